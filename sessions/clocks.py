"""What happens by the clock of a table: reminders, defaults, and what the others choose at zero.

Nobody loses by the clock. Whose time is up gets more of it once; after that the others who sit
there are offered what to do, and whatever they choose, its owner can come back (rows A4, A10, A14).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from logging import getLogger
from typing import Literal, TypeAlias, get_args

from db import activations, clocks, outbox, sendings, tables
from db.clocks import Kept
from db.connection import Connection
from db.sendings import Sending
from db.tables import Chair, Table
from engine.core.decision import Seat
from engine.core.errors import Refused, Unstored, without_values
from engine.core.seats import LETTERS
from engine.core.tokens import shown
from engine.core.words import Msg, msg
from sessions import away, deputies, owing, ticking
from sessions.bots import Bots
from sessions.context import Context
from sessions.ledger import Also
from sessions.pace_words import lasting
from sessions.paces import MINUTE, read
from sessions.play import Play
from sessions.repairs import Repairs
from sessions.shapes import Person, TableError
from sessions.turns import CLOCK

Choice: TypeAlias = Literal["wait", "fallback", "bot", "offer", "pause"]
CHOICES: tuple[Choice, ...] = get_args(Choice)
LATE = "late"  # why a table is paused whose people have chosen that
STAND_IN_BOT = "steady"  # how strong the bot is that plays on for somebody who is missed
_TOLD_OF = 5 * MINUTE  # an outage that has moved what tables say of their clocks
_log = getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Reminder:
    """Somebody holds a table up, and nobody has told them for a while."""

    table: Table
    chair: Chair
    at: int  # when their time is up
    by_mail: bool  # they want to be told by direct message


@dataclass(frozen=True, slots=True)
class Stalled:
    """A seat whose time is up, who is asked what now, and what they have said."""

    table: Table
    chair: Chair
    voters: tuple[Chair, ...]
    votes: dict[int, str]
    more: int  # seconds that they may wait

    @property
    def needed(self) -> int:
        """How many must choose alike: the one who is there, else a majority."""
        return len(self.voters) // 2 + 1

    def decided(self, choice: str) -> bool:
        """Whether enough of them want this."""
        return self.chosen(choice) >= self.needed

    def chosen(self, choice: str) -> int:
        """How many have chosen this."""
        asked = {chair.user for chair in self.voters}
        return sum(what == choice and user in asked for user, what in self.votes.items())


class Clocks:
    """Use cases of clocks; time comes from the context alone."""

    def __init__(self, context: Context, play: Play, bots: Bots, repairs: Repairs) -> None:
        self._context = context
        self._play = play
        self._bots = bots
        self._repairs = repairs

    # -- by the clock -----------------------------------------------------------------------------

    async def resume(self) -> None:
        """The bot was not there, or could not be reached: that time is nobody's fault."""
        now = self._context.clock()

        def work(db: Connection) -> None:
            last = clocks.last_beat(db)
            if last is None or last >= now:
                return
            for table in ticking.credit(db, last, now):
                known = tables.find(db, table)
                if known is not None and now - last >= _TOLD_OF:
                    owing.changed(db, known, now)
            clocks.beat(db, now)

        await self._context.db.run(work)

    async def see_to_all(self) -> bool:
        """Remind, give more time, ask the others, play defaults; whether anything is to be sent."""
        now = self._context.clock()
        owed, late = await self._context.db.run(partial(_look, now=now))
        for kept in late:
            await self._default(kept)
        return owed or bool(late)

    async def seconds_to_next(self) -> int | None:
        """How long until something is to be done; None while nothing runs."""
        now = self._context.clock()
        at = await self._context.db.run(partial(_next, now=now))
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
            found = _clock(db, kept.table, kept.seat)
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

        def work(db: Connection) -> Reminder | None:
            known, kept = tables.find(db, table), _clock(db, table, seat)
            at = ticking.runs_out(kept) if kept is not None and kept.goes_on else None
            if known is None or kept is None or at is None:
                return None
            if ticking.nights(kept)(now)[0]:  # they began while it was on its way
                clocks.keep(db, replace(kept, reminded=max(0, kept.reminded - 1)))
                return None
            way = activations.way_of(db, table, seat)
            if way == "digest":  # that says it every day
                return None
            return Reminder(known, known.chairs[seat], at, way == "dm")

        return await self._context.db.run(work)

    async def reminded(self, seat: Seat, channel: int, sending: Sending, message: int) -> None:
        """The reminder is there; the one before it goes."""
        now = self._context.clock()

        def work(db: Connection) -> None:
            ticking.forget_reminder(db, sending.table, seat, now)
            clocks.keep_reminder(db, sending.table, seat, channel, message)
            if (kept := _clock(db, sending.table, seat)) is not None and kept.asked is None:
                ticking.forget_reminder(db, sending.table, seat, now)  # answered meanwhile
            _arrived(db, sending)

        await self._context.db.run(work)

    async def stalled(self, table: int) -> Stalled | None:
        """What the others at a table are asked, if they are."""
        return await self._context.db.run(lambda db: _stalled(db, table))

    async def stall_told(self, channel: int, sending: Sending, message: int) -> None:
        """They are asked by this message; where nobody need be asked any more, it goes."""
        now = self._context.clock()

        def work(db: Connection) -> None:
            if clocks.stalls(db, sending.table):
                clocks.stall_told(db, sending.table, channel, message)
            else:
                outbox.retire(db, sending.table, message, now, surplus=True, channel=channel)
            _arrived(db, sending)

        await self._context.db.run(work)

    # -- what the others choose -------------------------------------------------------------------

    async def choose(self, table: int, person: Person, choice: Choice) -> Stalled:
        """One of the others says what now; what enough of them want is done at once."""
        now = self._context.clock()

        def work(db: Connection) -> tuple[Stalled, bool]:
            found = _asked(db, table, person)
            clocks.vote(db, table, person.id, choice)
            after = replace(found, votes=clocks.votes(db, table))
            if decided := after.decided(choice):
                _decide(db, after, person, choice, now)
            return after, decided

        found, decided = await self._context.db.run(work)
        if decided:
            await self._carry_out(found, person, choice)
        self._context.nudge()
        return found

    async def go_on(self, table: int, person: Person) -> Table:
        """Whoever sits there ends a pause that the table itself has chosen."""
        known = await self._context.table(table)
        if known.seat_of(person.id) is None:
            raise TableError("bot-not-seated")
        if known.paused_by is not None and known.paused_why != LATE:
            raise TableError("clock-pause-of-managers", name=shown(known.paused_by))
        return await self._repairs.resume(table, person)

    async def _carry_out(self, found: Stalled, person: Person, choice: Choice) -> None:
        """What takes the match; the rest is stored with the decision."""
        table, seat = found.table, found.chair.seat
        if choice == "bot":
            await self._bots.take_over(table.id, seat, STAND_IN_BOT)
        elif choice == "fallback":
            live, now = await self._context.live(table), self._context.clock()
            what = _about("clock-did-fallback", found.chair)

            def also(db: Connection) -> None:
                owing.told(db, table, person.id, what, now)

            await self._play.stand_in(table.id, seat, live.published.revision, also)


