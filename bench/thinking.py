"""How long players of code think, and the memory of what they think in: python -m bench thinking.

One thought at a time, in positions of games that they play themselves. What is measured is the
processor's time, so that a busy machine tells the same; only a strong player, who stops by the
clock, gets less done there.
"""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import count
from time import process_time
from typing import Any

import msgspec
from msgspec.structs import replace

from bench.figures import judge, resident, share
from engine.ai.players import STRENGTHS
from engine.core.codec import encode
from engine.core.errors import Refused
from engine.core.flow import Applied, new_match, play
from engine.games import GAMES
from engine.minds import MINDS
from sessions.thinker import Thinker, Thought, Wanted
from sessions.thinking import SECONDS, Thinkers

_AIMS = {"easy": 100, "steady": 100, "strong": 1_500}  # milliseconds, of 95 in 100
_HINT = "hint"
_ENOUGH = 5  # thoughts about each game, after which a process takes no more memory
_QUICK = "easy"  # whoever plays the games


def main(arguments: Sequence[str]) -> None:
    """Print a table and the aims."""
    parser = ArgumentParser(prog="python -m bench thinking", description=__doc__)
    parser.add_argument("--games", nargs="+", choices=MINDS, default=list(MINDS))
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--thoughts", type=int, default=40, help="of each game and strength")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    print("| game | strength | thoughts | answers in one | p50 ms | p95 ms | max ms |")
    print("|---|---|---:|---:|---:|---:|---:|")
    found = {game: _spread(game, asked) for game in asked.games}
    costs = {
        (game, strength): _measured(positions, strength)
        for game, positions in found.items()
        for strength in (*STRENGTHS, _HINT)
    }
    print()
    for (game, strength), seconds in costs.items():
        if strength in _AIMS:
            judge(f"{strength} p95, {game}", share(seconds, 95), _AIMS[strength], "ms")
    memory = asyncio.run(_memory([each[n] for each in found.values() for n in range(_ENOUGH)]))
    judge("memory of the thinkers", memory / 2**20, 150, "MB")


def _spread(game: str, asked: Any) -> list[Wanted]:
    """Questions from all stages of one game."""
    every = list(_questions(game, asked.seats, asked.seed))
    step = max(1, len(every) // asked.thoughts)
    return every[::step][: asked.thoughts]


def _questions(game: str, seats: int, seed: int) -> Iterator[Wanted]:
    """All that is asked in one game."""
    thinker, now = Thinker(GAMES), new_match(GAMES.get(game), seats, {}, seed)
    for number in count(seed):
        if now.match.outcome is not None:
            return
        state, seat = msgspec.Raw(encode(now.match)), now.pending[0].seat
        wanted = Wanted(game, state, seat, _QUICK, number, SECONDS)
        yield wanted
        now = _after(now, _sound(thinker.think(wanted)))


def _sound(thought: Thought) -> Thought:
    assert not thought.failed, thought.failed
    return thought


def _after(now: Applied[Any], thought: Thought) -> Applied[Any]:
    """Where a plan leads, as far as it can be played."""
    for answer in thought.answers:
        try:
            now = play(now.match, answer, now.questions)
        except Refused:
            break
        if now.sealed or now.match.outcome is not None:
            break
    return now


def _measured(positions: Sequence[Wanted], strength: str) -> list[float]:
    """The seconds of each thought, from bytes to bytes."""
    thinker, costs, answers = Thinker(GAMES), [], 0
    for position in positions:
        wanted = _for(position, strength)
        start = process_time()
        thought = _sound(thinker.think(wanted))
        costs.append(process_time() - start)
        answers += len(thought.answers)
    shares = " | ".join(f"{share(costs, percent):.0f}" for percent in (50, 95, 100))
    name, mean = f"{positions[0].game} | {strength}", answers / len(costs)
    print(f"| {name} | {len(costs)} | {mean:.1f} | {shares} |", flush=True)
    return costs


def _for(position: Wanted, strength: str) -> Wanted:
    hint = strength == _HINT
    return replace(position, strength="steady" if hint else strength, hint=hint)


async def _memory(positions: Sequence[Wanted]) -> int:
    """Bytes of all processes when they have thought about all of it."""
    thinkers = Thinkers()
    for position in positions:
        await thinkers.plan(
            position.game, bytes(position.match), position.seat, "strong", position.seed
        )
    found = sum(map(resident, thinkers.pids()))
    await thinkers.close()
    return found
