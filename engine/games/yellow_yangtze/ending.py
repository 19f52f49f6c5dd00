"""Drawing tiles and the end of a turn (YY-16, YY-45, YY-70)."""

from __future__ import annotations

from collections import Counter

from engine.core.decision import Seat
from engine.core.frame import Ctx, Done, Next
from engine.games.yellow_yangtze import rules
from engine.games.yellow_yangtze.board import board_of
from engine.games.yellow_yangtze.data import RULES
from engine.games.yellow_yangtze.market import MARKET
from engine.games.yellow_yangtze.moves import counted, gain
from engine.games.yellow_yangtze.scoring import finish
from engine.games.yellow_yangtze.state import State
from engine.lib.order import clockwise

PASSED_ROUNDS = 3  # ours, not the book's: a table that everybody has left must come to an end


def draw(ctx: Ctx[State], seat: Seat, n: int) -> bool:
    """Draw one by one; False when the bag could not give them all (YY-70)."""
    drawn = _from_bag(ctx, n)
    hand = ctx.state.hands[seat].tiles
    for colour in drawn:
        hand[colour] += 1
    if drawn:
        ctx.log("yy-drew", seat, at=(f"player:{seat}", "bag"), n=len(drawn))
        ctx.log("yy-drew-what", seat, to=(seat,), tiles=counted(Counter(drawn)))
    return len(drawn) == n


def _from_bag(ctx: Ctx[State], n: int) -> list[str]:
    ctx.seal()  # even an empty bag has been tried
    ctx.state.table.draw_due = True
    return ctx.state.box.bag.draw(ctx.rng, n)


def end_turn(ctx: Ctx[State], seat: Seat) -> Next:
    """Pagoda points, refill of all hands, market, in this order (YY-16)."""
    ctx.seal()  # the turn is over: the next player has seen it
    scored = _score_pagodas(ctx, seat)
    for each in clockwise(ctx.state.seats, seat):
        missing = RULES.hand_size - ctx.state.hands[each].size
        if missing and not draw(ctx, each, missing):
            return finish(ctx, "hand", each)
    if not _fill_market(ctx) and ctx.state.table.house.short_market_ends:
        return finish(ctx, "market")
    if _undrawn(ctx.state):
        return finish(ctx, "undrawn")
    return finish(ctx, "standstill") if _standstill(ctx.state, scored) else Done()


def _score_pagodas(ctx: Ctx[State], seat: Seat) -> bool:
    """The active player's pagodas score (YY-45); whether there were any."""
    scoring = rules.scoring_pagodas(ctx.state.table, board_of(ctx.state.table), seat)
    for colour, pagodas in scoring.items():
        hexes = [hex for pagoda in pagodas for hex in pagoda.hexes]
        gain(ctx, seat, colour, len(pagodas), "pagodas", hexes)
    return bool(scoring)


def _fill_market(ctx: Ctx[State]) -> bool:
    """The market back to six open tiles; False when it stays short (YY-16, E-35)."""
    market = ctx.state.table.market
    missing = RULES.market_size - len(market)
    if not missing:
        return True
    drawn = _from_bag(ctx, missing)
    market += drawn
    if drawn:
        ctx.log("yy-market-filled", at=(MARKET,), tiles=counted(Counter(drawn)))
    return len(drawn) == missing


def _undrawn(state: State) -> bool:
    """A whole round with an empty bag and no tile due ends the game, if so agreed (E-38)."""
    table = state.table
    table.idle = 0 if state.box.bag.left or table.draw_due else table.idle + 1
    return table.house.empty_bag_ends and table.idle >= state.seats


def _standstill(state: State, scored: bool) -> bool:
    """Three rounds in which nobody acted or scored: every position of them was the same."""
    table = state.table
    acted = table.actions < RULES.actions_per_turn
    table.passed = 0 if acted or scored else table.passed + 1
    return table.passed >= PASSED_ROUNDS * state.seats
