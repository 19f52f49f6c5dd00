"""The board of one moment as areas: tiles by colour, leaders, states (YY-9, YY-10)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from engine.core.decision import Seat
from engine.games.yellow_yangtze.data import BLACK, COLOURS
from engine.games.yellow_yangtze.state import Table
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


class Board:
    """All areas of a position; `lifted` is a leader taken off to be moved (YY-19)."""

    def __init__(self, table: Table, lifted: tuple[Seat, str] | None = None) -> None:
        self.geo = table.geo
        self.tiles: dict[str, Area] = dict.fromkeys(COLOURS, 0)
        bit = self.geo.bit
        for hex, colour in table.tiles.items():
            self.tiles[colour] |= bit[hex]
        self.pieces = [
            Piece(seat, colour, bit[hex])
            for seat, player in enumerate(table.players)
            for colour, hex in player.leaders.items()
            if hex is not None and (seat, colour) != lifted
        ]
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

    def touching(self, bit: Area) -> list[Realm]:
        """The states next to a hex."""
        beside = self.geo.grid.beside[bit]
        return [state for state in self.states if state.area & beside]

    def governors(self, bit: Area) -> Area:
        """The black tiles next to a hex (YY-12, YY-47)."""
        return self.geo.grid.beside[bit] & self.tiles[BLACK]


def clashing(states: Iterable[Realm]) -> list[str]:
    """The leader colours that more than one of these states, or one state twice, holds (YY-56)."""
    colours = [piece.colour for state in states for piece in state.leaders]
    if len(set(colours)) == len(colours):
        return []
    return [colour for colour in COLOURS if colours.count(colour) > 1]
