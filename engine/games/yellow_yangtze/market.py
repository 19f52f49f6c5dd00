"""The market: a trader tile placed in peace lets its player take an open tile (YY-28)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Ctx, Done, Frame, Next
from engine.core.words import msg, ref
from engine.games.yellow_yangtze.data import COLOURS
from engine.games.yellow_yangtze.state import State

DECLINE = "decline"
MARKET = "market"  # as a place


class TakeFromMarket(Frame[State], tag="yy.take_from_market"):
    """One of the open tiles, or none."""

    seat: Seat

    def ask(self, state: State) -> Iterable[Decision]:
        there = Counter(state.table.market)
        if not there:
            return
        options = [_option(colour, there[colour]) for colour in COLOURS if there[colour]]
        options.append(Option(DECLINE, msg("yy-take-nothing"), declines=True))
        yield Decision(
            "market",
            self.seat,
            msg("yy-ask-market"),
            tuple(options),
            fallback=(DECLINE,),
            menu=msg("yy-menu-market"),
        )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        if answer.picks[0] != DECLINE:
            colour = answer.pick.id
            ctx.state.table.market.remove(colour)
            ctx.state.hands[self.seat].tiles[colour] += 1
            ctx.log("yy-took", self.seat, at=(MARKET,), tile=ref("tile", colour))
        return Done()


def _option(colour: str, n: int) -> Option:
    label = msg("yy-take", tile=ref("tile", colour), n=n)
    return Option(f"take:{colour}", label, at=(MARKET,))
