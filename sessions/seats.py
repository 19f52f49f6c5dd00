"""Who sits where: choosing a seat in the lobby, handing one over in a running game (L8, P14)."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches

from db import activations, due, followers, left_behind, outbox, people, standing, tables
from db.connection import Connection
from db.tables import Chair, Table
from engine.core.decision import Seat
from engine.core.seats import LETTERS
from engine.core.tokens import shown
from engine.core.words import msg
from sessions import deputies, owing, reliability, ticking
from sessions.avoiding import check
from sessions.context import Context
from sessions.limits import check_limit_of_one
from sessions.shapes import Person, TableError

_MOST_NAME = 28
_MOST_TYPED = 60  # of a name that nobody has, to look for one that is like it


@dataclass(frozen=True, slots=True)
class Taken:
    """A seat that has changed hands."""

    table: Table
    before: Chair
    after: Chair


class Seats:
    """Use cases about seats; the engine never hears of them, a seat is one row."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def sit(self, table: int, person: Person, seat: Seat) -> Table:
        """In the lobby: take a seat; whoever sat there gets one's own."""

        def work(db: Connection) -> Table:
            known = _table(db, table, "lobby", "bot-started-already")
            mine = known.seat_of(person.id)
            if mine is None:
                raise TableError("bot-not-at-table")
            if seat >= len(known.chairs):
                raise TableError("bot-no-such-seat")
            sitters = [chair.sitter for chair in known.chairs]
            sitters[mine], sitters[seat] = sitters[seat], sitters[mine]
            tables.set_chairs(db, table, sitters)
            owing.changed(db, known, self._context.clock())
            return _table(db, table, "lobby", "bot-started-already")

        async with self._context.lock(table):
            return await self._context.db.run(work)

    def may_offer(self, table: Table, person: Person, chair: Chair, *, manages: bool) -> None:
        """Refuse to hand over what is not being played, or what is somebody else's."""
        if table.status != "playing":
            raise TableError("bot-not-running")
        if not manages and person.id not in (chair.user, table.host):
            raise TableError("bot-only-own-seat", host=_host_name(table))

    async def offer(
        self, table: int, person: Person, seat: Seat, player: int, *, manages: bool
    ) -> Chair:
        """Put up the seat that this player still sits on; they play on until it is taken."""

        def work(db: Connection) -> Chair:
            known = _table(db, table, "playing", "bot-not-running")
            chair = _chair(known, seat)
            if chair.user != player:
                raise TableError("bot-seat-changed")
            self.may_offer(known, person, chair, manages=manages)
            if chair.offered:
                raise TableError("bot-offered-already")
            tables.offer_seat(db, table, seat, offered=True)
            return chair

        async with self._context.lock(table):
            return await self._context.db.run(work)

    async def offer_told(self, table: Table, message: int) -> None:
        """A message where the table stands says that a seat is to be had."""
        work = (table.id, table.channel, message)
        await self._context.db.run(lambda db: left_behind.call(db, *work))

    async def withdraw(self, table: int, person: Person, seat: Seat, *, manages: bool) -> Chair:
        """The seat is no longer to be had."""

        def work(db: Connection) -> Chair:
            known = _table(db, table, "playing", "bot-not-running")
            chair = _chair(known, seat)
            self.may_offer(known, person, chair, manages=manages)
            if not chair.offered:
                raise TableError("bot-not-offered")
            if chair.vacant:
                raise TableError("tables-vacant-stays")
            tables.offer_seat(db, table, seat, offered=False)
            return chair

        async with self._context.lock(table):
            return await self._context.db.run(work)

    async def take(self, table: int, person: Person, seat: Seat, *, anyway: bool = False) -> Taken:
        """Sit down for somebody else: from this moment the hand is yours and no longer theirs."""
        now = self._context.clock()

        def work(db: Connection) -> Taken:
            known = _table(db, table, "playing", "bot-not-running")
            before = _offered(known, person, seat)
            rules = self._context.rules(known.server)
            check_limit_of_one(db, rules, known.server, person.id, now)
            deputies.check_eyes(db, known, seat, person.id)
            check(db, table, person, anyway=anyway, seat=seat)
            people.meet_user(db, person)
            give(db, known, before, person.id, now)
            if before.vacant:  # there is no offer to say what became of it
                owing.told(db, known, person.id, msg("tables-did-join", letter=before.name), now)
            after = _table(db, table, "playing", "bot-not-running")
            return Taken(after, before, after.chairs[seat])

        async with self._context.lock(table):
            return await self._context.db.run(work)


