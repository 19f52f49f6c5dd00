"""The hex grid against a slow, obvious second implementation on random boards."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.lib.hexgrid import Area, Cell, HexGrid, bits, cell_name, distance

CELLS = [(row, column) for row in range(7) for column in range(8)]
EVEN = [(0, 1), (-1, 0), (-1, -1), (0, -1), (1, -1), (1, 0)]
ODD = [(0, 1), (-1, 1), (-1, 0), (0, -1), (1, 0), (1, 1)]
boards = st.sets(st.sampled_from(CELLS), min_size=1)
some_cells = st.sets(st.sampled_from(CELLS))


def neighbours(cell: Cell) -> set[Cell]:
    """By the table of offsets for even and odd rows."""
    row, column = cell
    return {(row + dr, column + dc) for dr, dc in (ODD if row % 2 else EVEN)}


def slow_groups(cells: set[Cell]) -> set[frozenset[Cell]]:
    """Join cells one pair at a time until nothing changes."""
    groups = [{cell} for cell in cells]
    joined = True
    while joined:
        joined = False
        for a, b in combinations(groups, 2):
            if any(neighbours(cell) & b for cell in a):
                a |= b
                groups.remove(b)
                joined = True
                break
    return {frozenset(group) for group in groups}


def slow_triangles(cells: set[Cell]) -> set[frozenset[Cell]]:
    """Every three cells that are neighbours of each other."""
    return {
        frozenset((a, b, c))
        for a in cells
        for b, c in combinations(neighbours(a) & cells, 2)
        if c in neighbours(b)
    }


def area(grid: HexGrid, cells: set[Cell]) -> Area:
    return sum(grid.bit[cell] for cell in cells)


def cells(grid: HexGrid, of: Area) -> frozenset[Cell]:
    return frozenset(grid.cell[bit] for bit in bits(of))


@given(boards, some_cells)
@settings(deadline=None)
def test_groups(board: set[Cell], chosen: set[Cell]) -> None:
    grid = HexGrid(board)
    among = board & chosen
    found = [cells(grid, group) for group in grid.groups(area(grid, among))]
    assert len(found) == len(set(found))
    assert set(found) == slow_groups(among)


@given(boards, some_cells)
@settings(deadline=None)
def test_triangles(board: set[Cell], chosen: set[Cell]) -> None:
    grid = HexGrid(board)
    among = board & chosen
    found = [cells(grid, triangle) for triangle in grid.triangles_in(area(grid, among))]
    assert len(found) == len(set(found))
    assert set(found) == slow_triangles(among)
    assert {cells(grid, each) for each in grid.triangles} == slow_triangles(board)


@given(boards, some_cells)
@settings(deadline=None)
def test_neighbours(board: set[Cell], chosen: set[Cell]) -> None:
    grid = HexGrid(board)
    for cell, bit in grid.bit.items():
        assert cells(grid, grid.beside[bit]) == neighbours(cell) & board
    among = board & chosen
    around = {each for cell in among for each in neighbours(cell)} & board
    assert cells(grid, grid.grow(area(grid, among))) == around | among
    assert cells(grid, grid.around(area(grid, among))) == around - among


@given(boards)
def test_cells_come_row_by_row(board: set[Cell]) -> None:
    grid = HexGrid(board)
    assert [grid.cell[bit] for bit in bits(grid.all)] == sorted(board)


@given(st.sampled_from(CELLS), st.sampled_from(CELLS))
@settings(deadline=None)
def test_distance(a: Cell, b: Cell) -> None:
    reached, steps = {a}, 0
    while b not in reached:
        reached |= {each for cell in reached for each in neighbours(cell)}
        steps += 1
    assert distance(a, b) == steps


@pytest.mark.parametrize(("cell", "name"), [((0, 3), "A4"), ((6, 6), "G7"), ((11, 8), "L9")])
def test_names(cell: Cell, name: str) -> None:
    assert cell_name(cell) == name


@given(boards, some_cells)
@settings(deadline=None)
def test_corners_would_complete_a_triangle(board: set[Cell], chosen: set[Cell]) -> None:
    grid = HexGrid(board)
    own = chosen & board
    slow = {cell for cell in board if any(cell in found for found in slow_triangles({*own, cell}))}
    found = cells(grid, grid.corners(area(grid, own)))
    assert found - own == slow - own


@given(boards, some_cells)
@settings(deadline=None)
def test_touching_counts_the_neighbours_in_an_area(board: set[Cell], chosen: set[Cell]) -> None:
    grid = HexGrid(board)
    own = chosen & board
    for n, found in enumerate(grid.touching(area(grid, own), 6), start=1):
        slow = {cell for cell in board if len(neighbours(cell) & own) >= n}
        assert cells(grid, found) == slow
