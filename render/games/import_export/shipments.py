"""A player's completed shipments: names with what they do, and those that are spent."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.words import msg
from engine.games.import_export import rules
from engine.games.import_export.data import TYPE
from engine.games.import_export.state import Table
from render.games.import_export import harbours_plan
from render.games.import_export.containers import coin, container, draw_sign
from render.games.import_export.harbours_plan import Shipments, Way
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.text import TextStyle, fit, measure, write

_BOX = (32.0, 23.0)
_LINE = 28.0
_STORES = "helicopters"


def shipments(canvas: Canvas, room: Rect, table: Table, seat: Seat, look: Look) -> None:
    """Draw them below each other, as much about each as there is room for."""
    effects = rules.effects(table, seat)
    plan = harbours_plan.shipments(room, effects)
    head = plan.head
    _clear(canvas, room, plan)
    canvas.fill(Rect(head.x, head.y - 2, head.w, 2), canvas.theme.line)
    draw_sign(canvas, "done", head.x + 13, head.cy, 25)
    words = look.say(msg("ie-pic-completed", n=len(effects)))
    fit(canvas, head.take_left(34)[1], words, TextStyle(24, Weight.BOLD), align="left")
    known = dict(effects)
    for card, place in plan.lasting:
        _lasting(canvas, place, card, known[card], plan.way, table, look)
    _more(canvas, plan)
    _spent(canvas, plan, look)


def _clear(canvas: Canvas, room: Rect, plan: Shipments) -> None:
    """No port far away behind words."""
    low = max((place.bottom for _, place in (*plan.lasting, *plan.spent)), default=0.0)
    if low > room.bottom - harbours_plan.FAR:
        canvas.fill(room, canvas.theme.panel)


def _lasting(
    canvas: Canvas, place: Rect, card: str, effect: str, way: Way, table: Table, look: Look
) -> None:
    """A shipment whose effect lasts: its name, and in a few words what it does."""
    upper, below = _line_of(place, 0.25), _line_of(place, 0.75)
    upper = upper if way is Way.BELOW else place
    box = Rect(upper.x, upper.cy - _BOX[1] / 2, *_BOX)
    container(canvas, box, TYPE[card])
    room = upper.take_left(_BOX[0] + 7)[1]
    if card == _STORES and table.stored:
        room = _stored(canvas, room, table.stored)
    said = look.say(msg(f"ie-short-{effect}" if effect else "ie-pic-no-effect"))
    if way is Way.EFFECT:
        fit(canvas, room, said, TextStyle(22, Weight.SEMIBOLD), align="left", ellipsis=True)
        return
    style = TextStyle(24, Weight.BOLD)
    name = look.say(msg(f"ie-card-{card}"))
    fit(canvas, room, name, style, align="left", ellipsis=True)
    if way is Way.NAME:
        return
    words = below.take_left(_BOX[0] + 7)[1]
    if way is Way.BESIDE:
        words = room.take_left(measure(canvas, name, style) + 12)[1]
    fit(canvas, words, said, TextStyle(22, colour=canvas.theme.muted), align="left", ellipsis=True)


def _line_of(place: Rect, share: float) -> Rect:
    """A line in its place: what it needs to be written reaches a little beyond its half."""
    return Rect(place.x, place.y + place.h * share - _LINE / 2, place.w, _LINE)


def _stored(canvas: Canvas, room: Rect, n: int) -> Rect:
    """Credits that lie on a card; returns the room left of them."""
    place, rest = room.take_right(56, 4)
    coin(canvas, place.x + 12, place.cy, 22)
    write(canvas, place.x + 26, place.cy, str(n), TextStyle(22, Weight.BOLD))
    return rest


def _more(canvas: Canvas, plan: Shipments) -> None:
    """How many have no room for their names."""
    if plan.more:
        style = TextStyle(22, Weight.BOLD, canvas.theme.muted)
        fit(canvas, plan.head, f"+{plan.more}", style, align="right")


def _spent(canvas: Canvas, plan: Shipments, look: Look) -> None:
    """Shipments that have done all they do, as containers alone."""
    if not plan.spent:
        return
    first = plan.spent[0][1]
    place = Rect(plan.head.x, first.y, first.x - plan.head.x - 4, first.h)
    style = TextStyle(22, Weight.SEMIBOLD, canvas.theme.muted)
    fit(canvas, place, look.say(msg("ie-pic-spent")), style, align="left")
    for card, box in plan.spent:
        container(canvas, box, TYPE[card])
