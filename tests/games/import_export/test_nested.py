"""Effects inside effects: what is used in the middle of what another card does."""

from __future__ import annotations

import pytest

from tests.games.import_export.scenes import (
    ILLEGAL,
    HarbourScene,
    Who,
    complete,
    open_,
    pirating,
    port,
    scene,
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


@pytest.mark.rule("IE-809", "IE-250", "IE-49")
def test_the_last_card_of_the_deck_leaves_none_for_lumber() -> None:
    captain = Who(hand=("cups", "pens", "soap", "beer"))
    table = scene(captain, Who(completed=("lumber",)), deck=("rice",), only_deck=True).go("draw")
    assert table.hand()[-1] == "rice"
    assert table.over  # nothing is left to be asked, and the turn ends


@pytest.mark.rule("IE-252", "IE-809", "IE-250")
def test_a_deck_made_anew_in_the_middle_is_one_draw() -> None:
    table = complete("massage-tables", None, Who(completed=("lumber",)), deck=("beer", "rice"),
                     discard=("honey", "wheat", "sugar"), only_deck=True)  # fmt: skip
    assert table.said("ie-shuffled")
    assert (len(table.hand()), table.credits(0)) == (2, (10 + 10 + 2,))
    assert table.go("draw", 1).name() == "end"  # once, for two cards


@pytest.mark.rule("IE-812", "IE-275", "IE-801")
def test_rolls_royces_win_before_anything_that_waits() -> None:
    ship = port(open_("rolls-royces", "teslas", "poodles"), open_("drones", "laptops", "tablets"))
    own = Who(hand=("saunas",), ships=(ship,), completed=("pirated-dvds",))
    table = window("load", own, deck=("rice", "cups")).go("load saunas rolls-royces; name cups")
    assert table.over
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (0,)
    assert table.player().completed == ["pirated-dvds", "rolls-royces"]
    assert table.credits(0) == (10 + 10,)


@pytest.mark.rule("IE-309", "IE-296", "IE-812")
def test_the_eighth_illegal_good_wins_in_the_middle_of_a_turn() -> None:
    own = Who(completed=("stem-cells", "the-motherlode", "rice"), goods=ILLEGAL[:7])
    more = Who(imports=("ivory",))
    table = window("pirate", own, more, after=(1,), n=2, island=("ammunition", "beer"))
    assert table.go("take ammunition; keep").over


@pytest.mark.rule("IE-265", "IE-216")
def test_what_is_received_meanwhile_cannot_be_played_with_platinum_rings() -> None:
    hand = ("laptops", "rice", "cups", "pens", "soap", "beer", "shoes", "pants")
    table = complete("platinum-rings", Who(hand=hand, completed=("cell-phones",)),
                     deck=("wheat", "teslas"))  # fmt: skip
    table.go("play laptops; phones")
    assert "teslas" in table.hand()
    assert "teslas" not in table.offers(0, "play")
    assert table.go("none").name() == "end"


@pytest.mark.rule("IE-801", "IE-256", "IE-248", "IE-426")
def test_a_completion_that_draws_and_loads_leads_to_the_next() -> None:
    ships = (port(open_("drones", "tablets")), port(open_("robot-cats", "segways")))
    own = Who(hand=("batteries", "generators"), completed=("laptops", "nanobots"), ships=ships)
    table = window("load", own, deck=("beer", "soap", "pants", "paper", "cups", "pens", "rice"))
    table.go("load batteries drones")
    assert (table.name(), table.credits(0), len(table.hand())) == ("action", (16,), 3)
    table.go("load generators robot-cats")
    assert table.credits(0) == (22,)
    assert table.player().completed == ["laptops", "nanobots", "drones", "robot-cats"]
    assert (len(table.hand()), table.name()) == (4, "end")  # no slot any more: Nanobots ask nothing


@pytest.mark.rule("IE-203", "IE-430", "IE-220")
def test_animal_feed_added_by_apples_may_be_bought() -> None:
    table = complete("apples", Who(hand=("animal-feed",)), Who(), seats=2).go("add animal-feed")
    table.go("buy", 1)
    assert table.player().completed == ["apples"]
    assert table.player(1).completed == ["animal-feed"]
    assert table.credits() == (10 + 10 + 6, 4)


@pytest.mark.rule("IE-300", "IE-312")
def test_copied_hydroponics_bring_ships_home_at_once() -> None:
    own = Who(ships=(sea("cups"),))
    table = complete("wind-turbines", own, Who(completed=("hydroponics",)))
    assert (table.ship(0, 2).sea, table.ship(0, 2).cargo) == (False, ["cups"])


@pytest.mark.rule("IE-205", "IE-312", "IE-816")
def test_bamboo_takes_what_its_own_ship_has_brought_back() -> None:
    own = Who(colour="yellow", completed=("hydroponics", "flash-drives", "jet-engines"))
    table = complete("bamboo", own)
    for _ in range(2):
        table.go(table.tokens()[0].replace(":", " "))
    left = table.ship().cargo
    assert (table.ship().sea, len(left)) == (False, 1)
    table.go("ship 1")
    assert [made.loads for made in table.ship().contracts] == [[left]]
    assert table.name() == "end"  # nothing is left aboard for Hydroponics to ask about


@pytest.mark.rule("IE-208", "IE-228")
def test_heavy_ammunition_robs_once_however_much_drugs_take() -> None:
    own = Who(completed=("heavy-ammunition", "drugs"))
    first = Who(hand=("cups",), ships=(sea("rice", "honey"),))
    second = Who(hand=("pens",), ships=(sea("wheat", "sugar"),))
    table = pirating(own, first, second).go("take rice; take wheat")
    assert (table.hand(), table.hand(2)) == (["cups"], ["pens"])


@pytest.mark.rule("IE-269", "IE-43", "IE-312", "IE-204")
def test_counterfeit_money_brings_ships_home() -> None:
    first = Who(ships=(sea("rice"),))
    second = Who(ships=(sea("cups", "pens"),), completed=("hydroponics", "backpacks"))
    table = complete("counterfeit-money", None, first, second).go("take cups")
    assert [table.ship(seat).sea for seat in (1, 2)] == [False, False]
    assert (table.hand(), table.ship(2).cargo) == (["rice", "cups"], ["pens"])
    assert (table.credits(1, 2), len(table.hand(2))) == ((10, 10), 2)  # Backpacks, no fee


@pytest.mark.rule("IE-234", "IE-310", "IE-231")
def test_every_container_of_flour_is_one_of_whole_wheat() -> None:
    own = Who(colour="yellow", hand=("flour", "rice", "honey", "wheat", "sugar"))
    table = window("contract", own, Who(completed=("whole-wheat", "bicycles")))
    table.go("flour 1; with rice with honey with wheat with sugar")
    for _ in range(4):
        table.go("credits", 1)
    assert (table.credits(1), table.waiting) == ((18,), (0,))


@pytest.mark.rule("IE-271", "IE-320", "IE-27")
def test_prefab_houses_won_by_mortars_fill_a_ship_that_sails_later() -> None:
    waiting = port(open_("diamond-rings", "showers", "teslas"))
    rival = Who(credits=0, completed=("prefab-houses",))
    table = complete("mortars", Who(ships=(waiting,)), rival, seats=2)
    assert table.player().completed == ["mortars", "prefab-houses", "diamond-rings"]
    assert table.credits(0) == (10 + 10 + 6,)


@pytest.mark.rule("IE-277", "IE-40", "IE-59")
def test_satellites_are_asked_once_for_a_ship_after_all_its_contracts() -> None:
    ship = port(open_("potatoes", "rice", "honey"), open_("drones", "laptops"))
    table = window("load", Who(hand=("tablets",), ships=(ship,)), Who(completed=("satellites",)))
    table.go("load tablets drones")
    assert (table.waiting, table.player().completed) == ((1,), ["potatoes", "drones"])
    assert table.go("draw", 1).waiting == (0,)


SATELLITE = "satellites"  # lets its owner load in the middle of another completion


def filling(mine: str, *mine_load: str, rival: Who) -> HarbourScene:
    """Seat 0 fills a second ship with Platinum Rings; then seat 1 fills one by Satellites."""
    waiting = port(open_(mine, *mine_load[1:]))
    hand = ("helicopters", "laptops", mine_load[0], *EIGHT[1:7])
    own = Who(hand=hand, ships=(port(RINGS), waiting))
    table = window("load", own, rival, seats=2).go("load helicopters platinum-rings")
    return table.go(f"play laptops; load {mine_load[0]} {mine}; none").go("none", 1)


@pytest.mark.rule("IE-801", "IE-269", "IE-814")
def test_counterfeit_money_spares_a_full_ship_that_waits_to_sail() -> None:
    drones = port(open_("drones", "tablets"))
    rival = Who(hand=("segways",), completed=(SATELLITE,), ships=(drones,))
    table = filling("counterfeit-money", "tanks", "foxes", "snakes", "seeds", rival=rival)
    table.go("load segways drones", 1).go("none", 1)
    assert table.player().completed == ["platinum-rings", "counterfeit-money"]
    assert table.player(1).completed == [SATELLITE, "drones"]
    assert sorted(table.ship(1).cargo) == ["segways", "tablets"]


@pytest.mark.rule("IE-801", "IE-271", "IE-320")
def test_a_ship_that_waits_stays_if_prefab_houses_are_lost_before() -> None:
    rings = port(open_("diamond-rings", "perfumes"))
    completed = (SATELLITE, "prefab-houses")
    rival = Who(credits=0, hand=("vintage-wines",), completed=completed, ships=(rings,))
    table = filling("mortars", "tanks", "foxes", "snakes", "seeds", "pistols", rival=rival)
    table.go("load vintage-wines diamond-rings", 1).go("shipment prefab-houses; none", 1)
    ship = table.ship(1)
    assert (ship.sea, ship.bound, len(ship.aboard)) == (False, False, 2)
    assert table.player(1).completed == [SATELLITE]


@pytest.mark.rule("IE-283", "IE-808")
def test_shotguns_spare_who_pirates_before_their_turn_comes_but_after_the_shot() -> None:
    drones = port(open_("drones", "tablets"))
    own = Who(completed=("shotguns",), ships=(drones,))
    rival = Who(hand=("helicopters", *EIGHT[:7]), completed=(SATELLITE,), ships=(port(RINGS),))
    table = pirating(own, rival, island=("laptops", "paper"), seats=2).go("take laptops")
    table.go("none", 1).go("load helicopters platinum-rings; play tanks; take paper; none", 1)
    table.go("none", 1)  # Satellites, for the ship with the rings
    assert table.table.pirated == [0, 1]
    assert (table.credits(0, 1), table.waiting) == ((16, 24), (0,))


@pytest.mark.rule("IE-801", "IE-231")
def test_a_ship_that_waits_sails_before_reactions_to_its_last_load() -> None:
    drones = port(open_("drones", "tablets"))
    own = Who(hand=("helicopters", "laptops", "segways", *EIGHT[1:7]), ships=(port(RINGS), drones))
    table = window("load", own, Who(completed=("bicycles",)), seats=2)
    table.go("load helicopters platinum-rings; play laptops; load segways drones; none")
    told = [
        event.key
        for event in table.events
        if event.key == "ie-sails" or (event.key, event.seat) == ("ie-gained", 1)
    ]
    assert told == ["ie-sails", "ie-gained", "ie-sails", "ie-gained"]  # one load before each


@pytest.mark.rule("IE-801", "IE-320", "IE-271")
def test_a_ship_that_is_full_joins_the_queue_at_that_moment() -> None:
    waiting = port(open_("diamond-rings", "showers", "teslas"))
    first = Who(credits=0, completed=("prefab-houses",))
    second = Who(credits=0, goods=("cups", "pens"))
    own = Who(completed=("chocolate",), ships=(waiting,))
    table = complete("mortars", own, first, second)
    told = [event.key for event in table.events if event.key in ("ie-sails", "ie-gained")]
    assert told == ["ie-sails", "ie-gained"] * 2 + ["ie-gained"] * 2  # then Chocolate, twice


@pytest.mark.rule("IE-265")
def test_nothing_is_too_late_any_more_when_the_ship_is_done() -> None:
    table = complete("potatoes")
    assert (len(table.hand()), table.state.hands[0].late) == (2, [])


@pytest.mark.rule("IE-801", "IE-266", "IE-310")
def test_reactions_wait_until_a_load_action_has_loaded_all() -> None:
    own = Who(hand=("rice", "honey"), goods=("televisions", "refrigerators"),
              completed=("playstations",), ships=(port(open_("sugar")),))  # fmt: skip
    table = window("load", own, Who(completed=("whole-wheat",))).go("load rice sugar")
    assert (table.waiting, table.name()) == ((0,), "playstations")
    assert table.go("load honey sugar").go("credits", 1).go("cards", 1).credits(1) == (12,)


@pytest.mark.rule("IE-274", "IE-815")
def test_a_slot_that_a_half_waits_on_is_none_for_a_load_card() -> None:
    hand = ("batteries", *EIGHT[1:])
    ships = (port(RINGS), port(open_("laptops", "drones")))
    own = Who(hand=hand, completed=("robot-cats",), ships=ships)
    island = ("honey", "ferraris")
    table = pirating(own, n=2, island=island).go("take honey; half laptops; take ferraris")
    assert "batteries" not in table.offers(0, "play")


@pytest.mark.rule("IE-274", "IE-265")
def test_a_half_begun_with_platinum_rings_is_lost_with_them() -> None:
    hand = ("helicopters", *EIGHT)
    own = Who(hand=hand, completed=("robot-cats",), ships=(port(RINGS), port(open_("laptops"))))
    table = window("load", own, island=("honey",), seats=2).go("load helicopters platinum-rings")
    table.go("play tanks; take honey; half laptops; none")
    assert table.ship(0, 2).contracts[0].half is None
    assert set(table.table.discard) == {"honey", "tanks"}


@pytest.mark.rule("IE-265", "IE-216", "IE-287")
def test_what_came_too_late_to_be_played_may_be_used_otherwise() -> None:
    hand = ("laptops", "drones", *EIGHT[1:7])
    own = Who(hand=hand, completed=("cell-phones", "smart-cars"))
    table = complete("platinum-rings", own, deck=("wheat", "teslas"))
    table.go("play laptops; phones; play drones; cars teslas")
    assert table.table.island == ["wheat", "teslas"]
    assert table.state.hands[0].late == []
