"""Pagodas: offered after a tile or paid with traders, new or moved (YY-31 to YY-38, YY-42)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Become, Call, Ctx, Done, Frame, Json, Next
from engine.core.words import msg, ref
from engine.games.yellow_yangtze import rules
from engine.games.yellow_yangtze.board import Board, board_of
from engine.games.yellow_yangtze.choosing import BACK, Choosing, Tiles
from engine.games.yellow_yangtze.data import COLOURS, GREEN, RULES
from engine.games.yellow_yangtze.market import DECLINE
from engine.games.yellow_yangtze.moves import pay, raise_pagoda
from engine.games.yellow_yangtze.outlook import pagoda_off, pagoda_on
from engine.games.yellow_yangtze.state import Pagoda, State, Table
from engine.games.yellow_yangtze.texts import places, triangle
from engine.lib.hexgrid import Area


def _option(table: Table, board: Board, area: Area, seat: Seat) -> Option:
    """Three hexes to build a pagoda on, and who would score it."""
    hexes = board.geo.names(area)
    colour = table.tiles[hexes[0]]
    standing = rules.movable(table, colour)
    moved = standing[0] if len(standing) == 1 else None
    owner = rules.pagoda_owner(board, area, colour)
    return Option(
        f"triangle:{'-'.join(hexes)}",
        msg(f"yy-build-{colour}", hexes=triangle(hexes)),
        group=msg("yy-group-score" if owner == seat else "yy-group-elsewhere"),
        about=pagoda_on(owner, seat, moved),
        at=places(hexes),
    )


def _options(table: Table, board: Board, found: list[Area], seat: Seat) -> list[Option]:
    """What scores for the reader first."""
    options = [_option(table, board, area, seat) for area in found]
    return sorted(options, key=lambda option: option.group != msg("yy-group-score"))


class OfferPagoda(Frame[State], tag="yy.offer_pagoda"):
    """The tile just placed may have completed a triangle; the result says if it was used."""

    seat: Seat
    hex: str

    def ask(self, state: State) -> Iterable[Decision]:
        table, board = state.table, board_of(state.table)
        colour = table.tiles[self.hex]
        new = board.geo.bit[self.hex]
        triangles = [t for t in rules.free_triangles(table, board, colour) if t & new]
        if not triangles:
            return
        group = msg("yy-group-pass")
        decline = Option(DECLINE, msg("yy-no-pagoda"), group=group, declines=True)
        yield Decision(
            "pagoda",
            self.seat,
            msg("yy-ask-pagoda", pagoda=ref("pagoda", colour)),
            (*_options(table, board, triangles, self.seat), decline),
            fallback=(DECLINE,),
            menu=msg("yy-menu-triangle"),
        )

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
        table, board = state.table, board_of(state.table)
        found = [t for colour in COLOURS for t in rules.free_triangles(table, board, colour)]
        prompt = msg(f"yy-ask-triangle-{self.way}")
        options = _options(table, board, found, self.seat)
        yield self.where(state, prompt, options, "triangle")

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        if answer.picks[0] == BACK:
            return Done()
        pay(ctx, self.seat, *self.takes)
        ctx.log(f"yy-establishes-{self.way}", self.seat)
        return Become(RaisePagoda(self.seat, _hexes(answer.pick.id)))


def _hexes(name: str) -> tuple[str, str, str]:
    first, second, third = name.split("-")
    return first, second, third


def _from_option(board: Board, pagoda: Pagoda, seat: Seat) -> Option:
    """A pagoda that may be moved, and who scores it where it stands."""
    owner = rules.pagoda_owner(board, board.geo.area(pagoda.hexes), pagoda.colour)
    return Option(
        f"from:{'-'.join(pagoda.hexes)}",
        msg("yy-from", hexes=triangle(pagoda.hexes)),
        about=pagoda_off(owner, seat),
        at=places(pagoda.hexes),
    )


class RaisePagoda(Frame[State], tag="yy.raise_pagoda"):
    """From the supply, else the one on the board, else one of two by choice (YY-34)."""

    seat: Seat
    hexes: tuple[str, str, str]

    def ask(self, state: State) -> Iterable[Decision]:
        colour = state.table.tiles[self.hexes[0]]
        standing = rules.movable(state.table, colour)
        if len(standing) < 2:
            return
        board = board_of(state.table)
        options = tuple(_from_option(board, pagoda, self.seat) for pagoda in standing)
        yield Decision(
            "from",
            self.seat,
            msg("yy-ask-from", pagoda=ref("pagoda", colour), hexes=triangle(self.hexes)),
            options,
            fallback=(f"from:{'-'.join(standing[0].hexes)}",),
            menu=msg("yy-menu-from"),
        )

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        return self._raise(ctx, _hexes(answer.pick.id))

    def run(self, ctx: Ctx[State]) -> Next:
        standing = rules.movable(ctx.state.table, ctx.state.table.tiles[self.hexes[0]])
        return self._raise(ctx, standing[0].hexes if standing else None)

    def _raise(self, ctx: Ctx[State], moved: tuple[str, ...] | None) -> Next:
        colour = ctx.state.table.tiles[self.hexes[0]]
        raise_pagoda(ctx, self.seat, Pagoda(colour, self.hexes), moved)
        return Done()
