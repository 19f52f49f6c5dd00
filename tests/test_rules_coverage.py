"""Every rule that can be tested is named by a test, and the report notices when one is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import games
from tests.rules_coverage import Coverage, coverage, report, rules_in

GAMES = coverage()


@pytest.mark.parametrize("found", GAMES, ids=[found.game for found in GAMES])
def test_every_rule_is_named_by_a_test(found: Coverage) -> None:
    assert found.rules
    assert (found.missing, found.unknown) == ([], [])


@pytest.fixture
def room(tmp_path: Path) -> Path:
    """A small room with one game, three rules and two tests."""
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "chess.txt").write_text(
        "# rules\nCH-1 the board\nCH-2 the clock\nCH-3 manners untestable: nobody can tell\n"
    )
    folder = tmp_path / "games" / "chess"
    folder.mkdir(parents=True)
    (folder / "test_board.py").write_text(
        '@pytest.mark.rule("CH-1")\ndef test_board(): ...\n\n'
        'CASES = [pytest.param(1, marks=pytest.mark.rule("CH-9"))]\n'
    )
    return tmp_path


def test_missing_and_unknown_rules_are_reported(
    room: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert report(coverage(room)) == 1
    assert capsys.readouterr().out.splitlines() == [
        "chess: 3 rules, 1 named by tests",
        "  CH-3 cannot be tested: nobody can tell",
        "  CH-2 is named by no test",
        "  CH-9 is named by a test, but is no rule of this game",
    ]


def test_all_named_is_well(room: Path) -> None:
    (room / "games" / "chess" / "test_board.py").write_text('pytest.mark.rule("CH-1", "CH-2")\n')
    assert report(coverage(room)) == 0


def test_markers_of_another_game_do_not_count(room: Path) -> None:
    other = room / "games" / "checkers"
    other.mkdir()
    (other / "test_clock.py").write_text('pytest.mark.rule("CH-2")\n')
    assert coverage(room)[0].missing == ["CH-2"]


def test_a_rule_listed_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="CH-1 is listed twice"):
        rules_in("CH-1 one\nCH-1 two\n")


def test_every_game_has_a_list_of_its_rules() -> None:
    written = {game.meta.id for game in games.GAMES}
    assert {found.game for found in GAMES} == written
