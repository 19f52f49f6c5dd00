"""A table decides together, by presses alone: without somebody, pauses, ways back, ends."""

from __future__ import annotations

import random

from cogs.shown.ids import Verb, parse, to
from playground.component_rules import Kind
from playground.person import Person
from playground.seen import SeenMessage
from sessions.ballot import DAY, HOUR
from sessions.resting import REST_DAYS, SILENT_DAYS
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    called,
    newest_poster,
    press,
    random_turn,
    rest,
    verbs,
)

FOUR = ("Ada", "Bruno", "Chiara", "Dan")


async def choose(person: Person, page: SeenMessage, verb: Verb, value: int) -> None:
    """From the menu with this verb."""
    menus = [m for m in person.look(page).selects if parse(m.custom_id).verb is verb]
    await person.select(page, menus[0].custom_id, [str(value)])


def vote_of(person: Person) -> SeenMessage:
    """The newest message that asks for a yes or a no."""
    return [m for m in person.visible(HERE) if Verb.VOTE_NO in verbs(m)][-1]


async def missing(harbor: Harbor) -> tuple[SeenMessage, Person, list[Person]]:
    """A game of four, the one who is up and has vanished, and the others."""
    poster = await begun(harbor, *FOUR)
    (gone,) = called(harbor, poster)
    return poster, gone, [p for p in map(harbor.person, FOUR) if p.user.id != gone.user.id]


async def test_three_presses_go_on_without_somebody_who_vanished(harbor: Harbor) -> None:
    poster, gone, (host, other, _) = await missing(harbor)
    page = (await press(host, poster, Verb.VOTES)).private[0]  # one press
    assert f"Waiting for {gone.user.name}" in page.text
    first = host.look(page).selects[0]
    assert parse(first.custom_id).verb is Verb.VOTE_SEAT, "the likeliest comes first"
    await choose(host, page, Verb.VOTE_SEAT, 1)  # a menu is opened and chosen from: three
    assert "The others are asked" in host.look(page).text
    await rest(harbor)
    vote = vote_of(other)
    assert f"Still to answer: <@{other.user.id}>" in vote.text
    assert {int(u["id"]) for u in vote.payload["mentions"]} >= {other.user.id}
    assert gone.user.id not in {int(u["id"]) for u in vote.payload["mentions"]}
    await press(other, vote, Verb.AGREE)
    assert "Decided: more than half" in other.look(vote).text
    assert not other.look(vote).buttons
    await rest(harbor)
    known = await harbor.sessions.show.table(1)
    assert [chair.user for chair in known.chairs if chair.bot] == [gone.user.id]
    assert [m for m in other.visible(HERE) if "now plays for" in m.text]
    await harbor.later(120)
    back = (await press(gone, newest_poster(gone), Verb.PLAY)).private[0]
    await press(gone, back, Verb.PLAY_AGAIN)
    assert (await harbor.sessions.show.table(1)).bots == frozenset()


async def test_a_seat_is_offered_below_the_vote(harbor: Harbor) -> None:
    poster, gone, (host, other, third) = await missing(harbor)
    page = (await press(host, poster, Verb.VOTES)).private[0]
    await choose(host, page, Verb.VOTE_SEAT, 3)
    await rest(harbor)
    vote = vote_of(other)
    await press(other, vote, Verb.AGREE)
    await rest(harbor)
    gwen = harbor.person("Gwen")
    assert Verb.TAKE in verbs(gwen.look(vote))
    await press(gwen, vote, Verb.TAKE)
    known = await harbor.sessions.show.table(1)
    assert gwen.user.id in known.people
    assert gone.user.id not in known.people
    assert third.user.id in known.people


