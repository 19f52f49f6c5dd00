"""Answers given in advance must not show: whoever could have one waits alike (rows R4, R8).

Who is asked something that may be answered in advance, set or not, is looked at after a random
pause, and called after a while if they have not answered by then; by hand or not, nobody can tell.
"""

from __future__ import annotations

import secrets
from typing import Any

from db import due
from db.connection import Connection
from db.due import Due
from db.tables import Table
from engine.core.decision import Seat
from engine.core.game import Game
from engine.core.match import Match
from engine.core.standing import ahead
from sessions.context import Context, Live, Questions

_FINE = 1_000
CALL_AFTER = 120  # seconds; longer than any pause


def unhurried(game: Game[Any, Any], questions: Questions) -> frozenset[Seat]:
    """The seats that are asked something they may have answered in advance."""
    names = ahead(game.standing)
    return frozenset(asked.seat for asked in questions if asked.waits and asked.name in names)


def awaited(
    context: Context,
    table: Table,
    game: Game[Any, Any],
    shown: tuple[Match[Any], Questions],
    before: Live | None = None,
    *,
    fresh: bool = True,
) -> list[Due]:
    """When these seats are seen to and called; one that is not asked afresh keeps its times.

    Bots are among them whatever they are asked: each moves after a pause of its own.
    """
    match, questions = shown
    was = (before.game, before.published, before.offered) if before else None
    known = _asked(table, *was) if was else {}
    found = []
    for seat, number in _asked(table, game, match, questions).items():
        anew = seat not in known or (fresh and known[seat] != number)
        found.append(_due(context, table, seat, number, anew=anew))
    return found


def asked_of_a_bot(context: Context, table: Table, seat: Seat, number: int) -> Due:
    """When a bot moves that is set to play a seat while it is asked."""
    return _due(context, table, seat, number, anew=True)


def _asked(
    table: Table, game: Game[Any, Any], match: Match[Any], questions: Questions
) -> dict[Seat, int]:
    """The numbers of their questions."""
    seats = unhurried(game, questions) | table.bots
    return {seat: match.asked[seat] for seat in sorted(seats) if seat in match.asked}


def _due(context: Context, table: Table, seat: Seat, asked: int, *, anew: bool) -> Due:
    """Drawn by chance alone, so that it tells of no hand; who is alone with bots waits less."""
    now = context.clock()
    draw = context.brief if table.practice and seat in table.bots else context.pause
    pause = draw() if anew else 0
    return Due(table.id, seat, asked, now + pause, now + CALL_AFTER, anew)


def part_of_a_second() -> float:
    """People press at any, so whoever has answered in advance does not at always the same."""
    return secrets.randbelow(_FINE) / _FINE


def begin_again(context: Context, db: Connection, table: int) -> None:
    """A table calls everybody anew: those who are called later, too."""
    due.begin_again(db, table)
    put_off(context, db, table)


def put_off(context: Context, db: Connection, table: int | None = None) -> None:
    """Nobody could answer for a while, at a table or at all, so nobody seems to answer at once."""
    due.put_off(db, context.clock(), context.pause, CALL_AFTER, table)
