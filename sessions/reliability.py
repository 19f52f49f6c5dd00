"""How reliable somebody is: turns in time, tables left in the middle; it fades (rows A18, L11).

It counts where there is a clock: neither practice nor games among friends. It is the same on every
server, and no history: sums that lose half their weight in 90 days.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from db import outbox, people, reliability, tables
from db.connection import Connection
from db.reliability import Sums
from db.tables import Table
from engine.core.decision import Seat
from sessions.context import Context
from sessions.paces import DAY, read
from sessions.shapes import Person

HALF_LIFE = 90 * DAY
_ENOUGH_TURNS, _ENOUGH_TABLES = 10, 3  # before they say anything
_MANY_TURNS = 30
Level: TypeAlias = Literal["unreliable", "ordinary", "reliable"]


@dataclass(frozen=True, slots=True)
class Record:
    """What is said of somebody, as far as there is enough to say."""

    turns: int = 0
    in_time: int | None = None  # percent of their turns
    dropped: int = 0  # of their tables
    tables: int | None = None
    hidden: bool = False  # they do not want it shown

    @property
    def level(self) -> Level:
        """Who may sit at more or fewer tables than others."""
        share = 100 if self.in_time is None else self.in_time
        lost = self.dropped / self.tables if self.tables else 0
        if share < 80 or lost >= 1 / 4:
            return "unreliable"
        many = self.turns >= _MANY_TURNS
        return "reliable" if many and share >= 95 and lost < 1 / 10 else "ordinary"


class Reliability:
    """Use cases of those who look at it, at others' or at their own."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def of(self, users: Iterable[int]) -> dict[int, Record]:
        """By person."""
        now, wanted = self._context.clock(), tuple(users)

        def work(db: Connection) -> dict[int, Record]:
            hidden = reliability.hidden(db, wanted)
            found = {user: record_of(db, user, now) for user in wanted}
            return {user: replace(found[user], hidden=user in hidden) for user in wanted}

        return await self._context.db.run(work)

    async def show(self, person: Person, *, shown: bool) -> None:
        """Whether lobbies show it; what they show already is made anew."""

        def work(db: Connection) -> None:
            people.meet_user(db, person)
            reliability.show(db, person.id, shown=shown)
            for table in tables.live_of_user(db, person.id):
                if table.status == "lobby":
                    outbox.owe(db, table.id, "refresh", 0, self._context.clock())

        await self._context.db.run(work)
        self._context.nudge()


def turn_ended(db: Connection, table: int, seat: Seat, now: int, *, in_time: bool) -> None:
    """Somebody has answered, or had their time run out over it."""
    known = tables.find(db, table)
    if known is not None and _counts(known) and known.chairs[seat].present:
        new = Sums(now, in_time=1) if in_time else Sums(now, late=1)
        _add(db, known.chairs[seat].user, new)


def finished(db: Connection, table: int, now: int) -> None:
    """A game was played to its end: everybody who sits there has kept their word."""
    known = tables.find(db, table)
    if known is not None and _counts(known):
        for chair in known.chairs:
            if chair.present:
                _add(db, chair.user, Sums(now, kept=1))


def dropped(db: Connection, table: Table, user: int, now: int) -> None:
    """Somebody has left a running game without anybody to take their seat, or was dropped."""
    if _counts(table) and user in table.people:
        _add(db, user, Sums(now, dropped=1))


def record_of(db: Connection, user: int, now: int) -> Record:
    """What there is to say of somebody now."""
    sums = _faded(reliability.find(db, user) or Sums(now), now)
    turns, played = sums.in_time + sums.late, sums.kept + sums.dropped
    record = Record(round(turns))
    if turns >= _ENOUGH_TURNS:
        record = replace(record, in_time=int(100 * sums.in_time / turns))
    if played >= _ENOUGH_TABLES:
        record = replace(record, dropped=round(sums.dropped), tables=round(played))
    return record


def allowed(record: Record, most: int) -> int:
    """At how many tables somebody may sit where the server lets that depend on it."""
    if record.level == "unreliable":
        return max(1, most // 2)
    return most + -(-most // 2) if record.level == "reliable" else most


def _counts(table: Table) -> bool:
    return not table.practice and read(table.terms).timed


def _add(db: Connection, user: int, new: Sums) -> None:
    old = _faded(reliability.find(db, user) or Sums(new.at), new.at)
    sums = Sums(
        new.at,
        old.in_time + new.in_time,
        old.late + new.late,
        old.kept + new.kept,
        old.dropped + new.dropped,
    )
    reliability.keep(db, user, sums)


def _faded(sums: Sums, now: int) -> Sums:
    """What is left of it by now; a clock that was put back adds nothing."""
    weight = 0.5 ** (max(0, now - sums.at) / HALF_LIFE)
    left = (sums.in_time, sums.late, sums.kept, sums.dropped)
    return Sums(now, *(each * weight for each in left))
