"""Credits: every change of one instruction is one event (IE-61, IE-428)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.decision import Seat
from engine.core.frame import Ctx
from engine.core.words import Said, ref
from engine.games.import_export import places, rules
from engine.games.import_export.events import emit
from engine.games.import_export.state import State

_MUCH = 4  # credits gained or lost at once that effects react to


def why(card: str) -> Said:
    """The card because of which credits change hands."""
    return ref("card", card)


def gain(ctx: Ctx[State], seat: Seat, n: int, reason: Said) -> None:
    """Credits from the bank."""
    if n:
        before = purses(ctx.state)
        ctx.state.table.players[seat].credits += n
        ctx.log("ie-gained", seat, at=(places.player(seat),), n=n, why=reason)
        changed(ctx, before)


def pay_bank(ctx: Ctx[State], seats: Iterable[Seat], n: int, reason: Said) -> None:
    """Credits to the bank, as far as each player has them."""
    before = purses(ctx.state)
    for seat in seats:
        player = ctx.state.table.players[seat]
        if paid := min(n, player.credits):
            player.credits -= paid
            ctx.log("ie-paid-bank", seat, at=(places.player(seat),), n=paid, why=reason)
    changed(ctx, before)


def collect(ctx: Ctx[State], to: Seat, debtors: Iterable[Seat], n: int, reason: Said) -> None:
    """Credits from other players, one after the other, as far as each has them."""
    before = purses(ctx.state)
    for debtor in debtors:
        hand_over(ctx, debtor, to, n, reason)
    changed(ctx, before)


def pay_each(ctx: Ctx[State], debtor: Seat, to: Iterable[Seat], n: int, reason: Said) -> None:
    """Credits to each of some players, in order, as long as they last."""
    before = purses(ctx.state)
    for seat in to:
        hand_over(ctx, debtor, seat, n, reason)
    changed(ctx, before)


def hand_over(ctx: Ctx[State], debtor: Seat, to: Seat, n: int, reason: Said) -> None:
    """One payment between two players; whoever asked for it says when all of it is done."""
    players = ctx.state.table.players
    if paid := min(n, players[debtor].credits):
        players[debtor].credits -= paid
        players[to].credits += paid
        at = (places.player(debtor), places.player(to))
        ctx.log("ie-paid", debtor, at=at, n=paid, to_player=ref("seat", to), why=reason)


def purses(state: State) -> list[int]:
    """What everybody has."""
    return [player.credits for player in state.table.players]


def changed(ctx: Ctx[State], before: Sequence[int]) -> None:
    """Pirated DVDs look at large changes (IE-229)."""
    now = purses(ctx.state)
    for seat in rules.from_captain(ctx.state.table):
        if abs(now[seat] - before[seat]) >= _MUCH:
            emit(ctx, "credits", seat, n=now[seat] - before[seat])
