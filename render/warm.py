"""What to draw before anybody asks: then the first picture that somebody wants is there at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.core.game import Game
from engine.games import GAMES
from locales import LANGUAGES, words
from render.picture import Look, compose, has_preview, panes
from render.sample import sample
from render.toolkit.palette import THEMES

_SEED, _DECISIONS = 7, 60  # a position with some of everything on it


def warming(width: int) -> Iterator[str]:
    """Draw a piece at each step, until sprites, words and grounds of every game are in the cache.

    First all games in the first theme and language, as most people see them.
    """
    for language in LANGUAGES:
        for theme in THEMES:
            for game in GAMES:
                yield from _drawn(game, Look(words(language), theme, width))


def _drawn(game: Game[Any, Any], look: Look) -> Iterator[str]:
    point = sample(game, game.meta.seats[-1], {}, _SEED, _DECISIONS)
    asked = point.pending[0]
    view = game.view(point.match, asked.seat)
    look = replace(look, changes=point.changes, asked=asked)
    own = ["hand", *(["preview"] if has_preview(view, look) else [])]
    for kind in (*panes(view), *own):
        compose(view, kind, look)
        yield kind
