"""Answers given in advance: used at a person's pace, ended, told to their owner alone."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Awaitable, Callable
from io import BytesIO
from pathlib import Path

import pytest

from engine.core.errors import Refused
from sessions.desk import MOST
from sessions.pace import CALL_AFTER
from sessions.shapes import Person, TableError
from tests.sessions.ahead import PAUSE, Quay, opened, war
from tests.sessions.tables import ADA, BO, CYD, DI

EDDA = Person(200, "Edda", "en")  # manages the server and plays at no table


# -- set, listed, cancelled -----------------------------------------------------------------------


async def test_what_is_settled_is_listed_and_cancelled() -> None:
    async with war() as quay:
        await quay.give(BO, "always", 1)
        await quay.give(BO, "until", 2)
        assert await quay.given(BO) == [("always", "1"), ("until", "2")]
        assert await quay.given(ADA) == []
        found = await quay.sessions.standing.look(quay.table.id, BO)
        first = found.given[0]
        left = await quay.sessions.standing.cancel(quay.table.id, BO, first.n, first.set_at)
        assert [given.key for given in left.given] == ["until"]
        with pytest.raises(TableError, match="ahead-gone"):
            await quay.sessions.standing.cancel(quay.table.id, BO, first.n, first.set_at)


async def test_the_same_set_again_stands_once() -> None:
    async with war() as quay:
        await quay.give(BO, "always", 1)
        await quay.give(BO, "always", 1)
        assert await quay.given(BO) == [("always", "1")]


async def test_everybody_counts_their_own() -> None:
    async with war() as quay:
        for choice in range(3):
            await quay.give(ADA, "always", choice)
        await quay.give(BO, "always", 1)
        found = await quay.sessions.standing.look(quay.table.id, BO)
        assert [given.n for given in found.given] == [1], "a number tells nothing of others"


async def test_no_more_than_a_page_holds() -> None:
    async with war() as quay:
        for number in range(MOST):
            await quay.give(BO, ("always", "until")[number % 2], number // 2)
        with pytest.raises(TableError, match="ahead-full"):
            await quay.give(BO, "first", 1)
        await quay.give(BO, "always", 0)  # the same again takes no room
        assert len(await quay.given(BO)) == MOST


@pytest.mark.parametrize(("kind", "choice"), [("always", "9"), ("never", "1"), ("99", "1")])
async def test_only_what_is_offered_can_be_settled(kind: str, choice: str) -> None:
    async with war() as quay:
        with pytest.raises(TableError, match="ahead-not-now"):
            await quay.sessions.standing.give(quay.table.id, BO, kind, choice)


async def test_only_those_at_the_table_settle_anything() -> None:
    async with war() as quay:
        with pytest.raises(TableError, match="bot-not-seated"):
            await quay.sessions.standing.look(quay.table.id, DI)


# -- used -----------------------------------------------------------------------------------------


async def test_it_answers_after_a_pause_as_its_owner() -> None:
    async with war() as quay:
        await quay.give(BO, "always", 1)
        await quay.war(ADA, BO)
        assert not await quay.later(PAUSE - 1)
        assert await quay.asked() == [0, 1]
        assert await quay.later(1)
        assert await quay.asked() == [0]
        assert (await quay.answers())[-1] == (1, BO.id, '["send:1"]')


async def test_what_is_asked_already_is_answered_by_hand() -> None:
    async with war() as quay:
        await quay.give(BO, "always", 1)
        assert (await quay.sessions.standing.look(quay.table.id, BO)).asked
        assert await quay.later(PAUSE) is False
        assert await quay.asked() == [0, 1]


async def test_what_is_done_aside_does_not_make_it_another_question() -> None:
    async with war() as quay:
        await quay.give(BO, "always", 1)
        await quay.sessions.play.answer(quay.table.id, BO, None, ("home:one",))
        assert not await quay.later(PAUSE), "it was asked before"
        assert await quay.asked() == [0, 1]
        await quay.war(ADA, BO)
        await quay.sessions.play.answer(quay.table.id, BO, None, ("home:one",))
        assert await quay.later(PAUSE), "it was asked after"
        assert (await quay.answers())[-1] == (1, BO.id, '["send:1"]')


async def test_by_hand_and_in_advance_the_same_is_stored() -> None:
    async def stored(in_advance: bool) -> list[object]:
        async with war() as quay:
            if in_advance:
                await quay.give(BO, "always", 1)
            await quay.war(ADA, BO)
            await quay.later(PAUSE)
            if not in_advance:
                await quay.commit(BO, 1)
            await quay.rows("UPDATE matches SET salt = ''")  # it is another in every game
            told = ("outbox", "due", "activations")
            public = ("matches", "answers", "events", "handovers", "snapshots", "tables", *told)
            return [await quay.rows(f"SELECT * FROM {name}") for name in public]

    assert await stored(True) == await stored(False)


async def test_the_newest_of_a_kind_counts_and_the_particular_before_the_general() -> None:
    async with war() as quay:
        await quay.give(BO, "always", 1)
        await quay.give(BO, "always", 2)
        await quay.war(ADA, BO)
        await quay.later(PAUSE)
        assert (await quay.answers())[-1][2] == '["send:2"]'
        await quay.give(BO, "first", 0)
        await quay.commit(ADA, 0)
        await quay.later(PAUSE)
        assert (await quay.answers())[-1][2] == '["send:0"]'


async def test_what_counts_once_is_used_up() -> None:
    async with war() as quay:
        await quay.give(BO, "first", 1)
        await quay.war(ADA, BO)
        await quay.later(PAUSE)
        assert await quay.given(BO) == []
        await quay.commit(ADA, 0)
        await quay.later(PAUSE)
        assert await quay.asked() == [0, 1]


async def test_an_illegal_answer_is_no_answer_and_nothing_chains() -> None:
    async with war() as quay:
        await quay.give(BO, "wrong", 1)
        await quay.war(ADA, BO)
        assert not await quay.later(PAUSE)
        assert await quay.given(BO) == [("wrong", "1")]
        assert await quay.asked() == [0, 1]
        assert await quay.later(CALL_AFTER - PAUSE)
        assert await quay.to_call() == [0, 1]


async def test_whoever_has_answered_is_not_called() -> None:
    async with war() as quay:
        await quay.give(BO, "always", 1)
        await quay.war(ADA, BO)
        await quay.later(PAUSE)
        assert await quay.later(CALL_AFTER - PAUSE)
        assert await quay.to_call() == [0]


async def test_a_broken_rule_leaves_the_question_to_its_owner(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: object) -> None:
        raise ZeroDivisionError

    async with war() as quay:
        await quay.give(BO, "always", 1)
        await quay.war(ADA, BO)
        monkeypatch.setattr("sessions.desk.Desk.applying", broken)
        assert not await quay.later(PAUSE)
        assert await quay.asked() == [0, 1]
        assert "always" not in caplog.records[-1].getMessage()
        await quay.later(CALL_AFTER - PAUSE)
        assert await quay.to_call() == [0, 1]


async def test_a_broken_kind_leaves_the_question_to_its_owner_and_names_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with war() as quay:
        await quay.give(BO, "broken", 3)
        await quay.war(ADA, BO)
        assert not await quay.later(PAUSE)
        assert await quay.asked() == [0, 1]
        (given,) = (await quay.sessions.standing.look(quay.table.id, BO)).given
        await quay.sessions.standing.cancel(quay.table.id, BO, given.n, given.set_at)
        assert await quay.given(BO) == []
        assert caplog.records
        assert "ZeroDivisionError" in caplog.text
        assert "settled-3" not in caplog.text


# -- ended and told -------------------------------------------------------------------------------


async def test_it_ends_by_what_happens_after_it_was_set_and_its_owner_is_told_once() -> None:
    async with war() as quay:
        await quay.commit(BO, 0)  # before it was set: it does not count
        await quay.give(BO, "until", 1)
        await quay.commit(ADA, 0)
        assert await quay.given(BO) == [("until", "1")]
        await quay.later(PAUSE)
        assert await quay.given(BO) == []
        assert await quay.became(BO) == [("used", 1), ("ended", 1)]
        assert await quay.became(BO) == []
        assert await quay.became(ADA) == []


async def test_several_answers_are_told_in_one_line() -> None:
    async with war() as quay:
        await quay.give(BO, "always", 0)
        await quay.war(ADA, BO)
        await quay.later(PAUSE)
        await quay.commit(ADA, 0)
        await quay.later(PAUSE)
        assert await quay.became(BO) == [("used", 2)]


async def test_since_the_last_turn_means_the_last_by_hand() -> None:
    async with war() as quay:
        await quay.give(BO, "always", 0)
        await quay.war(ADA, BO)
        before = await quay.sessions.show.catch_up(quay.table.id, BO)
        await quay.later(PAUSE)
        told = await quay.sessions.show.catch_up(quay.table.id, BO)
        assert [event.seat for event in told[len(before) :]] == [1]
        await quay.became(BO)
        assert await quay.sessions.show.catch_up(quay.table.id, BO) == told


# -- given up -------------------------------------------------------------------------------------

Work = Callable[[Quay], Awaitable[object]]


async def _handed_over(quay: Quay) -> None:
    await quay.sessions.seats.offer(quay.table.id, BO, 1, BO.id, manages=False)
    await quay.sessions.seats.take(quay.table.id, DI, 1)


GIVING_UP: dict[str, Work] = {
    "handed over": _handed_over,
    "made vacant": lambda quay: quay.sessions.repairs.vacate(quay.table.id, EDDA, 1, BO.id),
    "left": lambda quay: quay.sessions.repairs.left_server(quay.table.id, 1, BO.id),
    "given away": lambda quay: quay.sessions.repairs.reassign(quay.table.id, EDDA, 1, BO.id, DI),
    "forgotten": lambda quay: quay.sessions.privacy.forget(BO),
    "ended": lambda quay: quay.sessions.lobby.end(quay.table.id, ADA, manages=False),
}


@pytest.mark.parametrize("how", GIVING_UP)
async def test_nothing_is_left_of_it_where_a_seat_is_given_up(how: str) -> None:
    async with war(ADA, BO, CYD) as quay:
        await quay.give(BO, "first", 1)
        await quay.give(BO, "always", 1)
        await quay.war(ADA, BO, CYD)
        await quay.later(PAUSE)
        await GIVING_UP[how](quay)
        assert await quay.rows("SELECT * FROM standing") == []
        assert await quay.rows("SELECT * FROM standing_news") == []


async def test_nothing_is_left_of_it_when_the_game_is_over() -> None:
    async with war() as quay:
        await quay.give(BO, "always", 0)
        for _ in range(2):
            await quay.war(ADA, BO)
        await quay.commit(ADA, 0)
        assert await quay.later(PAUSE), "its own last answer ends it"
        for name in ("standing", "standing_news", "due"):
            assert await quay.rows(f"SELECT * FROM {name}") == []


async def test_whoever_takes_a_seat_does_not_have_what_was_settled_for_it() -> None:
    async with war() as quay:
        await quay.give(BO, "always", 1)
        await _handed_over(quay)
        await quay.war(ADA, DI)
        assert not await quay.later(PAUSE)
        assert await quay.given(DI) == []


async def test_going_back_takes_what_was_set_after_it_and_nothing_else() -> None:
    async with war() as quay:
        await quay.give(BO, "always", 1)
        await quay.war(ADA, BO)
        await quay.commit(ADA, 0)
        points = await quay.sessions.repairs.points(quay.table.id)
        revision = max(p.revision for p in points)
        await quay.give(BO, "until", 1)
        assert await quay.given(BO) == [("always", "1"), ("until", "1")]
        now = await quay.sessions.repairs.revision(await quay.sessions.show.table(quay.table.id))
        await quay.became(BO)
        await quay.sessions.votes.roll_back(quay.table.id, EDDA, revision, now)
        assert await quay.given(BO) == [("always", "1")]
        assert await quay.became(BO) == [("ended", 1)]
        assert await quay.later(PAUSE), "everybody is asked anew"
        assert await quay.asked() == [0]


async def test_going_back_before_an_answer_tells_what_is_not_set_again() -> None:
    async with war() as quay:
        await quay.give(BO, "first", 1)
        await quay.give(BO, "always", 2)
        await quay.war(ADA, BO)
        known = await quay.sessions.show.table(quay.table.id)
        back = await quay.sessions.repairs.revision(known)
        await quay.later(PAUSE)
        await quay.commit(ADA, 0)
        now = await quay.sessions.repairs.revision(known)
        await quay.sessions.votes.roll_back(quay.table.id, EDDA, back, now)
        assert await quay.given(BO) == [("always", "2")]
        assert await quay.became(BO) == [("ended", 1)], "the first was used up by what is undone"


# -- standing still -------------------------------------------------------------------------------


async def test_a_paused_table_waits_and_then_waits_again() -> None:
    async with war() as quay:
        await quay.give(BO, "always", 1)
        await quay.war(ADA, BO)
        await quay.sessions.repairs.pause(quay.table.id, EDDA, "away")
        assert not await quay.later(3_600)
        await quay.sessions.repairs.resume(quay.table.id, EDDA)
        assert not await quay.later(PAUSE - 1), "nobody answers at the very moment it goes on"
        assert await quay.later(1)
        assert await quay.asked() == [0]


async def test_everybody_is_called_anew_when_a_paused_table_goes_on() -> None:
    async with war() as quay:
        await quay.later(CALL_AFTER)
        assert await quay.to_call() == [0, 1]
        await quay.sessions.repairs.pause(quay.table.id, EDDA, "away")
        await quay.sessions.repairs.resume(quay.table.id, EDDA)
        assert await quay.to_call() == []
        await quay.later(CALL_AFTER)
        assert await quay.to_call() == [0, 1]


async def test_a_parked_table_waits_and_then_waits_again() -> None:
    async with war() as quay:
        await quay.give(BO, "always", 1)
        await quay.war(ADA, BO)
        await quay.sessions.parking.park(quay.table.id, "closed")
        assert not await quay.later(3_600)
        await quay.sessions.parking.go_on(quay.table.id)
        assert not await quay.later(PAUSE - 1)
        assert await quay.later(1)


async def test_after_an_outage_nobody_seems_to_answer_at_once() -> None:
    async with war() as quay:
        await quay.give(BO, "always", 1)
        await quay.war(ADA, BO)
        quay.now += 3_600
        await quay.sessions.standing.resume()
        assert not await quay.later(0)
        assert not await quay.later(PAUSE - 1)
        assert await quay.later(1)
        assert await quay.to_call() == []
        assert await quay.later(CALL_AFTER)
        assert await quay.to_call() == [0]


async def test_a_killed_bot_answers_once_after_its_start(tmp_path: Path) -> None:
    async with war(path=tmp_path / "quay.db") as quay:
        await quay.give(BO, "always", 1)
        await quay.war(ADA, BO)
        await quay.sessions.close()
        quay.sessions = await opened(tmp_path / "quay.db", quay)
        assert await quay.later(PAUSE)
        assert not await quay.later(0)
        assert [user for _, user, _ in await quay.answers()] == [ADA.id, BO.id, BO.id]


async def test_how_long_until_somebody_is_due() -> None:
    async with war() as quay:
        seconds = quay.sessions.standing.seconds_to_next
        assert await seconds() == PAUSE
        await quay.later(PAUSE)
        assert await seconds() == CALL_AFTER - PAUSE
        await quay.later(CALL_AFTER)
        assert await seconds() is None


def test_a_pause_is_a_persons() -> None:
    from sessions.context import _pause

    found = [_pause() for _ in range(2_000)]
    assert 20 <= min(found) < max(found) <= 90 < CALL_AFTER
    assert sum(n < 42 for n in found) > 700, "as many below the middle of the scale as above"


# -- what is kept about people --------------------------------------------------------------------


async def test_it_is_in_nobodys_file_but_its_owners() -> None:
    async with war() as quay:
        await quay.give(BO, "always", 1)
        await quay.war(ADA, BO)
        await quay.later(PAUSE)
        privacy, table = quay.sessions.privacy, quay.table
        own = json.loads(await privacy.export(BO.id))
        assert [row["choice"] for row in own["standing"]] == ["1"]
        assert "standing" not in json.loads(await privacy.export(ADA.id))
        with zipfile.ZipFile(BytesIO(await privacy.export_server(table.server))) as archive:
            everything = b"".join(archive.read(name) for name in archive.namelist())
        shown = await quay.sessions.show.export(table.id, BO)
        for content in (everything, shown):
            assert b"always" not in content
            assert b"standing" not in content


async def test_a_game_without_any_says_so() -> None:
    async with war() as quay:
        found = await quay.sessions.standing.look(quay.table.id, ADA)
        assert found.nothing.key == "ahead-nothing"
        with pytest.raises(Refused):
            await quay.sessions.standing.look(99, ADA)
