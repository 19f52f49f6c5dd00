"""What those who manage a server can do for its tables, told to everybody there (row M7)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal

from db import (
    bulletins,
    left_behind,
    matches,
    outbox,
    people,
    proposals,
    tables,
    troubles,
)
from db.connection import Connection
from db.proposals import Proposal
from db.tables import Chair, Table
from db.troubles import Trouble
from engine.core.decision import Seat
from engine.core.frame import Event
from engine.core.seats import LETTERS
from engine.core.words import Msg, msg
from sessions import consent, owing, ticking
from sessions.context import Context
from sessions.house_rules import check_place
from sessions.ledger import Also, Ledger
from sessions.pace import begin_again, put_off
from sessions.play import Play
from sessions.seats import give, leave
from sessions.shapes import Person, Place, TableError

REASONS = ("away", "missing", "dispute", "wish")  # why a table is paused
MOST_POINTS = 25  # what one menu takes
_LOOKED_THROUGH = 4 * MOST_POINTS  # hand-overs; to some of them a way back has led
_MOST_TROUBLES = 3


@dataclass(frozen=True, slots=True)
class Point:
    """A hand-over that a game can go back to, and what everybody saw happen in it."""

    revision: int
    at: int | None
    seat: Seat | None  # whose answer it was
    told: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Done:
    """What became of a repair: it is done, or the others at the table are asked first."""

    table: Table
    asked: bool = False


@dataclass(frozen=True, slots=True)
class Agreed:
    """What became of a consent: whether it was the last one, or who is still missing."""

    table: Table
    proposal: Proposal
    point: Point | None  # that it would go back to
    missing: tuple[Chair, ...]
    how: Literal["waiting", "table", "manager"] = "waiting"


class Repairs:
    """Use cases of managers; whoever calls them has checked that somebody is one."""

    def __init__(self, context: Context, play: Play) -> None:
        self._context = context
        self._play = play
        self._ledger = Ledger(context)

    async def pause(self, table: int, person: Person, why: str) -> Table:
        """Nobody is called and nobody can play until somebody lets it go on."""
        if why not in REASONS:
            raise TableError("bot-unknown-choice", choices=", ".join(REASONS))

        def work(db: Connection, now: int) -> None:
            known = _playing(db, table)
            if known.paused_by is not None:
                raise TableError("tables-paused-already")
            people.meet_user(db, person)
            tables.pause(db, table, person.id, why)
            ticking.settle(db, now, table)
            owing.changed(db, known, now)
            reason = Msg(f"tables-why-{why}")
            owing.told(db, known, person.id, msg("tables-did-pause", why=reason), now)

        return await self._done(table, work)

    async def resume(self, table: int, person: Person) -> Table:
        """It goes on: whoever is up is called again."""

        def work(db: Connection, now: int) -> None:
            known = _playing(db, table)
            if known.paused_by is None:
                raise TableError("tables-not-paused")
            tables.pause(db, table, None)
            owing.anew(db, known, now)
            begin_again(self._context, db, table)
            ticking.settle(db, now, table)
            owing.told(db, known, person.id, msg("tables-did-resume"), now)

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
            people.introduce(db, player)
            give(db, known, chair, player.id, now)
            after = _playing(db, table).chairs[seat]
            owing.told(db, known, person.id, _about("tables-did-reassign", after), now)

        return await self._done(table, work)

    # -- what needs somebody who does not sit at the table, or the consent of those who do ---------

    async def stand_in(self, table: int, person: Person, seat: Seat, revision: int) -> Done:
        """Answer for a seat that is missed."""
        known = await self._now(table, revision)
        if seat >= len(known.chairs):
            raise TableError("bot-no-such-seat")
        if not await self._needs_consent(known, person):
            await self._stand_in(known, person, seat, revision)
            return Done(known)
        if seat not in (await self._context.live(known)).published.asked:
            raise TableError("tables-not-waited-for")
        return await self._propose(known, person, "fallback", seat)

    async def roll_back(self, table: int, person: Person, to: int, revision: int) -> Done:
        """Back to an earlier hand-over."""
        known = await self._now(table, revision)
        if not await self._needs_consent(known, person):
            await self._roll_back(known, person, to, revision)
            return Done(known)
        if await self.point(table, to) is None:
            raise TableError("tables-no-such-point")
        return await self._propose(known, person, "rollback", to)

    async def revision(self, table: Table) -> int:
        """Of the position that the channel has been shown."""
        return (await self._context.live(table)).published.revision

    async def _now(self, table: int, revision: int) -> Table:
        """A running game that still stands as it did when it was looked at."""
        known = await self._context.table(table)
        if known.status != "playing":
            raise TableError("bot-not-running")
        if await self.revision(known) != revision:
            raise TableError("tables-moved-on")
        return known

    async def agree(self, number: int, person: Person, proposal: int, *, manages: bool) -> Agreed:
        """Somebody at the table consents; a manager who is not concerned decides alone."""
        known = await self._context.table(number)
        consent.may_agree(known, person, manages=manages)
        if not await self._context.db.run(lambda db: consent.give(db, known, proposal, person.id)):
            raise TableError("tables-poll-over")
        asked = await self.asked(proposal)
        if asked is None:
            raise TableError("tables-poll-over")
        own = asked.proposal.user == person.id
        alone = manages and not own and not await self._concerned(known, person)
        if not alone and (asked.missing or known.seat_of(person.id) is None):
            return asked
        await self._carry_out(asked, person if alone else None)
        return replace(asked, missing=(), how="manager" if alone else "table")

    async def asked(self, proposal: int) -> Agreed | None:
        """How a proposal stands; None if it is over, or the game has gone on since."""

        def work(db: Connection) -> tuple[Proposal, set[int]] | None:
            found = proposals.find(db, proposal)
            open_ = found is not None and found.state == "open"
            return (found, proposals.agreed(db, proposal)) if found and open_ else None

        if (read := await self._context.db.run(work)) is None:
            return None
        found, agreed = read
        known = await self._context.table(found.table)
        if known.status != "playing" or await self.revision(known) != found.revision:
            return None
        back = found.kind == "rollback"
        point = await self.point(found.table, found.subject) if back else None
        if back and point is None:
            return None
        return Agreed(known, found, point, consent.missing(known, found, agreed))

    async def _needs_consent(self, known: Table, person: Person) -> bool:
        """Of somebody who plays against bots alone their own word is enough."""
        return not known.practice and await self._concerned(known, person)

    async def _concerned(self, known: Table, person: Person) -> bool:
        return await self._context.db.run(lambda db: consent.concerned(db, known, person.id))

    async def _propose(self, known: Table, person: Person, kind: str, subject: int) -> Done:
        """Ask the others in the table's channel, once."""
        live, now = await self._context.live(known), self._context.clock()
        wish = (known.id, person.id, kind, subject, live.published.revision)

        def work(db: Connection) -> None:
            if not proposals.is_asked(db, *wish):
                made = proposals.add(db, *wish, now)
                bulletins.owe(db, known.server, known.channel, "poll", made, now)

        await self._context.db.run(work)
        self._context.nudge()
        return Done(known, asked=True)

    async def _carry_out(self, asked: Agreed, alone: Person | None) -> None:
        """What was proposed, in the name of whoever proposed it or decided alone."""
        found = asked.proposal
        by = alone or Person(found.user, "", asked.table.language)
        work = self._stand_in if found.kind == "fallback" else self._roll_back
        await work(asked.table, by, found.subject, found.revision)

    async def _stand_in(self, known: Table, person: Person, seat: Seat, revision: int) -> None:
        what = _about("tables-did-stand-in", known.chairs[seat])
        also = self._telling(known, person, what)
        await self._play.stand_in(known.id, seat, revision, also)
        self._context.nudge()

    async def _roll_back(self, known: Table, person: Person, to: int, revision: int) -> None:
        also = self._telling(known, person, msg("tables-did-roll-back"))
        async with self._context.lock(known.id):
            live = await self._context.live(known)
            if live.published.revision != revision:
                raise TableError("tables-moved-on")
            await self._ledger.roll_back(known, live, to, also)
        self._context.nudge()

    def _telling(self, known: Table, person: Person, what: Msg) -> Also:
        """Stored with what was done: word of it, and an end to what was proposed."""
        now = self._context.clock()

        def also(db: Connection) -> None:
            proposals.close(db, known.id, "done")
            owing.told(db, known, person.id, what, now)

        return also

    # -- looking ----------------------------------------------------------------------------------

    async def points(self, table: int) -> list[Point]:
        """The hand-overs one could go back to, newest first."""
        known = await self._context.table(table)
        live = await self._context.live(known)

        def work(db: Connection) -> list[Point]:
            found = matches.handovers(db, table, live.published.revision, _LOOKED_THROUGH)
            turns = [(now, before) for now, before in _pairs(found) if _played(db, table, now)]
            return [_point(db, table, now, before) for now, before in turns[:MOST_POINTS]]

        return await self._context.db.run(work)

    async def point(self, table: int, revision: int) -> Point | None:
        """One of them."""
        return next((p for p in await self.points(table) if p.revision == revision), None)

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
    owing.told(db, table, by, _about(did, chair), now)
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


def _about(key: str, chair: Chair) -> Msg:
    return msg(key, letter=LETTERS[chair.seat], name=_called(chair))


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
