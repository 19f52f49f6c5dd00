"""The strip above the board says what was done in the last turn, and the map shows where."""

from __future__ import annotations

from engine.core.flow import Applied
from engine.core.frame import Event
from engine.games.yellow_yangtze.state import Conflict, Deed, Side, Standing, State
from render.games.yellow_yangtze.marks import deeds
from render.games.yellow_yangtze.steps import Sign, gains, step, told
from render.picture import compose
from render.toolkit.layout import Rect
from tests.golden.yellow_yangtze.positions import crowded, started
from tests.render.games.yellow_yangtze.test_yellow_yangtze_pictures import (
    colours,
    english,
    said,
    spectator,
    whole,
)


def test_steps_and_gains_read_in_signs() -> None:
    done = deeds(crowded().match.state.table)
    assert step(done[0]) == (Sign("icon", "plus"), Sign("tile", "blue"), Sign("words", "I4"))
    assert step(done[1])[:2] == (Sign("leader", "red", 1), Sign("words", "L5"))
    assert step(done[3]) == (Sign("icon", "cross"), Sign("tile", "green"), Sign("words", "K1"))
    assert step(done[4])[1:] == (Sign("icon", "arrow_left"), Sign("words", "G10"))
    assert step(done[5]) == (Sign("icon", "swap"),)
    won = [
        Event("yy-gained", {"n": 1, "vp": "vp:black"}, 2),
        Event("yy-gained", {"n": 2, "vp": "vp:black"}, 2),
        Event("yy-drew", {"n": 2}, 0),
    ]
    gained = (Sign("player", seat=2), Sign("words", "+3"), Sign("tile", "black"))
    assert list(gains(won)) == [gained]


def lost_revolt() -> Applied[State]:
    """A leader was placed on empty land, started a revolt and lost it."""
    now = started()
    table = now.match.state.table
    table.players[1].leaders["green"] = "G9"
    sides = [Side(at, n, [], [Standing(n, "green")]) for n, at in enumerate(("G7", "G9"))]
    table.last_conflict = Conflict("revolt", "G7", 0, ["green"], sides, 4, winner="G9")
    table.last_deeds = [Deed("leader", 0, "green", ("G7",))]
    table.turn, table.active = 5, 1
    return now


def test_a_leader_lost_at_once_is_crossed_out_and_the_winner_named() -> None:
    now = lost_revolt()
    table = now.match.state.table
    placed, fight = told(table)
    leader, plus, cross = Sign("leader", "green", 0), Sign("icon", "plus"), Sign("icon", "cross")
    assert placed == (Sign("number", "1"), plus, leader, Sign("words", "G7"), cross)
    winner = Sign("leader", "green", 1)
    assert fight == (Sign("icon", "bolt"), Sign("icon", "crown"), winner, cross, leader)
    chart = whole(spectator(now)).chart
    inside = Rect.around(*chart.places["G7"], chart.radius)
    after = compose(spectator(now), "board", english())
    assert after.problems() == []
    table.players[0].leaders["green"] = "G7"
    assert cross not in next(told(table))
    table.players[0].leaders["green"], table.last_deeds = None, []
    before = compose(spectator(now), "board", english())
    assert colours(after, inside) != colours(before, inside)


def test_the_strip_says_so_if_a_turn_was_played_without_an_action() -> None:
    now = started()
    assert "Last turn" not in said(compose(spectator(now), "board", english()))
    now.match.state.table.turn = 1
    assert {"Last turn", "no action"} <= set(said(compose(spectator(now), "board", english())))


def test_what_does_not_fit_into_the_strip_is_hinted_at() -> None:
    now = crowded()
    table = now.match.state.table
    table.last_deeds = [table.last_deeds[0]] * 3
    assert "…" not in said(compose(spectator(now), "board", english()))
    table.last_deeds = table.last_deeds * 3
    assert "…" in said(compose(spectator(now), "board", english()))
