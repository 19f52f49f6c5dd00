"""The pictures of Yellow & Yangtze that are kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.flow import Applied
from engine.games.yellow_yangtze.game import YELLOW_YANGTZE
from engine.games.yellow_yangtze.state import State, View
from locales import words
from render.picture import Look
from render.sample import sample
from tests.golden.positions import LONG_NAMES
from tests.golden.yellow_yangtze.positions import (
    crowded,
    finished,
    great_war,
    long_turn,
    revolt,
    started,
)

Prepared = Callable[[], tuple[View, Look]]


def _made(
    build: Callable[[], Applied[State]], language: str, theme: str, eyes: int | None = None
) -> Prepared:
    def prepare() -> tuple[View, Look]:
        view = YELLOW_YANGTZE.view(build().match, eyes)
        changes = long_turn(view.table) if view.table.pagodas else ()
        return view, Look(words(language), theme, 1080, LONG_NAMES, changes)

    return prepare


def _random(seats: int, decisions: int, language: str, theme: str) -> Prepared:
    def prepare() -> tuple[View, Look]:
        point = sample(YELLOW_YANGTZE, seats, {"scores": "open"}, 5, decisions)
        asked = point.pending[0]
        look = Look(words(language), theme, 1080, LONG_NAMES[:seats], point.changes, asked)
        return YELLOW_YANGTZE.view(point.match, asked.seat), look

    return prepare


KEPT: tuple[tuple[str, str, Callable[[], tuple[Any, Look]]], ...] = (
    ("empty", "board", _made(started, "en", "light")),
    ("mid", "board", _random(3, 120, "it", "dark")),
    ("two", "preview", _random(2, 119, "en", "light")),
    ("full", "board", _made(crowded, "en", "light")),
    ("great_war", "board", _made(great_war, "it", "dark")),
    ("conflict", "focus:conflict", _made(great_war, "it", "light")),
    ("revolt", "focus:conflict", _made(revolt, "en", "dark")),
    ("extreme", "board", _made(finished, "it", "light")),
    ("score", "score", _made(finished, "en", "light")),
    ("hand", "hand", _made(crowded, "it", "light", 1)),
    ("states", "focus:states", _random(4, 200, "en", "light")),
    ("quarter", "focus:map:se", _made(crowded, "en", "dark")),
    ("player", "focus:player:1", _made(revolt, "it", "light")),
    ("market", "focus:market", _made(crowded, "it", "light")),
    ("tile", "card:tile:blue", _made(started, "it", "dark")),
    ("leader", "card:leader:black", _made(started, "en", "light")),
)
