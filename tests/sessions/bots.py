"""Bots that think at once, and of nothing much: any legal answer, always the same."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from db.due import Due
from db.tables import Table
from engine.ai.chance import random_answer
from engine.core.codec import encode, load
from engine.core.decision import Answer, Seat
from engine.core.flow import question
from engine.core.rng import Rng
from engine.games import GAMES
from sessions.context import Live
from sessions.sessions import Sessions
from sessions.shapes import Person
from sessions.thinking import Thinkers
from tests.sessions.tables import ADA, HERE

PAUSE, BRIEF = 40, 5


@dataclass
class Fools:
    """In the place of the processes that think."""

    asked: list[tuple[str, Seat, str]] = field(default_factory=list)  # game, seat, strength
    fails: bool = False

    async def plan(
        self, game: str, match: bytes, seat: Seat, strength: str, seed: int
    ) -> tuple[Answer, ...]:
        """Any answer to the question at hand."""
        self.asked.append((game, seat, strength))
        if self.fails:
            raise ZeroDivisionError(match[-40:])
        found = load(GAMES.get(game), match)
        return (random_answer(question(found.questions(), seat), Rng(seed)),)

    async def close(self) -> None:
        """Nothing to stop."""


@dataclass
class Pier:
    """Sessions on a clock of one's own, with bots that think at once."""

    sessions: Sessions
    fools: Fools
    now: int = 1_000

    async def practice(self, *strengths: str, person: Person = ADA) -> Table:
        """One person against these, in River of Gold."""
        return await self.sessions.lobby.practice(
            HERE, person, "river_of_gold", strengths or ("easy",)
        )

    async def later(self, seconds: int) -> bool:
        """Time goes by, and bots move whose moment has come."""
        self.now += seconds
        return await self.sessions.bots.see_to_all()

    async def waiting(self) -> list[Due]:
        """The bots that are to move."""
        return await self.sessions.bots.asked()

    async def up(self, table: Table) -> set[Seat]:
        """Whom the table waits for."""
        live = await self.sessions.context.live(await self.sessions.context.table(table.id))
        return set(live.published.asked)

    def seen(self, live: Live, seat: Seat) -> bytes:
        """What a bot thinks of."""
        return encode(live.seen_by(seat)[0])

    async def play(self, table: Table, person: Person, seed: int = 3) -> None:
        """Somebody plays until they are asked no more."""
        rng = Rng(seed)
        while True:
            known = await self.sessions.context.table(table.id)
            seat = known.seat_played_by(person.id)
            assert seat is not None
            live = await self.sessions.context.live(known)
            if known.status != "playing" or seat not in live.seen_by(seat)[0].asked:
                return
            picks = random_answer(question(live.seen_by(seat)[1], seat), rng).picks
            await self.sessions.play.answer(table.id, person, None, picks)

    async def rows(self, query: str) -> list[Any]:
        """What the database answers."""
        return await self.sessions.context.db.run(lambda db: list(db.execute(query).fetchall()))


@asynccontextmanager
async def pier(path: str | Path = ":memory:", now: int = 1_000) -> AsyncIterator[Pier]:
    """All use cases, with fools for bots."""
    fools = Fools()
    sessions = await Sessions.open(path, thinkers=0)
    found = Pier(sessions, fools, now)
    context = sessions.context
    context.clock, context.pause, context.brief = lambda: found.now, lambda: PAUSE, lambda: BRIEF
    context.seed = context.draw = lambda: 11
    context.thinkers = cast(Thinkers, fools)
    try:
        yield found
    finally:
        await sessions.close()
