"""What people are called at a table: their nickname on its server, else their own name."""

from __future__ import annotations

from dataclasses import replace

from sessions.sessions import Sessions
from sessions.shapes import Person, Picture, Place
from tests.pixels import as_seen
from tests.sessions.tables import ADA, BO, CYD, HERE, begun, open_sessions, up

THERE = Place(server=2, channel=20, language="en")


def called(person: Person, nickname: str | None, place: Place = HERE) -> Person:
    """The same person on a server."""
    return replace(person, server=place.server, nickname=nickname)


async def names(sessions: Sessions, table: int) -> tuple[str, ...]:
    """As the table shows them now."""
    return (await sessions.show.table(table)).names()


async def test_one_person_has_a_name_on_each_server() -> None:
    async with open_sessions() as sessions:
        one = await sessions.lobby.open(HERE, called(ADA, "Admiral"), "river_of_gold")
        two = await sessions.lobby.open(THERE, called(ADA, "Boss", THERE), "river_of_gold")
        assert await names(sessions, one.id) == ("Admiral",)
        assert await names(sessions, two.id) == ("Boss",)
        await sessions.show.user(ADA)
        await sessions.show.user(called(ADA, None, THERE))
        assert await names(sessions, one.id) == ("Admiral",)
        assert await names(sessions, two.id) == ("Ada",)


async def test_a_new_own_name_is_shown_where_there_is_no_nickname() -> None:
    async with open_sessions() as sessions:
        one = await sessions.lobby.open(HERE, called(ADA, "Admiral"), "river_of_gold")
        two = await sessions.lobby.open(THERE, called(ADA, None, THERE), "river_of_gold")
        await sessions.show.user(replace(ADA, name="Adele"))
        assert await names(sessions, one.id) == ("Admiral",)
        assert await names(sessions, two.id) == ("Adele",)


async def test_an_answer_brings_the_name_of_today() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, called(ADA, "Admiral"), BO)
        player = await up(sessions, table, ADA, BO)
        ask = await sessions.play.question(table.id, player)
        seat = ask.decision.seat
        picks = ask.decision.fallback or (ask.decision.options[0].token,)
        renamed = called(player, "Renamed")
        step = await sessions.play.answer(table.id, renamed, ask.asked, picks)
        assert step.table.names()[seat] == "Renamed"
        await sessions.lobby.open(THERE, CYD, "river_of_gold")
        await sessions.play.question(table.id, called(player, "Elsewhere", THERE))
        assert (await names(sessions, table.id))[seat] == "Renamed", "the table is not there"


async def test_nicknames_of_servers_without_tables_are_not_kept() -> None:
    async with open_sessions() as sessions:
        await sessions.show.user(called(ADA, "Admiral"))
        kept = await sessions.context.db.run(
            lambda db: db.execute("SELECT count(*) FROM names").fetchone()[0]
        )
        assert kept == 0


async def test_meeting_somebody_unchanged_writes_nothing() -> None:
    async with open_sessions() as sessions:
        table = await sessions.lobby.open(HERE, called(ADA, "Admiral"), "river_of_gold")
        await sessions.lobby.join(table.id, BO)
        db = sessions.context.db
        before = await db.run(lambda raw: raw.total_changes)
        for person in (called(ADA, "Admiral"), BO, called(BO, None)):
            await sessions.show.user(person)
        assert await db.run(lambda raw: raw.total_changes) == before


async def test_a_seat_that_changed_hands_is_drawn_with_its_new_name_only() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, called(ADA, "Leaver"), BO)
        kinds = ["board", "score", *(f"focus:{token}" for token, _ in await _parts(sessions))]
        for kind in kinds:
            drawn, again = [await _picture(sessions, kind) for _ in range(2)]
            assert again is drawn, "it is remembered"
        before = {kind: await _drawn(sessions, kind) for kind in kinds}
        assert "Leaver" in before["board"][1]
        await sessions.seats.offer(table.id, ADA, 0, ADA.id, manages=False)
        await sessions.seats.take(table.id, CYD, 0)
        for kind in kinds:
            _, alt = await _drawn(sessions, kind)
            assert "Leaver" not in alt
            if "Leaver" in before[kind][1]:
                assert "Cyd" in alt
        assert (await _drawn(sessions, "score"))[0] != before["score"][0]
        assert b"Leaver" not in await sessions.show.export(table.id, CYD)


async def _parts(sessions: Sessions) -> list[tuple[str, object]]:
    return list(sessions.show.parts(await sessions.show.board(1)))


async def _picture(sessions: Sessions, kind: str) -> Picture:
    return await sessions.show.drawn(await sessions.show.board(1), kind, limit=10**7)


async def _drawn(sessions: Sessions, kind: str) -> tuple[bytes, str]:
    _, alt, _, pixels = as_seen(await _picture(sessions, kind))
    return pixels, alt
