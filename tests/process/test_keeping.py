"""What the clock brings to a quiet bot, as a process of its own."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from playground.server import serve
from tests.process.child import new_world, running

HERE = "The Quay/tables"
DAY = 86_400
QUICK_HOURS = "sessions.keeper.HOUR=0.3"


def move_back(database: Path, seconds: float) -> None:
    """Every lobby was last touched that much earlier."""
    with sqlite3.connect(database, timeout=10) as raw:
        raw.execute("UPDATE tables SET moved_at = moved_at - ?", (int(seconds),))
    raw.close()


async def test_the_warning_of_a_silent_lobby_comes_on_a_quiet_bot(tmp_path: Path) -> None:
    world = new_world()
    async with serve(world) as addresses, running(tmp_path, addresses, QUICK_HOURS) as child:
        await child.up()
        ada = world.person("Ada")
        await ada.slash(HERE, "game new", game="river_of_gold")
        await world.quiet()
        move_back(tmp_path / "data" / "harbormaster.db", 6.5 * DAY)
        before = len(ada.visible(HERE))
        await child.until(lambda: len(ada.visible(HERE)) > before)
        assert "Keep it open" in [button.label for button in ada.visible(HERE)[-1].buttons]
        move_back(tmp_path / "data" / "harbormaster.db", DAY)
        await child.until(lambda: not any(m.buttons for m in ada.visible(HERE)[:1]))
        assert await child.stopped() == 0


async def test_a_lobby_silent_since_before_the_start_is_warned(tmp_path: Path) -> None:
    world = new_world()
    async with serve(world) as addresses:
        async with running(tmp_path, addresses) as child:
            await child.up()
            await world.person("Ada").slash(HERE, "game new", game="river_of_gold")
            await world.quiet()
            assert await child.stopped() == 0
        move_back(tmp_path / "data" / "harbormaster.db", 6.5 * DAY)
        ada = world.person("Ada")
        before = len(ada.visible(HERE))
        async with running(tmp_path, addresses) as child:
            await child.until(lambda: len(ada.visible(HERE)) > before)
            assert await child.stopped() == 0
