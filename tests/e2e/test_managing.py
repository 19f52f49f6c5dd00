"""/admin tables: what a manager sees and does, what everybody hears, what a participant may not."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cogs.shown.ids import Verb, parse, to
from playground.component_rules import Kind
from playground.errors import Problem
from playground.offers import NotOffered
from playground.person import Outcome, Person
from playground.seen import SeenMessage
from sessions.shapes import Person as Known
from sessions.shapes import Place
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    called,
    named,
    open_panel,
    opened,
    press,
    random_turn,
    rest,
    verbs,
)

RIVER = "The Quay/river"


async def page_of(person: Person, table: int = 1, place: str = RIVER) -> SeenMessage:
    """The page of one table, by way of the list."""
    listed = (await person.slash(place, "admin tables")).answer
    await chosen(person, listed, Verb.WHICH_TABLE, str(table))
    return person.look(listed)


async def chosen(person: Person, page: SeenMessage, verb: Verb, *values: Any) -> Outcome:
    """Choose from the menu with this verb."""
    (menu,) = [m for m in person.look(page).selects if parse(m.custom_id).verb is verb]
    return await person.select(page, menu.custom_id, list(values))


def said(person: Person, part: str, place: str = HERE) -> list[SeenMessage]:
    """Public messages of a place that say something."""
    return [m for m in person.visible(place) if not m.is_private and part in m.text]


async def played(harbor: Harbor, turns: int, seed: int = 1) -> SeenMessage:
    """Some turns by random presses; the newest poster."""
    dice, poster = random.Random(seed), poster_of(harbor.person("Ada"))
    for _ in range(turns):
        (up,) = called(harbor, poster)
        await random_turn(up, poster, dice)
        await rest(harbor)
        poster = poster_of(harbor.person("Ada"))
    return poster


def up_on(harbor: Harbor, poster: SeenMessage) -> list[str]:
    """Whom a poster calls, by name."""
    return [person.user.name for person in called(harbor, poster)]


def poster_of(person: Person, place: str = HERE) -> SeenMessage:
    """The newest message on which one can play; a poll has a button, too."""
    return [m for m in person.visible(place) if Verb.PLAY in verbs(m)][-1]


def still_to_answer(harbor: Harbor, name: str) -> str:
    """What a vote says of somebody who has said nothing yet."""
    return f"Still to answer: <@{harbor.person(name).user.id}>"


def manager(harbor: Harbor, name: str) -> Person:
    """Somebody who plays here, and manages the server as well."""
    person, guild = harbor.person(name), harbor.world.guild("The Quay")
    guild.members[person.user.id].roles.append(guild.id + 1)
    return person


# -- the list -------------------------------------------------------------------------------------


async def test_the_list_says_what_each_table_waits_for(harbor: Harbor) -> None:
    edda = harbor.person("Edda")
    assert "no table" in (await edda.slash(HERE, "admin tables")).answer.text
    poster = await begun(harbor, "Ada", "Dan")
    await opened(harbor, "Chiara", place=RIVER)
    (up,) = called(harbor, poster)
    listed = (await edda.slash(HERE, "admin tables")).answer
    assert listed.is_private
    assert "(table 1)" in listed.text
    assert f"waits for {up.user.name}" in listed.text
    assert "lobby, opened" in listed.text


async def test_a_long_list_has_pages(harbor: Harbor) -> None:
    server = harbor.world.guild("The Quay").id
    host = Known(harbor.person("Ada").user.id, "Ada", "en")
    for channel in range(1, 24):
        await harbor.sessions.lobby.open(Place(server, channel, "en"), host, "river_of_gold")
    edda = harbor.person("Edda")
    listed = (await edda.slash(HERE, "admin tables")).answer
    seen = set()
    for _ in range(3):
        now = edda.look(listed)
        seen |= {option.value for option in now.selects[0].options}
        if buttons := [b for b in now.buttons if b.label == "Next page"]:
            await edda.click(listed, custom_id=buttons[0].custom_id)
    assert seen == {str(number) for number in range(1, 24)}


async def test_nobody_else_gets_at_it(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    ada, gwen = harbor.person("Ada"), harbor.person("Gwen")
    with pytest.raises(NotOffered):
        await ada.slash(HERE, "admin tables")
    forged = (
        to(Verb.TABLES, 0),
        to(Verb.WHICH_TABLE, 0),
        to(Verb.TABLE, 1),
        to(Verb.PAUSE, 1),
        to(Verb.RESUME, 1),
        to(Verb.MOVE, 1),
        to(Verb.SEAT, 1),
        to(Verb.VACATE, 1, 1, harbor.person("Dan").user.id),
        to(Verb.REASSIGN, 1, 1, harbor.person("Dan").user.id),
        to(Verb.STAND_IN, 1, 0, 0),
        to(Verb.POINTS, 1),
        to(Verb.POINT, 1),
        to(Verb.ROLL_BACK, 1, 0, 0),
        to(Verb.MEND),
    )
    for person in (ada, gwen):
        for id in forged:
            refused = await person.press(poster, Kind.STRING_SELECT, str(id), values=["1"])
            assert [m.text for m in refused.private] == [
                "Only those who manage the server may do that."
            ], id
    known = await harbor.sessions.show.table(1)
    assert (known.paused_by, len(known.people), known.status) == (None, 2, "playing")


# -- pause, end, move -----------------------------------------------------------------------------


async def test_a_paused_table_calls_nobody_and_says_who_and_why(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    (up,) = called(harbor, poster)
    edda = harbor.person("Edda")
    page = await page_of(edda)
    await chosen(edda, page, Verb.PAUSE, "0")
    assert "The table is paused." in edda.look(page).text
    (told,) = said(up, "has paused this table: people are away")
    assert f"<@{edda.user.id}>" in told.text
    assert told.payload["mentions"] == [], "it is read, and calls nobody"
    assert "⏸ Paused by Edda: people are away." in up.look(poster).text
    assert "it is your turn" not in up.look(poster).text
    mine = (await up.slash(RIVER, "mine")).answer.text
    assert "paused by Edda" in mine
    refused = (await press(up, up.look(poster), Verb.PLAY)).private[0]
    assert "Edda has paused this table: people are away." in refused.text
    await press(edda, page, Verb.RESUME)
    await rest(harbor)
    again = poster_of(up)
    assert again.id != poster.id
    assert up_on(harbor, again) == [up.user.name]
    assert "it is your turn" in again.text
    assert Verb.PLAY not in verbs(up.look(poster)), "what it stood on before has no buttons"
    assert await random_turn(up, again, random.Random(1))


async def test_a_panel_that_is_open_when_the_table_is_paused_says_so(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    (up,) = called(harbor, poster)
    panel = await open_panel(up, poster)
    edda = harbor.person("Edda")
    await chosen(edda, await page_of(edda), Verb.PAUSE, "1")
    answering = next(b for b in panel.buttons if b.is_enabled)
    await up.click(panel, custom_id=answering.custom_id)
    assert "has paused this table" in up.look(panel).text
    assert (
        await harbor.sessions.context.live(await harbor.sessions.show.table(1))
    ).match.revision == 0


async def test_ending_is_told_at_the_table(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    edda = harbor.person("Edda")
    page = await page_of(edda)
    await press(edda, page, Verb.ASK_END)
    asked = [m for m in edda.visible(RIVER) if Verb.END in verbs(m)][-1]
    await press(edda, asked, Verb.END)
    assert (await harbor.sessions.show.table(1)).status == "ended"
    assert len(said(edda, "has ended this table")) == 1


async def test_a_table_is_moved_by_a_menu_of_where_it_can_stand(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    (up,) = called(harbor, poster)
    edda = harbor.person("Edda")
    page = await page_of(edda)
    river = str(harbor.world.channel(RIVER).id)
    await chosen(edda, page, Verb.MOVE, river)
    assert f"stands in <#{river}> now" in edda.look(page).text
    there = poster_of(up, RIVER)
    assert [person.user.name for person in named(harbor, there)] == [up.user.name]
    assert up_on(harbor, there) == [], "they have been called where it stood"
    assert len(said(up, "has moved this table here", RIVER)) == 1
    assert Verb.PLAY not in verbs(up.look(poster))
    (letter,) = [m for m in up.dms() if Verb.HAND in verbs(m)]
    assert any(river in (b.url or "") for b in letter.buttons), "letters lead to where it is"


# -- seats ----------------------------------------------------------------------------------------


async def seat_page(person: Person, seat: str) -> SeenMessage:
    """What can be done about one seat."""
    page = await page_of(person)
    await chosen(person, page, Verb.SEAT, seat)
    return person.look(page)


async def test_a_vacant_seat_is_taken_from_the_poster(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan", "Chiara")
    known = await harbor.sessions.show.table(1)
    dan, gwen, edda = map(harbor.person, ("Dan", "Gwen", "Edda"))
    seat = known.seat_of(dan.user.id)
    assert seat is not None
    page = await seat_page(edda, str(seat))
    await press(edda, page, Verb.VACATE)
    assert "The seat is vacant." in edda.look(page).text
    letter = "ABC"[seat]
    now = gwen.look(poster)
    assert f"Seat {letter} is vacant" in now.text
    assert len(said(gwen, "has made the seat of")) == 1
    (farewell,) = dan.dms()
    assert "handed over your seat" in farewell.text
    assert "have no seat" in (await press(dan, poster, Verb.HAND)).private[0].text
    taken = await gwen.click(poster, label=f"Join the game ({letter})")
    assert "The seat is yours" in taken.private[0].text
    assert len(said(gwen, f"has taken the vacant seat {letter}")) == 1
    assert "is vacant" not in gwen.look(poster).text
    assert [m for m in gwen.dms() if Verb.HAND in verbs(m)], "the hand has come"


async def test_a_seat_is_given_to_somebody(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    known = await harbor.sessions.show.table(1)
    dan, gwen, edda = map(harbor.person, ("Dan", "Gwen", "Edda"))
    page = await seat_page(edda, str(known.seat_of(dan.user.id)))
    await chosen(edda, page, Verb.REASSIGN, gwen.user)
    assert "The seat is Gwen’s now." in edda.look(page).text
    after = await harbor.sessions.show.table(1)
    assert after.names()[known.seat_of(dan.user.id) or 0] == "Gwen"
    assert len(said(gwen, "has given seat")) == 1
    assert "have no seat" in (await press(dan, poster, Verb.HAND)).private[0].text
    assert [m for m in gwen.dms() if Verb.HAND in verbs(m)]


async def test_whoever_sits_there_already_and_a_bot_get_no_seat(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    ada, edda = harbor.person("Ada"), harbor.person("Edda")
    page = await seat_page(edda, "1")
    for user in (ada.user, harbor.world.bot):
        refused = await chosen(edda, page, Verb.REASSIGN, user)
        assert refused.private
    assert set((await harbor.sessions.show.table(1)).people) == {
        ada.user.id,
        harbor.person("Dan").user.id,
    }


async def test_an_absent_seat_is_answered_for(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    (up,) = called(harbor, poster)
    known = await harbor.sessions.show.table(1)
    edda = harbor.person("Edda")
    page = await seat_page(edda, str(known.seat_of(up.user.id)))
    assert "waits for this seat, which was asked" in page.text
    await press(edda, page, Verb.STAND_IN)
    assert "has been answered for" in edda.look(page).text
    await rest(harbor)
    assert up_on(harbor, poster_of(up)) != [up.user.name]
    assert len(said(up, "has answered for")) == 1


# -- going back -----------------------------------------------------------------------------------


async def sure(person: Person, page: SeenMessage, which: int) -> SeenMessage:
    """The page that asks whether to go back to the so-manieth of the positions."""
    await press(person, page, Verb.POINTS)
    (menu,) = [m for m in person.look(page).selects if parse(m.custom_id).verb is Verb.POINT]
    await person.select(page, menu.custom_id, [menu.options[which].value])
    return person.look(page)


async def test_going_back_shows_and_calls_anew(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    first = await played(harbor, 1)
    (up,) = called(harbor, first)
    there = (await harbor.sessions.show.board(1)).view
    last = await played(harbor, 2, seed=2)
    edda = harbor.person("Edda")
    page = await sure(edda, await page_of(edda), 1)
    assert "Back to the position after" in page.text
    await press(edda, page, Verb.ROLL_BACK)
    assert "The game is back" in edda.look(page).text
    await rest(harbor)
    poster = poster_of(up)
    assert poster.id != last.id
    assert up_on(harbor, poster) == [up.user.name]
    assert (await harbor.sessions.show.board(1)).view == there
    assert len(said(up, "taken the game back")) == 1
    assert await random_turn(up, poster, random.Random(3))
    await harbor.later(10_000)
    assert await harbor.sessions.post.owed() == 0


async def test_a_stale_page_takes_nobody_back(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    await played(harbor, 2)
    edda = harbor.person("Edda")
    page = await sure(edda, await page_of(edda), 0)
    await played(harbor, 1, seed=3)
    before = (await harbor.sessions.show.board(1)).revision
    refused = await press(edda, page, Verb.ROLL_BACK)
    assert "moved on" in refused.private[0].text
    assert (await harbor.sessions.show.board(1)).revision == before


# -- a manager who plays --------------------------------------------------------------------------


async def test_whoever_plays_asks_the_others(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan", "Chiara")
    await played(harbor, 2)
    before = (await harbor.sessions.show.board(1)).revision
    ada = manager(harbor, "Ada")
    page = await page_of(ada)
    assert "You sit at this table." in page.text
    await press(ada, await sure(ada, page, 0), Verb.ROLL_BACK)
    assert "the others are asked" in ada.look(page).text
    assert (await harbor.sessions.show.board(1)).revision == before
    dan, chiara, gwen = map(harbor.person, ("Dan", "Chiara", "Gwen"))
    (poll,) = said(dan, "would like to take the game back")
    assert Verb.AGREE in verbs(poll)
    assert "Only those who sit" in (await press(gwen, poll, Verb.AGREE)).private[0].text
    await press(dan, poll, Verb.AGREE)
    assert still_to_answer(harbor, "Chiara") in dan.look(poll).text
    await press(chiara, poll, Verb.AGREE)
    assert "Everybody has agreed." in dan.look(poll).text
    assert not dan.look(poll).buttons
    await rest(harbor)
    assert (await harbor.sessions.show.board(1)).revision > before
    assert len(said(dan, "taken the game back")) == 1


async def polled(harbor: Harbor) -> Person:
    """Somebody who plays and manages asks to go back; nothing has been said about it yet."""
    await begun(harbor, "Ada", "Dan", "Chiara")
    await played(harbor, 2)
    ada = manager(harbor, "Ada")
    page = await sure(ada, await page_of(ada), 0)
    harbor.world.faults.lose_answers(1, f"POST */channels/{harbor.world.channel(HERE).id}/messages")
    await press(ada, page, Verb.ROLL_BACK)
    harbor.world.complaints.clear()  # the lost answer was arranged
    return harbor.person("Dan")


@pytest.mark.parametrize("again", [False, True], ids=["later", "restarted"])
async def test_what_is_asked_is_asked_once_though_somebody_has_agreed_meanwhile(
    harbor: Harbor, forgetful: None, again: bool
) -> None:
    dan = await polled(harbor)
    (poll,) = said(dan, "would like to take the game back")
    unknown = Problem(404, 10062, "Unknown interaction")
    harbor.world.faults.refuse_next(1, unknown, "POST */interactions/*/callback")
    await press(dan, poll, Verb.AGREE)
    harbor.world.complaints.clear()  # so was that the message does not say so yet
    if again:
        await harbor.restart()
    await harbor.later(3_600)
    assert [m.id for m in said(dan, "would like to take the game back")] == [poll.id]
    assert await harbor.sessions.bulletins.due() == []


async def test_whoever_asks_for_the_same_again_is_heard_once(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan", "Chiara")
    await played(harbor, 2)
    ada, dan = manager(harbor, "Ada"), harbor.person("Dan")
    for _ in range(2):
        await press(ada, await sure(ada, await page_of(ada), 0), Verb.ROLL_BACK)
        await rest(harbor)
    (poll,) = said(dan, "would like to take the game back")
    await press(dan, poll, Verb.AGREE)
    assert still_to_answer(harbor, "Chiara") in dan.look(poll).text


async def test_or_another_manager_decides(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    await played(harbor, 2)
    before = (await harbor.sessions.show.board(1)).revision
    ada, edda = manager(harbor, "Ada"), harbor.person("Edda")
    await press(ada, await sure(ada, await page_of(ada), 0), Verb.ROLL_BACK)
    (poll,) = said(edda, "would like to take the game back")
    await press(edda, poll, Verb.AGREE)
    assert f"<@{edda.user.id}> has decided it as a manager" in edda.look(poll).text
    assert (await harbor.sessions.show.board(1)).revision > before


async def test_or_decides_where_the_table_stood_when_it_was_asked(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    await played(harbor, 2)
    before = (await harbor.sessions.show.board(1)).revision
    ada, edda = manager(harbor, "Ada"), harbor.person("Edda")
    await press(ada, await sure(ada, await page_of(ada), 0), Verb.ROLL_BACK)
    (poll,) = said(edda, "would like to take the game back")
    await ada.slash(RIVER, "game move")
    await press(edda, poll, Verb.AGREE)
    assert f"<@{edda.user.id}> has decided it as a manager" in edda.look(poll).text
    assert (await harbor.sessions.show.board(1)).revision > before


async def test_consent_that_comes_too_late_changes_nothing(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    await played(harbor, 2)
    ada, dan = manager(harbor, "Ada"), harbor.person("Dan")
    await press(ada, await sure(ada, await page_of(ada), 0), Verb.ROLL_BACK)
    (poll,) = said(dan, "would like to take the game back")
    await played(harbor, 1, seed=4)
    before = (await harbor.sessions.show.board(1)).revision
    await harbor.later(60)
    assert "No longer asked" in dan.look(poll).text
    assert not dan.look(poll).buttons
    await dan.press(poll, Kind.BUTTON, str(to(Verb.AGREE, 1, 1)))
    assert (await harbor.sessions.show.board(1)).revision == before


async def test_a_manager_who_plays_sees_no_more_than_a_player(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    (up,) = called(harbor, poster)
    panel = await open_panel(up, poster)
    await up.click(panel, custom_id=next(b for b in panel.buttons if b.is_enabled).custom_id)
    other = manager(harbor, "Dan" if up.user.name == "Ada" else "Ada")
    try:
        raise RuntimeError("the third customer of the deck is the Monk")
    except RuntimeError as error:
        await harbor.sessions.troubles.keep(error, "h1|a|1|0|3", up.user.id, 1)
    page = await page_of(other)
    assert "Trouble reports: " in page.text
    assert "Monk" not in page.text
    assert "h1|a" not in page.text
    assert f"waits for {up.user.name}" in page.text
    log = (await press(other, page, Verb.LOG)).answer
    drafted = (await press(up, poster, Verb.LOG)).answer
    assert log.text == drafted.text, "a draft is nobody else’s business"
    assert "have no seat" not in log.text


async def test_a_manager_who_does_not_play_looks_at_what_is_public(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    edda = harbor.person("Edda")
    page = await page_of(edda)
    assert (await press(edda, page, Verb.BOARD)).private
    refused = await edda.press(page, Kind.BUTTON, str(to(Verb.HAND, 1)))
    assert "no such table" in refused.private[0].text


async def test_a_table_hears_it_in_its_own_language(harbor: Harbor) -> None:
    place = "Il Molo/tavoli"
    await begun(harbor, "Ada", "Dan", place=place)
    edda = harbor.person("Edda")
    page = await page_of(edda, place="Il Molo/fiume")
    await chosen(edda, page, Verb.PAUSE, "0")
    assert "The table is paused." in edda.look(page).text, "she reads English"
    assert len(said(edda, "ha messo in pausa questo tavolo: la gente è via", place)) == 1
    assert "In pausa per volere di Edda" in poster_of(edda, place).text
