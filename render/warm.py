"""What to draw before anybody asks: then the first picture that somebody wants is there at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.core.game import Game
from engine.core.match import View
from engine.games import GAMES
from locales import LANGUAGES, words
from render.picture import Look, compose, has_preview, panes, renderer
from render.sample import sample
from render.toolkit.canvas import PANE
from render.toolkit.palette import THEMES

_SEED, _DECISIONS = 7, 60  # a position with some of everything on it
_QUARTERS = PANE.grid(2, 2)  # narrow windows are drawn sharper: all of a pane in four of them


def warming(width: int) -> Iterator[str]:
    """Draw a piece at each step, until sprites, words and grounds of every game are in the cache.

    First all games in the first theme and language, as most people see them; last what is near,
    which in another language has other words but the same sprites.
    """
    for language in LANGUAGES:
        for theme in THEMES:
            for game in GAMES:
                yield from _drawn(*_posed(game, Look(words(language), theme, width)))
    for theme in THEMES:
        for game in GAMES:
            yield from _near(*_posed(game, Look(words(LANGUAGES[0]), theme, width)))


def _posed(game: Game[Any, Any], look: Look) -> tuple[View[Any, Any, Any], Look]:
    """The sample position, as whoever is asked there sees it."""
    point = sample(game, game.meta.seats[-1], {}, _SEED, _DECISIONS)
    asked = point.pending[0]
    return game.view(point.match, asked.seat), replace(look, changes=point.changes, asked=asked)


def _drawn(view: View[Any, Any, Any], look: Look) -> Iterator[str]:
    """Its panes, and what its player sees alone."""
    own = ["hand", *(["preview"] if has_preview(view, look) else [])]
    for kind in (*panes(view), *own):
        compose(view, kind, look)
        yield kind


def _near(view: View[Any, Any, Any], look: Look) -> Iterator[str]:
    """Every pane as it is drawn where a narrow window of it is shown."""
    for pane in renderer(view.game).shown(view):
        for window in _QUARTERS:
            pane.draw(view, replace(look, window=window))
            yield pane.name
