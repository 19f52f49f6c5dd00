"""Notices by direct message, and the page on which each person says how they want them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from cogs.shown.forms import Choose, Filled, Form, Write
from cogs.shown.ids import Verb, to
from cogs.shown.pages import Page, table_link
from cogs.shown.posters import told
from cogs.shown.rows import MOST_BUTTON_LABEL, Button, Choice, Link, Menu, Row
from cogs.shown.text import cut, cut_between, safe_names, safe_text
from engine.core.words import Msg, msg
from locales import Words
from sessions.notices import Turn
from sessions.quiet import clock, minutes
from sessions.shapes import Own, Table
from sessions.wishes import WAYS, Chosen, Wishes

_MOST_TABLES = 7  # that one message lists: more would not always fit
_MOST_WHAT = 100  # characters of what is said of each
_MOST_LAST = 160  # characters of what happened before
_MOST_ERROR = 200
_MOST_ZONE = 60
_HOURS = 24
_HOUR = 60
ZONES = (  # those offered; any other can be typed
    *("UTC", "Europe/London", "Europe/Lisbon", "Europe/Rome", "Europe/Berlin", "Europe/Athens"),
    *("Europe/Moscow", "Africa/Lagos", "Africa/Johannesburg", "Asia/Dubai", "Asia/Kolkata"),
    *("Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo", "Australia/Perth", "Australia/Sydney"),
    *("Pacific/Auckland", "America/Sao_Paulo", "America/Halifax", "America/New_York"),
    *("America/Chicago", "America/Denver", "America/Los_Angeles", "Pacific/Honolulu"),
)


# -- direct messages ------------------------------------------------------------------------------


def turns_page(turns: Sequence[Turn], spoken: Words) -> Page:
    """What waits for somebody, and the way there: one table with all about it, or several."""
    if len(turns) == 1:
        (turn,) = turns
        lines, link = [*_whole(turn, spoken)], table_link(turn.poster.table)
        way = (Link(spoken.say(msg("bot-to-table")), link), _how(turn.poster.table.id, spoken))
        return Page("\n".join(lines), (way,))
    several = msg("notices-several", n=len(turns)) if turns else msg("notices-some")
    lines = [spoken.say(several)]
    for turn in turns[:_MOST_TABLES]:
        lines += _short(turn, spoken)
    lines += _more(len(turns), spoken)
    return Page("\n".join(lines), ((_how(0, spoken),),))


def digest_page(own: Sequence[Own], titles: Sequence[Msg], spoken: Words) -> Page:
    """All tables of somebody: those that wait for them, then the others."""
    waiting = sum(one.waits for one in own)
    lines = [spoken.say(msg("notices-digest-waiting", n=waiting))]
    for number, (one, title) in enumerate(zip(own, titles, strict=True)):
        if number == _MOST_TABLES:
            break
        if number == waiting:
            lines.append(spoken.say(msg("notices-digest-others")))
        lines.append(_line(one.table, title, _stands(one, spoken), spoken))
    lines += _more(len(own), spoken)
    return Page("\n".join(lines), ((_how(0, spoken),),))


def _whole(turn: Turn, spoken: Words) -> Iterator[str]:
    """What one wants to know before going there."""
    table, game = turn.poster.table, turn.poster.seen.game.meta.title()
    yield spoken.say(msg("notices-title", game=game, channel=f"<#{table.channel}>"))
    yield _wanted(turn, spoken)
    if last := _last(turn, spoken):
        yield last
    if turn.deadline is not None:
        yield spoken.say(msg("notices-until", until=_moment(turn.deadline)))


def _short(turn: Turn, spoken: Words) -> Iterator[str]:
    """The same in as few lines as will do."""
    game = turn.poster.seen.game.meta.title()
    yield _line(turn.poster.table, game, _wanted(turn, spoken), spoken)
    if turn.deadline is not None:
        yield "  " + spoken.say(msg("notices-until", until=_moment(turn.deadline)))


def _wanted(turn: Turn, spoken: Words) -> str:
    """That it is their turn, or what else they are wanted for."""
    table = turn.poster.table
    what, chair = turn.poster.seen.calls.get(turn.up.seat), table.chairs[turn.up.seat]
    if what is None:
        wanted = spoken.say(msg("notices-up"))
    else:
        said = spoken.say(what, safe_names(table.names()))
        wanted = spoken.say(msg("notices-wanted", what=said))
    if not chair.deputy:
        return wanted
    return spoken.say(msg("deputy-for", what=wanted, name=safe_names([chair.name])[0]))


def _last(turn: Turn, spoken: Words) -> str:
    """Who played before, and what."""
    lines = told(spoken, turn.poster.seen)
    if not lines:
        return ""
    line = cut_between(lines[0].removeprefix("- "), _MOST_LAST)
    return spoken.say(msg("notices-last", line=line))


def _line(table: Table, game: Msg, what: str, spoken: Words) -> str:
    link, said = table_link(table), cut_between(what, _MOST_WHAT)
    return "- " + spoken.say(msg("notices-line", game=game, link=link, what=said))


def _stands(one: Own, spoken: Words) -> str:
    """Whom a table waits for."""
    if one.waits:
        return spoken.say(msg("notices-digest-up", since=_moment(one.since)))
    if one.table.paused_by is not None:
        return spoken.say(msg("notices-digest-paused"))
    names = safe_names([chair.called for chair in one.waiting])
    return spoken.say(msg("notices-digest-for", who=", ".join(names)))


def _more(n: int, spoken: Words) -> Iterator[str]:
    if n > _MOST_TABLES:
        yield spoken.say(msg("notices-more", n=n - _MOST_TABLES))


def _how(table: int, spoken: Words) -> Button:
    """The way to change it; by this button a notice is known from a letter."""
    return Button(spoken.say(msg("notices-how")), to(Verb.TOLD, table))


def _moment(at: int) -> str:
    return f"<t:{at}:R>"


# -- how somebody wants them ----------------------------------------------------------------------


def wishes_lines(chosen: Chosen, spoken: Words) -> Iterator[str]:
    """How they are told, in words, and what is wrong if something is."""
    wishes = chosen.wishes
    yield spoken.say(msg("notices-heading"))
    yield spoken.say(Msg(f"notices-way-{wishes.way}"))
    if chosen.game is not None:
        here = msg("notices-here-as-others", game=chosen.game)
        if chosen.way is not None:
            here = msg("notices-here", game=chosen.game, way=chosen.way)
        yield spoken.say(here)
    yield _quiet(chosen, spoken)
    if chosen.digest:
        yield spoken.say(msg("notices-digest-at", at=clock(wishes.digest_at)))
    yield spoken.say(Msg(f"notices-reminders-{'on' if wishes.reminders else 'off'}"))
    if wishes.error is not None and wishes.error_at is not None:
        key = "notices-refused" if wishes.closed else "notices-failed"
        detail = safe_text(cut(wishes.error, _MOST_ERROR))
        yield spoken.say(msg(key, when=_moment(wishes.error_at), detail=detail))


def _quiet(chosen: Chosen, spoken: Words) -> str:
    wishes = chosen.wishes
    here = {"now": clock(minutes(chosen.now, wishes.zone)), "zone": safe_text(wishes.zone)}
    if wishes.quiet_from is None or wishes.quiet_to is None:
        return spoken.say(msg("notices-quiet-none", **here))
    hours = {"from": clock(wishes.quiet_from), "to": clock(wishes.quiet_to)}
    return spoken.say(msg("notices-quiet", **hours, **here))


def wishes_rows(chosen: Chosen, spoken: Words) -> tuple[Row, ...]:
    """The menus and buttons with which all of it is changed."""
    ways = [
        Choice(spoken.say(Msg(f"notices-pick-{way}")), str(n), chosen=way == chosen.wishes.way)
        for n, way in enumerate(WAYS)
    ]
    every = Menu(spoken.say(msg("notices-pick")), to(Verb.TOLD_BY, chosen.table), tuple(ways))
    hours = Button(spoken.say(msg("notices-hours")), to(Verb.TOLD_WHEN, chosen.table))
    test = Button(spoken.say(msg("bot-messages-test")), to(Verb.TEST))
    last = (hours, _reminded(chosen, spoken), test)
    if chosen.game is None:
        return every, last
    return every, _ways_here(chosen, spoken), last


def _reminded(chosen: Chosen, spoken: Words) -> Button:
    """The way to be reminded no more, or again."""
    on = chosen.wishes.reminders
    label = spoken.say(Msg(f"notices-reminders-turn-{'off' if on else 'on'}"))
    return Button(label, to(Verb.REMINDED, chosen.table, int(not on)))


def _ways_here(chosen: Chosen, spoken: Words) -> Menu:
    """The same for the table they look from."""
    names = ("as-others", *WAYS)
    choices = tuple(
        Choice(
            cut(_here(spoken, name), MOST_BUTTON_LABEL),
            str(number),
            chosen=name == (chosen.way or "as-others"),
        )
        for number, name in enumerate(names)
    )
    return Menu(spoken.say(msg("notices-pick-here")), to(Verb.TOLD_BY_AT, chosen.table), choices)


def _here(spoken: Words, name: str) -> str:
    what = Msg(f"notices-pick-{name}")
    return spoken.say(msg("notices-pick-this", what=what))


def hours_form(chosen: Chosen, spoken: Words) -> Form:
    """Time zone, quiet hours and the hour of the digest in one go."""
    wishes = chosen.wishes

    def say(key: str) -> str:
        return spoken.say(Msg(f"notices-form-{key}"))

    def hour(key: str, minute: int | None, *others: Choice) -> Choose:
        return Choose(key, say(key), (*_hours(minute), *others), "menu")

    never = Choice(say("never"), str(_HOURS), chosen=wishes.quiet_from is None)
    until = 7 * _HOUR if wishes.quiet_to is None else wishes.quiet_to
    typed = "" if wishes.zone in ZONES else wishes.zone
    fields = (
        Choose("zone", say("zone"), _zones(chosen), "menu"),
        Write("typed", say("typed"), typed, _MOST_ZONE, say("typed-about")),
        hour("from", wishes.quiet_from, never),
        hour("to", until),
        hour("digest", wishes.digest_at),
    )
    return Form(spoken.say(msg("notices-form")), to(Verb.TOLD_SAVE, chosen.table), fields)


def _zones(chosen: Chosen) -> tuple[Choice, ...]:
    """Those offered with the time they show; a zone that was typed stands below the menu."""
    mine = chosen.wishes.zone if chosen.wishes.zone in ZONES else ZONES[0]
    return tuple(
        Choice(f"{zone} · {clock(minutes(chosen.now, zone))}", str(n), chosen=zone == mine)
        for n, zone in enumerate(ZONES)
    )


def _hours(minute: int | None) -> tuple[Choice, ...]:
    """The hours of a day."""
    return tuple(
        Choice(clock(hour * _HOUR), str(hour), chosen=minute == hour * _HOUR)
        for hour in range(_HOURS)
    )


def read_hours(form: Form, filled: Filled) -> tuple[str, Callable[[Wishes, str], Wishes]]:
    """A time zone as it was typed or chosen; what the hours that were chosen make of wishes."""
    zone, typed, *hours = form.fields
    assert isinstance(zone, Choose)
    assert isinstance(typed, Write)
    given = [filled.of(field)[0] for field in hours if isinstance(field, Choose)]
    start, end, digest = given

    def change(wishes: Wishes, place: str) -> Wishes:
        quiet = (None, None) if start == _HOURS else (start * _HOUR, end * _HOUR)
        at, (quiet_from, quiet_to) = digest * _HOUR, quiet
        return replace(wishes, zone=place, quiet_from=quiet_from, quiet_to=quiet_to, digest_at=at)

    return filled.text(typed) or ZONES[filled.of(zone)[0]], change
