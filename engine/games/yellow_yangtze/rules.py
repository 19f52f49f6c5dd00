"""Pure questions about a position: may, where, who scores, what does it cost."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.core.decision import Seat
from engine.games.yellow_yangtze.board import Board, Piece, Realm, clashing
from engine.games.yellow_yangtze.data import BLACK, BLUE, COLOURS, PAGODAS, RULES
from engine.games.yellow_yangtze.state import Hand, Pagoda, Standing, State, Table
from engine.lib.hexgrid import Area, bits

WITH_TILES, WITH_LEADER = "tiles", "leader"


def off_board(table: Table, seat: Seat, colour: str) -> bool:
    """Whether a leader stands in front of its owner's screen."""
    return table.players[seat].leaders[colour] is None


def sites(board: Board, colour: str) -> Area:
    """Where a tile may go: blue on empty river, the others on empty land (YY-23)."""
    return board.empty & (board.geo.river if colour == BLUE else board.geo.land)


def chain_sites(table: Table, board: Board) -> Area:
    """Where the next tile of a blue chain may go: beside the one before it (YY-29)."""
    if table.chain is None:
        return 0
    return sites(board, BLUE) & board.geo.grid.beside[board.geo.bit[table.chain]]


@lru_cache(maxsize=1024)  # a board never changes
def leader_sites(board: Board, colour: str) -> Area:
    """Where a leader that is not on this board may be put (YY-18, YY-20)."""
    beside = board.geo.grid.grow(board.tiles[BLACK]) & board.empty & board.geo.land
    unions = board.between & beside
    peaceful = (bit for bit in bits(unions) if _peaceful(board, bit, colour))
    return beside & ~unions | sum(peaceful)


def _peaceful(board: Board, bit: Area, colour: str) -> bool:
    """A leader may unite states only if all leaders then differ in colour."""
    touched = board.touching(bit)
    return not clashing(touched) and all(state.leader(colour) is None for state in touched)


def scorer(states: Iterable[Realm], colour: str) -> Piece | None:
    """Whose point a tile is: the leader of its colour, else the governor (YY-25)."""
    leaders = {piece.colour: piece for state in states for piece in state.leaders}
    return leaders.get(colour) or leaders.get(BLACK)


def ways_to_pay(table: Table, hand: Hand, seat: Seat, colour: str, cost: int) -> list[str]:
    """Two tiles of a colour, or one and the off-board leader of that colour (YY-39, YY-42)."""
    ways = [WITH_TILES, WITH_LEADER] if off_board(table, seat, colour) else [WITH_TILES]
    return [way for way in ways if hand.tiles[colour] >= price(cost, way)]


def price(cost: int, way: str) -> int:
    """The real tiles among what an action costs (YY-39)."""
    return cost - RULES.off_board_leader_replaces_tiles if way == WITH_LEADER else cost


def supply(table: Table, colour: str) -> int:
    """Pagodas beside the board (YY-34)."""
    return PAGODAS[colour] - sum(pagoda.colour == colour for pagoda in table.pagodas)


def movable(table: Table, colour: str) -> list[Pagoda]:
    """The pagodas one of which must be moved, if the supply has none of the colour (YY-34)."""
    if supply(table, colour):
        return []
    return [pagoda for pagoda in table.pagodas if pagoda.colour == colour]


def free_triangles(table: Table, board: Board, colour: str) -> list[Area]:
    """Triangles of one colour of which no tile supports a pagoda yet (YY-35, YY-38, YY-43)."""
    return list(board.geo.grid.triangles_in(_uncovered(table, board, colour)))


def _uncovered(table: Table, board: Board, colour: str) -> Area:
    """The tiles of a colour that support no pagoda."""
    tiles = board.tiles[colour]
    for pagoda in table.pagodas:
        tiles &= ~board.geo.area(pagoda.hexes)
    return tiles


def completing(table: Table, board: Board, colour: str) -> Area:
    """The hexes where a tile would complete a triangle for a pagoda (YY-35)."""
    return board.geo.grid.corners(_uncovered(table, board, colour)) & board.empty


def pagoda_owner(board: Board, area: Area, colour: str) -> Seat | None:
    """Whose leader scores a pagoda that stands there (YY-45)."""
    realm = next((state for state in board.states if state.area & area), None)
    piece = realm.leader(colour) if realm else None
    return piece.seat if piece else None


def reserve(state: State, seat: Seat, colour: str, without: str = "") -> int:
    """What a player could commit; a leader on its way to the board does not help (YY-65)."""
    helps = off_board(state.table, seat, colour) and colour != without
    return state.hands[seat].tiles[colour] + helps


def scoring_pagodas(table: Table, board: Board, seat: Seat) -> dict[str, list[Pagoda]]:
    """For each own leader the pagodas of its colour in its state (YY-45)."""
    found = {}
    for colour in COLOURS:
        hex = table.players[seat].leaders[colour]
        area = board.state_at(hex) if hex is not None else 0
        pagodas = [p for p in table.pagodas if p.colour == colour]
        found[colour] = [p for p in pagodas if board.geo.bit[p.hexes[0]] & area]
    return {colour: pagodas for colour, pagodas in found.items() if pagodas}


def unsupported(board: Board) -> list[Piece]:
    """Leaders without a black tile beside them (YY-12)."""
    return [piece for piece in board.pieces if not board.governors(piece.bit)]


def held_up(board: Board) -> dict[str, tuple[Standing, ...]]:
    """The leaders that a black tile alone keeps on the board, by its hex (YY-12)."""
    held: dict[str, tuple[Standing, ...]] = {}
    for piece in board.pieces:
        support = board.governors(piece.bit)
        if support.bit_count() == 1:
            hex = board.geo.name[support]
            held[hex] = (*held.get(hex, ()), Standing(piece.seat, piece.colour))
    return held
