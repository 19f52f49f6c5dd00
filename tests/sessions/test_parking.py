"""A table whose place is lost: its people are told once, what is owed waits, nothing is lost."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from sessions.parking import Why
from sessions.sessions import Sessions
from sessions.shapes import Place
from tests.sessions.tables import ADA, BO, HERE, begun, open_sessions

DAY = 24 * 3_600


@pytest.fixture
async def sessions() -> AsyncIterator[Sessions]:
    async with open_sessions() as opened:
        opened.now = 1_000_000  # type: ignore[attr-defined]
        opened.context.clock = lambda: opened.now  # type: ignore[attr-defined]
        yield opened


def later(sessions: Sessions, seconds: int) -> None:
    sessions.now += seconds  # type: ignore[attr-defined]


async def owed(sessions: Sessions) -> list[str]:
    return sorted(notice.kind for notice in await sessions.post.due())


async def settled(sessions: Sessions) -> None:
    for notice in await sessions.post.due():
        await sessions.post.delivered(notice)


@pytest.mark.parametrize("why", ["gone", "closed", "locked", "left"])
async def test_everybody_at_the_table_is_told_once(sessions: Sessions, why: Why) -> None:
    table = await begun(sessions, ADA, BO)
    await settled(sessions)
    for _ in range(3):
        await sessions.parking.park(table.id, why)
    assert await owed(sessions) == ["parked", "parked"]
    await settled(sessions)
    await sessions.parking.go_on(table.id)
    await sessions.parking.park(table.id, "closed" if why == "locked" else "locked")
    assert "parked" not in await owed(sessions), "not again on the same day"
    later(sessions, DAY)
    await sessions.parking.go_on(table.id)
    await sessions.parking.park(table.id, why)
    assert "parked" in await owed(sessions)


async def test_that_a_channel_is_gone_is_told_though_it_was_closed_before(
    sessions: Sessions,
) -> None:
    table = await begun(sessions, ADA, BO)
    await sessions.parking.park(table.id, "closed")
    await settled(sessions)
    await sessions.parking.park_channels([HERE.channel])
    assert (await sessions.show.table(table.id)).parked == "gone"
    assert "parked" in await owed(sessions)


@pytest.mark.parametrize("why", ["gone", "left"])
async def test_what_has_no_place_waits_without_being_tried(sessions: Sessions, why: Why) -> None:
    table = await begun(sessions, ADA, BO)
    assert "poster" in await owed(sessions)
    await sessions.parking.park(table.id, why)
    assert "poster" not in await owed(sessions)
    await settled(sessions)
    assert await sessions.post.seconds_to_next() is None, "nobody is woken for it"
    assert await sessions.post.owed() == 1
    await sessions.repairs.move(table.id, ADA, Place(1, 20, "en"), manages=False)
    assert "poster" in await owed(sessions)


async def test_what_is_closed_is_tried_again(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    (poster,) = [notice for notice in await sessions.post.due() if notice.kind == "poster"]
    await sessions.post.failed(poster, "50001")
    await sessions.parking.park(table.id, "closed")
    assert "poster" not in await owed(sessions)
    await sessions.parking.look_again(HERE.server)
    assert "poster" in await owed(sessions)


async def test_what_is_to_be_told_there_is_due_when_it_goes_on(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    await sessions.repairs.pause(table.id, ADA, "away")
    await sessions.parking.park(table.id, "closed")
    (told,) = await sessions.bulletins.due()
    await sessions.bulletins.failed(told, "closed")
    assert await sessions.bulletins.due() == []
    await sessions.parking.go_on(table.id)
    (again,) = await sessions.bulletins.due()
    assert again.id == told.id


async def test_a_table_that_was_ended_owes_its_last_word_all_the_same(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    await sessions.parking.park(table.id, "gone")
    await sessions.lobby.end(table.id, ADA, manages=False)
    assert "poster" in await owed(sessions), "so that it can be let go"


async def test_back_on_a_server_everything_goes_on_but_what_is_gone(sessions: Sessions) -> None:
    here = await begun(sessions, ADA, BO)
    there = await begun(sessions, ADA, BO, place=Place(1, 20, "en"))
    await sessions.parking.park_channels([20])
    await sessions.parking.park_server(1)
    assert [(await sessions.show.table(t.id)).parked for t in (here, there)] == ["left", "left"]
    await sessions.parking.back(1)
    assert [(await sessions.show.table(t.id)).parked for t in (here, there)] == [None, None]
