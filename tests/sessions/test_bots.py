"""Bots at the table: how they get there, when they move, and who takes over from whom."""

from __future__ import annotations

from pathlib import Path

import pytest

from db.tables import Table
from engine.core.decision import Answer, Seat
from sessions.ballot import Vote
from sessions.shapes import BotPlays, Person, TableError
from sessions.turns import BOT
from tests.sessions.bots import BRIEF, PAUSE, Pier, pier
from tests.sessions.tables import ADA, BO, CYD, DI, HERE, open_sessions

EDDA = Person(200, "Edda", "en")  # manages the server and plays at no table


async def seated(quay: Pier, *people: Person, bots: tuple[str, ...] = ("easy",)) -> Table:
    """A running game of these people and bots behind them."""
    first, *others = people
    table = await quay.sessions.lobby.open(HERE, first, "river_of_gold")
    for person in others:
        await quay.sessions.lobby.join(table.id, person)
    for strength in bots:
        await quay.sessions.lobby.add_bot(table.id, first, strength)
    return await quay.sessions.lobby.start(table.id, first)


async def up_next(quay: Pier, table: Table, seat: Seat) -> None:
    """Everybody plays until this seat is asked."""
    for _ in range(20):
        known = await quay.sessions.context.table(table.id)
        if seat in await quay.up(table):
            return
        for chair in known.chairs:
            if chair.present:
                await quay.play(table, Person(chair.user, chair.name, "en"))
                if seat in await quay.up(table):
                    return
        await quay.later(PAUSE)
    raise AssertionError("nobody gets that far")


# -- at a practice table --------------------------------------------------------------------------


async def test_a_practice_table_begins_at_once_and_is_announced_to_nobody() -> None:
    async with pier() as quay:
        table = await quay.practice("easy", "strong")
        assert (table.status, table.practice) == ("playing", True)
        assert table.names() == ("Ada", "Bot B", "Bot C")
        assert [chair.bot for chair in table.chairs] == [None, "easy", "strong"]
        owed = await quay.rows("SELECT kind FROM outbox ORDER BY kind")
        assert owed == [("hand",), ("poster",)]
        assert await quay.rows("SELECT * FROM bulletins") == []


async def test_nothing_is_left_of_a_practice_table_that_cannot_be() -> None:
    async with pier() as quay:
        with pytest.raises(TableError, match="bot-unknown-choice"):
            await quay.practice("clever")
        with pytest.raises(Exception, match="core-wrong-seats"):
            await quay.practice(*["easy"] * 5)
        assert await quay.rows("SELECT * FROM tables") == []
        await quay.practice()
        with pytest.raises(TableError, match="bot-channel-busy"):
            await quay.practice()


async def test_a_whole_game_of_one_against_three() -> None:
    async with pier() as quay:
        table = await quay.practice("easy", "steady", "strong")
        for _ in range(500):
            await quay.play(table, ADA)
            if not await quay.later(BRIEF):
                break
        known = await quay.sessions.context.table(table.id)
        assert known.status == "over"
        users = await quay.rows("SELECT DISTINCT seat, user_id FROM answers WHERE user_id != 0")
        assert sorted(users) == [(0, ADA.id), (1, BOT), (2, BOT), (3, BOT)]
        assert {strength for _, _, strength in quay.fools.asked} == {"easy", "steady", "strong"}
        assert await quay.waiting() == []


async def test_where_no_mind_thinks_a_game_still_comes_to_its_end() -> None:
    async with pier() as quay:
        quay.fools.fails = True
        table = await quay.practice("strong", "easy")
        for _ in range(500):
            await quay.play(table, ADA)
            if not await quay.later(BRIEF):
                break
        assert (await quay.sessions.context.table(table.id)).status == "over"


async def test_no_line_of_the_log_tells_of_a_hand(caplog: pytest.LogCaptureFixture) -> None:
    async with pier() as quay:
        quay.fools.fails = True
        await quay.play(await quay.practice(), ADA)
        assert await quay.later(BRIEF)
    assert "the bot on seat 1 fails, ZeroDivisionError" in caplog.text
    assert "asked" not in caplog.text, "what the position holds is not told"


