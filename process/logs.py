"""Log lines of `key=value` pairs, with the token blotted out wherever it may turn up."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from engine.core.errors import Unstored

_PLAIN = re.compile(r"[\w.:/+<>-]+")
_BLOT = "[secret]"
_A_WHILE = 60.0
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


class Seldom(logging.Filter):
    """A store that fails says so in one line without a traceback, and not again for a minute."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._said: dict[tuple[str, str, str], float] = {}
        self._kept_back: Counter[tuple[str, str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this line is news."""
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, Unstored):
            return True
        key = (record.name, str(record.msg), str(error))
        self._kept_back[key] += 1
        if self._clock() - self._said.get(key, -_A_WHILE) < _A_WHILE:
            return False
        self._said[key] = self._clock()
        record.exc_info = None
        fields = {**getattr(record, "fields", {}), "why": str(error)}
        record.fields = {**fields, "times": self._kept_back.pop(key)}
        return True


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
    handler.addFilter(Seldom())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelName(level)))
