"""Seats: choosing one in the lobby, handing one over in a running game."""

from __future__ import annotations

from cogs.discord_io.router import ROUTER
from cogs.discord_io.views import calling, classic_view
from cogs.discord_io.visit import Visit
from cogs.shown.ids import Verb, option_of, to
from cogs.shown.pages import Page
from cogs.shown.posters import mention
from cogs.shown.rows import MOST_CHOICE_LABEL, Button, Choice, Menu, Row
from cogs.shown.text import cut, plain_names, safe_name
from cogs.table.lobby import change
from engine.core.seats import LETTERS
from engine.core.words import Msg, msg
from locales import Words, words
from sessions.shapes import Chair, Table, TableError


@ROUTER.on(Verb.SEATS)
async def seats(visit: Visit) -> None:
    """Who sits where, and where one could sit instead."""
    table = await visit.sessions.show.table(visit.numbers[0])
    if table.status != "lobby":
        raise TableError("bot-started-already")
    if table.seat_of(visit.person.id) is None:
        raise TableError("bot-not-at-table")
    await visit.show(seats_page(visit, table))


@ROUTER.on(Verb.SIT)
async def sit(visit: Visit) -> None:
    """Change places."""
    seat = option_of(visit.values[0]) if visit.values else 0
    work = visit.sessions.seats.sit(visit.numbers[0], visit.person, seat)
    await change(visit, work, lambda table: seats_page(visit, table))


def seats_page(visit: Visit, table: Table) -> Page:
    """A menu of seats; one's own is marked."""
    names, mine = plain_names(table.names()), table.seat_of(visit.person.id)
    lines = tuple(
        Choice(
            cut(f"{LETTERS[seat]}: {names[seat]}", MOST_CHOICE_LABEL),
            str(seat),
            visit.say(f"bot-colour-{LETTERS[seat]}"),
            seat == mine,
        )
        for seat in range(len(names))
    )
    text = visit.say(f"bot-seats-{table.seating}")
    return Page(text, (Menu(visit.say("bot-choose-seat"), to(Verb.SIT, table.id), lines),))


# -- in a running game ----------------------------------------------------------------------------


async def offer(visit: Visit, player: int) -> None:
    """Say in public that a seat is to be had, with a button to take it."""
    table = await visit.table()
    manages = visit.interaction.permissions.manage_guild
    chair = await visit.sessions.seats.offer(table.id, visit.person, player, manages=manages)
    text = _said(visit, table, "bot-seat-offered", chair)
    await visit.interaction.response.send_message(
        text, view=classic_view([_offer_row(words(table.language), table, chair)])
    )


def _offer_row(spoken: Words, table: Table, chair: Chair) -> Row:
    return (
        Button(spoken.say(msg("bot-take")), to(Verb.TAKE, table.id, chair.seat), "success"),
        Button(spoken.say(msg("bot-withdraw")), to(Verb.WITHDRAW, table.id, chair.seat)),
    )


def _said(visit: Visit, table: Table, key: str, chair: Chair, **more: str) -> str:
    """A public sentence about a seat."""
    game: Msg = visit.sessions.show.meta(table).title()
    name = safe_name(chair.name)
    return words(table.language).say(
        msg(key, name=name, letter=LETTERS[chair.seat], game=game, **more)
    )


@ROUTER.on(Verb.TAKE)
async def take(visit: Visit) -> None:
    """Sit down in somebody's place: the hand goes to the new player and leaves the old one."""
    number, seat = visit.numbers
    taken = await visit.sessions.seats.take(number, visit.person, seat)
    visit.bot.messenger.wake()
    text = _said(visit, taken.table, "bot-seat-taken", taken.before, who=mention(visit.person.id))
    await visit.interaction.response.edit_message(
        content=text, view=None, allowed_mentions=calling(visit.person.id)
    )
    await visit.tell(visit.say("bot-took-seat"))


@ROUTER.on(Verb.WITHDRAW)
async def withdraw(visit: Visit) -> None:
    """The seat stays with its owner."""
    number, seat = visit.numbers
    manages = visit.interaction.permissions.manage_guild
    chair = await visit.sessions.seats.withdraw(number, visit.person, seat, manages=manages)
    table = await visit.sessions.show.table(number)
    text = _said(visit, table, "bot-seat-kept", chair)
    await visit.interaction.response.edit_message(content=text, view=None)
