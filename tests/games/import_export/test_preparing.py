"""The order of what is used before the final scoring (IE-51), and limits that hold no more."""

from __future__ import annotations

import pytest

from tests.games.import_export.scenes import Who, ended, scene


@pytest.mark.rule("IE-51", "IE-280", "IE-293", "IE-225", "IE-302", "IE-295")
def test_the_steps_of_one_player_follow_each_other() -> None:
    completed = ("teslas", "clothing", "diamond-rings", "telescopes", "segways", "champagne")
    own = Who(credits=50, completed=completed, imports=("rice", "cups"))
    table = ended(own)
    assert table.name() == "end-segways"
    table.go("goods")
    assert table.offers(0, "give") == {"segways"}  # it is a technology good now
    table.go("give segways")
    assert (table.credits(0), table.name()) == ((54,), "end-diamond-rings")
    table.go("move champagne")
    assert table.over  # Clothing has left nothing to declare with Teslas
    assert table.player().goods == ["champagne", "rice", "cups"]


@pytest.mark.rule("IE-51")
def test_diamond_rings_come_before_clothing_and_teslas() -> None:
    own = Who(credits=50, completed=("teslas", "clothing", "diamond-rings"), imports=("rice",))
    table = ended(own).go("move clothing")
    assert (table.name(), table.player().imports) == ("end-teslas", ["rice"])
    table = ended(own).go("move clothing move teslas")
    assert table.over
    assert table.player().goods == ["clothing", "teslas"]


@pytest.mark.rule("IE-51")
def test_each_step_goes_round_from_the_captain_of_the_last_turn() -> None:
    first = Who(credits=50, completed=("telescopes", "segways"), goods=("laptops",))
    second = Who(completed=("wind-turbines", "diamond-rings"))
    table = scene(first, second, captain=1, copied="segways").go("draw", 1)
    asked = []
    while not table.over:
        seat = table.waiting[0]
        asked.append((table.name(seat), seat))
        table.go("none", seat)
    assert asked == [
        ("end-segways", 1),
        ("end-segways", 0),
        ("end-telescopes", 0),
        ("end-diamond-rings", 1),
    ]


@pytest.mark.rule("IE-51", "IE-46")
def test_no_limit_holds_before_the_scoring() -> None:
    goods = ("rice", "honey", "wheat", "soap", "beer", "pants")
    own = Who(credits=50, completed=("segways",), goods=goods, imports=("tanks", "foxes"))
    assert ended(own).go("imports").player().imports == ["tanks", "foxes", "segways"]
    assert ended(own).go("goods").player().goods == [*goods, "segways"]


@pytest.mark.rule("IE-51", "IE-50")
def test_no_card_wins_by_the_last_moves() -> None:
    completed = ("clothing", "graphics-cards")
    own = Who(credits=50, completed=completed, imports=("rice", "laptops", "teslas"))
    table = ended(own)
    assert table.match.outcome is not None
    assert table.match.outcome.ending == "credits"
