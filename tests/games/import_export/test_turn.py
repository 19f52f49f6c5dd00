"""Set-up, the turn, leading, following, and the actions Contract, Load, Pirate and Supply."""

from __future__ import annotations

import pytest

from engine.core.words import msg
from engine.games.import_export import rules
from engine.games.import_export.data import CARDS, COLOURS, TYPE
from engine.games.import_export.game import IMPORT_EXPORT
from engine.games.import_export.window import Window
from tests.games.import_export.scenes import (
    ALL,
    HarbourScene,
    Who,
    complete,
    completing,
    following,
    open_,
    port,
    scene,
    sea,
    window,
)


@pytest.mark.rule("IE-1", "IE-5", "IE-7", "IE-9", "IE-10", "IE-11", "IE-604")
@pytest.mark.parametrize(("seats", "left"), [(2, 80), (3, 70), (4, 60), (5, 50), (6, 40)])
def test_the_table_is_set(seats: int, left: int) -> None:
    table = HarbourScene.dealt(IMPORT_EXPORT, seats)
    state = table.state
    assert [len(player.ships[1].cargo) for player in table.table.players] == [4] * seats
    assert [ship.sea for player in table.table.players for ship in player.ships] == (
        [False, True] * seats
    )
    assert [len(hand.cards) for hand in state.hands] == [5] * seats
    assert (len(table.table.island), len(state.box.deck)) == (seats, left)
    assert table.waiting == (table.table.captain,)
    every = HarbourScene.dealt(IMPORT_EXPORT, seats, ALL)
    assert len(every.state.box.deck) == left + 28
    captains = {HarbourScene.dealt(IMPORT_EXPORT, seats, seed=n).table.captain for n in range(40)}
    assert captains == set(range(seats))


@pytest.mark.rule("IE-8", "IE-521", "IE-7")
def test_the_light_grey_player_has_four_credits_more_and_no_level() -> None:
    table = HarbourScene.dealt(IMPORT_EXPORT, 6).table
    assert {player.colour: player.credits for player in table.players} == {
        colour: 14 if colour == "light_grey" else 10 for colour in COLOURS
    }
    five = HarbourScene.dealt(IMPORT_EXPORT, 5).table
    assert "light_grey" not in {player.colour for player in five.players}
    grey = scene(Who(colour="light_grey"))
    assert [rules.level(grey.table, 0, kind) for kind in set(TYPE.values())] == [0] * 5


@pytest.mark.rule("IE-12", "IE-508", "IE-19")
@pytest.mark.parametrize(("held", "after"), [(0, 5), (3, 5), (5, 6), (6, 7)])
def test_the_captain_draws_and_the_turn_ends(held: int, after: int) -> None:
    hand = ("rice", "cups", "pens", "soap", "beer", "pants")[:held]
    table = scene(Who(hand=hand), Who(hand=("honey",))).go("draw")
    assert len(table.hand()) == after
    assert table.said("ie-drew", seat=0, n=after - held)
    assert (table.waiting, table.table.captain) == ((1,), 1)
    assert table.hand(1) == ["honey"]


@pytest.mark.rule("IE-4", "IE-12", "IE-15", "IE-440")
def test_an_action_is_led_and_the_others_decide_in_order() -> None:
    table = scene(Who(hand=("laptops",)), Who(hand=("drones", "rice")), Who())
    assert table.offers(0, "lead") == {"laptops"}
    table.go("lead laptops")
    assert (table.table.led, table.player().played, table.waiting) == ("load", ["laptops"], (1,))
    assert table.offers(1, "follow") == {"drones"}
    table.go("follow drones", 1)
    assert table.waiting == (2,)
    table.go("draw", 2)
    assert table.table.captain == 1  # nobody has anything to load
    assert set(table.table.discard) == {"laptops", "drones"}


@pytest.mark.rule("IE-4", "IE-3")
@pytest.mark.parametrize(
    ("card", "action"),
    [("rice", "contract"), ("laptops", "load"), ("cups", "import"), ("foxes", "pirate"),
     ("teslas", "supply")],
)  # fmt: skip
def test_the_type_decides_the_action(card: str, action: str) -> None:
    assert scene(Who(hand=(card,))).go(f"lead {card}").table.led == action


