"""The panes and windows of Import / Export that are kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.core.decision import Seat
from engine.core.frame import Event
from engine.games.import_export.game import IMPORT_EXPORT
from engine.games.import_export.state import View
from locales import words
from render.picture import Look
from tests.games.import_export.scenes import HarbourScene
from tests.golden.import_export.positions import (
    bidding,
    crowded,
    halfway,
    outbid,
    pirated,
    stuffed,
)
from tests.golden.positions import LONG_NAMES

_Prepared: TypeAlias = Callable[[], tuple[View, Look]]
_SHORT = ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Fabio")


def _scene(
    build: Callable[[], HarbourScene],
    language: str,
    theme: str,
    eyes: Seat | None = None,
    told: tuple[Event, ...] = (),
    names: tuple[str, ...] = _SHORT,
) -> _Prepared:
    def prepare() -> tuple[View, Look]:
        match = build().match
        asked = next((one for one in match.questions() if one.seat == eyes), None)
        look = Look(words(language), theme, 1080, names, told, asked)
        return IMPORT_EXPORT.view(match, eyes), look

    return prepare


KEPT = (
    ("sea", "pane:sea", _scene(halfway, "en", "light", told=pirated())),
    ("sea_dark", "pane:sea", _scene(bidding, "it", "dark")),
    ("sea_two", "pane:sea", _scene(lambda: halfway(2), "it", "light")),
    ("sea_three", "pane:sea", _scene(lambda: halfway(3), "en", "dark")),
    ("sea_bids", "pane:sea", _scene(outbid, "en", "light")),
    ("sea_crowded", "pane:sea", _scene(crowded, "it", "light", names=LONG_NAMES)),
    ("harbours", "pane:harbours", _scene(halfway, "en", "light")),
    ("harbours_more", "pane:more", _scene(halfway, "it", "dark")),
    ("harbours_two", "pane:harbours", _scene(lambda: halfway(2), "it", "light")),
    ("harbours_stuffed", "pane:harbours", _scene(stuffed, "it", "light", names=LONG_NAMES)),
    ("window_bid", "preview", _scene(bidding, "it", "light", 2)),
    ("window_load", "preview", _scene(halfway, "en", "light", 2)),
)
