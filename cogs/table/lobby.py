"""The lobby and its poster: join, leave, options, start, end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from cogs.discord_io.grants import OPENING
from cogs.discord_io.router import ROUTER
from cogs.discord_io.views import ids_on
from cogs.discord_io.visit import Visit
from cogs.shown.ids import BadId, Verb, to
from cogs.shown.invitations import settled_text
from cogs.shown.pages import Page
from cogs.shown.posters import POSTER_MARKS, mention, setting_line
from cogs.shown.rows import MOST_CHOICE_LABEL, MOST_PLACEHOLDER, Button, Choice, Menu
from cogs.shown.text import cut, safe_name
from cogs.table.avoiding import tell_those_who_avoid
from cogs.table.inviting import invite_again
from cogs.table.newcomers import ways_in
from engine.core.words import Msg, msg
from locales import words
from sessions.house_rules import check_opening
from sessions.options import Setting, settings
from sessions.shapes import LIVE, Table, TableError


@ROUTER.on(Verb.JOIN)
async def join(visit: Visit) -> None:
    """Take a seat; a welcome tries whether direct messages arrive."""
    table = await _joined(visit, anyway=False)
    said = visit.say("bot-joined")
    page = await ways_in(visit, table, said)
    if (invitation := _own_invitation(visit)) is not None:
        await _settle(visit, table, invitation)
    elif page is None:
        await answer(visit, said)
    await lead_there(visit, table)
    if page is not None:
        await visit.show(page)


@ROUTER.on(Verb.JOIN_ANYWAY)
async def join_anyway(visit: Visit) -> None:
    """Take a seat where somebody sits whom one avoids."""
    table = await _joined(visit, anyway=True)
    said = visit.say("bot-joined")
    await answer(visit, await ways_in(visit, table, said) or Page(said))
    await lead_there(visit, table)


async def _joined(visit: Visit, *, anyway: bool) -> Table:
    work = visit.sessions.lobby.join(visit.numbers[0], visit.person, anyway=anyway)
    table = await changed(visit, work)
    visit.bot.invitations.wake()
    tell_those_who_avoid(visit, table)
    return table


async def own_lobby(visit: Visit) -> Table:
    """The lobby whose card was pressed, for those who sit there."""
    table = await visit.sessions.show.table(visit.numbers[0])
    if table.status != "lobby":
        raise TableError("bot-started-already")
    if table.seat_of(visit.person.id) is None:
        raise TableError("bot-not-at-table")
    return table


async def lead_there(visit: Visit, table: Table) -> None:
    """Whoever sat down by a message that the table has left behind hears where it stands."""
    if visit.interaction.channel_id != table.channel:
        await visit.tell(visit.say("tables-done-move", channel=f"<#{table.channel}>"))


@ROUTER.on(Verb.LEAVE)
async def leave(visit: Visit) -> None:
    """Give up a seat."""
    work = visit.sessions.lobby.leave(visit.numbers[0], visit.person)
    await change(visit, work, lambda _: visit.say("bot-left"))
    visit.bot.invitations.wake()


@ROUTER.on(Verb.START)
async def start(visit: Visit) -> None:
    """Deal: the first poster and the hands go out by the messenger."""
    table = await visit.sessions.lobby.start(visit.numbers[0], visit.person)
    visit.bot.messenger.wake()
    visit.bot.invitations.wake()
    await visit.tell(visit.say("bot-started", game=visit.sessions.show.meta(table).title()))


@ROUTER.on(Verb.NOT_YET)
async def not_yet(visit: Visit) -> None:
    """It shall not start by itself after all."""
    work = visit.sessions.lobby.not_yet(visit.numbers[0], visit.person)
    await change(visit, work, lambda _: visit.say("lobby-stopped"))


@ROUTER.on(Verb.OPTIONS)
async def options(visit: Visit) -> None:
    """What can be chosen, in private."""
    await show_options(visit, visit.numbers[0])


async def show_options(visit: Visit, table: int) -> None:
    """The options for the host to change; for all others, and once it has begun, to read."""
    known = await visit.sessions.show.table(table)
    if known.status != "lobby":
        await visit.show(_fixed_options(visit, known, "bot-options-fixed"))
    elif known.host == visit.person.id:
        await visit.show(options_page(visit, known))
    else:
        await visit.show(_fixed_options(visit, known, "bot-options-hosted"))


def _fixed_options(visit: Visit, table: Table, title: str) -> Page:
    said = [setting_line(visit.words, table, setting) for setting in _settings(visit, table)]
    seat = table.seat_of(table.host)
    host = "?" if seat is None else safe_name(table.names()[seat])
    return Page("\n".join((visit.say(title, host=host), *(f"- {line}" for line in said))))


@ROUTER.on(Verb.WHICH)
async def which(visit: Visit) -> None:
    """The choices of one option."""
    table = await visit.sessions.lobby.hosted(visit.numbers[0], visit.person)
    _setting(visit, table, visit.choice)
    await visit.update(options_page(visit, table, visit.choice))


@ROUTER.on(Verb.OPTION)
async def option(visit: Visit) -> None:
    """One choice of one option."""
    table, number = visit.numbers
    setting = _setting(visit, await visit.sessions.show.table(table), number)
    if visit.choice >= len(setting.choices):
        raise BadId("bot-button-broken")
    value = setting.choices[visit.choice][0]
    work = visit.sessions.lobby.set_option(table, visit.person, setting.key, value)
    await change(visit, work, lambda known: options_page(visit, known, number))


def _settings(visit: Visit, table: Table) -> list[Setting]:
    """All that can be chosen at a table, as far as its server leaves it open."""
    offered = visit.sessions.settings.of(table.server).paces
    return list(settings(table, visit.sessions.show.meta(table), offered))


def _setting(visit: Visit, table: Table, number: int) -> Setting:
    found = _settings(visit, table)
    if number >= len(found):
        raise BadId("bot-button-broken")
    return found[number]


@ROUTER.on(Verb.ASK_END)
async def ending(visit: Visit) -> None:
    """End a table that is listed, not in its channel."""
    await ask_to_end(visit, await visit.sessions.show.table(visit.numbers[0]))


async def ask_to_end(visit: Visit, table: Table) -> None:
    """A table is ended for good, so it takes a second press."""
    visit.sessions.lobby.may_end(table, visit.person, manages=visit.manages(table))
    row = (Button(visit.say("bot-end-for-good"), to(Verb.END, table.id), "danger"),)
    game = visit.sessions.show.title(table)
    await visit.show(Page(visit.say("bot-end-sure", game=game), (row,)))


@ROUTER.on(Verb.END)
async def end(visit: Visit) -> None:
    """End a table for good."""
    manages = visit.manages(await visit.sessions.show.table(visit.numbers[0]))
    await visit.sessions.lobby.end(visit.numbers[0], visit.person, manages=manages)
    visit.bot.messenger.wake()
    visit.bot.invitations.wake()
    await visit.update(Page(visit.say("bot-ended-now")))


@ROUTER.on(Verb.REMATCH)
async def rematch(visit: Visit) -> None:
    """Play again: a lobby with the same options, to which those who sat here are invited."""
    await _check_opening(visit)
    again = await visit.sessions.lobby.rematch(visit.numbers[0], visit.person)
    visit.bot.messenger.wake()
    visit.bot.invitations.wake()
    if again.done == "joined":
        tell_those_who_avoid(visit, again.table)
    if again.done == "opened":
        before = await visit.sessions.show.table(visit.numbers[0])
        inviting = invite_again(visit, again.table, before)
        visit.bot.chores.spawn(inviting, "rematch", table=again.table.id)
    await visit.tell(visit.say(f"bot-rematch-{again.done}"))


async def _check_opening(visit: Visit) -> None:
    """A rematch opens a table: whoever may not open one here may only join."""
    await visit.bot.grants.learn(visit)
    before = await visit.sessions.show.table(visit.numbers[0])
    if (await visit.sessions.show.in_channel(before.channel)).status in LIVE:
        return
    if visit.bot.grants.verdict(visit, OPENING) is False and not visit.administers:
        raise TableError("people-may-not-open")
    rules = visit.sessions.settings.of(before.server)
    check_opening(rules, visit.place, visit.roles, manages=visit.administers)


@ROUTER.on(Verb.RENEW)
async def renew(visit: Visit) -> None:
    """This lobby is still wanted: the warning gives way to the good news."""
    table = await changed(visit, visit.sessions.lobby.renew(visit.numbers[0], visit.person))
    text = words(table.language).say(msg("bot-lobby-renewed"))
    if visit.pressed_its_own:
        await visit.interaction.response.edit_message(content=text, view=None)
    else:
        await visit.tell(text)


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
    visit.bot.starts.wake()
    return table


async def answer(visit: Visit, said: Page | str) -> None:
    """Nothing where the poster tells it all, else beside it."""
    pressed = visit.interaction.message
    if isinstance(said, Page):
        await visit.update(said)
    elif pressed is not None and any(id.verb in POSTER_MARKS for id in ids_on(pressed)):
        await visit.interaction.response.defer()
    else:
        await visit.tell(said)


def _own_invitation(visit: Visit) -> discord.Message | None:
    """What was pressed, if it is public and for this person."""
    pressed = visit.interaction.message
    if pressed is None or pressed.flags.ephemeral:
        return None
    return pressed if mention(visit.person.id) in pressed.content else None


async def _settle(visit: Visit, table: Table, invitation: discord.Message) -> None:
    """An invitation that was followed has done its work: it says so to everybody."""
    seat = table.seat_of(visit.person.id)
    text = settled_text(table, "joined", None if seat is None else table.names()[seat])
    await visit.interaction.response.edit_message(content=text, view=None)
    await visit.sessions.invite.tidied(invitation.id)


def options_page(visit: Visit, table: Table, number: int | None = None) -> Page:
    """All options with what is chosen; a menu of them, and one of the choices of the open one."""
    found = _settings(visit, table)
    lines = tuple(
        _choice(visit, setting.name, n, n == number, _now(visit, setting))
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


def _now(visit: Visit, setting: Setting) -> str:
    """What is chosen, and whether that is the only choice."""
    if len(setting.choices) > 1:
        return visit.words.say(setting.said())
    return visit.say("admin-locked-here", value=setting.said())


def _choice(visit: Visit, name: Msg, number: int, chosen: bool, about: str = "") -> Choice:
    label = cut(visit.words.say(name), MOST_CHOICE_LABEL)
    return Choice(label, str(number), cut(about, MOST_CHOICE_LABEL), chosen)
