"""A friend plays for somebody: by consent, in full view, until the seat is taken back."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace

import pytest

from db import activations, bulletins
from db.tables import Table
from engine.core.decision import Seat
from sessions.deputies import AGAIN, GRACE, AskedNoMore, Help
from sessions.invite import OPEN_FOR, Guest
from sessions.paces import AS_THEY_COME, DAY, HOUR
from sessions.shapes import BotPlays, Person, TableError, Wish
from tests.sessions.clocks import Tower, tower
from tests.sessions.tables import ADA, BO, CYD, DI, HERE

DAILY = AS_THEY_COME["daily"]
EVE = Person(104, "Eve", "en")


@dataclass
class Trip:
    """A game of two; whoever is up asks a friend."""

    tower: Tower
    table: Table
    owner: Person
    other: Person
    seat: Seat

    async def ask(self, friend: Person = CYD, until: int = 0) -> int:
        """The friend is asked; under which number."""
        found = await self.tower.sessions.deputies.ask(
            self.table.id, self.owner, guest(friend), until
        )
        assert found.deputy is not None
        return found.deputy.id

    async def agreed(self, friend: Person = CYD, until: int = 0) -> int:
        """The friend has said yes."""
        number = await self.ask(friend, until)
        await self.tower.sessions.deputies.accept(self.table.id, friend, number)
        return number

    async def end(self, person: Person, number: int) -> Help:
        """Somebody ends it."""
        return await self.tower.sessions.deputies.end(self.table.id, person, number)

    async def now(self) -> Table:
        """The table as it is."""
        return await self.tower.status(self.table)

    async def deputy(self) -> int:
        """Who plays for the owner."""
        return (await self.now()).chairs[self.seat].deputy

    async def untold(self) -> list[int]:
        """Who is to be called."""
        t = self.tower
        found = await t.sessions.context.db.run(lambda db: activations.to_call(db, t.now, 1, 999))
        return [each.user for each in found]


def guest(person: Person) -> Guest:
    """Somebody who sees the table."""
    return Guest(person.id, person.name, bot=False, sees=True)


class trip(AbstractAsyncContextManager[Trip]):
    """One of these."""

    def __init__(self, pace: str = "daily") -> None:
        self._pace, self._tower = pace, tower(now=1_780_000_000)

    async def __aenter__(self) -> Trip:
        t = await self._tower.__aenter__()
        table = await t.table(pace=self._pace)
        owner, seat = await t.up(table)
        return Trip(t, table, owner, BO if owner is ADA else ADA, seat)

    async def __aexit__(self, *error: object) -> None:
        await self._tower.__aexit__(None, None, None)


# -- asking ---------------------------------------------------------------------------------------


async def test_a_friend_who_says_yes_sees_the_hand_and_plays() -> None:
    async with trip() as t:
        with pytest.raises(TableError, match="bot-not-seated"):
            await t.tower.sessions.show.hand(t.table.id, CYD)
        await t.agreed()
        hand = await t.tower.sessions.show.hand(t.table.id, CYD)
        assert hand.seat == t.seat
        await t.tower.pier.play(t.table, CYD)
        assert await t.tower.pier.up(t.table) == {1 - t.seat}
        users = await t.tower.pier.rows("SELECT DISTINCT user_id FROM answers WHERE user_id > 0")
        assert users == [(CYD.id,)]


async def test_nothing_changes_before_the_friend_has_said_yes() -> None:
    async with trip() as t:
        await t.ask()
        assert await t.deputy() == 0
        with pytest.raises(TableError, match="bot-not-seated-waiting"):
            await t.tower.sessions.play.question(t.table.id, CYD)
        assert await t.untold() == [t.owner.id]


async def test_nobody_is_asked_within_the_first_moment() -> None:
    async with trip() as t:
        await t.ask()

        async def due() -> list[str]:
            now = t.tower.now
            found = await t.tower.sessions.context.db.run(lambda db: bulletins.due(db, now, 9))
            return [each.kind for each in found]

        assert await due() == []
        t.tower.pier.now += GRACE
        assert await due() == ["deputy"]


async def test_the_owner_sees_and_plays_beside_the_friend() -> None:
    async with trip() as t:
        await t.agreed()
        assert (await t.tower.sessions.show.hand(t.table.id, t.owner)).seat == t.seat
        ask = await t.tower.sessions.play.question(t.table.id, CYD)
        assert (await t.tower.sessions.play.question(t.table.id, t.owner)).asked == ask.asked
        await t.tower.pier.play(t.table, t.owner)
        assert await t.tower.pier.up(t.table) == {1 - t.seat}


async def test_the_friend_steps_back_in_a_draft_that_the_owner_has_begun() -> None:
    async with trip() as t:
        await t.agreed()
        play = t.tower.sessions.play
        ask = await play.question(t.table.id, t.owner)
        step = await play.pick(t.table.id, t.owner, ask.asked, (0,))
        assert step.ask is not None
        assert step.ask.can_step_back
        assert (await play.step_back(t.table.id, CYD)).ask is not None
        assert not (await play.question(t.table.id, t.owner)).can_step_back


async def test_only_who_knows_no_other_hand_may_be_asked() -> None:
    async with trip() as t:
        for person, why in ((t.other, "deputy-would-see"), (t.owner, "deputy-yourself")):
            with pytest.raises(TableError, match=why):
                await t.ask(person)
        robot, blind = replace(guest(CYD), bot=True), replace(guest(CYD), sees=False)
        for friend, why in ((robot, "bot-no-bots"), (blind, "deputy-unseen")):
            with pytest.raises(TableError, match=why):
                await t.tower.sessions.deputies.ask(t.table.id, t.owner, friend)
        await t.agreed()
        with pytest.raises(TableError, match="deputy-plays-another"):
            await t.tower.sessions.deputies.ask(t.table.id, t.other, guest(CYD))


async def test_whoever_has_seen_one_hand_is_shown_no_other() -> None:
    async with trip() as t:
        await t.end(t.owner, await t.agreed())
        with pytest.raises(TableError, match="deputy-knows-a-hand"):
            await t.tower.sessions.deputies.ask(t.table.id, t.other, guest(CYD))
        seats = t.tower.sessions.seats
        theirs = 1 - t.seat
        await seats.offer(t.table.id, t.other, theirs, t.other.id, manages=False)
        with pytest.raises(TableError, match="deputy-knows-a-hand"):
            await seats.take(t.table.id, CYD, theirs)
        with pytest.raises(TableError, match="deputy-knows-a-hand"):
            await t.tower.sessions.repairs.reassign(t.table.id, DI, theirs, t.other.id, CYD)
        await seats.offer(t.table.id, t.owner, t.seat, t.owner.id, manages=False)
        assert (await seats.take(t.table.id, CYD, t.seat)).after.user == CYD.id


async def test_somebody_who_has_given_up_a_seat_knows_its_hand() -> None:
    async with tower() as t:
        table = await t.table(ADA, BO, CYD)
        mover, seat = await t.up(table, ADA, BO, CYD)
        await t.pier.play(table, mover)
        await t.sessions.repairs.vacate(table.id, DI, seat, mover.id)
        other = next(p for p in (ADA, BO, CYD) if p is not mover)
        with pytest.raises(TableError, match="deputy-knows-a-hand"):
            await t.sessions.deputies.ask(table.id, other, guest(mover))


async def test_it_takes_a_seat_of_a_running_game_that_no_bot_plays() -> None:
    async with trip() as t:
        ask = t.tower.sessions.deputies.ask
        with pytest.raises(TableError, match="deputy-seated-only"):
            await ask(t.table.id, DI, guest(CYD))
        await t.tower.sessions.bots.take_over(t.table.id, t.seat, "easy")
        with pytest.raises(BotPlays):
            await t.ask()
        await t.tower.sessions.lobby.end(t.table.id, ADA, manages=True)
        with pytest.raises(TableError, match="bot-not-running"):
            await ask(t.table.id, t.other, guest(CYD))


async def test_one_friend_a_seat_however_often_it_is_pressed() -> None:
    async with trip() as t:
        tries = [t.ask(person) for person in (CYD, CYD, DI)]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(each, int) for each in found) == 1
        assert [e.why.key for e in found if isinstance(e, TableError)] == [
            "deputy-asked-already"
        ] * 2


async def test_whoever_wants_no_invitations_or_has_declined_is_left_alone() -> None:
    async with trip() as t:
        await t.tower.sessions.invite.wanted(DI, wanted=False)
        with pytest.raises(TableError, match="deputy-unwanted"):
            await t.ask(DI)
        await t.tower.sessions.deputies.decline(t.table.id, CYD, await t.ask())
        with pytest.raises(TableError, match="deputy-declined"):
            await t.ask()
        t.tower.pier.now += AGAIN
        await t.ask()


async def test_nobody_is_called_twice_a_day() -> None:
    async with trip() as t:
        first = await t.tower.sessions.deputies.find(await t.ask())
        assert first is not None
        assert first.deputy is not None
        assert first.deputy.calls
        await t.end(t.owner, first.deputy.id)
        again = await t.tower.sessions.deputies.find(await t.ask())
        assert again is not None
        assert again.deputy is not None
        assert not again.deputy.calls


# -- answering ------------------------------------------------------------------------------------


async def test_stale_and_foreign_presses_are_refused_with_the_reason() -> None:
    async with trip() as t:
        deputies, number = t.tower.sessions.deputies, await t.ask()
        for press in (deputies.accept, deputies.decline):
            with pytest.raises(TableError, match="deputy-asks-another"):
                await press(t.table.id, DI, number)
            with pytest.raises(AskedNoMore, match="deputy-over"):
                await press(t.table.id, CYD, number + 1)
            with pytest.raises(AskedNoMore, match="deputy-over"):
                await press(t.table.id + 1, CYD, number)
        with pytest.raises(TableError, match="deputy-not-yours"):
            await t.end(t.other, number)
        await deputies.accept(t.table.id, CYD, number)
        for press in (deputies.accept, deputies.decline):
            with pytest.raises(AskedNoMore, match="deputy-acts-already"):
                await press(t.table.id, CYD, number)
        await t.end(t.owner, number)
        for person in (t.owner, CYD):
            with pytest.raises(TableError, match="deputy-over"):
                await t.end(person, number)


async def test_an_answer_that_comes_too_late_counts_for_nothing() -> None:
    async with trip("friends") as t:
        number = await t.ask()
        t.tower.pier.now += OPEN_FOR
        with pytest.raises(AskedNoMore, match="deputy-over"):
            await t.tower.sessions.deputies.accept(t.table.id, CYD, number)
        assert await t.tower.sessions.deputies.settled() == [], "it was never posted"
        await t.ask(DI)


async def test_a_message_says_what_became_of_it() -> None:
    async with trip() as t:
        number = await t.ask()
        await t.tower.sessions.deputies.posted(number, 10, 77)
        assert await t.tower.sessions.deputies.settled() == []
        t.tower.pier.now += OPEN_FOR
        (found,) = await t.tower.sessions.deputies.settled()
        assert found.deputy is not None
        assert (found.deputy.state, found.deputy.message) == ("over", 77)
        await t.tower.sessions.deputies.shown(number)
        assert await t.tower.sessions.deputies.settled() == []


async def test_the_answer_counts_for_the_seat_as_it_was() -> None:
    async with trip() as t:
        number = await t.ask()
        await t.tower.sessions.repairs.vacate(t.table.id, DI, t.seat, t.owner.id)
        with pytest.raises(AskedNoMore, match="deputy-over"):
            await t.tower.sessions.deputies.accept(t.table.id, CYD, number)
        await t.tower.sessions.repairs.reassign(t.table.id, DI, t.seat, 0, CYD)


# -- who is called --------------------------------------------------------------------------------


async def test_the_friend_is_called_in_place_of_the_owner_once() -> None:
    async with trip() as t:
        number = await t.agreed()
        assert await t.untold() == [CYD.id]
        assert (await t.tower.sessions.show.of_user(CYD.id))[0].waits
        assert not (await t.tower.sessions.show.of_user(t.owner.id))[0].waits
        await t.end(CYD, number)
        assert await t.untold() == [t.owner.id], "whoever is handed it back is told"
        await t.end(t.owner, await t.agreed(DI))
        assert await t.untold() == [], "whoever has taken it back knows"


async def test_by_the_way_and_at_the_hours_that_the_friend_likes() -> None:
    async with trip() as t:
        notices = t.tower.sessions.notices
        await notices.choose(CYD, lambda known: replace(known, way="dm"))
        await t.agreed()
        assert await t.untold() == []
        t.tower.pier.now += 60
        assert await notices.due() == [CYD.id]
        mail = await notices.mail(CYD.id)
        assert mail is not None
        assert mail.table == t.table.id


async def test_an_owner_who_is_away_is_played_for() -> None:
    async with trip() as t:
        await t.agreed()
        await t.tower.sessions.absences.leave(t.owner, t.tower.now + DAY)
        assert await t.untold() == [CYD.id]
        await t.tower.later(DAILY.bank)
        left = await t.tower.left(t.table, t.seat)
        assert left == DAILY.bank, "the seat's clock stands still"


async def test_the_clock_is_the_seats_and_is_not_wound_by_changing_hands() -> None:
    async with trip() as t:
        await t.tower.later(HOUR)
        number = await t.agreed()
        await t.tower.later(HOUR)
        await t.end(t.owner, number)
        assert await t.tower.left(t.table, t.seat) == DAILY.bank - 2 * HOUR


async def test_reminders_reach_whoever_plays_and_no_one_twice() -> None:
    async with trip() as t:
        await t.agreed()
        await t.tower.later(DAILY.bank // 2)
        assert await t.tower.owed("remind") == [("remind", 1, t.seat)]
        reminder = await t.tower.sessions.clocks.reminder(t.table.id, t.seat)
        assert reminder is not None
        assert reminder.chair.acting == CYD.id
        for notice in await t.tower.sessions.post.due():
            await t.tower.sessions.post.delivered(notice)
        deputy = (await t.tower.sessions.deputies.of(t.table.id, CYD)).deputy
        assert deputy is not None
        await t.end(CYD, deputy.id)
        await t.tower.later(1)
        assert await t.tower.owed("remind") == []


# -- what is on record ----------------------------------------------------------------------------


async def test_the_table_is_told_and_each_turn_is_on_record() -> None:
    async with trip() as t:
        number = await t.agreed()
        assert await t.tower.told() == ["deputy-did-begin"]
        await t.tower.pier.play(t.table, CYD)
        seen = (await t.tower.sessions.show.poster(t.table.id)).seen
        assert seen.acted == {t.seat: "Cyd"}
        assert (await t.tower.told())[1:] == ["deputy-did-play"]
        log = await t.tower.sessions.show.log(t.table.id, t.other, 0)
        assert set(log.acted.values()) == {(t.seat, "Cyd")}
        await t.end(t.owner, number)
        await t.tower.pier.play(t.table, t.other)
        assert (await t.tower.sessions.show.poster(t.table.id)).seen.acted == {}
        await t.tower.pier.play(t.table, t.owner)
        assert (await t.tower.sessions.show.poster(t.table.id)).seen.acted == {}
        assert (await t.tower.told())[2:] == ["deputy-did-take-back"]


async def test_who_was_away_learns_which_turns_a_friend_has_played() -> None:
    async with trip() as t:
        number = await t.agreed()
        await t.tower.pier.play(t.table, CYD)
        await t.tower.pier.play(t.table, t.other)
        await t.tower.pier.play(t.table, CYD)
        await t.end(t.owner, number)
        await t.tower.pier.play(t.table, t.other)
        found = await t.tower.sessions.show.since(t.table.id, t.owner)
        turns = [turn for turn in found.turns if turn.seat is not None]  # without the deal
        assert [turn.seat for turn in turns] == [t.seat, 1 - t.seat] * 2
        assert [dict(turn.acted) for turn in turns] == [{t.seat: "Cyd"}, {}] * 2


async def test_nothing_that_is_told_of_it_tells_of_the_hand() -> None:
    async with trip() as t:
        await t.agreed()
        await t.tower.pier.play(t.table, CYD)
        args = await t.tower.pier.rows("SELECT DISTINCT args FROM audit")
        letter = "AB"[t.seat]
        assert args == [(f'{{"name":"<@{t.owner.id}>","letter":"{letter}"}}',)]


# -- what stays with the owner --------------------------------------------------------------------


async def test_votes_stay_with_the_owner() -> None:
    async with trip() as t:
        await t.agreed()
        votes = t.tower.sessions.votes
        with pytest.raises(TableError, match="deputy-no-vote"):
            await votes.propose(t.table.id, CYD, Wish("pause", detail="1w"), manages=False)
        await votes.propose(t.table.id, t.other, Wish("end"), manages=False)
        with pytest.raises(TableError, match="deputy-no-vote"):
            await votes.say(t.table.id, CYD, 1, yes=True)
        with pytest.raises(TableError, match="deputy-no-vote"):
            await votes.say(t.table.id, CYD, 1, yes=True, manages=True)
        assert (await votes.say(t.table.id, t.owner, 1, yes=False)).proposal.state == "refused"


async def test_what_is_settled_in_advance_is_the_seats() -> None:
    async with trip() as t:
        await t.agreed()
        standing = t.tower.sessions.standing
        own = await standing.look(t.table.id, t.owner)
        assert (await standing.look(t.table.id, CYD)).kinds == own.kinds
        with pytest.raises(TableError, match="bot-not-seated"):
            await standing.look(t.table.id, DI)


# -- how it ends ----------------------------------------------------------------------------------


async def test_it_ends_on_its_day() -> None:
    async with trip() as t:
        with pytest.raises(TableError, match="clock-away-past"):
            await t.ask(until=t.tower.now)
        await t.agreed(until=t.tower.now + DAY)
        await t.tower.later(DAY - 1)
        assert await t.deputy() == CYD.id
        await t.tower.later(1)
        assert await t.deputy() == 0
        assert (await t.tower.told())[-1] == "deputy-did-end"


async def test_it_ends_with_the_seat_the_game_and_the_friend() -> None:
    async def vacated(t: Trip) -> None:
        await t.tower.sessions.repairs.vacate(t.table.id, DI, t.seat, t.owner.id)

    async def replaced(t: Trip) -> None:
        await t.tower.sessions.repairs.reassign(t.table.id, DI, t.seat, t.owner.id, EVE)

    async def bot(t: Trip) -> None:
        await t.tower.sessions.bots.take_over(t.table.id, t.seat, "easy")

    async def ended(t: Trip) -> None:
        await t.tower.sessions.lobby.end(t.table.id, ADA, manages=True)

    async def friend_away(t: Trip) -> None:
        await t.tower.sessions.absences.leave(CYD, t.tower.now + DAY)

    async def friend_left(t: Trip) -> None:
        await t.tower.sessions.deputies.left_server(t.table.id, CYD.id)

    async def friend_forgotten(t: Trip) -> None:
        await t.tower.sessions.privacy.forget(CYD)

    async def owner_forgotten(t: Trip) -> None:
        await t.tower.sessions.privacy.forget(t.owner)

    ends = (vacated, replaced, bot, ended)
    for end in (*ends, friend_away, friend_left, friend_forgotten, owner_forgotten):
        async with trip() as t:
            await t.agreed()
            await end(t)
            assert await t.deputy() == 0, end.__name__
            states = await t.tower.pier.rows("SELECT state FROM deputies")
            assert states == [("over",)], end.__name__
            with pytest.raises(TableError):
                await t.tower.sessions.play.question(t.table.id, CYD)


async def test_who_is_away_cannot_begin_to_play_for_others() -> None:
    async with trip() as t:
        number = await t.ask()
        await t.tower.sessions.absences.leave(CYD, t.tower.now + HOUR)
        with pytest.raises(TableError, match="deputy-is-away"):
            await t.tower.sessions.deputies.accept(t.table.id, CYD, number)
        await t.tower.sessions.absences.come_back(CYD)
        await t.tower.sessions.deputies.accept(t.table.id, CYD, number)


async def test_what_is_stored_of_it_is_told_and_forgotten() -> None:
    async with trip() as t:
        await t.agreed()
        await t.tower.pier.play(t.table, CYD)
        privacy = t.tower.sessions.privacy
        assert b"deputies" in await privacy.export(CYD.id)
        assert b"deputies" in await privacy.export(t.owner.id)
        await privacy.forget(CYD)
        assert b"deputies" not in await privacy.export(CYD.id)
        named = f"SELECT * FROM deputies WHERE {CYD.id} IN (user_id, deputy_user_id)"
        assert await t.tower.pier.rows(named) == []
        assert await t.tower.pier.rows(f"SELECT * FROM audit WHERE args LIKE '%{CYD.id}%'") == []


async def test_a_server_that_is_forgotten_takes_it_along() -> None:
    async with trip() as t:
        await t.agreed()
        await t.tower.sessions.privacy.forget_server(HERE.server)
        assert await t.tower.pier.rows("SELECT * FROM deputies") == []
