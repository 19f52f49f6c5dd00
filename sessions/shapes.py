"""What goes into a use case and what comes out: plain values, no sentences, no Discord."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from db.outbox import Notice as Notice
from db.people import User as User
from db.tables import Chair as Chair
from db.tables import Table as Table
from engine.core.decision import Decision, Seat
from engine.core.errors import Refused
from engine.core.frame import Event, Outcome
from engine.core.match import View
from engine.core.words import Msg
from render.picture import Picture as Picture


class TableError(Refused):
    """A use case that cannot be done; the message says why and what can."""


class NotStarted(TableError):
    """The table is still a lobby, or ended as one."""


@dataclass(frozen=True, slots=True)
class Person:
    """Who acts, as Discord knows them now."""

    id: int
    name: str
    language: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where something happens; the language is the server's."""

    server: int
    channel: int
    language: str


@dataclass(frozen=True, slots=True)
class Ask:
    """An open question as its owner sees it, with what the draft of this turn holds so far."""

    table: Table
    seat: Seat
    decision: Decision
    asked: int
    drafted: tuple[Event, ...]
    can_step_back: bool
    waiting: tuple[Seat, ...]  # whom the table waits for


@dataclass(frozen=True, slots=True)
class Step:
    """What an answer or a step back led to."""

    table: Table
    ask: Ask | None  # the same seat's next question, if it has one
    events: tuple[Event, ...]  # what the actor may know of what happened
    published: bool  # the channel gets a new poster
    refused: Refused | None = None  # why the rest of a typed line was not played


@dataclass(frozen=True, slots=True)
class Poster:
    """The public face of a table at one revision."""

    table: Table
    revision: int
    view: View[Any, Any, Any]
    waiting: tuple[Chair, ...]
    changes: tuple[Event, ...]  # the last turn
    outcome: Outcome | None
    fingerprint: str  # of the seed, so that anybody can check the shuffles at the end
    seed: int | None  # shown when the game is over, with the salt
    salt: str | None


@dataclass(frozen=True, slots=True)
class HandShown:
    """A seat's private page."""

    table: Table
    seat: Seat
    lines: tuple[Msg, ...]
    asked: bool


@dataclass(frozen=True, slots=True)
class LogPage:
    """Some lines of the log, oldest first."""

    table: Table
    page: int
    more: bool
    events: tuple[tuple[int, Event], ...]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One completion of a typed move."""

    text: str
    label: Msg
