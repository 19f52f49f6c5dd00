"""What happens by the clock: silent lobbies close after a warning, unless somebody renews."""

from __future__ import annotations

from pathlib import Path

from sessions.host import Host
from sessions.keeper import DAY, Keeper
from tests.sessions.tables import ADA, BO, HERE, hosting


def at(host: Host, day: float) -> None:
    """Set the host's clock."""
    host.context.clock = lambda: 1_000 + int(day * DAY)


async def owed(host: Host) -> list[str]:
    """The kinds of messages owed now."""
    return [notice.kind for notice in await host.post.due()]


async def test_a_silent_lobby_is_warned_then_closed(tmp_path: Path) -> None:
    async with hosting() as host:
        keeper = Keeper(host.context, tmp_path / "harbor.db", tmp_path)
        table = await host.lobby.open(HERE, ADA, "river_of_gold")
        at(host, 5.9)
        await keeper.tidy_lobbies()
        assert await owed(host) == []
        at(host, 6)
        await keeper.tidy_lobbies()
        assert await owed(host) == ["expiry"]
        assert (await host.context.table(table.id)).status == "lobby"
        at(host, 7)
        await keeper.tidy_lobbies()
        assert (await host.context.table(table.id)).status == "ended"
        assert await owed(host) == ["expiry", "refresh"]


async def test_renewing_or_joining_keeps_a_lobby_open(tmp_path: Path) -> None:
    async with hosting() as host:
        keeper = Keeper(host.context, tmp_path / "harbor.db", tmp_path)
        table = await host.lobby.open(HERE, ADA, "river_of_gold")
        at(host, 6)
        await keeper.tidy_lobbies()
        await host.lobby.renew(table.id, ADA)
        at(host, 7)
        await keeper.tidy_lobbies()
        assert (await host.context.table(table.id)).status == "lobby"
        await host.lobby.join(table.id, BO)
        at(host, 12.9)
        await keeper.tidy_lobbies()
        assert (await host.context.table(table.id)).status == "lobby"
