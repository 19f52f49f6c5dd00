"""The lobby and its poster: join, leave, options, invite, start."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from cogs.discord_io.router import ROUTER
from cogs.discord_io.views import calling, classic_view, ids_on
from cogs.discord_io.visit import Visit
from cogs.shown.ids import BadId, Verb, option_of, to
from cogs.shown.pages import Page
from cogs.shown.posters import POSTER_MARKS, mention
from cogs.shown.rows import MOST_CHOICE_LABEL, MOST_PLACEHOLDER, Button, Choice, Menu
from cogs.shown.text import cut, safe_name
from engine.core.words import Msg, msg
from locales import words
from sessions.lobby import Setting, settings
from sessions.shapes import Table, TableError


@ROUTER.on(Verb.JOIN)
async def join(visit: Visit) -> None:
    """Take a seat; try at once whether direct messages arrive."""
    work = visit.sessions.lobby.join(visit.numbers[0], visit.person)
    table = await changed(visit, work)
    visit.bot.chores.spawn(
        visit.bot.letters.welcome(table, visit.person), "welcome", table=table.id
    )
    await answer(visit, _has_joined(visit, table))


@ROUTER.on(Verb.LEAVE)
async def leave(visit: Visit) -> None:
    """Give up a seat."""
    work = visit.sessions.lobby.leave(visit.numbers[0], visit.person)
    await change(visit, work, lambda _: visit.say("bot-left"))


@ROUTER.on(Verb.START)
async def start(visit: Visit) -> None:
    """Deal: the first poster and the hands go out by the messenger."""
    table = await visit.sessions.lobby.start(visit.numbers[0], visit.person)
    visit.bot.messenger.wake()
    await visit.tell(visit.say("bot-started", game=visit.sessions.show.meta(table).title()))


@ROUTER.on(Verb.OPTIONS)
async def options(visit: Visit) -> None:
    """What can be chosen, in private."""
    await show_options(visit, visit.numbers[0])


async def show_options(visit: Visit, table: int) -> None:
    """The options for whoever may change them."""
    known = await visit.sessions.lobby.hosted(table, visit.person)
    await visit.show(options_page(visit, known))


@ROUTER.on(Verb.WHICH)
async def which(visit: Visit) -> None:
    """The choices of one option."""
    table = await visit.sessions.lobby.hosted(visit.numbers[0], visit.person)
    number = option_of(visit.values[0]) if visit.values else 0
    _setting(visit, table, number)
    await visit.update(options_page(visit, table, number))


@ROUTER.on(Verb.OPTION)
async def option(visit: Visit) -> None:
    """One choice of one option."""
    table, number = visit.numbers
    setting = _setting(visit, await visit.sessions.show.table(table), number)
    chosen = option_of(visit.values[0]) if visit.values else len(setting.choices)
    if chosen >= len(setting.choices):
        raise BadId("bot-button-broken")
    value = setting.choices[chosen][0]
    work = visit.sessions.lobby.set_option(table, visit.person, setting.key, value)
    await change(visit, work, lambda known: options_page(visit, known, number))


def _setting(visit: Visit, table: Table, number: int) -> Setting:
    found = list(settings(table, visit.sessions.show.meta(table)))
    if number >= len(found):
        raise BadId("bot-button-broken")
    return found[number]


@ROUTER.on(Verb.INVITE)
async def invite(visit: Visit) -> None:
    """Call somebody to the table, in public, with a button to join."""
    table = await visit.sessions.show.table(visit.numbers[0])
    guest = _guest(visit, table)
    spoken = words(table.language)
    text = spoken.say(
        msg(
            "bot-invited",
            guest=mention(guest),
            name=safe_name(visit.person.name),
            game=visit.sessions.show.meta(table).title(),
        )
    )
    row = (Button(spoken.say(msg("bot-join")), to(Verb.JOIN, table.id), "success"),)
    await visit.interaction.response.send_message(
        text, view=classic_view([row]), allowed_mentions=calling(guest)
    )


async def ask_to_end(visit: Visit, table: Table) -> None:
    """A table is ended for good, so it takes a second press."""
    manages = visit.interaction.permissions.manage_guild
    visit.sessions.lobby.may_end(table, visit.person, manages=manages)
    row = (Button(visit.say("bot-end-for-good"), to(Verb.END, table.id), "danger"),)
    game = visit.sessions.show.meta(table).title()
    await visit.show(Page(visit.say("bot-end-sure", game=game), (row,)))


@ROUTER.on(Verb.END)
async def end(visit: Visit) -> None:
    """End a table for good."""
    manages = visit.interaction.permissions.manage_guild
    await visit.sessions.lobby.end(visit.numbers[0], visit.person, manages=manages)
    visit.bot.messenger.wake()
    await visit.update(Page(visit.say("bot-ended-now")))


@ROUTER.on(Verb.RENEW)
async def renew(visit: Visit) -> None:
    """This lobby is still wanted: the warning gives way to the good news."""
    table = await visit.sessions.lobby.renew(visit.numbers[0], visit.person)
    text = words(table.language).say(msg("bot-lobby-renewed"))
    await visit.interaction.response.edit_message(content=text, view=None)


def _has_joined(visit: Visit, table: Table) -> str:
    """What becomes of an invitation that was followed."""
    name = safe_name(visit.person.name)
    return words(table.language).say(msg("bot-has-joined", name=name))


def _guest(visit: Visit, table: Table) -> int:
    """Whom the menu of people named, if they can be invited."""
    if table.status != "lobby":
        raise TableError("bot-started-already")
    data: Any = visit.interaction.data or {}
    people = (data.get("resolved") or {}).get("users") or {}
    guest = option_of(visit.values[0]) if visit.values else 0
    if people.get(str(guest), {}).get("bot"):
        raise TableError("bot-no-bots")
    if table.seat_of(guest) is not None:
        raise TableError("bot-seated-already")
    return guest


async def change(
    visit: Visit, work: Awaitable[Table], shown: Callable[[Table], Page | str]
) -> Table:
    """Change a lobby; whoever pressed is answered at once, the messenger edits the poster."""
    table = await changed(visit, work)
    await answer(visit, shown(table))
    return table


async def changed(visit: Visit, work: Awaitable[Table]) -> Table:
    """A change that is stored is on the poster soon, whatever becomes of the answer to it."""
    table = await work
    visit.bot.messenger.wake()
    return table


async def answer(visit: Visit, said: Page | str) -> None:
    """Nothing where the poster tells it all, else beside it."""
    pressed = visit.interaction.message
    if isinstance(said, Page):
        await visit.update(said)
    elif pressed is None or pressed.flags.ephemeral:
        await visit.tell(said)
    elif any(id.verb in POSTER_MARKS for id in ids_on(pressed)):
        await visit.interaction.response.defer()
    else:  # an invitation has done its work
        await visit.interaction.response.edit_message(content=said, view=None)


def options_page(visit: Visit, table: Table, number: int | None = None) -> Page:
    """All options with what is chosen; a menu of them, and one of the choices of the open one."""
    found = list(settings(table, visit.sessions.show.meta(table)))
    lines = tuple(
        _choice(visit, setting.name, n, n == number, visit.words.say(setting.said()))
        for n, setting in enumerate(found)
    )
    rows = [Menu(visit.say("bot-choose-option"), to(Verb.WHICH, table.id), lines)]
    if number is not None:
        setting = found[number]
        choices = tuple(
            _choice(visit, name, n, value == setting.chosen)
            for n, (value, name) in enumerate(setting.choices)
        )
        id = to(Verb.OPTION, table.id, number)
        rows.append(Menu(cut(visit.words.say(setting.name), MOST_PLACEHOLDER), id, choices))
    return Page(visit.say("bot-options"), tuple(rows))


def _choice(visit: Visit, name: Msg, number: int, chosen: bool, about: str = "") -> Choice:
    label = cut(visit.words.say(name), MOST_CHOICE_LABEL)
    return Choice(label, str(number), cut(about, MOST_CHOICE_LABEL), chosen)
