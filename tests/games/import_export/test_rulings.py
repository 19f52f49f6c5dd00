"""Rulings that are easy to get wrong: what two cards do together, and what comes first."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng
from tests.games.import_export.scenes import (
    Who,
    complete,
    importing,
    open_,
    port,
    scene,
    sea,
    window,
)

DOUGH = ("rice", "honey", "wheat", "sugar")


def tails() -> int:
    """A seed with which the coin of Flamethrowers shows tails."""
    return next(seed for seed in range(1, 20) if Rng(seed).below(2))


@pytest.mark.rule("IE-234", "IE-312")
@pytest.mark.parametrize(("left", "offered"), [("lumber", {"2"}), ("cups", {"1", "2"})])
def test_flour_loads_all_four_or_none(left: str, offered: set[str]) -> None:
    own = Who(colour="yellow", hand=("flour", *DOUGH), ships=(port(left=(left,)),))
    table = window("contract", own)
    assert table.offers(0, "flour") == offered  # what was left aboard takes the first slot
    assert "flour:1" in table.offers(0, "contract")


@pytest.mark.rule("IE-234", "IE-246", "IE-27")
def test_a_ship_filled_with_flour_sails_before_tea_is_sold() -> None:
    own = Who(colour="yellow", hand=("flour", *DOUGH, "cups"), completed=("green-tea",))
    table = window("contract", own).go("flour 1; with rice with honey with wheat with sugar")
    assert (table.name(), table.credits(0)) == ("green-tea", (20,))
    assert table.go("sell cups").credits(0) == (24,)


@pytest.mark.rule("IE-274", "IE-66")
@pytest.mark.parametrize(
    ("completed", "contract", "allowed"),
    [
        ((), "pants", False),
        (("candy",), "pants", True),
        (("televisions",), "pants", True),
        (("wheat",), "pants", False),
        ((), "tortillas", True),
    ],
)
def test_a_pair_goes_where_a_technology_container_goes(
    completed: tuple[str, ...], contract: str, allowed: bool
) -> None:
    own = Who(hand=("rice", "honey"), ships=(port(open_(contract)),),
              completed=("robot-cats", *completed))  # fmt: skip
    assert bool(window("load", own).offers(0, "pair")) is allowed


@pytest.mark.rule("IE-210", "IE-40", "IE-327")
@pytest.mark.parametrize(("credits", "asked"), [(18, False), (20, True)])
def test_bok_choy_pays_after_the_effect_of_the_contract(credits: int, asked: bool) -> None:
    ship = port(open_("exclusive-cards", "teslas", "saunas", "bok-choy"))
    own = Who(credits=credits, hand=("poodles",), completed=("wheat",), ships=(ship,))
    table = window("load", own).go("load poodles exclusive-cards")
    assert (table.name() == "exclusive-cards") is asked
    if asked:
        table.go("none")
    assert table.credits(0) == (credits + 10 + 2,)


@pytest.mark.rule("IE-229", "IE-428", "IE-271")
def test_what_several_pay_for_one_card_is_one_change() -> None:
    table = complete("mortars", Who(completed=("pirated-dvds",)), Who(), Who())
    assert table.credits() == (10 + 10 + 8 + 2 + 2 + 2 + 2, 6, 6)  # payout, sum, and each loss


@pytest.mark.rule("IE-229", "IE-428", "IE-283")
def test_two_pirates_under_fire_pay_four_credits_at_once() -> None:
    gunner = Who(completed=("shotguns", "pirated-dvds"), imports=("snakes",))
    island = ("wheat", "beer", "soap")
    first = Who(imports=("tanks",))
    table = window("pirate", Who(), first, gunner, after=(1, 2), island=island)
    table.go("take wheat; end").go("take beer; end", 1).go("take soap", 2)
    assert table.credits() == (8, 8, 10 + 4 + 2)


@pytest.mark.rule("IE-232", "IE-403")
def test_a_poor_owner_of_flamethrowers_pays_the_captain_first() -> None:
    ship = port(open_("flamethrowers", "tanks"))
    own = Who(credits=0, hand=("foxes",), ships=(ship,))
    who = [Who(), Who(), own, Who(), Who()]
    table = window("load", *who, seat=2, captain=1, seed=tails()).go("load foxes flamethrowers", 2)
    assert table.credits() == (10, 12, 0, 12, 12)


@pytest.mark.rule("IE-241", "IE-603")
@pytest.mark.idle("hawaiian-salt")
def test_hawaiian_salt_shows_all_hands_and_that_cannot_be_undone() -> None:
    own = Who(hand=("cups",), completed=("flash-drives",))
    table = complete("hawaiian-salt", own, Who(hand=("pens",)), only_deck=True)
    assert table.name() == "aboard"
    table.go("none")
    assert [event.seat for event in table.said("ie-reveals")] == [0, 1, 2]
    assert table.sealed
    assert table.credits(0) == (20,)


@pytest.mark.rule("IE-265", "IE-47")
def test_cards_played_with_platinum_rings_are_discarded_with_the_last() -> None:
    hand = ("teslas", "cups", "pens", "soap", "beer", "shoes", "pants", "paper")
    led = Who(hand=hand, played=("laptops",))
    table = complete("platinum-rings", led, island=("rice",)).go("play teslas; fetch rice")
    assert table.player().played == ["laptops", "teslas"]
    table.go("none")
    assert table.player().played == ["laptops"]
    assert table.table.discard == ["teslas"]


@pytest.mark.rule("IE-290", "IE-41")
def test_a_stolen_card_does_not_react_to_the_theft() -> None:
    ship = port(open_("stolen-research", "drones", "tanks"))
    own = Who(hand=("foxes",), completed=("seeds",), ships=(ship,))
    rival = Who(completed=("laptops",))
    table = window("load", own, rival).go("load foxes stolen-research")
    assert table.player().completed == ["seeds", "laptops"]
    assert table.hand() == []


@pytest.mark.rule("IE-65", "IE-13")
def test_a_chosen_card_that_is_taken_away_is_chosen_anew() -> None:
    captain = Who(hand=("honey",))
    second = Who(hand=("rice", "coffee"))
    salt = port(open_("hawaiian-salt", "lumber", "wheat", "sugar"))
    third = Who(completed=("segways", "televisions"), ships=(salt,))
    table = scene(captain, second, third, options={"following": "together"}).go("lead honey")
    table.go("follow rice", 1).go("ride segways hawaiian-salt", 2)
    assert table.hand(1) == []
    assert set(table.waiting) == {1, 2}
    table.go("draw", 1).go("draw", 2)
    assert len(table.hand(1)) == 5


@pytest.mark.rule("IE-51", "IE-280")
def test_no_ship_sails_at_the_end_and_none_is_promised_to() -> None:
    ships = (port(open_("laptops", "drones")),)
    table = scene(Who(credits=50, completed=("segways",), ships=ships)).go("draw")
    assert table.about("load:segways:laptops") == "ship 1; then 0 missing on the contract"
    assert table.option("load:segways:laptops").final is None


@pytest.mark.rule("IE-274", "IE-265")
def test_a_half_waits_for_the_end_of_the_own_window() -> None:
    rings = port(
        open_("platinum-rings", "poodles", "showers", "saunas", "champagne", "vintage-wines")
    )
    hand = ("rice", "cups", "pens", "soap", "beer", "shoes", "pants", "paper")
    own = Who(completed=("robot-cats",), hand=hand, ships=(rings, port(open_("laptops"))))
    island = ("honey", "wheat", "teslas")
    table = window("pirate", own, n=3, island=island).go("take honey; half laptops")
    table.go("take teslas; none")
    assert table.ship(0, 2).contracts[0].half == "honey"
    table.go("take wheat")
    assert table.ship(0, 2).contracts[0].loads == [["honey", "wheat"]]


@pytest.mark.rule("IE-324", "IE-815")
def test_a_half_begun_by_an_effect_is_lost_with_it() -> None:
    own = Who(completed=("robot-cats",), ships=(port(open_("laptops")),))
    table = complete("stretch-goals", own, Who(ships=(sea("rice"),)), island=("honey",), seats=2)
    while table.name(seat := table.waiting[0]) != "actions":
        table.go(table.tokens(seat)[0].replace(":", " "), seat)
    table.go("take honey; half laptops; none")
    assert table.ship(0, 2).contracts[0].half is None
    assert table.table.discard[-1] == "honey"


@pytest.mark.rule("IE-443")
def test_absent_players_give_credits_or_the_lowest_card() -> None:
    rich = Who(completed=("rice", "almonds"), goods=("tanks", "cups", "beer"))
    assert complete("mortars", None, rich).asked(1).fallback == ("credits",)
    poor = Who(credits=0, completed=rich.completed, goods=rich.goods)
    table = complete("mortars", None, poor)
    assert table.asked(1).fallback == ("shipment:almonds",)
    assert table.go("goods", 1).asked(1).fallback == ("give:beer", "give:cups")
    bones = complete("dinosaur-bones", None, Who(goods=("tanks", "beer")))
    assert bones.asked(1).fallback == ("give:beer",)
    giver = complete("pants", Who(hand=("soap", "beer")), Who(completed=("tanks",)))
    assert giver.asked(0).fallback == ("give:beer",)


@pytest.mark.rule("IE-269", "IE-274", "IE-814")
def test_counterfeit_money_breaks_a_pair() -> None:
    pair = port(open_("tablets", "drones"))
    pair.contracts[0].loads.append(["rice", "honey"])
    table = complete("counterfeit-money", None, Who(ships=(pair,))).go("take rice")
    assert table.hand() == ["rice"]
    assert table.table.discard == ["honey"]  # half a pair is no container
    assert table.ship(1).contracts[0].loads == [["drones"]]


@pytest.mark.rule("IE-269", "IE-274")
def test_counterfeit_money_begins_no_pair() -> None:
    own = Who(completed=("robot-cats",), ships=(port(open_("laptops")),))
    table = complete("counterfeit-money", own, Who(ships=(sea("rice", "honey"),)))
    table.go("take rice")
    assert table.hand() == ["rice"]
    assert table.ship(0, 2).contracts[0].half is None


@pytest.mark.rule("IE-20", "IE-65", "IE-804")
def test_while_a_ship_is_chosen_for_an_auction_all_is_calm() -> None:
    captain = Who(ships=(port(open_("laptops", "drones")), sea("rice")))
    rival = Who(completed=("telescopes",), goods=("tablets",), ships=(sea("cups"),))
    table = importing(captain, rival)
    assert table.name() == "ship"
    table.go("drop laptops").go("exchange tablets", 1)
    assert (table.name(), table.credits(1)) == ("ship", (14,))
    assert table.table.discard == ["laptops", "drones", "tablets"]
    table.go("sea 1-1")
    assert table.name() == "alone"
    with table.refuses():
        table.go("drop laptops")


@pytest.mark.rule("IE-29", "IE-65", "IE-808")
def test_the_last_ship_may_come_home_before_it_is_chosen() -> None:
    rings = port(open_("platinum-rings", "teslas", "poodles", "showers", "saunas", "champagne"))
    hand = ("pens", "soap", "paper", "tanks", "foxes", "rice", "honey", "wheat")
    own = Who(completed=("segways", "televisions"), hand=hand, ships=(rings, sea("shoes")))
    table = importing(own, Who(ships=(sea("beer"),)), Who(imports=("pants",)))
    assert (table.name(), table.offers(0, "sea")) == ("ship", {"0-2", "1-1"})
    table.go("ride segways platinum-rings; play tanks; take shoes; play foxes; take beer")
    for card in ("pens", "soap", "paper"):
        table.go(f"play {card}; sea 0-1")
        while table.name() != "play":
            asked = table.asked(0)
            table.go(" ".join(asked.tokens()[: asked.at_least]).replace(":", " "))
    assert table.ship().aboard == []
    table.go("none")
    assert len(table.said("ie-no-auction")) == 1
    assert table.table.captain == 1


@pytest.mark.rule("IE-290", "IE-277", "IE-41")
def test_a_stolen_card_does_not_react_to_the_ship_that_brought_it() -> None:
    ship = port(open_("stolen-research", "drones", "tanks"))
    own = Who(hand=("foxes", "rice"), completed=("seeds",), ships=(ship,))
    rival = Who(completed=("satellites",))
    table = window("load", own, rival).go("load foxes stolen-research")
    assert table.player().completed == ["seeds", "satellites"]
    assert table.name() == "end"
