"""Wars (YY-53 to YY-64)."""

from __future__ import annotations

import pytest

from engine.core.frame import Event
from engine.core.words import Arg, Msg, msg, ref
from engine.games.yellow_yangtze import rules
from engine.games.yellow_yangtze.outlook import owned
from engine.games.yellow_yangtze.state import Standing
from tests.games.yellow_yangtze.scenes import YangtzeScene, scene

ANDREA, BARBARA, PAUL = range(3)
LEFT, RIGHT = "F6", "G8"  # where the two states touch G7


def rulebook(placed: str = "red", **more: object) -> YangtzeScene:
    """The war of the rulebook (section 17.1), up to the unifying tile."""
    given: dict[str, object] = {
        "tiles": {"red": "F6 H6 F8 G8 G9 H8"},
        "leaders": {
            "F5": (BARBARA, "red"),
            "H5": (BARBARA, "black"),
            "G5": (BARBARA, "green"),
            "G10": (ANDREA, "red"),
            "H10": (PAUL, "black"),
            "I9": (ANDREA, "blue"),
        },
        "pagodas": {"F8 G8 G9": "red"},
        "hands": {ANDREA: {"red": 4, "green": 1}, BARBARA: {"red": 2}},
    }
    table = scene(**{**given, **more})  # type: ignore[arg-type]
    return table.answer(ANDREA, f"tile {placed} g7")


def three_states(third: str = "green", **more: object) -> YangtzeScene:
    """Three states around G4 (DC-8); the leader of C may have another colour."""
    given: dict[str, object] = {
        "tiles": {"red": "G5 F3 E2 H3", "black": "H2"},
        "leaders": {"H6": (0, "red"), "G7": (1, "green"), "E3": (2, "red"), "I2": (2, third)},
        "hands": {0: {"green": 1, "red": 2}, 1: {"red": 2}, 2: {"red": 2}},
    }
    table = scene(**{**given, **more})  # type: ignore[arg-type]
    return table.answer(0, "tile green g4")


@pytest.mark.rule("WE-1a", "YY-53", "YY-54", "YY-57", "PE-5")
def test_a_war_starts() -> None:
    table = rulebook()
    war = table.conflict
    assert war.kind == "war"
    assert set(war.colours) == {"red", "black"}
    assert table.table.marker == "G7"
    assert table.strengths == [2, 4], "the red tile on G7 counts for neither"
    assert [side.at for side in war.sides] == [LEFT, RIGHT]
    assert [table.points(seat) for seat in range(3)] == [{}, {}, {}]
    assert table.sealed, "others are asked from here on"


@pytest.mark.rule("WE-1b", "WE-1c", "YY-58", "YY-59")
def test_support_goes_round_from_the_left_and_ends_with_the_unifier() -> None:
    table = rulebook()
    assert table.waiting == (BARBARA,)
    table.answer(BARBARA, f"support {LEFT}-2")
    assert table.strengths == [4, 4]
    assert table.sealed, "those who follow see it"
    assert table.waiting == (PAUL,)
    table.answer(PAUL, f"support {LEFT}-leader")
    assert table.strengths == [5, 4]
    assert table.waiting == (ANDREA,)
    table.answer(ANDREA, f"support {RIGHT}-3")
    assert table.conflict.winner == RIGHT
    assert table.strengths == [5, 7]


def told(event: Event, *names: str) -> list[tuple[Arg, ...]]:
    """What an event says of each side."""
    sides = event.args["sides"]
    assert isinstance(sides, tuple)
    return [tuple(side.args[name] for name in names) for side in sides if isinstance(side, Msg)]


def fought() -> YangtzeScene:
    """The rulebook's war up to the choice of the losses."""
    table = rulebook().answer(BARBARA, f"support {LEFT}-2").answer(PAUL, f"support {LEFT}-leader")
    return table.answer(ANDREA, f"support {RIGHT}-3")


@pytest.mark.rule("WE-1d", "YY-60", "YY-61")
def test_the_losers_leaders_and_soldiers_go() -> None:
    table = fought()
    assert table.leader(BARBARA, "red") is None
    assert table.leader(BARBARA, "black") is None
    assert not {"F6", "H6"} & set(table.table.tiles)
    assert table.points(ANDREA) == {"red": 1}
    assert table.points(PAUL) == {"black": 1}
    assert table.points(BARBARA) == {}
    assert table.leader(BARBARA, "green") == "G5"
    assert table.leader(ANDREA, "blue") == "I9"


