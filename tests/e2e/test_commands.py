"""What can be asked for by typing, in both languages."""

from __future__ import annotations

import random

import pytest

from cogs.shown.ids import Verb
from db import matches
from locales import words
from playground.person import Person
from playground.seen import SeenMessage
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    called,
    last_round,
    newest_poster,
    opened,
    played_ahead,
    press,
    random_turn,
)


async def test_what_is_offered(harbor: Harbor) -> None:
    names = {offer.name for offer in harbor.person("Ada").offers(HERE)}
    assert names == {
        "learn",
        "game new",
        "game practice",
        "game options",
        "game list",
        "game end",
        "game move",
        "game friend",
        "game leave",
        "game offer",
        "game vote",
        "game export",
        "play",
        "hint",
        "undo",
        "advance",
        "hand",
        "board",
        "log",
        "since",
        "card",
        "rules",
        "mine",
        "away",
        "help",
        "settings",
        "privacy export",
        "privacy delete",
    }
    assert "admin check" in {offer.name for offer in harbor.person("Edda").offers(HERE)}


async def test_every_command_and_parameter_has_an_italian_name(harbor: Harbor) -> None:
    def walk(entry: dict[str, object]) -> None:
        assert "it" in entry["name_localizations"], entry["name"]  # type: ignore[operator]
        if entry["description"]:  # what is found on people and messages has none
            assert "it" in entry["description_localizations"], entry["name"]  # type: ignore[operator]
        for option in entry.get("options", []):  # type: ignore[attr-defined]
            walk(option)

    for command in harbor.world.commands[None]:
        walk(command)
    assert len(harbor.world.commands[None]) == 20


async def test_help_fits_in_both_languages(harbor: Harbor) -> None:
    for name, word in (("Ada", "opens a table"), ("Bruno", "apre un tavolo")):
        assert word in (await harbor.person(name).slash(HERE, "help")).answer.text


async def test_lists_lead_to_the_tables(harbor: Harbor) -> None:
    ada = harbor.person("Ada")
    assert "no table" in (await ada.slash(HERE, "game list")).answer.text
    assert "no table" in (await ada.slash(HERE, "mine")).answer.text
    poster = await begun(harbor, "Ada", "Bruno")
    await opened(harbor, "Ada", place="Il Molo/tavoli")
    assert str(poster.id) in (await ada.slash(HERE, "game list")).answer.text
    mine = (await ada.slash(ada.dm, "mine")).answer.text
    assert len(mine.splitlines()) == 2
    (player,) = called(harbor, poster)
    waits = (await player.slash(HERE, "mine")).answer.text
    assert any(word in waits for word in ("waits for you", "tocca a te"))


async def test_moves_are_suggested_as_one_types(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,) = called(harbor, poster)
    moves = await player.complete(HERE, "play", option="move", typed="sa")
    assert {value for _, value in moves} == {"sail 1", "sail 2"}
    other = harbor.person("Bruno" if player.user.name == "Ada" else "Ada")
    assert await other.complete(HERE, "play", option="move", typed="sa") == []


