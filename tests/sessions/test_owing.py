"""Whatever people can see of a table owes its poster in the transaction that changes it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from db import lobbies, tables
from db.connection import Connection
from db.tables import Table
from sessions.countdown import GRACE
from sessions.keeper import DAY, Keeper
from sessions.lobby import Lobby
from sessions.seats import Seats
from sessions.sessions import Sessions
from tests.sessions.tables import ADA, BO, CYD, DI, HERE, begun, open_sessions

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


async def _almost_started(sessions: Sessions, table: Table) -> None:
    """Full, as if it were to start by itself in a minute, and everybody has seen it."""
    for person in (CYD, DI):
        await sessions.lobby.join(table.id, person)
    await sessions.lobby.set_option(table.id, ADA, "starts", "full")
    await _paid(sessions)


async def _not_yet(sessions: Sessions, table: Table) -> None:
    await _almost_started(sessions, table)
    await sessions.lobby.not_yet(table.id, BO)


async def _put_off(sessions: Sessions, table: Table) -> None:
    await _almost_started(sessions, table)
    await sessions.lobby.put_off_starts()


async def _start_due(sessions: Sessions, table: Table) -> None:
    await _almost_started(sessions, table)
    sessions.context.clock = lambda: 1_000 + GRACE
    await sessions.lobby.start_due()


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
    "not_yet": (_not_yet, "refresh"),
    "put_off_starts": (_put_off, "refresh"),
    "start_due": (_start_due, "poster"),
}
PLAYING: dict[str, tuple[Change, str]] = {
    "break_off": (lambda s, t: s.lobby.break_off(t.id, lambda db, known: None), "poster"),
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
    "seconds_to_next_start",
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
