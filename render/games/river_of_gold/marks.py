"""Marks on the board: the last turn outlined and numbered, or what may be chosen now."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.decision import Decision
from engine.games.river_of_gold import rules
from engine.games.river_of_gold.state import View
from render.games.river_of_gold import plan
from render.games.river_of_gold.panels import has_patron_row
from render.games.river_of_gold.steps import Place, Step, visited
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.layout import Point, Rect
from render.toolkit.palette import Colour, ink_on
from render.toolkit.pieces import change_marker
from render.toolkit.shapes import disc, highlight, highlight_path
from render.toolkit.text import TextStyle, write


def prices(asked: Decision | None) -> dict[int, int]:
    """What sites cost this reader, where the open question says so."""
    found: dict[int, int] = {}
    for option in asked.options if asked else ():
        space, cost = option.label.args.get("space"), option.label.args.get("cost")
        if option.token.startswith("build:") and isinstance(space, int) and isinstance(cost, int):
            found[space] = cost
    return found


def mark_changes(canvas: Canvas, view: View, look: Look, done: list[Step]) -> None:
    """Outline what the last turn touched and number what was done."""
    for space in visited(look.changes):
        highlight(canvas, plan.sites()[space], radius=12, width=3)
    for number, step in enumerate(done, start=1):
        spot = _spot(view, step.place)
        for place in (step.place, *step.also):
            _outline(canvas, view, place, canvas.theme.highlight, dashed=True)
        if spot is not None:
            change_marker(canvas, *spot, number, 30)


def _spot(view: View, place: Place) -> Point | None:
    """Where the number of a step goes: on ground where nothing is written."""
    if place.kind == "river":
        return plan.river_marker(int(place.which))
    if place.kind == "shore":
        return plan.site_marker(int(place.which))
    if place.kind == "track":
        row = plan.track_row(int(place.which))
        return row.x + 4, row.cy
    rect = _panel(view, place)
    if rect is None:
        return None
    # The name of a mastery may fill its left half, and points the right half of a player.
    return (rect.right - 4 if place.kind == "mastery" else rect.x + 3), rect.y + 4


def _panel(view: View, place: Place) -> Rect | None:
    if place.kind == "player":
        places = plan.seat_places(view.seats, has_patron_row(view))
        return places[int(place.which)]
    if place.kind == "mastery":
        ids = [card.id for card in view.table.masteries]
        return plan.mastery_places(len(ids))[ids.index(str(place.which))]
    if place.kind == "row":
        return plan.ROW
    return None


def _outline(canvas: Canvas, view: View, place: Place, colour: Colour, *, dashed: bool) -> None:
    width = 4 if dashed else 5
    if place.kind == "river":
        space = int(place.which)
        path = plan.river_part(space - 0.97, space - 0.03, -3)
        highlight_path(canvas, path, colour, width=width, dashed=dashed)
        return
    rect: Rect | None
    if place.kind == "shore":
        rect = plan.sites()[int(place.which)]
    elif place.kind == "track":
        at = view.table.players[place.seat].influence[int(place.which)]
        rect = plan.cells(plan.track_parts(plan.track_row(int(place.which)))[2])[at]
    else:
        rect = _panel(view, place)
    if rect is not None:
        highlight(canvas, rect, colour, radius=12, width=width, dashed=dashed)


def marked(asked: Decision) -> bool:
    """Whether any option of a question has a place on the board."""
    return any(option.token.partition(":")[0] in _PLACES for option in asked.options)


def mark_options(canvas: Canvas, view: View, look: Look) -> None:
    """Mark every option of the open question that has a place on the board."""
    if look.asked is None:
        return
    good = canvas.theme.good
    for option in look.asked.options:
        kind, _, which = option.token.partition(":")
        if kind in _PLACES:
            _PLACES[kind](canvas, view, which, good)


def _site_option(canvas: Canvas, view: View, which: str, colour: Colour) -> None:
    _outline(canvas, view, Place("shore", int(which)), colour, dashed=False)


def _sail_option(canvas: Canvas, view: View, which: str, colour: Colour) -> None:
    assert view.seat is not None
    player = view.table.players[view.seat]
    space = rules.destination(player.boats[int(which) - 1].space, player.die)
    _river_option(canvas, view, space, int(which), colour)


def _royal_option(canvas: Canvas, view: View, which: str, colour: Colour) -> None:
    assert view.seat is not None
    space = view.table.players[view.seat].boats[int(which) - 1].space
    _river_option(canvas, view, space, int(which), colour)


def _river_option(canvas: Canvas, view: View, space: int, boat: int, colour: Colour) -> None:
    """A river space with the number of the boat that would be there, the second one lower."""
    _outline(canvas, view, Place("river", space), colour, dashed=False)
    x, y = plan.river_marker(space)
    y += -16 if boat == 1 else 16
    disc(canvas, x, y, 15, colour, canvas.theme.rim)
    style = TextStyle(22, Weight.BOLD, ink_on(colour))
    write(canvas, x, y, str(boat), style, "centre")


def _tile_option(canvas: Canvas, view: View, which: str, colour: Colour) -> None:
    place = plan.offers()[1][rules.slot_of(view.table, which) - 1]
    highlight(canvas, place, colour, radius=12, width=5, dashed=False)


def _hand_option(canvas: Canvas, view: View, which: str, colour: Colour) -> None:
    """A card in hand: the board shows the hand as a number on its owner's panel."""
    assert view.seat is not None
    _outline(canvas, view, Place("player", view.seat), colour, dashed=False)


_PLACES: dict[str, Callable[[Canvas, View, str, Colour], None]] = {
    "build": _site_option,
    "token": _site_option,
    "sail": _sail_option,
    "royal": _royal_option,
    "tile": _tile_option,
    "deliver": _hand_option,
}
