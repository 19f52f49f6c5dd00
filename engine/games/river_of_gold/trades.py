"""Trades with the supply, open at every decision of one's own turn (RG-71, RG-101)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Ctx
from engine.core.words import Msg, msg, ref
from engine.games.river_of_gold import rules
from engine.games.river_of_gold.state import State, Table

_GROUP = msg("rog-group-trade")


def trades(table: Table, seat: Seat) -> Iterator[Option]:
    """What the player whose turn it is may trade now; nobody else trades (RG-101)."""
    if seat != table.active:
        return
    player = table.players[seat]
    for give, get in rules.goods_trades(player):
        label = msg("rog-trade", give=ref("good", give), get=ref("good", get))
        yield Option(f"trade:{give}>{get}", label)
    if rules.can_buy_favour(player):
        yield Option("trade:favour", msg("rog-trade-favour"))


def with_trades(table: Table, decision: Decision, group: Msg = _GROUP) -> Decision:
    """The same question with the trades its owner may make first."""
    extra = tuple(replace(trade, group=group) for trade in trades(table, decision.seat))
    return replace(decision, options=decision.options + extra) if extra else decision


def traded(ctx: Ctx[State], answer: Answer) -> bool:
    """Carry out the answer if it is a trade."""
    kind, _, what = answer.picks[0].partition(":")
    if kind != "trade":
        return False
    player = ctx.state.table.players[answer.seat]
    if what == "favour":
        player.koku -= rules.TRADE_KOKU
        player.favour += 1
        ctx.log("rog-bought-favour", answer.seat)
        return True
    give, _, get = what.partition(">")
    player.goods[give] -= rules.TRADE_GOODS
    player.goods[get] += 1
    ctx.log("rog-traded", answer.seat, give=ref("good", give), get=ref("good", get))
    return True
