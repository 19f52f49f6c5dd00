"""Bots on the stand-in: seated with a press, playing by the clock, relieved with a press."""

from __future__ import annotations

import random
from typing import cast

import pytest

from cogs.shown.ids import Verb
from engine.ai.chance import random_answer
from engine.core.rng import Rng
from playground.person import Outcome, Person
from playground.seen import SeenMessage
from sessions.house import ServerSettings
from sessions.shapes import Person as Player
from sessions.thinking import Thinkers
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
from tests.e2e.test_managing import chosen, page_of
from tests.sessions.bots import Fools

ASKED_BY = Player(900, "Greta", "en")
SOON, LATER = 8, 90  # seconds after which every bot has moved: at practice, and among people


@pytest.fixture
def quay(harbor: Harbor) -> Harbor:
    """A harbor whose bots think at once."""
    harbor.sessions.context.thinkers = cast(Thinkers, Fools())
    return harbor


async def practice(quay: Harbor, person: Person, bots: int = 1) -> SeenMessage:
    """A game against bots; its first poster."""
    await person.slash(HERE, "game practice", game="river_of_gold", bots=bots)
    await rest(quay)
    return newest_poster(person)


async def add(person: Person, lobby: SeenMessage, label: str) -> Outcome:
    """Press *Add a bot*, then a strength."""
    page = (await press(person, lobby, Verb.BOTS)).private[0]
    return await person.click(page, label=label)


async def test_a_bot_in_the_lobby_plays_like_anybody(quay: Harbor) -> None:
    lobby = await opened(quay, "Ada")
    ada = quay.person("Ada")
    page = (await press(ada, lobby, Verb.BOTS)).private[0]
    assert [b.label for b in page.buttons] == ["Add: easy", "Add: steady", "Add: strong"]
    await ada.click(page, label="Add: easy")
    await ada.click(ada.look(page), label="Add: strong")
    card = ada.look(lobby).text
    assert "**B** Bot B (easy)" in card
    assert "**C** Bot C (strong)" in card
    assert "Practice: one person against bots." in card
    menu = ada.look(page).selects[0]
    await ada.select(page, menu.custom_id, ["1"])
    assert "**B** Bot B (strong)" in ada.look(lobby).text
    await press(ada, lobby, Verb.START)
    assert verbs(newest_poster(ada))[0] is Verb.PLAY
    assert (await quay.sessions.show.table(1)).names() == ("Ada", "Bot B")


async def test_only_those_seated_add_and_only_the_host_takes_away(quay: Harbor) -> None:
    lobby = await opened(quay, "Ada", "Dan")
    ada, dan, gwen = map(quay.person, ("Ada", "Dan", "Gwen"))
    assert "seat" in (await press(gwen, lobby, Verb.BOTS)).private[0].text
    await add(dan, lobby, "Add: easy")
    page = (await press(dan, lobby, Verb.BOTS)).private[0]
    assert page.selects == []
    assert (await press(ada, lobby, Verb.BOTS)).private[0].selects != []
    await add(dan, lobby, "Add: easy")
    assert all(not b.is_enabled for b in (await press(dan, lobby, Verb.BOTS)).private[0].buttons)
    assert not button(ada.look(lobby), Verb.JOIN).is_enabled


async def without_screen(quay: Harbor, person: Player, turns: int) -> None:
    """The same game some turns later, as all of it would take long."""
    rng = Rng(1)
    for _ in range(turns):
        known = await quay.sessions.show.table(1)
        live = await quay.sessions.context.live(known)
        mine = live.question(0)
        if mine is not None and mine.waits:
            await quay.sessions.play.answer(1, person, None, random_answer(mine, rng).picks)
        quay.skew += SOON
        await quay.sessions.bots.see_to_all()
    quay.bot.messenger.wake()
    await rest(quay)


async def test_one_against_three_from_one_command_to_the_end(quay: Harbor) -> None:
    ada, dice = quay.person("Ada"), random.Random(5)
    server = quay.world.channel(HERE).guild_id or 0
    quay.sessions.context.house[server] = ServerSettings(pictures="demand")  # as drawing takes long
    await practice(quay, ada, bots=3)
    table = await quay.sessions.show.table(1)
    assert table.names() == ("Ada", "Bot B", "Bot C", "Bot D")
    await without_screen(quay, Player(ada.user.id, "Ada", "en"), turns=60)
    while (poster := newest_poster(ada)) and Verb.PLAY in verbs(poster):
        assert called(quay, poster) == []
        if "it is your turn" in poster.text:
            await random_turn(ada, poster, dice)
        await quay.later(SOON)
    assert "Bot D:" in poster.text
    assert ada.dms() == [], "nobody is written to"
    assert verbs(poster)[0] is Verb.REMATCH
    await press(ada, poster, Verb.REMATCH)
    assert "Bot D (easy)" in newest_poster(ada).text