@pytest.mark.rule("IE-16", "IE-509", "IE-416", "IE-415")
def test_a_pair_stands_for_any_action() -> None:
    captain = Who(hand=("laptops", "drones"), imports=("tanks",))
    table = scene(captain, Who(hand=("rice", "honey")), island=("cups", "pens", "soap"))
    table.go("pair technology pirate; with laptops with drones")
    assert (table.table.led, table.player().played) == ("pirate", ["laptops", "drones"])
    assert table.offers(1, "pair") == {"agriculture:pirate"}
    table.go("pair agriculture pirate; with rice with honey", 1).go("draw", 2)
    table.go("take cups; take pens; end")
    assert table.waiting == (1,)
    table.go("take soap; end", 1)
    assert {"laptops", "drones", "rice", "honey"} <= set(table.table.discard)


@pytest.mark.rule("IE-16", "IE-601")
def test_who_holds_two_of_a_colour_is_asked_like_who_holds_three() -> None:
    two = scene(Who(hand=("laptops", "drones"))).go("pair technology supply")
    three = scene(Who(hand=("laptops", "drones", "tablets"))).go("pair technology supply")
    assert two.name() == three.name() == "pair"
    assert two.asked(0).secret
    assert scene(Who(hand=("laptops", "rice"))).offers(0, "pair") == set()


@pytest.mark.rule("IE-13", "IE-19", "IE-530", "IE-14")
def test_who_draws_still_acts_with_imports() -> None:
    second = Who(
        imports=("laptops",), hand=("drones", "batteries"), ships=(port(open_("tablets")),)
    )
    table = following("load", Who(), second, seats=2).go("draw", 1)
    assert len(table.hand(1)) == 5
    assert table.waiting == (1,)
    assert table.name(1) == "act"


@pytest.mark.rule("IE-507", "IE-14", "IE-512", "IE-439")
def test_a_load_turn() -> None:
    ships = {n: (port(open_(card)),) for n, card in enumerate(("tablets", "nanobots", "lumber"))}
    captain = Who(hand=("laptops", "drones"), ships=ships[0])
    second = Who(
        imports=("segways", "televisions"), hand=("generators", "batteries"), ships=ships[1]
    )
    third = Who(hand=("playstations", "rice"), ships=ships[2])
    table = scene(captain, second, third).go("lead laptops").go("draw", 1)
    table.go("follow playstations", 2)
    assert table.waiting == (0,)
    assert table.offers(0, "load") == {"drones:tablets"}
    table.go("load drones tablets; end")
    table.go("load generators nanobots; load batteries nanobots; end", 1)
    table.go("load rice lumber; end", 2)
    assert table.table.captain == 1
    assert set(table.table.discard) == {"laptops", "playstations"}


@pytest.mark.rule("IE-17")
@pytest.mark.parametrize(("n", "closes"), [(1, True), (2, False)])
def test_the_only_action_ends_the_part_of_its_player(n: int, closes: bool) -> None:
    table = window("supply", Who(hand=("rice", "cups")), n=n, island=("pens",))
    assert table.option("sell:rice").closes is closes
    assert (table.asked(0).prompt.key == "ie-ask-window-last") is closes
    if n > 1:
        assert not table.go("sell rice").option("fetch:pens").closes


@pytest.mark.parametrize("action", ["load", "contract", "pirate", "supply"])
@pytest.mark.parametrize("n", [1, 2])
def test_the_question_says_what_its_action_does(action: str, n: int) -> None:
    own = Who(hand=("laptops", "drones"), ships=(port(open_("tablets")),))
    asked = window(action, own, Who(ships=(sea("rice"),)), n=n, island=("pens",)).asked(0)
    assert asked.prompt.args["each"] == msg(f"ie-each-{action}")


