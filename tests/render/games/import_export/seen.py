"""What stands where on Import / Export's panes."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.frame import Event
from engine.games.import_export.game import IMPORT_EXPORT
from engine.games.import_export.state import View
from locales import words
from render.picture import Look, compose
from render.toolkit.canvas import Canvas
from render.toolkit.layout import Rect
from tests.games.import_export.scenes import HarbourScene

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve", "Flo")


def spectator(table: HarbourScene) -> View:
    """What everybody sees."""
    return IMPORT_EXPORT.view(table.match, None)


def pane(table: HarbourScene, name: str, *changes: Event, theme: str = "light") -> Canvas:
    """A pane in English, with a turn marked."""
    look = Look(words("en"), theme, 1080, NAMES, changes)
    return compose(spectator(table), f"pane:{name}", look)


def window(table: HarbourScene, seat: Seat) -> Canvas:
    """The window of a player's open question, in English."""
    look = Look(words("en"), "light", 1080, NAMES, asked=table.asked(seat))
    return compose(IMPORT_EXPORT.view(table.match, seat), "preview", look)


def said(canvas: Canvas) -> list[str]:
    """Every line on a picture."""
    return [text.words for text in canvas.written]


def inside(canvas: Canvas, rect: Rect) -> list[str]:
    """Every line inside a rectangle of the pane, from the left."""
    window = canvas.window or Rect(0, 0, canvas.width, canvas.height)
    room = rect.moved(-window.x, -window.y).inset(-2)
    found = [text for text in canvas.written if room.holds(text.ink)]
    return [text.words for text in sorted(found, key=lambda text: text.ink.x)]
