"""What the last turn did, and what may be chosen: outlines, numbers, the codes of ships."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.core.decision import Option
from engine.games.import_export import rules
from render.common.options import mark_options
from render.games.import_export.ships import code
from render.picture import Look
from render.toolkit.canvas import DESIGN_WIDTH, LEAST_IN_WINDOW, PANE, Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.layout import Point, Rect
from render.toolkit.marks import Pins, Spot, Spots, Step, numbered, outline
from render.toolkit.palette import ink_on
from render.toolkit.pieces import change_marker
from render.toolkit.shapes import round_rect
from render.toolkit.text import TextStyle, fit, measure

_SHIP = "ship:"


def choices(look: Look) -> tuple[Option, ...]:
    """What the reader may choose now; a question that confirms shows what was done instead."""
    if look.asked is None or look.asked.confirms:
        return ()
    return look.asked.answers()


def least(look: Look, need: Need = Need.CHOOSE) -> float:
    """How large the words of a button are: to be read in the window, on a phone."""
    window = look.window or PANE
    return LEAST_IN_WINDOW[need] * window.w / DESIGN_WIDTH + 0.1


def mark(canvas: Canvas, spots: Spots, look: Look, done: Sequence[Step]) -> None:
    """The reader's options, or else the last turn."""
    if options := choices(look):
        mark_options(canvas, spots, options)
        _name_ships(canvas, spots, options, look)
    else:
        last_turn(canvas, spots, done)


def _name_ships(canvas: Canvas, spots: Spots, options: Collection[Option], look: Look) -> None:
    """Ships to choose from carry their code on a plate, as large as the words of a button."""
    main = dict.fromkeys(option.at[0] for option in options if option.at)
    for place in main:
        if place.startswith(_SHIP) and place in spots:
            _plate(canvas, spots[place].markers[-1], code(*rules.ship_at(place)), look)


def _plate(canvas: Canvas, at: Point, name: str, look: Look) -> None:
    """A code in place of the one that stands there."""
    good = canvas.theme.good
    style = TextStyle(max(27.6, least(look)), Weight.BOLD, ink_on(good), Need.CHOOSE)
    plate = Rect.around(*at, measure(canvas, name, style) + 18, style.size + 8)
    canvas.written[:] = [text for text in canvas.written if not plate.overlaps(text.ink)]
    round_rect(canvas, plate, good, 8, canvas.theme.rim, 2)
    fit(canvas, plate, name, style, minimum=style.size)


def last_turn(canvas: Canvas, spots: Spots, done: Sequence[Step]) -> None:
    """Outline the main place of each step that is shown, and number the steps."""
    pins = Pins(apart=24)
    outlined: set[str] = set()
    for number, step in enumerate(numbered(done), start=1):
        shown = [place for place in step.at if place in spots]
        if not shown:
            continue
        place = shown[0]
        if place not in outlined and spots[place].framed:
            outline(canvas, spots[place], canvas.theme.highlight)
            outlined.add(place)
        if point := _point(canvas, spots[place], pins):
            change_marker(canvas, *point, number, spots[place].size)


def _point(canvas: Canvas, spot: Spot, pins: Pins) -> Point | None:
    """Where a number hides nothing; none if there is no such point: the line tells it too."""
    for point in spot.markers:
        box = Rect.around(*point, spot.size * 0.84)
        if pins.is_free(point) and not canvas.hides_words(box):
            pins.taken.append(point)
            return point
    return None
