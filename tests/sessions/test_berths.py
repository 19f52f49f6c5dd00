"""Who does the work of which shard: taken, kept, lost, adopted, given back, handed over."""

from __future__ import annotations

from asyncio import sleep
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

import pytest

from db import berths
from db.berths import HOUSE
from db.part import Part
from sessions.berths import LEASE, Berths, Change, OtherLayout
from sessions.duty import Elsewhere
from sessions.gate import Gate
from sessions.sessions import Sessions
from tests.sessions.machine import Here
from tests.sessions.tables import open_sessions

Pause: TypeAlias = Callable[[float], Awaitable[None]]
BOTH = frozenset({0, 1})
ZERO, ONE = frozenset({0}), frozenset({1})


@dataclass
class Quay:
    """Processes on one database, and a clock that they share."""

    path: Path
    stack: AsyncExitStack
    now: float = 100.0
    ended: set[int] = field(default_factory=set)
    _pids: int = 0

    async def arrives(
        self, *shards: int, count: int = 2, machine: str = "one", pause: Pause = sleep
    ) -> Berths:
        """One more process, which has signed on."""
        sessions: Sessions = await self.stack.enter_async_context(open_sessions(self.path))
        self._pids += 1
        here = Here(self._pids, machine, ended=self.ended)
        own = Part(frozenset(shards), count)
        found = Berths(sessions.context, own, here, lambda: self.now)
        await found.sign_on(pause)
        return found


@pytest.fixture
async def quay(tmp_path: Path) -> AsyncIterator[Quay]:
    async with AsyncExitStack() as stack:
        yield Quay(tmp_path / "quay.db", stack)


def parts(process: Berths) -> tuple[frozenset[int], frozenset[int]]:
    """The shards whose work it does, and those it hears."""
    return process.context.duty.part.shards, process.context.duty.audible.shards


async def settled(*processes: Berths) -> None:
    """All have looked, handed over what was wanted, and looked again; all hear their own."""
    for _ in range(3):
        for process in processes:
            change = await process.look(connected=True)
            if change.leaving:
                await process.hand_over(change.leaving)


async def test_before_it_has_looked_a_process_does_nothing(quay: Quay) -> None:
    first = await quay.arrives(0, 1)
    assert parts(first) == (frozenset(), frozenset())
    assert not first.context.duty.keeps_house
    assert await first.look(connected=False) == Change(gained=BOTH, house=True)
    assert parts(first) == (BOTH, frozenset())
    assert await first.look(connected=True) == Change()
    assert parts(first) == (BOTH, BOTH)
    assert first.context.duty.part.whole


async def test_each_does_its_own_and_one_keeps_house(quay: Quay) -> None:
    first, second = await quay.arrives(0), await quay.arrives(1)
    await settled(first, second)
    assert parts(first) == (ZERO, ZERO)
    assert parts(second) == (ONE, ONE)
    assert [p.context.duty.keeps_house for p in (first, second)] == [True, False]


async def test_what_nobody_hears_is_done_by_somebody_until_it_is_heard(quay: Quay) -> None:
    first = await quay.arrives(0)
    await settled(first)
    assert parts(first) == (BOTH, ZERO)
    second = await quay.arrives(1)
    assert (await second.look(connected=False)).gained == frozenset()
    assert second.may_call(1)  # nobody hears it
    change = await first.look(connected=True)
    assert change.leaving == ONE
    assert parts(first) == (ZERO, ZERO)  # nothing new is begun there
    await first.hand_over(change.leaving)
    assert (await second.look(connected=False)).gained == ONE
    assert not first.drained


async def test_silence_ends_a_process_elsewhere(quay: Quay) -> None:
    first, second = await quay.arrives(0, machine="far"), await quay.arrives(1)
    await settled(first, second)
    quay.now += LEASE - 1
    assert (await second.look(connected=True)).gained == frozenset()
    quay.now += 1
    assert (await second.look(connected=True)).gained == ZERO
    assert parts(second) == (BOTH, ONE)
    assert second.context.duty.keeps_house


async def test_signs_of_life_keep_a_berth(quay: Quay) -> None:
    first, second = await quay.arrives(0, machine="far"), await quay.arrives(1)
    for _ in range(10):
        await settled(first, second)
        quay.now += LEASE - 1
    assert parts(second)[0] == frozenset()
    await second.look(connected=True)
    assert parts(second) == (ONE, ONE)


async def test_a_process_that_ended_on_this_machine_is_missed_at_once(quay: Quay) -> None:
    first, second = await quay.arrives(0), await quay.arrives(1)
    await settled(first, second)
    quay.ended.add(first.here.pid)
    assert (await second.look(connected=True)).gained == ZERO


async def test_whoever_stops_in_good_order_is_followed_at_once(quay: Quay) -> None:
    first, second = await quay.arrives(0), await quay.arrives(1)
    await settled(first, second)
    await first.sign_off()
    assert parts(first) == (frozenset(), frozenset())
    assert (await second.look(connected=True)).gained == ZERO


async def test_whoever_could_not_look_for_long_does_nothing_before_it_has(quay: Quay) -> None:
    first, second = await quay.arrives(0, machine="far"), await quay.arrives(1)
    await settled(first, second)
    quay.now += LEASE - 1
    assert parts(first) == (frozenset(), frozenset())
    await second.look(connected=True)
    quay.now += 1
    await second.look(connected=True)
    assert (await first.look(connected=True)).lost == ZERO  # it is asked for again
    assert parts(first) == (frozenset(), frozenset())
    change = await second.look(connected=True)
    await second.hand_over(change.leaving)
    assert (await first.look(connected=True)).gained == ZERO


