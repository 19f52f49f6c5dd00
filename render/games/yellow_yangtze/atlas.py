"""A map with all that lies on it."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from engine.core.decision import Seat
from engine.games.yellow_yangtze.state import Table
from render.games.yellow_yangtze import pieces, signs
from render.games.yellow_yangtze.plan import Chart
from render.toolkit.canvas import Canvas
from render.toolkit.palette import Colour, mix
from render.toolkit.shapes import line


def leaders(table: Table) -> dict[str, tuple[Seat, str]]:
    """Whose leader of which colour stands where."""
    return {
        hex: (seat, kind)
        for seat, player in enumerate(table.players)
        for kind, hex in player.leaders.items()
        if hex is not None
    }


def populate(
    canvas: Canvas, chart: Chart, table: Table, unnamed: Collection[str] = frozenset()
) -> None:
    """Tiles and leaders, then every name except those of hexes that will be marked."""
    standing = leaders(table)
    capitals = {hex: name for name, hex in table.map.capitals.items()}
    for hex, kind in table.tiles.items():
        if hex in chart.places:
            pieces.tile(canvas, chart, hex, kind, hex in capitals)
    for hex, (seat, kind) in standing.items():
        if hex in chart.places:
            pieces.leader(canvas, chart, hex, seat, kind, hex in capitals)
    for hex in chart.places:
        ink = _ink(canvas, table, standing, hex)
        low = hex in standing and hex in capitals
        if hex not in unnamed:
            pieces.name(canvas, chart, hex, ink, low=low)
        if hex in capitals and (hex not in unnamed or hex in table.tiles):
            usual = pieces.ABOVE_CHIP if hex in unnamed else pieces.USUAL
            down = pieces.BELOW_LEADER if low else usual
            pieces.capital_name(canvas, chart, hex, capitals[hex], ink, down)


def pagodas(canvas: Canvas, chart: Chart, table: Table) -> None:
    """All pagodas; they stand on top of everything."""
    for pagoda in table.pagodas:
        if all(hex in chart.places for hex in pagoda.hexes):
            pieces.pagoda(canvas, chart, pagoda)


def _ink(canvas: Canvas, table: Table, standing: dict[str, tuple[Seat, str]], hex: str) -> Colour:
    """Words must read on tiles and plates; on empty ground they keep quiet."""
    theme = canvas.theme
    if hex in table.tiles:
        return pieces.tile_ink(table.tiles[hex])
    if hex in standing:
        return pieces.tile_ink(standing[hex][1])
    return mix(theme.ink, signs.land(theme), 0.30)


def border(
    canvas: Canvas, chart: Chart, hexes: Iterable[str], colour: Colour, width: float
) -> None:
    """A line around some hexes, with a light one below that lifts it off the ground."""
    edges = list(chart.outline(hexes))
    for paint, thick in ((canvas.theme.rim, width + 3), (colour, width)):
        for start, end in edges:
            line(canvas, [start, end], paint, thick * chart.k)
