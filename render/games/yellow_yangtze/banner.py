"""Beside the map while there is a conflict: how the sides stand, what is at stake, who helps."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.words import msg, ref
from engine.games.yellow_yangtze import rules
from engine.games.yellow_yangtze.state import Conflict, Side, View
from render.games.yellow_yangtze import art, panels, pieces, plan
from render.games.yellow_yangtze.conflict import (
    ahead,
    banners,
    fought_with,
    owners,
    side_colour,
    side_ink,
    title,
)
from render.games.yellow_yangtze.scene import Scene
from render.games.yellow_yangtze.spots import deciders
from render.picture import Look
from render.toolkit.canvas import MINIMUM_TEXT, Canvas
from render.toolkit.fonts import Weight
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS
from render.toolkit.path import polygon
from render.toolkit.pieces import token
from render.toolkit.shapes import arrow, fill_path, panel, round_rect
from render.toolkit.text import TextStyle, fit, measure, write

_TITLE, _HEX = TextStyle(29, Weight.BOLD), TextStyle(25, Weight.BOLD)
_SMALL = 28.5  # the mark of another owner beside the one whose colour a side has
_LETTER = 20.7  # of such marks: also seen in a window as wide as the pane
_LEAST_MARK = 18.0  # smaller ones tell nothing
_TAG = 66.0  # the end of a strip in the colour of the side that its player helps


def beside_conflict(scene: Scene, conflict: Conflict) -> None:
    """Banner, stakes and answers, each if it is seen whole."""
    canvas, view, look = scene.canvas, scene.view, scene.look
    if scene.shows(plan.BANNER):
        _banner(canvas, plan.BANNER, conflict, look)
    stake, places = plan.answers(view.seats, len(conflict.colours))
    if scene.shows(stake):
        _stake(canvas, stake, view, conflict)
    for seat, place in zip(deciders(conflict, view.seats), places, strict=True):
        if scene.shows(place):
            _answer(canvas, place, view, conflict, seat, look)


def _banner(canvas: Canvas, rect: Rect, conflict: Conflict, look: Look) -> None:
    """The sides in the colours of the players who fight, with their strengths."""
    panel(canvas, rect, outline=canvas.theme.outline, line=3, lift=0)
    head, rest = rect.inset(6, 5).take_top(38, 3)
    _heading(canvas, head, conflict, look)
    for number, place in enumerate(rest.columns(len(conflict.sides), 3)):
        _half(canvas, place, conflict, number, look)


def _heading(canvas: Canvas, head: Rect, conflict: Conflict, look: Look) -> None:
    canvas.paste(art.burst_sprite(canvas.px(36)), head.x + 19, head.cy)
    name, level = look.say(title(conflict)), len(ahead(conflict)) > 1
    seat = ref("seat", conflict.seat)
    by = msg("yy-pic-decides" if level else f"yy-pic-{conflict.kind}-by", player=seat)
    room = head.take_left(42)[1]
    place, rest = room.take_left(measure(canvas, name, _TITLE) + 2, 8)
    fit(canvas, place, name, _TITLE, align="left")
    mark, rest = rest.take_right(38, 4)
    token(canvas, PLAYERS[conflict.seat], mark.cx, mark.cy, 36)
    colour = canvas.theme.accent if level else canvas.theme.muted
    style = TextStyle(23, Weight.BOLD, colour)
    fit(canvas, rest, look.say(by), style, align="right", ellipsis=True)


def _half(canvas: Canvas, rect: Rect, conflict: Conflict, number: int, look: Look) -> None:
    """One side: mark, strength, a crown if it is ahead, and where the strength comes from."""
    side, ink = conflict.sides[number], side_ink(conflict, number)
    round_rect(canvas, rect, side_colour(conflict, number), 8)
    canvas.note_cover(rect)
    low, top = rect.inset(6, 3).take_bottom(27)
    many = len(conflict.sides) > 2
    _sum(canvas, low, side, TextStyle(22, Weight.BOLD, ink), look)
    style = TextStyle(52 if many else 76, Weight.BOLD, ink)
    crown = 0.0
    if ahead(conflict) == [side.at]:
        crown = 28.0 if many else 50.0
        draw_icon(canvas, "crown", top.right - crown / 2, top.cy, crown, rim=True)
    wide = measure(canvas, str(side.strength), style)
    room = Rect(top.x, top.y, top.w - crown - wide - 4, top.h)
    taken = _fighters(canvas, room, owners(conflict, side), banners(conflict)[number])
    middle = (top.x + taken + top.right - crown) / 2
    write(canvas, middle, top.cy, str(side.strength), style, "centre")


def _sum(canvas: Canvas, rect: Rect, side: Side, style: TextStyle, look: Look) -> None:
    """Where a strength comes from: in words if there is room."""
    sums = {"base": side.base, "sent": side.strength - side.base}
    said = look.say(msg("yy-pic-sum", **sums))
    if measure(canvas, said, style) > rect.w:
        said = "{base} + {sent}".format(**sums)
    fit(canvas, rect, said, style)


def _fighters(canvas: Canvas, rect: Rect, seats: list[Seat], first: Seat | None) -> float:
    """Whose leaders are at stake, as far as there is room; how much of it they take."""
    ordered = [seat for seat in (first, *seats) if seat is not None]
    size = min(48.0, rect.w)
    taken = 0.0
    for seat in dict.fromkeys(ordered):
        if taken + size > rect.w + 1 or size < _LEAST_MARK:
            break
        pieces.mark(canvas, seat, rect.x + taken + size / 2, rect.cy, size, _LETTER)
        taken, size = taken + size + 3, _SMALL
    return taken


def _stake(canvas: Canvas, rect: Rect, view: View, conflict: Conflict) -> None:
    """The leaders that clash, colour by colour."""
    panel(canvas, rect, lift=0)
    lines = rect.inset(8, 4).rows(len(conflict.colours))
    leaders = [leader for side in conflict.sides for leader in side.leaders]
    for line, colour in zip(lines, conflict.colours, strict=True):
        seats = [leader.seat for leader in leaders if leader.colour == colour]
        if len(seats) == 2:
            _duel(canvas, line, view, colour, seats)
        else:
            _melee(canvas, line, view, colour, seats)


def _duel(canvas: Canvas, line: Rect, view: View, colour: str, seats: list[Seat]) -> None:
    """Two leaders of a colour from both ends of a line."""
    size = min(34.0, line.h - 2)
    pieces.chip(canvas, line.cx, line.cy, min(19.0, line.h / 2 - 1), colour)
    for seat, place, way in zip(seats, line.columns(2), (1, -1), strict=True):
        end = place.x if way > 0 else place.right
        pieces.mark(canvas, seat, end + way * 20, line.cy, size, _LETTER)
        words = view.table.players[seat].leaders[colour] or panels.AWAY
        align = "left" if way > 0 else "right"
        style = _HEX if line.h > 36 else TextStyle(23, Weight.BOLD)
        write(canvas, end + way * 46, line.cy, words, style, align)  # type: ignore[arg-type]
        tip = line.cx - way * 24
        points = [(tip - way * 9, line.cy - 7), (tip, line.cy), (tip - way * 9, line.cy + 7)]
        fill_path(canvas, polygon(points), canvas.theme.muted)


def _melee(canvas: Canvas, line: Rect, view: View, colour: str, seats: list[Seat]) -> None:
    """Three leaders of a colour in a row."""
    first, rest = line.take_left(36, 6)
    pieces.chip(canvas, first.cx, first.cy, min(17.0, line.h / 2 - 1), colour)
    for seat, place in zip(seats, rest.columns(max(3, len(seats))), strict=False):
        pieces.mark(canvas, seat, place.x + 16, place.cy, min(30.0, line.h - 2), _LETTER)
        words = view.table.players[seat].leaders[colour] or panels.AWAY
        write(canvas, place.x + 36, place.cy, words, TextStyle(22, Weight.BOLD))


def _answer(
    canvas: Canvas, rect: Rect, view: View, conflict: Conflict, seat: Seat, look: Look
) -> None:
    """A player in a conflict: tiles held, and what was sent to which side, if that is known."""
    choosing = seat in view.waiting
    outline = canvas.theme.accent if choosing else None
    panel(canvas, rect, outline=outline, line=4 if choosing else 2, lift=0)
    size = min(40.0, rect.h - 12)
    pieces.mark(canvas, seat, rect.x + 29, rect.cy, size, _LETTER)
    room = _deed(canvas, rect.take_left(58)[1], view, conflict, seat, look)
    if rect.h < 56:
        style = TextStyle(23, Weight.BOLD)
        fit(canvas, room, look.name(seat), style, align="left", ellipsis=True)
        return
    name, below = room.inset(0, 4).rows(2)
    fit(canvas, name, look.name(seat), _HEX, align="left", ellipsis=True)
    panels.held(canvas, below.x - 2, below.cy, view.counts.hands[seat])
    kind = fought_with(conflict)
    if rules.off_board(view.table, seat, kind) and _may_help(conflict, seat):
        pieces.medal(canvas, below.x + 74, below.cy, 14, kind, away=False)


def _may_help(conflict: Conflict, seat: Seat) -> bool:
    """Everybody may in a war, only the two in a revolt."""
    fighters = {leader.seat for side in conflict.sides for leader in side.leaders}
    return conflict.kind == "war" or seat in fighters


def _deed(
    canvas: Canvas, rect: Rect, view: View, conflict: Conflict, seat: Seat, look: Look
) -> Rect:
    """What a player did or will do, at the end of the strip; the room that is left for the name."""
    for number, side in enumerate(conflict.sides):
        sent = sum(support.strength for support in side.support if support.seat == seat)
        if sent:
            return _sent(canvas, rect, conflict, number, sent)
    key = _waits(view, conflict, seat)
    if key is None:
        return rect.take_right(8)[1]
    words = look.say(msg(key))
    colour = canvas.theme.accent if seat in view.waiting else canvas.theme.muted
    style = TextStyle(24, Weight.BOLD, colour)
    place, rest = rect.take_right(10)[1].take_right(measure(canvas, words, style) + 2, 8)
    fit(canvas, place, words, style, minimum=MINIMUM_TEXT)
    return rest


def _waits(view: View, conflict: Conflict, seat: Seat) -> str | None:
    """Whether a player is asked now, was asked, or comes last; nothing if it is clear without."""
    line = deciders(conflict, view.seats)
    if not _may_help(conflict, seat):
        return None
    if seat in view.waiting:
        return "yy-pic-choosing"
    now = min((line.index(one) for one in view.waiting), default=len(line))
    if line.index(seat) < now:
        return "yy-pic-passed"
    last = line[-1] if conflict.kind == "war" else line[1]
    return "yy-pic-last-asked" if seat == last else None


def _sent(canvas: Canvas, rect: Rect, conflict: Conflict, number: int, sent: int) -> Rect:
    """What was sent, and an end in the colour of the side that it went to."""
    tag, rest = rect.take_right(4)[1].take_right(_TAG, 6)
    round_rect(canvas, tag.inset(0, 4), side_colour(conflict, number), 12)
    seat, side = banners(conflict)[number], conflict.sides[number]
    if seat is None:
        style = TextStyle(24, Weight.BOLD, side_ink(conflict, number))
        write(canvas, tag.cx, tag.cy, side.at, style, "centre")
    else:
        pieces.mark(canvas, seat, tag.cx, tag.cy, min(36.0, tag.h - 14), _LETTER)
    words, style = f"+{sent}", TextStyle(32, Weight.BOLD)
    place, room = rest.take_right(measure(canvas, words, style) + 26, 6)
    write(canvas, place.x, place.cy, words, style)
    end = (place.right - 2, place.cy)
    arrow(canvas, (place.right - 18, place.cy), end, canvas.theme.muted, 3)
    return room