def give(db: Connection, table: Table, chair: Chair, user: int, now: int) -> None:
    """Somebody else sits on this chair of a running game, and gets the hand that goes with it."""
    deputies.drop(db, table.id, chair.seat, now)
    tables.hand_over(db, table.id, chair.seat, user)
    if chair.bot:
        due.drop(db, table.id, chair.seat)
    activations.renew(db, table.id, chair.seat, now)
    ticking.new_owner(db, table.id, chair.seat, now)
    standing.drop_of(db, table.id, chair.user)
    if table.host == chair.user or table.host not in table.people:  # everybody had left
        tables.set_host(db, table.id, user)
    followers.unfollow(db, table.id, user)
    owing.changed(db, table, now)
    outbox.owe(db, table.id, "hand", max(table.poster_revision, 0), now, chair.seat)
    owing.let_in(db, table, chair.seat, now)


def leave(db: Connection, table: Table, chair: Chair, now: int) -> None:
    """Somebody gives up a seat of a running game: nobody sits on it, another may be host."""
    reliability.dropped(db, table, chair.user, now)
    deputies.drop(db, table.id, chair.seat, now)
    tables.vacate(db, table.id, chair.seat)
    ticking.settle(db, now, table.id)
    if chair.bot:
        due.drop(db, table.id, chair.seat)
    standing.drop_of(db, table.id, chair.user)
    left = [user for user in table.people if user != chair.user]
    if table.host == chair.user and left:
        tables.set_host(db, table.id, left[0])


def named(table: Table, typed: str) -> Chair:
    """Whose chair is meant: by the number a suggestion stands for, or by a name in full."""
    wanted = _plain(typed)
    by_name = [c for c in table.chairs if wanted in (_plain(c.name), _plain(called(c)))]
    found = [c for c in table.chairs if c.taken and str(c.user) == wanted] or by_name
    if len(found) == 1:
        return found[0]
    if found:
        raise TableError("bot-several-of-that-name", names=", ".join(map(called, found)))
    names = {_plain(called(chair)): called(chair) for chair in table.chairs}
    near = get_close_matches(wanted[:_MOST_TYPED], names, n=3, cutoff=0)
    nearest = ", ".join(names[name] for name in near)
    raise TableError("bot-nobody-of-that-name", typed=shown(typed), names=nearest)


def _plain(name: str) -> str:
    return " ".join(name.split()).casefold()


def called(chair: Chair) -> str:
    """A player's name with the letter of their seat, as suggestions show it."""
    return f"{shown(chair.name)[:_MOST_NAME]} ({LETTERS[chair.seat]})"


def _chair(table: Table, seat: Seat) -> Chair:
    if seat >= len(table.chairs):
        raise TableError("bot-no-such-seat")
    return table.chairs[seat]


def _offered(table: Table, person: Person, seat: Seat) -> Chair:
    """The chair, if this person may have it."""
    if table.seat_of(person.id) is not None:
        raise TableError("bot-already-seated")
    if seat >= len(table.chairs) or not table.chairs[seat].offered:
        raise TableError("bot-not-offered")
    return table.chairs[seat]


def _table(db: Connection, table: int, status: str, otherwise: str) -> Table:
    known = tables.find(db, table)
    if known is None:
        raise TableError("bot-no-such-table")
    if known.status != status:
        raise TableError(otherwise)
    return known


def _host_name(table: Table) -> str:
    return next((shown(chair.name) for chair in table.chairs if chair.user == table.host), "?")
