"""The whole view in lines of text: for the terminal, for screen readers, for search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.decision import Seat
from engine.core.words import Msg, Part, msg, ref
from engine.games.yellow_yangtze import rules
from engine.games.yellow_yangtze.board import Board, Piece, Realm, board_of
from engine.games.yellow_yangtze.data import COLOURS
from engine.games.yellow_yangtze.moves import counted, hex_list
from engine.games.yellow_yangtze.outlook import owned
from engine.games.yellow_yangtze.scoring import in_words
from engine.games.yellow_yangtze.state import Side, Table, View


def describe(view: View) -> tuple[Part, ...]:
    """Everything this pair of eyes can see, most important first; an empty part is left out."""
    board = board_of(view.table)
    players = (line for seat in range(view.seats) for line in _player(view, seat))
    parts = (
        Part("status", tuple(_status(view))),
        Part("conflict", tuple(_conflict(view.table))),
        Part("hand", tuple(_hand(view)), private=True),
        Part("players", tuple(players)),
        Part("supplies", tuple(_supplies(view))),
        Part("states", tuple(_state(board, state) for state in board.states)),
        Part("map", tuple(_rows(view.table))),
    )
    return tuple(part for part in parts if part.lines)


def _status(view: View) -> Iterator[Msg]:
    table = view.table
    if view.outcome is None:
        active = ref("seat", table.active)
        yield msg("yy-say-turn", turn=table.turn + 1, player=active, left=table.actions)
        return
    winners = tuple(ref("seat", seat) for seat in view.outcome.winners)
    yield msg("yy-say-over", winners=winners)
    for seat, final in enumerate(table.final):
        yield msg("yy-final", player=ref("seat", seat), result=in_words(final))


def _conflict(table: Table) -> Iterator[Msg]:
    conflict = table.conflict
    if conflict is None:
        return
    yield msg(f"yy-say-{conflict.kind}", hex=conflict.at, player=ref("seat", conflict.seat))
    for side in conflict.sides:
        yield msg(
            "yy-say-side",
            hex=side.at,
            leaders=tuple(owned(leader) for leader in side.leaders),
            base=side.base,
            committed=side.strength - side.base,
            strength=side.strength,
        )
        if side.support:
            yield msg("yy-say-support", who=tuple(_supporters(side)))


def _supporters(side: Side) -> Iterator[Msg]:
    for support in side.support:
        yield msg("yy-say-supporter", player=ref("seat", support.seat), n=support.strength)


def _hand(view: View) -> Iterator[Msg]:
    if view.hand is None:
        return
    yield msg("yy-say-hand", n=view.hand.size, tiles=counted(view.hand.tiles))
    yield msg("yy-say-points", points=_points(view.hand.points))


def _points(points: dict[str, int]) -> tuple[Msg, ...]:
    return tuple(msg("yy-say-vp", n=points[colour], vp=ref("vp", colour)) for colour in COLOURS)


def _player(view: View, seat: Seat) -> Iterator[Msg]:
    player = view.table.players[seat]
    yield msg(
        "yy-say-player",
        player=ref("seat", seat),
        dynasty=ref("dynasty", player.dynasty),
        n=view.counts.hands[seat],
    )
    placed = tuple(
        msg("yy-say-leader-at", role=ref("role", colour), hex=hex)
        for colour, hex in player.leaders.items()
        if hex is not None
    )
    away = tuple(ref("role", c) for c, hex in player.leaders.items() if hex is None)
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
        msg("yy-say-spare", pagoda=ref("pagoda", colour), n=rules.supply(view.table, colour))
        for colour in COLOURS
    )
    yield msg("yy-say-supply", pagodas=spare)
    for pagoda in view.table.pagodas:
        name = ref("pagoda", pagoda.colour)
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
        player=ref("seat", piece.seat),
        role=ref("role", piece.colour),
        hex=board.geo.name[piece.bit],
    )


def _rows(table: Table) -> Iterator[Msg]:
    """The tiles, row by row; a capital with a tile is named."""
    capitals = {hex: name for name, hex in table.map.capitals.items()}
    rows: dict[str, list[Msg]] = {}
    for hex in table.geo.names(table.geo.area(tuple(table.tiles))):
        role = ref("role", table.tiles[hex])
        if hex in capitals:
            line = msg("yy-say-capital", hex=hex, role=role, capital=capitals[hex])
        else:
            line = msg("yy-say-tile", hex=hex, role=role)
        rows.setdefault(hex[0], []).append(line)
    for row, tiles in rows.items():
        yield msg("yy-say-row", row=row, tiles=tuple(tiles))
