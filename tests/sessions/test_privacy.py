"""What is stored about people, forgotten when they wish it, and not kept for ever."""

from __future__ import annotations

import json
import zipfile
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from db import retention
from db.connection import Connection
from db.privacy import ABOUT_PEOPLE, FORGOTTEN
from sessions.carrying import Landmarks
from sessions.privacy import DAY, SERVER_DAYS
from sessions.sessions import Sessions
from sessions.shapes import Person, Place
from tests.store import dangling, table_names

SERVER, OTHER = 1, 2
ADA = Person(910_001, "Ada", "en", SERVER, "Captain Ada")
BO = Person(910_002, "Bo", "it", SERVER)
CY = Person(910_003, "Cy", "en", SERVER)


@pytest.fixture
async def sessions(tmp_path: Path) -> AsyncIterator[Sessions]:
    """Everything on a new file, with a clock that stands still."""
    opened = await Sessions.open(tmp_path / "harbor.db", clock=lambda: 1_000_000)
    yield opened
    await opened.close()


async def rows(sessions: Sessions, query: str, *values: Any) -> list[Any]:
    """What the database answers."""
    found: list[Any] = await sessions.context.db.run(
        lambda db: db.execute(query, values).fetchall()
    )
    return found


async def table(sessions: Sessions, *people: Person, channel: int = 20, begun: bool = True) -> int:
    """A table with these people at it; its number."""
    first, *others = people
    opened = await sessions.lobby.open(Place(SERVER, channel, "en"), first, "river_of_gold")
    for person in others:
        await sessions.lobby.join(opened.id, person)
    if begun:
        await sessions.lobby.start(opened.id, first)
    return opened.id


async def everything(sessions: Sessions) -> str:
    """All that is stored, as text."""

    def work(db: Connection) -> str:
        found = [db.execute(f"SELECT * FROM {n}").fetchall() for n in table_names(db)]
        return repr(found)

    return await sessions.context.db.run(work)


async def sent_settings(sessions: Sessions, person: Person) -> None:
    """Somebody has sent a file with settings and not yet said that they are meant."""
    nothing = Landmarks({}, {}, {})
    file = sessions.settings.export(SERVER, nothing)
    await sessions.settings.read_import(Place(SERVER, 20, "en"), person, file, nothing)
    assert await rows(sessions, "SELECT * FROM settings WHERE key LIKE 'import%'")


def later(sessions: Sessions, days: float) -> None:
    """So many days have gone by."""
    now = sessions.context.clock()
    sessions.context.clock = lambda: now + int(days * DAY)


# -- to be read -----------------------------------------------------------------------------------


@pytest.mark.files
async def test_every_column_that_names_a_person_is_known(sessions: Sessions) -> None:
    """Whoever adds one says what becomes of it: in `ABOUT_PEOPLE`."""

    def work(db: Connection) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {"users": {"id"}}
        tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        for (name,) in db.execute(tables).fetchall():
            columns = {row[1] for row in db.execute(f"PRAGMA table_info({name})")}
            keys = db.execute(f"PRAGMA foreign_key_list({name})").fetchall()
            named = {key[3] for key in keys if key[2] == "users"}
            named |= {column for column in columns if "user" in column}
            if named:
                found[name] = named
        return found

    known = {name: set(columns) for name, columns in ABOUT_PEOPLE.items()}
    assert await sessions.context.db.run(work) == known


async def test_an_export_has_all_that_is_stored_about_one_person(sessions: Sessions) -> None:
    number = await table(sessions, ADA, BO)
    await sessions.follow.begin(await table(sessions, BO, CY, channel=21), ADA)
    found = json.loads(await sessions.privacy.export(ADA.id))
    assert found["users"][0]["name"] == "Ada"
    assert found["names"] == [{"server_id": SERVER, "user_id": ADA.id, "name": "Captain Ada"}]
    assert [(row["table_id"], row["seat"]) for row in found["seats"]] == [(number, 0)]
    assert [row["id"] for row in found["tables"]] == [number]
    assert len(found["followers"]) == 1


async def test_it_has_nothing_of_others_and_no_position_of_a_game(sessions: Sessions) -> None:
    await table(sessions, ADA, BO)
    text = (await sessions.privacy.export(ADA.id)).decode()
    assert '"Bo"' not in text
    assert str(BO.id) not in text
    assert '"state"' not in text


async def test_of_a_stranger_there_is_nothing_to_read(sessions: Sessions) -> None:
    assert json.loads(await sessions.privacy.export(999)) == {"format": 1, "user": 999}


# -- to be forgotten ------------------------------------------------------------------------------


