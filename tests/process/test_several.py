"""Several real processes on one server: who may start, who follows whom, who does what."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from playground.server import serve
from tests.process.child import Child, new_world, running
from tests.stores import Server

QUICK = ("sessions.gate.PAUSE=0", "process.health.EVERY=0.1")


@pytest.fixture
def database(postgres: Server) -> Iterator[str]:
    """An empty database of a server."""
    address = postgres.made()
    yield address
    postgres.clean(address)


def home(folder: Path, name: str) -> Path:
    """Where a process runs."""
    (folder / name).mkdir()
    return folder / name


def holds(child: Child, shards: str) -> Any:
    """What a process last said of its shards."""
    path = child.folder / "data" / f"health-{shards}.json"
    return json.loads(path.read_text()).get("shards") if path.exists() else None


async def test_a_new_process_takes_the_place_of_an_old_one(tmp_path: Path, database: str) -> None:
    world, cut = new_world(), {"HARBORMASTER_DB": database, "HARBORMASTER_SHARDS": "0-1/2"}
    async with (
        serve(world) as addresses,
        running(home(tmp_path, "old"), addresses, *QUICK, **cut) as old,
    ):
        whole = {"held": [0, 1], "heard": [0, 1]}
        await old.until(lambda: holds(old, "0-1of2") == whole)
        async with running(home(tmp_path, "new"), addresses, *QUICK, **cut) as new:
            assert await old.ended() == 0
            assert old.said("event=shards_handed_over")
            await new.until(lambda: holds(new, "0-1of2") == whole)
            assert await new.stopped() == 0
    assert world.own_faults == []


async def test_the_work_of_a_dead_process_is_done_by_another(tmp_path: Path, database: str) -> None:
    async with serve(new_world()) as addresses:
        near = {"HARBORMASTER_DB": database, "HARBORMASTER_SHARDS": "0/2"}
        far = {"HARBORMASTER_DB": database, "HARBORMASTER_SHARDS": "1/2"}
        async with (
            running(home(tmp_path, "near"), addresses, *QUICK, **near) as one,
            running(home(tmp_path, "far"), addresses, *QUICK, **far) as other,
        ):
            await one.until(lambda: holds(one, "0of2") == {"held": [0], "heard": [0]})
            await other.until(lambda: holds(other, "1of2") == {"held": [1], "heard": [1]})
            other.process.send_signal(signal.SIGKILL)
            await one.until(lambda: holds(one, "0of2") == {"held": [0, 1], "heard": [0]})


async def test_who_counts_shards_otherwise_is_refused(tmp_path: Path, database: str) -> None:
    async with serve(new_world()) as addresses:
        two = {"HARBORMASTER_DB": database, "HARBORMASTER_SHARDS": "0/2"}
        four = {"HARBORMASTER_DB": database, "HARBORMASTER_SHARDS": "3/4"}
        async with running(home(tmp_path, "first"), addresses, *QUICK, **two) as first:
            await first.up()
            async with running(home(tmp_path, "second"), addresses, *QUICK, **four) as second:
                assert await second.ended() == 2
                assert second.lines[-1].startswith("This process counts 4 shards")


async def test_a_file_is_not_shared(tmp_path: Path) -> None:
    async with serve(new_world()) as addresses:
        cut = {"HARBORMASTER_DB": str(tmp_path / "x.db"), "HARBORMASTER_SHARDS": "0/2"}
        async with running(home(tmp_path, "lone"), addresses, **cut) as child:
            assert await child.ended() == 2
    assert len(child.lines) == 1
    assert "PostgreSQL" in child.lines[0]
    assert not (tmp_path / "x.db").exists()
