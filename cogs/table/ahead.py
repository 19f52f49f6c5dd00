"""Answers given in advance: a private page that anybody seated may open at any time."""

from __future__ import annotations

from cogs.discord_io.router import ROUTER
from cogs.discord_io.visit import Visit
from cogs.shown.ahead import ahead_page
from cogs.shown.ids import BadId, Verb
from sessions.desk import Advance


@ROUTER.on(Verb.ADVANCE)
async def advance(visit: Visit) -> None:
    """Open the page."""
    await show_advance(visit, visit.numbers[0])


async def show_advance(visit: Visit, table: int) -> None:
    """What may be settled, and what is."""
    await _show(visit, await visit.sessions.standing.look(table, visit.person))


@ROUTER.on(Verb.SETTLE_WHAT)
async def settle_what(visit: Visit) -> None:
    """One of several things that may be settled."""
    found = await visit.sessions.standing.look(visit.numbers[0], visit.person)
    await visit.update(ahead_page(found, visit.words, visit.choice))


@ROUTER.on(Verb.SETTLE)
async def settle(visit: Visit) -> None:
    """The value of the menu is the choice."""
    if len(visit.values) != 1:
        raise BadId("bot-button-broken")
    table, kind = visit.numbers
    await give(visit, table, kind, visit.values[0])


@ROUTER.on(Verb.UNSETTLE)
async def unsettle(visit: Visit) -> None:
    """One press cancels."""
    table, n, set_at = visit.numbers
    await cancel(visit, table, n, set_at)


async def give(visit: Visit, table: int, kind: int | str, choice: str) -> None:
    """Settle something, and show all of it."""
    await _show(visit, await visit.sessions.standing.give(table, visit.person, kind, choice))


async def cancel(visit: Visit, table: int, n: int, set_at: int) -> None:
    """Settle something no more, and show what is left."""
    await _show(visit, await visit.sessions.standing.cancel(table, visit.person, n, set_at))


async def _show(visit: Visit, found: Advance) -> None:
    await visit.update(ahead_page(found, visit.words))
