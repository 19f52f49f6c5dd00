"""Placing a tile and all that follows from it (YY-23 to YY-30)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Answer, Decision, Seat
from engine.core.frame import Become, Call, Ctx, Done, Frame, Json, Next
from engine.core.words import msg, ref
from engine.games.yellow_yangtze import rules
from engine.games.yellow_yangtze.board import board_of, clashing
from engine.games.yellow_yangtze.choosing import BACK, Choosing, Tiles
from engine.games.yellow_yangtze.data import BLUE, GREEN
from engine.games.yellow_yangtze.market import TakeFromMarket
from engine.games.yellow_yangtze.moves import begin_action, gain
from engine.games.yellow_yangtze.pagodas import OfferPagoda
from engine.games.yellow_yangtze.prospects import tile_options
from engine.games.yellow_yangtze.state import State
from engine.games.yellow_yangtze.texts import places
from engine.games.yellow_yangtze.war import start_war


class PlaceTile(Choosing, tag="yy.place_tile"):
    """The tile is chosen; now the hex (YY-23)."""

    colour: str

    @property
    def takes(self) -> Tiles:
        return Tiles(self.colour, 1)

    def ask(self, state: State) -> Iterable[Decision]:
        board = board_of(state.table)
        sites = rules.sites(board, self.colour)
        found = tile_options("hex", state, board, self.seat, self.colour, sites)
        prompt = msg("yy-ask-tile-hex", tile=ref("tile", self.colour), colour=self.colour)
        yield self.where(state, prompt, found)

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        if answer.picks[0] == BACK:
            return Done()
        begin_action(ctx)
        return Become(put_tile(ctx, self.seat, self.colour, answer.pick.id))


def put_tile(ctx: Ctx[State], seat: Seat, colour: str, hex: str) -> Frame[State]:
    """Lay the tile down, then war or a point and what else it brings (YY-24, YY-25)."""
    table, board = ctx.state.table, board_of(ctx.state.table)
    touched = board.touching(board.geo.bit[hex])
    ctx.state.hands[seat].tiles[colour] -= 1
    table.tiles[hex] = colour
    table.chain = None
    ctx.log("yy-placed", seat, at=places([hex]), tile=ref("tile", colour), hex=hex)
    if clashing(touched):
        return start_war(ctx, seat, hex, board)
    piece = rules.scorer(touched, colour)
    if piece is not None:
        reason = "tile" if piece.colour == colour else "governor"
        gain(ctx, piece.seat, colour, 1, reason, [hex])
    return AfterPlacing(seat, hex)


class AfterPlacing(Frame[State], tag="yy.after_placing"):
    """In peace: the pagoda, then the market or the chain (YY-24, steps 4 to 6)."""

    seat: Seat
    hex: str

    def run(self, ctx: Ctx[State]) -> Next:
        return Call(OfferPagoda(self.seat, self.hex))

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        table = ctx.state.table
        if table.tiles[self.hex] == GREEN:
            return Become(TakeFromMarket(self.seat))
        if table.tiles[self.hex] == BLUE and not result:
            table.chain = self.hex
        return Done()
