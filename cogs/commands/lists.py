"""Tables in a list: one's own, a server's, those one may end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import inf

from cogs.discord_io.places import Ground, grounds, may_see
from cogs.discord_io.visit import Visit
from cogs.shown.friends import friend_lines
from cogs.shown.ids import Verb, to
from cogs.shown.managing import seat_name, stopped
from cogs.shown.pages import Page, first_lines, jump, table_link
from cogs.shown.posters import since_button
from cogs.shown.rows import MOST_BUTTON_LABEL, MOST_BUTTONS, MOST_ROWS, Button, Row
from cogs.shown.text import cut, safe_names
from cogs.shown.timing import moment
from cogs.table.looking import show_hand
from engine.core.words import Msg, msg
from sessions.shapes import Own, Table

_MOST_LINES = 25  # more than one message holds
_LOST = ("gone", "closed")  # nobody plays on where the bot cannot speak


async def mine_page(visit: Visit) -> Page:
    """The tables somebody sits at or follows, wherever they are, and a way out of the lost ones."""
    own = sorted(await visit.sessions.show.of_user(visit.person.id), key=_urgency)
    followed = await visit.sessions.follow.tables(visit.person.id)
    found = await grounds(visit, [*(one.table for one in own), *followed])
    watched = [await visit.sessions.show.own(table, visit.person.id) for table in followed]
    lines = [
        _line(visit, one, found[one.table.id], visit.person.id) + _for_whom(visit, one.table)
        for one in own
    ]
    following = visit.say("bot-list-following")
    lines += [f"{_line(visit, one, found[one.table.id])} · {following}" for one in watched]
    hosted = [one.table for one in own if one.table.host == visit.person.id]
    buttons = [_ending(visit, table) for table in _lost(hosted, found)]
    buttons += [_unfollowing(visit, table) for table in _lost(followed, found)]
    page = _listed(visit, lines, visit.say("bot-no-tables"), buttons)
    waits = [one.table for one in own if one.waits and found[one.table.id].state not in _LOST]
    page = replace(page, rows=(_to_play(visit, waits[0]), *page.rows)) if len(waits) == 1 else page
    return page if visit.abroad else _leading_on(page, _around(visit))


def _urgency(one: Own) -> tuple[int, float, int]:
    """What waits for the reader first, the nearest deadline before the longest wait."""
    table = one.table
    if one.waits:
        return 0, inf if one.deadline is None else one.deadline, one.since
    kinds = (not one.readable, table.status == "lobby", table.paused_by is not None)
    rank = next((rank for rank, holds in zip((4, 3, 2), kinds, strict=True) if holds), 1)
    return rank, inf, one.since


def _to_play(visit: Visit, table: Table) -> Row:
    """On to the only table that waits."""
    play = Button(visit.say("bot-play"), to(Verb.PLAY, table.id), "success")
    return (play, since_button(table, visit.words), jump(table, visit.words))


async def show_own_hand(visit: Visit) -> None:
    """One's hand at this table; where no table can stand, at the one that is meant."""
    playing = await _playing(visit) if visit.abroad else []
    if len(playing) > 1:
        await visit.show(hands_page(visit, playing))
    else:
        await show_hand(visit, (await visit.table()).id)


async def _playing(visit: Visit) -> list[Table]:
    """The running games of this person; if one of them waits for them, that one alone."""
    own = await visit.sessions.show.of_user(visit.person.id)
    playing = [one for one in own if one.readable and one.table.status == "playing"]
    waiting = [one for one in playing if one.waits]
    return [one.table for one in (waiting if len(waiting) == 1 else playing)]


def hands_page(visit: Visit, tables: Sequence[Table]) -> Page:
    """Which of several hands to look at."""
    shown = ((table, visit.sessions.show.title(table)) for table in tables)
    buttons = [
        Button(_named(visit, "people-hand-of", table, game), to(Verb.HAND, table.id))
        for table, game in shown
    ]
    return Page(visit.say("people-which-hand"), _rows(buttons))


async def server_page(visit: Visit) -> Page:
    """The tables of a server that this reader may know of; the lost ones for those who may end."""
    tables = await visit.sessions.show.in_server(visit.place.server)
    found = await grounds(visit, tables)
    shown = [table for table in tables if _is_listed(visit, table, found[table.id])]
    seen = [await visit.sessions.show.own(table, visit.person.id) for table in shown[:_MOST_LINES]]
    lines = [_line(visit, one, found[one.table.id]) for one in seen]
    ended = [t for t in shown if visit.manages(t) or t.host == visit.person.id]
    buttons = [_ending(visit, table) for table in _lost(ended, found)]
    return _listed(visit, lines, visit.say("bot-list-empty"), buttons)


