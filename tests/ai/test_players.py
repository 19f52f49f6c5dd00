"""Players see views and worlds dealt anew, answer legally, and the stronger one wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.ai.eyes import Eyes
from engine.ai.mind import Mind
from engine.ai.players import PLAYERS, answer
from engine.ai.tournament import Standings, play_game, seated
from engine.core.codec import copy
from engine.core.decision import Seat
from engine.core.flow import Applied
from engine.core.rng import Rng
from engine.minds import MINDS
from tests.play import Moment, SetUp, some_moments

minds = pytest.mark.parametrize("mind", MINDS.values(), ids=MINDS)
players = pytest.mark.parametrize("player", PLAYERS)
EVERY = 61


def looked_at(mind: Mind[Any]) -> Sequence[Moment]:
    """Some positions of a random game of three."""
    options = mind.game.meta.complete_options(3, {})
    return some_moments(SetUp(mind.game, 3, options), 4, EVERY)


def dealt_anew(mind: Mind[Any], now: Applied[Any], seat: Seat) -> Applied[Any]:
    """The same position with all that a seat cannot see, and all chance, different."""
    match = copy(mind.game, now.match)
    mind.game.blur(match, seat, Rng(99))
    match.rng, match.seed = Rng(98), 97
    return Applied(match, (), False, match.questions())


@minds
@players
def test_answers_are_legal_and_depend_only_on_what_the_seat_sees(
    mind: Mind[Any], player: str
) -> None:
    compared = 0
    for moment in looked_at(mind):
        for asked in moment.before.pending:
            other = dealt_anew(mind, moment.before, asked.seat)
            answers = [
                answer(player, mind, Eyes(mind.game, now, asked.seat), Rng(7))
                for now in (moment.before, other)
            ]
            asked.check(answers[0].picks)
            assert answers[0] == answers[1]
            compared += 1
    assert compared


@minds
def test_thinking_leaves_the_match_as_it_is(mind: Mind[Any]) -> None:
    moment = looked_at(mind)[-1]
    before = copy(mind.game, moment.before.match)
    eyes = Eyes(mind.game, moment.before, moment.before.pending[0].seat)
    answer("strong", mind, eyes, Rng(7))
    assert moment.before.match == before


@minds
def test_a_steady_player_wins_against_chance(mind: Mind[Any]) -> None:
    outcome = play_game(mind, ("steady", "random"), {}, seed=1).match.outcome
    assert outcome is not None
    assert outcome.winners == (0,)


def test_seats_go_round() -> None:
    tables = [seated(("a", "b", "c"), 3, game) for game in range(3)]
    assert tables == [("a", "b", "c"), ("b", "a", "c"), ("b", "c", "a")]


def test_the_closing_line_says_how_sure_it_is() -> None:
    standings = Standings(("strong", "steady"), 200, {"strong": 142.0, "steady": 58.0})
    assert standings.line() == "strong 142.0, steady 58.0 of 200, strong 64–77 % at 95 %"
