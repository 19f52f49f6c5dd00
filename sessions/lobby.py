"""Before the game: open, options, join, leave, start, end (rows L1 to L3, L7, L15)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from logging import getLogger
from typing import Literal, TypeAlias

from db import (
    bulletins,
    followers,
    invitations,
    lobbies,
    matches,
    outbox,
    people,
    seat_wishes,
    tables,
)
from db.connection import Connection
from db.tables import VACANT, Sitter, Table
from engine.ai.players import STRENGTHS
from engine.core.decision import Seat
from engine.core.errors import Refused
from engine.core.match import OptionValue
from engine.core.tokens import shown
from engine.core.words import Msg
from sessions import countdown, dealing, owing
from sessions.avoiding import check
from sessions.context import Context
from sessions.house import ServerSettings
from sessions.house_rules import check_game, check_opening
from sessions.letters import owe_letters
from sessions.limits import check_limit_of_one, check_limits
from sessions.options import choose, is_full, one_of
from sessions.shapes import Person, Place, TableError

_log = getLogger(__name__)
_Work: TypeAlias = Callable[[Connection], Table]
_Deal: TypeAlias = Callable[[Connection, Table], Table]
BOTS = tuple(STRENGTHS)  # the kinds of bots, by how strong they are


@dataclass(frozen=True, slots=True)
class Rematch:
    """A lobby for those who have played, and what a wish for it has done."""

    table: Table
    done: Literal["opened", "joined", "there"]


class Lobby:
    """Use cases around a table that has not begun, and its end."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def admit(
        self, place: Place, host: Person, game: str, roles: Sequence[int], *, manages: bool
    ) -> None:
        """Refuse a table that the server's admins do not want: who, what, where, one too many."""
        rules = self._context.rules(place.server)
        check_game(rules, self._context.games, game)
        check_opening(rules, place, roles, manages=manages)
        now = self._context.clock()
        await self._context.db.run(lambda db: check_limits(db, rules, place.server, host.id, now))

    async def open(
        self, place: Place, host: Person, game: str, *, own_thread_in: int | None = None
    ) -> Table:
        """A new table in a channel that has none running, or in a thread that was made for it."""

        def work(db: Connection) -> Table:
            now = self._context.clock()
            opened = dealing.opened(self._context, db, place, host, game, own_thread_in)
            owing.opened(db, opened, now)
            _announce(db, self._context.rules(place.server), place.server, opened, now)
            return _known(db, opened)

        return await self._context.db.run(work)

    async def hosted(self, table: int, person: Person) -> Table:
        """A lobby whose options this person may change, or a refusal that names its host."""
        return await self._context.db.run(lambda db: self._hosted(db, table, person))

    async def set_option(self, table: int, person: Person, key: str, value: OptionValue) -> Table:
        """The host chooses; a mix the game forbids is refused with the reason."""

        def work(db: Connection) -> Table:
            known = self._hosted(db, table, person)
            choose(self._context, db, known, key, value)
            return _known(db, table)

        return await self._changed(table, work)

    async def join(self, table: int, person: Person, *, anyway: bool = False) -> Table:
        """Take the next free seat; `anyway` even where somebody sits whom they avoid."""

        return await self._changed(table, lambda db: self._seat(db, table, person, anyway=anyway))

    def _seat(self, db: Connection, table: int, person: Person, *, anyway: bool = False) -> Table:
        known = _in_lobby(db, table)
        if known.seat_of(person.id) is not None:
            raise TableError("bot-already-seated")
        meta = self._context.meta(known)
        if is_full(known, meta):
            raise TableError("bot-table-full", most=meta.seats[-1])
        rules, now = self._context.rules(known.server), self._context.clock()
        check_limit_of_one(db, rules, known.server, person.id, now)
        check(db, table, person, anyway=anyway)
        people.meet_user(db, person)
        sitters = dealing.one_more(db, known, person.id)
        tables.set_chairs(db, table, sitters)
        followers.unfollow(db, table, person.id)
        invitations.settle(db, table, person.id)
        joined = self._seated_anew(db, table)
        for seat in range(sitters.index(Sitter(person.id)), len(sitters)):  # later ones moved up
            owing.seated(db, table, seat, self._context.clock())
        return joined

    async def rematch(self, table: int, person: Person) -> Rematch:
        """The same people again, if they like: one lobby, whoever presses later joins it."""

        def work(db: Connection) -> Rematch:
            before, now = _played(db, table, person), self._context.clock()
            there = tables.find_in_channel(db, before.channel)
            if there is None or there.status not in tables.LIVE:
                again = dealing.opened_again(self._context, db, before, person)
                owing.opened(db, again, now)
                return Rematch(_known(db, again), "opened")
            if there.rematch_of != table:
                raise TableError("bot-channel-busy", table=there.id)
            if there.seat_of(person.id) is not None:
                return Rematch(there, "there")
            joined = self._seat(db, there.id, person)
            countdown.follow(self._context, db, there, joined)
            owing.changed(db, joined, now)
            return Rematch(joined, "joined")

        async with self._context.lock(table):
            return await self._context.db.run(work)

    async def leave(self, table: int, person: Person) -> Table:
        """Give up one's seat; the next in line becomes host, an empty lobby ends."""

        def work(db: Connection) -> Table:
            known = _in_lobby(db, table)
            if known.seat_of(person.id) is None:
                raise TableError("bot-no-seat")
            left = [user for user in known.people if user != person.id]
            stay = [chair.sitter for chair in known.chairs if chair.user != person.id]
            tables.set_chairs(db, table, stay if left else [])  # bots do not sit there alone
            seat_wishes.drop(db, table, person.id)
            if not left:
                tables.set_status(db, table, "ended", self._context.clock())
                owing.closed(db, table, self._context.clock())
            elif known.host == person.id:
                tables.set_host(db, table, left[0])
            owing.seated(db, table, 0, self._context.clock())
            return _known(db, table)

        return await self._changed(table, work)

    async def renew(self, table: int, person: Person) -> Table:
        """Somebody seated says that this lobby is still wanted."""

        def work(db: Connection) -> Table:
            known = _in_lobby(db, table)
            if known.seat_of(person.id) is None:
                raise TableError("bot-not-seated")
            return known

        return await self._changed(table, work)

    async def start(self, table: int, person: Person) -> Table:
        """Deal: the match, its first events and the messages it owes are stored together."""
        seed = self._context.seed()

        def work(db: Connection) -> Table:
            return dealing.dealt(self._context, db, self._hosted(db, table, person), seed)

        return await self._changed(table, work)

    async def not_yet(self, table: int, person: Person) -> Table:
        """Somebody who sits there stops a lobby that is about to start by itself."""

        def work(db: Connection) -> Table:
            known = _in_lobby(db, table)
            if known.seat_of(person.id) is None:
                raise TableError("bot-not-at-table")
            if known.starts_at is None:
                raise TableError("lobby-no-minute")
            lobbies.set_starts_at(db, table, None)
            return _known(db, table)

        return await self._changed(table, work)

    async def start_due(self) -> bool:
        """Start every lobby whose minute is over; whether there was any."""
        starting = await self._starting()
        over = [table.id for table in starting if self._is_over(table)]
        for table in over:
            await self._start_by_itself(table)
        return bool(over)

    async def seconds_to_next_start(self) -> int | None:
        """How long until a lobby starts by itself; None while none is about to."""
        for table in await self._starting():
            return max(0, (table.starts_at or 0) - self._context.clock())
        return None

    async def _starting(self) -> list[Table]:
        """Where somebody can still say not yet."""
        part = self._context.duty.audible
        return await self._context.db.run(lambda db: tables.starting(db, part))

    async def put_off_starts(self) -> None:
        """Nobody could press anything for a while."""
        await self._context.db.run(lambda db: countdown.begin_again(self._context, db))

    def _is_over(self, table: Table) -> bool:
        return table.starts_at is not None and table.starts_at <= self._context.clock()

    async def _start_by_itself(self, table: int) -> None:
        """It is dealt; where something is in the way it waits for its host like any other."""
        seed = self._context.seed()

        def work(db: Connection) -> Table:
            known = _known(db, table)
            if not self._is_over(known):
                return known
            lobbies.set_starts_at(db, table, None)
            ready = countdown.is_ready(self._context, known)
            return dealing.dealt(self._context, db, known, seed) if ready else _known(db, table)

        try:
            await self._changed(table, work)
        except Refused as refused:
            _log.warning("lobby not started table=%d: %s", table, refused)
            await self._context.db.run(lambda db: lobbies.set_starts_at(db, table, None))

    async def practice(
        self,
        place: Place,
        person: Person,
        game: str,
        strengths: Sequence[str],
        *,
        own_thread_in: int | None = None,
        deal: _Deal | None = None,
    ) -> Table:
        """A game of one person against bots, which begins at once and is announced to nobody.

        Another way to deal may have something played already.
        """
        for strength in strengths:
            one_of(BOTS, strength)
        seed = self._context.seed()

        def work(db: Connection) -> Table:
            opened = dealing.opened(self._context, db, place, person, game, own_thread_in)
            sitters = [Sitter(person.id), *(Sitter(VACANT, each) for each in strengths)]
            tables.set_chairs(db, opened, sitters)
            lobby = _known(db, opened)
            begun = deal(db, lobby) if deal else dealing.dealt(self._context, db, lobby, seed)
            owing.let_in(db, begun, 0, self._context.clock())
            owing.changed(db, begun, self._context.clock(), fresh=True)
            return begun

        return await self._context.db.run(work)

    async def add_bot(self, table: int, person: Person, strength: str) -> Table:
        """Somebody seated gives the next free seat to a bot."""

        def work(db: Connection) -> Table:
            known = _in_lobby(db, table)
            if known.seat_of(person.id) is None:
                raise TableError("bot-not-at-table")
            meta = self._context.meta(known)
            if is_full(known, meta):
                raise TableError("bot-table-full", most=meta.seats[-1])
            bot = Sitter(VACANT, one_of(BOTS, strength))
            tables.set_chairs(db, table, [*(chair.sitter for chair in known.chairs), bot])
            return self._seated_anew(db, table)

        return await self._changed(table, work)

    async def remove_bot(self, table: int, person: Person, seat: Seat) -> Table:
        """The host takes a bot's seat away; those behind it move up."""

        def work(db: Connection) -> Table:
            known = self._hosted(db, table, person)
            if seat not in known.bots:
                raise TableError("bots-not-there")
            stay = [chair.sitter for chair in known.chairs if chair.seat != seat]
            tables.set_chairs(db, table, stay)
            return _known(db, table)

        return await self._changed(table, work)

    def _seated_anew(self, db: Connection, table: int) -> Table:
        """Where nobody else can sit down, nobody is invited any more."""
        known = _known(db, table)
        if is_full(known, self._context.meta(known)):
            invitations.close(db, table)
        return known

    def may_end(self, table: Table, person: Person, *, manages: bool) -> None:
        """Refuse to end what is over, or what is somebody else's to end."""
        if table.status not in tables.LIVE:
            raise TableError("bot-over-already")
        if not manages and table.host != person.id:
            raise TableError("bot-only-host", host=_name(table, table.host))

    async def end(self, table: int, person: Person, *, manages: bool) -> Table:
        """Break a table off; only its host or somebody who manages the server may."""

        def tell(db: Connection, known: Table) -> None:
            self.may_end(known, person, manages=manages)
            if known.host != person.id:
                people.meet_user(db, person)
                now = self._context.clock()
                owing.told(db, known, person.id, Msg("tables-did-end"), now)

        return await self.break_off(table, tell)

    async def break_off(self, table: int, tell: Callable[[Connection, Table], None]) -> Table:
        """Nobody plays on here; `tell` says whose doing that is, or refuses."""

        def work(db: Connection) -> Table:
            known = _known(db, table)
            tell(db, known)
            now, saved = self._context.clock(), matches.find(db, table)
            revision = saved.revision if saved else 0  # what is broken can be ended, too
            tables.set_status(db, table, "ended", now)
            owing.closed(db, table, now)
            if known.status == "playing":
                outbox.owe(db, table, "follow", revision, now)
            owe_letters(db, known, revision, now)
            return _known(db, table)

        ended = await self._changed(table, work)
        self._context.shelf.drop(table)
        return ended

    def _hosted(self, db: Connection, table: int, person: Person) -> Table:
        known = _in_lobby(db, table)
        if known.host != person.id:
            raise TableError("bot-only-host", host=_name(known, known.host))
        return known

    async def _changed(self, table: int, work: _Work) -> Table:
        """Change a table, which owes its poster; a game begun or broken off owes a new one."""

        def touched(db: Connection) -> Table:
            before = tables.find(db, table)
            after = work(db)
            countdown.follow(self._context, db, before, after)
            fresh = before is not None and "playing" in (before.status, after.status)
            owing.changed(db, after, self._context.clock(), fresh=fresh)
            return _known(db, table)

        async with self._context.lock(table):
            return await self._context.db.run(touched)


def _announce(db: Connection, rules: ServerSettings, server: int, table: int, now: int) -> None:
    """Where the server has a channel for it, the lobby is told of there, once."""
    if rules.announce_channel:
        bulletins.owe(db, server, rules.announce_channel, "lobby", table, now)


def _known(db: Connection, table: int) -> Table:
    found = tables.find(db, table)
    if found is None:
        raise TableError("bot-no-such-table")
    return found


def _in_lobby(db: Connection, table: int) -> Table:
    known = _known(db, table)
    if known.status != "lobby":
        raise TableError("bot-started-already")
    return known


def _played(db: Connection, table: int, person: Person) -> Table:
    """A table that is done and at which this person sat."""
    known = _known(db, table)
    if known.status in tables.LIVE or matches.find(db, table) is None:
        raise TableError("bot-rematch-not-over")
    if known.seat_of(person.id) is None:
        raise TableError("bot-rematch-others")
    return known


def _name(table: Table, user: int) -> str:
    return next((shown(chair.name) for chair in table.chairs if chair.user == user), "?")
