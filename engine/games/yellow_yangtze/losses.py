"""What a war costs: leaders and soldiers of the losers, soldiers of the winner (YY-60 to YY-62)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.frame import Ctx
from engine.games.yellow_yangtze.data import RED
from engine.games.yellow_yangtze.moves import gain, hex_list, remove_tiles, return_leader
from engine.games.yellow_yangtze.state import Conflict, Side, State
from engine.games.yellow_yangtze.texts import places


def soldiers(state: State, side: Side) -> list[str]:
    """The red tiles that a state still has."""
    return [hex for hex in side.hexes if state.table.tiles.get(hex) == RED]


def missing(state: State, war: Conflict, won: Side) -> int:
    """How many red tiles a winning state itself must lose (YY-62, E-20)."""
    lost = won.tiles
    if state.table.house.winner_leader_counts:
        lost += sum(support.leader for support in won.support)
    return max(0, max(side.strength for side in war.others(won)) - lost)


def beat(ctx: Ctx[State], war: Conflict, won: Side) -> None:
    """Leaders that clash and all red tiles go, in all losing states at once (YY-60, YY-61)."""
    losers = war.others(won)
    victors = {leader.colour: leader.seat for leader in won.leaders}
    surrender(ctx, {side.at: soldiers(ctx.state, side) for side in losers})
    for leader in (leader for side in losers for leader in side.leaders):
        return_leader(ctx, leader.seat, leader.colour)
        if leader.colour in victors:
            victor = victors[leader.colour]
            stands = ctx.state.table.players[victor].leaders[leader.colour]
            gain(ctx, victor, leader.colour, 1, "war", [stands] if stands else [])


def surrender(ctx: Ctx[State], lost: Mapping[str, list[str]]) -> None:
    """The soldiers that states, by their hex in the war, lose at once."""
    for at, hexes in lost.items():
        if hexes:
            ctx.log("yy-soldiers-lost", at=places(hexes), hex=at, hexes=hex_list(hexes))
    remove_tiles(ctx, [hex for hexes in lost.values() for hex in hexes])
