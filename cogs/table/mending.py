"""/admin check with its one button, and /game move."""

from __future__ import annotations

from collections.abc import Sequence
from logging import INFO, getLogger

from cogs.discord_io.permissions import missing_here
from cogs.discord_io.router import ROUTER
from cogs.discord_io.visit import Visit
from cogs.shown.ids import Verb, to
from cogs.shown.pages import Page, first_lines
from cogs.shown.rows import Button
from cogs.table.places import Problem, problems
from engine.core.errors import Refused
from process.logs import note
from process.wire import TROUBLE
from sessions.shapes import Table, TableError

_log = getLogger(__name__)


async def check_page(visit: Visit, done: str = "") -> Page:
    """Everything that is not as it should be, a line each with what to do about it."""
    found = await problems(visit)
    lines = [f"- {visit.words.say(problem.what)}" for problem in found]
    title = visit.say("tables-check") if found else visit.say("tables-check-fine")
    text = "\n".join(first_lines([*([done] if done else []), title, *lines]))
    mends = any(problem.fix for problem in found)
    button = Button(visit.say("tables-mend"), to(Verb.MEND), "success")
    return Page(text, ((button,),) if mends else ())


@ROUTER.on(Verb.MEND)
async def mend(visit: Visit) -> None:
    """Do what the bot itself can do, and look again."""
    await visit.think()
    mended = [problem for problem in await problems(visit) if await _is_mended(problem)]
    key = "tables-mended" if mended else "tables-mended-nothing"
    await visit.show(await check_page(visit, visit.say(key, n=len(mended))))


async def _is_mended(problem: Problem) -> bool:
    if problem.fix is None:
        return False
    try:
        await problem.fix()
    except (*TROUBLE, Refused) as error:
        note(_log, "not_mended", level=INFO, what=problem.what.key, why=str(error))
        return False
    return True


# -- moving a table here --------------------------------------------------------------------------


async def movable(visit: Visit) -> list[Table]:
    """The tables of this server that this person may bring here, those without a place first."""
    tables = await visit.sessions.show.in_server(visit.place.server)
    allowed = [table for table in tables if _may_move(visit, table)]
    return sorted(allowed, key=lambda table: table.parked is None)


def _may_move(visit: Visit, table: Table) -> bool:
    """Its host, who manages the server, or anybody seated where it has lost its place."""
    seated = table.seat_of(visit.person.id) is not None
    own = table.host == visit.person.id or (seated and table.parked is not None)
    return own or visit.manages(table)


async def move_here(visit: Visit, wanted: str | None) -> None:
    """Bring a table to the channel in which this is asked."""
    if missing := missing_here(visit.interaction, visit.words):
        raise TableError("bot-permissions-missing", missing=missing)
    table = _meant(visit, await movable(visit), wanted)
    work, manages = visit.sessions.repairs.move, visit.manages(table)
    await work(table.id, visit.person, visit.place, manages=manages)
    await visit.tell(visit.say("tables-moved", game=visit.sessions.show.title(table)))


def _meant(visit: Visit, found: Sequence[Table], wanted: str | None) -> Table:
    """The named one, else the only one without a place, else the only one."""
    homeless = [table for table in found if table.parked is not None]
    chosen = [table for table in found if str(table.id) == wanted] if wanted else homeless or found
    if len(chosen) == 1:
        return chosen[0]
    if not chosen:
        raise TableError("tables-nothing-to-move")
    names = ", ".join(movable_name(visit, table) for table in chosen)
    raise TableError("tables-which-move", list=names)


def movable_name(visit: Visit, table: Table) -> str:
    """What a table is called in a list to choose from."""
    return visit.say("tables-choice", game=visit.sessions.show.title(table), table=table.id)
