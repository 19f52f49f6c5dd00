"""The pictures of Yokohama that are kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.core.decision import Decision
from engine.core.flow import Applied
from engine.core.frame import Event
from engine.core.match import View
from engine.games.yokohama.game import YOKOHAMA
from engine.games.yokohama.state import State
from locales import words
from render.picture import Look
from tests.golden.positions import LONG_NAMES
from tests.golden.yokohama.positions import (
    crowded,
    halfway,
    market_question,
    move_question,
    turn_question,
    walked,
)

_Prepared: TypeAlias = Callable[[], tuple[View[Any, Any, Any], Look]]
_Told: TypeAlias = Callable[[Applied[State]], tuple[Event, ...]]
_Asked: TypeAlias = Callable[[Applied[State]], Decision]
_SHORT = ("Aiko", "Bo", "Chandra", "Dee")


def _scene(
    build: Callable[[], Applied[State]],
    language: str,
    theme: str,
    eyes: int | None = None,
    told: _Told | None = None,
    asked: _Asked | None = None,
    names: tuple[str, ...] = _SHORT,
) -> _Prepared:
    def prepare() -> tuple[View[Any, Any, Any], Look]:
        now = build()
        events, question = told(now) if told else (), asked(now) if asked else None
        look = Look(words(language), theme, 1080, names, events, question)
        return YOKOHAMA.view(now.match, eyes), look

    return prepare


KEPT = (
    ("mid", "pane:city", _scene(halfway, "en", "light", told=walked)),
    ("mid_dark", "pane:city", _scene(halfway, "it", "dark", told=walked)),
    ("two", "pane:city", _scene(lambda: halfway(2), "en", "light")),
    ("three", "pane:city", _scene(lambda: halfway(3), "it", "light", told=walked)),
    ("crowded", "pane:city", _scene(crowded, "en", "light", names=LONG_NAMES)),
    ("boards", "pane:boards", _scene(halfway, "en", "light")),
    ("boards_two", "pane:boards", _scene(lambda: halfway(2, rewards="on"), "it", "dark")),
    ("players", "pane:players", _scene(halfway, "en", "light")),
    ("players_crowded", "pane:players", _scene(crowded, "it", "dark", names=LONG_NAMES)),
    ("window_turn", "preview", _scene(halfway, "en", "light", 1, asked=turn_question)),
    ("window_walk", "preview", _scene(halfway, "it", "light", 1, asked=move_question)),
    ("window_market", "preview", _scene(halfway, "it", "dark", 1, asked=market_question)),
    ("hand", "hand", _scene(halfway, "it", "light", 1)),
    ("score", "score", _scene(halfway, "en", "dark")),
    ("area", "focus:area:chinatown", _scene(halfway, "it", "light", names=LONG_NAMES)),
    ("player", "focus:player:1", _scene(halfway, "en", "dark")),
    ("order", "card:order:07", _scene(halfway, "it", "light")),
    ("technology", "card:technology:tram", _scene(halfway, "en", "dark")),
)
