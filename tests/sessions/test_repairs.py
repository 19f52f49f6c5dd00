"""What managers can do for a table: nothing is lost, everything is told, nobody decides alone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from db import audit, matches
from engine.core.errors import Refused
from engine.core.words import Msg
from sessions.sessions import Sessions
from sessions.shapes import Person, Place, Point, Table, TableError
from sessions.turns import STAND_IN, THE_HOUSE
from sessions.verify import problems, stored
from tests.sessions.tables import ADA, BO, CYD, DI, HERE, begun, open_sessions, up

EDDA = Person(200, "Edda", "en")  # manages the server and plays at no table


@pytest.fixture
async def sessions() -> AsyncIterator[Sessions]:
    async with open_sessions() as opened:
        yield opened


async def turn(sessions: Sessions, table: Table) -> Person:
    """Whoever is up sails once and ends the turn; who that was."""
    me = await up(sessions, table, ADA, BO, CYD)
    step = await sessions.play.typed(table.id, me, "sail 1")
    while step.ask is not None:
        asked = step.ask
        step = await sessions.play.answer(table.id, me, asked.asked, asked.decision.fallback)
    return me


async def told(sessions: Sessions) -> list[str]:
    """The keys of what was written down, oldest first."""
    lines = await sessions.context.db.run(lambda db: audit.latest(db, HERE.server, 50))
    return [line.what.key for line in reversed(lines)]


async def announced(sessions: Sessions) -> list[tuple[str, int]]:
    """What is owed to the channels of tables."""

    def work(db: Any) -> list[tuple[str, int]]:
        return list(db.execute("SELECT kind, channel_id FROM bulletins ORDER BY id").fetchall())

    return await sessions.context.db.run(work)


async def owed(sessions: Sessions) -> set[str]:
    return {notice.kind for notice in await sessions.post.due()}


async def settled(sessions: Sessions) -> None:
    """Everything owed so far has been sent."""
    for notice in await sessions.post.due():
        await sessions.post.delivered(notice)


async def revision(sessions: Sessions, table: Table) -> int:
    return (await sessions.context.live(await sessions.context.table(table.id))).match.revision


# -- pause ----------------------------------------------------------------------------------------


async def test_a_paused_table_refuses_kindly_and_goes_on_where_it_was(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    me = await up(sessions, table, ADA, BO)
    before = await sessions.play.question(table.id, me)
    paused = await sessions.repairs.pause(table.id, EDDA, "away")
    assert paused.paused_by == "Edda"
    for work in (
        sessions.play.question(table.id, me),
        sessions.play.typed(table.id, me, "sail 1"),
        sessions.play.step_back(table.id, me),
        sessions.play.suggest(table.id, me, "s"),
    ):
        with pytest.raises(TableError) as refused:
            await work
        assert refused.value.why.key == "tables-paused"
        assert refused.value.why.args == {"name": "Edda", "why": Msg("tables-why-away")}
    assert await sessions.show.hand(table.id, me), "looking is free"
    await settled(sessions)
    await sessions.repairs.resume(table.id, EDDA)
    assert "poster" in await owed(sessions), "whoever is up is called anew"
    after = await sessions.play.question(table.id, me)
    assert (after.decision, after.asked) == (before.decision, before.asked)
    assert await told(sessions) == ["tables-did-pause", "tables-did-resume"]
    assert await announced(sessions) == [("table", 10), ("table", 10)]


async def test_what_is_paused_is_not_paused_again(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    with pytest.raises(TableError, match="tables-not-paused"):
        await sessions.repairs.resume(table.id, EDDA)
    await sessions.repairs.pause(table.id, EDDA, "wish")
    with pytest.raises(TableError, match="tables-paused-already"):
        await sessions.repairs.pause(table.id, EDDA, "away")
    with pytest.raises(TableError, match="bot-unknown-choice"):
        await sessions.repairs.pause(table.id, EDDA, "because")


async def test_a_lobby_cannot_be_paused(sessions: Sessions) -> None:
    table = await sessions.lobby.open(HERE, ADA, "river_of_gold")
    with pytest.raises(TableError, match="bot-not-started"):
        await sessions.repairs.pause(table.id, EDDA, "away")


# -- move -----------------------------------------------------------------------------------------


async def test_a_moved_table_leaves_its_old_message_behind_where_that_is(
    sessions: Sessions,
) -> None:
    table = await begun(sessions, ADA, BO)
    await settled(sessions)

    def posted(db: Any) -> None:
        db.execute("UPDATE tables SET poster_message_id = 77, poster_revision = 0")

    await sessions.context.db.run(posted)
    moved = await sessions.repairs.move(table.id, EDDA, Place(1, 20, "en"), manages=True)
    assert (moved.channel, moved.poster_message, moved.parked) == (20, None, None)
    due = await sessions.post.due()
    assert {notice.kind for notice in due} == {"poster", "hand", "strip"}
    assert [(n.id, n.channel) for n in due if n.kind == "strip"] == [(77, 10)]
    assert await announced(sessions) == [("table", 20)]


async def test_a_table_does_not_move_onto_another_nor_to_another_server(
    sessions: Sessions,
) -> None:
    table = await begun(sessions, ADA, BO)
    await begun(sessions, CYD, DI, place=Place(1, 20, "en"))
    with pytest.raises(TableError, match="bot-channel-busy"):
        await sessions.repairs.move(table.id, EDDA, Place(1, 20, "en"), manages=True)
    with pytest.raises(TableError, match="bot-no-such-table"):
        await sessions.repairs.move(table.id, EDDA, Place(2, 30, "en"), manages=True)
    assert (await sessions.show.table(table.id)).channel == HERE.channel
    assert await told(sessions) == []


async def test_only_what_is_told_at_this_table_moves_with_it(sessions: Sessions) -> None:
    before = await begun(sessions, ADA, BO)
    await sessions.lobby.end(before.id, EDDA, manages=True)
    table = await begun(sessions, ADA, BO)
    await sessions.repairs.pause(table.id, EDDA, "away")
    await sessions.repairs.move(table.id, EDDA, Place(1, 30, "en"), manages=True)
    assert await announced(sessions) == [("table", 10), ("table", 30), ("table", 30)]


async def test_what_may_have_arrived_is_looked_for_where_it_was_sent(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    await sessions.repairs.pause(table.id, EDDA, "away")
    (told,) = await sessions.bulletins.due()
    await sessions.bulletins.begun(told)
    await sessions.repairs.move(table.id, EDDA, HERE, manages=True)
    first, _ = await sessions.bulletins.due()
    assert first.begun_at is not None, "the same channel"
    await sessions.repairs.move(table.id, EDDA, Place(1, 30, "en"), manages=True)
    first, *_ = await sessions.bulletins.due()
    assert first.begun_at is None


# -- seats ----------------------------------------------------------------------------------------


async def test_a_vacant_seat_is_a_seat_that_anybody_may_take(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO, CYD)
    seat = table.seat_of(ADA.id)
    assert seat is not None
    vacant = await sessions.repairs.vacate(table.id, EDDA, seat, ADA.id)
    chair = vacant.chairs[seat]
    assert chair.vacant
    assert chair.offered
    assert vacant.host != ADA.id, "somebody who is there is the host now"
    assert vacant.names()[seat] == "ABC"[seat]
    assert ADA.id not in vacant.people
    with pytest.raises(TableError, match="tables-vacant-stays"):
        await sessions.seats.withdraw(table.id, EDDA, seat, manages=True)
    taken = await sessions.seats.take(table.id, DI, seat)
    assert taken.after.user == DI.id
    assert await told(sessions) == ["tables-did-vacate", "tables-did-join"]


async def test_several_seats_of_a_table_may_be_vacant(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO, CYD)
    for chair in table.chairs:
        await sessions.repairs.vacate(table.id, EDDA, chair.seat, chair.user)
    known = await sessions.show.table(table.id)
    assert all(chair.vacant for chair in known.chairs)
    assert await sessions.show.poster(table.id)
    assert "hand" not in {n.kind for n in await sessions.post.due() if n.seat > 2}


async def test_who_sits_down_where_nobody_is_left_is_the_host(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    for chair in table.chairs:
        await sessions.repairs.vacate(table.id, EDDA, chair.seat, chair.user)
    await sessions.seats.take(table.id, DI, 1)
    taken = await sessions.seats.take(table.id, CYD, 0)
    assert taken.table.host == DI.id, "the first to come"


async def test_the_hand_leaves_whoever_gave_up_the_seat(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)

    def sent(db: Any) -> None:
        db.execute("INSERT INTO private_messages VALUES (?, ?, 5, 6)", (ADA.id, table.id))

    await sessions.context.db.run(sent)
    seat = table.seat_of(ADA.id) or 0
    await sessions.repairs.vacate(table.id, EDDA, seat, ADA.id)
    assert await sessions.post.strangers_letters(table.id) == [(ADA.id, 5, 6)]


async def test_a_seat_that_has_changed_hands_meanwhile_is_left_alone(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    with pytest.raises(TableError, match="tables-moved-on"):
        await sessions.repairs.vacate(table.id, EDDA, 0, 999)
    with pytest.raises(TableError, match="tables-moved-on"):
        await sessions.repairs.reassign(table.id, EDDA, 0, 999, CYD)


async def test_a_reassigned_seat_goes_with_its_hand(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    seat = table.seat_of(BO.id) or 0
    await settled(sessions)
    after = await sessions.repairs.reassign(table.id, EDDA, seat, BO.id, CYD)
    assert after.seat_of(CYD.id) == seat
    assert ("hand", seat) in {(n.kind, n.seat) for n in await sessions.post.due()}
    with pytest.raises(TableError, match="bot-seated-already"):
        await sessions.repairs.reassign(table.id, EDDA, seat, CYD.id, ADA)


# -- standing in ----------------------------------------------------------------------------------


async def test_an_absent_seat_is_answered_for_until_its_turn_is_over(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    absent = await up(sessions, table, ADA, BO)
    seat = table.seat_of(absent.id)
    assert seat is not None
    now = await revision(sessions, table)
    done = await sessions.votes.stand_in(table.id, EDDA, seat, now)
    assert not done.asked
    assert await up(sessions, table, ADA, BO) != absent
    given = await sessions.context.db.run(lambda db: matches.answers(db, table.id))
    assert {answer.seat for answer in given} == {seat}
    assert STAND_IN in {answer.user for answer in given}
    assert {answer.user for answer in given} <= {STAND_IN, THE_HOUSE}
    assert await told(sessions) == ["tables-did-stand-in"]
    with pytest.raises(TableError, match="tables-moved-on"):
        await sessions.votes.stand_in(table.id, EDDA, seat, now)
    now = await revision(sessions, table)
    with pytest.raises(TableError, match="tables-not-waited-for"):
        await sessions.votes.stand_in(table.id, EDDA, seat, now)


async def test_nobodys_own_data_hold_what_a_missed_seat_was_answered(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    absent = await up(sessions, table, ADA, BO)
    seat = table.seat_of(absent.id) or 0
    await sessions.votes.stand_in(table.id, EDDA, seat, await revision(sessions, table))
    for person in (EDDA, absent):
        assert "answers" not in json.loads(await sessions.privacy.export(person.id))
    (line,) = await sessions.context.db.run(lambda db: audit.latest(db, HERE.server, 50))
    assert (line.what.key, line.user) == ("tables-did-stand-in", EDDA.id)


async def test_a_vacant_seat_can_be_answered_for(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    absent = await up(sessions, table, ADA, BO)
    seat = table.seat_of(absent.id) or 0
    await sessions.repairs.vacate(table.id, EDDA, seat, absent.id)
    await sessions.votes.stand_in(table.id, EDDA, seat, await revision(sessions, table))
    assert await up(sessions, table, *({ADA, BO} - {absent}))


# -- going back -----------------------------------------------------------------------------------


async def test_where_nothing_was_played_there_is_nowhere_to_go_back_to(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    assert await sessions.repairs.points(table.id) == []


async def test_going_back_takes_a_new_revision_and_keeps_both_branches(
    sessions: Sessions,
) -> None:
    table = await begun(sessions, ADA, BO)
    first = await turn(sessions, table)
    there = (await sessions.show.board(table.id)).view
    points = await sessions.repairs.points(table.id)
    assert [point.revision for point in points] == [0]
    second = await turn(sessions, table)
    await turn(sessions, table)
    points = await sessions.repairs.points(table.id)
    assert [point.revision for point in points] == sorted(p.revision for p in points)[::-1]
    assert len(points) == 3
    goal = points[1]
    assert goal.told, "it is known by what happened in it"
    before = await revision(sessions, table)
    await settled(sessions)
    await sessions.votes.roll_back(table.id, EDDA, goal.revision, before)
    assert await revision(sessions, table) == before + 1
    assert (await sessions.show.board(table.id)).view == there
    assert await up(sessions, table, ADA, BO) == second
    assert {"poster", "hand"} <= await owed(sessions)
    poster = await sessions.show.poster(table.id)
    assert poster.seen.changes == goal.told, "the turn that led there is shown again"
    given = await sessions.context.db.run(lambda db: matches.answers(db, table.id))
    assert {answer.undone for answer in given if answer.revision > goal.revision} == {True}
    assert {answer.undone for answer in given if answer.revision <= goal.revision} == {False}
    assert await told(sessions) == ["tables-did-roll-back"]
    assert first != second


async def test_after_going_back_the_game_is_sound_and_goes_on(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    for _ in range(3):
        await turn(sessions, table)
    *_, goal, _ = await sessions.repairs.points(table.id)
    now = await revision(sessions, table)
    await sessions.votes.roll_back(table.id, EDDA, goal.revision, now)
    for _ in range(2):
        await turn(sessions, table)
    known = await sessions.show.table(table.id)
    found = await sessions.context.db.run(lambda db: stored(db, table.id))
    assert list(problems(sessions.context.games, known, found)) == []
    again = [point.revision for point in await sessions.repairs.points(table.id)]
    assert all(not goal.revision < point <= now for point in again), "an undone branch is no goal"


async def test_what_was_gone_back_to_is_in_the_list_once(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    await turn(sessions, table)
    await turn(sessions, table)
    goal, start = await sessions.repairs.points(table.id)
    now = await revision(sessions, table)
    await sessions.votes.roll_back(table.id, EDDA, goal.revision, now)
    await turn(sessions, table)
    assert await sessions.repairs.points(table.id) == [goal, start]


async def test_after_going_back_the_table_has_waited_since_the_last_answer(
    sessions: Sessions,
) -> None:
    table = await begun(sessions, ADA, BO)
    sessions.context.clock = lambda: 5_000
    await turn(sessions, table)
    await sessions.votes.roll_back(table.id, EDDA, 0, await revision(sessions, table))
    (own,) = await sessions.show.of_user(ADA.id)
    assert own.since == 5_000


async def test_a_draft_and_its_buttons_do_not_outlive_it(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    await turn(sessions, table)
    me = await up(sessions, table, ADA, BO)
    await sessions.play.typed(table.id, me, "sail 1")
    asked = (await sessions.play.question(table.id, me)).asked
    (start,) = [p for p in await sessions.repairs.points(table.id) if p.revision == 0]
    live = await sessions.context.live(table)
    await sessions.votes.roll_back(table.id, EDDA, start.revision, live.published.revision)
    with pytest.raises(Refused):
        await sessions.play.pick(table.id, me, asked, (0,))
    with pytest.raises(Refused):
        await sessions.play.step_back(table.id, me)


async def test_nobody_goes_back_to_where_nobody_was(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    await turn(sessions, table)
    now = await revision(sessions, table)
    for nowhere in (1, now, now + 5):
        with pytest.raises(TableError, match="tables-no-such-point"):
            await sessions.votes.roll_back(table.id, EDDA, nowhere, now)
    assert await revision(sessions, table) == now


async def test_nobody_is_asked_to_go_back_to_where_nobody_was(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    await turn(sessions, table)
    now = await revision(sessions, table)
    for nowhere in (1, now, 999_999):
        with pytest.raises(TableError, match="tables-no-such-point"):
            await sessions.votes.roll_back(table.id, ADA, nowhere, now)
    assert await announced(sessions) == []


# -- consent --------------------------------------------------------------------------------------


async def asked(sessions: Sessions, table: Table, person: Person) -> tuple[int, Point]:
    """Somebody seated asks to go back to the start; the number of what was asked."""
    await turn(sessions, table)
    *_, start = await sessions.repairs.points(table.id)
    now = await revision(sessions, table)
    done = await sessions.votes.roll_back(table.id, person, start.revision, now)
    assert done.asked
    assert await revision(sessions, table) == now, "nothing is done yet"
    assert (await announced(sessions))[-1] == ("poll", HERE.channel)

    def newest(db: Any) -> int:
        return int(db.execute("SELECT max(id) FROM proposals").fetchone()[0])

    return await sessions.context.db.run(newest), start


async def test_who_sits_at_the_table_needs_everybody_else(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO, CYD)
    proposal, _ = await asked(sessions, table, ADA)
    before = await revision(sessions, table)
    one = await sessions.votes.say(table.id, BO, proposal, yes=True)
    assert [chair.user for chair in one.missing] == [CYD.id]
    assert await revision(sessions, table) == before
    own = await sessions.votes.say(table.id, ADA, proposal, yes=True, manages=True)
    assert own.missing, "who asks does not answer"
    with pytest.raises(TableError, match="tables-poll-others"):
        await sessions.votes.say(table.id, DI, proposal, yes=True)
    last = await sessions.votes.say(table.id, CYD, proposal, yes=True)
    assert (last.proposal.state, last.missing) == ("table", ())
    assert await revision(sessions, table) == before + 1
    assert (await told(sessions))[-1] == "tables-did-roll-back"
    with pytest.raises(TableError, match="tables-poll-over"):
        await sessions.votes.say(table.id, BO, proposal, yes=True)


async def test_or_another_manager_who_does_not_sit_there(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO, CYD)
    proposal, _ = await asked(sessions, table, ADA)
    before = await revision(sessions, table)
    decided = await sessions.votes.say(table.id, EDDA, proposal, yes=True, manages=True)
    assert decided.proposal.state == "manager"
    assert await revision(sessions, table) == before + 1


async def test_giving_up_the_seat_does_not_make_anybody_a_stranger(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO, CYD)
    me = await turn(sessions, table)
    await sessions.repairs.vacate(table.id, me, table.seat_of(me.id) or 0, me.id)
    now = await revision(sessions, table)
    assert (await sessions.votes.roll_back(table.id, me, 0, now)).asked
    agreed = await sessions.votes.say(table.id, me, 1, yes=True, manages=True)
    assert len(agreed.missing) == 2, "those who are left"
    next_up = table.seat_of((await up(sessions, table, ADA, BO, CYD)).id) or 0
    assert (await sessions.votes.stand_in(table.id, me, next_up, now)).asked
    assert await revision(sessions, table) == now, "nothing is done yet"


async def test_nobody_decides_alone_what_they_have_proposed(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    absent = await up(sessions, table, ADA, BO)
    mine = BO if absent == ADA else ADA
    seat, now = table.seat_of(absent.id) or 0, await revision(sessions, table)
    await sessions.votes.stand_in(table.id, mine, seat, now)
    await sessions.repairs.vacate(table.id, mine, table.seat_of(mine.id) or 0, mine.id)
    alone = await sessions.votes.say(table.id, mine, 1, yes=True, manages=True)
    assert (alone.proposal.state, await revision(sessions, table)) == ("open", now)
    decided = await sessions.votes.say(table.id, EDDA, 1, yes=True, manages=True)
    assert decided.proposal.state == "manager"


async def test_consent_is_for_the_position_it_was_asked_in(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO, CYD)
    proposal, _ = await asked(sessions, table, ADA)
    await turn(sessions, table)
    with pytest.raises(TableError, match="tables-poll-over"):
        await sessions.votes.say(table.id, EDDA, proposal, yes=True, manages=True)


async def test_the_one_who_is_missed_is_not_waited_for(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO, CYD)
    absent = await up(sessions, table, ADA, BO, CYD)
    mine, other = [person for person in (ADA, BO, CYD) if person != absent]
    seat, now = table.seat_of(absent.id) or 0, await revision(sessions, table)
    done = await sessions.votes.stand_in(table.id, mine, seat, now)
    assert done.asked
    last = await sessions.votes.say(table.id, other, 1, yes=True)
    assert last.proposal.state == "table"
    assert await up(sessions, table, ADA, BO, CYD) != absent


async def test_where_only_the_missed_one_is_left_it_takes_another_manager(
    sessions: Sessions,
) -> None:
    table = await begun(sessions, ADA, BO)
    absent = await up(sessions, table, ADA, BO)
    mine = BO if absent == ADA else ADA
    seat, now = table.seat_of(absent.id) or 0, await revision(sessions, table)
    await sessions.votes.stand_in(table.id, mine, seat, now)
    alone = await sessions.votes.say(table.id, mine, 1, yes=True, manages=True)
    assert alone.proposal.state == "open"
    assert await revision(sessions, table) == now
    await sessions.votes.say(table.id, EDDA, 1, yes=True, manages=True)
    assert await up(sessions, table, ADA, BO) == mine


async def test_two_who_agree_at_once_bring_it_about_once(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO, CYD)
    proposal, _ = await asked(sessions, table, ADA)
    before = await revision(sessions, table)
    work = [sessions.votes.say(table.id, one, proposal, yes=True) for one in (BO, CYD)]
    work.append(sessions.votes.say(table.id, EDDA, proposal, yes=True, manages=True))
    await asyncio.gather(*work, return_exceptions=True)
    assert await revision(sessions, table) == before + 1
    assert (await told(sessions)).count("tables-did-roll-back") == 1


async def test_two_managers_who_go_back_at_once_go_back_once(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    await turn(sessions, table)
    now = await revision(sessions, table)
    work = [sessions.votes.roll_back(table.id, EDDA, 0, now) for _ in range(2)]
    done = await asyncio.gather(*work, return_exceptions=True)
    assert sum(isinstance(one, TableError) for one in done) == 1
    assert await revision(sessions, table) == now + 1
