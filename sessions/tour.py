"""First games: five turns of a recorded game, in which somebody new is led (row L16)."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from db import matches, tables, tours
from db.connection import Connection
from db.tables import Table
from engine.core.decision import Seat
from engine.core.frame import Outcome
from engine.core.game import Game
from engine.core.match import Match
from engine.core.words import Msg, msg
from engine.games import GAMES
from engine.tours import STEPS, TOURS, Tour, progress
from sessions.context import Context
from sessions.dealing import begin
from sessions.lobby import Lobby
from sessions.recorded import Recorded, played_again, store
from sessions.shapes import Lesson, Person, Place, TableError

NEAR = 6  # points behind the winner that are a good first game


class Tours:
    """Use cases of somebody's first game."""

    def __init__(self, context: Context, lobby: Lobby) -> None:
        self._context = context
        self._lobby = lobby

    @property
    def games(self) -> tuple[str, ...]:
        """The games that can be learnt so."""
        return tuple(game.meta.id for game in self._context.games if _learnable(game))

    async def open(
        self, place: Place, person: Person, game: str, *, own_thread_in: int | None = None
    ) -> Table:
        """A practice table on which everything up to the learner's last turns is played already."""
        if game not in self.games:
            raise TableError("tours-none")
        tour, rules = TOURS[game], self._context.games.get(game)
        salt = secrets.token_hex(16)
        begun = await asyncio.to_thread(played_again, rules, tour, salt)

        def deal(db: Connection, lobby: Table) -> Table:
            return _deal(self._context, db, lobby, tour, begun)

        bots = [tour.opponents] * (tour.seats - 1)
        opening = self._lobby.practice(
            place, person, game, bots, own_thread_in=own_thread_in, deal=deal
        )
        return await opening

    async def would_help(self, table: Table, person: Person) -> bool:
        """Whether this game can be learnt so, and whoever sits down has never played it here."""
        if table.game not in self.games:
            return False
        run = self._context.db.run
        return not await run(lambda db: tables.has_played(db, person.id, table))

    async def skip(self, table: int, person: Person) -> None:
        """Whoever is led goes on by themselves; the game stays as it is."""

        def work(db: Connection) -> None:
            found = tours.of_table(db, table)
            if found is None or found.user != person.id:
                raise TableError("tours-not-yours")
            tours.skip(db, table)

        await self._context.db.run(work)


def _learnable(game: Game[Any, Any]) -> bool:
    """Whether a first game was recorded, on this very map."""
    return game.meta.id in TOURS and game is GAMES.get(game.meta.id)


def _deal(context: Context, db: Connection, lobby: Table, tour: Tour, begun: Recorded) -> Table:
    """What was recorded is stored as if it had been played here; the learner goes on."""
    tables.set_options(db, lobby.id, tour.options)
    store(db, lobby.id, begun, context.clock())
    tours.begin(db, lobby.id, lobby.host, begun.live.match.revision)
    return begin(context, db, lobby, (begun.live.match, begun.live.questions))


def lesson(db: Connection, table: Table, prefix: str, seat: Seat, revision: int) -> Lesson | None:
    """What a seat is shown above its question in a position, while it is led."""
    found = tours.of_table(db, table.id)
    if found is None or found.skipped or table.chairs[seat].user != found.user:
        return None
    tour = TOURS[table.game]
    events = matches.events_between(db, table.id, found.since, revision)
    now = progress(tour, (event for _, event in events))
    step = tour.steps[now.step]
    key = f"tours-{prefix}-{step.id}"
    title, text = Msg(f"{key}-title"), Msg(key)
    return Lesson(now.step + 1, STEPS, title, text, now.done, step.goal, now.again)


def farewell(db: Connection, table: Table, match: Match[Any]) -> Msg | None:
    """How a first game ended for whoever was led, and what comes next."""
    found = tours.of_table(db, table.id)
    if found is None or match.outcome is None or (seat := table.seat_of(found.user)) is None:
        return None
    return _ended(match.outcome, seat)


def _ended(outcome: Outcome, seat: Seat) -> Msg:
    if seat in outcome.winners:
        return msg("tours-ended-won")
    behind = max(outcome.scores) - outcome.scores[seat]
    return msg("tours-ended-near", points=behind) if behind <= NEAR else msg("tours-ended")
