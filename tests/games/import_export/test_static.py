"""Cards that change a rule as long as they are completed shipments."""

from __future__ import annotations

import pytest

from engine.games.import_export import rules
from tests.games.import_export.scenes import (
    Who,
    open_,
    port,
    scene,
    sea,
    window,
)

ACCEPTS = (("candy", "pants"), ("coffee", "potatoes"), ("generators", "drones"),
           ("gold-watches", "poodles"), ("seeds", "snakes"))  # fmt: skip
WILD = (("black-panthers", "tanks"), ("maseratis", "teslas"), ("soap", "cups"),
        ("televisions", "laptops"), ("wheat", "rice"))  # fmt: skip


@pytest.mark.rule("IE-213", "IE-221", "IE-237", "IE-240", "IE-279", "IE-66", "IE-513")
@pytest.mark.parametrize(("card", "contract"), ACCEPTS)
def test_contracts_of_a_type_accept_any_colour(card: str, contract: str) -> None:
    other = "rice" if contract != "potatoes" else "cups"
    own = Who(hand=(other,), ships=(port(open_(contract), open_("bicycles")),))
    with_card = Who(hand=own.hand, ships=own.ships, completed=(card,))
    if contract == "pants":
        own = Who(hand=own.hand, ships=(port(open_(contract)),))
        with_card = Who(hand=own.hand, ships=own.ships, completed=(card,))
    assert window("load", with_card).offers(0, "load") >= {f"{other}:{contract}"}
    assert f"{other}:{contract}" not in window("load", own).offers(0, "load")


@pytest.mark.rule("IE-209", "IE-245", "IE-288", "IE-294", "IE-299", "IE-66")
@pytest.mark.idle(*(card for card, _ in WILD))
@pytest.mark.parametrize(("card", "container"), WILD)
def test_wild_containers_fit_contracts_of_any_type(card: str, container: str) -> None:
    contract = "pocky" if card != "soap" else "tablets"
    ships = (port(open_(contract)),)
    own = Who(hand=(container, "honey"), ships=ships, completed=(card,))
    offered = window("load", own).offers(0, "load")
    assert f"{container}:{contract}" in offered
    assert (f"honey:{contract}" in offered) is (card == "wheat")
    bare = Who(hand=(container,), ships=ships)
    assert f"{container}:{contract}" not in window("load", bare).offers(0, "load")


@pytest.mark.rule("IE-209", "IE-66", "IE-35")
def test_wild_containers_may_be_pirated_onto_any_contract() -> None:
    own = Who(ships=(port(open_("tablets")),), completed=("black-panthers",))
    table = window("pirate", own, Who(ships=(sea("tanks", "rice"),))).go("take tanks")
    assert table.ship().contracts[0].loads == [["tanks"]]


@pytest.mark.rule("IE-325")
@pytest.mark.idle("tortillas")
def test_tortillas_accept_any_colour_while_they_are_a_contract() -> None:
    own = Who(hand=("cups",), ships=(port(open_("tortillas")),))
    assert window("load", own).offers(0, "load") == {"cups:tortillas"}
    done = Who(hand=("cups",), ships=(port(open_("potatoes")),), completed=("tortillas",))
    assert window("load", done).waiting != (0,) or not window("load", done).offers(0, "load")


@pytest.mark.rule("IE-206", "IE-63")
def test_batteries_load_one_more_once_a_turn() -> None:
    hand = ("laptops", "drones", "segways", "televisions")
    own = Who(hand=hand, ships=(port(open_("nanobots")),), completed=("batteries",))
    table = window("load", own, n=2).go("load laptops nanobots")
    assert table.name() == "batteries"
    table.go("load drones nanobots")
    assert table.credits(0) == (8,)
    assert table.go("load segways nanobots").name() == "end"


@pytest.mark.rule("IE-206", "IE-61")
@pytest.mark.idle("batteries")
def test_batteries_may_be_left_for_later_and_need_two_credits() -> None:
    own = Who(hand=("laptops", "drones", "segways"), ships=(port(open_("nanobots")),),
              completed=("batteries",))  # fmt: skip
    table = window("load", own, n=2).go("load laptops nanobots; none; load drones nanobots")
    assert table.name() == "batteries"
    just = Who(credits=2, hand=own.hand, ships=own.ships, completed=own.completed)
    assert window("load", just).go("load laptops nanobots").name() == "batteries"
    poor = Who(credits=0, hand=own.hand, ships=own.ships, completed=own.completed)
    assert window("load", poor).go("load laptops nanobots").name() == "end"


