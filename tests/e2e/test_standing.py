"""Answers given in advance on Discord: set in private, used like a person's, told to one alone."""

from __future__ import annotations

import pytest

from cogs.shown.ids import Verb
from db.connection import Connection
from engine.core.errors import Unstored
from playground.person import Person
from playground.seen import SeenMessage
from sessions.pace import CALL_AFTER
from tests.e2e.foresight import PAUSE, advance, clans, hold, on_offer, settle, take
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    button,
    called,
    calls,
    named,
    newest_poster,
    opened,
    press,
    rest,
    verbs,
)
from tests.e2e.test_lobby import choose


def users(people: list[Person]) -> list[str]:
    return [person.user.name for person in people]


async def test_it_is_set_in_private_and_answers_like_a_person(harbor: Harbor) -> None:
    first, second, third = await clans(harbor)
    page = await settle(second, "crane")
    assert page.is_private
    assert "**Crane Clan** (At the start" in page.text
    await take(harbor, first, "crab")
    poster = newest_poster(first)
    assert users(named(harbor, poster)) == users([second])
    await harbor.later(PAUSE - 1)
    assert newest_poster(first).id == poster.id
    await harbor.later(1)
    shown = newest_poster(first)
    assert f"{second.user.name} plays the Crane Clan" in shown.text
    assert users(named(harbor, shown)) == users([third])
    assert calls(first) == [], "nobody was called"


async def test_it_can_be_set_off_turn_from_the_hand_and_on_turn_from_the_poster(
    harbor: Harbor,
) -> None:
    first, second, _ = await clans(harbor)
    hand = (await press(second, newest_poster(second), Verb.HAND)).private[0]
    page = (await press(second, hand, Verb.ADVANCE)).answer
    assert on_offer(page) == ["crab", "crane", "mantis", "scorpion"]
    assert "right now" not in page.text
    assert "right now" in (await advance(first)).text


async def test_one_press_cancels(harbor: Harbor) -> None:
    first, second, _ = await clans(harbor)
    await settle(second, "crane")
    page = await settle(second, "mantis")
    labels = [b.label for b in page.buttons]
    assert labels == ["Cancel 1", "Cancel 2"]
    await second.click(page, label="Cancel 2")
    left = second.look(page)
    assert [b.label for b in left.buttons] == ["Cancel 1"]
    assert "Mantis Clan**" not in left.text
    await second.click(left, label="Cancel 1")
    await take(harbor, first, "crab")
    await harbor.later(PAUSE)
    assert users(named(harbor, newest_poster(first))) == users([second])


async def test_a_button_for_what_is_no_longer_set_says_so(harbor: Harbor) -> None:
    first, second, _ = await clans(harbor)
    page = await settle(second, "crane")
    await take(harbor, first, "crab")
    await harbor.later(PAUSE)
    said = (await press(second, page, Verb.UNSETTLE)).answer
    assert "no longer set" in said.text
    with pytest.raises(AssertionError, match="no UNSETTLE"):
        button(await advance(second), Verb.UNSETTLE)


async def test_it_can_be_typed(harbor: Harbor) -> None:
    first, second, _ = await clans(harbor)
    found = await second.complete(HERE, "advance", option="answer", typed="crane")
    assert found == [("Crane Clan (At the start: the clan you want)", "clan crane")]
    page = (await second.slash(HERE, "advance", answer="clan crane")).answer
    assert page.is_private
    assert "**Crane Clan**" in page.text
    ((name, value),) = await second.complete(HERE, "advance", option="answer", typed="cancel")
    assert name.startswith("Cancel: Crane Clan")
    gone = (await second.slash(HERE, "advance", answer=value)).answer
    assert "Crane" not in gone.text
    assert Verb.UNSETTLE not in verbs(gone)
    for typed in ("clan lion", "clan", "cancel", "cancel 1 2", "nonsense"):
        said = (await second.slash(HERE, "advance", answer=typed)).answer
        assert said.is_private
        assert Verb.UNSETTLE not in verbs(said)
    assert Verb.SETTLE_WHAT in ids((await first.slash(HERE, "advance")).answer)


def ids(page: SeenMessage) -> list[str]:
    return [select.custom_id.split("|")[1] for select in page.selects]


async def test_what_was_answered_is_told_once_and_to_its_owner_alone(harbor: Harbor) -> None:
    first, second, _ = await clans(harbor)
    await settle(second, "crane")
    await take(harbor, first, "crab")
    await harbor.later(PAUSE)
    for person, times in ((first, 0), (second, 1), (second, 0)):
        hand = (await press(person, newest_poster(person), Verb.HAND)).private[0]
        assert hand.text.count("Answered for you: Crane Clan") == times


async def test_the_letter_tells_of_it_until_it_has_been_read(harbor: Harbor) -> None:
    first, second, third = await clans(harbor)
    await settle(second, "crane")
    await take(harbor, first, "crab")
    await harbor.later(PAUSE)
    assert "Answered for you: Crane Clan" in second.dms()[-1].text
    assert all("Answered for you" not in m.text for p in (first, third) for m in p.dms())


async def test_those_without_a_seat_have_nothing_to_settle(harbor: Harbor) -> None:
    await clans(harbor)
    bruno = harbor.person("Bruno")
    said = (await press(bruno, newest_poster(bruno), Verb.ADVANCE)).answer
    assert said.is_private
    assert said.selects == []


