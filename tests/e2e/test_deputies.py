"""A friend plays for somebody, by presses alone."""

from __future__ import annotations

import random

from cogs.shown.ids import Verb, parse, to
from playground.component_rules import Kind
from playground.person import Person
from playground.seen import SeenMessage
from sessions.deputies import GRACE
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    called,
    named,
    newest_poster,
    press,
    random_turn,
    rest,
    verbs,
)

TWO = ("Ada", "Dan")


async def started(harbor: Harbor) -> tuple[Person, Person, Person]:
    """A game of two: who is up, the other, and a friend who sees the table."""
    poster = await begun(harbor, *TWO)
    (owner,) = called(harbor, poster)
    other = next(p for p in map(harbor.person, TWO) if p.user.id != owner.user.id)
    return owner, other, harbor.person("Gwen")


async def choose(owner: Person, page: SeenMessage, friend: Person) -> SeenMessage:
    """In the menu of people; the page then."""
    menus = owner.look(page).selects
    (menu,) = [m for m in menus if parse(m.custom_id).verb is Verb.ASK_DEPUTY]
    await owner.select(page, menu.custom_id, [friend.user])
    return owner.look(page)


async def asked(harbor: Harbor, owner: Person, friend: Person) -> tuple[SeenMessage, SeenMessage]:
    """Somebody is asked from the Table menu; the owner's page, and the message that asks."""
    page = (await press(owner, newest_poster(owner), Verb.VOTES)).private[0]
    await press(owner, page, Verb.DEPUTY)
    await choose(owner, page, friend)
    assert [m for m in friend.visible(HERE) if Verb.ACT_FOR in verbs(m)] == []
    await harbor.later(GRACE)
    (message,) = [m for m in friend.visible(HERE) if Verb.ACT_FOR in verbs(m)]
    return page, message


async def test_a_friend_is_asked_says_yes_plays_and_is_relieved(harbor: Harbor) -> None:
    owner, other, gwen = await started(harbor)
    page, message = await asked(harbor, owner, gwen)
    assert [int(u["id"]) for u in message.payload["mentions"]] == [gwen.user.id]
    refused = (await press(other, message, Verb.ACT_FOR)).private[0]
    assert refused.text == "Somebody else is asked here."
    answer = (await press(gwen, message, Verb.ACT_FOR)).private[0]
    assert f"You play for {owner.user.name}" in answer.text
    assert "plays for" in gwen.look(message).text
    assert not gwen.look(message).buttons
    await rest(harbor)
    poster = newest_poster(other)
    assert f"🤝 Gwen plays for {owner.user.name}." in poster.text
    assert [p.user.name for p in named(harbor, poster)] == ["Gwen"]
    assert [m for m in other.visible(HERE) if "from now on" in m.text]
    hand = (await press(gwen, answer, Verb.HAND)).private[0]
    assert "Gwen plays for" in hand.text
    await random_turn(gwen, newest_poster(gwen), random.Random(1))
    await rest(harbor)
    poster = newest_poster(other)
    assert f"Gwen for {owner.user.name}" in poster.text
    assert [p.user.name for p in called(harbor, poster)] == [other.user.name]
    log = (await press(other, poster, Verb.LOG)).private[0]
    assert f"Gwen for {owner.user.name}" in log.text
    page = (await owner.slash(HERE, "game friend")).answer
    assert f"<@{gwen.user.id}> plays for you" in owner.look(page).text
    await press(owner, page, Verb.END_DEPUTY)
    assert "You play yourself again." in owner.look(page).text
    await rest(harbor)
    assert "🤝" not in newest_poster(other).text
    late = (await press(gwen, answer, Verb.PLAY)).private[0]
    assert "seat" in late.text
    assert await deputies(harbor) == []


async def test_the_owner_withdraws_before_anybody_is_asked(harbor: Harbor) -> None:
    owner, _, gwen = await started(harbor)
    page = (await owner.slash(HERE, "game friend", friend=gwen.user)).answer
    assert "in about a minute" in page.text
    await press(owner, page, Verb.END_DEPUTY)
    assert "A friend can play for you" in owner.look(page).text
    await harbor.later(GRACE)
    assert [m for m in gwen.visible(HERE) if Verb.ACT_FOR in verbs(m)] == []


async def test_the_friend_declines_or_stops(harbor: Harbor) -> None:
    owner, other, gwen = await started(harbor)
    _, message = await asked(harbor, owner, gwen)
    said = (await press(gwen, message, Verb.NOT_FOR)).private[0]
    assert "You have declined" in said.text
    assert "cannot play for" in owner.look(message).text
    edda = harbor.person("Edda")
    answers = {"friend": edda.user, "until": "3 days"}
    page = (await owner.run(HERE, "game friend", answers)).answer
    assert "is asked" in page.text
    await harbor.later(GRACE)
    (message,) = [m for m in edda.visible(HERE) if Verb.ACT_FOR in verbs(m)]
    assert "until <t:" in message.text
    mine = (await press(edda, message, Verb.ACT_FOR)).private[0]
    again = (await edda.slash(HERE, "game friend")).answer
    assert "You play for" in again.text
    assert "Edda plays for" in (await edda.slash(HERE, "mine")).answer.text
    await press(edda, mine, Verb.END_DEPUTY)
    assert "You no longer play for" in edda.look(mine).text
    await rest(harbor)
    assert [p.user.name for p in named(harbor, newest_poster(other))] == [owner.user.name]


