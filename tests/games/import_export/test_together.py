"""The house rule: all followers decide at once and in secret; then it is done in order."""

from __future__ import annotations

import pytest

from engine.core.codec import copy
from engine.core.rng import Rng
from engine.games.import_export.game import IMPORT_EXPORT
from engine.games.import_export.meta import META
from tests.games.import_export.scenes import HarbourScene, Who, open_, port, scene, sea


def together(*who: Who, led: str = "laptops") -> HarbourScene:
    """The captain has led, and all others are asked."""
    captain = Who(hand=(led, *who[0].hand), completed=who[0].completed)
    return scene(captain, *who[1:], options={"following": "together"}).go(f"lead {led}")


def test_it_is_off_unless_the_table_wants_it() -> None:
    spec = next(spec for spec in META.options if spec.key == "following")
    assert (spec.default, spec.choices) == ("order", ("order", "together"))


@pytest.mark.rule("IE-13", "IE-440")
def test_whoever_decides_first_tells_nobody() -> None:
    played = together(Who(), Who(hand=("drones", "cups")), Who()).go("follow drones", 1)
    drawn = together(Who(), Who(hand=("drones", "cups")), Who()).go("draw", 1)
    told = [event for event in played.events if event.visible_to(2)]
    assert told == [event for event in drawn.events if event.visible_to(2)]
    for seat in (0, 2, None):
        assert IMPORT_EXPORT.view(played.match, seat) == IMPORT_EXPORT.view(drawn.match, seat)
    assert not played.sealed  # it may be changed, and nobody has seen it
    asked = together(Who(), Who(hand=("drones",)))
    assert [option.final for option in asked.asked(1).options] == [None, None]
    assert played.waiting == drawn.waiting == (2,)


@pytest.mark.rule("IE-601")
@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_secret_choice_is_dealt_anew_for_other_eyes(seat: int | None) -> None:
    table = together(Who(), Who(hand=("drones", "cups")), Who()).go("follow drones", 1)
    before = IMPORT_EXPORT.view(table.match, seat)
    for number in range(5):
        other = copy(IMPORT_EXPORT, table.match)
        IMPORT_EXPORT.blur(other, seat, Rng(number))
        assert IMPORT_EXPORT.view(other, seat) == before


@pytest.mark.rule("IE-13", "IE-59")
def test_cards_are_played_then_the_others_draw_in_order() -> None:
    second = Who(hand=("rice", "honey", "cups"))
    third = Who(completed=("lumber",))
    fourth = Who(hand=("drones",))
    table = together(Who(), Who(), second, third, fourth)
    table.go("draw", 1).go("pair agriculture load", 2).go("draw", 3).go("follow drones", 4)
    assert table.player(4).played == ["drones"]
    assert (table.waiting, table.name(2)) == ((2,), "pair")
    table.go("with rice with honey", 2)
    assert table.said("ie-drew", seat=1, n=5)
    assert (table.waiting, table.name(3), table.hand(3)) == ((3,), "draw", [])
    assert [table.player(seat).follows for seat in range(5)] == [
        "load",
        "drawn",
        "load",
        "",
        "load",
    ]
    table.go("draw", 3)  # Lumber, then the own choice
    assert [event.args["n"] for event in table.said("ie-drew", seat=3)] == [1, 4]
    assert {"drones", "rice", "honey"} <= set(table.table.discard)


@pytest.mark.rule("IE-257")
def test_neural_units_follow_in_their_own_way_together_too() -> None:
    second = Who(hand=("drones",), completed=("neural-units",), ships=(port(open_("tablets")),))
    table = together(Who(), second, Who(ships=(sea("cups"),)), led="backpacks")
    table.go("neural drones", 1).go("draw", 2)
    assert table.player(1).follows == "load"


@pytest.mark.rule("IE-12")
def test_nobody_is_asked_when_the_captain_draws() -> None:
    table = scene(Who(), options={"following": "together"}).go("draw")
    assert table.waiting == (1,)
    assert table.name(1) == "turn"


@pytest.mark.rule("IE-65", "IE-440")
def test_only_who_has_lost_the_card_chooses_anew() -> None:
    second = Who(hand=("rice", "drones", "honey"), completed=("mineral-water",))
    table = together(Who(), second, Who(), Who()).go("follow drones", 1).go("draw", 2)
    table.go("water rice", 1)
    assert table.waiting == (3,)  # what was chosen is still there
    table.go("draw", 3)
    assert "drones" in table.table.discard
