"""The turn's frame, the die and divine favour (RG-17 to RG-23)."""

from __future__ import annotations

import pytest

from engine.core.words import Msg, msg, ref
from engine.games.river_of_gold import rules
from tests.games.river_of_gold.scenes import ALL_FULL, Who, goods, scene


@pytest.mark.rule("RG-17", "RG-22")
def test_a_turn_is_favour_then_one_action_then_the_end() -> None:
    table = scene(Who(die=2, favour=2, koku=20), masteries=["void"])
    assert table.asked(0).name == "turn"
    table.answer(0, "die 1")
    assert table.asked(0).name == "turn"
    table.answer(0, "sail 1")
    assert table.asked(0).name == "end"
    assert table.offers(0, "die") == set()
    table.end(0)
    assert table.waiting == (1,)


@pytest.mark.rule("RG-18", "D-7")
def test_the_action_is_mandatory() -> None:
    table = scene(Who(die=4, koku=12))
    assert table.asked(0).at_least == 1
    for pass_word in ("end", "pass", "none"):
        with table.refuses():
            table.answer(0, pass_word)


@pytest.mark.rule("RG-18", "D-7")
@pytest.mark.parametrize("die", range(1, 7))
def test_with_nothing_at_all_one_can_still_sail(die: int) -> None:
    table = scene(Who(die=die, hand=()))
    assert set(table.asked(0).tokens()) == {"sail:1", "sail:2"}


@pytest.mark.rule("RG-18")
def test_only_one_action_a_turn() -> None:
    table = scene(Who(die=4, koku=25)).answer(0, "build 16 e1_port_1")
    assert {"sail", "build", "deliver"}.isdisjoint(
        token.partition(":")[0] for token in table.asked(0).tokens()
    )


@pytest.mark.rule("RG-19", "D-7")
def test_the_die_is_region_of_building_length_of_sailing_and_region_of_customer() -> None:
    who = Who(die=3, koku=25, goods=goods(6, 6, 6), hand=("artisan_3", "artisan_4"))
    table = scene(who)
    assert table.offers(0, "build") == {"11", "12", "13", "14", "15"}
    assert table.offers(0, "deliver") == {"artisan_3"}
    table.answer(0, "sail 2")
    assert [boat.space for boat in table.player(0).boats] == [1, 11]


@pytest.mark.rule("RG-19", "RG-94", "D-7")
@pytest.mark.parametrize(
    ("patron", "prompt"),
    [
        (None, "rog-turn"),
        ("kudaka", "rog-turn"),
        ("kaiu_shihobu", "rog-turn-any-site"),
        ("yoritomo", "rog-turn-any-customer"),
    ],
)
def test_the_question_says_what_the_die_allows(patron: str | None, prompt: str) -> None:
    asked = scene(Who(die=3, patron=patron)).asked(0)
    assert asked.prompt.args.get("turn", asked.prompt) == msg(
        prompt, die=3, region=ref("region", "3")
    )


@pytest.mark.rule("RG-24", "RG-25", "RG-41", "RG-42")
@pytest.mark.parametrize(
    ("who", "reasons"),
    [
        (Who(die=3, koku=20, hand=["artisan_3"], goods=ALL_FULL), ()),
        (Who(die=3, koku=0, hand=["artisan_3"], goods=ALL_FULL), ("koku",)),
        (Who(die=3, koku=20, hand=["artisan_3"]), ("goods",)),
        (Who(die=3, koku=0, hand=["artisan_4"]), ("koku", "customer")),
    ],
)
def test_the_question_says_why_an_action_is_missing(who: Who, reasons: tuple[str, ...]) -> None:
    said = scene(who).asked(0).prompt.args.get("reasons", ())
    assert isinstance(said, tuple)
    assert [reason.key for reason in said if isinstance(reason, Msg)] == [
        f"rog-not-now-{reason}" for reason in reasons
    ]


@pytest.mark.rule("RG-20", "WE-2", "D-5")
def test_two_favour_take_the_die_from_two_by_one_to_six() -> None:
    table = scene(Who(clan="crab", die=2, favour=2))
    table.answer(0, "die 1")
    assert (table.player(0).die, table.player(0).favour) == (1, 1)
    assert table.said("rog-turned-die", seat=0, face=1, cost=1)
    table.answer(0, "die 6")
    assert (table.player(0).die, table.player(0).favour) == (6, 0)
    assert table.offers(0, "die") == set()


@pytest.mark.rule("RG-20", "D-5")
@pytest.mark.parametrize(
    ("favour", "faces"), [(0, set()), (1, {"1", "5"}), (2, {"1", "2", "4", "5"}), (3, set("12345"))]
)
def test_only_faces_within_the_favour_held_are_offered(favour: int, faces: set[str]) -> None:
    assert scene(Who(die=6, favour=favour)).offers(0, "die") == faces


@pytest.mark.rule("RG-21", "DC-2")
@pytest.mark.parametrize(
    ("face", "wanted", "cost"), [(2, 5, 3), (1, 5, 2), (6, 1, 1), (3, 3, 0), (1, 6, 1), (4, 1, 3)]
)
def test_the_cheapest_way_round(face: int, wanted: int, cost: int) -> None:
    assert rules.favour_cost(face, wanted) == cost
    if face != wanted:
        table = scene(Who(die=face, favour=3)).answer(0, f"die {wanted}")
        assert table.player(0).favour == 3 - cost


@pytest.mark.rule("RG-20")
@pytest.mark.parametrize(("face", "by", "then"), [(6, 1, 1), (1, -1, 6), (3, 1, 4), (3, -1, 2)])
def test_the_die_turns_round_the_corner(face: int, by: int, then: int) -> None:
    assert rules.turned(face, by) == then


@pytest.mark.rule("RG-22")
def test_favour_gained_by_the_action_no_longer_turns_the_die() -> None:
    row = ("e1_port_1", "e1_port_2", "e1_port_3", "e1_port_4")
    table = scene(Who(die=4, koku=25, favour=1), row=row).answer(0, "build 16")
    assert table.offers(0, "die") == set()
    table.answer(0, "e1_port_4")
    assert table.player(0).favour == 2
    assert table.offers(0, "die") == set()


@pytest.mark.rule("RG-23")
def test_favour_stops_at_its_limit() -> None:
    table = scene(Who(die=1, favour=3, boats=(7, 8)), shore={17: ("imperial_rice",)})
    table.answer(0, "sail 1")
    assert (table.player(0).favour, table.player(0).favour_limit) == (3, 3)


@pytest.mark.rule("RG-23")
def test_a_higher_limit_gives_no_favour_of_itself_and_is_capped_at_six() -> None:
    monk = Who(die=1, favour=1, limit=6, goods=goods(1, 2, 1), hand=("monk_1",))
    table = scene(monk).answer(0, "deliver monk_1")
    assert (table.player(0).favour, table.player(0).favour_limit) == (3, 6)
