"""The whole view in lines of text: for the terminal, for screen readers, for search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.decision import Seat
from engine.core.words import Msg, msg
from engine.games.yellow_yangtze import rules
from engine.games.yellow_yangtze.board import Board, Piece, Realm
from engine.games.yellow_yangtze.data import COLOURS
from engine.games.yellow_yangtze.moves import counted, hex_list
from engine.games.yellow_yangtze.scoring import in_words
from engine.games.yellow_yangtze.state import Side, Table, View


def describe(view: View) -> list[Msg]:
    """Everything this pair of eyes can see, most important first."""
    board = Board(view.table)
    return [
        *_status(view),
        *_conflict(view.table),
        *_hand(view),
        *(line for seat in range(view.seats) for line in _player(view, seat)),
        *_supplies(view),
        *(_state(board, state) for state in board.states),
        *_rows(view.table),
    ]


def _status(view: View) -> Iterator[Msg]:
    table = view.table
    if view.outcome is None:
        yield msg(
            "yy-say-turn", turn=table.turn + 1, player=f"seat:{table.active}", left=table.actions
        )
        return
    winners = [seat for seat, place in enumerate(view.outcome.places) if place == 1]
    yield msg("yy-say-over", winners=tuple(_seat(seat) for seat in winners))
    for seat, final in enumerate(table.final):
        yield msg("yy-final", player=f"seat:{seat}", result=in_words(final))


def _seat(seat: Seat) -> Msg:
    return msg("yy-say-seat", seat=f"seat:{seat}")


def _conflict(table: Table) -> Iterator[Msg]:
    conflict = table.conflict
    if conflict is None:
        return
    yield msg(f"yy-say-{conflict.kind}", hex=conflict.at, player=f"seat:{conflict.seat}")
    for side in conflict.sides:
        yield msg(
            "yy-say-side",
            hex=side.at,
            leaders=tuple(_owned(leader.seat, leader.colour) for leader in side.leaders),
            base=side.base,
            committed=side.strength - side.base,
            strength=side.strength,
        )
        if side.support:
            yield msg("yy-say-support", who=tuple(_supporters(side)))


def _supporters(side: Side) -> Iterator[Msg]:
    for support in side.support:
        yield msg("yy-say-supporter", player=f"seat:{support.seat}", n=support.strength)


def _owned(seat: Seat, colour: str) -> Msg:
    return msg("yy-owned-leader", player=f"seat:{seat}", role=f"role:{colour}")


def _hand(view: View) -> Iterator[Msg]:
    if view.hand is None:
        return
    yield msg("yy-say-hand", n=view.hand.size, tiles=counted(view.hand.tiles))
    yield msg("yy-say-points", points=_points(view.hand.points))


def _points(points: dict[str, int]) -> tuple[Msg, ...]:
    return tuple(msg("yy-say-vp", n=points[colour], vp=f"vp:{colour}") for colour in COLOURS)


def _player(view: View, seat: Seat) -> Iterator[Msg]:
    player = view.table.players[seat]
    yield msg(
        "yy-say-player",
        player=f"seat:{seat}",
        dynasty=f"dynasty:{player.dynasty}",
        n=view.counts.hands[seat],
    )
    placed = tuple(
        msg("yy-say-leader-at", role=f"role:{colour}", hex=hex)
        for colour, hex in player.leaders.items()
        if hex is not None
    )
    away = tuple(msg(f"yy-role-{c}") for c, hex in player.leaders.items() if hex is None)
    if placed:
        yield msg("yy-say-on-board", leaders=placed)
    if away:
        yield msg("yy-say-off-board", leaders=away)
    if view.counts.points is not None:
        yield msg("yy-say-points", points=_points(view.counts.points[seat]))


def _supplies(view: View) -> Iterator[Msg]:
    yield msg("yy-say-market", tiles=counted(Counter(view.table.market)))
    yield msg("yy-say-bag", bag=view.counts.bag, box=view.counts.box)
    spare = tuple(
        msg("yy-say-spare", pagoda=f"pagoda:{colour}", n=rules.supply(view.table, colour))
        for colour in COLOURS
    )
    yield msg("yy-say-supply", pagodas=spare)
    for pagoda in view.table.pagodas:
        name = f"pagoda:{pagoda.colour}"
        yield msg("yy-say-pagoda", pagoda=name, hexes=hex_list(pagoda.hexes))


def _state(board: Board, state: Realm) -> Msg:
    tiles = {colour: (area & state.area).bit_count() for colour, area in board.tiles.items()}
    return msg(
        "yy-say-state",
        hex=board.geo.names(state.area)[0],
        leaders=tuple(_leader_at(board, piece) for piece in state.leaders),
        tiles=counted(tiles),
    )


def _leader_at(board: Board, piece: Piece) -> Msg:
    return msg(
        "yy-say-owner-at",
        player=f"seat:{piece.seat}",
        role=f"role:{piece.colour}",
        hex=board.geo.name[piece.bit],
    )


def _rows(table: Table) -> Iterator[Msg]:
    """The tiles, row by row; a capital with a tile is named."""
    capitals = {hex: name for name, hex in table.map.capitals.items()}
    rows: dict[str, list[Msg]] = {}
    for hex in table.geo.names(table.geo.area(tuple(table.tiles))):
        told = {"hex": hex, "role": f"role:{table.tiles[hex]}"}
        if hex in capitals:
            line = msg("yy-say-capital", capital=capitals[hex], **told)
        else:
            line = msg("yy-say-tile", **told)
        rows.setdefault(hex[0], []).append(line)
    for row, tiles in rows.items():
        yield msg("yy-say-row", row=row, tiles=tuple(tiles))
