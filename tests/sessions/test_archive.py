"""Games of long ago lie in one piece, and everything can still be read out of it."""

from __future__ import annotations

import logging
import sqlite3
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from db import attic, handovers, matches, moments
from db.connection import Connection
from db.tables import Table
from engine.core.errors import Unstored
from engine.core.rng import Rng
from sessions.archive import WEEKS, Archive
from sessions.sessions import Sessions
from sessions.shapes import Place
from sessions.verify import problems, stored
from tests.sessions.tables import ADA, BO, CYD, HERE, begun, open_sessions, up
from tests.sessions.test_play import random_turn
from tests.store import dangling

LOGS = ("answers", "events", "handovers")
LAST = 1 << 40


async def rows(sessions: Sessions, query: str) -> list[Any]:
    """What the database answers."""
    return await sessions.context.db.run(lambda db: db.execute(query).fetchall())


@asynccontextmanager
async def over(answers: int = 60) -> AsyncIterator[tuple[Sessions, Table]]:
    """A game that was broken off after so many answers, some of them taken back, weeks ago."""
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        me = await up(sessions, table, ADA, BO)
        await sessions.play.typed(table.id, me, "sail 1")
        await sessions.play.step_back(table.id, me)
        await random_turn(sessions, table.id, Rng(5), answers)
        await sessions.context.db.run(_posted)
        await sessions.lobby.end(table.id, ADA, manages=False)
        await later(sessions)
        yield sessions, table


def _posted(db: Connection) -> None:
    """A message for every position that was shown."""
    for revision in handovers.revisions(db, 1, LAST, 99):
        moments.keep(db, 7_000 + revision, 1, revision)


async def later(sessions: Sessions, seconds: int = WEEKS + 1) -> None:
    """So much later."""
    now = sessions.context.clock() + seconds
    sessions.context.clock = lambda: now


async def told(sessions: Sessions) -> dict[str, Any]:
    """All that can be read of the game, by everybody who may."""
    show, db = sessions.show, sessions.context.db

    def read(db: Connection) -> tuple[Any, ...]:
        log = [matches.visible_events(db, 1, LAST, seat, 9_999, 0) for seat in (None, 0, 1)]
        moment = [moments.find(db, 7_000 + n) for n in handovers.revisions(db, 1, LAST, 99)]
        kept = [handovers.find(db, 1, n) for n in handovers.revisions(db, 1, LAST, 99)]
        own = [matches.revisions_by(db, 1, 0, user) for user in (ADA.id, BO.id)]
        known = [matches.has_answered(db, 1, user) for user in (ADA.id, BO.id, CYD.id)]
        when = [(matches.answered_at(db, 1, n), matches.given(db, 1, n)) for n in range(60)]
        heads = matches.heads(db, 1, LAST)
        return (
            matches.answers(db, 1),
            matches.find(db, 1),
            log,
            moment,
            kept,
            own,
            known,
            when,
            heads,
        )

    return {
        "rows": await db.run(read),
        "export": await show.export(1, ADA),
        "pages": [await show.log(1, person, page) for person in (ADA, CYD) for page in range(3)],
        "since": [await show.since(1, person) for person in (ADA, BO, CYD)],
        "board": await show.text(1, BO),
        "moment": await show.moment(7_000),
    }


async def test_all_that_could_be_read_still_can_be() -> None:
    async with over() as (sessions, table):
        before = await told(sessions)
        assert len(before["rows"][4]) > 5
        await Archive(sessions.context, 0).fill()
        for name in (*LOGS, "snapshots"):
            assert await rows(sessions, f"SELECT count(*) FROM {name}") == [(0,)], name
        assert await rows(sessions, "SELECT archived FROM tables") == [(attic.ARCHIVED,)]
        assert await told(sessions) == before
        on_disk = await sessions.context.db.run(lambda db: stored(db, 1))
        assert list(problems(sessions.context.games, table, on_disk)) == []


async def test_it_is_small() -> None:
    async with over(120) as (sessions, _):
        await Archive(sessions.context, 0).fill()
        query = "SELECT length(log), length(state), length(published) FROM archives JOIN matches"
        ((log, state, published),) = await rows(sessions, f"{query} USING (table_id)")
        assert log < 10_000
        assert state < 2_000
        assert published == 0, "it is what has been shown"


