"""More details that turn on a single condition: where it counts, whose it is, in which order."""

from __future__ import annotations

import pytest

from engine.games.import_export import rules
from tests.games.import_export.scenes import (
    HarbourScene,
    Who,
    complete,
    ended,
    following,
    open_,
    pirating,
    port,
    scene,
    sea,
    window,
)
from tests.games.import_export.test_reactions_more import ambush
from tests.games.import_export.test_scoring import points


def completing_off_turn(card: str, *load: str, own: Who, seats: int = 3) -> HarbourScene:
    """Seat 1 completes this in the turn of seat 0, with the last of these containers."""
    ship = port(open_(card, *load[1:]))
    who = Who(credits=own.credits, hand=(load[0], *own.hand), goods=own.goods, ships=(ship,))
    table = window("load", Who(goods=("honey", "sugar")), who, seat=1, captain=0, seats=seats)
    return table.go(f"load {load[0]} {card}", 1)


# Reactions


@pytest.mark.rule("IE-310", "IE-58")
def test_whole_wheat_reacts_to_its_owner_and_not_to_pairs() -> None:
    own = Who(hand=("rice", "honey"), completed=("whole-wheat", "robot-cats"),
              ships=(port(open_("sugar"), open_("drones")),))  # fmt: skip
    assert window("load", own).go("load rice sugar").name() == "whole-wheat"
    assert window("load", own).go("pair rice drones; half honey").name() == "end"


@pytest.mark.rule("IE-323", "IE-412")
def test_stolen_tires_work_on_the_island_and_draw_first() -> None:
    own = Who(completed=("stolen-tires",))
    table = pirating(own, island=("pens",), deck=("rice", "cups")).go("take pens")
    assert (table.hand(), table.table.island) == (["rice"], ["cups"])


@pytest.mark.rule("IE-211")
def test_books_are_for_the_captain_and_for_import() -> None:
    importer = Who(imports=("soap",), completed=("books",))
    table = scene(Who(hand=("cups",), ships=(sea("rice"),)), importer).go("lead cups")
    assert table.go("draw", 1).go("draw", 2).credits(1) == (10,)
    other = scene(Who(hand=("laptops",), completed=("books",)), Who(imports=("drones",)), seats=2)
    assert other.go("lead laptops").go("draw", 1).credits(0) == (10,)


@pytest.mark.rule("IE-59", "IE-401")
def test_the_captain_is_asked_before_lower_seats() -> None:
    chairs = Who(hand=("rice",), completed=("chairs",))
    drawing = scene(Who(completed=("lumber",)), Who(), chairs, captain=1).go("draw", 1)
    assert drawing.waiting == (2,)
    assert drawing.go("none", 2).waiting == (0,)


@pytest.mark.rule("IE-67", "IE-229")
def test_a_reaction_is_lost_with_its_card() -> None:
    rival = Who(credits=0, completed=("pirated-dvds",))
    table = complete("mortars", None, rival, seats=2)  # given before it could react to the payment
    assert table.player().completed == ["mortars", "pirated-dvds"]
    assert table.credits() == (20, 0)


@pytest.mark.rule("IE-226", "IE-219")
def test_what_is_taken_from_the_island_as_a_good_is_obtained() -> None:
    lipstick = Who(completed=("lipstick",))
    table = complete("dinosaur-bones", None, lipstick, island=("cups",), deck=("rice",))
    assert table.go("take cups; none").credits(1) == (12,)


@pytest.mark.rule("IE-208", "IE-604")
def test_heavy_ammunition_takes_any_card() -> None:
    own = Who(completed=("heavy-ammunition",))
    rival = Who(hand=("cups", "pens", "soap"), ships=(sea("rice", "tanks"),))
    tables = [pirating(own, rival, seed=seed).go("take rice") for seed in range(1, 20)]
    assert {table.hand()[0] for table in tables} == {"cups", "pens", "soap"}


# Loading and piracy


@pytest.mark.rule("IE-206", "IE-266")
def test_playstations_come_before_batteries_and_do_not_replace_them() -> None:
    completed, ships = ("batteries", "playstations"), (port(open_("nanobots")),)
    own = Who(hand=("laptops", "drones", "segways"), goods=("televisions", "refrigerators"),
              completed=completed, ships=ships)  # fmt: skip
    table = window("load", own).go("load laptops nanobots")
    assert table.name() == "playstations"
    assert table.go("none").name() == "batteries"


