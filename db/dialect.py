"""The SQL that every database of ours understands, and what a use case may ask of a connection."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

Values: TypeAlias = Sequence[Any] | Mapping[str, Any]


class Rows(Protocol):
    """What a statement has found or changed."""

    @property
    def rowcount(self) -> int:
        """How many rows it has changed."""

    @property
    def description(self) -> Any:
        """Its columns, each with its name first."""

    def fetchone(self) -> Any:
        """The next row, or None."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""

    def __iter__(self) -> Iterator[Any]:
        """Row by row."""

    def close(self) -> None:
        """No more of it is wanted."""


class Connection(Protocol):
    """What a use case works on inside its transaction."""

    @property
    def total_changes(self) -> int:
        """How many rows were changed so far."""

    def execute(self, sql: str, parameters: Any = ..., /) -> Rows:
        """One statement; parameters are `?`, or `?1` where one stands in several places."""

    def executemany(self, sql: str, parameters: Iterable[Any], /) -> Rows:
        """The same for each of some rows."""


def replacing(table: str, columns: str, key: str) -> str:
    """A statement that puts a row in the place of the one with the same key, if there is one."""
    names, keys = columns.split(", "), key.split(", ")
    rest = ", ".join(f"{name} = excluded.{name}" for name in names if name not in keys)
    marks = ", ".join("?" * len(names))
    return (
        f"INSERT INTO {table} ({columns}) VALUES ({marks}) ON CONFLICT ({key}) DO UPDATE SET {rest}"
    )


def larger(one: str, other: str) -> str:
    """The larger of two numbers, as what SQLite calls it is an aggregate elsewhere."""
    return f"CASE WHEN {one} < {other} THEN {other} ELSE {one} END"


def smaller(one: str, other: str) -> str:
    """The smaller of two numbers."""
    return f"CASE WHEN {other} < {one} THEN {other} ELSE {one} END"
