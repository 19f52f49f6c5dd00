"""A game that its people leave: one by one, or all at once; it is put away, and never ended."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from sessions.ballot import DAY
from sessions.resting import REST_DAYS, SILENT_DAYS
from sessions.sessions import Sessions
from sessions.shapes import TableError, Wish
from tests.sessions.tables import ADA, BO, CYD, DI, HERE, begun, open_sessions, up
from tests.sessions.test_repairs import announced, revision, told, turn
from tests.sessions.test_votes import Hours


@pytest.fixture
def hours() -> Hours:
    return Hours()


@pytest.fixture
async def sessions(hours: Hours) -> AsyncIterator[Sessions]:
    async with open_sessions() as opened:
        opened.context.clock = lambda: hours.now
        yield opened


async def test_who_leaves_is_told_of_and_leaves_a_seat_to_be_had(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO, CYD)
    seat = table.seat_of(ADA.id) or 0
    left = await sessions.resting.give_up(table.id, ADA)
    assert left.chairs[seat].vacant
    assert left.chairs[seat].offered
    assert left.host != ADA.id
    assert await told(sessions) == ["votes-did-leave"]
    with pytest.raises(TableError, match="bot-no-seat"):
        await sessions.resting.give_up(table.id, ADA)
    vote = Wish("bot", seat, detail="easy")
    assert (await sessions.votes.propose(table.id, BO, vote)).asked
    assert (await sessions.votes.say(table.id, CYD, 1, yes=True)).proposal.state == "table"
    assert (await sessions.show.table(table.id)).bots == {seat}


async def test_who_comes_to_the_vacant_seat_overtakes_the_vote_about_it(
    sessions: Sessions,
) -> None:
    table = await begun(sessions, ADA, BO, CYD)
    seat = table.seat_of(ADA.id) or 0
    await sessions.resting.give_up(table.id, ADA)
    await sessions.votes.propose(table.id, BO, Wish("bot", seat, detail="easy"))
    await sessions.seats.take(table.id, DI, seat)
    with pytest.raises(TableError, match="tables-poll-over"):
        await sessions.votes.say(table.id, CYD, 1, yes=True)


async def test_a_lobby_is_not_left_like_a_game(sessions: Sessions) -> None:
    table = await sessions.lobby.open(HERE, ADA, "river_of_gold")
    with pytest.raises(TableError, match="bot-not-running"):
        await sessions.resting.give_up(table.id, ADA)


async def test_a_silent_game_is_told_of_once_and_put_away_a_month_after(
    sessions: Sessions, hours: Hours
) -> None:
    table = await begun(sessions, ADA, BO)
    hours.pass_by(SILENT_DAYS * DAY - 1)
    await sessions.resting.see_to_all()
    assert await announced(sessions) == []
    hours.pass_by(1)
    for _ in range(2):
        await sessions.resting.see_to_all()
    assert await announced(sessions) == [("idle", 10)]
    assert await sessions.resting.idle(table.id) is not None
    hours.pass_by((REST_DAYS - SILENT_DAYS) * DAY)
    await sessions.resting.see_to_all()
    rests = await sessions.show.table(table.id)
    assert (rests.status, rests.resting) == ("playing", True)
    hours.pass_by(400 * DAY)
    await sessions.resting.see_to_all()
    assert (await sessions.show.table(table.id)).status == "playing", "never ended by itself"


async def test_anybody_who_plays_there_wakes_it_up_as_it_was(
    sessions: Sessions, hours: Hours
) -> None:
    table = await begun(sessions, ADA, BO, CYD)
    me, before = await up(sessions, table, ADA, BO, CYD), await revision(sessions, table)
    hours.pass_by(SILENT_DAYS * DAY)
    await sessions.resting.see_to_all()
    hours.pass_by((REST_DAYS - SILENT_DAYS) * DAY)
    await sessions.resting.see_to_all()
    with pytest.raises(TableError, match="votes-rests"):
        await sessions.play.typed(table.id, me, "sail 1")
    assert not (await sessions.votes.propose(table.id, CYD, Wish("resume"))).asked
    assert await revision(sessions, table) == before
    assert await turn(sessions, table) == me
    await sessions.resting.see_to_all()
    assert not (await sessions.show.table(table.id)).resting


async def test_whoever_plays_on_after_the_notice_begins_the_fortnight_anew(
    sessions: Sessions, hours: Hours
) -> None:
    table = await begun(sessions, ADA, BO)
    hours.pass_by(SILENT_DAYS * DAY)
    await sessions.resting.see_to_all()
    await turn(sessions, table)
    assert await sessions.resting.idle(table.id) is None
    hours.pass_by((REST_DAYS - SILENT_DAYS) * DAY - 3 * DAY)
    await sessions.resting.see_to_all()
    assert not (await sessions.show.table(table.id)).resting


async def gone(sessions: Sessions) -> list[tuple[int, int]]:
    """Channel and message of what is to be deleted."""
    query = "SELECT channel_id, message_id FROM old_posters WHERE surplus = 1"
    return await sessions.context.db.run(lambda db: db.execute(query).fetchall())


@pytest.mark.parametrize("how", ["played", "paused", "moved", "ended"])
async def test_the_notice_goes_when_something_happens(
    sessions: Sessions, hours: Hours, how: str
) -> None:
    table = await begun(sessions, ADA, BO)
    hours.pass_by(SILENT_DAYS * DAY)
    await sessions.resting.see_to_all()
    await sessions.resting.told(table.id, HERE.channel, 77)
    assert await gone(sessions) == []
    if how == "played":
        await turn(sessions, table)
    elif how == "paused":
        await sessions.votes.propose(table.id, ADA, Wish("pause", detail="open"))
    elif how == "ended":
        await sessions.lobby.end(table.id, ADA, manages=True)
    else:
        await sessions.repairs.move(table.id, ADA, replace(HERE, channel=11), manages=True)
    assert await gone(sessions) == [(HERE.channel, 77)]


async def test_a_notice_that_comes_too_late_goes_at_once(sessions: Sessions, hours: Hours) -> None:
    table = await begun(sessions, ADA, BO)
    hours.pass_by(SILENT_DAYS * DAY)
    await sessions.resting.see_to_all()
    await turn(sessions, table)
    await sessions.resting.told(table.id, HERE.channel, 77)
    assert await gone(sessions) == [(HERE.channel, 77)]


async def test_paused_games_are_left_alone(sessions: Sessions, hours: Hours) -> None:
    table = await begun(sessions, ADA, BO)
    await sessions.votes.propose(table.id, ADA, Wish("pause", detail="open"))
    hours.pass_by(REST_DAYS * DAY)
    await sessions.resting.see_to_all()
    assert not (await sessions.show.table(table.id)).resting
    assert "idle" not in {kind for kind, _ in await announced(sessions)}