async def test_not_before_weeks_have_gone_by_and_never_while_it_runs() -> None:
    async with over() as (sessions, _):
        running = await begun(sessions, ADA, BO, place=Place(1, 77, "en"))
        await later(sessions, -2)
        await Archive(sessions.context, 0).fill()
        assert await rows(sessions, "SELECT count(*) FROM archives") == [(0,)]
        await later(sessions, 3 * WEEKS)
        await Archive(sessions.context, 0).fill()
        assert await rows(sessions, "SELECT table_id FROM archives") == [(1,)]
        await random_turn(sessions, running.id, Rng(1), 5)


@pytest.mark.parametrize(
    "broken",
    [
        "UPDATE answers SET undone = 1 WHERE revision = 9",
        "handovers",
        "UPDATE answers SET picks = '[\"nothing\"]' WHERE revision = 3",
        "UPDATE matches SET state = substr(state, 1, 1)",
    ],
)
async def test_what_cannot_be_played_again_stays_as_it_is_and_is_told_once(
    caplog: pytest.LogCaptureFixture, broken: str
) -> None:
    async with over() as (sessions, _):
        if "handovers" in broken:
            query = "SELECT revision FROM handovers WHERE base IS NOT NULL"
            last = (await rows(sessions, query))[-1][0]
            broken = f"UPDATE handovers SET revision = {last - 3} WHERE revision = {last}"
        await sessions.context.db.run(lambda db: db.execute(broken))
        before = [await rows(sessions, f"SELECT * FROM {name}") for name in (*LOGS, "matches")]
        for _ in range(2):
            await Archive(sessions.context, 0).fill()
        assert [
            await rows(sessions, f"SELECT * FROM {name}") for name in (*LOGS, "matches")
        ] == before
        assert await rows(sessions, "SELECT archived FROM tables") == [(attic.KEPT,)]
        warned = [each for each in caplog.records if each.levelno == logging.WARNING]
        assert [each.getMessage()[: len("not archived: table 1")] for each in warned] == [
            "not archived: table 1"
        ]


async def test_a_full_disk_says_nothing_about_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    async with over() as (sessions, _):
        database = sessions.context.db
        run = database.run

        async def full(work: Any) -> Any:
            if getattr(getattr(work, "func", None), "__name__", "") == "read":
                raise Unstored("disk full")
            return await run(work)

        monkeypatch.setattr(database, "run", full)
        with pytest.raises(Unstored):
            await Archive(sessions.context, 0).fill()
        monkeypatch.undo()
        assert await rows(sessions, "SELECT archived FROM tables") == [(0,)]


async def test_somebody_who_is_forgotten_is_in_no_archive() -> None:
    async with over() as (sessions, _):
        mine = await rows(sessions, f"SELECT count(*) FROM answers WHERE user_id = {ADA.id}")
        await Archive(sessions.context, 0).fill()

        def about(db: Connection) -> int:
            return len(attic.answers_of(db, ADA.id))

        assert [(await sessions.context.db.run(about),)] == mine
        assert str(ADA.id).encode() in await sessions.privacy.export(ADA.id)
        await sessions.privacy.forget(ADA)
        given = await sessions.context.db.run(lambda db: matches.answers(db, 1))
        assert {each.user for each in given} & {ADA.id, BO.id} == {BO.id}
        assert await sessions.context.db.run(about) == 0


