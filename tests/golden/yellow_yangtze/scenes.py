"""The pictures of Yellow & Yangtze that are kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.decision import Decision, Option
from engine.core.flow import Applied
from engine.core.frame import Event
from engine.core.words import Msg, msg, ref
from engine.games.yellow_yangtze.data import COLOURS
from engine.games.yellow_yangtze.game import YELLOW_YANGTZE
from engine.games.yellow_yangtze.market import MARKET
from engine.games.yellow_yangtze.state import State, View
from engine.games.yellow_yangtze.texts import places
from locales import words
from render.picture import Look
from tests.golden.positions import LONG_NAMES
from tests.golden.yellow_yangtze.positions import (
    crowded,
    finished,
    great_war,
    last_turn,
    long_turn,
    midgame,
    revolt,
    started,
    war,
)

Prepared = Callable[[], tuple[View, Look]]


def _played(view: View) -> tuple[Event, ...]:
    """The turn that led to a position."""
    if not view.table.pagodas or view.seats < 4:
        return ()
    return last_turn() if view.table.turn < 100 else long_turn(view.table)


def _made(
    build: Callable[[], Applied[State]], language: str, theme: str, eyes: int | None = None
) -> Prepared:
    def prepare() -> tuple[View, Look]:
        view = YELLOW_YANGTZE.view(build().match, eyes)
        changes = _played(view)
        return view, Look(words(language), theme, 1080, LONG_NAMES, changes)

    return prepare


def _hex(hex: str, about: Msg | None = None) -> Option:
    return Option(f"hex:{hex}", msg("yy-hex", hex=hex), about=about, at=places([hex]))


def _gain(seat: int) -> Msg:
    return msg("yy-about-gain", player=ref("seat", seat), n=1)


def _war(*seats: int) -> Msg:
    sides = tuple(msg("yy-about-side", leaders=(ref("seat", seat),)) for seat in seats)
    return msg("yy-about-war", sides=sides)


_SOLDIER = (
    *(_hex(hex, _gain(1)) for hex in ("E5", "H8", "I8")),
    *(_hex(hex, _gain(3)) for hex in ("F12", "H9", "H10")),
    *(_hex(hex, _war(1, 3)) for hex in ("E9", "F9", "G9")),
    *(_hex(hex, _war(0, 1)) for hex in ("I6", "I7")),
    _hex("I9"),
)
_ANYWHERE = (*_SOLDIER, *(_hex(hex) for hex in ("A4", "A11", "C8", "D12", "F1", "K1", "L9")))
_LEADER = tuple(
    _hex(hex, about)
    for hex, about in (
        ("F4", msg("yy-about-revolt", player=ref("seat", 1))),
        ("G2", None),
        ("F1", None),
        ("G3", None),
    )
)
_TAKE = tuple(Option(f"take:{c}", msg("yy-back"), at=(MARKET,)) for c in ("black", "red", "blue"))
_OWN = tuple(Option(f"tile:{colour}", msg("yy-back")) for colour in COLOURS)


def _asked(options: tuple[Option, ...], language: str, theme: str) -> Prepared:
    """The first player's question in the middle of a game."""

    def prepare() -> tuple[View, Look]:
        view = YELLOW_YANGTZE.view(midgame().match, 0)
        asked = Decision("where", 0, msg("yy-back"), options)
        return view, Look(words(language), theme, 1080, LONG_NAMES, last_turn(), asked)

    return prepare


def _support(language: str, theme: str) -> Prepared:
    """A soldier to send to one of two states at war."""

    def prepare() -> tuple[View, Look]:
        view = YELLOW_YANGTZE.view(war().match, 3)
        assert view.table.conflict is not None
        options = tuple(
            Option(f"support:{side.at}-1", msg("yy-back"), at=places(side.hexes))
            for side in view.table.conflict.sides
        )
        asked = Decision("support", 3, msg("yy-back"), options)
        return view, Look(words(language), theme, 1080, LONG_NAMES, (), asked)

    return prepare


def _confirm(language: str, theme: str) -> Prepared:
    """A turn to be confirmed."""

    def prepare() -> tuple[View, Look]:
        view = YELLOW_YANGTZE.view(midgame().match, 3)
        asked = Decision("end", 3, msg("yy-back"), (Option("end", msg("yy-end")),), confirms=True)
        return view, Look(words(language), theme, 1080, LONG_NAMES, last_turn()[:-1], asked)

    return prepare


KEPT: tuple[tuple[str, str, Callable[[], tuple[Any, Look]]], ...] = (
    ("empty", "pane:map", _made(started, "en", "light")),
    ("mid", "pane:map", _made(midgame, "en", "light")),
    ("dark", "pane:map", _made(midgame, "it", "dark")),
    ("two", "pane:map", _made(lambda: midgame(2, scores="open"), "it", "light")),
    ("full", "pane:map", _made(crowded, "en", "light")),
    ("war", "pane:map", _made(war, "en", "light")),
    ("great_war", "pane:map", _made(great_war, "it", "dark")),
    ("revolt", "pane:map", _made(revolt, "en", "dark")),
    ("extreme", "pane:map", _made(finished, "it", "light")),
    ("players", "pane:players", _made(lambda: midgame(scores="open"), "it", "light")),
    ("window", "preview", _asked(_SOLDIER, "en", "light")),
    ("window_far", "preview", _asked(_ANYWHERE, "it", "dark")),
    ("window_leader", "preview", _asked(_LEADER, "it", "light")),
    ("window_market", "preview", _asked(_TAKE, "it", "light")),
    ("window_war", "preview", _support("en", "dark")),
    ("confirm", "preview", _confirm("en", "light")),
    ("spread", "preview", _asked(_OWN, "it", "light")),
    ("conflict", "focus:conflict", _made(great_war, "it", "light")),
    ("score", "score", _made(finished, "en", "light")),
    ("hand", "hand", _made(crowded, "it", "light", 1)),
    ("states", "focus:states", _made(midgame, "en", "light")),
    ("quarter", "focus:map:se", _made(crowded, "en", "dark")),
    ("player", "focus:player:1", _made(revolt, "it", "light")),
    ("market", "focus:market", _made(crowded, "it", "light")),
    ("tile", "card:tile:blue", _made(started, "it", "dark")),
    ("leader", "card:leader:black", _made(started, "en", "light")),
)
