"""What the marks in the window of a question mean, in one slim line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from engine.core.words import Msg, msg
from engine.games.yellow_yangtze.data import RED, YELLOW
from engine.games.yellow_yangtze.state import Conflict, View
from render.games.yellow_yangtze import pieces, signs
from render.games.yellow_yangtze.conflict import side_colour, side_ink
from render.games.yellow_yangtze.prospects import Prospect
from render.games.yellow_yangtze.scene import Scene
from render.toolkit.canvas import PANE, Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect, hex_corners
from render.toolkit.path import polygon
from render.toolkit.shapes import fill_path, panel, round_rect
from render.toolkit.text import TextStyle, measure, write

HIGH = 44.0  # where the window is as wide as the pane
SIDE = 0.23  # of the width of a window for what is said about a side of a conflict
_WORDS = 25.0
_SAMPLE = 56.0  # the room of a mark before its words


@dataclass(frozen=True)
class Entry:
    """A mark and what it means."""

    draw: Callable[[Canvas, Rect], None]  # in a room as high as the line
    words: Msg
    wide: float = _SAMPLE


def entries(view: View, found: Iterable[Prospect], sides: Sequence[str]) -> list[Entry]:
    """Only what is on this picture."""
    conflict = view.table.conflict
    if conflict is not None and sides:
        return [_side(conflict, number) for number in range(len(conflict.sides))]
    ahead = list(found)
    plain = (one for one in ahead if not one.tiles)  # tiles stand where the gain would
    gainer = next((one.gains for one in plain if one.gains is not None), None)
    weapon = next((one.weapon for one in ahead if one.fights), None)
    shown = [Entry(_hex(fights=False), msg("yy-pic-may"))]
    if any(one.builds for one in ahead):
        shown.append(Entry(_pagoda, msg("yy-pic-builds"), 40.0))
    if gainer is not None:
        shown.append(Entry(_gain(gainer), msg("yy-pic-gains"), 1.5 * _SAMPLE))
    if weapon is not None:
        key = "yy-pic-starts-war" if weapon == RED else "yy-pic-starts-revolt"
        shown.append(Entry(_hex(fights=True, weapon=weapon), msg(key)))
    return shown


def draw(scene: Scene, rect: Rect, shown: Sequence[Entry]) -> None:
    """The entries side by side in a bar, or below each other where there is a panel for them."""
    canvas = scene.canvas
    if rect.h > HIGH + 1:
        place = rect.take_top(min(rect.h, 12 + HIGH * len(shown)))[0]
        panel(canvas, place, lift=0)
        for line, entry in zip(place.inset(10, 6).rows(len(shown)), shown, strict=True):
            _entry(scene, line, entry, 1.0)
        return
    near = scene.near
    canvas.fill(rect, canvas.theme.panel)
    window = scene.look.window or PANE
    edge = rect.take_top(2 * near)[0] if rect.y > window.y else rect.take_bottom(2 * near)[0]
    canvas.fill(edge, canvas.theme.line)
    canvas.note_cover(rect)
    room = rect.inset(10 * near, 2 * near)
    for entry in shown:
        room = _entry(scene, room, entry, near).take_left(22 * near)[1]


def _entry(scene: Scene, room: Rect, entry: Entry, near: float) -> Rect:
    """One mark with its words; what is left of the line."""
    canvas, said = scene.canvas, scene.look.say(entry.words)
    place, rest = room.take_left(entry.wide * near, 6 * near)
    entry.draw(canvas, place)
    style = TextStyle(_WORDS * near, Weight.BOLD, need=Need.HELPS)
    write(canvas, rest.x, rest.cy, said, style)
    return rest.take_left(measure(canvas, said, style))[1]


def _hex(*, fights: bool, weapon: str = "") -> Callable[[Canvas, Rect], None]:
    def draw_it(canvas: Canvas, room: Rect) -> None:
        r = min(room.h / 2, room.w / 2) * 0.94
        rim, fill, _ = signs.choice(canvas.theme, fights=fights)
        for radius, colour in ((r, rim), (r * 0.78, fill)):
            fill_path(canvas, polygon(hex_corners(room.cx, room.cy, radius)), colour)
        if weapon:
            pieces.sign(canvas, room.cx, room.cy, r * 0.95, weapon, rim)

    return draw_it


def _pagoda(canvas: Canvas, room: Rect) -> None:
    pieces.pagoda(canvas, *room.centre, room.h * 0.8, YELLOW)


def _gain(seat: int) -> Callable[[Canvas, Rect], None]:
    def draw_it(canvas: Canvas, room: Rect) -> None:
        ink, least = signs.choice(canvas.theme, fights=False)[2], room.w * 0.246
        size = max(room.h * 0.86, least * 1.37)
        style = TextStyle(room.w * 0.34, Weight.BOLD, ink, Need.HELPS)
        write(canvas, room.right - size * 1.15, room.cy, "+1", style, "right")
        pieces.mark(canvas, seat, room.right - size / 2, room.cy, size, least)

    return draw_it


def _side(conflict: Conflict, number: int) -> Entry:
    side = conflict.sides[number]

    def draw_it(canvas: Canvas, room: Rect) -> None:
        round_rect(canvas, room.inset(0, room.h * 0.1), side_colour(conflict, number), room.h * 0.3)
        style = TextStyle(room.h * 0.66, Weight.BOLD, side_ink(conflict, number), Need.HELPS)
        write(canvas, room.cx, room.cy, side.at, style, "centre")

    return Entry(draw_it, msg("yy-pic-side-strength", n=side.strength), 70.0)
