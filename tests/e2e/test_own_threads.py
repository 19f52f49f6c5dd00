"""Tables in threads of their own, posts in a forum, hands in private threads."""

from __future__ import annotations

from cogs.shown.ids import Verb
from playground.errors import MISSING_PERMISSIONS
from playground.models import Channel, ChannelType, Overwrite
from playground.permissions import Permission
from tests.e2e.harbor import HERE, Harbor, begun, newest_poster, press, rest
from tests.e2e.office import add_channel, fill

GAME = "river_of_gold"


def threads(harbor: Harbor, kind: ChannelType = ChannelType.PUBLIC_THREAD) -> list[Channel]:
    """All threads of a kind, oldest first."""
    return [channel for channel in harbor.world.channels.values() if channel.type is kind]


def members(harbor: Harbor, thread: Channel) -> set[str]:
    """Who is in a thread, besides the bot."""
    names = {user.id: user.name for user in harbor.world.users.values() if not user.is_bot}
    return {names[id] for id in thread.thread_members if id in names}


async def in_threads(harbor: Harbor, channel: str = "river") -> None:
    """Each table gets a thread in a channel."""
    places = "Each table in a thread of its own"
    await fill(harbor, "places", places=places, threads_in=[channel])


async def opened_there(harbor: Harbor, *names: str) -> Channel:
    """A table that was opened in one channel and stands in a thread of another."""
    first, *others = map(harbor.person, names)
    said = await first.slash(HERE, "game new", game=GAME)
    assert said.private[0].text.startswith("Your table of River of Gold is open in <#")
    thread = threads(harbor)[-1]
    for person in others:
        await press(person, newest_poster(person, thread), Verb.JOIN)
    await rest(harbor)
    return thread


async def test_a_table_gets_a_thread_with_its_people_named_after_game_and_people(
    harbor: Harbor,
) -> None:
    await in_threads(harbor)
    thread = await opened_there(harbor, "Ada", "Dan")
    assert thread.parent_id == harbor.world.channel("The Quay/river").id
    assert thread.name == "River of Gold · Ada"
    assert members(harbor, thread) == {"Ada", "Dan"}
    ada = harbor.person("Ada")
    await press(ada, newest_poster(ada, thread), Verb.START)
    await rest(harbor)
    assert thread.name == "River of Gold · Ada, Dan"
    assert Verb.PLAY.value in newest_poster(ada, thread).buttons[0].custom_id


async def test_a_thread_is_put_away_when_its_table_is_done(harbor: Harbor) -> None:
    await in_threads(harbor)
    thread = await opened_there(harbor, "Ada", "Dan")
    ada = harbor.person("Ada")
    await press(ada, newest_poster(ada, thread), Verb.START)
    first = newest_poster(ada, thread)
    await press(ada, (await ada.slash(thread, "game end")).private[0], Verb.END)
    await rest(harbor)
    assert thread.archived
    assert "was ended" in newest_poster(ada, thread).text
    assert ada.look(first).buttons == [], "nothing is left to press on what came before"
    assert await harbor.sessions.post.owed() == 0


async def test_a_rematch_stands_in_the_same_thread_which_is_open_again(harbor: Harbor) -> None:
    await in_threads(harbor)
    thread = await opened_there(harbor, "Ada", "Dan")
    ada, dan = harbor.person("Ada"), harbor.person("Dan")
    await press(ada, newest_poster(ada, thread), Verb.START)
    await press(ada, (await ada.slash(thread, "game end")).private[0], Verb.END)
    await rest(harbor)
    await press(dan, newest_poster(ada, thread), Verb.REMATCH)
    await rest(harbor)
    assert not thread.archived
    assert (await harbor.sessions.show.in_channel(thread.id)).status == "lobby"
    await press(dan, (await dan.slash(thread, "game end")).private[0], Verb.END)
    await rest(harbor)
    assert thread.archived


async def test_two_tables_stand_side_by_side_in_threads_of_one_channel(harbor: Harbor) -> None:
    await in_threads(harbor)
    first = await opened_there(harbor, "Ada")
    second = await opened_there(harbor, "Dan")
    assert first is not second
    assert (await harbor.sessions.show.in_channel(second.id)).id == 2


