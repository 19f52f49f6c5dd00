"""A disk that is full for a while: nothing is sent that cannot be recorded, nothing twice."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from cogs.shown.ids import Verb
from db import sqlite
from db.connection import Connection
from db.sqlite import Sqlite, _hop
from engine.core.errors import Unstored
from playground.errors import Problem
from tests.e2e.harbor import Harbor, begun, called, newest_poster, opened, press, random_turn
from tests.e2e.test_posters import Sent, posters

pytestmark = pytest.mark.files  # `tests/postgres` has what a server does
WRITES = (sqlite3.SQLITE_INSERT, sqlite3.SQLITE_UPDATE, sqlite3.SQLITE_DELETE)


def _refuse(action: int, *_: object) -> int:
    return sqlite3.SQLITE_DENY if action in WRITES else sqlite3.SQLITE_OK


async def _spoil(harbor: Harbor, how: str, *, on: bool) -> None:
    """Every write fails, or every transaction does, until this is taken back."""

    def work(db: Connection) -> None:
        if how == "unwritable":
            assert isinstance(db, sqlite3.Connection)
            db.set_authorizer(_refuse if on else None)
        else:
            db.execute(f"PRAGMA query_only = {'ON' if on else 'OFF'}")

    if on or how == "unwritable":
        await harbor.sessions.context.db.run(work)
    else:  # not in a transaction, which could not even begin
        database = harbor.sessions.context.db
        assert isinstance(database, Sqlite)
        await _hop(database._connection, work)


async def _while(harbor: Harbor, tries: int) -> None:
    """Time goes by, and the messenger tries as often as it likes."""
    for _ in range(tries):
        await harbor.later(20)


@pytest.mark.parametrize("how", ["unwritable", "unusable"])
async def test_what_cannot_be_written_down_is_not_sent(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    disk = (*sqlite._OF_THE_DISK, sqlite3.SQLITE_AUTH)  # what `_refuse` lets SQLite say
    monkeypatch.setattr(sqlite, "_OF_THE_DISK", disk)
    poster = await begun(harbor, "Ada", "Bruno")
    (player,) = called(harbor, poster)
    wake = harbor.bot.messenger.wake
    monkeypatch.setattr(harbor.bot.messenger, "wake", lambda: None)
    await random_turn(player, poster, random.Random(1))
    sent = Sent(harbor)
    await _spoil(harbor, how, on=True)
    monkeypatch.setattr(harbor.bot.messenger, "wake", wake)
    await _while(harbor, 12)
    assert (sent.public, sent.private) == (0, 0)
    lines = [record.message for record in caplog.records]
    assert lines.count("store_failing") == 1
    assert len(lines) < 12, "a line when it begins, not one a try"
    await _spoil(harbor, how, on=False)
    await harbor.later(3_600)
    assert sent.public == 1
    assert newest_poster(player).id != poster.id
    assert await harbor.sessions.post.owed() == 0


def _fails(monkeypatch: pytest.MonkeyPatch, harbor: Harbor, *names: str) -> Callable[[], None]:
    """These writes fail from now on; returns how to mend them."""

    async def failing(*_: Any, **__: Any) -> None:
        raise Unstored("database or disk is full")

    mended = {name: getattr(harbor.sessions.post, name) for name in names}
    for name in names:
        monkeypatch.setattr(harbor.sessions.post, name, failing)

    def mend() -> None:
        for name, work in mended.items():
            monkeypatch.setattr(harbor.sessions.post, name, work)

    return mend


@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize("history", [True, False])
async def test_one_poster_though_the_disk_fills_up_while_it_is_sent(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch, *, history: bool
) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,), sent = called(harbor, poster), Sent(harbor)
    mend = _fails(monkeypatch, harbor, "poster_posted", "failed", "delivered")
    if not history:
        harbor.world.faults.refuse_next(99, Problem(503, 0, "no"), "GET */channels/*/messages")
    await random_turn(player, poster, random.Random(1))
    await _while(harbor, 8)
    assert sent.public == 1
    mend()
    harbor.world.faults.calm()
    await harbor.later(3_600)
    assert sent.public == 1
    assert [m.id for m in posters(player)] == [newest_poster(player).id]
    assert await harbor.sessions.post.owed() == 0


@pytest.mark.usefixtures("forgetful")
async def test_one_letter_though_the_disk_fills_up_while_it_is_sent(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    bruno = harbor.person("Bruno")
    lobby = await opened(harbor, "Ada", "Bruno")
    for letter in bruno.dms():
        harbor.person("Bruno").world.channels[letter.channel_id].messages.pop(letter.id)
    mend = _fails(monkeypatch, harbor, "hand_sent", "failed")
    await press(harbor.person("Ada"), lobby, Verb.START)
    await _while(harbor, 8)
    assert len(bruno.dms()) == 1
    mend()
    await harbor.later(3_600)
    assert len(bruno.dms()) == 1
    assert bruno.dms()[0].picture_urls
    assert await harbor.sessions.post.owed() == 0
