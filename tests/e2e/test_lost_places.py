"""Channels are deleted, threads locked, permissions lost, the bot sent away and invited again."""

from __future__ import annotations

import random

import pytest

from cogs.shown.ids import Verb
from playground.errors import Problem
from playground.models import Channel, ChannelType, Role
from playground.offers import NotOffered
from playground.permissions import Permission
from playground.person import Person
from playground.seen import SeenMessage
from sessions.shapes import Person as Known
from sessions.shapes import Place
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    button,
    called,
    newest_poster,
    opened,
    press,
    random_turn,
    rest,
    verbs,
)
from tests.e2e.office import add_channel, add_role

RIVER = "The Quay/river"


def posters(person: Person, place: str | Channel) -> list[SeenMessage]:
    """The messages of a place on which one can play."""
    return [m for m in person.visible(place) if not m.is_private and Verb.PLAY in verbs(m)]


def words_of(person: Person, part: str) -> list[str]:
    """What somebody was told by letter."""
    return [m.text for m in person.dms() if part in m.text]


def said_at(person: Person, part: str) -> list[str]:
    """What was told in public where the table stands."""
    return [m.text for m in person.visible(HERE) if part in m.text and not m.is_private]


async def parked(harbor: Harbor) -> str | None:
    return (await harbor.sessions.show.table(1)).parked


def thread(harbor: Harbor) -> Channel:
    """A thread of the first server's river, made by the bot."""
    parent = harbor.world.channel(RIVER)
    made = Channel(
        harbor.world.ids.next(),
        ChannelType.PUBLIC_THREAD,
        "side",
        parent.guild_id,
        parent_id=parent.id,
    )
    made.owner_id = harbor.world.bot.id
    made.thread_members = {harbor.world.bot.id: 0.0, harbor.person("Ada").user.id: 0.0}
    harbor.world.add_channel(made)
    return made


# -- a channel is deleted -------------------------------------------------------------------------