async def test_what_is_asked_survives_a_stop_and_runs_out(harbor: Harbor) -> None:
    owner, _, gwen = await started(harbor)
    await owner.slash(HERE, "game friend", friend=gwen.user)
    await harbor.restart()
    await harbor.later(GRACE)
    (message,) = [m for m in gwen.visible(HERE) if Verb.ACT_FOR in verbs(m)]
    await harbor.later(3 * 86_400)
    assert "Nobody is asked any more" in gwen.look(message).text
    assert not gwen.look(message).buttons


async def test_nobody_is_let_in_who_may_not_be(harbor: Harbor) -> None:
    owner, other, gwen = await started(harbor)
    refused = (await owner.slash(HERE, "game friend", friend=other.user)).answer
    assert "may not see another" in refused.text
    assert "Only those who play" in (await gwen.slash(HERE, "game friend")).answer.text
    _, message = await asked(harbor, owner, gwen)
    answer = (await press(gwen, message, Verb.ACT_FOR)).private[0]
    votes = (await press(gwen, newest_poster(gwen), Verb.VOTES)).private[0]
    assert "You play here for a friend" in votes.text
    forged = await other.press(message, Kind.BUTTON, str(to(Verb.END_DEPUTY, 1, 1)))
    assert "Only whoever sits there" in forged.private[0].text
    assert Verb.END_DEPUTY in verbs(gwen.look(answer))
    await gwen.run(HERE, "away", {"until": "3 days"})
    await rest(harbor)
    assert await deputies(harbor) == []
    assert [m for m in other.visible(HERE) if "no longer plays for" in m.text]


async def test_from_away_and_from_elsewhere(harbor: Harbor) -> None:
    owner, _, _ = await started(harbor)
    page = (await owner.run(HERE, "away", {"until": "3 days"})).private[0]
    await press(owner, page, Verb.DEPUTY)
    assert Verb.ASK_DEPUTY in [parse(m.custom_id).verb for m in owner.look(page).selects]
    there = (await owner.slash("The Quay/river", "away")).private[0]
    await press(owner, there, Verb.DEPUTY)
    assert "only there I can tell" in owner.look(there).text


async def test_a_table_that_moves_leaves_the_question_to_its_friend(harbor: Harbor) -> None:
    owner, other, gwen = await started(harbor)
    _, message = await asked(harbor, owner, gwen)
    await harbor.person("Edda").slash("The Quay/river", "game move", table="1")
    await rest(harbor)
    answer = (await press(gwen, message, Verb.ACT_FOR)).private[0]
    assert f"You play for {owner.user.name}" in answer.text
    assert "plays for" in other.look(message).text
    assert await deputies(harbor) == [gwen.user.id]


async def test_what_only_its_owner_decides_is_not_for_the_friend(harbor: Harbor) -> None:
    owner, _, gwen = await started(harbor)
    _, message = await asked(harbor, owner, gwen)
    await press(gwen, message, Verb.ACT_FOR)
    seat = (await harbor.sessions.show.table(1)).seat_of(owner.user.id)
    assert seat is not None
    forged = (
        to(Verb.GIVE_UP, 1, 1),
        to(Verb.OFFER, 1, seat, owner.user.id),
        to(Verb.SET_BOT, 1, seat, owner.user.id, 0),
        to(Verb.VOTE_RESUME, 1),
        to(Verb.VOTE_END, 1, 1),
        to(Verb.ASK_DEPUTY, 1),
        to(Verb.PLAY_AGAIN, 1),
        to(Verb.GO_ON, 1),
    )
    before = await harbor.sessions.show.table(1)
    for id in forged:
        refused = await gwen.press(message, Kind.BUTTON, str(id))
        assert [m for m in refused.created if not m.is_private] == [], id
        assert await harbor.sessions.show.table(1) == before, id


async def test_a_friend_who_has_left_the_server_plays_no_longer(harbor: Harbor) -> None:
    owner, _, gwen = await started(harbor)
    _, message = await asked(harbor, owner, gwen)
    await press(gwen, message, Verb.ACT_FOR)
    await harbor.bot.absentees.look()
    assert await deputies(harbor) == [gwen.user.id]
    del harbor.world.guild("The Quay").members[gwen.user.id]
    await harbor.bot.absentees.look()
    assert await deputies(harbor) == []


async def deputies(harbor: Harbor) -> list[int]:
    """Who plays for others at the table."""
    return [c.deputy for c in (await harbor.sessions.show.table(1)).chairs if c.deputy]
