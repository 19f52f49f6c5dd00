"""The components of this game, read from its data file and checked once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from engine.games.yellow_yangtze.components import Components
from engine.lib.data import checked

DATA = Path(__file__).parent / "data"
COLOURS = ("black", "red", "blue", "green", "yellow")
BLACK, RED, BLUE, GREEN, YELLOW = COLOURS
SCORED = (BLACK, RED, BLUE, GREEN)  # yellow points are wild
CAPITALS = ("Qin", "Chu", "Qi", "Yan", "Han", "Wei", "Zhao")
_TILES = {BLACK: 42, RED: 36, BLUE: 24, GREEN: 24, YELLOW: 12}  # rulebook, components
_PAGODAS = {BLACK: 2, RED: 2, BLUE: 2, GREEN: 2, YELLOW: 1}
_DYNASTIES = 4
_reader = msgspec.json.Decoder(Components)


def read(data: bytes) -> Components:
    """Parse and check a data file; the error names what is wrong."""
    return checked(data, _reader, _problems)


def _problems(box: Components) -> Iterator[str]:
    names = [colour.id for colour in box.colors.list]
    if sorted(names) != sorted(COLOURS):
        yield f"colors: {', '.join(names)} found, {', '.join(COLOURS)} expected"
    yield from _wrong_counts("tiles", box.tiles.counts, _TILES, box.tiles.total)
    yield from _wrong_counts("pagodas", box.pagodas.counts, _PAGODAS, box.pagodas.total)
    for colour in box.colors.list:
        if (colour.tile_count, colour.pagodas) != (_TILES[colour.id], _PAGODAS[colour.id]):
            yield f"colors: {colour.id} has other counts than tiles and pagodas"
    if box.tiles.placed_at_setup != {BLACK: len(CAPITALS)}:
        yield f"tiles: {box.tiles.placed_at_setup} at set-up, one black tile a capital expected"
    rivers = [colour for colour, ground in box.tiles.terrain_rule.items() if ground == "river"]
    if rivers != [BLUE] or set(box.tiles.terrain_rule) != set(COLOURS):
        yield "tiles: the terrain of every colour is wanted, river for blue only"
    yield from _wrong_leaders(box)


def _wrong_counts(
    what: str, found: dict[str, int], wanted: dict[str, int], total: int
) -> Iterator[str]:
    for colour, count in wanted.items():
        if found.get(colour) != count:
            yield f"{what}: {found.get(colour)} of {colour} found, {count} expected"
    if total != sum(wanted.values()):
        yield f"{what}: {total} in all found, {sum(wanted.values())} expected"


def _wrong_leaders(box: Components) -> Iterator[str]:
    if len(set(box.dynasties.list)) != _DYNASTIES or len(box.dynasties.list) != _DYNASTIES:
        yield f"dynasties: {_DYNASTIES} different ones expected"
    if box.leaders.per_dynasty != len(COLOURS):
        yield f"leaders: {box.leaders.per_dynasty} a dynasty found, {len(COLOURS)} expected"
    if box.leaders.total != len(COLOURS) * _DYNASTIES:
        yield f"leaders: {box.leaders.total} found, {len(COLOURS) * _DYNASTIES} expected"
    constants = box.constants
    if constants.off_board_leader_replaces_tiles >= constants.riot_cost_blue_tiles:
        yield "constants: a riot must cost a real tile"
    if constants.off_board_leader_replaces_tiles >= constants.pagoda_action_cost_green_tiles:
        yield "constants: a pagoda must cost a real tile"


BOX = read((DATA / "yellow_yangtze.json").read_bytes())
RULES = BOX.constants
DYNASTIES = BOX.dynasties.list
TILES = BOX.tiles.counts
PAGODAS = BOX.pagodas.counts
