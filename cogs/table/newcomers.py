"""Those who sit down to a game that they have never played here (row L16)."""

from __future__ import annotations

from cogs.discord_io.visit import Visit
from cogs.shown.newcomers import first_time
from cogs.shown.pages import Page
from sessions.shapes import Table


async def ways_in(visit: Visit, table: Table, said: str) -> Page | None:
    """What is said to whoever sits down, with the ways into the game if it is new to them."""
    if not await visit.sessions.tours.would_help(table, visit.person):
        return None
    line, row = first_time(table.id, visit.sessions.show.meta(table), visit.words)
    return Page(f"{said}\n{line}", (row,))
