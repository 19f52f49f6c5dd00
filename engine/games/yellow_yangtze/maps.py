"""Maps: read from a file that an operator may replace, checked, and kept whole in the match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import msgspec

from engine.games.yellow_yangtze.components import Hex, MapFile
from engine.games.yellow_yangtze.data import CAPITALS, DATA
from engine.lib.data import load_own
from engine.lib.hexgrid import Area, HexGrid, bits, cell_name

RIVERS = {"yellow": "~", "yangtze": "="}
LAND, NOTHING = ".", " "
MOST_ROWS = 26  # as many as there are letters
MOST_COLUMNS = 99
_reader = msgspec.json.Decoder(MapFile)


class MapSheet(msgspec.Struct, frozen=True):
    """The map of one match, stored with it: it stays valid when the operator's file changes."""

    id: str
    rows: tuple[str, ...]  # one sign a hex: `.` land, `~` Yellow River, `=` Yangtze, ` ` no hex
    capitals: dict[str, str]  # name -> hex


@dataclass(frozen=True, slots=True)
class Geography:
    """A map as areas of a grid, with the names of its hexes."""

    grid: HexGrid
    bit: dict[str, Area]
    name: dict[Area, str]
    land: Area
    rivers: dict[str, Area]

    @property
    def river(self) -> Area:
        """Both rivers."""
        return sum(self.rivers.values())

    def names(self, area: Area) -> list[str]:
        """The hexes of an area, row by row."""
        return [self.name[bit] for bit in bits(area)]

    def area(self, names: list[str] | tuple[str, ...]) -> Area:
        """Some different hexes as an area."""
        return sum(self.bit[name] for name in names)


@lru_cache(maxsize=16)
def geography(rows: tuple[str, ...]) -> Geography:
    """The areas of a map, worked out once for all matches that are played on it."""
    signs = {
        (row, column): sign
        for row, line in enumerate(rows)
        for column, sign in enumerate(line)
        if sign != NOTHING
    }
    grid = HexGrid(signs)
    name = {bit: cell_name(cell) for cell, bit in grid.bit.items()}
    ground: Counter[str] = Counter()
    for cell, sign in signs.items():
        ground[sign] += grid.bit[cell]
    rivers = {river: ground[sign] for river, sign in RIVERS.items()}
    return Geography(grid, {n: bit for bit, n in name.items()}, name, ground[LAND], rivers)


def load_map(path: Path) -> MapSheet:
    """Read a map file; the error names the file and what is wrong with it."""
    found = load_own(path, _reader, _problems)
    return MapSheet(found.id, _rows(found.hexes), _capitals(found.hexes))


def _problems(found: MapFile) -> Iterator[str]:
    """A grid can be made only of hexes that are right: whoever reads on has seen no problem."""
    yield from _wrong_hexes(found)
    yield from _wrong_map(found, geography(_rows(found.hexes)))


def _wrong_hexes(found: MapFile) -> Iterator[str]:
    """What must hold of each hex before a grid can be made."""
    if not found.id:
        yield "mapId is empty, a name for the map expected"
    if not found.hexes:
        yield "the map has no hexes"
    for name, times in Counter(hex.id for hex in found.hexes).items():
        if times > 1:
            yield f"hex {name} stands there twice"
    for hex in found.hexes:
        if not (0 <= hex.row < MOST_ROWS and 0 <= hex.col < MOST_COLUMNS):
            yield f"hex {hex.id}: row {hex.row}, column {hex.col} is outside any map"
        elif hex.id != cell_name((hex.row, hex.col)):
            yield f"hex {hex.id}: row and column make it {cell_name((hex.row, hex.col))}"
        if hex.terrain == "river" and hex.river not in RIVERS:
            yield f"hex {hex.id}: no river {hex.river!r}, only {', '.join(RIVERS)}"
        if hex.terrain == "land" and hex.river is not None:
            yield f"hex {hex.id}: land, yet part of the river {hex.river}"
    yield from _wrong_capitals(found)


def _wrong_capitals(found: MapFile) -> Iterator[str]:
    seats = [hex for hex in found.hexes if hex.capital is not None]
    for hex in seats:
        if hex.terrain != "land":
            yield f"hex {hex.id}: the capital {hex.capital} is not on land"
    names = sorted(str(hex.capital) for hex in seats)
    if names != sorted(CAPITALS):
        yield f"capitals: {', '.join(names)} found, {', '.join(sorted(CAPITALS))} expected"


def _wrong_map(found: MapFile, geo: Geography) -> Iterator[str]:
    for river, area in geo.rivers.items():
        parts = list(geo.grid.groups(area))
        if len(parts) != 1:
            yield f"river {river}: {len(parts)} parts found, one connected river expected"
    cut_off = [geo.names(part)[0] for part in geo.grid.groups(geo.grid.all)][1:]
    if cut_off:
        yield f"hex {cut_off[0]} is cut off from the rest of the map"
    if found.size is not None:
        sizes = {"hexes": geo.grid.all, "land": geo.land, "river": geo.river}
        for what, area in sizes.items():
            said = getattr(found.size, what)
            if said != area.bit_count():
                yield f"size: {area.bit_count()} {what} found, {said} expected"
    for name, around in (found.neighbours or {}).items():
        if name not in geo.bit:
            yield f"neighbours: there is no hex {name}"
        elif sorted(around.values()) != sorted(geo.names(geo.grid.around(geo.bit[name]))):
            yield f"neighbours: those of {name} do not follow from rows and columns"


def _rows(hexes: tuple[Hex, ...]) -> tuple[str, ...]:
    signs = {(hex.row, hex.col): RIVERS.get(hex.river or "", LAND) for hex in hexes}
    height = max(row for row, _ in signs) + 1
    width = max(column for _, column in signs) + 1
    lines = (
        "".join(signs.get((row, column), NOTHING) for column in range(width))
        for row in range(height)
    )
    return tuple(line.rstrip() for line in lines)


def _capitals(hexes: tuple[Hex, ...]) -> dict[str, str]:
    return {hex.capital: hex.id for hex in hexes if hex.capital is not None}


STANDARD = load_map(DATA / "designed-130-v1.json")
