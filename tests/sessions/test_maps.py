"""An operator's own map: used for new matches, checked before anything starts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core.codec import encode
from engine.core.errors import BadData, BadSetup
from engine.core.flow import new_match
from engine.games import GAMES
from engine.games.yellow_yangtze import maps
from engine.games.yokohama.data import DATA
from engine.minds import MINDS
from sessions.sessions import Sessions
from sessions.thinker import Thinker, Wanted
from tests.sessions.tables import ADA, BO, HERE

STANDARD = Path(maps.__file__).parent / "data" / "designed-130-v1.json"
FILES = {"yellow_yangtze": STANDARD, "yokohama": DATA / "yokohama.json"}


async def first_state(tmp_path: Path, game: str, file: object) -> Any:
    """A new match of this game, with a file of the operator's."""
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(file))
    sessions = await Sessions.open(":memory:", maps={game: path})
    table = await sessions.lobby.open(HERE, ADA, game)
    await sessions.lobby.join(table.id, BO)
    table = await sessions.lobby.start(table.id, ADA)
    state = (await sessions.context.live(table)).match.state
    await sessions.close()
    return state


async def test_new_matches_are_played_on_the_operators_map(tmp_path: Path) -> None:
    other = json.loads(STANDARD.read_text()) | {"mapId": "my-edition"}
    state = await first_state(tmp_path, "yellow_yangtze", other)
    assert state.table.map.id == "my-edition"


async def test_new_matches_are_played_with_the_operators_cards(tmp_path: Path) -> None:
    ours = json.loads((DATA / "yokohama.json").read_text())
    ours["orders"][0]["reward"] = {"vp": 40}
    state = await first_state(tmp_path, "yokohama", ours)
    assert state.table.sheet.orders["order_01"].reward.vp == 40


@pytest.mark.parametrize("game", sorted(FILES.keys() & MINDS.keys()))
def test_players_made_of_code_think_on_the_operators_map(game: str) -> None:
    ours = GAMES.with_maps({game: FILES[game]})
    now = new_match(ours.get(game), 2, {}, 1)
    state, seat = msgspec.Raw(encode(now.match)), now.pending[0].seat
    thought = Thinker(ours).think(Wanted(game, state, seat, "easy", 1, 1.0))
    assert thought.failed == ""
    now.pending[0].check(thought.answers[0].picks)


async def test_a_broken_map_or_a_game_without_one_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text("{}")
    with pytest.raises(BadData, match="core-map-broken"):
        await Sessions.open(":memory:", maps={"yellow_yangtze": path})
    with pytest.raises(BadSetup, match="core-no-map"):
        await Sessions.open(":memory:", maps={"river_of_gold": path})
