"""What may be answered in advance: patrons, clans, and the goods of one's buildings."""

from __future__ import annotations

import pytest

from engine.core.frame import Event
from tests.games.river_of_gold.scenes import RiverScene, Who, dealt, goods, scene
from tests.standing import choices, given, over, spent


def brings_a_good(owner: Who | None = None) -> RiverScene:
    """Seat 0 has sailed to a building of seat 1 that brings its owner a good of choice."""
    sailor, shore = Who(die=1, boats=(5, 8)), {13: ("e2_shrine_3", 1)}
    table = scene(sailor, owner or Who(), shore=shore, era_1=0)
    return table.answer(0, "sail 1").end(0)


@pytest.mark.parametrize("good", ["silk", "rice", "porcelain"])
def test_a_good_is_taken(good: str) -> None:
    table = brings_a_good()
    assert table.asked(1).name == "collect"
    assert given(table, 1, "good", good) == (f"good:{good}",)


def test_a_good_that_has_no_room_is_asked_for() -> None:
    table = brings_a_good(Who(goods=goods(silk=6)))
    assert given(table, 1, "good", "silk") is None
    assert given(table, 1, "good", "rice") == ("good:rice",)


@pytest.mark.parametrize(
    ("held", "taken"),
    [
        (goods(3, 2, 1), "porcelain"),
        (goods(3, 1, 2), "rice"),
        (goods(2, 1, 1), "rice"),
        (goods(), "silk"),
        (goods(6, 6, 5), "porcelain"),
    ],
)
def test_what_one_has_least_of_is_taken(held: dict[str, int], taken: str) -> None:
    assert given(brings_a_good(Who(goods=held)), 1, "good", "fewest") == (f"good:{taken}",)


def test_a_named_good_ends_with_the_next_turn() -> None:
    table, begins = brings_a_good(), Event("rog-begins", seat=1)
    assert given(table, 1, "good", "rice", [begins]) is None
    assert over(table, 1, "good", "rice", [begins])
    assert given(table, 1, "good", "fewest", [begins]) == ("good:silk",)
    assert given(table, 1, "good", "rice", [Event("rog-begins", seat=2)]) == ("good:rice",)


def test_what_one_chooses_in_the_own_turn_is_asked() -> None:
    who = Who(die=3, goods=goods(2, 1, 1), hand=("noble_3", "elder_1"), influence={3: 16})
    table = scene(who).answer(0, "deliver noble_3")
    assert "silk" in table.offers(0, "good")
    assert given(table, 0, "good", "silk") is given(table, 0, "good", "fewest") is None


def test_a_patron_is_taken_if_nobody_was_faster() -> None:
    table = dealt(3, {"patrons": "draft"})
    last, then = table.waiting[0], (table.waiting[0] - 1) % 3
    first, second, *_ = choices(table, then, "patron")
    assert spent(table, "patron")
    assert given(table, last, "patron", first) == (f"patron:{first}",)
    table.answer(last, f"patron {first}")
    assert choices(table, last, "patron") == []
    assert over(table, last, "patron", second, table.events)
    assert table.waiting == (then,)
    assert given(table, then, "patron", first, table.events) is None, "taken: asked"
    assert given(table, then, "patron", second, table.events) == (f"patron:{second}",)


def test_a_clan_is_taken_if_nobody_was_faster() -> None:
    table = dealt(3, {"clans": "chosen"})
    first, then = table.waiting[0], (table.waiting[0] + 1) % 3
    assert spent(table, "clan")
    assert choices(table, then, "clan") == ["crab", "crane", "mantis", "scorpion"]
    table.answer(first, "clan mantis")
    assert over(table, first, "clan", "crab", table.events)
    assert given(table, then, "clan", "mantis", table.events) is None
    assert given(table, then, "clan", "crab", table.events) == ("clan:crab",)


@pytest.mark.parametrize("patrons", ["draft", "pair"])
def test_where_patrons_bring_their_clans_nobody_chooses_one(patrons: str) -> None:
    table = dealt(3, {"patrons": patrons})
    assert table.asked(table.waiting[0]).name == "patron"
    assert [choices(table, seat, "clan") for seat in range(3)] == [[], [], []]


@pytest.mark.parametrize("options", [{}, {"clans": "chosen"}, {"patrons": "pair"}])
def test_after_the_set_up_there_is_nobody_to_choose(options: dict[str, str]) -> None:
    table = dealt(2, options)
    while table.asked(table.waiting[0]).name in ("clan", "patron"):
        seat = table.waiting[0]
        table.answer(seat, table.asked(seat).tokens()[0])
    for seat in range(2):
        assert choices(table, seat, "clan") == choices(table, seat, "patron") == []
        assert over(table, seat, "clan", "crab")
