"""The end of the game and the score (YY-70 to YY-74)."""

from __future__ import annotations

from itertools import product

import pytest

from engine.core.frame import Outcome
from engine.core.match import OptionValue
from engine.games.yellow_yangtze.data import SCORED
from engine.games.yellow_yangtze.scoring import allot, outcome
from locales import words
from tests.games.yellow_yangtze.scenes import YangtzeScene, scene
from tests.scene import said_of_ties

SIX = {"red": 2, "green": 2, "blue": 1, "black": 1}
FULL_HANDS = {0: SIX, 1: SIX, 2: SIX}


def points(black: int, red: int, green: int, blue: int, yellow: int) -> dict[str, int]:
    return {"black": black, "red": red, "green": green, "blue": blue, "yellow": yellow}


def ranked(*players: dict[str, int], gold_breaks_ties: bool = True) -> Outcome:
    return outcome([allot(each) for each in players], gold_breaks_ties)


def over(table: YangtzeScene) -> Outcome:
    assert table.match.outcome is not None
    assert table.waiting == ()
    return table.match.outcome


@pytest.mark.rule("WE-11", "YY-70", "YY-71", "E-36")
def test_taking_the_last_tile_does_not_end_the_game_but_the_next_draw_does() -> None:
    table = scene(
        hands={**FULL_HANDS, 0: {"red": 4}},
        tiles={"black": "C6 C7"},
        pagodas={"B6 C6 C7": "black"},
        leaders={"B7": (1, "black")},
        bag=2,
        actions=0,
    ).answer(0, "end")
    assert table.state.box.bag.left == 0
    assert table.match.outcome is None
    table.answer(1, "tile red a4; end; end")
    over(table)
    assert table.points(1) == {"black": 1}
    assert table.said("yy-over-hand", 1)
    assert table.state.hands[1].size == 5


@pytest.mark.rule("DC-16", "YY-70", "E-36")
def test_the_end_in_a_refill_comes_after_pagoda_points() -> None:
    table = scene(
        hands={**FULL_HANDS, 0: {"red": 4}, 1: {"red": 5}},
        tiles={"black": "C6 C7"},
        pagodas={"B6 C6 C7": "black"},
        leaders={"B7": (0, "black")},
        bag=1,
        actions=0,
    ).answer(0, "end")
    over(table)
    assert table.points(0) == {"black": 1}
    assert table.state.hands[0].size == 5, "the draw before the failing one stands"
    assert table.state.hands[1].size == 5, "later players get nothing"
    assert [event.seat for event in table.said("yy-drew")] == [0]


@pytest.mark.rule("YY-70", "E-35")
def test_a_market_that_cannot_be_refilled_stays_short_and_ends_nothing() -> None:
    market = ["red", "red", "blue", "green"]
    table = scene(hands=FULL_HANDS, market=market, bag={"yellow": 1}, actions=0).answer(0, "end")
    assert table.match.outcome is None
    assert table.table.market == [*market, "yellow"], "what there is still goes there"
    table.answer(1, "leader red g5; leader red withdraw; end")
    assert table.match.outcome is None
    assert len(table.table.market) == 5
    assert table.waiting == (2,)
    table.answer(2, "tile green a4 take yellow; end; end")
    assert table.match.outcome is None, "no hand is short: the market tile came back into it"
    table.answer(0, "tile red a5; end; end")
    assert table.said("yy-over-hand", 0), "the game ends when a player cannot draw"
    over(table)


@pytest.mark.rule("E-35")
@pytest.mark.parametrize("options", [{"edition": "2023"}, {"empty_bag": "ends"}])
def test_in_2023_the_market_is_a_draw_like_any_other(options: dict[str, OptionValue]) -> None:
    table = scene(hands=FULL_HANDS, market=["red"] * 5, bag=0, actions=0, options=options)
    over(table.answer(0, "end"))
    assert table.said("yy-over-market")


@pytest.mark.rule("YY-70", "E-36")
def test_another_players_refill_may_end_the_game() -> None:
    table = scene(hands={**FULL_HANDS, 2: {"red": 5}}, bag=0, actions=0).answer(0, "end")
    over(table)
    assert table.said("yy-over-hand", 2)


@pytest.mark.rule("DC-15", "YY-71", "E-39", "YY-44")
def test_replacing_with_too_small_a_bag_ends_the_game_at_once() -> None:
    table = scene(
        hands={0: {"red": 3}},
        tiles={"black": "C6 C7"},
        pagodas={"B6 C6 C7": "black"},
        leaders={"B7": (0, "black")},
        bag={"green": 1, "blue": 1},
    ).answer(0, "replace red red red")
    over(table)
    assert table.hand(0) == {"green": 1, "blue": 1}
    assert table.points(0) == {}, "no pagoda points"
    assert table.said("yy-over-replace", 0)