@pytest.mark.rule("IE-216", "IE-231", "IE-266")
def test_a_card_loaded_by_cell_phones_is_one_of_a_load_action() -> None:
    own = Who(hand=("drones",), goods=("televisions", "refrigerators"),
              completed=("cell-phones", "bicycles", "playstations"),
              ships=(port(open_("nanobots")),))  # fmt: skip
    table = window("load", own, deck=("laptops",)).go("phones")
    assert table.name() == "playstations"
    assert table.go("load drones nanobots").credits(0) == (14,)


@pytest.mark.rule("IE-287", "IE-63")
def test_smart_cars_put_one_card_a_turn_on_the_island() -> None:
    own = Who(hand=("rice", "cups", "laptops"), completed=("smart-cars",),
              ships=(port(open_("tablets")),))  # fmt: skip
    table = window("load", own, n=2)
    assert table.offers(0, "cars") == {"rice", "cups", "laptops"}
    assert table.go("cars rice").offers(0, "cars") == set()


@pytest.mark.rule("IE-274", "IE-420")
def test_a_pair_is_of_one_colour_and_a_half_keeps_its_slot() -> None:
    own = Who(hand=("rice", "cups"), completed=("robot-cats",), ships=(port(open_("tablets")),))
    assert window("load", own).offers(0, "pair") == set()
    ship = port(open_("laptops", "drones", half="rice"))
    pirate = pirating(Who(completed=("robot-cats",), ships=(ship,)), island=("segways", "pens"))
    assert pirate.go("take segways").table.discard[0] == "segways"


@pytest.mark.rule("IE-309", "IE-35")
def test_stem_cells_may_keep_what_a_slot_would_take() -> None:
    own = Who(completed=("stem-cells",), ships=(port(open_("tablets")),))
    table = pirating(own, island=("laptops",)).go("take laptops")
    assert set(table.tokens()) == {"slot:tablets", "keep"}  # and not to discard it


@pytest.mark.rule("IE-253")
def test_minivans_do_not_rob_their_owner() -> None:
    own = Who(hand=("rice",), completed=("minivans",))
    assert pirating(own, Who(hand=("cups",)), Who()).offers(0, "hand") == {"1"}


@pytest.mark.rule("IE-283", "IE-819")
def test_who_can_pay_shotguns_two_credits_keeps_a_single_card() -> None:
    table = ambush(Who(hand=("rice",), credits=2))
    assert (table.hand(0), table.credits(0, 1)) == (["rice"], (0, 12))


# Limits, levels, actions


@pytest.mark.rule("IE-313")
def test_four_types_are_too_few_for_board_games() -> None:
    assert (
        not complete("board-games", Who(completed=("rice", "laptops", "snakes"))).player().unlimited
    )


@pytest.mark.rule("IE-313", "IE-271", "IE-67")
def test_the_limit_stays_lifted_until_board_games_are_lost() -> None:
    five = ("rice", "laptops", "snakes", "teslas", "board-games")
    table = complete("mortars", None, Who(credits=0, completed=five), seats=2)
    assert table.go("shipment rice", 1).player(1).unlimited
    table = complete("mortars", None, Who(credits=0, completed=five), seats=2)
    assert not table.go("shipment board-games", 1).player(1).unlimited
    others = Who(completed=("rice", "laptops", "snakes", "teslas"))
    assert not complete("pants", others).player().unlimited


@pytest.mark.rule("IE-280", "IE-313")
def test_segways_find_room_in_imports_without_limit() -> None:
    completed = ("segways", "rice", "snakes", "teslas", "board-games")
    own = Who(completed=completed, imports=("cups", "pens", "soap", "beer", "shoes", "books"))
    asked = scene(own).asked(0)
    assert "ride:segways:imports" in [option.token for option in asked.options]


@pytest.mark.rule("IE-319")
def test_five_luxury_goods_take_the_room_of_three() -> None:
    goods = ("teslas", "poodles", "showers", "saunas", "champagne")
    table = scene(Who(completed=("scotch-whisky",))).table
    assert rules.goods_weight(table, 0, goods) == 3


@pytest.mark.rule("IE-272", "IE-308")
def test_virtual_load_cards_are_contract_cards_too_with_rice_cookers() -> None:
    own = Who(completed=("refrigerators", "rice-cookers"), goods=("laptops", "drones"))
    assert rules.from_imports(scene(own).table, 0, "contract") == 1


