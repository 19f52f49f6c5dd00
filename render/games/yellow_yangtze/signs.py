"""Which colour and sign stand for what: the five kinds of people, and the ground."""

from __future__ import annotations

from engine.games.yellow_yangtze.data import BLACK, BLUE, GREEN, RED, YELLOW
from render.toolkit.palette import Colour, Theme, mix, rgb

_PAINT = {
    BLACK: rgb("34302D"),
    RED: rgb("B93A2F"),
    BLUE: rgb("2F62A0"),
    GREEN: rgb("3F8146"),
    YELLOW: rgb("E6AE33"),
}
CREAM, DARK = rgb("FFF6E2"), rgb("2A211A")
GOLD, PALE_GOLD = rgb("D9A22E"), rgb("F6D98A")
BURST, BOLT = rgb("FFD34D"), rgb("C22E1F")
_LIGHT_EDGE = rgb("D8CDB6")  # around black tiles on a dark table
_GROUND = {
    "light": {
        "land": rgb("EADFBF"), "line": rgb("D6C79F"), "edge": rgb("8C7F63"),
        "water": rgb("A8D1E2"), "ripple": rgb("86B8CF"), "bank": rgb("4F8FB0"),
        "name": rgb("5E5340"), "river": rgb("245670"),
    },
    "dark": {
        "land": rgb("4A4A42"), "line": rgb("38392F"), "edge": rgb("14161A"),
        "water": rgb("2C586E"), "ripple": rgb("447A93"), "bank": rgb("6FB2D0"),
        "name": rgb("D8CFBC"), "river": rgb("CFE8F2"),
    },
}  # fmt: skip
# What may be chosen: rim, fill, ink. What starts a fight is red, and a sword says so too.
_FREE = {
    "light": (rgb("2E8B4A"), rgb("CFEBC4"), rgb("174D29")),
    "dark": (rgb("6CCB86"), rgb("1F4A31"), rgb("D6F5DA")),
}
_FIGHT = {
    "light": (rgb("C22E1F"), rgb("FBD3C6"), rgb("8C1A10")),
    "dark": (rgb("FF8A70"), rgb("5A2019"), rgb("FFE0D8")),
}
_CAPITAL_INK = {"light": rgb("7A5410"), "dark": rgb("F6D98A")}


def paint(kind: str) -> Colour:
    """The colour of a kind of tile, the same in both themes."""
    return _PAINT[kind]


def ink(kind: str) -> Colour:
    """The colour of words and signs on a tile."""
    return DARK if kind == YELLOW else CREAM


def tile_edge(theme: Theme, kind: str) -> Colour:
    """The rim of a tile: a black one on a dark table wants a light one."""
    return _LIGHT_EDGE if _sinks(theme, kind) else mix(paint(kind), DARK, 0.6)


def bar(theme: Theme, kind: str) -> Colour:
    """The colour of points of a kind in a bar, which has no rim."""
    return mix(paint(kind), theme.rim, 0.4) if _sinks(theme, kind) else paint(kind)


def _sinks(theme: Theme, kind: str) -> bool:
    """Whether a tile is as dark as the table."""
    return kind == BLACK and theme.name == "dark"


def ground(theme: Theme, what: str) -> Colour:
    """A colour of the empty map by what it is for."""
    return _GROUND[theme.name][what]


def choice(theme: Theme, *, fights: bool) -> tuple[Colour, Colour, Colour]:
    """Rim, fill and ink of a hex that may be chosen."""
    return (_FIGHT if fights else _FREE)[theme.name]


def capital_ink(theme: Theme) -> Colour:
    """The name of a capital on a hex that may be chosen."""
    return _CAPITAL_INK[theme.name]