# -- the moment -----------------------------------------------------------------------------------


async def test_it_moves_at_its_moment_and_not_before() -> None:
    async with pier() as quay:
        table = await quay.practice()
        await quay.play(table, ADA)
        (due,) = await quay.waiting()
        assert (due.seat, due.reply_at) == (1, quay.now + BRIEF)
        await quay.sessions.bots.ponder(due)
        assert quay.fools.asked, "it thinks before its moment"
        assert not await quay.later(BRIEF - 1)
        assert await quay.up(table) == {1}
        assert await quay.later(1)
        assert await quay.up(table) == {0}


async def test_one_pause_is_drawn_each_time_it_is_asked_whatever_it_may_do() -> None:
    async with pier() as quay:
        drawn, asked = [], set()

        def brief() -> int:
            drawn.append(quay.now)
            return BRIEF

        quay.sessions.context.brief = brief
        table = await quay.practice("easy", "easy")
        for _ in range(30):
            await quay.play(table, ADA)
            asked |= {(due.seat, due.asked) for due in await quay.waiting()}
            await quay.later(BRIEF)
            asked |= {(due.seat, due.asked) for due in await quay.waiting()}
        assert len(drawn) == len(asked) > 10


async def test_among_people_it_takes_its_time_like_them() -> None:
    async with pier() as quay:
        table = await seated(quay, ADA, BO)
        await up_next(quay, table, 2)
        (due,) = await quay.waiting()
        assert due.reply_at == quay.now + PAUSE


async def test_a_pause_is_as_long_as_that_of_somebody_who_looks_now_and_then() -> None:
    async with open_sessions() as sessions:
        context = sessions.context
        assert all(3 <= context.brief() <= 8 for _ in range(300))
        assert all(20 <= context.pause() <= 90 for _ in range(300))


async def test_after_a_restart_it_moves_once(tmp_path: Path) -> None:
    async with pier(tmp_path / "harbor.db") as quay:
        table = await quay.practice()
        await quay.play(table, ADA)
        (before,) = await quay.waiting()
    async with pier(tmp_path / "harbor.db", now=5_000) as quay:
        assert await quay.waiting() == [before]
        await quay.sessions.standing.resume()
        assert await quay.later(0), "nobody thinks that it had to be there"
        assert not await quay.later(0)
        assert await quay.up(table) == {0}


async def test_killed_in_the_middle_of_a_turn_it_goes_on_from_there(tmp_path: Path) -> None:
    async with pier(tmp_path / "harbor.db") as quay:
        table = await quay.practice()
        await quay.play(table, ADA)
        live = await quay.sessions.context.live(table)
        first = live.published.revision
        (answer,) = await quay.fools.plan("river_of_gold", quay.seen(live, 1), 1, "easy", 1)
        assert not await quay.sessions.play.for_bot(table.id, 1, first, (answer,))
    async with pier(tmp_path / "harbor.db", now=5_000) as quay:
        assert await quay.later(0)
        given = await quay.rows(
            "SELECT picks, undone FROM answers WHERE seat = 1 ORDER BY revision"
        )
        assert given[0] == (f'["{answer.picks[0]}"]', 0)


async def test_what_was_thought_of_another_position_is_thought_again() -> None:
    async with pier() as quay:
        table = await quay.practice()
        await quay.play(table, ADA)
        (due,) = await quay.waiting()
        await quay.sessions.bots.ponder(due)
        revision = (await quay.sessions.context.live(table)).published.revision
        with pytest.raises(TableError, match="tables-moved-on"):
            await quay.sessions.play.for_bot(table.id, 1, revision + 1, ())
        await quay.sessions.votes.stand_in(table.id, EDDA, 1, revision)
        await quay.play(table, ADA)
        thoughts = len(quay.fools.asked)
        assert await quay.later(BRIEF)
        assert len(quay.fools.asked) > thoughts


