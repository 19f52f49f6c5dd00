"""The components of this game, read from its data file and checked once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from engine.games.river_of_gold.components import Components, Patron, Reward, Tile
from engine.lib.data import checked

REGIONS = range(1, 7)
_COUNTS = {  # rulebook p. 2
    "goods": 3,
    "building_types": 4,
    "customer_types": 5,
    "shore_spaces": 30,
    "river spaces": 14,
    "building_tiles": 49,
    "era_1": 24,
    "era_2": 16,
    "starting": 6,
    "imperial_market": 3,
    "customers": 30,
    "masteries": 6,
    "region_scoring_tiles": 6,
    "clan_patrons": 8,
    "clans": 4,
    "regions": 6,
}
_reader = msgspec.json.Decoder(Components)


def read(data: bytes) -> Components:
    """Parse and check a data file; the error names what is wrong."""
    return checked(data, _reader, _problems)


def _problems(box: Components) -> Iterator[str]:
    yield from _wrong_counts(box)
    yield from _wrong_contacts(box)
    yield from _wrong_sites(box)
    yield from _wrong_references(box)


def _wrong_counts(box: Components) -> Iterator[str]:
    found: Counter[str] = Counter(tile.kind for tile in box.building_tiles)
    found["river spaces"] = len(box.river.spaces)
    for name in _COUNTS:
        if hasattr(box, name):
            found[name] = len(getattr(box, name))
    for name, wanted in _COUNTS.items():
        if found[name] != wanted:
            yield f"{name}: {found[name]} found, {wanted} expected"
    for name, ids in _identities(box):
        twice = [one for one, times in Counter(ids).items() if times > 1]
        if twice:
            yield f"{name}: {twice[0]} stands there twice"
    pairs = {(card.type, card.region) for card in box.customers}
    if pairs != {(kind.id, region) for kind in box.customer_types for region in REGIONS}:
        yield "customers: not one of each type in each region"


def _identities(box: Components) -> Iterator[tuple[str, Iterable[object]]]:
    yield "building_tiles", [tile.id for tile in box.building_tiles]
    yield "customers", [card.id for card in box.customers]
    yield "shore_spaces", [space.id for space in box.shore_spaces]
    yield "river spaces", [space.id for space in box.river.spaces]
    yield "clan_patrons", [patron.id for patron in box.clan_patrons]
    yield "masteries", [card.id for card in box.masteries]
    yield "region_scoring_tiles", [tile.id for tile in box.region_scoring_tiles]
    yield "clans", [clan.id for clan in box.clans]
    yield "regions", [region.id for region in box.regions]


def _wrong_contacts(box: Components) -> Iterator[str]:
    """River and shore must agree on who touches whom."""
    shore = {space.id: space for space in box.shore_spaces}
    for river in box.river.spaces:
        if len(river.shore_spaces) != 4:
            yield f"river space {river.id}: {len(river.shore_spaces)} shore spaces, 4 expected"
        for space in river.shore_spaces:
            if space not in shore:
                yield f"river space {river.id}: no shore space {space}"
            elif river.id not in shore[space].river_spaces:
                yield f"shore space {space}: does not name river space {river.id}"
    touched = {(river.id, site) for river in box.river.spaces for site in river.shore_spaces}
    for site in box.shore_spaces:
        for near in site.river_spaces:
            if (near, site.id) not in touched:
                yield f"river space {near}: does not name shore space {site.id}"


def _wrong_sites(box: Components) -> Iterator[str]:
    """Fixed and starting buildings must have a place on the board."""
    notes = box.shore_space_notes
    known = {space.id for space in box.shore_spaces}
    for sites in (notes.imperial_market_spaces, *notes.starting_building_spaces.values()):
        for site in sites:
            if site not in known:
                yield f"shore_space_notes: no shore space {site}"


def _wrong_references(box: Components) -> Iterator[str]:
    """Every region, good, building type and clan that is named must exist."""
    clans, goods = {clan.id for clan in box.clans}, {good.id for good in box.goods}
    for patron in box.clan_patrons:
        if patron.clan not in clans:
            yield f"patron {patron.id}: no clan {patron.clan}"
    for space in box.shore_spaces:
        if space.region not in REGIONS:
            yield f"shore space {space.id}: no region {space.region}"
    for card in box.customers:
        if card.region not in REGIONS or not set(card.cost) <= goods:
            yield f"customer {card.id}: unknown region or good"
    types = {kind.id for kind in box.building_types}
    for tile in box.building_tiles:
        if tile.building_type not in types:
            yield f"tile {tile.id}: no building type {tile.building_type}"
        for reward in (*tile.visitor_rewards, *tile.owner_rewards):
            yield from _wrong_reward(tile, reward, goods, types)


def _wrong_reward(tile: Tile, reward: Reward, goods: set[str], types: set[str]) -> Iterator[str]:
    if reward.kind == "good" and reward.good not in goods:
        yield f"tile {tile.id}: no good {reward.good!r}"
    if reward.kind == "koku_per_owned_building" and reward.building_type not in types:
        yield f"tile {tile.id}: no building type {reward.building_type!r}"


BOX = read((Path(__file__).parent / "data" / "river_of_gold.json").read_bytes())
LIMITS = BOX.limits
GOODS = tuple(good.id for good in BOX.goods)
BUILDING_TYPES = tuple(kind.id for kind in BOX.building_types)
ROW_SLOTS = BOX.building_row.slots
RIVER_LENGTH = len(BOX.river.spaces)
SALE_KOKU = max(card.ongoing.koku_each for card in BOX.customers if card.ongoing)  # merchant 4
JOURNEY_KOKU = next(r.n for (r,) in BOX.river.river_end_panel.reward_choice if r.kind == "koku")
TILES = {tile.id: tile for tile in BOX.building_tiles}
CUSTOMERS = {card.id: card for card in BOX.customers}
PATRONS = {patron.id: patron for patron in BOX.clan_patrons}
MASTERIES = {card.id: card for card in BOX.masteries}
SCORING_TILES = {tile.id: tile for tile in BOX.region_scoring_tiles}
SHORE = {space.id: space for space in BOX.shore_spaces}
SITES = {r: tuple(s.id for s in BOX.shore_spaces if s.region == r) for r in REGIONS}
RIVER = {space.id: space for space in BOX.river.spaces}
TRACKS = {region.id: region.influence_track for region in BOX.regions}


def side(seats: int) -> str:
    """Which side of masteries and region tiles is in play."""
    return "2_players" if seats == 2 else "3_4_players"


def patrons_of(clan: str) -> list[Patron]:
    """The two patrons of a clan."""
    return [patron for patron in BOX.clan_patrons if patron.clan == clan]
