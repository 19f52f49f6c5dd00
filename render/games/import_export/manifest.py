"""Single containers to choose from, large and by name: their window shows nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.core.decision import Option
from engine.core.tokens import parts
from engine.core.words import msg
from engine.games.import_export import rules
from engine.games.import_export.data import TYPE
from engine.games.import_export.state import Table, View
from render.games.import_export.art import silhouette
from render.games.import_export.cardbook import face
from render.games.import_export.colours import colours
from render.games.import_export.containers import FLAG_OF, container, pennant
from render.games.import_export.marks import choices, least
from render.games.import_export.ships import code
from render.picture import Look
from render.toolkit.canvas import PANE, Canvas, Need
from render.toolkit.enlarge import enlarged, take_words
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.shapes import round_rect
from render.toolkit.text import TextStyle, fit

_CARD = "card"
_TO_HAND = "want"
_MOST_WHOLE = 8
_MOST = 15  # more are only outlined where they lie
_WIDEST, _HIGHEST = 0.34, 0.62  # of the window, for a container that has it alone
_GAP = 0.014


@dataclass(frozen=True)
class Item:
    """A container that may be chosen, and the ship where it lies if it is on one."""

    card: str
    source: str
    whole: bool  # what is printed on the card matters, not the container alone


def manifest(view: View, look: Look) -> Canvas | None:
    """The picture of a question about single containers, if it is about few enough."""
    if look.window is None:
        return None
    items = list(_items(view.table, choices(look)))
    if not 0 < len(items) <= _MOST:
        return None
    canvas = replace(Canvas.blank(look.style, PANE.h), window=look.window)
    canvas.fill(look.window, colours(canvas.theme).water[1])
    _laid_out(canvas, look.window, items, view, look)
    return canvas


def _laid_out(canvas: Canvas, window: Rect, items: Sequence[Item], view: View, look: Look) -> None:
    """All of them, as large as if the window were a whole pane."""
    times = window.w / PANE.w
    larger = replace(enlarged(canvas, times), window=PANE)
    room = PANE.moved(window.x / times, window.y / times)
    whole = len(items) <= _MOST_WHOLE and all(item.whole for item in items)
    near = replace(look, window=PANE)
    for place, item in zip(_places(room, len(items), whole=whole), items, strict=False):
        if whole:
            face(larger, place, item.card, view, near)
        else:
            _item(larger, place, item, near)
    take_words(canvas, larger, times, 0)


def _items(table: Table, options: Sequence[Option]) -> Iterator[Item]:
    """What options name first, unless it is an open contract."""
    contracts = {
        made.card for player in table.players for ship in player.ships for made in ship.contracts
    }
    completed = {card for player in table.players for card in player.completed}
    seen: set[str] = set()
    for option in options:
        if not option.at:
            continue
        kind, card = parts(option.at[0])
        if kind == _CARD and card not in seen | contracts:
            seen.add(card)
            whole = card in completed or parts(option.token).kind == _TO_HAND
            yield Item(card, _source(option.at[1:]), whole)


def _source(at: Sequence[str]) -> str:
    return next((place for place in at if place.startswith(("ship:", "island"))), "")


def _places(window: Rect, count: int, *, whole: bool) -> tuple[Rect, ...]:
    """As few rows as leave room for a name below each container."""
    highest = 1.0 if whole else _HIGHEST
    rows = 1 if count <= 4 else 2 if count <= 8 else 3
    columns, gap = -(-count // rows), window.w * _GAP
    room = window.inset(gap)
    wide, high = min(room.w, window.w * _WIDEST * columns), min(room.h, window.h * highest * rows)
    return Rect.around(*room.centre, wide, high).grid(columns, rows, gap)


def _item(canvas: Canvas, place: Rect, item: Item, look: Look) -> None:
    """A sheet with the container, where it is, its action as an import, and its name."""
    theme, type = canvas.theme, TYPE[item.card]
    round_rect(canvas, place, theme.panel, place.w * 0.05, theme.good, place.w * 0.016)
    inner = place.inset(place.w * 0.05)
    size = least(look)
    above = inner.take_bottom(2.3 * size)[1]
    below = Rect(place.x, above.bottom, place.w, 2.3 * size).inset(place.w * 0.016, 0)
    name = TextStyle(max(size * 1.25, place.w * 0.11), Weight.BOLD, need=Need.CHOOSE)
    fit(canvas, below, look.say(msg(f"ie-card-{item.card}")), name, lines=2, minimum=size)
    head, middle = above.take_top(min(above.h * 0.3, max(1.7 * size, place.w * 0.2)))
    _head(canvas, head, item, type, look)
    wide = min(middle.w * 0.9, middle.h * 0.9 / 0.62)
    container(canvas, Rect.around(*middle.centre, wide, wide * 0.62), type)


def _head(canvas: Canvas, head: Rect, item: Item, type: str, look: Look) -> None:
    """The ship or the island on the left, the action on the right."""
    pennant(canvas, head.right - head.h * 0.4, head.cy, head.h, FLAG_OF[type])
    if item.source.startswith("ship:"):
        size = max(least(look, Need.READ) * 1.1, head.h * 0.62)
        style = TextStyle(size, Weight.BOLD, canvas.theme.muted)
        place = head.take_left(head.w * 0.6)[0]
        fit(canvas, place, code(*rules.ship_at(item.source)), style, align="left",
            minimum=least(look, Need.READ))  # fmt: skip
    elif item.source:
        silhouette(canvas, "supply", head.x + head.h / 2, head.cy, head.h, canvas.theme.muted)
