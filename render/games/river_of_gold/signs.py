"""Which sign stands for what: goods, buildings, customers, regions and rewards."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.river_of_gold.components import Reward
from engine.games.river_of_gold.data import TILES

GOOD = {"silk": "cloth", "rice": "bowl", "porcelain": "vase"}
BUILDING = {"shrine": "shrine", "palace": "pagoda", "port": "anchor", "market": "stall"}
REGION = {1: "mountain", 2: "tree", 3: "grain", 4: "flame", 5: "leaf", 6: "fish"}
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


def reward(one: Reward) -> str:
    """A reward in a number and a sign; a sign alone means one."""
    times = str(one.n) if one.n > 1 else ""
    if one.kind == "good":
        return f"{times}[{GOOD[one.good]}]"
    if one.kind == "koku_per_owned_building":
        return f"{times}[coin]/[{BUILDING[one.building_type]}]"
    if one.kind == "draw_then_discard_customer":
        return "[swap][card]"
    return f"{times}{_AMOUNT[one.kind]}"


def rewards(several: Iterable[Reward]) -> str:
    """Rewards side by side."""
    return " ".join(map(reward, several))


def goods(amounts: dict[str, int]) -> str:
    """Goods that are asked for, those of which none is needed left out."""
    return " ".join(f"{n}[{GOOD[good]}]" for good, n in amounts.items() if n)


def tile_number(tile: str) -> str:
    """Era and number, as in the tile's name; its type is shown by its sign."""
    era = "I" * (TILES[tile].era or 0)
    return f"{era}-{tile.rpartition('_')[2]}"
