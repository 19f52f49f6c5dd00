"""Cards that react to loads, completions, ships and piracy."""

from __future__ import annotations

import pytest

from tests.games.import_export.scenes import (
    HarbourScene,
    Who,
    complete,
    completing,
    contracting,
    finish,
    following,
    importing,
    open_,
    pirating,
    port,
    scene,
    sea,
    window,
)


@pytest.mark.rule("IE-256", "IE-426", "IE-802")
def test_nanobots_load_once_for_each_draw() -> None:
    watcher = Who(completed=("lumber",))
    own = Who(
        hand=("batteries", "rice"),
        completed=("nanobots",),
        ships=(port(open_("laptops", "drones")),),
    )
    table = following("contract", Who(), own, Who(), watcher)
    table.go("draw", 1)
    assert table.said("ie-drew", seat=1, n=3)
    assert table.waiting == (1,)
    table.go("load batteries laptops", 1)
    assert table.credits(1) == (16,)
    assert table.player(1).completed == ["nanobots", "laptops"]
    assert len(table.table.island) == 1
    assert table.waiting == (3,)
    assert table.go("draw", 3).waiting == (2,)


@pytest.mark.rule("IE-256")
@pytest.mark.idle("nanobots")
def test_nanobots_may_be_left_and_need_a_slot() -> None:
    ready = Who(completed=("nanobots",), ships=(port(open_("laptops", "drones")),))
    assert scene(ready).go("draw; none").table.captain == 1
    assert scene(Who(completed=("nanobots",))).go("draw").table.captain == 1
    assert scene(Who(), ready).go("draw").table.captain == 1  # somebody else draws


@pytest.mark.rule("IE-259", "IE-803", "IE-273", "IE-41")
@pytest.mark.parametrize(("order", "credits"), [(("onions", "rice"), 22), (("rice", "onions"), 18)])
def test_two_contracts_react_in_contract_order(order: tuple[str, str], credits: int) -> None:
    first = open_(order[0], "wheat", "coffee", "honey")
    second = open_(order[1], "lumber", "apples")
    own = Who(hand=("paprika",), ships=(port(first, second),))
    table = window("load", own).go(f"load paprika {order[1]}")
    assert table.credits(0) == (10 + credits,)
    assert len(table.table.island) == 1


@pytest.mark.rule("IE-259")
@pytest.mark.idle("onions")
def test_onions_look_at_own_agriculture_contracts() -> None:
    assert complete("potatoes", None, Who(completed=("onions",))).credits(1) == (10,)
    assert complete("cups", Who(completed=("onions",))).credits(0) == (16,)


@pytest.mark.rule("IE-261", "IE-64", "IE-41")
@pytest.mark.idle("paper")
def test_paper_imports_freely_for_consumer_contracts() -> None:
    rival = Who(ships=(sea("rice", "honey"),))
    table = complete("paper", None, rival).go("take rice; imports rice")
    assert (table.player().imports, table.credits()) == (["rice"], (16, 10, 10))
    theirs = complete("pants", None, Who(completed=("paper",), ships=rival.ships))
    assert theirs.waiting == (0,)
    again = complete("pants", Who(completed=("paper",)), rival).go("none")
    assert again.player().goods == []


@pytest.mark.rule("IE-262")
@pytest.mark.idle("paprika")
def test_paprika_loads_with_a_contract() -> None:
    own = Who(completed=("paprika",), hand=("rice", "cups"))
    table = contracting("potatoes", own)
    assert table.offers(0, "load") == {"rice:potatoes"}
    table.go("load rice potatoes")
    assert table.ship().contracts[0].loads == [["rice"]]
    assert contracting("potatoes", own).go("none").ship().contracts[0].loads == []


@pytest.mark.rule("IE-262", "IE-231")
def test_paprika_is_no_load_action() -> None:
    own = Who(completed=("paprika", "bicycles"), hand=("rice",))
    assert contracting("potatoes", own).go("load rice potatoes").credits(0) == (10,)


