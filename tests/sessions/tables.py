"""A table for tests: people, a host on a database in memory, and a clock that stands still."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from db.tables import Table
from sessions.host import Host
from sessions.shapes import Person, Place

ADA, BO, CYD, DI = (
    Person(number, name, "en") for number, name in enumerate(("Ada", "Bo", "Cyd", "Di"), start=100)
)
HERE = Place(server=1, channel=10, language="en")


@asynccontextmanager
async def hosting(path: str | Path = ":memory:") -> AsyncIterator[Host]:
    """A host that is closed at the end."""
    host = await Host.open(path, clock=lambda: 1_000)
    host.context.seed = lambda: 77
    try:
        yield host
    finally:
        await host.close()


async def begun(host: Host, *players: Person, place: Place = HERE, patrons: str = "off") -> Table:
    """A running game of River of Gold."""
    first, *others = players
    table = await host.lobby.open(place, first, "river_of_gold")
    await host.lobby.set_option(table.id, first, "patrons", patrons)
    for person in others:
        table = await host.lobby.join(table.id, person)
    return await host.lobby.start(table.id, first)


async def up(host: Host, table: Table, *players: Person) -> Person:
    """Who of these is asked now."""
    live = await host.context.live(await host.context.table(table.id))
    seats = live.match.asked
    return next(person for person in players if table.seat_of(person.id) in seats)
