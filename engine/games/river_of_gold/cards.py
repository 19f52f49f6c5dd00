"""The customer deck: draw, reshuffle, discard."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.frame import Ctx
from engine.core.words import ref
from engine.games.river_of_gold import places
from engine.games.river_of_gold.state import State


def draw(ctx: Ctx[State], seat: Seat, n: int) -> int:
    """Draw up to n customers; an empty deck is made anew from the discards (RG-45)."""
    drawn = ctx.state.box.customers.draw(ctx.rng, n)
    ctx.state.hands[seat].customers += drawn
    if drawn:
        ctx.seal()
        at = (places.player(seat),)
        ctx.log("rog-drew", seat, at=at, n=len(drawn))
        cards = tuple(ref("customer", card) for card in drawn)
        ctx.log("rog-drew-what", seat, to=(seat,), at=at, what=cards)
    return len(drawn)


def discard(ctx: Ctx[State], seat: Seat, card: str) -> None:
    """Put a customer away unseen by the others."""
    ctx.state.hands[seat].customers.remove(card)
    ctx.state.box.customers.discard(card)
    at = (places.player(seat),)
    ctx.log("rog-discarded", seat, at=at)
    ctx.log("rog-discarded-what", seat, to=(seat,), at=at, customer=ref("customer", card))
