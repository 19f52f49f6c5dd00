"""What a piece on a hex would bring about: points, pagodas, wars, revolts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.core.decision import Option, Seat
from engine.core.previews import preview
from engine.core.words import Msg, msg
from engine.games.yellow_yangtze import outlook, rules
from engine.games.yellow_yangtze.board import Board, Front, Realm, clashing
from engine.games.yellow_yangtze.data import BLACK, RED
from engine.games.yellow_yangtze.maps import geography
from engine.games.yellow_yangtze.menus import FALLS, FIGHT, SCORE, Place, hex_options, plain_option
from engine.games.yellow_yangtze.state import Standing, State, Table
from engine.lib.hexgrid import Area, bits


class Placing(NamedTuple):
    """A tile: a war, or whose point it is and whether it completes a triangle."""

    reader: Seat
    colour: str
    fronts: tuple[Front, ...] = ()
    adds: int = 0  # to a war, from the reader's own hand
    scorer: Seat | None = None
    triangle: bool = False
    owner: Seat | None = None  # who would score its pagoda

    @property
    def group(self) -> str:
        if self.fronts:
            return FIGHT
        return SCORE if self.scorer == self.reader else ""

    @property
    def final(self) -> Msg | None:
        return msg("yy-final-war") if self.fronts else None

    def about(self) -> Msg | None:
        if self.fronts:
            return outlook.war_ahead(self.fronts, self.reader, self.adds)
        gain = outlook.gain_ahead(self.scorer, self.colour, self.reader)
        if not self.triangle:
            return gain
        return outlook.pagoda_ahead(self.owner, self.reader, gain)


def tile_options(
    kind: str, state: State, board: Board, seat: Seat, colour: str, sites: Area
) -> tuple[Option, ...]:
    """Where a tile may go, with what it would bring."""
    told = preview(_tile_places, state, board, seat, colour, sites)
    return _plain(kind, state.table.map.rows, sites) if told is None else hex_options(kind, told)


@lru_cache(maxsize=1024)
def _plain(kind: str, rows: tuple[str, ...], sites: Area) -> tuple[Option, ...]:
    """The same places where nobody reads what they would bring."""
    return tuple([plain_option(kind, hex) for hex in geography(rows).names(sites)])


def _tile_places(
    state: State, board: Board, seat: Seat, colour: str, sites: Area
) -> Iterator[Place]:
    known = _placings(board, seat, colour, sites)
    adds = rules.reserve(state, seat, RED) - (colour == RED)
    ready = rules.completing(state.table, board, colour)
    nothing = Placing(seat, colour)
    for bit in bits(sites):
        brings = known.get(bit, nothing)
        if brings.fronts:
            brings = brings._replace(fronts=tuple(board.fronts(bit)), adds=adds)
        elif bit & ready:
            brings = brings._replace(triangle=True)
        yield Place(board.geo.name[bit], brings, _worth(board, bit, brings))


def scoring_places(state: State, board: Board, seat: Seat, colour: str, sites: Area) -> list[Place]:
    """Only those where the point is one's own, the best first."""
    near = 0
    for realm, border in board.borders:
        near |= border if realm.holds(seat, colour, BLACK) else 0
    known = _placings(board, seat, colour, sites & near)
    own = sum(bit for bit, brings in known.items() if brings.scorer == seat)
    found = _tile_places(state, board, seat, colour, own) if own else ()
    return sorted(found, key=lambda place: -place.worth)


def _worth(board: Board, bit: Area, brings: Placing) -> int:
    """A pagoda of one's own comes first, then what is nearer to one."""
    alike = (board.geo.grid.beside[bit] & board.tiles[brings.colour]).bit_count()
    return alike + 100 * (brings.triangle and brings.owner == brings.reader)


def _placings(board: Board, seat: Seat, colour: str, sites: Area) -> dict[Area, Placing]:
    """What a tile means on each hex beside a state."""
    found = {}
    for realm, border in board.borders:
        alone = border & sites & ~board.between
        if alone:
            found.update(dict.fromkeys(bits(alone), _placing(seat, colour, [realm])))
    for bit in bits(board.between & sites):
        found[bit] = _placing(seat, colour, board.touching(bit))
    return found


