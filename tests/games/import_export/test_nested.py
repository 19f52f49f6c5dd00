"""Effects inside effects: what is used in the middle of what another card does."""

from __future__ import annotations

import pytest

from tests.games.import_export.scenes import (
    HarbourScene,
    Who,
    complete,
    open_,
    pirating,
    port,
    sea,
    window,
)

RINGS = open_("platinum-rings", "teslas", "poodles", "showers", "saunas", "champagne")
EIGHT = ("tanks", "rice", "cups", "pens", "soap", "beer", "shoes", "pants")


def plundering(*completed: str, **rival: object) -> HarbourScene:
    """Seat 0 pirates the last container for Platinum Rings and plays a Pirate card with them."""
    own = Who(hand=EIGHT, ships=(port(RINGS),), completed=completed)
    other = Who(ships=(sea("ferraris", "honey", "wheat"),), **rival)  # type: ignore[arg-type]
    return pirating(own, other)


@pytest.mark.rule("IE-267", "IE-808")
def test_poison_bottles_are_paid_for_a_piracy_with_another_inside() -> None:
    table = plundering(completed=("poison-bottles",)).go("take ferraris")
    assert table.name() == "play"
    table.go("play tanks; take honey; none")
    assert table.credits(0, 1) == (10 + 14 - 2, 12)


@pytest.mark.rule("IE-283", "IE-808")
def test_shotguns_fire_once_for_a_piracy_with_another_inside() -> None:
    own = Who(hand=EIGHT, ships=(port(RINGS),), completed=("shotguns",), imports=("snakes",))
    rival = Who(ships=(sea("ferraris", "honey", "wheat"),))
    table = window("pirate", rival, own, after=(1,), island=("paper",))
    table.go("take paper; end").go("take ferraris; play tanks; take honey; none", 1)
    assert table.credits(0, 1) == (8, 10 + 14 + 2)


@pytest.mark.rule("IE-817", "IE-282", "IE-41")
def test_stolen_wind_turbines_that_copy_shoes_draw_once() -> None:
    table = complete("stolen-research", None, Who(completed=("wind-turbines",)),
                     Who(completed=("shoes",)), copied="rice")  # fmt: skip
    table.go("copy shoes")
    while table.name(seat := table.waiting[0]) == "draw":
        table.go("draw", seat)
    assert (len(table.hand(0)), len(table.hand(2))) == (1, 1)


@pytest.mark.rule("IE-274", "IE-320", "IE-815")
def test_a_half_sails_with_no_ship() -> None:
    rings = port(open_("diamond-rings", "teslas", "poodles", "showers"))
    houses = port(open_("prefab-houses", "saunas", "champagne", "ferraris", "perfumes"))
    own = Who(completed=("robot-cats", "gold-watches", "flash-drives"), ships=(houses, rings))
    table = pirating(own, Who(ships=(sea("tanks", "rice", "helicopters"),)), n=3)
    table.go("take tanks; half diamond-rings; take helicopters; slot prefab-houses")
    assert table.name() == "aboard"
    table.go("none")
    assert table.name() == "aboard"
    assert "tanks" not in table.offers(0, "take")
    table.go("none")
    assert "tanks" in table.table.discard
    assert table.ship(0, 2).cargo == ["teslas", "poodles", "showers"]
