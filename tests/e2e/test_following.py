"""Following a table without a seat: a neutral view, kept up to date, and silence if one likes."""

from __future__ import annotations

import random

from cogs.shown.ids import Verb
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    called,
    newest_poster,
    play_to_the_end,
    press,
    random_turn,
    verbs,
)


async def test_a_follower_is_kept_posted_in_one_message(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    dan = harbor.person("Dan")
    page = (await press(dan, poster, Verb.FOLLOW)).private[0]
    assert "kept up to date" in page.text
    await harbor.world.quiet()
    (news,) = dan.dms()
    (player,) = called(harbor, poster)
    assert f"Up now: {player.user.name}." in news.text
    assert news.picture_urls
    await random_turn(player, poster, random.Random(1))
    await harbor.world.quiet()
    assert [message.id for message in dan.dms()] == [news.id], "edited, not sent again"
    (other,) = called(harbor, newest_poster(dan))
    assert f"Up now: {other.user.name}." in dan.dms()[0].text
    mine = (await dan.slash(HERE, "mine")).answer.text
    assert "you follow it" in mine


async def test_the_result_comes_as_a_new_message(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    dan = harbor.person("Dan")
    await press(dan, poster, Verb.FOLLOW)
    await play_to_the_end(harbor, dan, random.Random(3))
    await harbor.world.quiet()
    before, last = dan.dms()
    assert "The game is over." in last.text
    assert "1. " in last.text, "the places too"
    for letter in (before, last):
        assert "kept up to date" not in letter.text, "neither changes any more"
        assert "Up now" not in letter.text
        assert verbs(letter) == []
    assert "follows in a message of its own" in before.text
    assert before.picture_urls == []
    assert last.picture_urls


async def test_notices_and_following_can_be_stopped(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    dan = harbor.person("Dan")
    page = (await press(dan, poster, Verb.FOLLOW)).private[0]
    await harbor.world.quiet()
    before = dan.dms()[0].text
    await press(dan, page, Verb.NOTICES)
    (player,) = called(harbor, poster)
    await random_turn(player, poster, random.Random(1))
    await harbor.world.quiet()
    assert dan.dms()[0].text == before
    await press(dan, page, Verb.UNFOLLOW)
    assert "no longer follow" in dan.look(page).text
    assert "no table" in (await dan.slash(HERE, "mine")).answer.text


async def test_a_closed_mailbox_ends_the_notices_and_stops_nothing(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    dan = harbor.person("Dan")
    harbor.world.faults.close_dms(dan.user)
    await press(dan, poster, Verb.FOLLOW)
    (player,) = called(harbor, poster)
    await random_turn(player, poster, random.Random(1))
    await harbor.world.quiet()
    assert newest_poster(dan).id != poster.id
    assert await harbor.sessions.post.owed() == 0


async def test_a_player_needs_no_following(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    said = (await press(harbor.person("Dan"), poster, Verb.FOLLOW)).private[0].text
    assert said.startswith("You have a seat here")
