"""What happens at a table while something about it is on its way to Discord."""

from __future__ import annotations

import asyncio
import random
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from cogs.shown.ids import Verb
from playground.errors import Problem
from playground.faults import Faults
from playground.permissions import Permission
from playground.person import Person as Somebody
from playground.seen import SeenButton, SeenMessage, SeenSelect
from sessions import owing
from sessions.keeper import DAY, Keeper
from sessions.shapes import Person
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    button,
    called,
    last_round,
    newest_poster,
    offers,
    open_panel,
    opened,
    press,
    random_turn,
    rest,
    verbs,
)
from tests.e2e.test_posters import EDITS, POSTS, Sent, boards, dies_recording, posters

TOO_LARGE = Problem(413, 40005, "Request entity too large")


class Held:
    """Requests that Discord keeps waiting until it is told to go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, route: str) -> None:
        self._waits, self._goes_on = asyncio.Event(), asyncio.Event()

        async def delay(_: Faults, method: str, path: str) -> None:
            if fnmatchcase(f"{method} {path}", route):
                self._waits.set()
                await self._goes_on.wait()

        monkeypatch.setattr(Faults, "delay", delay)

    async def waits(self) -> None:
        """Until such a request has come."""
        await asyncio.wait_for(self._waits.wait(), 20)

    def go_on(self) -> None:
        """Answer it, and all that follow."""
        self._goes_on.set()


async def test_who_joins_while_the_first_poster_is_sent_is_on_it(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = harbor.person("Ada")
    held = Held(monkeypatch, f"POST */channels/{harbor.world.channel(HERE).id}/messages")
    await ada.slash(HERE, "game new", until="acknowledged", game="river_of_gold")
    await held.waits()
    await harbor.sessions.lobby.join(1, _person(harbor, "Bruno"))
    harbor.bot.messenger.wake()
    held.go_on()
    await rest(harbor)
    (poster,) = posters(ada)
    assert "**B** Bruno" in poster.text


def _person(harbor: Harbor, name: str) -> Person:
    user = harbor.world.user(name)
    return Person(user.id, user.name, "en")


async def test_a_table_ended_while_its_poster_is_sent_shows_the_end(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,), ada = called(harbor, poster), _person(harbor, "Ada")
    panel = await open_panel(player, poster)
    held = Held(monkeypatch, POSTS)
    while True:
        panel = player.look(panel)
        if not (found := offers(panel)):
            break
        await _chosen(player, panel, found[0])
    await held.waits()
    await harbor.sessions.lobby.end(1, ada, manages=False)
    harbor.bot.messenger.wake()
    held.go_on()
    await rest(harbor)
    (last,) = posters(player)
    assert "ended before the game was over" in last.text
    assert Verb.PLAY not in verbs(last)
    assert len(boards(player)) == 3, "the first, the turn that was on its way, the end"


async def _chosen(player: Somebody, panel: SeenMessage, offer: SeenButton | SeenSelect) -> None:
    """Answer without waiting for anything but the acknowledgement."""
    if isinstance(offer, SeenButton):
        await player.click(panel, custom_id=offer.custom_id, until="acknowledged")
    else:
        values = [option.value for option in offer.options[: max(1, offer.at_least)]]
        await player.select(panel, offer.custom_id, values, until="acknowledged")


async def test_an_edit_and_a_new_poster_at_once_leave_the_newest(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A seat changes hands while the poster is edited, and the turn ends meanwhile."""
    poster = await begun(harbor, "Ada", "Bruno")
    (player,), context = called(harbor, poster), harbor.sessions.context
    panel, table = await open_panel(player, poster), await harbor.sessions.show.table(1)
    held = Held(monkeypatch, EDITS)
    await context.db.run(lambda db: owing.changed(db, table, context.clock()))
    harbor.bot.messenger.wake()
    await held.waits()
    while found := offers(player.look(panel)):
        await _chosen(player, player.look(panel), found[0])
    held.go_on()
    await rest(harbor)
    (last,) = posters(player)
    assert last.id != poster.id
    assert len(boards(player)) == 2
    now = await harbor.sessions.show.table(1)
    assert (now.poster_message, await harbor.sessions.post.owed()) == (last.id, 0)


