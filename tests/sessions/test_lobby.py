"""Lobbies: one a channel, seats in order, options by the host, a start that deals."""

from __future__ import annotations

import pytest

from engine.core.errors import BadSetup, UnknownGame
from sessions.shapes import Person, Place, TableError
from tests.sessions.tables import ADA, BO, CYD, DI, HERE, begun, hosting


async def test_a_channel_has_one_live_table() -> None:
    async with hosting() as host:
        first = await host.lobby.open(HERE, ADA, "river_of_gold")
        with pytest.raises(TableError, match="host-channel-busy"):
            await host.lobby.open(HERE, BO, "river_of_gold")
        other = await host.lobby.open(Place(1, 11, "en"), BO, "river_of_gold")
        await host.lobby.end(first.id, ADA, manages=False)
        again = await host.lobby.open(HERE, BO, "river_of_gold")
        assert [t.id for t in await host.show.in_server(1)] == [other.id, again.id]
        assert (await host.show.in_channel(HERE.channel)).id == again.id


async def test_an_unknown_game_is_refused() -> None:
    async with hosting() as host:
        with pytest.raises(UnknownGame):
            await host.lobby.open(HERE, ADA, "chess")


async def test_seats_fill_up_and_empty() -> None:
    async with hosting() as host:
        table = await host.lobby.open(HERE, ADA, "river_of_gold")
        for person in (BO, CYD, DI):
            table = await host.lobby.join(table.id, person)
        assert table.names() == ("Ada", "Bo", "Cyd", "Di")
        with pytest.raises(TableError, match="host-table-full"):
            await host.lobby.join(table.id, Person(99, "Eve", "en"))
        with pytest.raises(TableError, match="host-already-seated"):
            await host.lobby.join(table.id, BO)
        table = await host.lobby.leave(table.id, ADA)
        assert table.names() == ("Bo", "Cyd", "Di")
        assert table.host == BO.id
        for person in (BO, CYD, DI):
            table = await host.lobby.leave(table.id, person)
        assert table.status == "ended"


async def test_options_belong_to_the_host_and_to_the_game() -> None:
    async with hosting() as host:
        table = await host.lobby.open(HERE, ADA, "river_of_gold")
        await host.lobby.join(table.id, BO)
        with pytest.raises(TableError, match="host-only-host"):
            await host.lobby.set_option(table.id, BO, "patrons", "draft")
        table = await host.lobby.set_option(table.id, ADA, "patrons", "draft")
        assert table.options == {"patrons": "draft", "clans": "dealt"}
        with pytest.raises(BadSetup, match="core-wrong-mix"):
            await host.lobby.set_option(table.id, ADA, "clans", "chosen")
        with pytest.raises(TableError, match="host-unknown-choice"):
            await host.lobby.set_option(table.id, ADA, "pace", "breakneck")
        table = await host.lobby.set_option(table.id, ADA, "pace", "daily")
        assert table.pace == "daily"


async def test_one_player_cannot_start() -> None:
    async with hosting() as host:
        table = await host.lobby.open(HERE, ADA, "river_of_gold")
        with pytest.raises(BadSetup, match="core-wrong-seats"):
            await host.lobby.start(table.id, ADA)
        assert (await host.context.table(table.id)).status == "lobby"


async def test_starting_deals_and_owes_a_card_and_every_hand() -> None:
    async with hosting() as host:
        table = await begun(host, ADA, BO, CYD)
        owed = {(notice.kind, notice.seat) for notice in await host.post.due()}
        assert owed == {("card", -1), ("hand", 0), ("hand", 1), ("hand", 2)}
        with pytest.raises(TableError, match="host-started-already"):
            await host.lobby.join(table.id, DI)
        with pytest.raises(TableError, match="host-started-already"):
            await host.lobby.start(table.id, ADA)


async def test_only_the_host_or_a_manager_ends_a_game() -> None:
    async with hosting() as host:
        table = await begun(host, ADA, BO)
        with pytest.raises(TableError, match="host-only-host"):
            await host.lobby.end(table.id, BO, manages=False)
        ended = await host.lobby.end(table.id, BO, manages=True)
        assert ended.status == "ended"
        with pytest.raises(TableError, match="host-ended"):
            await host.play.question(table.id, ADA)
        with pytest.raises(TableError, match="host-over-already"):
            await host.lobby.end(table.id, ADA, manages=False)