@pytest.mark.rule("YY-71", "E-39", "YY-70")
@pytest.mark.parametrize(("bag", "ends"), [(2, True), (3, False)])
def test_replacing_all_but_for_one_tile_in_the_bag(bag: int, ends: bool) -> None:
    """The pagoda scores when the turn is completed, not when the bag stops it."""
    table = scene(
        hands={**FULL_HANDS, 0: {"red": 3}},
        tiles={"black": "C6 C7"},
        pagodas={"B6 C6 C7": "black"},
        leaders={"B7": (0, "black")},
        bag=bag,
        actions=1,
    ).answer(0, "replace red red red")
    over(table)
    assert table.points(0) == ({} if ends else {"black": 1})
    assert len(table.said("yy-over-replace", 0)) == ends, "else it ends in the refill"
    assert len(table.said("yy-over-hand", 0)) == (not ends)
    assert table.state.hands[0].size == bag, "the draws before the failing one stand"


@pytest.mark.rule("E-37")
def test_an_empty_bag_alone_ends_nothing() -> None:
    table = scene(hands=FULL_HANDS, bag=0).answer(0, "leader red g5; end; end")
    assert table.match.outcome is None
    assert table.table.active == 1


@pytest.mark.rule("E-38")
def test_in_2023_a_round_without_a_draw_and_an_empty_bag_ends_the_game() -> None:
    table = scene(hands=FULL_HANDS, bag=0, options={"empty_bag": "ends"})
    for seat in (0, 1):
        table.answer(seat, "leader red g5; leader red withdraw; end")
        assert table.match.outcome is None
    table.answer(2, "end; end")
    over(table)
    assert table.said("yy-over-undrawn")


@pytest.mark.rule("E-38", "E-37")
def test_the_turn_that_drew_the_last_tile_does_not_count_towards_it() -> None:
    table = scene(hands={**FULL_HANDS, 0: {"red": 5}}, bag=1, options={"empty_bag": "ends"})
    for seat in (0, 1, 2):
        table.answer(seat, "leader red g5; leader red withdraw; end")
        assert table.match.outcome is None
    table.answer(0, "end; end")
    over(table)
    assert table.said("yy-over-undrawn")


@pytest.mark.rule("E-38")
def test_with_tiles_in_the_bag_a_round_without_a_draw_ends_nothing() -> None:
    table = scene(hands=FULL_HANDS, bag=1, options={"edition": "2023"})
    for turn in range(7):
        table.answer(turn % 3, "leader red g5; leader red withdraw; end")
    assert table.match.outcome is None


@pytest.mark.rule("E-38")
@pytest.mark.parametrize("options", [{}, {"edition": "2023", "empty_bag": "plays_on"}])
def test_play_goes_on_with_an_empty_bag(options: dict[str, OptionValue]) -> None:
    table = scene(hands=FULL_HANDS, bag=0, options=options)
    for turn in range(9):
        table.answer(turn % 3, "leader red g5; leader red withdraw; end")
    assert table.match.outcome is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_that_everybody_has_left_comes_to_an_end(seats: int) -> None:
    table = scene(seats=seats, hands=dict.fromkeys(range(seats), SIX))
    for turn in range(3 * seats):
        assert table.match.outcome is None
        table.answer(turn % seats, "end; end")
    over(table)
    assert table.said("yy-over-standstill")
    for language, ours in (("en", "not of the book"), ("it", "non del regolamento")):
        assert ours in words(language).tell(table.said("yy-over-standstill")[0])


@pytest.mark.rule("YY-15", "YY-70", "E-45")
def test_passing_is_no_end_while_anybody_scores() -> None:
    table = scene(
        hands=FULL_HANDS,
        tiles={"black": "C6 C7"},
        pagodas={"B6 C6 C7": "black"},
        leaders={"B7": (1, "black")},
    )
    for turn in range(15):
        table.answer(turn % 3, "end; end")
    assert table.match.outcome is None
    assert table.points(1) == {"black": 5}


@pytest.mark.rule("YY-15", "YY-70")
def test_a_single_action_begins_the_count_of_passes_anew() -> None:
    table = scene(hands=FULL_HANDS)
    for turn in range(8):
        table.answer(turn % 3, "end; end")
    table.answer(2, "leader red g5; end; end")
    for turn in range(8):
        table.answer(turn % 3, "end; end")
    assert table.match.outcome is None


@pytest.mark.rule("WE-12", "YY-72", "YY-74")
def test_gold_goes_to_the_lowest_colour() -> None:
    final = allot(points(black=9, red=6, green=7, blue=4, yellow=3))
    assert sorted(final.totals.values()) == [6, 7, 7, 9]
    assert final.score == 6
    assert final.gold["blue"] == 2
    assert sum(final.gold.values()) == 3


@pytest.mark.rule("YY-74")
def test_no_other_allotment_is_better() -> None:
    for held in product(range(4), repeat=4):
        for gold in range(5):
            own = dict(zip(SCORED, held, strict=True))
            best = max(
                sorted(n + given.count(colour) for colour, n in own.items())
                for given in product(SCORED, repeat=gold)
            )
            found = allot({**own, "yellow": gold})
            assert sorted(found.totals.values()) == best


