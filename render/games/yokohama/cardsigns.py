"""What technologies do and achievements ask for, in a few signs."""

from __future__ import annotations

from engine.games.yokohama.components import Requirement
from engine.games.yokohama.data import ACHIEVEMENTS, EFFECTS

# Whatever the last sign stands for, each of it brings the first one again.
_FOR_EACH = {
    "ball": "order",
    "brick_factory": "customs",
    "electric_lighting": "house",
    "gas_lighting": "shop",
    "language_school": "order",
    "printing_press": "technology",
    "patent_system": "technology",
    "winery": "church",
}
_OTHERS = {
    "mining_technology": "+{gain[copper]}[copper]",
    "newspaper": "{max_assistants}[assistant]",
    "postal_system": "[president] [president]",
    "spinning_frame": "{pay[silk]}[silk] → {gain[yen]}[yen]",
    "stagecoach": "0[yen] [president]",
    "station": "[station] +1[power]",
    "stock_exchange": "≥ {refill_yen_to}[yen]",
    "telegraph": "2 + 1[assistant]",
    "telephone": "{may_leave_assistants}[assistant]",
    "tram": "[president] [move]",
    "university": "{pay[yen]}[yen] → [assistant]",
    "exposition": "{gain[vp]}[vp]",
}
_OWNED = {"technologies": "technology", "completed_orders": "order"}
COMMERCIAL, PRODUCTION = "commercial", "production"


def technology(title: str) -> str:
    """The effect of a technology in signs, its numbers from the data."""
    effect = EFFECTS[title]
    if title in _FOR_EACH:
        ((what, n),) = effect.gain.items()
        return f"{n}[{what}] / [{_FOR_EACH[title]}]"
    numbers = {"gain": effect.gain, "pay": effect.pay}
    counts = ("max_assistants", "refill_yen_to", "may_leave_assistants")
    return _OTHERS[title].format(**numbers, **{name: getattr(effect, name) for name in counts})


def achievement(id: str) -> str:
    """What an achievement asks for, in signs; buildings are left to `buildings`."""
    wanted = ACHIEVEMENTS[id].requirement
    if wanted.own:
        ((what, n),) = wanted.own.items()
        return f"{n}[{what}]"
    if wanted.agents_plus_five_power_tokens:
        return f"{wanted.agents_plus_five_power_tokens}[agent] / [token]"
    return " ".join(f"{n}[{sign}]" for n, sign in _counted(wanted))


def _counted(wanted: Requirement) -> list[tuple[int, str]]:
    found = [(getattr(wanted, name), sign) for name, sign in _OWNED.items()]
    return [(n, sign) for n, sign in found if n]


def buildings(id: str) -> tuple[tuple[str, int], ...]:
    """In how many areas of each type an achievement wants buildings."""
    wanted = ACHIEVEMENTS[id].requirement.areas_with_own_building
    if wanted is None:
        return ()
    both = ((PRODUCTION, wanted.production), (COMMERCIAL, wanted.commercial))
    return tuple((type, n) for type, n in both if n)
