"""What a table decides together: asked once, answered by yes or no, closed by the clock (A19).

Whoever sits at a table can ask for a pause, for somebody to go on in the place of one who holds it
up, for a turn to be taken back, for an end. More than half of those asked decide at once; silence
counts as abstaining after a while. To go back needs everybody.
"""

from __future__ import annotations

from dataclasses import dataclass
from logging import getLogger

from db import audit, bulletins, proposals, silence, tables
from db.connection import Connection
from db.proposals import Proposal, Wish
from db.tables import Table
from engine.core.decision import Seat
from engine.core.errors import Refused, Unstored, without_values
from engine.core.words import Msg
from sessions import ticking
from sessions.ballot import (
    BY_MANAGERS,
    HELD_UP,
    LATE,
    NO,
    OF_A_POSITION,
    PAUSES,
    REASONS,
    YES,
    Choice,
    Vote,
    alone,
    check_may_ask,
    concerned,
    in_whose_name,
    is_over,
    patience,
    verdict,
    voters,
    wanted,
)
from sessions.context import Context, Live
from sessions.lobby import BOTS
from sessions.repairs import Repairs
from sessions.resolved import Resolutions, Settle
from sessions.shapes import BotPlays, Person, TableError

_AS_USUAL = ("pause", "resume")  # what the host of a table, or a manager, decides alone
_log = getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Done:
    """What became of a wish: it is done, or the others at the table are asked first."""

    table: Table
    asked: bool = False