@pytest.mark.rule("IE-27", "IE-40")
def test_an_option_tells_what_loading_brings() -> None:
    ship = port(open_("drones", "tablets"), open_("nanobots"))
    own = Who(hand=("laptops", "rice"), ships=(ship, port(open_("potatoes", "honey"))))
    table = window("load", own)
    assert table.about("load:rice:potatoes") == "ship 2 is full and sails: +6 credits"
    assert table.option("load:rice:potatoes").final is not None
    assert table.about("load:laptops:drones") == "ship 1; then 0 missing on the contract"
    assert table.about("load:laptops:nanobots") == "ship 1; then 4 missing on the contract"
    assert table.option("load:laptops:drones").final is None


@pytest.mark.rule("IE-17", "IE-18", "IE-414")
def test_actions_may_be_left_and_are_counted_once() -> None:
    table = window("supply", Who(), Who(), n=2, island=("teslas", "pens"))
    table.go("fetch teslas")  # a Supply card: no action more
    frame = table.match.stack[-1]
    assert isinstance(frame, Window)
    assert frame.left == 1
    assert table.go("none").table.captain == 1


@pytest.mark.rule("IE-20", "IE-417", "IE-804")
def test_the_captain_discards_a_contract() -> None:
    ship = port(open_("laptops", "drones", "tablets"), open_("diamond-rings", "teslas"))
    table = scene(Who(ships=(ship,))).go("drop diamond-rings")
    assert set(table.table.discard) == {"diamond-rings", "teslas"}
    assert table.credits(0) == (16,)
    assert (table.player().completed, len(table.table.island)) == (["laptops"], 1)
    assert table.waiting == (0,)
    table = scene(Who(ships=(ship,))).go("drop laptops")
    assert len(table.table.discard) == 3
    assert table.ship().contracts[0].aboard == ["teslas"]
    assert table.credits(0) == (10,)


@pytest.mark.rule("IE-20", "IE-418", "IE-804")
def test_only_the_captain_and_an_empty_ship_stays_in_port() -> None:
    ships = (port(open_("laptops", "drones")),)
    table = scene(Who(ships=ships)).go("drop laptops")
    assert (table.ship().contracts, table.ship().sea) == ([], False)
    other = scene(Who(), Who(ships=ships))
    assert 1 not in [decision.seat for decision in other.match.questions()]


@pytest.mark.rule("IE-21", "IE-22", "IE-502", "IE-510")
@pytest.mark.parametrize(
    ("who", "n", "allowed"),
    [
        (Who(colour="red", goods=("rice", "honey")), 1, True),
        (Who(colour="yellow", goods=("rice",)), 1, True),
        (Who(colour="red", goods=("rice",)), 2, True),
        (Who(colour="red", goods=("rice",)), 1, False),
    ],
)
def test_the_level_of_hawaiian_salt(who: Who, n: int, allowed: bool) -> None:
    own = Who(colour=who.colour, goods=who.goods, hand=("hawaiian-salt",))
    table = window("contract", own, n=n)
    assert bool(table.offers(0, "contract")) is allowed


@pytest.mark.rule("IE-22", "IE-502", "IE-55")
def test_levels_by_goods_and_colour() -> None:
    table = scene(Who(colour="green", goods=("foxes", "teslas"), completed=("rice",)))
    kinds = ("technology", "illegal", "luxury", "agriculture", "consumer")
    assert [rules.level(table.table, 0, kind) for kind in kinds] == [1, 1, 1, 0, 0]


@pytest.mark.rule("IE-23", "IE-511")
@pytest.mark.parametrize(("n", "cards"), [(4, {"lumber", "honey", "rice"}), (3, {"honey", "rice"})])
def test_contract_actions_raise_the_level(n: int, cards: set[str]) -> None:
    own = Who(colour="red", hand=("lumber", "honey", "rice"))
    table = window("contract", own, n=n)
    assert {id.partition(":")[0] for id in table.offers(0, "contract")} == cards
    best = "lumber" if n == 4 else "honey"
    table.go(f"contract {best} 1")
    assert table.name() == "end"  # all of them were used


@pytest.mark.rule("IE-24", "IE-506", "IE-44", "IE-21")
def test_capacity_and_ships_at_sea() -> None:
    ships = (port(open_("diamond-rings")), sea("soap", "paper"))
    own = Who(hand=("pants", "cups"), ships=ships, goods=("beer",))
    table = window("contract", own, n=2)
    assert table.offers(0, "contract") == {"pants:1"}  # Cups need three: seven in all
    both = Who(hand=own.hand, ships=ships, goods=own.goods, completed=("tablets",))
    assert window("contract", both, n=2).offers(0, "contract") == {"pants:1", "cups:1"}


