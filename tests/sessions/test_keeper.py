"""What happens by the clock: silent lobbies close after a warning, unless somebody renews."""

from __future__ import annotations

from pathlib import Path

from sessions.keeper import DAY, Keeper
from sessions.sessions import Sessions
from tests.sessions.tables import ADA, BO, HERE, open_sessions


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
        assert await owed(sessions) == ["poster"]
        at(sessions, 6)
        await keeper.tidy_lobbies()
        assert await owed(sessions) == ["poster", "expiry"]
        assert (await sessions.context.table(table.id)).status == "lobby"
        at(sessions, 7)
        await keeper.tidy_lobbies()
        assert (await sessions.context.table(table.id)).status == "ended"
        assert await owed(sessions) == ["poster", "expiry", "refresh"]


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
