"""Revolts (YY-46 to YY-52)."""

from __future__ import annotations

import pytest

from engine.core.frame import Event
from engine.core.words import Arg, Msg, Ref, msg, ref
from tests.games.yellow_yangtze.scenes import YangtzeScene, scene


def qin(**more: object) -> YangtzeScene:
    """P0 enters the state of P1's red leader at Qin: two governor tiles beside both."""
    given: dict[str, object] = {
        "tiles": {"black": "G2"},
        "leaders": {"F1": (1, "red"), "H8": (1, "black")},
        "hands": {0: {"black": 1}, 1: {"black": 3}},
    }
    table = scene(**{**given, **more})  # type: ignore[arg-type]
    return table.answer(0, "leader red g3")


@pytest.mark.rule("YY-46", "YY-47")
def test_the_mover_attacks_and_both_count_the_governors_beside_them() -> None:
    table = qin()
    assert table.conflict.kind == "revolt"
    assert table.conflict.seat == 0
    assert [side.leaders[0].seat for side in table.conflict.sides] == [0, 1]
    assert table.strengths == [2, 2]
    assert [side.hexes for side in table.conflict.sides] == [["F2", "G2"], ["F2", "G2"]]
    assert table.table.marker is None


@pytest.mark.rule("YY-47")
def test_governors_elsewhere_in_the_state_do_not_count() -> None:
    assert qin(tiles={"black": "G2 H2 H1 I1"}).strengths == [3, 2]


@pytest.mark.rule("YY-48", "YY-49", "YY-50", "YY-51", "DC-5", "YY-65")
def test_a_tie_is_won_by_the_defender() -> None:
    table = qin()
    assert table.asked(0).name == "attack"
    table.answer(0, "commit 1-leader")
    assert table.strengths == [4, 2]
    assert table.sealed
    assert table.waiting == (1,)
    assert table.asked(1).name == "defend"
    table.answer(1, "commit 2")
    assert table.won_at == "F1"
    assert table.points(1) == {"red": 1}
    assert table.points(0) == {}
    assert table.leader(0, "red") is None
    assert table.leader(1, "red") == "F1"
    assert table.boxed("black") == 3
    assert table.leader(0, "black") is None, "still off the board, not used up"


@pytest.mark.rule("YY-50", "YY-51", "DC-6", "E-40")
def test_the_higher_total_wins_and_both_lose_what_they_committed() -> None:
    table = qin().answer(0, "commit 1-leader").answer(1, "commit 1")
    assert table.won_at == "G3"
    assert table.points(0) == {"red": 1}
    assert table.leader(0, "red") == "G3"
    assert table.leader(1, "red") is None
    assert table.boxed("black") == 2
    assert table.hand(1) == {"black": 2}


@pytest.mark.rule("YY-48")
def test_every_amount_is_on_offer_and_the_leader_only_off_the_board() -> None:
    table = qin(hands={0: {"black": 2}, 1: {"black": 3}})
    assert table.offers(0, "commit") == {"1", "2", "leader", "1-leader", "2-leader"}
    table.answer(0, "pass")
    assert table.offers(1, "commit") == {"1", "2", "3"}, "P1's governor is on the board"


@pytest.mark.rule("YY-49")
def test_the_defender_knows_the_attack_and_nobody_else_is_asked() -> None:
    table = qin().answer(0, "commit leader")
    assert table.waiting == (1,)
    assert table.asked(1).prompt.args["against"] == 3
    table.answer(1, "pass")
    assert table.table.conflict is None
    assert table.asked(0).name == "action"


@pytest.mark.rule("YY-48", "YY-49", "YY-67")
def test_a_revolt_is_told_to_everybody_step_by_step() -> None:
    table = qin()
    assert table.said("yy-revolt", 0, other=ref("seat", 1), leader=ref("leader", "red"))
    totals = {option.token: option.label.args.get("total") for option in table.asked(0).options}
    assert totals == {"pass": None, "commit:1": 3, "commit:leader": 3, "commit:1-leader": 4}
    table.answer(0, "commit 1")
    assert table.said("yy-commits", 0, strength=3)
    table.answer(1, "pass")
    assert table.said("yy-commits-nothing", 1)
    assert table.said("yy-revolt-won", 0, own=3, against=2)


@pytest.mark.rule("YY-49", "YY-66")
def test_a_defender_without_governors_is_asked_all_the_same() -> None:
    table = qin(hands={0: {}, 1: {}})
    assert table.asked(0).tokens() == ("commit:leader", "pass")
    table.answer(0, "pass")
    assert table.asked(1).tokens() == ("pass",)
    assert table.asked(1).secret


