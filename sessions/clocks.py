"""What happens by the clock of a table: reminders, defaults, and what the others choose at zero.

Nobody loses by the clock. Whose time is up gets more of it once; after that the others who sit
there are offered what to do, and whatever they choose, its owner can come back (rows A4, A10, A14).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from logging import getLogger

from db import activations, berths, clocks, notices, outbox, proposals, sendings, tables
from db.clocks import Kept
from db.connection import Connection
from db.part import ALL, Part
from db.proposals import Proposal, Wish
from db.sendings import Sending
from db.tables import Chair, Table
from engine.core.decision import Seat
from engine.core.errors import Refused, Unstored, without_values
from engine.core.seats import LETTERS
from engine.core.tokens import shown
from engine.core.words import Msg, msg
from sessions import away, deputies, owing, ticking
from sessions.ballot import LATE, Choice, Vote, patience, voters
from sessions.context import Context
from sessions.duty import Duty
from sessions.ledger import Also
from sessions.nudges import may_be_reminded
from sessions.pace_words import lasting
from sessions.paces import MINUTE, read
from sessions.play import Play
from sessions.repairs import Repairs
from sessions.shapes import Person, TableError
from sessions.turns import CLOCK
from sessions.votes import Votes

_TOLD_OF = 5 * MINUTE  # an outage that has moved what tables say of their clocks
_log = getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Reminder:
    """Somebody holds a table up, and nobody has told them for a while."""

    table: Table
    chair: Chair
    at: int | None  # when their time is up; None: they have as long as it takes
    by_mail: bool  # they want to be told by direct message
    asker: Chair | None = None  # whoever asks them kindly; None: the clock reminds them


class Clocks:
    """Use cases of clocks; time comes from the context alone."""

    def __init__(self, context: Context, play: Play, votes: Votes, repairs: Repairs) -> None:
        self._context = context
        self._play = play
        self._votes = votes
        self._repairs = repairs

    # -- by the clock -----------------------------------------------------------------------------

    async def resume(self) -> None:
        """The bot was not there, or could not be reached: that time is nobody's fault."""
        now, duty = self._context.clock(), self._context.duty

        def work(db: Connection) -> None:
            for part, last in _last_heard(db, duty):
                _credit(db, part, last, now)
            _heard(db, duty, now)

        await self._context.db.run(work)

    async def see_to_all(self) -> bool:
        """Remind, give more time, ask the others, play defaults; whether anything is to be sent."""
        now = self._context.clock()
        duty = self._context.duty
        owed, late = await self._context.db.run(lambda db: _look(db, now, duty))
        for kept in late:
            await self._default(kept)
        return owed or bool(late)

    async def seconds_to_next(self) -> int | None:
        """How long until something is to be done; None while nothing runs."""
        now = self._context.clock()
        part = self._context.duty.audible
        at = await self._context.db.run(lambda db: _next(db, now, part))
        return None if at is None else max(0, at - now)

    async def _default(self, kept: Kept) -> None:
        """What fails is tried again later, so that the others are seen to."""
        try:
            known = await self._context.table(kept.table)
            up = partial(self._is_up, kept)
            await self._play.time_out(kept.table, kept.seat, up, self._telling(known, kept))
        except Unstored:
            raise
        except Refused:
            return  # the table is not where it was
        except Exception as error:
            where = without_values(error)
            _log.error("table %d: no default for seat %d, %s", kept.table, kept.seat, where)
            now = self._context.clock()
            await self._context.db.run(lambda db: ticking.extend(db, kept, now))

    async def _is_up(self, kept: Kept) -> bool:
        """Whether it still is what its seat is asked."""
        now = self._context.clock()

        def work(db: Connection) -> bool:
            found = ticking.of_seat(db, kept.table, kept.seat)
            same = found is not None and found.asked == kept.asked and found.goes_on
            return same and found is not None and ticking.is_up(found, now)

        return await self._context.db.run(work)

    def _telling(self, known: Table, kept: Kept) -> Also:
        now = self._context.clock()

        def also(db: Connection) -> None:
            what = _about("clock-did-default", known.chairs[kept.seat])
            owing.told(db, known, CLOCK, what, now)

        return also

    # -- what is sent -----------------------------------------------------------------------------

    async def reminder(self, table: int, seat: Seat) -> Reminder | None:
        """Whom a reminder reminds, if they still hold the table up; held over quiet hours."""
        now = self._context.clock()

        return await self._context.db.run(lambda db: _reminder(db, table, seat, now))

    async def reminded(self, seat: Seat, channel: int, sending: Sending, message: int) -> None:
        """The reminder is there; the one before it goes."""
        now = self._context.clock()

        def work(db: Connection) -> None:
            ticking.forget_reminder(db, sending.table, seat, now)
            clocks.keep_reminder(db, sending.table, seat, channel, message)
            if activations.told_at(db, sending.table, seat) is None:
                ticking.forget_reminder(db, sending.table, seat, now)  # answered meanwhile
            _arrived(db, sending)

        await self._context.db.run(work)

    async def stalled(self, table: int) -> Vote | None:
        """What the others at a table are asked, if they are."""
        found = await self._context.db.run(lambda db: _late(db, table))
        return None if found is None else await self._votes.asked(found.id)

    async def stall_told(self, channel: int, sending: Sending, message: int) -> None:
        """They are asked by this message; where nobody need be asked any more, it goes."""
        now = self._context.clock()

        def work(db: Connection) -> None:
            if (found := _late(db, sending.table)) is not None:
                proposals.posted(db, found.id, channel, message)
            else:
                outbox.retire(db, sending.table, message, now, surplus=True, channel=channel)
            _arrived(db, sending)

        await self._context.db.run(work)

    # -- what the others choose -------------------------------------------------------------------

    async def choose(self, table: int, person: Person, choice: Choice) -> Vote:
        """One of the others says what now; what enough of them want is done at once."""
        found = await self._context.db.run(lambda db: _late(db, table))
        if found is None:
            raise TableError("clock-decided")
        after = await self._votes.choose(found.id, person, choice)
        self._context.nudge()
        return after

    async def go_on(self, table: int, person: Person) -> Table:
        """Whoever sits there ends a pause that the table itself has chosen."""
        known = await self._context.table(table)
        if known.seat_of(person.id) is None:
            raise TableError("bot-not-seated")
        if known.paused_by is not None and known.paused_why != LATE:
            raise TableError("clock-pause-of-managers", name=shown(known.paused_by))
        return await self._repairs.resume(table, person)


