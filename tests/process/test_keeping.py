"""What the clock brings to a quiet bot, as a process of its own."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from playground.person import Person
from playground.server import serve
from tests.process.child import new_world, opened_lobby, running

HERE = "The Quay/tables"
DAY = 86_400
QUICK_HOURS = "sessions.keeper.HOUR=0.3"


def move_back(database: Path, seconds: float) -> None:
    """Every lobby was last touched, and its host told, that much earlier."""
    with sqlite3.connect(database, timeout=10) as raw:
        raw.execute("UPDATE tables SET moved_at = moved_at - ?", (int(seconds),))
        raw.execute("UPDATE tables SET warned = warned - ? WHERE warned > 0", (int(seconds),))
    raw.close()


def warned(person: Person) -> bool:
    """Whether somebody sees that the lobby will close."""
    labels = [button.label for message in person.visible(HERE) for button in message.buttons]
    return "Keep it open" in labels


async def test_the_warning_of_a_silent_lobby_comes_on_a_quiet_bot(tmp_path: Path) -> None:
    world, database = new_world(), tmp_path / "data" / "harbormaster.db"
    async with serve(world) as addresses, running(tmp_path, addresses, QUICK_HOURS) as child:
        await child.up()
        ada, lobby = world.person("Ada"), await opened_lobby(world, "Ada", HERE)
        move_back(database, 6.5 * DAY)
        await child.until(lambda: warned(ada))
        assert ada.look(lobby).buttons, "it stays open for another day"
        move_back(database, DAY)
        await child.until(lambda: not ada.look(lobby).buttons)
        assert await child.stopped() == 0


async def test_a_lobby_silent_since_before_the_start_is_warned(tmp_path: Path) -> None:
    world = new_world()
    async with serve(world) as addresses:
        async with running(tmp_path, addresses) as child:
            await child.up()
            await opened_lobby(world, "Ada", HERE)
            assert await child.stopped() == 0
        move_back(tmp_path / "data" / "harbormaster.db", 6.5 * DAY)
        async with running(tmp_path, addresses) as child:
            await child.until(lambda: warned(world.person("Ada")))
            assert await child.stopped() == 0
