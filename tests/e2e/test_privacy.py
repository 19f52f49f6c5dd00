"""People and admins read what is stored about them and have it forgotten, in front of everybody."""

from __future__ import annotations

import json
import random
import zipfile
from io import BytesIO

import pytest

from cogs.shown.ids import Verb, to
from db.connection import Connection
from playground.component_rules import Kind
from playground.models import StoredFile
from playground.offers import NotOffered
from playground.permissions import Permission
from playground.seen import SeenMessage
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
from tests.store import table_names

BAR, RIVER = "The Tavern/bar", "The Quay/river"


def handed_out(harbor: Harbor, message: SeenMessage) -> StoredFile:
    """The file of a message."""
    stored = harbor.world.channels[message.channel_id].messages[message.id]
    (file,) = stored.files
    return file


async def stored(harbor: Harbor) -> str:
    """Every row of every table, as text."""

    def work(db: Connection) -> str:
        return repr([db.execute(f"SELECT * FROM {n}").fetchall() for n in table_names(db)])

    return await harbor.sessions.context.db.run(work)


@pytest.mark.parametrize("place", [HERE, BAR])
async def test_anybody_reads_what_is_stored_about_them(harbor: Harbor, place: str) -> None:
    await begun(harbor, "Ada", "Dan")
    ada = harbor.person("Ada")
    said = (await ada.slash(place, "privacy export")).answer
    assert said.is_private
    found = json.loads(handed_out(harbor, said).data)
    assert found["users"][0]["name"] == "Ada"
    assert "Dan" not in json.dumps(found)


async def test_it_is_asked_before_anything_is_deleted(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    await opened(harbor, "Ada", place=RIVER)
    before = await stored(harbor)
    page = (await harbor.person("Ada").slash(HERE, "privacy delete")).answer
    assert "In 1 running game your seat becomes vacant." in page.text
    assert "You leave 1 lobby." in page.text
    assert "No game that has ended names you." in page.text
    assert await stored(harbor) == before


async def test_who_is_forgotten_leaves_a_seat_that_somebody_else_takes(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    ada, dan, gwen = (harbor.person(name) for name in ("Ada", "Dan", "Gwen"))
    assert ada.dms()
    page = (await ada.slash(HERE, "privacy delete")).answer
    done = await press(ada, page, Verb.FORGET)
    await rest(harbor)
    assert ada.look(page).text == "It is done: nothing says any more who you were."
    assert done.private == []
    assert str(ada.user.id) not in await stored(harbor)
    assert ada.dms() == [], "the hand is not left lying about"
    poster = newest_poster(dan)
    assert "Seat A is vacant" in poster.text
    assert "Ada" not in poster.text
    await press(gwen, poster, Verb.TAKE)
    assert (await harbor.sessions.show.table(1)).names() == ("Gwen", "Dan")


async def test_the_table_hears_of_it_without_a_name(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    ada, dan = harbor.person("Ada"), harbor.person("Dan")
    await press(ada, (await ada.slash(BAR, "privacy delete")).answer, Verb.FORGET)
    await rest(harbor)
    told = [m.text for m in dan.visible(HERE) if "has left for good" in m.text]
    assert told
    assert told[0].startswith("Somebody has left for good, and seat A is vacant.")


async def test_a_game_that_has_ended_forgets_who_played(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    await random_turn(called(harbor, poster)[0], poster, random.Random(2))
    ada, dan = harbor.person("Ada"), harbor.person("Dan")
    await press(ada, (await ada.slash(HERE, "game end")).answer, Verb.END)
    page = (await ada.slash(HERE, "privacy delete")).answer
    assert "1 game that has ended keeps what your seat did" in page.text
    await press(ada, page, Verb.FORGET)
    assert str(ada.user.id) not in await stored(harbor)
    export = json.loads(handed_out(harbor, (await dan.slash(HERE, "game export")).answer).data)
    assert export["players"] == ["A", "Dan"]


async def test_a_second_press_has_nothing_to_forget(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    ada = harbor.person("Ada")
    page = (await ada.slash(HERE, "privacy delete")).answer
    await press(ada, page, Verb.FORGET)
    before = await stored(harbor)
    await ada.press(page, Kind.BUTTON, str(to(Verb.FORGET)))
    assert await stored(harbor) == before


# -- a server -------------------------------------------------------------------------------------


async def test_admins_read_what_is_stored_about_their_server(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    edda = harbor.person("Edda")
    page = (await edda.slash(HERE, "admin privacy")).answer
    assert "1 running, 0 in the lobby, 0 over" in page.text
    said = (await press(edda, page, Verb.READ_SERVER)).private[0]
    archive = zipfile.ZipFile(BytesIO(handed_out(harbor, said).data))
    assert archive.namelist() == ["server.json", "table-1.json"]
    assert json.loads(archive.read("table-1.json"))["view"]["hand"] is None


async def test_a_server_is_forgotten_and_left_when_its_admin_is_sure(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    await opened(harbor, "Chiara", place="Il Molo/tavoli")
    edda, guild = harbor.person("Edda"), harbor.world.guild("The Quay")
    page = (await edda.slash(HERE, "admin privacy")).answer
    await press(edda, page, Verb.FORGET_SERVER)
    assert "Nobody can bring it back" in edda.look(page).text
    assert guild.has_bot
    await press(edda, page, Verb.FORGET_SERVER)
    await rest(harbor)
    assert not guild.has_bot
    assert str(guild.id) not in await stored(harbor)
    assert [t.id for t in await harbor.sessions.show.in_server(harbor.world.guild("Il Molo").id)]


async def test_only_who_manages_the_server_may_forget_it(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    dan, ada = harbor.person("Dan"), harbor.person("Ada")
    with pytest.raises(NotOffered):
        await dan.slash(HERE, "admin privacy")
    poster = newest_poster(ada)
    before = await stored(harbor)
    for verb, numbers in ((Verb.FORGET_SERVER, (1,)), (Verb.READ_SERVER, ())):
        said = await dan.press(poster, Kind.BUTTON, str(to(verb, *numbers)))
        assert said.private[0].text == "Only those who manage the server may do that."
    assert await stored(harbor) == before
    assert Permission.MANAGE_GUILD not in harbor.world.permissions(
        dan.user, harbor.world.channel(HERE)
    )


async def test_a_poster_of_a_forgotten_table_says_so(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    ada, guild = harbor.person("Ada"), harbor.world.guild("The Quay")
    await harbor.sessions.privacy.forget_server(guild.id)
    for verb in verbs(poster):
        said = await press(ada, poster, verb)
        assert said.private[0].text == "There is no such table any more."
