"""Storing what a press brought about: one transaction, before anything is shown."""

from __future__ import annotations

from asyncio import CancelledError
from collections.abc import Callable, Iterable
from dataclasses import astuple, replace
from typing import Any, TypeAlias, TypeVar

from db import attic, audit, deputies, followers, handovers, matches, outbox, standing, tables
from db.connection import Connection, Stamp
from db.deputies import Acted
from db.matches import Given, Position
from db.tables import Table
from engine.core.codec import encode, load
from engine.core.decision import Seat
from engine.core.errors import Stale, Unstored
from engine.core.flow import Applied, rewind
from engine.core.history import check_undo
from engine.core.match import Match
from engine.core.seats import LETTERS
from engine.core.words import msg
from sessions import owing, reliability, ticking
from sessions.context import Context, Live
from sessions.letters import changed_for, owe_letters
from sessions.pace import Awaited, awaited, put
from sessions.shapes import TableError
from sessions.turns import THE_HOUSE, Move, Plan, Showing

T = TypeVar("T")
Also: TypeAlias = Callable[[Connection], None] | None  # what else is stored with an answer


class Ledger:
    """Writes plans and steps back; the live copy always is what the database has."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def write(self, table: Table, live: Live, plan: Plan, also: Also = None) -> Live:
        """Match, answers, events and owed messages."""
        then, _ = await self.write_and_read(table, live, plan, lambda db, live: None, also)
        return then

    async def write_and_read(
        self,
        table: Table,
        live: Live,
        plan: Plan,
        read: Callable[[Connection, Live], T],
        also: Also = None,
        sure: Also = None,
    ) -> tuple[Live, T]:
        """The same, if it is sure, and what is read of it before anybody else changes it."""
        now, then = self._context.clock(), after(live, plan)
        seats = self._awaited(table, live, plan) if plan.public else None

        def work(db: Connection) -> T:
            if sure is not None:
                sure(db)
            _write(db, table, live, plan, now)
            if seats is not None:
                put(db, seats)
            if _leads_back(plan):
                ticking.remember(db, table, plan.shown.match.revision, now)
            if also is not None:
                also(db)
            return read(db, then)

        found = await self._run(table, work)
        self._context.answers[table.game] += 1
        return self._keep(table, then), found

    def _awaited(self, table: Table, live: Live, plan: Plan) -> Awaited:
        """Whom the table waits for now."""
        shown, fresh = (plan.shown.match, plan.shown.questions), plan.showing is Showing.TURN
        return awaited(self._context, table, live.game, shown, live, fresh=fresh)

    async def draft(self, table: Table, live: Live) -> tuple[list[Given], Match[Any]]:
        """The answers of the draft that can be taken back, and the position before them."""

        def work(db: Connection) -> tuple[list[Given], bytes | None]:
            _is_newest(db, table, live)
            tail = _tail(db, table, live)
            return tail, _before(db, table, tail[0]) if tail else None

        tail, before = await self._run(table, work)
        return tail, live.match if before is None else load(live.game, before)

    async def reveal(self, table: Table, live: Live, base: Match[Any]) -> None:
        """Show what a draft cannot take back any more; the rest of it stays a draft."""
        position, now = _position(table, base), self._context.clock()
        letters, offered = changed_for(live.game, live.published, base), base.questions()
        shown = base, offered
        seats = awaited(self._context, table, live.game, shown, live, fresh=False)

        def work(db: Connection) -> None:
            _is_newest(db, table, live)
            matches.publish(db, position, live.since, live.handed_over)
            outbox.owe(db, table.id, "refresh", position.revision, now)
            owe_letters(db, table, position.revision, now, letters)
            put(db, seats)

        await self._run(table, work)
        self._keep(table, replace(live, published=base, offered=offered))

    async def step_back(self, table: Table, live: Live, seat: Seat, *, whole_turn: bool) -> Live:
        """Take back the last answer with what was forced by it, or all of the turn that can be."""

        def read(db: Connection) -> tuple[list[Given], bytes]:
            return _taken_back(db, table, live, seat, whole_turn=whole_turn)

        taken, before = await self._run(table, read)
        back = rewind(live.game, live.match, load(live.game, before))
        position = _position(table, back.match)

        def work(db: Connection) -> None:
            _move(db, position, live)
            for given in taken:
                matches.mark_undone(db, table.id, given.revision)

        await self._run(table, work)
        return self._keep(table, replace(live, match=back.match, questions=back.questions))

    async def roll_back(self, table: Table, live: Live, to: int, also: Also) -> Live:
        """An earlier hand-over under a new revision; what came after it is kept, but undone."""

        def read(db: Connection) -> tuple[bytes | None, list[int]]:
            _is_newest(db, table, live)
            return handovers.find(db, table.id, to), handovers.revisions(db, table.id, to, 1)

        state, before = await self._run(table, read)
        if state is None or to >= live.published.revision:
            raise TableError("tables-no-such-point")
        back = rewind(live.game, live.match, load(live.game, state))
        since, now = before[0] if before else -1, self._context.clock()
        after = _shown_again(live, back, since)
        shown = after.published, after.offered
        seats = awaited(self._context, table, live.game, shown)

        def work(db: Connection) -> None:
            _roll_back(db, table, live, after, to, now, also)
            ticking.go_back(db, table.id, to)
            put(db, seats)
            ticking.remember(db, table, after.match.revision, now)

        await self._run(table, work)
        return self._keep(table, after)

    async def _run(self, table: Table, work: Callable[[Connection], T]) -> T:
        try:
            return await self._context.db.run(work)
        except (Stale, Unstored, CancelledError):
            self._context.shelf.drop(table.id)  # another was faster, or who knows what is stored
            raise

    def _keep(self, table: Table, live: Live) -> Live:
        self._context.shelf.put(table.id, live)
        if live.match.outcome is not None:
            self._context.shelf.drop(table.id)
        return live


def _shown_again(live: Live, back: Applied[Any], since: int) -> Live:
    """An older position for all to see, with the turn that led to it."""
    match, questions = back.match, back.questions
    return replace(
        live,
        match=match,
        questions=questions,
        published=match,
        offered=questions,
        since=since,
        handed_over=match.revision,
    )


def _roll_back(
    db: Connection, table: Table, live: Live, after: Live, to: int, now: int, also: Also
) -> None:
    """Everybody is called and written to as if that position had just come about."""
    position = _position(table, after.match)
    _move(db, position, live)
    matches.undo_after(db, table.id, to)
    handovers.undo_after(db, table.id, to)
    matches.publish(db, position, after.since, after.handed_over)
    matches.forget_steps(db, table.id)
    handovers.keep(db, position)
    standing.drop_after(db, table.id, to)
    outbox.owe(db, table.id, "poster", position.revision, now)
    if followers.readers(db, table.id):
        outbox.owe(db, table.id, "follow", position.revision, now)
    owe_letters(db, table, position.revision, now)
    if also is not None:
        also(db)


def can_step_back(db: Connection, table: Table, live: Live, seat: Seat) -> bool:
    """Whether this seat has an answer it may take back."""
    return live.drafter == seat and bool(_tail(db, table, live))


def _tail(db: Connection, table: Table, live: Live) -> list[Given]:
    """The standing answers of the draft behind the last one that showed something hidden."""
    drafted = matches.standing(db, table.id, live.published.revision)
    behind = max((n for n, given in enumerate(drafted, start=1) if given.sealed), default=0)
    return drafted[behind:]


def _taken_back(
    db: Connection, table: Table, live: Live, seat: Seat, *, whole_turn: bool
) -> tuple[list[Given], bytes]:
    """Which answers a step back takes, and the position it leads to."""
    _is_newest(db, table, live)
    drafted = matches.standing(db, table.id, live.published.revision)
    last = drafted[-1] if drafted else None
    check_undo(seat, last.seat if last else None, sealed=bool(last and last.sealed))
    tail = _tail(db, table, live)
    own = max((n for n, given in enumerate(tail) if given.user != THE_HOUSE), default=0)
    taken = tail if whole_turn else tail[own:]
    return taken, _before(db, table, taken[0])


def _before(db: Connection, table: Table, given: Given) -> bytes:
    before = matches.step_before(db, table.id, given.revision)
    assert before is not None, "every answer of a draft has its position before it"
    return before


def _is_newest(db: Connection, table: Table, live: Live) -> None:
    """Refuse to read on from a live copy that the database has left behind."""
    saved = matches.find(db, table.id)
    if saved is None or Stamp(saved.revision, saved.published_revision) != live.stamp:
        raise Stale("core-stale")


def _position(table: Table, match: Match[Any]) -> Position:
    return Position(table.id, match.revision, encode(match))


def _move(db: Connection, position: Position, live: Live) -> None:
    if not matches.move(db, position, *astuple(live.stamp)):
        raise Stale("core-stale")


def _write(db: Connection, table: Table, live: Live, plan: Plan, now: int) -> None:
    _move(db, _position(table, plan.last.match), live)
    for given in plan.undone:
        matches.mark_undone(db, table.id, given.revision)
    log_moves(db, table.id, plan.moves, now)
    _tell(db, table, plan)
    if plan.public:
        _publish(db, table, live, plan, now)
    _keep_steps(db, table, plan)


def log_moves(db: Connection, table: int, moves: Iterable[Move], now: int) -> None:
    """Answers and what they brought about, each under the revision that it led to."""
    for move in moves:
        applied, revision = move.applied, move.applied.match.revision
        user, sealed = move.user, applied.sealed
        matches.log_answer(db, table, revision, move.answer, user=user, sealed=sealed, now=now)
        matches.log_events(db, table, revision, applied.events)


def _tell(db: Connection, table: Table, plan: Plan) -> None:
    """What only the drafter is told stands behind what happened."""
    last = plan.moves[-1].applied
    matches.log_events(db, table.id, last.match.revision, plan.told, after=len(last.events))


def _keep_steps(db: Connection, table: Table, plan: Plan) -> None:
    """The position before each answer of a draft, to step back to."""
    for move in plan.moves[plan.public :]:
        if move.applied.sealed:
            matches.forget_steps(db, table.id)
        else:
            revision = move.applied.match.revision
            matches.keep_step(db, table.id, revision, encode(move.before))


def _publish(db: Connection, table: Table, live: Live, plan: Plan, now: int) -> None:
    """This is public now; whoever has a letter that tells otherwise gets it anew."""
    shown = plan.shown.match
    position = _position(table, shown)
    matches.publish(db, position, *_marks(live, plan))
    if plan.showing is not Showing.SILENT:
        _show(db, table, live, plan, position, now)
    owe_letters(db, table, shown.revision, now, changed_for(live.game, live.published, shown))


def _show(
    db: Connection, table: Table, live: Live, plan: Plan, position: Position, now: int
) -> None:
    """A new message for every new activation, else the old one is edited in place."""
    shown = plan.shown.match
    handovers.keep(db, position)
    _note_friends(db, table, live, position, now)
    over = shown.outcome is not None
    tables.set_status(db, table.id, "over" if over else "playing", now)
    calls = _calls(live.published, shown)
    fresh = over or (calls and plan.showing is Showing.TURN)
    outbox.owe(db, table.id, "poster" if fresh else "refresh", position.revision, now)
    if over:
        attic.pack_end(db, table.id)
        reliability.finished(db, table.id, now)
        owing.closed(db, table.id, now)
    if fresh and followers.readers(db, table.id):
        outbox.owe(db, table.id, "follow", position.revision, now)


def _note_friends(db: Connection, table: Table, live: Live, position: Position, now: int) -> None:
    """Whoever has played in the place of another is on record for it."""
    for each in _friends(db, table, live.published.revision, position.revision):
        chair = table.chairs[each.seat]
        what = msg("deputy-did-play", name=f"<@{chair.user}>", letter=LETTERS[chair.seat])
        audit.write(db, table.server, each.deputy, now, what, table.id)


def _friends(db: Connection, table: Table, after: int, until: int) -> Iterable[Acted]:
    return {each.seat: each for each in deputies.acted(db, table.id, after, until)}.values()


def _leads_back(plan: Plan) -> bool:
    """Whether one can go back to what it leads to."""
    shown = plan.public and plan.showing is not Showing.SILENT
    return bool(shown) and plan.shown.match.outcome is None


def _calls(before: Match[Any], after: Match[Any]) -> bool:
    """Whether a seat has a question it did not have before."""
    return any(before.asked.get(seat) != number for seat, number in after.asked.items())


def _marks(live: Live, plan: Plan) -> tuple[int, int]:
    """Where the events shown begin, and where the last turn ended."""
    if plan.showing is Showing.TURN:
        return live.handed_over, plan.shown.match.revision
    return live.since, live.handed_over


def after(live: Live, plan: Plan) -> Live:
    """The live copy once a plan is stored."""
    last = plan.last
    if not plan.public:
        return replace(live, match=last.match, questions=last.questions)
    since, handed_over = _marks(live, plan)
    return replace(
        live,
        match=last.match,
        questions=last.questions,
        published=plan.shown.match,
        offered=plan.shown.questions,
        since=since,
        handed_over=handed_over,
    )