class Votes:
    """Use cases of what is asked at a table."""

    def __init__(self, context: Context, repairs: Repairs, resolutions: Resolutions) -> None:
        self._context = context
        self._repairs = repairs
        self._resolutions = resolutions

    # -- asking -----------------------------------------------------------------------------------

    async def propose(
        self, table: int, person: Person, wish: Wish, *, manages: bool = False
    ) -> Done:
        """Ask the others, or do it at once where nobody else has a say."""
        known = await self._context.table_of(table, person)
        check_may_ask(known, person)
        wish = await self._checked(known, person, wish)
        own = manages or known.host == person.id or known.resting
        by_right = wish.kind in _AS_USUAL and own
        if by_right or alone(known, person, wish):
            await self._resolutions.carry_out(known, wish, person, _nothing)
            return Done(known)
        return await self._ask(known, person, wish)

    async def stand_in(self, table: int, person: Person, seat: Seat, revision: int) -> Done:
        """A manager answers for a seat that is missed."""
        known = await self._now(table, revision)
        if seat >= len(known.chairs):
            raise TableError("bot-no-such-seat")
        wish = Wish("fallback", seat, revision, known.chairs[seat].user)
        if not await self._needs_consent(known, person):
            await self._resolutions.carry_out(known, wish, person, _nothing)
            return Done(known)
        if seat not in (await self._context.live(known)).published.asked:
            raise TableError("tables-not-waited-for")
        return await self._ask(known, person, wish)

    async def roll_back(self, table: int, person: Person, to: int, revision: int) -> Done:
        """A manager takes the game back to an earlier hand-over."""
        known = await self._now(table, revision)
        wish = Wish("rollback", to, revision)
        if not await self._needs_consent(known, person):
            await self._resolutions.carry_out(known, wish, person, _nothing)
            return Done(known)
        await self._check_point(known, to)
        return await self._ask(known, person, wish)

    async def _now(self, table: int, revision: int) -> Table:
        """A running game that still stands as it did when it was looked at."""
        known = await self._context.table(table)
        if known.status != "playing":
            raise TableError("bot-not-running")
        if await self._repairs.revision(known) != revision:
            raise TableError("tables-moved-on")
        return known

    async def _needs_consent(self, known: Table, person: Person) -> bool:
        """Of somebody who plays against bots alone their own word is enough."""
        return not known.practice and await self._concerned(known, person)

    async def _concerned(self, known: Table, person: Person) -> bool:
        return await self._context.db.run(lambda db: concerned(db, known, person.id))

    async def _checked(self, known: Table, person: Person, wish: Wish) -> Wish:
        """Refuse what cannot be asked for now; about a seat it is of its question, too."""
        if wish.kind == "pause" and known.paused_by is not None:
            raise TableError("tables-paused-already")
        if wish.kind == "resume" and known.paused_by is None:
            raise TableError("tables-not-paused")
        if wish.kind in HELD_UP:
            return await self._held_up(known, person, wish)
        if wish.kind == "undo":
            await self._now(known.id, wish.revision)
            await self._check_point(known, wish.subject)
        allowed = {"pause": PAUSES, "undo": REASONS}.get(wish.kind, ("",))
        if wish.detail not in allowed:
            raise TableError("bot-unknown-choice", choices=", ".join(allowed))
        return wish

    async def _check_point(self, known: Table, to: int) -> None:
        if await self._repairs.point(known.id, to) is None:
            raise TableError("tables-no-such-point")

    async def _held_up(self, known: Table, person: Person, wish: Wish) -> Wish:
        """Only about somebody else's seat, and only while the table waits for it."""
        if wish.subject >= len(known.chairs):
            raise TableError("bot-no-such-seat")
        chair = known.chairs[wish.subject]
        if chair.user != wish.about:
            raise TableError("bot-seat-changed")
        if chair.user == person.id:
            raise TableError("votes-own-seat")
        if wish.kind == "bot" and wish.detail not in BOTS:
            raise TableError("bot-unknown-choice", choices=", ".join(BOTS))
        if wish.kind == "replace" and chair.offered:
            raise TableError("bot-offered-already")
        asked = (await self._context.live(known)).published.asked
        if chair.bot or (chair.taken and chair.seat not in asked):
            raise TableError("tables-not-waited-for")
        number = asked[chair.seat] if chair.taken else 0  # a vacant seat always is to be filled
        return Wish(wish.kind, chair.seat, number, chair.user, wish.detail)

    async def _ask(self, known: Table, person: Person, wish: Wish) -> Done:
        """In the table's channel, once; of each kind there is one at a time."""
        await self.see_to(known.id)
        now = self._context.clock()

        def work(db: Connection) -> None:
            for other in proposals.open_at(db, known.id):
                if other.kind != wish.kind:
                    continue
                if (other.user, other.wish) == (person.id, wish):
                    return
                if wish.kind not in BY_MANAGERS:
                    raise TableError("votes-open-already")
                proposals.settle(db, other.id, "over")
            made = proposals.add(db, known.id, person.id, wish, now, now + patience(known))
            proposals.say(db, made, person.id, YES)
            bulletins.owe(db, known.server, known.channel, "poll", made, now)

        await self._context.db.run(work)
        self._context.nudge()
        return Done(known, asked=True)

    # -- answering --------------------------------------------------------------------------------

    async def say(
        self, number: int, person: Person, proposal: int, *, yes: bool, manages: bool = False
    ) -> Vote:
        """For or against it, as often as one likes; a manager who does not play decides alone."""
        known = await self._context.table(number)
        vote = await self._open(known, proposal)
        is_asked = any(chair.user == person.id for chair in vote.voters)
        by_right = manages and not await self._may_not_decide(known, person, vote)
        if not is_asked and not by_right:
            await self._refuse(known, person, vote, manages=manages)
            return vote
        if by_right:
            return await self._decide(vote, "manager" if yes else "refused", person)
        if vote.proposal.user == person.id and not yes:  # whoever asked takes it back so
            return await self._decide(vote, "withdrawn", person)
        return await self._said(vote, person, YES if yes else NO)

    async def choose(self, proposal: int, person: Person, choice: Choice) -> Vote:
        """One of those whom the clock asks says what now."""
        vote = await self.asked(proposal)
        if vote is None:
            raise TableError("clock-decided")
        if all(chair.user != person.id for chair in vote.voters):
            raise TableError("clock-not-asked")
        return await self._said(vote, person, choice)

    async def _may_not_decide(self, known: Table, person: Person, vote: Vote) -> bool:
        return vote.proposal.user == person.id or await self._concerned(known, person)

    async def _open(self, known: Table, proposal: int) -> Vote:
        if known.status != "playing":
            raise TableError("bot-not-running")
        vote = await self.asked(proposal)
        if vote is None or vote.table.id != known.id or vote.wish.kind == LATE:
            raise TableError("tables-poll-over")
        return vote

    async def _refuse(self, known: Table, person: Person, vote: Vote, *, manages: bool) -> None:
        """Why somebody has no say; a manager who has asked is shown how it stands."""
        if person.id == vote.wish.about:
            raise TableError("votes-about-you")
        seat = known.seat_of(person.id)
        if seat is not None and known.chairs[seat].bot:
            raise BotPlays(known.id)
        if seat is None and known.seat_played_by(person.id) is not None:
            raise TableError("deputy-no-vote")
        if not manages:
            raise TableError("tables-poll-others")

    async def _said(self, vote: Vote, person: Person, choice: str) -> Vote:
        """Write it down; what is decided by it is done at once."""
        proposal = vote.proposal

        def work(db: Connection) -> None:
            found = proposals.find(db, proposal.id)
            if found is None or not found.open:
                raise is_over(proposal)
            proposals.say(db, proposal.id, person.id, choice)

        await self._context.db.run(work)
        now = await self.asked(proposal.id)
        if now is None:
            raise is_over(proposal)
        if how := verdict(now, self._context.clock()):
            return await self._decide(now, how, person)
        return now

    async def _decide(self, vote: Vote, how: str, by: Person | None = None) -> Vote:
        """Carry it out, or say that nothing comes of it: once, whoever else is at it."""
        alone, proposal = how == "manager", vote.proposal

        def settle(db: Connection) -> None:
            if not proposals.settle(db, proposal.id, how, by.id if alone and by else 0):
                raise is_over(proposal)
            if proposal.kind == LATE:
                self._chosen(db, vote, how)

        if how in ("table", "silence", "manager"):
            who = by if alone and by else in_whose_name(vote, by)
            await self._resolutions.carry_out(vote.table, wanted(vote), who, settle)
        else:
            await self._context.db.run(lambda db: self._write_down(db, vote, how, settle))
        return await self.read(proposal.id) or vote

    def _chosen(self, db: Connection, vote: Vote, how: str) -> None:
        """The message that asked goes, unless nobody has pressed on it: then it says what came."""
        proposals.chosen(db, vote.proposal.id, vote.leading)
        if how != "silence":
            ticking.close(db, vote.proposal, self._context.clock())

    def _write_down(self, db: Connection, vote: Vote, how: str, settle: Settle) -> None:
        """What came to nothing is on record, too; the message that asked tells everybody."""
        settle(db)
        table, now = vote.table, self._context.clock()
        what = Msg(f"votes-log-{how}", {"what": Msg(f"votes-kind-{vote.wish.kind}")})
        audit.write(db, table.server, vote.proposal.user, now, what, table.id)

    # -- how it stands ----------------------------------------------------------------------------

    async def asked(self, proposal: int) -> Vote | None:
        """How it stands; None if it is over, or the game has gone on since."""
        vote = await self.read(proposal)
        if vote is None or not vote.proposal.open or await self._is_overtaken(vote):
            return None
        return vote

    async def read(self, proposal: int) -> Vote | None:
        """How it stands, or what has become of it."""

        def work(db: Connection) -> tuple[Proposal, dict[int, str], Table | None] | None:
            found = proposals.find(db, proposal)
            if found is None:
                return None
            return found, proposals.said(db, proposal), tables.find(db, found.table)

        if (found := await self._context.db.run(work)) is None:
            return None
        asked, said, known = found
        if known is None:
            return None
        back = asked.kind in ("rollback", "undo") and known.status == "playing"
        point = await self._repairs.point(known.id, asked.wish.subject) if back else None
        return Vote(known, asked, voters(known, asked.user, asked.wish), said, point)

    async def _is_overtaken(self, vote: Vote) -> bool:
        """Whether the game or the table has gone on, so that it makes no sense any more."""
        known, wish = vote.table, vote.wish
        if known.status != "playing":
            return True
        if wish.kind in ("pause", "resume"):
            return (known.paused_by is None) == (wish.kind == "resume")
        live = await self._context.live(known)
        if wish.kind in ("rollback", "undo") and vote.point is None:
            return True
        if wish.kind in OF_A_POSITION:
            return live.published.revision != wish.revision
        return wish.kind in HELD_UP and not _still_held_up(known, live, wish)

    # -- by the clock -----------------------------------------------------------------------------

    async def see_to_all(self) -> None:
        """Close what is late or overtaken, and let tables go on whose pause is over."""
        now, part = self._context.clock(), self._context.duty.part

        def work(db: Connection) -> tuple[list[Proposal], list[tuple[int, int]]]:
            return proposals.open_anywhere(db, part), silence.over(db, now, part)

        asked, rested = await self._context.db.look(work)
        for proposal in asked:
            await self._see_to(proposal)
        for table, user in rested:
            await self._go_on(table, Person(user, "", ""))

    async def _go_on(self, table: int, person: Person) -> None:
        """What cannot go on keeps no other table from it."""
        try:
            await self._repairs.resume(table, person, "votes-did-go-on")
        except Unstored:
            raise
        except Exception as error:
            _log.error("table %d does not go on, %s", table, without_values(error))

    async def see_to(self, table: int) -> None:
        """The same of one table."""
        for proposal in await self._context.db.run(lambda db: proposals.open_at(db, table)):
            await self._see_to(proposal)

    async def _see_to(self, proposal: Proposal) -> None:
        """What cannot be carried out is over; the others are seen to in any case."""
        now = self._context.clock()
        try:
            vote = await self.asked(proposal.id)
            if vote is None:
                await self._context.db.run(lambda db: ticking.drop(db, proposal, now))
            elif how := verdict(vote, now):
                await self._decide(vote, how)
        except Refused as refused:
            why = refused.why.key
            _log.info("table %d: vote %d is over, %s", proposal.table, proposal.id, why)
            await self._context.db.run(lambda db: ticking.drop(db, proposal, now))
        except Unstored:
            raise
        except Exception as error:  # of a table that cannot be read; it stays open
            _log.error("table %d: no vote, %s", proposal.table, without_values(error))

    # -- its message ------------------------------------------------------------------------------

    async def posted(self, proposal: int, channel: int, message: int) -> None:
        """This message asks."""
        work = (proposal, channel, message)
        await self._context.db.run(lambda db: proposals.posted(db, *work))

    async def stale(self) -> list[Vote]:
        """Those whose message does not say yet what became of them."""
        part = self._context.duty.part
        found = await self._context.db.look(lambda db: proposals.stale(db, part))
        votes = [await self.read(proposal.id) for proposal in found]
        return [vote for vote in votes if vote is not None]

    async def shown(self, proposal: int) -> None:
        """Its message says it, or is gone."""
        await self._context.db.run(lambda db: proposals.shown(db, proposal))


def _still_held_up(known: Table, live: Live, wish: Wish) -> bool:
    """Whether the same person is still asked the same."""
    chair = known.chairs[wish.subject]
    if chair.user != wish.about or chair.bot:
        return False
    return chair.vacant or live.published.asked.get(chair.seat) == wish.revision


def _nothing(db: Connection) -> None:
    """Nobody was asked."""
