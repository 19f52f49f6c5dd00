"""Which answers to a question are tried: all of them where they are few, else the promising.

What promises less than nothing is tried only where there is nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, islice
from math import comb

from engine.core.decision import Decision
from engine.core.rng import Rng

Picks = tuple[str, ...]


def tried(asked: Decision, promise: Callable[[str], float], most: int, rng: Rng) -> list[Picks]:
    """Up to `most` legal answers, the most promising first; equal ones in no order."""
    ranked = _ranked(asked, promise, rng)
    if asked.at_most <= 1:
        none: list[Picks] = [()] if asked.at_least == 0 else []
        return [*((token,) for token in ranked[: most - len(none)]), *none]
    bag = [token for token in ranked for _ in range(_limit(asked, token))]
    counts = range(asked.at_least, min(asked.at_most, len(bag)) + 1)
    if sum(comb(len(bag), n) for n in counts) <= most:
        every = (tuple(picks) for n in counts for picks in combinations(bag, n))
        return list(dict.fromkeys(every))
    return list(dict.fromkeys(islice(_samples(bag, counts, most, rng), most)))


def _ranked(asked: Decision, promise: Callable[[str], float], rng: Rng) -> list[str]:
    tokens = [option.token for option in asked.options]
    rng.shuffle(tokens)
    promises = {token: promise(token) for token in tokens}
    ranked = sorted(tokens, key=promises.__getitem__, reverse=True)
    worth_a_try = [token for token in ranked if promises[token] >= 0]
    return worth_a_try if _enough(asked, worth_a_try) else ranked


def _enough(asked: Decision, tokens: list[str]) -> bool:
    return sum(_limit(asked, token) for token in tokens) >= max(1, asked.at_least)


def _limit(asked: Decision, token: str) -> int:
    option = next(option for option in asked.options if option.token == token)
    return 0 if option.aside else min(option.limit, asked.at_most)


def _samples(bag: list[str], counts: range, most: int, rng: Rng) -> Iterator[Picks]:
    """The best of each number, then any."""
    yield from (tuple(bag[:n]) for n in counts)
    for _ in range(most):
        rest = list(bag)
        rng.shuffle(rest)
        yield tuple(rest[: counts[rng.below(len(counts))]])
