"""Databases of a real server, whatever the run is about."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from db.connection import Database
from tests.stores import Server


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """They need no other database in the place of theirs."""
    for item in items:
        if "tests/postgres/" in item.nodeid:
            item.add_marker(pytest.mark.server)


@pytest.fixture
def address(postgres: Server) -> Iterator[str]:
    """A database with all tables and nothing in them."""
    made = postgres.made()
    yield made
    postgres.clean(made)


@pytest.fixture
def empty(postgres: Server) -> Iterator[str]:
    """A database with no tables."""
    made = postgres.empty()
    yield made
    postgres.drop(made)


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    """One process on it."""
    opened = await Database.open(address)
    yield opened
    await opened.close()
