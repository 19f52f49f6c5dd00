"""The actions that are paid with tiles: a peasants' riot, and replacing tiles (YY-39 to YY-44)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Ctx, Done, Frame, Next
from engine.core.words import msg, ref
from engine.games.yellow_yangtze import rules
from engine.games.yellow_yangtze.board import board_of
from engine.games.yellow_yangtze.choosing import BACK, Choosing, Tiles
from engine.games.yellow_yangtze.data import BLUE, RULES
from engine.games.yellow_yangtze.ending import draw
from engine.games.yellow_yangtze.moves import (
    begin_action,
    counted,
    discard_from_hand,
    pay,
    remove_tiles,
)
from engine.games.yellow_yangtze.prospects import riot_options
from engine.games.yellow_yangtze.scoring import finish
from engine.games.yellow_yangtze.state import State
from engine.games.yellow_yangtze.texts import places


class Riot(Choosing, tag="yy.riot"):
    """Action C: farmers are paid, any tile of the board goes (YY-39 to YY-41)."""

    way: str

    @property
    def takes(self) -> Tiles:
        return Tiles(BLUE, rules.price(RULES.riot_cost_blue_tiles, self.way))

    def ask(self, state: State) -> Iterable[Decision]:
        prompt = msg(f"yy-ask-riot-{self.way}")
        found = riot_options(state.table, board_of(state.table), self.seat)
        yield self.where(state, prompt, found, "riot")

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        if answer.picks[0] != BACK:
            hex = answer.pick.id
            colour = ctx.state.table.tiles[hex]
            pay(ctx, self.seat, *self.takes)
            name = ref("tile", colour)
            ctx.log(f"yy-rioted-{self.way}", self.seat, at=places([hex]), tile=name, hex=hex)
            remove_tiles(ctx, [hex])
        return Done()


class Replace(Frame[State], tag="yy.replace"):
    """Action E: discard one to six tiles unseen and draw as many (YY-44)."""

    seat: Seat

    def ask(self, state: State) -> Iterable[Decision]:
        hand = state.hands[self.seat]
        options = tuple(_discard(colour, n) for colour, n in hand.tiles.items() if n)
        yield Decision(
            "replace",
            self.seat,
            msg("yy-ask-replace"),
            options,
            at_most=hand.size,
            secret=True,
            fallback=(options[0].token,),
            menu=msg("yy-menu-replace"),
        )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        given = Counter(pick.removeprefix("tile:") for pick in answer.picks)
        begin_action(ctx)
        for colour, n in given.items():
            discard_from_hand(ctx, self.seat, colour, n)
        ctx.log("yy-replaced", self.seat, at=(f"player:{self.seat}",), n=given.total())
        ctx.log("yy-replaced-what", self.seat, to=(self.seat,), tiles=counted(given))
        if not draw(ctx, self.seat, given.total()):
            return finish(ctx, "replace", self.seat)
        return Done()


def _discard(colour: str, held: int) -> Option:
    label = msg("yy-discard", tile=ref("tile", colour), n=held)
    return Option(f"tile:{colour}", label, limit=held, final=msg("yy-final-draw"), spends=True)