async def test_nothing_names_somebody_who_was_forgotten(sessions: Sessions) -> None:
    number = await table(sessions, ADA, BO, CY)
    await table(sessions, ADA, BO, channel=21, begun=False)
    await sessions.repairs.pause(number, ADA, "away")
    await sessions.repairs.reassign(number, BO, 2, CY.id, Person(910_004, "Ada", "en", SERVER))
    await sessions.troubles.keep(ValueError("x"), "h1|p|1", ADA.id, number)
    await sent_settings(sessions, ADA)
    await sessions.privacy.forget(ADA)
    stored = await everything(sessions)
    assert str(ADA.id) not in stored
    assert "Captain" not in stored
    assert json.loads(await sessions.privacy.export(ADA.id)) == {"format": 1, "user": ADA.id}


async def test_a_running_game_lives_on_with_a_vacant_seat(sessions: Sessions) -> None:
    number = await table(sessions, ADA, BO)
    before = await rows(sessions, "SELECT state FROM matches")
    await sessions.privacy.forget(ADA)
    known = await sessions.show.table(number)
    assert [chair.vacant for chair in known.chairs] == [True, False]
    assert known.chairs[0].offered
    assert (known.status, known.host) == ("playing", BO.id)
    assert await rows(sessions, "SELECT state FROM matches") == before
    taken = await sessions.seats.take(number, CY, 0)
    assert taken.table.names() == ("Cy", "Bo")


async def test_the_log_keeps_the_seat_and_forgets_the_name(sessions: Sessions) -> None:
    number = await table(sessions, ADA, BO)
    (own,) = await sessions.show.of_user(ADA.id)
    (up,) = own.waiting
    mover = next(person for person in (ADA, BO) if person.id == up.user)
    ask = await sessions.play.question(number, mover)
    await sessions.play.answer(number, mover, ask.asked, ask.decision.tokens()[:1])
    log = await rows(sessions, "SELECT revision, seat, decision, picks FROM answers")
    await sessions.privacy.forget(mover)
    assert log == await rows(sessions, "SELECT revision, seat, decision, picks FROM answers")
    users = {user for (user,) in await rows(sessions, "SELECT user_id FROM answers")}
    assert users <= {FORGOTTEN, 0}


async def test_a_lobby_loses_a_seat_and_gets_another_host(sessions: Sessions) -> None:
    number = await table(sessions, ADA, BO, CY, begun=False)
    await sessions.privacy.forget(ADA)
    known = await sessions.show.table(number)
    assert (known.names(), known.host) == (("Bo", "Cy"), BO.id)


@pytest.mark.parametrize("begun", [False, True])
async def test_where_nobody_is_left_a_table_is_closed(sessions: Sessions, begun: bool) -> None:
    number = await table(sessions, ADA, BO, begun=begun)
    await sessions.privacy.forget(ADA)
    await sessions.privacy.forget(BO)
    known = await sessions.show.table(number)
    assert (known.status, known.host) == ("ended", FORGOTTEN)


async def test_their_letters_are_owed_an_end(sessions: Sessions) -> None:
    number = await table(sessions, ADA, BO)
    await sessions.context.db.run(
        lambda db: db.execute("INSERT INTO private_messages VALUES (?, ?, 7, 70)", (ADA.id, number))
    )
    await sessions.privacy.forget(ADA)
    owed = await rows(sessions, "SELECT message_id, channel_id, surplus FROM old_posters")
    assert owed == [(70, 7, 1)]


async def test_who_comes_back_is_somebody_new(sessions: Sessions) -> None:
    await table(sessions, ADA, BO)
    await sessions.invite.wanted(ADA, wanted=False)
    await sessions.privacy.forget(ADA)
    assert (await sessions.show.user(ADA)).invitations == "on"
    assert await sessions.show.of_user(ADA.id) == []


async def test_to_forget_twice_changes_nothing(sessions: Sessions) -> None:
    await table(sessions, ADA, BO)
    await sessions.privacy.forget(ADA)
    before = await everything(sessions)
    await sessions.privacy.forget(ADA)
    assert await everything(sessions) == before


# -- a server -------------------------------------------------------------------------------------


async def test_a_server_is_exported_as_anybody_sees_it(sessions: Sessions) -> None:
    number = await table(sessions, ADA, BO)
    lobby = await table(sessions, CY, channel=21, begun=False)
    archive = zipfile.ZipFile(BytesIO(await sessions.privacy.export_server(SERVER)))
    assert set(archive.namelist()) == {
        "server.json",
        f"table-{number}.json",
        f"table-{lobby}.json",
    }
    game = json.loads(archive.read(f"table-{number}.json"))
    assert game["players"] == ["Captain Ada", "Bo"]
    assert game["view"]["hand"] is None
    assert "seed" not in game


