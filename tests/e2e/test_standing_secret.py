"""Whether somebody has answered in advance must not show: neither in what others get, nor in when.

The same game is played with answers in advance and without, on a clock that only the test moves.
Whatever reaches anybody else is written down, byte by byte and with its moment: all must be alike.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

import pytest

from playground.changes import Change, ChangeKind
from playground.models import Message
from playground.person import Person
from playground.view import message_view
from sessions.pace import CALL_AFTER
from tests.e2e.foresight import PAUSE, advance, clans, settle, take
from tests.e2e.harbor import HERE, Harbor, called, calls, newest_poster, open_harbor

NOW = 1_800_000_000
_MESSAGES = (ChangeKind.MESSAGE_CREATED, ChangeKind.MESSAGE_EDITED, ChangeKind.MESSAGE_DELETED)
_PLACE, _TIME = re.compile(r"http://127\.0\.0\.1:\d+"), re.compile(r"\d{4}-\d\d-\d\dT[\d:.+]+")
_ID = re.compile(r"\d{17,20}")
Log: TypeAlias = list[tuple[int, str, str]]  # the moment, what happened, and all of it


@dataclass
class Recorder:
    """Writes down what reaches anybody but one person."""

    harbor: Harbor
    apart_from: Person
    log: Log = field(default_factory=list)
    _ids: dict[str, str] = field(default_factory=dict)

    def note(self, change: Change) -> None:
        """One change, with all that is to be seen of the message."""
        own = self.apart_from
        if change.kind not in _MESSAGES or change.private_to == own.user.id:
            return
        if change.channel_id == own.dm.id:
            return
        message = self.harbor.world.channels[change.channel_id].messages.get(change.message_id)
        shown = self._shown(message) if message else self._plain(str(change.message_id))
        self.log.append((self.harbor.skew, change.kind.name, shown))

    def _shown(self, message: Message) -> str:
        files = [hashlib.sha256(file.data).hexdigest() for file in message.files]
        view = message_view(self.harbor.world, message)
        return self._plain(json.dumps([view, files], sort_keys=True))

    def _plain(self, text: str) -> str:
        """Without what is another in every run: ports, and the moments that ids are made from."""
        text = _TIME.sub("then", _PLACE.sub("here", text))
        return _ID.sub(lambda id: self._ids.setdefault(id[0], f"id {len(self._ids)}"), text)


@pytest.fixture(autouse=True)
def same_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that stands still until it is moved, and the same salt in every game."""
    monkeypatch.setattr(Harbor, "now", lambda self: NOW + self.skew)
    monkeypatch.setattr("sessions.lobby.secrets.token_hex", lambda n: "ab" * n)


@asynccontextmanager
async def harbor_in(folder: Path) -> AsyncIterator[Harbor]:
    """A harbour of its own."""
    folder.mkdir()
    async with open_harbor(folder / "harbor.db") as harbor:
        yield harbor


Scene: TypeAlias = Callable[[Harbor, list[Person]], Awaitable[None]]


async def seen(folder: Path, scene: Scene) -> Log:
    """What everybody but the second to choose gets to see of a scene."""
    async with harbor_in(folder) as harbor:
        people = await clans(harbor)
        recorder = Recorder(harbor, people[1])
        stop = harbor.world.subscribe(recorder.note)
        await scene(harbor, people)
        stop()
        return recorder.log


async def look_around(person: Person) -> None:
    """All that a player may ask for."""
    for command in ("log", "mine", "game export", "game list", "hand"):
        await person.slash(HERE, command)
    await person.slash(HERE, "board", part="text")


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


async def test_no_log_line_tells_of_it_before_it_is_used(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG", logger="cogs")
    caplog.set_level("DEBUG", logger="sessions")

    async def lines(name: str, *, settled: bool) -> list[str]:
        caplog.clear()

        async def scene(harbor: Harbor, people: list[Person]) -> None:
            if settled:
                await settle(people[1], "crane")
            await take(harbor, people[0], "crab")
            await harbor.later(PAUSE - 1)

        await seen(tmp_path / name, scene)
        ours = (r for r in caplog.records if r.name.split(".")[0] in ("cogs", "sessions"))
        return [f"{r.getMessage()} {getattr(r, 'fields', '')}" for r in ours]

    assert await lines("set", settled=True) == await lines("not set", settled=False)
