"""All 49 building tiles: build influence, visitor rewards, owner rewards."""

from __future__ import annotations

import pytest

from engine.games.river_of_gold.data import TILES
from engine.games.river_of_gold.state import Player
from tests.games.river_of_gold.scenes import LATE_ROW, RiverScene, Who, scene

# k koku, s silk, r rice, p porcelain, f favour, v points, i influence, g good of choice,
# t koku per own building of the type, c koku per completed customer, d draw and discard
PRINTED = {  # tile: build influence, visitor, owner
    "start_port_1": (None, "kkk", ""),
    "start_port_2": (None, "kkk", ""),
    "start_palace_1": (None, "ii", ""),
    "start_palace_2": (None, "ii", ""),
    "start_shrine_1": (None, "vv", ""),
    "start_shrine_2": (None, "vv", ""),
    "imperial_porcelain": (None, "pf", ""),
    "imperial_rice": (None, "rf", ""),
    "imperial_silk": (None, "sd", ""),
    "e1_port_1": (1, "kkk", "r"),
    "e1_port_2": (0, "kkk", "kp"),
    "e1_port_3": (4, "kkk", "f"),
    "e1_port_4": (3, "kkk", "t"),
    "e1_port_5": (3, "kkk", "v"),
    "e1_port_6": (1, "kkk", "fv"),
    "e1_market_1": (4, "s", "kk"),
    "e1_market_2": (1, "r", "fv"),
    "e1_market_3": (2, "p", "kv"),
    "e1_market_4": (3, "s", "v"),
    "e1_market_5": (4, "r", "f"),
    "e1_market_6": (3, "p", "t"),
    "e1_palace_1": (1, "ii", "s"),
    "e1_palace_2": (0, "ii", "kr"),
    "e1_palace_3": (4, "ii", "f"),
    "e1_palace_4": (3, "ii", "t"),
    "e1_palace_5": (4, "ii", "c"),
    "e1_palace_6": (3, "ii", "v"),
    "e1_shrine_1": (1, "vv", "p"),
    "e1_shrine_2": (0, "vv", "ks"),
    "e1_shrine_3": (4, "vv", "f"),
    "e1_shrine_4": (3, "vv", "t"),
    "e1_shrine_5": (2, "vv", "kv"),
    "e1_shrine_6": (3, "vv", "v"),
    "e2_port_1": (3, "kkkkk", "vv"),
    "e2_port_2": (4, "kkkkk", "g"),
    "e2_port_3": (4, "kkkkk", "rf"),
    "e2_port_4": (2, "kkkkk", "vvv"),
    "e2_market_1": (5, "g", "f"),
    "e2_market_2": (5, "g", "i"),
    "e2_market_3": (2, "g", "vvv"),
    "e2_market_4": (3, "g", "vv"),
    "e2_palace_1": (5, "iii", "i"),
    "e2_palace_2": (4, "iii", "pf"),
    "e2_palace_3": (3, "iii", "vv"),
    "e2_palace_4": (2, "iii", "vvv"),
    "e2_shrine_1": (5, "vvv", "i"),
    "e2_shrine_2": (5, "vvv", "s"),
    "e2_shrine_3": (4, "vvv", "g"),
    "e2_shrine_4": (5, "vvv", "f"),
}
OWNABLE = [tile for tile in PRINTED if TILES[tile].ownable]
UPRIVER = {4: 13}  # no track reward in the next four spaces


def visited(tile: str) -> RiverScene:
    """Seat 0 visits space 16 and three empty ones; seat 1 owns the tile there, and one like it."""
    kind = TILES[tile].building_type
    like = next(t for t in OWNABLE if t != tile and TILES[t].building_type == kind)
    imperial = {6: "imperial_porcelain", 17: "imperial_rice", 29: "imperial_silk"}
    shore: dict[int, tuple[str | int, ...]] = {
        space: (each,) for space, each in imperial.items() if each != tile
    }
    shore |= {1: (like, 1), 16: (tile, 1) if TILES[tile].ownable else (tile,)}
    shore |= {s: ("start_port_1",) for s, t in imperial.items() if t == tile}
    row = tuple(t for t in LATE_ROW if t not in (tile, like))
    fill = tuple(t for t in OWNABLE if t not in (tile, like, *row))
    row = (row + fill)[:4]
    here = Who(die=6, boats=(1, 8), influence=UPRIVER)
    owner = Who(influence=UPRIVER, completed=("elder_1", "elder_2", "elder_3"))
    table = scene(here, owner, shore=shore, row=row, era_1=2, era_2=2)
    return table.answer(0, "sail 1")


def pockets(player: Player) -> dict[str, int]:
    """What a player holds, by the letters above."""
    held = {good[0]: n for good, n in player.goods.items()}
    more = {"k": player.koku, "f": player.favour, "v": player.vp}
    return {**held, **more, "i": player.influence[4] - 13}


def promised(letters: str) -> dict[str, int]:
    """What a reward in letters puts into pockets by itself."""
    found = {letter: letters.count(letter) for letter in "srpkfvi"}
    found["k"] += 2 * letters.count("t") + 3 * letters.count("c")
    return found


def test_the_list_is_complete() -> None:
    assert set(PRINTED) == set(TILES)


@pytest.mark.rule("RG-36", "D-12")
@pytest.mark.parametrize("tile", PRINTED)
def test_visitor_rewards(tile: str) -> None:
    letters = PRINTED[tile][1]
    table = visited(tile)
    wanted = promised(letters)
    wanted["k"] += 3  # the three empty spaces
    assert pockets(table.player(0)) == wanted
    assert bool(table.offers(0, "good")) == ("g" in letters)
    assert bool(table.offers(0, "draw")) == ("d" in letters)


@pytest.mark.rule("RG-37", "RG-38", "RG-74")
@pytest.mark.parametrize("tile", OWNABLE)
def test_owner_rewards(tile: str) -> None:
    letters = PRINTED[tile][2]
    table = visited(tile)
    assert pockets(table.player(1)) == promised(letters)
    waiting = [choice.kind for choice in table.state.table.choices if choice.seat == 1]
    assert waiting == ["good"] * letters.count("g")


@pytest.mark.rule("RG-37", "RG-75")
@pytest.mark.parametrize("tile", [tile for tile in PRINTED if tile not in OWNABLE])
def test_tiles_nobody_owns_pay_no_owner(tile: str) -> None:
    assert PRINTED[tile][2] == ""
    assert {event.seat for event in visited(tile).said("rog-gained")} == {0}


@pytest.mark.rule("RG-27")
@pytest.mark.parametrize("tile", OWNABLE)
def test_build_influence(tile: str) -> None:
    others = [t for t in LATE_ROW if t != tile][:3]
    who = Who(die=4, koku=25, influence=UPRIVER)
    table = scene(who, row=(tile, *others), era_1=2, era_2=2).answer(0, f"build 16 {tile}")
    assert table.player(0).influence[4] - 13 == PRINTED[tile][0]
