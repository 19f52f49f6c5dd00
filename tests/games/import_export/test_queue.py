"""The order of effects: one queue, first in, first out, from the captain clockwise."""

from __future__ import annotations

import pytest

from engine.core.words import ref
from engine.games.import_export import rules
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

DECK = ("rice", "batteries", "teslas", "champagne", "cups", "segways", "tanks", "paper", "wheat")


def told(table: HarbourScene, *keys: str) -> list[tuple[str, int | None]]:
    """Which of these lines were said, in order, and about whom."""
    return [(event.key, event.seat) for event in table.events if event.key in keys]


@pytest.mark.rule("IE-59", "IE-401", "IE-58")
def test_one_event_is_answered_from_the_captain_and_by_the_oldest_card_first() -> None:
    own = Who(completed=("mouthwash", "shoes"))
    other = Who(completed=("lumber",))
    table = complete("pants", own, other, Who(hand=("rice",)))
    assert table.name() == "draw"
    assert table.credits(0) == (18,)  # Mouthwash is older than Shoes
    table.go("draw")
    assert table.waiting == (1,)


@pytest.mark.rule("IE-59", "IE-401")
def test_clockwise_begins_with_the_captain() -> None:
    owners = [Who(completed=("backpacks",)), Who(completed=("chairs",), hand=("rice",)),
              Who(ships=(sea("cups"),))]  # fmt: skip
    table = window("pirate", *owners, seat=2, captain=2).go("take cups", 2)
    assert told(table, "ie-returned", "ie-drew") == [("ie-returned", 2), ("ie-drew", 0)]
    assert table.waiting == (1,)


@pytest.mark.rule("IE-801", "IE-27")
def test_reactions_wait_until_the_ship_is_done() -> None:
    own = Who(completed=("pirated-dvds", "satellites"), hand=("honey",))
    table = completing("almonds", own)
    finish(table, "almonds")
    assert table.name() == "satellites"
    assert table.credits(0) == (24,)  # Pirated DVDs wait
    assert table.table.sailing
    table.go("none")
    assert table.credits(0) == (28,)
    assert not table.table.sailing


@pytest.mark.rule("IE-27", "IE-266")
def test_a_ship_filled_in_the_middle_of_an_action_sails_at_once() -> None:
    first, second = port(open_("drones", "tablets")), port(open_("laptops", "segways"))
    own = Who(
        completed=("playstations",),
        goods=("televisions", "robot-cats"),
        ships=(first, second),
        hand=("batteries", "nanobots"),
    )
    table = window("load", own).go("load batteries drones")
    assert table.player().completed == ["playstations", "drones"]
    assert table.name() == "playstations"
    assert table.go("load nanobots laptops").player().completed[-1] == "laptops"


@pytest.mark.rule("IE-801", "IE-27", "IE-310", "IE-231")
def test_a_ship_filled_by_a_load_sails_before_reactions_to_the_load() -> None:
    table = complete("rice", None, Who(completed=("bicycles", "whole-wheat")))
    keys = [key for key, _ in told(table, "ie-loaded", "ie-sails", "ie-completed", "ie-gained")]
    assert keys == ["ie-loaded", "ie-sails", "ie-gained", "ie-completed", "ie-gained", "ie-gained"]
    assert table.waiting == (1,)
    assert table.credits(0, 1) == (18, 12)


@pytest.mark.rule("IE-801")
def test_a_full_ship_that_waits_cannot_be_changed() -> None:
    laptops = port(open_("laptops", "drones"))
    table = complete("platinum-rings", Who(ships=(laptops,)), deck=DECK, seats=2)
    assert "wheat" in table.offers(0, "play")
    table.go("play segways; load batteries laptops")
    assert table.ship(0, 2).bound
    assert "wheat" not in table.offers(0, "play")  # no ship in port takes a contract
    assert rules.contracts(table.table, 0) == []
    table.go("none")
    assert table.player().completed == ["platinum-rings", "laptops"]


@pytest.mark.rule("IE-438", "IE-808", "IE-60")
def test_platinum_rings_in_another_players_turn() -> None:
    rings = port(open_("platinum-rings", "teslas", "poodles", "showers", "saunas", "champagne"))
    own = Who(completed=("gold-watches",), ships=(rings,), hand=("rice",))
    table = window("load", Who(), own, seat=1, captain=0, after=(2,), seats=3)
    table.go("load rice platinum-rings", 1)
    assert table.name(1) == "play"
    assert table.go("none", 1).name(1) == "end"