async def test_a_press_while_it_thinks_is_thought_of() -> None:
    async with pier() as quay:
        table = await quay.practice()
        aside = None
        while aside is None:
            await quay.play(table, ADA)
            aside = (await quay.sessions.context.live(table)).question(0)
            if aside is None:
                await quay.later(BRIEF)
        (due,) = await quay.waiting()
        await quay.sessions.bots.ponder(due)
        await quay.sessions.play.answer(table.id, ADA, None, (aside.options[0].token,))
        thoughts = len(quay.fools.asked)
        assert await quay.later(BRIEF)
        assert len(quay.fools.asked) > thoughts
        assert await quay.up(table) == {0}


async def test_an_answer_that_is_not_legal_is_not_given() -> None:
    async with pier() as quay:
        table = await quay.practice()
        await quay.play(table, ADA)
        live = await quay.sessions.context.live(table)
        asked, revision = live.question(1), live.published.revision
        assert asked is not None
        wrong = Answer(1, asked.name, ("no:where",))
        await quay.sessions.play.for_bot(table.id, 1, revision, (wrong,))
        ((picks,),) = await quay.rows("SELECT picks FROM answers WHERE user_id = -3 LIMIT 1")
        assert picks == f'["{asked.fallback[0]}"]'


async def test_it_rests_while_the_table_does(tmp_path: Path) -> None:
    async with pier() as quay:
        table = await quay.practice()
        await quay.play(table, ADA)
        await quay.sessions.repairs.pause(table.id, EDDA, "wish")
        assert not await quay.later(PAUSE)
        await quay.sessions.repairs.resume(table.id, EDDA)
        assert await quay.later(0)


async def test_bots_do_not_play_on_alone() -> None:
    async with pier() as quay:
        table = await quay.practice("easy", "easy")
        await quay.play(table, ADA)
        await quay.sessions.repairs.vacate(table.id, EDDA, 0, ADA.id)
        assert await quay.waiting() == []
        assert not await quay.later(PAUSE)
        await quay.sessions.seats.take(table.id, BO, 0)
        assert await quay.later(0)


# -- in the lobby ---------------------------------------------------------------------------------


async def test_whoever_is_seated_adds_a_bot_and_the_host_takes_it_away() -> None:
    async with pier() as quay:
        lobby = quay.sessions.lobby
        table = await lobby.open(HERE, ADA, "river_of_gold")
        with pytest.raises(TableError, match="bot-not-at-table"):
            await lobby.add_bot(table.id, BO, "easy")
        await lobby.join(table.id, BO)
        table = await lobby.add_bot(table.id, BO, "easy")
        assert (table.names(), table.practice) == (("Ada", "Bo", "Bot C"), False)
        with pytest.raises(TableError, match="bot-only-host"):
            await lobby.remove_bot(table.id, BO, 2)
        with pytest.raises(TableError, match="bots-not-there"):
            await lobby.remove_bot(table.id, ADA, 1)
        assert (await lobby.remove_bot(table.id, ADA, 2)).names() == ("Ada", "Bo")


async def test_a_full_table_has_no_room_for_bot_or_person() -> None:
    async with pier() as quay:
        lobby = quay.sessions.lobby
        table = await lobby.open(HERE, ADA, "river_of_gold")
        for _ in range(3):
            await lobby.add_bot(table.id, ADA, "easy")
        for full in (lobby.add_bot(table.id, ADA, "easy"), lobby.join(table.id, BO)):
            with pytest.raises(TableError, match="bot-table-full"):
                await full


async def test_bots_do_not_wait_in_a_lobby_that_everybody_has_left() -> None:
    async with pier() as quay:
        lobby = quay.sessions.lobby
        table = await lobby.open(HERE, ADA, "river_of_gold")
        await lobby.add_bot(table.id, ADA, "easy")
        await lobby.join(table.id, BO)
        left = await lobby.leave(table.id, ADA)
        assert (left.host, left.names()) == (BO.id, ("Bot A", "Bo"))
        assert (await lobby.leave(table.id, BO)).status == "ended"


