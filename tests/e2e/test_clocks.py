"""Clocks on Discord: told on the card, reminded of softly, and nobody loses when they are up."""

from __future__ import annotations

import random

import pytest

from cogs.shown.ids import Verb, parse
from engine.ai.chance import random_answer
from engine.core.rng import Rng
from playground.models import MessageFlag
from playground.person import Person
from playground.seen import SeenMessage
from sessions.clocks import Clocks
from sessions.paces import AS_THEY_COME, DAY, HOUR
from sessions.shapes import Person as Player
from tests.e2e.harbor import (
    HERE,
    Harbor,
    called,
    newest_poster,
    opened,
    press,
    random_turn,
    refreshed,
    rest,
    verbs,
)

DAILY = AS_THEY_COME["daily"]


async def timed(harbor: Harbor, *names: str) -> tuple[SeenMessage, Person, list[Person]]:
    """A daily game: its first poster, who is up, and the others."""
    lobby = await opened(harbor, *names)
    host = harbor.person(names[0])
    player = Player(host.user.id, host.user.name, "en")
    await harbor.sessions.lobby.set_option(1, player, "pace", "daily")
    await refreshed(harbor, 1)
    await press(host, lobby, Verb.START)
    poster = newest_poster(host)
    (up,) = called(harbor, poster)
    return poster, up, [p for p in map(harbor.person, names) if p.user.id != up.user.id]


def names(people: list[Person]) -> list[str]:
    """What they are called."""
    return [person.user.name for person in people]


def reminders(person: Person) -> list[SeenMessage]:
    """What reminds somebody in public."""
    return [m for m in person.visible(HERE) if "this table waits for you" in m.text]


def questions(person: Person) -> list[SeenMessage]:
    """What asks the others what now."""
    return [m for m in person.visible(HERE) if Verb.LATE in verbs(m)]


def is_silent(message: SeenMessage) -> bool:
    """Whether it makes no sound."""
    return bool(message.payload["flags"] & MessageFlag.SUPPRESS_NOTIFICATIONS)


