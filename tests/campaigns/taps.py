"""How many taps any turn of two tiles takes in Yellow & Yangtze: python -m tests.campaigns.taps.

From random beginnings of turns, for 2, 3 and 4 players, every first tile on every hex is reached,
and from some of these every second one, until the turn is confirmed. Of those that bring about
the same only the dearest are followed. What a tile lets its player decide besides, a pagoda or the
market, is counted with it, always with the dearest answer. Wars are left out: others decide there.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any, NamedTuple

from engine.core.codec import copy
from engine.core.decision import Answer, Decision, Option
from engine.core.flow import Applied, play
from engine.core.rng import Rng
from engine.core.tokens import parts
from engine.games import GAMES
from engine.simulate import random_step
from tests.cogs.shown.taps import begun, reach, to_begin

GAME, SEATS = "yellow_yangtze", (2, 3, 4)
EVERY = 7  # turns of a random game: the next that is looked at
FIRSTS = 3  # first tiles that bring about the same and are followed by every second one
_MORE = ("pagoda", "from", "market")  # what a tile may let its player decide besides


class Way(NamedTuple):
    """How a tile comes to its hex: the taps, the answers, and what it brings about there."""

    taps: int
    picks: tuple[str, ...]
    colour: str
    place: Option

    @property
    def kind(self) -> tuple[str, str]:
        """Ways alike lead to the same questions."""
        return self.colour, self.place.about.key if self.place.about else ""


class Placed(NamedTuple):
    """A tile on its hex, all that it asks answered."""

    taps: int
    now: Applied[Any]
    besides: tuple[str, ...]  # what was decided besides


@dataclass
class Figures:
    """The most taps of a turn, by what had to be decided besides."""

    most: Counter[tuple[str, ...]] = field(default_factory=Counter)
    turns: int = 0

    def note(self, taps: int, besides: tuple[str, ...]) -> None:
        """One whole turn."""
        self.turns += 1
        self.most[besides] = max(self.most[besides], taps)


def beginnings(count: int) -> Iterator[Applied[Any]]:
    """So many beginnings of turns, from random games of each number of players in turn."""
    found = (
        now
        for seed in range(count)
        for seats in SEATS
        for now in islice(_beginnings(seats, seed), EVERY, None, EVERY)
    )
    return islice(found, count)


def _beginnings(seats: int, seed: int) -> Iterator[Applied[Any]]:
    now, rng = begun(GAME, seed, seats), Rng(seed)
    while now.match.outcome is None:
        asked = now.pending[0]
        if asked.name == "action" and now.match.state.table.actions == 2:
            yield replace(now, match=copy(GAMES.get(GAME), now.match))
        now = random_step(now, rng)


def measure(positions: Iterator[Applied[Any]], dice: random.Random) -> Figures:
    """All turns of two tiles from these beginnings."""
    figures = Figures()
    for now in positions:
        taps = to_begin(GAME, now, now.pending[0])
        for first in _tiles(now, taps, FIRSTS, dice):
            asked = first.now.pending[0]
            for second in _tiles(first.now, reach(GAME, first.now, asked), 1, dice):
                end = reach(GAME, second.now, second.now.pending[0])["end"]
                besides = tuple(sorted(first.besides + second.besides))
                figures.note(first.taps + second.taps + end, besides)
    return figures


def _tiles(
    now: Applied[Any], taps: dict[str, int], most: int, dice: random.Random
) -> Iterator[Placed]:
    """The dearest ways to place a tile, so many of each kind."""
    ways = list(_cheapest(_ways(now, taps)))
    dice.shuffle(ways)
    followed: Counter[tuple[str, str]] = Counter()
    for way in sorted(ways, key=lambda way: -way.taps):
        followed[way.kind] += 1
        if followed[way.kind] <= most:
            yield _placed(now, way)


def _cheapest(ways: Iterator[Way]) -> Iterator[Way]:
    """For each tile on each hex the way of the fewest taps."""
    found: dict[tuple[str, tuple[str, ...]], Way] = {}
    for way in ways:
        key = way.colour, way.place.at
        if key not in found or way.taps < found[key].taps:
            found[key] = way
    yield from found.values()


def _ways(now: Applied[Any], taps: dict[str, int]) -> Iterator[Way]:
    """Tile and hex at once, or one after the other."""
    for option in now.pending[0].options:
        kind, what = parts(option.token)
        if kind == "place":
            yield Way(taps[option.token], (option.token,), what.partition("-")[0], option)
        elif kind == "tile":
            there = _picked(now, option.token)
            where = there.pending[0]
            more = reach(GAME, there, where)
            for place in where.options:
                if parts(place.token).kind == "hex" and place.final is None:
                    together = taps[option.token] + more[place.token]
                    yield Way(together, (option.token, place.token), what, place)


def _placed(now: Applied[Any], way: Way) -> Placed:
    """The tile is placed; what it asks besides gets the answer of the most taps."""
    for token in way.picks:
        now = _picked(now, token)
    taps, besides = way.taps, list[str]()
    while (asked := now.pending[0]).name in _MORE:
        fewest = reach(GAME, now, asked)
        dearest = max(fewest, key=lambda token: fewest[token])
        besides.append(asked.name)
        taps, now = taps + fewest[dearest], _picked(now, dearest)
    return Placed(taps, now, tuple(besides))


def _picked(now: Applied[Any], token: str) -> Applied[Any]:
    """What follows from one more pick; the position before stays as it is."""
    match = copy(GAMES.get(GAME), now.match)
    asked: Decision = now.pending[0]
    return play(match, Answer(asked.seat, asked.name, (token,)))


def main() -> None:
    """Print the most taps for each kind of turn."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.taps")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    figures = measure(beginnings(asked.positions), random.Random(asked.seed))
    print(f"{asked.positions} positions, {figures.turns} turns of two tiles")
    for besides, taps in sorted(figures.most.items()):
        print(f"{taps} taps at most with {' and '.join(besides) or 'nothing besides'}")


if __name__ == "__main__":
    main()