async def test_what_is_not_done_here_any_more_is_not_sent(quay: Quay) -> None:
    first, second = await quay.arrives(0, machine="far"), await quay.arrives(1)
    await settled(first, second)
    run, duty = first.context.db.run, first.context.duty
    await run(lambda db: duty.check(db, 0))
    quay.now += LEASE
    await second.look(connected=True)
    with pytest.raises(Elsewhere):  # whatever it believes
        await run(lambda db: duty.check(db, 0))


async def test_a_new_version_takes_over_while_both_hear(quay: Quay) -> None:
    old = await quay.arrives(0, 1)
    await settled(old)
    new = await quay.arrives(0, 1)
    await new.look(connected=False)
    assert not new.may_call(0)  # a press would be answered twice
    assert (await old.look(connected=True)).leaving == frozenset()
    await new.look(connected=False)
    assert new.may_call(0)
    assert parts(old) == (BOTH, BOTH)
    answered = [await p.answers(None, press) for press in (1, 2) for p in (old, new)]
    assert answered == [True, False, True, False]  # once each
    await new.look(connected=True)
    change = await old.look(connected=True)
    assert change.leaving == BOTH
    assert parts(old) == (frozenset(), frozenset())
    assert parts(new) == (frozenset(), frozenset())
    await old.hand_over(change.leaving)
    assert old.drained
    assert not await old.answers(None, 3)
    assert await new.answers(None, 3)
    assert (await new.look(connected=True)).gained == BOTH
    assert parts(new) == (BOTH, BOTH)
    assert not new.drained


async def test_a_new_version_may_be_cut_otherwise(quay: Quay) -> None:
    olds = [await quay.arrives(0), await quay.arrives(1)]
    await settled(*olds)
    new = await quay.arrives(0, 1)
    await settled(new, *olds)
    assert [old.drained for old in olds] == [True, True]
    assert parts(new) == (BOTH, BOTH)


async def test_a_new_version_that_dies_on_the_way_leaves_all_as_it_was(quay: Quay) -> None:
    old = await quay.arrives(0, 1)
    await settled(old)
    new = await quay.arrives(0, 1)
    await new.look(connected=False)
    await old.look(connected=True)
    quay.ended.add(new.here.pid)
    await settled(old)
    assert parts(old) == (BOTH, BOTH)
    assert not old.drained
    assert await old.answers(None, 1)


async def test_what_nobody_wants_any_more_is_kept(quay: Quay) -> None:
    """It died while what was under way for it was being finished."""
    old = await quay.arrives(0, 1)
    await settled(old)
    new = await quay.arrives(0, 1)
    await new.look(connected=False)
    await old.look(connected=True)
    await new.look(connected=True)
    change = await old.look(connected=True)
    await new.sign_off()
    await old.hand_over(change.leaving)
    assert not old.drained
    assert (await old.look(connected=True)).gained == BOTH
    assert parts(old) == (BOTH, BOTH)


async def test_who_comes_back_to_a_place_that_is_taken_ends(quay: Quay) -> None:
    old = await quay.arrives(0, 1, machine="far")
    await settled(old)
    quay.now += 1
    new = await quay.arrives(0, 1)
    await new.look(connected=False)
    quay.now += LEASE
    await settled(new)
    assert parts(new) == (BOTH, BOTH)
    await old.look(connected=True)
    assert old.drained
    assert parts(old) == (frozenset(), frozenset())
    assert not await old.answers(None, 1)


async def test_only_one_way_of_counting_shards_at_a_time(quay: Quay) -> None:
    first = await quay.arrives(0, count=2, machine="far")

    async def lives(_: float) -> None:
        quay.now += 1
        await first.look(connected=True)

    with pytest.raises(OtherLayout) as refused:
        await quay.arrives(0, count=4, pause=lives)
    assert refused.value.why.args["theirs"] == "2"
    await first.sign_off()
    second = await quay.arrives(0, count=4)
    assert (await second.look(connected=True)).gained == frozenset(range(4))
    known = await second.context.db.run(berths.berths)
    assert sorted(known) == [HOUSE, 0, 1, 2, 3]


async def test_who_counted_otherwise_and_ended_without_a_word_is_waited_for(quay: Quay) -> None:
    first = await quay.arrives(0, count=2, machine="far")
    await first.look(connected=True)

    async def passes(_: float) -> None:
        quay.now += 1

    second = await quay.arrives(0, count=4, pause=passes)
    assert (await second.look(connected=True)).gained == frozenset(range(4))


async def test_turns_at_a_gate_are_taken_one_after_the_other(quay: Quay) -> None:
    first, second = await quay.arrives(0), await quay.arrives(1)
    waits = [await Gate(process.context).turn_at(0) for process in (first, second, first)]
    assert waits == [0.0, 5.5, 11.0]
    assert await Gate(second.context).turn_at(1) == 0.0


async def test_a_gate_of_a_clock_that_was_wrong_opens(quay: Quay) -> None:
    first, second = await quay.arrives(0), await quay.arrives(1)
    first.context.clock = lambda: 10_000_000
    await Gate(first.context).turn_at(0)
    assert await Gate(second.context).turn_at(0) == 0.0
