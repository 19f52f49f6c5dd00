"""Lobbies: one a channel, seats in order, options by the host, a start that deals."""

from __future__ import annotations

import pytest

from engine.core.errors import BadSetup, UnknownGame
from sessions.shapes import Person, Place, TableError
from tests.sessions.tables import ADA, BO, CYD, DI, HERE, begun, open_sessions


async def test_a_channel_has_one_live_table() -> None:
    async with open_sessions() as sessions:
        first = await sessions.lobby.open(HERE, ADA, "river_of_gold")
        with pytest.raises(TableError, match="bot-channel-busy"):
            await sessions.lobby.open(HERE, BO, "river_of_gold")
        other = await sessions.lobby.open(Place(1, 11, "en"), BO, "river_of_gold")
        await sessions.lobby.end(first.id, ADA, manages=False)
        again = await sessions.lobby.open(HERE, BO, "river_of_gold")
        assert [t.id for t in await sessions.show.in_server(1)] == [other.id, again.id]
        assert (await sessions.show.in_channel(HERE.channel)).id == again.id


async def test_an_unknown_game_is_refused() -> None:
    async with open_sessions() as sessions:
        with pytest.raises(UnknownGame):
            await sessions.lobby.open(HERE, ADA, "chess")


async def test_seats_fill_up_and_empty() -> None:
    async with open_sessions() as sessions:
        table = await sessions.lobby.open(HERE, ADA, "river_of_gold")
        for person in (BO, CYD, DI):
            table = await sessions.lobby.join(table.id, person)
        assert table.names() == ("Ada", "Bo", "Cyd", "Di")
        with pytest.raises(TableError, match="bot-table-full"):
            await sessions.lobby.join(table.id, Person(99, "Eve", "en"))
        with pytest.raises(TableError, match="bot-already-seated"):
            await sessions.lobby.join(table.id, BO)
        table = await sessions.lobby.leave(table.id, ADA)
        assert table.names() == ("Bo", "Cyd", "Di")
        assert table.host == BO.id
        for person in (BO, CYD, DI):
            table = await sessions.lobby.leave(table.id, person)
        assert table.status == "ended"


async def test_options_belong_to_the_host_and_to_the_game() -> None:
    async with open_sessions() as sessions:
        table = await sessions.lobby.open(HERE, ADA, "river_of_gold")
        await sessions.lobby.join(table.id, BO)
        with pytest.raises(TableError, match="bot-only-host"):
            await sessions.lobby.set_option(table.id, BO, "patrons", "draft")
        table = await sessions.lobby.set_option(table.id, ADA, "patrons", "draft")
        assert table.options == {"patrons": "draft", "clans": "dealt"}
        with pytest.raises(BadSetup, match="core-wrong-mix"):
            await sessions.lobby.set_option(table.id, ADA, "clans", "chosen")
        with pytest.raises(TableError, match="bot-unknown-choice"):
            await sessions.lobby.set_option(table.id, ADA, "pace", "breakneck")
        table = await sessions.lobby.set_option(table.id, ADA, "pace", "daily")
        assert table.pace == "daily"


async def test_one_player_cannot_start() -> None:
    async with open_sessions() as sessions:
        table = await sessions.lobby.open(HERE, ADA, "river_of_gold")
        with pytest.raises(BadSetup, match="core-wrong-seats"):
            await sessions.lobby.start(table.id, ADA)
        assert (await sessions.context.table(table.id)).status == "lobby"


async def test_starting_deals_and_owes_a_poster_and_every_hand() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO, CYD)
        owed = {(notice.kind, notice.seat) for notice in await sessions.post.due()}
        assert owed == {("poster", -1), ("hand", 0), ("hand", 1), ("hand", 2)}
        with pytest.raises(TableError, match="bot-started-already"):
            await sessions.lobby.join(table.id, DI)
        with pytest.raises(TableError, match="bot-started-already"):
            await sessions.lobby.start(table.id, ADA)


async def test_only_the_host_or_a_manager_ends_a_game() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        with pytest.raises(TableError, match="bot-only-host"):
            await sessions.lobby.end(table.id, BO, manages=False)
        ended = await sessions.lobby.end(table.id, BO, manages=True)
        assert ended.status == "ended"
        with pytest.raises(TableError, match="bot-ended"):
            await sessions.play.question(table.id, ADA)
        with pytest.raises(TableError, match="bot-over-already"):
            await sessions.lobby.end(table.id, ADA, manages=False)


async def test_the_seats_of_a_rematch_move_on_by_one_whoever_comes_first() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO, CYD)
        await sessions.lobby.end(table.id, ADA, manages=False)
        opened = await sessions.lobby.rematch(table.id, CYD)
        assert (opened.done, opened.table.names()) == ("opened", ("Cyd",))
        stranger = await sessions.lobby.join(opened.table.id, DI)
        assert stranger.names() == ("Cyd", "Di")
        joined = await sessions.lobby.rematch(table.id, ADA)
        assert (joined.done, joined.table.names()) == ("joined", ("Cyd", "Di", "Ada"))
        assert (await sessions.lobby.rematch(table.id, ADA)).done == "there"
        last = await sessions.lobby.join(opened.table.id, BO)
        assert last.names() == ("Bo", "Cyd", "Di", "Ada")


async def test_a_rematch_has_the_options_of_the_game_before() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO, patrons="draft")
        await sessions.lobby.end(table.id, ADA, manages=False)
        again = (await sessions.lobby.rematch(table.id, BO)).table
        kept = (again.options, again.pace, again.seating, again.game, again.channel)
        assert kept == (table.options, table.pace, table.seating, table.game, table.channel)
        assert (again.host, again.rematch_of) == (BO.id, table.id)


@pytest.mark.parametrize("who", [ADA, DI])
async def test_a_game_that_goes_on_has_no_rematch(who: Person) -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        with pytest.raises(TableError):
            await sessions.lobby.rematch(table.id, who)
