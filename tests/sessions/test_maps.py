"""An operator's own map: used for new matches, checked before anything starts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.core.errors import BadData, BadSetup
from engine.games.yellow_yangtze import maps
from sessions.host import Host
from tests.sessions.tables import ADA, BO, HERE

STANDARD = Path(maps.__file__).parent / "data" / "designed-130-v1.json"


async def test_new_matches_are_played_on_the_operators_map(tmp_path: Path) -> None:
    other = json.loads(STANDARD.read_text()) | {"mapId": "my-edition"}
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(other))
    host = await Host.open(":memory:", maps={"yellow_yangtze": path})
    table = await host.lobby.open(HERE, ADA, "yellow_yangtze")
    await host.lobby.join(table.id, BO)
    table = await host.lobby.start(table.id, ADA)
    assert (await host.context.live(table)).match.state.table.map.id == "my-edition"
    await host.close()


async def test_a_broken_map_or_a_game_without_one_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text("{}")
    with pytest.raises(BadData, match="core-map-broken"):
        await Host.open(":memory:", maps={"yellow_yangtze": path})
    with pytest.raises(BadSetup, match="core-no-map"):
        await Host.open(":memory:", maps={"river_of_gold": path})
