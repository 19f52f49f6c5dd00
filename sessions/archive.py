"""Games that were over weeks ago are put away in one piece, from which all can be read again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from db import attic, handovers, matches, tables
from db.attic import Log
from db.connection import Connection
from db.matches import Given, Position, Saved
from db.tables import Table
from engine.core.codec import load
from engine.core.decision import Answer
from engine.core.errors import Refused, Unstored
from engine.core.flow import new_match, play
from engine.core.game import Game
from engine.core.match import Match
from engine.core.registry import Registry
from sessions.context import Context

WEEKS = 6 * 7 * 24 * 3_600
_MOST_AT_ONCE = 500  # games in an hour
_PAUSE = 0.2  # seconds between two of them, in which others are served
_OLD_TOGETHER = 16  # positions that are packed anew in one transaction
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Done:
    """A game that is over, as it is stored."""

    table: Table
    saved: Saved
    answers: list[Given]
    log: Log  # but for the positions
    shown: list[handovers.Kept]
    people: dict[int, int]  # by their number in the log, a revision that they have answered at


class Archive:
    """Puts away what hardly anybody looks at any more, one game at a time."""

    def __init__(self, context: Context, pause: float = _PAUSE) -> None:
        self._context = context
        self._pause = pause

    async def fill(self) -> None:
        """The games that were over long enough ago; not too many in one go."""
        before = self._context.clock() - WEEKS
        due = await self._context.db.run(lambda db: attic.wanted(db, before, _MOST_AT_ONCE))
        kept = 0
        for table in due:
            kept += not await self._put_away(table)
            await asyncio.sleep(self._pause)
        if due:
            _log.info("archived games=%d kept=%d", len(due) - kept, kept)

    async def pack_old(self) -> None:
        """What running games have kept in an older way, a few positions at a time."""
        while await self._context.db.run(lambda db: handovers.pack_old(db, _OLD_TOGETHER)):
            await asyncio.sleep(self._pause)

    async def _put_away(self, table: int) -> bool:
        """Whether it could be; a game that cannot be played again stays as it is, told once."""
        db, now = self._context.db, self._context.clock()
        try:
            done = await db.run(partial(read, table))
            piece = await asyncio.to_thread(packed, self._context.games, done)
        except Unstored:
            raise  # that says nothing about the game
        except Exception as error:
            _log.warning("not archived: table %d: %s", table, error)
            await db.run(lambda db: attic.keep_as_it_is(db, table))
            return False
        return await db.run(lambda db: attic.put(db, table, piece, done.people, now))


class Differs(Exception):
    """A log does not lead to what is stored."""


def read(table: int, db: Connection) -> Done:
    """All of a game that goes into an archive."""
    known, saved = tables.find(db, table), matches.find(db, table)
    assert known is not None
    assert saved is not None
    log = attic.rows_of(db, table)
    given = matches.answers(db, table)
    people: dict[int, int] = {}
    first: dict[int, int] = {}  # by who has answered, their number
    for row in log.answers:
        number = first.setdefault(row[2], len(first))
        people.setdefault(number, row[0])
        row[2] = number
    return Done(known, saved, given, log, handovers.as_kept(db, table), people)


def packed(games: Registry, done: Done) -> bytes:
    """In one piece, once it has been played again; takes a while."""
    shown = handovers.unpacked_all(done.table.id, done.shown)
    stands = [position for position, undone in shown if not undone]
    for wrong in _differences(games.get(done.table.game), done, stands):
        raise Differs(wrong)
    rows = [[position.revision, position.state, undone] for position, undone in shown]
    return attic.closed(replace(done.log, handovers=rows))


def _differences(game: Game[Any, Any], done: Done, shown: list[Position]) -> Iterator[str]:
    """Whether each position is reached again by what was answered before it."""
    end = load(game, done.saved.state)
    marks = [*shown, Position(done.table.id, done.saved.revision, done.saved.state)]
    waiting = sorted(marks, key=lambda position: position.revision)
    try:
        for revision, again in _played_again(game, end, done.answers):
            while waiting and waiting[0].revision < revision:
                yield from _compared(game, waiting.pop(0), again)
    except Refused as refused:
        yield f"an answer no longer fits: {refused}"


def _played_again(
    game: Game[Any, Any], end: Match[Any], answers: list[Given]
) -> Iterator[tuple[float, Match[Any]]]:
    """Each position of the standing log, with the revision of the answer that follows it."""
    now = new_match(game, end.seats, end.options, end.seed)
    for given in answers:
        if given.undone:
            continue
        yield given.revision, now.match
        now = play(now.match, Answer(given.seat, given.decision, given.picks), now.questions)
    yield float("inf"), now.match


def _compared(game: Game[Any, Any], stored: Position, again: Match[Any]) -> Iterator[str]:
    match = load(game, stored.state)
    if (again.state, again.stack, again.rng) != (match.state, match.stack, match.rng):
        yield f"its log leads to another position than that of revision {stored.revision}"