async def test_a_game_in_which_nobody_is_asked_off_turn_says_so(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan", game="yokohama")
    ada = harbor.person("Ada")
    poster = newest_poster(ada)
    hand = (await press(ada, poster, Verb.HAND)).private[0]
    assert Verb.ADVANCE not in [*verbs(poster), *verbs(hand)], "no way to nothing"
    page = (await ada.slash(HERE, "advance")).answer
    assert page.selects == []
    assert "nobody is asked anything in the turns of others" in page.text
    assert "right now" not in page.text, "what is set would count for nothing"


async def test_in_the_readers_language(harbor: Harbor) -> None:
    _, second, third = await clans(harbor, "Ada", "Bruno", "Dan")
    bruno = next(p for p in (second, third) if p.user.name == "Bruno")
    assert "Risposte in anticipo" in (await advance(bruno)).text


# -- calls ----------------------------------------------------------------------------------------


async def test_whoever_does_not_answer_is_called_apart_with_the_way_to_the_poster(
    harbor: Harbor,
) -> None:
    first, second, _ = await clans(harbor)
    await take(harbor, first, "crab")
    poster = newest_poster(first)
    assert called(harbor, poster) == []
    await harbor.later(CALL_AFTER - 1)
    assert calls(first) == []
    await harbor.later(1)
    (call,) = calls(first)
    assert users(called(harbor, call)) == users([second])
    assert call.text == f"<@{second.user.id}>, choose a clan."
    assert call.buttons[0].url.endswith(f"/{poster.id}")
    await harbor.later(CALL_AFTER)
    assert [m.id for m in calls(first)] == [call.id], "once"


async def test_a_call_goes_with_the_next_poster(harbor: Harbor) -> None:
    first, second, third = await clans(harbor)
    await harbor.later(CALL_AFTER)
    assert users(called(harbor, calls(third)[0])) == users([first])
    await take(harbor, first, "crab")
    assert calls(third) == []
    await harbor.later(CALL_AFTER)
    assert users(called(harbor, calls(third)[0])) == users([second])


async def test_all_who_are_asked_at_once_have_one_call(harbor: Harbor) -> None:
    first, second = await pair(harbor)
    await harbor.later(CALL_AFTER)
    (call,) = calls(first)
    assert sorted(users(called(harbor, call))) == sorted(users([first, second]))


async def test_a_newer_call_names_all_and_calls_those_who_were_not(harbor: Harbor) -> None:
    first, second = await pair(harbor)
    await harbor.later(CALL_AFTER)
    (before,) = calls(first)

    def asked_anew(db: Connection) -> None:
        db.execute("UPDATE activations SET called = 0, open = 1 WHERE seat = 1")

    await harbor.sessions.context.db.run(asked_anew)
    await harbor.later(1)
    (call,) = calls(first)
    assert call.id != before.id
    assert users(named(harbor, call)) == users([first, second])
    assert users(called(harbor, call)) == users([second])


async def pair(harbor: Harbor) -> list[Person]:
    """Both choose one of two patrons, at once."""
    hold(harbor)
    people = [harbor.person(name) for name in ("Ada", "Dan")]
    lobby = await opened(harbor, "Ada", "Dan")
    page = (await press(people[0], lobby, Verb.OPTIONS)).private[0]
    await choose(people[0], page, 0, 2)
    await press(people[0], lobby, Verb.START)
    return people


async def test_a_restart_neither_doubles_a_call_nor_an_answer(harbor: Harbor) -> None:
    first, second, third = await clans(harbor)
    await settle(second, "crane")
    await harbor.later(CALL_AFTER)
    (call,) = calls(first)
    await harbor.restart()
    await rest(harbor)
    assert [m.id for m in calls(first)] == [call.id]
    hold(harbor)
    await take(harbor, first, "crab")
    await harbor.restart()
    await harbor.later(PAUSE)
    await harbor.restart()
    posters = [m for m in first.visible(HERE) if "plays the Crane Clan" in m.text]
    assert len(posters) == 1
    assert users(named(harbor, newest_poster(first))) == users([third])


async def test_nobody_seems_to_answer_while_the_bot_is_away(harbor: Harbor) -> None:
    first, second, _ = await clans(harbor)
    await settle(second, "crane")
    await take(harbor, first, "crab")
    await harbor.stop()
    harbor.skew += 3_600
    await harbor.start()
    await rest(harbor)
    assert users(named(harbor, newest_poster(first))) == users([second])
    await harbor.later(2 * CALL_AFTER)
    assert "plays the Crane Clan" in newest_poster(first).text


async def test_nobody_seems_to_answer_as_soon_as_the_store_works_again(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, third = await clans(harbor)
    await settle(second, "crane")
    await take(harbor, first, "crab")

    def full(*_: object) -> None:
        raise Unstored("database or disk is full")

    with monkeypatch.context() as weather:
        weather.setattr("sessions.standing.due.reply", full)
        await harbor.later(CALL_AFTER)
    await harbor.later(1)
    assert users(named(harbor, newest_poster(first))) == users([second])
    await harbor.later(PAUSE)
    assert users(named(harbor, newest_poster(first))) == users([third])


async def test_a_call_whose_end_is_not_known_is_not_sent_again(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch, forgetful: None
) -> None:
    first, *_ = await clans(harbor)
    real = harbor.sessions.calls.sent

    async def lost(*args: object) -> None:
        raise OSError("the machine stopped here")

    monkeypatch.setattr(harbor.sessions.calls, "sent", lost)
    await harbor.later(CALL_AFTER)
    assert len(calls(first)) == 1
    monkeypatch.setattr(harbor.sessions.calls, "sent", real)
    await harbor.restart()
    await harbor.later(3_600)
    assert len(calls(first)) == 1
