"""A friend plays for somebody who asks them to, until the seat is taken back (row A22).

The seat stays its owner's: its clock, its votes, its record, and the right to play at any time. Who
plays for them sees the hand and is called in their place. So it must be somebody who knows no other
hand of that table: nobody who plays there, or has, or who has played there for another.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from db import (
    activations,
    bulletins,
    clocks,
    deputies,
    invitations,
    left_behind,
    matches,
    outbox,
    people,
    tables,
)
from db.connection import Connection
from db.deputies import Deputy
from db.tables import Chair, Table
from engine.core.decision import Seat
from engine.core.seats import LETTERS
from engine.core.tokens import shown
from engine.core.words import Msg, msg
from sessions import owing, ticking
from sessions.context import Context
from sessions.invite import DAY, OPEN_FOR, Guest, may_call
from sessions.shapes import BotPlays, Person, TableError

T = TypeVar("T")
GRACE = 30  # seconds before anybody is asked, in which one may think again
AGAIN = 7 * DAY  # whoever has declined is not asked again sooner


class AskedNoMore(TableError):
    """It came too late to be answered; the message says why."""


@dataclass(frozen=True, slots=True)
class Help:
    """A seat, and the friend who plays it or is asked to; without one, nobody is."""

    table: Table
    chair: Chair
    deputy: Deputy | None = None

    @property
    def acts(self) -> bool:
        """Whether a friend plays."""
        return self.deputy is not None and self.deputy.state == "acts"


class Deputies:
    """Use cases of those who ask a friend, and of those who are asked."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def of(self, table: int, person: Person) -> Help:
        """How it stands with the seat that somebody sits on, or plays for another."""

        def work(db: Connection) -> Help:
            known = _playing(db, table)
            seat = known.seat_played_by(person.id)
            if seat is None:
                raise TableError("deputy-seated-only")
            return _help(db, known, seat)

        return await self._context.db.run(work)

    async def ask(self, table: int, person: Person, guest: Guest, until: int = 0) -> Help:
        """Somebody who plays asks a friend; whom that calls is told after a moment."""
        now = self._context.clock()

        def work(db: Connection) -> Help:
            known = _playing(db, table)
            chair = _own_chair(known, person)
            if until and until <= now:
                raise TableError("clock-away-past")
            if deputies.of_seat(db, table, chair.seat) is not None:
                raise TableError("deputy-asked-already")
            _check_guest(db, known, chair, guest, now)
            people.meet_user(db, person)
            calls = may_call(db, person, guest, now)
            invitations.note_call(db, table, guest.id, now, now if calls else None)
            who = (table, chair.seat, person.id, guest.id, now)
            made = deputies.add(db, *who, until=until, calls=calls)
            bulletins.owe(db, known.server, known.channel, "deputy", made, now + GRACE)
            return _help(db, known, chair.seat)

        return await self._done(table, work)

    async def accept(self, table: int, person: Person, number: int) -> Help:
        """From this moment they are called for the seat, and see its hand."""
        now = self._context.clock()

        def work(db: Connection) -> Help:
            found = _asked(db, table, person, number, now)
            known = _playing(db, table)
            chair = known.chairs[found.seat]
            if not chair.present or chair.user != found.user:
                raise AskedNoMore("deputy-over")
            _check_eyes(db, known, chair, person.id)
            people.meet_user(db, person)
            ticking.stand_still(db, table, found.seat, now)
            deputies.begin(db, found, now)
            _changed(db, known, found.seat, now, told=False)
            owing.told(db, known, person.id, _about("deputy-did-begin", chair), now)
            return _help(db, _playing(db, table), found.seat)

        return await self._done(table, work)

    async def decline(self, table: int, person: Person, number: int) -> Help:
        """They would rather not; whoever asked is told by the message that asks."""
        now = self._context.clock()

        def work(db: Connection) -> Help:
            found = _asked(db, table, person, number, now)
            people.meet_user(db, person)
            deputies.end(db, found, "declined", now)
            known = tables.find(db, table)
            assert known is not None, "it is referred to"
            after = deputies.find(db, number)
            assert after is not None, "it has just been answered"
            return _about_it(known, after)

        return await self._done(table, work)

    async def end(self, table: int, person: Person, number: int) -> Help:
        """The seat is taken back, or given back by the friend; or nobody is asked after all."""
        now = self._context.clock()

        def work(db: Connection) -> Help:
            found = deputies.find(db, number)
            if found is None or found.table != table:
                raise TableError("deputy-over")
            if person.id not in (found.user, found.deputy):
                raise TableError("deputy-not-yours")
            known = _playing(db, table)
            if found.state == "acts":
                relieve(db, known, found, now, by=person.id)
            elif found.state == "open" and person.id == found.user:
                deputies.end(db, found, "over", now)
            else:
                raise TableError("deputy-over")
            return _help(db, _playing(db, table), found.seat)

        return await self._done(table, work)

    async def left_server(self, table: int, deputy: int) -> None:
        """Whoever plays for another is no longer on the server: the owner plays on."""
        now = self._context.clock()

        def work(db: Connection) -> None:
            for found in deputies.acting(db, deputy):
                if found.table == table:
                    relieve(db, _playing(db, table), found, now, by=deputy)

        await self._done(table, work)

    # -- the message that asks --------------------------------------------------------------------

    async def find(self, number: int) -> Help | None:
        """What somebody is or was asked."""

        def work(db: Connection) -> Help | None:
            found = deputies.find(db, number)
            known = tables.find(db, found.table) if found is not None else None
            return None if known is None or found is None else _about_it(known, found)

        return await self._context.db.run(work)

    async def posted(self, number: int, channel: int, message: int) -> None:
        """This message asks, also when its table has moved on."""

        def work(db: Connection) -> None:
            deputies.posted(db, number, channel, message)
            if (found := deputies.find(db, number)) is not None:
                left_behind.call(db, found.table, channel, message)

        await self._context.db.run(work)

    async def settled(self) -> list[Help]:
        """Close what nobody has answered; all those whose messages still have buttons."""
        now, part = self._context.clock(), self._context.duty.part

        def work(db: Connection) -> list[Help]:
            deputies.expire(db, now - OPEN_FOR, now)
            found = [(each, tables.find(db, each.table)) for each in deputies.stale(db, part)]
            return [_about_it(known, each) for each, known in found if known]

        return await self._context.db.run(work)

    async def shown(self, number: int) -> None:
        """It says what became of it, or is gone."""
        await self._context.db.run(lambda db: deputies.shown(db, number))

    async def _done(self, table: int, work: Callable[[Connection], T]) -> T:
        async with self._context.lock(table):
            found = await self._context.db.run(work)
        self._context.nudge()
        return found


