"""The fuzzer that goes back and forth finds what is wrong, and nothing where nothing is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.ai.mind import Mind
from engine.core.decision import Answer, Option
from engine.core.flow import Applied, rewind
from engine.core.frame import Ctx, Frame, Next
from engine.core.game import Game
from engine.core.match import Asides, Match
from engine.core.words import msg
from tests.core.mini import MINI, TALKATIVE, Campaign, State
from tests.fuzz import main, wander
from tests.play import SetUp


def found(game: Game[Any, Any]) -> list[str]:
    """What is wrong with a game of three seats."""
    return wander(SetUp(game, 3, {}), games=20, seed=1).violations


@pytest.mark.parametrize("game", [MINI, TALKATIVE])
def test_nothing_is_found_where_nothing_is_wrong(game: Game[Any, Any]) -> None:
    wandered = wander(SetUp(game, 3, {}), games=20, seed=1)
    assert wandered.violations == []
    assert wandered.games == 20
    assert wandered.undone > wandered.answers / 8
    assert wandered.unawaited > wandered.answers / 32
    assert f"{wandered.undone} taken back" in wandered.line()


def test_bots_answer_for_every_other_seat() -> None:
    points: Mind[Any] = Mind(TALKATIVE, lambda view, seat: {"points": view.table.points[seat]})
    wandered = wander(SetUp(TALKATIVE, 3, {}), games=4, seed=1, mind=points)
    assert wandered.violations == []
    assert wandered.answers / 8 < wandered.thought < wandered.answers / 2
    assert f"{wandered.thought} by bots" in wandered.line()


def test_a_broken_invariant_is_named_with_its_seed() -> None:
    late = replace(MINI, invariants=lambda match: ["too late"] if match.revision > 4 else [])
    assert found(late)[0] == "with undo, seed 1: too late"
    assert len(found(late)) == 20


def test_a_rule_that_fails_is_named() -> None:
    def refuses(ctx: Ctx[State], answer: Answer) -> Next:
        raise KeyError("no such soldier")

    def offer(match: Match[State], seat: int) -> Iterator[Option]:
        yield Option("desert", msg("core-stale"), aside=True)

    wrong = found(replace(MINI, asides=Asides(msg("core-stale"), offer, refuses)))
    assert wrong[0] == "with undo, seed 1: KeyError: 'no such soldier'"


def test_what_does_not_survive_a_save_is_found() -> None:
    def begin(ctx: Ctx[State]) -> Frame[State]:
        ctx.state.table.points[0] = "many"  # type: ignore[call-overload]
        return Campaign()

    assert "points" in found(replace(MINI, setup=begin))[0]


def test_an_undo_to_another_position_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def astray(game: Any, now: Match[State], to: Match[State]) -> Applied[State]:
        back = rewind(game, now, to)
        back.match.state.table.points[0] += 1
        return back

    monkeypatch.setattr("engine.core.history.rewind", astray)
    assert all("taken back to another position" in wrong for wrong in found(MINI))
    assert len(found(MINI)) > 10


def test_the_command_reports_one_line_each_set_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shelf = [SetUp(TALKATIVE, 2, {"soldiers": 3}), SetUp(TALKATIVE, 6, {"soldiers": 4})]
    monkeypatch.setattr("tests.fuzz.all_set_ups", lambda: shelf)
    assert main(["--games", "16", "--seed", "3"]) == 0
    first, *lines, last = capsys.readouterr().out.splitlines()
    assert (first, last) == ("seed 3", "1 games on the shelf, 0 violations")
    assert [line.partition(":")[0] for line in lines] == ["mini-2-3", "mini-6-4"]
    assert all(": 8 games, " in line and "; with undo 2 games, " in line for line in lines)


def test_the_command_fails_on_a_violation(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = replace(MINI, invariants=lambda match: ["never right"])
    monkeypatch.setattr("tests.fuzz.all_set_ups", lambda: [SetUp(broken, 2, {})])
    assert main(["--games", "1", "--seed", "3"]) == 1
    assert capsys.readouterr().out.splitlines()[2:] == [
        "  seed 3, decision 0: never right",
        "  with undo, seed 3: never right",
        "1 games on the shelf, 2 violations",
    ]
