"""Cards that change a rule of contracts, imports, limits and the end."""

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


@pytest.mark.rule("IE-246", "IE-427", "IE-63")
def test_green_tea_sells_beside_a_contract() -> None:
    own = Who(completed=("green-tea",), hand=("potatoes", "cups", "pants", "pens"))
    table = window("contract", own, n=2).go("contract potatoes 1; sell cups")
    assert (table.credits(0), table.table.island) == ((14,), ["cups"])
    assert table.go("contract pants 1").name() == "end"
    assert table.table.sold == []


@pytest.mark.rule("IE-246")
@pytest.mark.idle("green-tea")
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
@pytest.mark.idle("flour")
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
@pytest.mark.idle("robot-cats")
def test_a_half_need_not_be_begun() -> None:
    own = Who(ships=(port(open_("laptops")),), completed=("robot-cats",))
    table = window("pirate", own, Who(ships=(sea("tanks", "foxes"),))).go("take tanks; discard")
    assert table.ship().contracts[0].half is None


@pytest.mark.rule("IE-276", "IE-63")
def test_rope_swaps_before_the_captain_chooses() -> None:
    table = scene(Who(completed=("rope",), hand=("rice", "cups")), island=("pens",))
    assert table.go("swap rope").asked(0).secret
    table.go("want pens; give rice")
    assert (table.hand(), table.table.island) == (["cups", "pens"], ["rice"])
    assert table.offers(0, "swap") == set()


@pytest.mark.rule("IE-276")
@pytest.mark.idle("rope")
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
@pytest.mark.idle("leds")
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
@pytest.mark.idle("oysters")
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
@pytest.mark.idle("neural-units")
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
@pytest.mark.idle("3d-printers")
def test_3d_printers_follow_with_any_card() -> None:
    own = Who(completed=("3d-printers",), hand=("rice", "cups"))
    table = following("pirate", Who(), own)
    assert table.offers(1, "follow") == {"rice", "cups"}
    assert table.go("follow rice", 1).player(1).follows == "pirate"
    assert scene(own).offers(0, "lead") == {"rice", "cups"}
    assert following("pirate", Who(), Who(hand=("rice",))).offers(1, "follow") == set()


@pytest.mark.rule("IE-281", "IE-32", "IE-807")
@pytest.mark.idle("shampoo")
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
@pytest.mark.idle("smart-cars")
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
@pytest.mark.idle("board-games")
def test_board_games_lift_the_limit_of_imports_for_good() -> None:
    own = Who(completed=("rice", "laptops", "snakes", "teslas"))
    table = complete("board-games", own)
    assert table.player().unlimited
    assert rules.imports_room(table.table, 0) > 100
    table.player().completed.remove("rice")
    assert rules.imports_room(table.table, 0) > 100
    assert not complete("board-games", Who(completed=("rice",))).player().unlimited


@pytest.mark.rule("IE-314", "IE-813")
@pytest.mark.idle("can-openers")
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
@pytest.mark.idle("prefab-houses")
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
@pytest.mark.idle("dark-flight-games")
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
