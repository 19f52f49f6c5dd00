"""The actions that are paid with tiles: a peasants' riot, and replacing tiles (YY-39 to YY-44)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Ctx, Done, Frame, Next
from engine.core.words import msg, ref
from engine.games.yellow_yangtze import rules
from engine.games.yellow_yangtze.board import Board
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
from engine.games.yellow_yangtze.scoring import finish
from engine.games.yellow_yangtze.state import State, Table
from engine.games.yellow_yangtze.texts import occupied_option, places


class Riot(Choosing, tag="yy.riot"):
    """Action C: farmers are paid, any tile of the board goes (YY-39 to YY-41)."""

    way: str

    @property
    def takes(self) -> Tiles:
        return Tiles(BLUE, rules.price(RULES.riot_cost_blue_tiles, self.way))

    def ask(self, state: State) -> Iterable[Decision]:
        prompt = msg(f"yy-ask-riot-{self.way}")
        yield self.where(state, prompt, _targets(state.table))

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        if answer.picks[0] != BACK:
            hex = answer.pick.id
            colour = ctx.state.table.tiles[hex]
            pay(ctx, self.seat, *self.takes)
            name = ref("tile", colour)
            ctx.log(f"yy-rioted-{self.way}", self.seat, at=places([hex]), tile=name, hex=hex)
            remove_tiles(ctx, [hex])
        return Done()


def _targets(table: Table) -> list[Option]:
    """Every tile of the board, with the pagoda and the leaders that fall with it."""
    board, covered = Board(table), table.covered
    held = rules.held_up(board)
    return [
        occupied_option(hex, table.tiles[hex], covered.get(hex), held.get(hex, ()))
        for hex in board.geo.names(sum(board.tiles.values()))
    ]


class Replace(Frame[State], tag="yy.replace"):
    """Action E: discard one to six tiles unseen and draw as many (YY-44)."""

    seat: Seat

    def ask(self, state: State) -> Iterable[Decision]:
        hand = state.hands[self.seat]
        options = tuple(
            Option(f"tile:{colour}", msg("yy-discard", tile=ref("tile", colour), n=n), limit=n)
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
        for colour, n in given.items():
            discard_from_hand(ctx, self.seat, colour, n)
        ctx.log("yy-replaced", self.seat, at=(f"player:{self.seat}",), n=given.total())
        ctx.log("yy-replaced-what", self.seat, to=(self.seat,), tiles=counted(given))
        if not draw(ctx, self.seat, given.total()):
            return finish(ctx, "replace", self.seat)
        return Done()