@pytest.mark.rule("IE-266")
def test_playstations_load_more_with_every_load_action() -> None:
    hand = ("laptops", "drones", "segways", "tablets")
    own = Who(hand=hand, ships=(port(open_("nanobots")),), goods=("televisions", "refrigerators"),
              completed=("playstations", "bicycles"))  # fmt: skip
    table = window("load", own, n=2).go("load laptops nanobots")
    assert table.name() == "playstations"
    table.go("load drones nanobots; load segways nanobots; load tablets nanobots")
    assert len(table.ship().contracts[0].loads) == 4
    assert table.credits(0) == (18,)  # Bicycles count them


@pytest.mark.rule("IE-266")
@pytest.mark.idle("playstations")
def test_playstations_may_be_left_and_need_two_goods() -> None:
    own = Who(hand=("laptops", "drones"), ships=(port(open_("nanobots")),),
              goods=("televisions",), completed=("playstations",))  # fmt: skip
    assert window("load", own).go("load laptops nanobots").name() == "end"
    rich = Who(hand=own.hand, ships=own.ships, goods=("televisions", "robot-cats"),
               completed=own.completed)  # fmt: skip
    table = window("load", rich).go("load laptops nanobots; none")
    assert len(table.ship().contracts[0].loads) == 1


@pytest.mark.rule("IE-215", "IE-18")
@pytest.mark.idle("cannons")
def test_cannons_count_the_pirate_imports_of_others() -> None:
    own = Who(completed=("cannons",), imports=("tanks",))
    table = scene(own, Who(imports=("snakes", "foxes")), Who(imports=("pistols", "rice")))
    assert rules.from_imports(table.table, 0, "pirate") == 4
    assert rules.from_imports(table.table, 0, "load") == 0


@pytest.mark.rule("IE-272", "IE-432")
def test_refrigerators_are_virtual_load_cards() -> None:
    own = Who(completed=("refrigerators", "ferraris"), goods=("laptops", "drones", "tablets"))
    table = scene(own)
    assert rules.from_imports(table.table, 0, "load") == 2
    assert rules.imports_room(table.table, 0) == 3


@pytest.mark.rule("IE-238", "IE-818")
def test_glasses_give_an_import_action_to_whoever_drew() -> None:
    owner = Who(ships=(sea("rice", "honey", "cups", "pens"),))
    own = Who(completed=("glasses",))
    table = scene(Who(hand=("backpacks",)), owner, own).go("lead backpacks")
    table.go("draw", 1).go("draw", 2)
    assert set(table.waiting) == {0, 2}


@pytest.mark.rule("IE-216", "IE-603")
def test_cell_phones_load_the_top_card_if_it_fits() -> None:
    own = Who(ships=(port(open_("tablets")),), completed=("cell-phones", "nanobots"))
    table = window("load", own, deck=("laptops",)).go("phones")
    assert table.ship().contracts[0].loads == [["laptops"]]
    assert table.name() == "end"  # no draw event: no Nanobots
    table = window("load", own, deck=("rice",)).go("phones")
    assert (table.hand(), table.name()) == (["rice"], "end")


@pytest.mark.rule("IE-216", "IE-26")
def test_cell_phones_let_the_owner_choose_the_slot() -> None:
    ships = (port(open_("tablets"), open_("drones")),)
    table = window("load", Who(ships=ships, completed=("cell-phones",)), deck=("laptops",))
    table.go("phones; load laptops drones")
    assert table.ship().contracts[1].loads == [["laptops"]]


@pytest.mark.rule("IE-216", "IE-809")
@pytest.mark.idle("cell-phones")
def test_cell_phones_without_a_deck() -> None:
    own = Who(completed=("cell-phones",))
    assert "phones" not in window("load", own, only_deck=True).tokens()


@pytest.mark.rule("IE-228", "IE-63")
def test_drugs_take_one_more_once_a_turn() -> None:
    own = Who(completed=("drugs", "stolen-rice"), ships=(port(open_("lumber")),))
    rival = Who(ships=(sea("rice", "honey", "wheat", "cups"),))
    table = window("pirate", own, rival, n=2).go("take rice; take honey")
    assert table.credits(0) == (14,)
    assert table.go("take wheat").name() == "end"


