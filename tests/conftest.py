"""What all test rooms share."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.store import on_postgres
from tests.stores import FOLDER, NoServer, Server, kept, programs, server

# the same examples each time, and no test fails because the machine is busy
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")
_STORES = ("sqlite", "postgresql")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Which database whatever opens one is given."""
    chosen = os.environ.get("HARBORMASTER_TEST_DB", _STORES[0])
    parser.addoption("--store", choices=_STORES, default=chosen, help="the database of the run")


def pytest_configure(config: pytest.Config) -> None:
    """Rules are named by marker; `tests.rules_coverage` counts them."""
    config.addinivalue_line("markers", "rule(*ids): the rules of its game that a test proves")
    config.addinivalue_line("markers", "idle(*cards): what is declined here or cannot be used")
    config.addinivalue_line("markers", "server: about databases of a server, whatever the run is")
    config.addinivalue_line("markers", "files: about files of SQLite, so not for a server")
    if FOLDER not in os.environ:  # the process that starts the others, or is alone
        held = kept()
        held.__enter__()

        def clear() -> None:
            held.__exit__(None, None, None)

        config.add_cleanup(clear)


@pytest.fixture(scope="session")
def postgres() -> Server:
    """A real server, where there is one."""
    try:
        programs()
    except NoServer as error:
        pytest.skip(str(error))
    return server()


@pytest.fixture(autouse=True)
def _store(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The database that this run is about."""
    own = request.node.get_closest_marker("server")
    if request.config.getoption("--store") == "sqlite" or own:
        yield
        return
    if request.node.get_closest_marker("files"):
        pytest.skip("about files of SQLite")
    with on_postgres(monkeypatch, request.getfixturevalue("postgres")):
        yield
