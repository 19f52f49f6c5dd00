"""Every question that the repositories ask a database, and how SQLite goes about it."""

from __future__ import annotations

import inspect
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from functools import partial
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Union, get_args, get_origin, get_type_hints

import db as room
from db.connection import Connection
from db.dialect import Rows

_RARELY = ("privacy", "retention")  # once a day, and where somebody wants to be forgotten
_MADE: dict[Any, Any] = {int: 1, str: "x", bytes: b"{}", bool: True, float: 1.0}


@dataclass
class Explained:
    """A connection that has everything explained before it is done."""

    db: Connection
    plans: dict[str, list[str]]

    def execute(self, query: str, values: Any = ()) -> Rows:
        """The plan first."""
        rows = self.db.execute(f"EXPLAIN QUERY PLAN {query}", values).fetchall()
        self.plans.setdefault(query, [step for *_, step in rows])
        return self.db.execute(query, values)

    def executemany(self, query: str, rows: Iterable[Any]) -> Rows:
        """Each row is written by its key."""
        return self.db.executemany(query, rows)


def asked(db: Connection) -> dict[str, dict[str, list[str]]]:
    """By repository and function, every query and the steps by which it is answered."""
    return {name: _plans(db, work) for name, work in repositories()}


def repositories() -> Iterator[tuple[str, Callable[..., Any]]]:
    """What is asked in the course of a day, each function by its name."""
    for module in iter_modules(room.__path__):
        if module.name in (*_RARELY, "__main__"):
            continue
        content = import_module(f"db.{module.name}")
        for name, work in inspect.getmembers(content, inspect.isfunction):
            first = next(iter(inspect.signature(work).parameters), None)
            own = work.__module__ == content.__name__ and not name.startswith("_")
            if own and first == "db" and module.name != "file":
                yield f"{module.name}.{name}", work


def _plans(db: Connection, work: Callable[..., Any]) -> dict[str, list[str]]:
    explained = Explained(db, {})
    done_and_taken_back(db, partial(filled(work), explained))
    return explained.plans


def done_and_taken_back(db: Connection, work: Callable[[], Any]) -> None:
    """Words that a column does not take are no matter here."""
    db.execute("BEGIN")
    try:
        with suppress(sqlite3.IntegrityError):
            work()
    finally:
        db.execute("ROLLBACK")


def filled(work: Callable[..., Any]) -> Callable[[Any], Any]:
    """The same function of a connection alone, with something in the place of all else."""
    hints, given = get_type_hints(work), inspect.signature(work).parameters.values()
    others = [each for each in given if each.name != "db"]
    ordered = [_made(hints[p.name]) for p in others if p.kind is not p.KEYWORD_ONLY]
    named = {p.name: _made(hints[p.name]) for p in others if p.kind is p.KEYWORD_ONLY}
    return lambda db: work(db, *ordered, **named)


def _made(kind: Any) -> Any:
    """Something of this type: a number is 1, which is a table, a seat's user and a message."""
    origin, parts = get_origin(kind), get_args(kind)
    if kind in _MADE:
        return _MADE[kind]
    if type(None) in parts:
        return _made(next(part for part in parts if part is not type(None)))
    if origin is Union:
        return _made(parts[0])
    if origin is Callable:
        return lambda *_: 1
    if origin is Mapping:
        return {}
    if origin in (Iterable, Sequence, list, set, tuple):
        return (origin if origin in (list, set, tuple) else list)([_made(parts[0])])
    return _made_of(kind)


def _made_of(kind: Any) -> Any:
    if issubclass(kind, Enum):
        return next(iter(kind))
    hints, needed = get_type_hints(kind), inspect.signature(kind).parameters.values()
    return kind(*(_made(hints[each.name]) for each in needed if each.default is each.empty))
