"""First games on the stand-in: where they stand, how they lead, and that they bother nobody."""

from __future__ import annotations

import random
from typing import cast

import pytest

from cogs.shown.ids import Verb, to
from engine.tours import STEPS
from playground.forge import forge_click
from playground.models import Channel, ChannelType
from playground.permissions import Permission
from playground.person import Person
from playground.seen import SeenMessage
from sessions.house import ServerSettings
from sessions.thinking import Thinkers
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    called,
    newest_poster,
    offers,
    open_panel,
    press,
    random_turn,
    rest,
    verbs,
)
from tests.sessions.bots import Fools

SOON = 8  # seconds after which every bot at a practice table has moved


@pytest.fixture
def quay(harbor: Harbor) -> Harbor:
    """A harbor whose bots think at once."""
    harbor.sessions.context.thinkers = cast(Thinkers, Fools())
    return harbor


async def learn(quay: Harbor, person: Person, *, here: bool = False) -> list[SeenMessage]:
    """What somebody who learns River of Gold is shown in private, oldest first."""
    outcome = await person.slash(HERE, "learn", game="river_of_gold", here=here)
    await rest(quay)
    return outcome.private


def thread_of(quay: Harbor) -> Channel:
    """The only thread there is."""
    (found,) = threads(quay)
    return found


def threads(quay: Harbor) -> list[Channel]:
    """All threads of all servers."""
    return [channel for channel in quay.world.channels.values() if channel.is_thread]


def step(panel: SeenMessage) -> str:
    """The line that says which step this is."""
    return next((line for line in panel.text.splitlines() if "Step " in line), "")


async def test_from_one_command_to_a_move(quay: Harbor) -> None:
    ada = quay.person("Ada")
    intro, panel = await learn(quay, ada, here=True)
    assert intro.text.startswith("Your first game of **River of Gold**")
    assert step(panel) == "> **Step 1 of 5: Sail**"
    assert panel.id > newest_poster(ada).id, "the panel comes below the board"
    assert called(quay, newest_poster(ada)) == []
    assert ada.look(panel).payload["attachments"] == [], "the lesson has the room"
    menu = next(select for select in panel.selects if select.placeholder == "Sail")
    await ada.select(panel, menu.custom_id, [menu.options[0].value])
    assert step(ada.look(panel)).startswith("> ✅ Step 1 of 5: Sail. Done")
    assert ada.look(intro).payload["attachments"] == []
    assert ada.look(panel).payload["attachments"], "the picture is on the panel"


async def test_it_stands_in_a_thread_that_nobody_else_sees(quay: Harbor) -> None:
    ada, dan = quay.person("Ada"), quay.person("Dan")
    before = len(dan.visible(HERE))
    (told,) = await learn(quay, ada)
    thread = thread_of(quay)
    assert thread.type is ChannelType.PRIVATE_THREAD
    assert f"<#{thread.id}>" in told.text
    assert set(thread.thread_members) == {ada.user.id, quay.world.bot.id}
    panel = await open_panel(ada, newest_poster(ada, thread))
    assert step(panel) == "> **Step 1 of 5: Sail**"
    assert len(dan.visible(HERE)) == before
    assert ada.dms() == []


async def test_where_no_thread_can_be_it_says_what_is_missing(quay: Harbor) -> None:
    ada, guild = quay.person("Ada"), quay.world.guild("The Quay")
    ours = next(role for role in guild.roles.values() if role.bot_id)
    ours.permissions &= ~Permission.CREATE_PRIVATE_THREADS
    (told,) = await learn(quay, ada)
    assert "Create Private Threads" in told.text
    assert threads(quay) == []


async def test_the_rules_of_a_table_lead_there(quay: Harbor) -> None:
    poster = await begun(quay, "Ada", "Dan")
    dan = quay.person("Dan")
    rules = (await press(dan, poster, Verb.RULES)).private[0]
    await press(dan, rules, Verb.LEARN)
    await rest(quay)
    table = await quay.sessions.show.in_channel(thread_of(quay).id)
    assert (table.practice, table.host) == (True, dan.user.id)


async def test_a_stranger_can_neither_play_nor_skip_it(quay: Harbor) -> None:
    ada, dan = quay.person("Ada"), quay.person("Dan")
    _, panel = await learn(quay, ada, here=True)
    poster = newest_poster(dan)
    for verb in (Verb.PLAY, Verb.HAND):
        assert "seat" in (await press(dan, poster, verb)).private[0].text
    outcome = await forge_click(dan, poster, str(to(Verb.SKIP_TOUR, 1)))
    assert "somebody else" in outcome.private[0].text
    assert step(ada.look(panel)) == "> **Step 1 of 5: Sail**"


async def test_it_can_be_left_with_one_press(quay: Harbor) -> None:
    ada = quay.person("Ada")
    _, panel = await learn(quay, ada, here=True)
    await press(ada, panel, Verb.SKIP_TOUR)
    panel = ada.look(panel)
    assert step(panel) == ""
    assert offers(panel), "the question is still there"
    assert Verb.REFRESH in verbs(panel)


async def test_a_whole_tour_with_a_restart_in_the_middle(quay: Harbor) -> None:
    ada, dice, seen = quay.person("Ada"), random.Random(4), set[str]()
    server = quay.world.channel(HERE).guild_id
    quay.sessions.context.house[server or 0] = ServerSettings(pictures="demand")  # it takes long
    await learn(quay, ada, here=True)
    while Verb.PLAY in verbs(poster := newest_poster(ada)):
        panel = await open_panel(ada, poster)
        seen.add(step(panel)[: len("> **Step 1")])
        if len(seen) == 2:
            await quay.restart()
            quay.sessions.context.thinkers = cast(Thinkers, Fools())
            quay.sessions.context.house[server or 0] = ServerSettings(pictures="demand")
        await random_turn(ada, newest_poster(ada), dice)
        await quay.later(SOON)
    assert {f"> **Step {n}" for n in range(1, STEPS)} <= seen
    assert "That was your first game" in poster.text
    assert verbs(poster)[0] is Verb.REMATCH
    await press(ada, poster, Verb.REMATCH)
    assert "Bot B (easy)" in newest_poster(ada).text