@pytest.mark.rule("IE-808", "IE-38")
def test_the_sale_of_the_turn_is_shared() -> None:
    table = complete("platinum-rings", None, deck=DECK, seats=2)
    table.go("play teslas; sell cups; play champagne")
    assert table.offers(0, "sell") == set()
    assert table.offers(0, "fetch") == {"rice", "cups"}


@pytest.mark.rule("IE-805", "IE-236")
def test_foxes_and_their_copy_tie_among_themselves() -> None:
    who = [
        Who(hand=("books",)),
        Who(hand=("glasses",), completed=("wind-turbines",)),
        Who(hand=("shoes",), completed=("foxes",)),
        Who(ships=(sea("rice", "honey", "pens"),)),
    ]
    table = scene(*who, copied="foxes").go("lead books").go("follow glasses", 1)
    table.go("follow shoes", 2).go("draw", 3)
    table.go("bid 4").go("bid 4", 1).go("bid 4", 2)
    assert table.said("ie-wins-auction", seat=1)


@pytest.mark.rule("IE-819", "IE-267", "IE-283")
def test_poison_bottles_leave_nothing_for_shotguns_but_a_card() -> None:
    poor = Who(credits=2, hand=("rice",))
    poisoner = Who(completed=("poison-bottles",))
    gunner = Who(completed=("shotguns",), imports=("snakes",), credits=0)
    table = window("pirate", poor, poisoner, gunner, after=(2,), island=("wheat", "beer"))
    table.go("take wheat; end").go("take beer", 2)
    assert table.credits() == (0, 12, 0)
    assert (table.hand(0), table.hand(2)) == ([], ["rice"])


@pytest.mark.rule("IE-6", "IE-804")
def test_containers_belong_to_a_slot_in_port_and_are_loose_at_sea() -> None:
    first, second = open_("drones", "laptops"), open_("pants", "cups")
    own = Who(hand=("batteries", "pens"), ships=(port(first, second),))
    table = window("load", own, n=2).go("load batteries drones; load pens pants")
    assert sorted(table.ship().cargo) == ["batteries", "cups", "laptops", "pens"]
    assert table.ship().contracts == []


@pytest.mark.rule("IE-67", "IE-259")
def test_a_card_works_for_its_new_owner() -> None:
    table = complete("mortars", Who(), Who(completed=("onions",), credits=0), seats=2)
    assert table.player().completed == ["mortars", "onions"]
    assert rules.has(table.table, 0, "onions")
    assert not rules.has(table.table, 1, "onions")


@pytest.mark.rule("IE-802", "IE-62")
def test_reactions_to_a_draw_come_before_the_next_decision() -> None:
    table = following("load", Who(), Who(completed=("chairs",)), Who(hand=("laptops",)))
    table.go("draw", 1)
    assert table.waiting == (1,)
    assert table.go("none", 1).waiting == (2,)


@pytest.mark.rule("IE-40", "IE-43")
def test_the_steps_of_a_completion_follow_each_other() -> None:
    own = Who(completed=("flash-drives", "jet-engines", "satellites"))
    table = complete("potatoes", own, Who(completed=("mouthwash", "backpacks")))
    events = list(table.events)
    for _ in range(2):
        events += table.go(table.tokens()[0].replace(":", " ")).events
    keys = ("ie-island", "ie-gained", "ie-took-aboard", "ie-returned", "ie-completed", "ie-drew")
    assert [event.key for event in events if event.key in keys] == [
        "ie-island",
        "ie-gained",  # for the ship
        "ie-took-aboard",
        "ie-took-aboard",
        "ie-returned",
        "ie-completed",
        "ie-gained",  # Potatoes
        "ie-drew",
    ]
    assert (table.name(), table.hand(1)) == ("satellites", [])  # Backpacks wait
    assert len(table.go("none").hand(1)) == 1


