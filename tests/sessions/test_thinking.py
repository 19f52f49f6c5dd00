"""Thinking beside the bot: whatever happens to who thinks, there is an answer, and soon."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from engine.core.codec import encode
from engine.core.decision import Answer, Seat
from engine.core.flow import Applied, new_match
from engine.games import GAMES
from sessions.thinker import READY, Thinker, Wanted
from sessions.thinking import Thinkers, Unthinkable
from sessions.worker import Limits, program

pytestmark = pytest.mark.asyncio(loop_scope="module")
ROOT = Path(__file__).parents[2]
GAME = "river_of_gold"
SEED = 7
LAMED = Limits(thought=0.0)  # nobody thinks so quickly
ECHO = '{"answers": [{"seat": 0, "decision": "%s", "picks": []}]}'


def opening() -> tuple[Applied[Any], Seat]:
    """A game of two that has just begun, and who is up."""
    now = new_match(GAMES.get(GAME), 2, {}, 3)
    return now, now.pending[0].seat


MATCH, SEAT = encode(opening()[0].match), opening()[1]


def thought_here(strength: str) -> tuple[Answer, ...]:
    """What a thinker of this process says."""
    wanted = Wanted(GAME, msgspec.Raw(MATCH), SEAT, strength, SEED, 1.0)
    return Thinker(GAMES).think(wanted).answers


async def plan(thinkers: Thinkers, strength: str = "easy") -> tuple[Answer, ...]:
    """What they say."""
    return await thinkers.plan(GAME, MATCH, SEAT, strength, SEED)


async def asked_as(thinkers: Thinkers, strength: str = "easy") -> str:
    """The strength that reached a process which only says what it was asked for."""
    return (await plan(thinkers, strength))[0].decision


def pretender(what: str) -> tuple[str, ...]:
    """A program that begins like a thinker and then does this with each line."""
    lines = ("import os, sys, time, json", f"print({READY.decode().strip()!r}, flush=True)")
    loop = f"for line in sys.stdin:\n strength = json.loads(line)['strength']\n {what}"
    return (sys.executable, "-Sc", "\n".join((*lines, loop)))


SAYS = f"print({ECHO!r} % strength, flush=True)"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def thinkers() -> AsyncIterator[Thinkers]:
    """One process, for all tests that leave one behind."""
    async with opened(Thinkers(workers=1)) as found:
        yield found


@asynccontextmanager
async def opened(found: Thinkers) -> AsyncIterator[Thinkers]:
    """Closed at the end."""
    try:
        yield found
    finally:
        await found.close()


@asynccontextmanager
async def pretending(what: str, **limits: Any) -> AsyncIterator[Thinkers]:
    """A thinker that only pretends to be one."""
    pool = Thinkers(workers=1, command=pretender(what), limits=Limits(**limits))
    async with opened(pool):
        yield pool


@contextmanager
def gone(pids: list[int]) -> Iterator[None]:
    """Afterwards none of these processes is there any more."""
    yield
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


async def test_a_process_thinks_what_anybody_would(thinkers: Thinkers) -> None:
    for strength in ("easy", "steady"):
        assert await plan(thinkers, strength) == thought_here(strength)


async def test_a_process_that_is_killed_is_replaced(thinkers: Thinkers) -> None:
    await plan(thinkers)
    before = thinkers.pids()
    with gone(before):
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        assert await plan(thinkers) == thought_here("easy")
    assert len(thinkers.pids()) == 1


async def test_the_question_of_a_process_that_dies_is_thought_of_again() -> None:
    async with pretending(f"{SAYS} if strength == 'easy' else os._exit(1)") as pool:
        assert await asked_as(pool, "strong") == "easy"


async def test_the_question_of_a_process_that_hangs_is_given_up_in_the_end() -> None:
    pool = Thinkers(workers=1, command=pretender("time.sleep(600)"), limits=LAMED)
    async with opened(pool):
        with pytest.raises(Unthinkable):
            await plan(pool)
        assert pool.pids() == []


async def test_a_mind_that_fails_is_tried_as_a_weaker_one() -> None:
    fails = """print('{"failed": "here"}', flush=True)"""
    async with pretending(f"{fails} if strength != 'steady' else {SAYS}") as pool:
        assert await asked_as(pool, "strong") == "steady"
        with pytest.raises(Unthinkable):
            await plan(pool, "easy")


async def test_a_game_without_a_mind_is_unthinkable_and_tells_nothing_of_it(
    thinkers: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(Unthinkable):
        await thinkers.plan("no_such_game", MATCH, SEAT, "steady", SEED)
    assert "KeyError" in caplog.text
    assert '"hands"' not in caplog.text


async def test_nobody_is_strong_while_others_wait() -> None:
    async with pretending(SAYS, hurried=2) as pool:
        found = await asyncio.gather(*(asked_as(pool, "strong") for _ in range(5)))
    assert found == ["steady"] * 3 + ["strong"] * 2


async def test_a_thread_thinks_what_no_process_has_room_for() -> None:
    async with pretending(SAYS, full=1) as pool:
        queued, *others = await asyncio.gather(*(plan(pool, "steady") for _ in range(4)))
    assert queued[0].decision == "steady"
    steady, easy = thought_here("steady"), thought_here("easy")
    assert others == [steady, steady, easy]


async def test_without_processes_a_thread_thinks_and_nobody_is_strong() -> None:
    async with opened(Thinkers(workers=0)) as pool:
        assert await plan(pool, "strong") == thought_here("steady")
        assert pool.pids() == []


async def test_where_no_process_can_be_begun_a_thread_thinks_until_it_is_tried_again(
    tmp_path: Path,
) -> None:
    now, trace = 0.0, tmp_path / "tries"
    trace.touch()
    vain = (sys.executable, "-Sc", f"open({str(trace)!r}, 'a').write('.')")
    async with opened(Thinkers(workers=1, command=vain, clock=lambda: now)) as pool:
        for _ in range(2):
            assert await plan(pool, "strong") == thought_here("steady")
        assert trace.read_text() == "."
        now = 3_600.0
        await plan(pool)
        assert trace.read_text() == ".."
    async with opened(Thinkers(workers=1, command=("/no/such/program",))) as pool:
        assert await plan(pool) == thought_here("easy")


async def test_who_waits_at_the_end_is_told_so_and_no_process_is_left() -> None:
    async with pretending("print('?', file=sys.stderr, flush=True); time.sleep(600)") as pool:
        waiting = [asyncio.create_task(plan(pool)) for _ in range(3)]
        while not pool.pids():
            await asyncio.sleep(0)
        with gone(pool.pids()):
            await pool.close()
    found = await asyncio.gather(*waiting, return_exceptions=True)
    assert {type(each) for each in found} == {asyncio.CancelledError}
    with pytest.raises(asyncio.CancelledError):
        await plan(pool)


async def test_who_waits_no_more_is_not_thought_for(caplog: pytest.LogCaptureFixture) -> None:
    async with pretending(f"{SAYS} if strength == 'easy' else os._exit(1)") as pool:
        waiting = [asyncio.create_task(asked_as(pool, each)) for each in ("steady", "easy")]
        await asyncio.sleep(0)
        waiting[0].cancel()
        assert await waiting[1] == "easy"
    assert caplog.text == ""


async def test_a_process_ends_with_whoever_began_it() -> None:
    """Its end of the line to standard error closes with it, so this waits for it and no longer."""
    child = """
