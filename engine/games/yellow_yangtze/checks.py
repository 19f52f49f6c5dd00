"""What must hold in every position (the invariants of section 16 of the rules)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.match import Match
from engine.games.yellow_yangtze.board import Board, board_of, clashing
from engine.games.yellow_yangtze.data import (
    BLACK,
    BLUE,
    COLOURS,
    DYNASTIES,
    PAGODAS,
    RED,
    RULES,
    TILES,
)
from engine.games.yellow_yangtze.state import State, Table


def invariants(match: Match[State]) -> Iterator[str]:
    """Every violation found in this position."""
    state = match.state
    board = board_of(state.table)
    yield from _wrong_tiles(state, board)
    yield from _wrong_ground(board)
    yield from _wrong_leaders(state.table, board)
    yield from _wrong_pagodas(state.table, board)
    yield from _wrong_hands(state)


def _wrong_tiles(state: State, board: Board) -> Iterator[str]:
    """Board, hands, bag, box, market and what is committed: 138 tiles, each colour complete."""
    table, box = state.table, state.box
    committed = dict.fromkeys(COLOURS, 0)
    if table.conflict is not None:
        colour = RED if table.conflict.kind == "war" else BLACK
        committed[colour] = sum(side.tiles for side in table.conflict.sides)
    for colour in COLOURS:
        hidden = box.bag.pieces[colour] + box.discarded[colour]
        hidden += sum([hand.tiles[colour] for hand in state.hands])
        shown = board.tiles[colour].bit_count() + table.market.count(colour)
        if hidden + shown + committed[colour] != TILES[colour]:
            yield f"{hidden + shown + committed[colour]} {colour} tiles, not {TILES[colour]}"


def _wrong_ground(board: Board) -> Iterator[str]:
    land = sum(board.tiles.values()) - board.tiles[BLUE]
    if board.tiles[BLUE] & ~board.geo.river:
        yield f"farmers off the river: {board.geo.names(board.tiles[BLUE] & ~board.geo.river)}"
    if land & ~board.geo.land:
        yield f"tiles off the land: {board.geo.names(land & ~board.geo.land)}"
    if board.leaders & ~board.geo.land:
        yield f"leaders off the land: {board.geo.names(board.leaders & ~board.geo.land)}"
    stacked = board.leaders & sum(board.tiles.values())
    if stacked or board.leaders.bit_count() != len(board.pieces):
        yield f"pieces on one hex: {board.geo.names(stacked)}"


def _wrong_leaders(table: Table, board: Board) -> Iterator[str]:
    for piece in board.pieces:
        if not board.governors(piece.bit):
            yield f"leader on {board.geo.name[piece.bit]} without a governor tile"
    if table.conflict is None:
        for state in board.states:
            for colour in clashing([state]):
                yield f"two {colour} leaders in the state of {board.geo.names(state.area)[0]}"
    for seat, player in enumerate(table.players):
        if tuple(player.leaders) != COLOURS:
            yield f"seat {seat} has the leaders {list(player.leaders)}"
    dynasties = {player.dynasty for player in table.players}
    if len(dynasties) != len(table.players) or not dynasties <= set(DYNASTIES):
        yield f"dynasties {sorted(dynasties)}"


def _wrong_pagodas(table: Table, board: Board) -> Iterator[str]:
    covered = 0
    for pagoda in table.pagodas:
        area = board.geo.area(pagoda.hexes)
        if not any(board.geo.grid.triangles_in(area)) or area & ~board.tiles[pagoda.colour]:
            yield f"{pagoda.colour} pagoda not on a triangle of its colour: {pagoda.hexes}"
        if area & covered:
            yield f"two pagodas on one tile of {pagoda.hexes}"
        covered |= area
    standing = Counter(pagoda.colour for pagoda in table.pagodas)
    for colour, n in standing.items():
        if n > PAGODAS[colour]:
            yield f"{n} {colour} pagodas"


def _wrong_hands(state: State) -> Iterator[str]:
    for seat, hand in enumerate(state.hands):
        if hand.size > RULES.hand_size or min(hand.tiles.values()) < 0:
            yield f"seat {seat} holds {hand.tiles}"
        if min(hand.points.values()) < 0:
            yield f"seat {seat} has the points {hand.points}"
    if min(state.box.bag.pieces.values()) < 0:
        yield f"the bag holds {state.box.bag}"
    if len(state.table.market) > RULES.market_size:
        yield f"{len(state.table.market)} tiles in the market"
