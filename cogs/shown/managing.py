"""Tables as those who manage a server see them: the list, one table, one seat, the way back."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cogs.shown.bots import playing_on, strength
from cogs.shown.ids import Verb, to
from cogs.shown.pages import Page, first_lines, table_link
from cogs.shown.posters import before_the_call, who_did
from cogs.shown.rows import (
    MOST_CHOICE_LABEL,
    MOST_CHOICES,
    MOST_PLACEHOLDER,
    Button,
    Choice,
    Menu,
    People,
    Row,
)
from cogs.shown.text import cut, plain_names, safe_name, safe_names
from engine.core.seats import LETTERS
from engine.core.words import Msg, msg
from locales import Words, words
from sessions.repairs import REASONS
from sessions.shapes import Chair, Line, Own, Point, Table, Trouble

A_PAGE = 10  # tables


@dataclass(frozen=True, slots=True)
class Managed:
    """A table as a manager sees it; one who plays at it sees no more than a player."""

    own: Own
    game: Msg
    troubles: tuple[Trouble, ...]
    channels: tuple[tuple[int, str], ...]  # where it could be moved to
    plays: bool

    @property
    def table(self) -> Table:
        """The table itself."""
        return self.own.table


# -- the list -------------------------------------------------------------------------------------


def tables_page(found: Sequence[tuple[Own, Msg]], page: int, spoken: Words) -> Page:
    """A page of a server's tables, what each waits for and since when; a menu to open one."""
    if not found:
        return Page(spoken.say(msg("tables-none")))
    pages = -(-len(found) // A_PAGE)
    page = min(page, pages - 1)
    here = found[page * A_PAGE : (page + 1) * A_PAGE]
    title = spoken.say(msg("tables-all", page=page + 1, pages=pages))
    lines = [f"- {_table_line(own, game, spoken)}" for own, game in here]
    return Page(
        "\n".join(first_lines([title, *lines])), tuple(_list_rows(here, page, pages, spoken))
    )


def _list_rows(
    here: Sequence[tuple[Own, Msg]], page: int, pages: int, spoken: Words
) -> Iterator[Row]:
    names = [spoken.say(msg("tables-choice", game=game, table=own.table.id)) for own, game in here]
    choices = tuple(
        Choice(cut(name, MOST_CHOICE_LABEL), str(own.table.id), cut(_who(own), MOST_CHOICE_LABEL))
        for name, (own, _) in zip(names, here, strict=True)
    )
    yield Menu(spoken.say(msg("tables-choose")), to(Verb.WHICH_TABLE, page), choices)
    before = Button(spoken.say(msg("tables-before")), to(Verb.TABLES, max(0, page - 1)))
    after = Button(spoken.say(msg("tables-after")), to(Verb.TABLES, page + 1))
    if turning := ((before,) if page else ()) + ((after,) if page + 1 < pages else ()):
        yield turning


def _who(own: Own) -> str:
    return ", ".join(plain_names(own.table.names()))


def _table_line(own: Own, game: Msg, spoken: Words) -> str:
    table, status = own.table, "; ".join(_status(own, spoken))
    place = f"[<#{table.channel}>]({table_link(table)})"
    line = msg("tables-line", game=game, table=table.id, channel=place, status=status)
    return spoken.say(line)


def _status(own: Own, spoken: Words) -> Iterator[str]:
    """What a table waits for and since when, and what keeps it from going on."""
    table = own.table
    if table.parked is not None:
        yield spoken.say(Msg(f"tables-place-{table.parked}"))
    if table.paused_by is not None:
        yield spoken.say(stopped(table))
    if not own.readable:
        yield spoken.say(msg("tables-unreadable"))
    elif table.status == "lobby":
        yield spoken.say(msg("tables-lobby", when=_ago(table.created_at)))
    else:
        names = ", ".join(seat_name(chair, spoken) for chair in own.waiting)
        yield spoken.say(msg("tables-waits", names=names, when=_ago(own.since)))


def stopped(table: Table) -> Msg:
    """Who has paused a table, or that it rests."""
    if table.resting:
        return msg("votes-resting")
    return msg("tables-paused-since", name=safe_name(table.paused_by or ""))


def seat_name(chair: Chair, spoken: Words) -> str:
    """Who sits on a seat, or that nobody does."""
    if chair.vacant:
        return spoken.say(msg("tables-vacant-name", letter=LETTERS[chair.seat]))
    return safe_name(chair.called)


def _ago(moment: int) -> str:
    return f"<t:{moment}:R>"


# -- one table ------------------------------------------------------------------------------------


def table_page(managed: Managed, spoken: Words, note: str = "") -> Page:
    """How one table stands, and every tool there is for it."""
    table = managed.table
    place = f"[<#{table.channel}>]({table_link(table)})"
    lines = [
        spoken.say(msg("tables-title", game=managed.game, table=table.id, channel=place)),
        *_status(managed.own, spoken),
        *(_seat_line(table, chair, spoken) for chair in table.chairs),
        *_troubles(managed, spoken),
        *([f"-# {spoken.say(msg('tables-you-play'))}"] if managed.plays else []),
        f"-# {spoken.say(msg('tables-everybody-hears'))}",
        *([f"✅ {note}"] if note else []),
    ]
    return Page("\n".join(first_lines(lines)), tuple(_table_rows(managed, spoken)))


def _seat_line(table: Table, chair: Chair, spoken: Words) -> str:
    letter, name = LETTERS[chair.seat], safe_name(chair.name)
    if chair.vacant:
        return spoken.say(msg("tables-seat-vacant", letter=letter))
    if chair.bot:
        return spoken.say(msg("bots-line", letter=letter, name=name, strength=strength(chair)))
    kind = "host" if chair.user == table.host else "line"
    return spoken.say(msg(f"tables-seat-{kind}", letter=letter, name=name))


def _troubles(managed: Managed, spoken: Words) -> Iterator[str]:
    """Numbers and moments only: what was pressed may be what nobody else should know."""
    found = [
        spoken.say(msg("tables-trouble", id=trouble.id, when=_ago(trouble.at)))
        for trouble in managed.troubles
    ]
    if found:
        yield spoken.say(msg("tables-troubles", list=", ".join(found)))


def _table_rows(managed: Managed, spoken: Words) -> Iterator[Row]:
    table = managed.table
    end = Button(spoken.say(msg("tables-end")), to(Verb.ASK_END, table.id), "danger")
    back = Button(spoken.say(msg("tables-to-list")), to(Verb.TABLES, 0))
    if table.status != "playing":
        yield (end, back)
    else:
        yield (
            Button(spoken.say(msg("bot-board")), to(Verb.BOARD, table.id)),
            Button(spoken.say(msg("bot-log")), to(Verb.LOG, table.id, 0)),
            Button(spoken.say(msg("tables-go-back")), to(Verb.POINTS, table.id)),
            end,
            back,
        )
        yield _pausing(table, spoken)
        yield _seat_menu(table, spoken)
    if managed.channels:
        yield _moving(managed, spoken)


def _pausing(table: Table, spoken: Words) -> Row:
    if table.paused_by is not None:
        label = spoken.say(msg("tables-resume"))
        return (Button(label, to(Verb.RESUME, table.id), "success"),)
    reasons = tuple(
        Choice(cut(spoken.say(Msg(f"tables-why-{why}")), MOST_CHOICE_LABEL), str(n))
        for n, why in enumerate(REASONS)
    )
    return Menu(spoken.say(msg("tables-pause")), to(Verb.PAUSE, table.id), reasons)


def _seat_menu(table: Table, spoken: Words) -> Menu:
    names = plain_names(table.names())
    choices = tuple(
        Choice(_seat_label(chair, names[chair.seat], spoken), str(chair.seat))
        for chair in table.chairs
    )
    return Menu(spoken.say(msg("tables-choose-seat")), to(Verb.SEAT, table.id), choices)


def _seat_label(chair: Chair, name: str, spoken: Words) -> str:
    if chair.vacant:
        return spoken.say(msg("tables-vacant-name", letter=LETTERS[chair.seat]))
    return cut(f"{LETTERS[chair.seat]}: {name}", MOST_CHOICE_LABEL)


def _moving(managed: Managed, spoken: Words) -> Menu:
    choices = tuple(
        Choice(cut(f"#{name}", MOST_CHOICE_LABEL), str(channel))
        for channel, name in managed.channels[:MOST_CHOICES]
    )
    placeholder = cut(spoken.say(msg("tables-choose-channel")), MOST_PLACEHOLDER)
    return Menu(placeholder, to(Verb.MOVE, managed.table.id), choices)


# -- one seat -------------------------------------------------------------------------------------


def seat_page(managed: Managed, chair: Chair, revision: int, spoken: Words) -> Page:
    """Who sits on one seat, and what can be done where they are missed."""
    table = managed.table
    seat = _seat_line(table, chair, spoken)
    lines = [spoken.say(msg("tables-about-seat", seat=seat, game=managed.game))]
    awaited = chair in managed.own.waiting
    if awaited:
        lines.append(spoken.say(msg("tables-about-waiting", when=_ago(managed.own.since))))
    buttons = [Button(spoken.say(msg("tables-to-table")), to(Verb.TABLE, table.id))]
    if not chair.vacant:
        vacate = to(Verb.VACATE, table.id, chair.seat, chair.user)
        buttons.insert(0, Button(spoken.say(msg("tables-vacate")), vacate, "danger"))
    if awaited:
        stand_in = to(Verb.STAND_IN, table.id, chair.seat, revision)
        buttons.insert(0, Button(spoken.say(msg("tables-stand-in")), stand_in, "primary"))
    give = to(Verb.REASSIGN, table.id, chair.seat, chair.user)
    people = People(spoken.say(msg("tables-reassign")), give)
    if chair.taken:
        return Page("\n".join(lines), (tuple(buttons), people))
    lines.append(spoken.say(msg("bots-may-play")))
    return Page("\n".join(lines), (tuple(buttons), people, playing_on(table, chair, spoken)))


# -- the way back ---------------------------------------------------------------------------------


def points_page(managed: Managed, points: Sequence[Point], spoken: Words) -> Page:
    """The positions a game can go back to, newest first, each by what led to it."""
    back = (Button(spoken.say(msg("tables-to-table")), to(Verb.TABLE, managed.table.id)),)
    if not points:
        return Page(spoken.say(msg("tables-no-points")), (back,))
    names = plain_names(managed.table.names())
    choices = tuple(
        Choice(
            cut(point_name(point, names, spoken), MOST_CHOICE_LABEL),
            str(point.revision),
            "" if point.at is None else time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(point.at)),
        )
        for point in points[:MOST_CHOICES]
    )
    menu = Menu(spoken.say(msg("tables-choose-point")), to(Verb.POINT, managed.table.id), choices)
    return Page(spoken.say(msg("tables-points")), (menu, back))


def point_name(point: Point, names: Sequence[str], spoken: Words) -> str:
    """What everybody saw happen in a turn, in a line."""
    lines = spoken.turn(before_the_call(point.told), names)
    if point.seat is None or not lines:
        return spoken.say(msg("tables-point-deal"))
    return lines[0]


def sure_page(managed: Managed, point: Point, revision: int, spoken: Words) -> Page:
    """Going back is told to everybody, so it takes a second press."""
    what = point_name(point, safe_names(managed.table.names()), spoken)
    go = to(Verb.ROLL_BACK, managed.table.id, point.revision, revision)
    row = (
        Button(spoken.say(msg("tables-roll-back")), go, "danger"),
        Button(spoken.say(msg("tables-to-table")), to(Verb.TABLE, managed.table.id)),
    )
    return Page(spoken.say(msg("tables-point-sure", what=what)), (row,))


# -- what everybody reads -------------------------------------------------------------------------


def told_text(table: Table, line: Line) -> str:
    """What a manager has done, told at the table."""
    spoken = words(table.language)
    return spoken.say(msg("tables-told", who=who_did(line.user, spoken), what=line.what))
