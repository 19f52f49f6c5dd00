"""A table for tests: people, sessions on a database in memory, and a clock that stands still."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from db.tables import Table
from sessions.sessions import Sessions
from sessions.shapes import Person, Place

ADA, BO, CYD, DI = (
    Person(number, name, "en") for number, name in enumerate(("Ada", "Bo", "Cyd", "Di"), start=100)
)
HERE = Place(server=1, channel=10, language="en")


@asynccontextmanager
async def open_sessions(path: str | Path = ":memory:") -> AsyncIterator[Sessions]:
    """All use cases, closed at the end."""
    sessions = await Sessions.open(path, clock=lambda: 1_000)
    sessions.context.seed = lambda: 11
    try:
        yield sessions
    finally:
        await sessions.close()


async def begun(
    sessions: Sessions, *players: Person, place: Place = HERE, patrons: str = "off"
) -> Table:
    """A running game of River of Gold."""
    first, *others = players
    table = await sessions.lobby.open(place, first, "river_of_gold")
    await sessions.lobby.set_option(table.id, first, "patrons", patrons)
    for person in others:
        table = await sessions.lobby.join(table.id, person)
    return await sessions.lobby.start(table.id, first)


async def up(sessions: Sessions, table: Table, *players: Person) -> Person:
    """Who of these is asked now."""
    live = await sessions.context.live(await sessions.context.table(table.id))
    seats = live.match.asked
    return next(person for person in players if table.seat_of(person.id) in seats)
