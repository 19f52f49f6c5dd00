"""What exactly may be chosen: nothing that is not allowed, and nothing left out."""

from __future__ import annotations

import pytest

from engine.core.words import ref
from engine.games.import_export.data import TYPES
from tests.games.import_export.scenes import (
    PLAIN,
    Who,
    complete,
    contracting,
    ended,
    importing,
    open_,
    port,
    scene,
    sea,
    window,
)
from tests.games.import_export.test_reactions_more import ambush
from tests.games.import_export.test_scoring import points


@pytest.mark.rule("IE-303")
def test_vacuum_cleaners_take_no_other_goods() -> None:
    rival = Who(goods=("teslas", "rice"), hand=("cups",))
    assert set(complete("vacuum-cleaners", None, rival).tokens(1)) == {"give:teslas", "hand"}


@pytest.mark.rule("IE-275", "IE-60")
def test_rolls_royces_name_a_card_in_any_case() -> None:
    assert "none" not in complete("rolls-royces").tokens()


@pytest.mark.rule("IE-312", "IE-26")
def test_the_container_that_is_left_may_go_on_any_contract_that_takes_it() -> None:
    ships = (sea("rice", "honey", "cups"), port(open_("pants"), open_("rope")))
    table = importing(Who(), Who(ships=ships, completed=("hydroponics",)))
    table.go("import; take rice take honey; goods")
    assert table.offers(1, "load") == {"cups:pants", "cups:rope"}


@pytest.mark.rule("IE-312", "IE-420")
def test_a_container_left_aboard_takes_a_slot_and_no_room() -> None:
    own = Who(hand=("bicycles",), goods=("cups", "pens", "soap"), ships=(port(left=("beer",)),))
    table = window("contract", own).go("contract bicycles 1")
    assert table.ship().contracts[0].loads == [["beer"]]


@pytest.mark.rule("IE-300")
def test_wind_turbines_copy_what_counts_at_the_end() -> None:
    rival = Who(completed=("champagne", "pants"))
    table = complete("wind-turbines", Who(credits=0), rival)
    assert table.offers(0, "copy") == {"champagne", "pants"}
    own = Who(credits=0, completed=("wind-turbines", "rice"))
    assert points(own, Who(completed=("champagne",)), copied="champagne") == {"cards": 8}


@pytest.mark.rule("IE-300", "IE-206", "IE-63")
def test_batteries_and_their_copy_work_once_a_turn_each() -> None:
    hand = ("laptops", "drones", "segways", "televisions", "tablets")
    own = Who(hand=hand, ships=(port(open_("nanobots")),), completed=("batteries", "wind-turbines"))
    table = window("load", own, n=2, copied="batteries")
    table.go("load laptops nanobots; load drones nanobots; load segways nanobots")
    assert (table.name(), table.credits(0)) == ("act", (6,))
    assert table.go("load televisions nanobots").name() == "end"


@pytest.mark.rule("IE-300", "IE-247")
def test_jet_engines_and_their_copy_take_a_container_each() -> None:
    own = Who(completed=("jet-engines", "wind-turbines"))
    table = complete("rice", own, copied="jet-engines")
    for _ in range(2):
        assert table.name() == "aboard"
        table.go(table.tokens()[0].replace(":", " "))
    assert (table.name(), len(table.hand()), len(table.ship().cargo)) == ("end", 2, 1)


@pytest.mark.rule("IE-815", "IE-420")
def test_both_cards_of_a_pair_take_room() -> None:
    ship = port(open_("drones"), open_("paper"))
    ship.contracts[0].loads.append(["rice", "honey"])
    own = Who(hand=("wheat", "sugar"), completed=("robot-cats",), ships=(ship,))
    assert window("load", own).offers(0, "pair") == set()  # two and four more are missing


@pytest.mark.rule("IE-325")
@pytest.mark.parametrize("kind", TYPES)
def test_tortillas_take_every_type(kind: str) -> None:
    card = PLAIN[kind][0]
    own = Who(hand=(card,), ships=(port(open_("tortillas")),))
    assert window("load", own).offers(0, "load") == {f"{card}:tortillas"}


