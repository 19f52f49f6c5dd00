"""The map shows where the last turn was played, and the strips what it brought to whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.core.flow import Applied
from engine.core.frame import Event
from engine.core.words import ref
from engine.games.yellow_yangtze.state import Pagoda, State
from engine.games.yellow_yangtze.texts import places
from render.games.yellow_yangtze import plan
from render.games.yellow_yangtze.steps import doer, gains, steps
from render.picture import compose, renderer
from render.toolkit.layout import Rect
from render.toolkit.marks import numbered
from render.toolkit.palette import PLAYERS, THEMES
from tests.golden.yellow_yangtze.positions import crowded, long_turn, midgame, started
from tests.render.games.yellow_yangtze.seen import (
    chart_of,
    colours,
    english,
    inside,
    said,
    spectator,
)

GREEN = ref("leader", "green")
HIGHLIGHT = THEMES["light"].highlight
LOST_REVOLT = (
    Event("yy-placed-leader", {"leader": GREEN, "hex": "G7"}, 0, at=places(["G7"])),
    Event(
        "yy-revolt-won",
        {"other": ref("seat", 0), "leader": GREEN, "own": 3, "against": 1},
        1,
        at=places(["G9", "G7"]),
    ),
    Event("yy-returned", {"leader": GREEN, "hex": "G7"}, 0, at=places(["G7"])),
    Event("yy-gained", {"n": 1, "vp": ref("vp", "green")}, 1, at=places(["G9"])),
    Event("yy-begins", {}, 1),
)


def test_deeds_have_numbers_and_losses_have_none() -> None:
    placed, gone = steps(LOST_REVOLT)
    assert placed.at == gone.at == places(["G7"])
    assert placed.signs
    assert not gone.signs
    assert len(numbered(steps(long_turn(crowded().match.state.table)))) == 6


def test_gains_are_added_up_by_player_and_colour() -> None:
    won = [
        Event("yy-gained", {"n": 1, "vp": ref("vp", "black")}, 2),
        Event("yy-gained", {"n": 2, "vp": ref("vp", "black")}, 2),
        Event("yy-gained", {"n": 1, "vp": ref("vp", "red")}, 0),
        Event("yy-drew", {"n": 2}, 0),
    ]
    assert gains(won) == {2: Counter(black=3), 0: Counter(red=1)}


def test_the_turn_belongs_to_who_acts_not_to_who_only_answers() -> None:
    supports = Event("yy-supports", {}, 3, at=places(["A4"]))
    assert doer((supports, *LOST_REVOLT)) == 0
    assert doer((supports,)) is None


def lost_revolt() -> Applied[State]:
    """After a leader was placed on empty land, started a revolt and lost it."""
    now = started()
    now.match.state.table.players[1].leaders["green"] = "G9"
    now.match.state.table.turn, now.match.state.table.active = 5, 1
    return now


def test_a_number_between_a_pagoda_and_a_capital_hides_neither_name() -> None:
    now = started()
    table = now.match.state.table
    table.tiles = dict.fromkeys(("A8", "A9", "B8"), "red")
    table.pagodas = [Pagoda("red", ("A8", "A9", "B8"))]
    rioted = Event("yy-rioted-leader", {"leader": GREEN, "hex": "A10"}, 0, at=places(["A10"]))
    canvas = compose(spectator(now), "pane:map", replace(english(), changes=(rioted,)))
    assert numbered(steps((rioted,)))
    assert canvas.problems() == []


def test_what_is_gone_is_crossed_out_and_what_was_won_stands_in_the_strip() -> None:
    view = spectator(lost_revolt())
    chart = chart_of(view)
    around = Rect.around(*chart.places["G7"], chart.radius)
    before = compose(view, "pane:map", english())
    after = compose(view, "pane:map", replace(english(), changes=LOST_REVOLT))
    assert after.problems() == []
    assert colours(after, around) != colours(before, around)
    first, second = plan.strips(4)[:2]
    assert "+1" in inside(after, second)
    assert "+1" not in inside(after, first)
    assert "+1" not in said(before)


def test_the_corner_says_whose_turn_is_marked() -> None:
    view = spectator(lost_revolt())
    marked = compose(view, "pane:map", replace(english(), changes=LOST_REVOLT))
    assert inside(marked, plan.CORNER) == ["Turn 6", "Last", PLAYERS[0].letter]
    assert inside(compose(view, "pane:map", english()), plan.CORNER) == ["Turn 6"]


@pytest.mark.parametrize("build", [started, midgame, crowded])
@pytest.mark.parametrize("emptied", [False, True])
def test_a_number_on_any_hex_keeps_off_all_names(
    build: Callable[[], Applied[State]], emptied: bool
) -> None:
    now = build()
    table = now.match.state.table
    below = {hex for pagoda in table.pagodas for hex in pagoda.hexes}
    for capital in table.map.capitals.values() if emptied else ():
        if capital not in below:
            table.tiles.pop(capital, None)
    view = spectator(now)
    for hex in chart_of(view).places:
        deed = Event("yy-placed", {"tile": ref("tile", "red")}, 1, at=places([hex]))
        canvas = compose(view, "pane:map", replace(english(), changes=(deed,)))
        assert canvas.problems() == [], hex


def test_the_last_turn_is_outlined_and_numbered() -> None:
    view = spectator(crowded())
    done = long_turn(view.table)
    after = compose(view, "pane:map", replace(english(), changes=done))
    assert after.problems() == []
    before = compose(view, "pane:map", english())
    where = renderer(view.game).shown(view)[0].spots(view)
    for number, event in enumerate(done[:6], start=1):
        x, y = where[event.at[0]].markers[0]
        assert str(number) in inside(after, Rect.around(x, y, 30))
    for around in (where[place].box.inset(-4) for event in done for place in event.at):
        assert HIGHLIGHT in colours(after, around)
        assert HIGHLIGHT not in colours(before, around)
