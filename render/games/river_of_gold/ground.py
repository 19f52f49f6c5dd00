"""What never changes on the board: land, river, names of regions, empty tracks."""

from __future__ import annotations

from engine.core.words import msg
from engine.games.river_of_gold.data import REGIONS, RIVER, SHORE, TRACKS
from render.games.river_of_gold import plan, signs
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import Colour, Tone, mix
from render.toolkit.path import polyline
from render.toolkit.pieces import badge
from render.toolkit.shapes import disc, fill_path, panel, round_rect, stroke_path
from render.toolkit.text import TextStyle, fit, write
from render.toolkit.words import rich

# The same in all regions but for the good that the first of them gives.
_REWARDS = {space.pos: space.rewards for space in TRACKS[1].spaces if space.rewards}
GOOD_SPACE = min(_REWARDS)
FLOWER = TRACKS[1].imperial_flower_position
GOOD_ROOM = 25.0  # for its sign on the space that gives it


def ground(canvas: Canvas, look: Look, masteries: int, seats: int, patrons: bool) -> None:
    """Draw the ground of a board for that many masteries and players."""
    for region in REGIONS:
        canvas.fill(plan.land(region), signs.region_tint(canvas.theme, region))
    for space in SHORE:
        _plot(canvas, space)
    _river(canvas)
    for region in REGIONS:
        name_plate(canvas, plan.plate(region), region, look)
    panel(canvas, plan.TRACKS)
    track_heads(canvas, plan.track_head())
    for region in REGIONS:
        track(canvas, region, plan.track_row(region))
    panel(canvas, plan.ROW)
    for place in (*plan.mastery_places(masteries), *plan.seat_places(seats, patrons)):
        panel(canvas, place)
    muted = TextStyle(24, Weight.SEMIBOLD, canvas.theme.muted)
    fit(canvas, plan.legend(seats, patrons), rich(look.say(msg("rog-pic-legend"))), muted)


def _plot(canvas: Canvas, space: int) -> None:
    """The ground that ties a site to the river spaces it touches."""
    path = plan.plot(space)
    region = SHORE[space].region
    fill_path(canvas, path, plot_colour(canvas, region))
    stroke_path(canvas, path, signs.region_tint(canvas.theme, region, 0.85), 2.5)


def plot_colour(canvas: Canvas, region: int) -> Colour:
    """The ground of a site: lighter than the land around it."""
    return signs.region_tint(canvas.theme, region, 0.10)


def _river(canvas: Canvas) -> None:
    theme = canvas.theme
    deep, water = theme.tone(Tone.SKY), theme.tone(Tone.WATER)
    fill_path(canvas, plan.river_part(0, len(RIVER), 3), mix(deep, theme.outline, 0.25))
    fill_path(canvas, plan.river_part(0, len(RIVER), -1), water)
    gold = mix(water, theme.tone(Tone.GOLD), 0.55)
    for space in RIVER:
        for across, down in ((-20, 0.2), (52, 0.52), (-6, 0.84)):
            _ripple(canvas, space - 1 + down, across, gold)
        if space > 1:
            border = plan.river_part(space - 1, space - 0.99).parts[0]
            stroke_path(canvas, polyline([border[0], border[-1]]), mix(water, deep, 0.9), 2.5)
        x, y = plan.river_number(space)
        disc(canvas, x, y, 19, theme.rim, mix(deep, theme.outline, 0.45), 2.5)
        style = TextStyle(28, Weight.BOLD, theme.tone(Tone.LINE))
        write(canvas, x, y, str(space), style, "centre")


def _ripple(canvas: Canvas, at: float, across: float, colour: Colour) -> None:
    x, y = plan.river_x(at) + across, plan.river_y(at)
    points = [(x + 4.0 * k, y + (0, -3.5, 0, 3.5)[k % 4]) for k in range(9)]
    stroke_path(canvas, polyline(points), colour, 2.5)


def name_plate(canvas: Canvas, rect: Rect, region: int, look: Look) -> None:
    """The region's number, sign and name."""
    colour = signs.region_colour(canvas.theme, region)
    left, rest = rect.take_left(50, 2)
    badge(canvas, left.cx, left.cy, str(region), 46, kind="square", fill=colour)
    sign, rest = rest.take_left(46, 6)
    draw_icon(canvas, signs.REGION[region], sign.cx, sign.cy, 42)
    name = look.say(msg(f"rog-region-{region}"))
    fit(canvas, rest, name, TextStyle(27, Weight.BOLD), lines=2, align="left")


def track_heads(canvas: Canvas, row: Rect) -> None:
    """One row of what the spaces give; the good of space 2 differs and stands on the tracks."""
    _, worth, strip, artisan, elder = plan.track_parts(row)
    for space, cell in enumerate(plan.cells(strip)):
        _head(canvas, cell, space)
    draw_icon(canvas, "laurel", worth.cx, row.cy, 30)
    bold = TextStyle(22, Weight.BOLD)
    write(canvas, artisan.cx, row.cy, rich("−2[coin]"), bold, "centre")
    write(canvas, elder.cx, row.cy, rich("×2[laurel]"), bold, "centre")


def _head(canvas: Canvas, cell: Rect, space: int) -> None:
    rewards = _REWARDS.get(space, ())
    if space == FLOWER:
        draw_icon(canvas, "flower", cell.cx, cell.cy, 31)
    elif rewards:
        words = "1[crate]" if rewards[0].good else signs.rewards(rewards).replace(" ", "")
        round_rect(canvas, cell.inset(0, 1), canvas.theme.panel_alt, 8, canvas.theme.line, 1.5)
        fit(canvas, cell.inset(-2, 0), rich(words), TextStyle(22, Weight.BOLD))
    else:
        muted = TextStyle(22, Weight.SEMIBOLD, canvas.theme.muted)
        write(canvas, cell.cx, cell.cy, str(space), muted, "centre")


def track(canvas: Canvas, region: int, row: Rect) -> None:
    """An empty influence track."""
    theme = canvas.theme
    number, _, strip, artisan, elder = plan.track_parts(row)
    colour = signs.region_colour(theme, region)
    badge(canvas, number.cx, number.cy, str(region), 37, kind="square", fill=colour)
    round_rect(canvas, strip.inset(-2, 0), signs.region_tint(theme, region, 0.62), 9)
    good = TRACKS[region].spaces[1].rewards[0].good
    for space, cell in enumerate(plan.cells(strip)):
        share = 0.5 if space in _REWARDS or space == FLOWER else 0.2
        round_rect(canvas, cell.inset(1, 2), signs.region_tint(theme, region, share), 6)
        if space == GOOD_SPACE:
            draw_icon(canvas, signs.GOOD[good], cell.x + 15, cell.cy, 27)
    for name, place in (("artisan", artisan), ("elder", elder)):
        draw_icon(canvas, name, place.x + 16, place.cy, 32)
        disc(canvas, place.x + 48, place.cy, 14, theme.panel_alt, theme.line)
