"""Bad weather during a game: rate limits, failing servers, lost sockets; nothing is lost."""

from __future__ import annotations

import asyncio
import gc
import logging
import random

import pytest

from cogs.shown.ids import Verb
from db import matches
from playground.component_rules import Kind
from playground.person import Person
from playground.seen import SeenMessage
from sessions.turns import THE_HOUSE
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    button,
    called,
    newest_poster,
    offers,
    open_panel,
    opened,
    press,
    random_step,
    random_turn,
    rest,
)

POSTS = "POST */channels/*/messages"
EDITS = "PATCH */webhooks/*"
ANSWERS = "POST */interactions/*/callback"
ALREADY = "40060"  # who cannot know that the first acknowledgement arrived may try once more


async def up(harbor: Harbor) -> tuple[Person, SeenMessage]:
    """A running game: who is up, and the poster."""
    poster = await begun(harbor, "Ada", "Bruno")
    (player,) = called(harbor, poster)
    return player, poster


def turn_posters(person: Person) -> list[SeenMessage]:
    """Everything public after the lobby."""
    return [m for m in person.visible(HERE) if not m.is_private][1:]


async def answers_given(harbor: Harbor) -> int:
    """How many answers of people are in the log."""
    given = await harbor.sessions.context.db.run(lambda db: matches.answers(db, 1))
    return len([answer for answer in given if answer.user != THE_HOUSE])


async def finished(person: Person, panel: SeenMessage, dice: random.Random) -> None:
    """Press on until the turn is over."""
    while offers(person.look(panel)):
        await random_step(person, person.look(panel), dice)


