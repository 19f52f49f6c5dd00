"""A hint in the panel: what to do and why, in private; the score tells who had one."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from cogs.shown.ids import Verb
from engine.core.registry import Registry
from sessions.thinking import Thinkers
from tests.e2e.harbor import HERE, Harbor, open_panel, press, verbs
from tests.e2e.test_turns import sail, up

HINT = "Consiglio: **"


@pytest_asyncio.fixture(autouse=True)
async def no_processes(harbor: Harbor) -> AsyncIterator[None]:
    """A thread is there at once."""
    harbor.sessions.context.thinkers = Thinkers(workers=0)
    yield


async def helped(harbor: Harbor) -> list[str]:
    """Who had help."""
    table = await harbor.sessions.show.table(1)
    return [chair.name for chair in table.chairs if chair.helped]


async def test_a_hint_stands_below_the_question_for_its_reader_alone(harbor: Harbor) -> None:
    player, other, poster = await up(harbor)
    panel = await open_panel(player, poster)
    before = [(m.id, m.text) for m in other.visible(HERE)]
    assert await helped(harbor) == []
    await press(player, panel, Verb.HINT)
    hinted = player.look(panel)
    asked, *notes = panel.text.split("\n")
    assert hinted.text.startswith(asked[:20])
    assert "\n".join((*notes, HINT)) in hinted.text
    assert (verbs(hinted), hinted.picture_urls) == (verbs(panel), panel.picture_urls)
    assert [(m.id, m.text) for m in other.visible(HERE)] == before
    assert await helped(harbor) == [player.user.name]


async def test_by_command_the_question_comes_with_its_hint(harbor: Harbor) -> None:
    player, other, _ = await up(harbor)
    (shown,) = (await player.slash(HERE, "hint")).private
    assert HINT in shown.text
    await sail(player, shown)
    assert len((await other.slash(HERE, "hint")).private) == 1
    assert await helped(harbor) == [player.user.name]


async def test_what_has_no_hint_leaves_the_question_open(harbor: Harbor) -> None:
    player, _, poster = await up(harbor)
    panel = await open_panel(player, poster)
    harbor.sessions.context.thinkers = Thinkers(Registry(()), workers=0)
    await press(player, panel, Verb.HINT)
    refused = player.look(panel)
    assert refused.text.startswith("⚠️")
    assert verbs(refused) == verbs(panel)
    assert await helped(harbor) == []
