"""A player's own cards, with what each still needs."""

from __future__ import annotations

from engine.core.words import msg
from engine.games.river_of_gold import rules
from engine.games.river_of_gold.data import CUSTOMERS
from engine.games.river_of_gold.state import Hand, Player, View
from render.games.river_of_gold import plan, signs
from render.games.river_of_gold.cardbook import customer_face
from render.games.river_of_gold.panels import seat_panel
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.layout import Rect
from render.toolkit.shapes import highlight, panel
from render.toolkit.text import TITLE, fit
from render.toolkit.words import Words, rich

_CARD_HEIGHT = 480.0
_HEAD = 170.0


def hand(view: View, look: Look) -> Canvas:
    """The cards in hand side by side below what their owner has."""
    assert view.hand is not None
    assert view.seat is not None
    cards = view.hand.customers
    columns = 3 if len(cards) == 3 else 2
    rows = max(1, -(-len(cards) // columns))
    canvas = Canvas.blank(look.style, _HEAD + rows * (_CARD_HEIGHT + 12) + plan.EDGE)
    place = Rect(plan.EDGE, plan.EDGE, plan.PAGE.w, 150)
    panel(canvas, place)
    seat_panel(canvas, place, view, view.seat, look)
    room = Rect(plan.EDGE, _HEAD, plan.PAGE.w, rows * (_CARD_HEIGHT + 12) - 12)
    if not cards:
        fit(canvas, room, look.say(msg("rog-say-hand", n=0)), TITLE)
    for spot, which in zip(room.grid(columns, rows, 12), cards, strict=False):
        player = view.table.players[view.seat]
        customer_face(canvas, spot, which, look, status(player, view.hand, which, look))
        if which in rules.deliverable(player, view.hand):
            highlight(canvas, spot.inset(3), canvas.theme.good, dashed=False, width=6)
    return canvas


def status(player: Player, held: Hand, which: str, look: Look) -> str | Words:
    """Whether a customer can be served now, and if not, what is missing."""
    if which in rules.deliverable(player, held):
        return rich(f"[check] {look.say(msg('rog-pic-deliver-now'))}")
    known = CUSTOMERS[which]
    missing = {good: n - player.goods[good] for good, n in known.cost.items()}
    needs = [f"{n}[{signs.GOOD[good]}]" for good, n in missing.items() if n > 0]
    if known.region != player.die and not rules.patron_ability(player, "deliver_ignoring_die"):
        needs.append(f"[die] {known.region}")
    return rich(f"{look.say(msg('rog-pic-missing'))} {' '.join(needs)}")