@pytest.mark.rule("WE-1e", "YY-62", "E-29", "E-21", "YY-63")
@pytest.mark.parametrize("lost", ["f8 g8", "f8 g9", "f8 h8", "g8 g9", "g8 h8", "g9 h8"])
def test_the_unifier_chooses_two_soldiers_and_the_pagoda_falls(lost: str) -> None:
    table = fought()
    question = table.asked(ANDREA)
    assert (question.name, question.at_least, question.at_most) == ("losses", 2, 2)
    assert table.offers(ANDREA, "hex") == {"F8", "G8", "G9", "H8"}, "not the unifying tile"
    table.answer(ANDREA, lost)
    assert table.pagodas() == []
    assert rules.supply(table.table, "red") == 2


@pytest.mark.rule("WE-1f", "YY-63", "YY-64", "E-30", "E-27")
def test_afterwards_one_state_is_at_peace() -> None:
    table = fought().answer(ANDREA, "f8 g9")
    assert table.table.conflict is None
    assert table.table.marker is None
    assert table.hexes("red") == {"G7", "G8", "H8"}
    assert table.states() == [{"G5", "G6", "G7", "G8", "H8", "H9", "G10", "H10", "I9"}]
    assert table.leader(PAUL, "red") is None
    assert table.boxed("red") == 2 + 2 + 3 + 2
    assert table.hand(BARBARA) == {}
    assert table.hand(ANDREA) == {"green": 1}
    assert table.asked(ANDREA).name == "action", "no point, pagoda or market tile is left over"


@pytest.mark.rule("WE-1f", "YY-63")
def test_missing_soldiers_may_split_what_the_tile_united() -> None:
    table = fought().answer(ANDREA, "g8 f8")
    assert {"G5", "G6", "G7"} in table.states()
    assert len(table.states()) == 2


@pytest.mark.rule("YY-53")
def test_two_contacts_with_one_state_are_no_union() -> None:
    table = scene(tiles={"red": "F6 F7"}, leaders={"G5": (1, "red")}, hands={0: {"red": 1}}).answer(
        0, "tile red g7"
    )
    assert table.table.conflict is None
    assert table.points(1) == {"red": 1}


@pytest.mark.rule("YY-58", "E-26", "E-27")
def test_anybody_may_support_any_side_with_anything_but_not_two_sides() -> None:
    table = rulebook()
    wanted = {f"{at}-{n}" for at in (LEFT, RIGHT) for n in (1, 2)}
    assert table.offers(BARBARA, "support") == wanted, "not the leader that may be lost (E-27)"
    labels = {option.token: option.label.args.get("total") for option in table.asked(1).options}
    assert (labels[f"support:{LEFT}-2"], labels[f"support:{RIGHT}-1"]) == (4, 5)
    table.answer(BARBARA, f"support {RIGHT}-1")
    assert table.strengths == [2, 5], "against herself"
    assert table.offers(PAUL, "support") == {f"{LEFT}-leader", f"{RIGHT}-leader"}
    assert table.asked(PAUL).at_most == 1
    table.answer(PAUL, "pass")
    wanted = {f"{at}-{n}" for at in (LEFT, RIGHT) for n in (1, 2, 3)}
    assert table.offers(ANDREA, "support") == wanted, "her red leader is on the board"


@pytest.mark.rule("YY-58", "YY-66")
def test_everybody_is_asked_even_with_an_empty_hand() -> None:
    table = rulebook(hands={ANDREA: {"red": 1}})
    for seat in (BARBARA, PAUL, ANDREA):
        assert table.waiting == (seat,)
        assert table.asked(seat).name == "support"
        assert table.asked(seat).secret
        table.answer(seat, "pass")
    assert table.said("yy-supports-nobody", ANDREA)


@pytest.mark.rule("YY-58")
@pytest.mark.parametrize(("seats", "unifier", "order"), [(2, 1, [0, 1]), (4, 2, [3, 0, 1, 2])])
def test_the_order_at_other_tables(seats: int, unifier: int, order: list[int]) -> None:
    table = scene(
        seats=seats,
        active=unifier,
        tiles={"black": "G8"},
        leaders={"G5": (0, "red"), "G9": (1, "red")},
        hands={unifier: {"green": 1}},
    ).answer(unifier, "tile green g7")
    for seat in order:
        assert table.waiting == (seat,)
        table.answer(seat, "pass")
    assert table.asked(unifier).name == "winner"


@pytest.mark.rule("DC-11", "YY-59", "YY-62")
def test_a_tie_named_for_the_left_state() -> None:
    table = tied()
    assert table.asked(ANDREA).name == "winner"
    assert table.offers(ANDREA, "side") == {LEFT, RIGHT}
    table.answer(ANDREA, f"side {LEFT}")
    assert table.leader(ANDREA, "red") is None
    assert table.leader(PAUL, "black") is None
    assert table.points(BARBARA) == {"red": 1, "black": 1}
    assert table.hexes("red") == {"G7"}, "N = 4: two supporting tiles, and F6, H6"
    assert table.pagodas() == []


