"""/advance: answers given in advance by typing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.commands.spoken import named, parameters
from cogs.commands.suggest import Found, named_like, suggesting
from cogs.discord_io.visit import Visit
from cogs.shown.ids import number_of
from cogs.shown.text import plain_names
from cogs.table.ahead import cancel, give, show_advance
from engine.core.words import Msg, msg
from sessions.desk import Advance

if TYPE_CHECKING:
    from cogs.client import Harbormaster

_CANCEL = "cancel"


def add_advance_command(bot: Harbormaster, tree: app_commands.CommandTree[Any]) -> None:
    """Settling something before it is asked."""

    @tree.command(**named("advance"))
    @parameters(answer="answer")
    async def advance(interaction: discord.Interaction[Any], answer: str | None = None) -> None:
        visit = Visit(interaction, bot)
        table = await visit.table()
        kind, _, choice = (answer or "").strip().partition(" ")
        if not kind:
            await show_advance(visit, table.id)
        elif kind == _CANCEL:
            n, _, set_at = choice.partition(" ")
            await cancel(visit, table.id, number_of(n), number_of(set_at))
        else:
            await give(visit, table.id, kind, choice)

    @advance.autocomplete("answer")
    @suggesting
    async def answers(interaction: discord.Interaction[Any], typed: str) -> Found:
        visit = Visit(interaction, bot)
        table = await visit.table()
        found = await bot.sessions.standing.look(table.id, visit.person, tell=False)
        names = plain_names(table.names())
        return named_like([(v, visit.words.say(n, names)) for v, n in _suggested(found)], typed)


def _suggested(found: Advance) -> Iterator[tuple[str, Msg]]:
    """What is settled, to cancel it; then what may be."""
    for given in found.given:
        what = msg("ahead-suggest-cancel", title=given.title, choice=given.said.label)
        yield f"{_CANCEL} {given.n} {given.set_at}", what
    for kind in found.kinds:
        for option in kind.options:
            what = msg("ahead-suggest", title=kind.title, choice=option.label)
            yield f"{kind.key} {option.token}", what
