"""A turn takes few taps, opening the panel and confirming included; a menu takes two."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from engine.core.codec import copy
from engine.core.decision import Decision
from engine.core.flow import Applied
from engine.core.rng import Rng
from engine.core.tokens import parts
from engine.games import GAMES
from engine.simulate import random_step
from tests.campaigns.taps import beginnings, measure
from tests.cogs.shown.taps import Wish, begun, to_pick, turn

RIVER, YANGTZE = "river_of_gold", "yellow_yangtze"
SEEDS = range(12)


def wishing(*kinds: str) -> Wish:
    """Confirm where that is asked, else the first of these kinds, else the first thing offered."""

    def wish(asked: Decision) -> str:
        if asked.confirms and asked.fallback:
            return asked.fallback[0]
        answers = [o.token for o in asked.answers() if not o.declines] or list(asked.tokens())
        return next((t for kind in kinds for t in answers if parts(t).kind == kind), answers[0])

    return wish


def offering(name: str, kind: str, seed: int) -> tuple[Applied[Any], Decision] | None:
    """The first position of a random game in which somebody may do a thing."""
    now, rng = begun(name, seed), Rng(seed)
    while now.match.outcome is None:
        asked = now.pending[0]
        if any(parts(token).kind == kind for token in asked.tokens()):
            return now, asked
        now = random_step(now, rng)
    return None


def test_to_sail_takes_three() -> None:
    taps = [turn(RIVER, begun(RIVER, seed), wishing("sail")) for seed in SEEDS]
    assert min(taps) == 3
    assert sorted(taps)[len(taps) // 2] == 3, "more only where the journey asks for more"


def test_to_build_takes_five_at_most() -> None:
    taps = [turn(RIVER, begun(RIVER, seed), wishing("build", "tile")) for seed in SEEDS]
    assert max(taps) <= 5


def test_to_build_takes_five_also_where_one_may_trade() -> None:
    found = [found for seed in SEEDS if (found := offering(RIVER, "trade", seed))]
    builds = [now for now, asked in found if any(parts(t).kind == "build" for t in asked.tokens())]
    assert builds
    assert max(turn(RIVER, now, wishing("build", "tile")) for now in builds) == 5


def test_to_deliver_takes_four_where_nothing_is_chosen_afterwards() -> None:
    found = [found for seed in SEEDS if (found := offering(RIVER, "deliver", seed))]
    picks = [
        to_pick(RIVER, now, asked, next(t for t in asked.tokens() if t.startswith("deliver:")))
        for now, asked in found
    ]
    assert 1 + min(picks) + 1 <= 4
    assert 1 + max(picks) + 1 <= 5


def deliveries() -> list[tuple[int, bool]]:
    """The taps of whole turns with a delivery, and whether it was offered as a button."""
    found = [found for seed in SEEDS if (found := offering(RIVER, "deliver", seed))]
    wish = wishing("deliver", "discard")
    return [
        (turn(RIVER, now, wish), to_pick(RIVER, now, asked, wish(asked)) == 1 + _asks_once(asked))
        for now, asked in found
    ]


def _asks_once(asked: Decision) -> int:
    return next(int(o.spends) for o in asked.options if o.token.startswith("deliver:"))


def test_to_deliver_and_discard_takes_four() -> None:
    """Opening, the delivery and that it is meant, the discard, which ends the turn."""
    taps = deliveries()
    by_button = [n for n, button in taps if button]
    assert by_button
    assert sorted(by_button)[len(by_button) // 2] == 4, "more only where its rewards ask for more"
    assert sorted(n for n, _ in taps)[len(taps) // 2] <= 5


def turns(seed: int) -> Iterator[tuple[Applied[Any], Decision]]:
    """Beginnings of turns in a random game."""
    now, rng = begun(YANGTZE, seed), Rng(seed)
    while now.match.outcome is None:
        asked = now.pending[0]
        if asked.name == "action" and now.match.state.table.actions == 2:
            copied = copy(GAMES.get(YANGTZE), now.match)
            yield replace(now, match=copied), asked
        now = random_step(now, rng)


def tiles_of(asked: Decision, kind: str) -> list[str]:
    """Tiles that bring no further question, to be placed where they score or anywhere."""
    found = [o.token for o in asked.options if o.about is None or o.about.key == "yy-about-quick"]
    plain = ("black", "red", "yellow")
    return [t for t in found if parts(t).kind == kind and parts(t).id.startswith(plain)]


def placing(*kinds: str) -> Wish:
    """One tile after the other, in these ways."""
    left = list(kinds)

    def wish(asked: Decision) -> str:
        if asked.name == "action" and left:
            return (tiles_of(asked, left.pop(0)) or tiles_of(asked, "tile"))[0]
        if asked.name == "where":  # no pagoda, no war: they ask more
            return next(option.token for option in asked.options if option.about is None)
        return wishing("end")(asked)

    return wish


@pytest.mark.parametrize(
    ("kinds", "usual", "most"),
    [(("place", "place"), 4, 6), (("place", "tile"), 6, 6), (("tile", "tile"), 7, 7)],
)
def test_two_tiles_take_few_taps(kinds: tuple[str, ...], usual: int, most: int) -> None:
    """Where they score, tile and hex are one choice."""
    taps = [
        turn(YANGTZE, now, placing(*kinds))
        for seed in range(2)
        for now, asked in islice(turns(seed), 0, None, 5)
        if tiles_of(asked, "place") and len(tiles_of(asked, "tile")) > 1
    ]
    assert sorted(taps)[len(taps) // 2] == usual
    assert max(taps) <= most


def test_any_two_tiles_take_seven_and_one_more_for_what_else_is_decided() -> None:
    """A pagoda is one tap more, as is the choice of the one to move; so is the market's tile."""
    most = measure(beginnings(6), Random(1)).most
    assert most[()] == 7
    assert most["pagoda",] == 8
    assert {besides: taps for besides, taps in most.items() if taps > 7 + len(besides)} == {}
