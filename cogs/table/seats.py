"""Seats: choosing one in the lobby, handing one over in a running game."""

from __future__ import annotations

import discord

from cogs.discord_io.router import ROUTER
from cogs.discord_io.views import NOBODY, calling, classic_view
from cogs.discord_io.visit import Visit
from cogs.shown.bots import playing_on, plays_for_you, strength
from cogs.shown.ids import Verb, to
from cogs.shown.labels import JOINT
from cogs.shown.pages import Page
from cogs.shown.posters import mention
from cogs.shown.rows import MOST_CHOICE_LABEL, Button, Choice, Menu, Row
from cogs.shown.text import cut, plain_names, safe_name
from cogs.shown.votes import taking
from cogs.table.avoiding import tell_those_who_avoid
from cogs.table.lobby import change, lead_there, own_lobby
from engine.core.decision import Seat
from engine.core.seats import LETTERS
from engine.core.words import Msg, msg
from locales import words
from process.wire import TROUBLE
from sessions.seats import named
from sessions.shapes import Chair, Table, TableError

_NO_OFFER = ("bot-not-offered", "bot-not-running")  # refusals that no later press will overcome


@ROUTER.on(Verb.SEATS)
async def seats(visit: Visit) -> None:
    """Who sits where, and where one could sit instead."""
    table = await own_lobby(visit)
    page = (
        await wishes_page(visit, table) if table.seating == "wishes" else seats_page(visit, table)
    )
    await visit.show(page)


@ROUTER.on(Verb.SIT)
async def sit(visit: Visit) -> None:
    """Change places."""
    work = visit.sessions.seats.sit(visit.numbers[0], visit.person, visit.choice)
    await change(visit, work, lambda table: seats_page(visit, table))


@ROUTER.on(Verb.WISH)
async def wish(visit: Visit) -> None:
    """One more seat that somebody would like, if they cannot have those before it."""
    table = await visit.sessions.seat_wishes.add(visit.numbers[0], visit.person, visit.choice)
    await visit.update(await wishes_page(visit, table))


@ROUTER.on(Verb.UNWISH)
async def unwish(visit: Visit) -> None:
    """Any seat will do."""
    table = await visit.sessions.seat_wishes.clear(visit.numbers[0], visit.person)
    await visit.update(await wishes_page(visit, table))


async def wishes_page(visit: Visit, table: Table) -> Page:
    """What somebody wishes for, in order; a menu of the seats that are not yet named."""
    wished = await visit.sessions.seat_wishes.of(table.id, visit.person)
    most = visit.sessions.show.meta(table).seats[-1]
    left = [seat for seat, letter in enumerate(LETTERS[:most]) if letter not in wished]
    told = ", ".join(f"**{letter}** {visit.say(f'bot-colour-{letter}')}" for letter in wished)
    line = visit.say("lobby-wished", seats=told) if wished else visit.say("lobby-wished-nothing")
    choices = tuple(_wished(visit, seat) for seat in left)
    label = visit.say("lobby-wish-next" if wished else "lobby-wish-first")
    rows: list[Row] = [Menu(label, to(Verb.WISH, table.id), choices)] if left else []
    if wished:
        rows.append((Button(visit.say("lobby-unwish"), to(Verb.UNWISH, table.id)),))
    return Page(f"{visit.say('bot-seats-wishes')}\n\n{line}", tuple(rows))


def _wished(visit: Visit, seat: Seat) -> Choice:
    colour = visit.say(f"bot-colour-{LETTERS[seat]}")
    return Choice(f"{LETTERS[seat]}{JOINT}{colour}", str(seat))


def seats_page(visit: Visit, table: Table) -> Page:
    """A menu of seats; one's own is marked. Whoever is alone has nothing to choose."""
    if len(table.chairs) == 1:
        return Page(visit.say("bot-seats-alone"))
    names, mine = plain_names(table.names()), table.seat_of(visit.person.id)
    lines = tuple(
        Choice(
            cut(f"{LETTERS[chair.seat]}: {names[chair.seat]}", MOST_CHOICE_LABEL),
            str(chair.seat),
            _about_seat(visit, chair),
            chair.seat == mine,
        )
        for chair in table.chairs
    )
    text = visit.say(f"bot-seats-{table.seating}")
    return Page(text, (Menu(visit.say("bot-choose-seat"), to(Verb.SIT, table.id), lines),))


def _about_seat(visit: Visit, chair: Chair) -> str:
    """Its colour, and how strong the bot is that sits there."""
    colour = visit.say(f"bot-colour-{LETTERS[chair.seat]}")
    return f"{colour}{JOINT}{visit.words.say(strength(chair))}" if chair.bot else colour


# -- in a running game ----------------------------------------------------------------------------


async def ask_to_offer(visit: Visit, table: Table, player: str | None) -> None:
    """A seat goes with its hand, so the offer takes a second press, in private."""
    chair = _meant(visit, table, player)
    visit.sessions.seats.may_offer(table, visit.person, chair, manages=visit.manages(table))
    if chair.bot and chair.user == visit.person.id:
        await visit.show(plays_for_you(table.id, visit.words))
    elif chair.vacant:
        row = playing_on(table, chair, visit.words)
        await visit.show(Page(visit.say("bots-for-vacant", letter=LETTERS[chair.seat]), (row,)))
    elif chair.offered:
        _, withdraw = taking(table, chair.seat, visit.words)
        row = (withdraw,)
        await visit.show(Page(visit.say("bot-offered-already"), (row,)))
    else:
        await visit.show(_offer_page(visit, table, chair))