# -- what is due ----------------------------------------------------------------------------------


def _look(db: Connection, now: int) -> tuple[bool, list[Kept]]:
    """Everything but the defaults, which take the match; whether anything is owed."""
    owed = away.end_all(db, now) | deputies.end_all(db, now)
    ticking.settle(db, now)
    late = []
    for kept in clocks.asked(db):
        if not kept.goes_on:
            continue
        if not ticking.is_up(kept, now):
            owed |= _remind(db, kept, now)
        elif kept.off_turn:
            late.append(kept)
        else:
            owed |= _give_more(db, kept, now) if not kept.extended else _ask(db, kept, now)
    clocks.beat(db, now)
    return owed, late


def _remind(db: Connection, kept: Kept, now: int) -> bool:
    """Held over quiet hours; of two that are due by then only the last is sent."""
    due = sum(at <= now for at in ticking.reminders(kept))
    if due <= kept.reminded or ticking.nights(kept)(now)[0]:
        return False
    clocks.keep(db, replace(kept, reminded=due))
    outbox.owe(db, kept.table, "remind", due, now, kept.seat)
    return True


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
    if known is None or clocks.stalls(db, kept.table) or not _voters(known, kept.seat):
        return False
    assert kept.asked is not None
    clocks.stall(db, kept.table, kept.seat, kept.asked, now)
    outbox.owe(db, kept.table, "late", kept.asked, now, kept.seat)
    owing.changed(db, known, now)
    return True


def _next(db: Connection, now: int) -> int | None:
    """The next moment at which somebody is reminded, or their time is up."""
    moments = [
        at
        for kept in clocks.asked(db)
        for at in (*ticking.reminders(kept), ticking.runs_out(kept))
        if at is not None and at > now
    ]
    return min(moments, default=None)


# -- who is asked, and what they want -------------------------------------------------------------


def _clock(db: Connection, table: int, seat: Seat) -> Kept | None:
    return next((kept for kept in clocks.of_table(db, table) if kept.seat == seat), None)


def _voters(table: Table, seat: Seat) -> tuple[Chair, ...]:
    """The people who play there besides; who is away only where all are. Bots have no say."""
    others = [chair for chair in table.chairs if chair.present and chair.seat != seat]
    return tuple([chair for chair in others if not chair.away] or others)


def _stalled(db: Connection, table: int) -> Stalled | None:
    known, stalls = tables.find(db, table), clocks.stalls(db, table)
    if known is None or not stalls:
        return None
    seat, more = stalls[0].seat, read(known.terms).extension
    return Stalled(known, known.chairs[seat], _voters(known, seat), clocks.votes(db, table), more)


def _asked(db: Connection, table: int, person: Person) -> Stalled:
    """What somebody is asked, or a refusal that says why they are not."""
    found = _stalled(db, table)
    if found is None:
        raise TableError("clock-decided")
    if person.id not in {chair.user for chair in found.voters}:
        raise TableError("clock-not-asked")
    return found


def _decide(db: Connection, found: Stalled, person: Person, choice: Choice, now: int) -> None:
    """Nobody is asked any more; with all they may choose, the clock begins again."""
    table, chair = found.table, found.chair
    kept = _clock(db, table.id, chair.seat)
    assert kept is not None, "its time is up"
    ticking.extend(db, kept, now)
    if choice == "pause":
        tables.pause(db, table.id, person.id, LATE)
        ticking.settle(db, now, table.id)
    if choice == "offer":
        tables.offer_seat(db, table.id, chair.seat, offered=True)
    if choice != "fallback":  # that is told with what it led to
        what = _about(f"clock-did-{choice}", chair, time=lasting(found.more))
        owing.told(db, table, person.id, what, now)
    owing.changed(db, table, now)


def _about(key: str, chair: Chair, **more: Msg) -> Msg:
    return msg(key, name=f"<@{chair.user}>", letter=LETTERS[chair.seat], **more)


def _arrived(db: Connection, sending: Sending) -> None:
    sendings.settle(db, sending.id)
    outbox.fulfilled(db, sending.notice)
