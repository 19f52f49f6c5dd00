"""The strip above the board says what was done in the last turn, and the map shows where."""

from __future__ import annotations

from dataclasses import replace

from engine.core.flow import Applied
from engine.core.frame import Event
from engine.core.words import Msg, msg, ref
from engine.games.yellow_yangtze.state import State
from engine.games.yellow_yangtze.texts import places
from render.games.yellow_yangtze.steps import doer, gains, results, steps
from render.picture import compose
from render.toolkit.layout import Rect
from render.toolkit.marks import Step
from render.toolkit.strip import Sign, icon, player, words
from tests.golden.yellow_yangtze.positions import crowded, long_turn, started
from tests.render.games.yellow_yangtze.test_yellow_yangtze_pictures import (
    colours,
    english,
    said,
    spectator,
    whole,
)

GREEN = ref("leader", "green")
LOST_REVOLT = (
    Event("yy-placed-leader", {"leader": GREEN, "hex": "G7"}, 0, at=places(["G7"])),
    Event(
        "yy-revolt-won",
        {"other": ref("seat", 0), "leader": GREEN, "own": 3, "against": 1},
        1,
        at=places(["G9", "G7"]),
    ),
    Event("yy-returned", {"leader": GREEN, "hex": "G7"}, 0, at=places(["G7"])),
    Event("yy-begins", {}, 1),
)


def test_steps_and_gains_read_in_signs() -> None:
    table = crowded().match.state.table
    done = steps(long_turn(table))
    pagoda = "-".join(table.pagodas[0].hexes)
    assert [step.signs for step in done] == [
        (icon("plus"), Sign("tile", "blue"), words("I4")),
        (
            Sign("leader", "red", 1),
            words("L5"),
            icon("arrow_right"),
            words(str(table.players[1].leaders["red"])),
        ),
        (icon("plus"), Sign("pagoda", table.pagodas[0].colour), words(pagoda)),
        (icon("cross"), Sign("tile", "green"), words("K1")),
        (Sign("leader", "green", 1), icon("arrow_left"), words("G10")),
        (icon("swap"),),
    ]
    won = [
        Event("yy-gained", {"n": 1, "vp": ref("vp", "black")}, 2),
        Event("yy-gained", {"n": 2, "vp": ref("vp", "black")}, 2),
        Event("yy-drew", {"n": 2}, 0),
    ]
    assert list(gains(won)) == [(player(2), words("+3"), Sign("tile", "black"))]


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


def test_a_leader_lost_at_once_is_crossed_out_and_the_winner_named() -> None:
    placed, gone = steps(LOST_REVOLT)
    leader, cross = Sign("leader", "green", 0), icon("cross")
    assert placed == Step(places(["G7"]), (icon("plus"), leader, words("G7"), cross))
    assert gone == Step(places(["G7"]))
    (fight,) = results(LOST_REVOLT)
    winner = Sign("leader", "green", 1)
    strengths = words("3[scroll]"), words("1[scroll]")
    ended = (icon("crown"), winner, strengths[0], cross, leader, strengths[1])
    assert fight == (icon("bolt"), *ended)
    view = spectator(lost_revolt())
    chart = whole(view).chart
    inside = Rect.around(*chart.places["G7"], chart.radius)
    after = compose(view, "board", replace(english(), changes=LOST_REVOLT))
    assert after.problems() == []
    assert colours(after, inside) != colours(compose(view, "board", english()), inside)


def side(hex: str, strength: int, *seats: int) -> Msg:
    """A side of a war as its event tells it."""
    leaders = tuple(
        msg("yy-owned-leader", player=ref("seat", seat), role=ref("role", "red")) for seat in seats
    )
    return msg("yy-side-strength", hex=hex, strength=strength, base=1, leaders=leaders, area=hex)


def test_the_end_of_a_war_says_who_won_where_and_by_how_much() -> None:
    sides = (side("A4", 12, 2, 0, 2), side("K1", 7, 1))
    over = Event("yy-war-won", {"hex": "A4", "sides": sides}, at=places(["A4"]))
    assert list(results([over])) == [
        (
            *(icon("bolt"), icon("crown"), player(0), player(2), words("A4"), words("12[sword]")),
            *(icon("cross"), player(1), words("K1"), words("7[sword]")),
        )
    ]


def test_the_strip_says_so_if_a_turn_was_played_without_an_action() -> None:
    now = started()
    idle = replace(english(), changes=(Event("yy-begins", {}, 1),))
    assert "Last turn" not in said(compose(spectator(now), "board", idle))
    now.match.state.table.turn = 1
    assert {"Last turn", "no action"} <= set(said(compose(spectator(now), "board", idle)))
    assert "Last turn" not in said(compose(spectator(now), "board", english()))


def test_a_turn_that_goes_on_is_told_as_this_turn() -> None:
    view = spectator(lost_revolt())
    running = said(compose(view, "board", replace(english(), changes=LOST_REVOLT[:-1])))
    over = said(compose(view, "board", replace(english(), changes=LOST_REVOLT)))
    assert ("This turn" in running, "Last turn" in running) == (True, False)
    assert ("This turn" in over, "Last turn" in over) == (False, True)


def test_what_does_not_fit_into_the_strip_is_hinted_at() -> None:
    view = spectator(crowded())
    pagoda = long_turn(view.table)[2]
    some = tuple(
        Event(pagoda.key, pagoda.args, 1, at=places([*hexes, *hexes, *hexes]))
        for hexes in (["A4"], ["K1"], ["G6"], ["C4"], ["B2"], ["L2"])
    )
    assert "…" not in said(compose(view, "board", replace(english(), changes=some[:2])))
    assert "…" in said(compose(view, "board", replace(english(), changes=some)))
