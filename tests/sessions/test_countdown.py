"""A lobby that starts by itself: a minute after it is full, unless somebody says not yet (L4)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.tables import Table
from sessions.countdown import GRACE
from sessions.sessions import Sessions
from sessions.shapes import Person, TableError
from tests.sessions.tables import ADA, BO, CYD, DI, HERE, open_sessions

NOW = 1_000
GAME = "river_of_gold"  # for two to four


@pytest.fixture
async def sessions() -> AsyncIterator[Sessions]:
    async with open_sessions() as opened:
        yield opened


def at(sessions: Sessions, seconds: int) -> None:
    """So long after the beginning."""
    sessions.context.clock = lambda: NOW + seconds


async def lobby(sessions: Sessions, *others: Person) -> Table:
    """One that starts by itself, with these people in it."""
    table = await sessions.lobby.open(HERE, ADA, GAME)
    table = await sessions.lobby.set_option(table.id, ADA, "starts", "full")
    for person in others:
        table = await sessions.lobby.join(table.id, person)
    return table


async def known(sessions: Sessions, table: Table) -> Table:
    """As it is now."""
    return await sessions.context.table(table.id)


async def test_it_starts_a_minute_after_the_last_seat_is_taken(sessions: Sessions) -> None:
    table = await lobby(sessions, BO, CYD)
    assert table.starts_at is None
    table = await sessions.lobby.join(table.id, DI)
    assert table.starts_at == NOW + GRACE
    at(sessions, GRACE - 1)
    assert not await sessions.lobby.start_due()
    assert await sessions.lobby.seconds_to_next_start() == 1
    at(sessions, GRACE)
    assert await sessions.lobby.start_due()
    begun = await known(sessions, table)
    assert (begun.status, begun.starts_at) == ("playing", None)
    assert not await sessions.lobby.start_due()
    assert await sessions.lobby.seconds_to_next_start() is None


async def test_without_the_option_it_waits_for_its_host(sessions: Sessions) -> None:
    table = await sessions.lobby.open(HERE, ADA, GAME)
    for person in (BO, CYD, DI):
        table = await sessions.lobby.join(table.id, person)
    assert table.starts_at is None


async def test_anybody_seated_says_not_yet_and_a_second_press_is_refused(
    sessions: Sessions,
) -> None:
    table = await lobby(sessions, BO, CYD, DI)
    with pytest.raises(TableError, match="bot-not-at-table"):
        await sessions.lobby.not_yet(table.id, Person(999, "Eve", "en"))
    table = await sessions.lobby.not_yet(table.id, CYD)
    assert table.starts_at is None
    with pytest.raises(TableError, match="lobby-no-minute"):
        await sessions.lobby.not_yet(table.id, BO)
    at(sessions, 10 * GRACE)
    assert not await sessions.lobby.start_due()
    assert (await sessions.lobby.start(table.id, ADA)).status == "playing"
    with pytest.raises(TableError, match="bot-started-already"):
        await sessions.lobby.not_yet(table.id, BO)


async def test_who_leaves_stops_it_and_who_comes_begins_it_anew(sessions: Sessions) -> None:
    table = await lobby(sessions, BO, CYD, DI)
    at(sessions, 30)
    assert (await sessions.lobby.leave(table.id, DI)).starts_at is None
    at(sessions, 45)
    assert (await sessions.lobby.join(table.id, DI)).starts_at == NOW + 45 + GRACE


async def test_who_is_forgotten_stops_it(sessions: Sessions) -> None:
    table = await lobby(sessions, BO, CYD, DI)
    await sessions.privacy.forget(DI)
    assert (await known(sessions, table)).starts_at is None


@pytest.mark.parametrize(
    ("key", "value"), [("patrons", "draft"), ("pace", "daily"), ("talk", "quiet")]
)
async def test_what_nobody_has_seen_before_stops_it(
    sessions: Sessions, key: str, value: str
) -> None:
    table = await lobby(sessions, BO, CYD, DI)
    assert (await sessions.lobby.set_option(table.id, ADA, key, value)).starts_at is None


async def test_what_changes_nothing_of_it_leaves_it_running(sessions: Sessions) -> None:
    table = await lobby(sessions, BO, CYD, DI)
    await sessions.seats.sit(table.id, DI, 0)
    assert (await sessions.lobby.renew(table.id, BO)).starts_at == NOW + GRACE


async def test_an_obstacle_that_comes_up_meanwhile_stops_it(sessions: Sessions) -> None:
    table = await lobby(sessions, BO, CYD, DI)
    await sessions.settings.change(HERE, ADA, "games", {"seats": {GAME: (2, 3)}})
    at(sessions, GRACE)
    assert await sessions.lobby.start_due()
    waiting = await known(sessions, table)
    assert (waiting.status, waiting.starts_at) == ("lobby", None)


async def test_one_person_and_bots_do_not_wait(sessions: Sessions) -> None:
    table = await lobby(sessions)
    for _ in range(3):
        table = await sessions.lobby.add_bot(table.id, ADA, "easy")
    assert await sessions.lobby.start_due()
    assert (await known(sessions, table)).status == "playing"


async def test_whoever_asks_for_it_at_a_full_table_gets_the_minute(sessions: Sessions) -> None:
    table = await sessions.lobby.open(HERE, ADA, GAME)
    for person in (BO, CYD, DI):
        await sessions.lobby.join(table.id, person)
    table = await sessions.lobby.set_option(table.id, ADA, "starts", "full")
    assert table.starts_at == NOW + GRACE


async def test_a_server_may_have_it_so_for_all_and_a_rematch_keeps_it(sessions: Sessions) -> None:
    await sessions.settings.change(HERE, ADA, "lobby", {"starts": "full"})
    table = await sessions.lobby.open(HERE, ADA, GAME)
    assert table.starts == "full"
    await sessions.lobby.set_option(table.id, ADA, "starts", "press")
    await sessions.lobby.set_option(table.id, ADA, "newcomers", "welcome")
    await sessions.lobby.join(table.id, BO)
    await sessions.lobby.start(table.id, ADA)
    await sessions.lobby.end(table.id, ADA, manages=False)
    again = (await sessions.lobby.rematch(table.id, BO)).table
    assert (again.starts, dict(again.manners)) == ("press", {"newcomers": "welcome"})


async def test_the_last_of_a_rematch_begins_the_minute(sessions: Sessions) -> None:
    table = await lobby(sessions, BO, CYD, DI)
    await sessions.lobby.start(table.id, ADA)
    await sessions.lobby.end(table.id, ADA, manages=False)
    for person in (BO, CYD, DI, ADA):
        again = (await sessions.lobby.rematch(table.id, person)).table
    assert (await known(sessions, again)).starts_at == NOW + GRACE


async def test_it_survives_a_restart_and_gives_a_whole_minute_again(tmp_path: Path) -> None:
    path = tmp_path / "harbor.db"
    async with open_sessions(path) as before:
        table = await lobby(before, BO, CYD, DI)
    async with open_sessions(path) as after:
        at(after, 5 * GRACE)
        await after.lobby.put_off_starts()
        assert not await after.lobby.start_due()
        at(after, 6 * GRACE)
        assert await after.lobby.start_due()
        assert (await known(after, table)).status == "playing"
