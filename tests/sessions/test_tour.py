"""First games: what was recorded stands as if it had been played here, and somebody is led on."""

from __future__ import annotations

from pathlib import Path

import pytest

from db import tours
from db.tables import Table
from engine.tours import STEPS, TOURS
from sessions.shapes import Lesson, Place, TableError
from sessions.turns import BOT
from sessions.verify import problems, stored
from tests.sessions.bots import BRIEF, Pier, pier
from tests.sessions.tables import ADA, BO, HERE

THERE = Place(server=1, channel=11, language="it")
GAME = "river_of_gold"


async def lesson(quay: Pier, table: Table) -> Lesson | None:
    """What stands above Ada's question."""
    return (await quay.sessions.play.question(table.id, ADA)).lesson


async def number(quay: Pier, table: Table) -> int | None:
    """The step she is at."""
    led = await lesson(quay, table)
    return led.number if led else None


async def round_of(quay: Pier, table: Table) -> None:
    """Ada's turn, and the bot's after it."""
    await quay.play(table, ADA)
    await quay.later(BRIEF)


@pytest.mark.parametrize("game", TOURS)
async def test_a_first_game_is_a_match_like_any_other(game: str) -> None:
    async with pier() as quay:
        table = await quay.sessions.tours.open(HERE, ADA, game)
        assert (table.status, table.practice, table.host) == ("playing", True, ADA.id)
        assert await quay.up(table) == {TOURS[game].learner}
        found = await quay.sessions.context.db.run(lambda db: stored(db, table.id))
        assert list(problems(quay.sessions.context.games, table, found)) == []
        assert {given.user for given in found[1]} <= {0, BOT}
        assert len(found[1]) == len(TOURS[game].begun)


async def test_whoever_opens_one_sees_the_turn_before_and_the_first_step() -> None:
    async with pier() as quay:
        table = await quay.sessions.tours.open(HERE, ADA, GAME)
        poster = await quay.sessions.show.poster(table.id)
        assert {event.seat for event in poster.seen.changes} >= {1}
        led = await lesson(quay, table)
        assert led is not None
        assert (led.number, led.of, led.done) == (1, STEPS, False)
        assert led.text.key == "tours-rog-sail"
        owed = await quay.rows("SELECT kind FROM outbox ORDER BY kind")
        assert owed == [("hand",), ("poster",)]


async def test_a_step_is_a_turn_whatever_is_done_in_it() -> None:
    async with pier() as quay:
        table = await quay.sessions.tours.open(HERE, ADA, GAME)
        for step in range(1, STEPS - 1):
            assert await number(quay, table) == step
            await round_of(quay, table)


async def test_what_a_step_shows_is_done_until_it_is_taken_back() -> None:
    async with pier() as quay:
        table = await quay.sessions.tours.open(HERE, ADA, GAME)
        ask = await quay.sessions.play.question(table.id, ADA)
        sail = next(o.token for o in ask.decision.options if o.token.startswith("sail:"))
        await quay.sessions.play.answer(table.id, ADA, None, (sail,))
        led = await lesson(quay, table)
        assert led is not None
        assert (led.number, led.done) == (1, True)
        await quay.sessions.play.step_back(table.id, ADA)
        led = await lesson(quay, table)
        assert led is not None
        assert (led.number, led.done) == (1, False)


async def test_it_goes_on_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "harbor.db"
    async with pier(path) as quay:
        table = await quay.sessions.tours.open(HERE, ADA, GAME)
        await round_of(quay, table)
    async with pier(path, now=2_000) as quay:
        assert await number(quay, table) == 2


async def test_it_can_be_left_and_the_game_goes_on() -> None:
    async with pier() as quay:
        table = await quay.sessions.tours.open(HERE, ADA, GAME)
        with pytest.raises(TableError, match="tours-not-yours"):
            await quay.sessions.tours.skip(table.id, BO)
        assert await number(quay, table) == 1
        await quay.sessions.tours.skip(table.id, ADA)
        assert await number(quay, table) is None
        await round_of(quay, table)
        assert await quay.up(table) == {0}


async def test_nobody_is_led_through_a_game_of_their_own() -> None:
    async with pier() as quay:
        table = await quay.practice()
        assert await number(quay, table) is None
        with pytest.raises(TableError, match="tours-not-yours"):
            await quay.sessions.tours.skip(table.id, ADA)


async def test_two_of_one_person_do_not_know_each_other() -> None:
    async with pier() as quay:
        one = await quay.sessions.tours.open(HERE, ADA, GAME)
        with pytest.raises(TableError, match="bot-channel-busy"):
            await quay.sessions.tours.open(HERE, ADA, GAME)
        two = await quay.sessions.tours.open(THERE, ADA, GAME)
        await round_of(quay, one)
        await quay.sessions.tours.skip(two.id, ADA)
        assert (await number(quay, one), await number(quay, two)) == (2, None)


async def test_the_end_says_how_it_went_and_what_comes_next() -> None:
    async with pier() as quay:
        table = await quay.sessions.tours.open(HERE, ADA, GAME)
        assert (await quay.sessions.show.poster(table.id)).farewell is None
        while (await quay.sessions.context.table(table.id)).status == "playing":
            await round_of(quay, table)
        poster = await quay.sessions.show.poster(table.id)
        assert poster.outcome is not None
        assert poster.farewell is not None
        won = 0 in poster.outcome.winners
        assert (poster.farewell.key == "tours-ended-won") == won


async def test_a_game_without_a_recorded_beginning_cannot_be_learnt_so() -> None:
    async with pier() as quay:
        with pytest.raises(TableError, match="tours-none"):
            await quay.sessions.tours.open(HERE, ADA, "chess")


async def test_whoever_is_forgotten_leaves_no_lesson() -> None:
    async with pier() as quay:
        table = await quay.sessions.tours.open(HERE, ADA, GAME)
        await quay.sessions.privacy.forget(ADA)
        assert await quay.sessions.context.db.run(lambda db: tours.of_table(db, table.id)) is None
