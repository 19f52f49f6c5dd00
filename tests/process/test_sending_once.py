"""The real bot on a disk that is full for a while: nothing twice, nothing lost, few words."""

from __future__ import annotations

import asyncio
import random
import resource
from asyncio.subprocess import PIPE, Process
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from cogs.shown.ids import Verb
from playground.faults import Faults
from playground.models import Message
from playground.server import serve
from playground.world import Settings, World
from tests.campaigns.test_kill import (
    PATIENCE,
    TOKEN,
    acknowledged,
    bot_process,
    pressed,
    stepped,
    until,
)
from tests.e2e.harbor import HERE, button, newest_poster, offers, verbs

POSTS = "POST */channels/*/messages"
BYTES_LEFT = 1
pytestmark = pytest.mark.skipif(
    not hasattr(resource, "prlimit"), reason="another process's limits can be set on Linux only"
)


class Log:
    """What a process says, line by line."""

    def __init__(self, process: Process) -> None:
        self.lines: list[str] = []
        self._reading = asyncio.create_task(self._read(process))

    async def _read(self, process: Process) -> None:
        assert process.stderr is not None
        async for line in process.stderr:
            self.lines.append(line.decode())

    def says(self, word: str) -> int:
        """In how many lines."""
        return sum(f"event={word} " in line + " " for line in map(str.strip, self.lines))


def fill_disk(process: Process, *, full: bool) -> None:
    """No file of the process may grow, or all may again."""
    _, most = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (BYTES_LEFT if full else most, most))


def messages(world: World) -> list[Message]:
    """All that the bot has put where people look, in the channel and in mailboxes."""
    channels = [world.channel(HERE), *(c for c in world.channels.values() if c.is_dm)]
    return [m for c in channels for m in c.messages.values() if m.private_to is None]


async def test_what_was_sent_before_the_disk_was_full_is_sent_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, dice, held = World(Settings(token=TOKEN)), random.Random(1), asyncio.Event()
    ada, bruno, waiting = world.person("Ada"), world.person("Bruno"), asyncio.Event()
    held.set()

    async def delay(_: Faults, method: str, path: str) -> None:
        if fnmatchcase(f"{method} {path}", POSTS) and not held.is_set():
            waiting.set()
            await held.wait()

    monkeypatch.setattr(Faults, "delay", delay)
    monkeypatch.setattr("playground.rest_messages.NONCE_SECONDS", -1.0)
    async with (
        serve(world) as addresses,
        bot_process(tmp_path, addresses, world, str(tmp_path / "bot.db"), PIPE) as process,
    ):
        log = Log(process)
        await ada.slash(HERE, "game new", until="acknowledged", game="river_of_gold")
        lobby = await ada.wait_for(lambda m: Verb.JOIN in verbs(m), PATIENCE)
        await acknowledged(bruno, lobby, Verb.JOIN)
        await until(lambda: button(ada.look(lobby), Verb.START).is_enabled)
        await pressed(ada, lobby, Verb.START)
        await until(lambda: verbs(ada.look(lobby)) == [] and len(messages(world)) == 4)
        poster = newest_poster(ada)
        player = next(p for p in (ada, bruno) if f"<@{p.user.id}>" in poster.text)
        panel = await pressed(player, poster, Verb.PLAY)
        held.clear()
        while offers(panel):
            panel = await stepped(player, panel, dice)
        await asyncio.wait_for(waiting.wait(), PATIENCE)
        before = len(messages(world))
        fill_disk(process, full=True)
        held.set()
        await until(lambda: log.says("store_failing") > 0)
        for _ in range(20):  # presses wake the messenger, which may try again at once
            await pressed(player, newest_poster(ada), Verb.BOARD)
        assert len(messages(world)) == before + 1
        fill_disk(process, full=False)
        await until(lambda: verbs(ada.look(poster)) == [] and log.says("store_back") > 0)
        assert len(messages(world)) == before + 1
        assert log.says("store_failing") == 1
    assert world.own_faults == []
