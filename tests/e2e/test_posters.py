"""One poster a table and turn, whatever fails: acknowledgements, kills, nonces, edits, the disk."""

from __future__ import annotations

import asyncio
import copy
import random
from contextlib import suppress
from dataclasses import replace
from fnmatch import fnmatchcase
from typing import Any

import pytest

from cogs.shown.ids import Verb
from playground.changes import Change, ChangeKind
from playground.errors import Problem
from playground.faults import Faults
from playground.person import NoResponse, Person
from playground.seen import SeenMessage
from sessions.shapes import Notice
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    called,
    newest_poster,
    opened,
    press,
    random_turn,
    rest,
    verbs,
)

EDITS = "PATCH */channels/*/messages/*"
POSTS = "POST */channels/*/messages"
ACKNOWLEDGED = "POST */interactions/*/callback"
EXPIRED = Problem(404, 10062, "Unknown interaction")
MARKS = (Verb.LEAVE, Verb.LOG)  # what a poster has and no other public message


def posters(person: Person) -> list[SeenMessage]:
    """Every public message with a poster's buttons."""
    seen = (m for m in person.visible(HERE) if not m.is_private)
    return [m for m in seen if set(verbs(m)) & set(MARKS)]


def boards(person: Person) -> list[SeenMessage]:
    """Every public message with a picture: the posters of turns, old and new."""
    return [m for m in person.visible(HERE) if not m.is_private and m.picture_urls]


class Sent:
    """Counts new messages of the bot, in channels and in mailboxes."""

    def __init__(self, harbor: Harbor) -> None:
        self.public = self.private = 0
        self._world = harbor.world
        harbor.world.subscribe(self._note)

    def _note(self, change: Change) -> None:
        if change.kind is not ChangeKind.MESSAGE_CREATED or change.private_to is not None:
            return
        channel = self._world.channels[change.channel_id]
        if channel.messages[change.message_id].author_id == self._world.bot.id:
            self.private += channel.is_dm
            self.public += not channel.is_dm