# -- what is due ----------------------------------------------------------------------------------


def _last_heard(db: Connection, duty: Duty) -> list[tuple[Part, int | None]]:
    """Until when people could press something, by the shards on which they are."""
    if duty.process is None:
        return [(ALL, clocks.last_beat(db))]
    own = duty.audible
    each = ((shard, own.only(frozenset({shard}))) for shard in sorted(own.shards))
    return [(part, berths.last_heard(db, shard)) for shard, part in each]


def _heard(db: Connection, duty: Duty, now: int) -> None:
    """People can press something: here, and on each shard; a single process only knows the one."""
    clocks.beat(db, now)
    if duty.process is not None:
        berths.heard(db, duty.audible.shards, now)


def _credit(db: Connection, part: Part, last: int | None, now: int) -> None:
    """Clocks get back the time in which nobody could press anything."""
    if last is None or last >= now:
        return
    for table in ticking.credit(db, last, now, part):
        known = tables.find(db, table)
        if known is not None and now - last >= _TOLD_OF:
            owing.changed(db, known, now)


def _look(db: Connection, now: int, duty: Duty) -> tuple[bool, list[Kept]]:
    """Everything but the defaults, which take the match; whether anything is owed."""
    owed = away.end_all(db, now) | deputies.end_all(db, now)
    part = duty.audible
    ticking.settle(db, now, part=part)
    late = []
    for kept in clocks.asked(db, part):
        if not kept.goes_on:
            continue
        if not ticking.is_up(kept, now):
            owed |= _remind(db, kept, now)
        elif kept.off_turn:
            late.append(kept)
        else:
            owed |= _give_more(db, kept, now) if not kept.extended else _ask(db, kept, now)
    _heard(db, duty, now)
    return owed, late


