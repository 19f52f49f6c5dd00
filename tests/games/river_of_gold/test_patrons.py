"""Clan patrons, each on its own (RG-94, RG-134 to RG-141)."""

from __future__ import annotations

import pytest

from engine.games.river_of_gold.data import PATRONS, SHORE
from tests.games.river_of_gold.scenes import (
    ALL_FULL,
    LATE_ROW,
    RiverScene,
    Shore,
    Who,
    goods,
    scene,
)

ROW = ("e1_palace_2", "e1_shrine_5", "e1_port_1", "e1_market_1")  # 0, 2, 1, 4 influence


@pytest.mark.rule("RG-94", "RG-95")
def test_two_patrons_for_each_clan() -> None:
    clans = sorted(patron.clan for patron in PATRONS.values())
    assert clans == ["crab"] * 2 + ["crane"] * 2 + ["mantis"] * 2 + ["scorpion"] * 2


@pytest.mark.rule("RG-94", "D-8")
def test_kaiu_shihobu_builds_in_any_region_at_the_usual_price() -> None:
    table = scene(Who(die=1, koku=9, patron="kaiu_shihobu"), row=ROW, seats=4)
    affordable = {str(s.id) for s in SHORE.values() if s.koku_cost and s.koku_cost <= 9}
    assert table.offers(0, "build") == affordable
    table.answer(0, "build 16 e1_shrine_5")
    assert (table.player(0).koku, table.player(0).influence[4]) == (0, 2)


@pytest.mark.rule("RG-94", "RG-141", "DC-19")
@pytest.mark.parametrize(("space", "vp"), [(9, 3), (7, 2), (1, 1)])
def test_yasuki_taka_scores_for_river_spaces_at_the_site(space: int, vp: int) -> None:
    who = Who(die=SHORE[space].region, koku=25, patron="yasuki_taka")
    table = scene(who, row=ROW, seats=4).answer(0, f"build {space} e1_palace_2")
    assert table.player(0).points == {"patron": vp}


@pytest.mark.rule("RG-94", "RG-141")
def test_yasuki_taka_scores_for_own_builds_only() -> None:
    table = scene(Who(die=4, koku=25), Who(patron="yasuki_taka"), row=ROW)
    table.answer(0, "build 16 e1_palace_2")
    assert table.player(1).vp == 0


@pytest.mark.rule("RG-94", "RG-135", "D-18")
def test_yoritomo_delivers_whatever_the_die_shows_and_keeps_three_cards() -> None:
    hand = ("artisan_2", "artisan_5", "elder_1")
    who = Who(die=3, goods=goods(0, 2, 2), hand=hand, patron="yoritomo")
    table = scene(who, deck=("monk_1", "monk_2"))
    assert table.offers(0, "deliver") == {"artisan_2", "artisan_5"}
    table.answer(0, "deliver artisan_5")
    assert table.offers(0, "discard") == {"artisan_2", "elder_1", "monk_1", "monk_2"}
    table.answer(0, "discard elder_1")
    assert len(table.hand(0)) == 3


@pytest.mark.rule("RG-94", "RG-136")
@pytest.mark.parametrize(
    ("completed", "vp"), [((), 3), (("elder_5",), 3), (("elder_4",), 0), (("monk_4", "monk_1"), 0)]
)
def test_kudaka_scores_for_the_first_customer_of_a_region(
    completed: tuple[str, ...], vp: int
) -> None:
    who = Who(die=4, goods=goods(silk=2), hand=("artisan_4",), completed=completed, patron="kudaka")
    table = scene(who, Who(completed=("noble_4",))).answer(0, "deliver artisan_4")
    assert table.player(0).points.get("patron", 0) == vp


def visit_six(patron: str, shore: Shore) -> RiverScene:
    """Seat 0 sails to river space 6."""
    return scene(Who(die=1, boats=(5, 5), patron=patron), shore=shore)


@pytest.mark.rule("RG-94", "RG-137", "RG-112")
@pytest.mark.parametrize(
    ("shore", "vp"),
    [
        ({}, 0),
        ({13: ("start_port_1",)}, 0),
        ({13: ("e1_port_3", 0)}, 0),
        ({13: ("e1_port_3", 1)}, 2),
        ({13: ("e1_port_3", 0, 1)}, 2),
        ({13: ("e1_port_3", 1), 11: ("e1_port_1", 2), 12: ("e1_port_2", 1, 2)}, 2),
    ],
)
@pytest.mark.parametrize("boat", [1, 2])
def test_daidoji_uji_scores_once_a_sail_for_a_visited_rival(
    shore: Shore, vp: int, boat: int
) -> None:
    table = visit_six("daidoji_uji", shore).answer(0, f"sail {boat}")
    assert table.player(0).points.get("patron", 0) == vp


