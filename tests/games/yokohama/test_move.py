"""Moving the president and recalling (YK-26 to YK-33, YK-110 to YK-114, YK-138 to YK-141)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.yokohama.scenes import CityScene, Who, scene

# silk touches bank and canal, bank touches port_a, the Canal touches church; tea lies apart.
LAID = {
    "r0c0": "silk",
    "r0c1": "bank",
    "r0c2": "port_a",
    "r1c0": "canal",
    "r2c0": "church",
    "r3c1": "tea",
}


def moving(*who: Who, seats: int = 3, station: str | None = None) -> CityScene:
    """Nobody can be placed: the movement is at once."""
    first, *others = who
    return scene(first, *others, seats=seats, at=LAID, station=station).go("place none")


def ann(**more: Any) -> Who:
    """The player who moves, with an empty hand."""
    given: dict[str, Any] = {"hand": 0, "president": "silk"}
    return Who(**given | more)


def walks(table: CityScene) -> set[str]:
    """Where the president may go."""
    return table.offers(0, "walk")


@pytest.mark.rule("YK-26", "D-5")
def test_moving_or_recalling_is_free_to_choose() -> None:
    table = moving(ann(on={"bank": 1}))
    assert walks(table) == {"bank"}
    assert table.offers(0, "recall") == {"all", "president"}


@pytest.mark.rule("YK-26", "HI-3")
def test_without_a_legal_move_recall_is_forced() -> None:
    table = moving(ann(on={"port_a": 1}))
    assert walks(table) == set()
    assert table.offers(0, "recall") == {"all", "president"}


@pytest.mark.rule("YK-26", "YK-112")
def test_a_forced_recall_without_a_choice_is_played_and_told() -> None:
    table = moving(ann())
    assert table.name() == "end"
    assert table.said("yk-recalled", seat=0, n=0)
    assert table.player().president is None


@pytest.mark.rule("YK-27")
def test_a_destination_needs_an_own_assistant_and_no_other_president() -> None:
    table = moving(
        ann(president=None, on={"bank": 1, "port_a": 1}, shops=1, shop_on={"church": 1}),
        Who(president="port_a"),
    )
    assert walks(table) == {"bank"}


@pytest.mark.rule("YK-28", "D-6")
def test_from_the_hand_there_is_no_path_and_no_fee() -> None:
    table = moving(ann(president=None, on={"tea": 1, "silk": 2}), Who(president="bank"))
    assert walks(table) == {"tea", "silk"}
    table.go("walk tea")
    assert table.said("yk-moved-hand", seat=0)
    assert table.player().president == "tea"


@pytest.mark.rule("YK-29", "YK-111")
def test_from_an_area_it_must_move_to_a_different_one() -> None:
    table = moving(ann(on={"silk": 3, "bank": 1, "port_a": 1}))
    assert walks(table) == {"bank", "port_a"}


@pytest.mark.rule("YK-30")
def test_every_area_on_the_way_needs_an_own_assistant() -> None:
    assert walks(moving(ann(on={"port_a": 1}))) == set()
    assert walks(moving(ann(on={"bank": 1, "port_a": 1}))) == {"bank", "port_a"}


@pytest.mark.rule("YK-31", "YK-137")
def test_entering_beside_a_president_costs_one_yen_at_once() -> None:
    table = moving(ann(yen=1, on={"bank": 1, "port_a": 1}), Who(president="bank"))
    assert walks(table) == {"port_a"}
    table.go("walk port_a")
    assert (table.player().yen, table.player(1).yen) == (0, 1)


@pytest.mark.rule("YK-31")
def test_without_the_money_an_area_cannot_be_entered() -> None:
    assert walks(moving(ann(yen=0, on={"bank": 1, "port_a": 1}), Who(president="bank"))) == set()


@pytest.mark.rule("YK-31", "YK-111", "HI-2")
def test_the_start_area_is_closed_for_the_whole_walk() -> None:
    """Bank and canal touch; church can be reached by the Canal only, never back over silk."""
    table = moving(ann(yen=0, on={"silk": 2, "bank": 1, "church": 1}))
    assert walks(table) == {"bank"}


@pytest.mark.rule("YK-32", "CK-6", "YK-147", "YK-62")
@pytest.mark.parametrize(("yen", "there"), [(1, {"church"}), (0, set())])
def test_the_canal_is_passed_for_one_yen_to_the_supply(yen: int, there: set[str]) -> None:
    table = moving(ann(yen=yen, on={"church": 1}))
    assert walks(table) == there
    if there:
        table.go("walk church")
        assert table.said("yk-canal-fee", n=1)
        assert [player.yen for player in table.table.players] == [0, 0, 0]


@pytest.mark.rule("YK-32", "YK-147")
def test_no_walk_ends_on_the_canal() -> None:
    assert "canal" not in walks(moving(ann(yen=9, on={"church": 1})))


@pytest.mark.rule("YK-33", "YK-114", "D-7")
def test_recall_takes_the_president_and_everybody_in_one_answer() -> None:
    table = moving(ann(on={"bank": 2, "silk": 1, "tea": 1}, church=(1,))).go("recall all")
    assert (table.player().president, table.player().assistants) == (None, 4)
    assert table.table.spaces["church"][0] == 0
    assert table.name() == "end"


@pytest.mark.rule("YK-33", "YK-114", "HI-3")
def test_recall_takes_any_subset() -> None:
    who = ann(on={"silk": 2, "bank": 1, "port_a": 1})
    table = moving(who, Who(president="bank")).go("recall some; back silk back silk back bank")
    assert (table.player().president, table.player().assistants) == (None, 3)
    assert table.area("port_a").assistants[0] == 1


@pytest.mark.rule("YK-114")
def test_recall_may_take_nobody_but_the_president() -> None:
    table = moving(ann(on={"silk": 2})).go("recall president")
    assert (table.player().president, table.player().assistants) == (None, 0)
    none = moving(ann(on={"silk": 2})).go("recall some; none")
    assert (none.player().president, none.player().assistants) == (None, 0)


@pytest.mark.rule("YK-114", "HI-3")
def test_those_just_placed_may_come_back() -> None:
    table = scene(Who(president="silk", hand=2), at=LAID).go("place tea tea; recall all")
    assert table.player().assistants == 2


@pytest.mark.rule("YK-112")
def test_with_the_president_in_hand_and_no_destination_recall_is_forced() -> None:
    table = moving(ann(president=None, on={"bank": 2}), Who(president="bank"))
    assert walks(table) == set()
    assert table.go("recall all").player().assistants == 2


@pytest.mark.rule("YK-113")
def test_recall_with_the_president_in_hand_takes_assistants() -> None:
    table = moving(ann(president=None, on={"bank": 2}))
    assert walks(table) == {"bank"}
    assert table.go("recall all").player().assistants == 2
    assert table.said("yk-recalled-hand", seat=0, n=2)


@pytest.mark.rule("EX-2")
def test_luca_walks_past_blue_to_the_silk_mill() -> None:
    at = {"r0c0": "tea", "r0c1": "lab_a", "r1c0": "agency", "r1c1": "silk"}
    who = Who(hand=0, president="tea", yen=1, on={"agency": 1, "silk": 1})
    table = scene(who, Who(president="agency"), at=at).go("place none")
    assert walks(table) == {"silk"}
    table.go("walk silk")
    assert (table.player().yen, table.player(1).yen) == (0, 1)


HI_2 = {
    **LAID,
    "r0c1": "bank",
    "r1c0": "fish_1",
    "r1c1": "canal",
    "r2c1": "church",
    "r2c0": "fish_2",
}


@pytest.mark.rule("HI-2", "YK-78", "CK-7")
@pytest.mark.parametrize(
    ("yen", "cards", "left", "bo"), [(2, (), 0, 1), (1, ("stagecoach",), 0, 0)]
)
def test_a_walk_past_bo_and_the_canal(yen: int, cards: tuple[str, ...], left: int, bo: int) -> None:
    who = ann(yen=yen, on={"bank": 1, "church": 2}, technologies=cards)
    table = scene(who, Who(president="bank"), at=HI_2).go("place none; walk church")
    assert (table.player().yen, table.player(1).yen) == (left, bo)
    told = [event.key for event in table.events if event.key in ("yk-fee", "yk-canal-fee")]
    assert told == (["yk-canal-fee", "yk-fee"] if bo else ["yk-canal-fee"])


@pytest.mark.rule("HI-2")
def test_with_one_yen_the_same_walk_is_illegal() -> None:
    who = ann(yen=1, on={"bank": 1, "church": 2})
    assert walks(scene(who, Who(president="bank"), at=HI_2).go("place none")) == set()


@pytest.mark.rule("HI-3")
def test_with_one_yen_recall_is_only_an_option() -> None:
    who = ann(yen=1, on={"silk": 2, "bank": 1, "port_a": 1})
    assert walks(moving(who, Who(president="bank"))) == {"port_a"}


# From silk both bank and agency lead to church, and Bo and Cy stand on them.
FORK = {"r0c0": "silk", "r0c1": "bank", "r1c0": "agency", "r1c1": "church", "r3c1": "canal"}


@pytest.mark.rule("YK-110", "D-6")
def test_ways_that_pay_different_people_are_offered_with_who_is_paid() -> None:
    who = ann(yen=3, on={"bank": 1, "agency": 1, "church": 1})
    table = scene(who, Who(president="bank"), Who(president="agency"), at=FORK).go("place none")
    assert table.asked(0).tokens()[:2] == ("walk:church", "walk:church-c")
    abouts = [table.about(token) for token in ("walk:church", "walk:church-c")]
    assert abouts == ["fee: Bo 1 yen · Power 2: Faith 2", "fee: Cy 1 yen · Power 2: Faith 2"]
    table.go("walk church-c")
    assert [player.yen for player in table.table.players] == [2, 0, 1]


@pytest.mark.rule("YK-110")
def test_a_way_that_only_pays_more_is_not_offered() -> None:
    who = ann(yen=3, on={"bank": 1, "agency": 1, "church": 1})
    table = scene(who, Who(president="bank"), at=FORK).go("place none")
    assert walks(table) == {"agency", "church"}
    assert table.go("walk church").player().yen == 3


@pytest.mark.rule("YK-110")
def test_the_cheapest_way_comes_first() -> None:
    """Past Bo and Cy on one area it costs 2, past Dee on the other 1."""
    who = ann(yen=3, on={"bank": 1, "agency": 1, "church": 1})
    rivals = (Who(president="bank"), Who(president="bank"), Who(president="agency"))
    at = {**FORK, "r0c0": "silk_1", "r3c2": "canal"}
    at.pop("r3c1")
    table = scene(Who(hand=0, president="silk_1", yen=3, on=who.on), *rivals, at=at).go(
        "place none"
    )
    assert [t for t in table.asked(0).tokens() if t.startswith("walk:church")] == [
        "walk:church",
        "walk:church-b-c",
    ]
    assert table.about("walk:church").startswith("fee: Dee 1 yen ·")
    assert table.about("walk:church-b-c").startswith("fee: Bo 1 yen, Cy 1 yen ·")


def test_each_destination_says_what_its_action_would_bring() -> None:
    table = moving(ann(on={"bank": 2}))
    assert table.about("walk:bank") == "Power 3: 3 yen"


@pytest.mark.rule("YK-77", "HI-11", "CK-8", "YK-86")
@pytest.mark.parametrize(
    ("cards", "yen", "there"),
    [
        (("postal_system",), 1, False),
        (("postal_system",), 2, True),
        (("postal_system", "stagecoach"), 0, True),
        (("stagecoach",), 5, False),
        ((), 5, False),
    ],
)
@pytest.mark.parametrize("start", ["silk", None])
def test_ending_beside_two_presidents(
    cards: tuple[str, ...], yen: int, there: bool, start: str | None
) -> None:
    who = ann(president=start, yen=yen, on={"bank": 1}, technologies=cards)
    table = moving(who, Who(president="bank"), Who(president="bank"))
    assert ("bank" in walks(table)) is there
    if there:
        paid = 0 if "stagecoach" in cards else 1
        table.go("walk bank")
        assert [player.yen for player in table.table.players[1:]] == [paid, paid]


@pytest.mark.rule("YK-77", "HI-11")
def test_postal_system_still_needs_an_own_assistant() -> None:
    who = ann(president=None, yen=5, on={"tea": 1}, technologies=("postal_system",))
    assert walks(moving(who, Who(president="bank"))) == {"tea"}


@pytest.mark.rule("YK-78", "HI-11")
def test_stagecoach_does_not_waive_the_fee_for_placing() -> None:
    who = Who(yen=2, technologies=("stagecoach", "postal_system"))
    table = scene(who, Who(president="bank"), Who(president="bank"), at=LAID).go("place bank; done")
    assert table.player().yen == 0


@pytest.mark.rule("YK-83", "YK-141", "HI-10")
@pytest.mark.parametrize("start", ["silk", None])
def test_the_tram_goes_to_any_area_without_other_presidents(start: str | None) -> None:
    who = ann(president=start, technologies=("tram",))
    table = moving(who, Who(president="bank"), Who(president="tea"))
    assert walks(table) == set(table.table.city) - {"canal", "bank", "tea", start}
    table.go("walk chinatown")
    assert table.said("yk-acts", area=table.events[0].args["area"], power=1)


@pytest.mark.rule("YK-86", "HI-11")
def test_postal_system_does_not_help_the_tram() -> None:
    who = ann(yen=5, technologies=("tram", "postal_system"))
    assert "bank" not in walks(moving(who, Who(president="bank")))


@pytest.mark.rule("YK-86")
def test_tram_and_stagecoach_do_not_interact() -> None:
    plain = moving(ann(technologies=("tram",)), Who(president="bank"))
    both = moving(ann(technologies=("tram", "stagecoach")), Who(president="bank"))
    assert walks(plain) == walks(both)


@pytest.mark.rule("YK-81", "YK-140", "HI-10", "YK-86")
@pytest.mark.parametrize("start", ["silk", None])
def test_the_owner_of_the_station_goes_there_directly(start: str | None) -> None:
    who = ann(president=start, technologies=("station",))
    table = moving(who, Who(president="bank"), station="bank")
    assert walks(table) == {"bank"}
    table.go("walk bank")
    assert (table.player().yen, table.player(1).yen) == (2, 0)
    assert table.player().president == "bank"


@pytest.mark.rule("HI-10", "YK-138")
def test_beside_two_presidents_everybody_else_pays_both() -> None:
    who = ann(technologies=("station",))
    others = (Who(president="bank", yen=3), Who(yen=3))
    table = moving(who, *others, station="bank").go("walk bank; end")
    table.answer(1, "place bank; done; recall president; end")
    assert (table.player(0).yen, table.player(1).yen) == (3, 2)
    assert table.player(1).president is None
    table.answer(2, "place bank; done")
    assert (table.player(0).yen, table.player(1).yen, table.player(2).yen) == (4, 2, 2)


@pytest.mark.rule("YK-138")
def test_a_third_player_pays_two_presidents_on_one_area() -> None:
    table = scene(Who(president="bank"), Who(president="bank"), Who(yen=2), active=2)
    table.answer(2, "place bank; done")
    assert [player.yen for player in table.table.players] == [1, 1, 0]


@pytest.mark.rule("YK-81", "YK-139")
def test_only_the_owner_goes_to_the_station_directly() -> None:
    table = moving(ann(), Who(technologies=("station",)), station="bank")
    assert table.name() == "end"  # nothing to reach: recalled


@pytest.mark.rule("YK-81", "HI-10")
def test_the_station_is_no_destination_where_the_president_stands() -> None:
    who = ann(president="bank", technologies=("station",), on={"tea": 1})
    assert walks(moving(who, station="bank")) == set()


@pytest.mark.rule("YK-81", "YK-34")
def test_the_station_gives_power_to_everybody() -> None:
    who = Who(hand=0, on={"bank": 1})
    table = scene(who, Who(technologies=("station",)), station="bank").go("place none; walk bank")
    assert table.player().yen == 3
