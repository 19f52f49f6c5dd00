"""/mine, /help, /settings: what concerns one person, wherever they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.commands.company import company_button
from cogs.commands.lists import mine_page, server_page
from cogs.commands.reach import for_oneself
from cogs.commands.spoken import named
from cogs.discord_io.router import ROUTER
from cogs.discord_io.visit import Visit
from cogs.shown.ids import BadId, Verb, to
from cogs.shown.pages import Page
from cogs.shown.rows import Button

if TYPE_CHECKING:
    from cogs.client import Harbormaster

THEMES = ("light", "dark")


def add_own_commands(bot: Harbormaster, tree: app_commands.CommandTree[Any]) -> None:
    """Commands that need no table."""

    @tree.command(**named("mine"))
    @for_oneself
    async def mine(interaction: discord.Interaction[Any]) -> None:
        visit = Visit(interaction, bot)
        await visit.show(await mine_page(visit))

    @tree.command(**named("help"))
    @for_oneself
    async def help_(interaction: discord.Interaction[Any]) -> None:
        visit = Visit(interaction, bot)
        await visit.show(help_page(visit))

    @tree.command(**named("settings"))
    @for_oneself
    async def settings(interaction: discord.Interaction[Any]) -> None:
        visit = Visit(interaction, bot)
        await visit.show(await settings_page(visit))


def help_page(visit: Visit) -> Page:
    """What there is to do here, and buttons that lead on."""
    row = [
        Button(visit.say("people-mine"), to(Verb.OWN_TABLES)),
        Button(visit.say("people-settings"), to(Verb.OWN_SETTINGS)),
        Button(visit.say("people-own-data"), to(Verb.OWN_DATA)),
    ]
    if not visit.abroad:
        row.insert(1, Button(visit.say("people-around"), to(Verb.AROUND)))
    return Page(visit.say("people-help-abroad" if visit.abroad else "bot-help"), (tuple(row),))


@ROUTER.on(Verb.OWN_TABLES)
async def own_tables(visit: Visit) -> None:
    """One's tables, from another page."""
    await visit.show(await mine_page(visit))


@ROUTER.on(Verb.AROUND)
async def tables_around(visit: Visit) -> None:
    """The tables of this server, from another page."""
    await visit.show(await server_page(visit))


@ROUTER.on(Verb.OWN_SETTINGS)
async def own_settings(visit: Visit) -> None:
    """One's settings, from another page."""
    await visit.show(await settings_page(visit))


async def settings_page(visit: Visit, note: str = "") -> Page:
    """What is kept about this person, and buttons to change it."""
    user = await visit.sessions.show.user(visit.person)
    lines = [
        visit.say(f"bot-messages-{user.dm}"),
        visit.say(f"bot-theme-{user.theme}"),
        visit.say(f"bot-invitations-{user.invitations}"),
    ]
    if user.dm_error:
        lines.append(visit.say("bot-messages-error", detail=user.dm_error))
    if note:
        lines.append(note)
    on, closed = user.dm != "off", user.invitations == "off"
    theme = THEMES[user.theme == THEMES[0]]
    row = (
        Button(
            visit.say("bot-messages-turn-off" if on else "bot-messages-turn-on"),
            to(Verb.MESSAGES, int(not on)),
        ),
        Button(visit.say("bot-messages-test"), to(Verb.TEST)),
        Button(visit.say(f"bot-theme-take-{theme}"), to(Verb.THEME, THEMES.index(theme))),
        Button(
            visit.say("bot-invitations-turn-on" if closed else "bot-invitations-turn-off"),
            to(Verb.INVITATIONS, int(closed)),
        ),
    )
    return Page("\n".join(lines), (row, (company_button(visit),)))


@ROUTER.on(Verb.MESSAGES)
async def messages(visit: Visit) -> None:
    """Direct messages on or off."""
    if visit.numbers[0] > 1:
        raise BadId("bot-button-broken")
    await visit.sessions.show.user(visit.person)
    state = "on" if visit.numbers[0] else "off"
    await visit.sessions.post.direct_messages(visit.person.id, state)
    await visit.update(await settings_page(visit))


@ROUTER.on(Verb.THEME)
async def theme(visit: Visit) -> None:
    """Light or dark pictures."""
    if visit.numbers[0] >= len(THEMES):
        raise BadId("bot-button-broken")
    await visit.sessions.show.user(visit.person)
    await visit.sessions.post.theme(visit.person.id, THEMES[visit.numbers[0]])
    await visit.update(await settings_page(visit))


@ROUTER.on(Verb.INVITATIONS)
async def invitations(visit: Visit) -> None:
    """Whether others may invite this person."""
    if visit.numbers[0] > 1:
        raise BadId("bot-button-broken")
    await visit.sessions.invite.wanted(visit.person, wanted=bool(visit.numbers[0]))
    await visit.update(await settings_page(visit))


@ROUTER.on(Verb.TEST)
async def test(visit: Visit) -> None:
    """Try a direct message now."""
    await visit.sessions.show.user(visit.person)
    failed = await visit.bot.letters.test(visit.person)
    note = visit.say("bot-messages-not-arrived" if failed else "bot-messages-arrived")
    await visit.update(await settings_page(visit, note))
