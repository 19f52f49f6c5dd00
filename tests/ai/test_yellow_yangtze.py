"""What a position of Yellow & Yangtze is worth, and what its players look at first."""

from __future__ import annotations

from itertools import islice

import pytest

from engine.ai.eyes import Eyes
from engine.ai.players import USUAL, steady
from engine.core.decision import Seat
from engine.core.flow import Applied
from engine.core.match import OptionValue
from engine.core.rng import Rng
from engine.games.yellow_yangtze.game import YELLOW_YANGTZE
from engine.minds.yellow_yangtze import MIND
from engine.minds.yellow_yangtze.level import score_ahead
from tests.games.yellow_yangtze.scenes import YangtzeScene, scene
from tests.play import SetUp, moments

LATE = 4  # tiles in the bag: the game is as good as over
ALL = dict.fromkeys(("black", "red", "blue", "green"), 5)


def parts(scene: YangtzeScene, seat: Seat = 0) -> dict[str, float]:
    """What the position is worth to a seat, by reason, in its own eyes."""
    return dict(MIND.worth(YELLOW_YANGTZE.view(scene.match, seat), seat))


def total(scene: YangtzeScene, seat: Seat = 0) -> float:
    return sum(parts(scene, seat).values())


def promises(scene: YangtzeScene, seat: Seat = 0) -> dict[str, float]:
    """What each option of the open question promises."""
    asked = scene.asked(seat)
    view = YELLOW_YANGTZE.view(scene.match, seat)
    return {token: MIND.promise(view, asked, token) for token in asked.tokens()}


def best(scene: YangtzeScene, seat: Seat = 0) -> str:
    """The most promising option."""
    found = promises(scene, seat)
    return max(found, key=found.__getitem__)


def played(scene: YangtzeScene, seat: Seat = 0) -> tuple[str, ...]:
    """What a steady player picks, question by question."""
    now = Applied(scene.match, (), False, scene.match.questions())
    plan = steady(MIND, Eyes(YELLOW_YANGTZE, now, seat), Rng(1), USUAL)
    return tuple(pick for answer in plan for pick in answer.picks)


# what points are worth


def test_at_the_end_the_lowest_colour_counts() -> None:
    assert score_ahead([3, 9, 9, 9], 0, 0) < score_ahead([4, 4, 4, 4], 0, 0)


def test_gold_is_worth_as_much_as_the_lowest_colour() -> None:
    assert score_ahead([3, 9, 9, 9], 1, 0) == pytest.approx(score_ahead([4, 9, 9, 9], 0, 0))


def test_early_any_point_is_worth_as_much() -> None:
    low, high = score_ahead([1, 0, 0, 0], 0, 40), score_ahead([0, 1, 0, 0], 0, 40)
    assert low == pytest.approx(high)
    assert low > score_ahead([0, 0, 0, 0], 0, 40)


def test_late_points_of_the_lowest_colour_are_worth_more() -> None:
    low = scene(points={0: {**ALL, "red": 3}}, bag=LATE)
    high = scene(points={0: {**ALL, "red": 2, "blue": 6}}, bag=LATE)
    assert parts(low)["points"] > parts(high)["points"]


# what else is worth something


def test_leaders_on_the_board_are_worth_something() -> None:
    assert parts(scene(leaders={"B7": (0, "black")}))["leaders"] > parts(scene())["leaders"]


def test_a_pagoda_is_worth_something_to_the_leader_of_its_colour_only() -> None:
    tiles, pagoda = {"black": "C6 C7"}, {"B6 C6 C7": "black"}
    own = scene(tiles=tiles, pagodas=pagoda, leaders={"B7": (0, "black")})
    other = scene(tiles=tiles, pagodas=pagoda, leaders={"B7": (0, "green")})
    assert parts(own)["pagodas"] > 0
    assert parts(other)["pagodas"] == 0


def test_a_pagoda_is_worth_more_while_the_game_is_young() -> None:
    young, old = (
        scene(
            tiles={"black": "C6 C7"},
            pagodas={"B6 C6 C7": "black"},
            leaders={"B7": (0, "black")},
            bag=bag,
        )
        for bag in (60, LATE)
    )
    assert parts(young)["pagodas"] > parts(old)["pagodas"]


def test_two_tiles_of_a_triangle_are_worth_something() -> None:
    pair = scene(tiles={"black": "C6"}, leaders={"B7": (0, "black")}, hands={0: {"black": 1}})
    apart = scene(tiles={"black": "B8"}, leaders={"B7": (0, "black")}, hands={0: {"black": 1}})
    assert parts(pair)["triangles"] > parts(apart)["triangles"] == 0


def test_governors_beside_a_leader_make_it_safer() -> None:
    alone = scene(leaders={"B7": (0, "black")})
    guarded = scene(leaders={"B7": (0, "black")}, tiles={"black": "A7 C8"})
    assert parts(guarded)["safety"] > parts(alone)["safety"]


def test_better_ground_for_a_rival_is_worse_than_a_tile_less_at_hand() -> None:
    """Beside Zhao with one governor, while B5 has two; or with two, for one tile of the hand."""
    leaders = {"B7": (0, "black")}
    exposed = scene(leaders=leaders, tiles={"black": "C6"}, hands={0: {"black": 2}})
    guarded = scene(leaders=leaders, tiles={"black": "C7"}, hands={0: {"black": 1}})
    assert parts(guarded)["safety"] > parts(exposed)["safety"]
    assert parts(guarded)["leaders"] > parts(exposed)["leaders"]


