"""The colours of this game's world: five goods, the sea, ships, quays, the island."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.games.import_export.data import BOX
from render.toolkit.palette import Colour, Theme, rgb


@dataclass(frozen=True)
class Goods:
    """A type of goods: its paint, the pattern on it, the icon; alike in both themes."""

    fill: Colour
    pattern: Colour
    ink: Colour  # of the icon and of words on the paint
    slot: Mapping[str, Colour]  # the line of a place that waits for it, by theme


@dataclass(frozen=True)
class Colours:
    """Every colour of this game that is no theme's, no player's and no goods'."""

    water: tuple[Colour, Colour, Colour]  # far, middle, near
    skyline: tuple[Colour, Colour]  # the farther roofs and the nearer ones
    wave: Colour
    foam: Colour
    slot: Colour  # a place that waits for a container
    hull: Colour
    stripe: Colour
    boot: Colour  # of a hull at the waterline
    tower: Colour
    glass: Colour
    roof: Colour  # of the tower
    sand: tuple[Colour, Colour]
    quay: tuple[Colour, Colour]
    hazard: Colour
    crane: tuple[Colour, Colour]
    palm: tuple[Colour, Colour]  # trunk and leaves
    far: Colour  # cranes and stacks where a column is empty
    rail: Colour
    light: Colour  # around what is as dark as the ground


def _goods(fill: str, pattern: str, ink: str, by_day: str, by_night: str) -> Goods:
    slot = {"light": rgb(by_day), "dark": rgb(by_night)}
    return Goods(rgb(fill), rgb(pattern), rgb(ink), slot)


_GOODS = {
    "technology": _goods("35B08A", "1E8A68", "06281D", "14694E", "35B08A"),
    "agriculture": _goods("F7CC3A", "D9A01B", "4A3200", "8A6200", "F7CC3A"),
    "consumer": _goods("26262B", "56565F", "FFFFFF", "26262B", "F3ECDF"),
    "illegal": _goods("BE2F26", "8E1C16", "FFFFFF", "A32219", "F0776C"),
    "luxury": _goods("1F57B0", "5E93DB", "FFFFFF", "1F57B0", "7FB0F2"),
}
GOLD, GOLD_DEEP, GOLD_LIGHT = rgb("EBB93F"), rgb("A87720"), rgb("F8DC8C")
GREY = rgb("C9CDD2")  # the ship without a type
WHITE, DARK = rgb("FFFFFF"), rgb("2C2723")
_FUNNEL = {kind.colour: _GOODS[kind.id].fill for kind in BOX.types}

_COLOURS = {
    "light": Colours(
        water=(rgb("A9D6E2"), rgb("92C8D8"), rgb("7CB9CD")),
        skyline=(rgb("93C5D6"), rgb("84BACD")),
        wave=rgb("C9E8EF"),
        foam=rgb("EAF7FA"),
        slot=rgb("C4E3EC"),
        hull=rgb("3D4B5C"),
        stripe=rgb("2C3745"),
        boot=rgb("A94A26"),
        tower=rgb("FFFDF8"),
        glass=rgb("2F6E8C"),
        roof=rgb("7CB9CD"),
        sand=(rgb("EBD49A"), rgb("D8BC78")),
        quay=(rgb("B9B2A6"), rgb("8F887C")),
        hazard=GOLD,
        crane=(rgb("E0782F"), rgb("B5581A")),
        palm=(rgb("8A6142"), rgb("2F7A55")),
        far=rgb("E9DFCB"),
        rail=rgb("FFFBF3"),
        light=rgb("2C2723"),
    ),
    "dark": Colours(
        water=(rgb("1F4254"), rgb("1A3848"), rgb("152E3C")),
        skyline=(rgb("2A5266"), rgb("305C72")),
        wave=rgb("35637A"),
        foam=rgb("5D8DA3"),
        slot=rgb("10242F"),
        hull=rgb("5B6B7E"),
        stripe=rgb("46546A"),
        boot=rgb("C4633C"),
        tower=rgb("E8E0D0"),
        glass=rgb("3A3320"),
        roof=rgb("F2CB45"),
        sand=(rgb("9C8656"), rgb("7A6842")),
        quay=(rgb("4C5763"), rgb("38414B")),
        hazard=GOLD,
        crane=(rgb("D0763A"), rgb("9C5424")),
        palm=(rgb("7A573C"), rgb("2F8560")),
        far=rgb("333B45"),
        rail=rgb("272D35"),
        light=rgb("F3ECDF"),
    ),
}


def colours(theme: Theme) -> Colours:
    """The colours of the world in a theme."""
    return _COLOURS[theme.name]


def goods(kind: str) -> Goods:
    """The paint of a type of goods."""
    return _GOODS[kind]


def funnel(colour: str) -> Colour:
    """The paint of a ship's funnel: its goods' paint, grey if it has none."""
    return _FUNNEL.get(colour, GREY)
