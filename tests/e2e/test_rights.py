"""Numbers of tables can be guessed: what a press may do, by where it comes from and from whom."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.shown.ids import ABOUT_NO_TABLE, FOR_FOLLOWERS, Verb, parse, to
from playground.component_rules import Kind
from playground.models import Channel, ChannelType, Overwrite, Role
from playground.permissions import Permission
from playground.person import Outcome, Person
from playground.seen import SeenMessage
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    called,
    newest_poster,
    opened,
    press,
    rest,
    verbs,
)

ELSEWHERE, NEXT_DOOR = "Il Molo/tavoli", "The Quay/river"
ABOUT_TABLES = [verb for verb in Verb if verb not in ABOUT_NO_TABLE]
NUMBERS = {
    Verb.ANSWER: (0, 0),
    Verb.SURE: (0, 0),
    Verb.CHOOSE: (0, 0),
    Verb.TURN_TO: (0, 0, 0, 0),
    Verb.GROUP: (0, 0),
    Verb.GATHER: (0, 0, 0, 0),
    Verb.ADD_BOT: (0,),
    Verb.SET_BOT: (0, 0, 0),
    Verb.LATE: (0, 0),
    Verb.OFFER: (0, 0),
    Verb.VACATE: (0, 0),
    Verb.REASSIGN: (0, 0),
    Verb.STAND_IN: (0, 0),
    Verb.ROLL_BACK: (0, 0),
    Verb.AGREE: (0,),
    Verb.VOTE_NO: (0,),
    Verb.VOTE_SEAT: (0, 0),
    Verb.NUDGE: (0, 0),
    Verb.VOTE_END: (0,),
    Verb.GIVE_UP: (0,),
    Verb.VOTE_UNDO: (0, 0),
    Verb.DECLINE: (0,),
    Verb.ACT_FOR: (0,),
    Verb.NOT_FOR: (0,),
    Verb.END_DEPUTY: (0,),
    Verb.CALL: (0, 0, 0),
    Verb.SETTLE: (1,),
    Verb.BEGIN: (0,),
    Verb.UNSETTLE: (1, 0),
}
TWO = (
    *(Verb.TEXT, Verb.LOG, Verb.RULES, Verb.OPTION),
    *(Verb.TAKE, Verb.TAKE_ANYWAY, Verb.WITHDRAW, Verb.NOTICES, Verb.SINCE),
)
NO_SUCH = "There is no such table any more."


def id_of(verb: Verb, table: int) -> str:
    """A well-formed id of a verb."""
    return str(to(verb, table, *NUMBERS.get(verb, (0,) if verb in TWO else ())))


def anything(harbor: Harbor, person: Person, place: str | Channel) -> SeenMessage:
    """Some message of the bot's to press on."""
    ours = [
        m for m in person.visible(place) if int(m.payload["author"]["id"]) == harbor.world.bot.id
    ]
    return ours[-1]


async def forged(person: Person, on: SeenMessage, verb: Verb, table: int = 1) -> Outcome:
    """A press of a button that the message may not have."""
    return await person.press(on, Kind.BUTTON, id_of(verb, table), values=["0"])


async def everything(harbor: Harbor) -> list[Any]:
    """All that is stored of all tables, but nobody's letters."""

    def work(db: Any) -> list[Any]:
        kinds = ("tables", "seats", "followers", "matches", "answers", "outbox")
        return [db.execute(f"SELECT * FROM {kind}").fetchall() for kind in kinds]

    return await harbor.sessions.context.db.run(work)


@pytest.mark.parametrize("playing", [False, True], ids=["lobby", "playing"])
async def test_the_table_of_another_server_is_not_there(harbor: Harbor, playing: bool) -> None:
    await (begun if playing else opened)(harbor, "Ada", "Bruno")
    await opened(harbor, "Chiara", place=ELSEWHERE)
    edda, dan = harbor.person("Edda"), harbor.person("Dan")  # an admin there, too, and a player
    on = anything(harbor, edda, ELSEWHERE)
    before = await everything(harbor)
    for person in (edda, dan):
        for verb in ABOUT_TABLES:
            there = await forged(person, on, verb, 1)
            nowhere = await forged(person, on, verb, 99)
            assert [m.text for m in there.created] == [NO_SUCH], verb
            assert [m.text for m in nowhere.created] == [NO_SUCH], verb
            assert there.edited == nowhere.edited == [], verb
    assert await everything(harbor) == before