@pytest.mark.rule("IE-264")
@pytest.mark.idle("pistols")
def test_pistols_are_paid_for_illegal_contracts_of_others() -> None:
    owner = Who(completed=("pistols",))
    assert complete("the-motherlode", None, owner).credits(0, 1) == (14, 12)
    assert complete("potatoes", None, owner).credits(1) == (10,)
    assert complete("the-motherlode", owner).credits(0) == (16,)


@pytest.mark.rule("IE-267", "IE-403", "IE-819")
@pytest.mark.idle("poison-bottles")
def test_poison_bottles_are_paid_once_a_turn() -> None:
    owner = Who(completed=("poison-bottles",), ships=(sea("rice", "honey", "cups"),))
    table = pirating(Who(), owner, n=2).go("take rice")
    assert table.credits(0, 1) == (8, 12)
    assert table.go("take honey").credits(0, 1) == (8, 12)
    assert pirating(Who(credits=0), owner).go("take rice").credits(0, 1) == (0, 10)
    assert pirating(Who(completed=("poison-bottles",)), Who(ships=(sea("rice", "cups"),))).go(
        "take rice"
    ).credits(0) == (10,)


@pytest.mark.rule("IE-270", "IE-807")
def test_sextants_import_from_the_same_ship() -> None:
    owner = Who(ships=(sea("rice", "honey", "cups"), sea("pens", "soap")))
    table = importing(Who(), owner, Who(completed=("sextants",)))
    table.go("sea 1-1; import; take rice take honey; goods")
    assert table.offers(2, "take") == {"cups"}
    table.go("take cups; goods", 2)
    assert table.player(2).goods == ["cups"]
    assert table.credits() == (10, 14, 10)
    assert not table.ship(1).sea


@pytest.mark.rule("IE-270")
@pytest.mark.idle("sextants")
def test_sextants_may_be_left_and_do_not_react_to_free_imports() -> None:
    owner = Who(ships=(sea("rice", "honey", "cups"),))
    table = importing(Who(), owner, Who(completed=("sextants",)))
    table.go("import; take rice take honey; goods").go("none", 2)
    assert table.player(2).goods == []
    table = complete("paper", None, owner, Who(completed=("sextants",))).go("take rice; goods")
    assert table.waiting == (0,)


@pytest.mark.rule("IE-277")
def test_satellites_react_to_ships_of_anybody() -> None:
    own = Who(completed=("satellites",), hand=("rice",), ships=(port(open_("potatoes")),))
    table = complete("cups", None, own).go("draw; load rice potatoes", 1)
    assert (len(table.hand(1)), table.ship(1).contracts[0].loads) == (1, [["rice"]])


@pytest.mark.rule("IE-277", "IE-231")
@pytest.mark.idle("satellites")
def test_satellites_may_be_left_and_ignore_their_own_ship() -> None:
    own = Who(completed=("satellites",), hand=("rice",), ships=(port(open_("potatoes")),))
    assert complete("cups", None, own).go("none; none", 1).hand(1) == ["rice"]
    assert complete("satellites").name() == "end"


@pytest.mark.rule("IE-282", "IE-41")
@pytest.mark.idle("shoes")
def test_shoes_draw_for_every_contract_their_own_too() -> None:
    assert len(complete("shoes").go("draw").hand()) == 1
    assert len(complete("cups", None, Who(completed=("shoes",))).go("draw", 1).hand(1)) == 1
    assert complete("shoes").go("none").hand() == []


@pytest.mark.rule("IE-300", "IE-282")
def test_copied_shoes_include_the_copy_itself() -> None:
    table = complete("wind-turbines", None, Who(completed=("shoes",)))
    assert table.table.copied == "shoes"
    assert table.waiting == (0,)  # the captain's copy first
    assert table.go("draw").waiting == (1,)


def ambush(first: Who) -> HarbourScene:
    """Seat 0 has pirated, and seat 1 with Shotguns does so now."""
    owner = Who(completed=("shotguns",), imports=("snakes", "tanks"))
    table = window("pirate", first, owner, after=(1,), island=("wheat", "beer", "soap"))
    return table.go("take wheat; end").go("take beer", 1)


