"""Bots at the table: who sets them to play, and how they move (rows A16, B1, B5, B7).

A bot's seat is nobody's, or that of somebody for whom it plays until they take it back. When it
moves is drawn by chance as soon as it is asked, stored, and kept: it thinks before, so that how
long that takes does not show. It thinks with no lock held; what it thought counts for the position
it was thought of, and for no other.
"""

from __future__ import annotations

import asyncio
from asyncio import Task
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from logging import getLogger
from typing import TypeAlias

from db import activations, due, outbox, tables
from db.connection import Connection
from db.due import Due
from db.tables import Chair, Table
from engine.core.codec import encode
from engine.core.decision import Answer, Seat
from engine.core.errors import Refused, Unstored, without_values
from engine.core.seats import LETTERS
from engine.core.words import Msg, msg
from sessions import deputies, owing, ticking
from sessions.context import Context, Live
from sessions.lobby import BOTS
from sessions.pace import put_bot
from sessions.play import Play
from sessions.shapes import Person, TableError

_MOST_THOUGHTS = 40  # for one turn; whoever thinks on goes round in circles
_MOST_STEPS = 2 * _MOST_THOUGHTS
_AFTER_FAILURE = 60  # seconds until it is tried again
_log = getLogger(__name__)
_Also: TypeAlias = Callable[[Connection, Table], None] | None


@dataclass(frozen=True, slots=True)
class _Thinking:
    """What is being thought of one position."""

    revision: int
    answers: Task[tuple[Answer, ...]]