@pytest.mark.rule("IE-228")
@pytest.mark.idle("drugs")
def test_drugs_may_take_from_another_source_or_not_at_all() -> None:
    own = Who(completed=("drugs",), ships=(port(open_("lumber")),))
    table = window("pirate", own, Who(ships=(sea("rice", "cups"),)), island=("honey", "pens"))
    table.go("take rice; take honey")
    assert len(table.ship().contracts[0].loads) == 2
    table = window("pirate", own, Who(ships=(sea("rice", "cups"),))).go("take rice; none")
    assert len(table.ship().contracts[0].loads) == 1


@pytest.mark.rule("IE-253", "IE-814", "IE-421", "IE-422")
def test_minivans_steal_in_other_ports() -> None:
    rival = Who(ships=(port(open_("laptops", "drones")),))
    own = Who(completed=("minivans",), ships=(port(open_("tablets")),))
    table = window("pirate", own, rival).go("take drones")
    assert table.ship().contracts[0].loads == [["drones"]]
    assert [made.card for made in table.ship(1).contracts] == ["laptops"]
    assert table.ship(1).contracts[0].loads == []
    assert not table.ship(1).sea
    assert table.credits(0, 1) == (10, 10)


@pytest.mark.rule("IE-253", "IE-814")
@pytest.mark.idle("minivans")
def test_what_fits_no_slot_is_discarded() -> None:
    rival = Who(ships=(port(open_("laptops", "drones")),), hand=("rice",))
    own = Who(completed=("minivans", "heavy-ammunition"))
    table = window("pirate", own, rival).go("take drones")
    assert table.table.discard == ["drones"]
    assert table.hand() == []  # no ship at sea: no Heavy Ammunition


@pytest.mark.rule("IE-253", "IE-437", "IE-603", "IE-604")
def test_minivans_take_from_the_deck_and_from_hands() -> None:
    own = Who(completed=("minivans", "nanobots"), ships=(port(open_("tablets")),))
    table = window("pirate", own, Who(hand=("laptops",)), deck=("rice",), n=2)
    table.go("deck")
    assert table.table.discard == ["rice"]
    table.go("hand 1")
    assert table.ship().contracts[0].loads == [["laptops"]]
    assert table.name() == "end"


@pytest.mark.rule("IE-253", "IE-801")
def test_minivans_spare_the_own_port_and_ships_that_are_full() -> None:
    full = port(open_("laptops", "drones", "batteries"))
    full.bound = True
    rival = Who(ships=(full, port(open_("tablets", "segways"))))
    own = Who(completed=("minivans",), ships=(port(open_("nanobots", "generators")), sea("rice")))
    table = window("pirate", own, rival)
    assert table.offers(0, "take") == {"segways", "rice"}


@pytest.mark.rule("IE-253")
def test_only_minivans_reach_into_ports() -> None:
    rival = Who(ships=(port(open_("laptops", "drones")),), hand=("rice",))
    table = window("pirate", Who(), rival, island=("cups",))
    assert set(table.tokens()) == {"take:cups", "none"}


@pytest.mark.rule("IE-309", "IE-228")
def test_stem_cells_keep_containers_as_goods() -> None:
    own = Who(completed=("stem-cells", "drugs"))
    table = window("pirate", own, Who(ships=(sea("rice", "cups", "pens"),)))
    table.go("take rice; keep; take cups; keep")
    assert (table.player().goods, table.credits(0)) == (["rice", "cups"], (6,))


@pytest.mark.rule("IE-309", "IE-61", "IE-45")
@pytest.mark.idle("stem-cells")
def test_stem_cells_may_be_left_and_need_credits_and_room() -> None:
    rival = Who(ships=(sea("rice", "cups"),))
    own = Who(completed=("stem-cells",))
    assert window("pirate", own, rival).go("take rice; discard").table.discard == ["rice"]
    just = Who(completed=("stem-cells",), credits=2)
    assert window("pirate", just, rival).go("take rice; keep").credits(0) == (0,)
    poor = Who(completed=("stem-cells",), credits=0)
    assert window("pirate", poor, rival).go("take rice").name() == "end"
    full = Who(completed=("stem-cells",), goods=("pens", "soap", "paper", "shoes"))
    assert window("pirate", full, rival).go("take rice").name() == "end"