@pytest.mark.rule("IE-283", "IE-429")
def test_shotguns_are_paid_by_earlier_pirates_once() -> None:
    rich = Who(hand=("rice", "cups", "pens"), credits=2)
    assert ambush(rich).go("credits").credits(0, 1) == (0, 12)
    table = ambush(rich).go("hand; give rice give pens")
    assert (table.hand(), table.hand(1)) == (["cups"], ["rice", "pens"])
    assert not table.said("ie-gave-cards", to=None)
    assert table.waiting == (1,)
    assert table.go("take soap", 1).waiting == (1,)  # the second action is free


@pytest.mark.rule("IE-283", "IE-819", "IE-403")
@pytest.mark.parametrize(("hand", "given"), [(("rice",), ["rice"]), ((), [])])
def test_a_poor_victim_of_shotguns_gives_what_there_is(
    hand: tuple[str, ...], given: list[str]
) -> None:
    table = ambush(Who(hand=hand, credits=0))
    assert table.hand(1) == given
    assert table.waiting == (1,)


@pytest.mark.rule("IE-283")
@pytest.mark.idle("shotguns")
def test_shotguns_spare_later_pirates() -> None:
    owner = Who(completed=("shotguns",))
    table = window("pirate", owner, Who(imports=("snakes",)), after=(1,), island=("wheat", "beer"))
    table.go("take wheat; end").go("take beer; end", 1)
    assert table.credits(0, 1) == (10, 10)


@pytest.mark.rule("IE-286", "IE-429")
@pytest.mark.idle("tanks")
def test_tanks_take_a_card_of_whoever_completes() -> None:
    owner = Who(completed=("tanks",))
    table = complete("cups", Who(hand=("rice", "pens")), owner)
    assert table.waiting == (0,)
    table.go("give pens")
    assert table.hand(1) == ["pens"]
    assert complete("pants", None, owner).hand(1) == []
    assert complete("pants", owner, Who(hand=("rice",))).hand() == []


@pytest.mark.rule("IE-291")
@pytest.mark.idle("sugar")
def test_sugar_is_paid_for_agriculture_contracts() -> None:
    assert contracting("potatoes", Who(completed=("sugar",))).credits(0) == (12,)
    assert contracting("pants", Who(completed=("sugar",))).credits(0) == (10,)
    assert contracting("potatoes", Who(), Who(completed=("sugar",))).credits(1) == (10,)


@pytest.mark.rule("IE-310", "IE-58")
def test_whole_wheat_reacts_to_any_agriculture_container() -> None:
    loader = Who(hand=("rice",), ships=(port(open_("sugar")),))
    owner = Who(completed=("whole-wheat",))
    posed = window("load", loader, owner).go("load rice sugar")
    assert posed.go("credits", 1).credits(1) == (12,)
    posed = window("load", loader, owner).go("load rice sugar")
    assert len(posed.go("cards", 1).hand(1)) == 2
    posed = window("load", loader, owner).go("load rice sugar")
    assert posed.go("none", 1).credits(1) == (10,)


@pytest.mark.rule("IE-310")
@pytest.mark.idle("whole-wheat")
def test_whole_wheat_ignores_other_types() -> None:
    loader = Who(hand=("laptops",), ships=(port(open_("tablets")),))
    table = window("load", loader, Who(completed=("whole-wheat",))).go("load laptops tablets")
    assert table.waiting == (0,)


@pytest.mark.rule("IE-312", "IE-807")
def test_hydroponics_bring_ships_home_with_one_container() -> None:
    owner = Who(
        ships=(sea("rice", "honey", "cups"), port(open_("pants"))), completed=("hydroponics",)
    )
    table = importing(Who(), owner, Who(completed=("sextants",)))
    table.go("import; take rice take honey; goods")
    assert table.waiting == (1,)  # no Sextants: the ship is home
    table.go("load cups pants", 1)
    assert table.ship(1, 2).contracts[0].loads == [["cups"]]
    assert table.ship(1).aboard == []


