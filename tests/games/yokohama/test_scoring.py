"""Final scoring (YK-93 to YK-99, YK-102, YK-144, YK-145)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

import pytest

from engine.games.yokohama.data import COUNTRIES
from engine.games.yokohama.scoring import (
    SCORING,
    board_vp,
    country_vp,
    leftovers,
    technology_vp,
)
from tests.games.yokohama.scenes import CityScene, Who, scene
from tests.scene import said_of_ties

SETS = {int(size): vp for size, vp in SCORING.country_sets.items()}


@pytest.mark.rule("YK-93", "EX-8", "YK-144")
def test_church_ties_go_to_the_rightmost_assistant() -> None:
    """Yellow 1, purple 2, blue 2, and blue is furthest right."""
    table = scene(Who(church=(4,)), Who(church=(1, 5)), Who(church=(2, 6))).table
    assert board_vp(table, "church", SCORING.church) == {2: 6, 1: 3}


@pytest.mark.rule("YK-94", "EX-9")
def test_customs_bonus() -> None:
    table = scene(Who(customs=(1, 2, 3)), Who(customs=(5,)), Who(customs=(4,))).table
    assert board_vp(table, "customs", SCORING.customs) == {0: 8, 1: 4}


@pytest.mark.rule("YK-93", "YK-94", "CK-14")
def test_alone_on_a_board_only_first_place_is_paid() -> None:
    table = scene(Who(customs=(1,), church=(1,))).table
    assert board_vp(table, "customs", SCORING.customs) == {0: 8}
    assert board_vp(table, "church", SCORING.church) == {0: 6}


@pytest.mark.rule("YK-144")
def test_three_tied_players_are_ordered_by_their_rightmost() -> None:
    table = scene(Who(church=(3,)), Who(church=(6,)), Who(church=(4,))).table
    assert board_vp(table, "church", SCORING.church) == {1: 6, 2: 3}


@pytest.mark.rule("YK-102", "YK-101")
def test_neutral_assistants_get_and_take_no_place() -> None:
    table = scene(Who(church=(1,)), seats=2).table
    assert board_vp(table, "church", SCORING.church) == {0: 6}
    both = scene(Who(church=(1,)), Who(church=(2,)), seats=2).table
    assert board_vp(both, "church", SCORING.church) == {1: 6, 0: 3}


@pytest.mark.rule("YK-95", "EX-10")
def test_technology_bonus_by_sum_and_round_order() -> None:
    """Round order Luca, Eva, Giulio, Maria with 12, 20, 12, 10."""
    people = (
        Who(technologies=("exposition", "ball")),
        Who(technologies=("station", "university", "tram", "telephone")),
        Who(technologies=("postal_system", "stock_exchange", "gas_lighting")),
        Who(technologies=("newspaper", "mining_technology")),
    )
    table = scene(*people).table
    values = table.sheet.values
    sums = [
        sum(values[table.sheet.cards[card].technology] for card in player.technologies)
        for player in table.players
    ]
    assert sums == [12, 20, 12, 10]
    assert technology_vp(table) == {1: 10, 0: 5}


@pytest.mark.rule("YK-95")
def test_round_order_begins_with_the_first_player_and_nothing_scores_nothing() -> None:
    table = scene(Who(technologies=("tram",)), Who(technologies=("university",))).table
    table.first = 1
    assert technology_vp(table) == {1: 10, 0: 5}
    assert technology_vp(scene(Who(technologies=("tram",))).table) == {0: 10}


@pytest.mark.rule("YK-96", "EX-11", "CK-1", "CK-2", "CK-3", "HI-15")
@pytest.mark.parametrize(
    ("icons", "vp"),
    [
        ({"gb": 3, "us": 2, "fr": 2, "de": 1, "nl": 1}, 16),
        ({"gb": 3, "us": 2, "fr": 2, "de": 1}, 12),
        ({"gb": 2, "us": 2, "fr": 2, "de": 2}, 16),
        ({"gb": 4}, 0),
        ({"us": 4, "nl": 2, "gb": 1, "fr": 1}, 10),
        ({}, 0),
    ],
)
def test_country_sets(icons: dict[str, int], vp: int) -> None:
    assert country_vp(icons) == vp


@cache
def best(counts: tuple[int, ...]) -> int:
    """The best division into sets, by trying every set first; counts in falling order."""
    left = sum(1 for n in counts if n)
    if not left:
        return 0
    found = 0
    for size in range(1, left + 1):
        for chosen in combinations(range(left), size):
            rest = tuple(sorted((n - (i in chosen) for i, n in enumerate(counts)), reverse=True))
            found = max(found, SETS[size] + best(rest))
    return found


def all_counts() -> Iterator[tuple[int, ...]]:
    """Every number of icons up to four for each country."""
    yield from product(range(5), repeat=len(COUNTRIES))


@pytest.mark.rule("YK-97")
def test_the_best_division_is_found_for_up_to_four_icons_of_each_country() -> None:
    for counts in all_counts():
        icons = dict(zip(COUNTRIES, counts, strict=True))
        assert country_vp(icons) == best(tuple(sorted(counts, reverse=True)))


@pytest.mark.rule("YK-98", "EX-12", "YK-145")
def test_leftovers_round_down_separately() -> None:
    who = Who(imports=1, yen=3, copper=2, silk=1, tea=1, fish=3)
    table = scene(who).table
    assert leftovers(table, 0) == {
        "final_agents": 0,
        "final_imports": 1,
        "final_yen": 1,
        "final_products": 2,
    }


@pytest.mark.rule("YK-98", "HI-15")
def test_unused_agents_score_one() -> None:
    table = scene(Who(agents=("us", "gb"), used_agents=("fr",))).table
    assert leftovers(table, 0)["final_agents"] == 2


def final_scene(*who: Who, first: int = 0) -> CityScene:
    """The last turn of the last round is recalled."""
    table = scene(*who, last_round=3, active=(first - 1) % max(len(who), 3))
    table.table.first = first
    table.go("place bank; done; recall all; end")
    return table


def finale(*who: Who, first: int = 0) -> object:
    """How that ends."""
    return final_scene(*who, first=first).match.outcome


@pytest.mark.rule("YK-99", "YK-96")
def test_most_points_win() -> None:
    outcome = finale(Who(vp=30), Who(vp=31, orders=("order_01",)), Who(vp=12))
    assert outcome.scores == (30, 31, 12)  # type: ignore[attr-defined]
    assert outcome.places == (2, 1, 3)  # type: ignore[attr-defined]
    assert outcome.ending == "won"  # type: ignore[attr-defined]


@pytest.mark.rule("YK-99")
@pytest.mark.parametrize(("first", "places"), [(0, (1, 2, 3)), (1, (2, 1, 3))])
def test_a_tie_goes_to_the_earlier_seat_of_the_round(first: int, places: tuple[int, ...]) -> None:
    outcome = finale(Who(vp=20), Who(vp=20), Who(vp=5), first=first)
    assert outcome.places == places  # type: ignore[attr-defined]
    assert outcome.ending == "order"  # type: ignore[attr-defined]


def test_what_decided_a_tie_is_said() -> None:
    table = final_scene(Who(vp=20), Who(vp=20), Who(vp=5), first=1)
    assert said_of_ties(table) == ["Tie on 20: Player 2 before Player 1, earlier in round order."]


def test_everything_is_scored_in_the_printed_order() -> None:
    people = (
        Who(church=(1,), customs=(1,), technologies=("tram",), imports=2, yen=4, tea=3),
        Who(completed=("order_01", "order_11"), agents=("us",)),
        Who(),
    )
    table = scene(*people, last_round=3, active=2)
    table.go("place bank; done; recall all; end")
    ann = {k: n for k, n in table.player(0).points.items() if k != "order"}
    assert ann == {
        "final_church": 6,
        "final_customs": 8,
        "final_technology": 10,
        "final_imports": 2,
        "final_yen": 2,
        "final_products": 1,
    }
    assert table.player(1).points == {"final_countries": 2, "final_agents": 1}