@pytest.mark.rule("DC-11", "YY-62")
def test_a_tie_named_for_the_right_state() -> None:
    table = tied().answer(ANDREA, f"side {RIGHT}")
    assert table.points(ANDREA) == {"red": 1}
    assert table.points(PAUL) == {"black": 1}
    assert table.hexes("red") == {"G7"}
    assert table.pagodas() == []
    assert table.asked(ANDREA).name == "action", "all had to go: nothing to choose"


def tied() -> YangtzeScene:
    """Only Barbara supports: 4 to 4."""
    table = rulebook().answer(BARBARA, f"support {LEFT}-2").answer(PAUL, "pass")
    return table.answer(ANDREA, "pass")


@pytest.mark.rule("DC-12", "E-20", "YY-62")
@pytest.mark.parametrize(("option", "losses"), [("counts", 3), ("extra", 4)])
def test_a_leader_on_the_winning_side(option: str, losses: int) -> None:
    table = rulebook(options={"winner_leader": option}).answer(BARBARA, f"support {LEFT}-2")
    table.answer(PAUL, f"support {RIGHT}-leader").answer(ANDREA, "pass")
    if losses == 3:
        assert table.asked(ANDREA).at_least == 3
        table.answer(ANDREA, "f8 g8 g9")
        assert table.hexes("red") == {"G7", "H8"}
    else:
        assert table.asked(ANDREA).name == "action"
        assert table.hexes("red") == {"G7"}
    assert table.leader(PAUL, "red") is None


@pytest.mark.rule("E-20")
def test_a_leader_that_only_adds_strength_cannot_cost_more_tiles_than_there_are() -> None:
    table = scene(
        tiles={"black": "G8", "red": "F6"},
        leaders={"G5": (0, "red"), "G9": (1, "red")},
        hands={0: {"green": 1}},
        options={"winner_leader": "extra"},
    ).answer(0, "tile green g7")
    table.answer(1, "pass").answer(2, "support g8-leader").answer(0, "pass")
    table.answer(0, "side g8")
    assert table.points(1) == {"red": 1}
    assert table.hexes("red") == set(), "one soldier was due and there was none"


@pytest.mark.rule("YY-62", "E-29")
def test_a_unifier_without_any_leader_there_chooses_the_losses() -> None:
    table = scene(
        tiles={"black": "G8", "red": "F6 H8 H7"},
        leaders={"G5": (0, "red"), "G9": (1, "red")},
        hands={2: {"green": 1}},
        active=2,
    ).answer(2, "tile green f7")
    table.answer(0, "pass").answer(1, "pass").answer(2, "pass")
    assert table.waiting == (2,)
    assert table.offers(2, "hex") == {"H7", "H8"}
    table.answer(2, "h7")
    assert table.hexes("red") == {"H8"}
    assert table.points(1) == {"red": 1}


@pytest.mark.rule("YY-59", "YY-60", "YY-62")
def test_a_tie_of_the_two_strongest_leaves_the_third_no_choice() -> None:
    table = three_states()
    table.answer(1, "support g5-1").answer(2, "pass").answer(0, "pass")
    assert table.offers(0, "side") == {"F3", "G5"}, "2 to 2 to 1"
    table.answer(0, "side f3")
    assert table.points(2) == {"red": 1}, "the state of F3 has no green leader"
    assert [table.leader(0, "red"), table.leader(1, "green")] == [None, None]
    assert table.leader(2, "green") is None
    assert table.leader(2, "red") == "E3"
    assert table.hexes("red") == set(), "N = 2 takes both soldiers of the winner"


@pytest.mark.rule("DC-13", "E-28", "YY-62")
def test_excess_support_is_lost_and_spares_the_board() -> None:
    table = rulebook().answer(BARBARA, "pass").answer(PAUL, "pass")
    table.answer(ANDREA, f"support {RIGHT}-3")
    assert table.won_at == RIGHT
    assert table.hexes("red") == {"G7", "F8", "G8", "G9", "H8"}
    assert table.pagodas() == [("red", "F8 G8 G9")]
    assert table.boxed("red") == 2 + 3
    assert table.hand(ANDREA) == {"green": 1}


