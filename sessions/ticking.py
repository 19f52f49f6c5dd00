"""Clocks as they are stored: begun, stopped and ended with whatever led to it (rows A9 to A11).

A clock runs only while its table really waits for the person on its seat: not while the table is
paused or cannot be seen, not for bots, for those who are away or for those who have answered.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import replace

from db import clocks, outbox, proposals
from db.activations import Activation
from db.clocks import Kept, Past
from db.connection import Connection
from db.part import ALL, Part
from db.proposals import Proposal
from db.tables import Table
from engine.core.decision import Seat
from sessions import reliability
from sessions.ballot import LATE
from sessions.clock import Clock, Rest, banked, never
from sessions.paces import HOUR, MINUTE, Terms, read
from sessions.quiet import next_time, quiet_until

_HALF = (50,)  # when somebody is reminded who is asked in the turn of another
_LONGEST_REST = 12 * HOUR  # a day; nobody stops a clock by resting all the time
_DAY = 24 * 60  # minutes


def put(
    db: Connection,
    table: int,
    up: Iterable[Activation],
    off_turn: Container[Seat],
    now: int,
    *,
    played: bool,
) -> None:
    """Whom a table waits for now: turns that are over add to their banks, others begin."""
    terms = read(clocks.terms(db, table))
    asked = {each.seat: each for each in up}
    if not terms.timed:
        _answered(db, table, asked, now)
        return
    known = {each.seat: each for each in clocks.of_table(db, table)}
    for kept in known.values():
        if kept.asked is not None and not _stays(kept, asked, off_turn):
            _end(db, kept, terms, now, played=played)
    for seat, each in asked.items():
        kept = known.get(seat) or _fresh(table, seat, terms)
        if not _stays(kept, asked, off_turn):
            _begin(db, kept, terms, each, off_turn=seat in off_turn)
    settle(db, now, table)


def _answered(db: Connection, table: int, asked: Mapping[Seat, Activation], now: int) -> None:
    """Where there is no clock, what reminds somebody goes all the same."""
    for kept in clocks.of_table(db, table):
        each = asked.get(kept.seat)
        if each is None or each.anew:
            _forget(db, table, kept.seat, now)


def _forget(db: Connection, table: int, seat: Seat, now: int) -> None:
    """Neither what reminds somebody nor what is about to."""
    outbox.drop(db, table, "remind", seat)
    forget_reminder(db, table, seat, now)


def of_seat(db: Connection, table: int, seat: Seat) -> Kept | None:
    """The clock of a seat, if it has one."""
    return next((kept for kept in clocks.of_table(db, table) if kept.seat == seat), None)


def made_for(db: Connection, table: int, seat: Seat) -> Kept:
    """The same; where there is none, one that never runs and only knows what reminds its owner."""
    if of_seat(db, table, seat) is None:
        clocks.keep(db, _fresh(table, seat, read(clocks.terms(db, table))))
    found = of_seat(db, table, seat)
    assert found is not None
    return found


def _fresh(table: int, seat: Seat, terms: Terms) -> Kept:
    return Kept(table, seat, terms.bank, 0, 0, None, None, False, 0, False)


def _stays(kept: Kept, asked: Mapping[Seat, Activation], off_turn: Container[Seat]) -> bool:
    """Whether a seat goes on being asked what its clock runs for."""
    each = asked.get(kept.seat)
    same = each is not None and not each.anew and kept.asked is not None
    return same and kept.off_turn == (kept.seat in off_turn)


def _begin(db: Connection, kept: Kept, terms: Terms, each: Activation, *, off_turn: bool) -> None:
    found = next((k for k in clocks.of_table(db, kept.table) if k.seat == kept.seat), kept)
    left = terms.off_turn if off_turn else found.bank
    asked = replace(found, left=left, given=left, since=None, asked=each.asked, reminded=0)
    clocks.keep(db, replace(asked, off_turn=off_turn))


def _end(db: Connection, kept: Kept, terms: Terms, now: int, *, played: bool) -> None:
    """What is left of a turn stays in the bank; whoever has played gets more."""
    left = clock_of(kept).at(now, rest_of(kept))
    bank = kept.bank if kept.off_turn else banked(terms, left) if played else left
    clocks.keep(db, replace(kept, bank=bank, since=None, asked=None))
    if played and _is_timed(kept):
        reliability.turn_ended(db, kept.table, kept.seat, now, in_time=left > 0)
    _forget(db, kept.table, kept.seat, now)


def remember(db: Connection, table: Table, revision: int, now: int) -> None:
    """What every seat has at a position that one can go back to; stored with that."""
    terms = read(table.terms)
    if not terms.timed:
        return
    known = {kept.seat: kept for kept in clocks.of_table(db, table.id)}
    found = (known.get(c.seat) or _fresh(table.id, c.seat, terms) for c in table.chairs)
    past = [Past(kept.seat, _purse(kept, now), kept.extended) for kept in found]
    clocks.remember(db, table.id, revision, past)


def _purse(kept: Kept, now: int) -> int:
    """What somebody has for their own turns, one that they play included."""
    own = kept.asked is not None and not kept.off_turn
    return clock_of(kept).at(now, rest_of(kept)) if own else kept.bank


def go_back(db: Connection, table: int, revision: int) -> None:
    """Everybody has what they had at a position; whoever is asked there begins anew with that."""
    past = {each.seat: each for each in clocks.past(db, table, revision)}
    for kept in clocks.of_table(db, table):
        if (was := past.get(kept.seat)) is not None:
            left = kept.left if kept.off_turn else was.bank
            back = replace(kept, bank=was.bank, left=left, extended=was.extended)
            clocks.keep(db, replace(back, since=None))


def settle(db: Connection, now: int, table: int | None = None, part: Part = ALL) -> None:
    """Clocks run where they should and stand still where not; what nobody needs to decide goes."""
    for kept in clocks.asked(db, part) if table is None else clocks.of_table(db, table):
        runs = kept.goes_on and kept.asked is not None and _is_timed(kept)
        clock = clock_of(kept)
        if runs != (clock.since is not None):
            after = clock.running(now) if runs else clock.stopped(now, rest_of(kept))
            clocks.keep(db, replace(kept, left=after.left, since=after.since))
    for asked in proposals.open_of(db, LATE, table, part):
        if not _is_late(db, asked, now):
            drop(db, asked, now)


def _is_timed(kept: Kept) -> bool:
    """Questions in the turns of others may have no time of their own."""
    return not kept.off_turn or kept.given > 0


def _is_late(db: Connection, asked: Proposal, now: int) -> bool:
    """Whether the time still is up about which the others are asked."""
    found = [k for k in clocks.of_table(db, asked.table) if k.seat == asked.wish.subject]
    return any(k.goes_on and k.asked == asked.wish.revision and is_up(k, now) for k in found)


def drop(db: Connection, asked: Proposal, now: int) -> None:
    """It makes no sense any more to ask that."""
    proposals.settle(db, asked.id, "over")
    if asked.kind == LATE:
        close(db, asked, now)


def close(db: Connection, asked: Proposal, now: int) -> None:
    """The others are asked no more: the message that asked them goes."""
    proposals.shown(db, asked.id)
    if asked.message is not None:
        outbox.retire(db, asked.table, asked.message, now, surplus=True, channel=asked.channel)


def moved(db: Connection, table: int, now: int) -> None:
    """A table stands elsewhere: what reminds and asks its people goes, and they are asked there."""
    for kept in clocks.of_table(db, table):
        forget_reminder(db, table, kept.seat, now)
    for asked in proposals.open_of(db, LATE, table):
        if asked.message is not None:
            outbox.retire(db, table, asked.message, now, surplus=True, channel=asked.channel)
            proposals.posted(db, asked.id, None, None)
            outbox.owe(db, table, "late", asked.wish.revision, now, asked.wish.subject)
    settle(db, now, table)


def forget_reminder(db: Connection, table: int, seat: Seat, now: int) -> None:
    """What reminded somebody goes: they have answered, or something newer reminds them."""
    if found := clocks.reminder(db, table, seat):
        channel, message = found
        outbox.retire(db, table, message, now, surplus=True, channel=channel)
        clocks.keep_reminder(db, table, seat, None, None)


def extend(db: Connection, kept: Kept, now: int, *, once: bool = False) -> None:
    """More time for what somebody is asked; given for nothing, that is once in a game."""
    left = read(kept.terms).extension
    after = replace(kept, left=left, given=left, since=None, extended=kept.extended or once)
    clocks.keep(db, after)
    settle(db, now, kept.table)


def new_owner(db: Connection, table: int, seat: Seat, now: int) -> None:
    """Whoever takes a seat over begins with a full bank, and is reminded like anybody."""
    for kept in clocks.of_table(db, table):
        if kept.seat == seat:
            terms = read(kept.terms)
            left = terms.off_turn if kept.off_turn else terms.bank
            fresh = replace(kept, bank=terms.bank, left=left, given=left, since=None)
            clocks.keep(db, replace(fresh, reminded=0, extended=False))
            forget_reminder(db, table, seat, now)
            clocks.rewind_past(db, table, seat, terms.bank)
    settle(db, now, table)


def credit(db: Connection, last: int, now: int, part: Part = ALL) -> list[int]:
    """Nobody could answer between two moments; the tables whose clocks have got that time back."""
    found = [kept for kept in clocks.asked(db, part) if kept.since is not None]
    for kept in found:
        after = clock_of(kept).credited(last, now, rest_of(kept))
        clocks.keep(db, replace(kept, left=after.left, since=after.since))
    return sorted({kept.table for kept in found})


def rebase(db: Connection, user: int, now: int) -> None:
    """Before somebody changes when they rest: what has gone by until now has gone by."""
    for kept in clocks.of_user(db, user):
        _stop(db, kept, now)
    settle(db, now)


def stand_still(db: Connection, table: int, seat: Seat, now: int) -> None:
    """The same before somebody else rests in their place; it is settled once they do."""
    for kept in clocks.of_table(db, table):
        if kept.seat == seat:
            _stop(db, kept, now)


def _stop(db: Connection, kept: Kept, now: int) -> None:
    after = clock_of(kept).stopped(now, rest_of(kept))
    clocks.keep(db, replace(kept, left=after.left, since=None))


# -- how a clock stands ---------------------------------------------------------------------------


def clock_of(kept: Kept) -> Clock:
    """Its arithmetic."""
    return Clock(kept.left, kept.given, kept.since)


def rest_of(kept: Kept) -> Rest:
    """When its owner rests, as far as the pace lets that count."""
    start, end = kept.quiet_from or 0, kept.quiet_to or 0
    short = (end - start) % _DAY * MINUTE <= _LONGEST_REST
    return nights(kept) if short and read(kept.terms).quiet else never


def nights(kept: Kept) -> Rest:
    """When nobody should disturb its owner."""
    zone, start, end = kept.zone, kept.quiet_from, kept.quiet_to
    if zone is None or start is None or end is None or start == end:
        return never

    def rest(moment: int) -> tuple[bool, int]:
        until = quiet_until(moment, zone, start, end)
        return (False, next_time(moment, zone, start)) if until is None else (True, until)

    return rest


def is_up(kept: Kept, now: int) -> bool:
    """Whether there is no time left for what its owner is asked."""
    timed = kept.asked is not None and _is_timed(kept)
    return timed and clock_of(kept).at(now, rest_of(kept)) == 0


def runs_out(kept: Kept) -> int | None:
    """When there will be none."""
    return clock_of(kept).runs_out(rest_of(kept))


def shares(kept: Kept) -> tuple[int, ...]:
    """When its owner is reminded, in percent of what they had."""
    return _HALF if kept.off_turn else read(kept.terms).reminders


def reminders(kept: Kept) -> tuple[int, ...]:
    """The moments at which that is, as it runs now."""
    return clock_of(kept).reminds(shares(kept), rest_of(kept))
