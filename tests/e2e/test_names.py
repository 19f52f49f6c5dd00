"""Names belong to a server: what somebody is called on one is never shown on another."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.shown.ids import Verb
from playground.person import Person
from playground.seen import SeenMessage
from playground.view import may_see_channel
from sessions.shapes import Picture
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    called,
    newest_poster,
    open_panel,
    opened,
    press,
    random_turn,
    refreshed,
    rest,
)
from tests.e2e.test_seats import offered

THERE = "Il Molo/tavoli"
HOSTILE = (
    "a\nb",
    "@everyone",
    "<@123456789012345678>",
    "**bold** `code`",
    "\u202egnorw",
    "\u2066\u200b\u2060\ufeff",
    "🦑" * 32,
    "[here](https://example.org)",
)


def nickname(harbor: Harbor, who: str, name: str | None, server: str = "The Quay") -> None:
    """What somebody is called on one server from now on."""
    harbor.world.guild(server).members[harbor.world.user(who).id].nick = name


def readable(message: SeenMessage) -> str:
    """Everything somebody can read on a message, descriptions of pictures and labels included."""
    labels = [button.label for button in message.buttons]
    lines = [option.label for menu in message.selects for option in menu.options]
    return "\n".join((message.text, *message.alt_texts, *labels, *lines))


def of_server(harbor: Harbor, reader: Person, server: str) -> Iterator[str]:
    """All that somebody can read on one server."""
    for channel in list(harbor.world.guild(server).channels.values()):
        if may_see_channel(harbor.world, reader.user, channel):
            yield from map(readable, reader.visible(channel))


async def test_a_nickname_stays_on_its_server(harbor: Harbor) -> None:
    nickname(harbor, "Ada", "Admiral")
    nickname(harbor, "Ada", "Ammiraglia", "Il Molo")
    ada, dan = harbor.person("Ada"), harbor.person("Dan")
    await begun(harbor, "Ada", "Dan")
    await begun(harbor, "Ada", "Dan", place=THERE)
    await refreshed(harbor, 1)
    for place in (HERE, THERE, HERE):
        await ada.slash(place, "board")
        await ada.slash(place, "log")
        await press(dan, newest_poster(dan, place), Verb.PLAY)
        await dan.slash(place, "board", part="text")
    await refreshed(harbor, 1)
    await refreshed(harbor, 2)
    quay, molo = ("\n".join(of_server(harbor, dan, name)) for name in ("The Quay", "Il Molo"))
    assert "Admiral" in quay
    assert "Ammiraglia" in molo
    assert "Ammiraglia" not in quay
    assert "Admiral" not in molo


async def test_in_a_direct_message_the_names_are_those_of_the_table(harbor: Harbor) -> None:
    nickname(harbor, "Ada", "Admiral")
    nickname(harbor, "Dan", "Deckhand")
    nickname(harbor, "Ada", "Ammiraglia", "Il Molo")
    poster = await begun(harbor, "Ada", "Dan")
    (up,) = called(harbor, poster)
    waits = harbor.person("Dan" if up.user.name == "Ada" else "Ada")
    await harbor.person("Ada").slash(THERE, "settings")
    said = (await press(waits, poster, Verb.PLAY)).private[0]
    own = {"Ada": "Admiral", "Dan": "Deckhand"}[up.user.name]
    for reader in (up, waits):
        await reader.slash(reader.dm, "settings")
        await reader.slash(reader.dm, "hand")
        await reader.slash(reader.dm, "board", part="text")
        text = "\n".join(map(readable, reader.visible(reader.dm)))
        assert own in text
        assert "Ammiraglia" not in text
    assert own in readable(said)
    table = await harbor.sessions.show.table(1)
    assert table.names() == ("Admiral", "Deckhand"), "a press in the mailbox changes no nickname"


async def test_without_a_nickname_one_goes_by_ones_own_name(harbor: Harbor) -> None:
    nickname(harbor, "Ada", "Admiral")
    await opened(harbor, "Ada", "Dan")
    lobby = await opened(harbor, "Dan", "Ada", place=THERE)
    assert "**B** Ada" in lobby.text
    assert (await harbor.sessions.show.table(1)).names() == ("Admiral", "Dan")


async def test_a_new_nickname_is_on_the_next_poster(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,) = called(harbor, poster)
    nickname(harbor, player.user.name, "Renamed")
    await random_turn(player, poster, random.Random(1))
    assert "Renamed" in newest_poster(player).text
    assert "Renamed" in newest_poster(player).alt_texts[0]
    nickname(harbor, player.user.name, None)
    await player.slash(HERE, "board")
    await refreshed(harbor, 1)
    assert "Renamed" not in readable(newest_poster(player))


async def test_a_typed_turn_brings_the_new_nickname(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,) = called(harbor, poster)
    nickname(harbor, player.user.name, "Renamed")
    choices = await player.complete(HERE, "play", "move", "")
    await player.slash(HERE, "play", move=choices[0][1])
    assert "Renamed" in (await harbor.sessions.show.table(1)).names()


async def test_whoever_left_is_in_nothing_that_is_made_from_then_on(harbor: Harbor) -> None:
    nickname(harbor, "Bruno", "Leaverino")
    harbor.chance.seed(4)
    poster = await begun(harbor, "Ada", "Bruno")
    ada, dan, gwen = map(harbor.person, ("Ada", "Dan", "Gwen"))
    for who in called(harbor, poster):
        await random_turn(who, poster, random.Random(3))
    await press(gwen, newest_poster(gwen), Verb.FOLLOW)
    for reader in (ada, gwen):  # every picture of this moment has been drawn with the old name
        await _everything_about(reader)
    for kind in ("board", "score"):
        await _drawn(harbor, kind)
    before = newest_poster(ada)
    assert "Leaverino" in readable(before)
    said = await offered(harbor, harbor.person("Bruno"))
    await press(dan, said, Verb.TAKE)
    await rest(harbor)
    after = newest_poster(ada)
    assert after.id == before.id, "it is edited in place"
    assert after.picture_urls != before.picture_urls, "with its picture"
    assert "Leaverino" not in readable(after)
    assert "Dan" in after.alt_texts[0]
    for reader in (ada, dan, gwen):
        for text in await _everything_about(reader):
            assert "Leaverino" not in text
    for kind in ("board", "score"):
        assert "Leaverino" not in (await _drawn(harbor, kind)).alt
    assert "Leaverino" not in dan.dms()[0].text


async def _drawn(harbor: Harbor, kind: str) -> Picture:
    show = harbor.sessions.show
    return await show.drawn(await show.board(1), kind, limit=10**7)


async def _everything_about(reader: Person) -> list[str]:
    """Whatever a table shows to one reader, made now."""
    asked = (
        await reader.slash(HERE, "board"),
        await reader.slash(HERE, "board", part="text"),
        await reader.slash(HERE, "log"),
        await reader.slash(HERE, "play"),
        await reader.slash(HERE, "hand"),
        await reader.slash(HERE, "game end"),
        await reader.slash(HERE, "game export"),
    )
    messages = [message for outcome in asked for message in outcome.private]
    suggested = await reader.complete(HERE, "game offer", "player", "")
    return [*map(readable, messages), json.dumps(suggested), *_files(reader, messages)]


def _files(reader: Person, messages: list[SeenMessage]) -> Iterator[str]:
    """Text files that came with messages."""
    for message in messages:
        stored = reader.world.channels[message.channel_id].messages[message.id]
        yield from (f.data.decode() for f in stored.files if f.filename.endswith(".json"))


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_hostile_nickname_is_only_a_name(harbor: Harbor, name: str) -> None:
    nickname(harbor, "Ada", name)
    lobby = await opened(harbor, "Ada", "Dan")
    poster = await begun(harbor, "Dan", "Ada", place=THERE)
    await open_panel(called(harbor, poster)[0], poster)
    assert lobby.payload["mentions"] == []
    for mark in ("\u202e", "\u2066", "a\nb", "@everyone", "<@1", "**bold", "[here](h"):
        assert mark not in lobby.text.replace("\\", "\\ ")
    assert (await harbor.person("Dan").slash(HERE, "game options")).private[0].text


async def test_names_survive_a_restart(tmp_path: Path, harbor: Harbor) -> None:
    nickname(harbor, "Ada", "Admiral")
    await begun(harbor, "Ada", "Dan")
    await harbor.restart()
    await harbor.person("Ada").slash(THERE, "settings")
    assert (await harbor.sessions.show.table(1)).names() == ("Admiral", "Dan")
