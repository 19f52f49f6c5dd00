"""What may be answered in advance: support, and the defence against revolts."""

from __future__ import annotations

import pytest

from engine.core.frame import Event
from tests.games.yellow_yangtze.scenes import YangtzeScene, scene
from tests.games.yellow_yangtze.test_revolts import qin
from tests.games.yellow_yangtze.wars import ANDREA, BARBARA, LEFT, PAUL, RIGHT, rulebook
from tests.standing import choices, given, over, spent

OWN, NOBODY, DEFEND = "support-own", "support-nobody", "defend"
ELSEWHERE, ALL = "elsewhere", "all"


def apart() -> YangtzeScene:
    """The rulebook's war, and a fourth player who has no leader in it."""
    hands = {ANDREA: {"red": 4}, BARBARA: {"red": 2}, 3: {"red": 2}}
    table = rulebook(seats=4, hands=hands)
    return table.answer(BARBARA, "pass").answer(PAUL, "pass")


def begins(seat: int) -> Event:
    """A turn."""
    return Event("yy-begins", seat=seat)


def test_nobody_is_supported_in_the_wars_of_others() -> None:
    table = apart()
    assert table.waiting == (3,)
    assert given(table, 3, NOBODY, ELSEWHERE) == ("pass",)
    assert given(table, 3, NOBODY, ALL) == ("pass",)


def test_a_war_of_ones_own_ends_it() -> None:
    table = rulebook()
    assert over(table, BARBARA, NOBODY, ELSEWHERE)
    assert given(table, BARBARA, NOBODY, ELSEWHERE) is None
    assert given(table, BARBARA, NOBODY, ALL) == ("pass",)


def test_a_war_of_ones_own_ends_it_although_it_is_over() -> None:
    table = rulebook(seats=4)
    began = [event for event in table.events if event.key == "yy-war"]
    assert began
    peace = scene(seats=4)
    assert over(peace, BARBARA, NOBODY, ELSEWHERE, began)
    assert not over(peace, 3, NOBODY, ELSEWHERE, began)


def test_it_outlasts_turns_unless_it_is_for_every_war() -> None:
    table = apart()
    assert given(table, 3, NOBODY, ELSEWHERE, [begins(3)]) == ("pass",)
    assert given(table, 3, NOBODY, ALL, [begins(3)]) is None
    assert given(table, 3, NOBODY, ALL, [begins(2)]) == ("pass",)
    assert over(table, 3, NOBODY, ALL, [begins(3)])


def test_the_unifier_is_asked() -> None:
    table = rulebook().answer(BARBARA, "pass").answer(PAUL, "pass")
    assert table.waiting == (ANDREA,)
    for key, choice in ((NOBODY, ALL), (NOBODY, ELSEWHERE), (OWN, "1")):
        assert given(table, ANDREA, key, choice) is None
    strangers = {"F5": (1, "red"), "G10": (2, "red"), "H10": (2, "black")}
    table = rulebook(leaders=strangers).answer(1, "pass").answer(2, "pass")
    assert given(table, 0, NOBODY, ELSEWHERE) is None, "who unites states of others knows why"


def test_the_own_side_is_supported_once_as_far_as_tiles_are_held() -> None:
    table = rulebook()
    assert spent(table, OWN)
    assert choices(table, BARBARA, OWN) == ["1", "2"]
    assert given(table, BARBARA, OWN, "2") == (f"support:{LEFT}-2",)
    assert given(table, BARBARA, OWN, "2", [begins(BARBARA)]) is None
    assert given(table, BARBARA, OWN, "3") is None, "not held: asked"
    table.answer(BARBARA, "pass")
    assert choices(table, PAUL, OWN) == ["leader"]
    assert given(table, PAUL, OWN, "leader") == (f"support:{RIGHT}-leader",)


def test_who_has_leaders_on_no_side_or_on_two_is_asked() -> None:
    assert given(apart(), 3, OWN, "1") is None
    both = {"F5": (BARBARA, "red"), "H5": (PAUL, "black"), "G10": (PAUL, "red")}
    table = rulebook(leaders={**both, "H10": (BARBARA, "black")})
    assert given(table, BARBARA, OWN, "1") is None


def test_in_peace_anything_may_be_set() -> None:
    table = scene(hands={1: {"black": 2, "red": 1}}, leaders={"F1": (1, "red")})
    assert choices(table, 1, DEFEND) == ["0", "1", "2"]
    assert choices(table, 1, OWN) == ["1"]
    assert choices(table, 1, NOBODY) == [ELSEWHERE, ALL]
    assert not over(table, 1, NOBODY, ELSEWHERE)


@pytest.mark.parametrize(
    ("attack", "most", "answer"),
    [
        ("pass", "3", "pass"),  # level already, and the defender wins a tie
        ("commit 1", "3", "commit:1"),
        ("commit 1-leader", "3", "commit:2"),
        ("commit 1-leader", "2", "commit:2"),
        ("commit 1-leader", "1", "pass"),  # not enough, so nothing
        ("commit 1-leader", "0", "pass"),
    ],
)
def test_a_leader_is_defended_with_the_least_that_wins(attack: str, most: str, answer: str) -> None:
    table = qin().answer(0, attack)
    assert table.asked(1).name == "defend"
    assert given(table, 1, DEFEND, most) == (answer,)


def test_a_leader_off_the_board_defends_first() -> None:
    free = {"F1": (1, "red")}
    table = qin(leaders=free).answer(0, "commit 1-leader")
    assert given(table, 1, DEFEND, "3") == ("commit:1-leader",)
    table = qin(leaders=free).answer(0, "commit 1")
    assert given(table, 1, DEFEND, "1") == ("commit:leader",)
    assert given(table, 1, DEFEND, "0") == ("pass",)
    table = qin(leaders=free).answer(0, "commit 1-leader")
    assert given(table, 1, DEFEND, "1") == ("commit:1-leader",), "the leader is no governor"


def test_who_cannot_hold_a_leader_commits_nothing() -> None:
    table = qin(hands={0: {"black": 1}, 1: {"black": 1}}).answer(0, "commit 1-leader")
    assert given(table, 1, DEFEND, "3") == ("pass",)


def test_a_defence_ends_with_the_next_turn() -> None:
    table = qin().answer(0, "commit 1")
    assert given(table, 1, DEFEND, "3", [begins(0)]) == ("commit:1",)
    assert given(table, 1, DEFEND, "3", [begins(1)]) is None


def test_attackers_are_asked() -> None:
    assert given(qin(), 0, DEFEND, "0") is None


def test_a_revolt_is_no_war() -> None:
    assert not over(qin(), 1, NOBODY, ELSEWHERE)
