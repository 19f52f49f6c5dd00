"""What a table decides together: by most, by all, by silence; and what comes of it, once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from db import audit, matches, proposals
from db.tables import Table
from engine.core.words import Msg
from sessions.ballot import DAY, HOUR
from sessions.sessions import Sessions
from sessions.shapes import BotPlays, Person, Place, TableError, Wish
from tests.sessions.tables import ADA, BO, CYD, DI, HERE, begun, open_sessions, up
from tests.sessions.test_repairs import revision, told, turn

EDDA = Person(200, "Edda", "en")  # manages the server and plays at no table
FOUR = (ADA, BO, CYD, DI)
PAUSE = Wish("pause", detail="1w")


class Hours:
    """A clock that is moved."""

    now = 1_000

    def pass_by(self, seconds: int) -> None:
        """So much later."""
        self.now += seconds


@pytest.fixture
def hours() -> Hours:
    return Hours()


@pytest.fixture
async def sessions(hours: Hours) -> AsyncIterator[Sessions]:
    async with open_sessions() as opened:
        opened.context.clock = lambda: hours.now
        yield opened


async def newest(sessions: Sessions) -> int:
    """The number of what was asked last."""

    def work(db: Any) -> int:
        return int(db.execute("SELECT max(id) FROM proposals").fetchone()[0])

    return await sessions.context.db.run(work)


async def asked(sessions: Sessions, table: Table, person: Person, wish: Wish) -> int:
    """Somebody asks the others; its number."""
    done = await sessions.votes.propose(table.id, person, wish)
    assert done.asked
    return await newest(sessions)


async def state(sessions: Sessions, proposal: int) -> str:
    vote = await sessions.votes.read(proposal)
    assert vote is not None
    return vote.proposal.state


async def without(
    sessions: Sessions, table: Table, kind: str, detail: str = ""
) -> tuple[Wish, Person, list[Person]]:
    """A wish about whoever is up, who that is, and the others."""
    missed = await up(sessions, table, *FOUR[: len(table.chairs)])
    wish = Wish(kind, table.seat_of(missed.id) or 0, about=missed.id, detail=detail)
    return wish, missed, [one for one in FOUR[: len(table.chairs)] if one != missed]


# -- by most --------------------------------------------------------------------------------------


async def test_more_than_half_decide_at_once_and_who_is_missing_is_known(
    sessions: Sessions, hours: Hours
) -> None:
    table = await begun(sessions, *FOUR)
    vote = await asked(sessions, table, BO, PAUSE)
    one = await sessions.votes.say(table.id, CYD, vote, yes=True)
    assert [chair.user for chair in one.those(yes=True)] == [BO.id, CYD.id]
    assert {chair.user for chair in one.missing} == {ADA.id, DI.id}
    assert (await sessions.show.table(table.id)).paused_by is None
    done = await sessions.votes.say(table.id, DI, vote, yes=True)
    assert done.proposal.state == "table"
    paused = await sessions.show.table(table.id)
    assert (paused.paused_by, paused.paused_until) == ("Bo", hours.now + 7 * DAY)
    assert await told(sessions) == ["votes-did-pause"]


async def test_what_cannot_be_reached_any_more_is_refused_and_written_down(
    sessions: Sessions,
) -> None:
    table = await begun(sessions, *FOUR)
    vote = await asked(sessions, table, BO, PAUSE)
    await sessions.votes.say(table.id, CYD, vote, yes=False)
    done = await sessions.votes.say(table.id, DI, vote, yes=False)
    assert done.proposal.state == "refused"
    assert await told(sessions) == ["votes-log-refused"]
    with pytest.raises(TableError, match="tables-poll-over"):
        await sessions.votes.say(table.id, ADA, vote, yes=True)


async def test_everybody_may_change_their_mind_and_whoever_asked_takes_it_back(
    sessions: Sessions,
) -> None:
    table = await begun(sessions, *FOUR)
    vote = await asked(sessions, table, BO, PAUSE)
    await sessions.votes.say(table.id, CYD, vote, yes=False)
    again = await sessions.votes.say(table.id, CYD, vote, yes=True)
    assert again.those(yes=False) == ()
    await sessions.votes.say(table.id, CYD, vote, yes=True)
    assert await state(sessions, vote) == "open", "twice the same is once"
    gone = await sessions.votes.say(table.id, BO, vote, yes=False)
    assert gone.proposal.state == "withdrawn"


async def test_of_two_the_other_one_decides(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    vote = await asked(sessions, table, BO, Wish("end"))
    done = await sessions.votes.say(table.id, ADA, vote, yes=False)
    assert done.proposal.state == "refused"
    vote = await asked(sessions, table, BO, Wish("end"))
    await sessions.votes.say(table.id, ADA, vote, yes=True)
    assert (await sessions.show.table(table.id)).status == "ended"
    assert (await told(sessions))[-1] == "votes-did-end"


@pytest.mark.parametrize(("against", "becomes"), [(0, "silence"), (1, "lapsed")])
async def test_silence_abstains_after_two_days(
    sessions: Sessions, hours: Hours, against: int, becomes: str
) -> None:
    table = await begun(sessions, *FOUR)
    vote = await asked(sessions, table, BO, PAUSE)
    if against:
        await sessions.votes.say(table.id, CYD, vote, yes=False)
    hours.pass_by(48 * HOUR - 1)
    await sessions.votes.see_to_all()
    assert await state(sessions, vote) == "open"
    hours.pass_by(1)
    await sessions.votes.see_to_all()
    assert await state(sessions, vote) == becomes
    paused = (await sessions.show.table(table.id)).paused_by
    assert paused == (None if against else "Bo")
    await sessions.votes.see_to_all()
    assert len(await told(sessions)) == 1, "each is closed once"


async def test_a_live_table_waits_for_ten_minutes(sessions: Sessions, hours: Hours) -> None:
    table = await sessions.lobby.open(HERE, ADA, "river_of_gold")
    await sessions.lobby.set_option(table.id, ADA, "pace", "live")
    await sessions.lobby.join(table.id, BO)
    await sessions.lobby.start(table.id, ADA)
    vote = await asked(sessions, table, BO, PAUSE)
    hours.pass_by(600)
    await sessions.votes.see_to_all()
    assert await state(sessions, vote) == "silence"


async def test_a_paused_table_goes_on_by_itself_on_its_day(
    sessions: Sessions, hours: Hours
) -> None:
    table = await begun(sessions, ADA, BO)
    await sessions.votes.propose(table.id, ADA, PAUSE)
    hours.pass_by(7 * DAY - 1)
    await sessions.votes.see_to_all()
    assert (await sessions.show.table(table.id)).paused_by == "Ada"
    hours.pass_by(1)
    await sessions.votes.see_to_all()
    assert (await sessions.show.table(table.id)).paused_by is None
    assert await told(sessions) == ["votes-did-pause", "votes-did-go-on"]


async def test_the_host_pauses_alone_and_anybody_asks_to_go_on(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO, CYD)
    assert not (await sessions.votes.propose(table.id, ADA, Wish("pause", detail="open"))).asked
    with pytest.raises(TableError, match="tables-paused-already"):
        await sessions.votes.propose(table.id, BO, PAUSE)
    vote = await asked(sessions, table, BO, Wish("resume"))
    await sessions.votes.say(table.id, CYD, vote, yes=True)
    assert (await sessions.show.table(table.id)).paused_by is None


# -- without somebody -----------------------------------------------------------------------------


async def test_a_bot_plays_for_who_is_missed_until_they_take_the_seat_back(
    sessions: Sessions,
) -> None:
    table = await begun(sessions, *FOUR)
    wish, missed, (one, other, _) = await without(sessions, table, "bot", "steady")
    vote = await asked(sessions, table, one, wish)
    with pytest.raises(TableError, match="votes-about-you"):
        await sessions.votes.say(table.id, missed, vote, yes=False)
    done = await sessions.votes.say(table.id, other, vote, yes=True)
    assert done.proposal.state == "table"
    chair = done.table.chairs[wish.subject]
    assert (chair.user, chair.bot) == (missed.id, "steady")
    assert await told(sessions) == ["votes-did-bot"]
    back = await sessions.bots.play_again(table.id, missed)
    assert back.chairs[wish.subject].bot is None


async def test_a_seat_is_offered_and_its_owner_plays_on_until_it_is_taken(
    sessions: Sessions,
) -> None:
    table = await begun(sessions, ADA, BO, CYD)
    wish, missed, (one, other) = await without(sessions, table, "replace")
    vote = await asked(sessions, table, one, wish)
    await sessions.votes.say(table.id, other, vote, yes=True)
    chair = (await sessions.show.table(table.id)).chairs[wish.subject]
    assert (chair.user, chair.offered) == (missed.id, True)
    taken = await sessions.seats.take(table.id, DI, wish.subject)
    assert taken.after.user == DI.id


async def test_who_plays_in_the_meantime_has_not_been_missed(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO, CYD)
    wish, missed, (one, other) = await without(sessions, table, "bot", "easy")
    vote = await asked(sessions, table, one, wish)
    assert await turn(sessions, table) == missed
    with pytest.raises(TableError, match="tables-poll-over"):
        await sessions.votes.say(table.id, other, vote, yes=True)
    await sessions.votes.see_to_all()
    assert await state(sessions, vote) == "over"
    assert (await sessions.show.table(table.id)).bots == frozenset()


async def test_only_about_somebody_else_for_whom_the_table_waits(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO, CYD)
    wish, missed, (one, other) = await without(sessions, table, "bot", "easy")
    with pytest.raises(TableError, match="votes-own-seat"):
        await sessions.votes.propose(table.id, missed, wish)
    idle = Wish("bot", table.seat_of(other.id) or 0, about=other.id, detail="easy")
    with pytest.raises(TableError, match="tables-not-waited-for"):
        await sessions.votes.propose(table.id, one, idle)
    with pytest.raises(TableError, match="bot-seat-changed"):
        await sessions.votes.propose(
            table.id, one, Wish("bot", wish.subject, about=9, detail="easy")
        )
    with pytest.raises(TableError, match="bot-unknown-choice"):
        await sessions.votes.propose(table.id, one, Wish("bot", wish.subject, about=missed.id))
    with pytest.raises(TableError, match="bot-no-such-seat"):
        await sessions.votes.propose(table.id, one, Wish("bot", 7, about=missed.id))


async def test_of_two_nobody_decides_alone_about_the_other_but_time_does(
    sessions: Sessions, hours: Hours
) -> None:
    table = await begun(sessions, ADA, BO)
    wish, _, (one,) = await without(sessions, table, "bot", "easy")
    vote = await asked(sessions, table, one, wish)
    await sessions.votes.say(table.id, one, vote, yes=True)
    assert await state(sessions, vote) == "open"
    hours.pass_by(48 * HOUR)
    await sessions.votes.see_to_all()
    assert await state(sessions, vote) == "silence"
    assert (await sessions.show.table(table.id)).bots == {wish.subject}


async def test_a_vacant_seat_is_nobodys_so_whoever_is_left_decides(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    wish, missed, (one,) = await without(sessions, table, "bot", "easy")
    await sessions.repairs.vacate(table.id, EDDA, wish.subject, missed.id)
    done = await sessions.votes.propose(table.id, one, Wish("bot", wish.subject, detail="easy"))
    assert not done.asked
    assert (await sessions.show.table(table.id)).bots == {wish.subject}


# -- who has a say --------------------------------------------------------------------------------


async def test_bots_and_strangers_have_no_say(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO, CYD)
    await sessions.bots.take_over(table.id, table.seat_of(CYD.id) or 0, "easy")
    with pytest.raises(BotPlays):
        await sessions.votes.propose(table.id, CYD, PAUSE)
    with pytest.raises(TableError, match="votes-players-only"):
        await sessions.votes.propose(table.id, DI, PAUSE)
    vote = await asked(sessions, table, BO, PAUSE)
    with pytest.raises(BotPlays):
        await sessions.votes.say(table.id, CYD, vote, yes=True)
    with pytest.raises(TableError, match="tables-poll-others"):
        await sessions.votes.say(table.id, DI, vote, yes=True)
    done = await sessions.votes.say(table.id, ADA, vote, yes=True)
    assert done.proposal.state == "table"


async def test_where_nobody_else_plays_one_s_own_word_is_enough(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    await sessions.bots.take_over(table.id, table.seat_of(ADA.id) or 0, "easy")
    assert not (await sessions.votes.propose(table.id, BO, Wish("end"))).asked
    assert (await sessions.show.table(table.id)).status == "ended"


async def test_a_manager_who_does_not_play_decides_alone(sessions: Sessions) -> None:
    table = await begun(sessions, *FOUR)
    vote = await asked(sessions, table, BO, PAUSE)
    done = await sessions.votes.say(table.id, EDDA, vote, yes=True, manages=True)
    assert (done.proposal.state, done.proposal.decided_by) == ("manager", EDDA.id)
    assert (await sessions.show.table(table.id)).paused_by == "Edda"


async def test_of_each_kind_there_is_one_at_a_time(sessions: Sessions) -> None:
    table = await begun(sessions, *FOUR)
    vote = await asked(sessions, table, BO, PAUSE)
    assert await asked(sessions, table, BO, PAUSE) == vote, "a double press asks once"
    with pytest.raises(TableError, match="votes-open-already"):
        await sessions.votes.propose(table.id, CYD, PAUSE)
    assert await asked(sessions, table, CYD, Wish("end")) != vote


async def test_two_who_speak_at_once_bring_it_about_once(sessions: Sessions) -> None:
    table = await begun(sessions, *FOUR)
    wish, _, (one, *others) = await without(sessions, table, "bot", "easy")
    vote = await asked(sessions, table, one, wish)
    work = [sessions.votes.say(table.id, each, vote, yes=True) for each in others]
    work.append(sessions.votes.say(table.id, EDDA, vote, yes=True, manages=True))
    await asyncio.gather(*work, return_exceptions=True)
    assert (await told(sessions)).count("votes-did-bot") == 1


async def test_a_vote_outlives_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "harbor.db"
    async with open_sessions(path) as before:
        table = await begun(before, ADA, BO, CYD)
        vote = await asked(before, table, BO, PAUSE)
    async with open_sessions(path) as after:
        done = await after.votes.say(table.id, CYD, vote, yes=True)
        assert done.proposal.state == "table"
        assert (await after.show.table(table.id)).paused_by == "Bo"


# -- the way back ---------------------------------------------------------------------------------


async def back(sessions: Sessions, table: Table, person: Person) -> tuple[Wish, int]:
    """To before somebody's own last turn."""
    own = await sessions.repairs.before_last_turn(table.id, table.seat_of(person.id) or 0)
    assert own is not None
    now = await revision(sessions, table)
    return Wish("undo", own, now, detail="slip"), now


