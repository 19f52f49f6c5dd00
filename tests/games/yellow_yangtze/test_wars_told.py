"""What the events of a war and the second lines of its options tell (YY-56 to YY-67)."""

from __future__ import annotations

import pytest

from engine.core.words import msg, ref
from engine.games.yellow_yangtze.outlook import owned
from engine.games.yellow_yangtze.state import Standing
from tests.games.yellow_yangtze.wars import (
    ANDREA,
    BARBARA,
    LEFT,
    PAUL,
    RIGHT,
    fought,
    rulebook,
    tied,
    told,
)


@pytest.mark.rule("YY-56", "YY-57", "YY-60", "YY-62", "YY-67")
def test_the_events_of_a_war_tell_its_whole_story() -> None:
    table = rulebook()
    (begun,) = table.said("yy-war", ANDREA, hex="G7")
    assert told(begun, "hex", "base", "strength") == [(LEFT, 2, 2), (RIGHT, 4, 4)]
    areas = [str(area).split() for (area,) in told(begun, "area")]
    assert areas == [side.hexes for side in table.conflict.sides]
    assert begun.at == tuple(f"hex:{hex}" for hex in ["G7", *areas[0], *areas[1]])
    ((left,), (right,)) = told(begun, "leaders")
    assert left == (owned(Standing(BARBARA, "black")), owned(Standing(BARBARA, "red")))
    assert right == (owned(Standing(ANDREA, "red")), owned(Standing(PAUL, "black")))
    table = fought()
    (won,) = table.said("yy-war-won", hex=RIGHT)
    assert told(won, "hex", "strength") == [(LEFT, 5), (RIGHT, 7)]
    (lost,) = table.said("yy-soldiers-lost", hex=LEFT)
    assert lost.at == ("hex:F6", "hex:H6")
    homes = {(event.seat, event.at) for event in table.said("yy-returned")}
    assert homes == {(BARBARA, ("hex:F5",)), (BARBARA, ("hex:H5",))}
    gains = {(event.seat, event.at) for event in table.said("yy-gained")}
    assert gains == {(ANDREA, ("hex:G10",)), (PAUL, ("hex:H10",))}
    table.answer(ANDREA, "f8 g9")
    (lost,) = table.said("yy-soldiers-lost", hex=RIGHT)
    assert lost.at == ("hex:F8", "hex:G9")
    assert table.said("yy-pagoda-lost")[0].at == ("hex:F8", "hex:G8", "hex:G9")


@pytest.mark.rule("YY-58", "YY-59")
def test_support_says_how_the_war_would_stand_and_where() -> None:
    table = rulebook()
    option = table.option(BARBARA, f"support:{LEFT}-1")
    assert option.at == tuple(f"hex:{hex}" for hex in table.conflict.sides[0].hexes)
    for token, strengths, ahead in (
        (f"support:{LEFT}-1", [3, 4], msg("yy-outlook-state", hex=RIGHT)),
        (f"support:{LEFT}-2", [4, 4], msg("yy-outlook-level")),
        (f"support:{RIGHT}-1", [2, 5], msg("yy-outlook-state", hex=RIGHT)),
    ):
        about = table.about(BARBARA, token)
        assert about is not None
        assert about.args["outlook"] == ahead
        assert isinstance(about.args["sides"], tuple)
        assert [side.args["strength"] for side in about.args["sides"]] == strengths  # type: ignore[union-attr]


@pytest.mark.rule("YY-59", "YY-60", "YY-62")
def test_the_choice_of_a_winner_says_what_it_means() -> None:
    table = tied()
    about = table.about(ANDREA, f"side:{RIGHT}")
    gains = tuple(
        msg("yy-about-gain", player=ref("seat", seat), n=1, colour=ref("colour", colour))
        for seat, colour in ((PAUL, "black"), (ANDREA, "red"))
    )
    assert about == msg("yy-about-victory", hex=RIGHT, gains=gains, scored=2, beaten=2, n=4)
    assert table.option(ANDREA, f"side:{LEFT}").at == tuple(
        f"hex:{hex}" for hex in table.conflict.sides[0].hexes
    )
    left = table.about(ANDREA, f"side:{LEFT}")
    assert left is not None
    assert left.args["n"] == 2, "two of four are the tiles that supported it"


@pytest.mark.rule("YY-62")
def test_losses_name_the_pagoda_that_falls() -> None:
    table = fought()
    falls = (ref("pagoda", "red"),)
    assert table.about(ANDREA, "hex:F8") == msg(
        "yy-about-falls", role=ref("role", "red"), falls=falls
    )
    assert table.about(ANDREA, "hex:H8") == msg("yy-about-tile", tile=ref("tile", "red"))
