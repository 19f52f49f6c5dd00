"""Whoever comes up is told once, in the way they want and at hours they want (A1 to A6, R10)."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from zoneinfo import ZoneInfo

from db import activations
from db.connection import Connection
from sessions.notices import TOGETHER
from sessions.shapes import Person, Place
from sessions.telling import DIGEST, TURNS
from tests.sessions.dock import HOUR, Dock, dock, playing, second_table
from tests.sessions.tables import ADA, BO, CYD, HERE, up

WEEK = 7 * 24 * HOUR
EDDA = Person(200, "Edda", "en")
QUIET = {"zone": "UTC", "quiet_from": 7 * 60, "quiet_to": 9 * 60}  # it is 8:00


async def told_in_all(opened: Dock) -> list[tuple[str, int]]:
    """Everything anybody is told in the next two weeks if nobody plays."""
    for _ in range(14):
        await opened.later(24 * HOUR)
    return opened.news()


# -- once -----------------------------------------------------------------------------------------


async def test_whoever_comes_up_is_called_once() -> None:
    async with playing() as (opened, table, _, other):
        assert await told_in_all(opened) == []
        assert await opened.turn(table, ADA, BO) is other
        await opened.later(0)
        assert opened.news() == [("poster", other.id)]
        assert await told_in_all(opened) == []


async def test_a_poster_posted_anew_calls_nobody_again() -> None:
    async with playing() as (opened, table, _, _other):
        await opened.sessions.post.poster_lost(await opened.sessions.show.table(table.id))
        assert await told_in_all(opened) == []


async def test_a_move_calls_nobody_again() -> None:
    async with playing() as (opened, table, _, _other):
        place = Place(1, 12, "en")
        await opened.sessions.repairs.move(table.id, EDDA, place, manages=True)
        assert await told_in_all(opened) == []


async def test_a_table_that_lost_its_place_and_finds_another_calls_again() -> None:
    async with playing() as (opened, table, me, _):
        await opened.sessions.parking.park(table.id, "gone")
        place = Place(1, 12, "en")
        await opened.sessions.repairs.move(table.id, EDDA, place, manages=True)
        assert await told_in_all(opened) == [("poster", me.id)], "the first call is gone"


async def test_a_game_that_goes_on_after_a_pause_calls_again() -> None:
    async with playing() as (opened, table, me, _):
        await opened.sessions.repairs.pause(table.id, EDDA, "away")
        assert await told_in_all(opened) == []
        await opened.sessions.repairs.resume(table.id, EDDA)
        assert await told_in_all(opened) == [("poster", me.id)]


async def test_a_parked_table_tells_nobody_until_it_is_back_and_then_once() -> None:
    async with playing() as (opened, table, _, other):
        await opened.turn(table, ADA, BO)
        await opened.sessions.parking.park(table.id, "gone")
        assert await told_in_all(opened) == []
        await opened.sessions.parking.go_on(table.id)
        assert await told_in_all(opened) == [("poster", other.id)]


async def test_going_back_calls_whoever_is_up_again() -> None:
    async with playing() as (opened, table, me, other):
        await opened.turn(table, ADA, BO)
        await opened.later(0)
        assert opened.news() == [("poster", other.id)]
        now = await opened.sessions.repairs.revision(table)
        await opened.sessions.votes.roll_back(table.id, EDDA, 0, now)
        assert await told_in_all(opened) == [("poster", me.id)]


async def test_whoever_takes_a_seat_that_is_up_is_called() -> None:
    async with playing() as (opened, table, me, _):
        seat = table.seat_of(me.id)
        assert seat is not None
        await opened.sessions.repairs.reassign(table.id, EDDA, seat, me.id, CYD)
        assert await told_in_all(opened) == [("call", CYD.id)]


async def test_whoever_takes_a_seat_that_is_not_up_is_not() -> None:
    async with playing() as (opened, table, _, other):
        seat = table.seat_of(other.id)
        assert seat is not None
        await opened.sessions.repairs.reassign(table.id, EDDA, seat, other.id, CYD)
        assert await told_in_all(opened) == []


async def test_a_vacant_seat_calls_nobody_until_it_is_taken() -> None:
    async with playing() as (opened, table, me, _):
        seat = table.seat_of(me.id)
        assert seat is not None
        await opened.sessions.repairs.vacate(table.id, EDDA, seat, me.id)
        assert await told_in_all(opened) == []
        await opened.sessions.seats.take(table.id, CYD, seat)
        assert await told_in_all(opened) == [("call", CYD.id)]


async def test_a_bot_is_not_called_and_whoever_takes_back_their_seat_knows() -> None:
    async with playing() as (opened, table, me, _):
        seat = table.seat_of(me.id)
        assert seat is not None
        await opened.sessions.bots.set_to_play(table.id, me, seat, "easy", manages=False)
        assert await told_in_all(opened) == []
        await opened.sessions.bots.play_again(table.id, me)
        assert await told_in_all(opened) == []
        await opened.sessions.bots.take_over(table.id, seat, "easy")
        await opened.sessions.bots.hand_back(table.id, seat)
        assert await told_in_all(opened) == [("call", me.id)], "somebody else has given it back"


async def test_whoever_is_alone_with_bots_is_never_told() -> None:
    async with dock() as opened:
        table = await opened.sessions.lobby.open(HERE, ADA, "river_of_gold")
        await opened.sessions.lobby.add_bot(table.id, ADA, "easy")
        await opened.sessions.lobby.start(table.id, ADA)
        await opened.wants(ADA, way="both")
        assert await told_in_all(opened) == []


async def test_a_kill_between_sending_and_recording_calls_once() -> None:
    async with playing() as (opened, table, _, other):
        await opened.turn(table, ADA, BO)
        (notice,) = [n for n in await opened.sessions.post.due() if n.kind == "poster"]
        lost = await opened.begin(table.id, "poster", notice.id)
        assert lost.calls == (other.id,)
        again = await opened.begin(table.id, "poster", notice.id)
        assert (again.again, again.calls) == (True, (other.id,)), "the same at every try"
        await opened.arrived(again)
        opened.news()
        assert await told_in_all(opened) == []


async def test_what_never_arrived_has_called_nobody() -> None:
    async with playing() as (opened, table, _, other):
        await opened.turn(table, ADA, BO)
        (notice,) = [n for n in await opened.sessions.post.due() if n.kind == "poster"]
        await opened.sessions.post.never_arrived(await opened.begin(table.id, "poster", notice.id))
        assert await told_in_all(opened) == [("poster", other.id)]


async def test_a_game_begun_before_is_adopted_as_told() -> None:
    async with playing() as (opened, table, _, other):

        def forget(db: Connection) -> None:
            db.execute("DELETE FROM activations")
            db.execute("DELETE FROM settings WHERE key = 'activations'")

        await opened.sessions.context.db.run(forget)
        await opened.sessions.notices.adopt()
        (known,) = await opened.sessions.context.db.run(
            partial(activations.of_table, table=table.id)
        )
        assert known.since == opened.now
        assert await told_in_all(opened) == []
        await opened.turn(table, ADA, BO)
        assert await told_in_all(opened) == [("poster", other.id)]


async def test_nobody_is_up_at_a_table_that_is_done() -> None:
    async with playing() as (opened, table, me, _):
        await opened.sessions.lobby.end(table.id, me, manages=True)
        assert await opened.rows("SELECT * FROM activations") == []


# -- ways -----------------------------------------------------------------------------------------


async def test_a_direct_message_comes_instead_of_a_call() -> None:
    async with playing() as (opened, table, _, other):
        await opened.wants(other, way="dm")
        await opened.turn(table, ADA, BO)
        await opened.later(TOGETHER - 1)
        assert opened.news() == []
        await opened.later(1)
        assert opened.news() == [("notice", other.id)]
        assert await told_in_all(opened) == []


async def test_both_ways_are_each_used_once() -> None:
    async with playing() as (opened, table, _, other):
        await opened.wants(other, way="both")
        await opened.turn(table, ADA, BO)
        await opened.later(0)
        assert opened.news() == [("poster", other.id)]
        assert await told_in_all(opened) == [("notice", other.id)]


async def test_no_direct_message_comes_for_what_was_answered_within_the_minute() -> None:
    async with playing() as (opened, table, me, other):
        await opened.wants(other, way="dm")
        await opened.turn(table, ADA, BO)
        await opened.turn(table, ADA, BO)
        assert await told_in_all(opened) == [("poster", me.id)]


async def test_another_way_counts_from_the_next_time_on() -> None:
    async with playing() as (opened, table, me, _):
        await opened.wants(me, way="dm")
        await opened.wants(me, way="both")
        await opened.wants(me, way="digest")
        await opened.wants(me, way="dm")
        assert await told_in_all(opened) == [], "they have been called"
        await opened.turn(table, ADA, BO)
        await opened.turn(table, ADA, BO)
        assert ("notice", me.id) in await told_in_all(opened)


async def test_one_table_may_be_told_of_otherwise() -> None:
    async with playing() as (opened, table, _, other):
        there = await second_table(opened)
        opened.news()
        await opened.sessions.notices.choose_at(other, table.id, "dm")
        chosen = await opened.sessions.notices.chosen(other, table)
        assert (chosen.wishes.way, chosen.way) == ("channel", "dm")
        assert (await opened.sessions.notices.chosen(other, there)).way is None
        await opened.turn(table, ADA, BO)
        assert await told_in_all(opened) == [("notice", other.id)]
        await opened.sessions.notices.choose_at(other, table.id, None)
        await opened.turn(table, ADA, BO)
        await opened.turn(table, ADA, BO)
        assert ("poster", other.id) in await told_in_all(opened)


async def test_several_tables_that_come_up_together_are_told_in_one_message() -> None:
    async with dock() as opened:
        tables = [await second_table(opened, channel) for channel in (10, 11, 12)]
        me = await up(opened.sessions, tables[0], ADA, BO)
        for person in (ADA, BO):
            await opened.wants(person, way="dm")
        opened.news()
        other = BO if me is ADA else ADA
        for table in tables:
            if await up(opened.sessions, table, ADA, BO) is me:
                await opened.turn(table, ADA, BO)
                opened.now += TOGETHER // 4
        opened.now += TOGETHER
        found = await opened.written(other.id)
        assert found is not None
        assert len(found[1]) > 1
        await opened.sessions.notices.sent(found[0], 77)
        assert await told_in_all(opened) == []


async def test_closed_direct_messages_fall_back_to_the_channel_once() -> None:
    async with playing() as (opened, table, _, other):
        await opened.wants(other, way="dm")
        await opened.turn(table, ADA, BO)
        await opened.post()
        opened.now += TOGETHER
        assert await opened.written(other.id) is not None
        await opened.sessions.notices.refused(other.id, "Cannot send messages to this user")
        assert await told_in_all(opened) == [("call", other.id)]
        chosen = await opened.sessions.notices.chosen(other, None)
        assert chosen.wishes.closed
        assert chosen.wishes.error == "Cannot send messages to this user"
        await opened.sessions.notices.tested(other.id, None)
        assert not (await opened.sessions.notices.chosen(other, None)).wishes.closed
        assert await told_in_all(opened) == [], "told is told"


async def test_both_ways_with_closed_messages_are_one() -> None:
    async with playing() as (opened, table, _, other):
        await opened.wants(other, way="both")
        await opened.turn(table, ADA, BO)
        await opened.post()
        opened.now += TOGETHER
        await opened.sessions.notices.refused(other.id, "closed")
        assert await told_in_all(opened) == [("poster", other.id)]
        await opened.sessions.notices.tested(other.id, None)
        assert await told_in_all(opened) == []


async def test_what_fails_is_tried_again_as_the_same_message() -> None:
    async with playing() as (opened, table, _, other):
        await opened.wants(other, way="dm")
        await opened.turn(table, ADA, BO)
        opened.now += TOGETHER
        first = await opened.written(other.id)
        await opened.sessions.notices.failed(other.id, "503")
        assert await opened.sessions.notices.due() == []
        opened.now += 5
        assert await opened.sessions.notices.due() == [other.id]
        again = await opened.written(other.id)
        assert first is not None
        assert again is not None
        assert (again[0].nonce, again[1], again[0].again) == (first[0].nonce, [table.id], True)
        await opened.write(other.id)
        assert opened.news() == [("notice", other.id)]
        assert await told_in_all(opened) == []


async def test_what_was_answered_before_a_second_try_is_told_no_more() -> None:
    async with playing() as (opened, table, me, other):
        await opened.wants(other, way="dm")
        await opened.turn(table, ADA, BO)
        opened.now += TOGETHER
        assert await opened.written(other.id) is not None
        await opened.turn(table, ADA, BO)
        assert await opened.written(other.id) is None
        assert await told_in_all(opened) == [("poster", me.id)]


# -- hours ----------------------------------------------------------------------------------------


async def test_quiet_hours_are_quiet_and_then_there_is_one_call() -> None:
    async with playing() as (opened, table, _, other):
        await opened.wants(other, **QUIET)
        await opened.turn(table, ADA, BO)
        await opened.later(HOUR - 1)
        assert opened.news() == []
        await opened.later(1)
        assert opened.news() == [("call", other.id)]
        assert await told_in_all(opened) == []


async def test_whoever_has_answered_in_their_quiet_hours_is_not_called_after_them() -> None:
    async with playing() as (opened, table, me, other):
        await opened.wants(other, **QUIET)
        await opened.turn(table, ADA, BO)
        await opened.later(60)
        await opened.turn(table, ADA, BO)
        assert await told_in_all(opened) == [("poster", me.id)]


async def test_direct_messages_of_the_night_are_one_in_the_morning() -> None:
    async with dock() as opened:
        tables = [await second_table(opened, channel) for channel in (10, 11, 12)]
        opened.news()
        for person in (ADA, BO):
            await opened.wants(person, way="dm", **QUIET)
        for table in tables:
            await opened.turn(table, ADA, BO)
            await opened.later(5 * 60)
        assert opened.news() == []
        await opened.later(HOUR)
        found = await told_in_all(opened)
        assert sorted(found) == sorted({(how, user) for how, user in found}), "one each"


async def test_no_more_quiet_hours_call_at_once() -> None:
    async with playing() as (opened, table, _, other):
        await opened.wants(other, **QUIET)
        await opened.turn(table, ADA, BO)
        await opened.later(60)
        assert opened.news() == []
        await opened.wants(other, quiet_from=None, quiet_to=None)
        await opened.later(120)
        assert opened.news() == [("call", other.id)]


async def test_the_night_in_which_clocks_go_forward_ends_by_the_clock() -> None:
    async with playing() as (opened, table, _, other):
        rome = ZoneInfo("Europe/Rome")
        opened.now = int(datetime(2027, 3, 27, 23, tzinfo=rome).timestamp())
        await opened.wants(other, zone="Europe/Rome", quiet_from=22 * 60, quiet_to=7 * 60)
        await opened.turn(table, ADA, BO)
        await opened.later(7 * HOUR - 1)
        assert opened.news() == []
        await opened.later(1)
        assert opened.news() == [("call", other.id)]


# -- digests --------------------------------------------------------------------------------------


async def test_a_digest_comes_once_a_day_while_something_waits() -> None:
    async with playing() as (opened, table, me, other):
        await opened.wants(other, way="digest", digest_at=20 * 60)
        await opened.turn(table, ADA, BO)
        await opened.later(11 * HOUR)
        assert opened.news() == []
        await opened.later(HOUR)
        assert opened.news() == [("digest", other.id)]
        await opened.later(24 * HOUR)
        assert opened.news() == [("digest", other.id)]
        await opened.turn(table, ADA, BO)
        assert await told_in_all(opened) == [("poster", me.id)], "none when nothing waits"


async def test_a_digest_lists_all_tables_those_that_wait_first() -> None:
    async with dock() as opened:
        for channel in (10, 11, 12):
            await second_table(opened, channel)
        own = await opened.sessions.notices.digest(ADA.id)
        waits = [one.waits for one in own]
        assert len(own) == 3
        assert waits == sorted(waits, reverse=True)


async def test_a_digest_in_quiet_hours_comes_after_them() -> None:
    async with playing() as (opened, table, _, other):
        await opened.wants(other, way="digest", digest_at=8 * 60 + 30, **QUIET)
        await opened.turn(table, ADA, BO)
        await opened.later(HOUR - 1)
        assert opened.news() == []
        await opened.later(1)
        assert opened.news() == [("digest", other.id)]


async def test_a_kill_after_a_digest_does_not_double_it() -> None:
    async with playing() as (opened, table, _, other):
        await opened.wants(other, way="digest", digest_at=9 * 60)
        await opened.turn(table, ADA, BO)
        await opened.later(0)
        opened.now += HOUR
        first, again = await opened.written(other.id), await opened.written(other.id)
        assert first is not None
        assert again is not None
        assert first[0].revision == DIGEST != TURNS
        assert (again[0].nonce, again[0].again) == (first[0].nonce, True)


async def test_a_closed_mailbox_gets_calls_instead_of_digests() -> None:
    async with playing() as (opened, table, _, other):
        await opened.wants(other, way="digest")
        await opened.turn(table, ADA, BO)
        await opened.post()
        await opened.sessions.notices.refused(other.id, "closed")
        assert await told_in_all(opened) == [("call", other.id)]


async def test_how_long_until_somebody_is_written_to() -> None:
    async with playing() as (opened, table, _, other):
        seconds = opened.sessions.notices.seconds_to_next
        assert await seconds() is None
        await opened.wants(other, way="dm")
        await opened.turn(table, ADA, BO)
        assert await seconds() == TOGETHER
        await opened.wants(other, way="digest", digest_at=10 * 60)
        assert await seconds() == 2 * HOUR


async def test_what_somebody_chose_is_theirs_to_read_and_to_forget() -> None:
    async with playing() as (opened, table, me, _):
        await opened.sessions.notices.choose_at(me, table.id, "dm")
        kept = await opened.sessions.privacy.export(me.id)
        assert b"notice_settings" in kept
        assert b"notice_ways" in kept
        await opened.sessions.privacy.forget(me)
        assert await opened.rows("SELECT * FROM notice_settings") == []
        assert await opened.rows("SELECT * FROM notice_ways") == []
