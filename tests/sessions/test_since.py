"""Coming back: what has happened since the last turn that one has played oneself."""

from __future__ import annotations

from engine.core.rng import Rng
from sessions.sessions import Sessions
from sessions.shapes import Person, Since, Table
from tests.sessions.tables import ADA, BO, CYD, DI, begun, open_sessions, up
from tests.sessions.test_play import random_turn

HOUR = 60 * 60
Told = list[tuple[int | None, list[str]]]


def told(since: Since) -> Told:
    """Whose turns, and what happened in each."""
    return [(turn.seat, [event.key for event in turn.events]) for turn in since.turns]


async def sail(sessions: Sessions, table: Table, *people: Person) -> Person:
    """Whoever is up sails, and the turn goes on."""
    person = await up(sessions, table, *people)
    await sessions.play.typed(table.id, person, "sail 1; end")
    return person


async def test_it_begins_when_ones_own_turn_was_over_and_holds_all_turns_since() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO, CYD)
        first, second, third = [await sail(sessions, table, ADA, BO, CYD) for _ in range(3)]
        found = await sessions.show.since(table.id, first)
        assert found.own
        seats = [table.seat_of(person.id) for person in (second, third)]
        assert [turn.seat for turn in found.turns] == seats
        assert all("rog-sailed" in keys for _, keys in told(found))
        assert (await sessions.show.since(table.id, third)).turns == ()


async def test_a_draft_is_in_nobodys_recap() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        await sail(sessions, table, ADA, BO)
        drafter = await up(sessions, table, ADA, BO)
        other = BO if drafter == ADA else ADA
        before = [told(await sessions.show.since(table.id, who)) for who in (drafter, other, CYD)]
        await sessions.play.typed(table.id, drafter, "sail 1")
        after = [told(await sessions.show.since(table.id, who)) for who in (drafter, other, CYD)]
        assert after == before


async def test_whoever_only_looks_on_is_told_of_the_last_round() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        for _ in range(5):
            await sail(sessions, table, ADA, BO)
        found = await sessions.show.since(table.id, CYD)
        assert not found.own
        assert len(found.turns) == 2


async def test_turns_that_a_bot_played_for_somebody_are_told_to_them() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        for _ in range(4):
            await sail(sessions, table, ADA, BO)
        seat = table.seat_of(ADA.id)
        found = await sessions.show.since(table.id, ADA)
        await sessions.context.db.run(
            lambda db: db.execute(
                "UPDATE answers SET user_id = 1 WHERE user_id = ? AND revision > 4", (ADA.id,)
            )
        )
        later = await sessions.show.since(table.id, ADA)
        assert len(later.turns) > len(found.turns)
        assert seat in [turn.seat for turn in later.turns]


async def test_what_was_rolled_back_is_told_to_nobody() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        first = await sail(sessions, table, ADA, BO)
        revision = (await sessions.show.board(table.id)).revision
        await sail(sessions, table, ADA, BO)
        assert (await sessions.show.since(table.id, first)).turns
        await sessions.context.db.run(
            lambda db: db.execute("UPDATE events SET undone = 1 WHERE revision > ?", (revision,))
        )
        assert (await sessions.show.since(table.id, first)).turns == ()


async def test_points_are_those_of_then_and_of_now() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO, CYD, DI)
        while await random_turn(sessions, table.id, Rng(8), 40):
            pass
        ended = await sessions.show.since(table.id, ADA)
        outcome = ended.seen.view.outcome
        assert outcome is not None
        assert tuple(ended.points.values()) == outcome.scores
        assert all(n <= ended.points[seat] for seat, n in ended.before.items())
        assert ended.before


async def test_who_was_away_for_days_or_missed_much_is_told_so() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        person = await sail(sessions, table, ADA, BO)
        show = sessions.show
        assert await show.away(table.id, person, 99) is None, "they sit there and read"
        sessions.context.clock = lambda: 1_001 + HOUR
        assert await show.away(table.id, person, 7) is None
        assert await show.away(table.id, person, 8) == 1_000
        sessions.context.clock = lambda: 1_000 + 49 * HOUR
        assert await show.away(table.id, person, 1) == 1_000
        other = BO if person == ADA else ADA
        assert await show.away(table.id, other, 99) is None, "there was no turn to be away since"
