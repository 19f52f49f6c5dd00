"""How one plays with others: one's record, and whom one avoids; from /settings."""

from __future__ import annotations

from cogs.discord_io.router import ROUTER
from cogs.discord_io.visit import Visit
from cogs.shown.avoiding import company_page
from cogs.shown.ids import BadId, Verb, to
from cogs.shown.pages import Page
from cogs.shown.rows import Button
from cogs.table.inviting import guest_of
from sessions.house_words import channel
from sessions.shapes import TableError


def company_button(visit: Visit) -> Button:
    """The way to it."""
    return Button(visit.say("lobby-company"), to(Verb.COMPANY))


@ROUTER.on(Verb.COMPANY)
async def company(visit: Visit) -> None:
    """One's own page, in place of the one that led to it."""
    await visit.update(await _page(visit))


async def _page(visit: Visit) -> Page:
    sessions, person = visit.sessions, visit.person
    record = (await sessions.reliability.of((person.id,)))[person.id]
    met = tuple(channel(table.channel) for table in await sessions.avoiding.tables(person))
    return company_page(record, await sessions.avoiding.of(person), met, visit.words)


@ROUTER.on(Verb.SHOW_RECORD)
async def show_record(visit: Visit) -> None:
    """Whether lobbies show how reliable one is."""
    if visit.numbers[0] > 1:
        raise BadId("bot-button-broken")
    await visit.sessions.reliability.show(visit.person, shown=bool(visit.numbers[0]))
    await visit.update(await _page(visit))


@ROUTER.on(Verb.AVOID)
async def avoid(visit: Visit) -> None:
    """One person more on the list."""
    guest = guest_of(visit)
    if guest.bot:
        raise TableError("lobby-avoid-bot")
    await visit.sessions.avoiding.add(visit.person, guest.id)
    await visit.update(await _page(visit))


@ROUTER.on(Verb.UNAVOID)
async def unavoid(visit: Visit) -> None:
    """One person less."""
    await visit.sessions.avoiding.remove(visit.person, visit.choice)
    await visit.update(await _page(visit))
