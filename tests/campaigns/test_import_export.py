"""A short run of the campaign of many effects at once."""

from __future__ import annotations

from tests.campaigns.import_export import PAIRS, Report, play, play_whole, watched


def test_many_effects_at_once_break_no_rule() -> None:
    report = Report()
    with watched(report):
        for seed in range(60):
            play(seed, report)
    assert report.wrong == []
    assert report.games >= 50
    assert sum(report.completed.values()) > report.games
    assert set(report.met) & set(PAIRS)


def test_whole_games_break_no_rule() -> None:
    report = Report()
    for seed in range(0, 25, 6):  # each number of players, each expansion
        play_whole(seed, report)
    assert (report.wrong, report.games) == ([], 5)