async def test_nothing_is_owed_to_a_channel_that_is_gone_with_its_table(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Bruno")
    harbor.world.faults.delete_channel(harbor.world.channel(HERE))
    await harbor.sessions.lobby.end(1, _person(harbor, "Ada"), manages=False)
    await harbor.later(0)
    assert await harbor.sessions.post.owed() == 0


@pytest.mark.parametrize("route", [POSTS, EDITS])
async def test_a_picture_that_is_too_large_is_left_out(harbor: Harbor, route: str) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,), context = called(harbor, poster), harbor.sessions.context
    harbor.world.faults.refuse_next(1, TOO_LARGE, route)
    if route is POSTS:
        await random_turn(player, poster, random.Random(1))
    else:
        table = await harbor.sessions.show.table(1)
        await context.db.run(lambda db: owing.changed(db, table, context.clock()))
        await harbor.later(0)
    (shown,) = posters(player)
    assert shown.picture_urls == []
    assert await harbor.sessions.post.owed() == 0
    harbor.world.complaints.clear()  # the refusal that was asked for


# -- letters and warnings -------------------------------------------------------------------------


async def test_the_result_is_told_once_though_another_reader_cannot_be_reached(
    harbor: Harbor,
) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    readers = [harbor.person(name) for name in ("Chiara", "Dan")]
    for reader in readers:
        await press(reader, poster, Verb.FOLLOW)
    table = await harbor.sessions.show.table(1)
    for seat in range(2):
        chair = table.chairs[seat]
        await harbor.sessions.post.direct_messages(chair.user, "off")
    last = max(readers, key=lambda reader: reader.user.id)
    harbor.world.faults.fail_next(99, f"POST */channels/{last.dm.id}/messages", status=503)
    await last_round(harbor, harbor.person("Ada"), random.Random(3))
    await rest(harbor)
    for wait in (5, 10, 20):
        await harbor.later(wait)
    harbor.world.faults.calm()
    await harbor.later(3_600)
    for reader in readers:
        told = [letter for letter in reader.dms() if "The game is over." in _english(letter)]
        assert len(told) == 1, reader.user.name
    assert await harbor.sessions.post.owed() == 0


def _english(letter: SeenMessage) -> str:
    return letter.text.replace("La partita è finita.", "The game is over.")


async def test_a_hand_dealt_while_the_welcome_is_sent_is_one_letter(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    bruno, lobby = harbor.person("Bruno"), await opened(harbor, "Ada")
    held = Held(monkeypatch, f"POST */channels/{bruno.dm.id}/messages")
    custom_id = button(lobby, Verb.JOIN).custom_id
    await bruno.click(lobby, custom_id=custom_id, until="acknowledged")
    await held.waits()
    await harbor.sessions.lobby.start(1, _person(harbor, "Ada"))
    harbor.bot.messenger.wake()
    held.go_on()
    await rest(harbor)
    (letter,) = bruno.dms()
    assert letter.picture_urls


async def test_the_warning_that_a_lobby_will_close_comes_once(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.rest_messages.NONCE_SECONDS", -1.0)
    await opened(harbor, "Ada")
    harbor.skew += 6 * DAY
    dies_recording(harbor, monkeypatch, "announced")
    await Keeper(harbor.sessions.context, Path("unused"), Path("unused")).tidy_lobbies()
    await harbor.later(0)
    await harbor.restart()
    ada = harbor.person("Ada")
    warnings = [m for m in ada.visible(HERE) if Verb.RENEW in verbs(m)]
    assert len(warnings) == 1
    assert await harbor.sessions.post.owed() == 0


async def test_a_poster_is_found_again_in_a_busy_channel(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.rest_messages.NONCE_SECONDS", -1.0)
    poster = await begun(harbor, "Ada", "Bruno")
    (player,), sent = called(harbor, poster), Sent(harbor)
    dies_recording(harbor, monkeypatch, "poster_posted")
    await random_turn(player, poster, random.Random(1))
    await harbor.stop()
    for number in range(150):
        player.say(HERE, f"and another thing, the {number}th")
    await harbor.start()
    assert sent.public == 1
    assert len(posters(player)) == 1


async def test_a_channel_whose_past_cannot_be_read_gets_its_posters(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,), channel = called(harbor, poster), harbor.world.channel(HERE)
    harbor.world.faults.deny(channel, Permission.READ_MESSAGE_HISTORY)
    harbor.world.faults.lose_answers(1, POSTS)
    sent = Sent(harbor)
    await random_turn(player, poster, random.Random(1))
    await harbor.later(60)
    assert sent.public == 1, "Discord itself takes the same nonce once"
    assert newest_poster(player).id != poster.id
    for _ in range(8):
        await harbor.later(900)
    assert await harbor.sessions.post.owed() == 0, "what cannot be read is not tried for ever"
