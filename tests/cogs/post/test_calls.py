"""A call names somebody, or is not sent: who was to be called may have answered in between."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from cogs.post.calls import Calls
from sessions.shapes import Notice, Sending
from tests.cogs.shown.questions import table
from tests.cogs.shown.test_posters import poster

NOTICE = Notice(1, 1, "call", 0, -1, 0)
BEGUN = Sending(7, 1, "call", 0, 1, 9, 0, 0)


class Sender:
    """Sends at once."""

    async def send(self, parcel: Any) -> None:
        """Nothing of it was sent before."""
        await parcel.send(BEGUN)


@pytest.mark.parametrize(("waiting", "sent"), [((1,), 1), ((), 0)])
async def test_nobody_is_called_once_nobody_is_wanted(waiting: tuple[int, ...], sent: int) -> None:
    place, post = AsyncMock(), AsyncMock()
    sessions = SimpleNamespace(
        show=SimpleNamespace(poster=AsyncMock(return_value=poster(waiting=waiting))),
        calls=SimpleNamespace(of=AsyncMock(return_value={1}), sent=AsyncMock()),
        post=post,
    )
    where = Mock(return_value=place)
    bot: Any = SimpleNamespace(sessions=sessions, get_partial_messageable=where)
    sender: Any = Sender()
    await Calls(bot, sender).send(table(), NOTICE)
    assert place.send.await_count == sent
    assert [call.args for call in post.never_arrived.await_args_list] == [(BEGUN,)] * (1 - sent)
