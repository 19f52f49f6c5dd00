"""Playing a world on by quick wits: for every seat, the best of a few turns made up at random."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.ai.eyes import World
from engine.ai.mind import Mind
from engine.ai.picks import NEVER
from engine.core.codec import copy
from engine.core.decision import Answer, Decision, Seat
from engine.core.flow import play
from engine.core.rng import Rng

_LONGEST_TURN = 40  # answers in a row; a turn made up at random may go in circles
_CURIOUS = 6  # one answer in so many is any, however little it promises


@dataclass(frozen=True, slots=True)
class Wits:
    """How far a world is played on, and how well."""

    turns: int  # of anybody
    ideas: int  # turns made up for one that is played


def played_on(mind: Mind[Any], world: World[Any], wits: Wits, rng: Rng) -> World[Any]:
    """The world some turns later, or at its end."""
    for _ in range(wits.turns):
        if world.match.outcome is not None:
            break
        world = _best_turn(mind, world, wits.ideas, rng)
    return world


def _best_turn(mind: Mind[Any], world: World[Any], ideas: int, rng: Rng) -> World[Any]:
    seat = next(asked.seat for asked in world.questions if asked.waits)
    made_up = [made_up_turn(mind, world, seat, rng) for _ in range(ideas)]
    return max(made_up, key=lambda then: mind.margin(then.match, seat))


def made_up_turn(mind: Mind[Any], world: World[Any], seat: Seat, rng: Rng) -> World[Any]:
    """One seat answers until it is asked no more, mostly what promises most."""
    match, questions = copy(mind.game, world.match), world.questions
    for _ in range(_LONGEST_TURN):
        asked = next((one for one in questions if one.seat == seat and one.waits), None)
        if asked is None:
            break
        done = play(match, made_up(mind, match, asked, rng), questions)
        questions = done.questions
        if asked.confirms:
            break
    return World(match, questions)


def made_up(mind: Mind[Any], match: Any, asked: Decision, rng: Rng) -> Answer:
    """An answer that promises much."""
    tokens = [option.token for option in asked.answers() for _ in range(option.limit)]
    rng.shuffle(tokens)
    if rng.below(_CURIOUS):
        view = mind.game.view(match, asked.seat)
        hopes = {token: mind.promise(view, asked, token) for token in tokens}
        tokens = [token for token in tokens if hopes[token] > NEVER] or tokens
        tokens.sort(key=hopes.__getitem__, reverse=True)
    most = min(asked.at_most, len(tokens))
    count = asked.at_least + rng.below(most - asked.at_least + 1)
    return Answer(asked.seat, asked.name, tuple(tokens[:count]))
