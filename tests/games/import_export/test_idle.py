"""Cards that find nothing to work on, or are none of this turn's business."""

from __future__ import annotations

import pytest

from engine.games.import_export import rules, scoring
from tests.games.import_export.scenes import (
    HarbourScene,
    Who,
    complete,
    ended,
    fillers,
    importing,
    open_,
    pirating,
    port,
    scene,
    sea,
    window,
)
from tests.games.import_export.test_static import ACCEPTS


def points(own: Who) -> dict[str, int]:
    """What seat 0 would score, without what is nothing."""
    found = scoring.points(scene(own, seats=2).state, 0)
    return {source: n for source, n in found.items() if n}


@pytest.mark.rule("IE-213", "IE-221", "IE-237", "IE-240", "IE-279", "IE-66")
@pytest.mark.idle(*(card for card, _ in ACCEPTS))
@pytest.mark.parametrize(("card", "contract"), ACCEPTS)
def test_contracts_of_other_types_do_not_accept_any_colour(card: str, contract: str) -> None:
    other = "potatoes" if contract != "potatoes" else "pants"
    strange = fillers("luxury", 1) if contract != "poodles" else fillers("illegal", 1)
    ships = (port(open_(contract), open_(other)),)
    own = Who(hand=strange, completed=(card,), ships=ships)
    assert window("load", own).offers(0, "load") == {f"{strange[0]}:{contract}"}


@pytest.mark.rule("IE-223", "IE-809")
@pytest.mark.idle("cups")
def test_cups_without_a_deck() -> None:
    table = complete("cups", only_deck=True)
    assert (table.hand(), table.credits(0)) == ([], (16,))
    assert table.table.ended == "deck"


@pytest.mark.rule("IE-268", "IE-809")
@pytest.mark.idle("potatoes")
def test_potatoes_without_a_deck() -> None:
    table = complete("potatoes", only_deck=True)
    assert (table.hand(), table.credits(0)) == ([], (18,))


@pytest.mark.rule("IE-232", "IE-61")
@pytest.mark.idle("flamethrowers")
@pytest.mark.parametrize("seed", range(1, 5))
def test_flamethrowers_take_nothing_from_who_has_nothing(seed: int) -> None:
    table = complete("flamethrowers", Who(), Who(credits=0), Who(credits=0), seed=seed)
    assert table.credits() == ((16, 0, 0) if table.said("ie-heads") else (12, 2, 2))


@pytest.mark.rule("IE-243", "IE-263", "IE-441")
@pytest.mark.idle("honey", "pens")
@pytest.mark.parametrize(
    ("card", "first", "second"), [("honey", "rice", "potatoes"), ("pens", "cups", "pants")]
)
def test_only_goods_count_no_imports_and_no_hands(card: str, first: str, second: str) -> None:
    table = complete(card, Who(), Who(imports=(first,)), Who(hand=(second,)))
    pays = rules.payout(3 if card == "honey" else 4)
    assert table.credits(0) == (10 + pays,)


@pytest.mark.rule("IE-238")
@pytest.mark.idle("glasses")
def test_glasses_give_nothing_in_other_turns() -> None:
    table = scene(Who(completed=("glasses",))).table
    found = {action: rules.from_imports(table, 0, action) for action in ("import", "supply")}
    assert found == {"import": 1, "supply": 0}
    assert rules.imports_room(table, 0) == 2  # it is no card in the imports


@pytest.mark.rule("IE-272")
@pytest.mark.idle("refrigerators")
def test_refrigerators_need_two_technology_goods() -> None:
    own = Who(completed=("refrigerators",), goods=("laptops",))
    assert rules.from_imports(scene(own).table, 0, "load") == 0


@pytest.mark.rule("IE-244", "IE-65")
@pytest.mark.idle("mineral-water")
def test_mineral_water_sells_agriculture_only() -> None:
    table = scene(Who(), Who(completed=("mineral-water",), hand=("cups", "pens")))
    assert [decision.seat for decision in table.match.questions()] == [0]


@pytest.mark.rule("IE-255", "IE-49")
@pytest.mark.idle("mri-machines")
def test_mri_machines_come_too_late_for_an_end_that_is_triggered() -> None:
    ships = (port(open_("drones", "laptops")), port(open_("mri-machines", "generators")))
    own = Who(credits=44, hand=("tablets", "televisions"), ships=ships)
    table = window("load", own, n=2).go("load tablets drones")
    assert table.table.ended == "credits"
    table.go("load televisions mri-machines")
    assert rules.threshold(table.table) == 70
    assert table.go("end").over


