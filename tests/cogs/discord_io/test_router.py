"""Every verb has one handler."""

from __future__ import annotations

import pytest

from cogs import client
from cogs.discord_io.router import ROUTER, Router
from cogs.discord_io.visit import Visit
from cogs.shown.ids import Verb


def test_no_verb_is_forgotten() -> None:
    assert client.HANDLERS
    assert ROUTER.missing() == []


def test_a_verb_has_one_handler() -> None:
    router = Router()

    async def handler(visit: Visit) -> None:
        raise NotImplementedError

    router.on(Verb.PLAY)(handler)
    with pytest.raises(AssertionError):
        router.on(Verb.PLAY)(handler)
