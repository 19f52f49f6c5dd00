"""What one pair of eyes sees of a table at one moment, for words and pictures alike."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from db import deputies, matches, moments
from db.connection import Connection
from db.tables import Table
from engine.core.codec import load
from engine.core.decision import Seat
from engine.core.frame import Event
from engine.core.match import Match
from sessions.context import Context, Live, Questions
from sessions.shapes import Seen, TableError


async def seen(context: Context, table: Table, live: Live, seat: Seat | None) -> Seen:
    """What a seat, or a spectator, sees now: its own draft, else what is public."""
    match, questions = live.seen_by(seat)
    return await context.db.look(lambda db: _looked_at(db, table, live, (match, questions), seat))


def _looked_at(
    db: Connection,
    table: Table,
    live: Live,
    shown: tuple[Match[Any], Questions],
    seat: Seat | None,
) -> Seen:
    match, questions = shown
    changes = changes_seen(db, table, live, match, seat)
    found = seen_in(table, live, match, questions, seat, changes)
    return replace(found, acted=_acted(db, table, live.since, match.revision))


async def seen_in_public(context: Context, table: Table, live: Live, seat: Seat) -> Seen:
    """What is public, with a seat's own hand as it then was: its draft does not show."""
    match, questions = live.published, live.offered

    def work(db: Connection) -> Seen:
        changes = changes_seen(db, table, live, match, None)
        found = seen_in(table, live, match, questions, seat, changes)
        return replace(found, acted=_acted(db, table, live.since, match.revision))

    return await context.db.look(work)


async def seen_then(context: Context, message: int) -> Seen:
    """What everybody saw on a message of a table, whatever has happened since."""
    moment = await context.db.look(lambda db: moments.find(db, message))
    if moment is None:
        raise TableError("people-moment-none")
    table = await context.look(moment.table)
    game = context.games.get(table.game)
    match = load(game, moment.state)

    def work(db: Connection) -> Seen:
        told = happened(db, table, moment.since, moment.revision, None)
        acted = _acted(db, table, moment.since, moment.revision)
        view = game.view(match, None)
        return Seen(game, table, view, None, told, match.revision, acted=acted)

    return await context.db.look(work)


def seen_in(
    table: Table,
    live: Live,
    match: Match[Any],
    questions: Questions,
    seat: Seat | None,
    changes: tuple[Event, ...],
) -> Seen:
    """One position with its own question and what led to it."""
    question = next((question for question in questions if question.seat == seat), None)
    view = live.game.view(match, seat)
    calls = {asked.seat: asked.call for asked in questions if asked.call and asked.waits}
    quick = tuple(option for asked in questions if asked.waits for option in asked.shortcuts)
    return Seen(live.game, table, view, question, changes, match.revision, calls, quick)


def changes_seen(
    db: Connection, table: Table, live: Live, match: Match[Any], seat: Seat | None
) -> tuple[Event, ...]:
    """Of a draft what its owner knows, else the last turn as everybody knows it."""
    if match is live.published:
        return happened(db, table, live.since, match.revision, None)
    return happened(db, table, live.handed_over, match.revision, seat)


def _acted(db: Connection, table: Table, after: int, until: int) -> dict[Seat, str]:
    """Which seats were played by friends in some revisions, and what these are called."""
    return {each.seat: each.name for each in deputies.acted(db, table.id, after, until)}


def happened(
    db: Connection, table: Table, after: int, until: int, seat: Seat | None
) -> tuple[Event, ...]:
    """The standing events of some revisions that a seat, or a spectator, may know."""
    events = matches.events_between(db, table.id, after, until)
    return tuple(event for _, event in events if event.visible_to(seat))
