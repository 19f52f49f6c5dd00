"""Recap: what has happened since one's last turn, at any time, for those who follow too."""

from __future__ import annotations

from cogs.discord_io.router import ROUTER
from cogs.discord_io.visit import Visit
from cogs.shown.ids import Verb
from cogs.shown.since import deeds, recap


@ROUTER.on(Verb.SINCE)
async def since(visit: Visit) -> None:
    """A new message, or another pane in the place of the one that was pressed."""
    await show_since(visit, *visit.numbers)


async def show_since(visit: Visit, table: int, number: int = 0) -> None:
    """The words at once with the picture whose numbers they name."""
    show = visit.sessions.show
    found = await show.since(table, visit.person)
    if number:
        await visit.think()
    else:
        await visit.interaction.response.defer(ephemeral=True, thinking=True)
    panes = show.changed(found.seen, deeds(found, visit.words))
    told = recap(found, visit.words, panes, number)
    kind = told.pane or show.board_pictures(found.seen)[0]
    await visit.show(told.page(await visit.picture(found.seen, kind, turns=told.told)))
