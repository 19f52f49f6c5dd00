"""What can be fetched of how the bot does: in the format, and of nobody in particular."""

from __future__ import annotations

import random
import re

import aiohttp
import pytest

from cogs.shown.ids import Verb
from playground import fixture
from process.prometheus import CONTENT_TYPE
from process.scrape import PATH, served
from tests.e2e.harbor import Harbor, begun, newest_poster, press, random_turn, wanted
from tests.process.exposition import Family, read


async def fetched(harbor: Harbor) -> str:
    """As any program on the machine gets them."""
    async with (
        served("127.0.0.1", 0, harbor.bot.figures.tell) as port,
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}{PATH}") as answer,
    ):
        assert (answer.status, answer.headers["Content-Type"]) == (200, CONTENT_TYPE)
        return await answer.text()


async def figures(harbor: Harbor) -> dict[str, Family]:
    """Read as strictly as the format is described."""
    return read(await fetched(harbor))


async def one_turn(harbor: Harbor) -> None:
    """Whoever is up plays."""
    watcher = harbor.person("Edda")
    up = (await wanted(harbor, watcher))[0]
    await random_turn(up, newest_poster(watcher), random.Random(1))
    await harbor.world.quiet()


async def test_a_turn_is_seen_from_outside(harbor: Harbor) -> None:
    before = await figures(harbor)
    poster = await begun(harbor, "Edda", "Bruno")
    await one_turn(harbor)
    found = await figures(harbor)
    answered = found["harbormaster_acknowledge_seconds"]
    assert answered.value("_count", kind="command") == 1
    assert answered.value("_count", kind="press") >= 3
    assert found["harbormaster_answers_total"].value(game="river_of_gold") >= 1
    assert found["harbormaster_answers_total"].value(game="yokohama") == 0
    assert found["harbormaster_tables_live"].value(status="playing") == 1
    assert found["harbormaster_draw_seconds"].value("_count", urgency="owed") >= 2
    assert found["harbormaster_queue_length"].value(queue="outbox") == 0
    assert found["harbormaster_database_seconds"].value("_count", way="write") > 10
    taken = [each["harbormaster_discord_requests_total"] for each in (before, found)]
    assert taken[1].value(outcome="taken") > taken[0].value(outcome="taken") + 5
    assert found["harbormaster_task_up"].value(task="messenger") == 1
    assert found["harbormaster_breaker_stage"].value() == 0
    assert found["harbormaster_connected"].value() == 1
    assert poster.buttons


async def test_what_goes_wrong_is_counted(harbor: Harbor) -> None:
    poster = await begun(harbor, "Edda", "Bruno")
    stranger = harbor.person("Chiara")
    await press(stranger, poster, Verb.PLAY)
    found = await figures(harbor)
    assert found["harbormaster_interactions_troubled_total"].value(why="refused") == 1


async def test_nothing_in_them_tells_of_anybody(harbor: Harbor) -> None:
    await begun(harbor, "Edda", "Bruno")
    await one_turn(harbor)
    told = await fetched(harbor)
    labels = " ".join(re.findall(r'="([^"]*)"', told))
    assert [
        name for name in (*fixture.PEOPLE, "Quay", "tables", "playground") if name in labels
    ] == []
    long = ("process_", "_sum", "breaker_reading")  # by their nature
    others = [line for line in told.splitlines() if not any(part in line for part in long)]
    assert [line for line in others if re.search(r"\d{7}", line)] == []


@pytest.mark.parametrize("path", ["/", "/metrics/x", "/../health.json"])
async def test_there_is_nothing_else_to_fetch(harbor: Harbor, path: str) -> None:
    async with (
        served("127.0.0.1", 0, harbor.bot.figures.tell) as port,
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}{path}") as answer,
    ):
        assert answer.status == 404


async def test_a_database_that_cannot_be_read_hides_only_what_is_in_it(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails() -> None:
        raise OSError("gone")

    monkeypatch.setattr(harbor.sessions.post, "standing", fails)
    found = await figures(harbor)
    assert found["harbormaster_database_up"].value() == 0
    assert found["harbormaster_tables_live"].samples == {}
    assert found["harbormaster_breaker_stage"].value() == 0
