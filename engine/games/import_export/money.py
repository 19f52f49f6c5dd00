"""Credits: every change of one instruction is one event (IE-61, IE-428)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

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
        ctx.state.table.players[seat].credits += n
        ctx.log("ie-gained", seat, at=(places.player(seat),), n=n, why=reason)
        changed(ctx, {seat: n})


def pay_bank(ctx: Ctx[State], seats: Iterable[Seat], n: int, reason: Said) -> None:
    """Credits to the bank, as far as each player has them."""
    net = {}
    for seat in seats:
        player = ctx.state.table.players[seat]
        if paid := min(n, player.credits):
            player.credits -= paid
            net[seat] = -paid
            ctx.log("ie-paid-bank", seat, at=(places.player(seat),), n=paid, why=reason)
    changed(ctx, net)


def collect(ctx: Ctx[State], to: Seat, debtors: Iterable[Seat], n: int, reason: Said) -> None:
    """Credits from other players, one after the other, as far as each has them."""
    net: dict[Seat, int] = {}
    for debtor in debtors:
        _hand_over(ctx, debtor, to, n, reason, net)
    changed(ctx, net)


def pay_each(ctx: Ctx[State], debtor: Seat, to: Iterable[Seat], n: int, reason: Said) -> None:
    """Credits to each of some players, in order, as long as they last."""
    net: dict[Seat, int] = {}
    for seat in to:
        _hand_over(ctx, debtor, seat, n, reason, net)
    changed(ctx, net)


def _hand_over(
    ctx: Ctx[State], debtor: Seat, to: Seat, n: int, reason: Said, net: dict[Seat, int]
) -> None:
    players = ctx.state.table.players
    if paid := min(n, players[debtor].credits):
        players[debtor].credits -= paid
        players[to].credits += paid
        net[debtor] = net.get(debtor, 0) - paid
        net[to] = net.get(to, 0) + paid
        at = (places.player(debtor), places.player(to))
        ctx.log("ie-paid", debtor, at=at, n=paid, to_player=ref("seat", to), why=reason)


def changed(ctx: Ctx[State], net: Mapping[Seat, int]) -> None:
    """Pirated DVDs look at large changes (IE-229)."""
    for seat in rules.from_captain(ctx.state.table):
        if abs(net.get(seat, 0)) >= _MUCH:
            emit(ctx, "credits", seat, n=net[seat])
