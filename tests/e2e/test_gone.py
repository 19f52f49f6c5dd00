"""Tables whose channel is gone, or that cannot be read: they are listed, and can be ended."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cogs.shown.ids import Verb, parse
from engine.core.words import msg
from locales import words
from playground.permissions import Permission
from playground.person import Person
from playground.seen import SeenMessage
from sessions.shapes import Person as Known
from sessions.shapes import Place
from tests.e2e.harbor import HERE, Harbor, begun, called, opened, press, rest
from tests.store import tear_apart

RIVER, FIUME = "The Quay/river", "Il Molo/fiume"


async def deleted(harbor: Harbor, place: str = HERE) -> None:
    """An admin deletes a channel."""
    harbor.world.faults.delete_channel(harbor.world.channel(place))
    await rest(harbor)


async def mine(person: Person, place: Any = None) -> SeenMessage:
    """What /mine shows, in a direct message unless told otherwise."""
    return (await person.slash(place or person.dm, "mine")).answer


def endings(page: SeenMessage) -> list[int]:
    """Which tables a page offers to end."""
    ids = [parse(button.custom_id) for button in page.buttons if button.custom_id]
    return [id.numbers[0] for id in ids if id.verb is Verb.ASK_END]


async def status(harbor: Harbor, table: int) -> str:
    return (await harbor.sessions.show.table(table)).status


@pytest.mark.parametrize("playing", [False, True], ids=["lobby", "playing"])
async def test_mine_says_that_a_channel_is_gone_and_ends_its_table(
    harbor: Harbor, playing: bool
) -> None:
    await (begun if playing else opened)(harbor, "Ada", "Dan")
    other = await begun(harbor, "Ada", "Dan", place=RIVER)
    await deleted(harbor)
    ada, dan = harbor.person("Ada"), harbor.person("Dan")
    for place in (None, RIVER):
        page = await mine(ada, place)
        assert "River of Gold (table 1): its channel no longer exists" in page.text
        assert str(other.id) in page.text
        assert endings(page) == [1]
    assert endings(await mine(dan)) == [], "only its host may end it"
    asked = (await press(ada, await mine(ada), Verb.ASK_END)).private[0]
    assert await status(harbor, 1) != "ended", "it asks first"
    await press(ada, asked, Verb.END)
    assert await status(harbor, 1) == "ended"
    assert "no longer exists" not in (await mine(ada)).text


async def test_the_warning_keeps_its_promise(harbor: Harbor) -> None:
    """Every command that it names does what it says; and one can end the table instead."""
    await begun(harbor, "Ada", "Dan")
    await deleted(harbor)
    for person in map(harbor.person, ("Ada", "Dan")):
        (told,) = [m for m in person.dms() if "no longer exists" in m.text]
        assert re.findall(r"/\w+(?: move)?", told.text) == ["/game move", "/mine"]
    ada = harbor.person("Ada")
    assert endings(await mine(ada)) == [1]
    asked = (await ada.slash(ada.dm, "game end")).answer
    await press(ada, asked, Verb.END)
    assert await status(harbor, 1) == "ended"


async def test_in_a_direct_message_one_says_which_of_several(harbor: Harbor) -> None:
    await opened(harbor, "Ada", "Dan")
    await opened(harbor, "Ada", "Dan", place=RIVER)
    await opened(harbor, "Dan", "Ada", place=FIUME)
    ada = harbor.person("Ada")
    page = (await ada.slash(ada.dm, "game end")).answer
    assert sorted(endings(page)) == [1, 2]
    asked = (await ada.click(page, label="End River of Gold (table 2)")).private[0]
    await press(ada, asked, Verb.END)
    assert [await status(harbor, n) for n in (1, 2, 3)] == ["lobby", "ended", "lobby"]


async def test_in_a_direct_message_one_ends_no_others(harbor: Harbor) -> None:
    await opened(harbor, "Ada", "Dan")
    dan, gwen = harbor.person("Dan"), harbor.person("Gwen")
    assert "Only the host" in (await dan.slash(dan.dm, "game end")).answer.text
    assert "You sit at no table" in (await gwen.slash(gwen.dm, "game end")).answer.text


@pytest.mark.parametrize("command", ["game list", "game options", "game new"])
async def test_the_rest_of_the_group_is_for_servers(harbor: Harbor, command: str) -> None:
    ada = harbor.person("Ada")
    answers = {"game": "river_of_gold"} if command == "game new" else {}
    said = (await ada.run(ada.dm, command, answers)).answer.text
    assert said == words("en").say(msg("bot-servers-only"))


async def test_who_manages_the_server_ends_it_from_the_list(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Bruno")
    await deleted(harbor)
    edda, dan = harbor.person("Edda"), harbor.person("Dan")
    assert "no table" in (await dan.slash(RIVER, "game list")).answer.text
    assert "no table" in (await edda.slash(FIUME, "game list")).answer.text.replace(
        "nessun tavolo", "no table"
    )
    page = (await edda.slash(RIVER, "game list")).answer
    assert "its channel no longer exists" in page.text
    asked = (await press(edda, page, Verb.ASK_END)).private[0]
    await press(edda, asked, Verb.END)
    assert await status(harbor, 1) == "ended"


async def test_an_ended_table_owes_nothing_to_a_channel_that_is_gone(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    await opened(harbor, "Ada", place=RIVER)
    await deleted(harbor)
    await deleted(harbor, RIVER)
    ada = harbor.person("Ada")
    for table in (1, 2):
        page = await mine(ada)
        asked = (await ada.click(page, label=f"End River of Gold (table {table})")).private[0]
        await press(ada, asked, Verb.END)
    await harbor.later(3_600)
    assert await harbor.sessions.post.owed() == 0


async def test_a_server_that_the_bot_has_left_is_gone(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan", place=FIUME)
    harbor.world.remove_bot(harbor.world.guild("Il Molo"))
    await rest(harbor)
    ada = harbor.person("Ada")
    page = await mine(ada)
    assert "its channel no longer exists" in page.text
    await press(ada, (await press(ada, page, Verb.ASK_END)).private[0], Verb.END)
    await harbor.later(3_600)
    assert await harbor.sessions.post.owed() == 0


async def test_a_thread_the_bot_may_not_see_is_not_called_gone(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    channel = harbor.world.channel(HERE)
    harbor.world.faults.deny(channel, Permission.VIEW_CHANNEL)
    harbor.bot.get_guild(channel.guild_id)._channels.pop(channel.id)  # type: ignore[union-attr, arg-type]
    page = await mine(harbor.person("Ada"))
    assert "I can no longer see its channel" in page.text
    assert endings(page) == [1]


async def test_while_discord_is_in_trouble_nothing_is_called_gone(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    channel = harbor.world.channel(HERE)
    harbor.bot.get_guild(channel.guild_id)._channels.pop(channel.id)  # type: ignore[union-attr, arg-type]
    harbor.world.faults.fail_next(1, f"GET /channels/{channel.id}", status=404)
    page = await mine(harbor.person("Ada"))
    assert str(poster.id) in page.text
    assert endings(page) == []
    assert len(harbor.world.complaints) == 1
    harbor.world.complaints.clear()  # it was meant to fail


async def test_a_follower_of_a_lost_table_can_let_go(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    dan = harbor.person("Dan")
    await press(dan, poster, Verb.FOLLOW)
    await deleted(harbor)
    page = await mine(dan)
    assert endings(page) == []
    await press(dan, page, Verb.UNFOLLOW)
    assert "You sit at no table" in (await mine(dan)).text


# -- a table that cannot be read ------------------------------------------------------------------


BROKEN = {
    "bytes": "UPDATE matches SET state = substr(state, 1, 1) WHERE table_id = 1",
    "schema": "",
    "missing": "DELETE FROM matches WHERE table_id = 1",
    "game": "UPDATE tables SET game = 'chess' WHERE id = 1",
}


@pytest.fixture(params=list(BROKEN))
async def broken(request: pytest.FixtureRequest, harbor: Harbor) -> Harbor:
    """Two running games and a lobby; the first cannot be read."""
    await begun(harbor, "Ada", "Dan")
    await begun(harbor, "Ada", "Dan", place=RIVER)
    await opened(harbor, "Ada", place=FIUME)

    def work(db: Any) -> None:
        tear_apart(db)
        if request.param == "missing":
            for log in ("answers", "events", "handovers", "snapshots"):
                db.execute(f"DELETE FROM {log} WHERE table_id = 1")
        if request.param == "schema":
            (state,) = db.execute("SELECT state FROM matches WHERE table_id = 1").fetchone()
            newer = state.replace(b'"schema":', b'"schema":9')
            db.execute("UPDATE matches SET state = ? WHERE table_id = 1", (newer,))
        else:
            db.execute(BROKEN[request.param])

    await harbor.sessions.context.db.run(work)
    harbor.sessions.context.shelf.drop(1)
    return harbor


async def test_mine_lists_the_readable_tables(broken: Harbor) -> None:
    page = await mine(broken.person("Ada"))
    assert len(page.text.splitlines()) == 3
    assert "(table 1): it cannot be read just now" in page.text
    assert page.text.count("https://") == 2


async def test_so_does_the_list_of_the_server(broken: Harbor) -> None:
    page = (await broken.person("Ada").slash(HERE, "game list")).answer
    assert len(page.text.splitlines()) == 2


async def test_commands_in_direct_messages_find_the_readable_one(broken: Harbor) -> None:
    dan = broken.person("Dan")
    said = (await dan.slash(dan.dm, "log")).answer.text
    assert said.startswith("**Log")


async def test_what_cannot_be_read_can_be_ended(broken: Harbor) -> None:
    ada = broken.person("Ada")
    await press(ada, (await ada.slash(HERE, "game end")).answer, Verb.END)
    assert await status(broken, 1) == "ended"
    await broken.later(3_600)
    assert await broken.sessions.post.owed() == 0


async def test_a_start_looks_after_the_others(broken: Harbor) -> None:
    for place in (HERE, RIVER):
        channel = broken.world.channel(place)
        channel.messages.clear()
    await broken.restart()
    table = await broken.sessions.show.table(2)
    assert table.poster_message in broken.world.channel(RIVER).messages


async def test_a_long_list_ends_with_a_whole_line_and_begins_with_what_waits(
    harbor: Harbor,
) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    (up,) = called(harbor, poster)
    server, person = harbor.world.guild("The Quay").id, Known(up.user.id, up.user.name, "en")
    for channel in range(1, 41):  # opened later, so moved later, and none of them is there
        await harbor.sessions.lobby.open(Place(server, channel, "en"), person, "river_of_gold")
    lines = (await up.slash(HERE, "mine")).answer.text.splitlines()
    assert "waits for you" in lines[0]
    assert lines[-2].endswith(": its channel no longer exists")
    more = re.fullmatch(r"and (\d+) tables more", lines[-1])
    assert more is not None
    assert len(lines) - 1 + int(more[1]) == 41