# -- how it ends ----------------------------------------------------------------------------------


def relieve(db: Connection, table: Table, found: Deputy, now: int, *, by: int) -> None:
    """The owner alone plays again; they are called if they did not bring that about."""
    chair = table.chairs[found.seat]
    ticking.stand_still(db, table.id, found.seat, now)
    deputies.end(db, found, "over", now)
    _changed(db, table, found.seat, now, told=by == found.user)
    did = "deputy-did-take-back" if by == found.user else "deputy-did-end"
    owing.told(db, table, by, _about(did, chair), now)


def relieve_all(db: Connection, user: int, now: int) -> None:
    """Somebody plays for nobody any more: they are away, or want to be forgotten."""
    for found in deputies.acting(db, user):
        relieve(db, _playing(db, found.table), found, now, by=user)


def end_all(db: Connection, now: int) -> bool:
    """Whoever was to play until now; whether any was."""
    found = deputies.out_of_time(db, now)
    for each in found:
        relieve(db, _playing(db, each.table), each, now, by=each.deputy)
    return bool(found)


def drop(db: Connection, table: int, seat: Seat, now: int) -> None:
    """The seat is somebody else's: what its owner has asked for is over."""
    if (found := deputies.of_seat(db, table, seat)) is not None:
        ticking.stand_still(db, table, seat, now)
        deputies.end(db, found, "over", now)


def _changed(db: Connection, table: Table, seat: Seat, now: int, *, told: bool) -> None:
    """Somebody else is asked what the seat is asked, and reminded of it."""
    activations.renew(db, table.id, seat, now, told=told)
    ticking.forget_reminder(db, table.id, seat, now)
    ticking.settle(db, now, table.id)
    owing.changed(db, table, now)
    outbox.owe(db, table.id, "hand", max(table.poster_revision, 0), now, seat)


# -- who may ask whom -----------------------------------------------------------------------------


def check_eyes(db: Connection, table: Table, seat: Seat, user: int) -> None:
    """Refuse to show a hand to somebody who has seen another, playing for a friend."""
    if deputies.has_seen(db, table.id, user, seat):
        raise TableError("deputy-knows-a-hand")


def _check_eyes(db: Connection, table: Table, chair: Chair, user: int) -> None:
    """The same of whoever is to play for somebody; those who sit there know theirs."""
    if table.seat_of(user) is not None:
        raise TableError("deputy-would-see")
    if table.seat_played_by(user) is not None:
        raise TableError("deputy-plays-another")
    if matches.has_played_another(db, table.id, user, chair.seat):
        raise TableError("deputy-knows-a-hand")
    check_eyes(db, table, chair.seat, user)
    if clocks.away(db, user) is not None:
        raise TableError("deputy-is-away")


def _check_guest(db: Connection, table: Table, chair: Chair, guest: Guest, now: int) -> None:
    name = shown(guest.name)
    if guest.bot:
        raise TableError("bot-no-bots")
    if guest.id == chair.user:
        raise TableError("deputy-yourself")
    _check_eyes(db, table, chair, guest.id)
    if not guest.sees:
        raise TableError("deputy-unseen", name=name)
    if invitations.refused(db, guest.id):
        raise TableError("deputy-unwanted", name=name)
    declined = deputies.last_declined(db, table.id, guest.id)
    if declined is not None and declined > now - AGAIN:
        raise TableError("deputy-declined", name=name)


def _own_chair(table: Table, person: Person) -> Chair:
    seat = table.seat_of(person.id)
    if seat is None:
        raise TableError("deputy-seated-only")
    if table.chairs[seat].bot:
        raise BotPlays(table.id)
    return table.chairs[seat]


def _asked(db: Connection, table: int, person: Person, number: int, now: int) -> Deputy:
    """What somebody is asked, or a refusal that says why they are not."""
    found = deputies.find(db, number)
    if found is None or found.table != table:
        raise AskedNoMore("deputy-over")
    if found.deputy != person.id:
        raise TableError("deputy-asks-another")
    if found.state != "open" or found.asked_at <= now - OPEN_FOR:
        raise AskedNoMore("deputy-acts-already" if found.state == "acts" else "deputy-over")
    return found


def _playing(db: Connection, table: int) -> Table:
    known = tables.find(db, table)
    if known is None:
        raise TableError("bot-no-such-table")
    if known.status != "playing":
        raise TableError("bot-not-running")
    return known


def _help(db: Connection, table: Table, seat: Seat) -> Help:
    return Help(table, table.chairs[seat], deputies.of_seat(db, table.id, seat))


def _about_it(table: Table, found: Deputy) -> Help:
    return Help(table, table.chairs[found.seat], found)


def _about(key: str, chair: Chair) -> Msg:
    return msg(key, name=f"<@{chair.user}>", letter=LETTERS[chair.seat])
