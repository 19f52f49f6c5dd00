"""Two bots share two shards: each hears its own, and the work of one that is gone is done."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.shown.ids import Verb
from tests.e2e.fleet import FAR, NEAR, Fleet, open_fleet, until
from tests.e2e.harbor import newest_poster, verbs


@pytest.fixture
async def fleet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Fleet]:
    monkeypatch.setattr("sessions.berths.EVERY", 0.05)
    monkeypatch.setattr("sessions.gate.PAUSE", 0.0)
    monkeypatch.setattr("cogs.post.berths._SOON", 0.05)
    async with open_fleet(tmp_path / "fleet.db") as fleet:
        yield fleet


async def test_each_hears_its_own_servers(fleet: Fleet) -> None:
    near, far = await fleet.launch(0), await fleet.launch(1)
    assert [s.shard for s in fleet.world.gateway.sessions.values()] == [(0, 2), (1, 2)]
    await until(lambda: near.held == {0} and far.held == {1})
    assert sorted(g.name for g in near.bot.guilds) == ["Il Molo", "The Quay"]
    assert [g.name for g in far.bot.guilds] == ["The Light"]
    there = fleet.world.guild("The Light").id
    assert not near.bot.has_left(there)
    assert not far.bot.has_left(there)


async def test_commands_work_wherever_they_are_given(fleet: Fleet) -> None:
    await fleet.launch(0)
    await fleet.launch(1)
    for place, name in ((NEAR, "Ada"), (FAR, "Bruno")):
        person = fleet.person(name)
        await person.slash(place, "game new", game="river_of_gold")
        assert Verb.JOIN in verbs(newest_poster(person, place))
    assert fleet.world.complaints == []


async def test_one_process_may_serve_several_shards(fleet: Fleet) -> None:
    ship = await fleet.launch(0, 1)
    assert ship.bot.connected
    assert len(ship.bot.guilds) == 3
    await fleet.person("Ada").slash(FAR, "game new", game="river_of_gold")
    assert Verb.JOIN in verbs(newest_poster(fleet.person("Ada"), FAR))