async def test_a_bot_plays_on_for_somebody_who_takes_over_in_one_press(quay: Harbor) -> None:
    first = await begun(quay, "Ada", "Dan")
    (up,) = called(quay, first)
    away = quay.person(up.user.name)
    asked = (await away.slash(HERE, "game offer")).private[0]
    assert [b.label for b in asked.buttons][1:] == ["Easy bot", "Steady bot", "Strong bot"]
    letters = len(away.dms())
    await away.click(asked, label="Steady bot")
    await rest(quay)
    poster = newest_poster(away)
    assert f"{away.user.name} (bot) is up." in poster.text
    assert any(" lets a bot (steady) play on seat " in m.text for m in away.visible(HERE))
    page = (await press(away, poster, Verb.PLAY)).private[0]
    assert verbs(page) == [Verb.PLAY_AGAIN]
    assert (await press(away, poster, Verb.HAND)).private[0].text != page.text, "they see the hand"
    await quay.later(LATER)
    poster = newest_poster(away)
    (other,) = called(quay, poster)
    assert other.user.name != away.user.name
    await random_turn(other, poster, random.Random(2))
    assert called(quay, newest_poster(away)) == [], "who lets a bot play is not called"
    assert len(away.dms()) == letters, "nor written to"
    await press(away, page, Verb.PLAY_AGAIN)
    await quay.later(LATER)
    poster = newest_poster(away)
    assert f"<@{away.user.id}>, it is your turn." in poster.text
    await random_turn(away, poster, random.Random(3))
    assert [each.user for each in called(quay, newest_poster(away))] == [other.user]


async def test_somebody_takes_the_seat_of_a_bot_and_a_bot_one_that_is_vacant(quay: Harbor) -> None:
    lobby = await opened(quay, "Ada", "Dan")
    ada, dan, edda = map(quay.person, ("Ada", "Dan", "Edda"))
    await add(ada, lobby, "Add: easy")
    await press(ada, lobby, Verb.START)
    (found,) = await ada.complete(HERE, "game offer", option="player", typed="bot")
    assert found[0] == "Bot C (C)"
    assert "host" in (await dan.slash(HERE, "game offer", player=found[1])).private[0].text
    asked = (await ada.slash(HERE, "game offer", player=found[1])).private[0]
    await press(ada, asked, Verb.OFFER)
    await rest(quay)
    offer = next(m for m in ada.visible(HERE) if Verb.TAKE in verbs(m))
    await press(edda, offer, Verb.TAKE)
    table = await quay.sessions.show.table(1)
    assert (table.names(), table.bots) == (("Ada", "Dan", "Edda"), frozenset())
    await quay.sessions.repairs.vacate(1, ASKED_BY, 2, edda.user.id)
    (vacant,) = await ada.complete(HERE, "game offer", option="player", typed="c (c)")
    page = (await ada.slash(HERE, "game offer", player=vacant[1])).private[0]
    await ada.click(page, label="Strong bot")
    table = await quay.sessions.show.table(1)
    assert (table.names()[2], table.chairs[2].bot) == ("Bot C", "strong")


async def test_whoever_manages_the_server_sets_a_bot_on_a_vacant_seat(quay: Harbor) -> None:
    await begun(quay, "Ada", "Dan", "Chiara")
    edda = quay.person("Edda")
    table = await page_of(edda, place=HERE)
    await chosen(edda, table, Verb.SEAT, "2")
    assert Verb.SET_BOT not in verbs(edda.look(table)), "somebody sits there"
    await press(edda, table, Verb.VACATE)
    await chosen(edda, table, Verb.SEAT, "2")
    await press(edda, table, Verb.SET_BOT)
    assert (await quay.sessions.show.table(1)).names()[2] == "Bot C"
    assert any("has given seat C to a bot (easy)." in m.text for m in edda.visible(HERE))
    table = await page_of(edda, place=HERE)
    assert "**C** Bot C (easy)" in table.text
    await chosen(edda, table, Verb.SEAT, "2")
    assert not button(edda.look(table), Verb.SET_BOT).is_enabled, "it is an easy one already"


async def test_after_a_crash_a_bot_moves_once(quay: Harbor) -> None:
    ada = quay.person("Ada")
    await random_turn(ada, await practice(quay, ada), random.Random(1))
    await quay.restart()
    quay.sessions.context.thinkers = cast(Thinkers, Fools())
    before = len(ada.visible(HERE))
    await quay.later(SOON)
    assert "it is your turn" in newest_poster(ada).text
    assert len(ada.visible(HERE)) == before + 1