@pytest.mark.rule("IE-312", "IE-420")
@pytest.mark.parametrize(("card", "loads"), [("potatoes", [["rice"]]), ("pants", [])])
def test_a_container_left_aboard_fills_the_first_contract_or_goes(
    card: str, loads: list[list[str]]
) -> None:
    own = Who(completed=("hydroponics",), hand=(card,), ships=(port(left=("rice",)),))
    table = window("contract", own).go(f"contract {card} 1")
    assert table.ship().contracts[0].loads == loads
    assert table.ship().cargo == []
    assert ("rice" in table.table.discard) is not bool(loads)


@pytest.mark.rule("IE-312")
@pytest.mark.idle("hydroponics")
def test_hydroponics_work_at_once_and_the_container_may_stay() -> None:
    own = Who(ships=(sea("cups"),))
    table = complete("hydroponics", own)
    assert not table.ship(0, 2).sea
    assert table.ship(0, 2).cargo == ["cups"]


@pytest.mark.rule("IE-317", "IE-12")
@pytest.mark.parametrize(("choice", "cards", "credits"), [("cards", 2, 10), ("credits", 0, 12)])
def test_dragon_fruit(choice: str, cards: int, credits: int) -> None:
    table = scene(Who(hand=("snakes",), completed=("dragon-fruit",))).go("lead snakes")
    assert table.waiting == (0,)
    assert "none" not in table.tokens()
    table.go(choice)
    assert (len(table.hand()), table.credits(0)) == (cards, (credits,))
    assert table.waiting == (1,)


@pytest.mark.rule("IE-317")
@pytest.mark.idle("dragon-fruit")
def test_dragon_fruit_wants_pirate_led_by_its_owner() -> None:
    assert scene(Who(hand=("rice",), completed=("dragon-fruit",))).go("lead rice").waiting == (1,)
    other = scene(Who(hand=("snakes",)), Who(completed=("dragon-fruit",))).go("lead snakes")
    assert other.name(1) == "follow"


@pytest.mark.rule("IE-321")
@pytest.mark.idle("rare-metals")
def test_rare_metals() -> None:
    both = port(open_("drones", "laptops", "tablets"), open_("pants", "cups"))
    own = Who(completed=("rare-metals",), hand=("pens",), ships=(both,))
    assert window("load", own).go("load pens pants").credits(0) == (10 + 10 + 4,)
    assert complete("pants", Who(completed=("rare-metals",))).credits(0) == (16,)
    other = Who(hand=("pens",), ships=(both,))
    table = window("load", other, Who(completed=("rare-metals",))).go("load pens pants")
    assert table.credits(1) == (10,)


@pytest.mark.rule("IE-322")
@pytest.mark.idle("stolen-rice")
def test_stolen_rice() -> None:
    own = Who(completed=("stolen-rice",))
    rival = Who(ships=(sea("rice", "cups", "pens"),))
    assert pirating(own, rival).go("take rice").credits(0) == (12,)
    assert pirating(own, rival).go("take cups").credits(0) == (10,)
    assert pirating(Who(), rival, own).go("take rice").credits(2) == (10,)


@pytest.mark.rule("IE-323")
@pytest.mark.idle("stolen-tires")
def test_stolen_tires() -> None:
    rival = Who(ships=(sea("rice", "cups"),))
    table = pirating(Who(completed=("stolen-tires",)), rival).go("take rice")
    assert (len(table.hand()), len(table.table.island)) == (1, 1)
    assert (
        len(pirating(Who(), rival, Who(completed=("stolen-tires",))).go("take rice").hand(2)) == 0
    )


@pytest.mark.rule("IE-210")
def test_bok_choy_aboard_another_contract() -> None:
    own = Who(completed=("wheat",), hand=("pens",), ships=(port(open_("pants", "bok-choy")),))
    assert window("load", own).go("load pens pants").credits(0) == (18,)
    own = Who(hand=("rice",), ships=(port(open_("potatoes", "bok-choy")),))
    assert window("load", own).go("load rice potatoes").credits(0) == (18,)  # Potatoes alone: 8


@pytest.mark.rule("IE-210")
@pytest.mark.idle("bok-choy")
def test_bok_choy_completed_does_nothing() -> None:
    assert complete("bok-choy").credits(0) == (16,)
    assert finish(completing("bok-choy", Who(credits=0)), "bok-choy").credits(0) == (6,)
