"""Offering a seat: whose it is, asked first, and what becomes of an offer that no longer stands."""

from __future__ import annotations

import asyncio

import pytest

from cogs.shown.ids import Verb, to
from playground.component_rules import Kind
from playground.errors import Problem
from playground.permissions import Permission
from playground.person import Outcome, Person
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    called,
    opened,
    press,
    rest,
    verbs,
)
from tests.e2e.test_places import public
from tests.e2e.test_seats import offered


async def on_offer(harbor: Harbor) -> list[bool]:
    """Which seats of the first table anybody may take."""
    return [chair.offered for chair in (await harbor.sessions.show.table(1)).chairs]


async def typed(person: Person, name: str) -> Outcome:
    """A name typed instead of one chosen."""
    return await person.slash(HERE, "game offer", player=name)


@pytest.mark.parametrize("name", ["Dna", "Chiar", "x", "0", "12345", "\u0661", "@everyone", " "])
async def test_who_is_not_understood_is_refused_with_the_nearest(harbor: Harbor, name: str) -> None:
    await begun(harbor, "Ada", "Dan", "Chiara")
    said = (await typed(harbor.person("Ada"), name)).private[0]
    assert said.text.startswith("Nobody called “")
    assert "Dan (B)" in said.text
    assert said.buttons == []
    assert await on_offer(harbor) == [False, False, False]
    near = said.text.partition("one of: ")[2].split(", ")
    assert near[0] == {"Dna": "Dan (B)", "Chiar": "Chiara (C)"}.get(name, near[0])


@pytest.mark.parametrize("name", ["Dan", " dAN  ", "dan (b)"])
async def test_a_name_typed_in_full_is_understood(harbor: Harbor, name: str) -> None:
    await begun(harbor, "Ada", "Dan", "Chiara")
    asked = (await typed(harbor.person("Ada"), name)).private[0]
    assert asked.text.startswith(
        "Offer Dan’s seat (B, with Dan’s hand) in this game of River of Gold"
    )
    assert await on_offer(harbor) == [False, False, False], "it asks first"
    await press(harbor.person("Ada"), asked, Verb.OFFER)
    assert await on_offer(harbor) == [False, True, False]


