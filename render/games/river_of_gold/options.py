"""What the reader may choose, marked with the words of the buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from math import hypot

from engine.core.decision import Option
from engine.core.tokens import parts
from engine.games.river_of_gold import places, rules
from engine.games.river_of_gold.data import RIVER, ROW_SLOTS
from engine.games.river_of_gold.state import View
from engine.games.river_of_gold.texts import tile_name
from render.common.options import mark_options
from render.games.river_of_gold import plan
from render.games.river_of_gold.boats import hull_of, open_water
from render.games.river_of_gold.court_plan import Court
from render.games.river_of_gold.marks import course
from render.games.river_of_gold.panels import has_patron_line
from render.games.river_of_gold.spots import court_spots, river_spots
from render.picture import Look
from render.toolkit.canvas import DESIGN_WIDTH, LEAST_IN_WINDOW, PANE, Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.glyphs import Glyphs, glyphs, glyphs_width
from render.toolkit.layout import Rect
from render.toolkit.marks import Spots, outline
from render.toolkit.palette import ink_on
from render.toolkit.shapes import disc, line, round_rect
from render.toolkit.text import TextStyle, write

_RIVER = {places.river(space): space for space in RIVER}
_SIGNS = {"sail": "[boat]", "royal": "[royal_boat]", "steps": "[die]"}


def _size(look: Look, usual: float) -> float:
    """How large the words of a button are: to be read in the window, on a phone."""
    window = look.window or PANE
    return max(usual, LEAST_IN_WINDOW[Need.CHOOSE] * window.w / DESIGN_WIDTH + 0.1)


def courses(canvas: Canvas, view: View, options: Collection[Option]) -> None:
    """The way each boat would take, from where it lies; drawn below the boats."""
    if view.seat is None:
        return
    for option in options:
        kind, number = parts(option.token)
        if kind == "sail":
            start = hull_of(view, view.seat, int(number)).at
            goal = plan.middle(_RIVER[option.at[0]], 0.5)
            course(canvas, start, goal, canvas.theme.good)


def options_on_river(canvas: Canvas, view: View, look: Look, options: Collection[Option]) -> None:
    """Sites in green, where a boat would come to and what it would visit."""
    spots = river_spots(view)
    for visited in dict.fromkeys(place for option in options for place in option.at[1:]):
        outline(canvas, spots[visited], canvas.theme.rim)
    mark_options(canvas, spots, options)
    _visited(canvas, options, spots)
    taken: list[Rect] = []
    size = _size(look, 25)
    for option in options:
        kind, number = parts(option.token)
        if kind in _SIGNS and option.at[0] in _RIVER:
            how = Glyphs(size * 1.1, size, ink_on(canvas.theme.good), rim=True, need=Need.CHOOSE)
            words = f"{_SIGNS[kind]}{number}"
            width = glyphs_width(canvas, words, how) + size * 0.7
            goal = plan.middle(_RIVER[option.at[0]], 0.5)
            place = open_water(view, goal, (width, size * 1.42), taken)
            if hypot(place.cx - goal[0], place.cy - goal[1]) > width:
                line(canvas, [goal, place.centre], canvas.theme.good, 4)
            _pill(canvas, place, words, how)
            taken.append(place)


def _visited(canvas: Canvas, options: Collection[Option], spots: Spots) -> None:
    """Which boat would visit a site, in its corner."""
    taken: Counter[str] = Counter()
    for option in options:
        kind, number = parts(option.token)
        for place in option.at[1:] if kind in _SIGNS else ():
            x, y = spots[place].markers[0]
            y += 27 * taken[place]
            taken[place] += 1
            disc(canvas, x, y, 14, canvas.theme.rim)
            disc(canvas, x, y, 12.5, canvas.theme.good)
            style = TextStyle(22, Weight.BOLD, ink_on(canvas.theme.good), Need.HELPS)
            write(canvas, x, y, number, style, "centre")


def _pill(canvas: Canvas, place: Rect, words: str, how: Glyphs) -> None:
    round_rect(canvas, place.inset(-2.5), canvas.theme.rim, place.h / 2 + 2.5)
    round_rect(canvas, place, canvas.theme.good, place.h / 2)
    canvas.note_cover(place)
    glyphs(canvas, place, words, how)


def options_at_court(canvas: Canvas, view: View, look: Look, options: Collection[Option]) -> None:
    """Tiles of the row in green, under their names."""
    mark_options(canvas, court_spots(view), options)
    slots = Court(has_patron_line(view))
    size = _size(look, 22)
    how = Glyphs(size, size, ink_on(canvas.theme.good), rim=True, need=Need.CHOOSE, air=0.5)
    for option in options:
        kind, tile = parts(option.token)
        if kind == "tile" and tile in view.table.row:
            slot = rules.slot_of(view.table, tile)
            words = look.say(tile_name(tile)) + (" +1[sun]" if slot == ROW_SLOTS else "")
            _pill(canvas, slots.label(slots.slots()[slot - 1]).inset(-3, 0), words, how)
