"""The actions that are paid with tiles: a peasants' riot, and replacing tiles (YY-39 to YY-44)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Ctx, Done, Frame, Next
from engine.core.words import msg
from engine.games.yellow_yangtze.data import BLUE, RULES
from engine.games.yellow_yangtze.ending import draw
from engine.games.yellow_yangtze.moves import (
    begin_action,
    counted,
    discard_from_hand,
    pay,
    record,
    remove_tiles,
)
from engine.games.yellow_yangtze.scoring import finish
from engine.games.yellow_yangtze.state import Deed, State
from engine.games.yellow_yangtze.texts import BACK, occupied_option, where


class Riot(Frame[State], tag="yy.riot"):
    """Action C: farmers are paid, any tile of the board goes (YY-39 to YY-41)."""

    seat: Seat
    way: str

    def ask(self, state: State) -> Iterable[Decision]:
        table = state.table
        hexes = table.geo.names(table.geo.area(tuple(table.tiles)))
        options = [occupied_option(hex, table.tiles[hex]) for hex in hexes]
        prompt = msg(f"yy-ask-riot-{self.way}")
        yield where(table, self.seat, prompt, options)

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        if answer.picks[0] != BACK:
            hex = answer.picks[0].removeprefix("hex:")
            colour = ctx.state.table.tiles[hex]
            pay(ctx, self.seat, BLUE, RULES.riot_cost_blue_tiles, self.way)
            record(ctx, Deed("riot", self.seat, colour, (hex,)))
            ctx.log(f"yy-rioted-{self.way}", self.seat, tile=f"tile:{colour}", hex=hex)
            remove_tiles(ctx, [hex])
        return Done()


class Replace(Frame[State], tag="yy.replace"):
    """Action E: discard one to six tiles unseen and draw as many (YY-44)."""

    seat: Seat

    def ask(self, state: State) -> Iterable[Decision]:
        hand = state.hands[self.seat]
        options = tuple(
            Option(f"tile:{colour}", msg("yy-discard", tile=f"tile:{colour}", n=n), limit=n)
            for colour, n in hand.tiles.items()
            if n
        )
        yield Decision(
            "replace",
            self.seat,
            msg("yy-ask-replace"),
            options,
            at_most=hand.size,
            secret=True,
            fallback=(options[0].token,),
        )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        given = Counter(pick.removeprefix("tile:") for pick in answer.picks)
        begin_action(ctx)
        record(ctx, Deed("replace", self.seat))
        for colour, n in given.items():
            discard_from_hand(ctx, self.seat, colour, n)
        ctx.log("yy-replaced", self.seat, n=given.total())
        ctx.log("yy-replaced-what", self.seat, to=(self.seat,), tiles=counted(given))
        if not draw(ctx, self.seat, given.total()):
            return finish(ctx, "replace", self.seat)
        return Done()
