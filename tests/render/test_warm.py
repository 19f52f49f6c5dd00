"""What is warmed is what people ask for, and it stays warm whichever theme or game comes next."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

import pytest

from engine.core.match import View
from engine.games import GAMES
from locales import LANGUAGES, words
from render.games import RENDERERS
from render.picture import Look, compose, panes
from render.sample import sample
from render.toolkit.cache import CACHE, PARTS, Weighed
from render.toolkit.canvas import PANE
from render.toolkit.palette import THEMES
from render.warm import warming

WIDTH = 1600
LEFT = 0.5  # at most, of what a cold picture builds: another position has other words


@pytest.fixture(autouse=True)
def _cold() -> Iterator[None]:
    for cache in (CACHE, PARTS):
        cache.clear()
    yield
    for cache in (CACHE, PARTS):
        cache.clear()


@pytest.fixture(scope="module")
def warmth() -> dict[Hashable, Weighed]:
    """What the cache holds after warming, in its order."""
    for cache in (CACHE, PARTS):
        cache.clear()
    assert list(warming(WIDTH))
    return dict(CACHE._held)


def warm(warmth: dict[Hashable, Weighed]) -> None:
    """The cache as it is after warming."""
    CACHE.clear()
    for key, thing in warmth.items():
        CACHE._put(key, thing)


def position(game: str, seed: int, decisions: int) -> View[Any, Any, Any]:
    """A public position of a full table."""
    known = GAMES.get(game)
    point = sample(known, known.meta.seats[-1], {}, seed, decisions)
    seen: View[Any, Any, Any] = known.view(point.match, None)
    return seen


def built(view: View[Any, Any, Any], theme: str, language: str = LANGUAGES[0]) -> int:
    """How many things had to be built for the panes of a position."""
    before = CACHE.built
    for kind in panes(view):
        compose(view, kind, Look(words(language), theme, WIDTH))
    return CACHE.built - before


def test_after_warming_little_is_left_to_build(warmth: dict[Hashable, Weighed]) -> None:
    cold = {game: built(position(game, 3, 30), "light") for game in RENDERERS}
    warm(warmth)
    for game in RENDERERS:
        for theme in THEMES:
            assert built(position(game, 4, 40), theme) <= LEFT * cold[game]


def test_after_warming_near_windows_find_their_sprites(warmth: dict[Hashable, Weighed]) -> None:
    def near(game: str, decisions: int) -> int:
        before, view = CACHE.built, position(game, 4, decisions)
        for pane in RENDERERS[game].shown(view):
            look = Look(words(LANGUAGES[0]), "dark", WIDTH, window=PANE.grid(2, 2)[0])
            pane.draw(view, look)
        return CACHE.built - before

    cold = {game: near(game, 40) for game in RENDERERS}
    warm(warmth)
    for game in RENDERERS:
        assert near(game, 40) <= LEFT * cold[game]


def test_themes_and_games_do_not_push_each_other_out() -> None:
    # Two tables of each game, in turn, for readers of all kinds: in the second round all is there.
    looks = [(theme, language) for theme in THEMES for language in LANGUAGES]
    tables = [position(game, seed, 60) for seed in (7, 8) for game in RENDERERS]
    rounds = [
        sum(built(view, theme, language) for theme, language in looks for view in tables)
        for _ in range(2)
    ]
    assert rounds[0] > 0
    assert rounds[1] == 0
    assert CACHE.bytes < CACHE.max_bytes