async def test_a_card_says_what_everybody_agrees_to_and_the_game_by_when(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada", "Dan")
    ada = harbor.person("Ada")
    assert "Pace: friends, no clock" in lobby.text
    await harbor.sessions.lobby.set_option(1, Player(ada.user.id, "Ada", "en"), "pace", "daily")
    await refreshed(harbor, 1)
    lobby = ada.look(lobby)
    assert "5 days in the bank, 12 hours more each turn, 7 days at most" in lobby.text
    await press(ada, lobby, Verb.START)
    poster = newest_poster(ada)
    assert "Bank: 5 days, +12 hours each turn, 7 days at most." in poster.text
    (up,) = called(harbor, poster)
    (known,) = (await harbor.sessions.show.poster(1)).deadlines.values()
    assert f"⏳ {up.user.name}: <t:{known}:R>" in poster.text
    mine = (await up.slash(HERE, "mine")).private[0]
    assert f"time is up <t:{known}:R>" in mine.text


async def test_reminders_come_twice_first_without_a_sound_and_go_with_the_answer(
    harbor: Harbor,
) -> None:
    poster, up, (other,) = await timed(harbor, "Ada", "Dan")
    await harbor.later(DAILY.bank // 2)
    (first,) = reminders(other)
    assert is_silent(first)
    assert names(called(harbor, first)) == names([up])
    await harbor.restart()
    assert [m.id for m in reminders(other)] == [first.id]
    await harbor.later(DAILY.bank * 4 // 10)
    (second,) = reminders(other)
    assert second.id != first.id
    assert not is_silent(second)
    await harbor.later(DAILY.bank // 20)
    assert [m.id for m in reminders(other)] == [second.id]
    await random_turn(up, poster, random.Random(1))
    await rest(harbor)
    assert reminders(other) == []


async def test_at_zero_there_is_more_time_once_and_then_the_other_one_decides(
    harbor: Harbor,
) -> None:
    _, up, (other,) = await timed(harbor, "Ada", "Dan")
    await harbor.later(DAILY.bank)
    assert any("The clock has given" in m.text for m in other.visible(HERE))
    assert questions(other) == []
    await harbor.later(DAILY.extension)
    (asked,) = questions(other)
    assert is_silent(asked)
    assert names(called(harbor, asked)) == names([other])
    assert "Nobody loses" in asked.text
    said = await press(up, asked, Verb.LATE)
    assert said.private[0].text.startswith("Only the others")
    await harbor.restart()
    assert [m.id for m in questions(other)] == [asked.id]
    await other.click(asked, label="Let a bot play on")
    await rest(harbor)
    assert questions(other) == []
    poster = newest_poster(other)
    assert f"{up.user.name} (bot) is up." in poster.text
    panel = (await press(up, poster, Verb.PLAY)).private[0]
    await press(up, panel, Verb.PLAY_AGAIN)
    await rest(harbor)
    assert f"<@{up.user.id}>, it is your turn." in newest_poster(other).text


async def test_of_three_others_two_must_choose_alike(harbor: Harbor) -> None:
    _, _, others = await timed(harbor, "Ada", "Bruno", "Chiara", "Dan")
    await harbor.later(DAILY.bank)
    await harbor.later(DAILY.extension)
    (asked,) = questions(others[0])
    await others[0].click(asked, label="Pause")
    asked = others[0].look(asked)
    assert f"{others[0].user.name}: Pause" in asked.text
    await others[1].click(asked, label="Offer the seat")
    await others[2].click(asked, label="Offer the seat")
    await rest(harbor)
    assert questions(others[0]) == []
    assert any(Verb.TAKE in verbs(m) for m in others[0].visible(HERE))


async def test_playing_in_time_after_all_takes_the_question_away(harbor: Harbor) -> None:
    poster, up, (other,) = await timed(harbor, "Ada", "Dan")
    await harbor.later(DAILY.bank)
    await harbor.later(DAILY.extension)
    assert len(questions(other)) == 1
    await random_turn(up, poster, random.Random(1))
    await rest(harbor)
    assert questions(other) == []


async def test_no_clock_runs_while_the_bot_is_away(harbor: Harbor) -> None:
    _, _, (other,) = await timed(harbor, "Ada", "Dan")
    await harbor.later(HOUR)
    (before,) = (await harbor.sessions.show.poster(1)).deadlines.values()
    await harbor.stop()
    harbor.skew += 6 * HOUR
    await harbor.start()
    await rest(harbor)
    (after,) = (await harbor.sessions.show.poster(1)).deadlines.values()
    assert 6 * HOUR <= after - before <= 6 * HOUR + 60
    assert f"<t:{after}:R>" in newest_poster(other).text


async def test_somebody_goes_away_and_the_table_knows(harbor: Harbor) -> None:
    _, up, (other,) = await timed(harbor, "Ada", "Dan")
    page = (await up.run(HERE, "away", {"until": "3 days"})).private[0]
    assert "You are away until" in page.text
    poster = newest_poster(other)
    assert f"{up.user.name} is away until" in poster.text
    assert f"⏳ {up.user.name}:" not in poster.text
    await harbor.later(2 * DAY)
    assert reminders(other) == []
    assert await harbor.sessions.clocks.stalled(1) is None
    await up.click(page, label="I am back")
    back = up.look(page)
    assert "Welcome back" in back.text
    assert "waits for you" in back.text
    assert "is away" not in newest_poster(other).text
    (deadline,) = (await harbor.sessions.show.poster(1)).deadlines.values()
    assert deadline - harbor.now() >= DAILY.bank - 60


async def test_whoever_comes_back_on_the_day_is_called_anew(harbor: Harbor) -> None:
    _, up, (other,) = await timed(harbor, "Ada", "Dan")
    await up.run(HERE, "away", {"until": "1 week"})
    before = len(other.visible(HERE))
    await harbor.later(7 * DAY + 60)
    assert "is away" not in newest_poster(other).text
    found = [m for m in other.visible(HERE)[before:] if names(called(harbor, m)) == names([up])]
    assert len(found) == 1


async def test_a_bot_may_play_on_meanwhile_and_a_day_must_be_one(harbor: Harbor) -> None:
    _, up, _ = await timed(harbor, "Ada", "Dan")
    for typed, said in (
        ("soon", "I do not understand that day."),
        ("2001-01-01", "That is over already."),
        ("90 days", "That is too long: 30 of 30 days are left"),
    ):
        refused = (await up.run(HERE, "away", {"until": typed})).private[0]
        assert refused.text.startswith(said)
    page = (await up.slash(HERE, "away")).private[0]
    await up.select(page, page.selects[0].custom_id, ["7"])
    page = up.look(page)
    await up.click(page, label="Bot: River of Gold (table 1)")
    await rest(harbor)
    assert "(bot)" in newest_poster(up).text


async def test_a_kill_between_sending_and_recording_reminds_and_asks_once(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch, forgetful: None
) -> None:
    _, _, (other,) = await timed(harbor, "Ada", "Dan")

    async def lost(self: object, *what: object) -> None:
        raise OSError("killed")

    for record, waits, seen in (
        ("reminded", (DAILY.bank // 2,), reminders),
        ("stall_told", (DAILY.bank // 2, DAILY.extension), questions),
    ):
        with monkeypatch.context() as killed:
            killed.setattr(Clocks, record, lost)
            for seconds in waits:
                await harbor.later(seconds)
            assert len(seen(other)) == 1
            await harbor.stop()
        await harbor.start()
        await harbor.later(HOUR // 4)
        assert len(seen(other)) == 1


async def test_a_pause_that_the_table_has_chosen_is_ended_by_whoever_sits_there(
    harbor: Harbor,
) -> None:
    _, up, (other,) = await timed(harbor, "Ada", "Dan")
    await harbor.later(DAILY.bank)
    await harbor.later(DAILY.extension)
    await other.click(questions(other)[0], label="Pause")
    await rest(harbor)
    poster = newest_poster(other)
    assert "Paused by" in poster.text
    await press(up, poster, Verb.GO_ON)
    await rest(harbor)
    assert names(called(harbor, newest_poster(other))) == names([up])


async def test_an_answer_out_of_turn_that_never_comes_is_given_and_told(harbor: Harbor) -> None:
    people = {harbor.person(n).user.id: harbor.person(n) for n in ("Ada", "Dan", "Gwen")}
    await opened(harbor, "Ada", "Dan", "Gwen", game="import_export")
    host = Player(harbor.person("Ada").user.id, "Ada", "en")
    await harbor.sessions.lobby.set_option(1, host, "pace", "daily")
    table, rng = await harbor.sessions.lobby.start(1, host), Rng(5)
    context, play = harbor.sessions.context, harbor.sessions.play
    while not (wanted := [q for q in (await context.live(table)).offered if q.call and q.waits]):
        asked = next(q for q in (await context.live(table)).questions if q.waits)
        chair = table.chairs[asked.seat]
        player = Player(chair.user, chair.name, "en")
        await play.answer(1, player, None, random_answer(asked, rng).picks)
    harbor.bot.messenger.wake()
    await rest(harbor)
    ada = harbor.person("Ada")
    await harbor.later(DAILY.off_turn // 2)
    late = {people[table.chairs[q.seat].user].user.name for q in wanted}
    assert {name for m in reminders(ada) for name in names(called(harbor, m))} == late
    assert all(is_silent(m) for m in reminders(ada))
    await harbor.later(DAILY.off_turn // 2 + 1)
    told = [m.text for m in ada.visible(HERE) if m.text.startswith("The clock has answered for")]
    assert len(told) >= len(late)


async def test_a_turn_taken_back_gives_its_time_back_and_is_reminded_anew(harbor: Harbor) -> None:
    poster, up, (other,) = await timed(harbor, "Ada", "Dan")
    await harbor.later(DAILY.bank // 2)
    assert len(reminders(other)) == 1
    await random_turn(up, poster, random.Random(1))
    await harbor.later(DAY)
    page = (await up.slash(HERE, "game vote")).answer
    await press(up, page, Verb.VOTE_BACK)
    for verb, value in ((Verb.VOTE_POINT, None), (Verb.VOTE_UNDO, "0")):
        (menu,) = [m for m in up.look(page).selects if parse(m.custom_id).verb is verb]
        await up.select(page, menu.custom_id, [value or menu.options[0].value])
    await rest(harbor)
    asked = [m for m in other.visible(HERE) if Verb.AGREE in verbs(m)][-1]
    await press(other, asked, Verb.AGREE)
    await rest(harbor)
    poster = newest_poster(other)
    assert names(called(harbor, poster)) == names([up])
    (until,) = (await harbor.sessions.show.poster(1)).deadlines.values()
    assert f"⏳ {up.user.name}: <t:{until}:R>" in poster.text
    assert until - harbor.now() > DAILY.bank - HOUR
    assert reminders(other) == []
    await harbor.restart()
    await harbor.later(DAILY.bank // 2)
    assert len(reminders(other)) == 1


async def test_where_too_few_choose_time_decides_and_the_message_says_so(harbor: Harbor) -> None:
    _, up, others = await timed(harbor, "Ada", "Dan", "Bruno", "Chiara")
    await harbor.later(DAILY.bank)
    await harbor.later(DAILY.extension)
    (message,) = questions(others[0])
    offer = next(b for b in message.buttons if b.label == "Offer the seat")
    await others[0].click(message, custom_id=offer.custom_id)
    assert len(questions(others[0])) == 1
    await harbor.restart()
    await harbor.later(2 * DAY)
    said = others[1].look(message)
    assert said.text.startswith(f"⌛ The time of {up.user.name}")
    assert "Offer the seat" in said.text
    assert verbs(said) == [Verb.TAKE, Verb.WITHDRAW]
    assert [m for m in up.visible(HERE) if "has put up the seat" in m.text]
    gwen = harbor.person("Gwen")
    await press(gwen, said, Verb.TAKE)
    assert gwen.user.id in (await harbor.sessions.show.table(1)).people
