"""The pane of the city tells the position: who stands where, what is built, how near the end is."""

from __future__ import annotations

import pytest

from engine.games.yokohama.city import neighbours
from engine.games.yokohama.data import BOX
from engine.games.yokohama.rules import built
from render.games.yokohama import plan
from render.games.yokohama.header import HEADER, races
from render.games.yokohama.signs import ladder, outcome, reward
from render.toolkit.layout import Rect
from tests.golden.yokohama.positions import crowded, halfway
from tests.render.games.yokohama.seen import inside, pane, said, spectator

each_count = pytest.mark.parametrize("seats", [2, 3, 4])
STREET = 8.0  # between two areas


@each_count
def test_areas_touch_on_the_picture_as_in_the_rules(seats: int) -> None:
    grounds = plan.grounds(seats)
    for here, rect in enumerate(grounds):
        reach = rect.inset(-STREET - 1)
        touched = {n for n, other in enumerate(grounds) if n != here and reach.overlaps(other)}
        assert touched == {n for n in range(len(grounds)) if neighbours(seats)[here] >> n & 1}


@each_count
def test_nothing_lies_on_anything_else(seats: int) -> None:
    every = [*plan.grounds(seats), *plan.strips(seats), plan.notice(seats), HEADER]
    assert len(plan.grounds(seats)) == sum(BOX.layouts[str(seats)].rows_top_to_bottom)
    for n, rect in enumerate(every):
        assert not any(rect.overlaps(other) for other in every[n + 1 :])


@each_count
def test_every_assistant_and_president_stands_on_the_parcel_of_its_player(seats: int) -> None:
    view = spectator(crowded(seats))
    canvas = pane(view)
    for id, rect in plan.areas(view.table).items():
        for seat, count in enumerate(view.table.areas[id].assistants):
            here = plan.parcel(rect, seat, seats)
            found = inside(canvas, Rect(here.x - 2, here.y, here.w + 6, here.h))
            assert ("ABCD"[seat] in found) == bool(count)
            assert (str(count) in found) == bool(count)


def test_a_free_slot_tells_what_building_there_brings() -> None:
    view = spectator(halfway())
    canvas, table = pane(view), view.table
    checked = 0
    for id, rect in plan.areas(table).items():
        there = table.areas[id]
        if there.tile is None:
            continue
        slots = table.sheet.tiles[there.tile].shop_slots
        for place, owner, brings in zip(plan.shops(rect), there.shops, slots, strict=True):
            found = "".join(inside(canvas, place))
            if owner is None:
                assert sorted(found) == sorted(reward(brings).replace(" ", ""))
                checked += 1
            else:
                assert found == "ABCD"[owner]
    assert checked > 40


def test_an_area_tells_what_each_power_brings() -> None:
    view = spectator(halfway())
    canvas = pane(view)
    for id, rect in plan.areas(view.table).items():
        if view.table.areas[id].tile is not None:
            steps = [str(n) if n else "–" for n in ladder(id)[1]]
            assert inside(canvas, plan.ladder(rect, 0))[:5] == steps


def test_what_an_area_brings_is_no_amount_where_it_is_a_level_or_a_payment() -> None:
    assert outcome("silk_1", 3) == "2[silk]"
    assert outcome("port_a", 3) == "[order]2"
    assert outcome("port_b", 5) == "[order]3 3[vp]"
    assert outcome("customs", 4).strip() == "−3[imports]"
    assert outcome("customs", 1) == outcome("port_a", 1) == "–"


def test_the_bar_tells_every_way_to_the_end() -> None:
    view = spectator(halfway())
    shops = max(built(view.table, seat, "shop") for seat in range(4))
    found = {race.sign: (race.now, race.end) for race in races(view)}
    assert found["shop"] == (shops, 8)
    assert found["church"] == found["customs"] == (4, 6)
    words = "".join(inside(pane(view), HEADER))
    for now, end in found.values():
        assert f"{now}/{end}" in words
    assert str(view.counts.orders) in words


def test_the_bar_says_so_when_the_end_is_known() -> None:
    assert "Last round" not in said(pane(spectator(halfway())))
    assert "Last round" in said(pane(spectator(crowded())))


def test_orders_in_hand_are_a_number_to_everybody() -> None:
    now = halfway()
    view = spectator(now)
    canvas = pane(view)
    for seat, rect in enumerate(plan.strips(4)):
        hand = now.match.state.hands[seat].orders
        *_, sign, count = inside(canvas, rect)
        assert (sign, count) == ("[order]", str(len(hand)))
