"""The score sheet, during the game and at its end."""

from __future__ import annotations

from engine.games.yokohama.meta import META
from engine.games.yokohama.state import View
from render.common.points import points_sheet
from render.picture import Look
from render.toolkit.canvas import Canvas

SOURCES = {
    "order": "scroll",
    "church": "church",
    "customs": "shrine",
    "port": "anchor",
    "token": "star",
    "shop": "shop",
    "house": "house",
    "achievement": "flag",
    "technology": "gear",
    "final_church": "church",
    "final_customs": "shrine",
    "final_technology": "gear",
    "final_countries": "globe",
    "final_agents": "person",
    "final_imports": "crate",
    "final_yen": "coin",
    "final_products": "ingot",
}


def score(view: View, look: Look) -> Canvas:
    """Who has how many points, and where they came from."""
    return points_sheet(view, view.table.players, look, META.prefix, SOURCES)
