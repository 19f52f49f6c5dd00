"""What a player made of code gets: a seat's view, its question, and worlds that look the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.core.codec import copy
from engine.core.decision import Answer, Decision, Seat
from engine.core.flow import Applied, play, question
from engine.core.frame import BEGINS
from engine.core.game import Game
from engine.core.match import Match, View
from engine.core.rng import Rng

S = TypeVar("S")
V = TypeVar("V", bound=View[Any, Any, Any])


@dataclass(frozen=True, slots=True)
class World(Generic[S]):
    """A position that may be the real one, and what is asked in it."""

    match: Match[S]
    questions: tuple[Decision, ...]
    begun: int = 0  # turns that have begun since it was the position to think about

    def asks(self, seat: Seat) -> Decision | None:
        """What this seat must answer, if anything."""
        return next((one for one in self.questions if one.seat == seat and one.waits), None)


def after(world: World[S], answer: Answer, match: Match[S]) -> tuple[World[S], bool]:
    """The world with one more answer, in place in this match; whether something new was seen."""
    done = play(match, answer, world.questions)
    begun = sum(event.key.endswith(BEGINS) for event in done.events)
    return World(match, done.questions, world.begun + begun), done.sealed


class Eyes(Generic[S, V]):
    """One seat at one match. Players get these, never the match: all they can have is dealt anew.

    Two matches that look the same to the seat give the same worlds for the same chance.
    """

    __slots__ = ("_match", "asked", "game", "seat", "view")

    def __init__(self, game: Game[S, V], now: Applied[S], seat: Seat) -> None:
        self._match = now.match
        self.game = game
        self.seat = seat
        self.view: V = game.view(now.match, seat)
        self.asked = question(now.questions, seat)

    def world(self, rng: Rng) -> World[S]:
        """The match as it may be: all that this seat cannot see, and all chance to come, is new."""
        match = copy(self.game, self._match)
        match.seed = 0  # it would tell what was dealt
        match.rng = Rng(rng.next())
        self.game.blur(match, self.seat, rng)
        self._open_again(match.state)
        return World(match, match.questions())

    def _open_again(self, state: Any) -> None:
        """What others have chosen in secret they choose anew: as players do, not by lot."""
        for seat, hand in enumerate(state.hands):
            if seat != self.seat and getattr(hand, "chosen", None) is not None:
                hand.chosen = None
