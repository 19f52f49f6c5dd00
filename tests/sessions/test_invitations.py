"""Invitations as they are kept: what a stop in between leaves, and who is called how often."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from db import invitations
from db.tables import Table
from sessions.invite import DAY, OPEN_FOR, SENDING, Guest, InvitationOver, Invited
from sessions.sessions import Sessions
from sessions.shapes import Person, Place, TableError
from tests.sessions.tables import ADA, BO, CYD, DI, HERE, open_sessions

THERE = Place(server=2, channel=20, language="it")
EVE = Person(104, "Eve", "en")


def guest(person: Person) -> Guest:
    """Somebody who can be invited."""
    return Guest(person.id, person.name, bot=False, sees=True)


def at(sessions: Sessions, seconds: int) -> None:
    """So long after the beginning."""
    sessions.context.clock = lambda: 1_000 + seconds


async def lobby(sessions: Sessions, host: Person = ADA, place: Place = HERE) -> Table:
    """An open table."""
    return await sessions.lobby.open(place, host, "river_of_gold")


async def sent(sessions: Sessions, table: Table, person: Person, message: int = 7) -> Invited:
    """An invitation whose message has arrived."""
    invited = await sessions.invite.begin(table.id, ADA, guest(person))
    await sessions.invite.sent(invited, table.channel, message)
    return invited


async def test_presses_at_the_same_time_bring_one_invitation() -> None:
    async with open_sessions() as sessions:
        table = await lobby(sessions)
        asked = [sessions.invite.begin(table.id, ADA, guest(BO)) for _ in range(5)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(each, Invited) for each in found) == 1
        refused = [str(each) for each in found if isinstance(each, TableError)]
        assert refused == ["bot-invited-already (name=Bo)"] * 4


async def test_a_bot_that_stopped_before_it_sent_leaves_at_most_one_call() -> None:
    async with open_sessions() as sessions:
        table = await lobby(sessions)
        first = await sessions.invite.begin(table.id, ADA, guest(BO))
        assert first.calls
        with pytest.raises(TableError, match="bot-invited-already"):
            await sessions.invite.begin(table.id, ADA, guest(BO))
        at(sessions, SENDING)  # nobody knows whether its message is there
        again = await sessions.invite.begin(table.id, ADA, guest(BO))
        assert not again.calls
        await sessions.invite.decline(table.id, BO, first.id)
        with pytest.raises(InvitationOver, match="bot-invitation-declined-already"):
            await sessions.invite.decline(table.id, BO, first.id)


@pytest.mark.parametrize("certain", [True, False])
async def test_one_that_failed_is_taken_back(certain: bool) -> None:
    async with open_sessions() as sessions:
        table = await lobby(sessions)
        first = await sessions.invite.begin(table.id, ADA, guest(BO))
        await sessions.invite.unsent(first.id, certain=certain)
        assert (await sessions.invite.begin(table.id, ADA, guest(BO))).calls is certain


async def test_one_that_was_declined_before_it_failed_stays_declined() -> None:
    async with open_sessions() as sessions:
        table = await lobby(sessions)
        first = await sessions.invite.begin(table.id, ADA, guest(BO))
        await sessions.invite.decline(table.id, BO, first.id)
        await sessions.invite.unsent(first.id, certain=False)
        with pytest.raises(TableError, match="bot-invite-declined"):
            await sessions.invite.begin(table.id, ADA, guest(BO))


async def test_a_day_is_counted_over_all_tables_of_all_servers() -> None:
    async with open_sessions() as sessions:
        await sent(sessions, await lobby(sessions), EVE)
        other = await lobby(sessions, BO, THERE)
        at(sessions, DAY - 1)
        quiet = await sessions.invite.begin(other.id, BO, guest(EVE))
        assert not quiet.calls
        await sessions.invite.decline(other.id, EVE, quiet.id)
        third = await lobby(sessions, CYD, replace(HERE, channel=11))
        at(sessions, DAY)
        assert (await sessions.invite.begin(third.id, CYD, guest(EVE))).calls


async def test_an_invitation_of_another_table_cannot_be_declined() -> None:
    async with open_sessions() as sessions:
        table, other = await lobby(sessions), await lobby(sessions, BO, THERE)
        invited = await sent(sessions, table, EVE)
        with pytest.raises(TableError, match="bot-no-such-invitation"):
            await sessions.invite.decline(other.id, EVE, invited.id)
        with pytest.raises(TableError, match="bot-invitation-not-yours"):
            await sessions.invite.decline(table.id, BO, invited.id)


async def test_a_table_that_fills_up_closes_its_invitations_for_good() -> None:
    async with open_sessions() as sessions:
        table = await lobby(sessions)
        invited = await sent(sessions, table, EVE)
        for person in (BO, CYD, DI):
            await sessions.lobby.join(table.id, person)
        (over,) = await sessions.invite.settled()
        assert (over.state, over.message, over.name) == ("over", 7, None)
        await sessions.invite.tidied(7)
        assert await sessions.invite.settled() == []
        with pytest.raises(InvitationOver, match="bot-table-full"):
            await sessions.invite.decline(table.id, EVE, invited.id)
        await sessions.lobby.leave(table.id, DI)
        with pytest.raises(InvitationOver, match="bot-invitation-expired"):
            await sessions.invite.decline(table.id, EVE, invited.id)
        assert await sessions.invite.begin(table.id, ADA, guest(EVE))


async def test_the_guest_of_a_settled_one_goes_by_the_name_of_the_tables_server() -> None:
    async with open_sessions() as sessions:
        table = await lobby(sessions)
        await sent(sessions, table, BO)
        await sessions.lobby.join(table.id, replace(BO, server=HERE.server, nickname="Bosun"))
        await lobby(sessions, BO, THERE)
        await sessions.show.user(replace(BO, server=THERE.server, nickname="Capo"))
        (joined,) = await sessions.invite.settled()
        assert (joined.state, joined.name) == ("joined", "Bosun")


async def test_what_is_open_is_left_alone() -> None:
    async with open_sessions() as sessions:
        await sent(sessions, await lobby(sessions), EVE)
        at(sessions, OPEN_FOR - 1)
        assert await sessions.invite.settled() == []
        at(sessions, OPEN_FOR)
        assert [each.state for each in await sessions.invite.settled()] == ["over"]


async def test_nobody_is_invited_to_a_table_that_has_begun_or_ended() -> None:
    async with open_sessions() as sessions:
        table, other = await lobby(sessions), await lobby(sessions, ADA, THERE)
        invited = await sent(sessions, other, EVE)
        await sessions.lobby.join(table.id, BO)
        await sessions.lobby.start(table.id, ADA)
        await sessions.lobby.end(other.id, ADA, manages=False)
        for number, why in ((table.id, "bot-started-already"), (other.id, "bot-over-already")):
            with pytest.raises(TableError, match=why):
                await sessions.invite.begin(number, ADA, guest(EVE))
        with pytest.raises(InvitationOver, match="bot-over-already"):
            await sessions.invite.decline(other.id, EVE, invited.id)


async def test_the_file_itself_holds_one_open_invitation_a_person_and_table() -> None:
    async with open_sessions() as sessions:
        table = await lobby(sessions)
        await sent(sessions, table, EVE)
        with pytest.raises(Exception, match=r"(?i)unique"):
            await sessions.context.db.run(
                lambda db: invitations.add(db, table.id, EVE.id, 1_000, None)
            )


async def test_invitations_survive_a_restart(tmp_path: object) -> None:
    path = f"{tmp_path}/harbor.db"
    async with open_sessions(path) as sessions:
        table = await lobby(sessions)
        invited = await sent(sessions, table, EVE)
        await sessions.invite.wanted(CYD, wanted=False)
    async with open_sessions(path) as sessions:
        with pytest.raises(TableError, match="bot-invited-already"):
            await sessions.invite.begin(table.id, ADA, guest(EVE))
        with pytest.raises(TableError, match="bot-invite-unwanted"):
            await sessions.invite.begin(table.id, ADA, guest(CYD))
        assert (await sessions.invite.decline(table.id, EVE, invited.id)).id == table.id
