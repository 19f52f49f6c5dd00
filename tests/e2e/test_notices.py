"""How people are told that a table waits for them: each way on the stand-in, and the page of it."""

from __future__ import annotations

import random
from datetime import UTC, datetime

import pytest

from cogs.shown.ids import Verb, parse
from playground.component_rules import Kind
from playground.errors import Problem
from playground.person import Person
from playground.seen import SeenMessage
from sessions.notices import TOGETHER
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    called,
    calls,
    named,
    newest_poster,
    press,
    random_turn,
    verbs,
)
from tests.e2e.office import submitted

RIVER = "The Quay/river"
HOUR = 3_600
CHANNEL, DM, BOTH, DIGEST = range(4)


async def settings(person: Person, place: str = HERE) -> SeenMessage:
    """Their settings, freshly opened."""
    return (await person.slash(place, "settings")).answer


async def wants(person: Person, way: int, verb: Verb = Verb.TOLD_BY) -> SeenMessage:
    """They choose a way, of all tables or of this one; what the page says then."""
    page = await settings(person)
    (menu,) = [m for m in page.selects if parse(m.custom_id).verb is verb]
    await person.select(page, menu.custom_id, [str(way)])
    return person.look(page)


async def hours(person: Person, **answers: str | list[str]) -> SeenMessage:
    """They fill in the form of their hours; the page after it, or why not."""
    page = await settings(person)
    opened = await press(person, page, Verb.TOLD_WHEN)
    return await submitted(person, opened, **answers)


def notices(person: Person) -> list[SeenMessage]:
    """What they were told by direct message."""
    return [message for message in person.dms() if Verb.TOLD in verbs(message)]


async def two(harbor: Harbor, place: str = HERE) -> tuple[SeenMessage, Person, Person]:
    """A running game: its poster, who is up, and who is next."""
    poster = await begun(harbor, "Ada", "Dan", place=place)
    (up,) = called(harbor, poster)
    return poster, up, harbor.person("Dan" if up.user.name == "Ada" else "Ada")


def who(people: list[Person]) -> list[str]:
    """Their names."""
    return [person.user.name for person in people]


async def turn(up: Person, poster: SeenMessage) -> SeenMessage:
    """Their turn by random presses; the next poster."""
    await random_turn(up, poster, random.Random(1))
    return newest_poster(up)


def hour_of(harbor: Harbor, ahead: int = 0) -> str:
    """The hour that the world's clocks show, or will, as the form offers it."""
    return f"{datetime.fromtimestamp(harbor.now() + ahead, UTC).hour}:00"


# -- ways -----------------------------------------------------------------------------------------


async def test_a_direct_message_says_what_happened_and_leads_there(harbor: Harbor) -> None:
    poster, up, other = await two(harbor)
    assert "By direct message." in (await wants(other, DM)).text
    shown = await turn(up, poster)
    assert who(named(harbor, shown)) == [other.user.name]
    assert called(harbor, shown) == []
    assert notices(other) == []
    await harbor.later(TOGETHER)
    (told,) = notices(other)
    assert "It is your turn." in told.text
    assert f"Before you: {up.user.name}" in told.text
    assert any(str(shown.id) in (button.url or "") for button in told.buttons)
    await harbor.restart()
    await harbor.later(24 * HOUR)
    assert len(notices(other)) == 1
    assert calls(other) == []


async def test_both_ways(harbor: Harbor) -> None:
    poster, up, other = await two(harbor)
    await wants(other, BOTH)
    assert who(called(harbor, await turn(up, poster))) == [other.user.name]
    await harbor.later(TOGETHER)
    await harbor.later(24 * HOUR)
    assert len(notices(other)) == 1
    assert calls(other) == []


async def test_tables_that_come_up_together_are_one_message(harbor: Harbor) -> None:
    first, second = await two(harbor), await two(harbor, RIVER)
    for person in first[1:]:
        await wants(person, DM)
    for poster, up, _ in (first, second):
        place = HERE if poster is first[0] else RIVER
        await random_turn(up, poster, random.Random(1))
        if who([first[1]]) != who([second[1]]) and place == HERE:
            await random_turn(first[2], newest_poster(up), random.Random(2))
    await harbor.later(TOGETHER)
    (told,) = notices(second[2])
    links = [f"/{newest_poster(second[2], place).id}" for place in (HERE, RIVER)]
    assert "2 tables wait for you" in told.text
    assert all(link in told.text for link in links)


async def test_closed_direct_messages_are_said_and_replaced_by_one_call(harbor: Harbor) -> None:
    poster, up, other = await two(harbor)
    await wants(other, DM)
    harbor.world.faults.close_dms(other.user)
    shown = await turn(up, poster)
    await harbor.later(TOGETHER)
    await harbor.later(1)
    (call,) = calls(other)
    assert who(called(harbor, call)) == [other.user.name]
    assert f"/{shown.id}" in call.buttons[0].url
    page = await settings(other)
    assert "Cannot send messages to this user" in page.text
    harbor.world.faults.close_dms(other.user, closed=False)
    await press(other, page, Verb.TEST)
    assert "Cannot send" not in other.look(page).text
    await harbor.later(24 * HOUR)
    assert len(calls(other)) == 1
    assert notices(other) == []


