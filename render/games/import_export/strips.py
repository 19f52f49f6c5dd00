"""One strip for each player: credits, cards, what the open contracts need, goods, imports."""

from __future__ import annotations

from collections import Counter

from engine.core.decision import Seat
from engine.games.import_export import rules
from engine.games.import_export.data import ACTION, COLOURS, TYPE, TYPES
from engine.games.import_export.state import Player, Table, View
from render.games.import_export.art import silhouette
from render.games.import_export.colours import GOLD
from render.games.import_export.containers import (
    coin,
    container,
    crown,
    pennant,
    slot,
    slot_colour,
)
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import token
from render.toolkit.shapes import round_rect
from render.toolkit.text import TextStyle, fit, write

_MARK = 44.0
_UPPER, _LOWER = 19.0, 47.0  # the middle of each line
_NAME, _CREDITS, _HAND, _DONE, _NEEDS = 58.0, 200.0, 283.0, 341.0, 406.0  # where each begins
_BOX, _PITCH = (34.0, 24.0), 55.0  # a container with its count
_NEED, _NEED_PITCH = (27.0, 21.0), 41.0
_MOST_NEEDS, _MOST_FLAGS = 3, 7
_FLAGS, _FLAG = 344.0, 25.0
_DIGIT = TextStyle(24, Weight.BOLD)


def strip(canvas: Canvas, rect: Rect, view: View, seat: Seat, look: Look) -> None:
    """Draw a player's strip: a thick frame around whoever is asked, the captain with a crown."""
    theme, player = canvas.theme, view.table.players[seat]
    asked = seat in view.waiting
    edge = theme.accent if asked else theme.line
    round_rect(canvas, rect, theme.panel, 9, edge, 4.5 if asked else 2)
    canvas.note_cover(rect)
    _mark(canvas, rect, seat, captain=seat == view.table.captain)
    upper, lower = rect.y + _UPPER, rect.y + _LOWER
    name = Rect(rect.x + _NAME, upper - 16, _CREDITS - _NAME - 8, 32)
    style = TextStyle(25, Weight.BOLD)
    fit(canvas, name, look.name(seat), style, align="left", ellipsis=True)
    coin(canvas, rect.x + _CREDITS + 13, upper, 27)
    many = TextStyle(29, Weight.BOLD)
    write(canvas, rect.x + _CREDITS + 29, upper, str(player.credits), many)
    _count(canvas, rect.x + _HAND, upper, "hand", view.counts.hands[seat])
    _count(canvas, rect.x + _DONE, upper, "done", len(player.completed))
    _needs(canvas, rect, upper, needs(view.table, seat))
    _goods(canvas, rect, lower, view.table, seat)
    _imports(canvas, rect, lower, player)


def _mark(canvas: Canvas, rect: Rect, seat: Seat, *, captain: bool) -> None:
    x, drop = rect.x + 30, 6 if captain else 0
    if captain:
        crown(canvas, x, rect.y + 9, 27)
    token(canvas, PLAYERS[seat], x, rect.cy + drop, _MARK)


def _count(canvas: Canvas, x: float, y: float, sign: str, n: int) -> None:
    ink = canvas.theme.good if sign == "done" else canvas.theme.ink
    silhouette(canvas, sign, x + 13, y, 25, ink)
    write(canvas, x + 29, y, str(n), _DIGIT)


def needs(table: Table, seat: Seat) -> dict[str, int]:
    """How many containers the open contracts of a player still need, by type."""
    found: Counter[str] = Counter()
    for ship in table.players[seat].ships:
        for made in ship.contracts:
            found[TYPE[made.card]] += rules.missing(table, seat, made)
    return {type: found[type] for type in TYPES if found[type]}


def _needs(canvas: Canvas, rect: Rect, y: float, wanted: dict[str, int]) -> None:
    """What is missing in port, as empty slots; the last one stands for all that has no room."""
    x, shown = rect.x + _NEEDS, list(wanted.items())
    canvas.fill(Rect(x - 9, y - 12, 2, 24), canvas.theme.line)
    if len(shown) > _MOST_NEEDS:
        rest = sum(n for _, n in shown[_MOST_NEEDS - 1 :])
        shown = [*shown[: _MOST_NEEDS - 1], ("", rest)]
    for type, n in shown:
        colour = slot_colour(type, canvas.theme) if type else canvas.theme.muted
        slot(canvas, Rect(x, y - _NEED[1] / 2, *_NEED), colour, type)
        write(canvas, x + _NEED[0] + 2, y, str(n), TextStyle(22, Weight.BOLD))
        x += _NEED_PITCH
    if not shown:
        silhouette(canvas, "port", x + 12, y, 25, canvas.theme.line)


def _goods(canvas: Canvas, rect: Rect, y: float, table: Table, seat: Seat) -> None:
    """Goods by type, always in the same places; gold below the type of the ship."""
    player, line = table.players[seat], canvas.theme.line
    for n, type in enumerate(TYPES):
        place = Rect(rect.x + _NAME + _PITCH * n, y - _BOX[1] / 2, *_BOX)
        held = sum(TYPE[card] == type for card in player.goods)
        if COLOURS[player.colour].level_bonus == type:
            canvas.fill(Rect(place.x, place.bottom + 1, place.w, 4), GOLD)
        if held:
            container(canvas, place, type)
            write(canvas, place.right + 3, y, str(held), _DIGIT)
        else:
            canvas.fill(Rect(place.cx - 6, y - 1.5, 12, 3), line)


def goods_place(rect: Rect) -> Rect:
    """Where the goods of a strip stand."""
    return Rect(rect.x + _NAME - 4, rect.y + _LOWER - 16, _PITCH * len(TYPES) + 2, 32)


def imports_place(rect: Rect) -> Rect:
    """Where the imports of a strip stand."""
    left = rect.x + _FLAGS - 5
    return Rect(left, rect.y + _LOWER - 16, rect.right - left - 6, 32)


def _imports(canvas: Canvas, rect: Rect, y: float, player: Player) -> None:
    """Imports as pennants, one by one or each action with its number."""
    x = rect.x + _FLAGS
    canvas.fill(Rect(x - 9, y - 12, 2, 24), canvas.theme.line)
    actions = [ACTION[kind] for type in TYPES for kind in _types(player.imports) if kind == type]
    if len(actions) <= _MOST_FLAGS:
        for action in actions:
            pennant(canvas, x + _FLAG / 2, y, _FLAG, action)
            x += _FLAG + 1.5
        return
    for action, n in Counter(actions).items():
        pennant(canvas, x + _FLAG / 2 - 2, y, _FLAG, action)
        write(canvas, x + _FLAG - 3, y, str(n), TextStyle(22, Weight.BOLD))
        x += 37


def _types(cards: list[str]) -> list[str]:
    return [TYPE[card] for card in cards]
