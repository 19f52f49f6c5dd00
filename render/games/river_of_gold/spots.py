"""Where the places of the board lie on each pane, for all that marks them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.games.river_of_gold import places
from engine.games.river_of_gold.data import REGIONS, RIVER, SHORE
from engine.games.river_of_gold.state import View
from render.games.river_of_gold import plan
from render.games.river_of_gold.boats import fleet, open_water
from render.games.river_of_gold.court_plan import Court
from render.games.river_of_gold.panels import has_patron_line
from render.games.river_of_gold.tracks import tokens_on
from render.toolkit.layout import Point, Rect
from render.toolkit.marks import Spot, Step

_MARK = 27.0


def river_spots(view: View) -> dict[str, Spot]:
    """The places of the river's pane that a window is laid around."""
    return dict(_RIVER_AND_SHORE)


def river_marks(view: View, done: Iterable[Step]) -> dict[str, Spot]:
    """The same for marks: on open water beside the boats, and with the players' strips."""
    found = dict(_RIVER_AND_SHORE)
    touched = {place for step in done for place in step.at}
    for hull in fleet(view):
        place = places.river(hull.space)
        if place in touched:
            bow = hull.at[0] + 40 * hull.scale, hull.at[1] + 8
            mark = open_water(view, bow, (_MARK + 3, _MARK + 3), ())
            found[place] = replace(found[place], markers=(mark.centre,), size=_MARK)
    for seat, rect in enumerate(plan.seat_places(view.seats)):
        found[places.player(seat)] = cornered(rect, 10)
    return found


def court_marks(view: View, done: Iterable[Step]) -> dict[str, Spot]:
    """The places of the court, those on tracks with room for a number beside tokens and words."""
    found = court_spots(view)
    tracks = {region: Court(has_patron_line(view)).track(region) for region in REGIONS}
    reached = {r: [p.influence[r] for p in view.table.players] for r in REGIONS}
    words = [rect for track in tracks.values() for rect in (track.worth, track.artisan)]
    tokens = [
        Rect.around(*at, size * 0.8)
        for region, track in tracks.items()
        for _, at, size in tokens_on(track.cells, reached[region])
    ]
    touched = (place for step in done for place in step.at if place.startswith("track:"))
    for place in dict.fromkeys(touched):
        clear = [at for at in found[place].markers if not _covers(at, words)]
        free = [at for at in clear if not _covers(at, tokens)]
        found[place] = replace(found[place], markers=(*free, clear[0]))
    return found


def _covers(at: Point, taken: Iterable[Rect]) -> bool:
    return any(Rect.around(*at, _MARK).overlaps(rect) for rect in taken)


def cornered(rect: Rect, radius: float = 10.0) -> Spot:
    """A panel, with its number in its upper left corner."""
    return Spot(rect, ((rect.x + 4, rect.y),), radius, _MARK, 4)


def _river_and_shore() -> Iterator[tuple[str, Spot]]:
    for space in RIVER:
        middle = (plan.middle(space, 0.5),)
        yield places.river(space), Spot(plan.river_space(space), middle, framed=False)
    for space, rect in plan.sites().items():
        above = SHORE[space].bank == plan.UPPER
        corner = (min(rect.right - 5, 1065), rect.y + (1 if above else 8))
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
            yield places.track(region, position), Spot(cell, _around(cell), 7, 26, 4)


def _around(cell: Rect) -> tuple[Point, ...]:
    """Points for a number beside a space: its corners, its sides, then farther off."""
    corners = [(x, y) for y in (cell.y, cell.bottom) for x in (cell.x - 2, cell.right + 2)]
    sides = [(cell.cx, cell.y - 2), (cell.cx, cell.bottom + 2)]
    beside = [(cell.x - 16, cell.cy), (cell.right + 16, cell.cy)]
    farther = [(cell.cx + dx, cell.cy) for dx in (-60, 60, -100, 100)]
    return tuple((min(max(x, 20), 1060), y) for x, y in (*corners, *sides, *beside, *farther))


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
