"""Hexagons in rows as sets of bits: neighbours, connected groups and triangles by shifting."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]  # row from the north, column from the west, both from 0
Area: TypeAlias = int  # a set of cells: one bit for each


def cell_name(cell: Cell) -> str:
    """A cell as players call it: the letter of its row, the number of its column."""
    return f"{chr(ord('A') + cell[0])}{cell[1] + 1}"


def axial(cell: Cell) -> tuple[int, int]:
    """Skewed coordinates in which every cell has its neighbours in the same six directions."""
    row, column = cell
    return column - (row - (row & 1)) // 2, row


def distance(a: Cell, b: Cell) -> int:
    """Steps from cell to cell, also where no cell lies between."""
    (aq, ar), (bq, br) = axial(a), axial(b)
    dq, dr = bq - aq, br - ar
    return max(abs(dq), abs(dr), abs(dq + dr))


def bits(area: Area) -> Iterator[Area]:
    """The cells of an area one by one, row by row from the north, each as an area of its own."""
    while area:
        lowest = area & -area
        yield lowest
        area ^= lowest


class HexGrid:
    """Pointy-top hexagons; odd rows are shifted half a hexagon to the east.

    A cell's bit is its axial place in a frame with one spare column, so that the neighbours of
    a whole area are six shifts of it and nothing runs over from one row into the next.
    """

    def __init__(self, cells: Iterable[Cell]) -> None:
        places = {cell: axial(cell) for cell in cells}
        west = min(q for q, _ in places.values())
        self._stride = max(q for q, _ in places.values()) - west + 2
        self.bit: dict[Cell, Area] = {
            cell: 1 << (r * self._stride + q - west)
            for cell, (q, r) in sorted(places.items(), key=lambda each: each[0])
        }
        self.cell: dict[Area, Cell] = {bit: cell for cell, bit in self.bit.items()}
        self.all: Area = sum(self.cell)
        self.beside: dict[Area, Area] = {bit: self.grow(bit) ^ bit for bit in self.cell}
        self.triangles: tuple[Area, ...] = tuple(self.triangles_in(self.all))

    def grow(self, area: Area) -> Area:
        """An area with all its neighbours."""
        down = self._stride
        wide = area | area << 1 | area >> 1 | area << down | area >> down
        return (wide | area << down - 1 | area >> down - 1) & self.all

    def around(self, area: Area) -> Area:
        """The neighbours of an area; of a single cell `beside` knows them."""
        return self.grow(area) & ~area

    def _facing(self, area: Area) -> tuple[Area, ...]:
        """For each direction, going round, the cells whose neighbour there is in the area.

        Those off the map are among them.
        """
        down = self._stride
        east, south = area >> 1, area >> down
        return east, area << down - 1, area << down, area << 1, area >> down - 1, south

    def corners(self, area: Area) -> Area:
        """The cells that would make a triangle with two cells of the area."""
        a, b, c, d, e, f = self._facing(area)
        return (a & b | b & c | c & d | d & e | e & f | f & a) & self.all

    def touching(self, area: Area, most: int) -> list[Area]:
        """The cells that touch at least one, two ... of the area, up to so many."""
        found = [self.all] + [0] * most
        for cells in self._facing(area):
            for n in range(most, 0, -1):
                found[n] |= found[n - 1] & cells
        return found[1:]

    def group(self, seed: Area, among: Area) -> Area:
        """All that is linked with the seed by neighbouring cells of `among`."""
        found, grow = seed, self.grow
        while (grown := grow(found) & among) != found:
            found = grown
        return found

    def groups(self, among: Area) -> Iterator[Area]:
        """The linked parts of an area, the most northern first."""
        while among:
            part = self.group(among & -among, among)
            yield part
            among ^= part

    def triangles_in(self, area: Area) -> Iterator[Area]:
        """Three mutual neighbours: always two in one row and one that touches both."""
        down = self._stride
        pairs = area & area >> 1  # the western cell of each
        for bit in bits(pairs & area << down >> 1):
            yield bit | bit << 1 | bit << 1 >> down
        for bit in bits(pairs & area >> down):
            yield bit | bit << 1 | bit << down
