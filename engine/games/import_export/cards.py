"""Moving cards: drawing, discarding, putting them into goods, imports and completed shipments."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Seat
from engine.core.frame import Ctx
from engine.core.words import Ref, ref
from engine.games.import_export import places, rules
from engine.games.import_export.data import RULES
from engine.games.import_export.events import emit
from engine.games.import_export.state import State


def names(cards: Sequence[str]) -> tuple[Ref, ...]:
    """Some cards by name."""
    return tuple(ref("card", card) for card in cards)


def take_top(ctx: Ctx[State]) -> str | None:
    """The top card of the deck; an empty deck is made anew at once (IE-47)."""
    _renew(ctx)
    deck = ctx.state.box.deck
    if not deck:
        return None
    ctx.seal()
    card = deck.pop()
    _renew(ctx)
    return card


def _renew(ctx: Ctx[State]) -> None:
    table, deck = ctx.state.table, ctx.state.box.deck
    if not deck and table.discard:
        deck += table.discard
        table.discard.clear()
        ctx.rng.shuffle(deck)
        ctx.log("ie-shuffled", at=(places.DECK,), n=len(deck))


def discard(ctx: Ctx[State], *cards: str) -> None:
    """Cards that everybody sees leave the game for now."""
    ctx.state.table.discard += cards


def draw(ctx: Ctx[State], seat: Seat, n: int, *, shown: bool = False) -> list[str]:
    """One draw event: up to n cards into a hand (IE-62)."""
    drawn: list[str] = []
    if n <= 0:
        return drawn
    while len(drawn) < n and (card := take_top(ctx)) is not None:
        drawn.append(card)
    keep_drawn(ctx, seat, drawn, shown=shown)
    return drawn


def keep_drawn(ctx: Ctx[State], seat: Seat, drawn: Sequence[str], *, shown: bool = False) -> None:
    """Drawn cards come to the hand; effects react to the draw as a whole."""
    receive(ctx, seat, drawn)
    at = (places.player(seat), places.DECK)
    if shown and drawn:
        ctx.log("ie-drew-shown", seat, at=at, cards=names(drawn))
    else:
        ctx.log("ie-drew", seat, at=at, n=len(drawn))
        if drawn:
            ctx.log("ie-drew-you", seat, to=(seat,), at=at, cards=names(drawn))
    if drawn:
        emit(ctx, "drew", seat, n=len(drawn))


def receive(ctx: Ctx[State], seat: Seat, cards: Sequence[str]) -> None:
    """Cards come to a hand; what is being played by an effect is not theirs to join (IE-265)."""
    hand = ctx.state.hands[seat]
    hand.cards += cards
    if ctx.state.table.sailing:
        hand.late += cards


def draw_choice(ctx: Ctx[State], seat: Seat) -> None:
    """Refill the hand, or draw one card if it is full (IE-12)."""
    held, full = len(ctx.state.hands[seat].cards), RULES.hand_refill_to.value
    draw(ctx, seat, full - held if held < full else RULES.draw_if_full.value)


def leave_hand(ctx: Ctx[State], seat: Seat, *cards: str) -> None:
    """Cards leave a hand."""
    hand = ctx.state.hands[seat]
    for card in cards:
        hand.cards.remove(card)
        if card in hand.late:
            hand.late.remove(card)


def pass_hand(ctx: Ctx[State], giver: Seat, to: Seat, cards: Sequence[str], card: str) -> None:
    """Hand cards change hands: only the two players see which (IE-429)."""
    if not cards:
        return
    leave_hand(ctx, giver, *cards)
    receive(ctx, to, cards)
    ctx.seal()
    at = (places.player(giver), places.player(to))
    to_player, why = ref("seat", to), ref("card", card)
    ctx.log("ie-gave", giver, at=at, n=len(cards), to_player=to_player, why=why)
    both, given = (giver, to), names(cards)
    ctx.log("ie-gave-cards", giver, to=both, at=at, cards=given, to_player=to_player)


def show_island(ctx: Ctx[State], n: int = 1) -> None:
    """Cards from the deck come to the supply island, if there are any (IE-40 a)."""
    for _ in range(n):
        if (card := take_top(ctx)) is not None:
            ctx.state.table.island.append(card)
            ctx.log("ie-island", at=(places.ISLAND,), card=ref("card", card))


def to_goods(ctx: Ctx[State], seat: Seat, card: str, *, obtained: bool = True) -> None:
    """A card becomes a good of a player."""
    ctx.state.table.players[seat].goods.append(card)
    emit(ctx, "goods", seat, cards=(card,))
    if obtained:
        emit(ctx, "obtained", seat, cards=(card,))


def to_imports(ctx: Ctx[State], seat: Seat, card: str) -> None:
    """A card becomes an import of a player."""
    ctx.state.table.players[seat].imports.append(card)
    emit(ctx, "obtained", seat, cards=(card,))


def complete(ctx: Ctx[State], seat: Seat, card: str) -> None:
    """A card comes to the completed shipments of a player."""
    ctx.state.table.players[seat].completed.append(card)


def uncomplete(ctx: Ctx[State], seat: Seat, card: str) -> None:
    """A card leaves the completed shipments, and what it kept is lost."""
    table = ctx.state.table
    table.players[seat].completed.remove(card)
    if card == rules.TURBINES:
        table.copied = ""
    if card == "helicopters":
        table.stored = 0
