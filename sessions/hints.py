"""Hints: what a player of code would do in somebody's place, for their eyes only (rows B6, L16)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from db import tables
from engine.ai.hints import Hint as Hint
from engine.ai.hints import Pick as Pick
from engine.ai.reasons import Why as Why
from engine.core.codec import encode
from engine.core.decision import Seat
from engine.core.errors import Stale
from sessions.context import Context
from sessions.play import Play
from sessions.shapes import Ask, Person, TableError
from sessions.thinking import Unthinkable


@dataclass(frozen=True, slots=True)
class Hinted:
    """A question, and what to make of it."""

    ask: Ask
    hint: Hint


class Hints:
    """Use cases of those who ask for help."""

    def __init__(self, context: Context, play: Play) -> None:
        self._context = context
        self._play = play
        self._asking: set[int] = set()

    async def hint(self, table: int, person: Person) -> Hinted:
        """Think in somebody's place; the score will tell that they had help."""
        with self._one_at_a_time(person):
            ask = await self._play.question(table, person)
            seat = ask.seen.seat
            assert seat is not None
            if not ask.decision.waits:
                raise TableError("hint-not-asked")
            found = await self._thought(ask, seat)
            await self._context.db.run(lambda db: tables.note_help(db, table, seat))
            return Hinted(ask, found)

    async def _thought(self, ask: Ask, seat: Seat) -> Hint:
        """The same question gets the same hint: nothing but it decides."""
        live = await self._context.live(ask.table)
        match = live.seen_by(seat)[0]
        if match.number(seat) != ask.asked:
            raise Stale("core-stale")
        thinkers, game = self._context.thinkers, live.game.meta.id
        try:
            return await thinkers.hint(game, encode(match), seat, ask.asked, _goal(ask))
        except Unthinkable:
            raise TableError("hint-none") from None

    @contextmanager
    def _one_at_a_time(self, person: Person) -> Iterator[None]:
        if person.id in self._asking:
            raise TableError("hint-patience")
        self._asking.add(person.id)
        try:
            yield
        finally:
            self._asking.discard(person.id)


def _goal(ask: Ask) -> tuple[str, ...]:
    """What the step of a first game is there to show, until it is done; the last one, nothing."""
    led = ask.lesson
    return () if led is None or led.done or led.is_last else led.goal
