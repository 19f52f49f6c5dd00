"""Whom a position waits for: when each is told, answered for, or moves who is a bot.

Answers given in advance must not show, so whoever could have one waits alike (rows R4, R8). Who is
asked something that may be answered in advance, set or not, is looked at after a random pause, and
told after a while if they have not answered by then; by hand or not, nobody can tell.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from db import activations, due
from db.activations import Activation
from db.connection import Connection
from db.due import Due
from db.part import ALL
from db.tables import Table
from engine.core.decision import Seat
from engine.core.game import Game
from engine.core.match import Match
from engine.core.standing import ahead
from sessions import ticking
from sessions.context import Context, Live, Questions

_FINE = 1_000
CALL_AFTER = 120  # seconds; longer than any pause


@dataclass(frozen=True, slots=True)
class Awaited:
    """Whom a position waits for that all can see."""

    table: int
    activations: tuple[Activation, ...]  # of all seats that are asked
    due: tuple[Due, ...]  # of bots, and of whoever may have answered in advance
    off_turn: frozenset[Seat]  # who is asked in the turn of another
    at: int
    played: bool  # whoever is not asked any more has answered


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
) -> Awaited:
    """Who comes up, and who still is; one that is not asked afresh keeps its times.

    Bots are seen to whatever they are asked: each moves after a pause of its own.
    """
    match, questions = shown
    later, was = unhurried(game, questions), _seen_to(table, before) if before else {}
    asked = before.published.asked if before else {}
    up, seen_to = [], []
    for seat, number in sorted(match.asked.items()):
        anew = _is_anew(asked, seat, number, fresh=fresh)
        up.append(_activation(context, table, seat, number, anew=anew, later=seat in later))
        if seat in later | table.bots:
            anew = _is_anew(was, seat, number, fresh=fresh)
            seen_to.append(_due(context, table, seat, number, anew=anew))
    aside = later | {each.seat for each in questions if each.call is not None}
    now, played = context.clock(), before is not None
    return Awaited(table.id, tuple(up), tuple(seen_to), aside, now, played)


def put(db: Connection, found: Awaited) -> None:
    """Stored with whatever led to it: the one place where seats come up and cease to be asked."""
    activations.put(db, found.table, found.activations)
    due.put(db, found.table, found.due)
    up, off_turn = found.activations, found.off_turn
    ticking.put(db, found.table, up, off_turn, found.at, played=found.played)


def put_bot(context: Context, db: Connection, table: Table, seat: Seat, asked: int) -> None:
    """A bot is set to play a seat while it is asked: it moves after a pause."""
    due.put_one(db, _due(context, table, seat, asked, anew=True))


def _is_anew(was: Mapping[Seat, int], seat: Seat, number: int, *, fresh: bool) -> bool:
    """Whether a seat comes up that was not asked, or is asked something else at a hand-over."""
    return seat not in was or (fresh and was[seat] != number)


def _seen_to(table: Table, before: Live) -> dict[Seat, int]:
    """Who was seen to until now, with the numbers of their questions."""
    seats = unhurried(before.game, before.offered) | table.bots
    return {seat: n for seat, n in before.published.asked.items() if seat in seats}


def _activation(
    context: Context, table: Table, seat: Seat, asked: int, *, anew: bool, later: bool
) -> Activation:
    now = context.clock()
    return Activation(table.id, seat, asked, now, now + CALL_AFTER * later, anew)


def _due(context: Context, table: Table, seat: Seat, asked: int, *, anew: bool) -> Due:
    """Drawn by chance alone, so that it tells of no hand; who is alone with bots waits less."""
    draw = context.brief if table.practice and seat in table.bots else context.pause
    pause = draw() if anew else 0
    return Due(table.id, seat, asked, context.clock() + pause, anew)


def part_of_a_second() -> float:
    """People press at any, so whoever has answered in advance does not at always the same."""
    return secrets.randbelow(_FINE) / _FINE


def begin_again(context: Context, db: Connection, table: int) -> None:
    """A table that stood still goes on: everybody who is up is told anew."""
    now = context.clock()
    due.begin_again(db, table)
    activations.tell_again(db, table, now, now + CALL_AFTER)
    put_off(context, db, table)


def put_off(context: Context, db: Connection, table: int | None = None) -> None:
    """Nobody could answer for a while, at a table or at all, so nobody seems to answer at once."""
    now = context.clock()
    part = context.duty.audible if table is None else ALL
    for where in due.put_off(db, now, context.pause, table, part):
        activations.put_off(db, *where, now + CALL_AFTER)
