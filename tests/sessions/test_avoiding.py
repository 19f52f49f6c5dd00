"""Whom somebody avoids is nobody else's to learn, whatever they do (L13)."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from sessions.avoiding import MOST, AvoidedThere
from sessions.invite import Guest
from sessions.sessions import Sessions
from sessions.shapes import TableError
from tests.sessions.tables import ADA, BO, CYD, DI, HERE, begun, open_sessions

GAME = "river_of_gold"


@pytest.fixture
async def sessions() -> AsyncIterator[Sessions]:
    """Ada avoids Bo."""
    async with open_sessions() as opened:
        await opened.avoiding.add(ADA, BO.id)
        yield opened


async def test_who_avoids_is_asked_before_sitting_down(sessions: Sessions) -> None:
    table = await sessions.lobby.open(HERE, BO, GAME)
    with pytest.raises(AvoidedThere) as asked:
        await sessions.lobby.join(table.id, ADA)
    assert (asked.value.table, asked.value.seat) == (table.id, None)
    joined = await sessions.lobby.join(table.id, ADA, anyway=True)
    assert joined.names() == ("Bo", "Ada")


async def test_who_is_avoided_sits_down_like_anybody_and_it_is_told_once(
    sessions: Sessions,
) -> None:
    table = await sessions.lobby.open(HERE, ADA, GAME)
    joined = await sessions.lobby.join(table.id, BO)
    assert joined.names() == ("Ada", "Bo")
    assert await sessions.avoiding.to_tell(table.id, BO.id) == [ADA.id]
    await sessions.lobby.leave(table.id, BO)
    await sessions.lobby.join(table.id, BO)
    assert await sessions.avoiding.to_tell(table.id, BO.id) == []
    assert await sessions.avoiding.to_tell(table.id, ADA.id) == []
    assert [each.id for each in await sessions.avoiding.tables(ADA)] == [table.id]
    assert await sessions.avoiding.tables(BO) == []


async def test_nobody_hears_of_a_table_they_do_not_sit_at(sessions: Sessions) -> None:
    table = await sessions.lobby.open(HERE, CYD, GAME)
    await sessions.lobby.join(table.id, BO)
    assert await sessions.avoiding.to_tell(table.id, BO.id) == []


async def test_a_seat_of_a_running_game_is_asked_about_too(sessions: Sessions) -> None:
    table = await begun(sessions, CYD, BO)
    await sessions.seats.offer(table.id, CYD, 0, CYD.id, manages=False)
    with pytest.raises(AvoidedThere) as asked:
        await sessions.seats.take(table.id, ADA, 0)
    assert asked.value.seat == 0
    taken = await sessions.seats.take(table.id, ADA, 0, anyway=True)
    assert taken.table.names() == ("Ada", "Bo")


async def test_a_rematch_asks_before_it_seats(sessions: Sessions) -> None:
    table = await begun(sessions, CYD, DI)
    await sessions.lobby.end(table.id, CYD, manages=False)
    await sessions.avoiding.add(CYD, DI.id)
    again = (await sessions.lobby.rematch(table.id, DI)).table
    with pytest.raises(AvoidedThere) as asked:
        await sessions.lobby.rematch(table.id, CYD)
    assert asked.value.table == again.id


async def test_an_invitation_by_the_avoided_looks_like_a_second_one_of_the_day(
    sessions: Sessions,
) -> None:
    his = await sessions.lobby.open(HERE, BO, GAME)
    hers = await sessions.lobby.open(replace(HERE, channel=11), CYD, GAME)
    ada = Guest(ADA.id, ADA.name, bot=False, sees=True)
    assert not (await sessions.invite.begin(his.id, BO, ada)).calls
    assert (await sessions.invite.begin(hers.id, CYD, ada)).calls
    dis = await sessions.lobby.open(replace(HERE, channel=12), DI, GAME)
    assert not (await sessions.invite.begin(dis.id, DI, ada)).calls


async def test_the_list_has_an_end_and_never_oneself(sessions: Sessions) -> None:
    for number in range(MOST - 1):
        await sessions.avoiding.add(ADA, 5_000 + number)
    await sessions.avoiding.add(ADA, BO.id)
    with pytest.raises(TableError, match="lobby-avoid-most"):
        await sessions.avoiding.add(ADA, 6_000)
    with pytest.raises(TableError, match="lobby-avoid-oneself"):
        await sessions.avoiding.add(ADA, ADA.id)
    await sessions.avoiding.remove(ADA, BO.id)
    assert BO.id not in await sessions.avoiding.of(ADA)


async def test_what_the_avoided_reads_about_himself_says_nothing_of_it(
    sessions: Sessions,
) -> None:
    table = await sessions.lobby.open(HERE, ADA, GAME)
    await sessions.lobby.join(table.id, BO)
    about = json.loads(await sessions.privacy.export(BO.id))
    assert "avoided" not in about
    hers = json.loads(await sessions.privacy.export(ADA.id))
    assert hers["avoided"] == [{"avoided_id": BO.id}]


async def test_to_be_forgotten_ends_ones_own_list_and_no_others(sessions: Sessions) -> None:
    await sessions.avoiding.add(BO, CYD.id)
    await sessions.privacy.forget(BO)
    assert await sessions.avoiding.of(BO) == {}
    assert await sessions.avoiding.of(ADA) == {BO.id: None}, "it is hers, and bears no name"


async def test_it_outlives_a_restart_and_a_name(tmp_path: Path) -> None:
    path = tmp_path / "harbor.db"
    async with open_sessions(path) as before:
        await before.avoiding.add(ADA, BO.id)
        await before.privacy.retire()
    async with open_sessions(path) as after:
        table = await after.lobby.open(HERE, BO, GAME)
        with pytest.raises(AvoidedThere):
            await after.lobby.join(table.id, ADA)
