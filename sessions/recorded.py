"""A game begun elsewhere, played again by the session's own means and stored in one go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from db import handovers, matches
from db.connection import Connection
from db.matches import Position
from engine.core.codec import encode
from engine.core.flow import Applied, new_match
from engine.core.game import Game
from engine.tours import Tour
from sessions.context import Live
from sessions.ledger import after, log_moves
from sessions.turns import BOT, Move, planned


@dataclass(frozen=True, slots=True)
class Recorded:
    """A beginning as it is to be stored: nobody's own answers, and what they lead to."""

    dealt: Applied[Any]
    moves: tuple[Move, ...]
    live: Live


def played_again(game: Game[Any, Any], tour: Tour, salt: str) -> Recorded:
    """All answers of a beginning; it ends where a turn does, so nobody is in the middle of one."""
    dealt = new_match(game, tour.seats, tour.options, tour.seed)
    shown = dealt.match, dealt.questions
    live, moves = Live(game, *shown, *shown, since=-1, handed_over=0, salt=salt), list[Move]()
    while len(moves) < len(tour.begun):
        plan = planned(live, BOT, tour.begun[len(moves)].answer())
        moves.extend(plan.moves)  # what is forced after an answer was recorded, too
        live = after(live, plan)
    assert not live.drafting, f"the first game of {tour.game} begins in the middle of a turn"
    return Recorded(dealt, tuple(moves), live)


def store(db: Connection, table: int, recorded: Recorded, now: int) -> None:
    """The match with its log, where it now stands, and the turn before for all to see."""
    game, live = recorded.live.game, recorded.live
    start = Position(table, 0, encode(recorded.dealt.match))
    matches.insert(db, start, game.schema, game.rules_version, live.salt)
    matches.log_events(db, table, 0, recorded.dealt.events)
    log_moves(db, table, recorded.moves, now)
    there = Position(table, live.match.revision, encode(live.match))
    matches.move(db, there, 0, 0)
    matches.publish(db, there, live.since, live.handed_over)
    handovers.keep(db, there)
