"""The turn panel: opened in private, it walks through a turn one question at a time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from logging import INFO, WARNING, getLogger

import discord

from cogs.discord_io.locks import Locks
from cogs.discord_io.router import ROUTER
from cogs.discord_io.views import file_of
from cogs.discord_io.visit import Visit
from cogs.shown.ids import BadId, Verb, option_of
from cogs.shown.pages import Page, done_page, panel_page
from cogs.shown.panel import Spot
from engine.core.errors import Refused
from engine.core.frame import Event
from process.logs import note
from process.wire import TROUBLE
from sessions.shapes import Ask, Picture, Seen, Step

MOST_PANELS = 512
TOKEN_EXPIRED = 50027  # a panel can be changed for a quarter of an hour
_log = getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Wanted:
    """A picture that somebody waits for."""

    revision: int
    drawing: asyncio.Task[Picture | None]


class Easel:
    """Puts preview pictures on panels: one at a time on each, and only the newest."""

    def __init__(self) -> None:
        self._wanted: dict[int, _Wanted] = {}
        self._shown: OrderedDict[int, int] = OrderedDict()  # revisions, by panel
        self._putting: set[int] = set()
        self._locks = Locks()

    async def paint(self, visit: Visit, seen: Seen, message: int) -> None:
        """Swap in the picture of what a panel tells of, unless a newer one is wanted by then."""
        newest = self._wanted.get(message)
        if newest is not None and newest.revision > seen.revision:
            return
        self.forget(message)
        drawing = asyncio.create_task(visit.picture(seen, "preview"))
        wanted = self._wanted[message] = _Wanted(seen.revision, drawing)
        try:
            # Held while Discord is asked, so that an older picture never comes last; only other
            # pictures of the same private panel wait for it, no press does.
            async with self._locks.of(message):
                await asyncio.wait([drawing])
                if self._wanted.get(message) is wanted and not drawing.cancelled():
                    await self._put(visit, message, drawing.result(), seen.revision)
        finally:
            drawing.cancel()
            if self._wanted.get(message) is wanted:
                del self._wanted[message]

    def forget(self, message: int) -> bool:
        """What is being drawn for a panel is not wanted; whether a picture is on its way to it."""
        if wanted := self._wanted.pop(message, None):
            wanted.drawing.cancel()  # one that waits for a pen is never begun
        return message in self._putting

    async def wipe(self, visit: Visit, message: int) -> None:
        """Take off a picture that was on its way when its panel was closed."""
        async with self._locks.of(message):
            await self._put(visit, message, None)

    def shows(self, message: int, seen: Seen) -> bool:
        """Whether the picture on a panel, or the one it will have, is of this position."""
        wanted = self._wanted.get(message)
        return (wanted.revision if wanted else self._shown.get(message)) == seen.revision

    async def _put(
        self, visit: Visit, message: int, picture: Picture | None, revision: int | None = None
    ) -> None:
        self._putting.add(message)
        try:
            files = [file_of(picture)] if picture else []
            await visit.interaction.edit_original_response(attachments=files)
        except discord.HTTPException as error:  # dismissed, or too old to be changed
            gone = isinstance(error, discord.NotFound) or error.code == TOKEN_EXPIRED
            note(_log, "panel_left", level=INFO if gone else WARNING, code=error.code)
        except TROUBLE as error:
            note(_log, "panel_left", level=WARNING, why=repr(error))
        else:
            self._remember(message, revision if picture else None)
        finally:
            self._putting.discard(message)

    def _remember(self, message: int, revision: int | None) -> None:
        self._shown.pop(message, None)
        if revision is not None:
            self._shown[message] = revision
        if len(self._shown) > MOST_PANELS:
            self._shown.popitem(last=False)


@ROUTER.on(Verb.PLAY)
async def play(visit: Visit) -> None:
    """Open the panel."""
    await open_panel(visit, visit.numbers[0])


async def open_panel(visit: Visit, table: int) -> None:
    """A new private panel with what has happened since one's last turn; its picture follows."""
    ask = await visit.sessions.play.question(table, visit.person)
    missed = () if ask.begun else await _missed(visit, ask)
    message = await visit.show(panel_page(ask, visit.words, missed=missed))
    _paint(visit, ask, message)


async def _missed(visit: Visit, ask: Ask) -> Sequence[Event]:
    """What has happened since one's last turn, until the moment of the question."""
    show, until = visit.sessions.show, ask.seen.revision
    return await show.catch_up(ask.table.id, visit.person, until)


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
    if asked is None or not visit.bot.easel.shows(message, ask.seen):
        _paint(visit, ask, message)


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
        _paint(visit, step.ask, await visit.update(page))
    else:
        await _close(visit, page)


async def _close(visit: Visit, page: Page) -> None:
    """A panel that asks nothing any more, and shows no picture."""
    pressed, bot = visit.interaction.message, visit.bot
    late = pressed is not None and bot.easel.forget(pressed.id)
    message = await visit.update(page, keep_picture=False)
    if late:
        bot.chores.spawn(bot.easel.wipe(visit, message), "wipe", table=visit.numbers[0])


async def type_answer(visit: Visit, table: int, line: str) -> None:
    """A typed line; one that is refused may still have shown what others have done."""
    try:
        step = await visit.sessions.play.typed(table, visit.person, line)
    except Refused:
        visit.bot.messenger.wake()
        raise
    await show_step(visit, step)


async def show_step(visit: Visit, step: Step) -> None:
    """What a typed answer led to, in a panel of its own."""
    visit.bot.messenger.told(step)
    message = await visit.show(await _step_page(visit, step))
    if step.ask:
        _paint(visit, step.ask, message)


async def _step_page(visit: Visit, step: Step) -> Page:
    """The next question, or that the turn is done and who is up."""
    why = visit.refusal(step.refused) if step.refused else ""
    if step.ask:
        return panel_page(step.ask, visit.words, note=why)
    waiting = [chair.name for chair in step.waiting]
    return done_page(step.table, step.events, waiting, visit.words, why)


async def _refused(visit: Visit, table: int, why: str) -> None:
    """The reason, with the newest question; what it tripped over may be public by now."""
    visit.bot.messenger.wake()
    try:
        ask = await visit.sessions.play.question(table, visit.person)
    except Refused:
        await _close(visit, Page(why))
        return
    message = await visit.update(panel_page(ask, visit.words, note=why))
    _paint(visit, ask, message)


def _paint(visit: Visit, ask: Ask, message: int) -> None:
    bot = visit.bot
    bot.chores.spawn(bot.easel.paint(visit, ask.seen, message), "preview", table=ask.table.id)