@pytest.mark.rule("RG-94", "RG-138", "D-4")
@pytest.mark.parametrize("face", range(1, 7))
def test_kakita_ryoku_may_name_a_face_instead_of_rolling(face: int) -> None:
    table = scene(Who(die=1, favour=2, patron="kakita_ryoku")).answer(0, "sail 1").end(0)
    assert table.asked(0).name == "roll"
    assert table.offers(0, "face") == set("123456")
    table.answer(0, f"face {face}")
    assert table.said("rog-named-face", seat=0, face=face)
    assert not table.said("rog-rolled")
    assert (table.player(0).die, table.player(0).favour) == (face, 1)
    assert table.waiting == (1,)


@pytest.mark.rule("RG-138", "D-4")
def test_kakita_ryoku_may_roll_all_the_same() -> None:
    table = scene(Who(favour=2, patron="kakita_ryoku")).answer(0, "sail 1").end(0)
    table.answer(0, "roll")
    assert table.said("rog-rolled", seat=0)
    assert table.player(0).favour == 2


@pytest.mark.rule("RG-138", "RG-65", "D-4")
def test_kakita_ryoku_is_asked_after_the_emperor_has_come() -> None:
    who = Who(die=4, koku=9, patron="kakita_ryoku")
    table = scene(who, shore={24: ("e1_port_3", 0)}, row=ROW, era_1=("e1_port_6",))
    table.answer(0, "build 16 e1_shrine_5").end(0)
    assert table.said("rog-emperor")
    assert (table.asked(0).name, table.player(0).favour) == ("roll", 1)


@pytest.mark.rule("RG-138", "D-4")
def test_kakita_ryoku_buys_the_favour_before_ending_her_turn() -> None:
    table = scene(Who(koku=1, patron="kakita_ryoku")).answer(0, "sail 1")
    table.answer(0, "trade favour").end(0)
    assert table.offers(0, "face") == set("123456")


@pytest.mark.rule("RG-138", "D-4")
def test_kakita_ryoku_without_favour_just_rolls() -> None:
    table = scene(Who(patron="kakita_ryoku")).answer(0, "sail 1").end(0)
    assert table.said("rog-rolled", seat=0)
    assert table.waiting == (1,)


@pytest.mark.rule("RG-138")
def test_kakita_ryoku_may_still_turn_the_die() -> None:
    assert scene(Who(die=1, favour=1, patron="kakita_ryoku")).offers(0, "die") == {"2", "6"}


@pytest.mark.rule("RG-138")
def test_kakita_ryoku_is_not_asked_after_her_last_turn() -> None:
    who = Who(favour=2, patron="kakita_ryoku")
    table = scene(who, seats=2, era_1=0, era_2=0, row=LATE_ROW, ended_by=1)
    table.answer(0, "sail 1").end(0)
    assert table.match.outcome is not None


def pass_her(hers: int, at: int, tile: str) -> int:
    """Points of Shosuro Hyobu on `hers` after a rival at `at` builds a tile in her region."""
    rival = Who(die=4, koku=25, influence={4: at})
    governor = Who(influence={4: hers, 5: 9}, patron="shosuro_hyobu")
    table = scene(rival, governor, row=ROW).answer(0, f"build 16 {tile}")
    return table.player(1).points.get("patron", 0)


@pytest.mark.rule("RG-94", "RG-139", "DC-18")
@pytest.mark.parametrize(
    ("hers", "at", "tile", "vp"),
    [
        (2, 0, "e1_market_1", 3),  # 0 to 4
        (2, 0, "e1_shrine_5", 0),  # draws level
        (2, 2, "e1_port_1", 3),  # leaves from a tie
        (2, 3, "e1_market_1", 0),  # was ahead already
        (5, 0, "e1_market_1", 0),  # stays behind
        (0, 0, "e1_market_1", 0),  # she has no influence there
        (2, 2, "e1_palace_2", 0),  # no advance at all
    ],
)
def test_shosuro_hyobu_scores_when_passed(hers: int, at: int, tile: str, vp: int) -> None:
    assert pass_her(hers, at, tile) == vp