@pytest.mark.rule("IE-419")
def test_a_contract_stays_when_the_level_falls() -> None:
    own = Who(colour="red", goods=("rice",), hand=("wheat",), ships=(port(open_("honey")),))
    table = window("load", own)
    table.player().goods.clear()
    assert table.offers(0, "load") == {"wheat:honey"}


@pytest.mark.rule("IE-25", "IE-26", "IE-3")
def test_loading_goes_by_colour_onto_a_contract_of_choice() -> None:
    own = Who(hand=("laptops", "rice"), ships=(port(open_("tablets"), open_("drones")),))
    table = window("load", own)
    assert table.offers(0, "load") == {"laptops:tablets", "laptops:drones"}
    table.go("load laptops drones")
    assert table.ship().contracts[1].loads == [["laptops"]]


@pytest.mark.rule("IE-27", "IE-39", "IE-40", "IE-504", "IE-42")
def test_a_full_ship_sails() -> None:
    table = complete("laptops", None, deck=("rice",))
    assert table.credits(0) == (16,)
    assert (table.ship().sea, len(table.ship().cargo)) == (True, 2)
    assert (table.table.island, table.player().completed) == (["rice"], ["laptops"])
    assert table.sealed


@pytest.mark.rule("IE-39", "IE-505", "IE-40")
def test_two_contracts_on_a_ship_wait_for_each_other() -> None:
    rings = open_("diamond-rings", "teslas", "poodles", "champagne")
    own = Who(hand=("laptops", "showers"), ships=(port(open_("mri-machines", "drones"), rings),))
    table = window("load", own, n=2).go("load showers diamond-rings")
    assert (table.player().completed, table.credits(0)) == ([], (10,))
    table.go("load laptops mri-machines")
    assert table.player().completed == ["mri-machines", "diamond-rings"]
    assert (table.credits(0), len(table.table.island)) == ((24,), 1)


@pytest.mark.rule("IE-35", "IE-36", "IE-517", "IE-518", "IE-43")
def test_piracy_of_a_single_container() -> None:
    own = Who(ships=(port(open_("tablets")),))
    table = window("pirate", own, Who(ships=(sea("laptops"),))).go("take laptops")
    assert table.ship().contracts[0].loads == [["laptops"]]
    assert (table.ship(1).sea, table.ship(1).aboard, table.credits(1)) == (False, [], (10,))


@pytest.mark.rule("IE-405", "IE-519", "IE-35")
def test_piracy_brings_the_own_ship_home() -> None:
    table = window("pirate", Who(ships=(sea("laptops"),))).go("take laptops")
    assert table.table.discard == ["laptops"]
    assert not table.ship().sea


@pytest.mark.rule("IE-35", "IE-26", "IE-412", "IE-411")
def test_pirates_choose_the_slot_and_may_use_the_island() -> None:
    own = Who(ships=(port(open_("tablets"), open_("drones")),))
    table = window("pirate", own, island=("laptops",)).go("take laptops")
    assert set(table.tokens()) == {"slot:tablets", "slot:drones"}
    table.go("slot drones")
    assert table.ship().contracts[1].loads == [["laptops"]]
    assert table.table.island == []
    assert table.name() == "end"


@pytest.mark.rule("IE-37")
def test_pirates_act_clockwise_from_the_captain() -> None:
    first, second = Who(), Who(imports=("tanks",))
    table = window("pirate", first, second, after=(1,), island=("rice", "cups"))
    table.go("take rice; end")
    assert table.waiting == (1,)


@pytest.mark.rule("IE-413", "IE-43")
def test_a_returned_ship_takes_a_contract_in_the_same_turn() -> None:
    own = Who(hand=("lutefisk",), ships=(sea("rice"), sea("cups", "pens")))
    table = window("pirate", own)
    assert table.offers(0, "lutefisk") == set()
    table.go("take rice; lutefisk 1")
    assert [made.card for made in table.ship().contracts] == ["lutefisk"]


