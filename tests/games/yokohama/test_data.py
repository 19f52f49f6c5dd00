"""The data file, and an operator's own in its place."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.core.checks import violations
from engine.core.codec import encode, load
from engine.core.errors import BadData
from engine.core.flow import new_match
from engine.core.rng import Rng
from engine.games.yokohama.data import BOX, DATA, read
from engine.games.yokohama.game import YOKOHAMA
from engine.games.yokohama.sheets import STANDARD, load_sheet, sheet
from engine.simulate import random_step

OURS = (DATA / "yokohama.json").read_bytes()


CHURCH = "management_boards/church/spaces_left_to_right"
CUSTOMS = "management_boards/customs/spaces_left_to_right"
GONE = object()


def changed(*changes: tuple[str, object]) -> bytes:
    """Our own file with some values changed or taken out, each named by its path."""
    box: Any = json.loads(OURS)
    for path, value in changes:
        *way, last = (int(k) if k.lstrip("-").isdecimal() else k for k in path.split("/"))
        here = box
        for key in way:
            here = here[_key(here, key)]
        if value is GONE:
            del here[_key(here, last)]
        else:
            here[_key(here, last)] = value
    return json.dumps(box).encode()


def _key(here: object, key: str | int) -> str | int:
    """Positions of lists are numbers, keys of tables are text."""
    return key if isinstance(here, list) else str(key)


def own_file(tmp_path: Path, *changes: tuple[str, object]) -> Path:
    """The same as a file of an operator."""
    path = tmp_path / "mine.json"
    path.write_bytes(changed(*changes))
    return path


WRONG = [
    ("costs/second_order_card/either", [{"yen": 3}], "costs: one price"),
    ("orders/-1", GONE, "orders: 35 found, 36 expected"),
    ("orders/0/id", "order_02", "orders: order_02 stands there twice"),
    ("orders/0/cost", {}, "order order_01: a cost in products expected"),
    ("orders/0/cost", {"import": 1}, "order order_01: a cost in products expected"),
    ("orders/0/country", "xx", "card order_01: no country xx"),
    ("orders/0/reward", {"tea": 1}, "rewards without products expected"),
    ("orders/0/reward", {"vp": -1}, "a reward is negative"),
    ("orders/0/reward", {"fame": 1}, "unknown field"),
    ("technology_cards/0/technology", "tram", "technology ball: 1 cards, 2 expected"),
    ("five_power_tokens/0/id", "p5_ind_1", "p5_ind_1 belongs to the second mini-expansion"),
    ("technologies/0/production_value", 0, "a production value of at least 1"),
    ("five_power_tokens/0/reward", {"independent_agent": 1}, "second mini-expansion"),
    ("building_tiles/0/shop_slots/-1", GONE, "building_01: 4 shop slots expected"),
    ("management_boards/church", GONE, "management_boards"),
    ("management_boards/port_a/slot_levels_left_to_right", [1, 2], "port_a: a level"),
    ("management_boards/laboratory_a/slot_surcharge_left_to_right", [], "lab_a: a sur"),
    (f"{CHURCH}/0/index", 9, "not numbered"),
    (CHURCH, [], "fewer spaces"),
    (f"{CHURCH}/7/faith", 12, "value of 1 to 11"),
    (f"{CUSTOMS}/7/imports", 5, "value of 1 to 4"),
    (f"{CHURCH}/0/blocked_in_2_player", True, "one space is blocked"),
    ("countries/0/foreign_agent_tokens", 3, "11 agents found, 10 expected"),
    ("achievements/0/category", "B", "not four of each category"),
    ("areas/0/copies", 3, "18 boards expected"),
    ("areas/0/action/by_power", [1], "by_power needs 5 values"),
    ("layouts/2/rows_top_to_bottom", [4, 3], "2 players have no city of 10 areas"),
    ("layouts/2/adjacency/r0c0", ["r3c0"], "touches what does not touch it"),
]


@pytest.mark.parametrize(("path", "value", "problem"), WRONG)
def test_whatever_is_wrong_is_named(path: str, value: object, problem: str) -> None:
    with pytest.raises(BadData) as caught:
        read(changed((path, value)))
    assert problem in str(caught.value)


def test_our_own_file_is_right_and_every_value_has_a_source() -> None:
    assert read(OURS) == BOX
    box = json.loads(OURS)
    for part in ("orders", "technology_cards", "five_power_tokens", "building_tiles"):
        assert all("source" in component for component in box[part])


def test_a_card_of_an_unknown_technology_is_named() -> None:
    fewer = ("technologies/0/copies", 1), ("technology_cards/0/technology", "magic")
    with pytest.raises(BadData) as caught:
        read(changed(*fewer))
    assert "technology_cards: no technology magic" in str(caught.value)


def test_an_operator_cannot_rename_a_technology(tmp_path: Path) -> None:
    cards = ("technology_cards/0/technology", "dance"), ("technology_cards/1/technology", "dance")
    with pytest.raises(BadData) as caught:
        load_sheet(own_file(tmp_path, ("technologies/0/id", "dance"), *cards))
    assert "technologies: what the rulebook says" in str(caught.value)


FIXED = [
    ("costs/president_fee_yen", 2, "costs: what the rulebook says"),
    ("final_scoring/church/first", 7, "final_scoring: what the rulebook says"),
    ("technologies/0/effect", {"gain": {"vp": 9}}, "technologies: what the rulebook"),
    ("orders/0/id", "order_99", "orders: other ids than ours"),
]


@pytest.mark.parametrize(("path", "value", "problem"), FIXED)
def test_an_operator_cannot_change_what_the_rulebook_says(
    tmp_path: Path, path: str, value: object, problem: str
) -> None:
    with pytest.raises(BadData) as caught:
        load_sheet(own_file(tmp_path, (path, value)))
    assert problem in str(caught.value)
    assert "mine.json" in str(caught.value)


@pytest.mark.parametrize("text", ["", "{", '{"orders": []}'])
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.json"
    path.write_text(text)
    with pytest.raises(BadData):
        load_sheet(path)
    with pytest.raises(BadData):
        load_sheet(tmp_path / "missing.json")


OWN = (
    ("technology_cards/0", {"id": "tram_9", "technology": "tram", "country": "nl"}),
    ("technologies/0/copies", 1),
    ("technologies/17/copies", 2),
    ("orders/0/reward", {"vp": 40}),
    ("technologies/0/production_value", 9),
    ("management_boards/port_a/slot_levels_left_to_right", [1] * 6),
    (f"{CHURCH}/7", GONE),
)


def test_an_operators_values_are_played_and_kept_in_the_match(tmp_path: Path) -> None:
    assert YOKOHAMA.with_map is not None
    path = own_file(tmp_path, *OWN)
    game = YOKOHAMA.with_map(path)
    now = new_match(game, 3, {}, seed=4)
    path.unlink()
    mine = now.match.state.table.sheet
    assert mine.orders["order_01"].reward.vp == 40
    assert mine.values["ball"] == 9
    assert mine.levels["port_a"] == (1,) * 6
    assert len(now.match.state.table.spaces["church"]) == 7
    assert mine.cards["tram_9"].technology == "tram"
    assert mine.orders["order_02"] == STANDARD.orders["order_02"]
    stored = load(YOKOHAMA, encode(now.match))  # by a program without that file
    assert stored.state.table.sheet == mine
    rng = Rng(4)
    for _ in range(300):
        now = random_step(now, rng)
        assert list(violations(game, now.match)) == []


def test_our_own_values_take_no_room_in_the_match() -> None:
    assert new_match(YOKOHAMA, 2, {}, seed=1).match.state.table.values == ""
    assert sheet("") is STANDARD
