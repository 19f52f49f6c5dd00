"""Buttons, menus and modals by their custom id: yesterday's work as well as today's."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeAlias

import discord

from cogs.discord_io.places import ground, may_see
from cogs.discord_io.trouble import report
from cogs.discord_io.visit import Visit
from cogs.shown.ids import (
    ABOUT_A_SERVER,
    ABOUT_NO_TABLE,
    AT_THE_TABLE,
    BY_RIGHT,
    FOR_FOLLOWERS,
    FOR_MANAGERS,
    ON_CALLS,
    TO_SIT_DOWN,
    Id,
    Verb,
    parse,
)
from engine.core.errors import Refused
from engine.core.tokens import shown
from sessions.shapes import Table, TableError

if TYPE_CHECKING:
    from cogs.client import Harbormaster

Handler: TypeAlias = Callable[[Visit], Awaitable[None]]


class Router:
    """One handler for each verb."""

    def __init__(self) -> None:
        self._handlers: dict[Verb, Handler] = {}

    def on(self, verb: Verb) -> Callable[[Handler], Handler]:
        """Register a handler."""

        def register(handler: Handler) -> Handler:
            assert verb not in self._handlers, verb
            self._handlers[verb] = handler
            return handler

        return register

    def missing(self) -> list[Verb]:
        """Verbs nobody handles."""
        return [verb for verb in Verb if verb not in self._handlers]

    async def dispatch(self, bot: Harbormaster, interaction: discord.Interaction[Any]) -> None:
        """Handle one press; whatever happens, the person hears of it."""
        bot.sessions.hurry()
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        try:
            id = parse(custom_id)
        except Refused as refused:
            await report(Visit(interaction, bot), refused, shown(custom_id))
            return
        await self._handle(Visit(interaction, bot, id), id)

    async def _handle(self, visit: Visit, id: Id) -> None:
        try:
            if visit.interaction.user.bot:
                raise TableError("bot-only-people")
            if id.verb in (*ABOUT_A_SERVER, *BY_RIGHT):
                await visit.bot.grants.learn(visit)
            if id.verb in ABOUT_A_SERVER and not visit.administers:
                raise TableError("bot-admins-only")
            if id.verb not in ABOUT_NO_TABLE:
                await _admit(visit, id)
            await self._handlers[id.verb](visit)
        except Exception as error:
            await report(visit, error, str(id))


async def _admit(visit: Visit, id: Id) -> None:
    """Numbers of tables can be guessed, so a press counts only where its table stands or stood.

    Whoever plays at it may press anywhere, whoever follows it may say so by letter and stop
    anywhere, and whoever manages its server may repair it. To all others a table is not there, in
    the words for one that never was.
    """
    user, place = visit.interaction.user.id, visit.interaction.channel_id
    table, follows = await visit.sessions.follow.known(id.numbers[0], user)
    if place == table.channel:
        return
    if table.seat_played_by(user) is not None and id.verb not in AT_THE_TABLE:
        return
    if follows and id.verb in FOR_FOLLOWERS and visit.interaction.guild_id is None:
        return
    if follows and id.verb is Verb.UNFOLLOW:
        return
    if id.verb in FOR_MANAGERS and table.server == visit.interaction.guild_id:
        await visit.bot.grants.learn(visit)
        if visit.manages(table):
            return
    if id.verb in ON_CALLS and await _is_called(visit, table, id.verb):
        return
    raise TableError("bot-no-such-table")


async def _is_called(visit: Visit, table: Table, verb: Verb) -> bool:
    """Whether a message of the table's own was pressed, which it has left behind.

    Only those who see where it stands now can sit down.
    """
    pressed = visit.interaction.message
    if pressed is None or not await visit.sessions.follow.is_call(table.id, pressed.id):
        return False
    if verb in TO_SIT_DOWN and not may_see(visit.interaction.user, await ground(visit.bot, table)):
        raise TableError("tables-moved-out-of-sight")
    return True


ROUTER = Router()
