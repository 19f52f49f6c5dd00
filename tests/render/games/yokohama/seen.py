"""What stands where on Yokohama's pictures."""

from __future__ import annotations

from engine.core.decision import Decision
from engine.core.flow import Applied
from engine.core.frame import Event
from engine.games.yokohama.game import YOKOHAMA
from engine.games.yokohama.state import State, View
from locales import words
from render.picture import Look, compose
from render.toolkit.canvas import Canvas
from render.toolkit.layout import Rect

NAMES = ("Aiko", "Bo", "Chandra", "Dee")


def spectator(now: Applied[State]) -> View:
    """What everybody sees."""
    return YOKOHAMA.view(now.match, None)


def pane(view: View, *changes: Event, name: str = "city") -> Canvas:
    """A pane in English, with a turn marked."""
    look = Look(words("en"), "light", 1080, NAMES, changes)
    return compose(view, f"pane:{name}", look)


def window(now: Applied[State], asked: Decision) -> Canvas:
    """The window of a question, in English."""
    look = Look(words("en"), "light", 1080, NAMES, asked=asked)
    return compose(YOKOHAMA.view(now.match, asked.seat), "preview", look)


def said(canvas: Canvas) -> list[str]:
    """Every line on a picture."""
    return [text.words for text in canvas.written]


def inside(canvas: Canvas, rect: Rect) -> list[str]:
    """Every line that begins inside a rectangle of the pane."""
    window = canvas.window or Rect(0, 0, canvas.width, canvas.height)
    room = rect.moved(-window.x, -window.y)
    return [text.words for text in canvas.written if room.inset(-2).holds(text.ink)]
