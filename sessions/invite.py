"""Inviting people to a lobby: once each, quietly if called today, never against their will.

An invitation is stored before its message is sent, so that a double press sends one message and a
stopped bot at most one call.
"""

from __future__ import annotations

from dataclasses import dataclass

from db import avoided, invitations, left_behind, people, tables
from db.connection import Connection
from db.invitations import Invitation
from db.tables import Table
from engine.core.tokens import shown
from sessions.context import Context
from sessions.options import is_full
from sessions.shapes import Person, TableError

DAY = 86_400
OPEN_FOR = 2 * DAY
SENDING = 60  # seconds after which a message that is not there was not sent


class InvitationOver(TableError):
    """It came too late to be answered; the message says why."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Whom somebody would like to invite, as Discord knows them."""

    id: int
    name: str
    bot: bool
    sees: bool  # whether they can see the channel of the table


@dataclass(frozen=True, slots=True)
class Invited:
    """An invitation whose message is to be sent now."""

    id: int
    table: Table
    guest: int
    calls: bool  # not if the guest was called by another one today


@dataclass(frozen=True, slots=True)
class Settled:
    """An invitation that needs no buttons any more."""

    table: Table
    state: str  # declined, joined, over
    channel: int  # where the message is; the table may have moved on
    message: int
    name: str | None  # of the guest on the table's server, if they were ever met


