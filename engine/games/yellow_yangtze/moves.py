"""What changes the board, the hands and the points, with its line in the log."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Seat
from engine.core.frame import Ctx
from engine.core.words import Msg, msg, ref
from engine.games.yellow_yangtze import rules
from engine.games.yellow_yangtze.board import board_of
from engine.games.yellow_yangtze.data import COLOURS
from engine.games.yellow_yangtze.state import Pagoda, State
from engine.games.yellow_yangtze.texts import places


def why(reason: str) -> Msg:
    """Where a point came from."""
    return msg(f"yy-why-{reason}")


def counted(tiles: dict[str, int]) -> tuple[Msg, ...]:
    """Some tiles in words, colour by colour."""
    return tuple(count(colour, tiles[colour]) for colour in COLOURS if tiles.get(colour))


def count(colour: str, n: int) -> Msg:
    """Some tiles of one colour in words."""
    return msg(f"yy-count-{colour}", n=n)


def hex_list(hexes: Iterable[str]) -> tuple[Msg, ...]:
    """Some hexes in words."""
    return tuple(msg("yy-hex", hex=hex) for hex in hexes)


def begin_action(ctx: Ctx[State]) -> None:
    """One of the turn's actions is taken; whatever it is, it ends a blue chain before it."""
    ctx.state.table.actions -= 1
    ctx.state.table.chain = None


def gain(
    ctx: Ctx[State], seat: Seat, colour: str, n: int, reason: str, hexes: Iterable[str]
) -> None:
    """Victory points for what is on these hexes, taken openly, then behind the screen (YY-67)."""
    ctx.state.hands[seat].points[colour] += n
    ctx.log("yy-gained", seat, at=places(hexes), n=n, vp=ref("vp", colour), why=why(reason))


def discard(ctx: Ctx[State], colour: str, n: int) -> None:
    """Tiles into the box (YY-69)."""
    ctx.state.box.discarded[colour] += n


def discard_from_hand(ctx: Ctx[State], seat: Seat, colour: str, n: int) -> None:
    """Tiles from behind the screen into the box."""
    ctx.state.hands[seat].tiles[colour] -= n
    discard(ctx, colour, n)


def pay(ctx: Ctx[State], seat: Seat, colour: str, n: int) -> None:
    """Begin an action by discarding its price; a leader that helps is not used up (YY-65)."""
    begin_action(ctx)
    discard_from_hand(ctx, seat, colour, n)


def remove_tiles(ctx: Ctx[State], hexes: Iterable[str]) -> None:
    """Tiles leave the board all at once, and with them pagodas and leaders (YY-33, YY-41)."""
    table = ctx.state.table
    for hex in hexes:
        discard(ctx, table.tiles.pop(hex), 1)
    for pagoda in list(table.pagodas):
        if any(hex not in table.tiles for hex in pagoda.hexes):
            table.pagodas.remove(pagoda)
            _tell_fallen(ctx, pagoda)
    for piece in rules.unsupported(board_of(table)):
        return_leader(ctx, piece.seat, piece.colour)


def _tell_fallen(ctx: Ctx[State], pagoda: Pagoda) -> None:
    name, hexes = ref("pagoda", pagoda.colour), hex_list(pagoda.hexes)
    ctx.log("yy-pagoda-lost", at=places(pagoda.hexes), pagoda=name, hexes=hexes)


def return_leader(ctx: Ctx[State], seat: Seat, colour: str) -> None:
    """A leader goes back in front of its owner's screen."""
    hex = take_off(ctx, seat, colour)
    ctx.log("yy-returned", seat, at=places([hex]), leader=ref("leader", colour), hex=hex)


def take_off(ctx: Ctx[State], seat: Seat, colour: str) -> str:
    """A leader leaves the board; the hex it stood on."""
    leaders = ctx.state.table.players[seat].leaders
    hex, leaders[colour] = leaders[colour], None
    assert hex is not None, "it is off the board already"
    return hex


def raise_pagoda(ctx: Ctx[State], seat: Seat, new: Pagoda, moved: tuple[str, ...] | None) -> None:
    """A pagoda from the supply, or one moved from its old triangle (YY-34)."""
    table = ctx.state.table
    name, hexes, at = ref("pagoda", new.colour), hex_list(new.hexes), places(new.hexes)
    if moved is None:
        ctx.log("yy-pagoda", seat, at=at, pagoda=name, hexes=hexes)
    else:
        table.pagodas = [old for old in table.pagodas if old.hexes != moved]
        at, origin = at + places(moved), hex_list(moved)
        ctx.log("yy-pagoda-moved", seat, at=at, pagoda=name, hexes=hexes, origin=origin)
    table.pagodas.append(new)