async def test_somebody_who_is_forgotten_meanwhile_is_not_in_it_either(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with over() as (sessions, _):
        database = sessions.context.db
        run = database.run

        async def forgetting(work: Any) -> Any:
            found = await run(work)
            if getattr(getattr(work, "func", None), "__name__", "") == "read":
                await run(
                    lambda db: db.execute(
                        f"UPDATE answers SET user_id = -1 WHERE user_id = {ADA.id}"
                    )
                )
            return found

        monkeypatch.setattr(database, "run", forgetting)
        await Archive(sessions.context, 0).fill()
        people = await rows(sessions, "SELECT user_id FROM archived_people")
        assert (ADA.id,) not in people
        assert (-1,) in people


async def test_a_server_takes_its_archives_with_it() -> None:
    async with over() as (sessions, _):
        await Archive(sessions.context, 0).fill()
        await sessions.privacy.forget_server(HERE.server)
        for name in ("archives", "archived_people", "matches", "tables"):
            assert await rows(sessions, f"SELECT * FROM {name}") == [], name
        assert await sessions.context.db.run(dangling) == []


# -- positions as they were kept at first ---------------------------------------------------------


def _as_at_first(db: Connection) -> None:
    for position, undone in handovers.every(db, 1):
        db.execute(
            "INSERT INTO snapshots (table_id, revision, kind, state, undone)"
            " VALUES (1, ?, 'handover', ?, ?)",
            (position.revision, zlib.compress(position.state, 1), undone),
        )
    db.execute("DELETE FROM handovers")


async def test_old_positions_are_read_and_packed_a_few_at_a_time() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        await random_turn(sessions, table.id, Rng(5), 150)
        run = sessions.context.db.run
        await run(lambda db: matches.undo_after(db, 1, 140))
        await run(lambda db: handovers.undo_after(db, 1, 140))
        before = await run(lambda db: handovers.every(db, 1))
        assert len(before) > 30
        assert any(undone for _, undone in before)
        await run(_as_at_first)
        assert await run(lambda db: handovers.every(db, 1)) == before
        assert await run(lambda db: handovers.pack_old(db, 5)) == 5
        assert await run(lambda db: handovers.every(db, 1)) == before
        await Archive(sessions.context, 0).pack_old()
        assert await run(lambda db: handovers.every(db, 1)) == before
        assert await rows(sessions, "SELECT * FROM snapshots WHERE kind = 'handover'") == []
        alone = await rows(sessions, "SELECT count(*) FROM handovers WHERE base IS NULL")
        assert alone == [(1,)]


async def test_a_log_of_the_first_kind_is_archived_too() -> None:
    async with over() as (sessions, _):
        before = await told(sessions)
        await sessions.context.db.run(_as_at_first)
        assert await told(sessions) == before
        await Archive(sessions.context, 0).fill()
        assert await told(sessions) == before
        assert await rows(sessions, "SELECT * FROM snapshots") == []


async def test_lines_of_the_log_are_packed_beside_the_first_ones() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        await random_turn(sessions, table.id, Rng(5), 60)
        kept = [line for (line,) in await rows(sessions, "SELECT event FROM events")]
        short = [line for line in kept if line[:1] == b"\x01"]
        assert len(short) > len(kept) / 3
        assert max(map(len, short)) < 120
        assert all(line[:1] == b"{" for line in kept[:32]), "what they are packed beside"
        heads = await sessions.context.db.run(lambda db: matches.heads(db, 1, LAST))
        assert len(heads) > 5


def test_archives_are_read_without_a_change() -> None:
    log = attic.Log([[1, 0, 0, "d", "[]", 0, 0, 9]], [[1, 0, b"{}", None, 0]], [[0, b"{}", 0]])
    assert attic.opened(attic.closed(log)) == log
    with pytest.raises(sqlite3.OperationalError):
        attic.of(sqlite3.connect(":memory:"), 1)


async def test_how_it_ended_is_kept_once_and_packed_from_the_moment_it_is_over() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        await random_turn(sessions, table.id, Rng(5), 5_000)
        assert (await sessions.show.table(table.id)).status == "over"
        query = "SELECT length(state), length(published) FROM matches"
        ((state, published),) = await rows(sessions, query)
        end = await sessions.context.db.run(lambda db: matches.find(db, table.id))
        assert end is not None
        assert end.state == end.published
        assert (state < len(end.state) / 2, published) == (True, 0)
        assert (await sessions.show.poster(table.id)).outcome is not None
        await later(sessions)
        await Archive(sessions.context, 0).fill()
        assert await rows(sessions, "SELECT archived FROM tables") == [(attic.ARCHIVED,)]
        assert await sessions.context.db.run(lambda db: matches.find(db, table.id)) == end
