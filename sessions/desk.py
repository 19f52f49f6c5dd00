"""One person's place at a table: what they may settle in advance, have settled, what became of it.

All of it is looked at with their own eyes: their view, and the events that they could see.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from logging import getLogger
from typing import Any

from db import standing
from db.connection import Connection
from db.standing import Instruction, News, Wording
from db.tables import Table
from engine.core.decision import Option, Seat
from engine.core.errors import without_values
from engine.core.frame import Event
from engine.core.standing import Standing, answered
from engine.core.words import Msg
from sessions.context import Live
from sessions.sight import happened

_log = getLogger(__name__)
MOST = 10  # at one table and for one person: as many as one page has room for


@dataclass(frozen=True, slots=True)
class Kind:
    """Something that may be settled now, and how."""

    number: int  # among all kinds of the game
    key: str
    title: Msg
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Given:
    """Something that somebody has settled."""

    n: int
    set_at: int
    key: str
    choice: str
    title: Msg
    said: Wording


@dataclass(frozen=True, slots=True)
class Became:
    """What became of it: it has answered so many times, or it has ended."""

    what: str  # used, ended
    title: Msg
    said: Wording
    times: int


@dataclass(frozen=True, slots=True)
class Advance:
    """All that somebody may settle and has settled at a table."""

    table: Table
    kinds: tuple[Kind, ...]
    given: tuple[Given, ...]  # the oldest first
    became: tuple[Became, ...]
    asked: bool  # something is asked already, which must be answered by hand
    nothing: Msg  # why nothing may be settled, where that is so

    @property
    def is_full(self) -> bool:
        """Whether something has to be cancelled first."""
        return len(self.given) >= MOST


@dataclass(frozen=True, slots=True)
class Desk:
    """Where one person's instructions lie, read in one transaction."""

    db: Connection
    table: Table
    live: Live
    seat: Seat

    @property
    def user(self) -> int:
        """Who sits here."""
        return self.table.chairs[self.seat].user

    @property
    def revision(self) -> int:
        """How far this person has seen the game."""
        return self.live.seen_by(self.seat)[0].revision

    def advance(self, *, tell: bool = True) -> Advance:
        """Everything there is to show; what is news is told with it."""
        given = tuple(self._shown(each) for each in reversed(self.given()))
        kinds, asked = tuple(self.kinds()), self.seat in self.live.published.asked
        return Advance(self.table, kinds, given, self.became(tell=tell), asked, self._nothing())

    def kinds(self) -> Iterator[Kind]:
        """What may be settled now."""
        view = self._view()
        for number, kind in enumerate(self.live.game.standing):
            if options := tuple(kind.choices(view)):
                yield Kind(number, kind.key, self._title(kind.key), options)

    def given(self) -> list[Instruction]:
        """What is settled, the newest first; what has ended is no more from here on."""
        found = standing.of(self.db, self.table.id, self.user)
        ended = [given for given in found if self._has_ended(given)]
        for given in reversed(ended):
            standing.note(self.db, given, standing.ENDED, self.revision)
        standing.drop(self.db, ended)
        return [given for given in found if given not in ended]

    def became(self, *, tell: bool) -> tuple[Became, ...]:
        """What this person has not been told yet."""
        found = standing.news(self.db, self.table.id, self.user)
        if found and tell:
            standing.told(self.db, self.table.id, self.user)
        return tuple(self._news(each) for each in found)

    def applying(self, asked: int | None = None) -> tuple[Instruction, tuple[str, ...]] | None:
        """What answers what is asked now: the game says which kind first, then the newest.

        Only what was given before the question had this number; what others do aside may change
        what it offers, and its number, after it was put.
        """
        number = self.live.seen_by(self.seat)[0].asked.get(self.seat, 0) if asked is None else asked
        found = [given for given in self.given() if given.since < number]
        for kind in self.live.game.standing:
            for given in found:
                picks = self._picks(kind, given) if given.key == kind.key else None
                if picks is not None:
                    return given, picks
        return None

    def _picks(self, kind: Standing[Any], given: Instruction) -> tuple[str, ...] | None:
        asked = self.live.question(self.seat)
        if asked is None:
            return None
        try:
            return answered(kind, self._view(), asked, self._since(given), given.choice)
        except Exception as error:
            self._broken(error)
            return None  # they are asked

    def _kind(self, key: str) -> Standing[Any] | None:
        """A kind that the game knows today."""
        return next((kind for kind in self.live.game.standing if kind.key == key), None)

    def _has_ended(self, given: Instruction) -> bool:
        if (kind := self._kind(given.key)) is None:
            return True
        try:
            return kind.ended(self._view(), self._since(given), given.choice)
        except Exception as error:
            self._broken(error)
            return False  # its owner may still cancel it

    def _broken(self, error: Exception) -> None:
        """A rule that fails keeps nobody from looking, and tells nobody what was set."""
        _log.error("table %d: an answer in advance fails, %s", self.table.id, without_values(error))

    def _since(self, given: Instruction) -> Sequence[Event]:
        return happened(self.db, self.table, given.since, self.revision, self.seat)

    def _view(self) -> Any:
        return self.live.game.view(self.live.seen_by(self.seat)[0], self.seat)

    def _title(self, key: str) -> Msg:
        return Msg(f"{self.live.game.meta.prefix}-standing-{key}")

    def _nothing(self) -> Msg:
        """Not now; or never, and the game says why."""
        game = self.live.game
        return Msg("ahead-nothing" if game.standing else f"{game.meta.prefix}-standing-none")

    def _shown(self, given: Instruction) -> Given:
        title = self._title(given.key)
        return Given(given.n, given.set_at, given.key, given.choice, title, given.said)

    def _news(self, news: News) -> Became:
        return Became(news.what, self._title(news.key), news.said, news.times)
