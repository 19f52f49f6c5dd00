"""A small campaign of two bots on one server, and that it notices what it looks for."""

from __future__ import annotations

import copy
from pathlib import Path

from playground.changes import Change, ChangeKind
from playground.models import Message
from playground.world import World
from tests.campaigns.two.campaign import Asked, campaign
from tests.campaigns.two.twins import Twins
from tests.stores import Server


async def test_two_bots_lose_nothing_when_one_is_killed(tmp_path: Path, postgres: Server) -> None:
    asked = Asked(kills=2, tables=2, seed=5, most_answers=20, stuck=240.0)
    report = await campaign(tmp_path, postgres, asked)
    assert report.wrong == []
    assert report.kills == 2
    assert report.answers > 20
    assert report.pace.letters > 0


def _sent(world: World, number: int, nonce: str, content: str) -> Message:
    channel = world.channel("river")
    message = Message(number, channel.id, world.bot.id, world.clock.now(), content)
    message.nonce = nonce
    channel.messages[number] = message
    return message


def _noted(twins: Twins, message: Message) -> None:
    twins.note(Change(ChangeKind.MESSAGE_CREATED, message.channel_id, message.id))


def test_it_notices_what_is_there_twice() -> None:
    world = World()
    twins = Twins(world)
    first = _sent(world, 1, "7:100", "a poster")
    _noted(twins, first)
    _noted(twins, _sent(world, 2, "8:100", "another"))
    assert list(twins.wrong()) == []
    _noted(twins, _sent(world, 3, "7:100", copy.copy(first.content)))
    assert [line.partition(":")[0] for line in twins.wrong()] == ["doubled"]
    del world.channel("river").messages[3]
    assert list(twins.wrong()) == []


def test_it_notices_a_reminder_that_stays() -> None:
    world = World()
    twins = Twins(world)
    _noted(twins, _sent(world, 1, "7:100", "⏳ it is still your turn"))
    assert "has never gone" in next(twins.wrong())
