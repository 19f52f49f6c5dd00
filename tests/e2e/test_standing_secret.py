"""Whether somebody has answered in advance must not show: neither in what others get, nor in when.

The same game is played with answers in advance and without, on a clock that only the test moves.
Whatever reaches anybody else is written down, byte by byte and with its moment: all must be alike.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from cogs.shown.ids import Verb
from playground.person import Person
from sessions.pace import CALL_AFTER
from tests.e2e.foresight import PAUSE, advance, clans, settle, take
from tests.e2e.harbor import HERE, Harbor, called, calls, newest_poster, press
from tests.e2e.recorder import Log, harbor_in, look_around, recording

pytestmark = pytest.mark.usefixtures("same_world")
Scene: TypeAlias = Callable[[Harbor, list[Person]], Awaitable[None]]


async def seen(folder: Path, scene: Scene) -> Log:
    """What everybody but the second to choose gets to see of a scene."""
    async with harbor_in(folder) as harbor:
        people = await clans(harbor)
        with recording(harbor, people[1]) as recorder:
            await scene(harbor, people)
        return recorder.log


async def play_on(harbor: Harbor, people: list[Person], by_hand: str = "") -> None:
    """The first chooses; the second answers after the pause, by hand if so; the third is called."""
    first, second, third = people
    await look_around(third)
    await take(harbor, first, "crab")
    await harbor.later(PAUSE - 1)
    await look_around(third)
    await harbor.later(1)
    if by_hand:
        await take(harbor, second, by_hand)
    await look_around(third)
    await harbor.later(CALL_AFTER)
    await take(harbor, third, "mantis")
    await harbor.later(CALL_AFTER)


async def test_what_was_answered_in_advance_looks_like_an_answer_by_hand(tmp_path: Path) -> None:
    async def in_advance(harbor: Harbor, people: list[Person]) -> None:
        await settle(people[1], "crane")
        await play_on(harbor, people)

    async def by_hand(harbor: Harbor, people: list[Person]) -> None:
        await play_on(harbor, people, "crane")

    found, expected = await seen(tmp_path / "a", in_advance), await seen(tmp_path / "b", by_hand)
    assert "plays the Crane Clan" in str(expected)
    assert found == expected


async def test_what_is_set_and_does_not_apply_changes_nothing(tmp_path: Path) -> None:
    async def taken_before(harbor: Harbor, people: list[Person]) -> None:
        await settle(people[1], "crab")
        await waited(harbor, people)

    async def cancelled(harbor: Harbor, people: list[Person]) -> None:
        page = await settle(people[1], "crane")
        await people[1].click(page, label="Cancel 1")
        await waited(harbor, people)

    async def looked_at(harbor: Harbor, people: list[Person]) -> None:
        await advance(people[1])
        await waited(harbor, people)

    async def waited(harbor: Harbor, people: list[Person]) -> None:
        first, second, third = people
        await take(harbor, first, "crab")
        for _ in range(CALL_AFTER // PAUSE):
            await harbor.later(PAUSE)
            await look_around(third)
        (call,) = calls(first)
        assert [p.user for p in called(harbor, call)] == [second.user]
        await take(harbor, second, "scorpion")
        await look_around(third)

    expected = await seen(tmp_path / "none", waited)
    assert "choose a clan" in str(expected)
    for scene in (taken_before, cancelled, looked_at):
        assert await seen(tmp_path / scene.__name__, scene) == expected


async def test_those_who_may_have_answered_are_mentioned_by_no_poster(tmp_path: Path) -> None:
    async with harbor_in(tmp_path / "a") as harbor:
        first, second, third = await clans(harbor)
        await settle(second, "crane")
        for person, clan in ((first, "crab"), (second, ""), (third, "mantis")):
            assert called(harbor, newest_poster(first)) == [], person.user.name
            if clan:
                await take(harbor, person, clan)
            await harbor.later(PAUSE)
        assert [p.user for p in called(harbor, newest_poster(first))] == [first.user]


async def test_no_log_line_tells_of_it_before_it_is_used(tmp_path: Path) -> None:
    async def lines(name: str, *, settled: bool) -> Log:
        async with harbor_in(tmp_path / name) as harbor:
            first, second, _ = await clans(harbor)
            with recording(harbor, second) as recorder:
                if settled:
                    await press(second, await settle(second, "crane"), Verb.UNSETTLE)
                    await press(second, await settle(second, "mantis"), Verb.UNSETTLE)
                    await settle(second, "crane")
                    gone = await second.slash(HERE, "advance", answer="cancel 9 9")
                    assert "no longer set" in gone.answer.text
                await take(harbor, first, "crab")
                await harbor.later(PAUSE - 1)
            return recorder.lines

    expected = await lines("not set", settled=False)
    assert expected
    assert await lines("set", settled=True) == expected
