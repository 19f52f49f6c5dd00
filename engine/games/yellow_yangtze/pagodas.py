"""Pagodas: offered after a tile or paid with traders, new or moved (YY-31 to YY-38, YY-42)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Become, Call, Ctx, Done, Frame, Json, Next
from engine.core.words import msg, ref
from engine.games.yellow_yangtze import rules
from engine.games.yellow_yangtze.board import Board
from engine.games.yellow_yangtze.choosing import BACK, Choosing, Tiles
from engine.games.yellow_yangtze.data import COLOURS, GREEN, RULES
from engine.games.yellow_yangtze.maps import Geography
from engine.games.yellow_yangtze.market import DECLINE
from engine.games.yellow_yangtze.moves import pay, raise_pagoda
from engine.games.yellow_yangtze.state import Pagoda, State
from engine.games.yellow_yangtze.texts import places, triangle_option
from engine.lib.hexgrid import Area


def _options(geo: Geography, triangles: list[Area], colour: str) -> list[Option]:
    return [triangle_option(geo, triangle, colour) for triangle in triangles]


class OfferPagoda(Frame[State], tag="yy.offer_pagoda"):
    """The tile just placed may have completed a triangle; the result says if it was used."""

    seat: Seat
    hex: str

    def ask(self, state: State) -> Iterable[Decision]:
        table, board = state.table, Board(state.table)
        colour = table.tiles[self.hex]
        new = board.geo.bit[self.hex]
        triangles = [t for t in rules.free_triangles(table, board, colour) if t & new]
        if not triangles:
            return
        decline = Option(DECLINE, msg("yy-no-pagoda"), group=msg("yy-group-pass"))
        options = (decline, *_options(board.geo, triangles, colour))
        prompt = msg("yy-ask-pagoda", pagoda=ref("pagoda", colour))
        yield Decision("pagoda", self.seat, prompt, options, fallback=(DECLINE,))

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        if answer.picks[0] == DECLINE:
            return Done(False)
        return Call(RaisePagoda(self.seat, _hexes(answer.pick.id)))

    def run(self, ctx: Ctx[State]) -> Next:
        return Done(False)

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        return Done(True)


class EstablishPagoda(Choosing, tag="yy.establish_pagoda"):
    """Action D: pay traders for a pagoda on any free triangle (YY-42, YY-43)."""

    way: str

    @property
    def takes(self) -> Tiles:
        return Tiles(GREEN, rules.price(RULES.pagoda_action_cost_green_tiles, self.way))

    def ask(self, state: State) -> Iterable[Decision]:
        table, board = state.table, Board(state.table)
        options = [
            option
            for colour in COLOURS
            for option in _options(board.geo, rules.free_triangles(table, board, colour), colour)
        ]
        prompt = msg(f"yy-ask-triangle-{self.way}")
        yield self.where(state, prompt, options)

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        if answer.picks[0] == BACK:
            return Done()
        pay(ctx, self.seat, *self.takes)
        ctx.log(f"yy-establishes-{self.way}", self.seat)
        return Become(RaisePagoda(self.seat, _hexes(answer.pick.id)))


def _hexes(name: str) -> tuple[str, str, str]:
    first, second, third = name.split("-")
    return first, second, third


def _from_option(pagoda: Pagoda) -> Option:
    name = "-".join(pagoda.hexes)
    return Option(f"from:{name}", msg("yy-from", hexes=name), at=places(pagoda.hexes))


class RaisePagoda(Frame[State], tag="yy.raise_pagoda"):
    """From the supply, else the one on the board, else one of two by choice (YY-34)."""

    seat: Seat
    hexes: tuple[str, str, str]

    def ask(self, state: State) -> Iterable[Decision]:
        colour = state.table.tiles[self.hexes[0]]
        standing = rules.movable(state.table, colour)
        if len(standing) < 2:
            return
        options = tuple(_from_option(pagoda) for pagoda in standing)
        prompt = msg("yy-ask-from", pagoda=ref("pagoda", colour), hexes="-".join(self.hexes))
        yield Decision("from", self.seat, prompt, options, fallback=(options[0].token,))

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        return self._raise(ctx, _hexes(answer.pick.id))

    def run(self, ctx: Ctx[State]) -> Next:
        standing = rules.movable(ctx.state.table, ctx.state.table.tiles[self.hexes[0]])
        return self._raise(ctx, standing[0].hexes if standing else None)

    def _raise(self, ctx: Ctx[State], moved: tuple[str, ...] | None) -> Next:
        colour = ctx.state.table.tiles[self.hexes[0]]
        raise_pagoda(ctx, self.seat, Pagoda(colour, self.hexes), moved)
        return Done()