def test_a_rival_who_must_place_a_leader_anyhow_is_the_greater_danger() -> None:
    """Both have a leader on the board, but one would have to give it up for a revolt."""
    waiting, settled = (
        scene(seats=2, leaders={"B7": (0, "green"), "K3": (1, colour)})
        for colour in ("red", "green")
    )
    assert parts(settled)["safety"] > parts(waiting)["safety"]


def test_soldiers_make_a_state_safer_beside_a_rival() -> None:
    leaders = {"G7": (0, "green"), "H8": (1, "green")}
    weak, strong = (
        scene(seats=2, leaders=leaders, tiles={"red": red, "yellow": "F6"})
        for red in ("G9 H10", "G5 H6")
    )
    assert parts(strong)["safety"] > parts(weak)["safety"]


def test_useful_tiles_are_worth_holding() -> None:
    useful, useless = (
        scene(leaders={"B7": (0, "green")}, hands={0: {colour: 2}}) for colour in ("green", "blue")
    )
    assert parts(useful)["hand"] > parts(useless)["hand"]


def test_a_war_is_worth_more_to_the_stronger_side() -> None:
    war = scene(
        seats=2,
        active=0,
        leaders={"G5": (0, "green"), "G9": (1, "green")},
        tiles={"red": "F6 H6", "black": "G8"},
        hands={0: {"red": 3}},
    ).answer(0, "tile red g7")
    assert parts(war)["conflict"] > 0
    assert parts(war)["conflict"] > parts(war, 1)["conflict"]


# the whole game


@pytest.mark.parametrize("options", [{}, {"scores": "open"}, {"edition": "2023"}])
def test_every_position_has_a_worth_and_every_option_a_promise(
    options: dict[str, OptionValue],
) -> None:
    game = SetUp(YELLOW_YANGTZE, 3, YELLOW_YANGTZE.meta.complete_options(3, options))
    for moment in islice(moments(game, 5), 70):
        for asked in moment.before.pending:
            view = YELLOW_YANGTZE.view(moment.before.match, asked.seat)
            for seat in range(3):
                assert all(part == part for part in MIND.worth(view, seat).values())
            for token in asked.tokens():
                assert MIND.promise(view, asked, token) < 10


def test_the_last_position_ranks_the_seats_as_the_scores_do() -> None:
    end = scene(
        seats=3,
        points={0: ALL, 1: {**ALL, "red": 3, "yellow": 1}, 2: {**ALL, "yellow": 4}},
        bag=0,
        options={"scores": "open"},
    )
    view = YELLOW_YANGTZE.view(end.match, 0)
    worth = [MIND.worth(view, seat)["points"] for seat in range(3)]
    assert sorted(range(3), key=lambda seat: worth[seat]) == [1, 0, 2]


# what is looked at first


def test_tiles_that_score_are_promising_and_gifts_are_not() -> None:
    found = promises(
        scene(
            leaders={"B7": (0, "green"), "G7": (1, "red")},
            hands={0: {"green": 1, "red": 1, "blue": 1}},
        )
    )
    assert found["tile:green"] > found["end"]
    assert found["tile:red"] < 0


def test_a_tile_goes_where_it_completes_a_triangle() -> None:
    green = scene(
        leaders={"B7": (0, "green")}, tiles={"green": "C7 C8"}, hands={0: {"green": 1}}
    ).answer(0, "tile green")
    assert best(green) == "hex:D7"


def test_a_leader_goes_where_it_scores_a_pagoda() -> None:
    board = scene(tiles={"red": "G7 H7 H6"}, pagodas={"G7 H6 H7": "red"})
    assert best(board) == "leader:red"
    board.answer(0, "leader red")
    board.answer(0, best(board).removeprefix("hex:").lower())
    assert parts(board)["pagodas"] > 0


def test_a_leader_defends_itself_with_no_more_than_it_needs() -> None:
    revolt = scene(
        seats=2,
        tiles={"black": "F2 G2"},
        leaders={"F1": (1, "red"), "K3": (1, "black")},
        hands={0: {"black": 1}, 1: {"black": 3}},
    ).answer(0, "leader red g3; 1")
    found = promises(revolt, 1)
    assert found["commit:2"] > found["commit:3"]
    assert found["commit:2"] > found["pass"]


def test_a_pagoda_of_ones_own_is_built() -> None:
    green = scene(
        leaders={"B7": (0, "black")}, tiles={"black": "C6"}, hands={0: {"black": 1}}
    ).answer(0, "tile black c7")
    assert best(green).startswith("triangle:")


def test_a_steady_player_begins_with_a_leader_and_a_tile_of_its_colour() -> None:
    opening = scene(seats=2, hands={0: {"black": 2, "red": 2, "green": 2}})
    picks = played(opening)
    assert picks[0].startswith("leader:")
    assert any(pick.startswith(("tile:", "place:")) for pick in picks)


def test_a_steady_player_takes_the_pagoda() -> None:
    ready = scene(
        seats=2, leaders={"B7": (0, "black")}, tiles={"black": "C6"}, hands={0: {"black": 1}}
    )
    assert any(pick.startswith("triangle:") for pick in played(ready))
