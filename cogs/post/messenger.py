"""Carries what is owed to Discord: each table's newest poster, refreshes and hands."""

from __future__ import annotations

import asyncio
from logging import ERROR, INFO, WARNING, getLogger
from typing import TYPE_CHECKING, Any

import discord

from cogs.post.calls import Calls
from cogs.post.clocks import Reminders
from cogs.post.patience import Patience
from cogs.post.posters import (
    ARCHIVED,
    MISSING_ACCESS,
    MISSING_PERMISSION,
    UNKNOWN_CHANNEL,
    Posters,
)
from cogs.post.sending import Sender
from cogs.post.threads import Threads
from engine.core.errors import Refused, Unstored
from process.breaker import Stage
from process.logs import note
from process.wire import TROUBLE
from sessions.duty import Elsewhere
from sessions.parking import Why
from sessions.shapes import LIVE, Going, Notice, Step, Table

if TYPE_CHECKING:
    from cogs.client import Harbormaster

_WHY: dict[int, Why] = {
    UNKNOWN_CHANNEL: "gone",
    MISSING_ACCESS: "closed",
    MISSING_PERMISSION: "closed",
    ARCHIVED: "locked",
}
_LETTERS = ("hand", "follow", "parked")
_CLOCKS = ("remind", "late")
_ORDER = {
    "member": 0,
    **dict.fromkeys(("call", *_CLOCKS, *_LETTERS), 2),
    "thread": 3,
}  # all others between
_GOING = {Stage.ALL: Going.ALL, Stage.WORDS: Going.WORDS, Stage.ANSWERS: Going.FIRST}
_PUBLIC = ("poster", "refresh", "expiry", "call", *_CLOCKS)
_RECHECK = 1.0
_LONGEST_SLEEP = 60.0
_LOOKS, _GLANCE = 50, 0.1  # at whether a first poster has come
_log = getLogger(__name__)