@pytest.mark.rule("IE-38", "IE-520", "IE-427")
def test_three_supply_actions() -> None:
    own = Who(hand=("rice", "cups"), completed=("laptops", "drones"))
    table = window("supply", own, n=3, island=("pens", "soap"))
    table.go("fetch pens; sell rice")
    assert table.offers(0, "sell") == set()
    assert table.offers(0, "fetch") == {"soap", "rice"}
    table.go("fetch soap")
    assert (table.credits(0), table.player().imports) == ((14,), ["pens", "soap"])
    assert table.asked(0).confirms
    assert table.table.island == ["rice"]


@pytest.mark.rule("IE-38", "IE-45", "IE-409", "IE-501")
def test_without_room_a_card_of_the_island_is_discarded() -> None:
    table = window("supply", Who(imports=("rice",)), island=("pens",)).go("fetch pens")
    assert (table.player().imports, table.table.discard) == (["rice"], ["pens"])


@pytest.mark.rule("IE-45", "IE-501", "IE-42")
def test_limits_follow_completed_shipments() -> None:
    none, one = scene().table, scene(Who(completed=("laptops",))).table
    assert (rules.imports_room(none, 0), rules.imports_room(one, 0)) == (1, 2)
    four = ("rice", "cups", "pens", "soap")
    assert rules.goods_fit(none, 0, four[:2])
    assert not rules.goods_fit(none, 0, four[:3])
    assert rules.goods_fit(one, 0, four)


@pytest.mark.rule("IE-46")
def test_what_is_above_a_fallen_limit_stays() -> None:
    own = Who(goods=("rice", "cups", "pens", "soap"), imports=("beer", "pants"))
    table = scene(own)
    assert rules.imports_room(table.table, 0) == 0
    assert not rules.goods_fit(table.table, 0, ())
    assert len(table.go("draw").player().goods) == 4


@pytest.mark.rule("IE-2", "IE-404")
def test_amounts_are_even() -> None:
    for name in CARDS:
        if CARDS[name].timing == "immediate" and name not in ("platinum-rings", "honey"):
            table = completing(name, Who(hand=("honey",)))
            token = next(t for t in table.tokens() if t.startswith("load:") and t.endswith(name))
            table.go(token.replace(":", " "))
            assert all(credits % 2 == 0 for credits in table.credits())


@pytest.mark.rule("IE-443", "IE-703", "IE-701")
def test_absent_players_draw_decline_and_pass() -> None:
    assert scene(Who(hand=("rice",))).asked(0).fallback == ("draw",)
    assert following("load", Who(), Who(hand=("laptops",))).asked(1).fallback == ("draw",)
    assert window("supply", Who(hand=("rice",))).asked(0).fallback == ("none",)
    assert complete("beer").asked(0).fallback == ("none",)


@pytest.mark.rule("IE-13", "IE-440")
def test_all_decide_together_where_the_table_wants_it() -> None:
    second = Who(hand=("drones",), completed=("chairs",))
    third = Who(hand=("tablets", "segways"), ships=(port(open_("nanobots")),))
    options = {"following": "together"}
    table = scene(Who(hand=("laptops",)), second, third, options=options).go("lead laptops")
    assert set(table.waiting) == {1, 2}
    table.go("follow tablets", 2)
    assert table.waiting == (1,)
    assert table.player(2).played == []  # still secret
    table.go("draw", 2).go("follow tablets", 2).go("draw", 1)
    assert table.player(2).played == ["tablets"]
    assert len(table.hand(1)) == 5
    assert table.waiting == (1,)  # Chairs, before anybody acts


@pytest.mark.rule("IE-65")
def test_a_card_used_aside_is_chosen_anew() -> None:
    second = Who(hand=("rice", "drones"), completed=("mineral-water",))
    options = {"following": "together"}
    captain = Who(hand=("honey",))
    table = scene(captain, second, Who(), options=options).go("lead honey").go("follow rice", 1)
    table.go("water rice", 1)
    assert set(table.waiting) == {1, 2}
