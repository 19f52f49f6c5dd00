"""Letting a friend play one's seat: asking, saying yes or no, taking it back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from cogs.discord_io.router import ROUTER
from cogs.discord_io.views import NOBODY
from cogs.discord_io.visit import Visit
from cogs.shown.deputies import deputy_page, settled_text
from cogs.shown.ids import Verb
from cogs.shown.pages import Page
from cogs.shown.text import safe_name
from cogs.table.inviting import guest_of
from sessions.dates import until as moment
from sessions.deputies import AskedNoMore, Help
from sessions.invite import Guest
from sessions.shapes import Person, Table, TableError

_Answer: TypeAlias = Callable[[int, Person, int], Awaitable[Help]]


@ROUTER.on(Verb.DEPUTY)
async def deputy(visit: Visit) -> None:
    """Who plays for whom, and whom one could ask."""
    await show_deputy(visit, visit.numbers[0])


async def show_deputy(visit: Visit, table: int) -> None:
    """The page of the seat that somebody sits on, or plays for another."""
    found = await visit.sessions.deputies.of(table, visit.person)
    await visit.update(_page(visit, found), keep_picture=False)


def _page(visit: Visit, found: Help) -> Page:
    game = visit.sessions.show.title(found.table)
    here = visit.interaction.channel_id == found.table.channel
    return deputy_page(found, game, visit.person.id, visit.words, here=here)


@ROUTER.on(Verb.ASK_DEPUTY)
async def ask(visit: Visit) -> None:
    """Whoever was chosen is asked."""
    table = await visit.sessions.show.table(visit.numbers[0])
    await ask_friend(visit, table, guest_of(visit))


async def ask_friend(visit: Visit, table: Table, guest: Guest, typed: str | None = None) -> None:
    """In the table's channel, where it is known who sees it; perhaps until a day."""
    if visit.interaction.channel_id != table.channel:
        raise TableError("deputy-page-there", channel=f"<#{table.channel}>")
    until = 0 if typed is None else await _read(visit, typed)
    found = await visit.sessions.deputies.ask(table.id, visit.person, guest, until)
    await visit.update(_page(visit, found), keep_picture=False)


async def _read(visit: Visit, typed: str) -> int:
    zone = await visit.sessions.absences.zone(visit.person)
    at = moment(typed, visit.sessions.post.now(), zone)
    if at is None:
        raise TableError("clock-away-unread")
    return at


@ROUTER.on(Verb.ACT_FOR)
async def accept(visit: Visit) -> None:
    """From now on they play there."""
    found = await _answer(visit, visit.sessions.deputies.accept)
    await visit.show(_page(visit, found))


@ROUTER.on(Verb.NOT_FOR)
async def decline(visit: Visit) -> None:
    """They would rather not."""
    await _answer(visit, visit.sessions.deputies.decline)
    await visit.tell(visit.say("deputy-said-no"))


async def _answer(visit: Visit, answer: _Answer) -> Help:
    """The message that asks says what came of it, and calls nobody."""
    number, asked = visit.numbers
    try:
        found = await answer(number, visit.person, asked)
    except AskedNoMore:
        if (known := await visit.sessions.deputies.find(asked)) is not None:
            await _tidy(visit, known)
        raise
    visit.bot.messenger.wake()
    await _tidy(visit, found)
    return found


async def _tidy(visit: Visit, found: Help) -> None:
    """The pressed message loses its buttons; anything else that was pressed stays as it is."""
    if visit.pressed_its_own and found.deputy is not None:
        await visit.interaction.response.edit_message(
            content=settled_text(found), view=None, allowed_mentions=NOBODY
        )
        await visit.sessions.deputies.shown(found.deputy.id)


@ROUTER.on(Verb.END_DEPUTY)
async def end(visit: Visit) -> None:
    """The seat is taken back, or given back; or nobody is asked after all."""
    number, asked = visit.numbers
    found = await visit.sessions.deputies.end(number, visit.person, asked)
    visit.bot.messenger.wake()
    if found.chair.user == visit.person.id:
        page = _page(visit, found)
        await visit.update(Page(f"{visit.say('deputy-back')}\n{page.text}", page.rows))
    else:
        await visit.update(Page(visit.say("deputy-stopped", name=safe_name(found.chair.name))))
