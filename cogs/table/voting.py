"""What those who play at a table ask the others there, and what they say to it."""

from __future__ import annotations

from cogs.discord_io.router import ROUTER
from cogs.discord_io.views import NOBODY, classic_view
from cogs.discord_io.visit import Visit
from cogs.shown.ids import BadId, Verb
from cogs.shown.pages import Page
from cogs.shown.text import safe_name
from cogs.shown.votes import (
    OFFER,
    Matters,
    back_page,
    end_page,
    friend_page,
    leave_page,
    matters_page,
    vote_rows,
    vote_text,
    why_page,
)
from locales import words
from sessions.ballot import PAUSES, REASONS, Vote
from sessions.lobby import BOTS
from sessions.shapes import Table, TableError, Wish


async def show_matters(visit: Visit, table: Table) -> None:
    """What one can ask for at this table now."""
    await visit.update(await _page(visit, table), keep_picture=False)


async def _page(visit: Visit, table: Table, note: str = "") -> Page:
    """Whoever plays for a friend has no say, but may be waiting for somebody."""
    user = visit.person.id
    if table.status != "playing" or table.seat_of(user) is not None:
        return matters_page(await _matters(visit, table), visit.words, note)
    if table.seat_played_by(user) is None:
        raise TableError("votes-players-only")
    return friend_page(await _seen(visit, table), visit.words, note)


async def _matters(visit: Visit, table: Table) -> Matters:
    """Of those who play there; managers have a page of their own."""
    if table.status != "playing":
        raise TableError("votes-not-running")
    if table.seat_of(visit.person.id) is None:
        plays = table.seat_played_by(visit.person.id) is not None
        raise TableError("deputy-no-vote" if plays else "votes-players-only")
    return await _seen(visit, table)


async def _seen(visit: Visit, table: Table) -> Matters:
    show = visit.sessions.show
    return Matters(await show.own(table, visit.person.id), show.title(table), visit.person.id)


async def _table(visit: Visit) -> Table:
    """The table that was pressed, to somebody who plays there."""
    table = await visit.sessions.show.table(visit.numbers[0])
    await _matters(visit, table)
    return table


@ROUTER.on(Verb.VOTES)
async def matters(visit: Visit) -> None:
    """What one can ask for."""
    await show_matters(visit, await visit.sessions.show.table(visit.numbers[0]))


@ROUTER.on(Verb.NUDGE)
async def nudge(visit: Visit) -> None:
    """Remind somebody kindly."""
    number, seat, about = visit.numbers
    chair = await visit.sessions.nudges.remind(number, visit.person, seat, about)
    visit.bot.messenger.wake()
    note = visit.say("clock-nudge-done", name=safe_name(chair.deputy_name or chair.name))
    table = await visit.sessions.show.table(number)
    await visit.update(await _page(visit, table, note), keep_picture=False)


# -- asking ---------------------------------------------------------------------------------------


async def _ask(visit: Visit, wish: Wish) -> None:
    """The page then says whether it is done or the others are asked."""
    number = visit.numbers[0]
    table = await visit.sessions.show.table(number)
    manages = visit.manages(table)
    done = await visit.sessions.votes.propose(number, visit.person, wish, manages=manages)
    visit.bot.messenger.wake()
    note = visit.say("votes-asked" if done.asked else "votes-done")
    after = await visit.sessions.show.table(number)
    if after.status != "playing":
        await visit.tell(note)
        return
    page = matters_page(await _matters(visit, after), visit.words, note)
    await visit.update(page, keep_picture=False)


@ROUTER.on(Verb.VOTE_SEAT)
async def without(visit: Visit) -> None:
    """Go on without somebody who holds the table up."""
    _, seat, about = visit.numbers
    if visit.choice > OFFER:
        raise BadId("bot-button-broken")
    if visit.choice == OFFER:
        await _ask(visit, Wish("replace", seat, about=about))
    else:
        await _ask(visit, Wish("bot", seat, about=about, detail=BOTS[visit.choice]))