@pytest.mark.rule("DC-18")
def test_shosuro_hyobu_on_two_and_a_rival_from_nothing_to_three() -> None:
    rival = Who(die=6, goods=goods(1, 2, 0), hand=("merchant_6",))
    table = scene(rival, Who(influence={6: 2}, patron="shosuro_hyobu"))
    table.answer(0, "deliver merchant_6")
    assert (table.player(0).influence[6], table.player(1).points) == (3, {"patron": 3})


@pytest.mark.rule("RG-139")
def test_shosuro_hyobu_counts_every_region_and_every_source() -> None:
    shore = {9: ("start_palace_1",), 11: ("e2_palace_1", 2)}
    hers = Who(influence={2: 1, 3: 1}, patron="shosuro_hyobu")
    table = scene(Who(die=1, boats=(4, 8)), hers, Who(influence={3: 1}), shore=shore, era_1=0)
    table.answer(0, "sail 1")
    assert table.player(0).influence == {1: 0, 2: 2, 3: 3, 4: 0, 5: 0, 6: 0}
    assert table.player(2).influence[3] == 2
    assert table.player(1).points == {"patron": 9}


@pytest.mark.rule("RG-139")
def test_shosuro_hyobu_does_not_pass_herself() -> None:
    who = Who(die=4, koku=25, influence={4: 3}, patron="shosuro_hyobu")
    table = scene(who, Who(influence={4: 5}), row=ROW).answer(0, "build 16 e1_market_1")
    assert table.player(0).vp == 0


def kashiko(at: int, tile: str, *rivals: int) -> RiverScene:
    """Bayushi Kashiko builds in region 4 among rivals."""
    who = Who(die=4, koku=25, influence={4: at}, patron="bayushi_kashiko")
    others = [Who(influence={4: rival}) for rival in rivals]
    return scene(who, *others, row=ROW).answer(0, f"build 16 {tile}")


@pytest.mark.rule("RG-94", "RG-140", "DC-17")
def test_bayushi_kashiko_jumps_over_rivals() -> None:
    table = kashiko(0, "e1_shrine_5", 1, 3)
    assert table.player(0).influence[4] == 4
    assert table.player(0).goods["porcelain"] == 1


@pytest.mark.rule("RG-140")
@pytest.mark.parametrize(
    ("at", "tile", "rivals", "then"),
    [
        (0, "e1_shrine_5", (0, 0), 2),  # the start circle is never counted
        (3, "e1_shrine_5", (4, 4), 6),  # several tokens are jumped once
        (3, "e1_shrine_5", (4, 6), 7),  # jumping goes on
        (3, "e1_shrine_5", (3, 9), 5),  # her own space is not ahead of her
        (16, "e1_port_1", (17, 18), 18),  # the end, even if taken
        (15, "e1_market_1", (16, 18), 18),
        (3, "e1_palace_2", (4, 5), 3),  # nothing gained, nothing jumped
    ],
)
def test_bayushi_kashiko_counts_free_spaces_only(
    at: int, tile: str, rivals: tuple[int, int], then: int
) -> None:
    assert kashiko(at, tile, *rivals).player(0).influence[4] == then


@pytest.mark.rule("RG-140", "RG-31")
def test_bayushi_kashiko_gains_what_she_jumps_over() -> None:
    table = kashiko(12, "e1_port_1", 13, 14)
    assert (table.player(0).influence[4], table.player(0).points) == (15, {"track": 3})


@pytest.mark.rule("RG-139", "RG-140")
def test_jumping_over_the_governor_is_passing_her() -> None:
    who = Who(die=4, koku=25, influence={4: 3})
    hers = Who(influence={4: 4}, patron="shosuro_hyobu")
    table = scene(who, hers, row=ROW).answer(0, "build 16 e1_shrine_5")
    assert table.player(1).points == {"patron": 3}


@pytest.mark.rule("RG-10")
def test_without_patrons_clans_are_cosmetic() -> None:
    results = []
    for clan in ("crab", "crane", "mantis", "scorpion"):
        table = scene(Who(die=4, koku=25, goods=ALL_FULL, clan=clan), row=ROW)
        results.append((table.asked(0), table.answer(0, "build 16 e1_shrine_5").player(0).koku))
    assert all(result == results[0] for result in results)


@pytest.mark.rule("RG-101", "RG-138", "D-6")
def test_kakita_ryoku_may_trade_before_she_names_a_face() -> None:
    table = scene(Who(koku=9, favour=1, patron="kakita_ryoku")).answer(0, "sail 1").end(0)
    assert table.asked(0).confirms
    table.answer(0, "trade favour").answer(0, "face 3")
    assert table.state.table.players[0].die == 3
    assert table.state.table.players[0].favour == 1
