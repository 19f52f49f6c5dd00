"""Settings without Discord: versions, undo, what is refused, who manages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from db import audit, tables
from engine.core.words import msg
from engine.games import GAMES
from locales import LANGUAGES
from sessions.house import AS_IT_COMES, GROUPS, ServerSettings, Values
from sessions.house_words import lines
from sessions.sessions import Sessions
from sessions.settings import manages
from sessions.shapes import Place, TableError
from tests.locales.ftl import strict
from tests.sessions.tables import ADA, BO, HERE, open_sessions

ELSEWHERE = Place(server=2, channel=20, language="it")
GAME = "river_of_gold"


@pytest.fixture
async def sessions() -> AsyncIterator[Sessions]:
    async with open_sessions() as opened:
        yield opened


def test_every_setting_belongs_to_one_group() -> None:
    grouped = [field for fields in GROUPS.values() for field in fields]
    assert sorted(grouped) == sorted(ServerSettings.__struct_fields__)


async def test_a_server_of_which_nothing_is_known_is_as_it_comes(sessions: Sessions) -> None:
    assert sessions.settings.of(77) is AS_IT_COMES
    assert sessions.settings.of(None) is AS_IT_COMES


async def test_one_servers_settings_are_no_others(sessions: Sessions) -> None:
    await sessions.settings.change(HERE, ADA, "looks", {"theme": "dark"})
    assert sessions.settings.of(HERE.server).theme == "dark"
    assert sessions.settings.of(ELSEWHERE.server) is AS_IT_COMES


async def test_all_are_there_after_a_start(tmp_path: Path) -> None:
    path = tmp_path / "harbor.db"
    async with open_sessions(path) as before:
        await before.settings.change(HERE, ADA, "pace", {"pace": "daily"})
        await before.settings.change(ELSEWHERE, ADA, "looks", {"theme": "dark"})
    async with open_sessions(path) as after:
        assert after.settings.of(HERE.server) == ServerSettings(pace="daily")
        assert after.settings.of(ELSEWHERE.server) == ServerSettings(theme="dark")


async def test_undoing_walks_back_through_every_change(sessions: Sessions) -> None:
    settings, seen = sessions.settings, [AS_IT_COMES]
    for most in (3, 5, 8):
        await settings.change(HERE, ADA, "people", {"most_tables": most})
        seen.append(settings.of(HERE.server))
    for before in reversed(seen[:-1]):
        await settings.undo(HERE, BO, await settings.undoable(HERE.server))
        assert settings.of(HERE.server) == before
    assert await settings.undoable(HERE.server) == 0


async def test_a_change_after_an_undo_leads_back_to_what_was_before_it(
    sessions: Sessions,
) -> None:
    settings = sessions.settings
    await settings.change(HERE, ADA, "people", {"most_tables": 3})
    await settings.change(HERE, ADA, "people", {"most_tables": 5})
    await settings.undo(HERE, ADA, 2)
    await settings.change(HERE, ADA, "people", {"most_tables": 9})
    await settings.undo(HERE, ADA, 4)
    assert settings.of(HERE.server).most_tables == 3


async def test_nothing_new_is_no_version_and_no_line(sessions: Sessions) -> None:
    changed = await sessions.settings.change(HERE, ADA, "looks", {"theme": "light"})
    assert (changed.version, changed.fields) == (0, ())
    lines_there = await sessions.context.db.run(lambda db: audit.latest(db, HERE.server, 9))
    assert lines_there == []


async def test_what_was_done_is_written_down_newest_first(sessions: Sessions) -> None:
    await sessions.settings.change(HERE, ADA, "looks", {"theme": "dark", "panes": "all"})
    await sessions.settings.undo(HERE, BO, 1)
    second, first = await sessions.context.db.run(lambda db: audit.latest(db, HERE.server, 9))
    assert (first.user, second.user, first.at, first.table) == (ADA.id, BO.id, 1_000, None)
    told = strict("en").say(first.what)
    assert told == ("changed the settings. Pictures: dark, Of the board, a turn shows: everything")
    assert second.what.key == "admin-did-undo"


async def test_a_line_is_owed_to_the_log_channel_that_counts_when_it_is_written(
    sessions: Sessions,
) -> None:
    def write(db: Any) -> int:
        return audit.write(db, HERE.server, ADA.id, 1_000, msg("admin-did-undo"), table=4)

    await sessions.settings.change(HERE, ADA, "looks", {"theme": "dark"})
    await sessions.context.db.run(write)
    assert await sessions.bulletins.due() == []
    await sessions.settings.change(HERE, ADA, "notices", {"log_channel": 55})
    line = await sessions.context.db.run(write)
    owed = await sessions.bulletins.due()
    assert [(b.kind, b.channel) for b in owed] == [("log", 55), ("log", 55)]
    assert owed[1].subject == line
    found = await sessions.bulletins.line(owed[1])
    assert found is not None
    assert found.table == 4


@pytest.mark.parametrize(
    ("group", "values", "why"),
    [
        ("games", {"games": ("chess",)}, "admin-set-broken"),
        ("games", {"options": {GAME: {"patrons": "all"}}}, "admin-set-broken"),
        ("games", {"options": {GAME: {"weather": "bad"}}}, "admin-set-broken"),
        ("games", {"locked": {GAME: ("weather",)}}, "admin-set-broken"),
        ("games", {"seats": {GAME: (7,)}}, "admin-set-broken"),
        ("places", {"places": "moon"}, "admin-set-broken"),
        ("places", {"places": "channels"}, "admin-set-no-channels"),
        ("places", {"places": "category"}, "admin-set-no-category"),
        ("places", {"places": "threads"}, "admin-set-no-threads"),
        ("places", {"channels": tuple(range(1, 27))}, "admin-set-broken"),
        ("people", {"most_tables": -1}, "admin-set-broken"),
        ("people", {"most_of_one": 10**9}, "admin-set-broken"),
        ("people", {"open_roles": (2**64,)}, "admin-set-broken"),
        ("pace", {"paces": ()}, "admin-set-no-paces"),
        ("pace", {"paces": ("hasty",)}, "admin-set-broken"),
        ("pace", {"pace": "live", "paces": ("daily",)}, "admin-set-other-pace"),
        ("lobby", {"starts": "soon"}, "admin-set-broken"),
        ("lobby", {"etiquette": "x" * 201}, "admin-set-broken"),
        ("looks", {"theme": 7}, "admin-set-broken"),
    ],
    ids=str,
)
async def test_what_means_nothing_is_refused_whole(
    sessions: Sessions, group: str, values: Values, why: str
) -> None:
    with pytest.raises(TableError) as refused:
        await sessions.settings.change(HERE, ADA, group, values)
    assert refused.value.why.key == why
    assert sessions.settings.of(HERE.server) is AS_IT_COMES


async def test_options_under_which_nobody_could_begin_are_refused_with_the_reason(
    sessions: Sessions,
) -> None:
    first = {"patrons": "draft", "clans": "chosen"}  # clans are chosen only without patrons
    with pytest.raises(TableError) as refused:
        await sessions.settings.change(HERE, ADA, "games", {"options": {GAME: first}})
    assert refused.value.why.key == "admin-set-no-start"
    told = strict("en").refuse(refused.value)
    assert told.startswith("Nobody could start River of Gold like this: ")


async def test_a_rematch_is_a_new_table_like_any_other(sessions: Sessions) -> None:
    table = await sessions.lobby.open(HERE, ADA, GAME)
    await sessions.lobby.join(table.id, BO)
    await sessions.lobby.start(table.id, ADA)
    await sessions.lobby.end(table.id, ADA, manages=False)
    await sessions.settings.change(HERE, ADA, "games", {"games": ("yellow_yangtze",)})
    with pytest.raises(TableError, match="admin-not-this-game"):
        await sessions.lobby.rematch(table.id, ADA)


async def test_a_locked_option_cannot_be_changed_but_said_again(sessions: Sessions) -> None:
    table = await sessions.lobby.open(HERE, ADA, GAME)
    await sessions.lobby.set_option(table.id, ADA, "patrons", "draft")
    await sessions.settings.change(HERE, BO, "games", {"locked": {GAME: ("patrons",)}})
    with pytest.raises(TableError, match="admin-option-locked"):
        await sessions.lobby.set_option(table.id, ADA, "patrons", "off")
    await sessions.lobby.set_option(table.id, ADA, "patrons", "draft")
    kept = await sessions.lobby.set_option(table.id, ADA, "pace", "live")
    assert (kept.options["patrons"], kept.pace) == ("draft", "live")


async def test_numbers_of_players_with_a_gap_leave_it_out(sessions: Sessions) -> None:
    await sessions.settings.change(HERE, ADA, "games", {"seats": {GAME: (2, 4)}})
    table = await sessions.lobby.open(HERE, ADA, GAME)
    for person in (BO, replace(BO, id=900)):
        await sessions.lobby.join(table.id, person)
    with pytest.raises(Exception, match="admin-seats-not-here"):
        await sessions.lobby.start(table.id, ADA)
    await sessions.lobby.join(table.id, replace(BO, id=901))
    assert (await sessions.lobby.start(table.id, ADA)).status == "playing"


async def test_only_live_tables_count(sessions: Sessions) -> None:
    await sessions.settings.change(HERE, ADA, "people", {"most_tables": 1, "most_of_one": 1})
    table = await sessions.lobby.open(HERE, ADA, GAME)
    there = replace(HERE, channel=11)
    with pytest.raises(TableError, match="admin-too-many-tables"):
        await sessions.lobby.open(there, BO, GAME)
    await sessions.lobby.end(table.id, ADA, manages=False)
    assert (await sessions.lobby.open(there, ADA, GAME)).status == "lobby"


async def test_running_tables_are_shown_anew_when_their_looks_change(sessions: Sessions) -> None:
    table = await sessions.lobby.open(HERE, ADA, GAME)
    await sessions.context.db.run(lambda db: db.execute("DELETE FROM outbox"))
    await sessions.settings.change(HERE, ADA, "looks", {"language": "it", "theme": "dark"})
    shown = await sessions.context.db.run(lambda db: tables.find(db, table.id))
    assert shown is not None
    assert (shown.language, shown.theme) == ("it", "dark")
    assert [notice.kind for notice in await sessions.post.due()] == ["refresh"]


@pytest.mark.parametrize(
    ("roles", "permissions", "expected"),
    [((), 0, False), ((7,), 0, True), ((8,), 0, False), ((), 1 << 5, True), ((), 1 << 3, True)],
)
def test_who_manages(roles: tuple[int, ...], permissions: int, expected: bool) -> None:
    known = ServerSettings(manage_roles=(7, 9))
    assert manages(known, roles, permissions) is expected
    assert manages(AS_IT_COMES, roles, permissions) is (permissions != 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_reads_as_a_line(language: str) -> None:
    games = ServerSettings(
        games=(GAME,),
        options={GAME: {"patrons": "draft"}},
        locked={GAME: ("patrons", "clans")},
        seats={GAME: (2, 3)},
    )
    for places in ("any", "channels", "category", "threads"):
        for known in (AS_IT_COMES, games, _other(places)):
            told = lines(known, GAMES, known.__struct_fields__)
            for line in told:
                assert strict(language).say(line)


def _other(places: Any) -> ServerSettings:
    return ServerSettings(
        places=places,
        channels=(1, 2),
        category=3,
        threads_in=4,
        open_roles=(5,),
        manage_roles=(6,),
        most_tables=7,
        announce_channel=8,
        announce_role=9,
        log_channel=10,
    )
