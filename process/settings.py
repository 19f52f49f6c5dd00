"""What the operator may set, from `.env` and the environment, checked before anything starts."""

from __future__ import annotations

import io
import ipaddress
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from dotenv.parser import Original, parse_stream

from engine.core.tokens import shown
from process import shards
from process.mistakes import BadSettings as BadSettings
from process.shards import Shards

SYNCS: tuple[Literal["full", "normal"], ...] = ("full", "normal")
THINKERS = tuple("01234")
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
_TOKEN = re.compile(r"[\w.-]{20,200}")
_PORT = re.compile(r"[0-9]{1,5}")
_LAST_PORT = 65_535
_SERVERS = ("postgresql://", "postgres://")
_MAP = "HARBORMASTER_MAP_"
HERE = "127.0.0.1"  # whoever else is on the network cannot reach it


@dataclass(frozen=True, slots=True)
class Settings:
    """How this bot runs."""

    token: str  # empty: the playground
    database: Path | str | None  # a file, or the address of a server; None: not chosen
    backups: Path | None
    sync: Literal["full", "normal"]  # how hard the database presses for what it wrote to be on disk
    log_level: str | None  # None: not chosen
    port: int
    api_base: str | None
    gateway: str | None
    maps: Mapping[str, Path]  # games on a map of the operator's own, by id
    thinkers: int | None  # processes in which players of code think; None: not chosen
    shards: Shards | None = None  # of Discord that this process serves; None: all, in one line
    metrics: tuple[str, int] | None = None  # where figures can be fetched; None: nowhere

    def __repr__(self) -> str:
        """Never the token or a password."""
        where = self.database if isinstance(self.database, Path) else bool(self.database)
        return f"Settings(database={where}, log_level={self.log_level}, port={self.port})"


def read_env_file(path: Path) -> dict[str, str]:
    """`NAME=value` lines as python-dotenv reads them; a line it cannot read is refused."""
    try:
        lines = io.StringIO(path.read_text(encoding="utf-8"))
    except (FileNotFoundError, IsADirectoryError):
        return {}
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettings("bot-set-file", file=path.name, detail=str(error)) from error
    found: dict[str, str] = {}
    for line in parse_stream(lines):
        if line.error or (line.key and line.value is None):
            raise BadSettings("bot-set-line", line=_number(line.original), file=path.name)
        if line.key and line.value is not None:
            found[line.key] = line.value
    return found


def _number(original: Original) -> int:
    """The line where it stands; python-dotenv counts from the empty lines before it."""
    before = original.string[: len(original.string) - len(original.string.lstrip())]
    return original.line + before.count("\n")


def load(folder: Path, environment: Mapping[str, str] = os.environ) -> Settings:
    """The environment wins over `.env`; the first mistake is refused."""
    known = {**read_env_file(folder / ".env"), **environment}
    api_base, gateway = known.get("DISCORD_API_BASE"), known.get("DISCORD_GATEWAY_URL")
    if bool(api_base) != bool(gateway):
        raise BadSettings("bot-set-both")
    token, database = (
        _token(known.get("DISCORD_TOKEN", "")),
        _database(known.get("HARBORMASTER_DB")),
    )
    return Settings(
        token=token,
        database=database,
        backups=_writable("HARBORMASTER_BACKUPS", known.get("HARBORMASTER_BACKUPS"), folder=True),
        sync=_sync(known.get("HARBORMASTER_SYNC") or SYNCS[0]),
        log_level=_level(known.get("LOG_LEVEL")),
        port=port_number(known.get("PORT") or "8420"),
        api_base=_loopback("DISCORD_API_BASE", api_base),
        gateway=_loopback("DISCORD_GATEWAY_URL", gateway),
        maps={
            name.removeprefix(_MAP).lower(): Path(path)
            for name, path in known.items()
            if name.startswith(_MAP) and path
        },
        thinkers=_thinkers(known.get("HARBORMASTER_THINKERS")),
        shards=_shards(known.get("HARBORMASTER_SHARDS"), database),
        metrics=_address(known.get("HARBORMASTER_METRICS")),
    )


def _token(value: str) -> str:
    if value and not _TOKEN.fullmatch(value):
        raise BadSettings("bot-set-token")
    return value


def _sync(value: str) -> Literal["full", "normal"]:
    for known in SYNCS:
        if value.lower() == known:
            return known
    raise BadSettings("bot-set-sync", value=shown(value), choices=", ".join(SYNCS))


def _thinkers(value: str | None) -> int | None:
    """Few: they only share the processors there are."""
    if not value:
        return None
    if value not in THINKERS:
        raise BadSettings("bot-set-thinkers", value=shown(value), most=THINKERS[-1])
    return int(value)


def _shards(value: str | None, database: Path | str | None) -> Shards | None:
    """A file belongs to one process, which then serves all shards."""
    found = shards.read(value) if value else None
    if found and not found.all and not isinstance(database, str):
        raise BadSettings("bot-set-shards-alone")
    return found


def _address(value: str | None) -> tuple[str, int] | None:
    """A port of this machine alone, or a host and a port."""
    if not value:
        return None
    host, _, port = value.rpartition(":")
    if not (_PORT.fullmatch(port) and int(port) <= _LAST_PORT) or (":" in value and not host):
        raise BadSettings("bot-set-metrics", value=shown(value))
    return host.strip("[]") or HERE, int(port)


def _level(value: str | None) -> str | None:
    if not value:
        return None
    if value.upper() not in LEVELS:
        raise BadSettings("bot-set-level", value=shown(value), choices=", ".join(LEVELS))
    return value.upper()


def port_number(value: str) -> int:
    """A port as somebody typed it."""
    if not (_PORT.fullmatch(value) and int(value) <= _LAST_PORT):
        raise BadSettings("bot-set-port", value=shown(value))
    return int(value)


def _loopback(name: str, value: str | None) -> str | None:
    """Another Discord than Discord's may only be one on this machine."""
    if not value:
        return None
    try:
        host = urlsplit(value).hostname or ""
        local = host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        local = False
    if not local:
        raise BadSettings("bot-set-loopback", name=name, value=shown(value))
    return value.rstrip("/")


def _database(value: str | None) -> Path | str | None:
    """A file, or the address of a server."""
    return value if value and value.startswith(_SERVERS) else _writable("HARBORMASTER_DB", value)


def _writable(name: str, value: str | None, *, folder: bool = False) -> Path | None:
    """A file or a folder that can be written, or made; whoever needs it makes it."""
    if not value:
        return None
    path = Path(value)
    try:
        usable = _is_usable(path, folder=folder)
    except (OSError, ValueError):
        usable = False
    if not usable:
        raise BadSettings("bot-set-folder", name=name, path=" ".join(value.split()))
    return path


def _is_usable(path: Path, *, folder: bool) -> bool:
    if path.exists():
        return path.is_dir() == folder and os.access(path, os.W_OK)
    nearest = next(parent for parent in path.absolute().parents if parent.exists())
    return nearest.is_dir() and os.access(nearest, os.W_OK | os.X_OK)
