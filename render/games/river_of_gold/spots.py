"""Where the places of the board lie on each pane, for all that marks them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.river_of_gold import places
from engine.games.river_of_gold.data import REGIONS, RIVER, SHORE
from engine.games.river_of_gold.state import View
from render.games.river_of_gold import plan
from render.games.river_of_gold.boats import fleet
from render.games.river_of_gold.court_plan import Court
from render.games.river_of_gold.panels import has_patron_line
from render.toolkit.layout import Point, Rect
from render.toolkit.marks import Spot

_MARK = 27.0


def river_spots(view: View) -> dict[str, Spot]:
    """The places of the river's pane that a window is laid around."""
    return dict(_RIVER_AND_SHORE)


def river_marks(view: View) -> dict[str, Spot]:
    """The same for marks: beside the boats, and with the players' strips."""
    found = dict(_RIVER_AND_SHORE)
    for hull in fleet(view):
        x, y = hull.at
        beside = (x + 38 * hull.scale, y + 12 * hull.scale), (x - 38 * hull.scale, y + 12)
        place = places.river(hull.space)
        found[place] = Spot(found[place].outline, _on_pane(beside), size=_MARK)
    for seat, rect in enumerate(plan.seat_places(view.seats)):
        found[places.player(seat)] = cornered(rect, 10)
    return found


def _on_pane(points: tuple[Point, ...]) -> tuple[Point, ...]:
    return tuple((min(max(x, 16.0), 1064.0), y) for x, y in points)


def cornered(rect: Rect, radius: float = 10.0) -> Spot:
    """A panel, with its number in its upper left corner."""
    return Spot(rect, ((rect.x + 4, rect.y),), radius, _MARK, 4)


def _river_and_shore() -> Iterator[tuple[str, Spot]]:
    for space in RIVER:
        yield places.river(space), Spot(plan.river_space(space), (plan.middle(space, 0.5),))
    for space, rect in plan.sites().items():
        above = SHORE[space].bank == plan.UPPER
        corner = (min(rect.right - 5, 1065), rect.y + 1 if above else rect.bottom - 3)
        yield places.shore(space), Spot(rect.inset(1.5, -1), (corner,), 11, _MARK, 4.5)


_RIVER_AND_SHORE = tuple(_river_and_shore())


def court_spots(view: View) -> dict[str, Spot]:
    """Every place of the court's pane."""
    court = Court(has_patron_line(view))
    return dict([*_tracks(court), *_offers(court), *_people(court, view)])


def _tracks(court: Court) -> Iterator[tuple[str, Spot]]:
    """The number of a step stands on the upper edge of its space."""
    for region in REGIONS:
        for position, cell in enumerate(court.track(region).cells):
            marks = ((cell.x + 2, cell.y - 1), (cell.right - 2, cell.bottom + 1))
            yield places.track(region, position), Spot(cell, marks, 7, 26, 4)


def _offers(court: Court) -> Iterator[tuple[str, Spot]]:
    """The Emperor comes when the first stack is used up."""
    yield places.EMPEROR, cornered(court.stacks()[0])
    for slot, rect in enumerate(court.slots(), start=1):
        yield places.row(slot), Spot(rect, ((rect.x + 5, rect.bottom - 5),), 10, _MARK, 4)


def _people(court: Court, view: View) -> Iterator[tuple[str, Spot]]:
    for seat, rect in enumerate(court.players(view.seats)):
        yield places.player(seat), cornered(rect)
    masteries = view.table.masteries
    for card, rect in zip(masteries, court.masteries(len(masteries)), strict=True):
        # The name of a mastery may fill its left half.
        yield places.mastery(card.id), Spot(rect, ((rect.right - 4, rect.y + 3),), 9, 27, 4)