def dies_recording(harbor: Harbor, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """The messenger ends, as if killed, between sending something and writing that down."""
    post = harbor.sessions.post

    async def nothing() -> list[Notice]:
        return []

    async def never() -> None:
        return None

    async def dead(*_: Any, **__: Any) -> None:
        monkeypatch.setattr(post, "due", nothing)
        monkeypatch.setattr(post, "seconds_to_next", never)
        raise asyncio.CancelledError

    monkeypatch.setattr(post, what, dead)


# -- acknowledgements -----------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["expired", "cut"])
async def test_a_join_is_on_the_poster_though_nobody_could_be_told(
    harbor: Harbor, how: str
) -> None:
    lobby = await opened(harbor, "Ada")
    faults, patient = harbor.world.faults, harbor.world.settings
    harbor.world.settings = replace(patient, ack_deadline=1.0)  # no answer will come
    if how == "expired":
        faults.refuse_next(9, EXPIRED, ACKNOWLEDGED)
    else:
        faults.lose_answers(9, ACKNOWLEDGED)
    with suppress(NoResponse):
        await press(harbor.person("Bruno"), lobby, Verb.JOIN)
    faults.calm()
    harbor.world.settings = patient
    await rest(harbor)
    shown = harbor.person("Ada").look(lobby)
    assert "Bruno" in shown.text
    await press(harbor.person("Ada"), shown, Verb.START)
    assert called(harbor, newest_poster(harbor.person("Ada")))
    harbor.world.complaints.clear()  # who cannot know that an answer arrived may try once more


async def test_a_slow_discord_holds_up_nobody_who_joins(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two presses at once: both are stored and shown while Discord answers neither."""
    lobby, ada, answering = await opened(harbor, "Ada"), harbor.person("Ada"), asyncio.Event()

    async def held(_: Faults, method: str, path: str) -> None:
        if fnmatchcase(f"{method} {path}", ACKNOWLEDGED):
            await answering.wait()

    monkeypatch.setattr(Faults, "delay", held)
    presses = [
        asyncio.create_task(press(harbor.person(name), lobby, Verb.JOIN))
        for name in ("Bruno", "Dan")
    ]
    async with asyncio.timeout(20):
        while not all(name in ada.look(lobby).text for name in ("Bruno", "Dan")):
            await asyncio.sleep(0.01)
    answering.set()
    await asyncio.gather(*presses, return_exceptions=True)
    harbor.world.complaints.clear()


# -- kills ----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("forgetful")
async def test_a_table_opened_before_a_kill_has_one_poster(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, sent = harbor.person("Ada"), Sent(harbor)
    dies_recording(harbor, monkeypatch, "poster_posted")
    with suppress(NoResponse):
        await ada.slash(HERE, "game new", game="river_of_gold")
    assert len(posters(ada)) == 1
    await harbor.restart()
    (poster,) = posters(ada)
    assert sent.public == 1
    await press(harbor.person("Bruno"), poster, Verb.JOIN)
    assert "**B** Bruno" in ada.look(poster).text
    await press(ada, poster, Verb.START)
    assert verbs(ada.look(poster)) == []


@pytest.mark.usefixtures("forgetful")
async def test_a_turn_posted_before_a_kill_is_not_posted_again(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,), before = called(harbor, poster), len(boards(harbor.person("Ada")))
    dies_recording(harbor, monkeypatch, "poster_posted")
    await random_turn(player, poster, random.Random(1))
    await harbor.restart()
    assert len(boards(player)) == before + 1
    (left,) = posters(player)
    assert left.id != poster.id
    table = await harbor.sessions.show.table(1)
    assert (table.poster_message, table.poster_revision) == (left.id, await _revision(harbor))


async def _revision(harbor: Harbor) -> int:
    return (await harbor.sessions.show.poster(1)).seen.revision


@pytest.mark.usefixtures("forgetful")
async def test_a_hand_sent_before_a_kill_is_not_sent_again(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = harbor.person("Ada")
    harbor.world.faults.close_dms(ada.user)  # no welcome, so that the hand is a new message
    lobby = await opened(harbor, "Ada", "Bruno")
    harbor.world.faults.close_dms(ada.user, closed=False)
    await harbor.sessions.post.direct_messages(ada.user.id, "on")
    dies_recording(harbor, monkeypatch, "hand_sent")
    await press(ada, lobby, Verb.START)
    assert len(ada.dms()) == 1
    await harbor.restart()
    assert len(ada.dms()) == 1
    assert ada.dms()[0].picture_urls


@pytest.mark.usefixtures("forgetful")
async def test_a_welcome_sent_before_a_kill_becomes_the_hand(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = harbor.person("Ada")
    await ada.slash("The Quay/river", "game new", game="river_of_gold")
    dies_recording(harbor, monkeypatch, "hand_sent")
    await ada.slash(HERE, "game new", game="river_of_gold")
    assert len(ada.dms()) == 2
    await harbor.restart()
    lobby = newest_poster(ada)
    await press(harbor.person("Bruno"), lobby, Verb.JOIN)
    await press(ada, lobby, Verb.START)
    welcome, hand = ada.dms()
    assert not welcome.picture_urls, "the other table's letter stays as it is"
    assert hand.picture_urls


@pytest.mark.usefixtures("forgetful")
async def test_the_answer_to_a_post_is_lost_and_the_next_turn_comes_first(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The turn before keeps its own poster, without buttons; nobody is called twice."""
    poster = await begun(harbor, "Ada", "Bruno")
    (player,), before = called(harbor, poster), len(boards(harbor.person("Ada")))
    harbor.world.faults.lose_answers(1, POSTS)
    await random_turn(player, poster, random.Random(1))
    lost = newest_poster(player)
    (other,) = called(harbor, lost)
    await random_turn(other, lost, random.Random(2))
    await harbor.later(60)
    assert len(boards(player)) == before + 2
    assert [m.id for m in posters(player)] == [newest_poster(player).id]
    assert called(harbor, newest_poster(player)) == [] or newest_poster(player).id != lost.id


# -- buttons of old posters -----------------------------------------------------------------------


async def test_an_old_poster_loses_its_buttons_though_it_fails_at_first(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,), channel = called(harbor, poster), harbor.world.channel(HERE).id
    harbor.world.faults.fail_next(2, f"PATCH */channels/{channel}/messages/*", status=503)
    await random_turn(player, poster, random.Random(1))
    assert len(posters(player)) == 2
    for wait in (5, 10, 20):
        await harbor.later(wait)
    assert [m.id for m in posters(player)] == [newest_poster(player).id]
    assert await harbor.sessions.post.owed() == 0


@pytest.mark.parametrize("ended", [False, True])
async def test_an_old_poster_that_kept_its_buttons_loses_them_at_the_next_start(
    harbor: Harbor, *, ended: bool
) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,) = called(harbor, poster)
    stored = harbor.world.channels[poster.channel_id].messages[poster.id]
    kept = copy.deepcopy(stored.components)
    await random_turn(player, poster, random.Random(1))
    if ended:
        sure = (await harbor.person("Ada").slash(HERE, "game end")).answer
        await press(harbor.person("Ada"), sure, Verb.END)
    await harbor.stop()
    stored.components = kept
    assert len(posters(player)) == 2
    await harbor.start()
    assert [m.id for m in posters(player)] == [newest_poster(player).id]
    assert player.look(poster).picture_urls, "what the turn was stays to be seen"


async def test_a_finished_table_gets_no_new_poster_for_a_deleted_one(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Bruno")
    ada = harbor.person("Ada")
    await press(ada, (await ada.slash(HERE, "game end")).answer, Verb.END)
    await harbor.stop()
    harbor.person("Edda").delete(newest_poster(ada))
    await harbor.start()
    assert posters(ada) == []


@pytest.mark.parametrize("later", [False, True])
@pytest.mark.parametrize("playing", [False, True])
async def test_a_copy_of_a_poster_is_taken_away_at_the_next_start(
    harbor: Harbor, *, playing: bool, later: bool
) -> None:
    poster = await (begun if playing else opened)(harbor, "Ada", "Bruno")
    await harbor.stop()
    channel = harbor.world.channels[poster.channel_id]
    copied = copy.copy(channel.messages[poster.id])
    copied.id = harbor.world.ids.next() if later else poster.id - 1
    channel.messages[copied.id] = copied
    channel.messages = dict(sorted(channel.messages.items()))
    await harbor.start()
    ada = harbor.person("Ada")
    assert [m.id for m in posters(ada)] == [poster.id]
    assert copied.id not in channel.messages
    invited = [m for m in ada.visible(HERE) if verbs(m) == [Verb.JOIN]]
    assert invited == []


async def test_invitations_and_warnings_are_no_posters(harbor: Harbor) -> None:
    ada, chiara = harbor.person("Ada"), harbor.person("Chiara")
    lobby = await opened(harbor, "Ada")
    menu = lobby.selects[0]
    (invitation,) = (await ada.select(lobby, menu.custom_id, [chiara.user])).created
    before = ada.look(invitation).text, verbs(ada.look(invitation))
    await harbor.restart()
    assert (ada.look(invitation).text, verbs(ada.look(invitation))) == before


async def test_a_poster_that_had_to_be_plain_is_edited_in_place(harbor: Harbor) -> None:
    channel = harbor.world.channel(HERE).id
    invalid = Problem(400, 50035, "Invalid Form Body")
    harbor.world.faults.refuse_next(1, invalid, f"POST */channels/{channel}/messages")
    lobby = await opened(harbor, "Ada", "Bruno")
    assert "**B** Bruno" in lobby.text
    assert [poster.id for poster in posters(harbor.person("Ada"))] == [lobby.id]
    harbor.world.complaints.clear()  # the refusals that were asked for
