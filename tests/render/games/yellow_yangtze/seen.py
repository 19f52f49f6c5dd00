"""Positions of games with many conflicts, and what stands where on their pictures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.codec import copy
from engine.core.flow import Applied, new_match, play
from engine.core.rng import Rng
from engine.games.yellow_yangtze.game import YELLOW_YANGTZE
from engine.games.yellow_yangtze.state import State, View
from locales import words
from render.games.yellow_yangtze import plan
from render.picture import Look
from render.toolkit.canvas import Canvas, Written
from render.toolkit.layout import Rect
from tests.campaigns.yellow_yangtze import biased_answer, rebellious, warlike
from tests.golden.positions import LONG_NAMES


def positions(seats: int, seed: int, every: int, **options: str) -> Iterator[Applied[State]]:
    """Each n-th position of a game with many conflicts, and more of those in the midst of one."""
    now: Applied[State] = new_match(YELLOW_YANGTZE, seats, dict(options), seed)
    rng, temper = Rng(seed), (warlike, rebellious)[seed % 2]
    for number in range(10_000):
        conflict = now.match.state.table.conflict
        fought = conflict is not None and any(side.support for side in conflict.sides)
        if number % every == 0 or (fought and number % 45 == 0) or now.match.outcome is not None:
            yield replace(now, match=copy(YELLOW_YANGTZE, now.match))
        if now.match.outcome is not None:
            return
        decision = rng.choice(now.pending)
        answer = biased_answer(temper, now.match.state, decision, rng)
        now = play(now.match, answer, now.questions)


def english(width: int = 1080) -> Look:
    """An English look at design size."""
    return Look(words("en"), "light", width, LONG_NAMES)


def spectator(now: Applied[State]) -> View:
    """What everybody sees."""
    return YELLOW_YANGTZE.view(now.match, None)


def chart_of(view: View) -> plan.Chart:
    """Where the hexes of a view lie on its pane."""
    return plan.chart(view.table.map.rows)


def said(canvas: Canvas) -> list[str]:
    """Every line on a picture."""
    return [text.words for text in canvas.written]


def inside(canvas: Canvas, rect: Rect) -> list[str]:
    """Every line inside a rectangle of the pane."""
    return [text.words for text in within(canvas, rect)]


def within(canvas: Canvas, rect: Rect) -> list[Written]:
    """The same with sizes and places; a window is seen from the corner of its pane."""
    corner = canvas.window or Rect(0, 0, 0, 0)
    room = rect.moved(-corner.x, -corner.y)
    return [text for text in canvas.written if room.holds(text.ink)]


def on_hex(canvas: Canvas, view: View, hex: str) -> list[str]:
    """Every line on a hex."""
    return inside(canvas, chart_of(view).box(hex).inset(-2))


def colours(canvas: Canvas, rect: Rect) -> list[object]:
    """The colours inside a rectangle of the pane."""
    corner = canvas.window or Rect(0, 0, 0, 0)
    part = canvas.image.crop(canvas.box(rect.moved(-corner.x, -corner.y)))
    return [colour for _, colour in part.getcolors(1 << 20) or ()]
