"""Data files: what is in the box, and maps that an operator may replace (YY-3, section 20)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core.codec import encode, load
from engine.core.errors import BadData
from engine.core.flow import new_match
from engine.games.yellow_yangtze.data import DATA, read
from engine.games.yellow_yangtze.game import YELLOW_YANGTZE, on_map
from engine.games.yellow_yangtze.maps import STANDARD, geography, load_map
from engine.lib.hexgrid import distance
from engine.simulate import simulate

MAP_FILE = DATA / "designed-130-v1.json"
Edit = Callable[[dict[str, Any]], None]


def edited(path: Path, edit: Edit) -> bytes:
    raw = msgspec.json.decode(path.read_bytes())
    edit(raw)
    return msgspec.json.encode(raw)


def hex_named(raw: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(hex for hex in raw["hexes"] if hex["id"] == name)
    return found


def test_the_standard_map_is_as_described() -> None:
    geo = geography(STANDARD.rows)
    assert geo.grid.all.bit_count() == 130
    assert geo.land.bit_count() == 94
    assert {river: area.bit_count() for river, area in geo.rivers.items()} == {
        "yellow": 18,
        "yangtze": 18,
    }
    assert STANDARD.capitals["Han"] == "G6"
    assert len(list(geo.grid.triangles_in(geo.land))) == 104
    assert len(list(geo.grid.triangles_in(geo.river))) == 14
    cells = [geo.grid.cell[geo.bit[hex]] for hex in STANDARD.capitals.values()]
    assert min(distance(a, b) for a in cells for b in cells if a != b) == 4


def _twice(raw: dict[str, Any]) -> None:
    raw["hexes"].append(raw["hexes"][0])


def _drowned_capital(raw: dict[str, Any]) -> None:
    hex_named(raw, "E6")["capital"] = hex_named(raw, "G6").pop("capital")


def _six_capitals(raw: dict[str, Any]) -> None:
    hex_named(raw, "G6")["capital"] = None


def _other_capital(raw: dict[str, Any]) -> None:
    hex_named(raw, "G6")["capital"] = "Rome"


def _dry_river(raw: dict[str, Any]) -> None:
    hex_named(raw, "B4").update(terrain="land", river=None)


def _no_such_river(raw: dict[str, Any]) -> None:
    hex_named(raw, "B4")["river"] = "tiber"


def _wet_land(raw: dict[str, Any]) -> None:
    hex_named(raw, "G6")["river"] = "yellow"


def _misnamed(raw: dict[str, Any]) -> None:
    hex_named(raw, "G7")["id"] = "Z9"


def _island(raw: dict[str, Any]) -> None:
    hex_named(raw, "L9").update(id="L20", col=19)


def _outside(raw: dict[str, Any]) -> None:
    hex_named(raw, "L9").update(row=40)


def _miscounted(raw: dict[str, Any]) -> None:
    raw["size"]["land"] = 95


def _wrong_neighbour(raw: dict[str, Any]) -> None:
    raw["neighbours"]["G6"]["E"] = "A4"


def _empty(raw: dict[str, Any]) -> None:
    raw["hexes"] = []


def _nameless(raw: dict[str, Any]) -> None:
    raw["mapId"] = ""


def _neighbours_of_nothing(raw: dict[str, Any]) -> None:
    raw["neighbours"]["Z9"] = {}


def _two_of_a_name(raw: dict[str, Any]) -> None:
    hex_named(raw, "G8")["capital"] = "Han"


def _one_river(raw: dict[str, Any]) -> None:
    for hex in raw["hexes"]:
        if hex.get("river") == "yangtze":
            hex.update(terrain="land", river=None)


def _flat(raw: dict[str, Any]) -> None:
    raw["orientation"] = "flat-top"


def _sea(raw: dict[str, Any]) -> None:
    hex_named(raw, "L9")["terrain"] = "sea"


@pytest.mark.rule("YY-3")
@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (_twice, "A4 stands there twice"),
        (_drowned_capital, "the capital Han is not on land"),
        (_six_capitals, "capitals: Chu, Qi"),
        (_other_capital, "Rome"),
        (_dry_river, "river yellow: 2 parts"),
        (_no_such_river, "no river 'tiber'"),
        (_wet_land, "G6: land, yet part of the river"),
        (_misnamed, "hex Z9: row and column make it G7"),
        (_island, "L20 is cut off"),
        (_outside, "outside any map"),
        (_miscounted, "size: 94 land found, 95 expected"),
        (_wrong_neighbour, "those of G6"),
        (_empty, "no hexes"),
        (_nameless, "mapId is empty"),
        (_neighbours_of_nothing, "there is no hex Z9"),
        (_two_of_a_name, "Han, Han"),
        (_one_river, "river yangtze: 0 parts"),
        (_flat, "flat-top"),
        (_sea, "'sea' - at `$.hexes[129].terrain`"),
    ],
)
def test_a_bad_map_is_refused_by_name(edit: Edit, said: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes(edited(MAP_FILE, edit))
    with pytest.raises(BadData) as refused:
        load_map(path)
    assert said in str(refused.value.why.args["detail"])


@pytest.mark.parametrize("data", [b"", b"[]", b'{"mapId": "x"}', b'{"mapId": 3, "hexes": []}'])
def test_what_is_no_map_at_all_is_refused(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes(data)
    with pytest.raises(BadData) as refused:
        load_map(path)
    assert refused.value.why.key == "core-map-broken"


def test_a_missing_map_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData) as refused:
        load_map(tmp_path / "mine.json")
    assert "mine.json" in str(refused.value.why.args["detail"])


@pytest.mark.parametrize("data", [b"{", b'{"mapId": "x", "hexes": []}'])
def test_a_bad_map_file_is_named(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes(data)
    with pytest.raises(BadData) as refused:
        load_map(path)
    assert str(refused.value.why.args["detail"]).startswith("mine.json: ")


def test_a_map_of_ones_own_is_played_and_kept_in_the_match(tmp_path: Path) -> None:
    def no_south(raw: dict[str, Any]) -> None:
        raw.update(mapId="mine", neighbours=None, size=None)
        raw["hexes"] = [hex for hex in raw["hexes"] if hex["id"] != "L9"]

    path = tmp_path / "mine.json"
    path.write_bytes(edited(MAP_FILE, no_south))
    game = on_map(load_map(path))
    match = new_match(game, 2, {}, 1).match
    assert match.state.table.map.id == "mine"
    loaded = load(YELLOW_YANGTZE, encode(match))
    assert "L9" not in loaded.state.table.geo.bit, "the saved match brings its own map"
    assert simulate(game, 2, {}, 2, 5).violations == ()


def _one_tile_more(raw: dict[str, Any]) -> None:
    raw["tiles"]["counts"]["red"] = 37


def _total(raw: dict[str, Any]) -> None:
    raw["pagodas"]["total"] = 10


def _colour(raw: dict[str, Any]) -> None:
    raw["colors"]["list"][0]["id"] = "pink"


def _colour_count(raw: dict[str, Any]) -> None:
    raw["colors"]["list"][0]["tileCount"] = 1


def _start(raw: dict[str, Any]) -> None:
    raw["tiles"]["placedAtSetup"] = {"red": 7}


def _terrain(raw: dict[str, Any]) -> None:
    raw["tiles"]["terrainRule"]["red"] = "river"


def _dynasties(raw: dict[str, Any]) -> None:
    raw["dynasties"]["list"][0] = "bull"


def _leaders(raw: dict[str, Any]) -> None:
    raw["leaders"]["perDynasty"] = 4


def _all_leaders(raw: dict[str, Any]) -> None:
    raw["leaders"]["total"] = 21


def _free_riot(raw: dict[str, Any]) -> None:
    raw["constants"]["riotCostBlueTiles"] = 1


def _free_pagoda(raw: dict[str, Any]) -> None:
    raw["constants"]["pagodaActionCostGreenTiles"] = 1


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (_one_tile_more, "37 of red found, 36 expected"),
        (_total, "pagodas: 10 in all found, 9 expected"),
        (_colour, "pink"),
        (_colour_count, "black has other counts"),
        (_start, "at set-up"),
        (_terrain, "river for blue only"),
        (_dynasties, "dynasties: 4 different"),
        (_leaders, "leaders: 4 a dynasty"),
        (_all_leaders, "leaders: 21 found"),
        (_free_riot, "a riot must cost"),
        (_free_pagoda, "a pagoda must cost"),
    ],
)
def test_a_bad_box_is_refused_by_name(edit: Edit, said: str) -> None:
    with pytest.raises(BadData) as refused:
        read(edited(DATA / "yellow_yangtze.json", edit))
    assert said in str(refused.value.why.args["detail"])


def test_a_broken_box_is_refused() -> None:
    with pytest.raises(BadData):
        read(b"{}")
