"""What has happened since one's last own turn (row T21)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from db import deputies, handovers, matches
from db.connection import Connection
from db.deputies import Acted
from db.matches import Head
from db.tables import Table
from engine.core.codec import load
from engine.core.decision import Seat
from engine.core.frame import BEGINS, Event
from engine.core.game import Game
from engine.core.match import Match
from sessions.context import Context, Live
from sessions.shapes import Since, Turn
from sessions.sight import seen

LONG_AWAY, JUST_NOW, MUCH = 2 * 24 * 60 * 60, 60 * 60, 8  # seconds, seconds; events


async def since(context: Context, table: Table, live: Live, user: int) -> Since:
    """What is public of all turns since one's own, and one's own part in them."""
    seat = table.seat_played_by(user)
    past = await context.db.look(lambda db: _past(db, table, user, live.published))
    first, told, acted, at, then = past
    turns = _turns(((n, event) for n, event in told if event.visible_to(seat)), acted)
    if turns and turns[-1].seat == seat is not None and live.published.outcome is None:
        turns = turns[:-1]  # it is being played
    before = {} if then is None else points(live.game, load(live.game, then), seat)
    return Since(
        seen=await seen(context, table, live, seat),
        turns=tuple(turn for turn in turns if turn.events),
        own=seat is not None and first is not None,
        at=table.started_at if at is None else at,
        points=points(live.game, live.seen_by(seat)[0], seat),
        before=before,
    )


async def away(context: Context, table: int, seat: Seat, user: int, events: int) -> int | None:
    """When somebody answered last, if that is long ago or much has happened since.

    Whoever sits there and plays has read it.
    """

    def work(db: Connection) -> int | None:
        by_hand = matches.revisions_by(db, table, seat, user)
        return matches.answered_at(db, table, by_hand[-1]) if by_hand else None

    last = await context.db.look(work)
    if last is None:
        return None
    gone = context.clock() - last
    return last if gone > LONG_AWAY or (gone > JUST_NOW and events >= MUCH) else None


def points(game: Game[Any, Any], match: Match[Any], seat: Seat | None) -> Mapping[Seat, int]:
    """What everybody has in points, as far as one pair of eyes knows."""
    if match.outcome is not None:
        return dict(enumerate(match.outcome.scores))
    return game.points(game.view(match, seat))


def _past(
    db: Connection, table: Table, user: int, match: Match[Any]
) -> tuple[Head | None, list[tuple[int, Event]], list[Acted], int | None, bytes | None]:
    """Where it begins, all that happened from there on, by which friends, when, and the position.

    What happened comes with its revisions.
    """
    heads, seat = matches.heads(db, table.id, match.revision), table.seat_played_by(user)
    if seat is None:
        first = _round_ago(heads, match.seats)
    else:
        first = _after_own(heads, seat, matches.revisions_by(db, table.id, seat, user))
    events = matches.events_from(db, table.id, first, match.revision)
    acted = deputies.acted(db, table.id, first.revision if first else 0, match.revision)
    if first is None:
        return None, events, acted, None, None
    at = matches.answered_at(db, table.id, first.revision)
    shown = handovers.revisions(db, table.id, first.revision + 1, 1)
    then = handovers.find(db, table.id, shown[0]) if shown else None
    return first, events, acted, at, then


def _after_own(heads: Sequence[Head], seat: Seat, by_hand: Sequence[int]) -> Head | None:
    """The turn after the last one that somebody has played on a seat, if there is any."""
    for head, after in reversed([*pairwise(heads)]):
        began, ended = head.revision, after.revision
        if head.event.seat == seat and any(began < revision <= ended for revision in by_hand):
            return after
    return None


def _round_ago(heads: Sequence[Head], seats: int) -> Head | None:
    """As many turns ago as there are players, beside the one that is being played."""
    return heads[-seats - 1] if len(heads) > seats else None


def _turns(told: Iterable[tuple[int, Event]], acted: Sequence[Acted]) -> list[Turn]:
    """Events by turns; those before the first turn belong to nobody's."""
    found: list[tuple[Seat | None, list[Event], set[int]]] = []
    begun = 0  # where the turn began: by the answer that ended the one before
    for revision, event in told:
        if event.key.endswith(BEGINS):
            found.append((event.seat, [], set()))
            begun = revision
            continue
        if not found:
            found.append((None, [], set()))
        _, events, revisions = found[-1]
        events.append(event)
        revisions |= {revision} - {begun}
    return [
        Turn(seat, tuple(events), {a.seat: a.name for a in acted if a.revision in revisions})
        for seat, events, revisions in found
    ]