import asyncio, os, signal
from tests.sessions.test_thinking import Thinkers, plan
async def main():
    pool = Thinkers(workers=2)
    await asyncio.gather(plan(pool), plan(pool))
    os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(main())
"""
    done = await asyncio.to_thread(
        subprocess.run,
        (sys.executable, "-c", child),
        cwd=ROOT,
        stderr=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (-signal.SIGKILL, b"")


async def test_a_process_gets_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    tells = SAYS.replace("strength,", "os.environ.get('DISCORD_TOKEN', 'none'),")
    async with pretending(tells) as pool:
        assert await asked_as(pool) == "none"


async def test_maps_reach_a_process_wherever_it_begins() -> None:
    *_, maps = program({"yokohama": Path("ours.json")})
    assert msgspec.json.decode(maps) == {"yokohama": str(Path.cwd() / "ours.json")}


async def test_whoever_looks_at_the_screen_goes_before_bots(thinkers: Thinkers) -> None:
    """The hint is asked for last and comes before what still waits."""
    done: list[str] = []

    async def noted(name: str, work: Awaitable[Any]) -> None:
        await work
        done.append(name)

    await asyncio.gather(
        noted("first", plan(thinkers)),
        noted("second", plan(thinkers)),
        noted("hint", thinkers.hint(GAME, MATCH, SEAT, SEED)),
    )
    assert done == ["hint", "first", "second"]
