"""The bot's end of a process that thinks: begun when it is first asked, anew after it died."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from sessions.thinker import READY

_HOME = Path(__file__).parents[1]
_OURS = ("DISCORD_", "HARBORMASTER_")  # settings that are none of a thinker's business
_LONGEST_LINE = 2**20


class Died(Exception):
    """The process ended or was stopped in the middle of a thought."""


class NoStart(Exception):
    """No process could be begun."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What thinkers are given: seconds until one is taken to hang, and how many may wait."""

    start: float = 20.0
    thought: float = 10.0
    hurried: int = 2  # questions that wait for each process: from here on no player is strong
    full: int = 32  # from here on a thread of the bot thinks


def program(maps: Mapping[str, Path]) -> Sequence[str]:
    """The command that begins a thinker."""
    paths = {name: str(path.absolute()) for name, path in maps.items()}
    return (sys.executable, "-m", "sessions.thinker", msgspec.json.encode(paths).decode())


class Worker:
    """One process at a time."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self._command = command
        self._limits = limits
        self._process: Process | None = None

    @property
    def pid(self) -> int | None:
        """The number of its process, while there is one."""
        return self._process.pid if self._process else None

    async def ask(self, line: bytes) -> bytes:
        """A line in, a line out; whatever goes wrong ends the process."""
        process = await self._running()
        async with self._ending(self._limits.thought, Died):
            assert process.stdin is not None
            process.stdin.write(line + b"\n")
            await process.stdin.drain()
            return await _line_of(process)

    async def end(self) -> None:
        """Stop thinking at once: nothing is kept there."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _running(self) -> Process:
        if self._process is not None and self._process.returncode is None:
            return self._process
        async with self._ending(self._limits.start, NoStart):
            self._process = process = await self._begun()
            if await _line_of(process) != READY:
                raise ConnectionError("this is no thinker")
            return process

    async def _begun(self) -> Process:
        """A process that gets no secrets and no signals meant for the bot."""
        known = {key: value for key, value in os.environ.items() if not key.startswith(_OURS)}
        return await asyncio.create_subprocess_exec(
            *self._command,
            stdin=PIPE,
            stdout=PIPE,
            cwd=_HOME,
            env=known,
            limit=_LONGEST_LINE,
            start_new_session=True,
        )

    @contextlib.asynccontextmanager
    async def _ending(self, seconds: float, failure: type[Exception]) -> AsyncIterator[None]:
        """No process is left in the middle of something."""
        try:
            async with asyncio.timeout(seconds):
                yield
        except OSError as error:  # a time limit is one, too
            await self.end()
            raise failure(repr(error)) from error
        except BaseException:
            await self.end()
            raise


async def _line_of(process: Process) -> bytes:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line.endswith(b"\n"):
        raise ConnectionError("it has ended")
    return line
