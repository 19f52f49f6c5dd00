"""What never changes on the pane of the river: land, water, names of regions, numbers."""

from __future__ import annotations

from math import pi, sin

from engine.core.words import msg
from engine.games.river_of_gold.data import BOX, REGIONS, RIVER, RIVER_LENGTH
from render.games.river_of_gold import plan, signs
from render.games.river_of_gold.colours import colours
from render.games.river_of_gold.landscape import lands
from render.picture import Look
from render.toolkit.canvas import Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.glyphs import Glyphs, glyphs
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import Colour, Tone, mix
from render.toolkit.path import Path, outline, polygon
from render.toolkit.shapes import disc, fill_path, line, round_rect
from render.toolkit.text import TextStyle, measure, write

# Lighter and darker water in long drops: where along and across the river, how long and thick.
_DROPS = tuple(
    (-60 + 97.0 * k, (0.14, 0.52, 0.33, 0.84, 0.67)[k % 5], 210 + 37 * (k % 4), 9 + 3 * (k % 3))
    for k in range(13)
)
_GLINT = "M0 -7 L1.6 -1.6 L7 0 L1.6 1.6 L0 7 L-1.6 1.6 L-7 0 L-1.6 -1.6 Z"
_NAME = TextStyle(21, Weight.SEMIBOLD, None, Need.HELPS)


def ground(canvas: Canvas, look: Look) -> None:
    """Draw the ground of the river's pane."""
    known = colours(canvas.theme)
    lands(canvas)
    _water(canvas)
    for number in range(1, RIVER_LENGTH):
        _boundary(canvas, number)
    for region in REGIONS:
        _plates(canvas, region, look)
    canvas.fill(plan.HEADER, known.bar)
    canvas.fill(Rect(0, plan.LAND.bottom, 1080, 630 - plan.LAND.bottom), known.bar)


def _band(grown: float) -> Path:
    """The water from shore to shore, wider by a share of its width."""
    xs = [1080.0 * k / 90 for k in range(91)]
    upper = [(x, plan.river_y(x, -grown)) for x in xs]
    return polygon([*upper, *((x, plan.river_y(x, 1 + grown)) for x in reversed(xs))])


def _drop(x: float, across: float, length: float, thick: float) -> Path:
    """A long drop of other water that follows the stream and ends in points."""
    shares = [k / 30 for k in range(31)]
    middle = [(x + length * s, plan.river_y(x + length * s, across)) for s in shares]
    bent = [(px, py + 5 * sin(2 * pi * s)) for (px, py), s in zip(middle, shares, strict=True)]
    above = [(px, py - thick * sin(pi * s)) for (px, py), s in zip(bent, shares, strict=True)]
    return polygon([*above, *reversed(bent)])


def _water(canvas: Canvas) -> None:
    known = colours(canvas.theme)
    for grown, colour in ((0.045, known.shore), (0.022, known.foam), (-0.012, known.river)):
        fill_path(canvas, _band(grown), colour)
    for k, (x, across, length, thick) in enumerate(_DROPS):
        tone = mix(known.river, known.bright if k % 2 else known.deep, 0.75)
        fill_path(canvas, _drop(x, across, length, thick), tone)
    for k in range(40):
        x, across = 13 + 27.1 * k, (0.09 + 0.377 * k) % 1 * 0.8 + 0.1
        _ripple(canvas, x, plan.river_y(x, across), known.deep if k % 3 == 0 else known.foam)
    for k in range(11):
        x, across = 70 + 97.0 * k, (0.2 + 0.29 * k) % 1 * 0.75 + 0.1
        shape = outline(_GLINT).placed(x, plan.river_y(x, across))
        fill_path(canvas, shape, known.foam)


def _ripple(canvas: Canvas, x: float, y: float, colour: Colour) -> None:
    """Two small waves side by side."""
    points = [(x + 1.4 * k, y - 4.2 * abs(sin(k * pi / 8))) for k in range(17)]
    line(canvas, points, colour, 1.8)


def _boundary(canvas: Canvas, number: int) -> None:
    """An S from bank to bank between two buoys."""
    known = colours(canvas.theme)
    points = plan.boundary(number)
    line(canvas, points, known.shore, 4.6)
    line(canvas, points, known.boundary, 2.2)
    for x, y in (points[0], points[-1]):
        disc(canvas, x, y, 6.2, known.buoy, known.shore, 1.8)
        disc(canvas, x - 1.6, y - 1.8, 1.6, known.foam)


def space_number(canvas: Canvas, space: int) -> None:
    """The number of a river space on its disc."""
    known = colours(canvas.theme)
    x, y = plan.river_number(space)
    disc(canvas, x, y, 15, known.number, known.shore, 2.4)
    style = TextStyle(22, Weight.BOLD, canvas.theme.tone(Tone.LINE), Need.HELPS)
    write(canvas, x, y, str(space), style, "centre")


def space_numbers(canvas: Canvas) -> None:
    """All of them: drawn after the boats, which may lie close."""
    for space in RIVER:
        space_number(canvas, space)


def _plates(canvas: Canvas, region: int, look: Look) -> None:
    """A region's number and sign, on the bank with more room also its name."""
    for side in (plan.UPPER, plan.LOWER):
        left, right = plan.region_span(region, side)
        named = side == plan.plate_side(region)
        name = look.say(msg(f"rog-pic-land-{region}")) if named else ""
        region_plate(canvas, (left + right) / 2, plan.PLATES[side], region, name)


def region_plate(canvas: Canvas, x: float, y: float, region: int, name: str) -> None:
    """A pill with the number of a region in its colour, and its name or its sign."""
    known = colours(canvas.theme)
    colour = known.lands[region].plate
    length = measure(canvas, name, _NAME) + 12 if name else 36
    pill = Rect.around(x, y, 34 + length, 30)
    pill = pill.moved(min(0.0, 1075 - pill.right) + max(0.0, 5 - pill.x), 0)
    round_rect(canvas, pill, known.card, 15, colour, 2.2)
    disc(canvas, pill.x + 16, y, 17, colour)
    number = TextStyle(23, Weight.BOLD, canvas.theme.rim)
    write(canvas, pill.x + 16, y, str(region), number, "centre")
    if name:
        write(canvas, pill.x + 37, y, name, _NAME)
    else:
        draw_icon(canvas, signs.REGION[region], pill.x + 50, y, 26)


def journey_end(canvas: Canvas) -> None:
    """What a completed journey pays stands where the river leaves the picture."""
    known = colours(canvas.theme)
    choices = (signs.rewards(choice) for choice in BOX.river.river_end_panel.reward_choice)
    pill = plan.JOURNEY_END
    round_rect(canvas, pill, known.number, 14, known.shore, 2)
    how = Glyphs(22, 22, canvas.theme.tone(Tone.LINE), need=Need.HELPS)
    end = glyphs(canvas, pill.inset(7, 0), "/".join(choices), how, "left")
    tip = polygon([(end + 2, pill.cy - 6), (end + 10, pill.cy), (end + 2, pill.cy + 6)])
    fill_path(canvas, tip, known.shore)
