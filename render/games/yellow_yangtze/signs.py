"""Which colour and sign stand for what: the five kinds of people, and the ground."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from engine.core.decision import Seat
from engine.games.yellow_yangtze.data import BLACK, BLUE, GREEN, RED, YELLOW
from render.toolkit.palette import PLAYERS, Colour, Theme, Tone, mix, rgb

# One sign for tile, leader, pagoda and points of a colour.
SIGN = {BLACK: "scroll", RED: "sword", BLUE: "grain", GREEN: "crate", YELLOW: "hammer"}
_PAINT = {
    BLACK: rgb("36322F"),
    RED: rgb("BC4136"),
    BLUE: rgb("35679F"),
    GREEN: rgb("5D9A58"),
    YELLOW: rgb("EDBB3D"),
}
_LAND = {"light": rgb("EADFBF"), "dark": rgb("383B38")}
_WATER = {"light": rgb("A9D0DF"), "dark": rgb("2B5468")}
_BANK = {"light": rgb("6C9FB8"), "dark": rgb("5F97B2")}


def paint(kind: str) -> Colour:
    """The colour of a kind of tile, the same in both themes."""
    return _PAINT[kind]


def sign_body(kind: str) -> Colour:
    """What the sign on a tile is filled with: light on dark tiles, white on the yellow one."""
    return rgb("FFFFFF") if kind == YELLOW else rgb("FBF1DC")


def tile_edge(theme: Theme, kind: str) -> Colour:
    """The rim of a tile: a black one on a dark table wants a light one."""
    if _sinks(theme, kind):
        return mix(paint(kind), theme.rim, 0.85)
    return mix(paint(kind), theme.outline, 0.55)


def tile_line(theme: Theme, kind: str, width: float) -> float:
    """How wide the rim of a tile is where that width would do for most."""
    return max(width, 2.6) if _sinks(theme, kind) else width


def bar(theme: Theme, kind: str) -> Colour:
    """The colour of points of a kind in a bar, which has no rim."""
    return mix(paint(kind), theme.rim, 0.4) if _sinks(theme, kind) else paint(kind)


def _sinks(theme: Theme, kind: str) -> bool:
    """Whether a tile is as dark as the table."""
    return kind == BLACK and theme.name == "dark"


@lru_cache(maxsize=8)
def sign_theme(theme: Theme, kind: str) -> Theme:
    """The theme of the sign on a tile: fine ears of grain are cream all over, not lines."""
    if kind != BLUE:
        return theme
    tones = {**theme.tones, Tone.LINE: sign_body(kind)}
    return replace(theme, name=f"{theme.name} on blue", rim=paint(kind), tones=tones)


def land(theme: Theme) -> Colour:
    """Empty land."""
    return _LAND[theme.name]


def land_line(theme: Theme) -> Colour:
    """The line between two hexes of land."""
    return mix(land(theme), theme.ink, 0.18)


def water(theme: Theme) -> Colour:
    """Empty river."""
    return _WATER[theme.name]


def water_line(theme: Theme) -> Colour:
    """The line between two hexes of river, and ripples."""
    return mix(water(theme), _BANK[theme.name], 0.45)


def bank(theme: Theme) -> Colour:
    """The edge of a river."""
    return _BANK[theme.name]


def gold(theme: Theme) -> Colour:
    """The rim of a capital."""
    return mix(theme.tone(Tone.GOLD), theme.outline, 0.0 if theme.rims_icons else 0.22)


def letter(seat: Seat) -> str:
    """A player in one letter."""
    return PLAYERS[seat].letter
