"""Whatever people can see of a table owes its poster in the transaction that changes it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from db import lobbies, tables
from db.connection import Connection
from db.tables import Table
from sessions.keeper import DAY, Keeper
from sessions.lobby import Lobby
from sessions.seats import Seats
from sessions.sessions import Sessions
from tests.sessions.tables import ADA, BO, CYD, HERE, begun, open_sessions

Change = Callable[[Sessions, Table], Awaitable[object]]


async def _take(sessions: Sessions, table: Table) -> None:
    await sessions.seats.offer(table.id, BO, 1, BO.id, manages=False)
    await sessions.seats.take(table.id, CYD, 1)


async def _close(sessions: Sessions, _: Table) -> None:
    then = sessions.context.clock()
    sessions.context.clock = lambda: then + 7 * DAY

    def warned(db: Connection) -> None:
        for table in tables.live(db):
            lobbies.mark_warned(db, table.id, 1)

    await sessions.context.db.run(warned)
    await Keeper(sessions.context, Path(), Path()).tidy_lobbies()


async def _remove_bot(sessions: Sessions, table: Table) -> None:
    await sessions.lobby.add_bot(table.id, BO, "easy")
    await sessions.lobby.remove_bot(table.id, ADA, 2)


IN_LOBBY: dict[str, tuple[Change, str]] = {
    "set_option": (lambda s, t: s.lobby.set_option(t.id, ADA, "pace", "live"), "refresh"),
    "join": (lambda s, t: s.lobby.join(t.id, CYD), "refresh"),
    "leave": (lambda s, t: s.lobby.leave(t.id, BO), "refresh"),
    "renew": (lambda s, t: s.lobby.renew(t.id, BO), "refresh"),
    "sit": (lambda s, t: s.seats.sit(t.id, BO, 0), "refresh"),
    "start": (lambda s, t: s.lobby.start(t.id, ADA), "poster"),
    "add_bot": (lambda s, t: s.lobby.add_bot(t.id, BO, "easy"), "refresh"),
    "remove_bot": (_remove_bot, "refresh"),
    "end": (lambda s, t: s.lobby.end(t.id, ADA, manages=False), "refresh"),
    "tidy_lobbies": (_close, "refresh"),
}
PLAYING: dict[str, tuple[Change, str]] = {
    "end": (lambda s, t: s.lobby.end(t.id, ADA, manages=False), "poster"),
    "take": (_take, "refresh"),
}
# what no poster shows
SILENT = {
    "admit",
    "hosted",
    "may_end",
    "may_offer",
    "offer",
    "offer_told",
    "withdraw",
}


def _use_cases(kind: type) -> set[str]:
    return {name for name in vars(kind) if not name.startswith("_")}


def test_no_use_case_is_forgotten() -> None:
    known = {*IN_LOBBY, *PLAYING, *SILENT, "open", "practice", "rematch"}
    assert known - {"tidy_lobbies"} == _use_cases(Lobby) | _use_cases(Seats)


async def _owed(sessions: Sessions) -> list[str]:
    kinds = (notice.kind for notice in await sessions.post.due())
    return [kind for kind in kinds if kind in ("poster", "refresh")]


async def _paid(sessions: Sessions) -> None:
    for notice in await sessions.post.due():
        await sessions.post.delivered(notice)


async def test_a_new_table_owes_its_first_poster() -> None:
    async with open_sessions() as sessions:
        await sessions.lobby.open(HERE, ADA, "river_of_gold")
        assert await _owed(sessions) == ["poster"]


@pytest.mark.parametrize("name", IN_LOBBY)
async def test_a_changed_lobby_owes_its_poster(name: str) -> None:
    change, kind = IN_LOBBY[name]
    async with open_sessions() as sessions:
        opened = await sessions.lobby.open(HERE, ADA, "river_of_gold")
        table = await sessions.lobby.join(opened.id, BO)
        await _paid(sessions)
        await change(sessions, table)
        assert await _owed(sessions) == [kind]


@pytest.mark.parametrize("name", PLAYING)
async def test_a_changed_game_owes_its_poster(name: str) -> None:
    change, kind = PLAYING[name]
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        await _paid(sessions)
        await change(sessions, table)
        assert await _owed(sessions) == [kind]
