"""Anything that goes wrong in a handler: a sentence for the person, a line for the operator."""

from __future__ import annotations

from logging import INFO, WARNING, getLogger

import discord
from discord import app_commands

from cogs.discord_io.visit import Visit
from cogs.shown.avoiding import anyway_page
from cogs.shown.bots import plays_for_you
from cogs.shown.ids import ABOUT_NO_TABLE, IN_ADVANCE
from cogs.shown.pages import Page
from engine.core.errors import Refused, Unstored
from process.logs import note
from process.wire import TROUBLE
from sessions.avoiding import AvoidedThere
from sessions.shapes import BotPlays

_ADVANCE = "/advance"
_OUTDATED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
_log = getLogger(__name__)


async def report(visit: Visit, error: BaseException, what: str) -> None:
    """Say what happened; an unknown failure gets an id that leads from the message to the log."""
    what, troubles = _ADVANCE if _in_advance(visit) else what, visit.bot.figures.troubles
    try:
        if visit.interaction.type is discord.InteractionType.autocomplete:
            note(_log, "nothing_suggested", level=INFO, what=what, why=str(error))
            await visit.interaction.response.autocomplete([])
            return
        if isinstance(error, _OUTDATED):
            troubles.count("outdated")
            note(_log, "outdated", level=INFO, what=what, why=str(error))
            await visit.tell(visit.say("bot-command-outdated"))
            return
        if isinstance(error, Refused):
            troubles.count("refused")
            if what != _ADVANCE:
                note(_log, "refused", level=INFO, what=what, why=error.why.key)
            await visit.show(refused_page(visit, error))
            return
        if isinstance(error, Unstored):  # keeping it would fail, too
            troubles.count("not_stored")
            note(_log, "not_stored", error=error, what=what)
            await visit.tell(visit.say("bot-error-unstored"))
            return
        troubles.count("failed")
        await _unknown(visit, error, what)
    except TROUBLE as untold:
        troubles.count("not_told")
        note(_log, "not_told", level=WARNING, what=what, why=str(untold))


def refused_page(visit: Visit, refused: Refused) -> Page:
    """Why not; and the press that changes it, where there is one."""
    if isinstance(refused, BotPlays):
        return plays_for_you(refused.table, visit.words)
    if isinstance(refused, AvoidedThere):
        return anyway_page(refused, visit.words)
    return Page(visit.refusal(refused))


def _in_advance(visit: Visit) -> bool:
    """Whether it was about an answer in advance: no line tells who sets, uses or cancels which."""
    return visit.id is not None and visit.id.verb in IN_ADVANCE


async def _unknown(visit: Visit, error: BaseException, what: str) -> None:
    """Kept with the position it happened in, under the number that the person is told."""
    table = await _table(visit)
    try:
        kept = await visit.sessions.troubles.keep(error, what, visit.person.id, table)
    except Exception as unkept:  # the database itself may be what is wrong
        note(_log, "failed", error=error, what=what, table=table)
        note(_log, "not_kept", error=unkept, what=what)
        await visit.tell(visit.say("bot-error-unkept"))
        return
    place = {"table": table, "revision": kept.revision}
    note(_log, "failed", error=error, what=what, error_id=kept.id, **place)
    await visit.tell(visit.say("bot-error", id=kept.id))


async def _table(visit: Visit) -> int | None:
    """The table it was about, if that can be told."""
    if visit.id is not None:
        return None if visit.id.verb in ABOUT_NO_TABLE else visit.numbers[0]
    try:
        return (await visit.table()).id
    except Exception:  # no table here, or none that can be read
        return None
