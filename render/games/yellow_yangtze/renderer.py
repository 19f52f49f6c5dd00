"""Yellow & Yangtze in pictures, tied together."""

from __future__ import annotations

from engine.games.yellow_yangtze.meta import META
from engine.games.yellow_yangtze.state import View
from render.games.yellow_yangtze.alt import ALT
from render.games.yellow_yangtze.board import board
from render.games.yellow_yangtze.cardbook import cards, face
from render.games.yellow_yangtze.focus import focus, focuses
from render.games.yellow_yangtze.hand import hand
from render.games.yellow_yangtze.score import score
from render.games.yellow_yangtze.spots import spots
from render.games.yellow_yangtze.swatch import swatch
from render.picture import Pane, Renderer

YELLOW_YANGTZE: Renderer[View] = Renderer(
    (Pane("map", board, spots),),
    lambda view, asked: (),
    hand,
    score,
    focus,
    focuses,
    face,
    cards,
    ALT,
    swatch,
    META.prefix,
)
