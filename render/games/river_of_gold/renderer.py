"""River of Gold in pictures, tied together."""

from __future__ import annotations

from engine.games.river_of_gold.state import View
from render.games.river_of_gold.alt import ALT
from render.games.river_of_gold.board import board
from render.games.river_of_gold.cardbook import card_picture, cards
from render.games.river_of_gold.focus import focus, focuses
from render.games.river_of_gold.hand import hand
from render.games.river_of_gold.score import score
from render.games.river_of_gold.spots import spots
from render.games.river_of_gold.swatch import swatch
from render.picture import Renderer

RIVER_OF_GOLD: Renderer[View] = Renderer(
    board=board,
    spots=spots,
    hand=hand,
    score=score,
    focus=focus,
    focuses=focuses,
    card=card_picture,
    cards=cards,
    alt=ALT,
    swatch=swatch,
)
