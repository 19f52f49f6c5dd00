"""Yokohama in pictures, tied together."""

from __future__ import annotations

from engine.games.yokohama.meta import META
from engine.games.yokohama.state import View
from render.games.yokohama.alt import ALT
from render.games.yokohama.boards_spots import boards_spots
from render.games.yokohama.cardbook import about, cards, face
from render.games.yokohama.city import city
from render.games.yokohama.focus import focus, focuses
from render.games.yokohama.hand import hand
from render.games.yokohama.marked import marked_boards, marked_players
from render.games.yokohama.players import players_spots
from render.games.yokohama.score import score
from render.games.yokohama.spots import city_spots
from render.games.yokohama.steps import steps
from render.games.yokohama.swatch import swatch
from render.picture import Pane, Renderer

YOKOHAMA: Renderer[View] = Renderer(
    panes=(
        Pane("city", city, city_spots),
        Pane("boards", marked_boards, boards_spots),
        Pane("players", marked_players, players_spots, each_turn=False),
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
