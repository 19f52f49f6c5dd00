"""Three strengths of players, for every game that has a mind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import ceil
from time import monotonic
from typing import Any, TypeAlias

from engine.ai.chance import random_answer
from engine.ai.eyes import Eyes, World, after
from engine.ai.mind import Mind
from engine.ai.playout import Wits, played_on
from engine.ai.turn import Breadth, Line, lines
from engine.core.codec import copy
from engine.core.decision import Answer, Decision, closing
from engine.core.errors import Refused
from engine.core.previews import unread
from engine.core.rng import Rng

Plan: TypeAlias = tuple[Answer, ...]  # one after the other while legal and nothing is sealed
PLAYOUTS = 32  # of a strong player for one plan


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a strong player may think; the same play-outs and chance give the same plan."""

    playouts: int = PLAYOUTS
    seconds: float | None = None  # where they are over, it stops wherever it is


USUAL = Budget()

Player: TypeAlias = Callable[[Mind[Any], Eyes[Any, Any], Rng, Budget], Plan]
_EASY = Breadth(lines=3, answers=8, steps=16)
_STEADY = Breadth(lines=5, answers=16, steps=16)
_STRONG = Breadth(lines=12, answers=40, steps=16)
_GLANCE = Breadth(lines=2, answers=4, steps=16, asides=0, patience=1)
_FORGIVING = 0.7  # an easy player begins in any way in this upper share of what it found
_WAY = 2  # answers in which ways to begin differ: many a first one only names a thing
_PLANS = 6  # lines that a strong player plays out
_AT_SIGHT = 3.0  # play-outs that what is seen without any counts for
_REPLY = Breadth(lines=1, answers=3, steps=16, asides=0, patience=1)
_WITS = Wits(rounds=1, own=_GLANCE, others=_REPLY)


def easy(mind: Mind[Any], eyes: Eyes[Any, Any], rng: Rng, budget: Budget) -> Plan:
    """Sensible and forgiving: a fair way to begin, not always the best."""
    ideas = _ideas(lines(mind, eyes.world(rng), eyes.seat, _EASY, rng))
    best, worst = ideas[0].margin, ideas[-1].margin
    fair = [line for line in ideas if line.margin >= best - (best - worst) * _FORGIVING]
    return rng.choice(fair).answers


def _ideas(found: list[Line]) -> list[Line]:
    """The best line of each way to begin."""
    ideas: dict[object, Line] = {}
    for line in found:
        ideas.setdefault(tuple(answer.picks for answer in line.answers[:_WAY]), line)
    return list(ideas.values())


def steady(mind: Mind[Any], eyes: Eyes[Any, Any], rng: Rng, budget: Budget) -> Plan:
    """The best turn it can see."""
    return lines(mind, eyes.world(rng), eyes.seat, _STEADY, rng)[0].answers


def strong(mind: Mind[Any], eyes: Eyes[Any, Any], rng: Rng, budget: Budget) -> Plan:
    """The turn that does best in many worlds, played on for a while."""
    found = _different(lines(mind, eyes.world(rng), eyes.seat, _STRONG, rng))[:_PLANS]
    return _proven(mind, eyes, found, budget, rng).answers


def _different(found: list[Line]) -> list[Line]:
    """One line of each margin: those that are as good as another are mostly the same idea."""
    kept: dict[float, Line] = {}
    for line in found:
        kept.setdefault(round(line.margin, 6), line)
    return list(kept.values())


def _proven(
    mind: Mind[Any], eyes: Eyes[Any, Any], plans: list[Line], budget: Budget, rng: Rng
) -> Line:
    """Half of the plans fall in each round, until one is left; all meet the same worlds."""
    totals = {n: _AT_SIGHT * plan.margin for n, plan in enumerate(plans)}
    rounds = max(1, (len(plans) - 1).bit_length())
    late = _alarm(budget)
    while len(totals) > 1:
        for _ in range(ceil(budget.playouts / (rounds * len(totals)))):
            if late():
                break
            world, chance = eyes.world(rng), rng.next()
            for n in totals:
                totals[n] += _outlook(mind, eyes, plans[n], world, Rng(chance))
        keep = sorted(totals, key=lambda n: totals[n], reverse=True)[: (len(totals) + 1) // 2]
        totals = {n: totals[n] for n in keep}
    return plans[next(iter(totals))]


def _alarm(budget: Budget) -> Callable[[], bool]:
    """Tells when there is no more time to think."""
    if budget.seconds is None:
        return lambda: False
    over = monotonic() + budget.seconds
    return lambda: monotonic() >= over


def _outlook(
    mind: Mind[Any], eyes: Eyes[Any, Any], plan: Line, world: World[Any], rng: Rng
) -> float:
    """How far ahead this plan leads in this world."""
    match = copy(mind.game, world.match)
    for answer in plan.answers:
        try:
            world, _ = after(world, answer, match)
        except Refused:  # what chance brought here leaves no room for the rest of the plan
            break
    then = played_on(mind, World(match, world.questions, world.begun), eyes.seat, _WITS, rng)
    return mind.margin(then.match, eyes.seat)


def chance(mind: Mind[Any], eyes: Eyes[Any, Any], rng: Rng, budget: Budget) -> Plan:
    """Any legal answer."""
    return (random_answer(eyes.asked, rng),)


def _only(asked: Decision) -> Answer | None:
    """The answer where there is no choice, or where all that was to choose is chosen."""
    picks = asked.only()
    if picks is not None:
        return Answer(asked.seat, asked.name, picks)
    return closing((asked,), asked.seat)


STRENGTHS: Mapping[str, Player] = {"easy": easy, "steady": steady, "strong": strong}
PLAYERS: Mapping[str, Player] = {"random": chance, **STRENGTHS}


def plan(
    player: str, mind: Mind[Any], eyes: Eyes[Any, Any], rng: Rng, budget: Budget = USUAL
) -> Plan:
    """What a player of this strength answers now, and next if all goes as it thinks."""
    only = _only(eyes.asked)
    if only is not None:
        return (only,)
    with unread():
        return PLAYERS[player](mind, eyes, rng, budget) or chance(mind, eyes, rng, budget)


def answer(
    player: str, mind: Mind[Any], eyes: Eyes[Any, Any], rng: Rng, budget: Budget = USUAL
) -> Answer:
    """What a player of this strength answers to what it is asked."""
    return plan(player, mind, eyes, rng, budget)[0]
