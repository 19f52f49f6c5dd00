"""What somebody is asked, and what came of an answer, read in one transaction."""

from __future__ import annotations

from db import tables
from db.connection import Connection
from db.tables import Table
from engine.core.decision import Decision, Seat
from engine.core.errors import NotAsked, Stale
from engine.core.frame import Event
from engine.core.tokens import shown
from sessions.context import Live
from sessions.ledger import can_step_back
from sessions.shapes import Ask, Step
from sessions.sight import changes_seen, happened, seen_in
from sessions.tour import lesson
from sessions.turns import Plan, Showing


def asked(db: Connection, table: Table, live: Live, seat: Seat) -> Ask:
    """One's question; what has happened since the last turn; can it be stepped back from."""
    decision = question_of(table, live, seat)
    match, questions = live.seen_by(seat)
    number = match.number(seat)
    assert number is not None
    changes = changes_seen(db, table, live, match, seat)
    drafted = changes
    if match is live.published:
        drafted = happened(db, table, live.handed_over, match.revision, seat)
    there = seen_in(table, live, match, questions, seat, changes)
    undoable = can_step_back(db, table, live, seat)
    led = lesson(db, table, live.game.meta.prefix, seat, match.revision)
    return Ask(there, decision, number, drafted, undoable, live.drafter == seat, led)


def stepped(
    db: Connection,
    table: Table,
    live: Live,
    seat: Seat,
    events: tuple[Event, ...] = (),
    plan: Plan | None = None,
) -> Step:
    """What came of an answer, for whoever gave it."""
    visible = tuple(event for event in events if event.visible_to(seat))
    over = tables.find(db, table.id) if live.match.outcome else None
    known = over or table
    ask = asked(db, known, live, seat) if live.question(seat) else None
    waiting = tuple(chair for chair in known.chairs if chair.seat in live.published.asked)
    owing = bool(plan and plan.public)
    published = bool(plan and owing and plan.showing is not Showing.SILENT)
    return Step(known, ask, visible, published, owing, waiting)


def question_of(table: Table, live: Live, seat: Seat) -> Decision:
    """What a seat may answer now, or a refusal that says whom the table waits for."""
    if live.match.outcome is not None:
        raise Stale("core-over")
    found = live.question(seat)
    if found is None:
        raise NotAsked("bot-not-your-turn", waiting=waiting_names(table, live))
    return found


def waiting_names(table: Table, live: Live) -> str:
    """Whom the table waits for, by name."""
    names = table.names()
    return ", ".join(shown(names[seat]) for seat in live.published.asked if seat < len(names))
