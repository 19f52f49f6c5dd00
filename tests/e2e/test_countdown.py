"""Lobbies that start by themselves, and seats by wishes, as people see them."""

from __future__ import annotations

import pytest

from cogs.shown.ids import Verb, parse
from playground.component_rules import Kind
from playground.person import Person
from playground.seen import SeenMessage
from sessions.countdown import GRACE
from sessions.house import Values
from sessions.shapes import Person as Player
from sessions.shapes import Place
from tests.e2e.harbor import Harbor, begun, button, newest_poster, opened, press, rest, verbs

PEOPLE = ("Ada", "Bruno", "Chiara", "Dan")
SEATED = PEOPLE[:-1]


async def house(harbor: Harbor, lobby: SeenMessage, **values: object) -> None:
    """What the server's admins have chosen about lobbies."""
    table = await harbor.sessions.show.table(1)
    place, chosen = Place(table.server, table.channel, "en"), dict[str, object](values)
    known: Values = chosen
    await harbor.sessions.settings.change(place, Player(9, "Edda", "en"), "lobby", known)
    await rest(harbor)


async def full(harbor: Harbor) -> SeenMessage:
    """A lobby that starts by itself, full."""
    lobby = await opened(harbor, *SEATED)
    ada = Player(harbor.person("Ada").user.id, "Ada", "en")
    await harbor.sessions.lobby.set_option(1, ada, "starts", "full")
    await press(harbor.person("Dan"), lobby, Verb.JOIN)
    return harbor.person("Ada").look(lobby)


async def test_a_full_lobby_says_when_it_starts_and_starts(harbor: Harbor) -> None:
    lobby = await full(harbor)
    starts = (await harbor.sessions.show.table(1)).starts_at
    assert f"it starts <t:{starts}:R>" in lobby.text
    assert button(lobby, Verb.START).label == "Start now"
    assert Verb.JOIN not in verbs(lobby)
    await harbor.later(GRACE)
    assert Verb.PLAY in verbs(newest_poster(harbor.person("Ada")))
    late = await harbor.person("Dan").press(lobby, Kind.BUTTON, "h1|jn|1")
    assert late.private[0].text.startswith("This game has begun")


async def test_anybody_seated_can_stop_it(harbor: Harbor) -> None:
    lobby = await full(harbor)
    outcome = await press(harbor.person("Dan"), lobby, Verb.NOT_YET)
    assert outcome.private == []
    after = harbor.person("Ada").look(lobby)
    assert Verb.NOT_YET not in verbs(after)
    assert "once it is full" not in after.text
    assert "It does not start by itself now:" in after.text
    await harbor.later(2 * GRACE)
    assert (await harbor.sessions.show.table(1)).status == "lobby"
    await press(harbor.person("Ada"), lobby, Verb.START)
    assert (await harbor.sessions.show.table(1)).status == "playing"


async def test_a_restart_in_the_minute_gives_everybody_another(harbor: Harbor) -> None:
    lobby = await full(harbor)
    await harbor.stop()
    harbor.skew += 3 * GRACE
    await harbor.start()
    await rest(harbor)
    starts = (await harbor.sessions.show.table(1)).starts_at
    assert starts is not None
    assert starts > harbor.now()
    assert f"<t:{starts}:R>" in harbor.person("Ada").look(lobby).text
    await harbor.later(GRACE + 1)
    assert (await harbor.sessions.show.table(1)).status == "playing"


async def test_the_last_bot_begins_a_game_of_one_person_at_once(harbor: Harbor) -> None:
    lobby, ada = await opened(harbor, "Ada"), harbor.person("Ada")
    player = Player(ada.user.id, "Ada", "en")
    await harbor.sessions.lobby.set_option(1, player, "starts", "full")
    page = (await press(ada, lobby, Verb.BOTS)).private[0]
    for _ in range(3):
        await press(ada, page, Verb.ADD_BOT)
    await rest(harbor)
    assert (await harbor.sessions.show.table(1)).status == "playing"


# -- wishes ---------------------------------------------------------------------------------------


async def wish(person: Person, page: SeenMessage, seat: int) -> SeenMessage:
    """Name one more seat."""
    (menu,) = [m for m in person.look(page).selects if parse(m.custom_id).verb is Verb.WISH]
    await person.select(page, menu.custom_id, [str(seat)])
    return person.look(page)


async def test_wishes_are_private_and_counted_at_the_start(harbor: Harbor) -> None:
    ada, bruno = harbor.person("Ada"), harbor.person("Bruno")
    lobby = await opened(harbor, "Ada", "Bruno")
    player = Player(ada.user.id, "Ada", "en")
    await harbor.sessions.lobby.set_option(1, player, "seating", "wishes")
    page = (await press(ada, lobby, Verb.SEATS)).private[0]
    assert "any seat will do" in page.text
    page = await wish(ada, await wish(ada, page, 1), 2)
    assert "You wish for: **B** blue square, **C** yellow triangle." in page.text
    its = (await press(bruno, lobby, Verb.SEATS)).private[0]
    assert "blue" not in its.text
    await press(ada, lobby, Verb.START)
    poster = newest_poster(ada)
    assert "1 has the seat they wanted most, nobody had to take one" in poster.text
    assert (await harbor.sessions.show.table(1)).names() == ("Bruno", "Ada")
    before = (await press(bruno, poster, Verb.PROOF)).private[0]
    assert "BC" not in before.text


async def test_wishes_can_be_taken_back(harbor: Harbor) -> None:
    ada, lobby = harbor.person("Ada"), await opened(harbor, "Ada", "Bruno")
    player = Player(ada.user.id, "Ada", "en")
    await harbor.sessions.lobby.set_option(1, player, "seating", "wishes")
    page = await wish(ada, (await press(ada, lobby, Verb.SEATS)).private[0], 0)
    await press(ada, page, Verb.UNWISH)
    assert "any seat will do" in ada.look(page).text


# -- how people play here -------------------------------------------------------------------------


async def test_the_servers_line_and_the_hosts_wishes_are_read_before_joining(
    harbor: Harbor,
) -> None:
    ada, lobby = harbor.person("Ada"), await opened(harbor, "Ada")
    assert "Talk" not in lobby.text
    await house(harbor, lobby, etiquette="Say *hello*, @everyone")
    player = Player(ada.user.id, "Ada", "en")
    for key, value in (("talk", "quiet"), ("newcomers", "welcome"), ("speech", "it")):
        await harbor.sessions.lobby.set_option(1, player, key, value)
    harbor.bot.messenger.wake()
    await rest(harbor)
    text = ada.look(lobby).text
    assert "Here: Say \\*hello\\*, @\u200beveryone" in text
    for line in ("Talk: quiet", "Beginners: welcome", "Spoken: Italian"):
        assert line in text


@pytest.mark.parametrize("verb", [Verb.NOT_YET, Verb.WISH, Verb.UNWISH])
async def test_nothing_of_it_is_left_in_a_running_game(harbor: Harbor, verb: Verb) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    assert verb not in verbs(poster)
    values = ["0"] if verb is Verb.WISH else None
    ada = harbor.person("Ada")
    kind = Kind.STRING_SELECT if values else Kind.BUTTON
    outcome = await ada.press(poster, kind, f"h1|{verb}|1", values=values)
    assert outcome.private[0].text.startswith("This game has begun")
