"""Revolts and wars in the colours of those who fight."""

from __future__ import annotations

import pytest

from engine.games.yellow_yangtze.state import Conflict, Standing
from render.games.yellow_yangtze import plan, signs
from render.games.yellow_yangtze.conflict import ahead, banners, fought, side_colour
from render.games.yellow_yangtze.spots import deciders
from render.picture import compose, renderer
from render.toolkit.palette import PLAYERS
from tests.golden.yellow_yangtze.positions import crowded, great_war, revolt
from tests.render.games.yellow_yangtze.seen import (
    chart_of,
    colours,
    english,
    inside,
    on_hex,
    positions,
    said,
    spectator,
)


def test_who_is_ahead_in_a_war_and_in_a_revolt() -> None:
    fight = great_war().match.state.table.conflict
    assert fight is not None
    assert ahead(fight) == [fight.sides[2].at]
    fight.sides[1].base += 1
    assert ahead(fight) == [side.at for side in fight.sides[1:]]
    fight.winner = fight.sides[0].at
    assert ahead(fight) == [fight.sides[0].at]
    rising = revolt().match.state.table.conflict
    assert rising is not None
    assert ahead(rising) == [rising.sides[0].at]
    rising.sides[1].base = rising.sides[0].strength
    assert ahead(rising) == [rising.sides[1].at]


def fights() -> list[Conflict]:
    """The conflicts of some games."""
    found = (now.match.state.table.conflict for seed in (2, 3) for now in positions(3, seed, 9))
    return [conflict for conflict in found if conflict is not None]


def test_no_two_sides_have_one_colour_and_each_has_that_of_somebody_at_stake() -> None:
    seen = fights()
    assert {conflict.kind for conflict in seen} == {"war", "revolt"}
    for conflict in seen:
        colours = [side_colour(conflict, number) for number in range(len(conflict.sides))]
        assert len(set(colours)) == len(colours)
        for side, seat in zip(conflict.sides, banners(conflict), strict=True):
            assert seat is None or seat in {leader.seat for leader in side.leaders}


def test_a_third_side_without_a_colour_of_its_own_is_of_stone() -> None:
    war = great_war().match.state.table.conflict
    assert war is not None
    for side, seat in zip(war.sides, (0, 1, 0), strict=True):
        side.leaders = [Standing(seat, "red")]
    assert banners(war) == [0, 1, None]


@pytest.mark.parametrize("sides", [2, 3])
def test_the_banner_shows_strengths_and_where_they_come_from(sides: int) -> None:
    view = spectator(great_war(sides=sides))
    canvas = compose(view, "pane:map", english())
    assert canvas.problems() == []
    banner = inside(canvas, plan.BANNER)
    assert "War at G6" in banner
    assert {"38", "39", "40"[:2]} & set(banner) >= {"38", "39"}
    base = "10 + 28" if sides == 3 else "map 10 + sent 28"
    assert base in banner
    for seat in range(sides):
        assert PLAYERS[seat].colour in colours(canvas, plan.BANNER)


def test_the_sides_of_a_revolt_have_the_colours_of_its_two_players() -> None:
    view = spectator(revolt())
    canvas = compose(view, "pane:map", english())
    banner = inside(canvas, plan.BANNER)
    assert {"Revolt at B7", "6", "3", "map 3 + sent 3", "map 3 + sent 0"} <= set(banner)
    conflict = view.table.conflict
    assert conflict is not None
    for side, seat in zip(conflict.sides, (0, 1), strict=True):
        around = colours(canvas, chart_of(view).box(side.at).inset(-4))
        assert PLAYERS[seat].colour in around


def test_what_a_conflict_is_not_about_is_faded() -> None:
    now = revolt()
    view = spectator(now)
    fought_over, conflict = compose(view, "pane:map", english()), view.table.conflict
    assert conflict is not None
    now.match.state.table.conflict = None
    peace = compose(spectator(now), "pane:map", english())
    box, paint = chart_of(view).box("L6"), signs.paint(view.table.tiles["L6"])
    assert "L6" not in fought(conflict)
    assert paint in colours(peace, box)
    assert paint not in colours(fought_over, box)


def test_leaders_at_stake_are_named_with_their_hexes() -> None:
    view = spectator(great_war())
    stake, _ = plan.answers(4, 5)
    there = inside(compose(view, "pane:map", english()), stake)
    conflict = view.table.conflict
    assert conflict is not None
    for side in conflict.sides:
        for leader in side.leaders:
            assert view.table.players[leader.seat].leaders[leader.colour] in there


def test_players_stand_in_the_order_in_which_they_decide() -> None:
    war, rising = great_war().match.state.table.conflict, revolt().match.state.table.conflict
    assert war is not None
    assert rising is not None
    assert deciders(war, 4) == [2, 3, 0, 1]  # the second player united the states
    assert deciders(rising, 4)[:2] == [0, 1]
    for now in positions(4, 12, 1):
        conflict = now.match.state.table.conflict
        if conflict is not None and conflict.kind == "war" and len(now.match.pending()) == 1:
            view = spectator(now)
            canvas = compose(view, "pane:map", english())
            places = plan.answers(4, len(conflict.colours))[1]
            line = deciders(conflict, 4)
            asked = places[line.index(view.waiting[0])]
            sent = any(s.seat == view.waiting[0] for side in conflict.sides for s in side.support)
            assert sent or "choosing" in inside(canvas, asked)
            return


def test_the_tile_that_united_the_states_keeps_its_name() -> None:
    view = spectator(great_war())
    canvas = compose(view, "pane:map", english())
    assert "G6" in on_hex(canvas, view, "G6")


def test_a_conflict_can_be_looked_at_closely_while_it_is_open() -> None:
    war = great_war()
    scene = said(compose(spectator(war), "focus:conflict", english()))
    assert scene.count("+7") == 12
    assert "War at G6" in scene
    fight = war.match.state.table.conflict
    assert fight is not None
    fight.winner = fight.sides[0].at
    scene = said(compose(spectator(war), "focus:conflict", english()))
    assert any("the side at A4 has won" in words for words in scene)
    offered = [token for token, _ in renderer("yellow_yangtze").focuses(spectator(crowded()))]
    assert "conflict" not in offered