async def test_rate_limits_are_waited_out(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    dice = random.Random(3)
    for turn in range(4):
        harbor.world.faults.rate_limit_next(2, POSTS, retry_after=0.02)
        harbor.world.faults.rate_limit_next(2, EDITS, retry_after=0.02)
        (player,) = called(harbor, poster)
        await random_turn(player, poster, dice)
        poster = newest_poster(player)
        assert len(turn_posters(player)) == turn + 2
    statuses = [exchange.status for exchange in harbor.world.recorder.exchanges]
    assert statuses.count(429) >= 8


@pytest.mark.parametrize("status", [500, 502, 503])
async def test_a_failing_server_only_delays_the_poster(harbor: Harbor, status: int) -> None:
    player, poster = await up(harbor)
    harbor.world.faults.fail_next(1, POSTS, status=status)
    harbor.world.faults.fail_next(1, EDITS, status=503)
    await random_turn(player, poster, random.Random(1))
    for wait in (5, 10):
        await harbor.later(wait)
    assert newest_poster(player).id != poster.id
    assert len(turn_posters(player)) == 2
    assert await harbor.sessions.post.seconds_to_next() is None


async def test_a_long_storm_is_weathered(harbor: Harbor) -> None:
    player, poster = await up(harbor)
    harbor.world.faults.fail_next(4, POSTS, status=503)
    await random_turn(player, poster, random.Random(1))
    for wait in (5, 10, 20):
        await harbor.later(wait)
        assert newest_poster(player).id == poster.id
    await harbor.later(40)
    assert newest_poster(player).id != poster.id
    assert len(turn_posters(player)) == 2


async def test_an_acknowledgement_that_fails_once_is_only_late(harbor: Harbor) -> None:
    player, poster = await up(harbor)
    panel = await open_panel(player, poster)
    harbor.world.faults.fail_next(1, ANSWERS, status=503)
    await random_step(player, panel, random.Random(1))
    assert player.look(panel).text != panel.text
    assert await answers_given(harbor) == 1
    await finished(player, panel, random.Random(2))
    assert len(turn_posters(player)) == 2


async def test_an_answer_whose_acknowledgement_is_lost_is_played_once(harbor: Harbor) -> None:
    player, poster = await up(harbor)
    panel = await open_panel(player, poster)
    harbor.world.faults.lose_answers(1, ANSWERS)
    await random_step(player, panel, random.Random(1))
    assert await answers_given(harbor) == 1
    await finished(player, panel, random.Random(2))
    assert newest_poster(player).id != poster.id
    assert len(turn_posters(player)) == 2
    assert [complaint.text[:5] for complaint in harbor.world.complaints] == [ALREADY]
    harbor.world.complaints.clear()


async def test_a_picture_whose_way_is_cut_is_no_traceback(
    harbor: Harbor, caplog: pytest.LogCaptureFixture
) -> None:
    player, poster = await up(harbor)
    harbor.world.faults.lose_answers(1, "PATCH */webhooks/*")
    panel = await open_panel(player, poster)
    await harbor.world.quiet()
    assert player.look(panel).picture_urls, "it has arrived all the same"
    told = [record for record in caplog.records if record.getMessage() == "panel_left"]
    assert len(told) == 1
    assert not any(record.exc_info for record in caplog.records)


async def test_a_refusal_whose_way_is_cut_is_told_to_the_operator(
    harbor: Harbor, caplog: pytest.LogCaptureFixture
) -> None:
    player, poster = await up(harbor)
    other = harbor.person("Bruno" if player.user.name == "Ada" else "Ada")
    harbor.world.faults.lose_answers(9, "POST */callback")
    await press(other, poster, Verb.PLAY)
    assert "not_told" in [record.getMessage() for record in caplog.records]
    assert not [record for record in caplog.records if record.name.startswith("discord.client")]
    harbor.world.complaints.clear()


async def test_a_dropped_line_is_taken_up_in_the_middle_of_a_turn(harbor: Harbor) -> None:
    player, poster = await up(harbor)
    panel = await open_panel(player, poster)
    await harbor.world.faults.drop_gateway()
    await random_step(player, panel, random.Random(1))
    assert harbor.world.gateway.resumed == 1
    await finished(player, panel, random.Random(2))
    assert newest_poster(player).id != poster.id


async def test_a_lost_session_begins_anew_in_the_middle_of_a_turn(harbor: Harbor) -> None:
    player, poster = await up(harbor)
    panel = await open_panel(player, poster)
    await random_step(player, panel, random.Random(1))
    drafted = player.look(panel).text
    await harbor.world.faults.drop_gateway(resumable=False)
    async with asyncio.timeout(60):
        while not harbor.world.gateway.is_connected:
            await asyncio.sleep(0.01)
    await rest(harbor)
    panel = await open_panel(player, poster)
    assert player.look(panel).text == drafted
    await finished(player, panel, random.Random(2))
    assert newest_poster(player).id != poster.id
    assert len(turn_posters(player)) == 2
    assert button(newest_poster(player), Verb.PLAY).is_enabled


async def test_slow_answers_do_not_mix_two_presses(harbor: Harbor) -> None:
    player, poster = await up(harbor)
    panel = await open_panel(player, poster)
    harbor.world.faults.latency, harbor.world.faults.latency_route = 0.05, EDITS
    menu = panel.selects[0]
    presses = (
        player.press(panel, Kind.STRING_SELECT, menu.custom_id, values=[option.value])
        for option in menu.options[:3]
    )
    await asyncio.gather(*presses)
    harbor.world.faults.calm()
    assert await answers_given(harbor) == 1
    await finished(player, panel, random.Random(2))
    assert newest_poster(player).id != poster.id


@pytest.mark.parametrize("command", [True, False], ids=["command", "press"])
async def test_a_line_that_is_cut_while_trouble_is_told_of_ends_in_a_line_of_our_log(
    harbor: Harbor, caplog: pytest.LogCaptureFixture, command: bool
) -> None:
    lobby = await opened(harbor, "Ada", "Dan")
    ada = harbor.person("Ada")
    harbor.world.faults.lose_answers(2, "POST /interactions/*")
    await (ada.slash(HERE, "help") if command else press(ada, lobby, Verb.START))
    await rest(harbor)
    gc.collect()  # a task that failed unseen is told of when it goes
    harbor.world.complaints.clear()
    told = [(r.name, r.getMessage()) for r in caplog.records if r.levelno >= logging.WARNING]
    assert [name for name, _ in told if not name.startswith("cogs.")] == []
    assert ("cogs.discord_io.trouble", "not_told") in told
