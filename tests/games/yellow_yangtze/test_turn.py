"""The turn: actions, its end, refill (YY-14 to YY-16)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.decision import Answer
from engine.core.history import CannotUndo, History
from engine.core.words import msg
from engine.games.yellow_yangtze.game import YELLOW_YANGTZE
from locales.loader import LANGUAGES
from tests.games.yellow_yangtze.games import SEEDS, answered
from tests.games.yellow_yangtze.scenes import scene
from tests.locales.ftl import strict


@pytest.mark.rule("YY-14")
def test_two_actions_of_any_kind_and_then_the_end() -> None:
    table = scene(hands={0: {"red": 2}}).answer(0, "tile red a4")
    assert table.table.actions == 1
    table.answer(0, "tile red a5")
    assert table.table.actions == 0
    assert table.asked(0).name == "end"
    assert table.asked(0).confirms
    assert set(table.asked(0).tokens()) == {"end"}


@pytest.mark.rule("YY-14")
def test_all_five_actions_are_offered() -> None:
    table = scene(
        tiles={"red": "K5 L4 L5"},
        leaders={"G5": (0, "red")},
        hands={0: {"blue": 2, "green": 2, "red": 1}},
    )
    tokens = set(table.asked(0).tokens())
    assert {"tile:red", "tile:blue", "leader:red", "leader:black", "riot", "replace"} <= tokens
    assert {"riot-leader", "pagoda", "pagoda-leader", "end"} <= tokens


def test_the_first_menus_are_tiles_other_actions_with_leaders_and_the_end() -> None:
    table = scene(tiles={"red": "K5 L4 L5"}, hands={0: {"blue": 2, "green": 2, "red": 1}})
    groups: dict[str, set[str]] = {}
    for option in table.asked(0).options:
        assert option.group is not None
        groups.setdefault(option.group.key, set()).add(option.token.partition(":")[0])
    assert groups == {
        "yy-group-tiles": {"tile"},
        "yy-group-actions": {"leader", "riot", "riot-leader", "pagoda", "pagoda-leader", "replace"},
        "yy-group-end": {"end"},
    }


def test_the_hexes_for_a_tile_are_few_menus_of_rows() -> None:
    table = scene(hands={0: {"red": 1}}).answer(0, "tile red")
    menus = Counter(str(option.group) for option in table.asked(0).options[:-1])
    assert len(menus) == 4
    assert max(menus.values()) < 25, "with the way back still a menu of Discord"
    assert table.asked(0).options[0].group == msg("yy-rows", first="A", last="D")


def test_where_one_scores_comes_before_the_rows() -> None:
    table = scene(leaders={"G5": (0, "red")}, tiles={"red": "H5"}, hands={0: {"red": 1}})
    table.answer(0, "tile red")
    groups = [option.group.key for option in table.asked(0).options if option.group is not None]
    assert groups[0] == "yy-group-score"
    assert groups == sorted(groups, key=["yy-group-score", "yy-rows", "yy-group-back"].index)


def test_a_turn_of_two_tiles_that_score_is_four_touches() -> None:
    """The panel is opened, two buttons hold tile and hex, and the end is confirmed."""
    table = scene(
        leaders={"G5": (0, "red"), "F5": (0, "black")},
        tiles={"red": "H5"},
        hands={0: {"red": 2, "black": 2, "green": 1}},
    )
    for _ in range(2):
        quick = [o for o in table.asked(0).options if o.token.startswith("place:")]
        assert table.asked(0).options[: len(quick)] == tuple(quick), "first of all"
        assert len(quick) == 4, "two lines of buttons on a phone"
        assert {option.token[6:9] for option in quick} == {"red", "bla", "gre"}, "every colour"
        before = sum(table.points(0).values())
        table.answer(0, quick[0].token.replace(":", " "))
        assert sum(table.points(0).values()) == before + 1
        if table.asked(0).name == "pagoda":
            table.answer(0, "decline")
    assert table.asked(0).confirms


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_scores_fits_on_a_button(language: str) -> None:
    words = strict(language)
    for seed in SEEDS[:4]:
        for moment in answered(seed):
            for option in moment.decision.options:
                if option.token.startswith("place:") and option.about is not None:
                    text = f"{words.say(option.label)} – {words.say(option.about)}"
                    assert len(text) <= 40, text


@pytest.mark.rule("YY-15", "E-45")
def test_the_turn_may_end_early_after_a_second_thought() -> None:
    table = scene().answer(0, "end")
    assert table.asked(0).name == "end"
    assert table.table.active == 0
    table.answer(0, "end")
    assert table.table.active == 1


@pytest.mark.rule("YY-15")
def test_with_exactly_two_actions_nobody_passes() -> None:
    table = scene(hands={0: {"red": 2}}, options={"actions": "exactly_two"})
    assert "end" not in table.asked(0).tokens()
    assert table.asked(0).fallback == ("replace",)
    table.answer(0, "tile red a4")
    assert "end" not in table.asked(0).tokens()
    table.answer(0, "tile red a5; end")
    assert table.table.active == 1


@pytest.mark.rule("YY-15")
def test_with_exactly_two_actions_the_end_is_left_when_nothing_else_is() -> None:
    capitals = "F2 K4 E12 A10 G6 H9 B6"
    table = scene(removed=capitals, options={"actions": "exactly_two"})
    assert table.asked(0).tokens() == ("end",)
    table.answer(0, "end; end")
    assert table.table.active == 1


@pytest.mark.rule("YY-16")
def test_the_end_of_a_turn_scores_refills_and_passes_on() -> None:
    table = scene(
        tiles={"black": "C6 C7"},
        leaders={"B7": (0, "black")},
        pagodas={"B6 C6 C7": "black"},
        hands={0: {"red": 5}, 1: {"red": 6}, 2: {"green": 4}},
        market=["red", "red", "red", "red", "red"],
        actions=0,
    )
    table.answer(0, "end")
    keys = [event.key for event in table.events if event.to is None]
    assert keys == ["yy-gained", "yy-drew", "yy-drew", "yy-market-filled", "yy-begins"]
    assert [event.seat for event in table.said("yy-drew")] == [0, 2]
    assert [hand.size for hand in table.state.hands] == [6, 6, 6]
    assert len(table.table.market) == 6
    assert table.waiting == (1,)
    assert table.sealed


@pytest.mark.rule("YY-16")
def test_nothing_is_drawn_between_actions() -> None:
    table = scene(hands={0: {"green": 2}}).answer(0, "tile green a4 take red")
    assert table.state.hands[0].size == 2
    assert len(table.table.market) == 5
    assert table.said("yy-drew") == []


@pytest.mark.rule("YY-16")
def test_others_refill_clockwise_from_the_active_player() -> None:
    hands = {seat: {"red": 5} for seat in range(4)}
    table = scene(seats=4, active=2, bag=4, actions=0, hands=hands).answer(2, "end")
    assert [event.seat for event in table.said("yy-drew", n=1)] == [2, 3, 0, 1]
    short = scene(seats=4, active=2, bag=2, actions=0, hands=hands).answer(2, "end")
    assert [hand.size for hand in short.state.hands] == [5, 5, 6, 6]


def test_a_turn_can_be_taken_back_step_by_step_until_its_end() -> None:
    table = scene(hands={0: {"red": 2}})
    past = History(YELLOW_YANGTZE, table.match)
    before = past.match.state
    for name, pick in [("action", "tile:red"), ("where", "hex:A4"), ("action", "end")]:
        past.answer(Answer(0, name, (pick,)))
    for _ in range(3):
        past.undo(0)
    assert past.match.state == before
    past.answer(Answer(0, "action", ("end",)))
    past.answer(Answer(0, "end", ("end",)))
    with pytest.raises(CannotUndo):
        past.undo(0)


def test_the_end_of_a_turn_seals_even_if_nothing_is_drawn() -> None:
    table = scene(hands={0: {"red": 6}, 1: {"red": 6}, 2: {"red": 6}}, actions=0).answer(0, "end")
    assert table.said("yy-drew") == []
    assert table.sealed


def test_a_last_action_that_cannot_be_taken_back_ends_the_turn() -> None:
    table = scene(hands={0: {"red": 6}}, actions=1).answer(0, "replace red")
    assert table.table.active == 1
    revolt = scene(leaders={"G5": (1, "red")}, actions=1).answer(0, "leader red g7 pass")
    revolt.answer(1, "pass")
    assert revolt.table.active == 1


def test_going_back_costs_no_action() -> None:
    table = scene(hands={0: {"red": 1, "blue": 2}})
    for line in ("tile red back", "leader red back", "riot back"):
        table.answer(0, line)
        assert table.asked(0).name == "action"
        assert table.table.actions == 2


@pytest.mark.rule("YY-14", "YY-67")
@pytest.mark.parametrize(
    ("line", "told", "at"),
    [
        ("tile red a5", "yy-placed", "hex:A5"),
        ("leader green h6", "yy-placed-leader", "hex:H6"),
        ("leader red g5 h6", "yy-moved-leader", "hex:H6 hex:G5"),
        ("leader red withdraw", "yy-withdrew", "hex:G5"),
        ("riot-leader a4", "yy-rioted-leader", "hex:A4"),
        ("pagoda k5-l4-l5", "yy-pagoda", "hex:K5 hex:L4 hex:L5"),
        ("replace red", "yy-replaced", "player:0"),
    ],
)
def test_every_action_takes_one_of_two_and_is_told_with_its_places(
    line: str, told: str, at: str
) -> None:
    table = scene(
        tiles={"red": "K5 L4 L5", "yellow": "A4"},
        leaders={"G5": (0, "red")},
        hands={0: {"red": 1, "blue": 1, "green": 2}},
    ).answer(0, line)
    assert table.table.actions == 1
    (event,) = table.said(told, 0)
    assert " ".join(event.at) == at


def test_whoever_has_no_leader_on_the_board_reads_that_tiles_bring_nothing() -> None:
    table = scene(tiles={"black": "K5"}, hands={0: {"red": 1}})
    assert table.asked(0).prompt.args["bare"] == 1
    led = scene(leaders={"G5": (0, "red")}, hands={0: {"red": 1}})
    assert led.asked(0).prompt.args["bare"] == 0
    said = [strict(each).say(table.asked(0).prompt) for each in LANGUAGES]
    assert "none of yours is on the board" in said[0]
