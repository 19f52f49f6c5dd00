"""Offering a seat to somebody: one of a lobby, or one's own in a running game."""

from __future__ import annotations

from cogs.discord_io.router import ROUTER
from cogs.discord_io.visit import Visit
from cogs.shown.ids import Verb, to
from cogs.shown.pages import Page
from cogs.shown.posters import mention
from cogs.shown.rows import Button
from cogs.shown.text import safe_name
from cogs.table.inviting import invite_guest
from cogs.table.seats import announce, ask_to_offer, said
from engine.core.seats import LETTERS
from sessions.invite import Guest
from sessions.shapes import Chair, Table, TableError


async def offer_to(visit: Visit, guest: Guest) -> None:
    """Whoever sits here has a seat to hand over; anybody else may be given one."""
    await visit.bot.grants.learn(visit)
    table = await visit.table()
    if table.status == "playing" and table.seat_of(guest.id) is not None:
        await ask_to_offer(visit, table, str(guest.id))
    elif table.status == "playing":
        await _ask_to_call(visit, table, guest)
    else:
        await invite_guest(visit, table.id, guest)


async def _ask_to_call(visit: Visit, table: Table, guest: Guest) -> None:
    """A seat that is on offer, else one's own; either way it takes a second press, in private."""
    await visit.sessions.invite.check_call(table.id, visit.person, guest)
    chair = _seat_to_give(table, visit.person.id)
    key = "people-call-free" if chair.offered else "people-call-own"
    game, letter = visit.sessions.show.title(table), LETTERS[chair.seat]
    text = visit.say(key, name=safe_name(guest.name), letter=letter, game=game)
    id = to(Verb.CALL, table.id, chair.seat, chair.user, guest.id)
    await visit.show(Page(text, ((Button(visit.say("bot-offer"), id, "danger"),),)))


def _seat_to_give(table: Table, user: int) -> Chair:
    """A seat that is to be had already, else one's own."""
    offered = [chair for chair in table.chairs if chair.offered]
    return offered[0] if offered else table.chairs[table.seat_of(user) or 0]


@ROUTER.on(Verb.CALL)
async def call(visit: Visit) -> None:
    """Put the seat up if it is not yet, and call the one it is meant for."""
    number, seat, player, user = visit.numbers
    table = await visit.sessions.show.table(number)
    chair = _as_it_was(table, seat, player)
    if not chair.offered:
        visit.sessions.seats.may_offer(table, visit.person, chair, manages=visit.manages(table))
    guest = Guest(user, "", bot=False, sees=True)  # as they were when this was asked
    calls = await visit.sessions.invite.call(number, visit.person, guest)
    fresh = not chair.offered and await _put_up(visit, table, chair)
    key = "people-seat-vacant" if chair.vacant else "people-seat-offered"
    text = said(visit, table, key, chair, guest=mention(user))
    await announce(visit, table, chair, text, withdrawn=fresh, calls=user if calls else 0)


async def _put_up(visit: Visit, table: Table, chair: Chair) -> bool:
    manages = visit.manages(table)
    await visit.sessions.seats.offer(
        table.id, visit.person, chair.seat, chair.user, manages=manages
    )
    return True


def _as_it_was(table: Table, seat: int, player: int) -> Chair:
    """The seat, if whoever sat on it when this was asked still does."""
    if seat >= len(table.chairs):
        raise TableError("bot-no-such-seat")
    if table.chairs[seat].user != player:
        raise TableError("bot-seat-changed")
    return table.chairs[seat]
