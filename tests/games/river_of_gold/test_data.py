"""The data file is what the box holds, and a damaged one is refused by naming the damage."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.core.errors import BadData
from engine.games.river_of_gold import data as loaded
from engine.games.river_of_gold.data import (
    BOX,
    CUSTOMERS,
    LIMITS,
    RIVER,
    SHORE,
    TILES,
    patrons_of,
    read,
)

FILE = Path(loaded.__file__).parent / "data" / "river_of_gold.json"
Edit = Callable[[Any], object]

TABLES = (
    "building_tiles",
    "customers",
    "shore_spaces",
    "clan_patrons",
    "masteries",
    "region_scoring_tiles",
    "clans",
    "regions",
)


def refusal(edit: Edit) -> str:
    """The one complaint about an edited copy of the file."""
    raw = json.loads(FILE.read_bytes())
    edit(raw)
    with pytest.raises(BadData) as caught:
        read(json.dumps(raw).encode())
    return str(caught.value)


def set_at(raw: Any, path: str, value: object) -> None:
    """Change one place of the file, named as `table.0.field`."""
    *way, last = path.split(".")
    for step in way:
        raw = raw[int(step)] if isinstance(raw, list) else raw[step]
    raw[int(last) if isinstance(raw, list) else last] = value


def test_the_file_as_it_is_can_be_read() -> None:
    assert read(FILE.read_bytes()) == BOX


def test_components_are_as_many_as_the_box_holds() -> None:
    assert Counter(tile.kind for tile in TILES.values()) == {
        "era_1": 24,
        "era_2": 16,
        "starting": 6,
        "imperial_market": 3,
    }
    assert (len(CUSTOMERS), len(SHORE), len(RIVER)) == (30, 30, 14)
    assert (len(BOX.masteries), len(BOX.region_scoring_tiles), len(BOX.clan_patrons)) == (6, 6, 8)
    assert all(len(patrons_of(clan.id)) == 2 for clan in BOX.clans)


def test_building_types_in_each_era() -> None:
    found = Counter((tile.kind, tile.building_type) for tile in TILES.values())
    for kind in ("port", "market", "palace", "shrine"):
        assert (found["era_1", kind], found["era_2", kind]) == (6, 4)
        assert found["starting", kind] == (0 if kind == "market" else 2)
    assert found["imperial_market", "market"] == 3


def test_five_sites_in_each_region() -> None:
    assert Counter(site.region for site in SHORE.values()) == dict.fromkeys(range(1, 7), 5)


def test_river_and_shore_agree_on_fifty_six_contacts() -> None:
    by_river = {(river.id, site) for river in RIVER.values() for site in river.shore_spaces}
    by_shore = {(river, site.id) for site in SHORE.values() for river in site.river_spaces}
    assert by_river == by_shore
    assert len(by_river) == 56
    assert {len(site.river_spaces) for site in SHORE.values()} == {1, 2, 3}


def test_river_spaces_lie_in_the_regions_of_their_shores() -> None:
    for river in RIVER.values():
        assert set(river.regions) == {SHORE[site].region for site in river.shore_spaces}


@pytest.mark.rule("RG-23", "RG-68")
def test_limits() -> None:
    assert (LIMITS.koku_max, LIMITS.each_good_max) == (25, 6)
    assert (LIMITS.favour_start, LIMITS.favour_limit_start, LIMITS.favour_limit_max) == (2, 3, 6)


@pytest.mark.parametrize("cut", [0, 1, 5000, -2])
def test_a_truncated_file(cut: int) -> None:
    with pytest.raises(BadData) as caught:
        read(FILE.read_bytes()[:cut])
    assert caught.value.why.key == "core-data-broken"


def test_a_file_that_is_not_text() -> None:
    with pytest.raises(BadData) as caught:
        read(FILE.read_bytes().replace(b'"kind": "era_1"', b'"kind": "\xff\xfe"', 1))
    assert caught.value.why.key == "core-data-broken"


def test_a_missing_table() -> None:
    assert "customers" in refusal(lambda raw: raw.pop("customers"))


def test_a_wrong_kind_of_value() -> None:
    complaint = refusal(lambda raw: set_at(raw, "customers.3.region", "three"))
    assert "region" in complaint


@pytest.mark.parametrize("table", TABLES)
def test_a_missing_component(table: str) -> None:
    wanted = len(getattr(BOX, table))
    complaint = refusal(lambda raw: raw[table].pop())
    assert f"{table}: {wanted - 1} found, {wanted} expected" in complaint


def test_a_missing_river_space() -> None:
    assert "river spaces: 13 found" in refusal(lambda raw: raw["river"]["spaces"].pop())


def test_a_tile_of_the_wrong_era() -> None:
    complaint = refusal(lambda raw: set_at(raw, "building_tiles.9.kind", "era_2"))
    assert "era_1: 23 found, 24 expected" in complaint


@pytest.mark.parametrize("table", TABLES)
def test_a_component_twice(table: str) -> None:
    twice = json.loads(FILE.read_bytes())[table][0]["id"]
    complaint = refusal(lambda raw: set_at(raw, f"{table}.1.id", twice))
    assert f"{table}: {twice} stands there twice" in complaint


def test_a_river_space_twice() -> None:
    complaint = refusal(lambda raw: set_at(raw, "river.spaces.1.id", 1))
    assert "river spaces: 1 stands there twice" in complaint


def test_two_customers_of_one_type_and_region() -> None:
    complaint = refusal(lambda raw: set_at(raw, "customers.1.region", 1))
    assert "not one of each type in each region" in complaint


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("clan_patrons.0.clan", "lion", "patron kaiu_shihobu: no clan lion"),
        ("shore_spaces.4.region", 7, "shore space 5: no region 7"),
        ("customers.0.cost", {"tea": 2}, "customer artisan_1"),
        ("building_tiles.9.building_type", "inn", "tile e1_port_1: no building type inn"),
        ("building_tiles.9.owner_rewards.0.good", "tea", "tile e1_port_1: no good 'tea'"),
        ("river.spaces.0.shore_spaces", [1, 2, 3, 99], "river space 1: no shore space 99"),
        ("river.spaces.0.shore_spaces", [1, 2, 3], "river space 1: 3 shore spaces"),
        ("river.spaces.0.shore_spaces", [1, 2, 3, 30], "shore space 30: does not name"),
        ("shore_spaces.0.river_spaces", [1, 9], "river space 9: does not name shore space 1"),
        ("shore_space_notes.imperial_market_spaces", [6, 17, 31], "no shore space 31"),
        ("shore_space_notes.starting_building_spaces.3", [3, 11, 44], "no shore space 44"),
    ],
)
def test_a_reference_to_nothing(path: str, value: object, complaint: str) -> None:
    assert complaint in refusal(lambda raw: set_at(raw, path, value))
