"""What happens by the clock: silent lobbies close after a warning, unless somebody renews."""

from __future__ import annotations

from pathlib import Path

import pytest

from db.connection import Connection
from sessions.keeper import DAY, Keeper
from sessions.sessions import Sessions
from sessions.shapes import Place
from tests.sessions.tables import ADA, BO, HERE, begun, open_sessions, up


def at(sessions: Sessions, day: float) -> None:
    """Set the clock of the sessions."""
    sessions.context.clock = lambda: 1_000 + int(day * DAY)


async def owed(sessions: Sessions) -> list[str]:
    """The kinds of messages owed now."""
    return [notice.kind for notice in await sessions.post.due()]


async def test_a_silent_lobby_is_warned_then_closed(tmp_path: Path) -> None:
    async with open_sessions() as sessions:
        keeper = Keeper(sessions.context, tmp_path / "harbor.db", tmp_path)
        table = await sessions.lobby.open(HERE, ADA, "river_of_gold")
        at(sessions, 5.9)
        await keeper.tidy_lobbies()
        assert await owed(sessions) == ["poster", "hand"]
        at(sessions, 6)
        await keeper.tidy_lobbies()
        assert await owed(sessions) == ["poster", "hand", "expiry"]
        assert (await sessions.context.table(table.id)).status == "lobby"
        at(sessions, 7)
        await keeper.tidy_lobbies()
        assert (await sessions.context.table(table.id)).status == "ended"
        assert await owed(sessions) == ["poster", "expiry", "refresh", "hand"]


async def test_renewing_or_joining_keeps_a_lobby_open(tmp_path: Path) -> None:
    async with open_sessions() as sessions:
        keeper = Keeper(sessions.context, tmp_path / "harbor.db", tmp_path)
        table = await sessions.lobby.open(HERE, ADA, "river_of_gold")
        at(sessions, 6)
        await keeper.tidy_lobbies()
        await sessions.lobby.renew(table.id, ADA)
        at(sessions, 7)
        await keeper.tidy_lobbies()
        assert (await sessions.context.table(table.id)).status == "lobby"
        await sessions.lobby.join(table.id, BO)
        at(sessions, 12.9)
        await keeper.tidy_lobbies()
        assert (await sessions.context.table(table.id)).status == "lobby"


BROKEN = (
    "UPDATE matches SET state = substr(state, 1, 1) WHERE table_id = 1",
    "UPDATE tables SET game = 'chess' WHERE id = 1",
    "UPDATE answers SET picks = '[' WHERE table_id = 1",
)


@pytest.mark.parametrize("broken", BROKEN)
async def test_a_game_that_cannot_be_read_keeps_no_other_from_its_check(
    tmp_path: Path, broken: str
) -> None:
    async with open_sessions() as sessions:
        for channel in (10, 11):
            table = await begun(sessions, ADA, BO, place=Place(1, channel, "en"))
            player = await up(sessions, table, ADA, BO)
            await sessions.play.typed(table.id, player, "sail 1")

        def work(db: Connection) -> None:
            db.execute(broken)
            db.execute("UPDATE matches SET state = substr(state, 1, 1) WHERE table_id = 2")

        await sessions.context.db.run(work)
        found = await Keeper(sessions.context, tmp_path / "harbor.db", tmp_path).verify()
        assert [line[: len("table 1")] for line in found] == ["table 1", "table 2"]
