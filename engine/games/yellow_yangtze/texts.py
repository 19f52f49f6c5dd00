"""Options of the map: hexes by row, triangles, and what a choice brings about."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.core.decision import Option, Seat
from engine.core.words import Msg, msg, ref
from engine.games.yellow_yangtze.board import Board, Front, clashing
from engine.games.yellow_yangtze.maps import Geography
from engine.games.yellow_yangtze.outlook import gain_ahead, removal, revolt_ahead, war_ahead
from engine.games.yellow_yangtze.rules import scorer
from engine.games.yellow_yangtze.state import Standing
from engine.lib.hexgrid import Area, bits

_cached = lru_cache(maxsize=4096)  # the same few hundred options are offered over and over


def places(hexes: Iterable[str]) -> tuple[str, ...]:
    """Some hexes as places of the board."""
    return tuple([f"hex:{hex}" for hex in hexes])


def row_of(hex: str) -> Msg:
    """The menu in which a hex is found."""
    return msg("yy-row", row=hex[0])


@_cached
def _spot(hex: str) -> tuple[Msg, Msg, tuple[str, ...]]:
    """The short name of a hex, its menu and its place."""
    return msg("yy-hex", hex=hex), row_of(hex), places([hex])


def hex_option(kind: str, hex: str, about: Msg | None = None) -> Option:
    """A hex by its short name."""
    label, row, at = _spot(hex)
    return Option(f"{kind}:{hex}", label, group=row, about=about, at=at)


@_cached
def _plain(kind: str, hex: str) -> Option:
    return hex_option(kind, hex)


@_cached
def _gain(kind: str, hex: str, seat: Seat, colour: str) -> Option:
    return hex_option(kind, hex, gain_ahead(seat, colour))


@_cached
def _war(kind: str, hex: str, fronts: tuple[Front, ...]) -> Option:
    return hex_option(kind, hex, war_ahead(fronts))


@_cached
def _revolt(kind: str, hex: str, seat: Seat, own: int, against: int) -> Option:
    return hex_option(kind, hex, revolt_ahead(seat, own, against))


@_cached
def occupied_option(
    hex: str, colour: str, pagoda: str | None, leaders: tuple[Standing, ...]
) -> Option:
    """A hex with its tile, and what falls when it goes."""
    return hex_option("hex", hex, removal(colour, pagoda, leaders))


def tile_options(board: Board, sites: Area, colour: str, kind: str = "hex") -> list[Option]:
    """Where a tile may go, and whether that means war or a point for somebody."""
    seen: dict[tuple[int, ...], tuple[bool, Seat | None]] = {}
    options = []
    for bit in bits(sites):
        touched = tuple([n for n, (_, border) in enumerate(board.borders) if border & bit])
        if touched not in seen:
            seen[touched] = _prospect(board, touched, colour)
        war, seat = seen[touched]
        hex = board.geo.name[bit]
        if war:
            options.append(_war(kind, hex, tuple(board.fronts(bit))))
        elif seat is not None:
            options.append(_gain(kind, hex, seat, colour))
        else:
            options.append(_plain(kind, hex))
    return options


def _prospect(board: Board, touched: tuple[int, ...], colour: str) -> tuple[bool, Seat | None]:
    """Whether a tile between these states means war, else whose point it is."""
    states = [board.states[n] for n in touched]
    if clashing(states):
        return True, None
    piece = scorer(states, colour)
    return False, piece.seat if piece else None


def leader_options(board: Board, sites: Area, colour: str, kind: str) -> list[Option]:
    """Where a leader may go, and whether that means a revolt."""
    rivals = [(piece, b) for state, b in board.borders if (piece := state.leader(colour))]
    options = []
    for bit in bits(sites):
        hex = board.geo.name[bit]
        rival = next((piece for piece, border in rivals if border & bit), None)
        if rival is None:
            options.append(_plain(kind, hex))
        else:
            own, against = (board.governors(b).bit_count() for b in (bit, rival.bit))
            options.append(_revolt(kind, hex, rival.seat, own, against))
    return options


def triangle_option(geo: Geography, triangle: Area, colour: str) -> Option:
    """Three hexes to build a pagoda on."""
    hexes = geo.names(triangle)
    name = "-".join(hexes)
    label = msg("yy-triangle", hexes=name, pagoda=ref("pagoda", colour))
    return Option(f"triangle:{name}", label, group=row_of(hexes[0]), at=places(hexes))
