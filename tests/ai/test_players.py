"""Players see views and worlds dealt anew, answer legally, and the stronger one wins."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import Any

import pytest

from engine.ai.eyes import Eyes
from engine.ai.mind import Mind
from engine.ai.players import PLAYERS, Budget, plan
from engine.ai.tournament import (
    Endless,
    Series,
    Standings,
    fits,
    play_game,
    played,
    seated,
    tournament,
)
from engine.core.codec import copy
from engine.core.decision import Seat
from engine.core.flow import Applied, apply, question
from engine.core.rng import Rng
from engine.minds import MINDS
from tests.play import Moment, SetUp, moments

minds = pytest.mark.parametrize("mind", MINDS.values(), ids=MINDS)
players = pytest.mark.parametrize("player", PLAYERS)
FEW = Budget(playouts=6)
POSITIONS = 3
LONG_ENOUGH = 150  # answers


@cache
def looked_at(mind: Mind[Any]) -> list[Moment]:
    """Some positions of a random game of three."""
    options = mind.game.meta.complete_options(3, {})
    whole = list(moments(SetUp(mind.game, 3, options), 4))
    return whole[len(whole) // (2 * POSITIONS) :: len(whole) // POSITIONS]


def dealt_anew(mind: Mind[Any], now: Applied[Any], seat: Seat) -> Applied[Any]:
    """The same position with all that a seat cannot see, and all chance, different."""
    match = copy(mind.game, now.match)
    mind.game.blur(match, seat, Rng(99))
    match.rng, match.seed = Rng(98), 97
    return Applied(match, (), False, match.questions())


@minds
@players
def test_plans_are_legal_and_depend_only_on_what_the_seat_sees(
    mind: Mind[Any], player: str
) -> None:
    for moment in looked_at(mind):
        for asked in moment.before.pending:
            other = dealt_anew(mind, moment.before, asked.seat)
            plans = [
                plan(player, mind, Eyes(mind.game, now, asked.seat), Rng(7), FEW)
                for now in (moment.before, other)
            ]
            asked.check(plans[0][0].picks)
            assert plans[0] == plans[1]


@minds
@players
def test_a_plan_can_be_followed_until_something_new_is_seen(mind: Mind[Any], player: str) -> None:
    now = looked_at(mind)[-1].before
    seat = now.pending[0].seat
    for answer in plan(player, mind, Eyes(mind.game, now, seat), Rng(7), FEW):
        assert not now.sealed or now is looked_at(mind)[-1].before
        assert fits(answer, question(now.questions, seat))
        now = apply(mind.game, now.match, answer)


@minds
def test_thinking_leaves_the_match_as_it_is(mind: Mind[Any]) -> None:
    moment = looked_at(mind)[-1]
    before = copy(mind.game, moment.before.match)
    eyes = Eyes(mind.game, moment.before, moment.before.pending[0].seat)
    plan("strong", mind, eyes, Rng(7), FEW)
    assert moment.before.match == before


@minds
def test_without_time_a_strong_player_takes_what_is_best_at_sight(mind: Mind[Any]) -> None:
    moment = looked_at(mind)[-1]
    eyes = Eyes(mind.game, moment.before, moment.before.pending[0].seat)
    at_once = plan("strong", mind, eyes, Rng(7), Budget(seconds=0))
    assert at_once == plan("strong", mind, eyes, Rng(7), Budget(playouts=0))


@minds
def test_a_steady_player_leads_before_one_by_chance(mind: Mind[Any]) -> None:
    game = played(mind, ("steady", "random"), {}, seed=1)
    for now in islice(game, LONG_ENOUGH):  # against chance, a whole game can be very long
        last = now.match
    assert mind.margin(last, 0) > 0


def test_players_who_go_round_in_circles_are_told_by_their_seed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("engine.ai.tournament.MOST_ANSWERS", 10)
    with pytest.raises(Endless, match="seed 7"):
        play_game(MINDS["river_of_gold"], ("random", "random"), {}, seed=7)


def test_the_winner_of_a_game_is_told_by_name() -> None:
    series = Series(MINDS["river_of_gold"], ("easy", "random"), 2, {})
    assert series.winners(1, seed=1) == ("easy",)


def test_seats_go_round() -> None:
    tables = [seated(("a", "b", "c"), 3, game) for game in range(3)]
    assert tables == [("a", "b", "c"), ("b", "a", "c"), ("b", "c", "a")]


def test_players_of_one_strength_may_be_among_themselves() -> None:
    assert seated(("a",), 3, 1) == ("a", "a", "a")


def test_a_shared_win_counts_its_share() -> None:
    standings = tournament(("a", "b"), [("a",), ("b",), ("b", "a")])
    assert (standings.games, standings.wins) == (3, {"a": 1.5, "b": 1.5})


def test_the_closing_line_says_how_sure_it_is() -> None:
    standings = Standings(("strong", "steady"), 200, {"strong": 142.0, "steady": 58.0})
    assert standings.line() == "strong 142.0, steady 58.0 of 200, strong 64–77 % at 95 %"
