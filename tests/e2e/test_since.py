"""Coming back to a table on the stand-in: the recap, in private, at any time, and the list."""

from __future__ import annotations

import random

from cogs.shown.ids import Verb
from engine.core.words import msg
from locales import words
from playground.person import Person
from playground.seen import SeenMessage
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    button,
    called,
    newest_poster,
    opened,
    played_ahead,
    press,
    random_turn,
    verbs,
)

DAY = 24 * 60 * 60


async def turns(harbor: Harbor, watcher: Person, n: int) -> SeenMessage:
    """So many turns by whoever is up; the newest poster."""
    for _ in range(n):
        poster = newest_poster(watcher)
        (player,) = called(harbor, poster)
        await random_turn(player, poster, random.Random(3))
        await harbor.world.quiet()
    return newest_poster(watcher)


async def test_what_happened_is_told_to_whoever_asks_and_to_nobody_else(harbor: Harbor) -> None:
    first = await begun(harbor, "Ada", "Dan")
    assert Verb.SINCE not in verbs(first), "nothing has happened yet"
    poster = await turns(harbor, harbor.person("Ada"), 2)
    (player,) = called(harbor, poster)
    told = (await press(player, poster, Verb.SINCE)).private[0]
    assert "Since your last turn" in told.text
    assert "It is your turn" in told.text
    assert len(told.picture_urls) == 1
    assert Verb.PLAY in verbs(told)
    edda = harbor.person("Edda")
    assert "The last round" in (await press(edda, poster, Verb.SINCE)).private[0].text
    other = harbor.person("Dan" if player.user.name == "Ada" else "Ada")
    typed = (await other.slash(HERE, "since")).answer
    assert "Since your last turn" in typed.text
    assert Verb.PLAY not in verbs(typed)
    assert (await other.slash(other.dm, "since")).answer.text == typed.text


async def test_the_panel_stays_where_the_recap_is_opened(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    poster = await turns(harbor, harbor.person("Ada"), 1)
    (player,) = called(harbor, poster)
    panel = (await press(player, poster, Verb.PLAY)).private[0]
    beside = (await press(player, panel, Verb.SINCE)).private[0]
    assert beside.id != panel.id
    assert player.look(panel).text == panel.text


async def test_another_pane_takes_the_place_of_the_one_that_was_shown(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan", game="import_export")
    await played_ahead(harbor, 1, 4, lambda state: state.table.turn > 8)
    ada = harbor.person("Ada")
    told = (await press(ada, newest_poster(ada), Verb.SINCE)).private[0]
    (shown,), before = told.picture_urls, button(told, Verb.SINCE)
    await ada.click(told, custom_id=before.custom_id)
    after = ada.look(told)
    assert after.text == told.text
    assert after.picture_urls not in ([], [shown])
    assert button(after, Verb.SINCE).label != before.label


async def test_whoever_was_away_for_days_is_led_to_the_recap_first(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    poster = await turns(harbor, harbor.person("Ada"), 2)
    await harbor.later(3 * DAY)
    (player,) = called(harbor, poster)
    panel = (await press(player, poster, Verb.PLAY)).private[0]
    first, *_ = panel.text.splitlines()
    assert "Much has happened since your last turn" in first
    assert Verb.SINCE in verbs(panel)


async def test_a_lobby_has_no_recap(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada")
    assert Verb.SINCE not in verbs(lobby)
    refused = (await harbor.person("Ada").slash(HERE, "since")).answer
    assert refused.picture_urls == []
    assert words("en").say(msg("bot-not-started")) in refused.text


async def test_tables_that_wait_come_first_and_the_only_one_is_a_press_away(
    harbor: Harbor,
) -> None:
    await begun(harbor, "Ada", "Dan")
    await opened(harbor, "Ada", "Dan", place="Il Molo/tavoli")
    ada, dan = harbor.person("Ada"), harbor.person("Dan")
    (player,) = called(harbor, newest_poster(ada))
    other = dan if player is ada else ada
    mine = (await player.slash(player.dm, "mine")).answer
    assert "waits for you" in mine.text.splitlines()[0]
    assert verbs(mine)[:2] == [Verb.PLAY, Verb.SINCE]
    panel = (await press(player, mine, Verb.PLAY)).private[0]
    assert Verb.HINT in verbs(panel)
    theirs = (await other.slash(HERE, "mine")).answer
    assert Verb.PLAY not in verbs(theirs)
    assert f"waits for {player.user.name}" in theirs.text.splitlines()[0]
