"""What goes into a use case and what comes out: plain values, no sentences, no Discord."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from db.audit import Line as Line
from db.bulletins import Bulletin as Bulletin
from db.counts import Standing as Standing
from db.due import Due as Due
from db.outbox import Going as Going
from db.outbox import Notice as Notice
from db.people import Person as Person
from db.people import User as User
from db.privacy import FORGOTTEN as FORGOTTEN
from db.proposals import Proposal as Proposal
from db.proposals import Wish as Wish
from db.sendings import Sending as Sending
from db.tables import LIVE as LIVE
from db.tables import Chair as Chair
from db.tables import Table as Table
from db.times import WAYS as WAYS
from db.troubles import Trouble as Trouble
from engine.core.decision import Decision, Option, Seat
from engine.core.errors import IllegalAnswer, Refused
from engine.core.frame import Event, Outcome
from engine.core.game import Game
from engine.core.match import View
from engine.core.words import Msg
from render.picture import Named as Named
from render.picture import Picture as Picture
from render.picture import Told as Told


class TableError(Refused):
    """A use case that cannot be done; the message says why and what can."""


class NotStarted(TableError):
    """The table is still a lobby, or ended as one."""


class BotPlays(TableError):
    """Somebody would answer for whom a bot plays; one press and they play again."""

    def __init__(self, table: int) -> None:
        super().__init__("bots-plays-for-you")
        self.table = table


class Explained(IllegalAnswer):
    """An answer that was refused; the reason may name the people at its table."""

    def __init__(self, table: Table, refused: IllegalAnswer) -> None:
        super().__init__(refused.why.key, refused.nearest, refused.wanted)
        self.why = refused.why
        self.names = table.names()


class NotSure(Exception):
    """What was picked spends something for good, so whoever picked it is asked once more."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where something happens; the language is the server's."""

    server: int
    channel: int
    language: str
    within: tuple[int, ...] = ()  # what the channel is in: of a thread its channel, a category


@dataclass(frozen=True, slots=True)
class Point:
    """A hand-over that a game can go back to, and what everybody saw happen in it."""

    revision: int
    at: int | None
    seat: Seat | None  # whose answer it was
    told: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Own:
    """A table somebody sits at, and whether it waits for them."""

    table: Table
    waits: bool = False
    readable: bool = True  # its match can be read; if not, the other tables still can
    waiting: tuple[Chair, ...] = ()  # whom it waits for
    since: int = 0  # when the first of them was asked
    deadline: int | None = None  # by when whoever looks must have answered, if their clock runs


@dataclass(frozen=True, slots=True)
class Seen:
    """What one pair of eyes sees of a table at one moment: texts and pictures are made from it."""

    game: Game[Any, Any]
    table: Table
    view: View[Any, Any, Any]
    question: Decision | None  # one's own
    changes: tuple[Event, ...]  # the last turn, or one's own so far
    revision: int
    calls: Mapping[Seat, Msg] = field(default_factory=dict)  # what seats are wanted for, in public
    shortcuts: tuple[Option, ...] = ()  # of whoever is up, in public
    acted: Mapping[Seat, str] = field(default_factory=dict)  # friends who have played, by name

    @property
    def seat(self) -> Seat | None:
        """Whose eyes; None for a spectator's."""
        return self.view.seat

    @property
    def asked(self) -> bool:
        """Whether the table waits for whoever sees this, and not for a bot that plays for them."""
        return any(chair.seat == self.seat and not chair.bot for chair in self.waiting)

    @property
    def waiting(self) -> tuple[Chair, ...]:
        """Whom the table waits for; one that was broken off waits for nobody."""
        if self.table.status == "ended":
            return ()
        return tuple(chair for chair in self.table.chairs if chair.seat in self.view.waiting)

    def lines(self) -> tuple[Msg, ...]:
        """All of it in words."""
        return tuple(line for part in self.game.describe(self.view) for line in part.lines)

    def own_lines(self) -> tuple[Msg, ...]:
        """What nobody else sees, in words."""
        parts = self.game.describe(self.view)
        return tuple(line for part in parts if part.private for line in part.lines)


@dataclass(frozen=True, slots=True)
class Turn:
    """What one pair of eyes may know of a turn; of the deal and what led to it nobody's."""

    seat: Seat | None
    events: tuple[Event, ...]
    acted: Mapping[Seat, str] = field(default_factory=dict)  # friends who played in it, by name


@dataclass(frozen=True, slots=True)
class Since:
    """What has happened since somebody's last own turn, or in the last round."""

    seen: Seen  # the position as it is now
    turns: tuple[Turn, ...]  # oldest first, one's own that has begun left out
    own: bool  # since a turn of one's own
    at: int  # when the first of them began
    points: Mapping[Seat, int]  # as far as these eyes know them
    before: Mapping[Seat, int]  # the same when the first of them began


@dataclass(frozen=True, slots=True)
class Lesson:
    """What somebody is shown in the step of their first game that they are at."""

    number: int  # from 1
    of: int  # how many there are
    title: Msg
    text: Msg
    done: bool  # what it is there to show has been done
    goal: tuple[str, ...] = ()  # events that show it
    again: bool = False  # it was read in an earlier turn

    @property
    def is_last(self) -> bool:
        """Whether no step comes after it."""
        return self.number == self.of


@dataclass(frozen=True, slots=True)
class Ask:
    """An open question as its owner sees it, with what the draft of this turn holds so far."""

    seen: Seen  # the position it is asked in: its text and its picture are made from this
    decision: Decision
    asked: int
    drafted: tuple[Event, ...]  # since the last turn, one's own steps and others' asides
    can_step_back: bool
    begun: bool  # some of this turn has been played
    lesson: Lesson | None = None  # in a first game

    @property
    def table(self) -> Table:
        """The table it is asked at."""
        return self.seen.table

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Whom the table waits for."""
        return self.seen.view.waiting


@dataclass(frozen=True, slots=True)
class Step:
    """What an answer or a step back led to."""

    table: Table
    ask: Ask | None  # the same seat's next question, if it has one
    events: tuple[Event, ...]  # what the actor may know of what happened
    published: bool  # the channel gets to see it
    owing: bool  # something is to be sent: to the channel, or only somebody's letter
    waiting: tuple[Chair, ...]  # whom the table waits for, as the channel knows
    refused: Refused | None = None  # why the rest of a typed line was not played


@dataclass(frozen=True, slots=True)
class Poster:
    """The public face of a table at one revision."""

    seen: Seen
    fingerprint: str  # of the seed, so that anybody can check the shuffles at the end
    seed: int | None  # shown when the game is over, with the salt
    salt: str | None
    late: bool = False  # it tells of more than one turn
    farewell: Msg | None = None  # at the end of a first game
    deadlines: Mapping[Seat, int] = field(default_factory=dict)  # of those whose clocks run

    @property
    def table(self) -> Table:
        """The table it is of."""
        return self.seen.table

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.seen.view.outcome


@dataclass(frozen=True, slots=True)
class LogPage:
    """Some lines of the log, oldest first."""

    table: Table
    page: int
    more: bool
    events: tuple[tuple[int, Event], ...]
    acted: Mapping[int, tuple[Seat, str]] = field(default_factory=dict)  # by revision, by whom


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One completion of a typed move."""

    text: str
    label: Msg