def ending_page(visit: Visit, tables: Sequence[Table]) -> Page:
    """Which of several tables to end."""
    return Page(visit.say("bot-end-which"), _rows(_ending(visit, table) for table in tables))


def _listed(visit: Visit, lines: Sequence[str], empty: str, buttons: Iterable[Button]) -> Page:
    """As many whole lines as one message holds, and how many more there are."""
    kept = first_lines(lines)
    while len(kept) < len(lines):
        more = visit.say("back-list-more", n=len(lines) - len(kept))
        if len(first_lines([*kept, more])) > len(kept):
            kept = [*kept, more]
            break
        kept = kept[:-1]
    return Page("\n".join(kept) or empty, _rows(buttons))


def _is_listed(visit: Visit, table: Table, ground: Ground) -> bool:
    here = visit.interaction.channel_id == table.channel
    seated = table.seat_played_by(visit.person.id) is not None
    lost = ground.state in _LOST and visit.manages(table)
    return here or seated or lost or may_see(visit.interaction.user, ground)


def _line(visit: Visit, one: Own, ground: Ground, reader: int | None = None) -> str:
    """One table, with the way to it while there is one, and who plays beside a reader."""
    table, game = one.table, visit.sessions.show.title(one.table)
    if ground.state in _LOST or not one.readable:
        why = Msg(f"bot-list-{ground.state if one.readable else 'broken'}")
        return "- " + visit.say("bot-list-lost", table=table.id, game=game, status=why)
    line = msg(
        "bot-list-line",
        game=game,
        link=table_link(table),
        channel=f"<#{table.channel}>",
        status=_status(visit, one),
        names=", ".join(safe_names(_others(table, reader) or table.names())),
    )
    return "- " + visit.words.say(line)


def _for_whom(visit: Visit, table: Table) -> str:
    """For whom a reader plays there, or who plays for them."""
    own = table.seat_played_by(visit.person.id)
    chairs = tuple(chair for chair in table.chairs if chair.seat == own)
    return "".join(f" · {line}" for line in friend_lines(visit.words, chairs))


def _others(table: Table, reader: int | None) -> list[str]:
    return [chair.called for chair in table.chairs if chair.user != reader]


def _status(visit: Visit, one: Own) -> Msg:
    """Whom a table waits for, and since when."""
    if one.table.status == "lobby":
        return msg("bot-list-lobby")
    if one.table.paused_by is not None:
        return stopped(one.table)
    since = f"<t:{one.since}:R>"
    if one.waits:
        if one.deadline is not None:
            return msg("clock-list-waiting", since=since, when=moment(one.deadline, "R"))
        return msg("bot-list-waiting", since=since)
    names = [seat_name(chair, visit.words) for chair in one.waiting]
    return msg("bot-list-playing", who=", ".join(names), since=since)


def _lost(tables: Iterable[Table], found: dict[int, Ground]) -> list[Table]:
    return [table for table in tables if found[table.id].state in _LOST]


def _ending(visit: Visit, table: Table) -> Button:
    label = _named(visit, "bot-end-this", table, visit.sessions.show.title(table))
    return Button(label, to(Verb.ASK_END, table.id), "danger")


def _named(visit: Visit, key: str, table: Table, game: Msg) -> str:
    """The label of a button that is about one table of several."""
    return cut(visit.say(key, game=game, table=table.id), MOST_BUTTON_LABEL)


def _around(visit: Visit) -> Button:
    return Button(visit.say("people-around"), to(Verb.AROUND))


def _leading_on(page: Page, *buttons: Button) -> Page:
    """The same page, if there is room for a row more."""
    return replace(page, rows=(*page.rows, buttons)[:MOST_ROWS])


def _unfollowing(visit: Visit, table: Table) -> Button:
    label = visit.say("bot-unfollow-this", table=table.id)
    return Button(cut(label, MOST_BUTTON_LABEL), to(Verb.UNFOLLOW, table.id))


def _rows(buttons: Iterable[Button]) -> tuple[Row, ...]:
    few = list(buttons)[: MOST_ROWS * MOST_BUTTONS]
    return tuple(tuple(few[n : n + MOST_BUTTONS]) for n in range(0, len(few), MOST_BUTTONS))