@pytest.mark.rule("DC-8", "YY-55", "YY-56", "YY-60", "YY-61", "E-19", "E-22", "E-25")
def test_three_states_fight_one_war() -> None:
    table = three_states()
    assert set(table.conflict.colours) == {"red", "green"}
    assert {side.at: side.base for side in table.conflict.sides} == {"F3": 2, "G5": 1, "H3": 1}
    assert table.waiting == (1,)
    table.answer(1, "support g5-2").answer(2, "support f3-2").answer(0, "support g5-2")
    assert table.won_at == "G5"
    (won,) = table.said("yy-war-won")
    assert told(won, "hex", "strength") == [("F3", 4), ("G5", 5), ("H3", 1)]
    assert table.leader(2, "red") is None
    assert table.leader(2, "green") is None
    assert table.points(0) == {"red": 1}
    assert table.points(1) == {"green": 1}
    assert table.hexes("red") == {"G5"}
    assert table.asked(0).name == "market", "the green tile takes its market tile (E-22)"


@pytest.mark.rule("DC-9", "YY-56", "E-19")
def test_a_state_without_a_clash_stays_neutral() -> None:
    table = three_states("blue")
    assert {side.at for side in table.conflict.sides} == {"F3", "G5"}
    assert not any("H3" in side.hexes for side in table.conflict.sides)
    table.answer(1, "pass").answer(2, "pass").answer(0, "support g5-2")
    assert table.won_at == "G5"
    assert "H3" in table.hexes("red")
    assert table.leader(2, "blue") == "I2"
    assert table.leader(1, "green") == "G7"


@pytest.mark.rule("DC-10", "YY-56")
def test_a_leaderless_group_belongs_to_no_side() -> None:
    table = three_states(leaders={"H6": (0, "red"), "E3": (2, "red")})
    assert {side.at for side in table.conflict.sides} == {"F3", "G5"}
    table.answer(1, "pass").answer(2, "pass").answer(0, "pass")
    assert table.points(2) == {"red": 1}
    assert table.leader(0, "red") is None
    assert table.asked(0).name == "losses"
    assert table.offers(0, "hex") == {"F3", "E2"}
    table.answer(0, "e2")
    assert table.hexes("red") == {"F3", "H3"}


@pytest.mark.rule("YY-60", "YY-61")
def test_losers_that_clash_only_with_each_other_lose_their_leaders_for_no_points() -> None:
    """A wins by red against B; B and C both have a green leader, A has none."""
    table = three_states(
        leaders={"H6": (0, "red"), "E3": (2, "red"), "F1": (1, "green"), "I2": (2, "green")}
    )
    assert len(table.conflict.sides) == 3
    table.answer(1, "pass").answer(2, "pass").answer(0, "support g5-2")
    assert table.won_at == "G5"
    assert table.leader(1, "green") is None
    assert table.leader(2, "green") is None
    assert table.points(0) == {"red": 1}
    assert table.points(1) == table.points(2) == {}


@pytest.mark.rule("YY-61", "E-25")
def test_one_leader_may_earn_two_points() -> None:
    table = three_states("red", leaders={"H6": (0, "red"), "E3": (2, "red"), "I2": (1, "red")})
    table.answer(1, "pass").answer(2, "pass").answer(0, "support g5-2")
    assert table.points(0) == {"red": 2}


@pytest.mark.rule("E-24", "YY-59", "E-22")
@pytest.mark.parametrize(("winner", "scorer"), [("g6", 0), ("g8", 1)])
def test_nothing_against_nothing_is_for_the_unifier_to_decide(winner: str, scorer: int) -> None:
    table = scene(
        tiles={"black": "G8"},
        leaders={"G5": (0, "red"), "G9": (1, "red")},
        hands={2: {"green": 1}},
        active=2,
    ).answer(2, "tile green g7")
    table.answer(0, "pass").answer(1, "pass").answer(2, "pass")
    table.answer(2, f"side {winner}")
    assert table.points(scorer) == {"red": 1}
    assert table.leader(1 - scorer, "red") is None


@pytest.mark.rule("E-25")
def test_a_player_may_win_and_lose_in_one_war() -> None:
    table = scene(
        tiles={"black": "G8", "red": "H8"},
        leaders={
            "G5": (0, "red"),
            "G9": (1, "red"),
            "F6": (1, "green"),
            "H10": (0, "green"),
        },
        hands={2: {"green": 1}},
        active=2,
    ).answer(2, "tile green g7")
    assert set(table.conflict.colours) == {"red", "green"}
    table.answer(0, "pass").answer(1, "pass").answer(2, "pass")
    assert table.points(1) == {"red": 1}
    assert table.points(0) == {"green": 1}