@pytest.mark.rule("IE-20", "IE-804", "IE-274")
def test_a_half_is_discarded_with_its_contract() -> None:
    ship = port(open_("laptops", "drones", half="rice"))
    table = scene(Who(completed=("robot-cats",), ships=(ship,))).go("drop laptops")
    assert table.table.discard == ["laptops", "drones", "rice"]


@pytest.mark.rule("IE-293", "IE-51")
def test_telescopes_give_up_technology_only_at_the_end_too() -> None:
    own = Who(credits=50, completed=("telescopes",), goods=("laptops", "rice"))
    assert ended(own).offers(0, "give") == {"laptops"}


@pytest.mark.rule("IE-59", "IE-403")
def test_debtors_pay_from_the_captain_clockwise() -> None:
    table = complete("snakes", None, Who(), Who(), captain=2)
    assert [event.seat for event in table.said("ie-paid")] == [2, 1]
    assert table.credits() == (20, 8, 8)


@pytest.mark.rule("IE-234")
@pytest.mark.parametrize("first", ["lumber", "flour"])
def test_flour_must_be_in_the_hand_beside_four_that_fit(first: str) -> None:
    others = ("wheat", "sugar") if first == "lumber" else ("cups", "pens")
    own = Who(colour="yellow", hand=(first, "rice", "honey", *others))
    assert window("contract", own).offers(0, "flour") == set()


@pytest.mark.rule("IE-246", "IE-266", "IE-206")
def test_nobody_is_asked_for_cards_of_an_empty_hand() -> None:
    tea = Who(hand=("potatoes",), completed=("green-tea",))
    assert window("contract", tea).go("contract potatoes 1").name() == "end"
    completed, ships = ("playstations", "batteries"), (port(open_("nanobots")),)
    goods = ("televisions", "refrigerators")
    own = Who(hand=("laptops",), goods=goods, completed=completed, ships=ships)
    assert window("load", own).go("load laptops nanobots").name() == "end"


@pytest.mark.rule("IE-286", "IE-601")
def test_a_card_that_was_given_away_cannot_be_taken_back() -> None:
    table = complete("cups", Who(hand=("rice", "pens")), Who(completed=("tanks",)))
    assert table.go("give pens").sealed


@pytest.mark.rule("IE-271", "IE-283", "IE-234", "IE-16")
def test_as_many_cards_are_given_or_played_as_it_says() -> None:
    rival = Who(goods=("rice", "cups", "soap"))
    given = complete("mortars", None, rival).go("goods", 1).asked(1)
    shot = ambush(Who(hand=("rice", "cups", "pens"))).go("hand").asked(0)
    hand = ("flour", "rice", "honey", "wheat", "sugar", "lumber")
    dough = window("contract", Who(colour="yellow", hand=hand)).go("flour 1").asked(0)
    pair = scene(Who(hand=("rice", "honey", "wheat"))).go("pair agriculture load").asked(0)
    asked = [(each.name, each.at_least, each.at_most) for each in (given, shot, dough, pair)]
    assert asked == [("goods", 2, 2), ("cards", 2, 2), ("flour", 4, 4), ("pair", 2, 2)]


@pytest.mark.rule("IE-409", "IE-46")
def test_nothing_is_lost_where_all_went_to_imports() -> None:
    full = ("cups", "pens", "soap", "beer", "shoes")
    table = importing(Who(goods=full), Who(ships=(sea("rice"),))).go("import")
    assert (table.player().imports, table.table.captain) == (["rice"], 1)
    assert not table.said("ie-no-room")


@pytest.mark.rule("IE-266", "IE-305")
def test_nobody_is_asked_for_what_has_no_place() -> None:
    own = Who(hand=("laptops", "cups"), goods=("televisions", "refrigerators"),
              completed=("playstations",), ships=(port(open_("drones", "tablets")),))  # fmt: skip
    assert window("load", own).go("load laptops drones").name() == "end"
    assert scene(Who(completed=("leds",)), island=("pens",)).offers(0, "swap") == set()


