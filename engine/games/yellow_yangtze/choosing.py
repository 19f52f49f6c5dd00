"""An action that is chosen but still wants its place on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.decision import Decision, Option, Seat
from engine.core.frame import Frame
from engine.core.words import Msg, msg
from engine.games.yellow_yangtze.state import State

BACK = "back"


class Tiles(NamedTuple):
    """Some tiles of one colour."""

    colour: str
    n: int


class Choosing(Frame[State]):
    """Nothing has happened yet, so it can be dropped.

    Its question has one name and one shape for all actions: who sees that it is open learns
    no more.
    """

    seat: Seat

    @property
    def takes(self) -> Tiles | None:
        """What the action will take from the hand, which must therefore hold it."""
        return None

    def where(
        self, state: State, prompt: Msg, options: Sequence[Option], menu: str = "hex"
    ) -> Decision:
        """The places, and the way back."""
        back = Option(BACK, msg("yy-back"), group=msg("yy-group-back"), declines=True)
        quiet = options[-1]  # behind those that score or fight
        fallback = quiet.token if state.table.house.exactly_two_actions else BACK
        return Decision(
            "where",
            self.seat,
            prompt,
            (*options, back),
            secret=True,
            fallback=(fallback,),
            menu=msg(f"yy-menu-{menu}"),
        )
