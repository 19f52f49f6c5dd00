"""The pictures that are kept: drawn anew and compared by every test run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image

from engine.core.decision import Decision
from engine.core.frame import Event
from engine.core.match import View
from engine.games.river_of_gold.game import RIVER_OF_GOLD
from locales import words
from render.picture import Look, compose
from render.sample import sample
from tests.golden.import_export.cards import KEPT as IMPORT_EXPORT_CARDS
from tests.golden.import_export.panes import KEPT as IMPORT_EXPORT_PANES
from tests.golden.positions import (
    LONG_NAMES,
    PATRONS,
    SAILED,
    built,
    card_question,
    crowded,
    end_question,
    extreme,
    halfway,
    tile_question,
    turn_question,
)
from tests.golden.yellow_yangtze.scenes import KEPT as YELLOW_YANGTZE
from tests.golden.yokohama.scenes import KEPT as YOKOHAMA

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
    seats: int, decisions: int, language: str, theme: str
) -> Callable[[], tuple[View[Any, Any, Any], Look]]:
    def prepare() -> tuple[View[Any, Any, Any], Look]:
        point = sample(RIVER_OF_GOLD, seats, {}, 5, decisions)
        look = Look(words(language), theme, 1080, LONG_NAMES[:seats], point.changes)
        return RIVER_OF_GOLD.view(point.match, None), look

    return prepare


def _made(
    build: Callable[[], Any],
    language: str,
    theme: str,
    eyes: int | None = None,
    changes: tuple[Event, ...] = (),
    asked: Decision | None = None,
) -> Callable[[], tuple[View[Any, Any, Any], Look]]:
    def prepare() -> tuple[View[Any, Any, Any], Look]:
        look = Look(words(language), theme, 1080, LONG_NAMES, changes, asked)
        return RIVER_OF_GOLD.view(build().match, eyes), look

    return prepare


_CARDS = card_question(0, "discard:noble_6", "discard:merchant_1", "discard:elder_3")
_PATRONS = card_question(0, *(f"patron:{one}" for one in PATRONS))
_RIVER_OF_GOLD = tuple(
    Scene("river_of_gold", *scene)
    for scene in (
        ("empty", "pane:river", _random(4, 0, "en", "light")),
        ("empty_court", "pane:court", _random(4, 0, "it", "light")),
        ("mid", "pane:river", _made(halfway, "en", "light", changes=SAILED)),
        ("mid_court", "pane:court", _made(halfway, "en", "light", changes=SAILED)),
        ("mid_dark", "pane:river", _made(halfway, "it", "dark", changes=SAILED)),
        ("two", "pane:river", _made(lambda: halfway(2), "en", "dark")),
        ("three_court", "pane:court", _made(lambda: halfway(3), "it", "dark", changes=built(2))),
        ("crowded", "pane:river", _made(crowded, "en", "light")),
        ("extreme", "pane:river", _made(extreme, "it", "dark")),
        ("extreme_court", "pane:court", _made(extreme, "it", "light")),
        ("board", "board", _made(halfway, "it", "light")),
        ("window", "preview", _made(halfway, "it", "light", 3, asked=turn_question(3))),
        ("window_dark", "preview", _made(halfway, "en", "dark", 3, asked=turn_question(3))),
        ("window_row", "preview", _made(halfway, "it", "light", 1, asked=tile_question(1))),
        ("window_sailed", "preview", _made(halfway, "en", "light", 1, SAILED, end_question(1))),
        ("window_built", "preview", _made(halfway, "en", "dark", 3, built(3), end_question(3))),
        ("cards", "preview", _made(halfway, "it", "light", 0, asked=_CARDS)),
        ("patrons", "preview", _made(halfway, "it", "dark", 0, asked=_PATRONS)),
        ("hand", "hand", _made(lambda: extreme(over=False), "it", "light", 0)),
        ("score", "score", _made(extreme, "it", "light")),
        ("region", "focus:region:3", _made(crowded, "it", "light")),
        ("player", "focus:player:1", _made(extreme, "it", "dark")),
        ("row", "focus:row", _made(crowded, "en", "dark")),
        ("customer", "card:customer:noble_6", _made(crowded, "it", "light")),
        ("tile", "card:tile:e1_port_4", _made(crowded, "en", "dark")),
    )
)
SCENES = (
    *_RIVER_OF_GOLD,
    *(Scene("yellow_yangtze", *scene) for scene in YELLOW_YANGTZE),
    *(Scene("yokohama", *scene) for scene in YOKOHAMA),
    *(Scene("import_export", *scene) for scene in IMPORT_EXPORT_PANES),
    *(Scene("import_export", *scene) for scene in IMPORT_EXPORT_CARDS),
)
