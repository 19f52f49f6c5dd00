"""Yellow & Yangtze in pictures, tied together."""

from __future__ import annotations

from engine.games.yellow_yangtze.meta import META
from engine.games.yellow_yangtze.state import View
from render.games.yellow_yangtze.alt import ALT
from render.games.yellow_yangtze.board import map_pane
from render.games.yellow_yangtze.cardbook import about, cards, face
from render.games.yellow_yangtze.focus import focus, focuses
from render.games.yellow_yangtze.hand import hand
from render.games.yellow_yangtze.players import players_pane, players_spots
from render.games.yellow_yangtze.score import score
from render.games.yellow_yangtze.spots import spots
from render.games.yellow_yangtze.steps import steps
from render.games.yellow_yangtze.swatch import swatch
from render.picture import Pane, Renderer

YELLOW_YANGTZE: Renderer[View] = Renderer(
    (
        Pane("map", map_pane, spots),
        Pane("players", players_pane, players_spots, each_turn=False),
    ),
    about,
    hand,
    score,
    focus,
    focuses,
    face,
    cards,
    steps,
    ALT,
    swatch,
    META.prefix,
)
