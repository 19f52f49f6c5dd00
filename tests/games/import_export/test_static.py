"""Cards that change a rule as long as they are completed shipments."""

from __future__ import annotations

import pytest

from engine.games.import_export import rules
from engine.games.import_export.window import Window
from tests.games.import_export.scenes import (
    HarbourScene,
    Who,
    complete,
    completing,
    finish,
    following,
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
def test_playstations_may_be_left_and_need_two_goods() -> None:
    own = Who(hand=("laptops", "drones"), ships=(port(open_("nanobots")),),
              goods=("televisions",), completed=("playstations",))  # fmt: skip
    assert window("load", own).go("load laptops nanobots").name() == "end"
    rich = Who(hand=own.hand, ships=own.ships, goods=("televisions", "robot-cats"),
               completed=own.completed)  # fmt: skip
    table = window("load", rich).go("load laptops nanobots; none")
    assert len(table.ship().contracts[0].loads) == 1


@pytest.mark.rule("IE-215", "IE-18")
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


@pytest.mark.rule("IE-246", "IE-427", "IE-63")
def test_green_tea_sells_beside_a_contract() -> None:
    own = Who(completed=("green-tea",), hand=("potatoes", "cups", "pants", "pens"))
    table = window("contract", own, n=2).go("contract potatoes 1; sell cups")
    assert (table.credits(0), table.table.island) == ((14,), ["cups"])
    assert table.go("contract pants 1").name() == "end"
    assert table.table.sold == []


@pytest.mark.rule("IE-246")
def test_green_tea_may_be_left() -> None:
    own = Who(completed=("green-tea",), hand=("potatoes", "cups"))
    assert window("contract", own).go("contract potatoes 1; none").credits(0) == (10,)


@pytest.mark.rule("IE-234")
def test_flour_is_contracted_and_filled_at_once() -> None:
    own = Who(colour="yellow", hand=("flour", "rice", "honey", "wheat", "sugar", "lumber"))
    table = window("contract", own).go("flour 1; with rice with honey with wheat with sugar")
    assert table.player().completed == ["flour"]
    assert table.credits(0) == (20,)
    assert table.hand() == ["lumber"]


@pytest.mark.rule("IE-234")
def test_flour_needs_its_level_and_four_cards_or_is_a_plain_contract() -> None:
    few = Who(colour="yellow", hand=("flour", "rice", "honey", "wheat"))
    assert window("contract", few).offers(0, "flour") == set()
    low = Who(colour="red", hand=("flour", "rice", "honey", "wheat", "sugar"))
    assert window("contract", low, n=2).offers(0, "flour") == set()
    assert "flour:1" in window("contract", low, n=2).offers(0, "contract")


@pytest.mark.rule("IE-234", "IE-221")
def test_flour_takes_what_the_contract_accepts() -> None:
    hand = ("flour", "tanks", "foxes", "snakes", "pistols")
    own = Who(colour="yellow", hand=hand, completed=("coffee",))
    table = window("contract", own).go("flour 1; with tanks with foxes with snakes with pistols")
    assert table.player().completed == ["coffee", "flour"]


@pytest.mark.rule("IE-274", "IE-529", "IE-815")
def test_robot_cats_load_pairs_as_technology() -> None:
    own = Who(hand=("rice", "honey", "cups", "pens"), ships=(port(open_("laptops")),),
              completed=("robot-cats", "bicycles"))  # fmt: skip
    table = window("load", own, n=2)
    table.go("pair rice laptops; half honey; pair cups laptops; half pens")
    assert table.credits(0) == (10 + 10 + 4,)
    assert len(table.ship().cargo) == 4


@pytest.mark.rule("IE-815", "IE-420", "IE-292")
@pytest.mark.parametrize(("completed", "allowed"), [((), False), (("tablets",), True)])
def test_pairs_must_fit_with_all_that_is_missing(completed: tuple[str, ...], allowed: bool) -> None:
    ships = (port(open_("laptops"), open_("pens")),)
    own = Who(hand=("rice", "honey"), ships=ships, completed=("robot-cats", *completed))
    table = window("load", own)
    assert bool(table.offers(0, "pair")) is allowed


@pytest.mark.rule("IE-274", "IE-815")
def test_pirated_halves_wait_for_the_other_half() -> None:
    own = Who(ships=(port(open_("laptops")),), completed=("robot-cats",))
    rival = Who(ships=(sea("tanks", "foxes", "cups", "rice"),))
    table = window("pirate", own, rival, n=2).go("take tanks")
    assert table.option("half:laptops").label.key == "ie-onto-half"
    table.go("half laptops")
    assert (table.ship().contracts[0].half, table.ship().contracts[0].loads) == ("tanks", [])
    table.go("take foxes")
    assert table.ship().contracts[0].loads == [["tanks", "foxes"]]
    table = window("pirate", own, rival, n=1).go("take tanks; half laptops; end")
    assert "tanks" in table.table.discard
    assert table.ship().contracts[0].half is None


@pytest.mark.rule("IE-274")
def test_a_half_need_not_be_begun() -> None:
    own = Who(ships=(port(open_("laptops")),), completed=("robot-cats",))
    table = window("pirate", own, Who(ships=(sea("tanks", "foxes"),))).go("take tanks; discard")
    assert table.ship().contracts[0].half is None


@pytest.mark.rule("IE-276", "IE-63")
def test_rope_swaps_before_the_captain_chooses() -> None:
    table = scene(Who(completed=("rope",), hand=("rice", "cups")), island=("pens",))
    table.go("swap rope; want pens; give rice")
    assert (table.hand(), table.table.island) == (["cups", "pens"], ["rice"])
    assert table.offers(0, "swap") == set()


@pytest.mark.rule("IE-276")
def test_rope_may_be_left_and_is_for_the_captain() -> None:
    own = Who(completed=("rope",), hand=("rice", "cups"))
    table = scene(own, island=("pens",)).go("swap rope; none")
    assert table.hand() == ["rice", "cups"]
    assert window("supply", own, island=("pens",)).offers(0, "swap") == set()
    assert scene(own).offers(0, "swap") == set()


@pytest.mark.rule("IE-305", "IE-14")
def test_leds_swap_in_any_own_window() -> None:
    own = Who(completed=("leds",), hand=("rice",))
    table = window("supply", Who(), own, after=(1,), island=("pens",), n=1).go("none")
    assert table.waiting == (1,)
    table.go("swap leds; want pens; give rice", 1)
    assert table.hand(1) == ["pens"]
    captain = scene(own, island=("pens",))
    assert captain.offers(0, "swap") == {"leds"}


@pytest.mark.rule("IE-305")
def test_leds_may_be_left() -> None:
    own = Who(completed=("leds",), hand=("rice",))
    table = window("supply", Who(), own, after=(1,), island=("pens",)).go("none").go("none", 1)
    assert table.hand(1) == ["rice"]


@pytest.mark.rule("IE-306", "IE-14")
def test_oysters_make_luxury_contracts_without_an_action() -> None:
    own = Who(completed=("oysters",), hand=("showers", "poodles", "rice"))
    table = window("supply", Who(), own, after=(1,), island=("pens",)).go("none")
    assert table.offers(1, "oysters") == {"showers:1", "showers:2", "poodles:1", "poodles:2"}
    table.go("oysters showers 1; oysters poodles 1; none", 1)
    assert [made.card for made in table.ship(1).contracts] == ["showers", "poodles"]


@pytest.mark.rule("IE-306")
def test_oysters_need_a_level_a_ship_and_may_be_left() -> None:
    own = Who(colour="red", completed=("oysters",), hand=("teslas", "showers"))
    table = window("supply", Who(), own, after=(1,), island=("pens",)).go("none")
    assert table.offers(1, "oysters") == {"showers:1", "showers:2"}  # Teslas need a level
    assert table.go("none", 1).ship(1).contracts == []
    away = Who(completed=("oysters",), hand=("showers",), ships=(sea("rice"), sea("cups")))
    table = window("supply", Who(), away, after=(1,), island=("pens",)).go("none")
    assert table.table.captain == 1


@pytest.mark.rule("IE-308")
def test_rice_cookers_make_load_and_contract_the_same() -> None:
    own = Who(completed=("rice-cookers",), imports=("laptops", "honey"), hand=("rice", "drones"))
    table = following("load", Who(), own)
    assert table.offers(1, "follow") == {"rice", "drones"}
    table.go("follow drones", 1).go("draw", 2)
    assert table.table.players[1].follows == "load"
    assert rules.from_imports(table.table, 1, "load") == 2
    captain = scene(own)
    assert {"rice", "rice:load", "drones", "drones:contract"} <= captain.offers(0, "lead")


@pytest.mark.rule("IE-308")
def test_rice_cookers_offer_both_in_one_window() -> None:
    own = Who(completed=("rice-cookers",), hand=("rice", "potatoes", "honey"),
              ships=(port(open_("lumber")),))  # fmt: skip
    table = scene(own, seats=2).go("lead rice load").go("draw", 1)
    assert table.offers(0, "load")
    assert table.offers(0, "contract") == {"potatoes:2"}


@pytest.mark.rule("IE-257", "IE-818")
def test_neural_units_follow_with_load() -> None:
    own = Who(completed=("neural-units",), imports=("laptops", "drones", "glasses"),
              hand=("segways", "rice"), ships=(port(open_("tablets")),))  # fmt: skip
    captain = Who(ships=(sea("honey", "sugar"),))
    table = following("import", captain, own, seats=2)
    assert table.offers(1, "neural") == {"segways"}
    table.go("neural segways", 1)
    assert table.waiting == (0,)  # no auction for seat 1
    table.go("none")
    assert table.waiting == (1,)
    frame = table.match.stack[-1]
    assert isinstance(frame, Window)
    assert frame.left == 3


@pytest.mark.rule("IE-257")
def test_neural_units_work_for_followers_only() -> None:
    table = scene(Who(completed=("neural-units",), hand=("segways",)))
    assert table.offers(0, "neural") == set()
    table = following("import", Who(), Who(hand=("segways",)))
    assert table.offers(1, "neural") == set()


@pytest.mark.rule("IE-257", "IE-16")
def test_a_pair_may_stand_for_the_load_card_of_neural_units() -> None:
    own = Who(completed=("neural-units",), hand=("rice", "honey"))
    table = following("pirate", Who(), own)
    assert table.offers(1, "pair") == {"agriculture:pirate", "agriculture:load"}
    table.go("pair agriculture load; with rice with honey", 1)
    assert table.player(1).follows == "load"


@pytest.mark.rule("IE-311", "IE-818")
def test_3d_printers_follow_with_any_card() -> None:
    own = Who(completed=("3d-printers",), hand=("rice", "cups"))
    table = following("pirate", Who(), own)
    assert table.offers(1, "follow") == {"rice", "cups"}
    assert table.go("follow rice", 1).player(1).follows == "pirate"
    assert scene(own).offers(0, "lead") == {"rice", "cups"}
    assert following("pirate", Who(), Who(hand=("rice",))).offers(1, "follow") == set()


@pytest.mark.rule("IE-281", "IE-32", "IE-807")
def test_shampoo_takes_three_containers() -> None:
    owner = Who(ships=(sea("rice", "honey", "cups", "tanks"),))
    own = Who(completed=("shampoo",), hand=("backpacks",))
    table = scene(own, owner, seats=2).go("lead backpacks").go("draw", 1)
    table.go("import")
    assert (table.asked(0).at_least, table.asked(0).at_most) == (2, 3)
    table.go("take rice take honey take cups; imports rice")
    assert (table.player().imports, table.player().goods) == (["rice"], ["honey", "cups"])
    assert table.credits(1) == (16,)
    table = scene(own, owner, seats=2).go("lead backpacks").go("draw", 1)
    assert table.go("import; take rice take honey; goods").credits(1) == (14,)


@pytest.mark.rule("IE-260", "IE-807")
def test_pants_double_the_fee() -> None:
    owner = Who(ships=(sea("rice", "honey", "cups"),), completed=("pants",))
    table = scene(Who(hand=("backpacks",)), owner, seats=2).go("lead backpacks").go("draw", 1)
    assert table.go("import; take rice take honey; goods").credits(1) == (18,)


@pytest.mark.rule("IE-287", "IE-427", "IE-63")
def test_smart_cars_put_a_card_on_the_island() -> None:
    own = Who(completed=("smart-cars", "bicycles"), hand=("rice", "cups"))
    table = window("load", own, n=2).go("cars rice")
    assert (table.credits(0), table.table.island) == ((12,), ["rice"])
    assert table.name() == "end"  # once a turn, and nothing else to load
    assert table.table.sold == []


@pytest.mark.rule("IE-287")
def test_smart_cars_may_be_left() -> None:
    own = Who(completed=("smart-cars",), hand=("rice",))
    assert window("load", own).go("none").credits(0) == (10,)


@pytest.mark.rule("IE-292", "IE-532", "IE-506")
def test_tablets_carry_and_pay_for_eight() -> None:
    ship = port(
        open_("teslas", "foxes", "snakes", "tanks", "seeds"),
        open_("apple-watches", "pistols", "ivory", "drugs"),
    )
    own = Who(completed=("tablets", "gold-watches"), hand=("cannons",), ships=(ship,))
    assert window("load", own).go("load cannons apple-watches").credits(0) == (28,)
    assert [rules.payout(n) for n in (0, 1, 2, 3, 4, 5, 6, 7, 8)] == [
        0,
        0,
        6,
        6,
        10,
        10,
        14,
        14,
        18,
    ]


@pytest.mark.rule("IE-236", "IE-433", "IE-68")
def test_foxes_win_the_most_of_cards() -> None:
    table = scene(Who(completed=("foxes", "rice")), Who(completed=("cups", "pens")))
    assert rules.has_most(table.table, 0, [2, 2, 0])
    assert not rules.has_most(table.table, 1, [2, 2, 0])
    bare = scene(Who(), Who())
    assert not rules.has_most(bare.table, 0, [2, 2, 0])
    assert not rules.has_most(bare.table, 0, [0, 0, 0])


@pytest.mark.rule("IE-230", "IE-432", "IE-441")
def test_ferraris_count_as_a_good_of_each_type() -> None:
    table = scene(Who(completed=("ferraris",), goods=("rice",), colour="yellow"))
    assert rules.goods_of(table.table, 0, "luxury") == 1
    assert rules.goods_of(table.table, 0, "agriculture") == 2
    assert rules.level(table.table, 0, "agriculture") == 3
    assert rules.all_goods(table.table, 0) == 6
    assert rules.goods_fit(table.table, 0, ("cups", "pens", "soap"))
    assert not rules.goods_fit(table.table, 0, ("cups", "pens", "soap", "paper"))


@pytest.mark.rule("IE-313")
def test_board_games_lift_the_limit_of_imports_for_good() -> None:
    own = Who(completed=("rice", "laptops", "snakes", "teslas"))
    table = complete("board-games", own)
    assert table.player().unlimited
    assert rules.imports_room(table.table, 0) > 100
    table.player().completed.remove("rice")
    assert rules.imports_room(table.table, 0) > 100
    assert not complete("board-games", Who(completed=("rice",))).player().unlimited


@pytest.mark.rule("IE-314", "IE-813")
def test_can_openers_keep_their_owner_from_ending_the_game() -> None:
    rich = Who(credits=60, completed=("can-openers",))
    assert scene(rich, Who(hand=("rice",))).go("draw").table.ended == ""
    assert scene(rich, Who(credits=50)).go("draw").over
    assert scene(Who(credits=60)).go("draw").over


@pytest.mark.rule("IE-255", "IE-424", "IE-525")
@pytest.mark.parametrize("length", ["50", "80"])
def test_mri_machines_set_the_end_to_seventy(length: str) -> None:
    table = scene(Who(completed=("mri-machines",)), options={"length": length})
    assert rules.threshold(table.table) == 70
    assert rules.threshold(scene(options={"length": length}).table) == int(length)


@pytest.mark.rule("IE-319")
def test_scotch_whisky_halves_the_room_of_luxury_goods() -> None:
    goods = ("teslas", "poodles", "showers")
    table = scene(Who(completed=("scotch-whisky",), goods=goods))
    assert rules.goods_weight(table.table, 0, table.player().goods) == 2
    assert rules.goods_fit(table.table, 0, ("rice", "cups"))
    assert not rules.goods_fit(table.table, 0, ("rice", "cups", "pens"))


@pytest.mark.rule("IE-320")
def test_prefab_houses_halve_luxury_contracts() -> None:
    own = Who(hand=("teslas",), completed=("prefab-houses",),
              ships=(port(open_("diamond-rings", "showers")),))  # fmt: skip
    table = window("load", own).go("load teslas diamond-rings")
    assert (table.credits(0), len(table.ship().cargo)) == ((16,), 2)
    assert rules.needed(table.table, 0, "silk-shirts") == 2
    assert rules.needed(table.table, 0, "rice") == 3


@pytest.mark.rule("IE-320", "IE-801")
def test_prefab_houses_complete_ships_that_are_filled_by_them() -> None:
    waiting = port(open_("diamond-rings", "showers", "teslas"))
    table = finish(completing("prefab-houses", second=(waiting,)), "prefab-houses")
    assert table.player().completed == ["prefab-houses", "diamond-rings"]
    assert table.credits(0) == (10 + 10 + 6,)


@pytest.mark.rule("IE-326")
def test_dark_flight_games_import_from_the_island() -> None:
    ships = Who(ships=(sea("rice", "honey", "cups"),), hand=("glasses",))
    owner = Who(completed=("dark-flight-games",), hand=("shoes",))

    def auction(first: str, second: str, third: str) -> HarbourScene:
        table = scene(Who(hand=("backpacks",)), ships, owner, island=("pens", "soap"))
        table.go("lead backpacks").go("follow glasses", 1).go("follow shoes", 2)
        return table.go(first).go(second, 1).go(third, 2)

    lost = auction("bid 6", "pass", "bid 2")
    lost.go("take rice take honey; goods").go("island; goods", 2)
    assert lost.player(2).goods == ["pens", "soap"]
    assert lost.credits() == (4, 14, 4)
    won = auction("bid 2", "pass", "bid 6")
    won.go("island; goods", 2)
    assert won.ship(1).cargo == ["rice", "honey", "cups"]
    assert won.credits() == (10, 10, 4)
    declined = auction("bid 6", "pass", "bid 2")
    declined.go("take rice take honey; goods").go("none", 2)
    assert declined.credits(2) == (10,)
    passed = auction("bid 6", "pass", "pass")
    passed.go("take rice take honey; goods")
    assert passed.table.captain == 1
