"""A turn takes few taps, opening the panel and confirming included; a menu takes two."""

from __future__ import annotations

import pytest

from engine.core.decision import Answer
from engine.core.flow import Applied, play
from engine.games.yokohama.game import YOKOHAMA
from tests.cogs.shown import taps
from tests.games.yokohama.scenes import CityScene, Who, scene

AREAS = {2: ("tea", "silk"), 3: ("tea", "silk"), 4: ("tea_1", "silk_1")}


def taps_of(table: CityScene, *tokens: str) -> list[int]:
    """The taps of each answer from an open panel."""
    now = Applied(table.match, (), False, table.match.questions())
    found = []
    for token in tokens:
        asked = now.questions[0]
        found.append(taps.to_pick(YOKOHAMA.meta.id, now, asked, token))
        now = play(now.match, Answer(asked.seat, asked.name, (token,)))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_placing_three_walking_producing_and_building_takes_ten(seats: int) -> None:
    tea, silk = AREAS[seats]
    table = scene(Who(on={silk: 2}, orders=("order_01",)), seats=seats)
    answers = (f"place:{tea}", "place:bank", f"place:{silk}", f"walk:{silk}", "build:shop:1", "end")
    assert 1 + sum(taps_of(table, *answers)) <= 10


def test_recalling_everybody_is_one_press() -> None:
    table = scene(Who(president="bank", on={"tea": 2, "silk": 1}))
    assert taps_of(table, "place:tea", "done", "recall:all", "end")[1:] == [1, 1, 1]