@pytest.mark.rule("IE-253")
def test_minivans_offer_every_container_once() -> None:
    rival = Who(ships=(sea("rice", "honey"), port(open_("laptops", "drones"))))
    tokens = window("pirate", Who(completed=("minivans",)), rival, island=("cups",)).tokens()
    takes = [token for token in tokens if token.startswith("take:")]
    assert sorted(takes) == ["take:cups", "take:drones", "take:honey", "take:rice"]


@pytest.mark.rule("IE-233", "IE-247")
def test_who_takes_containers_is_told_by_which_card() -> None:
    table = complete("potatoes", Who(completed=("flash-drives", "jet-engines")))
    assert table.asked(0).prompt.args["card"] == ref("card", "flash-drives")
    assert table.go("none").asked(0).prompt.args["card"] == ref("card", "jet-engines")


@pytest.mark.rule("IE-283")
def test_the_price_of_shotguns_is_told() -> None:
    table = ambush(Who(hand=("rice", "cups", "pens")))
    assert table.option("hand").label.args["n"] == 2


@pytest.mark.rule("IE-65")
def test_nothing_is_done_aside_while_a_single_importer_decides() -> None:
    rival = Who(completed=("telescopes",), goods=("tablets",), ships=(sea("cups"),))
    table = importing(Who(ships=(port(open_("laptops")),)), rival)
    assert table.name() == "alone"
    assert [each.seat for each in table.match.questions()] == [0]
    assert not any(option.aside for option in table.asked(0).options)


@pytest.mark.rule("IE-283", "IE-286", "IE-703")
def test_whoever_has_no_choice_gives_without_a_question() -> None:
    shot = ambush(Who(hand=("rice", "cups"))).go("hand")
    assert (shot.hand(0), shot.hand(1), shot.waiting) == ([], ["rice", "cups"], (1,))
    tanks = complete("pants", Who(hand=("rice",)), Who(completed=("tanks",)))
    assert (tanks.name(), tanks.hand(1)) == ("end", ["rice"])
    assert contracting("potatoes", Who(completed=("paprika",))).name() == "end"


@pytest.mark.rule("IE-227", "IE-47")
def test_discards_are_enough_to_draw_from() -> None:
    own = Who(completed=("drones",))
    table = contracting("potatoes", own, only_deck=True, discard=("rice",))
    assert table.go("draw").hand() == ["rice"]
    assert contracting("potatoes", own, only_deck=True).name() == "end"


@pytest.mark.rule("IE-293")
def test_what_telescopes_bring_is_told() -> None:
    own = Who(completed=("telescopes",), goods=("laptops",))
    table = scene(own)
    assert table.about("exchange:laptops") == "+4 credits"


@pytest.mark.rule("IE-801", "IE-21")
def test_a_full_ship_that_waits_takes_no_contract() -> None:
    full = port(open_("laptops", "drones", "tablets"))
    full.bound = True
    table = window("contract", Who(hand=("potatoes",), ships=(full,)))
    assert table.offers(0, "contract") == {"potatoes:2"}


@pytest.mark.rule("IE-246", "IE-244", "IE-260", "IE-38")
def test_why_credits_are_gained_is_told() -> None:
    tea = window("contract", Who(hand=("potatoes", "cups"), completed=("green-tea",)))
    tea.go("contract potatoes 1; sell cups")
    assert tea.said("ie-gained", seat=0, why=ref("card", "green-tea"))
    sale = window("supply", Who(hand=("cups",))).go("sell cups")
    assert sale.said("ie-gained", seat=0, why=ref("why", "sale"))
    for completed, why in (((), ref("why", "fee")), (("pants",), ref("card", "pants"))):
        owner = Who(ships=(sea("rice", "honey"),), completed=completed)
        assert importing(Who(), owner).go("import; goods").said("ie-gained", seat=1, why=why)