@pytest.mark.rule("IE-205", "IE-816", "IE-40")
def test_bamboo_may_go_on_the_ship_that_carried_it_if_that_is_back() -> None:
    own = Who(colour="yellow", completed=("flash-drives", "jet-engines", "wind-turbines"),
              ships=(sea("cups", "pens"),))  # fmt: skip
    table = complete("bamboo", own, copied="jet-engines")
    for _ in range(3):
        table.go(table.tokens()[0].replace(":", " "))
    assert (table.name(), table.ship().sea) == ("bamboo", False)
    table.go("ship 1")
    assert [made.card for made in table.ship().contracts] == ["bamboo"]


@pytest.mark.rule("IE-801", "IE-21")
def test_a_full_ship_that_waits_takes_no_contract() -> None:
    full = port(open_("laptops", "drones", "batteries"))
    full.bound = True
    own = Who(hand=("potatoes",), ships=(full, port()))
    assert window("contract", own).offers(0, "contract") == {"potatoes:2"}


@pytest.mark.rule("IE-801", "IE-229")
def test_a_ship_filled_meanwhile_waits_behind_what_came_before() -> None:
    own = Who(completed=("pirated-dvds",), ships=(port(open_("laptops", "drones")),))
    table = complete("platinum-rings", own, deck=DECK, seats=2)
    table.go("play segways; load batteries laptops; none")
    keys = [(event.key, event.args.get("why")) for event in table.events]
    paid = keys.index(("ie-gained", ref("card", "pirated-dvds")))
    assert paid < keys.index(("ie-sails", None))
    assert table.credits(0) == (10 + 14 + 2 + 6 + 2,)


@pytest.mark.rule("IE-265", "IE-808")
def test_cards_received_meanwhile_cannot_be_played() -> None:
    own = Who(completed=("cell-phones",), ships=(port(open_("laptops")),))
    table = complete("platinum-rings", own, deck=(*DECK, "showers"), seats=2)
    table.go("play segways; phones")
    assert "showers" in table.hand()
    assert {"teslas", "champagne"} <= table.offers(0, "play")
    assert "showers" not in table.offers(0, "play")
    assert table.go("none").name() == "end"


@pytest.mark.rule("IE-27", "IE-35", "IE-228")
def test_a_ship_filled_by_piracy_sails_before_the_next_container_is_taken() -> None:
    own = Who(completed=("drugs",), ships=(port(open_("laptops", "drones")),))
    rival = Who(completed=("poison-bottles",), ships=(sea("batteries", "cups"),))
    table = window("pirate", own, rival).go("take batteries")
    assert (table.name(), table.player().completed) == ("drugs", ["drugs", "laptops"])
    assert table.credits(0, 1) == (16, 10)
    assert table.go("none").credits(0, 1) == (14, 12)


@pytest.mark.rule("IE-306", "IE-48", "IE-227")
def test_what_a_contract_without_an_action_sets_off_comes_before_the_next() -> None:
    own = Who(completed=("oysters", "drones"), hand=("showers", "poodles"))
    table = window("supply", own, island=("pens",)).go("oysters showers 1")
    assert table.name() == "draw"
    assert table.go("none").offers(0, "oysters") == {"poodles:1", "poodles:2"}


@pytest.mark.rule("IE-265", "IE-274", "IE-815")
def test_a_half_begun_with_platinum_rings_is_lost_with_them() -> None:
    own = Who(completed=("robot-cats",), ships=(port(open_("laptops")),))
    table = complete("platinum-rings", own, deck=DECK, seats=2)
    table.go("play tanks; take rice; half laptops; none")
    assert table.ship(0, 2).contracts[0].half is None
    assert {"rice", "tanks"} <= set(table.table.discard)


@pytest.mark.rule("IE-59", "IE-401")
def test_the_captain_wherever_that_is_answers_first_and_then_the_left() -> None:
    who = [Who(completed=("lumber",)), Who(), Who(completed=("chairs",), hand=("rice",))]
    table = scene(*who, captain=1).go("draw", 1)
    assert table.waiting == (2,)
    assert table.go("none", 2).waiting == (0,)


@pytest.mark.rule("IE-67", "IE-801")
def test_an_effect_that_was_given_away_meanwhile_does_not_react() -> None:
    rival = Who(completed=("pirated-dvds",), credits=0)  # it could react to the payment of the ship
    table = complete("mortars", None, rival, seats=2)
    assert table.player().completed == ["mortars", "pirated-dvds"]
    assert table.credits() == (20, 0)