async def test_back_past_a_hand_over_needs_everybody(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO, CYD)
    there = (await sessions.show.board(table.id)).view
    first = await turn(sessions, table)
    second = await turn(sessions, table)
    wish, now = await back(sessions, table, first)
    assert wish.subject == 0, "where the first turn began"
    assert (await back(sessions, table, second))[0].subject > 0
    vote = await asked(sessions, table, first, wish)
    third = next(one for one in (ADA, BO, CYD) if one not in (first, second))
    await sessions.votes.say(table.id, second, vote, yes=True)
    assert await revision(sessions, table) == now, "more than half is not enough"
    await sessions.votes.say(table.id, third, vote, yes=True)
    assert await revision(sessions, table) == now + 1
    assert (await sessions.show.board(table.id)).view == there
    assert await told(sessions) == ["votes-did-undo-all"]
    (line,) = await sessions.context.db.run(lambda db: audit.latest(db, HERE.server, 9))
    assert line.user == first.id
    assert line.what.args["why"] == Msg("votes-why-slip")
    given = await sessions.context.db.run(lambda db: matches.answers(db, table.id))
    assert {answer.undone for answer in given} == {True}, "kept, but undone"


async def test_one_who_is_against_it_or_silent_keeps_the_game_where_it_is(
    sessions: Sessions, hours: Hours
) -> None:
    table = await begun(sessions, ADA, BO, CYD)
    first = await turn(sessions, table)
    others = [one for one in (ADA, BO, CYD) if one != first]
    wish, now = await back(sessions, table, first)
    vote = await asked(sessions, table, first, wish)
    await sessions.votes.say(table.id, others[0], vote, yes=False)
    assert await state(sessions, vote) == "refused"
    vote = await asked(sessions, table, first, wish)
    await sessions.votes.say(table.id, others[0], vote, yes=True)
    hours.pass_by(48 * HOUR)
    await sessions.votes.see_to_all()
    assert await state(sessions, vote) == "lapsed"
    assert await revision(sessions, table) == now


