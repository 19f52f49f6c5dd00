"""/away: until when somebody is, typed or chosen; and back again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.commands.lists import mine_page
from cogs.commands.reach import for_oneself
from cogs.commands.spoken import named, parameters
from cogs.commands.suggest import Found, named_like, suggesting
from cogs.discord_io.router import ROUTER
from cogs.discord_io.visit import Visit
from cogs.shown.clocks import SPANS, Stay, away_page
from cogs.shown.ids import BadId, Verb
from cogs.shown.pages import Page
from sessions.away import Away
from sessions.dates import until as moment
from sessions.pace_words import lasting
from sessions.paces import DAY
from sessions.shapes import Table, TableError

if TYPE_CHECKING:
    from cogs.client import Harbormaster


def add_away_command(bot: Harbormaster, tree: app_commands.CommandTree[Any]) -> None:
    """Going away."""

    @tree.command(**named("away"))
    @parameters(until="away-until")
    @for_oneself
    async def away(interaction: discord.Interaction[Any], until: str | None = None) -> None:
        visit = Visit(interaction, bot)
        if until is None:
            found = await bot.sessions.absences.of(visit.person)
        else:
            found = await _leave(visit, until)
        await visit.show(_page(visit, found))

    @away.autocomplete("until")
    @suggesting
    async def spans(interaction: discord.Interaction[Any], typed: str) -> Found:
        visit = Visit(interaction, bot)
        said = [visit.words.say(lasting(days * DAY)) for days in SPANS]
        return named_like([(each, each) for each in said], typed)


async def _leave(visit: Visit, typed: str) -> Away:
    zone = await visit.sessions.absences.zone(visit.person)
    at = moment(typed, visit.sessions.post.now(), zone)
    if at is None:
        raise TableError("clock-away-unread")
    return await visit.sessions.absences.leave(visit.person, at)


def _page(visit: Visit, found: Away, note: str = "") -> Page:
    stays = tuple(_stays(visit, found.tables))
    return away_page(found, stays, visit.person.id, visit.words, note)


def _stays(visit: Visit, tables: Iterable[Table]) -> Iterable[Stay]:
    return (Stay(table, visit.sessions.show.title(table)) for table in tables)


@ROUTER.on(Verb.AWAY)
async def leave(visit: Visit) -> None:
    """For so many days, from a menu."""
    if visit.choice not in SPANS:
        raise BadId("bot-button-broken")
    at = visit.sessions.post.now() + visit.choice * DAY
    found = await visit.sessions.absences.leave(visit.person, at)
    await visit.update(_page(visit, found))


@ROUTER.on(Verb.HERE_AGAIN)
async def come_back(visit: Visit) -> None:
    """Here again: what waits for them they see at once."""
    await visit.sessions.absences.come_back(visit.person)
    page = await mine_page(visit)
    text = f"{visit.say('clock-welcome')}\n{page.text}"
    await visit.update(Page(text, page.rows))