async def test_a_table_comes_back_in_another_channel_with_everything(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    (up,) = called(harbor, poster)
    await random_turn(up, poster, random.Random(1))
    before = (await harbor.sessions.show.board(1)).view
    harbor.world.faults.delete_channel(harbor.world.channel(HERE))
    await rest(harbor)
    assert await parked(harbor) == "gone"
    dan = harbor.person("Dan")
    assert len(words_of(dan, "/game move")) == 1
    said = await dan.slash(RIVER, "game move")
    assert "stands here now" in said.private[0].text
    assert await parked(harbor) is None
    (there,) = posters(dan, RIVER)
    assert (await harbor.sessions.show.board(1)).view == before
    (up,) = called(harbor, there)
    assert await random_turn(up, there, random.Random(2))
    assert len(posters(dan, RIVER)) == 1, "the message before it has lost its buttons"
    await harbor.later(3_600)
    assert await harbor.sessions.post.owed() == 0
    assert len(words_of(dan, "/game move")) == 1


async def test_what_a_manager_did_while_it_was_parked_is_told_where_it_comes_back(
    harbor: Harbor,
) -> None:
    await begun(harbor, "Ada", "Dan")
    harbor.world.faults.delete_channel(harbor.world.channel(HERE))
    await rest(harbor)
    edda = harbor.person("Edda")
    await harbor.sessions.repairs.pause(1, Known(edda.user.id, "Edda", "en"), "away")
    await harbor.later(10_000)
    await harbor.person("Dan").slash(RIVER, "game move")
    await rest(harbor)
    told = [m.text for m in edda.visible(RIVER) if f"<@{edda.user.id}>" in m.text]
    assert len(told) == 1, "once, and not only written down"
    assert not await harbor.sessions.bulletins.due()


async def test_what_happens_while_it_is_parked_is_shown_when_it_is_back(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    harbor.world.faults.delete_channel(harbor.world.channel(HERE))
    await rest(harbor)
    (up,) = called(harbor, poster)
    await random_turn(up, up.dms()[0], random.Random(1))
    await harbor.later(10_000)
    await harbor.person("Ada").slash(RIVER, "game move")
    (there,) = posters(up, RIVER)
    assert called(harbor, there) != [up], "the other one is up"


async def test_a_deletion_that_nobody_told_of_is_noticed_at_the_start(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    await harbor.stop()
    harbor.world.remove_channel(harbor.world.channel(HERE))
    await harbor.start()
    await rest(harbor)
    assert await parked(harbor) == "gone"
    assert len(words_of(harbor.person("Ada"), "/game move")) == 1
    await harbor.restart()
    assert len(words_of(harbor.person("Ada"), "/game move")) == 1


async def test_a_deleted_thread_is_a_lost_place(harbor: Harbor) -> None:
    side = thread(harbor)
    await rest(harbor)
    await opened(harbor, "Ada", "Dan", place=side)  # type: ignore[arg-type]
    harbor.world.remove_channel(side)
    await rest(harbor)
    assert await parked(harbor) == "gone"
    await harbor.person("Dan").slash(RIVER, "game move")
    lobby = newest_poster(harbor.person("Dan"), RIVER)
    assert Verb.JOIN in verbs(lobby)


async def test_so_is_a_thread_whose_channel_is_deleted(harbor: Harbor) -> None:
    side = thread(harbor)
    await rest(harbor)
    await opened(harbor, "Ada", "Dan", place=side)  # type: ignore[arg-type]
    harbor.world.remove_channel(harbor.world.channel(RIVER))
    await rest(harbor)
    assert await parked(harbor) == "gone"


async def test_who_has_closed_letters_finds_it_with_mine_and_moves_it(harbor: Harbor) -> None:
    ada = harbor.person("Ada")
    harbor.world.faults.close_dms(ada.user)
    await begun(harbor, "Ada", "Dan")
    harbor.world.faults.delete_channel(harbor.world.channel(HERE))
    await rest(harbor)
    assert "no longer exists" in (await ada.slash(RIVER, "mine")).answer.text
    await ada.slash(RIVER, "game move")
    assert len(posters(ada, RIVER)) == 1


# -- who may move what ----------------------------------------------------------------------------


async def test_a_table_that_has_its_place_is_moved_by_its_host_alone(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    refused = await harbor.person("Dan").slash(RIVER, "game move")
    assert "None of your tables" in refused.private[0].text
    await harbor.person("Ada").slash(RIVER, "game move")
    assert (await harbor.sessions.show.table(1)).channel == harbor.world.channel(RIVER).id
    old = harbor.person("Ada").visible(HERE)
    assert all(Verb.PLAY not in verbs(m) for m in old), "what was left behind cannot be pressed"


async def test_of_several_one_says_which(harbor: Harbor) -> None:
    await opened(harbor, "Ada")
    await opened(harbor, "Ada", place=RIVER)
    side = thread(harbor)
    await rest(harbor)
    ada = harbor.person("Ada")
    assert "Name one" in (await ada.slash(side, "game move")).private[0].text
    found = await ada.complete(side, "game move", "table", "")
    assert sorted(value for _, value in found) == ["1", "2"]
    await ada.slash(side, "game move", table="2")
    assert (await harbor.sessions.show.table(2)).channel == side.id


async def test_a_stranger_moves_nothing_whatever_is_typed(harbor: Harbor) -> None:
    await opened(harbor, "Ada")
    gwen = harbor.person("Gwen")
    assert "None of your" in (await gwen.slash(RIVER, "game move", table="1")).private[0].text
    assert await gwen.complete(RIVER, "game move", "table", "") == []
    assert (await harbor.sessions.show.table(1)).channel == harbor.world.channel(HERE).id


async def test_a_table_is_not_moved_to_where_it_cannot_be_played(harbor: Harbor) -> None:
    await opened(harbor, "Ada")
    harbor.world.faults.deny(harbor.world.channel(RIVER), Permission.ATTACH_FILES)
    said = (await harbor.person("Ada").slash(RIVER, "game move")).private[0]
    assert "Attach Files" in said.text
    assert (await harbor.sessions.show.table(1)).channel == harbor.world.channel(HERE).id


# -- a permission is lost -------------------------------------------------------------------------


async def test_a_permission_that_comes_back_is_noticed_at_once(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    (up,) = called(harbor, poster)
    channel = harbor.world.channel(HERE)
    harbor.world.faults.deny(channel, Permission.SEND_MESSAGES)
    await random_turn(up, poster, random.Random(1))
    await rest(harbor)
    assert await parked(harbor) == "closed"
    assert len(words_of(harbor.person("Ada"), "may no longer post")) == 1
    harbor.world.faults.allow(channel, Permission.SEND_MESSAGES)
    await rest(harbor)
    assert await parked(harbor) is None
    assert len(posters(up, HERE)) == 1
    assert newest_poster(up).id != poster.id


async def test_a_locked_thread_is_said_to_be_locked_and_goes_on_when_it_is_open(
    harbor: Harbor,
) -> None:
    side = thread(harbor)
    await rest(harbor)
    poster = await begun(harbor, "Ada", "Dan", place=side)  # type: ignore[arg-type]
    (up,) = called(harbor, poster)
    harbor.world.faults.archive(side, locked=True)
    await rest(harbor)
    await random_turn(up, up.dms()[0], random.Random(1))
    await rest(harbor)
    assert await parked(harbor) == "locked"
    assert len(words_of(harbor.person("Ada"), "is locked")) == 1
    harbor.world.set_archived(side, archived=False)
    await rest(harbor)
    assert await parked(harbor) is None
    assert newest_poster(up, side).id != poster.id


async def test_a_thread_that_is_only_archived_is_opened_by_the_next_turn(harbor: Harbor) -> None:
    side = thread(harbor)
    await rest(harbor)
    poster = await begun(harbor, "Ada", "Dan", place=side)  # type: ignore[arg-type]
    (up,) = called(harbor, poster)
    harbor.world.faults.archive(side)
    await rest(harbor)
    await random_turn(up, up.dms()[0], random.Random(1))
    await harbor.later(60)
    assert await parked(harbor) is None
    assert newest_poster(up, side).id != poster.id
    assert not words_of(up, "locked")


# -- the bot is sent away -------------------------------------------------------------------------


async def test_sent_away_and_invited_again_it_goes_on_and_posts_nothing_twice(
    harbor: Harbor,
) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    guild = harbor.world.guild("The Quay")
    harbor.world.remove_bot(guild)
    await rest(harbor)
    assert await parked(harbor) == "left"
    for name in ("Ada", "Dan"):
        assert len(words_of(harbor.person(name), "sent away")) == 1
    (up,) = called(harbor, poster)
    await random_turn(up, up.dms()[0], random.Random(1))
    await harbor.later(10_000)
    harbor.world.invite_bot(guild)
    await rest(harbor)
    assert await parked(harbor) is None
    (there,) = posters(up, HERE)
    assert there.id != poster.id
    assert called(harbor, there) != [up]
    (up,) = called(harbor, there)
    assert await random_turn(up, there, random.Random(2))
    await harbor.later(10_000)
    assert await harbor.sessions.post.owed() == 0


async def test_sent_away_while_nobody_listened(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    await harbor.stop()
    guild = harbor.world.guild("The Quay")
    harbor.world.remove_bot(guild)
    await harbor.start()
    await rest(harbor)
    assert await parked(harbor) == "left"
    await harbor.stop()
    harbor.world.invite_bot(guild)
    await harbor.start()
    await rest(harbor)
    assert await parked(harbor) is None
    assert [m.id for m in posters(harbor.person("Ada"), HERE)] == [poster.id]
    assert len(words_of(harbor.person("Ada"), "sent away")) == 1


async def test_who_has_left_the_server_is_named_by_the_check(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    del harbor.world.guild("The Quay").members[harbor.person("Dan").user.id]
    page = (await harbor.person("Edda").slash(HERE, "admin check")).answer
    assert "Dan is no longer on this server" in page.text
    assert "Ada is no longer" not in page.text


async def test_the_seat_of_whoever_left_the_server_is_free_to_take(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Bruno", "Dan")
    ada, chiara = harbor.person("Ada"), harbor.person("Chiara")
    await harbor.bot.absentees.look()
    assert not said_at(ada, "has left the server")
    del harbor.world.guild("The Quay").members[harbor.person("Dan").user.id]
    for _ in range(2):  # told once, however often it is looked at
        await harbor.bot.absentees.look()
        await rest(harbor)
    told = said_at(ada, "has left the server")
    assert len(told) == 1
    assert "seat C is vacant" in told[0]
    await press(chiara, newest_poster(chiara), Verb.TAKE)
    assert (await harbor.sessions.show.table(1)).chairs[2].user == chiara.user.id


async def test_nobody_is_taken_for_gone_while_discord_does_not_answer(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    del harbor.world.guild("The Quay").members[harbor.person("Dan").user.id]
    refusal = Problem(403, 50001, "Missing Access")
    harbor.world.faults.refuse_next(2, refusal, "GET /guilds/*/members/*")
    await harbor.bot.absentees.look()
    assert not any(chair.vacant for chair in (await harbor.sessions.show.table(1)).chairs)


# -- /admin check ---------------------------------------------------------------------------------


async def test_the_check_covers_every_channel_in_use(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    side = thread(harbor)
    await rest(harbor)
    await opened(harbor, "Chiara", place=side)  # type: ignore[arg-type]
    edda = harbor.person("Edda")
    fine = (await edda.slash("The Quay/notices", "admin check")).answer
    assert fine.text == "All is well: I have every permission I need in all channels in use."
    assert not fine.buttons
    harbor.world.faults.deny(harbor.world.channel(HERE), Permission.EMBED_LINKS)
    harbor.world.faults.deny(harbor.world.channel(RIVER), Permission.SEND_MESSAGES_IN_THREADS)
    await rest(harbor)
    page = (await edda.slash("The Quay/notices", "admin check")).answer
    assert "Embed Links" in page.text
    assert "Send Messages in Threads" in page.text
    assert not page.buttons, "it may not set permissions"


async def test_what_the_bot_can_fix_it_fixes(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    guild, channel = harbor.world.guild("The Quay"), harbor.world.channel(HERE)
    guild.roles[guild.id + 2].permissions |= Permission.MANAGE_ROLES
    harbor.world.faults.deny(channel, Permission.EMBED_LINKS)
    await harbor.restart()
    edda = harbor.person("Edda")
    page = (await edda.slash(RIVER, "admin check")).answer
    assert "Embed Links" in page.text
    done = await press(edda, page, Verb.MEND)
    assert "Fixed: 1" in edda.look(page).text or "Fixed: 1" in done.answer.text
    assert not edda.look(page).buttons  # all is well now
    assert Permission.EMBED_LINKS in harbor.world.permissions(harbor.world.bot, channel)


async def test_only_who_manages_the_server_may_check_and_fix(harbor: Harbor) -> None:
    await opened(harbor, "Ada")
    with pytest.raises(NotOffered):
        await harbor.person("Ada").slash(HERE, "admin check")
    edda = harbor.person("Edda")
    assert button(newest_poster(edda), Verb.JOIN)


async def choose(harbor: Harbor, group: str, **values: object) -> None:
    """What an admin has set."""
    guild, edda = harbor.world.guild("The Quay").id, harbor.person("Edda")
    place, known = Place(guild, 1, "en"), Known(edda.user.id, "Edda", "en")
    await harbor.sessions.settings.change(place, known, group, values)
    await rest(harbor)


async def test_the_check_covers_what_the_settings_point_to(harbor: Harbor) -> None:
    guild = harbor.world.guild("The Quay")
    crew = Role(guild.id + 9, "Crew", Permission(0))
    guild.roles[crew.id] = crew
    await harbor.restart()
    await choose(harbor, "notices", log_channel=harbor.world.channel(RIVER).id)
    await choose(harbor, "people", manage_roles=(crew.id,), open_roles=(crew.id,))
    edda = harbor.person("Edda")
    assert (await edda.slash(HERE, "admin check")).answer.text.startswith("All is well")
    del guild.roles[crew.id]
    harbor.world.faults.delete_channel(harbor.world.channel(RIVER))
    await harbor.restart()
    page = (await edda.slash(HERE, "admin check")).answer
    assert page.text.count("the channel no longer exists") == 1
    assert page.text.count("the role no longer exists") == 2
    await press(edda, page, Verb.MEND)
    rules = harbor.sessions.settings.of(guild.id)
    assert (rules.log_channel, rules.manage_roles) == (0, ())
    assert rules.open_roles == (crew.id,), "or everybody could open tables"
    assert "Fixed: 2. What is left is for you." in edda.look(page).text


async def test_of_a_list_all_that_is_gone_is_let_go_at_once(harbor: Harbor) -> None:
    guild, here = harbor.world.guild("The Quay"), harbor.world.channel(HERE)
    gone = [add_channel(harbor, guild, name, ChannelType.TEXT) for name in ("east", "west")]
    crew, lost, left = (add_role(guild, name).id for name in ("Crew", "Lost", "Left"))
    await harbor.restart()
    channels = (gone[0].id, here.id, gone[1].id)
    await choose(harbor, "places", places="channels", channels=channels)
    await choose(harbor, "people", manage_roles=(lost, left), open_roles=(lost, crew, left))
    for role in (lost, left):
        del guild.roles[role]
    for channel in gone:
        harbor.world.faults.delete_channel(channel)
    await harbor.restart()
    edda = harbor.person("Edda")
    page = (await edda.slash(HERE, "admin check")).answer
    await press(edda, page, Verb.MEND)
    rules = harbor.sessions.settings.of(guild.id)
    assert (rules.channels, rules.open_roles, rules.manage_roles) == ((here.id,), (crew,), ())
    assert "All is well" in edda.look(page).text


async def test_a_log_channel_in_which_the_bot_may_not_write_is_named(harbor: Harbor) -> None:
    channel = harbor.world.channel(RIVER)
    await choose(harbor, "notices", log_channel=channel.id)
    harbor.world.faults.deny(channel, Permission.SEND_MESSAGES)
    await rest(harbor)
    page = (await harbor.person("Edda").slash(HERE, "admin check")).answer
    assert f"in <#{channel.id}> I lack Send Messages" in page.text


async def test_what_the_server_allows_nowhere_else_is_not_moved_there(harbor: Harbor) -> None:
    await opened(harbor, "Ada")
    here = harbor.world.channel(HERE)
    await choose(harbor, "places", places="channels", channels=(here.id,))
    said = (await harbor.person("Ada").slash(RIVER, "game move")).private[0]
    assert f"<#{here.id}>" in said.text
    assert (await harbor.sessions.show.table(1)).channel == here.id
    await harbor.person("Edda").slash(RIVER, "game move")
    assert (await harbor.sessions.show.table(1)).channel != here.id, "who manages may"
