"""All choose at once: secret until everybody has chosen, and open to a change of mind till then."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.core.decision import Answer, Decision, Seat
from engine.core.frame import Ctx, Frame, Next
from engine.core.match import State
from engine.core.words import Msg

Picks = tuple[str, ...]
S = TypeVar("S", bound=State[Any, Any, Any])


class Chooser(Struct, kw_only=True):
    """The part of a hand that keeps a choice nobody else has seen yet."""

    chosen: Picks | None = None


class Sealed(Frame[S]):
    """Asks all its seats at once; a game says what it asks, what it tells and what follows."""

    def seats(self, state: S) -> Iterable[Seat]:
        """Who chooses."""
        return range(state.seats)

    def question(self, state: S, seat: Seat) -> Decision:
        """What a seat is asked."""
        raise NotImplementedError

    def changing(self, state: S, seat: Seat, chosen: Picks) -> Msg:
        """The prompt of a seat that has chosen: what, and that it may still be changed."""
        raise NotImplementedError

    def ready(self, ctx: Ctx[S], seat: Seat) -> None:
        """Tell that a seat has chosen, not what."""
        raise NotImplementedError

    def reveal(self, ctx: Ctx[S], choices: dict[Seat, Picks]) -> Next:
        """Everybody has chosen."""
        raise NotImplementedError

    def ask(self, state: S) -> Iterable[Decision]:
        for seat in self.seats(state):
            question, chosen = self.question(state, seat), state.hands[seat].chosen
            if chosen is None:
                yield question
            else:
                prompt = self.changing(state, seat, chosen)
                yield replace(question, prompt=prompt, secret=True, settled=True)

    def take(self, ctx: Ctx[S], answer: Answer) -> Next:
        hand = ctx.state.hands[answer.seat]
        if hand.chosen is None:  # nobody is told of a change of mind
            self.ready(ctx, answer.seat)
        hand.chosen = answer.picks
        return None

    def run(self, ctx: Ctx[S]) -> Next:
        ctx.seal()  # the reveal
        hands = ctx.state.hands
        choices = {seat: hands[seat].chosen for seat in self.seats(ctx.state)}
        for seat in choices:
            hands[seat].chosen = None
        return self.reveal(ctx, choices)
