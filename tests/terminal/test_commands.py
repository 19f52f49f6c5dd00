"""`python -m engine`: whole games by typing, random games by the hundred, clear refusals."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.simulate import simulate
from terminal.commands import main
from tests.core.mini import MINI, TALKATIVE


def typing(monkeypatch: pytest.MonkeyPatch, lines: Iterator[str]) -> None:
    """Type these lines, then end the input."""

    def answer(prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)


def always(line: str) -> Iterator[str]:
    """The same line for ever."""
    while True:
        yield line


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_whole_game_can_be_played(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(monkeypatch, always("1"))
    command = ["play", "river_of_gold", "--players", "2", "--seed", "5", "--lang", lang]
    assert main(command) == 0
    closing = capsys.readouterr().out.splitlines()[-2:]
    assert [line[0] for line in closing] == ["1", "2"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_tournament_ends_with_one_line(jobs: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["tournament", "river_of_gold", "--games", "2", "--jobs", jobs, "random"]
    assert main(command) == 0
    assert capsys.readouterr().out == "random 2.0 of 2, random 34–100 % at 95 %\n"


def test_balance_prints_the_same_for_any_number_of_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["balance", "yokohama", "--games", "3", "--strength", "random", "--jobs"]
    assert main([*command, "1"]) == 0
    alone = capsys.readouterr().out
    assert main([*command, "2"]) == 0
    assert capsys.readouterr().out == alone
    assert alone.startswith("3 games of 2\nrounds: ")


def test_undo_log_help_and_view(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["help", "undo", "sail 1", "undo", "sail 99", "", "sail 1; end", "log", "view"]
    typing(monkeypatch, iter(lines))
    assert main(["play", "river_of_gold", "--seed", "5"]) == 0
    said = capsys.readouterr().out
    assert "Taken back: sail 1." in said
    assert said.count("sails boat 1") >= 3, "played, played again, and listed in the log"


def test_what_came_of_one_cause_is_one_line_and_a_refusal_says_why(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(monkeypatch, iter(["build 3", "sail 1"]))
    assert main(["play", "river_of_gold", "--seed", "5"]) == 0
    said = capsys.readouterr().out
    assert "Shore 3 is taken by Starting Port." in said
    assert re.search(r"· Player \d sails boat 1,.*: \+", said)


def test_simulate_ends_with_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "river_of_gold", "--players", "3", "--games", "2", "--seed", "1"]
    assert main([*command, "--set", "patrons=draft"]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    counted = r"2 games, \d+ decisions \(\d+ asides and changed minds\), 0 violations"
    assert re.fullmatch(counted + r", \d+ decisions/s", last)


def test_simulate_plays_asides_and_changed_minds() -> None:
    report = simulate(TALKATIVE, 3, {}, 20, 1)
    assert report.violations == ()
    assert report.decisions / 8 < report.unawaited < report.decisions
    assert f"({report.unawaited} asides and changed minds)" in report.line()
    assert simulate(MINI, 2, {}, 20, 1).unawaited > 0, "changed minds"


def test_simulate_names_the_failing_seed() -> None:
    from dataclasses import replace

    broken = replace(MINI, invariants=lambda match: ["too late"] if match.revision > 2 else [])
    report = simulate(broken, 2, {}, 3, 7)
    assert report.violations[0] == "seed 7, decision 3: too late"
    assert "3 violations" in report.line()


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (["simulate", "chess"], "river_of_gold"),
        (["play", "river_of_gold", "--players", "7"], "2"),
        (["simulate", "river_of_gold", "--set", "weather=rain"], "weather"),
        (["simulate", "river_of_gold", "--set", "patrons=all"], "draft"),
        (["simulate", "river_of_gold", "--set", "patrons=pair", "--set", "clans=chosen"], "clan"),
    ],
)
def test_bad_input_is_one_clear_error(
    command: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command) == 2
    error = capsys.readouterr().err
    assert reason in error.lower()
    assert "Traceback" not in error


def test_the_module_is_the_command() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "engine", "simulate", "chess"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 2
    assert "river_of_gold" in ran.stderr
