"""What the Integrations page of a server says about our commands, beyond Discord's permissions."""

from __future__ import annotations

import time
from collections import OrderedDict
from logging import WARNING, getLogger
from typing import TYPE_CHECKING, Any, TypeAlias

from process.logs import note
from process.wire import TROUBLE

if TYPE_CHECKING:
    from cogs.client import Harbormaster
    from cogs.discord_io.visit import Visit

MOST_SERVERS = 1_000
FRESH = 60.0  # seconds
OPENING, ADMINISTERING = "game", "admin"
_Rules: TypeAlias = dict[str, dict[int, bool]]  # by command: people, roles and channels
_log = getLogger(__name__)


class Grants:
    """Discord shows a command to whom it may; buttons and menus are up to us, so we ask."""

    def __init__(self, bot: Harbormaster) -> None:
        self._bot = bot
        self._commands: dict[int, str] = {}
        self._known: OrderedDict[int, tuple[float, _Rules]] = OrderedDict()

    async def learn(self, visit: Visit) -> None:
        """Find out what is said on this server, unless that is known or does not matter."""
        server = visit.interaction.guild_id
        if server is None or visit.abroad or visit.manages_by_right or self._is_fresh(server):
            return
        try:
            self._keep(server, await self._asked(server))
        except TROUBLE as error:  # nobody is allowed more than Discord's permissions say
            self._known.pop(server, None)
            note(_log, "grants_unknown", level=WARNING, server=server, why=str(error))

    def verdict(self, visit: Visit, command: str) -> bool | None:
        """What is said about this person and a command: a person comes before their roles."""
        server = visit.interaction.guild_id or 0
        rules = self._known[server][1].get(command) if server in self._known else None
        if not rules:
            return None
        if visit.person.id in rules:
            return rules[visit.person.id]
        by_role = [rules[role] for role in visit.roles if role in rules and role != server]
        return any(by_role) if by_role else rules.get(server)

    def _is_fresh(self, server: int) -> bool:
        found = self._known.get(server)
        return found is not None and time.monotonic() - found[0] < FRESH

    def _keep(self, server: int, rules: _Rules) -> None:
        self._known[server] = (time.monotonic(), rules)
        self._known.move_to_end(server)
        if len(self._known) > MOST_SERVERS:
            self._known.popitem(last=False)

    async def _asked(self, server: int) -> _Rules:
        if not self._commands:
            self._commands = {c.id: c.name for c in await self._bot.tree.fetch_commands()}
        application = self._bot.application_id or 0
        answered: list[Any] = await self._bot.http.get_guild_application_command_permissions(
            application, server
        )
        return {
            self._commands[int(entry["id"])]: _rules(entry["permissions"])
            for entry in answered
            if int(entry["id"]) in self._commands
        }


def _rules(entries: list[dict[str, Any]]) -> dict[int, bool]:
    return {int(entry["id"]): bool(entry["permission"]) for entry in entries}
