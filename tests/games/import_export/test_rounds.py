"""From one turn to the next: what begins anew, and what a turn leaves behind."""

from __future__ import annotations

import pytest

from engine.core.words import ref
from engine.games.import_export.data import CARDS, COLOURS
from engine.games.import_export.game import IMPORT_EXPORT
from tests.games.import_export.scenes import (
    ALL,
    HarbourScene,
    Who,
    complete,
    following,
    open_,
    port,
    scene,
    sea,
    window,
)


@pytest.mark.rule("IE-63", "IE-15")
def test_what_works_once_a_turn_works_again_in_the_next() -> None:
    own = Who(hand=("laptops", "rice", "cups", "drones", "pens"), completed=("smart-cars",))
    table = scene(own, Who(hand=("tablets",)), seats=2).go("lead laptops").go("draw", 1)
    assert table.go("cars rice; end").table.captain == 1
    table.go("lead tablets", 1).go("follow drones")
    assert table.offers(0, "cars") == {"cups", "pens"}


@pytest.mark.rule("IE-38", "IE-63")
def test_every_turn_allows_one_sale() -> None:
    own = Who(hand=("teslas", "rice", "poodles", "cups"))
    second = Who(hand=("showers",))
    table = scene(own, second, seats=2).go("lead teslas").go("draw", 1).go("sell rice; end")
    table.go("lead showers", 1).go("follow poodles").go("none", 1)
    assert table.offers(0, "sell") == {"cups"}


@pytest.mark.rule("IE-63", "IE-267", "IE-283")
def test_pirates_are_counted_anew_in_every_turn() -> None:
    own = Who(hand=("tanks", "snakes"))
    owner = Who(hand=("foxes",), completed=("poison-bottles", "shotguns"))
    table = scene(own, owner, seats=2, island=("rice", "cups", "pens"))
    table.go("lead tanks").go("draw", 1).go("take rice; end")
    assert table.credits() == (8, 12)
    table.go("lead foxes", 1).go("follow snakes").go("take cups; end", 1)  # nobody was before
    assert table.credits() == (8, 12)
    assert table.go("take pens").credits() == (6, 14)


@pytest.mark.rule("IE-316", "IE-436", "IE-15")
def test_the_further_turn_is_taken_once() -> None:
    table = complete("delayed-deals", None, Who(), seats=2).go("end")
    for captain in (1, 0, 0, 1, 0, 1):
        assert table.waiting == (captain,)
        table.go("draw", captain)


@pytest.mark.rule("IE-436", "IE-49")
def test_a_game_that_ends_in_the_first_of_two_turns_has_no_second() -> None:
    own = Who(credits=48, hand=("teslas", "rice"), delayed=1)
    table = scene(own, Who(), seats=2, captain=1).go("draw", 1)
    assert table.table.again
    assert table.go("lead teslas").go("draw", 1).go("sell rice; end").over


@pytest.mark.rule("IE-12", "IE-15")
def test_turns_are_counted_and_nothing_stays_on_the_harbours() -> None:
    table = scene(Who(hand=("laptops",)), Who(hand=("drones",)), seats=2)
    table.go("lead laptops").go("follow drones", 1)
    assert (table.table.turn, table.table.captain, table.table.led) == (2, 1, "")
    assert [(player.played, player.follows) for player in table.table.players] == [([], "")] * 2


@pytest.mark.rule("IE-14", "IE-305", "IE-306")
def test_after_the_auctions_all_have_a_window_for_what_works_beside_actions() -> None:
    own = Who(hand=("backpacks", "rice"), completed=("leds",), ships=(sea("cups"),))
    second = Who(hand=("showers",), completed=("oysters",))
    table = scene(own, second, seats=2, island=("pens",)).go("lead backpacks").go("draw", 1)
    assert table.name() == "alone"  # nothing beside before the auctions
    table.go("none")
    assert (table.waiting, table.offers(0, "swap"), table.offers(0, "sea")) == (
        (0,),
        {"leds"},
        set(),
    )
    table.go("none")
    assert table.waiting == (1,)
    assert "showers:1" in table.offers(1, "oysters")


@pytest.mark.rule("IE-38", "IE-808")
def test_what_was_sold_in_the_turn_cannot_be_sold_again_by_an_effect() -> None:
    rings = port(
        open_("platinum-rings", "poodles", "showers", "saunas", "champagne", "gold-toilets")
    )
    hand = ("teslas", "rice", "cups", "pens", "soap", "beer", "shoes", "pants", "paper")
    own = Who(hand=hand, completed=("segways", "televisions"), ships=(rings,))
    table = window("supply", own, island=("wheat",)).go("sell rice; ride segways platinum-rings")
    table.go("play teslas")
    assert (table.name(), table.offers(0, "sell")) == ("action", set())
    assert table.offers(0, "fetch") >= {"wheat", "rice"}


@pytest.mark.rule("IE-16", "IE-14")
def test_an_option_tells_how_many_actions_it_brings() -> None:
    own = Who(hand=("laptops", "rice", "honey"), imports=("drones",))
    table, two = scene(own), "2 actions: load 2 containers"
    assert table.about("lead:laptops") == table.about("pair:agriculture:load") == two
    assert table.about("pair:agriculture:pirate") == "1 action: take a container"
    table = following("load", Who(), own)
    assert table.about("follow:laptops", 1) == table.about("pair:agriculture:load", 1) == two
    assert table.about("draw", 1) == "2 cards"
    assert table.option("follow:laptops", 1).final is not None  # the next one sees it


@pytest.mark.rule("IE-12", "IE-16", "IE-602")
def test_what_is_played_is_told_to_all() -> None:
    own = Who(hand=("laptops", "rice", "honey"))
    load = ref("action", "load")
    assert (
        scene(own).go("lead laptops").said("ie-leads", cards=(ref("card", "laptops"),), action=load)
    )
    table = scene(own).go("pair agriculture load; with rice with honey")
    assert table.said("ie-leads", cards=(ref("card", "rice"), ref("card", "honey")), action=load)


@pytest.mark.rule("IE-7", "IE-9", "IE-11", "IE-604")
@pytest.mark.parametrize("seats", [2, 6])
def test_colours_and_cards_come_by_chance(seats: int) -> None:
    dealt = [HarbourScene.dealt(IMPORT_EXPORT, seats, ALL, seed=n) for n in range(40)]
    colours = set(COLOURS) if seats == 6 else set(COLOURS) - {"light_grey"}
    assert {table.player().colour for table in dealt} == colours
    for places in ("hand", "cargo", "island"):
        assert len({seen(table, places) for table in dealt}) == len(dealt)
    sets = {CARDS[card].set for table in dealt for card in table.hand()}
    assert sets == {"base", "jutaku", "kickstarter", "captain"}
    again = HarbourScene.dealt(IMPORT_EXPORT, seats, ALL, seed=7)
    assert again.state == dealt[7].state


def seen(table: HarbourScene, place: str) -> tuple[str, ...]:
    """Cards that were dealt to a place."""
    found = {"hand": table.hand(), "cargo": table.ship(0, 2).cargo, "island": table.table.island}
    return tuple(found[place])
