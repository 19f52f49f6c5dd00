"""The market: a trader tile placed in peace lets its player take an open tile (YY-28)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Ctx, Done, Frame, Next
from engine.core.words import msg
from engine.games.yellow_yangtze.data import COLOURS
from engine.games.yellow_yangtze.state import State

DECLINE = "decline"


class TakeFromMarket(Frame[State], tag="yy.take_from_market"):
    """One of the open tiles, or none."""

    seat: Seat

    def ask(self, state: State) -> Iterable[Decision]:
        there = Counter(state.table.market)
        if not there:
            return
        options = (
            Option(f"take:{colour}", msg("yy-take", tile=f"tile:{colour}", n=there[colour]))
            for colour in COLOURS
            if there[colour]
        )
        decline = Option(DECLINE, msg("yy-take-nothing"))
        prompt = msg("yy-ask-market")
        yield Decision("market", self.seat, prompt, (decline, *options), fallback=(DECLINE,))

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        if answer.picks[0] != DECLINE:
            colour = answer.picks[0].removeprefix("take:")
            ctx.state.table.market.remove(colour)
            ctx.state.hands[self.seat].tiles[colour] += 1
            ctx.log("yy-took", self.seat, tile=f"tile:{colour}")
        return Done()
