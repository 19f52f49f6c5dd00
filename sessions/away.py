"""Being away: own clocks stand still, nobody calls, within a budget a year (row A12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from db import activations, clocks, people, tables
from db.clocks import Absence
from db.connection import Connection
from db.tables import Table
from sessions import owing, ticking
from sessions.context import Context
from sessions.deputies import relieve_all
from sessions.paces import DAY
from sessions.shapes import Person, TableError


@dataclass(frozen=True, slots=True)
class Away:
    """How somebody stands: whether they are away, and how many days are left to them this year."""

    until: int | None
    days_left: int
    tables: tuple[Table, ...]  # running games that they sit at


class Absences:
    """Use cases of somebody who goes away."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def of(self, person: Person) -> Away:
        """How they stand."""
        now = self._context.clock()
        return await self._context.db.run(lambda db: self._stands(db, person.id, now))

    async def zone(self, person: Person) -> str:
        """Where they live, if they have said so."""
        return await self._context.db.run(lambda db: clocks.zone(db, person.id))

    async def leave(self, person: Person, until: int) -> Away:
        """Away from now on; said again, it counts until that day instead."""
        now = self._context.clock()

        def work(db: Connection) -> Away:
            people.meet_user(db, person)
            before = clocks.away(db, person.id)
            self._check(db, person.id, now, until)
            clocks.leave(db, person.id, before.since if before else now, until)
            relieve_all(db, person.id, now)
            _show(db, person.id, now)
            return self._stands(db, person.id, now)

        found = await self._context.db.run(work)
        self._context.nudge()
        return found

    async def come_back(self, person: Person) -> Away:
        """Here again, before the day or on it; what waits for them they see at once."""
        now = self._context.clock()

        def work(db: Connection) -> Away:
            if not clocks.come_back(db, person.id, now):
                raise TableError("clock-not-away")
            _show(db, person.id, now)
            return self._stands(db, person.id, now)

        found = await self._context.db.run(work)
        self._context.nudge()
        return found

    def _check(self, db: Connection, user: int, now: int, until: int) -> None:
        """Refuse what is past, or more days than the year has left."""
        if until <= now:
            raise TableError("clock-away-past")
        before, budget = clocks.away(db, user), self._budget(db, user)
        spent = [each for each in clocks.absences(db, user) if each != before]
        planned = Absence(user, before.since if before else now, until, until)
        for year in range(_year(now), _year(until) + 1):
            if _days([*spent, planned], year, now) > budget:
                left = max(0, budget - _days(spent, year, now))
                raise TableError("clock-away-budget", n=left, budget=budget)

    def _stands(self, db: Connection, user: int, now: int) -> Away:
        found = clocks.away(db, user)
        left = self._budget(db, user) - _days(clocks.absences(db, user), _year(now), now)
        playing = tuple(t for t in tables.live_of_user(db, user) if t.status == "playing")
        return Away(found.until if found else None, max(0, left), playing)

    def _budget(self, db: Connection, user: int) -> int:
        """The strictest of the servers where they play."""
        servers = {table.server for table in tables.live_of_user(db, user)} or {0}
        return min(self._context.rules(server).away_days for server in servers)


def _days(found: Sequence[Absence], year: int, now: int) -> int:
    """How many days of a calendar year somebody was away, begun ones included."""
    first, last = (int(datetime(y, 1, 1, tzinfo=UTC).timestamp()) for y in (year, year + 1))
    ended = ((each.since, each.back_at or now) for each in found)
    return -(-sum(max(0, min(end, last) - max(since, first)) for since, end in ended) // DAY)


def _year(moment: int) -> int:
    return datetime.fromtimestamp(moment, UTC).year


def end_all(db: Connection, now: int) -> bool:
    """Whoever said that they would be back by now is: what waits for them they are told anew."""
    found = clocks.over(db, now)
    for user in found:
        clocks.come_back(db, user, now)
        for table in _show(db, user, now):
            seat = table.seat_of(user)
            assert seat is not None
            if seat not in table.bots:
                activations.renew(db, table.id, seat, now)
    return bool(found)


def _show(db: Connection, user: int, now: int) -> list[Table]:
    """Their tables say so, and their clocks stand still or run."""
    found = tables.live_of_user(db, user)
    for table in found:
        ticking.settle(db, now, table.id)
        owing.changed(db, table, now)
    return found
