"""Data files of a game: read, typed and checked; whatever is wrong is named."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

from msgspec import MsgspecError
from msgspec.json import Decoder

from engine.core.errors import BadData

T = TypeVar("T")


def checked(data: bytes, reader: Decoder[T], problems: Callable[[T], Iterable[str]]) -> T:
    """The components in a game's own data file."""
    return _checked(data, reader, problems, "core-data", "")


def load_own(path: Path, reader: Decoder[T], problems: Callable[[T], Iterable[str]]) -> T:
    """A file that an operator put in the place of ours; the error names it."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadData("core-map-broken", detail=f"{path.name}: {error.strerror}") from error
    return _checked(data, reader, problems, "core-map", f"{path.name}: ")


def _checked(
    data: bytes, reader: Decoder[T], problems: Callable[[T], Iterable[str]], key: str, file: str
) -> T:
    try:
        found = reader.decode(data)
    except (MsgspecError, UnicodeDecodeError) as error:
        raise BadData(f"{key}-broken", detail=f"{file}{error}") from error
    for problem in problems(found):
        raise BadData(f"{key}-wrong", detail=f"{file}{problem}")
    return found