async def test_a_storm_is_waited_out(harbor: Harbor) -> None:
    poster, up, other = await two(harbor)
    await wants(other, DM)
    await turn(up, poster)
    harbor.world.faults.refuse_next(1, Problem(503, 0, "overloaded"), "POST */channels/*/messages")
    await harbor.later(TOGETHER)
    assert notices(other) == []
    assert "has not arrived yet" in (await settings(other)).text
    await harbor.later(HOUR)
    assert len(notices(other)) == 1
    harbor.world.complaints.clear()  # the refusal that was asked for


async def test_a_message_whose_end_is_not_known_is_not_sent_again(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch, forgetful: None
) -> None:
    poster, up, other = await two(harbor)
    await wants(other, DM)
    await turn(up, poster)

    async def lost(*args: object) -> None:
        raise OSError("the machine stopped here")

    monkeypatch.setattr(harbor.sessions.notices, "sent", lost)
    await harbor.later(TOGETHER)
    assert len(notices(other)) == 1
    await harbor.restart()
    await harbor.later(HOUR)
    await harbor.later(HOUR)
    assert len(notices(other)) == 1


async def test_a_digest_comes_at_its_hour_with_all_tables(harbor: Harbor) -> None:
    poster, up, other = await two(harbor)
    await wants(other, DIGEST)
    page = await hours(other, digest=[hour_of(harbor, 2 * HOUR)])
    assert "Digest: at" in page.text
    await turn(up, poster)
    await harbor.later(24 * HOUR)
    (told,) = notices(other)
    assert "1 waits for you" in told.text
    assert calls(other) == []
    await random_turn(other, newest_poster(other), random.Random(3))
    await harbor.later(24 * HOUR)
    assert len(notices(other)) == 1, "none when nothing waits"


# -- hours ----------------------------------------------------------------------------------------


async def test_in_quiet_hours_nobody_is_called_and_then_once(
    same_world: None, harbor: Harbor
) -> None:
    poster, up, other = await two(harbor)
    start, end = hour_of(harbor), hour_of(harbor, HOUR)
    page = await hours(other, **{"from": [start], "to": [end]})
    assert f"Quiet hours: {start} to {end}." in page.text
    shown = await turn(up, poster)
    assert who(named(harbor, shown)) == [other.user.name]
    assert called(harbor, shown) == []
    await harbor.restart()
    await harbor.later(HOUR - 1)
    assert calls(other) == []
    await harbor.later(1)
    (call,) = calls(other)
    assert who(called(harbor, call)) == [other.user.name]
    await harbor.later(24 * HOUR)
    assert len(calls(other)) == 1


# -- the page -------------------------------------------------------------------------------------


async def test_a_time_zone_can_be_typed_and_a_wrong_one_has_neighbours(harbor: Harbor) -> None:
    ada = harbor.person("Ada")
    assert "(Asia/Kathmandu)" in (await hours(ada, typed="kathmandu")).text
    refused = await hours(ada, typed="Romme")
    assert "There is no time zone “Romme”" in refused.text
    assert "Europe/Rome" in refused.text
    assert "(Asia/Kathmandu)" in (await settings(ada)).text, "nothing has changed"


async def test_one_table_may_be_told_of_otherwise(harbor: Harbor) -> None:
    poster, up, other = await two(harbor)
    page = await wants(other, 1 + DM, Verb.TOLD_BY_AT)
    assert "This table (River of Gold): a direct message." in page.text
    assert "By a mention in the table’s channel." in page.text
    assert called(harbor, await turn(up, poster)) == []
    await harbor.later(TOGETHER)
    (told,) = notices(other)
    there = (await press(other, told, Verb.TOLD)).answer
    assert "This table (River of Gold): a direct message." in there.text


async def test_whoever_sits_nowhere_has_no_table_to_choose_for(harbor: Harbor) -> None:
    await two(harbor)
    edda = harbor.person("Edda")
    page = await settings(edda)
    assert not [m for m in page.selects if parse(m.custom_id).verb is Verb.TOLD_BY_AT]
    forged = await edda.press(page, Kind.STRING_SELECT, "h1|Va|1", values=["2"])
    assert "at this table" in forged.private[0].text


async def test_who_wants_no_reminders_gets_none_until_they_do_again(harbor: Harbor) -> None:
    await two(harbor)
    ada = harbor.person("Ada")
    page = await settings(ada)
    assert "Reminders: two at most" in page.text
    await press(ada, page, Verb.REMINDED)
    assert "Reminders: none." in ada.look(page).text
    assert "Reminders: none." in (await settings(ada)).text
    await press(ada, ada.look(page), Verb.REMINDED)
    assert "Reminders: two at most" in ada.look(page).text
    forged = await ada.press(page, Kind.BUTTON, "h1|Vr|0|2")
    assert "Reminders: two at most" in (await settings(ada)).text, forged


async def test_the_page_speaks_italian(harbor: Harbor) -> None:
    page = await settings(harbor.person("Bruno"))
    assert "Con una menzione nel canale del tavolo." in page.text
    assert "Ore di silenzio: nessuna." in page.text
