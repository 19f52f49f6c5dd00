"""An action that is chosen but still wants its place on the board."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.decision import Decision, Option, Seat
from engine.core.frame import Frame
from engine.core.words import Msg, msg
from engine.games.yellow_yangtze.state import State, Table

BACK = "back"


class Taken(NamedTuple):
    """Tiles of a hand."""

    colour: str
    n: int


class Choosing(Frame[State]):
    """Nothing has happened yet, so it can be dropped; `takes` is what it will take from the hand.

    Its question has one name and one shape for all actions: who sees that it is open learns
    no more.
    """

    seat: Seat

    @property
    def takes(self) -> Taken:
        """The tiles it needs, and has therefore told whoever knows of it."""
        raise NotImplementedError

    def where(self, table: Table, prompt: Msg, options: list[Option]) -> Decision:
        """The places, and the way back."""
        return where(table, self.seat, prompt, options)


def where(table: Table, seat: Seat, prompt: Msg, options: list[Option]) -> Decision:
    """The second question of an action."""
    back = Option(BACK, msg("yy-back"), group=msg("yy-group-back"))
    fallback = options[0].token if table.house.exactly_two_actions else BACK
    return Decision("where", seat, prompt, (*options, back), secret=True, fallback=(fallback,))
