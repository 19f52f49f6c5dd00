"""Which sign stands for what: goods, buildings, customers, regions and rewards."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.river_of_gold.components import Reward
from render.toolkit.palette import Colour, Theme, Tone, mix

GOOD = {"silk": "cloth", "rice": "bowl", "porcelain": "vase"}
BUILDING = {"shrine": "shrine", "palace": "pagoda", "port": "anchor", "market": "stall"}
REGION = {1: "mountain", 2: "tree", 3: "grain", 4: "flame", 5: "leaf", 6: "fish"}
_REGION_TONES = {  # each mixed half and half
    1: (Tone.PLUM, Tone.PLUM),
    2: (Tone.PINE, Tone.LEAF),
    3: (Tone.GOLD, Tone.GOLD),
    4: (Tone.CLAY, Tone.CLAY),
    5: (Tone.PINE, Tone.SKY),
    6: (Tone.NIGHT, Tone.SKY),
}
_BUILDING_TONE = {
    "shrine": Tone.ROSE, "palace": Tone.GOLD, "port": Tone.SKY, "market": Tone.LEAF
}  # fmt: skip
_AMOUNT = {
    "koku": "[coin]",
    "favour": "[sun]",
    "vp": "[laurel]",
    "influence": "[flag]",
    "any_good": "[crate]",
    "koku_per_completed_customer": "[coin]/[person]",
}
# What a mastery asks for, in signs; the words stand on its card.
MASTERY = {
    "air": "3 × [artisan] ≠ [monk]",
    "courts": "[flag] ≥ 11 [flower]",
    "earth": "3 × [house] = [house]",
    "fire": "2 × [monk] = [monk]",
    "void": "6 × [flag] ≥ 1",
    "water": "[shrine] [pagoda] [anchor] [stall]",
}


def region_colour(theme: Theme, region: int) -> Colour:
    """The strong colour of a region."""
    one, two = _REGION_TONES[region]
    return mix(theme.tone(one), theme.tone(two), 0.5)


def region_tint(theme: Theme, region: int, share: float = 0.42) -> Colour:
    """The colour of a region's ground: quiet enough to write on."""
    return mix(theme.panel, region_colour(theme, region), share)


def building_tint(theme: Theme, building: str) -> Colour:
    """The colour of a building's end that faces the river."""
    return mix(theme.panel, theme.tone(_BUILDING_TONE[building]), 0.62)


def reward(one: Reward) -> str:
    """A reward in a number and a sign."""
    if one.kind == "good":
        return f"{one.n}[{GOOD[one.good]}]"
    if one.kind == "koku_per_owned_building":
        return f"{one.n}[coin]/[{BUILDING[one.building_type]}]"
    if one.kind == "draw_then_discard_customer":
        return "[swap][card]"
    return f"{one.n}{_AMOUNT[one.kind]}"


def rewards(several: Iterable[Reward]) -> str:
    """Rewards side by side."""
    return " ".join(map(reward, several))


def goods(amounts: dict[str, int]) -> str:
    """Goods that are asked for, those of which none is needed left out."""
    return " ".join(f"{n}[{GOOD[good]}]" for good, n in amounts.items() if n)