async def test_the_hand_of_a_vacant_seat_stays_hidden(sessions: Sessions) -> None:
    number = await table(sessions, ADA, BO)
    await sessions.repairs.vacate(number, CY, 0, ADA.id)
    archive = zipfile.ZipFile(BytesIO(await sessions.privacy.export_server(SERVER)))
    game = json.loads(archive.read(f"table-{number}.json"))
    assert game["view"]["hand"] is None
    assert [event for event in game["log"] if event.get("to") is not None] == []


async def test_a_forgotten_server_leaves_nothing_and_takes_nothing_of_others(
    sessions: Sessions,
) -> None:
    await table(sessions, ADA, BO)
    await sessions.repairs.pause(1, ADA, "away")
    elsewhere = await sessions.lobby.open(Place(OTHER, 30, "en"), CY, "river_of_gold")
    await sent_settings(sessions, ADA)
    await sessions.privacy.forget_server(SERVER)
    assert await rows(sessions, "SELECT * FROM settings WHERE key LIKE 'import%'") == []
    assert [t.id for t in await sessions.show.in_server(OTHER)] == [elsewhere.id]
    for name in ("matches", "answers", "events", "handovers", "audit", "bulletins", "names"):
        assert await rows(sessions, f"SELECT * FROM {name}") == [], name
    assert await rows(sessions, "SELECT id FROM servers") == [(OTHER,)]
    assert await sessions.context.db.run(dangling) == []


# -- by the clock ---------------------------------------------------------------------------------


async def test_a_server_without_the_bot_is_forgotten_after_a_month(sessions: Sessions) -> None:
    await table(sessions, ADA, BO)
    await sessions.privacy.present(set())
    later(sessions, SERVER_DAYS - 1)
    await sessions.privacy.retire()
    assert await rows(sessions, "SELECT count(*) FROM matches") == [(1,)]
    later(sessions, 2)
    await sessions.privacy.retire()
    assert await rows(sessions, "SELECT count(*) FROM matches") == [(0,)]
    assert await rows(sessions, "SELECT name FROM users") == [], "they were known from there alone"


async def test_one_that_invites_it_again_keeps_everything(sessions: Sessions) -> None:
    await table(sessions, ADA, BO)
    await sessions.privacy.present(set())
    later(sessions, SERVER_DAYS - 1)
    await sessions.privacy.present({SERVER})
    later(sessions, SERVER_DAYS * 3)
    await sessions.privacy.retire()
    assert await rows(sessions, "SELECT count(*) FROM matches") == [(1,)]


async def test_nothing_is_forgotten_before_it_is_known_where_the_bot_is(
    sessions: Sessions,
) -> None:
    await table(sessions, ADA, BO)
    now = sessions.context.clock()
    await sessions.context.db.run(lambda db: retention.note_presence(db, set(), now))
    later(sessions, SERVER_DAYS * 2)
    await sessions.privacy.retire()
    assert await rows(sessions, "SELECT count(*) FROM matches") == [(1,)]
    await sessions.privacy.present({SERVER})
    await sessions.privacy.retire()
    assert await rows(sessions, "SELECT count(*) FROM matches") == [(1,)]


async def test_games_are_kept_and_lobbies_without_one_are_not(sessions: Sessions) -> None:
    over = await table(sessions, ADA, BO)
    closed = await table(sessions, ADA, BO, channel=21, begun=False)
    for number in (over, closed):
        await sessions.lobby.end(number, ADA, manages=True)
    later(sessions, 29)
    await sessions.privacy.retire()
    assert await rows(sessions, "SELECT id FROM tables") == [(over,), (closed,)]
    later(sessions, 400)
    await sessions.privacy.retire()
    assert await rows(sessions, "SELECT id FROM tables") == [(over,)]


async def test_reports_and_the_audit_have_their_time(sessions: Sessions) -> None:
    number = await table(sessions, ADA, BO)
    await sessions.repairs.pause(number, ADA, "away")
    await sessions.context.db.run(lambda db: db.execute("DELETE FROM bulletins"))
    await sessions.troubles.keep(ValueError("x"), "/play", ADA.id, number)
    later(sessions, 89)
    await sessions.privacy.retire()
    assert await rows(sessions, "SELECT count(*) FROM troubles") == [(1,)]
    later(sessions, 2)
    await sessions.privacy.retire()
    assert await rows(sessions, "SELECT count(*) FROM troubles") == [(0,)]
    assert await rows(sessions, "SELECT count(*) FROM audit") == [(1,)]
    later(sessions, 365)
    await sessions.privacy.retire()
    assert await rows(sessions, "SELECT count(*) FROM audit") == [(0,)]


async def test_a_wish_to_be_left_alone_outlives_a_name(sessions: Sessions) -> None:
    await sessions.invite.wanted(ADA, wanted=False)
    await sessions.show.user(BO)
    await sessions.privacy.retire()
    assert await rows(sessions, "SELECT id FROM users") == [(ADA.id,)]
