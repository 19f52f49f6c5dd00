"""Every verb has one handler."""

from __future__ import annotations

import pytest

from cogs import client
from cogs.ids import Verb
from cogs.router import ROUTER, Router
from cogs.visit import Visit


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