async def test_a_vote_is_closed_by_the_clock_though_the_bot_was_away(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan", "Chiara")
    one = harbor.person("Dan")
    page = (await one.slash(HERE, "game vote")).answer
    await choose(one, page, Verb.VOTE_PAUSE, 1)
    await rest(harbor)
    vote = vote_of(one)
    await harbor.restart()
    await harbor.later(48 * HOUR)
    assert "Decided: the time is up" in one.look(vote).text
    assert "It goes on by itself on" in newest_poster(one).text
    await harbor.later(7 * DAY)
    assert "⏸" not in newest_poster(one).text
    assert len([m for m in one.visible(HERE) if "had paused this table until now" in m.text]) == 1


async def test_a_turn_is_taken_back_when_everybody_agrees(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    (mover,) = called(harbor, poster)
    await random_turn(mover, poster, random.Random(1))
    await rest(harbor)
    other = harbor.person("Dan" if mover.user.name == "Ada" else "Ada")
    page = (await press(mover, newest_poster(mover), Verb.VOTES)).private[0]
    await press(mover, page, Verb.VOTE_BACK)
    menu = mover.look(page).selects[0]
    assert menu.options[0].description == "before your own last turn"
    await choose(mover, page, Verb.VOTE_POINT, int(menu.options[0].value))
    await choose(mover, page, Verb.VOTE_UNDO, 0)
    await rest(harbor)
    vote = vote_of(other)
    assert "a slip: something else was meant" in vote.text
    await press(other, vote, Verb.AGREE)
    await rest(harbor)
    assert "Everybody has agreed." in other.look(vote).text
    assert [p.user.id for p in called(harbor, newest_poster(other))] == [mover.user.id]
    assert [m for m in other.visible(HERE) if "the game is back at its beginning" in m.text]


async def test_to_end_is_asked_once_more_and_refused_by_the_other(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    ada, dan = harbor.person("Ada"), harbor.person("Dan")
    page = (await press(ada, poster, Verb.VOTES)).private[0]
    await press(ada, page, Verb.VOTE_END)
    assert "stops with no result" in ada.look(page).text
    await press(ada, page, Verb.VOTE_END)
    await rest(harbor)
    vote = vote_of(dan)
    await press(dan, vote, Verb.VOTE_NO)
    assert "Refused" in dan.look(vote).text
    assert (await harbor.sessions.show.table(1)).status == "playing"


async def test_strangers_neither_ask_nor_answer(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    gwen, dan = harbor.person("Gwen"), harbor.person("Dan")
    assert "Only those who play" in (await press(gwen, poster, Verb.VOTES)).private[0].text
    forged = (
        to(Verb.VOTE_PAUSE, 1),
        to(Verb.VOTE_RESUME, 1),
        to(Verb.VOTE_END, 1, 1),
        to(Verb.VOTE_BACK, 1),
        to(Verb.VOTE_SEAT, 1, 0, harbor.person("Ada").user.id),
        to(Verb.VOTE_UNDO, 1, 0, 0),
    )
    for id in forged:
        refused = await gwen.press(poster, Kind.STRING_SELECT, str(id), values=["1"])
        assert ["Only those who play" in m.text for m in refused.private] == [True], id
    page = (await press(dan, poster, Verb.VOTES)).private[0]
    await choose(dan, page, Verb.VOTE_PAUSE, 0)
    await rest(harbor)
    said = await press(gwen, vote_of(gwen), Verb.AGREE)
    assert "Only those who sit" in said.private[0].text


async def test_whoever_leaves_is_asked_once_and_the_others_let_a_bot_play(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    ada, dan = harbor.person("Ada"), harbor.person("Dan")
    page = (await dan.slash(HERE, "game leave")).answer
    assert "for good?" in page.text
    await press(dan, page, Verb.GIVE_UP)
    assert "You have left" in dan.look(page).text
    await rest(harbor)
    assert [m for m in ada.visible(HERE) if "has left this game" in m.text]
    assert Verb.TAKE in verbs(newest_poster(ada))
    page = (await press(ada, poster, Verb.VOTES)).private[0]
    await choose(ada, page, Verb.VOTE_SEAT, 0)
    assert "It is done." in ada.look(page).text, "nobody else is left to ask"
    (bots,) = (await harbor.sessions.show.table(1)).bots
    assert bots in (0, 1)


async def test_what_asked_a_silent_game_goes_with_the_first_turn(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    (up,) = called(harbor, poster)
    harbor.skew += SILENT_DAYS * DAY
    await harbor.sessions.resting.see_to_all()
    await harbor.later(60)
    assert len([m for m in up.visible(HERE) if "nothing has happened" in m.text]) == 1
    await random_turn(up, poster, random.Random(1))
    await rest(harbor)
    assert [m for m in up.visible(HERE) if "nothing has happened" in m.text] == []


async def test_a_silent_game_asks_its_people_and_is_woken_up_by_one_press(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan", "Chiara")
    dan = harbor.person("Dan")
    for days in (SILENT_DAYS, REST_DAYS - SILENT_DAYS):
        harbor.skew += days * DAY
        await harbor.sessions.resting.see_to_all()
        await harbor.later(60)
    (idle,) = [m for m in dan.visible(HERE) if "nothing has happened" in m.text and m.buttons][:1]
    assert Verb.VOTES in verbs(idle)
    poster = [m for m in dan.visible(HERE) if Verb.VOTE_RESUME in verbs(m)][-1]
    assert "💤 This game rests" in poster.text
    assert Verb.PLAY not in verbs(poster)
    await press(dan, poster, Verb.VOTE_RESUME)
    await rest(harbor)
    again = newest_poster(dan)
    assert Verb.PLAY in verbs(again)
    assert len(called(harbor, again)) == 1