async def test_it_is_asked_of_one_position_only(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    first = await turn(sessions, table)
    wish, _ = await back(sessions, table, first)
    vote = await asked(sessions, table, first, wish)
    second = await turn(sessions, table)
    with pytest.raises(TableError, match="tables-poll-over"):
        await sessions.votes.say(table.id, second, vote, yes=True)
    with pytest.raises(TableError, match="tables-moved-on"):
        await sessions.votes.propose(table.id, first, wish)


async def test_who_is_asked_depends_on_no_hand(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO, CYD)
    first = await turn(sessions, table)
    wish, _ = await back(sessions, table, first)
    vote = await asked(sessions, table, first, wish)
    found = await sessions.votes.read(vote)
    assert found is not None
    assert {chair.user for chair in found.voters} == {ADA.id, BO.id, CYD.id}


async def test_before_one_s_first_turn_there_is_no_way_back_to_it(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    first = await turn(sessions, table)
    other = BO if first == ADA else ADA
    seat = table.seat_of(other.id) or 0
    assert await sessions.repairs.before_last_turn(table.id, seat) is None


# -- its message ----------------------------------------------------------------------------------


async def test_what_became_of_it_is_owed_to_its_message_until_that_says_so(
    sessions: Sessions,
) -> None:
    table = await begun(sessions, ADA, BO)
    vote = await asked(sessions, table, BO, PAUSE)
    await sessions.votes.posted(vote, 10, 77)
    assert await sessions.votes.stale() == []
    await sessions.votes.say(table.id, ADA, vote, yes=True)
    assert [each.proposal.message for each in await sessions.votes.stale()] == [77]
    await sessions.votes.shown(vote)
    assert await sessions.votes.stale() == []


async def test_an_ended_table_decides_nothing_any_more(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    vote = await asked(sessions, table, BO, PAUSE)
    await sessions.lobby.end(table.id, ADA, manages=False)
    with pytest.raises(TableError, match="bot-not-running"):
        await sessions.votes.say(table.id, ADA, vote, yes=True)
    with pytest.raises(TableError, match="votes-not-running"):
        await sessions.votes.propose(table.id, BO, PAUSE)
    await sessions.votes.see_to_all()
    assert await state(sessions, vote) == "over"
    open_ = await sessions.context.db.run(proposals.open_anywhere)
    assert open_ == []


async def test_what_was_decided_is_forgotten_after_a_year(sessions: Sessions, hours: Hours) -> None:
    table = await begun(sessions, ADA, BO)
    vote = await asked(sessions, table, BO, PAUSE)
    await sessions.votes.say(table.id, ADA, vote, yes=False)
    hours.pass_by(365 * DAY)
    await sessions.privacy.retire()
    assert await sessions.votes.read(vote) is not None
    hours.pass_by(1)
    await sessions.privacy.retire()
    assert await sessions.votes.read(vote) is None


async def test_a_table_that_cannot_be_read_keeps_no_other_from_its_vote(
    sessions: Sessions, hours: Hours
) -> None:
    broken = await begun(sessions, ADA, BO)
    wish, _, (one,) = await without(sessions, broken, "bot", "easy")
    await sessions.votes.propose(broken.id, one, wish)
    table = await begun(sessions, CYD, DI, place=Place(1, 20, "en"))
    vote = await asked(sessions, table, DI, PAUSE)

    def spoil(db: Any) -> None:
        db.execute(
            "UPDATE matches SET state = substr(state, 1, 1), published = substr(state, 1, 1)"
            " WHERE table_id = 1"
        )

    await sessions.context.db.run(spoil)
    sessions.context.shelf.drop(broken.id)
    hours.pass_by(48 * HOUR)
    await sessions.votes.see_to_all()
    assert await state(sessions, 1) == "over", "nobody could carry it out"
    assert await state(sessions, vote) == "silence"
