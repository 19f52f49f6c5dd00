"""The turn panel: opened in private, it walks through a turn one question at a time."""

from __future__ import annotations

from collections.abc import Awaitable
from itertools import count
from logging import WARNING, getLogger

import discord

from cogs.discord_io.locks import Locks
from cogs.discord_io.router import ROUTER
from cogs.discord_io.views import file_of, too_large
from cogs.discord_io.visit import Visit
from cogs.shown.ids import BadId, Verb, option_of
from cogs.shown.pages import Page, done_page, panel_page
from cogs.shown.panel import Spot
from engine.core.errors import Refused
from process.logs import note
from sessions.shapes import Step

_log = getLogger(__name__)


class Easel:
    """Puts preview pictures on panels: one at a time on each, and only the newest."""

    def __init__(self) -> None:
        self._wanted: dict[int, int] = {}
        self._numbers = count()
        self._locks = Locks()

    async def paint(self, visit: Visit, table: int, message: int) -> None:
        """Swap in the picture of the open question, unless a newer one is already wanted."""
        wanted = self._wanted[message] = next(self._numbers)
        async with self._locks.of(message):
            try:
                await self._paint(visit, table, message, wanted)
            except discord.NotFound as gone:  # the panel was dismissed meanwhile
                note(_log, "panel_gone", table=table, code=gone.code)
            except discord.HTTPException as error:
                if not too_large(error):
                    raise
                note(_log, "preview_too_large", level=WARNING, table=table)  # the panel says it all
            finally:
                if self._wanted.get(message) == wanted:
                    del self._wanted[message]

    def forget(self, message: int) -> None:
        """The panel asks nothing any more: what is being drawn for it is not wanted."""
        self._wanted.pop(message, None)

    async def _paint(self, visit: Visit, table: int, message: int, wanted: int) -> None:
        if self._wanted.get(message) != wanted:
            return
        picture = await visit.picture(table, "preview")
        if self._wanted.get(message) == wanted:
            files = [file_of(picture)] if picture else []
            await visit.interaction.edit_original_response(attachments=files)


@ROUTER.on(Verb.PLAY)
async def play(visit: Visit) -> None:
    """Open the panel."""
    await open_panel(visit, visit.numbers[0])


async def open_panel(visit: Visit, table: int) -> None:
    """A new private panel with what has happened since one's last turn; its picture follows."""
    ask = await visit.sessions.play.question(table, visit.person)
    missed = () if ask.begun else await visit.sessions.show.catch_up(table, visit.person)
    message = await visit.show(panel_page(ask, visit.words, missed=missed))
    _paint(visit, table, message)


@ROUTER.on(Verb.ANSWER)
async def answer(visit: Visit) -> None:
    """A button: its id holds the whole answer."""
    table, asked, *options = visit.numbers
    await _step(visit, visit.sessions.play.pick(table, visit.person, asked, tuple(options)))


@ROUTER.on(Verb.CHOOSE)
async def choose(visit: Visit) -> None:
    """A menu: the values are the answer."""
    table, asked, _ = visit.numbers
    options = tuple(map(option_of, visit.values))
    await _step(visit, visit.sessions.play.pick(table, visit.person, asked, options))


@ROUTER.on(Verb.BACK)
async def back(visit: Visit) -> None:
    """One answer back."""
    await _step(visit, visit.sessions.play.step_back(visit.numbers[0], visit.person))


@ROUTER.on(Verb.RESTART)
async def restart(visit: Visit) -> None:
    """All of this turn back."""
    await _step(visit, visit.sessions.play.restart(visit.numbers[0], visit.person))


@ROUTER.on(Verb.REFRESH)
async def refresh(visit: Visit) -> None:
    """The question and the board as they are now."""
    await _renew(visit, visit.numbers[0], Spot())


@ROUTER.on(Verb.TURN_TO)
async def turn_to(visit: Visit) -> None:
    """Another page or group of the same question."""
    table, asked, _, group, page, *gathered = visit.numbers
    spot = Spot(group - 1 if group else None, page, tuple(gathered))
    await _renew(visit, table, spot, asked)


@ROUTER.on(Verb.GROUP)
async def group(visit: Visit) -> None:
    """What is in a group."""
    table, asked, _, *gathered = visit.numbers
    await _renew(visit, table, Spot(visit.choice, 0, tuple(gathered)), asked)


@ROUTER.on(Verb.GATHER)
async def gather(visit: Visit) -> None:
    """One more pick of an answer with many."""
    table, asked, _, group, page, *gathered = visit.numbers
    picked = (*gathered, visit.choice)
    await _renew(visit, table, Spot(group - 1 if group else None, page, picked), asked)


async def _renew(visit: Visit, table: int, spot: Spot, asked: int | None = None) -> None:
    """Show the question again; an old page of another question is no page of this one."""
    try:
        ask = await visit.sessions.play.question(table, visit.person)
    except Refused as refused:
        await _close(visit, Page(visit.refusal(refused)))
        return
    here = spot if asked in (None, ask.asked) else Spot()
    if not here.fits(ask.decision):
        raise BadId("bot-button-broken")
    message = await visit.update(panel_page(ask, visit.words, here))
    if asked is None:
        _paint(visit, table, message)


async def _step(visit: Visit, work: Awaitable[Step]) -> None:
    """Answer, then show what came of it, or the refusal with the newest question."""
    try:
        step = await work
    except Refused as refused:
        await _refused(visit, visit.numbers[0], visit.refusal(refused))
        return
    visit.bot.messenger.told(step)
    page = await _step_page(visit, step)
    if step.ask:
        _paint(visit, step.table.id, await visit.update(page))
    else:
        await _close(visit, page)


async def _close(visit: Visit, page: Page) -> None:
    """A panel that asks nothing any more, and shows no picture."""
    if visit.interaction.message:
        visit.bot.easel.forget(visit.interaction.message.id)
    await visit.update(page, keep_picture=False)


async def show_step(visit: Visit, step: Step) -> None:
    """What a typed answer led to, in a panel of its own."""
    visit.bot.messenger.told(step)
    message = await visit.show(await _step_page(visit, step))
    if step.ask:
        _paint(visit, step.table.id, message)


async def _step_page(visit: Visit, step: Step) -> Page:
    """The next question, or that the turn is done and who is up."""
    why = visit.refusal(step.refused) if step.refused else ""
    if step.ask:
        return panel_page(step.ask, visit.words, note=why)
    waiting = [chair.name for chair in step.waiting]
    return done_page(step.table, step.events, waiting, visit.words, why)


async def _refused(visit: Visit, table: int, why: str) -> None:
    try:
        ask = await visit.sessions.play.question(table, visit.person)
    except Refused:
        await _close(visit, Page(why))
        return
    message = await visit.update(panel_page(ask, visit.words, note=why))
    _paint(visit, table, message)


def _paint(visit: Visit, table: int, message: int) -> None:
    bot = visit.bot
    bot.chores.spawn(bot.easel.paint(visit, table, message), "preview", table=table)
