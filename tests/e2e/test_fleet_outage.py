"""The server of the database goes away under two bots: people are told, and all goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from cogs.shown.ids import Verb
from engine.core.words import msg
from locales import words
from tests.campaigns.test_kill import acknowledged
from tests.e2e.fleet import FAR, Fleet, open_fleet, until
from tests.e2e.harbor import newest_poster, verbs
from tests.stores import Server

pytestmark = pytest.mark.server


@pytest.fixture
def own(postgres: Server) -> Iterator[Server]:
    """A server that may be stopped."""
    with TemporaryDirectory(prefix="hm-own-", dir="/tmp") as folder:
        Path(folder).chmod(0o755)
        server = Server(Path(folder) / "cluster")
        server.start()
        server.do("CREATE DATABASE harbor")
        yield server
        if server.running:
            server.stop()


@pytest.fixture
async def fleet(own: Server, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Fleet]:
    monkeypatch.setattr("sessions.berths.EVERY", 0.2)
    monkeypatch.setattr("sessions.gate.PAUSE", 0.0)
    monkeypatch.setattr("cogs.post.berths._SOON", 0.2)
    monkeypatch.setattr("cogs.post.messenger._LONGEST_SLEEP", 1.0)
    async with open_fleet(own.address("harbor")) as fleet:
        yield fleet


async def test_people_are_told_and_all_goes_on(fleet: Fleet, own: Server) -> None:
    near, far = await fleet.launch(0), await fleet.launch(1)
    await until(lambda: near.held == {0} and far.held == {1})
    ada, bruno = fleet.person("Ada"), fleet.person("Bruno")
    await ada.slash(FAR, "game new", until="acknowledged", game="river_of_gold")
    await until(lambda: any(Verb.JOIN in verbs(m) for m in ada.visible(FAR)))
    lobby = newest_poster(ada, FAR)
    own.stop("fast")
    await acknowledged(bruno, lobby, Verb.JOIN)
    told = {words(language).say(msg("bot-error-unstored")) for language in ("en", "it")}
    await until(lambda: any(m.text in told for m in bruno.visible(FAR) if m.is_private))
    own.start()
    async with asyncio.timeout(60):
        while not await far.sessions.context.db.sound():
            await asyncio.sleep(0.05)
    await acknowledged(bruno, lobby, Verb.JOIN)
    await until(lambda: "Bruno" in ada.look(lobby).text)
    await until(lambda: near.held == {0} and far.held == {1})
    assert not near.bot.berths.drained.is_set()
