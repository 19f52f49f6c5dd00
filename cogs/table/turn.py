"""The turn panel: opened in private, it walks through a turn one question at a time."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from functools import partial
from logging import WARNING, getLogger

from cogs.discord_io.router import ROUTER
from cogs.discord_io.trouble import refused_page
from cogs.discord_io.visit import Visit
from cogs.shown.ids import BadId, Verb, option_of
from cogs.shown.lessons import is_read
from cogs.shown.pages import Opened, Page, done_page, panel_page, sure_page
from cogs.shown.spot import Spot
from cogs.table.panels import say_moved
from engine.core.decision import Decision
from engine.core.errors import Refused
from engine.core.frame import Event
from process.logs import note
from sessions.desk import Became
from sessions.hints import Hint
from sessions.shapes import Ask, BotPlays, NotSure, Step

_log = getLogger(__name__)


@ROUTER.on(Verb.PLAY)
async def play(visit: Visit) -> None:
    """Open the panel."""
    await open_panel(visit, visit.numbers[0])


@ROUTER.on(Verb.BEGIN)
async def begin(visit: Visit) -> None:
    """Open the panel with its first pick made, if that is still to be made."""
    table, number = visit.numbers
    ask = await visit.sessions.play.question(table, visit.person)
    if number >= len(ask.decision.shortcuts):
        await open_panel(visit, table)
        return
    missed = () if ask.begun else await _missed(visit, ask)
    picks = (ask.decision.shortcuts[number].token,)
    answer = visit.sessions.play.answer(table, visit.person, ask.asked, picks)
    await _step(visit, answer, missed)


async def open_panel(visit: Visit, table: int) -> None:
    """A new private panel with what has happened since one's last turn; its picture follows."""
    ask = await visit.sessions.play.question(table, visit.person)
    missed = () if ask.begun else await _missed(visit, ask)
    away = await visit.sessions.show.away(table, visit.person, len(missed)) if missed else None
    became = await visit.sessions.standing.became(table, visit.person)
    await _open(visit, ask, _panel(visit, ask, missed=missed, became=became, away=away))


def _panel(
    visit: Visit,
    ask: Ask,
    spot: Spot | None = None,
    note: str = "",
    missed: Sequence[Event] = (),
    became: Sequence[Became] = (),
    hint: Hint | None = None,
    away: int | None = None,
) -> Opened:
    """The question for whoever pressed."""
    pictured = partial(_pictured, visit, ask)
    page = panel_page(ask, visit.words, spot, note, missed, pictured, became, hint, away)
    if not visit.bot.breaker.words_only or not _has_picture(visit, ask, page.asked or ask.decision):
        return page
    visit.bot.figures.pictures_missing.count()
    return page.saying(visit.say("bot-panel-picture-left-out"))


async def _open(visit: Visit, ask: Ask, page: Opened) -> None:
    """A new panel in the place of the one that was open, and then its picture if it has one."""
    asked = page.asked or ask.decision
    message = await visit.show(page)
    _move(visit, ask.table.id, message)
    if _pictured(visit, ask, asked):
        _paint(visit, ask, asked, message)


def _move(visit: Visit, table: int, message: int) -> None:
    bot = visit.bot
    if old := bot.panels.opened(visit, table, message):
        bot.chores.spawn(say_moved(old, visit), "panel moved", table=table)


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
    try:
        await _step(
            visit, visit.sessions.play.pick(table, visit.person, asked, options, sure=False)
        )
    except NotSure:
        await _ask_once(visit, options)


@ROUTER.on(Verb.SURE)
async def sure(visit: Visit) -> None:
    """A button that spends something for good asks first."""
    await _ask_once(visit, visit.numbers[2:])


async def _ask_once(visit: Visit, options: tuple[int, ...]) -> None:
    """Show what is about to be spent; to do it is a press of its own."""
    table, asked, *_ = visit.numbers
    try:
        ask = await visit.sessions.play.question(table, visit.person)
    except Refused as refused:
        await _close(visit, refused_page(visit, refused))
        return
    if ask.asked != asked:
        await _refused(visit, table, visit.say("core-stale"))
        return
    if not options or not Spot(gathered=options).fits(ask.decision):
        raise BadId("bot-button-broken")
    await _show(visit, ask, sure_page(ask, options, visit.words))


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


@ROUTER.on(Verb.HINT)
async def hint(visit: Visit) -> None:
    """What a steady player would do, below the question."""
    table = visit.numbers[0]
    try:
        await show_hint(visit, table)
    except Refused as refused:
        await _refused(visit, table, visit.refusal(refused))