async def test_seats_are_chosen_and_drawn_with_bots_among_them() -> None:
    async with pier() as quay:
        table = await quay.sessions.lobby.open(HERE, ADA, "river_of_gold")
        await quay.sessions.lobby.add_bot(table.id, ADA, "strong")
        changed = await quay.sessions.seats.sit(table.id, ADA, 1)
        assert changed.names() == ("Bot A", "Ada")
        await quay.sessions.lobby.set_option(table.id, ADA, "seating", "random")
        begun = await quay.sessions.lobby.start(table.id, ADA)
        assert sorted(chair.bot or "" for chair in begun.chairs) == ["", "strong"]
        assert len(begun.people) == 1


async def test_bots_come_along_to_a_rematch_and_people_sit_among_them() -> None:
    async with pier() as quay:
        table = await seated(quay, ADA, BO, bots=("steady",))
        await quay.sessions.lobby.end(table.id, ADA, manages=False)
        again = (await quay.sessions.lobby.rematch(table.id, BO)).table
        assert again.names() == ("Bo", "Bot B")
        joined = (await quay.sessions.lobby.rematch(table.id, ADA)).table
        assert [chair.bot for chair in joined.chairs] == [None, "steady", None]


async def test_whoever_is_forgotten_leaves_the_bots_of_a_lobby_where_they_are() -> None:
    async with pier() as quay:
        table = await quay.sessions.lobby.open(HERE, ADA, "river_of_gold")
        await quay.sessions.lobby.add_bot(table.id, ADA, "easy")
        await quay.sessions.lobby.join(table.id, BO)
        await quay.sessions.privacy.forget(ADA)
        left = await quay.sessions.context.table(table.id)
        assert left.names() == ("Bot A", "Bo")
        await quay.sessions.privacy.forget(BO)
        assert (await quay.sessions.context.table(table.id)).status == "ended"


# -- in a running game ----------------------------------------------------------------------------


async def test_a_bot_plays_for_somebody_who_cannot_play_until_they_take_over() -> None:
    async with pier() as quay:
        table = await seated(quay, ADA, BO, bots=())
        bots = quay.sessions.bots
        changed = await bots.set_to_play(table.id, ADA, 0, "steady", manages=False)
        assert changed.names() == ("Ada (bot)", "Bo")
        assert not changed.practice
        with pytest.raises(BotPlays):
            await quay.sessions.play.question(table.id, ADA)
        assert not (await quay.sessions.show.of_user(ADA.id))[0].waits
        await up_next(quay, table, 0)
        assert await quay.later(PAUSE)
        back = await bots.play_again(table.id, ADA)
        assert back.names() == ("Ada", "Bo")
        with pytest.raises(TableError, match="bots-you-play"):
            await bots.play_again(table.id, ADA)
        told = await quay.rows("SELECT key FROM audit ORDER BY id")
        assert told == [("bots-did-set-own",), ("bots-did-hand-back",)]


async def test_taken_back_in_the_middle_of_a_turn_it_may_be_stepped_back() -> None:
    async with pier() as quay:
        table = await seated(quay, ADA, BO, bots=())
        await up_next(quay, table, 0)
        await quay.sessions.bots.take_over(table.id, 0, "easy")
        live = await quay.sessions.context.live(table)
        (answer,) = await quay.fools.plan("river_of_gold", quay.seen(live, 0), 0, "easy", 1)
        revision = live.published.revision
        assert not await quay.sessions.play.for_bot(table.id, 0, revision, (answer,))
        await quay.sessions.bots.hand_back(table.id, 0)
        assert await quay.waiting() == []
        ask = await quay.sessions.play.question(table.id, ADA)
        assert ask.can_step_back
        await quay.sessions.play.step_back(table.id, ADA)
        await quay.play(table, ADA)
        assert await quay.up(table) == {1}


