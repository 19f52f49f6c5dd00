"""What begins anew with every turn, who is first, and questions that nobody is asked."""

from __future__ import annotations

import pytest

from tests.games.import_export.scenes import (
    HarbourScene,
    Who,
    following,
    open_,
    pirating,
    port,
    scene,
    sea,
    window,
)


@pytest.mark.rule("IE-63", "IE-38", "IE-267", "IE-287")
@pytest.mark.parametrize(
    ("action", "line"), [("load", "cars rice"), ("supply", "sell rice"), ("pirate", "take cups")]
)
def test_what_works_once_a_turn_works_again_in_the_next(action: str, line: str) -> None:
    own = Who(hand=("rice", "pens"), completed=("smart-cars",), ships=(port(open_("tablets")),))
    table = window(action, own, n=2, island=("cups", "soap", "beer")).go(line)
    noted = table.table.used, table.table.sold, table.table.pirated
    assert [len(each) for each in noted].count(1) == 1
    table.go("none" if table.name() == "act" else "end").go("draw", 1)
    assert (table.table.used, table.table.sold, table.table.pirated) == ([], [], [])


@pytest.mark.rule("IE-276", "IE-305", "IE-63")
def test_islands_are_swapped_with_again_in_the_next_turn() -> None:
    own = Who(hand=("rice", "cups"), completed=("rope",))
    table = scene(own, seats=2, island=("pens",)).go("swap rope; want pens; give rice; draw")
    assert table.go("draw", 1).offers(0, "swap") == {"rope"}


@pytest.mark.rule("IE-30", "IE-805")
def test_of_tied_bidders_the_first_after_the_captain_wins() -> None:
    who = [Who(hand=("glasses",)), Who(hand=("backpacks",)), Who(hand=("shoes",)),
           Who(ships=(sea("rice", "honey", "tanks"),))]  # fmt: skip
    table = scene(*who, captain=1).go("lead backpacks", 1)
    table.go("follow shoes", 2).go("draw", 3).go("follow glasses")
    table.go("bid 4").go("bid 2", 1).go("bid 4", 2)
    assert table.said("ie-wins-auction", seat=2, n=4)


def dark(*hand: str, **more: object) -> HarbourScene:
    """Seat 0 with Dark Flight Games has led Import; seat 1 has a ship at sea and these cards."""
    own = Who(hand=("backpacks",), completed=("dark-flight-games",))
    rival = Who(hand=hand, ships=(sea("rice", "honey", "tanks"),))
    return scene(own, rival, seats=2, island=("pens", "soap")).go("lead backpacks")


@pytest.mark.rule("IE-326", "IE-17")
def test_who_forgoes_an_import_is_not_asked_where_from() -> None:
    assert dark().go("draw", 1).go("none").waiting == (1,)


@pytest.mark.rule("IE-326")
def test_dark_flight_games_import_once_an_auction() -> None:
    table = dark("glasses").go("follow glasses", 1).go("bid 2").go("bid 0", 1)
    table.go("ship; take rice take honey; goods")
    assert (table.waiting, table.credits(0)) == ((1,), (8,))  # the next captain


@pytest.mark.rule("IE-305")
def test_leds_ask_nothing_beside_an_empty_island() -> None:
    own = Who(hand=("rice",), completed=("leds",))
    assert window("supply", Who(), own, after=(1,)).go("none").table.captain == 1


@pytest.mark.rule("IE-228")
def test_drugs_are_declined_once() -> None:
    table = pirating(Who(completed=("drugs",)), Who(ships=(sea("rice", "cups"),)), n=2)
    assert table.go("take rice").name() == "drugs"
    assert table.go("none").name() == "act"


@pytest.mark.rule("IE-274")
def test_the_other_half_is_of_the_same_colour() -> None:
    own = Who(hand=("rice", "honey", "cups", "pens"), ships=(port(open_("laptops")),),
              completed=("robot-cats",))  # fmt: skip
    assert window("load", own).go("pair rice laptops").offers(0, "half") == {"honey"}


@pytest.mark.rule("IE-216", "IE-253", "IE-47")
@pytest.mark.parametrize(
    ("card", "action", "token"), [("cell-phones", "load", "phones"), ("minivans", "pirate", "deck")]
)
def test_a_deck_of_discards_is_a_deck(card: str, action: str, token: str) -> None:
    own = Who(completed=(card,), ships=(port(open_("potatoes")),))
    table = window(action, own, discard=("rice",), only_deck=True)
    assert table.state.box.deck == []
    table.go(token)
    assert table.ship().contracts[0].loads == [["rice"]]


@pytest.mark.rule("IE-257", "IE-308")
def test_neural_units_follow_with_contract_cards_too_with_rice_cookers() -> None:
    own = Who(hand=("rice", "drones", "cups"), completed=("neural-units", "rice-cookers"))
    assert following("pirate", Who(), own).offers(1, "neural") == {"rice", "drones"}


@pytest.mark.rule("IE-47", "IE-604")
def test_a_deck_made_anew_is_shuffled() -> None:
    discards = ("rice", "cups", "pens", "soap", "beer", "pants", "paper", "shoes")
    hand = ("honey", "wheat", "sugar", "lumber")
    decks = set()
    for seed in range(1, 5):
        table = scene(Who(hand=hand), deck=("foxes",), discard=discards, only_deck=True, seed=seed)
        decks.add(tuple(table.go("draw").state.box.deck))
    assert len(decks) > 1
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(discards))}
