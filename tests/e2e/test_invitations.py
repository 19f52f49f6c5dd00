"""Invitations: by the seated, once each, to be declined, to run out, and never a nuisance."""

from __future__ import annotations

import asyncio

import pytest

from cogs.shown.ids import Verb, parse, to
from playground.component_rules import Kind
from playground.errors import Problem
from playground.models import Overwrite
from playground.permissions import Permission
from playground.person import Outcome, Person
from playground.seen import SeenMessage
from tests.e2e.harbor import HERE, Harbor, button, opened, press, rest, verbs
from tests.e2e.office import set_seats

RIVER = "The Quay/river"
THERE = "Il Molo/tavoli"
NO = "No, thank you"
HOUR, DAY = 3_600, 86_400
_UNAVAILABLE = Problem(400, 0, "Not now")


async def invite(host: Person, lobby: SeenMessage, guest: Person) -> Outcome:
    """Choose somebody in the menu of people."""
    lobby = host.look(lobby)
    (menu,) = [m for m in lobby.selects if parse(m.custom_id).verb is Verb.INVITE]
    return await host.select(lobby, menu.custom_id, [guest.user])


def public(outcome: Outcome) -> list[SeenMessage]:
    """New messages that everybody sees."""
    return [message for message in outcome.created if not message.is_private]


async def invited(host: Person, lobby: SeenMessage, guest: Person) -> SeenMessage:
    """The invitation that came of it."""
    (message,) = public(await invite(host, lobby, guest))
    return message


async def refusal(host: Person, lobby: SeenMessage, guest: Person) -> str:
    """Why somebody could not be invited; nobody else hears of it."""
    outcome = await invite(host, lobby, guest)
    assert public(outcome) == []
    return outcome.private[0].text


def calls(message: SeenMessage) -> list[str]:
    """Whom a message calls."""
    return [user["global_name"] for user in message.payload["mentions"]]


