"""A player's own cards, with what each still needs."""

from __future__ import annotations

from engine.core.words import msg
from engine.games.river_of_gold import rules
from engine.games.river_of_gold.data import CUSTOMERS
from engine.games.river_of_gold.state import Hand, Player, View
from render.games.river_of_gold import panels, signs
from render.games.river_of_gold.cardbook import customer_face
from render.games.river_of_gold.colours import colours
from render.picture import Look
from render.toolkit.canvas import PANE, Canvas
from render.toolkit.layout import Rect
from render.toolkit.shapes import highlight
from render.toolkit.text import TITLE, fit
from render.toolkit.words import Words, rich

_STRIP = Rect(6, 6, 1068, 70)
_CARDS = Rect(6, 90, 1068, 534)
_IN_A_ROW = 4
_WIDEST = 420.0


def hand(view: View, look: Look) -> Canvas:
    """The cards in hand side by side below what their owner has."""
    assert view.hand is not None
    assert view.seat is not None
    canvas = Canvas.blank(look.style, PANE.h)
    canvas.fill(Rect(0, 0, PANE.w, 82), colours(canvas.theme).bar)
    panels.strip(canvas, _STRIP, view, view.seat, look)
    cards = view.hand.customers
    if not cards:
        fit(canvas, _CARDS, look.say(msg("rog-say-hand", n=0)), TITLE)
    player = view.table.players[view.seat]
    for spot, which in zip(_places(len(cards)), cards, strict=False):
        customer_face(canvas, spot, which, look, status(player, view.hand, which, look))
        if which in rules.deliverable(player, view.hand):
            highlight(canvas, spot.inset(3), canvas.theme.good, dashed=False, width=6)
    return canvas


def _places(count: int) -> tuple[Rect, ...]:
    """Up to four cards in one row, more in two."""
    rows = 1 if count <= _IN_A_ROW else 2
    columns = max(1, -(-count // rows))
    width = min(_WIDEST * columns, _CARDS.w)
    return Rect.around(*_CARDS.centre, width, _CARDS.h).grid(columns, rows, 10)


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