@pytest.mark.rule("YY-62")
def test_left_alone_the_losses_spare_pagodas() -> None:
    table = rulebook(tiles={"red": "F6 F8 G8 G9 H8"}).answer(BARBARA, "pass")
    table.answer(PAUL, "pass").answer(ANDREA, "pass")
    assert table.asked(ANDREA).fallback == ("hex:H8",)


@pytest.mark.rule("YY-63")
def test_only_red_tiles_leave_so_no_leader_loses_its_support() -> None:
    before = rulebook()
    others = {hex for hex, colour in before.table.tiles.items() if colour != "red"}
    after = fought().answer(ANDREA, "f8 g9")
    assert others <= set(after.table.tiles)
    assert after.said("yy-returned") == []


@pytest.mark.rule("YY-56", "YY-57", "YY-60", "YY-62", "YY-67")
def test_the_events_of_a_war_tell_its_whole_story() -> None:
    table = rulebook()
    (begun,) = table.said("yy-war", ANDREA, hex="G7")
    assert told(begun, "hex", "base", "strength") == [(LEFT, 2, 2), (RIGHT, 4, 4)]
    areas = [str(area).split() for (area,) in told(begun, "area")]
    assert areas == [side.hexes for side in table.conflict.sides]
    assert begun.at == tuple(f"hex:{hex}" for hex in ["G7", *areas[0], *areas[1]])
    ((left,), (right,)) = told(begun, "leaders")
    assert left == (owned(Standing(BARBARA, "black")), owned(Standing(BARBARA, "red")))
    assert right == (owned(Standing(ANDREA, "red")), owned(Standing(PAUL, "black")))
    table = fought()
    (won,) = table.said("yy-war-won", hex=RIGHT)
    assert told(won, "hex", "strength") == [(LEFT, 5), (RIGHT, 7)]
    (lost,) = table.said("yy-soldiers-lost", hex=LEFT)
    assert lost.at == ("hex:F6", "hex:H6")
    homes = {(event.seat, event.at) for event in table.said("yy-returned")}
    assert homes == {(BARBARA, ("hex:F5",)), (BARBARA, ("hex:H5",))}
    gains = {(event.seat, event.at) for event in table.said("yy-gained")}
    assert gains == {(ANDREA, ("hex:G10",)), (PAUL, ("hex:H10",))}
    table.answer(ANDREA, "f8 g9")
    (lost,) = table.said("yy-soldiers-lost", hex=RIGHT)
    assert lost.at == ("hex:F8", "hex:G9")
    assert table.said("yy-pagoda-lost")[0].at == ("hex:F8", "hex:G8", "hex:G9")


@pytest.mark.rule("YY-58", "YY-59")
def test_support_says_how_the_war_would_stand_and_where() -> None:
    table = rulebook()
    option = table.option(BARBARA, f"support:{LEFT}-1")
    assert option.at == tuple(f"hex:{hex}" for hex in table.conflict.sides[0].hexes)
    for token, strengths, ahead in (
        (f"support:{LEFT}-1", [3, 4], msg("yy-outlook-state", hex=RIGHT)),
        (f"support:{LEFT}-2", [4, 4], msg("yy-outlook-level")),
        (f"support:{RIGHT}-1", [2, 5], msg("yy-outlook-state", hex=RIGHT)),
    ):
        about = table.about(BARBARA, token)
        assert about is not None
        assert about.args["outlook"] == ahead
        assert isinstance(about.args["sides"], tuple)
        assert [side.args["strength"] for side in about.args["sides"]] == strengths  # type: ignore[union-attr]


@pytest.mark.rule("YY-59", "YY-60", "YY-62")
def test_the_choice_of_a_winner_says_what_it_means() -> None:
    table = tied()
    about = table.about(ANDREA, f"side:{RIGHT}")
    beaten = (owned(Standing(BARBARA, "black")), owned(Standing(BARBARA, "red")))
    assert about == msg("yy-about-victory", hex=RIGHT, leaders=beaten, beaten=2, n=4)
    assert table.option(ANDREA, f"side:{LEFT}").at == tuple(
        f"hex:{hex}" for hex in table.conflict.sides[0].hexes
    )
    left = table.about(ANDREA, f"side:{LEFT}")
    assert left is not None
    assert left.args["n"] == 2, "two of four are the tiles that supported it"


@pytest.mark.rule("YY-62")
def test_losses_name_the_pagoda_that_falls() -> None:
    table = fought()
    falls = (ref("pagoda", "red"),)
    assert table.about(ANDREA, "hex:F8") == msg(
        "yy-about-falls", role=ref("role", "red"), falls=falls
    )
    assert table.about(ANDREA, "hex:H8") == msg("yy-about-tile", tile=ref("tile", "red"))
