"""Answers given in advance: set, listed, cancelled and used, for nobody else to see (R1 to R10)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from logging import getLogger
from typing import TypeVar

from db import activations, due, matches, standing, tables
from db.connection import Connection
from db.due import Due
from db.standing import Instruction, Wording
from db.tables import Table
from engine.core.decision import Answer, Option, Seat, closing
from engine.core.errors import Refused, Unstored, without_values
from engine.core.tokens import shown
from sessions import calls
from sessions.context import Context, Live
from sessions.desk import MOST, Advance, Became, Desk
from sessions.ledger import Also
from sessions.pace import put_off
from sessions.play import Found, Play
from sessions.shapes import Person, TableError

T = TypeVar("T")
_log = getLogger(__name__)


class StandingAnswers:
    """Use cases about answers given in advance."""

    def __init__(self, context: Context, play: Play) -> None:
        self._context = context
        self._play = play

    # -- for their owner --------------------------------------------------------------------------

    async def look(self, table: int, person: Person, *, tell: bool = True) -> Advance:
        """What may be settled, what is settled, and what became of it."""
        return await self._pressed(table, person, lambda desk: desk.advance(tell=tell))

    async def give(self, table: int, person: Person, wanted: int | str, choice: str) -> Advance:
        """Settle something, a kind by number or by name; it counts from the next question on."""
        now = self._context.clock()

        def work(desk: Desk) -> Advance:
            key, option = _option(desk, wanted, choice)
            others = [g for g in desk.given() if (g.key, g.choice) != (key, choice)]
            if len(others) >= MOST:
                raise TableError("ahead-full", most=MOST)
            said = Wording(option.label, option.about)
            table, user, since = desk.table.id, desk.user, desk.revision
            standing.add(desk.db, Instruction(table, user, 0, key, choice, said, since, now))
            return desk.advance()

        return await self._pressed(table, person, work)

    async def cancel(self, table: int, person: Person, n: int, set_at: int) -> Advance:
        """Settle something no more; what has been used up or has ended cannot be cancelled."""

        def work(desk: Desk) -> Advance:
            if not standing.cancel(desk.db, desk.table.id, desk.user, n, set_at):
                raise TableError("ahead-gone")
            return desk.advance()

        return await self._pressed(table, person, work)

    async def became(self, table: int, person: Person, *, tell: bool = True) -> tuple[Became, ...]:
        """What became of what somebody had settled: they are told once."""

        def work(desk: Desk) -> tuple[Became, ...]:
            desk.given()
            return desk.became(tell=tell)

        return await self._at_desk(table, person, work)

    async def _pressed(self, table: int, person: Person, work: Callable[[Desk], T]) -> T:
        """Where a game goes on, by somebody who is here in person."""
        known = await self._context.table_of(table, person)
        if known.status in ("over", "ended"):
            raise TableError("bot-over-already")
        return await self._at_desk(table, person, work)

    async def _at_desk(self, table: int, person: Person, work: Callable[[Desk], T]) -> T:
        async with self._context.lock(table):
            known = await self._context.table(table)
            seat = known.seat_played_by(person.id)
            if seat is None:
                raise TableError("bot-not-seated")
            live = await self._context.live(known)
            return await self._context.db.run(lambda db: work(Desk(db, known, live, seat)))

    # -- by the clock -----------------------------------------------------------------------------

    async def resume(self) -> None:
        """Nobody could answer for a while: what became due meanwhile waits again."""
        await self._context.db.run(partial(put_off, self._context))

    async def seconds_to_next(self) -> int | None:
        """How long until somebody is to be seen to; None while nobody is."""

        part = self._context.duty.audible

        def work(db: Connection) -> list[int | None]:
            return [due.next_at(db, part), activations.next_call(db, part)]

        found = [at for at in await self._context.db.run(work) if at is not None]
        return max(0, min(found) - self._context.clock()) if found else None

    async def see_to_all(self) -> bool:
        """Answer for whoever has settled it, then call who has not answered; whether any was."""
        now, part, moved = self._context.clock(), self._context.duty.audible, False
        run = self._context.db.run
        while (wanted := await run(lambda db: due.reply(db, now, part))) is not None:
            moved |= await self._see_to(wanted)
        return await run(lambda db: calls.owe(db, now, part)) or moved

    async def _see_to(self, wanted: Due) -> bool:
        """What fails is left to whoever is asked, like anything that was not settled."""
        moved = False
        try:
            moved = await self._play.in_advance(wanted, partial(self._settled, wanted))
        except Unstored:
            raise
        except Refused:
            moved = False  # the table is not where it was
        except Exception as error:
            where = without_values(error)
            _log.error("table %d: its people are asked themselves, %s", wanted.table, where)
        await self._context.db.run(lambda db: due.replied(db, wanted))
        return moved

    async def _settled(
        self, wanted: Due, table: Table, live: Live, seat: Seat, begun: bool
    ) -> Found | None:
        """What somebody has settled; a turn of which nothing else is left is closed with it."""
        chair, asked = table.chairs[seat], live.question(seat)
        if not chair.present or asked is None:
            return None

        def work(db: Connection) -> tuple[Instruction, tuple[str, ...]] | None:
            if begun:
                return Desk(db, table, live, seat).applying()
            known = due.is_there(db, wanted)
            return Desk(db, table, live, seat).applying(wanted.asked) if known else None

        found = await self._context.db.run(work)
        before = live.match.revision
        if found is not None:
            given, picks = found
            once = any(kind.key == given.key and kind.once for kind in live.game.standing)
            return Found(Answer(seat, asked.name, picks), _used(given, seat, before, once=once))
        end = closing(live.seen_by(seat)[1], seat) if begun else None
        return Found(end, _closed(table.id, chair.user, seat)) if end else None


def _option(desk: Desk, wanted: int | str, choice: str) -> tuple[str, Option]:
    """What is to be settled, if it may be now, and its kind."""
    for kind in desk.kinds():
        for option in kind.options if wanted in (kind.number, kind.key) else ():
            if option.token == choice:
                return kind.key, option
    raise TableError("ahead-not-now", typed=shown(choice))


def _used(given: Instruction, seat: Seat, before: int, *, once: bool) -> Also:
    """Stored with the answer: its owner is to be told, and what counts once is used up."""

    def also(db: Connection) -> None:
        known = tables.find(db, given.table)
        if known is None or known.status != "playing":  # it has ended the game, and all of this
            return
        last = matches.last_revision_of(db, given.table, seat)
        standing.note(db, given, standing.USED, before + 1, last)
        if once:
            standing.drop(db, [given])

    return also


def _closed(table: int, user: int, seat: Seat) -> Also:
    """Stored with the end of a turn that was answered in advance: that is told of already."""

    def also(db: Connection) -> None:
        standing.stretch(db, table, user, matches.last_revision_of(db, table, seat))

    return also
