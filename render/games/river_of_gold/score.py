"""The score sheet, during the game and at its end."""

from __future__ import annotations

from engine.games.river_of_gold.meta import META
from engine.games.river_of_gold.state import View
from render.common.points import points_sheet
from render.picture import Look
from render.toolkit.canvas import Canvas

SOURCES = {
    "visit": "boat",
    "owner": "house",
    "track": "flag",
    "emperor": "crown",
    "mastery": "star",
    "merchant": "merchant",
    "noble": "noble",
    "patron": "fan",
    "last": "hourglass",
    "region": "mountain",
    "customers": "person",
    "abilities": "scroll",
}


def score(view: View, look: Look) -> Canvas:
    """Who has how many points, and where they came from."""
    return points_sheet(view, view.table.players, look, META.prefix, SOURCES)
