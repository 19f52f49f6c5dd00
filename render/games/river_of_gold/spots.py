"""Where the places of the board lie, for all that marks them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.river_of_gold import places
from engine.games.river_of_gold.data import REGIONS, RIVER
from engine.games.river_of_gold.state import View
from render.games.river_of_gold import plan
from render.games.river_of_gold.panels import has_patron_row
from render.toolkit.layout import Rect
from render.toolkit.marks import Spot

_PANEL_CORNER = (3.0, 4.0)  # where the number of a panel stands, from its upper left corner


def spots(view: View) -> dict[str, Spot]:
    """Every place that an option or an event can name."""
    return dict([*_RIVER_AND_SHORE, *_TRACKS, *_OFFERS, *_panels(view)])


def _river_and_shore() -> Iterator[tuple[str, Spot]]:
    for space in RIVER:
        part = plan.river_part(space - 0.97, space - 0.03, -3)
        yield places.river(space), Spot(part, (plan.river_marker(space),))
    for space, rect in plan.sites().items():
        yield places.shore(space), Spot(rect, (plan.site_marker(space),))


def _tracks() -> Iterator[tuple[str, Spot]]:
    """The number of a step stands at the head of the track, where no token covers it."""
    for region in REGIONS:
        row = plan.track_row(region)
        for position, cell in enumerate(plan.cells(plan.track_parts(row)[2])):
            yield places.track(region, position), Spot(cell, ((row.x + 4, row.cy),))


def _offers() -> Iterator[tuple[str, Spot]]:
    """The Emperor comes when the first stack is used up."""
    stacks, slots = plan.offers()
    yield places.EMPEROR, _cornered(stacks[0])
    for slot, rect in enumerate(slots, start=1):
        yield places.row(slot), _cornered(rect)


def _panels(view: View) -> Iterator[tuple[str, Spot]]:
    for seat, rect in enumerate(plan.seat_places(view.seats, has_patron_row(view))):
        yield places.player(seat), _cornered(rect)
    masteries = view.table.masteries
    for card, rect in zip(masteries, plan.mastery_places(len(masteries)), strict=True):
        # The name of a mastery may fill its left half.
        yield places.mastery(card.id), Spot(rect, ((rect.right - 4, rect.y + 4),))


def _cornered(rect: Rect) -> Spot:
    across, down = _PANEL_CORNER
    return Spot(rect, ((rect.x + across, rect.y + down),))


_RIVER_AND_SHORE = tuple(_river_and_shore())
_TRACKS = tuple(_tracks())
_OFFERS = tuple(_offers())
