"""Which sign stands for what: amounts, rewards and what areas bring, as signs in a row."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import asdict

from engine.games.yokohama.components import Amount, Reward
from engine.games.yokohama.data import ACTIONS, KIND
from engine.games.yokohama.rules import by_power
from render.games.yokohama.art import draw_sign
from render.toolkit.canvas import Need
from render.toolkit.glyphs import Glyphs
from render.toolkit.palette import Colour

_ORDER = (  # as people read a reward: points first
    *("vp", "yen", "copper", "silk", "tea", "fish", "any_product"),
    *("imports", "warehouse", "move", "independent_agent"),
)
_BRINGS = {  # of an area's action that is no resource: its table, its sign
    "exchange": ("exchanges_by_power", "exchange"),
    "church": ("faith_by_power", "faith"),
    "customs": ("max_imports_by_power", "imports"),
    "employment": ("pieces_by_power", "warehouse"),
    "laboratory": ("value_by_power", "technology"),
    "port": ("max_level_by_power", "order"),
}


def how(
    icon: float = 24.0,
    digit: float = 22.0,
    colour: Colour | None = None,
    *,
    air: float = 1.0,
    need: Need = Need.READ,
) -> Glyphs:
    """How this game writes signs in a row."""
    return Glyphs(icon, digit, colour, air=air, need=need, draw=draw_sign)


def amount(sign: str, n: int) -> str:
    """So many of something; a sign alone means one."""
    return f"{n if n != 1 else ''}[{sign}]"


def parts(reward: Reward | Amount) -> list[str]:
    """What a reward brings, sign by sign, points first."""
    held = asdict(reward)
    return [amount(name, held[name]) for name in _ORDER if held.get(name)]


def reward(one: Reward | Amount) -> str:
    """A reward in signs side by side."""
    return " ".join(parts(one))


def goods(amounts: Iterable[tuple[str, int]]) -> str:
    """Amounts of several things, those of which there is none left out."""
    return " ".join(amount(name, n) for name, n in amounts if n)


def ladder(area: str) -> tuple[str, tuple[int, ...]]:
    """The sign of an area's action and what it brings at each Power."""
    action = ACTIONS[KIND[area]]
    table, sign = _BRINGS.get(action.kind, ("by_power", action.resource))
    return sign, tuple(by_power(area, table, power) for power in range(1, 6))


def outcome(area: str, power: int) -> str:
    """What an area brings at some Power, a dash where it is nothing.

    The level of a port stands behind its sign, for it is no amount; imports are paid, not gained.
    """
    sign, steps = ladder(area)
    n = steps[power - 1]
    if not n:
        return "–"
    if sign == "order":
        vp = by_power(area, "vp_by_power", power)
        return f"[order]{n} {amount('vp', vp) if vp else ''}".rstrip()
    return f" −{n}[{sign}]" if sign == "imports" else f"{n}[{sign}]"
