"""Are the stored games sound? Load each, check its invariants, play its log again (row F11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from db import matches
from db.connection import Connection
from db.matches import Given, Saved
from db.tables import Table
from engine.core.checks import violations
from engine.core.codec import load
from engine.core.decision import Answer
from engine.core.errors import Refused
from engine.core.flow import new_match, play
from engine.core.game import Game
from engine.core.match import Match
from engine.core.registry import Registry

Stored = tuple[Saved | None, list[Given]]


def stored(db: Connection, table: int) -> Stored:
    """A match and its log, as they are on disk at one moment."""
    return matches.find(db, table), matches.answers(db, table)


def problems(games: Registry, table: Table, found: Stored) -> Iterator[str]:
    """Everything wrong with one running game, a line each; needs no database."""
    saved, answers = found
    if saved is None:
        yield f"table {table.id}: no match is stored"
        return
    for wrong in _wrong(games, table.game, saved, answers):
        yield f"table {table.id}, revision {saved.revision}: {wrong}"


def _wrong(games: Registry, name: str, saved: Saved, answers: list[Given]) -> Iterator[str]:
    try:
        game = games.get(name)
        match = load(game, saved.state)
        load(game, saved.published)
    except Refused as refused:
        yield str(refused)
        return
    yield from violations(game, match)
    if match.rules_version == game.rules_version:  # a rule may have changed since it was dealt
        yield from _differs(game, match, answers)


def _differs(game: Game[Any, Any], match: Match[Any], answers: list[Given]) -> Iterator[str]:
    """The standing answers, played from the seed, must lead to the stored position."""
    now = new_match(game, match.seats, match.options, match.seed)
    for given in answers:
        if given.undone:
            continue
        try:
            now = play(now.match, Answer(given.seat, given.decision, given.picks), now.questions)
        except Refused as refused:
            yield f"answer {given.revision} no longer fits: {refused}"
            return
    again = now.match
    if (again.state, again.stack, again.rng) != (match.state, match.stack, match.rng):
        yield "its log leads to another position"
