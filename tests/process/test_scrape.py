"""The figures of the real program, fetched as an operator fetches them."""

from __future__ import annotations

import re
from pathlib import Path

import aiohttp

from playground.server import serve
from tests.process.child import new_world, opened_lobby, running
from tests.process.exposition import read


async def test_a_running_bot_tells_its_figures(tmp_path: Path) -> None:
    world = new_world()
    async with (
        serve(world) as addresses,
        running(tmp_path, addresses, HARBORMASTER_METRICS="127.0.0.1:0") as child,
        aiohttp.ClientSession() as session,
    ):
        await child.up()
        await opened_lobby(world, "Edda", "The Quay/tables")
        where = re.search(r"event=metrics host=127.0.0.1 port=(\d+)", child.log)
        assert where is not None
        async with session.get(f"http://127.0.0.1:{where[1]}/metrics") as answer:
            found = read(await answer.text())
        assert found["harbormaster_tables_live"].value(status="lobby") == 1
        assert found["harbormaster_task_up"].value(task="breaker") == 1
        assert found["process_resident_memory_bytes"].value() > 10_000_000
        await child.until(lambda: child.health().get("breaker", {}).get("stage") == "all")
        assert await child.stopped() == 0


async def test_nobody_listens_unless_it_is_wanted(tmp_path: Path) -> None:
    async with serve(new_world()) as addresses, running(tmp_path, addresses) as child:
        await child.up()
        assert child.said("event=metrics") == []
