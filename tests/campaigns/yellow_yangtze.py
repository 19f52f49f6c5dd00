"""A campaign: random players who seek wars and revolts, every invariant checked at every answer.

Run: python -m tests.campaigns.yellow_yangtze --wars 5000 --revolts 5000
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from time import perf_counter
from typing import TypeAlias

from engine.ai.chance import random_answer
from engine.core.decision import Answer, Decision
from engine.core.flow import Applied, new_match, play
from engine.core.match import OptionValue
from engine.core.rng import Rng
from engine.games.yellow_yangtze.board import board_of
from engine.games.yellow_yangtze.game import YELLOW_YANGTZE
from engine.games.yellow_yangtze.meta import META
from engine.games.yellow_yangtze.state import State

Temper: TypeAlias = Callable[[State, Decision, Rng], list[str]]
PEACEFUL = 8  # one answer in so many is any legal one
MOST_DECISIONS = 20_000
QUIET = ("yy-about-own", "yy-about-gain", "yy-about-alone", "")  # what keeps the peace, best first


class Violation(Exception):
    """A position that must not be; the message names the seed."""


def warlike(state: State, decision: Decision, rng: Rng) -> list[str]:
    """Leaders in states of their own, which then grow until a tile unites them."""
    if decision.name == "action":
        off_board = [o.token for o in decision.options if o.label.key == "yy-do-place-leader"]
        tiles = [t for t in decision.tokens() if t.startswith("tile:")]
        return off_board if off_board and rng.below(2) else tiles
    if decision.name == "where":
        return promising(decision, "yy-about-war", *QUIET)
    return []


def patient(state: State, decision: Decision, rng: Rng) -> list[str]:
    """Like the warlike, but only three states at once are worth a war."""
    wars = promising(decision, "yy-about-war")
    if decision.name != "where" or not wars:
        return warlike(state, decision, rng)
    board = board_of(state.table)
    bits = {token: board.geo.bit[token.removeprefix("hex:")] for token in wars}
    great = [token for token, bit in bits.items() if len(board.touching(bit)) > 2]
    return great or promising(decision, *QUIET)


def rebellious(state: State, decision: Decision, rng: Rng) -> list[str]:
    """Leaders into states that have one of their colour."""
    if decision.name == "action":
        return [t for t in decision.tokens() if t.startswith(("tile:", "leader:"))]
    if decision.name == "where":
        return promising(decision, "yy-about-revolt")
    return []


def promising(decision: Decision, *keys: str) -> list[str]:
    """The hexes that bring this about, "" for nothing; the first of these that is there decides."""
    for key in keys:
        found = [
            o.token for o in decision.options if o.at and key == (o.about.key if o.about else "")
        ]
        if found:
            return found
    return []


def biased_answer(temper: Temper, state: State, decision: Decision, rng: Rng) -> Answer:
    """What the temper wants, now and then anything legal."""
    wanted = temper(state, decision, rng) if rng.below(PEACEFUL) else []
    if not wanted:
        return random_answer(decision, rng)
    return Answer(decision.seat, decision.name, (rng.choice(wanted),))


def any_set_up(seed: int) -> tuple[int, dict[str, OptionValue]]:
    """A number of seats and a mix of options, another one for each seed."""
    rng = Rng(seed)
    seats = rng.choice(tuple(META.seats))
    options = {spec.key: rng.choice(spec.choices) for spec in META.options}
    if seats != 2:
        options["length"] = "full"
    return seats, options


def one_game(temper: Temper, seed: int) -> Counter[str]:
    """Play one game to its end and count what happened."""
    seats, options = any_set_up(seed)
    now: Applied[State] = new_match(YELLOW_YANGTZE, seats, options, seed)
    rng, happened = Rng(seed ^ 0xCA3B), Counter(games=1)
    while now.match.outcome is None:
        decision = rng.choice(now.pending)
        now = play(now.match, biased_answer(temper, now.match.state, decision, rng), now.questions)
        happened["decisions"] += 1
        happened[f"asked {decision.name}"] += 1
        happened.update(event.key for event in now.events)
        if wrong := list(YELLOW_YANGTZE.invariants(now.match)):
            raise Violation(f"seed {seed}, decision {happened['decisions']}: {wrong}")
        if happened["decisions"] > MOST_DECISIONS:
            raise Violation(f"seed {seed}: the game does not end")
        war = now.match.state.table.conflict
        if war is not None and len(war.sides) > 2 and any(e.key == "yy-war" for e in now.events):
            happened["wars of three states"] += 1
    happened[f"ending {now.match.outcome.ending}"] += 1
    return happened


def campaign(wars: int, revolts: int, seed: int) -> Counter[str]:
    """Games with consecutive seeds until there were enough conflicts."""
    happened: Counter[str] = Counter()
    while happened["yy-war"] < wars or happened["yy-revolt"] < revolts:
        fewer_wars = happened["yy-war"] * revolts < happened["yy-revolt"] * wars
        temper = (warlike if seed % 2 else patient) if fewer_wars else rebellious
        happened += one_game(temper, seed)
        seed += 1
    return happened


def line(happened: Counter[str], seconds: float) -> str:
    """All figures in one line."""
    told = {
        "games": "games",
        "decisions": "decisions",
        "wars": "yy-war",
        "of three states": "wars of three states",
        "tied wars": "asked winner",
        "losses chosen": "asked losses",
        "revolts": "yy-revolt",
        "riots with tiles": "yy-rioted-tiles",
        "riots with leader": "yy-rioted-leader",
        "pagodas": "yy-pagoda",
        "moved": "yy-pagoda-moved",
        "lost": "yy-pagoda-lost",
        **{key: key for key in sorted(happened) if key.startswith("ending ")},
    }
    figures = ", ".join(f"{happened[key]} {name}" for name, key in told.items())
    return f"{figures}, 0 violations, {seconds:.0f} s"


def main() -> int:
    """The command: one line of figures, or the seed of a violation and exit code 1."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wars", type=int, default=5000)
    parser.add_argument("--revolts", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    start = perf_counter()
    try:
        happened = campaign(args.wars, args.revolts, args.seed)
    except Violation as violation:
        print(violation)
        return 1
    print(line(happened, perf_counter() - start))
    return 0


if __name__ == "__main__":
    sys.exit(main())