@pytest.mark.rule("YY-51", "E-6")
def test_a_moved_leader_that_loses_goes_off_the_board() -> None:
    table = qin(leaders={"F1": (1, "red"), "H8": (1, "black"), "B7": (0, "red")})
    table.answer(0, "pass").answer(1, "pass")
    assert table.leader(0, "red") is None


@pytest.mark.rule("YY-51")
def test_nothing_else_leaves_the_board_though_the_state_may_split() -> None:
    table = scene(
        tiles={"black": "G8 F7"},
        leaders={"G7": (1, "red"), "G9": (1, "green")},
        hands={0: {"black": 3}},
    ).answer(0, "leader red f8")
    table.answer(0, "commit 3").answer(1, "pass")
    assert table.leader(1, "red") is None
    assert table.leader(0, "red") == "F8"
    assert table.hexes("black") >= {"G6", "G8", "F7"}
    assert len(table.states()) == 1
    assert "G6" not in table.states()[0]


@pytest.mark.rule("YY-52", "YY-46")
def test_between_governors_no_leader_can_help() -> None:
    table = scene(leaders={"G5": (1, "black")}, hands={0: {"black": 1}, 1: {"black": 1}})
    table.answer(0, "leader black g7")
    assert table.offers(0, "commit") == {"1"}
    table.answer(0, "commit 1")
    assert table.offers(1, "commit") == {"1"}
    table.answer(1, "pass")
    assert table.points(0) == {"black": 1}


@pytest.mark.rule("YY-47", "YY-50", "YY-51", "YY-67")
def test_the_events_of_a_revolt_tell_its_whole_story() -> None:
    table = qin()
    (begun,) = table.said("yy-revolt", 0)
    assert begun.at == ("hex:G3", "hex:F1")
    assert [rebel(side) for side in sides(begun)] == [(0, "G3", 2, 2), (1, "F1", 2, 2)]
    assert sides(begun)[0].args["area"] == "F2 G2"
    table.answer(0, "commit 1")
    (given,) = table.said("yy-commits", 0)
    assert given.at == ("hex:G3",)
    table.answer(1, "pass")
    (won,) = table.said("yy-revolt-won", 0, other=ref("seat", 1), leader=ref("leader", "red"))
    assert won.at == ("hex:G3", "hex:F1")
    assert [rebel(side) for side in sides(won)] == [(0, "G3", 2, 3), (1, "F1", 2, 2)]
    (home,) = table.said("yy-returned", 1, leader=ref("leader", "red"), hex="F1")
    assert home.at == ("hex:F1",)
    assert table.said("yy-gained", 0)[0].at == ("hex:G3",)


def sides(event: Event) -> list[Msg]:
    """Attacker and defender as an event tells them."""
    told = event.args["sides"]
    assert isinstance(told, tuple)
    return [side for side in told if isinstance(side, Msg)]


def rebel(side: Msg) -> tuple[int, Arg, Arg, Arg]:
    """Seat, hex, base strength and strength."""
    player = side.args["player"]
    assert isinstance(player, Ref)
    return int(player.id), side.args["hex"], side.args["base"], side.args["strength"]


@pytest.mark.rule("YY-50")
def test_a_commitment_says_who_would_be_ahead() -> None:
    table = qin()
    ahead, behind = msg("yy-outlook-yours"), msg("yy-outlook-theirs")
    attack = msg("yy-about-duel", own=3, against=2, outlook=ahead)
    assert table.about(0, "commit:1") == attack
    assert table.about(0, "pass") == msg("yy-about-duel", own=2, against=2, outlook=behind)
    seen = table.option(0, "commit:1").at
    assert seen[:2] == ("hex:G3", "hex:F1"), "both leaders"
    assert {"hex:F2", "hex:G2"} < set(seen), "and what they fight with"
    table.answer(0, "commit 1-leader")
    lost, won = (msg(f"yy-outlook-{how}", colour=ref("colour", "red")) for how in ("lost", "won"))
    assert table.about(1, "pass") == msg("yy-about-duel", own=2, against=4, outlook=lost)
    assert table.about(1, "commit:1") == msg("yy-about-duel", own=3, against=4, outlook=lost)
    level = msg("yy-about-duel", own=4, against=4, outlook=won)
    assert table.about(1, "commit:2") == level, "a tie is the defender's"