async def test_who_may_set_a_bot_on_which_seat() -> None:
    async with pier() as quay:
        table = await seated(quay, ADA, BO, CYD, bots=())
        bots = quay.sessions.bots
        with pytest.raises(TableError, match="bots-not-your-seat"):
            await bots.set_to_play(table.id, ADA, 1, "easy", manages=True)
        with pytest.raises(TableError, match="bot-no-such-seat"):
            await bots.set_to_play(table.id, ADA, 3, "easy", manages=True)
        with pytest.raises(TableError, match="bot-unknown-choice"):
            await bots.set_to_play(table.id, ADA, 0, "clever", manages=True)
        await quay.sessions.repairs.vacate(table.id, EDDA, 2, CYD.id)
        with pytest.raises(TableError, match="bots-only-host"):
            await bots.set_to_play(table.id, BO, 2, "easy", manages=False)
        changed = await bots.set_to_play(table.id, ADA, 2, "easy", manages=False)
        assert (changed.names()[2], changed.chairs[2].offered) == ("Bot C", False)
        with pytest.raises(TableError, match="bot-not-offered"):
            await quay.sessions.seats.take(table.id, DI, 2)


async def test_a_bot_s_seat_is_offered_and_taken_like_any() -> None:
    async with pier() as quay:
        table = await seated(quay, ADA)
        await up_next(quay, table, 1)
        await quay.sessions.seats.offer(table.id, ADA, 1, 0, manages=False)
        taken = await quay.sessions.seats.take(table.id, BO, 1)
        assert (taken.before.name, taken.table.names()) == ("Bot B", ("Ada", "Bo"))
        assert not taken.table.practice
        assert await quay.waiting() == []
        await quay.play(table, BO)
        assert await quay.up(table) == {0}


async def test_every_seat_in_every_state_can_be_played_by_a_bot_and_handed_back() -> None:
    async with pier() as quay:
        table = await seated(quay, ADA, BO, bots=())
        for seat in (0, 1):
            await quay.sessions.bots.take_over(table.id, seat, "easy")
        while await quay.later(PAUSE):
            if (await quay.sessions.context.table(table.id)).status == "over":
                break
            seat = quay.now // PAUSE % 2
            await quay.sessions.bots.hand_back(table.id, seat)
            await quay.sessions.bots.take_over(table.id, seat, "strong")
        assert (await quay.sessions.context.table(table.id)).status == "over"
        assert await quay.rows("SELECT DISTINCT user_id FROM answers WHERE user_id > 0") == []


async def test_nobody_asks_a_bot_for_consent() -> None:
    async with pier() as quay:
        table = await seated(quay, ADA, BO)
        await up_next(quay, table, 2)
        proposed = await proposed_fallback(quay, table, ADA, 2)
        assert [chair.name for chair in proposed.missing] == ["Bo"]
        done = await quay.sessions.votes.say(
            table.id, BO, proposed.proposal.id, yes=True, manages=False
        )
        assert done.proposal.state == "table"
        assert 2 not in await quay.up(table)


async def proposed_fallback(quay: Pier, table: Table, person: Person, seat: Seat) -> Vote:
    """Somebody who sits there would like to answer for a seat."""
    revision = (await quay.sessions.context.live(table)).published.revision
    assert (await quay.sessions.votes.stand_in(table.id, person, seat, revision)).asked
    asked = await quay.sessions.votes.asked(1)
    assert asked is not None
    return asked


async def test_whoever_lets_a_bot_play_is_waited_for_only_where_nobody_else_is_there() -> None:
    async with pier() as quay:
        table = await seated(quay, ADA, BO, CYD)
        await up_next(quay, table, 3)
        await quay.sessions.bots.take_over(table.id, 1, "easy")
        proposed = await proposed_fallback(quay, table, ADA, 3)
        assert [chair.name for chair in proposed.missing] == ["Cyd"]
        await quay.sessions.bots.take_over(table.id, 2, "easy")
        asked = await quay.sessions.votes.asked(1)
        assert asked is not None
        assert [chair.name for chair in asked.missing] == ["Bo", "Cyd"]


async def test_at_a_practice_table_one_s_own_word_is_enough() -> None:
    async with pier() as quay:
        table = await quay.practice()
        await quay.play(table, ADA)
        revision = (await quay.sessions.context.live(table)).published.revision
        done = await quay.sessions.votes.stand_in(table.id, ADA, 1, revision)
        assert not done.asked
        assert await quay.up(table) == {0}