class Invite:
    """Use cases of those who invite and of those who are invited."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def begin(self, table: int, person: Person, guest: Guest) -> Invited:
        """Somebody seated asks somebody else; refused with the reason where that cannot be."""
        now = self._context.clock()

        def work(db: Connection) -> Invited:
            known = _lobby(db, table)
            _check_people(known, person, guest)
            self._check_room(known)
            _check_wishes(db, known, guest, now)
            people.meet_user(db, person)
            calls = may_call(db, person, guest, now)
            number = invitations.add(db, table, guest.id, now, now if calls else None)
            return Invited(number, _lobby(db, table), guest.id, calls)

        async with self._context.lock(table):
            return await self._context.db.run(work)

    async def check_call(self, table: int, person: Person, guest: Guest) -> None:
        """Refuse to ask somebody to a running game who cannot come or does not want to."""
        now = self._context.clock()
        await self._context.db.run(lambda db: _check_call(db, table, person, guest, now))

    async def call(self, table: int, person: Person, guest: Guest) -> bool:
        """Somebody seated asks somebody else to a running game; whether that calls them."""
        now = self._context.clock()

        def work(db: Connection) -> bool:
            _check_call(db, table, person, guest, now)
            calls = may_call(db, person, guest, now)
            invitations.note_call(db, table, guest.id, now, now if calls else None)
            return calls

        async with self._context.lock(table):
            return await self._context.db.run(work)

    async def sent(self, invited: Invited, channel: int, message: int) -> None:
        """Its message is there."""

        def work(db: Connection) -> None:
            invitations.sent(db, invited.id, message)
            left_behind.call(db, invited.table.id, channel, message)

        await self._context.db.run(work)

    async def unsent(self, invitation: int, *, certain: bool) -> None:
        """Its message was not sent; if that is not certain the guest counts as called."""

        def work(db: Connection) -> None:
            found = invitations.find(db, invitation)
            if found is not None and found.state == "open":
                invitations.set_state(db, invitation, "unsent")
            if certain:
                invitations.uncall(db, invitation)

        await self._context.db.run(work)

    async def decline(self, table: int, person: Person, invitation: int) -> Table:
        """The guest says no; nobody invites them to this table again."""
        now = self._context.clock()

        def work(db: Connection) -> Table:
            found = invitations.find(db, invitation)
            if found is None or found.table != table:
                raise TableError("bot-no-such-invitation")
            if found.user != person.id:
                raise TableError("bot-invitation-not-yours")
            known = tables.find(db, table)
            assert known is not None, "it is referred to"
            self._check_open(known, found, now)
            people.meet_user(db, person)
            invitations.decline(db, table, person.id)
            return known

        async with self._context.lock(table):
            return await self._context.db.run(work)

    async def wanted(self, person: Person, *, wanted: bool) -> None:
        """Whether others may invite this person, to any table."""

        def work(db: Connection) -> None:
            people.meet_user(db, person)
            people.set_invitations(db, person.id, "on" if wanted else "off")

        await self._context.db.run(work)

    async def settled(self) -> list[Settled]:
        """Close what is over by now; all those whose messages may still have buttons."""
        since, part = self._context.clock() - OPEN_FOR, self._context.duty.part

        def work(db: Connection) -> list[Settled]:
            invitations.expire(db, since)
            return [_settled(db, *found) for found in invitations.with_useless_buttons(db, part)]

        return await self._context.db.run(work)

    async def tidied(self, message: int) -> None:
        """A message has no buttons any more, or is gone."""
        await self._context.db.run(lambda db: invitations.tidied(db, message))

    def _check_room(self, table: Table, refusal: type[TableError] = TableError) -> None:
        meta = self._context.meta(table)
        if is_full(table, meta):
            raise refusal("bot-table-full", most=meta.seats[-1])

    def _check_open(self, table: Table, invitation: Invitation, now: int) -> None:
        """Refuse what comes too late, with the reason."""
        if invitation.state == "declined":
            raise InvitationOver("bot-invitation-declined-already")
        if table.seat_of(invitation.user) is not None:
            raise InvitationOver("bot-already-seated")
        if table.status != "lobby":
            raise InvitationOver(_why_closed(table))
        self._check_room(table, InvitationOver)
        if invitation.state in ("over", "joined") or invitation.invited_at <= now - OPEN_FOR:
            raise InvitationOver("bot-invitation-expired")


def _why_closed(table: Table) -> str:
    return "bot-over-already" if table.status == "ended" else "bot-started-already"


def _lobby(db: Connection, table: int) -> Table:
    known = tables.find(db, table)
    if known is None:
        raise TableError("bot-no-such-table")
    if known.status != "lobby":
        raise TableError(_why_closed(known))
    return known


def may_call(db: Connection, person: Person, guest: Guest, now: int) -> bool:
    """Whether a message may call the guest: once a day, whatever the table.

    One from somebody they avoid calls them as little as a second one, and nobody can tell which.
    """
    called = invitations.last_called(db, guest.id)
    lately = called is not None and called > now - DAY
    return not lately and not avoided.avoids(db, guest.id, person.id)


def _check_call(db: Connection, table: int, person: Person, guest: Guest, now: int) -> None:
    known = tables.find(db, table)
    if known is None or known.status != "playing":
        raise TableError("bot-not-running")
    if known.seat_of(person.id) is None:
        raise TableError("people-call-seated-only")
    _check_guest(known, person, guest)
    _check_wishes(db, known, guest, now)


def _check_people(table: Table, person: Person, guest: Guest) -> None:
    """Somebody seated may ask a person who is not, and who can see where."""
    if table.seat_of(person.id) is None:
        raise TableError("bot-invite-seated-only")
    _check_guest(table, person, guest)


def _check_guest(table: Table, person: Person, guest: Guest) -> None:
    if guest.bot:
        raise TableError("bot-no-bots")
    if guest.id == person.id:
        raise TableError("bot-already-seated")
    if table.seat_of(guest.id) is not None:
        raise TableError("bot-seated-already")
    if not guest.sees:
        raise TableError("bot-invite-unseen", name=shown(guest.name))


def _check_wishes(db: Connection, table: Table, guest: Guest, now: int) -> None:
    """Nobody is asked who does not want to be, or who has been asked."""
    invitations.expire(db, now - OPEN_FOR)
    name = shown(guest.name)
    if invitations.refused(db, guest.id):
        raise TableError("bot-invite-unwanted", name=name)
    before = invitations.newest(db, table.id, guest.id)
    if before is None:
        return
    if before.state == "declined":
        raise TableError("bot-invite-declined", name=name)
    if before.state == "open" and (before.message or before.invited_at > now - SENDING):
        raise TableError("bot-invited-already", name=name)
    if before.state == "open":  # the bot was stopped before it could say whether it was sent
        invitations.set_state(db, before.id, "unsent")


def _settled(db: Connection, found: Invitation, channel: int, name: str | None) -> Settled:
    table = tables.find(db, found.table)
    assert table is not None
    assert found.message is not None
    return Settled(table, found.state, channel, found.message, name)
