"""Recorded matches play out as they did; a change of rules shows as a diff of `make fixtures`."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.game import Game
from engine.games import GAMES
from tests.fixtures import paths, recorded, replay

RECORDS = [path for game in GAMES for path in paths(game.meta.id)]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_match_plays_out_as_it_did(path: Path) -> None:
    record = recorded(path)
    played = list(replay(record))
    assert [line for line, _ in played] == record.lines
    assert played[-1][1].match.outcome == record.outcome


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.meta.id)
def test_every_ending_has_a_recorded_match(game: Game) -> None:  # type: ignore[type-arg]
    endings = {recorded(path).outcome.ending for path in paths(game.meta.id)}
    assert endings == set(game.meta.endings)
