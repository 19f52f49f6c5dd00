"""The pictures that are kept: drawn anew and compared by every test run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image

from engine.core.match import View
from engine.games import GAMES
from engine.games.river_of_gold.game import RIVER_OF_GOLD
from locales import words
from render.picture import Look, compose
from render.sample import sample
from tests.golden.positions import LONG_NAMES, crowded, extreme
from tests.golden.yellow_yangtze.scenes import KEPT as YELLOW_YANGTZE

HERE = Path(__file__).parent
# Kept small: a golden picture shows what moved or vanished, not how crisp an edge is.
_KEPT_WIDTH = 360
_KEPT_COLOURS = 96


@dataclass(frozen=True)
class Scene:
    """A picture to keep: whose, of what, and how it looks."""

    game: str
    name: str
    kind: str
    prepare: Callable[[], tuple[View[Any, Any, Any], Look]]

    @property
    def path(self) -> Path:
        """Where the kept picture lies."""
        return HERE / self.game / f"{self.name}.png"

    def drawn(self) -> Image.Image:
        """The picture as the program draws it now, as small as it is kept."""
        view, look = self.prepare()
        image = compose(view, self.kind, look).image
        height = round(image.height * _KEPT_WIDTH / image.width)
        small = image.resize((_KEPT_WIDTH, height), Image.Resampling.BOX)
        return small.quantize(_KEPT_COLOURS, Image.Quantize.MEDIANCUT)


def _random(
    seats: int, decisions: int, language: str, theme: str, *, asked: bool = False
) -> Callable[[], tuple[View[Any, Any, Any], Look]]:
    def prepare() -> tuple[View[Any, Any, Any], Look]:
        game = GAMES.get("river_of_gold")
        point = sample(game, seats, {}, 5, decisions)
        question = point.pending[0] if asked else None
        eyes = question.seat if question else None
        look = Look(words(language), theme, 1080, LONG_NAMES[:seats], point.changes, question)
        return game.view(point.match, eyes), look

    return prepare


def _made(
    build: Callable[[], Any], language: str, theme: str, eyes: int | None = None
) -> Callable[[], tuple[View[Any, Any, Any], Look]]:
    def prepare() -> tuple[View[Any, Any, Any], Look]:
        look = Look(words(language), theme, 1080, LONG_NAMES)
        return RIVER_OF_GOLD.view(build().match, eyes), look

    return prepare


_RIVER_OF_GOLD = tuple(
    Scene("river_of_gold", *scene)
    for scene in (
        ("empty", "board", _random(4, 0, "en", "light")),
        ("mid", "board", _random(3, 124, "it", "dark")),
        ("two", "board", _random(2, 95, "en", "dark")),
        ("preview", "preview", _random(4, 0, "it", "light", asked=True)),
        ("crowded", "board", _made(crowded, "en", "light")),
        ("extreme", "board", _made(extreme, "it", "dark")),
        ("hand", "hand", _made(extreme, "it", "light", 0)),
        ("score", "score", _made(extreme, "it", "light")),
        ("region", "focus:region:3", _made(crowded, "it", "light")),
        ("player", "focus:player:1", _made(extreme, "it", "dark")),
        ("row", "focus:row", _made(crowded, "en", "dark")),
        ("customer", "card:customer:noble_6", _made(crowded, "it", "light")),
        ("tile", "card:tile:e1_port_4", _made(crowded, "en", "dark")),
    )
)
SCENES = (*_RIVER_OF_GOLD, *(Scene("yellow_yangtze", *scene) for scene in YELLOW_YANGTZE))
