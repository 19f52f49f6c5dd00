"""A few starts of the real bot on running games, and one that cannot go well."""

from __future__ import annotations

from pathlib import Path

from tests.campaigns.starts import Starts, campaign

FEW = 3


async def test_the_bot_starts_on_running_games(tmp_path: Path) -> None:
    told = await campaign(tmp_path, FEW, seed=1)
    assert told.wrong == []
    assert told.statuses == {0: FEW}


def test_the_campaign_notices_a_start_that_failed() -> None:
    up = ["event=ready", "games checked problems=0", "event=delivered"]
    for status, lines in ((-11, up), (0, up[:2]), (0, [up[0], "games checked problems=1", up[2]])):
        told = Starts()
        told.note(1, status, lines)
        assert told.wrong
        assert told.statuses == {status: 1}
