"""Two bots share two shards: each hears its own, and the work of one that is gone is done."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from cogs.shown.ids import Verb
from db import clocks, outbox
from playground.fixture import PEOPLE
from playground.person import Person
from playground.seen import SeenMessage
from sessions import ticking
from sessions.shapes import Person as Player
from sessions.shapes import Table
from tests.campaigns.test_kill import acknowledged, pressed, stepped
from tests.e2e.fleet import FAR, NEAR, Fleet, Ship, open_fleet, until
from tests.e2e.harbor import newest_poster, offers, verbs
from tests.stores import Server


@pytest.fixture(params=["a file", "a server"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path | str]:
    """Where all of them keep everything."""
    if request.param == "a file":
        yield tmp_path / "fleet.db"
        return
    server: Server = request.getfixturevalue("postgres")
    address = server.made()
    yield address
    server.clean(address)


@pytest.fixture
async def fleet(store: Path | str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Fleet]:
    monkeypatch.setattr("sessions.berths.EVERY", 0.05)
    monkeypatch.setattr("sessions.gate.PAUSE", 0.0)
    monkeypatch.setattr("cogs.post.berths._SOON", 0.05)
    async with open_fleet(store) as fleet:
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


async def opened(person: Person, place: str, *others: Person) -> SeenMessage:
    """A lobby with everybody seated; its poster."""
    await person.slash(place, "game new", until="acknowledged", game="river_of_gold")
    await until(lambda: any(Verb.JOIN in verbs(m) for m in posters(person, place)))
    lobby = newest_poster(person, place)
    for other in others:
        await acknowledged(other, lobby, Verb.JOIN)
        await until(lambda: other.user.name in person.look(lobby).text)  # noqa: B023
    return person.look(lobby)


async def begun(person: Person, place: str, *others: Person) -> SeenMessage:
    """A running game; its first poster."""
    lobby = await opened(person, place, *others)
    await acknowledged(person, lobby, Verb.START)
    await until(lambda: Verb.PLAY in verbs(newest_poster(person, place)))
    return newest_poster(person, place)


def mover(fleet: Fleet, poster: SeenMessage) -> Person:
    """Whom a poster names as up."""
    return next(p for p in map(fleet.person, PEOPLE) if f"<@{p.user.id}>" in poster.text)


def posters(person: Person, place: str) -> list[SeenMessage]:
    """All that is public and was made by the bot there."""
    return [m for m in person.visible(place) if not m.is_private]


async def test_commands_work_wherever_they_are_given(fleet: Fleet) -> None:
    await fleet.launch(0)
    await fleet.launch(1)
    for place, name in ((NEAR, "Ada"), (FAR, "Bruno")):
        await opened(fleet.person(name), place)
    assert fleet.world.complaints == []


async def test_one_process_may_serve_several_shards(fleet: Fleet) -> None:
    ship = await fleet.launch(0, 1)
    assert ship.bot.connected
    assert len(ship.bot.guilds) == 3
    await opened(fleet.person("Ada"), FAR)


async def test_a_letter_works_for_a_table_of_another_shard(fleet: Fleet) -> None:
    """It is answered where letters come in, and what follows is posted where the table stands."""
    near, far = await fleet.launch(0), await fleet.launch(1)
    ada, bruno = fleet.person("Ada"), fleet.person("Bruno")
    poster = await begun(ada, FAR, bruno)
    await until(lambda: near.held == {0} and far.held == {1})
    player = mover(fleet, poster)
    mail = fleet.world.dm_channel(player.user).id
    letter = await player.wait_for(lambda m: Verb.PLAY in verbs(m) and m.channel_id == mail, 30)
    panel = await pressed(player, letter, Verb.PLAY)
    dice = random.Random(1)
    while offers(panel):
        panel = await stepped(player, panel, dice)
    await until(lambda: newest_poster(ada, FAR).id != poster.id)
    assert Verb.PLAY in verbs(newest_poster(ada, FAR))
    async with asyncio.timeout(30):
        while (await far.sessions.post.live())[0].poster_message != newest_poster(ada, FAR).id:
            await asyncio.sleep(0.01)
    assert fleet.world.complaints == []


async def test_what_a_dead_process_owed_is_sent_by_another(fleet: Fleet) -> None:
    near, far = await fleet.launch(0), await fleet.launch(1)
    await until(lambda: near.held == {0} and far.held == {1})
    ada = fleet.person("Ada")
    lobby = await opened(ada, FAR)
    await fleet.sink(far)
    await until(lambda: near.held == {0, 1})
    assert {*near.sessions.context.duty.audible.shards} == {0}
    table = (await near.sessions.post.live())[0]
    renamed = "Fabio"
    fabio = fleet.person(renamed)
    who = Player(fabio.user.id, renamed, "en")
    await near.sessions.lobby.join(table.id, who)
    now = fleet.now()
    await near.sessions.context.db.run(lambda db: outbox.owe(db, table.id, "refresh", 0, now))
    near.bot.messenger.wake()
    await until(lambda: renamed in ada.look(lobby).text)
    assert len(posters(ada, FAR)) == 1
    again = await fleet.launch(1)
    await until(lambda: near.held == {0} and again.held == {1})
    await until(lambda: again.sessions.context.duty.audible.shards == {1})


async def test_a_new_version_takes_over_and_nobody_notices(fleet: Fleet) -> None:
    old = await fleet.launch(0, 1)
    ada, bruno = fleet.person("Ada"), fleet.person("Bruno")
    poster = await begun(ada, NEAR, bruno)
    player, dice = mover(fleet, poster), random.Random(1)
    panel = await pressed(player, poster, Verb.PLAY)
    joining = asyncio.create_task(fleet.launch(0, 1))
    while not old.bot.berths.drained.is_set() and offers(panel):
        panel = await stepped(player, panel, dice)
    new = await joining
    await until(old.bot.berths.drained.is_set)
    await fleet.stop(old)
    while offers(panel):
        panel = await stepped(player, panel, dice)
    await until(lambda: newest_poster(ada).id != poster.id)
    assert new.held == {0, 1}
    assert fleet.world.complaints == []


async def test_clocks_stand_still_where_nobody_hears(fleet: Fleet) -> None:
    """The others go on with their work, but no time of theirs is taken from people."""
    near, far = await fleet.launch(0), await fleet.launch(1)
    await until(lambda: near.held == {0} and far.held == {1})
    ada, bruno = fleet.person("Ada"), fleet.person("Bruno")
    for place in (NEAR, FAR):
        await opened(ada, place, bruno)
        channel = fleet.world.channel(place).id
        table = next(t for t in await _live(near, far) if t.channel == channel)
        person = Player(ada.user.id, "Ada", "en")
        ship = near if place == NEAR else far
        await ship.sessions.lobby.set_option(table.id, person, "pace", "daily")
        await ship.sessions.lobby.start(table.id, person)
        await until(lambda: Verb.PLAY in verbs(newest_poster(ada, place)))  # noqa: B023
    left = {t.id: await _left(near, t.id) for t in await _live(near, far)}
    await fleet.sink(far)
    await until(lambda: near.held == {0, 1})
    fleet.skew += 3_600
    near.bot.clocks.wake()
    again = await fleet.launch(1)
    here, there = sorted(left)
    async with asyncio.timeout(30):
        while await _left(again, there) < left[there] - 60:
            await asyncio.sleep(0.01)
    assert await _left(near, here) <= left[here] - 3_000


async def _live(*ships: Ship) -> list[Table]:
    return [table for ship in ships for table in await ship.sessions.post.live()]


async def _left(ship: Ship, table: int) -> int:
    """Seconds that whoever is up at a table has left."""
    context = ship.sessions.context
    kept = await context.db.run(lambda db: clocks.of_table(db, table))
    running = next(each for each in kept if each.since is not None)
    return ticking.clock_of(running).at(context.clock(), ticking.rest_of(running))
