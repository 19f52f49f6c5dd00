"""Church and Customs (YK-54, YK-55, YK-63, YK-64, YK-90, YK-117 to YK-120)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.words import msg
from engine.games.yokohama.sheets import STANDARD
from tests.games.yokohama.scenes import CityScene, Who, scene

ALL: dict[str, Any] = {"copper": 2, "silk": 2, "tea": 2, "fish": 2, "imports": 2, "yen": 5}


def acting(board: str, power: int, *others: Who, seats: int = 3, **more: Any) -> CityScene:
    """A player acts there with this Power; the other assistants are in the warehouse."""
    on = {board: power - 1} if power > 1 else {}
    given: dict[str, Any] = {"hand": 0, "on": on, "shops": 0, "technologies": ("tram",)}
    who = Who(**given | more)
    table = scene(who, *others, seats=seats, tokens={board: None})
    return table.go("place none" if not who.hand else "place tea; done").go(f"walk {board}")


@pytest.mark.rule("YK-54", "CK-12", "YK-63")
def test_power_five_and_one_of_each_gift_is_faith_eleven() -> None:
    table = acting("church", 5, **ALL)
    assert table.offers(0, "church") == {str(n) for n in range(1, 9)}
    table.go("church 8")
    player = table.player()
    assert player.goods == {"copper": 1, "silk": 1, "tea": 1, "fish": 1}
    assert (player.imports, player.yen, player.vp) == (2, 3, 12)  # one import paid, one gained


@pytest.mark.rule("YK-54", "HI-6", "YK-118")
def test_a_second_fish_never_helps() -> None:
    without_import = {"copper": 1, "silk": 1, "tea": 1, "fish": 2, "yen": 2}
    table = acting("church", 3, **without_import)
    assert max(STANDARD.church[int(n) - 1].faith for n in table.offers(0, "church")) == 8


@pytest.mark.rule("HI-6", "YK-118", "D-9")
def test_exactly_the_gifts_that_are_needed_are_asked_for() -> None:
    table = acting("church", 3, **ALL).go("church 4")
    asked = table.asked(0)
    assert (asked.name, asked.at_least, asked.at_most) == ("gifts", 4, 4)
    assert table.offers(0, "give") == {"copper", "silk", "tea", "fish", "import", "yen"}
    assert [table.label(f"give:{gift}") for gift in ("import", "yen")] == [
        "Give 1 import",
        "Give 2 yen",
    ]
    with table.refuses():
        table.go("give copper give silk give tea")
    table.go("give copper give silk give import give yen")
    paid = tuple(msg(f"yk-amount-{good}", n=1) for good in ("copper", "silk", "imports"))
    assert table.said("yk-board", paid=msg("yk-costs", what=(*paid, msg("yk-amount-yen", n=2))))
    assert (table.player().vp, table.player().yen) == (6, 5 - 2 + 3)
    assert (table.player().goods["tea"], table.player().imports) == (2, 1)


@pytest.mark.rule("HI-6", "YK-73")
def test_the_third_space_with_the_winery() -> None:
    goods: dict[str, Any] = {"copper": 1, "silk": 1, "yen": 2}
    table = acting("church", 3, technologies=("tram", "winery"), **goods).go("church 3")
    table.go("done")
    assert table.player().vp == 8


@pytest.mark.rule("EX-13", "YK-119", "YK-39")
def test_luca_gives_three_and_sends_an_assistant_of_the_hand() -> None:
    goods: dict[str, Any] = {"copper": 1, "silk": 1, "yen": 2}
    table = acting("church", 3, hand=2, **goods).go("church 3; from hand")
    assert (table.player().vp, table.name()) == (5, "lift")
    assert table.asked(0).prompt.args["n"] == 2
    table.go("done")
    assert table.said("yk-recovered", n=2)
    assert table.table.spaces["church"][2] == 0


@pytest.mark.rule("YK-54")
def test_power_enough_needs_no_gift() -> None:
    table = acting("church", 4, **ALL).go("church 1")
    assert table.player().goods == {"copper": 2, "silk": 2, "tea": 2, "fish": 2}
    assert table.player().vp == 3


@pytest.mark.rule("YK-117", "YK-116")
def test_a_lower_space_or_nothing_may_be_chosen() -> None:
    table = acting("church", 5, **ALL).go("skip")
    assert (table.player().vp, table.name()) == (0, "end")


@pytest.mark.rule("YK-119", "D-9", "D-10")
@pytest.mark.parametrize("board", ["church", "customs"])
@pytest.mark.parametrize("source", ["area", "hand"])
def test_the_assistant_comes_from_the_area_or_the_hand(board: str, source: str) -> None:
    table = acting(board, 4, hand=2, imports=1)
    table.go(f"{board} 1; from {source}")
    assert table.table.spaces[board][0] == 0
    assert table.said("yk-recovered", n=2 if source == "area" else 3)
    assert table.player().assistants == 3  # of 2 + 3, one was placed and one is on the board


@pytest.mark.rule("YK-119", "YK-141")
@pytest.mark.parametrize("board", ["church", "customs"])
def test_without_any_assistant_the_action_has_no_effect(board: str) -> None:
    who = Who(hand=0, technologies=("tram",), shop_on={board: 1}, house_on=(board,), shops=0, **ALL)
    table = scene(who, station=board, tokens={board: None}).go(f"place none; walk {board}")
    assert table.said("yk-acts", power=4)
    assert table.name() == "end"


@pytest.mark.rule("YK-120", "YK-136")
def test_without_a_free_space_nothing_is_paid() -> None:
    taken = Who(church=range(1, 9))
    assert acting("church", 5, taken, **ALL).name() == "end"
    assert acting("customs", 5, Who(customs=range(1, 9)), **ALL).name() == "end"


@pytest.mark.rule("YK-55", "YK-117", "D-10", "YK-64")
@pytest.mark.parametrize(
    ("power", "spaces"), [(1, ""), (2, "12"), (3, "1234"), (4, "123456"), (5, "12345678")]
)
def test_customs_lets_one_pay_up_to_power_less_one(power: int, spaces: str) -> None:
    table = acting("customs", power, imports=4)
    found = table.offers(0, "customs") if table.name() == "customs" else set()
    assert found == set(spaces)


@pytest.mark.rule("YK-55", "HI-7")
def test_only_spaces_with_exactly_what_is_paid() -> None:
    table = acting("customs", 4, Who(customs=(1, 2)), imports=3)
    assert table.offers(0, "customs") == {"3", "4", "5", "6"}
    few = acting("customs", 4, imports=1)
    assert few.offers(0, "customs") == {"1", "2"}


@pytest.mark.rule("HI-7", "YK-66")
def test_fourteen_points_two_moves_and_the_brick_factory() -> None:
    cards = ("tram", "brick_factory")
    table = acting("customs", 4, Who(customs=(1, 2)), imports=3, technologies=cards)
    table.go("customs 5; done")
    assert (table.player().vp, table.player().imports) == (18, 0)


@pytest.mark.rule("HI-7", "YK-120")
def test_at_power_two_with_both_ones_taken_nothing_can_be_paid() -> None:
    table = acting("customs", 2, Who(customs=(1, 2), house_on=("customs",)), imports=3)
    assert table.name() == "end"
    assert table.gained(1) == ["1 yen"]


@pytest.mark.rule("EX-14")
def test_luca_pays_one_import_for_the_second_space() -> None:
    table = acting("customs", 2, imports=1).go("customs 2")
    assert (table.player().vp, table.player().yen, table.player().imports) == (4, 2, 0)


@pytest.mark.rule("YK-63")
def test_the_church_board() -> None:
    assert [space.faith for space in STANDARD.church] == [4, 5, 6, 7, 8, 9, 10, 11]
    assert [space.reward.vp for space in STANDARD.church] == [3, 4, 5, 6, 7, 9, 10, 12]
    assert STANDARD.church[2].reward.move == 2


@pytest.mark.rule("YK-64")
def test_the_customs_board() -> None:
    assert [space.imports for space in STANDARD.customs] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert [space.reward.vp for space in STANDARD.customs] == [5, 4, 9, 8, 14, 13, 20, 18]
    assert STANDARD.customs[1].reward.yen == 2


@pytest.mark.rule("YK-90", "CK-13", "YK-101")
@pytest.mark.parametrize("board", ["church", "customs"])
@pytest.mark.parametrize(("seats", "before"), [(2, 3), (3, 4), (4, 5)])
def test_so_many_assistants_bring_the_end_near(board: str, seats: int, before: int) -> None:
    """With two players the neutral one is the fifth."""
    free = [n for n in range(2, 9) if not STANDARD.spaces(board)[n - 1].blocked_in_2_player]
    for there, ends in ((before - 1, False), (before, True)):
        given: dict[str, Any] = {board: free[:there]}
        rival = Who(**given)
        table = acting(board, 4, rival, seats=seats, imports=1).go(f"{board} 1")
        assert (table.table.last_round is not None) is ends


@pytest.mark.rule("YK-101")
def test_a_neutral_assistant_keeps_its_space() -> None:
    table = acting("church", 5, seats=2, **ALL)
    assert table.offers(0, "church") == set("1234678")


@pytest.mark.rule("YK-136", "YK-92")
def test_placing_goes_on_after_the_trigger() -> None:
    who = Who(hand=0, on={"church": 3}, technologies=("tram",), shops=0)
    table = scene(who, Who(church=(2, 3, 4, 5, 6)), last_round=4, tokens={"church": None})
    table.go("place none; walk church; church 1")
    assert table.table.last_round == 4
    assert table.table.spaces["church"][0] == 0


def test_each_space_says_what_it_costs_and_brings() -> None:
    church = acting("church", 3, **ALL)
    assert church.about("church:4") == "4 gifts · brings 3 yen, 6 VP"
    assert church.option("church:4").label.args == {"space": 4, "value": 7}
    customs = acting("customs", 3, **ALL)
    assert customs.about("customs:4") == "brings 4 yen, 8 VP"
    assert customs.option("customs:4").at == ("customs-board:4",)
