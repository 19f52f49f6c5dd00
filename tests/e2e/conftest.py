"""A fresh harbor for each test; the bot must be right about everything it sends."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.harbor import Harbor, open_harbor
from tests.e2e.recorder import NOW


def pytest_configure(config: pytest.Config) -> None:
    """Registers the mark for tests that want pictures as people get them."""
    config.addinivalue_line("markers", "full_size: pictures in their usual size")


SMALL = 400


@pytest.fixture(autouse=True)
def small_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Real pictures of fewer pixels, because these tests draw thousands."""
    if "full_size" not in request.keywords:
        monkeypatch.setattr("sessions.drawing.PICTURE_WIDTH", SMALL)


@pytest.fixture
async def harbor(tmp_path: Path) -> AsyncIterator[Harbor]:
    """Up and ready, on a new file."""
    async with open_harbor(tmp_path / "harbor.db") as opened:
        yield opened
    assert opened.world.complaints == []


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Discord that has forgotten every nonce, as it does after some minutes."""
    monkeypatch.setattr("playground.rest_messages.NONCE_SECONDS", -1.0)


@pytest.fixture
def same_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that stands still until it is moved, and the same salt in every game."""
    monkeypatch.setattr(Harbor, "now", lambda self: NOW + self.skew)
    monkeypatch.setattr("sessions.dealing.secrets.token_hex", lambda n: "ab" * n)
