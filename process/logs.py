"""Log lines of `key=value` pairs, with the token blotted out wherever it may turn up."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import Any

_PLAIN = re.compile(r"[\w.:/+<>-]+")
_BLOT = "[secret]"
_WEBHOOK = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.-]+")


class KeyValues(logging.Formatter):
    """One line a record: time, level, where, what, then the fields."""

    def __init__(self, *secrets: str) -> None:
        super().__init__()
        self._secrets = [secret for secret in secrets if secret]

    def format(self, record: logging.LogRecord) -> str:
        """The record as pairs, then its traceback if it has one."""
        pairs: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        line = " ".join(f"{key}={_shown(value)}" for key, value in pairs.items())
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        return self._blotted(line)

    def _blotted(self, line: str) -> str:
        for secret in self._secrets:
            line = line.replace(secret, _BLOT)
        return _WEBHOOK.sub(rf"\1{_BLOT}", line)  # interaction tokens are part of addresses


def _shown(value: object) -> str:
    text = str(value)
    return text if _PLAIN.fullmatch(text) else json.dumps(text, ensure_ascii=False)


def note(
    log: logging.Logger,
    event: str,
    *,
    error: BaseException | None = None,
    level: int | None = None,
    **fields: Any,
) -> None:
    """One structured line; with an error, its traceback too."""
    chosen = level if level is not None else logging.ERROR if error else logging.INFO
    log.log(chosen, event, extra={"fields": fields}, exc_info=error)


def to_stderr(level: str, *secrets: str) -> None:
    """Everything the process logs goes to stderr, a line each."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(KeyValues(*secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelName(level)))
