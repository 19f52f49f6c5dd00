"""Refusals name the reason: why a thing of the game is not offered now."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.codec import copy
from engine.core.flow import question
from engine.core.match import Match
from engine.core.rng import Rng
from engine.games.river_of_gold.data import CUSTOMERS
from engine.games.river_of_gold.game import RIVER_OF_GOLD
from engine.games.river_of_gold.state import State
from engine.games.river_of_gold.why import IDS
from locales import LANGUAGES
from tests.games.river_of_gold.scenes import ALL_FULL, NAMES, Who, dealt, goods, scene
from tests.locales.ftl import strict
from tests.play import SetUp, moments, set_ups

EVERYTHING = [f"{kind}:{id}" if id else kind for kind, ids in IDS.items() for id in ids]
NONSENSE = ("", ":", "build", "build:0", "build:31", "die:7", "sail:3", "deliver:noble_7")
TURN = Who(
    die=3,
    koku=6,
    favour=1,
    goods=goods(silk=1),
    hand=("artisan_3", "elder_1"),
    completed=("artisan_4",),
)


@pytest.mark.parametrize(
    ("token", "reason"),
    [
        ("build:12", "Shore 12 costs 12 koku, you have 6."),
        ("build:13", "Shore 13 is taken: Port I-1 stands there."),
        ("build:6", "Shore 6 is taken: Imperial Market stands there."),
        ("build:20", "Shore 20 is in region 4 (Kitsune Woods), but your die shows 3."),
        ("deliver:artisan_3", "Artisan (3) asks for 2 silk, you have 1 silk."),
        ("deliver:elder_1", "Elder (1) lives in region 1, but your die shows 3."),
        ("deliver:artisan_4", "You have completed Artisan (4) already."),
        ("deliver:noble_3", "Ben has completed Noble (3)."),
        ("deliver:monk_3", "Monk (3) is not in your hand."),
        ("die:3", "Your die shows 3 already."),
        ("die:6", "Turning the die to 6 costs 3 favour, you have 1."),
        ("trade:silk>rice", "This trade takes 2 silk, you have 1."),
        ("trade:silk>silk", "A trade gives a good of another type."),
        ("tile:e1_port_1", "That comes later: answer first what you are asked now."),
        ("end", "That comes later: answer first what you are asked now."),
        ("steps:3", "Only Noble (5) lets the royal boat sail another length than the die."),
        ("face:3", "Only Kakita Ryoku may set the die instead of rolling it."),
        ("roll", "Your die is rolled for you when your turn ends."),
        ("clan:crab", "That was settled before the first turn."),
    ],
)
@pytest.mark.rule("RG-20", "RG-24", "RG-25", "RG-41", "RG-42", "RG-71", "RG-102")
def test_at_the_start_of_a_turn(token: str, reason: str) -> None:
    ben = Who(completed=("noble_3",), royal=1)
    table = scene(TURN, ben, shore={13: ("e1_port_1", 1), 6: ("imperial_silk",)})
    assert table.why_not(0, token) == reason


@pytest.mark.rule("RG-25", "RG-46", "RG-94")
def test_prices_and_regions_are_those_of_this_player() -> None:
    table = scene(Who(die=3, koku=9, completed=("artisan_3",)))
    assert table.why_not(0, "build:12") == "Shore 12 costs 10 koku, you have 9."
    kaiu = scene(Who(die=3, koku=4, patron="kaiu_shihobu"))
    assert kaiu.why_not(0, "build:16") == "Shore 16 costs 9 koku, you have 4."
    yoritomo = scene(Who(die=3, patron="yoritomo", hand=("artisan_4", "elder_1", "elder_2")))
    assert yoritomo.why_not(0, "deliver:artisan_4").startswith("Artisan (4) asks for 2 ")


@pytest.mark.rule("RG-68", "RG-72")
def test_trades_beyond_a_limit() -> None:
    table = scene(Who(koku=4, goods=goods(2, 6)), Who(koku=25, favour=3))
    assert table.why_not(0, "trade:silk>rice") == "You have 6 rice, the most you can hold."
    assert table.why_not(0, "trade:favour") == "1 favour costs 5 koku, you have 4."
    table = scene(Who(koku=25, favour=3))
    assert table.why_not(0, "trade:favour") == "Your favour is at its limit, 3."


@pytest.mark.rule("RG-26")
def test_tiles_that_are_not_in_the_row() -> None:
    table = scene(Who(die=4, koku=25), shore={13: ("e1_port_1", 1)}).answer(0, "build 16")
    assert table.why_not(0, "tile:e1_port_1") == "Port I-1 stands on shore 13 already."
    assert table.why_not(0, "tile:e2_port_1") == "Port II-1 is not in the row."
    assert table.why_not(0, "build:14") == (
        "That is done for this turn: step back if you want to change it."
    )
    assert table.why_not(0, "good:silk") == "Something else is asked now."


@pytest.mark.rule("RG-57", "RG-119")
def test_lengths_that_noble_5_does_not_allow() -> None:
    table = scene(Who(die=6, completed=("noble_5",), royal=1)).answer(0, "sail 1")
    assert table.why_not(0, "steps:3") == (
        "The royal boat cannot sail 3 now: with the die at 6 it may sail 5, 6 or 1."
    )
    assert table.why_not(0, "steps:1") == ""


@pytest.mark.rule("RG-104", "RG-122")
def test_choices_without_room_or_not_open() -> None:
    who = Who(die=1, boats=(14, 8), koku=21, goods=goods(silk=6), completed=("merchant_4",))
    table = scene(who).answer(0, "sail 1")
    assert table.why_not(0, "journey:koku") == "You have 25 koku, the most you can hold."
    assert table.why_not(0, "journey:silk") == "You have 6 silk, the most you can hold."
    assert table.why_not(0, "sell:rice") == "You have no rice to sell."
    assert table.why_not(0, "good:rice") == "This is not open to you now: 1 good of your choice."
    assert table.why_not(0, "discard:elder_1") == (
        "This is not open to you now: which customer of your hand to discard."
    )
    assert table.why_not(0, "token:13").startswith("This is not open to you now: ")
    assert table.why_not(0, "royal:1").startswith("This is not open to you now: ")


@pytest.mark.rule("RG-44")
def test_only_a_card_of_the_hand_can_be_discarded() -> None:
    who = Who(die=3, goods=goods(2), hand=("artisan_3", "elder_1"))
    table = scene(who, deck=("elder_2", "elder_4")).answer(0, "deliver artisan_3")
    assert table.why_not(0, "discard:artisan_3") == "You have completed Artisan (3) already."
    assert table.why_not(0, "discard:monk_3") == "Monk (3) is not in your hand."
    assert table.why_not(0, "discard:elder_2") == ""


@pytest.mark.rule("RG-49", "RG-75", "RG-111")
def test_buildings_that_take_no_token() -> None:
    shore = {
        3: ("start_port_1",),
        11: ("e1_port_2", 1, 2),
        13: ("e1_port_1", 0),
        14: ("e1_port_3", 1),
        15: ("e1_port_4", 0),
    }
    for card, space, reason in (
        ("monk_1", 14, "The building on shore 14 is Ben’s: this monk needs one of yours."),
        ("monk_2", 13, "The building on shore 13 is yours: this monk needs an opponent’s."),
        ("monk_1", 12, "Shore 12 is empty: a token goes on a building."),
        ("monk_1", 3, "Starting Port on shore 3 belongs to nobody and takes no token."),
        ("monk_1", 11, "The building on shore 11 has 2 tokens already."),
    ):
        region = CUSTOMERS[card].region
        who = Who(die=region, goods=CUSTOMERS[card].cost, hand=(card, "elder_1"))
        table = scene(who, shore=shore).answer(0, f"deliver {card}")
        assert table.why_not(0, f"token:{space}") == reason


@pytest.mark.rule("RG-10", "RG-92", "RG-93")
def test_patrons_and_clans_that_are_not_free() -> None:
    table = dealt(3, {"clans": "chosen"}, seed=2)
    first = table.waiting[0]
    table.answer(first, "clan crane")
    reason = f"{NAMES[first]} has taken the Crane Clan."
    assert table.why_not(table.waiting[0], "clan:crane") == reason
    assert table.why_not(table.waiting[0], "sail:1").startswith("That comes later")
    table = dealt(3, {"patrons": "draft"}, seed=2)
    first, offered = table.waiting[0], table.offers(table.waiting[0], "patron")
    absent = min(set(IDS["patron"]) - offered)
    reason = table.why_not(first, f"patron:{absent}")
    assert reason.endswith(" is not on offer in this game.")
    table.answer(first, f"patron {min(offered)}")
    assert table.why_not(table.waiting[0], f"patron:{min(offered)}").startswith(
        f"{NAMES[first]} has chosen "
    )
    pair = dealt(2, {"patrons": "pair"}, seed=2)
    other = min(set(IDS["patron"]) - pair.offers(0, "patron"))
    assert ", you play the " in pair.why_not(0, f"patron:{other}")


def test_whoever_is_not_asked_hears_whose_turn_it_is() -> None:
    table = scene(TURN, Who(koku=9, favour=1))
    reason = "It is Ann’s turn: this is open to you on your own."
    assert table.why_not(1, "sail:1") == reason
    assert table.why_not(1, "trade:silk>rice") == "This trade takes 2 silk, you have 0."


def test_an_owner_asked_off_turn_hears_whose_turn_it_is() -> None:
    sailor, shore = Who(die=1, boats=(5, 8)), {13: ("e2_shrine_3", 1)}
    table = scene(sailor, Who(goods=ALL_FULL | {"silk": 5}), shore=shore, era_1=0)
    table.answer(0, "sail 1").end(0)
    assert table.why_not(1, "build:4").startswith("It is Ann’s turn")
    assert table.why_not(1, "good:rice") == "You have 6 rice, the most you can hold."


@pytest.mark.rule("RG-138")
def test_after_the_turn_kakita_ryoku_is_only_asked_for_her_die() -> None:
    table = scene(Who(patron="kakita_ryoku", favour=1)).answer(0, "sail 1").end(0)
    assert table.why_not(0, "sail:1").startswith("That is done for this turn")


# -- whatever comes up in random games ------------------------------------------------------------

RIVER = [set_up for set_up in set_ups() if set_up.game is RIVER_OF_GOLD]


@pytest.mark.parametrize("set_up", RIVER, ids=str)
def test_everything_that_is_not_offered_has_a_reason_and_none_tells_a_secret(
    set_up: SetUp,
) -> None:
    keys = Counter[str]()
    for n, moment in enumerate(moments(set_up, seed=9)):
        match: Match[State] = moment.before.match
        for asked in moment.before.questions if n % 7 == 0 else ():
            view = RIVER_OF_GOLD.view(match, asked.seat)
            other = copy(RIVER_OF_GOLD, match)
            RIVER_OF_GOLD.blur(other, asked.seat, Rng(n))
            blurred, again = RIVER_OF_GOLD.view(other, asked.seat), other.questions()
            for token in EVERYTHING:
                reason = RIVER_OF_GOLD.why_not(view, asked, token)
                assert (reason is None) == (token in asked.tokens()), (asked, token)
                twin = question(again, asked.seat)
                assert RIVER_OF_GOLD.why_not(blurred, twin, token) == reason
                if reason is not None:
                    keys[reason.key] += 1
                    for language in LANGUAGES if keys[reason.key] < 50 else ():
                        assert strict(language).say(reason, NAMES).endswith(".")
    assert len(keys) > 10


@pytest.mark.parametrize("token", NONSENSE)
def test_nonsense_has_no_reason(token: str) -> None:
    table = scene(TURN)
    assert table.why_not(0, token) == ""


def test_every_token_ever_offered_is_known() -> None:
    for set_up in RIVER:
        for moment in moments(set_up, seed=10):
            for asked in moment.before.questions:
                assert set(asked.tokens()) <= set(EVERYTHING)