async def test_a_poster_by_name(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Bruno")
    ada = harbor.person("Ada")
    found = await ada.complete(HERE, "card", option="name", typed="monk")
    shown = (await ada.slash(HERE, "card", name=found[0][1])).answer
    assert shown.picture_urls
    assert "Monk" in shown.text
    unknown = (await ada.slash(HERE, "card", name="dragon")).answer
    assert "dragon" in unknown.text


async def test_rules_by_topic(harbor: Harbor) -> None:
    bruno = harbor.person("Bruno")
    topics = await bruno.complete(HERE, "rules", option="topic", typed="favore")
    assert topics
    page = (await bruno.slash(HERE, "rules", topic=topics[0][1])).answer
    assert "favore" in page.text
    assert "«dragon»" in (await bruno.slash(HERE, "rules", topic="dragon")).answer.text


@pytest.mark.parametrize("command", ["play", "hand", "board", "log", "undo", "game end"])
async def test_without_a_table_each_command_says_so(harbor: Harbor, command: str) -> None:
    said = (await harbor.person("Ada").slash(HERE, command)).answer
    assert said.is_private
    assert "no table in this channel" in said.text


@pytest.mark.parametrize("command", ["play", "hand", "board", "log", "undo"])
async def test_before_the_start_each_command_says_so(harbor: Harbor, command: str) -> None:
    await opened(harbor, "Ada")
    said = (await harbor.person("Ada").slash(HERE, command)).answer
    assert "has not begun" in said.text


async def test_the_board_close_up_and_in_words(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Bruno")
    dan = harbor.person("Dan")
    parts = dict(await dan.complete(HERE, "board", option="part", typed=""))
    assert "Ada" in " ".join(parts)
    words = (await dan.slash(HERE, "board", part="text")).answer
    assert "Turn 1" in words.text
    token = next(value for value in parts.values() if value != "text")
    assert (await dan.slash(HERE, "board", part=token)).answer.picture_urls


async def test_looking_closer_turns_the_same_page(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    edda = harbor.person("Edda")
    page = (await press(edda, poster, Verb.BOARD)).private[0]
    whole = page.picture_urls
    outcome = await edda.select(page, page.selects[0].custom_id, ["region:1"])
    assert outcome.created == [], "close-ups do not pile up"
    closer = edda.look(page)
    assert closer.picture_urls
    assert closer.picture_urls != whole
    await press(edda, page, Verb.BOARD)
    assert len(edda.look(page).picture_urls) == len(whole)
    in_words = (await press(edda, page, Verb.TEXT)).private[0]
    assert (in_words.id != page.id, in_words.picture_urls) == (True, [])
    again = (await press(edda, in_words, Verb.BOARD)).private[0]
    assert (again.id != in_words.id, len(again.picture_urls)) == (True, len(whole))


async def test_the_log_says_which_way_is_older(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    await last_round(harbor, harbor.person("Ada"), random.Random(5))
    ada = harbor.person("Ada")
    page = (await press(ada, newest_poster(ada), Verb.LOG)).private[0]
    assert page.text.startswith("**Log, page 1.**")
    await ada.click(page, label="‹ Older")
    older = ada.look(page)
    assert older.text.startswith("**Log, page 2.**")
    assert {button.label for button in older.buttons} >= {"Newer ›", "‹ Older"}
    assert poster.id != newest_poster(ada).id


async def test_a_log_of_one_page_speaks_of_no_pages(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    page = (await press(harbor.person("Ada"), poster, Verb.LOG)).private[0]
    assert page.text.startswith("**Log.** The newest line is the last.")


async def test_a_turn_that_is_closed_is_not_taken_back(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    (player,) = called(harbor, poster)
    await random_turn(player, poster, random.Random(1))
    said = (await player.slash(HERE, "undo")).private[0].text
    assert said.startswith("You have no step to take back now.")
    assert said.endswith("only until your turn is closed.")


@pytest.mark.parametrize("name", ["move", "export", "offer", "vote", "leave"])
async def test_help_knows_every_way_on(harbor: Harbor, name: str) -> None:
    ada = harbor.person("Ada")
    assert f"**/game {name}**" in (await ada.slash(HERE, "help")).private[0].text


async def turned(person: Person, page: SeenMessage) -> list[str]:
    """Every line of a log, the oldest first, page by page."""
    lines: list[str] = []
    while True:
        shown = person.look(page)
        lines = [*shown.text.splitlines()[1:], *lines]
        if not [button for button in shown.buttons if button.label == "‹ Older"]:
            return lines
        await person.click(page, label="‹ Older")


@pytest.mark.parametrize("seed", [1, 2])
async def test_no_page_of_the_log_begins_or_ends_within_a_line(harbor: Harbor, seed: int) -> None:
    await begun(harbor, "Ada", "Dan")
    await played_ahead(harbor, 1, seed, lambda state: not state.box.era_1)
    edda = harbor.person("Edda")
    page = (await press(edda, newest_poster(edda), Verb.LOG)).private[0]
    told = await harbor.sessions.context.db.run(
        lambda db: matches.visible_events(db, 1, 1 << 40, None, 10_000, 0)
    )
    whole = words("en").turn([event for _, event in reversed(told)], ("Ada", "Dan"))
    assert await turned(edda, page) == [f"- {line}" for line in whole]


async def test_lists_say_where_with_whom_and_who_is_awaited_since_when(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    (player,) = called(harbor, poster)
    await harbor.later(3_600)
    other = harbor.person("Dan" if player.user.name == "Ada" else "Ada")
    channel, begun_at = poster.channel_id, (await harbor.sessions.show.table(1)).started_at
    mine = (await player.slash(HERE, "mine")).answer.text
    status = f"in <#{channel}>: **waits for you** (asked <t:{begun_at}:R>)"
    assert f"{status} · {other.user.name}" in mine
    theirs = (await other.slash(HERE, "game list")).answer.text
    assert f"waits for {player.user.name} (asked <t:{begun_at}:R>) · Ada, Dan" in theirs
    await random_turn(player, poster, random.Random(3))
    later = (await other.slash(HERE, "mine")).answer.text
    moved_at = (await harbor.sessions.show.table(1)).moved_at
    assert f"**waits for you** (asked <t:{moved_at}:R>)" in later
    assert moved_at >= begun_at + 3_600


async def test_the_options_of_a_running_game_can_be_read(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    page = (await harbor.person("Edda").slash(HERE, "game options")).answer
    assert page.selects == []
    assert "Pace: friends, no clock" in page.text
    assert "as chosen before the start" in page.text
    assert len(page.text.splitlines()) >= 4