async def test_an_invitation_that_cannot_be_changed_is_let_go(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada")
    ada, gwen = harbor.person("Ada"), harbor.person("Gwen")
    message = await invited(ada, lobby, gwen)
    edits = f"PATCH */channels/{message.channel_id}/messages/{message.id}"
    harbor.world.faults.refuse_next(9, Problem(400, 50083, "Thread is archived"), edits)
    page = (await ada.slash(HERE, "game end")).answer
    await press(ada, page, Verb.END)
    await rest(harbor)
    assert await harbor.sessions.invite.settled() == []
    harbor.world.complaints.clear()


async def test_only_those_who_are_seated_invite(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada", "Bruno")
    dan, gwen, bruno = map(harbor.person, ("Dan", "Gwen", "Bruno"))
    assert "those who sit at the table" in await refusal(dan, lobby, gwen)
    assert calls(await invited(bruno, lobby, gwen)) == ["Gwen"]


async def test_one_invitation_a_person_and_table(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada", "Dan")
    ada, dan, gwen = map(harbor.person, ("Ada", "Dan", "Gwen"))
    await invited(ada, lobby, gwen)
    assert "Gwen has been invited already" in await refusal(ada, lobby, gwen)
    assert "Gwen has been invited already" in await refusal(dan, lobby, gwen)


async def test_a_double_press_sends_one_message(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada", "Dan")
    ada, dan, gwen = map(harbor.person, ("Ada", "Dan", "Gwen"))
    await asyncio.gather(*(invite(host, lobby, gwen) for host in (ada, ada, dan)))
    assert len([m for m in ada.visible(HERE) if "Gwen" in calls(m)]) == 1


async def test_the_guest_declines_and_nobody_is_called(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada", "Dan")
    ada, dan, gwen = map(harbor.person, ("Ada", "Dan", "Gwen"))
    invitation = await invited(ada, lobby, gwen)
    stranger = await dan.click(invitation, label=NO)
    assert "for somebody else" in stranger.private[0].text
    assert len(ada.look(invitation).buttons) == 2, "nobody else can decline for the guest"
    answer = (await gwen.click(invitation, label=NO)).private[0]
    assert "You have declined" in answer.text
    said = ada.look(invitation)
    assert said.text == "Gwen has declined the invitation."
    assert said.buttons == []
    assert calls(said) == []
    assert "has declined" in await refusal(ada, lobby, gwen)
    assert "has declined" in await refusal(dan, lobby, gwen)


async def test_whoever_declined_can_join_and_after_leaving_be_asked_again(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada")
    ada, gwen = harbor.person("Ada"), harbor.person("Gwen")
    await gwen.click(await invited(ada, lobby, gwen), label=NO)
    await press(gwen, lobby, Verb.JOIN)
    assert "**B** Gwen" in ada.look(lobby).text
    await press(gwen, lobby, Verb.LEAVE)
    again = await invite(ada, lobby, gwen)
    assert len(public(again)) == 1


async def test_joining_by_the_poster_settles_the_invitation(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada")
    ada, gwen = harbor.person("Ada"), harbor.person("Gwen")
    invitation = await invited(ada, lobby, gwen)
    await press(gwen, lobby, Verb.JOIN)
    assert ada.look(invitation).text == "Gwen has taken a seat."
    assert ada.look(invitation).buttons == []
    await press(gwen, lobby, Verb.LEAVE)
    assert len(public(await invite(ada, lobby, gwen))) == 1


async def test_somebody_else_who_joins_leaves_the_invitation_to_its_guest(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada")
    ada, dan, gwen = map(harbor.person, ("Ada", "Dan", "Gwen"))
    invitation = await invited(ada, lobby, gwen)
    await press(dan, invitation, Verb.JOIN)
    assert "**B** Dan" in ada.look(lobby).text
    assert ada.look(invitation).text == invitation.text
    await press(gwen, invitation, Verb.JOIN)
    assert ada.look(invitation).text == "Gwen has taken a seat."
    assert "**C** Gwen" in ada.look(lobby).text


async def test_whoever_joins_by_an_invitation_of_another_is_told_in_their_language(
    harbor: Harbor,
) -> None:
    lobby = await opened(harbor, "Ada")
    ada, bruno, gwen = map(harbor.person, ("Ada", "Bruno", "Gwen"))
    outcome = await press(bruno, await invited(ada, lobby, gwen), Verb.JOIN)
    (told,) = outcome.private
    assert told.text.splitlines()[0] == "Hai preso posto a questo tavolo."


async def test_after_two_days_it_is_over(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    # a quiet bot looks by itself
    monkeypatch.setattr("cogs.post.invitations.Invitations.recheck", 0.2)
    await harbor.restart()
    lobby = await opened(harbor, "Ada")
    ada, gwen = harbor.person("Ada"), harbor.person("Gwen")
    invitation = await invited(ada, lobby, gwen)
    decline = invitation.buttons[1].custom_id
    harbor.skew += 2 * DAY - HOUR
    await rest(harbor)
    assert ada.look(invitation).buttons
    harbor.skew += 2 * HOUR
    await ada.wait_for(lambda m: m.id == invitation.id and not m.buttons, timeout=20)
    assert ada.look(invitation).text == "This invitation is no longer open."
    late = await gwen.press(invitation, Kind.BUTTON, decline)
    assert "no longer open" in late.private[0].text
    assert calls(await invited(ada, lobby, gwen)) == ["Gwen"]


async def test_a_late_press_answers_why_and_takes_the_buttons_off(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada")
    ada, gwen = harbor.person("Ada"), harbor.person("Gwen")
    invitation = await invited(ada, lobby, gwen)
    harbor.skew += 2 * DAY
    late = await gwen.click(invitation, label=NO)
    assert "no longer open" in late.private[0].text
    assert ada.look(invitation).buttons == []


@pytest.mark.parametrize("how", ["start", "end", "full"])
async def test_it_is_over_with_the_lobby(harbor: Harbor, how: str) -> None:
    lobby = await opened(harbor, "Ada", "Dan")
    ada, gwen = harbor.person("Ada"), harbor.person("Gwen")
    invitation = await invited(ada, lobby, gwen)
    decline = invitation.buttons[1].custom_id
    if how == "start":
        await press(ada, lobby, Verb.START)
    elif how == "end":
        await press(ada, (await ada.slash(HERE, "game end")).answer, Verb.END)
    else:
        for name in ("Bruno", "Fabio"):
            await press(harbor.person(name), lobby, Verb.JOIN)
    await rest(harbor)
    assert ada.look(invitation).buttons == []
    why = {"start": "has begun", "end": "closed already", "full": "table is full"}[how]
    assert why in (await gwen.press(invitation, Kind.BUTTON, decline)).private[0].text


async def test_nobody_is_called_twice_a_day(harbor: Harbor) -> None:
    ada, dan, gwen = map(harbor.person, ("Ada", "Dan", "Gwen"))
    first = await invited(ada, await opened(harbor, "Ada"), gwen)
    assert calls(first) == ["Gwen"]
    for host, place in ((dan, RIVER), (ada, THERE)):
        lobby = await opened(harbor, host.user.name, place=place)
        outcome = await invite(host, lobby, gwen)
        (quiet,) = public(outcome)
        assert calls(quiet) == []
        assert f"<@{gwen.user.id}>" in quiet.text
        assert "within the last 24 hours" in outcome.private[0].text
    harbor.skew += DAY
    other = await opened(harbor, "Dan", place="Il Molo/fiume")
    assert calls(await invited(dan, other, gwen)) == ["Gwen"]


async def test_somebody_refuses_invitations_for_good(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada", "Dan")
    ada, gwen = harbor.person("Ada"), harbor.person("Gwen")
    answer = (await gwen.click(await invited(ada, lobby, gwen), label=NO)).private[0]
    await gwen.click(answer, label="No more invitations")
    assert "Invitations: none" in gwen.look(answer).text
    other = await opened(harbor, "Dan", place=RIVER)
    dan = harbor.person("Dan")
    assert "prefers to find tables without invitations" in await refusal(dan, other, gwen)
    settings = (await gwen.slash(gwen.dm, "settings")).answer
    await gwen.click(settings, label="Allow invitations")
    assert "others may invite you" in gwen.look(settings).text
    assert len(public(await invite(dan, other, gwen))) == 1


async def test_who_cannot_be_invited(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada", "Dan")
    ada, dan, gwen = map(harbor.person, ("Ada", "Dan", "Gwen"))
    bot = Person(harbor.world, harbor.world.bot)
    assert "Bots cannot be invited" in await refusal(ada, lobby, bot)
    assert "You already have a seat" in await refusal(ada, lobby, ada)
    assert "already has a seat" in await refusal(ada, lobby, dan)
    channel = harbor.world.channel(HERE)
    hidden = Overwrite(gwen.user.id, 1, deny=Permission.VIEW_CHANNEL)
    channel.overwrites[gwen.user.id] = hidden
    assert "Gwen cannot see this channel" in await refusal(ada, lobby, gwen)


async def test_a_full_table_asks_nobody_to_join_until_somebody_leaves(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada", "Dan", "Bruno", "Fabio")
    assert not button(lobby, Verb.JOIN).is_enabled
    assert lobby.selects == []
    assert "All 4 seats are taken." in lobby.text
    await press(harbor.person("Dan"), lobby, Verb.LEAVE)
    await rest(harbor)
    gwen = harbor.person("Gwen")
    assert button(gwen.look(lobby), Verb.JOIN).is_enabled
    assert "seats are taken" not in gwen.look(lobby).text
    assert calls(await invited(harbor.person("Ada"), lobby, gwen)) == ["Gwen"]


async def test_a_menu_from_before_the_table_was_full_invites_nobody(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada", "Dan", "Bruno", "Fabio")
    ada, gwen = harbor.person("Ada"), harbor.person("Gwen")
    user = {"id": str(gwen.user.id), "username": "Gwen"}
    people = {"users": {user["id"]: user}, "members": {user["id"]: {}}}
    id = str(to(Verb.INVITE, 1))
    said = await ada.press(lobby, Kind.USER_SELECT, id, values=[user["id"]], resolved=people)
    assert "table is full" in said.private[0].text
    late = await gwen.press(lobby, Kind.BUTTON, str(to(Verb.JOIN, 1)))
    assert "table is full" in late.private[0].text


@pytest.mark.parametrize("status", [400, 403])
async def test_one_that_is_refused_can_be_sent_again_and_then_calls(
    harbor: Harbor, status: int
) -> None:
    lobby = await opened(harbor, "Ada")
    ada, gwen = harbor.person("Ada"), harbor.person("Gwen")
    harbor.world.faults.fail_next(1, "POST */interactions/*/*/callback", status=status)
    assert "could not be sent" in await refusal(ada, lobby, gwen)
    assert calls(await invited(ada, lobby, gwen)) == ["Gwen"]
    harbor.world.complaints.clear()  # the refusal was arranged


async def test_one_that_may_have_arrived_is_not_called_out_again(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada")
    ada, gwen = harbor.person("Ada"), harbor.person("Gwen")
    harbor.world.faults.lose_answers(1, "POST */interactions/*/*/callback")
    await invite(ada, lobby, gwen)
    await rest(harbor)
    await invite(ada, lobby, gwen)
    sent = [m for m in ada.visible(HERE) if f"<@{gwen.user.id}>" in m.text and not m.is_private]
    assert sum(calls(m) == ["Gwen"] for m in sent) == 1
    await gwen.click(sent[0], label=NO)
    assert "has declined" in await refusal(ada, lobby, gwen)
    harbor.world.complaints.clear()  # the lost answer was sent a second time


async def test_buttons_left_by_a_stopped_bot_are_taken_off_at_the_next_start(
    harbor: Harbor,
) -> None:
    lobby = await opened(harbor, "Ada", "Dan")
    ada, gwen = harbor.person("Ada"), harbor.person("Gwen")
    invitation = await invited(ada, lobby, gwen)
    await harbor.stop()
    harbor.skew += 3 * DAY
    await harbor.start()
    await rest(harbor)
    assert ada.look(invitation).buttons == []


async def test_a_message_that_cannot_be_tidied_is_tidied_later(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada", "Dan")
    ada, gwen = harbor.person("Ada"), harbor.person("Gwen")
    invitation = await invited(ada, lobby, gwen)
    route = f"PATCH */channels/*/messages/{invitation.id}"
    harbor.world.faults.refuse_next(1, _UNAVAILABLE, route)
    await press(gwen, lobby, Verb.JOIN)
    await rest(harbor)
    assert verbs(ada.look(invitation)), "this time it could not be"
    harbor.bot.invitations.wake()
    await rest(harbor)
    assert ada.look(invitation).text == "Gwen has taken a seat."
    harbor.world.complaints.clear()  # the refusal was arranged


async def test_a_hostile_name_in_an_invitation_and_its_refusals(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada", "Dan")
    ada, gwen = harbor.person("Ada"), harbor.person("Gwen")
    members = harbor.world.guild("The Quay").members
    members[ada.user.id].nick = "@everyone\n**x**"
    members[gwen.user.id].nick = "<@1>\u202e [a](b)"
    invitation = await invited(ada, lobby, gwen)
    said = await refusal(ada, lobby, gwen)
    await gwen.click(invitation, label=NO)
    for text in (invitation.text, said, ada.look(invitation).text):
        for mark in ("@everyone", "**x", "<@1>", "\u202e", "[a](b", "\n*"):
            assert mark not in text.replace("\\", "\\ ")
    assert calls(ada.look(invitation)) == []


async def test_a_forged_guest_is_refused(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada")
    ada = harbor.person("Ada")
    gwen = str(harbor.person("Gwen").user.id)
    forged: list[list[str]] = [[], ["0"], ["x"], ["9" * 40], [gwen]]
    for values in forged:
        outcome = await ada.press(lobby, Kind.USER_SELECT, "h1|i|1", values=values)
        assert public(outcome) == []
        assert outcome.private[0].text.startswith("This button")
    unknown = await ada.press(lobby, Kind.BUTTON, "h1|X|1|999")
    assert unknown.private[0].text == "There is no such invitation any more."


async def test_a_forged_no_leaves_other_messages_alone(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada", "Dan")
    ada, gwen = harbor.person("Ada"), harbor.person("Gwen")
    message = await invited(ada, lobby, gwen)
    (no,) = [b for b in message.buttons if b.label == NO]
    for _ in range(2):  # the second one comes too late
        said = await gwen.press(lobby, Kind.BUTTON, no.custom_id)
        await rest(harbor)
        assert "You have declined" in said.private[0].text
    assert verbs(gwen.look(lobby)) == verbs(lobby)
    assert verbs(gwen.look(message)) == []


async def test_only_yes_and_no_change_what_is_wanted(harbor: Harbor) -> None:
    gwen = harbor.person("Gwen")
    (page,) = (await gwen.slash(HERE, "settings")).created
    await gwen.press(page, Kind.BUTTON, str(to(Verb.INVITATIONS, 0)))
    said = await gwen.press(page, Kind.BUTTON, str(to(Verb.INVITATIONS, 2)))
    assert said.private[0].text.startswith("This button is not one of mine.")
    assert "Invitations: none." in gwen.look(page).text


async def test_a_table_is_full_when_the_server_says_so(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada", "Dan")
    ada, gwen = harbor.person("Ada"), harbor.person("Gwen")
    message = await invited(ada, lobby, gwen)
    await set_seats(harbor, 0, "2")
    said = await gwen.click(message, label=NO)
    assert "at most 2 players" in said.private[0].text
