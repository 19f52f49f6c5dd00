"""/play, /hint, /undo, /hand, /since, /board, /log, /card, /rules: a running game by typing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.commands.lists import show_own_hand
from cogs.commands.reach import for_oneself
from cogs.commands.spoken import named, parameters
from cogs.commands.suggest import Found, named_like, suggesting
from cogs.discord_io.visit import Visit
from cogs.shown.pages import Page
from cogs.shown.records import log_page, rule_title, rules_page, text_page
from cogs.shown.text import plain_names
from cogs.table.looking import picture_of, show_board
from cogs.table.since import show_since
from cogs.table.turn import open_panel, show_hint, show_step, type_answer
from engine.core.errors import Refused
from engine.core.game import Meta
from engine.core.tokens import shown
from sessions.shapes import TableError

if TYPE_CHECKING:
    from cogs.client import Harbormaster

IN_WORDS = "text"


def add_turn_commands(bot: Harbormaster, tree: app_commands.CommandTree[Any]) -> None:
    """Playing."""

    @tree.command(**named("play"))
    @parameters(move="move")
    async def play(interaction: discord.Interaction[Any], move: str | None = None) -> None:
        visit = Visit(interaction, bot)
        table = await visit.table()
        if move is None:
            await open_panel(visit, table.id)
        else:
            await type_answer(visit, table.id, move)

    @play.autocomplete("move")
    @suggesting
    async def moves(interaction: discord.Interaction[Any], typed: str) -> Found:
        visit = Visit(interaction, bot)
        table = await visit.table()
        found = await bot.sessions.play.suggest(table.id, visit.person, typed)
        names = plain_names(table.names())
        return [(s.text, f"{s.text}: {visit.words.say(s.label, names)}") for s in found]

    @tree.command(**named("hint"))
    async def hint(interaction: discord.Interaction[Any]) -> None:
        visit = Visit(interaction, bot)
        await show_hint(visit, (await visit.table()).id)

    @tree.command(**named("undo"))
    async def undo(interaction: discord.Interaction[Any]) -> None:
        visit = Visit(interaction, bot)
        table = await visit.table()
        await show_step(visit, await bot.sessions.play.step_back(table.id, visit.person))

    @tree.command(**named("hand"))
    @for_oneself
    async def hand(interaction: discord.Interaction[Any]) -> None:
        await show_own_hand(Visit(interaction, bot))


def add_board_command(bot: Harbormaster, tree: app_commands.CommandTree[Any]) -> None:
    """Looking at the board, whole, close up or in words."""

    @tree.command(**named("board"))
    @parameters(what="what")
    async def board(interaction: discord.Interaction[Any], what: str | None = None) -> None:
        visit = Visit(interaction, bot)
        table = await visit.table()
        if what == IN_WORDS:
            lines = await bot.sessions.show.text(table.id, visit.person)
            await visit.show(text_page(lines, visit.words, 0))
        else:
            seen = await bot.sessions.show.board(table.id)
            await show_board(visit, seen, f"focus:{what}" if what else "board")

    @board.autocomplete("what")
    @suggesting
    async def parts(interaction: discord.Interaction[Any], typed: str) -> Found:
        visit = Visit(interaction, bot)
        table = await visit.table()
        names = plain_names(table.names())
        found = [(IN_WORDS, visit.say("bot-in-words"))]
        for token, name in bot.sessions.show.parts(await bot.sessions.show.board(table.id)):
            found.append((token, visit.words.say(name, names)))
        return named_like(found, typed)


def add_since_command(bot: Harbormaster, tree: app_commands.CommandTree[Any]) -> None:
    """Coming back."""

    @tree.command(**named("since"))
    @for_oneself
    async def since(interaction: discord.Interaction[Any]) -> None:
        visit = Visit(interaction, bot)
        await show_since(visit, (await visit.table()).id)


def add_looking_commands(bot: Harbormaster, tree: app_commands.CommandTree[Any]) -> None:
    """Looking back, and at single cards."""

    @tree.command(**named("log"))
    async def log(interaction: discord.Interaction[Any]) -> None:
        visit = Visit(interaction, bot)
        table = await visit.table()
        page = await bot.sessions.show.log(table.id, visit.person, 0)
        await visit.show(log_page(page, visit.words))

    @tree.command(**named("card"))
    @parameters(name="card-name")
    async def card(interaction: discord.Interaction[Any], name: str) -> None:
        visit = Visit(interaction, bot)
        table = await visit.table()
        seen = await bot.sessions.show.board(table.id)
        await interaction.response.defer(ephemeral=True, thinking=True)
        picture = await picture_of(visit, seen, f"card:{name}")
        await visit.show(Page(picture.alt, picture=picture))

    @card.autocomplete("name")
    @suggesting
    async def cards(interaction: discord.Interaction[Any], typed: str) -> Found:
        visit = Visit(interaction, bot)
        known = bot.sessions.show.cards(await visit.table())
        return named_like([(token, visit.words.say(name)) for token, name in known], typed)


def add_rules_command(bot: Harbormaster, tree: app_commands.CommandTree[Any]) -> None:
    """Looking up the rules."""

    @tree.command(**named("rules"))
    @parameters(topic="topic")
    async def rules(interaction: discord.Interaction[Any], topic: str) -> None:
        visit = Visit(interaction, bot)
        meta, found = _topic(bot.sessions.show.games(), topic)
        await visit.show(rules_page(0, meta, visit.words, found))

    @rules.autocomplete("topic")
    @suggesting
    async def topics(interaction: discord.Interaction[Any], typed: str) -> Found:
        return named_like(await _topics(Visit(interaction, bot)), typed)


async def _topics(visit: Visit) -> Found:
    """The topics of this table's game, or of all games where there is no table."""
    show = visit.sessions.show
    try:
        games = [show.meta(await visit.table())]
    except Refused:
        games = show.games()
    return [
        (f"{meta.id}/{topic}", f"{visit.words.say(meta.title())}: {_title(visit, meta, topic)}")
        for meta in games
        for topic in meta.rule_topics
    ]


def _title(visit: Visit, meta: Meta, topic: str) -> str:
    return rule_title(meta, visit.words, topic)


def _topic(games: list[Meta], wanted: str) -> tuple[Meta, str]:
    """A topic as suggested, or by its bare name."""
    game, _, name = wanted.lower().strip().rpartition("/")
    for meta in games:
        if game in ("", meta.id) and name in meta.rule_topics:
            return meta, name
    raise TableError("bot-no-such-topic", topic=shown(wanted))
