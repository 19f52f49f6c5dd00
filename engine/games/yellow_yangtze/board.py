"""The board of one moment as areas: tiles by colour, leaders, states (YY-9, YY-10)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from engine.core.decision import Seat
from engine.games.yellow_yangtze.data import BLACK, COLOURS, RED
from engine.games.yellow_yangtze.maps import Geography, geography
from engine.games.yellow_yangtze.state import Standing, Table
from engine.lib.hexgrid import Area


class Piece(NamedTuple):
    """A leader on the board."""

    seat: Seat
    colour: str
    bit: Area


class Realm(NamedTuple):
    """A state: a group with its leaders."""

    area: Area
    leaders: tuple[Piece, ...]

    def leader(self, colour: str) -> Piece | None:
        """The leader of a colour."""
        return next((piece for piece in self.leaders if piece.colour == colour), None)

    def holds(self, seat: Seat, *colours: str) -> bool:
        """Whether a player has a leader of one of these colours there."""
        return any(piece.seat == seat and piece.colour in colours for piece in self.leaders)


class Front(NamedTuple):
    """A state that a tile draws into a war, by the hex where the two touch (YY-56)."""

    at: str
    strength: int  # its red tiles (YY-57)
    leaders: tuple[Standing, ...]  # those that clash
    area: Area


class Board:
    """All areas of a position, which never change: `board_of` knows the board of a table."""

    def __init__(
        self,
        geo: Geography,
        tiles: Iterable[tuple[str, str]],
        leaders: Iterable[tuple[Seat, str, str]],
    ) -> None:
        self.geo = geo
        self.tiles: dict[str, Area] = dict.fromkeys(COLOURS, 0)
        bit = geo.bit
        for hex, colour in tiles:
            self.tiles[colour] |= bit[hex]
        self.pieces = [Piece(seat, colour, bit[hex]) for seat, colour, hex in leaders]
        self.leaders: Area = sum(piece.bit for piece in self.pieces)
        self.occupied: Area = sum(self.tiles.values()) | self.leaders

    @cached_property
    def states(self) -> list[Realm]:
        """Every group that holds a leader (YY-10)."""
        found: list[Realm] = []
        seen: Area = 0
        for piece in self.pieces:
            if not piece.bit & seen:
                area = self.geo.grid.group(piece.bit, self.occupied)
                seen |= area
                found.append(Realm(area, tuple([p for p in self.pieces if p.bit & area])))
        return found

    @property
    def empty(self) -> Area:
        """Hexes without tile and leader."""
        return self.geo.grid.all & ~self.occupied

    @cached_property
    def borders(self) -> list[tuple[Realm, Area]]:
        """Each state with the empty hexes next to it."""
        grow, empty = self.geo.grid.grow, self.empty
        return [(state, grow(state.area) & empty) for state in self.states]

    @cached_property
    def between(self) -> Area:
        """The empty hexes that touch two states or more."""
        once = twice = 0
        for _, border in self.borders:
            twice |= once & border
            once |= border
        return twice

    def state_at(self, hex: str) -> Area:
        """The state in which a leader stands."""
        bit = self.geo.bit[hex]
        return next(state.area for state in self.states if state.area & bit)

    def touching(self, bit: Area) -> list[Realm]:
        """The states next to a hex."""
        beside = self.geo.grid.beside[bit]
        return [state for state in self.states if state.area & beside]

    def fronts(self, bit: Area) -> list[Front]:
        """The states at war if a tile lies on this hex, row by row; others stay out (YY-56)."""
        united = self.touching(bit)
        colours = clashing(united)
        found = [(self.geo.grid.beside[bit] & state.area, state) for state in united]
        found.sort(key=lambda pair: pair[0] & -pair[0])
        fronts = [self._front(contact, state, colours) for contact, state in found]
        return [front for front in fronts if front.leaders]

    def _front(self, contact: Area, state: Realm, colours: list[str]) -> Front:
        leaders = tuple([Standing(p.seat, p.colour) for p in state.leaders if p.colour in colours])
        strength = (self.tiles[RED] & state.area).bit_count()
        return Front(self.geo.names(contact)[0], strength, leaders, state.area)

    def governors(self, bit: Area) -> Area:
        """The black tiles next to a hex (YY-12, YY-47)."""
        return self.geo.grid.beside[bit] & self.tiles[BLACK]


def board_of(table: Table, lifted: tuple[Seat, str] | None = None) -> Board:
    """The board as it is now, without the leader that is taken off to be moved (YY-19)."""
    hexes, colours = tuple(table.tiles), tuple(table.tiles.values())
    leaders = tuple([tuple(player.leaders.items()) for player in table.players])
    return _board(table.map.rows, hexes, colours, leaders, lifted)


def board_before_war(table: Table) -> Board:
    """The same, but while a war is on, the tile that started it joins nothing yet (YY-54)."""
    if table.marker is None:
        return board_of(table)
    tiles = {hex: colour for hex, colour in table.tiles.items() if hex != table.marker}
    return board_of(replace(table, tiles=tiles))


@lru_cache(maxsize=256)  # the rules and their readers look at one position many times
def _board(
    rows: tuple[str, ...],
    hexes: tuple[str, ...],
    colours: tuple[str, ...],
    leaders: tuple[tuple[tuple[str, str | None], ...], ...],
    lifted: tuple[Seat, str] | None,
) -> Board:
    pieces = [
        (seat, colour, hex)
        for seat, own in enumerate(leaders)
        for colour, hex in own
        if hex is not None and (seat, colour) != lifted
    ]
    return Board(geography(rows), zip(hexes, colours, strict=True), pieces)


def clashing(states: Iterable[Realm]) -> list[str]:
    """The leader colours that more than one of these states, or one state twice, holds (YY-56)."""
    colours = [piece.colour for state in states for piece in state.leaders]
    if len(set(colours)) == len(colours):
        return []
    return [colour for colour in COLOURS if colours.count(colour) > 1]
