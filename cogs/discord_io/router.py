"""Buttons, menus and modals by their custom id: yesterday's work as well as today's."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeAlias

import discord

from cogs.discord_io.trouble import report
from cogs.discord_io.visit import Visit
from cogs.shown.ids import Id, Verb, parse
from engine.core.errors import Refused

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
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        try:
            id = parse(custom_id)
        except Refused as refused:
            await report(Visit(interaction, bot), refused, custom_id)
            return
        await self._handle(Visit(interaction, bot, id), id)

    async def _handle(self, visit: Visit, id: Id) -> None:
        try:
            await self._handlers[id.verb](visit)
        except Exception as error:
            await report(visit, error, str(id))


ROUTER = Router()
