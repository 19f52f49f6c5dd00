"""What the last turn did is numbered in the city; what may be chosen says what it brings."""

from __future__ import annotations

from itertools import product

import pytest

from engine.core.flow import Applied
from engine.games.yokohama.rules import power_of_president, rivals
from engine.games.yokohama.state import State
from locales import words
from render.games.yokohama import plan
from render.games.yokohama.chosen import least
from render.games.yokohama.prospects import prospects
from render.games.yokohama.spots import city_spots
from render.games.yokohama.steps import doer, steps, walks
from render.picture import Look
from render.toolkit.canvas import Need
from render.toolkit.layout import Rect
from render.toolkit.marks import numbered
from tests.golden.yokohama.positions import halfway, move_question, turn_question, walked
from tests.render.games.yokohama.seen import inside, pane, spectator, window


def test_a_turn_is_told_area_by_area() -> None:
    now = halfway()
    told = numbered(steps(walked(now)))
    signs = [step.signs for step in told]
    assert signs[0] == ("[assistant]",)
    assert signs[1] == ("[assistant]", "[president]", "5[yen]")
    assert signs[2] == ("[shop]", "2[vp]")
    assert doer(walked(now)) == 0


def test_numbers_stand_where_things_happened_and_on_the_notice_board() -> None:
    now = halfway()
    view, events = spectator(now), walked(now)
    canvas, spots = pane(view, *events), city_spots(view)
    for number, step in enumerate(numbered(steps(events)), start=1):
        spot = spots[step.at[0]]
        at = Rect.around(*spot.markers[0], spot.size + 4)
        assert str(number) in inside(canvas, at)
    board = inside(canvas, plan.notice(4))
    assert [word for word in board if word.isdigit()] == ["1", "2", "3"]


def test_a_walk_is_drawn_from_where_the_president_stood() -> None:
    now = halfway()
    ((start, end),) = walks(walked(now))
    assert {start, end} <= set(city_spots(spectator(now)))


def test_an_area_that_may_be_chosen_tells_power_and_fees() -> None:
    now = halfway()
    table = now.match.state.table
    found = prospects(turn_question(now).options)
    for id, prospect in found.items():
        assert prospect.power == power_of_president(table, 1, id, 1)
        assert prospect.costs == [len(rivals(table, 1, id))]
    assert any(prospect.fee for prospect in found.values())


def test_names_of_areas_that_may_be_chosen_can_be_read_on_a_phone() -> None:
    now = halfway()
    for asked in (turn_question(now), move_question(now)):
        canvas = window(now, asked)
        look = Look(words("en"), window=canvas.window)
        named = [text for text in canvas.written if text.need is Need.CHOOSE]
        assert len(named) == len(prospects(asked.options))
        assert all(text.size >= least(look) - 0.2 for text in named)
        assert canvas.problems() == []


def test_a_far_window_leaves_out_what_could_not_be_read() -> None:
    now = halfway()
    canvas = window(now, turn_question(now))
    assert canvas.window is not None
    rect = plan.areas(now.match.state.table)["bank"]
    found = inside(canvas, rect)
    assert found[0] == "Bank"
    assert "[power]" in found
    assert "5" not in found


def ready_to_build(seats: int, assistants: int) -> Applied[State]:
    """Much Power in every area, with nothing built and the 5-Power tokens still there."""
    now = halfway(seats)
    table = now.match.state.table
    token = next(area.token for area in table.areas.values() if area.token)
    for area in table.areas.values():
        if area.shops:
            area.shops, area.house, area.token = [None] * len(area.shops), None, token
            area.assistants[1] = assistants
    table.players[1].yen = 9
    return now


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("assistants", [3, 6])
def test_all_that_an_area_brings_has_room_seen_from_afar(seats: int, assistants: int) -> None:
    now = ready_to_build(seats, assistants)
    canvas = window(now, turn_question(now))
    assert canvas.problems() == []
    tall = {
        sign: [t.ink for t in canvas.written if t.words == sign] for sign in ("[power]", "[shop]")
    }
    pairs = [
        (power, house)
        for power, house in product(*tall.values())
        if 0 < house.cy - power.cy < 40 and abs(house.cx - power.cx) < 80
    ]
    assert len(pairs) > 3
    for power, house in pairs:
        heights = power.h / 0.8 + house.h / 0.8  # a sign is larger than its ink
        assert house.cy - power.cy >= heights / 2 - 1
