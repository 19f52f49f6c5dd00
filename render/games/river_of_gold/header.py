"""The bar above both panes: who is to play, the last turn in signs, how near the end is."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Seat
from engine.core.words import Msg, msg, ref
from engine.games.river_of_gold.state import View
from render.games.river_of_gold import plan
from render.games.river_of_gold.colours import colours
from render.games.river_of_gold.steps import doer, others
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.glyphs import Glyphs, glyphs, glyphs_width
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.marks import Step, numbered
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import change_marker, token
from render.toolkit.shapes import round_rect
from render.toolkit.text import TextStyle, fit, measure

_MOST_TOLD = 560.0  # of the bar may go to the last turn
_MARKER, _TOKEN, _BETWEEN, _PILL = 27.0, 33.0, 9.0, 24.0
_CUT = 4.0  # of its height missing, half its letters would be
_MORE = "…"
Entry = tuple[int, Seat | None, str]  # number (0: none), player, signs


def bar(canvas: Canvas, view: View, look: Look, done: Sequence[Step]) -> None:
    """Draw the bar; without a last turn its middle stays empty, in a window that cuts it all."""
    if look.window is not None and look.window.y > _CUT:
        return
    known = colours(canvas.theme)
    room = plan.HEADER.inset(9, 0)
    entries = told(look, done)
    ink = TextStyle(24, Weight.BOLD, known.bar_ink)
    said = _near_the_end(view, look)
    how = _bar_signs(canvas)
    era = look.say(msg("rog-pic-era", era=2 if view.table.emperor_came else 1))
    width = measure(canvas, era, ink) + 14 + glyphs_width(canvas, said, how)
    right, room = room.take_right(width, 12)
    first, rest = right.take_left(measure(canvas, era, ink) + 12)
    fit(canvas, first, era, TextStyle(24, Weight.BOLD, known.gold), align="left")
    glyphs(canvas, rest, said, how, "right")
    needed = sum(_length(canvas, entry, how) for entry in entries) + _PILL
    left = room.take_left(max(room.w - needed, room.w - _MOST_TOLD))[0]
    end = _who(canvas, left, view, look)
    if entries:
        told_pill(canvas, Rect(end + 12, 5, room.right - end - 12, 38), entries)


def _bar_signs(canvas: Canvas) -> Glyphs:
    return Glyphs(26, 24, colours(canvas.theme).bar_ink, rim=True)


def _near_the_end(view: View, look: Look) -> str:
    """Tiles to the Emperor's visit and to the end; or that the end has come."""
    table, counts = view.table, view.counts
    if view.outcome is not None:
        return look.say(msg("rog-pic-over"))
    if table.ended_by is not None:
        return look.say(msg("rog-pic-last"))
    left = look.say(msg("rog-pic-left", n=counts.era_1 + counts.era_2))
    emperor = "" if table.emperor_came else f"[crown]{counts.era_1} "
    return f"{emperor}[hourglass]{left}"


def until(view: View) -> Msg:
    """What brings the next event and the end nearer, in words."""
    table, counts = view.table, view.counts
    if view.outcome is not None:
        return msg(f"rog-ending-{view.outcome.ending}")
    if table.ended_by is not None:
        return msg("rog-pic-last-round", player=ref("seat", table.ended_by))
    left = counts.era_1 + counts.era_2
    if table.emperor_came:
        return msg("rog-pic-to-end", n=left)
    return msg("rog-pic-to-emperor", n=counts.era_1, all=left)


def _who(canvas: Canvas, rect: Rect, view: View, look: Look) -> float:
    """Who is asked, or else the active player; at the end the winners. Returns where it ends."""
    known = colours(canvas.theme)
    seats = view.outcome.winners if view.outcome else view.waiting or (view.table.active,)
    if view.outcome is not None:
        crown, rect = rect.take_left(36, 4)
        draw_icon(canvas, "crown", crown.cx, crown.cy, 34, rim=True)
    for seat in seats:
        mark, rect = rect.take_left(38, 6)
        token(canvas, PLAYERS[seat], mark.cx, mark.cy, 38)
    if len(seats) > 1:
        return rect.x
    style = TextStyle(28, Weight.BOLD, known.bar_ink)
    name, role = look.name(seats[0]), look.say(msg("rog-pic-to-play"))
    label = TextStyle(22, Weight.SEMIBOLD, known.bar_muted)
    both = measure(canvas, name, style) + 9 + measure(canvas, role, label)
    if view.outcome is None and both <= rect.w:
        room, rest = rect.take_left(measure(canvas, name, style) + 1, 8)
        fit(canvas, room, name, style, align="left")
        fit(canvas, rest, role, label, align="left")
        return room.x + both
    room = rect.take_left(min(rect.w, measure(canvas, name, style) + 1))[0]
    fit(canvas, room, name, style, align="left", ellipsis=True)
    return room.right


def told(look: Look, done: Sequence[Step]) -> list[Entry]:
    """Who played, the numbered steps, then what the others gained."""
    who = doer(look.changes)
    if who is None or not done:
        return []
    found = [(n, None, _signs(step)) for n, step in enumerate(numbered(done), start=1)]
    return [(0, who, ""), *found, *((0, seat, got) for seat, got in others(look.changes).items())]


def _signs(step: Step) -> str:
    return " ".join(step.signs)


def told_pill(canvas: Canvas, rect: Rect, entries: Sequence[Entry]) -> None:
    """As many entries as there is room for, on a raised pill just long enough."""
    how = _bar_signs(canvas)
    shown = _fitting(canvas, rect.w - _PILL, entries, how)
    length = sum(_length(canvas, entry, how) for entry in shown) - _BETWEEN + _PILL
    pill = Rect(rect.x + (rect.w - length) / 2, rect.y, length, rect.h)
    round_rect(canvas, pill, colours(canvas.theme).bar_raised, rect.h / 2)
    tell(canvas, pill.inset(_PILL / 2, 0), shown, how)


def tell(canvas: Canvas, rect: Rect, entries: Sequence[Entry], how: Glyphs) -> None:
    """Entries one after the other."""
    x = rect.x
    for entry in entries:
        number, seat, signs = entry
        at = x
        if number:
            change_marker(canvas, at + _MARKER / 2, rect.cy, number, _MARKER)
            at += _MARKER + 4
        if seat is not None:
            token(canvas, PLAYERS[seat], at + _TOKEN / 2, rect.cy, _TOKEN)
            at += _TOKEN + 4
        length = _length(canvas, entry, how)
        glyphs(canvas, Rect(at, rect.y, x + length - at, rect.h), signs, how, "left")
        x += length


def _length(canvas: Canvas, entry: Entry, how: Glyphs) -> float:
    number, seat, signs = entry
    marks = (_MARKER + 4 if number else 0) + (_TOKEN + 4 if seat is not None else 0)
    return marks + glyphs_width(canvas, signs, how) + _BETWEEN


def _fitting(canvas: Canvas, room: float, entries: Sequence[Entry], how: Glyphs) -> list[Entry]:
    lengths = [_length(canvas, entry, how) for entry in entries]
    if sum(lengths) - _BETWEEN <= room:
        return list(entries)
    more: Entry = (0, None, _MORE)
    room -= _length(canvas, more, how) - _BETWEEN
    kept = [entry for n, entry in enumerate(entries) if sum(lengths[: n + 1]) <= room]
    return [*kept, more]
