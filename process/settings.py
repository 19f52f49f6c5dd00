"""What the operator may set, from `.env` and the environment, checked before anything starts."""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from engine.core.errors import Refused
from engine.core.tokens import shown

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
_LINE = re.compile(r"\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*")
_TOKEN = re.compile(r"[\w.-]{20,200}")
_LAST_PORT = 65_535
_MAP = "HARBORMASTER_MAP_"


class BadSettings(Refused):
    """One setting that cannot be used; the message says how to set it right."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How this bot runs."""

    token: str  # empty: the playground
    database: Path | None  # None: not chosen
    backups: Path | None
    log_level: str | None  # None: not chosen
    port: int
    api_base: str | None
    gateway: str | None
    maps: Mapping[str, Path]  # games on a map of the operator's own, by id

    def __repr__(self) -> str:
        """Never the token."""
        return f"Settings(database={self.database}, log_level={self.log_level}, port={self.port})"


def read_env_file(path: Path) -> dict[str, str]:
    """`NAME=value` lines; comments, quotes and `export` are allowed."""
    if not path.is_file():
        return {}
    found: dict[str, str] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        parts = _LINE.fullmatch(line)
        if parts is None:
            raise BadSettings("bot-set-line", line=number, file=path.name)
        found[parts[1]] = _unquoted(parts[2])
    return found


def _unquoted(value: str) -> str:
    if len(value) > 1 and value[0] == value[-1] and value[0] in "\"'":
        return value[1:-1]
    return value.partition(" #")[0].rstrip()


def load(folder: Path, environment: Mapping[str, str] = os.environ) -> Settings:
    """The environment wins over `.env`; the first mistake is refused."""
    known = {**read_env_file(folder / ".env"), **environment}
    api_base, gateway = known.get("DISCORD_API_BASE"), known.get("DISCORD_GATEWAY_URL")
    if bool(api_base) != bool(gateway):
        raise BadSettings("bot-set-both")
    return Settings(
        token=_token(known.get("DISCORD_TOKEN", "")),
        database=_writable("HARBORMASTER_DB", known.get("HARBORMASTER_DB")),
        backups=_writable("HARBORMASTER_BACKUPS", known.get("HARBORMASTER_BACKUPS")),
        log_level=_level(known.get("LOG_LEVEL")),
        port=port_number(known.get("PORT") or "8420"),
        api_base=_loopback("DISCORD_API_BASE", api_base),
        gateway=_loopback("DISCORD_GATEWAY_URL", gateway),
        maps={
            name.removeprefix(_MAP).lower(): Path(path)
            for name, path in known.items()
            if name.startswith(_MAP) and path
        },
    )


def _token(value: str) -> str:
    if value and not _TOKEN.fullmatch(value):
        raise BadSettings("bot-set-token")
    return value


def _level(value: str | None) -> str | None:
    if not value:
        return None
    if value.upper() not in LEVELS:
        raise BadSettings("bot-set-level", value=shown(value), choices=", ".join(LEVELS))
    return value.upper()


def port_number(value: str) -> int:
    """A port as somebody typed it."""
    if not (value.isascii() and value.isdecimal() and int(value[:6]) <= _LAST_PORT):
        raise BadSettings("bot-set-port", value=shown(value))
    return int(value)


def _loopback(name: str, value: str | None) -> str | None:
    """Another Discord than Discord's may only be one on this machine."""
    if not value:
        return None
    host = urlsplit(value).hostname or ""
    try:
        local = host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        local = False
    if not local:
        raise BadSettings("bot-set-loopback", name=name, value=shown(value))
    return value.rstrip("/")


def _writable(name: str, value: str | None) -> Path | None:
    """A file or folder that is there, or can be made."""
    if not value:
        return None
    path = Path(value)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise BadSettings("bot-set-folder", name=name, path=shown(value)) from None
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise BadSettings("bot-set-folder", name=name, path=shown(value))
    return path
