"""The whole product as a newcomer starts it, ``bot.py --playground``, as a process."""

import asyncio
import os
import re
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
_START = 30
_OURS = ("DISCORD_", "HARBORMASTER_", "LOG_LEVEL", "PORT")


@asynccontextmanager
async def harbour(folder: Path, port: int = 0) -> AsyncIterator[str]:
    """Runs the bot on a database in a folder; gives the address it prints."""
    process = await _start(folder, port)
    try:
        yield await _address(process)
    finally:
        errors = await _stop(process)
    assert process.returncode == 0, errors


async def _start(folder: Path, port: int) -> Process:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(_OURS)}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.process.quick_bot",
        "--playground",
        f"--port={port}",
        cwd=folder,
        env=clean | {"HARBORMASTER_DB": str(folder / "tables.db"), "PYTHONPATH": str(ROOT)},
        stdout=PIPE,
        stderr=PIPE,
    )


async def _stop(process: Process) -> str:
    process.terminate()
    try:
        _, errors = await asyncio.wait_for(process.communicate(), _START)
    except TimeoutError:
        process.kill()
        raise
    return errors.decode()


async def _address(process: Process) -> str:
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), _START)).decode()
    found = re.search(r"http://\S+", line)
    if found is None:
        _, errors = await process.communicate()
        raise AssertionError(f"the bot did not start: {line}{errors.decode()}")
    return found[0]
