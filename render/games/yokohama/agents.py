"""Agents as tokens: a man in a top hat and his flag, bright face up, struck out face down."""

from __future__ import annotations

from engine.games.yokohama.data import INDEPENDENT
from render.games.yokohama.art import draw_sign
from render.games.yokohama.colours import colours
from render.games.yokohama.flags import flag
from render.toolkit.canvas import Canvas
from render.toolkit.layout import Rect
from render.toolkit.palette import mix, rgb
from render.toolkit.shapes import line, round_rect

_PAPER = rgb("FBF6EA")  # light in both themes: the hat is black
HIGH, WIDE, NARROW = 29.0, 60.0, 32.0
_FADED = 0.55


def agent_width(agent: str) -> float:
    """How wide the token of an agent is: one without country has no flag."""
    return NARROW if agent == INDEPENDENT else WIDE


def agent_token(canvas: Canvas, x: float, y: float, agent: str, *, used: bool = False) -> None:
    """An agent centred on the point."""
    theme = canvas.theme
    place = Rect.around(x, y, agent_width(agent), HIGH)
    paper = mix(_PAPER, theme.panel, _FADED) if used else _PAPER
    edge = theme.muted if used else theme.good
    round_rect(canvas, place, paper, 7, edge, 2.4)
    sign = "independent_agent" if agent == INDEPENDENT else "agent"
    draw_sign(canvas, sign, place.x + NARROW / 2, y, HIGH - 6)
    if agent != INDEPENDENT:
        flag(canvas, agent, place.right - 18, y, 25)
    if used:
        ends = [(place.x + 3, place.bottom - 4), (place.right - 3, place.y + 4)]
        line(canvas, ends, colours(theme).slot, 6)
        line(canvas, ends, theme.warn, 3)