@pytest.mark.rule("IE-312")
def test_hydroponics_bring_only_ships_of_their_owner_home() -> None:
    rival = Who(ships=(sea("rice", "cups"),))
    table = pirating(Who(), rival, Who(completed=("hydroponics",))).go("take rice")
    assert table.ship(1).sea


@pytest.mark.rule("IE-205")
def test_bamboo_is_not_asked_about_below_its_level() -> None:
    assert complete("bamboo", Who(colour="red")).name() == "end"
    assert complete("bamboo", Who(colour="yellow")).name() == "bamboo"


@pytest.mark.rule("IE-265")
def test_contracts_made_with_platinum_rings_are_not_combined() -> None:
    hand = ("rice", "honey", "cups", "pens", "soap", "beer", "shoes", "sugar")
    table = complete("platinum-rings", Who(colour="red", hand=hand)).go("play rice")
    assert table.offers(0, "contract") == {"sugar:2", "beer:2"}  # level 0, and no higher


@pytest.mark.rule("IE-324")
def test_two_actions_of_stretch_goals_may_make_one_contract() -> None:
    table = complete("stretch-goals", Who(colour="red", hand=("rice",)), seats=2)
    while table.name(seat := table.waiting[0]) != "actions":
        table.go(table.tokens(seat)[0].replace(":", " "), seat)
    assert table.go("contract rice 2").name() == "end"


@pytest.mark.rule("IE-275", "IE-11")
@pytest.mark.parametrize(("jutaku", "named"), [("on", True), ("off", False)])
def test_rolls_royces_name_cards_of_the_sets_in_play(jutaku: str, named: bool) -> None:
    table = complete("rolls-royces", options={"jutaku": jutaku})
    assert ("leds" in table.offers(0, "name")) is named


@pytest.mark.rule("IE-306")
def test_oysters_make_no_other_contracts() -> None:
    own = Who(hand=("showers", "potatoes"), completed=("oysters",))
    table = window("supply", own, island=("pens",))
    assert table.offers(0, "oysters") == {"showers:1", "showers:2"}


@pytest.mark.rule("IE-38")
def test_every_player_may_sell_a_card_in_a_turn() -> None:
    second = Who(hand=("cups",), imports=("teslas",))
    table = window("supply", Who(hand=("rice",)), second, after=(1,)).go("sell rice; end")
    assert table.go("sell cups", 1).credits(0, 1) == (14, 14)


def auction(*who: Who, **more: object) -> HarbourScene:
    """Seats 0 and 1 bid 6 and 2 for the ship of seat 2."""
    owner = Who(ships=(sea("rice", "honey", "tanks"),), completed=("sextants",))
    table = scene(*who, owner, **more).go("lead backpacks")  # type: ignore[arg-type]
    table.go("follow glasses", 1).go("draw", 2).go("bid 6").go("bid 2", 1)
    return table.go("take rice take honey; goods")


@pytest.mark.rule("IE-326", "IE-61", "IE-270")
@pytest.mark.parametrize(("credits", "asked"), [(4, False), (6, True), (18, True)])
def test_dark_flight_games_need_all_of_the_highest_bid(credits: int, asked: bool) -> None:
    own = Who(hand=("glasses",), credits=credits, completed=("dark-flight-games",))
    table = auction(Who(hand=("backpacks",)), own, island=("pens", "soap", "beer", "shoes"))
    assert (table.name(table.waiting[0]) == "dark") is asked
    if asked:
        table.go("island; take pens take soap; goods", 1)
        assert table.credits(1) == (credits - 6,)
    assert table.go("none", 2).table.captain == 1  # Sextants for the ship, not for the island


@pytest.mark.rule("IE-326", "IE-411")
def test_dark_flight_games_with_an_empty_island() -> None:
    own = Who(hand=("glasses",), completed=("dark-flight-games",))
    table = auction(Who(hand=("backpacks",)), own)
    assert table.name(table.waiting[0]) == "sextants"


# The deck, and who is first


@pytest.mark.rule("IE-47")
def test_an_empty_deck_is_made_anew_at_once() -> None:
    hand = ("cups", "pens", "soap", "beer")
    table = scene(Who(hand=hand), deck=("rice",), discard=("honey", "wheat"), only_deck=True)
    table.go("draw")
    assert table.said("ie-shuffled", n=2)
    assert (sorted(table.state.box.deck), table.table.ended) == (["honey", "wheat"], "")