@pytest.mark.rule("WE-13", "YY-73", "E-42")
def test_a_tie_is_broken_by_the_second_lowest_colour() -> None:
    result = ranked(points(9, 6, 7, 4, 3), points(8, 6, 6, 9, 0))
    assert result.scores == (6, 6)
    assert result.places == (1, 2)
    assert result.ending == "next_colour"


@pytest.mark.rule("YY-73")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (points(3, 3, 5, 5, 0), points(3, 3, 4, 9, 0)),
        (points(3, 3, 5, 6, 0), points(3, 3, 5, 5, 0)),
    ],
)
def test_then_by_the_third_and_the_highest(better: dict[str, int], worse: dict[str, int]) -> None:
    assert ranked(worse, better).places == (2, 1)


@pytest.mark.rule("DC-17", "YY-73", "E-42")
def test_then_by_fewer_gold_points_unless_agreed() -> None:
    rich, poor = points(5, 5, 5, 5, 6), points(7, 6, 6, 6, 1)
    result = ranked(rich, poor)
    assert sorted(allot(rich).totals.values()) == [6, 6, 7, 7]
    assert sorted(allot(poor).totals.values()) == [6, 6, 7, 7]
    assert (result.places, result.ending) == ((2, 1), "gold")
    agreed = ranked(rich, poor, gold_breaks_ties=False)
    assert (agreed.places, agreed.ending) == ((1, 1), "shared")


@pytest.mark.rule("YY-73")
def test_level_in_everything_is_shared() -> None:
    result = ranked(points(2, 2, 2, 2, 1), points(3, 2, 2, 2, 0), points(2, 2, 2, 2, 1))
    assert result.places == (2, 1, 2)
    level = ranked(points(2, 2, 2, 2, 1), points(2, 2, 2, 2, 1), points(1, 9, 9, 9, 0))
    assert (level.places, level.ending) == ((1, 1, 3), "shared")


@pytest.mark.rule("YY-73")
@pytest.mark.parametrize(
    ("options", "ending", "winners"),
    [
        ({}, "shared", (0, 1)),
        ({"edition": "2023"}, "gold", (1,)),
        ({"final_tie": "least_gold"}, "gold", (1,)),
        ({"edition": "2023", "final_tie": "shared"}, "shared", (0, 1)),
    ],
)
def test_level_in_all_colours_the_victory_is_shared_but_not_in_2023(
    options: dict[str, OptionValue], ending: str, winners: tuple[int, ...]
) -> None:
    table = scene(
        hands={0: {"red": 1}},
        points={0: points(5, 5, 5, 5, 6), 1: points(7, 6, 6, 6, 1), 2: points(1, 9, 9, 9, 0)},
        bag=0,
        actions=0,
        options=options,
    ).answer(0, "end")
    assert (over(table).ending, over(table).winners) == (ending, winners)


@pytest.mark.parametrize(
    ("first", "second", "edition", "said"),
    [
        (
            points(9, 6, 7, 4, 3),
            points(8, 6, 6, 9, 0),
            "2023",
            "Tie on 6: Player 1 before Player 2, better in the second-lowest colour (7 to 6).",
        ),
        (
            points(3, 3, 4, 9, 0),
            points(3, 3, 5, 5, 0),
            "2023",
            "Tie on 3: Player 2 before Player 1, better in the third-lowest colour (5 to 4).",
        ),
        (
            points(5, 5, 5, 5, 6),
            points(7, 6, 6, 6, 1),
            "2023",
            "Tie on 6: Player 2 before Player 1, with fewer gold points (1 to 6).",
        ),
        (
            points(5, 5, 5, 5, 6),
            points(7, 6, 6, 6, 1),
            "printed",
            "Tie on 6 in everything that counts: Player 1, Player 2 share place 1.",
        ),
    ],
)
def test_what_decided_a_tie_is_said(
    first: dict[str, int], second: dict[str, int], edition: str, said: str
) -> None:
    table = scene(
        hands={0: {"red": 1}},
        points={0: first, 1: second, 2: points(1, 9, 9, 9, 0)},
        bag=0,
        actions=0,
        options={"edition": edition},
    ).answer(0, "end")
    assert said_of_ties(table) == [said]


@pytest.mark.rule("YY-72")
def test_the_highest_score_wins_and_screens_are_lifted() -> None:
    table = scene(
        hands={0: {"red": 1}},
        points={0: points(1, 1, 1, 1, 0), 1: points(2, 2, 2, 2, 5), 2: points(0, 9, 9, 9, 0)},
        bag=0,
        actions=0,
    ).answer(0, "end")
    result = over(table)
    assert result.scores == (1, 3, 0)
    assert result.places == (2, 1, 3)
    assert result.ending == "won"
    assert table.table.final[1].points["yellow"] == 5
    assert sum(table.table.final[1].gold.values()) == 5
    assert [event.seat for event in table.said("yy-final")] == [0, 1, 2]
    view = table.game.view(table.match, None)
    assert view.counts.points is not None
