"""Hands by direct message: edited in place, never needed, closed or switched off without harm."""

from __future__ import annotations

import random

from cogs.shown.ids import Verb
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    called,
    newest_poster,
    offers,
    opened,
    press,
    random_turn,
    verbs,
)


async def test_joining_tries_the_mailbox(harbor: Harbor) -> None:
    await opened(harbor, "Ada", "Bruno")
    assert "River of Gold" in harbor.person("Ada").dms()[0].text
    assert "Il Fiume d’Oro" in harbor.person("Bruno").dms()[0].text


async def test_one_letter_a_table_edited_in_place(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,) = called(harbor, poster)
    (letter,) = player.dms()
    assert letter.picture_urls
    assert any(str(poster.id) in button.url for button in letter.buttons)
    await random_turn(player, poster, random.Random(1))
    poster = newest_poster(player)
    (other,) = called(harbor, poster)
    await random_turn(other, poster, random.Random(2))
    assert [m.id for m in player.dms()] == [letter.id]


async def test_a_turn_can_be_played_from_the_letter(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,) = called(harbor, poster)
    moves = await random_turn(player, player.dms()[0], random.Random(1))
    assert moves > 0
    assert newest_poster(player).id != poster.id


async def test_play_and_hand_by_command_in_the_mailbox(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,) = called(harbor, poster)
    assert offers((await player.slash(player.dm, "play")).answer)
    assert (await player.slash(player.dm, "hand")).answer.picture_urls


async def test_closed_mailboxes_stop_nothing_and_are_not_named(harbor: Harbor) -> None:
    harbor.world.faults.close_dms(harbor.world.user("Bruno"))
    poster = await begun(harbor, "Ada", "Bruno")
    assert "Hands: press My hand" in poster.text
    bruno = harbor.person("Bruno")
    assert bruno.dms() == []
    assert (await press(bruno, poster, Verb.HAND)).private[0].picture_urls
    settings = (await bruno.slash(HERE, "settings")).answer
    assert "chiusi" in settings.text
    assert "Cannot send messages to this user" in settings.text


async def test_a_test_letter_opens_the_mailbox_again(harbor: Harbor) -> None:
    bruno = harbor.person("Bruno")
    harbor.world.faults.close_dms(bruno.user)
    await opened(harbor, "Ada", "Bruno")
    settings = (await bruno.slash(HERE, "settings")).answer
    await press(bruno, settings, Verb.TEST)
    assert "rifiutata" in bruno.look(settings).text
    harbor.world.faults.close_dms(bruno.user, closed=False)
    await press(bruno, settings, Verb.TEST)
    assert "Messaggi diretti: attivi" in bruno.look(settings).text
    assert len(bruno.dms()) == 1


async def test_letters_can_be_switched_off(harbor: Harbor) -> None:
    ada = harbor.person("Ada")
    settings = (await ada.slash(HERE, "settings")).answer
    await press(ada, settings, Verb.MESSAGES)
    assert "Direct messages: off" in ada.look(settings).text
    poster = await begun(harbor, "Ada", "Bruno")
    assert ada.dms() == []
    assert (await press(ada, poster, Verb.HAND)).private[0].picture_urls


async def test_dark_pictures(harbor: Harbor) -> None:
    ada = harbor.person("Ada")
    poster = await begun(harbor, "Ada", "Bruno")
    light = (await press(ada, poster, Verb.HAND)).private[0]
    settings = (await ada.slash(HERE, "settings")).answer
    await press(ada, settings, Verb.THEME)
    assert "dark" in ada.look(settings).text
    dark = (await press(ada, poster, Verb.HAND)).private[0]
    files = [harbor.world.files.get(int(m.picture_urls[0].split("/")[-2])) for m in (light, dark)]
    assert files[0] is not None
    assert files[1] is not None
    assert files[0].data != files[1].data
    assert Verb.PLAY in verbs(poster)