@pytest.mark.rule("IE-47", "IE-49")
def test_an_empty_deck_beside_discards_is_no_end() -> None:
    hand = ("cups", "pens", "soap", "beer")
    own = Who(hand=hand, completed=("chairs",))
    table = scene(own, deck=("rice",), only_deck=True).go("draw; discard cups")
    assert (table.state.box.deck, table.table.discard) == ([], ["cups"])
    assert (table.table.ended, table.waiting) == ("", (1,))


@pytest.mark.rule("IE-316", "IE-436")
def test_delayed_deals_bring_one_further_turn() -> None:
    table = scene(Who(delayed=1), seats=2, captain=1).go("draw", 1)
    for captain in (0, 0, 1, 0, 1):
        assert table.waiting == (captain,)
        table.go("draw", captain)


@pytest.mark.rule("IE-220", "IE-226", "IE-324")
def test_clockwise_from_whoever_completes_in_the_turn_of_another() -> None:
    feed = completing_off_turn("animal-feed", "rice", "wheat", own=Who())
    assert feed.waiting == (2,)
    assert feed.go("none", 2).waiting == (0,)
    bones = completing_off_turn("dinosaur-bones", "teslas", "poodles", "showers", "saunas",
                                own=Who(goods=("cups", "pens")))  # fmt: skip
    assert bones.waiting == (1,)
    tech = ("laptops", "drones", "tablets", "segways", "batteries")
    goals = completing_off_turn("stretch-goals", *tech, own=Who())
    told = [(event.key, event.seat) for event in goals.events]
    assert told.index(("ie-drew", 1)) > told.index(("ie-completed", 1))
    assert ("ie-gained", 1) in told[told.index(("ie-drew", 1)) :]  # the card comes first
    assert ("ie-drew", 0) not in told[: told.index(("ie-drew", 1))]


# The end of the game


@pytest.mark.rule("IE-222")
def test_perfumes_count_the_commonest_action() -> None:
    own = Who(credits=0, completed=("perfumes",), imports=("rice", "honey", "wheat", "cups"))
    assert points(own) == {"cards": 12}


@pytest.mark.rule("IE-435", "IE-315", "IE-295")
def test_ceramics_count_imports_that_are_declared_consumer_goods() -> None:
    own = Who(credits=50, completed=("teslas", "ceramics"), imports=("rice", "honey"))
    table = ended(own).go("type consumer")
    assert table.player().points["luxury"] == 8


@pytest.mark.rule("IE-51", "IE-280", "IE-293")
def test_segways_move_before_telescopes_are_used() -> None:
    table = ended(Who(credits=50, completed=("telescopes", "segways"))).go("goods; give segways")
    assert (table.credits(0), table.player().goods) == ((54,), [])


@pytest.mark.rule("IE-51", "IE-293", "IE-225")
def test_telescopes_are_used_before_diamond_rings_move_anything() -> None:
    first = Who(credits=50, completed=("diamond-rings", "laptops"))
    second = Who(completed=("telescopes",), goods=("drones",))
    table = ended(first, second)
    assert (table.waiting, table.name(1)) == ((1,), "end-telescopes")
    both = Who(credits=50, completed=("telescopes", "diamond-rings"), goods=("drones",))
    assert ended(both).name() == "end-telescopes"


@pytest.mark.rule("IE-51", "IE-302", "IE-295")
def test_clothing_leaves_nothing_for_teslas() -> None:
    own = Who(credits=50, completed=("teslas", "clothing"), imports=("rice", "cups"))
    table = ended(own)
    assert (table.over, table.player().goods) == (True, ["rice", "cups"])


@pytest.mark.rule("IE-318")
def test_ivory_is_about_illegal_goods_only() -> None:
    assert points(Who(credits=0, completed=("ivory",), goods=("teslas",)))["luxury"] == 8


@pytest.mark.rule("IE-242", "IE-225")
def test_credits_on_helicopters_are_lost_when_they_become_a_good() -> None:
    own = Who(credits=50, completed=("diamond-rings", "helicopters"))
    table = ended(own, stored=12).go("move helicopters")
    assert (table.table.stored, table.player().points.get("cards")) == (0, None)


@pytest.mark.rule("IE-13", "IE-311")
def test_a_follower_without_printers_needs_the_led_card() -> None:
    assert following("supply", Who(), Who(hand=("rice",))).offers(1, "follow") == set()
