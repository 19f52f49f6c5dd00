"""What is in the box: the shapes of tiles, leaders, pagodas and of a map file."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field


class Constants(Struct, frozen=True, rename="camel"):
    """The numbers of the rules."""

    hand_size: int
    market_size: int
    actions_per_turn: int
    riot_cost_blue_tiles: int
    pagoda_action_cost_green_tiles: int
    off_board_leader_replaces_tiles: int
    short_two_player_tiles_removed: int


class Colour(Struct, frozen=True, rename="camel"):
    """One of the five colours with its tiles and pagodas."""

    id: str
    tile_count: int
    pagodas: int


class Colours(Struct, frozen=True):
    """All colours in the order of the rulebook."""

    list: tuple[Colour, ...]


class Tiles(Struct, frozen=True, rename="camel"):
    """The tiles by colour: all of them, those on the board at the start, the terrain of each."""

    total: int
    counts: dict[str, int]
    placed_at_setup: dict[str, int]
    terrain_rule: dict[str, Literal["land", "river"]]


class Leaders(Struct, frozen=True, rename="camel"):
    """The round pieces."""

    total: int
    per_dynasty: int


class Dynasties(Struct, frozen=True):
    """The player's sides, by id."""

    list: tuple[str, ...]


class Pagodas(Struct, frozen=True):
    """The pagodas by colour."""

    total: int
    counts: dict[str, int]


class Components(Struct, frozen=True):
    """Everything in the box but the board."""

    constants: Constants
    colors: Colours
    tiles: Tiles
    leaders: Leaders
    dynasties: Dynasties
    pagodas: Pagodas


class Hex(Struct, frozen=True):
    """One hexagon of a map file."""

    id: str
    row: int
    col: int
    terrain: Literal["land", "river"]
    river: str | None = None
    capital: str | None = None


class Size(Struct, frozen=True):
    """How many hexagons a map file says it has."""

    hexes: int
    land: int
    river: int


class MapFile(Struct, frozen=True):
    """A map as an operator writes it; neighbours and sizes are checked where they are given."""

    id: str = field(name="mapId")
    hexes: tuple[Hex, ...]
    orientation: Literal["pointy-top"] = "pointy-top"  # a flat-top map would be misread
    size: Size | None = None
    neighbours: dict[str, dict[str, str]] | None = None