async def test_one_s_own_seat_is_called_so(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    asked = (await harbor.person("Dan").slash(HERE, "game offer")).private[0]
    assert asked.text.startswith(
        "Offer your own seat (B, with your hand) in this game of River of Gold"
    )


async def test_of_two_of_a_name_neither_is_meant(harbor: Harbor) -> None:
    for name in ("Dan", "Chiara"):
        harbor.person(name).user.name = "Sam"
    people = [u for u in harbor.world.users.values() if u.name == "Sam"]
    lobby = await opened(harbor, "Ada")
    for user in people:
        await press(Person(harbor.world, user), lobby, Verb.JOIN)
    await press(harbor.person("Ada"), lobby, Verb.START)
    said = (await typed(harbor.person("Ada"), "sam")).private[0].text
    assert said == "Several people here are called that. Choose one of: Sam (B), Sam (C)."
    found = await harbor.person("Ada").complete(HERE, "game offer", option="player", typed="sam")
    assert [name for name, _ in found] == ["Sam (B)", "Sam (C)"]
    asked = (await typed(harbor.person("Ada"), found[1][1])).private[0]
    assert "(C, with Sam’s hand)" in asked.text


async def test_pressing_twice_offers_once(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    ada = harbor.person("Ada")
    (asked,) = (await ada.slash(HERE, "game offer")).created
    before = len(public(ada, HERE))
    id = asked.buttons[0].custom_id
    await asyncio.gather(*(ada.press(asked, Kind.BUTTON, id) for _ in range(2)))
    await rest(harbor)
    assert len(public(ada, HERE)) == before + 1
    assert verbs(ada.look(asked)) == []
    assert await on_offer(harbor) == [True, False]


async def test_an_offer_that_stands_can_be_withdrawn_where_one_asks_again(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    ada, edda = harbor.person("Ada"), harbor.person("Edda")
    said = await offered(harbor, ada)
    again = (await ada.slash(HERE, "game offer")).private[0]
    assert again.text == "This seat is on offer already."
    await press(ada, again, Verb.WITHDRAW)
    assert await on_offer(harbor) == [False, False]
    late = await press(edda, said, Verb.TAKE)
    assert late.private[0].text == "This seat is not to be had, or no longer."
    assert verbs(edda.look(said)) == [], "it loses its buttons"


async def ended(harbor: Harbor) -> None:
    """The admin ends the table of the first channel."""
    edda = harbor.person("Edda")
    await press(edda, (await edda.slash(HERE, "game end")).answer, Verb.END)


async def test_after_the_end_nothing_is_offered_or_taken(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    ada, dan, gwen = map(harbor.person, ("Ada", "Dan", "Gwen"))
    (asked,) = (await ada.slash(HERE, "game offer")).created
    said = await offered(harbor, dan)
    await ended(harbor)
    why = "Seats can be handed over only while a game is running."
    assert (await press(ada, asked, Verb.OFFER)).private[0].text == why
    for person, verb in ((gwen, Verb.TAKE), (dan, Verb.WITHDRAW)):
        late = await person.press(said, Kind.BUTTON, str(to(verb, 1, 1)))
        assert late.private[0].text == why
    assert verbs(gwen.look(said)) == []
    assert (await harbor.sessions.show.table(1)).names() == ("Ada", "Dan")


async def test_what_was_asked_about_a_seat_does_not_hold_for_its_next_owner(
    harbor: Harbor,
) -> None:
    await begun(harbor, "Ada", "Dan")
    ada, dan, gwen = map(harbor.person, ("Ada", "Dan", "Gwen"))
    (asked,) = (await ada.slash(HERE, "game offer", player="Dan")).created
    await press(gwen, await offered(harbor, dan), Verb.TAKE)
    said = await press(ada, asked, Verb.OFFER)
    assert said.private[0].text == "Somebody else sits there by now. Use /game offer again."
    assert await on_offer(harbor) == [False, False]


async def test_an_offer_that_cannot_be_told_is_none(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    ada = harbor.person("Ada")
    (asked,) = (await ada.slash(HERE, "game offer")).created
    harbor.world.faults.deny(harbor.world.channel(HERE), Permission.SEND_MESSAGES)
    said = await press(ada, asked, Verb.OFFER)
    assert said.private[0].text.startswith("I could not say so")
    assert await on_offer(harbor) == [False, False]


@pytest.mark.parametrize("lost", [False, True], ids=["refused", "cut"])
async def test_an_offer_is_told_though_its_answer_does_not_arrive(
    harbor: Harbor, lost: bool
) -> None:
    await begun(harbor, "Ada", "Dan")
    ada = harbor.person("Ada")
    (asked,) = (await ada.slash(HERE, "game offer")).created
    callback = "POST /interactions/*"
    if lost:
        harbor.world.faults.lose_answers(1, callback)
    else:
        harbor.world.faults.refuse_next(1, Problem(404, 10062, "Unknown interaction"), callback)
    await press(ada, asked, Verb.OFFER)
    await rest(harbor)
    harbor.world.complaints.clear()
    assert await on_offer(harbor) == [True, False]
    assert public(ada, HERE)[-1].text.startswith("The seat of Ada (A)")


async def test_an_offer_that_was_cut_off_is_none(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    ada = harbor.person("Ada")
    (asked,) = (await ada.slash(HERE, "game offer")).created
    harbor.world.faults.lose_answers(1, "POST /channels/*/messages")
    said = await press(ada, asked, Verb.OFFER)
    assert said.private[-1].text.startswith("I could not say so")
    assert await on_offer(harbor) == [False, False]


async def test_from_a_direct_message_the_offer_goes_to_the_table(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan")
    ada = harbor.person("Ada")
    (asked,) = (await ada.slash(ada.dm, "game offer")).created
    await press(ada, asked, Verb.OFFER)
    said = public(ada, HERE)[-1]
    assert said.text.startswith("The seat of Ada (A)")
    await press(harbor.person("Gwen"), said, Verb.TAKE)
    assert (await harbor.sessions.show.table(1)).names() == ("Gwen", "Dan")


async def test_in_direct_messages_no_table_is_guessed(harbor: Harbor) -> None:
    """Of two games the one that waits for somebody may be the one they want to keep."""
    first = await begun(harbor, "Ada", "Dan")
    second = await begun(harbor, "Ada", "Dan", place="The Quay/river")
    assert called(harbor, first)[0].user != called(harbor, second)[0].user, (
        "each waits for another player"
    )
    for person in map(harbor.person, ("Ada", "Dan")):
        said = (await person.slash(person.dm, "game offer")).private[0]
        assert said.text.startswith("You sit at several tables.")
        assert said.buttons == []
        assert await person.complete(person.dm, "game offer", option="player", typed="") == []


async def test_a_forged_press_leaves_other_messages_alone(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    ada, gwen = harbor.person("Ada"), harbor.person("Gwen")
    await offered(harbor, ada)
    for person, verb in ((gwen, Verb.TAKE), (gwen, Verb.TAKE), (ada, Verb.WITHDRAW)):
        said = await person.press(poster, Kind.BUTTON, str(to(verb, 1, 0)))
        assert said.private
        await rest(harbor)
    assert verbs(ada.look(poster)) == verbs(poster)
