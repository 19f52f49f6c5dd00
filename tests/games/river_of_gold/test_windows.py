"""When trades are open: at any time, to everybody, and before a sail loses something (RG-101)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.core.words import msg, ref
from engine.games.river_of_gold.gains import why
from tests.games.river_of_gold.scenes import (
    LATE_ROW,
    RiverScene,
    Shore,
    Who,
    dealt,
    finale,
    goods,
    scene,
)

RICH = Who(koku=12, goods=goods(3, 3, 3))
EVERY_TRADE = {f"{a}>{b}" for a in goods() for b in goods() if a != b} | {"favour"}


@pytest.mark.rule("RG-101", "RG-71", "D-6")
def test_while_another_is_asked_everybody_may_trade_and_nobody_waits_for_it() -> None:
    table = scene(Who(), RICH, Who())
    before = table.asked(0)
    assert table.waiting == (0,)
    aside = table.asked(1)
    assert (aside.name, aside.aside, aside.secret, aside.waits) == ("aside", True, True, False)
    assert aside.prompt == msg("rog-aside")
    assert table.offers(1, "trade") == EVERY_TRADE
    table.answer(1, "trade silk>rice; trade favour")
    assert (table.player(1).goods, table.player(1).favour) == (goods(1, 4, 3), 1)
    assert [event.at for event in table.events] == [("player:1",), ("player:1",)]
    assert table.waiting == (0,)
    assert table.asked(0) == before


@pytest.mark.rule("RG-101", "RG-72")
def test_whoever_has_nothing_to_trade_is_offered_nothing() -> None:
    table = scene(RICH, Who(koku=4, goods=goods(1, 1, 1)), Who(koku=25, favour=3))
    for seat in (1, 2):
        with table.refuses("core-not-asked"):
            table.answer(seat, "trade favour")


@pytest.mark.rule("RG-101", "D-6")
@pytest.mark.parametrize("line", ["build 16", "sail 1", "deliver artisan_4"])
def test_others_may_trade_at_every_question_of_a_turn(line: str) -> None:
    who = Who(die=4, koku=12, goods=goods(silk=2), hand=("artisan_4", "elder_1"), boats=(12, 8))
    table = scene(who, RICH).answer(0, line)
    assert table.asked(0).name in ("tile", "collect")
    table.answer(1, "trade favour")
    assert table.player(1).favour == 1
    assert table.waiting == (0,)


@pytest.mark.rule("RG-101")
def test_a_trade_is_an_answer_of_its_own() -> None:
    table = scene(RICH)
    assert {o.token.partition(":")[0] for o in table.asked(0).options if o.aside} == {"trade"}
    assert "trade" not in {o.token.partition(":")[0] for o in table.asked(0).answers()}


@pytest.mark.rule("RG-101", "RG-14", "RG-15", "RG-92", "RG-93", "D-1", "D-2", "D-3")
@pytest.mark.parametrize(
    "options", [{"patrons": "draft"}, {"patrons": "pair"}, {"clans": "chosen"}], ids=str
)
def test_nothing_is_traded_nor_rolled_before_patrons_and_clans_are_chosen(
    options: Mapping[str, str],
) -> None:
    table = dealt(3, options, seed=4)
    while table.asked(table.waiting[0]).name in ("patron", "clan"):
        assert all(not question.aside for question in table.match.questions())
        for player in table.state.table.players:
            assert [boat.space for boat in player.boats] == [1, 8]
            assert (player.koku, player.favour, player.goods) == (0, 0, goods())
        seat = table.waiting[0]
        assert not table.offers(seat, "trade")
        table.answer(seat, table.asked(seat).tokens()[0].replace(":", " "))
    first = table.state.table.first
    launched = [event.seat for event in table.said("rog-launched")]
    assert launched == [(first + step) % 3 for step in range(3)]
    for player in table.state.table.players:
        assert (player.favour, player.goods) == (2, goods(1, 1, 1))
        assert player.koku >= 7


@pytest.mark.rule("RG-101", "RG-138", "D-4", "D-6")
def test_at_the_first_roll_of_kakita_ryoku_all_may_trade() -> None:
    seed = next(s for s in range(50) if "kakita_ryoku" in _offered(s))
    table = dealt(2, {"patrons": "draft"}, seed)
    while table.asked(table.waiting[0]).name == "patron":
        seat, wanted = table.waiting[0], table.offers(table.waiting[0], "patron")
        table.answer(seat, "kakita_ryoku" if "kakita_ryoku" in wanted else min(wanted))
    hers = next(s for s in range(2) if table.player(s).patron == "kakita_ryoku")
    assert table.asked(hers).name == "roll"
    table.answer(hers, "trade favour").answer(1 - hers, "trade favour")
    assert [table.player(seat).favour for seat in range(2)] == [3, 3]
    table.answer(hers, "face 5")
    assert (table.player(hers).die, table.player(hers).favour) == (5, 2)


def _offered(seed: int) -> list[str]:
    return dealt(2, {"patrons": "draft"}, seed).state.table.offered_patrons


@pytest.mark.rule("RG-101", "RG-138")
def test_favour_bought_before_the_roll_may_set_the_die() -> None:
    table = scene(Who(patron="kakita_ryoku", koku=10), RICH).answer(0, "sail 1").end(0)
    assert table.said("rog-rolled", seat=0)  # without favour she is not asked
    table = scene(Who(patron="kakita_ryoku", koku=10, favour=1)).answer(0, "sail 1").end(0)
    assert table.asked(0).name == "roll"
    table.answer(0, "trade favour; face 2")
    assert (table.player(0).die, table.player(0).favour) == (2, 1)


@pytest.mark.rule("RG-101", "RG-90")
def test_after_the_end_nobody_trades() -> None:
    table = finale(RICH, RICH)
    assert table.match.outcome is not None
    assert table.match.questions() == ()
    with table.refuses("core-not-asked"):
        table.answer(0, "trade favour")


def sailing(who: Who, shore: Shore | None = None, **more: object) -> RiverScene:
    """Seat 0 sails its first boat to river space 6, beside shores 11, 12, 13 and 15."""
    return scene(who, shore=shore or {}, **more).answer(0, "sail 1")  # type: ignore[arg-type]


def at(koku: int = 0, favour: int = 0, **more: object) -> Who:
    """Somebody about to sail to river space 6."""
    return Who(die=1, boats=(5, 8), koku=koku, favour=favour, **more)  # type: ignore[arg-type]


@pytest.mark.rule("RG-101", "RG-68", "D-6")
def test_before_koku_of_a_visit_are_lost_one_may_trade() -> None:
    table = sailing(at(koku=23), {13: ("e1_port_5", 1)})
    asked = table.asked(0)
    assert (asked.name, asked.fallback, table.player(0).koku) == ("room", ("go",), 25)
    assert [option.token for option in asked.answers()] == ["go"]
    lost = (msg("rog-amount-koku", n=3),)
    assert asked.prompt == msg("rog-make-room", what=lost, why=why("visit", space=13).words)
    assert (asked.options[0].about, asked.options[0].at) == (
        msg("rog-loses", what=lost),
        ("shore:13",),
    )
    table.answer(0, "trade favour")
    assert (table.player(0).koku, table.player(0).favour) == (24, 1)
    assert table.asked(0).name == "end"


@pytest.mark.rule("RG-101", "RG-68")
def test_whoever_goes_on_loses_it_and_is_not_asked_again_for_the_same() -> None:
    table = sailing(at(koku=25)).answer(0, "go")
    assert (table.player(0).koku, table.player(0).favour) == (25, 0)
    assert table.asked(0).name == "end"


@pytest.mark.rule("RG-101", "RG-68", "RG-102")
def test_before_a_good_is_lost_one_may_trade() -> None:
    who = at(goods=goods(rice=6))
    table = sailing(who, {13: ("e1_market_2", 1)})
    assert table.asked(0).name == "room"
    lost = table.asked(0).prompt.args["what"]
    assert lost == (msg("rog-amount-good", n=1, good=ref("good", "rice")),)
    table.answer(0, "trade rice>silk")
    assert table.player(0).goods == goods(silk=1, rice=5)
    assert table.asked(0).name == "end"


@pytest.mark.rule("RG-101")
def test_another_good_or_koku_are_another_question() -> None:
    who = at(koku=25, goods=goods(6, 6, 0))
    shore = {11: ("e1_market_1", 1), 13: ("e1_market_2", 1), 15: ("start_port_1",)}
    table = sailing(who, shore)
    asked = []
    while table.asked(0).name == "room":
        reason = table.asked(0).prompt.args["why"]
        asked.append(reason)
        table.answer(0, "go")
    assert asked == [why("visit", space=space).words for space in (11, 12, 13)]
    assert (table.player(0).koku, table.player(0).goods) == (25, goods(6, 6, 0))


@pytest.mark.rule("RG-101", "RG-37", "RG-100")
def test_before_an_owner_reward_of_ones_own_is_lost_one_may_trade() -> None:
    shore = {13: ("e1_shrine_1", 0, 0), 11: ("start_shrine_1",)}
    table = sailing(at(goods=goods(porcelain=5)), shore)
    assert table.asked(0).prompt.args["why"] == why("owner", space=13).words
    lost = (msg("rog-amount-good", n=1, good=ref("good", "porcelain")),)
    assert table.asked(0).prompt.args["what"] == lost
    table.answer(0, "trade porcelain>rice")
    assert table.player(0).goods == goods(rice=1, porcelain=5)


@pytest.mark.rule("RG-101", "RG-31", "RG-32", "RG-38")
def test_before_the_reward_of_a_track_space_is_lost_one_may_trade() -> None:
    who = at(koku=24, influence={3: 3}, favour=2)
    shore = {11: ("start_shrine_1",), 12: ("start_shrine_2",), 13: ("e1_palace_3", 1)}
    table = sailing(who, {**shore, 15: ("start_palace_1",)})
    assert table.asked(0).name == "room"
    assert table.asked(0).prompt.args["why"] == why("visit", space=13).words
    table.answer(0, "trade favour")
    assert (table.player(0).koku, table.player(0).influence[3]) == (21, 7)
    assert table.asked(0).name == "end"


@pytest.mark.rule("RG-101", "RG-39", "RG-48", "RG-98")
def test_before_the_koku_of_a_merchant_are_lost_one_may_trade() -> None:
    who = Who(die=1, koku=20, boats=(14, 8), completed=("merchant_6",))
    table = scene(who).answer(0, "sail 1")
    assert table.player(0).koku == 24
    assert table.asked(0).prompt.args["why"] == why("merchant").words
    table.answer(0, "trade favour")
    assert table.player(0).koku == 22
    assert table.asked(0).name == "collect"
    table.answer(0, "journey koku")
    assert (table.player(0).koku, table.player(0).favour) == (25, 1)


@pytest.mark.rule("RG-101", "RG-39", "RG-104")
def test_the_reward_of_a_journey_is_chosen_with_trades_open() -> None:
    who = Who(die=1, koku=21, boats=(14, 8))
    table = scene(who).answer(0, "sail 1")
    assert (table.player(0).koku, table.asked(0).name) == (25, "collect")
    assert "koku" not in table.offers(0, "journey")
    table.answer(0, "trade favour; journey koku")
    assert table.player(0).koku == 23


@pytest.mark.rule("RG-101", "RG-55", "RG-59")
def test_before_noble_3_loses_the_reward_of_a_track_space_one_may_trade() -> None:
    who = at(koku=19, completed=("noble_3",), royal=1, influence={3: 4})
    shore = {13: ("e1_port_5", 1)}
    table = sailing(who, shore)
    assert table.player(0).koku == 25
    assert table.asked(0).prompt.args["why"] == why("noble").words
    table.answer(0, "trade favour")
    assert (table.player(0).koku, table.player(0).influence[3]) == (22, 5)


NO_ROOM = [
    pytest.param(at(koku=25, favour=3), id="favour at its limit"),
    pytest.param(at(koku=21), id="just fits"),
    pytest.param(at(koku=0, favour=3, goods=goods(6, 6, 6)), id="nothing full that is gained"),
]


@pytest.mark.rule("RG-101", "RG-72")
@pytest.mark.parametrize("who", NO_ROOM)
def test_a_sail_does_not_stop_where_no_trade_could_help(who: Who) -> None:
    table = sailing(who)
    assert table.asked(0).name == "end"


@pytest.mark.rule("RG-101", "RG-72", "RG-102")
def test_no_stop_for_a_good_when_all_others_are_full_too() -> None:
    table = sailing(at(goods=goods(6, 6, 6)), {13: ("e1_market_2", 1)})
    assert table.asked(0).name == "end"


@pytest.mark.rule("RG-101", "RG-23")
def test_no_stop_for_favour_because_no_trade_makes_room_for_it() -> None:
    table = sailing(at(koku=12, favour=3), {13: ("e1_port_3", 0)})
    assert table.asked(0).name == "end"
    assert table.player(0).favour == 3


@pytest.mark.rule("RG-101", "RG-68")
def test_a_trade_that_is_not_enough_leaves_the_question_open() -> None:
    elders = ("elder_1", "elder_2", "elder_3", "elder_4")
    shore = {13: ("e1_palace_5", 0, 0), 11: ("start_shrine_1",), 12: ("start_shrine_2",)}
    table = sailing(at(koku=25, completed=elders), {**shore, 15: ("e1_shrine_6", 1)})
    for over in (8, 3):
        assert table.asked(0).prompt.args["what"] == (msg("rog-amount-koku", n=over),)
        table.answer(0, "trade favour")
    assert table.asked(0).name == "end"
    assert (table.player(0).koku, table.player(0).favour) == (23, 2)


@pytest.mark.rule("RG-101", "RG-37", "RG-68")
def test_an_owner_off_turn_loses_what_does_not_fit_and_is_not_waited_for() -> None:
    shore = {13: ("e1_market_1", 1)}
    table = sailing(at(), shore, seats=2)
    assert table.player(1).koku == 2
    full = scene(at(), Who(koku=25), shore=shore).answer(0, "sail 1")
    assert (full.player(1).koku, full.waiting, full.asked(0).name) == (25, (0,), "end")
    assert not full.said("rog-gained", seat=1)


@pytest.mark.rule("RG-101", "RG-37", "D-6")
def test_an_owner_who_trades_in_time_loses_nothing() -> None:
    table = scene(at(), Who(koku=25), shore={13: ("e1_market_1", 1)})
    table.answer(1, "trade favour").answer(0, "sail 1")
    assert (table.player(1).koku, table.player(1).favour) == (22, 1)


@pytest.mark.rule("RG-101", "RG-37")
def test_while_the_sailor_is_asked_an_owner_still_has_time_to_trade() -> None:
    shore = {13: ("e1_market_1", 1), 15: ("e1_market_2", 2)}
    table = scene(at(koku=25), Who(koku=25), shore=shore).answer(0, "sail 1")
    assert table.asked(0).name == "room"
    table.answer(1, "trade favour").answer(0, "go")
    assert (table.player(1).koku, table.player(1).favour) == (22, 1)


@pytest.mark.rule("RG-101", "RG-76", "RG-78")
@pytest.mark.parametrize("trades", [True, False])
def test_before_the_emperor_comes_everybody_may_trade(trades: bool) -> None:
    row = ("e1_palace_2", "e1_port_6", "e1_shrine_3", "e1_market_5")
    shore = {24: ("e1_market_1", 0), 22: ("e1_shrine_5", 1)}
    sailor = Who(die=2, boats=(14, 8), koku=21)
    table = scene(sailor, Who(koku=25), shore=shore, row=row, era_1=("e1_port_3",))
    table.answer(0, "sail 1; journey none")
    assert table.asked(0).name == "end"
    if trades:
        table.answer(1, "trade favour").answer(0, "trade favour")
    table.end(0)
    assert table.said("rog-emperor")
    assert [table.player(s).koku for s in (0, 1)] == ([22, 21] if trades else [25, 25])
    assert table.waiting == (1,)


@pytest.mark.rule("RG-101", "RG-81")
def test_in_the_last_round_all_may_still_trade() -> None:
    table = scene(RICH, RICH, seats=2, era_1=0, era_2=0, row=LATE_ROW, ended_by=1)
    assert table.offers(1, "trade") == table.offers(0, "trade") == EVERY_TRADE