def _remind(db: Connection, kept: Kept, now: int) -> bool:
    """Held over quiet hours; of two that are due by then only the last is sent."""
    due = sum(at <= now for at in ticking.reminders(kept))
    if due <= kept.reminded or ticking.nights(kept)(now)[0]:
        return False
    clocks.keep(db, replace(kept, reminded=due))
    activations.reminded(db, kept.table, kept.seat, now)
    outbox.owe(db, kept.table, "remind", due, now, kept.seat)
    return True


def _reminder(db: Connection, table: int, seat: Seat, now: int) -> Reminder | None:
    """What a reminder says when it is sent, if there still is something to be reminded of."""
    known, kept = tables.find(db, table), ticking.of_seat(db, table, seat)
    if known is None or kept is None:
        return None
    by, at = activations.reminded_by(db, table, seat), ticking.runs_out(kept)
    goes_on = at is not None and kept.goes_on if by is None else may_be_reminded(db, known, seat)
    if not goes_on:
        return None
    resting, until = ticking.nights(kept)(now)
    if resting and by is None:  # they began while it was on its way
        clocks.keep(db, replace(kept, reminded=max(0, kept.reminded - 1)))
        return None
    if resting:
        outbox.owe(db, table, "remind", kept.reminded, until, seat)
        return None
    way = activations.way_of(db, table, seat)
    if way == "digest" or not notices.of(db, known.chairs[seat].acting).reminders:
        return None  # a digest says it every day
    asker = None if by is None else known.chairs[by]
    return Reminder(known, known.chairs[seat], at, way == "dm", asker)


def _give_more(db: Connection, kept: Kept, now: int) -> bool:
    """Once in a game more time is given for nothing, and everybody is told."""
    known = tables.find(db, kept.table)
    assert known is not None
    ticking.extend(db, kept, now, once=True)
    time = lasting(read(kept.terms).extension)
    what = _about("clock-did-extend", known.chairs[kept.seat], time=time)
    owing.told(db, known, CLOCK, what, now)
    owing.changed(db, known, now)
    return True


def _ask(db: Connection, kept: Kept, now: int) -> bool:
    """The others are asked what now, about one seat at a time; where there are none, it waits."""
    known = tables.find(db, kept.table)
    assert kept.asked is not None
    wish = Wish(LATE, kept.seat, kept.asked, kept.user)
    if known is None or _late(db, kept.table) or not voters(known, CLOCK, wish):
        return False
    proposals.add(db, kept.table, CLOCK, wish, now, now + patience(known))
    outbox.owe(db, kept.table, "late", kept.asked, now, kept.seat)
    owing.changed(db, known, now)
    return True


def _next(db: Connection, now: int, part: Part) -> int | None:
    """The next moment at which somebody is reminded, or their time is up."""
    moments = [
        at
        for kept in clocks.asked(db, part)
        for at in (*ticking.reminders(kept), ticking.runs_out(kept))
        if at is not None and at > now
    ]
    return min(moments, default=None)


# -- who is asked ----------------------------------------------------------------------------------


def _late(db: Connection, table: int) -> Proposal | None:
    """The question what now, if it is open."""
    return next(iter(proposals.open_of(db, LATE, table)), None)


def _about(key: str, chair: Chair, **more: Msg) -> Msg:
    return msg(key, name=f"<@{chair.user}>", letter=LETTERS[chair.seat], **more)


def _arrived(db: Connection, sending: Sending) -> None:
    sendings.settle(db, sending.id)
    outbox.fulfilled(db, sending.notice)
