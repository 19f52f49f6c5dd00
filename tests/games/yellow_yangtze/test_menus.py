"""Hexes in menus: whatever is free and wherever one scores, all of it is on one screen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from cogs.shown.rows import MOST_CHOICES, MOST_ROWS
from cogs.shown.sections import at_once
from engine.core.decision import Option
from engine.core.words import msg
from engine.games.yellow_yangtze.maps import STANDARD, geography
from engine.games.yellow_yangtze.menus import Place, hex_options
from engine.games.yellow_yangtze.prospects import Placing

GEO = geography(STANDARD.rows)
LAND = GEO.names(GEO.land)
CAPITALS = 7
SCORES, QUIET = Placing(0, "red", scorer=0), Placing(0, "red")


def offered(free: int, scoring: int, first: int = 0) -> Sequence[Option]:
    """Options for so many free hexes, the first of which score."""
    hexes = [LAND[(first + n) % len(LAND)] for n in range(free)]
    places = [Place(hex, SCORES if n < scoring else QUIET) for n, hex in enumerate(hexes)]
    ordered = sorted(places, key=lambda place: LAND.index(place.hex))
    return hex_options("hex", ordered)


@pytest.mark.parametrize("scoring", [0, 1, 5, 12, 24, 25, 27, 40])
def test_all_free_land_is_on_one_screen(scoring: int) -> None:
    for free, first in product(range(scoring + 1, len(LAND) - CAPITALS + 1), range(0, 90, 13)):
        options = offered(free, scoring, first)
        back = Option("back", msg("yy-back"), group=msg("yy-group-back"), declines=True)
        assert len({option.token for option in options}) == free
        assert at_once([*enumerate(options), (free, back)], MOST_ROWS - 1), (free, first)


def test_more_places_to_score_than_a_menu_holds_have_a_second_one() -> None:
    groups = [option.group for option in offered(40, 27)]
    assert groups.count(msg("yy-group-score")) == MOST_CHOICES - 1
    assert groups.count(msg("yy-group-score-more")) == 27 - (MOST_CHOICES - 1)


def test_where_whole_rows_do_not_fit_menus_are_called_by_their_hexes() -> None:
    titles = {option.group.key for option in offered(87, 5) if option.group is not None}
    assert titles <= {"yy-group-score", "yy-hexes", "yy-rows", "yy-row"}
    assert "yy-hexes" in {
        option.group.key
        for free, first in product(range(75, 88), range(90))
        for option in offered(free, 5, first)
        if option.group is not None
    }
