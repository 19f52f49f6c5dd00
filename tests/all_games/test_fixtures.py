"""Recorded matches play out as they did; a change of rules shows as a diff of `make fixtures`."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.core.decision import Answer
from engine.core.flow import Applied, new_match
from engine.core.frame import Event
from engine.core.game import Game
from engine.core.words import msg, ref
from engine.games import GAMES
from tests.core.mini import MINI
from tests.fixtures import digest, line_of, paths, recorded, replay

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


EVENT = Event(
    "core-player", {"n": 1, "what": msg("core-list", of=ref("tile", 4))}, 0, (0,), ("a:1",)
)
CHANGED = [
    replace(EVENT, args={"n": 2, "what": EVENT.args["what"]}),
    replace(EVENT, args={"n": 1, "what": msg("core-list", of=ref("tile", 5))}),
    replace(EVENT, args={"n": 1, "what": msg("core-list", of="tile:4")}),
    replace(EVENT, args={"n": 1}),
    replace(EVENT, seat=1),
    replace(EVENT, to=None),
    replace(EVENT, at=("a:2",)),
]


def test_whatever_changes_in_an_event_changes_its_digest() -> None:
    assert len({digest(event) for event in (EVENT, *CHANGED)}) == 1 + len(CHANGED)


def test_a_digest_is_the_same_for_ever() -> None:
    assert digest(Event("core-player")) == digest(Event("core-sealed")), "the key is beside it"
    turned = replace(EVENT, args=dict(reversed(EVENT.args.items())))
    assert digest(EVENT) == digest(turned) == "9339b0"


def test_a_changed_argument_shows_in_the_line() -> None:
    match = new_match(MINI, 2, {}, 1).match
    answer = Answer(0, "commit", ("send:1",))
    lines = {line_of(answer, Applied(match, (event,), False, ())) for event in (EVENT, *CHANGED)}
    assert len(lines) == 1 + len(CHANGED)
    assert f"0 commit send 1 | core-player#{digest(EVENT)}" in lines


def test_a_recorded_match_is_read_as_it_was_written(tmp_path: Path) -> None:
    record = recorded(RECORDS[0])
    record.write(tmp_path / "again.txt")
    assert (tmp_path / "again.txt").read_bytes() == RECORDS[0].read_bytes()
    assert recorded(tmp_path / "again.txt") == record