def _offer_page(visit: Visit, table: Table, chair: Chair) -> Page:
    """Offer it to people; one's own, or one that is nobody's, to bots as well."""
    own, game = chair.user == visit.person.id, visit.sessions.show.title(table)
    key = "bot-offer-own" if own else "bot-offer-other" if chair.taken else "bots-offer"
    text = visit.say(key, name=safe_name(chair.name), letter=LETTERS[chair.seat], game=game)
    id = to(Verb.OFFER, table.id, chair.seat, chair.user)
    offer = (Button(visit.say("bot-offer"), id, "danger"),)
    if chair.taken and not own:
        return Page(text, (offer,))
    other = visit.say("bots-instead-own" if own else "bots-instead")
    return Page(f"{text}\n\n{other}", (offer, playing_on(table, chair, visit.words)))


def _meant(visit: Visit, table: Table, player: str | None) -> Chair:
    """Whose seat: the named one's, or one's own where nobody is named."""
    if player is not None:
        return named(table, player)
    seat = table.seat_of(visit.person.id)
    if seat is None:
        raise TableError("bot-no-seat")
    return table.chairs[seat]


@ROUTER.on(Verb.OFFER)
async def offer(visit: Visit) -> None:
    """Say in the table's channel that a seat is to be had, with a button to take it."""
    number, seat, player = visit.numbers
    table, manages = await _managed(visit)
    chair = await visit.sessions.seats.offer(number, visit.person, seat, player, manages=manages)
    text = said(visit, table, "bot-seat-offered", chair)
    await announce(visit, table, chair, text, withdrawn=True)


async def announce(
    visit: Visit, table: Table, chair: Chair, text: str, *, withdrawn: bool, calls: int = 0
) -> None:
    """Say so in the table's channel; an offer that nobody can read is `withdrawn`."""
    try:
        await visit.update(Page(visit.say("bot-offer-made")))
    finally:  # what is stored is told, also where the answer to it does not arrive
        try:
            await _post(visit, table, chair, text, calls)
        except TROUBLE:
            if withdrawn:
                manages = visit.manages(table)
                await visit.sessions.seats.withdraw(
                    table.id, visit.person, chair.seat, manages=manages
                )
            await visit.tell(visit.say("bot-offer-unsent"))


async def _post(visit: Visit, table: Table, chair: Chair, text: str, calls: int) -> None:
    spoken = words(table.language)
    take, withdraw = taking(table, chair.seat, spoken)
    row = (take,) if chair.vacant else (take, withdraw)
    there = visit.bot.get_partial_messageable(table.channel, guild_id=table.server)
    called = calling(calls) if calls else NOBODY
    sent = await there.send(text, view=classic_view([row]), allowed_mentions=called)
    await visit.sessions.seats.offer_told(table, sent.id)


async def _managed(visit: Visit) -> tuple[Table, bool]:
    """The pressed button's table, and whether this person manages its server."""
    table = await visit.sessions.show.table(visit.numbers[0])
    return table, visit.manages(table)


def said(visit: Visit, table: Table, key: str, chair: Chair, **more: str) -> str:
    """A public sentence about a seat."""
    game: Msg = visit.sessions.show.meta(table).title()
    name = safe_name(chair.name)
    return words(table.language).say(
        msg(key, name=name, letter=LETTERS[chair.seat], game=game, **more)
    )


@ROUTER.on(Verb.TAKE)
async def take(visit: Visit) -> None:
    """Sit down in somebody's place: the hand goes to the new player and leaves the old one."""
    await _take(visit, anyway=False)


@ROUTER.on(Verb.TAKE_ANYWAY)
async def take_anyway(visit: Visit) -> None:
    """The same where somebody sits whom one avoids."""
    await _take(visit, anyway=True)


async def _take(visit: Visit, *, anyway: bool) -> None:
    number, seat = visit.numbers
    try:
        taken = await visit.sessions.seats.take(number, visit.person, seat, anyway=anyway)
    except TableError as refused:
        await _past(visit, refused)
        return
    visit.bot.messenger.wake()
    tell_those_who_avoid(visit, taken.table)
    if not taken.before.vacant:  # else the table is told, as there is no offer to say it
        name = mention(visit.person.id)
        text = said(visit, taken.table, "bot-seat-taken", taken.before, who=name)
        await _close(visit, text, calling(visit.person.id))
    await visit.tell(visit.say("bot-took-seat"))
    await lead_there(visit, taken.table)


@ROUTER.on(Verb.WITHDRAW)
async def withdraw(visit: Visit) -> None:
    """The seat stays with its owner."""
    number, seat = visit.numbers
    table, manages = await _managed(visit)
    try:
        chair = await visit.sessions.seats.withdraw(number, visit.person, seat, manages=manages)
    except TableError as refused:
        await _past(visit, refused)
        return
    await _close(visit, said(visit, table, "bot-seat-kept", chair))


async def _past(visit: Visit, refused: TableError) -> None:
    """Say why not; where the offer no longer stands, its buttons go."""
    if refused.why.key in _NO_OFFER and visit.pressed_its_own:
        await visit.interaction.response.edit_message(view=None)
    raise refused


async def _close(
    visit: Visit, text: str, mentions: discord.AllowedMentions = discord.utils.MISSING
) -> None:
    """What became of an offer, in place of its buttons."""
    if visit.pressed_its_own:
        await visit.interaction.response.edit_message(
            content=text, view=None, allowed_mentions=mentions
        )
    else:
        await visit.tell(text)
