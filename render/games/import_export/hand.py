"""A player's hand: each card with what it can do now; many cards lie in rows."""

from __future__ import annotations

from engine.core.words import Msg, msg
from engine.games.import_export import rules
from engine.games.import_export.data import RULES, TYPES
from engine.games.import_export.state import View
from render.games.import_export.cardfaces import lying, printed, sheet, wide
from render.games.import_export.colours import colours
from render.games.import_export.containers import coin, container, crown, pennant
from render.games.import_export.faces import face_of
from render.games.import_export.usemarks import says_use, use_mark
from render.games.import_export.uses import How, Use, stage, use_of
from render.picture import Look
from render.toolkit.canvas import PANE, Canvas
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import token
from render.toolkit.shapes import highlight
from render.toolkit.text import TITLE, TextStyle, fit, write

_HEAD = Rect(0, 0, PANE.w, 54)
_GRIDS = ((2, 1), (2, 1), (3, 1), (2, 2), (3, 2), (3, 2))  # of so many cards that stand
_IN_FULL = len(_GRIDS)  # more lie in rows
_CARD, _GAP = 283.0, 4.0
_LYING = 91.0
_LYING_ROWS = 6  # in the shape of a pane; the picture of more cards is higher
_FOOT = 34.0
_MARK = 34.0


def hand(view: View, look: Look) -> Canvas:
    """All cards in the order in which they came."""
    assert view.hand is not None
    cards = view.hand.cards
    rows = -(-len(cards) // 2)
    more = max(0, rows - _LYING_ROWS) if len(cards) > _IN_FULL else 0
    canvas = Canvas.blank(look.style, PANE.h + more * (_LYING + _GAP))
    canvas.fill(Rect(0, 0, PANE.w, canvas.height), colours(canvas.theme).water[1])
    _head(canvas, view, look)
    room = Rect(_GAP, _HEAD.bottom + _GAP, PANE.w - 2 * _GAP, canvas.height - _HEAD.bottom)
    if not cards:
        fit(canvas, room, look.say(msg("ie-hand-empty")), TITLE)
    elif len(cards) <= _IN_FULL:
        _standing(canvas, room, view, look)
    else:
        _in_rows(canvas, room, view, look)
    return canvas


def _head(canvas: Canvas, view: View, look: Look) -> None:
    """Whose hand it is, their credits, the action of the turn, and what they decide."""
    assert view.hand is not None
    assert view.seat is not None
    theme, table = canvas.theme, view.table
    canvas.fill(_HEAD, theme.panel)
    token(canvas, PLAYERS[view.seat], 33, 27, 44)
    name = TextStyle(32, Weight.BOLD)
    fit(canvas, Rect(62, 4, 228, 46), look.name(view.seat), name, align="left", ellipsis=True)
    held = look.say(msg("ie-hand-cards", n=len(view.hand.cards)))
    fit(canvas, Rect(298, 4, 116, 46), held, TextStyle(27, colour=theme.muted), align="left")
    coin(canvas, 440, 27, 34)
    write(canvas, 462, 27, str(table.players[view.seat].credits), TextStyle(32, Weight.BOLD))
    token(canvas, PLAYERS[table.captain], 556, 30, 36)
    crown(canvas, 556, 9, 20)
    if table.led:
        pennant(canvas, 604, 27, 38, table.led)
        led = look.say(msg(f"ie-action-{table.led}"))
        fit(canvas, Rect(628, 4, 130, 46), led, TextStyle(28, Weight.BOLD), align="left")
    if len(view.hand.cards) > _IN_FULL:
        _levels(canvas, Rect(762, 4, 312, 46), view)
    elif asked := _asked(view):
        words = TextStyle(28, Weight.SEMIBOLD, theme.accent)
        fit(canvas, Rect(762, 4, 308, 46), look.say(asked), words, align="right")


def _levels(canvas: Canvas, room: Rect, view: View) -> None:
    """The own level in each type: lying cards have no room to say it."""
    assert view.seat is not None
    for place, type in zip(room.columns(len(TYPES)), TYPES, strict=True):
        box = Rect(place.x, place.cy - 13, 36, 26)
        container(canvas, box, type)
        level = rules.level(view.table, view.seat, type)
        write(canvas, box.right + 4, place.cy, str(level), TextStyle(26, Weight.BOLD))


def _asked(view: View) -> Msg | None:
    """What the owner decides now: every choice has a draw instead."""
    assert view.hand is not None
    now = stage(view)
    if now not in ("lead", "follow"):
        return None
    n = max(RULES.draw_if_full.value, RULES.hand_refill_to.value - len(view.hand.cards))
    return msg(f"ie-hand-{now}", n=n)


def _standing(canvas: Canvas, room: Rect, view: View, look: Look) -> None:
    """Up to six cards with all their words, the fewer the larger."""
    whole = Rect(room.x, room.y, room.w, 2 * _CARD + _GAP)
    uses = _uses(view)
    columns, rows = _GRIDS[len(uses) - 1]
    places = whole.grid(columns, rows, _GAP)
    for place, (card, use) in zip(places, uses, strict=False):
        foot, body = sheet(canvas, place).take_bottom(_FOOT, 4)
        (printed if rows == 1 else wide)(canvas, body, face_of(card, view, look))
        says_use(canvas, foot, use, look)
        _frame(canvas, place, use, uses)


def _in_rows(canvas: Canvas, room: Rect, view: View, look: Look) -> None:
    """More cards in two columns, each lying on its side."""
    uses = _uses(view)
    rows = -(-len(uses) // 2)
    grid = Rect(room.x, room.y, room.w, rows * (_LYING + _GAP) - _GAP)
    for place, (card, use) in zip(grid.grid(2, rows, _GAP), uses, strict=False):
        body = lying(canvas, sheet(canvas, place), face_of(card, view, look))
        box = body.take_right(_MARK + 8)[0].take_top(_MARK - 2)[0]
        use_mark(canvas, box, box, use.how)
        _frame(canvas, place, use, uses)


def _uses(view: View) -> list[tuple[str, Use]]:
    assert view.hand is not None
    return [(card, use_of(view, card)) for card in view.hand.cards]


def _frame(canvas: Canvas, place: Rect, use: Use, uses: list[tuple[str, Use]]) -> None:
    """A frame around what can be used, unless that is true of all."""
    if use.how is not How.NOT and len({other.how for _, other in uses}) > 1:
        highlight(canvas, place.inset(2), canvas.theme.highlight, dashed=False, width=5)
