"""One panel a person and table: to open it again moves it."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from logging import INFO, WARNING, getLogger

import discord

from cogs.discord_io.visit import Visit
from process.logs import note
from process.wire import TROUBLE

MOST_PANELS = 512
_log = getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Open:
    """A panel, and the last press on it: it can be changed for a quarter of an hour after that."""

    message: int
    visit: Visit


class Panels:
    """The newest panel of everybody at every table; what is forgotten still works by its ids."""

    def __init__(self) -> None:
        self._open: OrderedDict[tuple[int, int], Open] = OrderedDict()

    def __len__(self) -> int:
        return len(self._open)

    def opened(self, visit: Visit, table: int, message: int) -> Open | None:
        """This is the panel now; the one before it, if that is another and can still be changed."""
        before = self._open.pop((visit.person.id, table), None)
        self._open[visit.person.id, table] = Open(message, visit)
        if len(self._open) > MOST_PANELS:
            self._open.popitem(last=False)
        if before is None or before.message == message or before.visit.interaction.is_expired():
            return None
        return before

    def closed(self, visit: Visit, table: int) -> None:
        """It asks nothing any more."""
        self._open.pop((visit.person.id, table), None)


async def say_moved(old: Open, to: Visit) -> None:
    """An old panel loses its buttons and its picture, and says where to go on."""
    late = to.bot.easel.forget(old.message)
    try:
        where = _where(old.visit, to)
        await old.visit.change(old.message, content=where, view=None, attachments=[])
    except discord.HTTPException as error:  # dismissed, or too old to be changed
        note(_log, "panel_left", level=INFO, code=error.code)
    except TROUBLE as error:
        note(_log, "panel_left", level=WARNING, why=repr(error))
    if late:
        await to.bot.easel.wipe(old.visit, old.message)


def _where(old: Visit, to: Visit) -> str:
    """Where a panel went, as seen from where it was."""
    here, there = old.interaction.channel_id, to.interaction.channel_id
    if here == there:
        return to.say("bot-panel-moved-down")
    if to.interaction.guild_id is None:
        return to.say("bot-panel-moved-letter")
    return to.say("bot-panel-moved", channel=f"<#{there}>")
