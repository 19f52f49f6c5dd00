"""Following a table without a seat: a neutral view, kept up to date, and silence if one likes."""

from __future__ import annotations

import random

from cogs.shown.ids import Verb
from sessions.shapes import Person
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    called,
    last_round,
    newest_poster,
    opened,
    press,
    random_turn,
    verbs,
)
from tests.e2e.test_seats import offered


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
    await last_round(harbor, dan, random.Random(3))
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


async def test_who_follows_no_more_is_told_of_no_seat(harbor: Harbor) -> None:
    poster, dan = await begun(harbor, "Ada", "Bruno"), harbor.person("Dan")
    page = (await press(dan, poster, Verb.FOLLOW)).private[0]
    await harbor.world.quiet()
    (before,) = dan.dms()
    await press(dan, page, Verb.UNFOLLOW)
    (player,) = called(harbor, poster)
    await random_turn(player, poster, random.Random(1))
    await harbor.world.quiet()
    assert [letter.text for letter in dan.dms()] == [before.text]


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


async def test_who_sits_down_follows_no_more(harbor: Harbor) -> None:
    """A lobby offers no such button, but its number can be guessed; the hand is the letter."""
    lobby, dan = await opened(harbor, "Ada"), harbor.person("Dan")
    await harbor.sessions.follow.begin(1, Person(dan.user.id, "Dan", "en"))
    await press(dan, lobby, Verb.JOIN)
    await press(harbor.person("Ada"), lobby, Verb.START)
    poster = newest_poster(dan)
    (player,) = called(harbor, poster)
    await random_turn(player, poster, random.Random(1))
    await harbor.world.quiet()
    assert await harbor.sessions.follow.readers(1) == []
    (letter,) = dan.dms()
    assert Verb.HAND in verbs(letter)


async def test_a_player_needs_no_following(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    said = (await press(harbor.person("Dan"), poster, Verb.FOLLOW)).private[0].text
    assert said.startswith("You have a seat here")


async def test_who_followed_is_not_told_of_a_seat(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    dan = harbor.person("Dan")
    page = (await press(dan, poster, Verb.FOLLOW)).private[0]
    await harbor.world.quiet()
    before = dan.dms()[0].text
    await press(dan, page, Verb.UNFOLLOW)
    (player,) = called(harbor, poster)
    await random_turn(player, poster, random.Random(1))
    await harbor.world.quiet()
    assert [message.text for message in dan.dms()] == [before]


async def test_to_stop_following_leaves_the_hand_of_a_seat_alone(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    ada, dan = harbor.person("Ada"), harbor.person("Dan")
    page = (await press(dan, poster, Verb.FOLLOW)).private[0]
    await press(dan, await offered(harbor, ada), Verb.TAKE)
    await harbor.world.quiet()
    (hand,) = dan.dms()
    await press(dan, page, Verb.UNFOLLOW)
    await press(harbor.person("Gwen"), await offered(harbor, dan), Verb.TAKE)
    await harbor.world.quiet()
    assert "handed over your seat" in dan.look(hand).text
