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
    table: int,
    game: Game[Any, Any],
    shown: tuple[Match[Any], Questions],
    before: Live | None = None,
    *,
    fresh: bool = True,
) -> list[Due]:
    """When these seats are seen to and called; one that is not asked afresh keeps its times."""
    match, questions = shown
    known = _asked(before.game, before.published, before.offered) if before else {}
    found = []
    for seat, number in _asked(game, match, questions).items():
        anew = seat not in known or (fresh and known[seat] != number)
        found.append(_due(context, table, seat, number, anew=anew))
    return found


def _asked(game: Game[Any, Any], match: Match[Any], questions: Questions) -> dict[Seat, int]:
    """The numbers of their questions."""
    return {seat: match.asked[seat] for seat in sorted(unhurried(game, questions))}


def _due(context: Context, table: int, seat: Seat, asked: int, *, anew: bool) -> Due:
    now = context.clock()
    pause = context.pause() if anew else 0
    return Due(table, seat, asked, now + pause, now + CALL_AFTER, anew)


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
