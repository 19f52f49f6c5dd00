"""A revolt or war: in short on the board, in full in a picture of its own."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.words import Msg, msg, ref
from engine.games.yellow_yangtze.data import BLACK, RED
from engine.games.yellow_yangtze.state import Conflict, Standing, Support, View
from render.games.yellow_yangtze import atlas, pieces, plan, signs
from render.games.yellow_yangtze.ground import sheet
from render.games.yellow_yangtze.marks import mark_conflict, side_colour
from render.games.yellow_yangtze.spots import free_pins, hex_spots
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import badge, token
from render.toolkit.shapes import highlight, panel
from render.toolkit.text import HEADING, TextStyle, fit, measure
from render.toolkit.words import rich

_LARGE = 42.0  # the radius of a leader's plate where there is room
_MAP, _SIDE_HEAD, _LINE = 860.0, 136.0, 58.0
_HEAD = 80.0  # of the two lines that name a conflict


def fought_with(conflict: Conflict) -> str:
    """The colour that counts: governors in a revolt, soldiers in a war."""
    return RED if conflict.kind == "war" else BLACK


def title(conflict: Conflict) -> Msg:
    """What it is, and where."""
    return msg(f"yy-pic-{conflict.kind}", hex=conflict.at)


def banner(canvas: Canvas, rect: Rect, conflict: Conflict, look: Look) -> None:
    """The sides of an open conflict, strengths and leaders, in one strip."""
    panel(canvas, rect, outline=canvas.theme.warn, line=4)
    head, rest = rect.inset(14, 4).take_left(196, 8)
    icon, words = head.take_left(52, 6)
    draw_icon(canvas, "bolt", icon.cx, icon.cy, 52)
    name, by = Rect.around(*words.centre, words.w, _HEAD).rows(2)
    fit(canvas, name, look.say(title(conflict)), TextStyle(29, Weight.BOLD), align="left")
    token(canvas, PLAYERS[conflict.seat], by.x + 19, by.cy, 36)
    role = look.say(msg(f"yy-pic-{conflict.kind}-by"))
    style = TextStyle(23, Weight.SEMIBOLD, canvas.theme.muted)
    fit(canvas, by.take_left(42)[1], role, style, align="left")
    for number, place in enumerate(rest.columns(len(conflict.sides), 8)):
        _short_side(canvas, place, conflict, number, look)


def ahead(conflict: Conflict) -> list[str]:
    """The sides that would win if nothing more were committed; several if the war is level."""
    most = max(side.strength for side in conflict.sides)
    best = [side.at for side in conflict.sides if side.strength == most]
    return best[-1:] if conflict.kind == "revolt" else best


def _short_side(canvas: Canvas, rect: Rect, conflict: Conflict, number: int, look: Look) -> None:
    """One side: strength, crowned if it is ahead, leaders, and what it fights with."""
    side = conflict.sides[number]
    shield, rest = rect.take_left(plan.BANNER_SHIELD - 8, 8)
    fill = side_colour(canvas, number)
    badge(canvas, shield.cx, shield.cy + 12, str(side.strength), 52, kind="shield", fill=fill)
    if ahead(conflict) == [side.at]:
        draw_icon(canvas, "crown", shield.cx, shield.cy - 27, 30)
    words, plates = rest.take_bottom(32, 2)
    lines = plan.banner_lines(conflict)
    per_line = -(-len(side.leaders) // lines)
    for line, row in enumerate(plates.rows(lines, 2)):
        _plates(canvas, row, side.leaders[line * per_line :][:per_line])
    sign = signs.SIGN[fought_with(conflict)]
    sums = f"{side.base}[{sign}] + {side.strength - side.base}[hexes]"
    text = rich(f"{look.say(_role(conflict, number))}: {sums}")
    fit(canvas, words, text, TextStyle(25, Weight.SEMIBOLD), align="left")


def _role(conflict: Conflict, number: int) -> Msg:
    """A warring state by its hex, a rebel by what it does."""
    if conflict.kind == "war":
        return msg("yy-hex", hex=conflict.sides[number].at)
    return msg("yy-pic-attacks" if number == 0 else "yy-pic-defends")


def conflict_picture(view: View, look: Look) -> Canvas:
    """The scene of the conflict, and all that counts for each side."""
    conflict = view.table.conflict
    assert conflict is not None
    lines = max(len(side.support) for side in conflict.sides)
    height = _SIDE_HEAD + _LINE * (2 + lines) + 20
    chart, scene = plan.close_up(view.table.map.rows, _scene_hexes(view, conflict), 124, _MAP)
    size = (plan.WIDTH, scene.bottom + 16 + height + plan.EDGE)
    canvas = sheet("yellow_yangtze scene", chart, view.table.map.capitals, look.style, size)
    head = Rect(plan.EDGE, 8, scene.w, 112)
    _heading(canvas, head, view, conflict, look)
    _scene(canvas, chart, view, conflict)
    page = Rect(plan.EDGE, scene.bottom + 16, scene.w, height)
    for number, place in enumerate(page.columns(len(conflict.sides), plan.GAP)):
        _full_side(canvas, place, conflict, number, look)
    return canvas


def _heading(canvas: Canvas, rect: Rect, view: View, conflict: Conflict, look: Look) -> None:
    first, second = rect.rows(2)
    icon, words = first.take_left(50, 8)
    draw_icon(canvas, "bolt", icon.cx, icon.cy, 48)
    mark, words = words.take_right(46, 6)
    token(canvas, PLAYERS[conflict.seat], mark.cx, mark.cy, 44)
    name, by = words.split_columns([3, 4], 10)
    fit(canvas, name, look.say(title(conflict)), HEADING, align="left")
    style = TextStyle(28, Weight.SEMIBOLD, canvas.theme.muted)
    fit(canvas, by, look.say(msg(f"yy-pic-{conflict.kind}-by")), style, align="right")
    fit(canvas, second, look.say(stage(view, conflict)), TextStyle(27), align="left", lines=2)


def stage(view: View, conflict: Conflict) -> Msg:
    """Who is asked now, or how it ended."""
    if conflict.winner is not None:
        return msg("yy-pic-conflict-over", hex=conflict.winner)
    asked = tuple(ref("seat", seat) for seat in view.waiting)
    return msg("yy-pic-conflict-asks", players=asked)


def _scene_hexes(view: View, conflict: Conflict) -> tuple[str, ...]:
    """The part of the map that holds all sides and what is around them."""
    geo = view.table.geo
    held = {conflict.at, *(hex for side in conflict.sides for hex in (side.at, *side.hexes))}
    around = geo.names(geo.grid.grow(geo.area(tuple(held))))
    return plan.stretch(view.table.map.rows, tuple(around))


def _scene(canvas: Canvas, chart: plan.Chart, view: View, conflict: Conflict) -> None:
    table = view.table
    atlas.populate(canvas, chart, table)
    atlas.pagodas(canvas, chart, table)
    where, pins = hex_spots(chart, table), free_pins(chart, table)
    mark_conflict(canvas, chart, where, pins, conflict)


def _full_side(canvas: Canvas, rect: Rect, conflict: Conflict, number: int, look: Look) -> None:
    side = conflict.sides[number]
    panel(canvas, rect, outline=side_colour(canvas, number), line=4)
    head, rest = rect.inset(16, 10).take_top(_SIDE_HEAD - 10, 4)
    _side_head(canvas, head, conflict, number, look)
    lines = rest.rows(max(len(one.support) for one in conflict.sides) + 2)
    base = look.say(msg(f"yy-pic-base-{conflict.kind}"))
    _sum(canvas, lines[0], base, side.base)
    for line, support in zip(lines[1:], side.support, strict=False):
        _support(canvas, line, support, fought_with(conflict))
    _sum(canvas, lines[-1], look.say(msg("yy-pic-strength")), side.strength)
    if side.at == conflict.winner:
        highlight(canvas, rect.inset(4), canvas.theme.good, dashed=False, width=6)


def _side_head(canvas: Canvas, rect: Rect, conflict: Conflict, number: int, look: Look) -> None:
    side = conflict.sides[number]
    plates, words = rect.take_bottom(46, 2)
    shield, words = words.take_right(76, 6)
    fill = side_colour(canvas, number)
    badge(canvas, shield.cx, shield.cy, str(side.strength), 74, kind="shield", fill=fill)
    _side_name(canvas, words, conflict, number, look)
    _plates(canvas, plates, side.leaders)


def _side_name(canvas: Canvas, words: Rect, conflict: Conflict, number: int, look: Look) -> None:
    """A side by its role, crowned if it has won or is ahead."""
    side, name = conflict.sides[number], look.say(_role(conflict, number))
    best = [conflict.winner] if conflict.winner is not None else ahead(conflict)
    if best == [side.at]:
        crown, words = words.take_left(36, 6)
        draw_icon(canvas, "crown", crown.cx, crown.cy, 34)
    style = TextStyle(28, Weight.BOLD)
    called, words = words.take_left(measure(canvas, name, style) + 2, 12)
    fit(canvas, called, name, style, align="left")
    if conflict.winner is None and side.at in best:
        standing = look.say(msg("yy-pic-ahead" if len(best) == 1 else "yy-pic-level"))
        fit(canvas, words, standing, TextStyle(26, Weight.BOLD, canvas.theme.good), align="left")


def _plates(canvas: Canvas, rect: Rect, leaders: Sequence[Standing]) -> None:
    r = min(_LARGE, rect.h / 0.98, rect.w / (plan.PLATE_STEP * max(1, len(leaders))))
    for index, leader in enumerate(leaders):
        x = rect.x + r * plan.PLATE_STEP * (index + 0.5)
        pieces.leader_plate(canvas, x, rect.cy, r, leader.seat, leader.colour)


def _sum(canvas: Canvas, line: Rect, words: str, number: int) -> None:
    amount, rest = line.take_right(56, 8)
    fit(canvas, amount, str(number), TextStyle(36, Weight.BOLD), align="right")
    fit(canvas, rest, words, TextStyle(26, Weight.SEMIBOLD), align="left", lines=2)


def _support(canvas: Canvas, line: Rect, support: Support, kind: str) -> None:
    """Who committed what: each tile shown, a leader as its plate."""
    amount, rest = line.take_right(56, 8)
    fit(canvas, amount, f"+{support.strength}", TextStyle(32, Weight.BOLD), align="right")
    mark, rest = rest.take_left(44, 8)
    token(canvas, PLAYERS[support.seat], mark.cx, mark.cy, 42)
    if support.leader:
        plate, rest = rest.take_left(72, 8)
        pieces.leader_plate(canvas, plate.cx, plate.cy, _LARGE, support.seat, kind)
    step = min(44.0, rest.w / max(1, support.tiles))
    for index in range(support.tiles):
        pieces.chip(canvas, rest.x + step * (index + 0.5), rest.cy, 23, kind)
