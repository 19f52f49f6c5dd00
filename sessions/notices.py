"""Telling people that tables wait for them: by whom, how, and when they want it (A1 to A6, R10).

Where a table stands people are called by its poster or after it (`sessions/calls.py`). Here are the
direct messages: several tables that come up within a short while are told of in one, and whoever
wants a digest gets one a day.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace

from db import activations, notices, people, sendings, tables
from db.activations import Activation
from db.connection import Connection
from db.notices import Wishes
from db.sendings import Sending
from db.tables import Table
from sessions import digests, ticking
from sessions.context import Context
from sessions.deadlines import deadline
from sessions.pace import CALL_AFTER
from sessions.post import wait_after
from sessions.quiet import quiet_until
from sessions.shapes import Own, Person, Poster, User
from sessions.show import Show
from sessions.telling import DIGEST, NOTICE, TURNS, awake
from sessions.wishes import Chosen

TOGETHER = 60  # seconds in which tables come up that are told of in one message
_ADOPTED = "activations"
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Mail:
    """Somebody is to be told by direct message."""

    user: User
    table: int  # under which it is written down
    what: int  # TURNS or DIGEST


class Overtaken(Exception):
    """What was to be told is told otherwise meanwhile, or is not so any more."""

    def __init__(self, begun: Sending) -> None:
        super().__init__(begun)
        self.begun = begun


@dataclass(frozen=True, slots=True)
class Turn:
    """A table that waits for whoever is told."""

    poster: Poster
    up: Activation
    deadline: int | None


class Notices:
    """Use cases of telling people, and of how they want to be told."""

    def __init__(self, context: Context, show: Show) -> None:
        self._context = context
        self._show = show

    # -- how they want it -------------------------------------------------------------------------

    async def chosen(self, person: Person, table: Table | None) -> Chosen:
        """How somebody wants to be told, of one table, too."""
        now, number = self._context.clock(), table.id if table else 0

        def work(db: Connection) -> Chosen:
            wishes, digest = notices.of(db, person.id), notices.wants_digest(db, person.id)
            game = self._show.title(table) if table else None
            way = notices.way_at(db, person.id, number)
            return Chosen(wishes, digest, now, number, game, way)

        return await self._context.db.run(work)

    async def choose(self, person: Person, change: Callable[[Wishes], Wishes]) -> Wishes:
        """They want it otherwise from now on; what they have been told is not told again."""

        def work(db: Connection) -> Wishes:
            known = notices.of(db, person.id)
            wishes = change(known)
            return wishes if wishes.way == known.way else _tried_anew(wishes)

        return await self._chosen(person, work)

    async def choose_at(self, person: Person, table: int, way: str | None) -> Wishes:
        """The same for one table."""

        def work(db: Connection) -> Wishes:
            notices.keep_way(db, person.id, table, way)
            return _tried_anew(notices.of(db, person.id))

        return await self._chosen(person, work)

    async def _chosen(self, person: Person, work: Callable[[Connection], Wishes]) -> Wishes:
        now, user = self._context.clock(), person.id

        def chosen(db: Connection) -> Wishes:
            people.meet_user(db, person)
            ticking.rebase(db, user, now)
            wishes = work(db)
            notices.keep(db, user, wishes)
            if begun := _unwanted(db, user):
                wishes = digests.counted(wishes, begun.begun_at)
                _drop(db, begun)
            wishes = replace(wishes, digest_due=digests.due(db, user, wishes, now))
            notices.keep(db, user, wishes)
            activations.chosen_anew(db, user, now, CALL_AFTER)
            return wishes

        return await self._context.db.run(chosen)

    # -- by the clock -----------------------------------------------------------------------------

    async def adopt(self) -> None:
        """Whom games waited for that were begun before this was written down: they were told."""
        if await self._context.db.run(lambda db: people.setting(db, _ADOPTED)) is not None:
            return
        for table in await self._context.db.run(tables.playing):
            try:
                await self._adopt(table)
            except Exception:
                _log.exception("table %d cannot be read", table.id)
        await self._context.db.run(lambda db: people.keep_setting(db, _ADOPTED, "kept"))

    async def _adopt(self, table: Table) -> None:
        live, since = await self._context.live(table), (await self._show.own(table, 0)).since

        def work(db: Connection) -> None:
            known = {up.seat for up in activations.of_table(db, table.id)}
            for seat, asked in live.published.asked.items():
                if seat not in known:
                    up = Activation(table.id, seat, asked, since, since)
                    activations.begin(db, up, told=True)

        await self._context.db.run(work)

    async def due(self) -> list[int]:
        """Who is to be told by direct message now."""
        now = self._context.clock()

        def work(db: Connection) -> list[int]:
            found = awake(db, activations.to_write(db, now), now)
            users = {each.user for each in found if each.tell_at + TOGETHER <= now}
            ready = [user for user in users if notices.of(db, user).retry_at <= now]
            return sorted({*ready, *notices.digests(db, now)})

        return await self._context.db.run(work)

    async def seconds_to_next(self) -> int | None:
        """How long until somebody is; None while nobody waits for a direct message."""

        def work(db: Connection) -> list[int | None]:
            at = activations.next_write(db)
            return [None if at is None else at + TOGETHER, notices.next_digest(db)]

        found = [at for at in await self._context.db.run(work) if at is not None]
        return max(0, min(found) - self._context.clock()) if found else None

    async def mail(self, user: int) -> Mail | None:
        """What somebody is to be told now, or what may have been sent to them already."""
        waits = [own.table.id for own in await self._show.of_user(user) if own.waits]
        now = self._context.clock()
        return await self._context.db.run(lambda db: _mail(db, user, waits, now))

    async def turns(self, begun: Sending) -> list[Turn]:
        """What a message tells of, the most urgent first; one that tells of nothing is not sent."""

        def work(db: Connection) -> list[tuple[Activation, int | None]]:
            found = activations.written_by(db, begun.id)
            return [(up, deadline(db, up.table, up.seat)) for up in found]

        found = await self._context.db.run(work)
        if not found and begun.revision == TURNS:
            raise Overtaken(begun)
        turns = [await self._turn(up, until) for up, until in found]
        return sorted(filter(None, turns), key=_urgency)

    async def _turn(self, up: Activation, until: int | None) -> Turn | None:
        """One that cannot be read must not hide the others."""
        try:
            return Turn(await self._show.poster(up.table), up, until)
        except Exception:
            _log.exception("table %d cannot be read", up.table)
            return None

    async def digest(self, user: int) -> list[Own]:
        """All tables somebody sits at, first those that wait for them, the longest first."""
        own = [own for own in await self._show.of_user(user) if own.table.status == "playing"]
        return sorted(own, key=lambda one: (not one.waits, one.since))

    async def sent(self, begun: Sending, message: int) -> None:
        """It has arrived: what it tells of is told, unless they want to be called, too."""
        now = self._context.clock()

        def work(db: Connection) -> None:
            wishes = replace(_tried_anew(notices.of(db, begun.user)), message=message)
            if begun.revision == DIGEST:
                wishes = digests.counted(wishes, now)
                wishes = replace(wishes, digest_due=digests.due(db, begun.user, wishes, now))
            activations.written(db, begun.id)
            notices.keep(db, begun.user, wishes)
            sendings.settle(db, begun.id)

        await self._context.db.run(work)

    async def refused(self, user: int, error: str) -> None:
        """Their direct messages are closed: from now on they are called where a table stands."""
        now = self._context.clock()

        def work(db: Connection) -> None:
            if begun := sendings.open_for(db, NOTICE, user):
                _drop(db, begun)
            wishes = replace(notices.of(db, user), closed=True, error=error, error_at=now)
            due = digests.due(db, user, wishes, now)
            notices.keep(db, user, replace(wishes, attempts=0, retry_at=0, digest_due=due))

        await self._context.db.run(work)

    async def failed(self, user: int, error: str) -> None:
        """It is not known whether it has arrived: that is looked at again after a while."""
        now = self._context.clock()

        def work(db: Connection) -> None:
            wishes = notices.of(db, user)
            later, tries = now + wait_after(wishes.attempts), wishes.attempts + 1
            told = replace(wishes, error=error, error_at=now, attempts=tries, retry_at=later)
            notices.keep(db, user, told)

        await self._context.db.run(work)

    async def tested(self, user: int, error: str | None) -> None:
        """A test has arrived, or was refused."""
        now = self._context.clock()

        def work(db: Connection) -> None:
            wishes, at = notices.of(db, user), None if error is None else now
            due = digests.due(db, user, wishes, now)
            told = replace(wishes, closed=error is not None, error=error, error_at=at)
            notices.keep(db, user, replace(told, attempts=0, retry_at=0, digest_due=due))
            activations.chosen_anew(db, user, now, CALL_AFTER)

        await self._context.db.run(work)


def _mail(db: Connection, user: int, waits: list[int], now: int) -> Mail | None:
    known = people.find_user(db, user)
    if begun := sendings.open_for(db, NOTICE, user):
        still = waits if begun.revision == DIGEST else activations.written_by(db, begun.id)
        if still:
            return Mail(known, begun.table, begun.revision)
        if begun.revision == DIGEST:  # it may have come all the same
            notices.keep(db, user, digests.counted(notices.of(db, user), begun.begun_at))
        _drop(db, begun)  # nothing waits of what it told of
    if user in notices.digests(db, now) and _has_digest(db, user, waits, now):
        return Mail(known, waits[0], DIGEST)
    found = awake(db, activations.to_write(db, now, user), now)
    return Mail(known, found[0].table, TURNS) if found else None


def _unwanted(db: Connection, user: int) -> Sending | None:
    """A digest that may have come to somebody who wants none any more."""
    begun = sendings.open_for(db, NOTICE, user)
    is_digest = begun is not None and begun.revision == DIGEST
    return begun if is_digest and not notices.wants_digest(db, user) else None


def _drop(db: Connection, begun: Sending) -> None:
    """It is neither tried again nor looked for."""
    activations.not_told(db, begun.id)
    sendings.settle(db, begun.id)


def _has_digest(db: Connection, user: int, waits: list[int], now: int) -> bool:
    """Whether a digest that is due is sent now; none is where nothing waits, nor at quiet hours."""
    wishes = notices.of(db, user)
    quiet = quiet_until(now, wishes.zone, wishes.quiet_from, wishes.quiet_to)
    if waits and quiet is None:
        return True
    due = quiet if waits else digests.due(db, user, wishes, now)
    notices.keep(db, user, replace(wishes, digest_due=due))
    return False


def _tried_anew(wishes: Wishes) -> Wishes:
    """Nothing is known any more against writing to them."""
    return replace(wishes, closed=False, error=None, error_at=None, attempts=0, retry_at=0)


def _urgency(turn: Turn) -> tuple[bool, int, int]:
    """Whatever has a deadline comes before whatever has none, then what has waited longest."""
    return turn.deadline is None, turn.deadline or 0, turn.up.since
