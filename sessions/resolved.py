"""What a table has decided is carried out, in the same transaction that says so."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from db import clocks, tables
from db.connection import Connection
from db.proposals import Wish
from db.tables import Chair, Table
from engine.core.decision import Seat
from engine.core.words import Msg, msg
from sessions import owing, ticking
from sessions.ballot import LATE, PAUSES
from sessions.bots import Bots
from sessions.context import Context
from sessions.lobby import Lobby
from sessions.pace_words import lasting
from sessions.paces import read
from sessions.repairs import Repairs, about
from sessions.shapes import Person, TableError

Settle: TypeAlias = Callable[[Connection], None]  # refuses where it is decided already
STAND_IN_BOT = "steady"  # how strong the bot is that plays on for somebody who is missed
_WISH = "wish"  # why a table is paused that has asked for it
_Work: TypeAlias = Callable[[Table, Wish, Person, Settle], Awaitable[object]]


class Resolutions:
    """One way for each kind of wish; everybody at the table is told whose it was."""

    def __init__(self, context: Context, lobby: Lobby, bots: Bots, repairs: Repairs) -> None:
        self._context = context
        self._lobby = lobby
        self._bots = bots
        self._repairs = repairs
        self._ways: dict[str, _Work] = {
            "pause": self._pause,
            "resume": self._resume,
            "bot": self._bot,
            "replace": self._replace,
            "end": self._end,
            "undo": self._undo,
            "rollback": self._roll_back,
            "fallback": self._fallback,
            "late": self._late,
        }

    async def carry_out(self, table: Table, wish: Wish, by: Person, settle: Settle) -> None:
        """Do what was asked for, in the name of whoever asked or decided alone."""
        await self._ways[wish.kind](table, wish, by, settle)

    async def _pause(self, table: Table, wish: Wish, by: Person, settle: Settle) -> None:
        lasts = PAUSES[wish.detail]
        until = self._context.clock() + lasts if lasts else 0
        await self._repairs.pause(table.id, by, _WISH, until, settle)

    async def _resume(self, table: Table, wish: Wish, by: Person, settle: Settle) -> None:
        await self._repairs.resume(table.id, by, also=settle)

    async def _bot(self, table: Table, wish: Wish, by: Person, settle: Settle) -> None:
        def tell(db: Connection, known: Table) -> None:
            chair = _as_it_was(known, wish)
            settle(db)
            strength = Msg(f"bots-strength-{wish.detail}")
            what = about("votes-did-bot", chair, strength=strength)
            owing.told(db, known, by.id, what, self._context.clock())

        await self._bots.take_over(table.id, wish.subject, wish.detail, tell)

    async def _replace(self, table: Table, wish: Wish, by: Person, settle: Settle) -> None:
        now = self._context.clock()

        def work(db: Connection) -> None:
            known = tables.find(db, table.id)
            if known is None or known.status != "playing":
                raise TableError("bot-not-running")
            chair = _as_it_was(known, wish)
            settle(db)
            tables.offer_seat(db, table.id, wish.subject, offered=True)
            owing.told(db, known, by.id, about("votes-did-replace", chair), now)

        async with self._context.lock(table.id):
            await self._context.db.run(work)
        self._context.nudge()

    async def _end(self, table: Table, wish: Wish, by: Person, settle: Settle) -> None:
        def tell(db: Connection, known: Table) -> None:
            settle(db)
            owing.told(db, known, by.id, Msg("votes-did-end"), self._context.clock())

        await self._lobby.break_off(table.id, tell)
        self._context.nudge()

    async def _undo(self, table: Table, wish: Wish, by: Person, settle: Settle) -> None:
        point = await self._repairs.point(table.id, wish.subject)
        seat = None if point is None else point.seat
        also = self._telling(table, by, _did_undo(table, seat, wish.detail), settle)
        await self._repairs.take_back(table, wish.subject, wish.revision, also)

    async def _roll_back(self, table: Table, wish: Wish, by: Person, settle: Settle) -> None:
        also = self._telling(table, by, Msg("tables-did-roll-back"), settle)
        await self._repairs.take_back(table, wish.subject, wish.revision, also)

    async def _fallback(self, table: Table, wish: Wish, by: Person, settle: Settle) -> None:
        what = about("tables-did-stand-in", table.chairs[wish.subject])
        also = self._telling(table, by, what, settle)
        await self._repairs.answer_for(table, wish.subject, wish.revision, also)

    async def _late(self, table: Table, wish: Wish, by: Person, settle: Settle) -> None:
        """What now, when somebody's time is up: whatever it is, their clock begins again."""
        now, seat = self._context.clock(), wish.subject

        def work(db: Connection) -> None:
            settle(db)
            _begin_again(db, table, wish, by, now)

        await self._context.db.run(work)
        if wish.detail == "bot":
            await self._bots.take_over(table.id, seat, STAND_IN_BOT)
        elif wish.detail == "fallback":  # that is told with what it leads to
            what = _about_late(table, wish)
            live = await self._context.live(table)
            also = self._telling(table, by, what, _nothing)
            await self._repairs.answer_for(table, seat, live.published.revision, also)
        self._context.nudge()

    def _telling(self, table: Table, by: Person, what: Msg, settle: Settle) -> Settle:
        """Stored with what is done: that it is decided, and word of it."""
        now = self._context.clock()

        def also(db: Connection) -> None:
            settle(db)
            owing.told(db, table, by.id, what, now)

        return also


def _did_undo(table: Table, seat: Seat | None, why: str) -> Msg:
    """Back to after whose turn, and why."""
    reason = Msg(f"votes-why-{why}")
    if seat is None:
        return msg("votes-did-undo-all", why=reason)
    return about("votes-did-undo", table.chairs[seat], why=reason)


def _begin_again(db: Connection, table: Table, wish: Wish, by: Person, now: int) -> None:
    """Whose time was up has more of it; what takes no match is done."""
    for kept in clocks.of_table(db, table.id):
        if kept.seat == wish.subject:
            ticking.extend(db, kept, now)
    if wish.detail == "pause":
        tables.pause(db, table.id, by.id, LATE)
        ticking.settle(db, now, table.id)
    if wish.detail == "offer":
        tables.offer_seat(db, table.id, wish.subject, offered=True)
    if wish.detail != "fallback":
        owing.told(db, table, by.id, _about_late(table, wish), now)
    owing.changed(db, table, now)


def _about_late(table: Table, wish: Wish) -> Msg:
    time = lasting(read(table.terms).extension)
    return about(f"clock-did-{wish.detail}", table.chairs[wish.subject], time=time)


def _nothing(db: Connection) -> None:
    """It is settled already."""


def _as_it_was(known: Table, wish: Wish) -> Chair:
    """The seat, if whoever sat on it when this was asked still does."""
    chair = known.chairs[wish.subject]
    if chair.user != wish.about:
        raise TableError("bot-seat-changed")
    return chair