@ROUTER.on(Verb.VOTE_PAUSE)
async def pause(visit: Visit) -> None:
    """Stop for a while."""
    await _ask(visit, Wish("pause", detail=_nth(tuple(PAUSES), visit.choice)))


def _nth(choices: tuple[str, ...], n: int) -> str:
    if n >= len(choices):
        raise BadId("bot-button-broken")
    return choices[n]


@ROUTER.on(Verb.VOTE_RESUME)
async def resume(visit: Visit) -> None:
    """Go on."""
    await _ask(visit, Wish("resume"))


@ROUTER.on(Verb.VOTE_END)
async def end(visit: Visit) -> None:
    """Break off; that is asked once more."""
    table = await _table(visit)
    if visit.numbers[1]:
        await _ask(visit, Wish("end"))
    else:
        await visit.update(end_page(table, visit.words), keep_picture=False)


@ROUTER.on(Verb.GIVE_UP)
async def give_up(visit: Visit) -> None:
    """Leave for good; that is asked once more."""
    table = await _table(visit)
    if not visit.numbers[1]:
        await ask_to_leave(visit, table)
        return
    await visit.sessions.resting.give_up(table.id, visit.person)
    visit.bot.messenger.wake()
    await visit.update(Page(visit.say("votes-left")), keep_picture=False)


async def ask_to_leave(visit: Visit, table: Table) -> None:
    """What it means, and what there is instead."""
    await _matters(visit, table)
    page = leave_page(table, visit.sessions.show.title(table), visit.words)
    await visit.update(page, keep_picture=False)


@ROUTER.on(Verb.VOTE_BACK)
async def back(visit: Visit) -> None:
    """Where the game could go back to."""
    table, repairs = await _table(visit), visit.sessions.repairs
    seat = table.seat_of(visit.person.id) or 0
    own = await repairs.before_last_turn(table.id, seat)
    points = await repairs.points(table.id)
    await visit.update(back_page(table, points, own, visit.words), keep_picture=False)


@ROUTER.on(Verb.VOTE_POINT)
async def point(visit: Visit) -> None:
    """Why."""
    table, repairs = await _table(visit), visit.sessions.repairs
    found = await repairs.point(table.id, visit.choice)
    if found is None:
        raise TableError("tables-no-such-point")
    page = why_page(table, found, await repairs.revision(table), visit.words)
    await visit.update(page, keep_picture=False)


@ROUTER.on(Verb.VOTE_UNDO)
async def undo(visit: Visit) -> None:
    """Ask everybody."""
    _, to, revision = visit.numbers
    await _ask(visit, Wish("undo", to, revision, detail=_nth(REASONS, visit.choice)))


# -- answering ------------------------------------------------------------------------------------


@ROUTER.on(Verb.AGREE)
async def yes(visit: Visit) -> None:
    """For it."""
    await _say(visit, yes=True)


@ROUTER.on(Verb.VOTE_NO)
async def no(visit: Visit) -> None:
    """Against it."""
    await _say(visit, yes=False)


async def _say(visit: Visit, *, yes: bool) -> None:
    """How it stands then is said where it was asked."""
    number, proposal = visit.numbers
    known = await visit.sessions.show.table(number)
    say, manages = visit.sessions.votes.say, visit.manages(known)
    try:
        vote = await say(number, visit.person, proposal, yes=yes, manages=manages)
    except TableError as refused:
        await _past(visit, known, refused)
        return
    visit.bot.messenger.wake()
    await _show(visit, vote)


async def _show(visit: Visit, vote: Vote) -> None:
    if not visit.pressed_its_own:
        await visit.tell(visit.say("votes-heard"))
        return
    rows = vote_rows(vote)
    await visit.interaction.response.edit_message(
        content=vote_text(vote), view=classic_view(rows) if rows else None, allowed_mentions=NOBODY
    )


async def _past(visit: Visit, known: Table, refused: TableError) -> None:
    """Say why not; where it is no longer asked the buttons go."""
    if refused.why.key == "tables-poll-over" and visit.pressed_its_own:
        text = words(known.language).say(refused.why)
        await visit.interaction.response.edit_message(content=text, view=None)
        return
    raise refused