@pytest.mark.rule("IE-260", "IE-33", "IE-36")
@pytest.mark.idle("pants")
def test_pants_are_paid_for_imports_of_others_only() -> None:
    owner = Who(completed=("pants",), ships=(sea("rice", "honey"),))
    assert pirating(Who(), owner).go("take rice").credits(1) == (10,)
    own = importing(Who(completed=("pants",), ships=(sea("rice", "honey"),)))
    assert own.go("import; goods").credits(0) == (10,)


@pytest.mark.rule("IE-230", "IE-271")
@pytest.mark.idle("ferraris")
def test_goods_that_ferraris_stand_for_cannot_be_given() -> None:
    rival = Who(completed=("ferraris",), goods=("rice",))
    table = complete("mortars", Who(), rival)
    assert set(table.tokens(1)) == {"credits", "shipment:ferraris"}
    bones = complete("dinosaur-bones", Who(), Who(completed=("ferraris",)))
    assert bones.name() == "dino-take"
    assert not bones.said("ie-to-island")


@pytest.mark.rule("IE-278")
@pytest.mark.idle("saunas")
def test_saunas_double_majorities_only() -> None:
    goods = ("laptops", "rice", "cups", "foxes", "teslas")
    rival = Who(goods=("drones", "tablets", "honey", "wheat", "pens", "soap", "tanks", "snakes",
                "poodles", "showers"))  # fmt: skip
    own = Who(credits=0, completed=("saunas",), goods=goods)
    found = scoring.points(scene(own, rival, seats=2).state, 0)
    assert {source: n for source, n in found.items() if n} == {"goods": 6, "each": 10}


@pytest.mark.rule("IE-249", "IE-297", "IE-302", "IE-319")
@pytest.mark.idle("leather-jackets", "silk-shirts", "clothing", "scotch-whisky")
def test_cards_that_look_at_what_is_not_there() -> None:
    assert points(Who(credits=0, completed=("leather-jackets",), goods=("rice",))) == {
        "goods": 1,
        "agriculture": 6,
    }
    assert points(Who(credits=0, completed=("silk-shirts",))) == {}
    assert ended(Who(credits=50, completed=("clothing",))).player().goods == []
    table = scene(Who(completed=("scotch-whisky",)), Who()).table
    assert rules.goods_weight(table, 0, ("teslas", "cups", "pens")) == 3
    assert rules.goods_weight(table, 1, ("teslas", "poodles")) == 2


@pytest.mark.rule("IE-292", "IE-506")
@pytest.mark.idle("tablets")
def test_tablets_are_of_no_use_to_others() -> None:
    table = scene(Who(completed=("tablets",)), Who()).table
    assert [rules.capacity(table, seat) for seat in (0, 1)] == [8, 6]


@pytest.mark.rule("IE-308")
@pytest.mark.idle("rice-cookers")
def test_rice_cookers_change_two_actions_only() -> None:
    own = Who(completed=("rice-cookers",), hand=("cups", "rice"))
    assert scene(own).offers(0, "lead") == {"cups", "rice", "rice:load"}
    assert scene(Who(hand=("rice",))).offers(0, "lead") == {"rice"}


@pytest.mark.rule("IE-316", "IE-436")
@pytest.mark.idle("delayed-deals")
def test_the_further_turn_is_lost_if_the_game_ends_before() -> None:
    table = complete("delayed-deals", Who(credits=40), Who(credits=0), Who(credits=0))
    assert table.credits() == (54, 0, 0)
    assert table.player().delayed == 1
    assert table.go("end").over


@pytest.mark.rule("IE-236", "IE-30")
@pytest.mark.idle("foxes")
def test_foxes_do_not_beat_a_higher_bid() -> None:
    who = [Who(hand=("backpacks",)), Who(hand=("glasses",), completed=("foxes",)),
           Who(ships=(sea("rice", "honey", "pens"),))]  # fmt: skip
    table: HarbourScene = scene(*who).go("lead backpacks").go("follow glasses", 1).go("draw", 2)
    table.go("bid 6").go("bid 4", 1)
    assert table.said("ie-wins-auction", seat=0, n=6)