async def show_hint(visit: Visit, table: int) -> None:
    """Thinking takes a while; the question comes back with what came of it."""
    await visit.think()
    found = await visit.sessions.hints.hint(table, visit.person)
    await _show(visit, found.ask, _panel(visit, found.ask, hint=found.hint), afresh=False)


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
        await _close(visit, refused_page(visit, refused))
        return
    here = spot if asked in (None, ask.asked) else Spot()
    if not here.fits(ask.decision):
        raise BadId("bot-button-broken")
    await _show(visit, ask, _panel(visit, ask, here), afresh=asked is None)


async def _show(visit: Visit, ask: Ask, page: Opened, *, afresh: bool = True) -> None:
    """The question in the pressed panel, its picture after it; one without takes the old one off.

    What is afresh is drawn also where the panel shows it already.
    """
    asked, easel = page.asked or ask.decision, visit.bot.easel
    if not _pictured(visit, ask, asked):
        _used(visit, ask.table.id, await _without_picture(visit, page))
        return
    message = await visit.update(page)
    _used(visit, ask.table.id, message)
    if afresh or not easel.shows(message, ask.seen, asked):
        _paint(visit, ask, asked, message)


def _used(visit: Visit, table: int, message: int) -> None:
    """A pressed panel stays where it is; one that was pressed in public has opened elsewhere."""
    if visit.pressed_page:
        visit.bot.panels.opened(visit, table, message)
    else:
        _move(visit, table, message)


def _pictured(visit: Visit, ask: Ask, asked: Decision) -> bool:
    """Whether what is asked is shown: not while there is too much to do."""
    return not visit.bot.breaker.words_only and _has_picture(visit, ask, asked)


def _has_picture(visit: Visit, ask: Ask, asked: Decision) -> bool:
    """Whether what is asked can be shown; a picture only helps, and a lesson needs its room."""
    if is_read(ask):
        return False
    try:
        return visit.sessions.show.has_preview(ask, asked)
    except Refused:
        return False
    except Exception as error:
        note(_log, "picture_failed", error=error, level=WARNING, table=ask.table.id, kind="preview")
        return False


async def _step(visit: Visit, work: Awaitable[Step], missed: Sequence[Event] = ()) -> None:
    """Answer, then show what came of it, or the refusal with the newest question."""
    try:
        step = await work
    except Refused as refused:
        await _refused(visit, visit.numbers[0], visit.refusal(refused), missed)
        return
    visit.bot.messenger.told(step)
    why = _why(visit, step)
    if step.ask:
        await _show(visit, step.ask, _panel(visit, step.ask, note=why, missed=missed))
    else:
        await _close(visit, _done(visit, step, why))


async def _close(visit: Visit, page: Page) -> None:
    """A panel that asks nothing any more, and shows no picture."""
    visit.bot.panels.closed(visit, visit.numbers[0])
    await _without_picture(visit, page)


async def _without_picture(visit: Visit, page: Page) -> int:
    """A page that has no picture, whatever was on its way to it."""
    pressed, bot = visit.interaction.message, visit.bot
    late = pressed is not None and bot.easel.forget(pressed.id)
    message = await visit.update(page, keep_picture=False)
    if late:
        bot.chores.spawn(bot.easel.wipe(visit, message), "wipe", table=visit.numbers[0])
    return message


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
    why = _why(visit, step)
    if step.ask:
        await _open(visit, step.ask, _panel(visit, step.ask, note=why))
    else:
        _move(visit, step.table.id, await visit.show(_done(visit, step, why)))
        visit.bot.panels.closed(visit, step.table.id)


def _why(visit: Visit, step: Step) -> str:
    """Why the rest of a typed line was not played."""
    return visit.refusal(step.refused) if step.refused else ""


def _done(visit: Visit, step: Step, why: str) -> Page:
    """The turn is done, and who is up."""
    waiting = [chair.name for chair in step.waiting]
    game = visit.sessions.show.rules(step.table)
    return done_page(step, game, waiting, visit.words, why)


async def _refused(visit: Visit, table: int, why: str, missed: Sequence[Event] = ()) -> None:
    """The reason, with the newest question; what it tripped over may be public by now."""
    visit.bot.messenger.wake()
    try:
        ask = await visit.sessions.play.question(table, visit.person)
    except BotPlays as refused:
        await _close(visit, refused_page(visit, refused))
        return
    except Refused:
        await _close(visit, Page(why))
        return
    await _show(visit, ask, _panel(visit, ask, note=why, missed=missed))


def _paint(visit: Visit, ask: Ask, asked: Decision, message: int) -> None:
    bot = visit.bot
    painting = bot.easel.paint(visit, ask.seen, asked, message)
    bot.chores.spawn(painting, "preview", table=ask.table.id)
