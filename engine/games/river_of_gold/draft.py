"""A draft of a position: moves are tried on it to say what they would bring; nobody keeps it."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.decision import Seat
from engine.core.frame import Ctx
from engine.core.rng import Rng
from engine.games.river_of_gold.state import Box, Hand, Mastery, Player, State


class Draft(Ctx[State]):
    """A copy to try a move on: table and one hand are its own, the box is empty, nothing is told.

    So no move tried on it can show its player what is hidden.
    """

    def __init__(self, state: State, seat: Seat) -> None:
        hands = [Hand() for _ in state.hands]
        hands[seat] = Hand(list(state.hands[seat].customers))
        table = replace(
            state.table,
            players=list(map(copied, state.table.players)),
            shore=dict(state.table.shore),
            row=list(state.table.row),
            choices=list(state.table.choices),
            masteries=[Mastery(m.id, list(m.claimed)) for m in state.table.masteries],
        )
        super().__init__(State(table, hands, Box()), Rng(0))

    def log(self, *what: object, **more: object) -> None:
        """Nobody is told."""


def copied(player: Player) -> Player:
    """The same player, whose goods and tokens can be moved without moving the real ones."""
    return replace(
        player,
        goods=dict(player.goods),
        influence=dict(player.influence),
        boats=[replace(boat) for boat in player.boats],
        completed=list(player.completed),
        points=dict(player.points),
    )