class Bots:
    """Use cases about bots in a running game."""

    def __init__(self, context: Context, play: Play) -> None:
        self._context = context
        self._play = play
        self._thinking: dict[tuple[int, Seat], _Thinking] = {}

    def close(self) -> None:
        """Nobody waits for their thoughts any more."""
        for thinking in self._thinking.values():
            thinking.answers.cancel()
        self._thinking.clear()

    # -- whose seat it is -------------------------------------------------------------------------

    def may_set(self, table: Table, person: Person, chair: Chair, *, manages: bool) -> None:
        """Refuse to set a bot on somebody else's seat, or on one that another is to fill."""
        if table.status != "playing":
            raise TableError("bot-not-running")
        if chair.taken and chair.user != person.id:
            raise TableError("bots-not-your-seat")
        if not chair.taken and not manages and table.host != person.id:
            raise TableError("bots-only-host")

    async def set_to_play(
        self, table: int, person: Person, seat: Seat, strength: str, *, manages: bool
    ) -> Table:
        """A bot plays on for whoever asks for it, or on a seat that nobody sits on."""

        def check(known: Table) -> Msg:
            chair = _chair(known, seat)
            self.may_set(known, person, chair, manages=manages)
            own = "own" if chair.taken else "free"
            return msg(f"bots-did-set-{own}", letter=LETTERS[seat], strength=_strength(strength))

        return await self._set(table, seat, strength, partial(self._tell, person, check))

    async def play_again(self, table: int, person: Person) -> Table:
        """Whoever let a bot play for them plays on themselves, whatever it was doing."""
        known = await self._context.table(table)
        seat = known.seat_of(person.id)
        if seat is None:
            raise TableError("bot-not-seated")

        def check(now: Table) -> Msg:
            if now.chairs[seat].user != person.id or seat not in now.bots:
                raise TableError("bots-you-play")
            return msg("bots-did-hand-back", letter=LETTERS[seat])

        return await self._set(table, seat, None, partial(self._tell, person, check))

    async def take_over(self, table: int, seat: Seat, strength: str, also: _Also = None) -> Table:
        """A bot plays any seat of a running game from now on, in whatever state it is."""
        return await self._set(table, seat, strength, also)

    async def hand_back(self, table: int, seat: Seat) -> Table:
        """Its owner plays again, or anybody may who likes to."""
        return await self._set(table, seat, None)

    def _tell(
        self, person: Person, check: Callable[[Table], Msg], db: Connection, known: Table
    ) -> None:
        """Who did what is told where the table stands, if others play there."""
        what = check(known)
        if len(known.people) > 1:
            owing.told(db, known, person.id, what, self._context.clock())

    async def _set(
        self,
        table: int,
        seat: Seat,
        strength: str | None,
        also: _Also = None,
    ) -> Table:
        if strength is not None and strength not in BOTS:
            raise TableError("bot-unknown-choice", choices=", ".join(BOTS))
        async with self._context.lock(table):
            live = await self._context.live(await self._context.table(table))

            def work(db: Connection) -> Table:
                known = tables.find(db, table)
                if known is None or known.status != "playing":
                    raise TableError("bot-not-running")
                if also is not None:
                    also(db, known)
                changed = self._seat(db, known, _chair(known, seat), live, strength)
                if strength is None:  # whoever takes it back knows that it is up
                    told, now = also is not None, self._context.clock()
                    activations.renew(db, table, seat, now, told=told)
                return changed

            changed = await self._context.db.run(work)
        self._thinking.pop((table, seat), None)
        self._context.nudge()
        return changed

    def _seat(
        self, db: Connection, table: Table, chair: Chair, live: Live, strength: str | None
    ) -> Table:
        """Whoever plays is seen to from now on; the engine never hears of it."""
        seat, now = chair.seat, self._context.clock()
        if strength is None and not chair.taken:
            tables.vacate(db, table.id, seat)
        else:
            deputies.drop(db, table.id, seat, now)
            tables.set_bot(db, table.id, seat, strength)
        due.drop(db, table.id, seat)
        ticking.settle(db, now, table.id)
        changed = tables.find(db, table.id)
        assert changed is not None
        asked = live.seen_by(seat)[0].asked.get(seat)
        if strength is not None and asked is not None:
            put_bot(self._context, db, changed, seat, asked)
        owing.changed(db, changed, now)
        if chair.taken:
            outbox.owe(db, table.id, "hand", max(table.poster_revision, 0), now, seat)
        return changed

    # -- by the clock -----------------------------------------------------------------------------

    async def asked(self) -> list[Due]:
        """The seats that bots are to move for, the soonest first; other thoughts are forgotten."""
        part = self._context.duty.part
        found = await self._context.db.run(lambda db: due.moves(db, part))
        for key in set(self._thinking) - {(each.table, each.seat) for each in found}:
            self._thinking.pop(key)
        return found

    def is_due(self, wanted: Due) -> bool:
        """Whether its moment has come."""
        return wanted.reply_at <= self._context.clock()

    def thinks(self, wanted: Due) -> bool:
        """Whether it has begun to think."""
        return (wanted.table, wanted.seat) in self._thinking

    async def ponder(self, wanted: Due) -> None:
        """Think, so that it can move when its moment comes."""
        try:
            if (thinking := await self._thoughts(wanted)) is not None:
                await asyncio.shield(thinking.answers)
        except Exception as error:
            self._broken(wanted, error)  # said again when it is to move

    async def see_to_all(self) -> bool:
        """Move for all whose moment has come; whether anything is public of it."""
        moved = [await self.move(each) for each in await self.asked() if self.is_due(each)]
        return any(moved)

    async def move(self, wanted: Due) -> bool:
        """Answer until others are asked; what fails is tried again after a while."""
        try:
            return await self._move(wanted)
        except Unstored:
            raise
        except Exception as error:
            self._broken(wanted, error)
            later = self._context.clock() + _AFTER_FAILURE
            await self._context.db.run(lambda db: due.later(db, wanted, later))
            return False

    async def _move(self, wanted: Due) -> bool:
        for step in range(_MOST_STEPS):
            thinking = await self._thoughts(wanted)
            if thinking is None:  # it is not asked any more
                await self._context.db.run(lambda db: due.replied(db, wanted))
                return False
            answers = await asyncio.shield(thinking.answers)
            plan = answers if step < _MOST_THOUGHTS else ()  # it is played as for one who is missed
            try:
                done = await self._play.for_bot(wanted.table, wanted.seat, thinking.revision, plan)
            except Refused:
                continue  # the table is not where it was
            if done:
                self._thinking.pop((wanted.table, wanted.seat), None)
                return True
        raise RecursionError("a turn that never ends")

    async def _thoughts(self, wanted: Due) -> _Thinking | None:
        """What it thinks of the position as it is now; nothing if it is not asked there."""
        key = (wanted.table, wanted.seat)
        known = await self._context.table(wanted.table)
        strength = known.chairs[wanted.seat].bot
        if known.status != "playing" or known.paused_by is not None:
            return None
        if strength is None or not known.people:
            return None
        live = await self._context.live(known)
        match = live.seen_by(wanted.seat)[0]
        if wanted.seat not in match.asked:
            return None
        found = self._thinking.get(key)
        if found is None or found.revision != match.revision:
            think = self._think(wanted, known, encode(match), strength)
            found = _Thinking(match.revision, asyncio.create_task(think))
            self._thinking[key] = found
        return found

    async def _think(
        self, wanted: Due, table: Table, match: bytes, strength: str
    ) -> tuple[Answer, ...]:
        """Nothing where nobody can think of anything: then the question itself says what to do."""
        thinkers, seed = self._context.thinkers, self._context.draw()
        try:
            return await thinkers.plan(table.game, match, wanted.seat, strength, seed)
        except Exception as error:
            self._broken(wanted, error)
            return ()

    def _broken(self, wanted: Due, error: Exception) -> None:
        """Where and what kind; what it says itself may tell of a hand."""
        where = without_values(error)
        _log.error("table %d: the bot on seat %d fails, %s", wanted.table, wanted.seat, where)


def _chair(table: Table, seat: Seat) -> Chair:
    if seat >= len(table.chairs):
        raise TableError("bot-no-such-seat")
    return table.chairs[seat]


def _strength(strength: str) -> Msg:
    return Msg(f"bots-strength-{strength}")
