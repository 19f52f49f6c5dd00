"""Where a database is: a file, or a server's address."""

from __future__ import annotations

import re
from pathlib import Path

_SCHEMES = ("postgresql://", "postgres://")
_PASSWORD = re.compile(r"(?<=://)([^/@:\s]*):[^/\s]*@")
_PASSWORD_OPTION = re.compile(r"\b(password|sslpassword)=[^&\s]*")


def is_address(where: str | Path) -> bool:
    """Whether this is the address of a PostgreSQL server, and not a file."""
    return isinstance(where, str) and where.startswith(_SCHEMES)


def shown(where: str | Path) -> str:
    """The same as it may be read by anybody: without a password."""
    return _PASSWORD_OPTION.sub(r"\1=***", _PASSWORD.sub(r"\1@", str(where)))