class Messenger:
    """One worker per table that is owed something; the tables do not wait for each other."""

    def __init__(self, bot: Harbormaster) -> None:
        self._bot = bot
        self.sender = Sender(bot)
        self._posters = Posters(bot, self.sender)
        self._calls = Calls(bot, self.sender)
        self._reminders = Reminders(bot, self.sender)
        self._threads = Threads(bot, self.sender)
        self._patience = Patience(bot.sessions.post.now)
        self._woken = asyncio.Event()
        self._serving: dict[int, asyncio.Event] = {}  # by table; set when that is done
        self._looking = False
        self._store_fails = False

    @property
    def busy(self) -> bool:
        """Whether something is being delivered or is about to be."""
        return bool(self._serving) or self._woken.is_set() or self._looking

    async def under_way(self) -> None:
        """Until all that has been begun is done; what is begun meanwhile is not waited for."""
        while self._looking:
            await asyncio.sleep(_GLANCE)
        await asyncio.gather(*(done.wait() for done in [*self._serving.values()]))

    def wake(self) -> None:
        """Something is owed: deliver it now, and what is told or asked beside the tables."""
        self._woken.set()
        self._bot.bulletins.wake()
        self._bot.polls.wake()
        self._bot.deputies.wake()

    def told(self, step: Step) -> None:
        """An answer was stored; whoever is to hear of it hears of it at once."""
        if step.owing:
            self.wake()

    async def carried(self, table: int) -> None:
        """Once the poster of a new table is there; whoever waits for that does not wait long."""
        for _ in range(_LOOKS):
            if (await self._bot.sessions.show.table(table)).poster_message is not None:
                return
            await asyncio.sleep(_GLANCE)

    async def restore(self, tables: list[Table]) -> None:
        """Look after the posters of these tables."""
        await self._posters.restore(tables)
        self.wake()

    async def run(self) -> None:
        """Deliver for as long as the bot runs; less and less often while nothing can be read."""
        self.wake()
        failures = 0
        while True:
            try:
                await self._wait()
                await self._round()
                failures = 0
            except Exception as error:
                failures += 1
                self._trouble(error)
                self._woken.clear()
                await self._sleep(min(_RECHECK * 2**failures, _LONGEST_SLEEP))

    @property
    def _going(self) -> Going:
        """What goes out now, by how much there is to do."""
        return _GOING[self._bot.breaker.stage]

    async def _round(self) -> None:
        """Give every table that is owed something a worker, unless it is put off."""
        self._looking = True
        self._woken.clear()
        owed: dict[int, list[Notice]] = {}
        try:
            for notice in await self._bot.sessions.post.due(self._going):
                owed.setdefault(notice.table, []).append(notice)
        finally:
            self._looking = False
        self._patience.forget_all_but(owed)
        if not self._patience:
            self._store_works()
        for table in owed.keys() - self._serving:
            if not self._patience.waits(table):
                self._serving[table] = asyncio.Event()
                self._bot.chores.spawn(self._serve(table, owed[table]), "deliver", table=table)

    async def _wait(self) -> None:
        """Until somebody wakes us or something is due; what is put off is due all the time."""
        put_off, post = self._serving or self._patience, self._bot.sessions.post
        pause = _RECHECK if put_off else await post.seconds_to_next(self._going)
        await self._sleep(_LONGEST_SLEEP if pause is None else min(pause, _LONGEST_SLEEP))

    async def _sleep(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._woken.wait()
        except TimeoutError:
            return

    async def _serve(self, table: int, notices: list[Notice]) -> None:
        """Posters before letters, so that these lead to them; threads are put away last."""
        try:
            for notice in sorted(notices, key=_rank):
                if notice.goes(self._going):
                    await self._deliver(notice)
        except Exception as error:  # not even that it failed could be written down
            self._patience.put_off(table)
            self._trouble(error, table=table)
        else:
            self._patience.done(table)
            self._store_works()
        finally:
            self._serving.pop(table).set()
            self.wake()

    async def _deliver(self, notice: Notice) -> None:
        post = self._bot.sessions.post
        try:
            done = await self._carry(notice)
        except Elsewhere:
            note(_log, "delivery_left", level=INFO, **_fields(notice))
        except Exception as error:
            self._bot.figures.sends_failed.count(notice.kind)
            await post.failed(notice, str(error) or repr(error))
            await self._explain(notice, error)
        else:
            if done:
                await post.delivered(notice)
                note(_log, "delivered", **_fields(notice))

    async def _carry(self, notice: Notice) -> bool:
        """Whatever it is; a table that is done waits for nothing that will not come.

        False where something else comes first.
        """
        table = await self._bot.sessions.show.table(notice.table)
        try:
            if notice.kind == "thread":
                return await self._threads.tidy(table, notice)
            if notice.kind == "refresh" and self._posters.waits(table):
                await self._bot.sessions.post.wait(notice)
                return False
            await self._do(table, notice)
            if table.parked is not None and notice.kind in _PUBLIC:
                await self._bot.sessions.parking.go_on(table.id)
        except (Refused, discord.HTTPException) as error:
            if table.status in LIVE or not self._is_past(table, notice, error):
                raise
            note(_log, "owed_no_more", level=INFO, why=str(error), **_fields(notice))
        return True

    def _is_past(self, table: Table, notice: Notice, error: Exception) -> bool:
        """Of a table that is done: its channel is gone, or its game cannot be read."""
        code = getattr(error, "code", 0)
        left = self._bot.has_left(table.server)
        gone = code == UNKNOWN_CHANNEL or (code == MISSING_ACCESS and left)
        return isinstance(error, Refused) or (gone and notice.kind not in _LETTERS)

    async def _do(self, table: Table, notice: Notice) -> None:
        if notice.kind == "hand":
            await self._bot.letters.hand(table, notice.seat)
        elif notice.kind == "parked":
            await self._bot.letters.parked(table, notice)
        elif notice.kind == "follow":
            await self._tell_followers(table)
        elif notice.kind == "member":
            await self._threads.let_in(table, notice.seat)
        elif notice.kind == "expiry":
            await self._posters.warn_of_closing(table, notice)
        elif notice.kind == "call":
            await self._calls.send(table, notice)
        elif notice.kind == "remind":
            await self._reminders.remind(table, notice)
        elif notice.kind == "late":
            await self._reminders.ask(table, notice)
        elif notice.kind in ("strip", "delete"):
            await self._posters.retire(table, notice)
        else:
            await self._show(table, notice)

    async def _show(self, table: Table, notice: Notice) -> None:
        """A new poster or an edit; a second look where an earlier poster turned up meanwhile."""
        work = self._posters.post if notice.kind == "poster" else self._posters.refresh
        if not await work(table, notice):
            await work(await self._bot.sessions.show.table(table.id), notice)

    async def _tell_followers(self, table: Table) -> None:
        """One letter each; a reader whom none can reach does not keep the others waiting."""
        failed: list[Exception] = []
        for reader in await self._bot.sessions.follow.readers(table.id):
            try:
                await self._bot.letters.news(table, reader)
            except Exception as error:
                failed.append(error)
        if failed:
            raise failed[0]

    # -- trouble ----------------------------------------------------------------------------------

    async def _explain(self, notice: Notice, error: Exception) -> None:
        """Where nothing can be posted the table is parked, and its people hear what to do."""
        code = getattr(error, "code", 0)
        if isinstance(error, (Refused, *TROUBLE)):
            note(_log, "not_delivered", level=WARNING, code=code, why=str(error), **_fields(notice))
        else:
            note(_log, "delivery_failed", error=error, **_fields(notice))
        edited = code == ARCHIVED and notice.kind == "refresh"  # a new poster may still open it
        if code in _WHY and notice.kind in _PUBLIC and not edited:
            table = await self._bot.sessions.show.table(notice.table)
            why: Why = "left" if self._bot.has_left(table.server) else _WHY[code]
            await self._bot.sessions.parking.park(table.id, why)

    def _trouble(self, error: Exception, **fields: Any) -> None:
        """One line when the store begins to fail, not one for each try."""
        if not isinstance(error, Unstored):
            note(_log, "delivery_failed", error=error, **fields)
        elif not self._store_fails:
            self._store_fails = True
            note(_log, "store_failing", level=ERROR, why=str(error), **fields)

    def _store_works(self) -> None:
        if self._store_fails:
            self._store_fails = False
            note(_log, "store_back", level=WARNING)


def _rank(notice: Notice) -> int:
    """In which order what is owed to one table is carried."""
    return _ORDER.get(notice.kind, 1)


def _fields(notice: Notice) -> dict[str, Any]:
    return {"table": notice.table, "revision": notice.revision, "kind": notice.kind}