def _placing(seat: Seat, colour: str, states: list[Realm]) -> Placing:
    """A tile between these states; which hexes they are known by depends on where it lies."""
    if clashing(states):
        return Placing(seat, colour, fronts=_WAR)
    piece = rules.scorer(states, colour)
    if piece is None:
        return Placing(seat, colour)
    owner = piece.seat if piece.colour == colour else None
    return Placing(seat, colour, scorer=piece.seat, owner=owner)


_WAR = (Front("", 0, (), 0),)


class Positioning(NamedTuple):
    """A leader: a revolt, or whom it joins and which pagodas it would score."""

    reader: Seat
    governors: int  # beside it
    company: tuple[Standing, ...] = ()
    pagodas: int = 0
    rival: Standing | None = None
    against: int = 0
    adds: int = 0  # to a revolt, from the reader's own hand

    @property
    def group(self) -> str:
        if self.rival is not None:
            return FIGHT
        return SCORE if self.pagodas else ""

    @property
    def final(self) -> Msg | None:
        return None

    def about(self) -> Msg | None:
        if self.rival is not None:
            strengths = self.governors, self.against, self.adds
            return outlook.revolt_ahead(self.rival.seat, *strengths)
        return outlook.company_ahead(self.company, self.governors, self.pagodas, self.reader)


def leader_options(
    kind: str, state: State, board: Board, seat: Seat, colour: str, sites: Area
) -> tuple[Option, ...]:
    """Where a leader that is not on this board may go, with what it would bring."""
    told = preview(_leader_places, state, board, seat, colour, sites)
    return _plain(kind, state.table.map.rows, sites) if told is None else hex_options(kind, told)


def _leader_places(
    state: State, board: Board, seat: Seat, colour: str, sites: Area
) -> Iterator[Place]:
    pagodas = _pagoda_borders(state.table, board, colour)
    adds = rules.reserve(state, seat, BLACK, without=colour)
    for bit in bits(sites):
        touched = [realm for realm, border in board.borders if border & bit]
        governors = board.governors(bit).bit_count()
        rival = next((piece for realm in touched if (piece := realm.leader(colour))), None)
        if rival is not None:
            against = board.governors(rival.bit).bit_count()
            foe = Standing(rival.seat, colour)
            brings = Positioning(seat, governors, rival=foe, against=against, adds=adds)
        else:
            there = sum(bool(border & bit) for border in pagodas)
            brings = Positioning(seat, governors, _company(touched), there)
        yield Place(board.geo.name[bit], brings, 10 * brings.pagodas + governors)


def _company(states: list[Realm]) -> tuple[Standing, ...]:
    return tuple([Standing(piece.seat, piece.colour) for s in states for piece in s.leaders])


def _pagoda_borders(table: Table, board: Board, colour: str) -> list[Area]:
    """For each pagoda of a colour all that is next to its group."""
    grid, bit = board.geo.grid, board.geo.bit
    found = (bit[pagoda.hexes[0]] for pagoda in table.pagodas if pagoda.colour == colour)
    return [grid.grow(grid.group(tile, board.occupied)) for tile in found]


class Removing(NamedTuple):
    """A tile taken off the board, with the pagoda and the leaders that fall with it."""

    reader: Seat
    colour: str
    pagoda: str | None = None
    leaders: tuple[Standing, ...] = ()

    @property
    def group(self) -> str:
        hurts = self.pagoda or any(leader.seat != self.reader for leader in self.leaders)
        return FALLS if hurts else ""

    @property
    def final(self) -> Msg | None:
        return None

    def about(self) -> Msg | None:
        return outlook.removal(self.colour, self.pagoda, self.reader, self.leaders)


def riot_options(table: Table, board: Board, seat: Seat) -> tuple[Option, ...]:
    """Every tile of the board."""
    return hex_options("hex", _riot_places(table, board, seat))


def _riot_places(table: Table, board: Board, seat: Seat) -> Iterator[Place]:
    covered, held = table.covered, rules.held_up(board)
    for hex in board.geo.names(sum(board.tiles.values())):
        brings = Removing(seat, table.tiles[hex], covered.get(hex), held.get(hex, ()))
        yield Place(hex, brings)