async def test_nor_is_that_of_a_channel_next_door(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Bruno")
    await opened(harbor, "Chiara", place=NEXT_DOOR)
    dan = harbor.person("Dan")
    on = anything(harbor, dan, NEXT_DOOR)
    before = await everything(harbor)
    for verb in ABOUT_TABLES:
        said = await forged(dan, on, verb)
        assert [m.text for m in said.created] == [NO_SUCH], verb
    assert await everything(harbor) == before


async def test_nor_in_direct_messages(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Bruno")
    dan = harbor.person("Dan")
    await opened(harbor, "Dan", place=NEXT_DOOR)
    (letter,) = dan.dms()
    for verb in ABOUT_TABLES:
        said = await forged(dan, letter, verb)
        assert [m.text for m in said.created] == [NO_SUCH], verb


async def test_who_manages_elsewhere_manages_nothing_here(harbor: Harbor) -> None:
    """Dan sits at a table on the first server and manages the second one."""
    await begun(harbor, "Ada", "Dan")
    await opened(harbor, "Chiara", place=ELSEWHERE)
    dan, guild = harbor.person("Dan"), harbor.world.guild("Il Molo")
    guild.members[dan.user.id].roles.append(guild.id + 1)
    on = anything(harbor, dan, ELSEWHERE)
    for verb in (Verb.END, Verb.ASK_END):
        said = await forged(dan, on, verb)
        assert said.private[0].text == "Only the host of this table may do that: Ada."
    ada = harbor.person("Ada").user.id
    offer = await dan.press(on, Kind.BUTTON, str(to(Verb.OFFER, 1, 0, ada)))
    assert offer.private[0].text.startswith("You may offer your own seat.")
    withdraw = await dan.press(on, Kind.BUTTON, str(to(Verb.WITHDRAW, 1, 0)))
    assert withdraw.private[0].text.startswith("You may offer your own seat.")
    assert (await harbor.sessions.show.table(1)).status == "playing"


async def test_who_manages_the_server_may_end_from_anywhere_on_it(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    await opened(harbor, "Chiara", place=NEXT_DOOR)
    edda = harbor.person("Edda")
    said = await forged(edda, anything(harbor, edda, NEXT_DOOR), Verb.ASK_END)
    await press(edda, said.private[0], Verb.END)
    assert (await harbor.sessions.show.table(1)).status == "ended"
    assert (await harbor.sessions.show.table(2)).status == "lobby"


async def test_a_player_may_press_anywhere(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    await opened(harbor, "Chiara", place=ELSEWHERE)
    (up,) = called(harbor, poster)
    for on in (anything(harbor, up, ELSEWHERE), up.dms()[0]):
        for verb in (Verb.PLAY, Verb.HAND, Verb.BOARD, Verb.LOG, Verb.RULES, Verb.TEXT):
            said = (await forged(up, on, verb)).private[0]
            assert said.text != NO_SUCH, verb


async def test_but_invites_only_at_the_table(harbor: Harbor) -> None:
    await opened(harbor, "Ada", "Dan")
    await opened(harbor, "Chiara", place=ELSEWHERE)
    ada, gwen = harbor.person("Ada"), harbor.person("Gwen")
    on = anything(harbor, ada, ELSEWHERE)
    id = str(to(Verb.INVITE, 1))
    said = await ada.press(on, Kind.USER_SELECT, id, values=[str(gwen.user.id)])
    assert [(m.text, m.is_private) for m in said.created] == [(NO_SUCH, True)]


async def test_a_follower_may_say_so_by_letter_and_stop_anywhere(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    dan = harbor.person("Dan")
    await press(dan, poster, Verb.FOLLOW)
    await rest(harbor)
    (news,) = dan.dms()
    assert parse(news.buttons[0].custom_id).verb is Verb.FOLLOW
    page = (await press(dan, news, Verb.FOLLOW)).private[0]
    assert "You follow this table" in page.text
    for verb in (v for v in ABOUT_TABLES if v is not Verb.UNFOLLOW):
        said = await forged(dan, news, verb)
        refused = NO_SUCH in [m.text for m in said.created]
        assert refused == (verb not in FOR_FOLLOWERS), verb
    await opened(harbor, "Chiara", place=ELSEWHERE)
    on = anything(harbor, dan, ELSEWHERE)
    for verb in (v for v in ABOUT_TABLES if v is not Verb.UNFOLLOW):
        assert NO_SUCH in [m.text for m in (await forged(dan, on, verb)).created], verb
    await forged(dan, on, Verb.UNFOLLOW)
    assert [m.text for m in (await forged(dan, news, Verb.FOLLOW)).created] == [NO_SUCH]


def thread(harbor: Harbor, *members: str, private: bool = False) -> Channel:
    """A thread under the first server's river."""
    parent = harbor.world.channel(NEXT_DOOR)
    kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
    made = Channel(harbor.world.ids.next(), kind, "side", parent.guild_id, parent_id=parent.id)
    made.owner_id = harbor.person(members[0]).user.id
    made.thread_members = {harbor.person(name).user.id: 0.0 for name in members}
    made.thread_members[harbor.world.bot.id] = 0.0
    harbor.world.add_channel(made)
    return made


async def test_a_table_in_a_thread_stands_in_the_thread(harbor: Harbor) -> None:
    side = thread(harbor, "Ada")
    await rest(harbor)
    await harbor.person("Ada").slash(side, "game new", game="river_of_gold")
    lobby = newest_poster(harbor.person("Ada"), side)
    dan = harbor.person("Dan")
    await press(dan, lobby, Verb.JOIN)
    assert (await harbor.sessions.show.table(1)).names() == ("Ada", "Dan")
    await opened(harbor, "Chiara", place=NEXT_DOOR)
    edda = harbor.person("Edda")
    outside = await forged(edda, anything(harbor, edda, NEXT_DOOR), Verb.JOIN)
    assert outside.private[0].text == NO_SUCH


# -- what a list tells ----------------------------------------------------------------------------


def hide(harbor: Harbor, place: str, *but: str) -> None:
    """A channel that everybody but a few, the bot and the admins has lost sight of."""
    channel = harbor.world.channel(place)
    everyone = channel.guild_id or 0
    channel.overwrites[everyone] = Overwrite(everyone, 0, deny=Permission.VIEW_CHANNEL)
    for user in (harbor.world.bot, *(harbor.person(name).user for name in but)):
        channel.overwrites[user.id] = Overwrite(user.id, 1, allow=Permission.VIEW_CHANNEL)
    harbor.world.channel_changed(channel)


async def listed(person: Person, place: str | Channel = HERE) -> str:
    """What /game list tells somebody."""
    return (await person.slash(place, "game list")).answer.text


async def test_a_list_names_no_table_in_a_hidden_channel(harbor: Harbor) -> None:
    hidden = await begun(harbor, "Ada", "Bruno", place=NEXT_DOOR)
    hide(harbor, NEXT_DOOR, "Ada", "Chiara")
    await rest(harbor)
    ada, bruno, chiara, dan, edda = map(harbor.person, ("Ada", "Bruno", "Chiara", "Dan", "Edda"))
    for person in (ada, bruno, chiara, edda):  # those who see it, and a player who no longer does
        assert str(hidden.id) in await listed(person), person.user.name
    assert await listed(dan) == "There is no table on this server. Open one with /game new."


async def test_a_role_lets_one_see_what_is_listed(harbor: Harbor) -> None:
    hidden = await begun(harbor, "Ada", "Bruno", place=NEXT_DOOR)
    hide(harbor, NEXT_DOOR, "Ada")
    guild, channel = harbor.world.guild("The Quay"), harbor.world.channel(NEXT_DOOR)
    crew = Role(guild.id + 9, "Crew", Permission(0))
    guild.roles[crew.id] = crew
    channel.overwrites[crew.id] = Overwrite(crew.id, 0, allow=Permission.VIEW_CHANNEL)
    dan, gwen = harbor.person("Dan"), harbor.person("Gwen")
    guild.members[dan.user.id].roles.append(crew.id)
    await harbor.restart()  # so that the bot knows the role
    assert str(hidden.id) in await listed(dan)
    assert str(hidden.id) not in await listed(gwen)


async def test_a_private_thread_is_listed_to_those_in_it(harbor: Harbor) -> None:
    side = thread(harbor, "Ada", "Bruno", "Chiara", private=True)
    await rest(harbor)
    lobby = await opened(harbor, "Ada", place=side)  # type: ignore[arg-type]
    ada, chiara, dan, edda = map(harbor.person, ("Ada", "Chiara", "Dan", "Edda"))
    assert str(lobby.id) in await listed(ada)
    assert str(lobby.id) in await listed(edda)
    assert str(lobby.id) in await listed(chiara, side)
    assert "no table" in await listed(dan)


async def test_an_archived_thread_is_asked_for(harbor: Harbor) -> None:
    side = thread(harbor, "Ada")
    await rest(harbor)
    lobby = await opened(harbor, "Ada", place=side)  # type: ignore[arg-type]
    harbor.world.faults.archive(side)
    await harbor.restart()
    assert harbor.bot.get_channel(side.id) is None
    assert str(lobby.id) in await listed(harbor.person("Dan"))
    mine = (await harbor.person("Ada").slash(HERE, "mine")).answer
    assert str(lobby.id) in mine.text
    assert Verb.ASK_END not in verbs(mine)
    assert newest_poster(harbor.person("Ada"), side).id == lobby.id