async def test_a_table_that_stands_in_a_channel_stays_there(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    await in_threads(harbor)
    assert threads(harbor) == []
    assert harbor.person("Ada").look(poster).buttons


async def test_in_a_forum_each_table_is_a_post(harbor: Harbor) -> None:
    add_channel(harbor, harbor.world.guild("The Quay"), "games", ChannelType.FORUM)
    await in_threads(harbor, "games")
    thread = await opened_there(harbor, "Ada", "Dan")
    first, poster, *_ = harbor.person("Ada").visible(thread)
    assert first.text == "A table of River of Gold. Its message follows below."
    assert Verb.JOIN.value in poster.buttons[0].custom_id


async def test_without_the_right_to_make_threads_the_refusal_says_what_is_missing(
    harbor: Harbor,
) -> None:
    await in_threads(harbor)
    river = harbor.world.channel("The Quay/river")
    denied = Permission.CREATE_PUBLIC_THREADS
    river.overwrites[harbor.world.bot.id] = Overwrite(harbor.world.bot.id, 1, deny=denied)
    harbor.world.channel_changed(river)
    await rest(harbor)
    said = await harbor.person("Ada").slash(HERE, "game new", game=GAME)
    assert said.private[0].text == (
        f"Tables get threads in <#{river.id}>, and there I lack: Create Public Threads. Somebody "
        "who manages this server can allow it in that channel’s settings, under permissions."
    )
    assert threads(harbor) == []


async def test_a_thread_channel_that_is_gone_is_told_of(harbor: Harbor) -> None:
    await in_threads(harbor)
    harbor.world.remove_channel(harbor.world.channel("The Quay/river"))
    await rest(harbor)
    said = await harbor.person("Ada").slash(HERE, "game new", game=GAME)
    assert said.private[0].text.startswith("Tables get threads in a channel that is no longer")


# -- hands ----------------------------------------------------------------------------------------

PRIVATE = ChannelType.PRIVATE_THREAD
IN_THREADS, ON_DEMAND = "in a private thread for each player", "only on demand, with My hand"


async def test_hands_come_in_private_threads_that_nobody_else_sees(harbor: Harbor) -> None:
    await fill(harbor, "places", hands=IN_THREADS)
    await begun(harbor, "Ada", "Dan")
    await rest(harbor)
    ada, dan = harbor.person("Ada"), harbor.person("Dan")
    mine, his = threads(harbor, PRIVATE)
    assert (members(harbor, mine), members(harbor, his)) == ({"Ada"}, {"Dan"})
    assert "your hand" in ada.visible(mine)[-1].text
    assert [channel for channel in (mine, his) if dan.may(Permission.VIEW_CHANNEL, channel)] == [
        his
    ]
    assert ada.dms() == []


async def test_running_games_move_their_hands_and_back(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    ada = harbor.person("Ada")
    (letter,) = ada.dms()
    await fill(harbor, "places", hands=IN_THREADS)
    await rest(harbor)
    thread = threads(harbor, PRIVATE)[0]
    assert "in another place" in ada.look(letter).text
    assert ada.look(letter).picture_urls == []
    (there,) = ada.visible(thread)
    assert "your hand" in there.text
    await fill(harbor, "places", hands="by direct message")
    await rest(harbor)
    assert "in another place" in ada.look(there).text
    assert "your hand" in ada.dms()[-1].text
    assert len(ada.dms()) == 2


async def test_on_demand_nothing_is_sent_and_what_was_there_is_emptied(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    ada = harbor.person("Ada")
    (letter,) = ada.dms()
    await fill(harbor, "places", hands=ON_DEMAND)
    await rest(harbor)
    assert ada.look(letter).text.startswith("On this server hands are shown on demand.")
    assert ada.look(letter).picture_urls == []
    await begun(harbor, "Chiara", "Gwen", place="The Quay/river")
    assert harbor.person("Gwen").dms() == []
    hand = await press(
        harbor.person("Gwen"), newest_poster(harbor.person("Gwen"), "The Quay/river"), Verb.HAND
    )
    assert hand.private[0].picture_urls


async def test_where_there_can_be_no_private_thread_the_letter_says_why(harbor: Harbor) -> None:
    await fill(harbor, "places", hands=IN_THREADS)
    harbor.world.faults.refuse_next(2, MISSING_PERMISSIONS, "POST *channels/*/threads")
    await begun(harbor, "Ada", "Dan")
    await rest(harbor)
    (letter,) = harbor.person("Ada").dms()
    assert "This server wants hands in private threads, but I could not open one" in letter.text


async def test_a_private_thread_that_was_deleted_is_made_anew(harbor: Harbor) -> None:
    await fill(harbor, "places", hands=IN_THREADS)
    poster = await begun(harbor, "Ada", "Dan")
    await rest(harbor)
    harbor.world.remove_channel(threads(harbor, PRIVATE)[0])
    await rest(harbor)
    await harbor.restart()
    await fill(harbor, "places", hands=ON_DEMAND)
    await fill(harbor, "places", hands=IN_THREADS)
    await rest(harbor)
    made = [t for t in threads(harbor, PRIVATE) if members(harbor, t) == {"Ada"}]
    assert "your hand" in harbor.person("Ada").visible(made[0])[-1].text
    assert poster


async def test_who_could_not_be_let_in_at_first_is_let_in_before_the_hand_comes(
    harbor: Harbor,
) -> None:
    await fill(harbor, "places", hands=IN_THREADS)
    harbor.world.faults.fail_next(1, "PUT *thread-members*")
    await begun(harbor, "Ada", "Dan")
    await harbor.later(600)
    mine, his = threads(harbor, PRIVATE)
    assert (members(harbor, mine), members(harbor, his)) == ({"Ada"}, {"Dan"})
    for name, thread in (("Ada", mine), ("Dan", his)):
        assert "your hand" in harbor.person(name).visible(thread)[-1].text


async def test_whoever_left_a_thread_that_was_put_away_is_let_in_again(harbor: Harbor) -> None:
    await fill(harbor, "places", hands=IN_THREADS)
    await begun(harbor, "Ada", "Dan")
    await rest(harbor)
    await fill(harbor, "places", hands=ON_DEMAND)
    await rest(harbor)
    ada = harbor.person("Ada")
    (mine,) = [t for t in threads(harbor, PRIVATE) if members(harbor, t) == {"Ada"}]
    mine.thread_members.pop(ada.user.id)
    harbor.world.faults.archive(mine)
    await fill(harbor, "places", hands=IN_THREADS)
    await rest(harbor)
    assert members(harbor, mine) == {"Ada"}
    assert "your hand" in ada.visible(mine)[-1].text
    assert not mine.archived


async def test_private_threads_are_put_away_at_the_end(harbor: Harbor) -> None:
    await fill(harbor, "places", hands=IN_THREADS)
    await begun(harbor, "Ada", "Dan")
    await rest(harbor)
    ada = harbor.person("Ada")
    await press(ada, (await ada.slash(HERE, "game end")).private[0], Verb.END)
    await rest(harbor)
    assert [thread.archived for thread in threads(harbor, PRIVATE)] == [True, True]
