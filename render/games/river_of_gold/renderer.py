"""River of Gold in pictures, tied together."""

from __future__ import annotations

from engine.games.river_of_gold.meta import META
from engine.games.river_of_gold.state import View
from render.games.river_of_gold.alt import ALT
from render.games.river_of_gold.board import board
from render.games.river_of_gold.cardbook import cards, face
from render.games.river_of_gold.focus import focus, focuses
from render.games.river_of_gold.hand import hand
from render.games.river_of_gold.score import score
from render.games.river_of_gold.spots import spots
from render.games.river_of_gold.swatch import swatch
from render.picture import Pane, Renderer

RIVER_OF_GOLD: Renderer[View] = Renderer(
    panes=(Pane("river", board, spots),),
    about=lambda view, asked: (),
    hand=hand,
    score=score,
    focus=focus,
    focuses=focuses,
    face=face,
    cards=cards,
    alt=ALT,
    swatch=swatch,
    prefix=META.prefix,
)
