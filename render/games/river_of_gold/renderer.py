"""River of Gold in pictures, tied together."""

from __future__ import annotations

from engine.core.decision import Decision
from engine.core.tokens import parts
from engine.games.river_of_gold.meta import META
from engine.games.river_of_gold.state import View
from render.games.river_of_gold.alt import ALT
from render.games.river_of_gold.cardbook import cards, face
from render.games.river_of_gold.court import court
from render.games.river_of_gold.focus import focus, focuses
from render.games.river_of_gold.hand import hand
from render.games.river_of_gold.river import river
from render.games.river_of_gold.score import score
from render.games.river_of_gold.spots import court_marks, court_spots, river_marks, river_spots
from render.games.river_of_gold.steps import steps
from render.games.river_of_gold.swatch import swatch
from render.picture import Pane, Renderer

_CARDS = {"deliver": "customer", "discard": "customer", "patron": "patron"}


def about(view: View, asked: Decision) -> tuple[str, ...]:
    """The customers or patrons that one chooses from."""
    found = (parts(option.token) for option in asked.answers())
    return tuple(f"{_CARDS[kind]}:{which}" for kind, which in found if kind in _CARDS)


RIVER_OF_GOLD: Renderer[View] = Renderer(
    panes=(
        Pane("river", river, river_spots, marks=river_marks),
        Pane("court", court, court_spots, marks=court_marks),
    ),
    about=about,
    hand=hand,
    score=score,
    focus=focus,
    focuses=focuses,
    face=face,
    cards=cards,
    steps=steps,
    alt=ALT,
    swatch=swatch,
    prefix=META.prefix,
)
