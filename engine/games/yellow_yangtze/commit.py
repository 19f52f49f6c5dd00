"""Committing tiles from the hand and an off-board leader to a conflict (YY-48, YY-58)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.decision import Option, Seat
from engine.core.frame import Ctx
from engine.core.words import Msg, msg, ref
from engine.games.yellow_yangtze import rules
from engine.games.yellow_yangtze.moves import count, discard
from engine.games.yellow_yangtze.state import Conflict, Hand, Side, State, Support, Table

PASS = "pass"
_LEADER = "leader"


def pass_option(about: Msg | None) -> Option:
    """Commit nothing, which the others see too."""
    group, final = msg("yy-group-pass"), msg("yy-final-seen")
    return Option(PASS, msg("yy-pass"), group=group, about=about, declines=True, final=final)


def offers(table: Table, hand: Hand, seat: Seat, colour: str) -> Iterator[Support]:
    """All that a seat could commit, nothing excepted."""
    leaders = (False, True) if rules.off_board(table, seat, colour) else (False,)
    for tiles in range(hand.tiles[colour] + 1):
        for leader in leaders:
            if tiles or leader:
                yield Support(seat, tiles, leader)


def written(support: Support) -> str:
    """How an amount is typed: `3`, `3-leader` or `leader`."""
    parts = [str(support.tiles)] if support.tiles else []
    return "-".join([*parts, _LEADER] if support.leader else parts)


def read(seat: Seat, text: str) -> Support:
    """An amount as it was typed."""
    parts = text.split("-")
    leader = parts[-1] == _LEADER
    tiles = parts[0] if parts[0] != _LEADER else "0"
    return Support(seat, int(tiles), leader)


def amount(support: Support, colour: str) -> Msg:
    """An amount in words."""
    if not support.leader:
        return count(colour, support.tiles)
    leader = ref("leader", colour)
    if not support.tiles:
        return msg("yy-amount-leader", leader=leader)
    return msg("yy-amount-both", tiles=count(colour, support.tiles), leader=leader)


def commit(ctx: Ctx[State], side: Side, support: Support, colour: str) -> None:
    """Lay the tiles open; they stay with the conflict until it is over."""
    ctx.state.hands[support.seat].tiles[colour] -= support.tiles
    side.support.append(support)


def close(ctx: Ctx[State], colour: str) -> None:
    """All committed tiles go to the box, leaders stay with their owners (YY-51, YY-63)."""
    for side in open_conflict(ctx.state).sides:
        discard(ctx, colour, side.tiles)
    ctx.state.table.conflict = None


def open_conflict(state: State) -> Conflict:
    """The conflict in progress."""
    conflict = state.table.conflict
    assert conflict is not None, "no conflict is open"
    return conflict
