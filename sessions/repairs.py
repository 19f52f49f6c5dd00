"""What those who manage a server can do for its tables, told to everybody there (row M7)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from db import (
    bulletins,
    handovers,
    left_behind,
    matches,
    outbox,
    people,
    tables,
    troubles,
)
from db.connection import Connection
from db.tables import Chair, Table
from db.troubles import Trouble
from engine.core.decision import Seat
from engine.core.seats import LETTERS
from engine.core.words import Arg, Msg, msg
from sessions import deputies, owing, ticking
from sessions.context import Context
from sessions.house_rules import check_place
from sessions.ledger import Also, Ledger
from sessions.pace import begin_again, put_off
from sessions.play import Play
from sessions.seats import give, leave
from sessions.shapes import Person, Place, Point, TableError

REASONS = ("away", "missing", "dispute", "wish")  # why a table is paused
MOST_POINTS = 25  # what one menu takes
_LOOKED_THROUGH = 4 * MOST_POINTS  # hand-overs; to some of them a way back has led
_MOST_TROUBLES = 3


class Repairs:
    """Use cases of managers; whoever calls them has checked that somebody is one."""

    def __init__(self, context: Context, play: Play) -> None:
        self._context = context
        self._play = play
        self._ledger = Ledger(context)

    async def pause(
        self, table: int, person: Person, why: str, until: int = 0, also: Also = None
    ) -> Table:
        """Nobody is called and nobody can play until somebody lets it go on, or until then."""
        if why not in REASONS:
            raise TableError("bot-unknown-choice", choices=", ".join(REASONS))

        def work(db: Connection, now: int) -> None:
            known = _playing(db, table)
            if known.paused_by is not None:
                raise TableError("tables-paused-already")
            if also is not None:
                also(db)
            if person.name:  # else it was asked for by somebody who plays here
                people.meet_user(db, person)
            tables.pause(db, table, person.id, why, until)
            ticking.settle(db, now, table)
            owing.changed(db, known, now)
            owing.told(db, known, person.id, _did_pause(why, until), now)

        return await self._done(table, work)

    async def resume(
        self, table: int, person: Person, did: str = "tables-did-resume", also: Also = None
    ) -> Table:
        """It goes on: whoever is up is called again."""

        def work(db: Connection, now: int) -> None:
            known = _playing(db, table)
            if known.paused_by is None:
                raise TableError("tables-not-paused")
            if also is not None:
                also(db)
            tables.pause(db, table, None)
            owing.anew(db, known, now)
            begin_again(self._context, db, table)
            ticking.settle(db, now, table)
            owing.told(db, known, person.id, Msg(did), now)

        return await self._done(table, work)

    async def move(self, table: int, person: Person, place: Place, *, manages: bool) -> Table:
        """To another channel, or where it stood before; what is owed comes there."""
        if not manages:
            check_place(self._context.rules(place.server), place)

        def work(db: Connection, now: int) -> None:
            known = _live(db, table)
            if known.server != place.server:
                raise TableError("bot-no-such-table")
            there = tables.find_in_channel(db, place.channel)
            if there is not None and there.id != table and there.status in tables.LIVE:
                raise TableError("bot-channel-busy", table=there.id)
            owing.anew(db, known, now)
            goes_on = put_off if known.parked is None else begin_again
            goes_on(self._context, db, table)
            bulletins.redirect(db, table, place.channel, now)
            _leave_thread(db, known, place.channel, now)
            tables.move(db, table, place.channel)
            ticking.moved(db, table, now)
            for chair in known.chairs:  # their letters lead to the channel
                if chair.taken:
                    outbox.owe(db, table, "hand", max(known.poster_revision, 0), now, chair.seat)
            outbox.hurry(db, table, now)
            owing.told(db, _live(db, table), person.id, msg("tables-did-move"), now)

        return await self._done(table, work)

    async def vacate(self, table: int, person: Person, seat: Seat, player: int) -> Table:
        """This player no longer sits here; whoever likes may take the seat as it is."""

        def work(db: Connection, now: int) -> None:
            known, chair = _chair(db, table, seat, player)
            if chair.vacant:
                raise TableError("tables-vacant-already")
            _vacate(db, known, chair, person.id, "tables-did-vacate", now)

        return await self._done(table, work)

    async def left_server(self, table: int, seat: Seat, player: int) -> Table:
        """This player is no longer on the server and cannot be reached: the seat is vacant."""

        def work(db: Connection, now: int) -> None:
            known, chair = _chair(db, table, seat, player)
            _vacate(db, known, chair, player, "tables-did-leave", now)

        return await self._done(table, work)

    async def reassign(
        self, table: int, person: Person, seat: Seat, before: int, player: Person
    ) -> Table:
        """Somebody else sits here from now on, with the hand that goes with the seat."""

        def work(db: Connection, now: int) -> None:
            known, chair = _chair(db, table, seat, before)
            if known.seat_of(player.id) is not None:
                raise TableError("bot-seated-already")
            deputies.check_eyes(db, known, seat, player.id)
            people.introduce(db, player)
            give(db, known, chair, player.id, now)
            after = _playing(db, table).chairs[seat]
            owing.told(db, known, person.id, about("tables-did-reassign", after), now)

        return await self._done(table, work)

    # -- what needs somebody who does not sit at the table, or a vote of those who do --------------

    async def answer_for(self, known: Table, seat: Seat, revision: int, also: Also) -> None:
        """Answer for a seat that is missed, as its questions themselves say."""
        await self._play.stand_in(known.id, seat, revision, also)
        self._context.nudge()

    async def take_back(self, known: Table, to: int, revision: int, also: Also) -> None:
        """Back to an earlier hand-over."""
        async with self._context.lock(known.id):
            live = await self._context.live(known)
            if live.published.revision != revision:
                raise TableError("tables-moved-on")
            await self._ledger.roll_back(known, live, to, also)
        self._context.nudge()

    async def revision(self, table: Table) -> int:
        """Of the position that the channel has been shown."""
        return (await self._context.live(table)).published.revision

    # -- looking ----------------------------------------------------------------------------------

    async def points(self, table: int) -> list[Point]:
        """The hand-overs one could go back to, newest first."""
        known = await self._context.table(table)
        live = await self._context.live(known)

        def work(db: Connection) -> list[Point]:
            found = handovers.revisions(db, table, live.published.revision, _LOOKED_THROUGH)
            turns = [(now, before) for now, before in _pairs(found) if _played(db, table, now)]
            return [_point(db, table, now, before) for now, before in turns[:MOST_POINTS]]

        return await self._context.db.run(work)

    async def point(self, table: int, revision: int) -> Point | None:
        """One of them."""
        return next((p for p in await self.points(table) if p.revision == revision), None)

    async def before_last_turn(self, table: int, seat: Seat) -> int | None:
        """Where somebody's own last turn began, as everybody has seen it; None before their first.

        Of the list of positions alone: what is not in it is too long ago.
        """
        known = await self._context.table(table)
        shown = await self.revision(known)
        last = await self._context.db.run(lambda db: matches.given(db, table, shown))
        points = await self.points(table)
        led = [last[0] if last else None, *(point.seat for point in points)]
        return next(
            (p.revision for whose, p in zip(led, points, strict=False) if whose == seat), None
        )

    async def troubles(self, table: int) -> list[Trouble]:
        """The newest failures at a table."""
        return await self._context.db.run(lambda db: troubles.of_table(db, table, _MOST_TROUBLES))

    async def _done(self, table: int, work: Callable[[Connection, int], None]) -> Table:
        now = self._context.clock()
        async with self._context.lock(table):
            await self._context.db.run(lambda db: work(db, now))
            known = await self._context.table(table)
        self._context.nudge()
        return known


def _leave_thread(db: Connection, table: Table, channel: int, now: int) -> None:
    """A thread that was made for the table is put away when it moves elsewhere."""
    if table.parent is not None and table.channel != channel:
        left_behind.leave_thread(db, table.id, table.channel)
        outbox.owe(db, table.id, "thread", 0, now)


def _vacate(db: Connection, table: Table, chair: Chair, by: int, did: str, now: int) -> None:
    """Nobody sits here any more; the table is told who brought that about."""
    leave(db, table, chair, now)
    owing.changed(db, table, now)
    owing.told(db, table, by, about(did, chair), now)
    outbox.owe(db, table.id, "hand", max(table.poster_revision, 0), now, chair.seat)


def _live(db: Connection, table: int) -> Table:
    known = tables.find(db, table)
    if known is None:
        raise TableError("bot-no-such-table")
    if known.status not in tables.LIVE:
        raise TableError("bot-over-already")
    return known


def _playing(db: Connection, table: int) -> Table:
    known = _live(db, table)
    if known.status != "playing":
        raise TableError("bot-not-started")
    return known


def _chair(db: Connection, table: int, seat: Seat, player: int) -> tuple[Table, Chair]:
    """A seat on which this player sits, as whoever asked has seen."""
    known = _playing(db, table)
    if seat >= len(known.chairs):
        raise TableError("bot-no-such-seat")
    if known.chairs[seat].user != player:
        raise TableError("tables-moved-on")
    return known, known.chairs[seat]


def _did_pause(why: str, until: int) -> Msg:
    reason = Msg(f"tables-why-{why}")
    if until:
        return msg("votes-did-pause", why=reason, when=f"<t:{until}:f>")
    return msg("tables-did-pause", why=reason)


def about(key: str, chair: Chair, **more: Arg) -> Msg:
    """Something that was done about somebody's seat."""
    return msg(key, letter=LETTERS[chair.seat], name=_called(chair), **more)


def _called(chair: Chair) -> str:
    """Somebody as Discord shows them by number; a vacant seat by its letter, a bot by its name."""
    return f"<@{chair.user}>" if chair.taken else chair.name


def _pairs(revisions: list[int]) -> list[tuple[int, int]]:
    """Each hand-over with the one before it."""
    return list(pairwise([*revisions, -1]))


def _played(db: Connection, table: int, revision: int) -> bool:
    """Whether it is the deal or an answer led there; what was gone back to is in the list once."""
    return revision == 0 or matches.given(db, table, revision) is not None


def _point(db: Connection, table: int, now: int, before: int) -> Point:
    told = tuple(e for _, e in matches.events_between(db, table, before, now) if e.to is None)
    given = matches.given(db, table, now)
    return Point(now, given[1] if given else None, given[0] if given else None, told)
