"""What a reader gets: the catch-up since their last turn, and exports without secrets."""

from __future__ import annotations

import msgspec

from engine.core.rng import Rng
from tests.sessions.tables import ADA, BO, CYD, begun, open_sessions, up
from tests.sessions.test_play import random_turn


async def test_the_catch_up_starts_at_ones_own_last_answer() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        me = await up(sessions, table, ADA, BO)
        other = BO if me == ADA else ADA
        step = await sessions.play.typed(table.id, me, "sail 1; end")
        assert step.published
        told = await sessions.show.catch_up(table.id, other)
        assert "rog-sailed" in [event.key for event in told]
        assert "rog-sailed" not in [e.key for e in await sessions.show.catch_up(table.id, me)]


async def test_an_export_hides_what_is_hidden_until_the_end() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        await random_turn(sessions, table.id, Rng(8), 40)
        mine = msgspec.json.decode(await sessions.show.export(table.id, ADA))
        strangers = msgspec.json.decode(await sessions.show.export(table.id, CYD))
        assert "seed" not in mine
        assert "answers" not in mine
        assert len(mine["view"]["hand"]["customers"]) >= 2
        assert strangers["view"]["hand"] is None
        while await random_turn(sessions, table.id, Rng(9), 50):
            pass
        full = msgspec.json.decode(await sessions.show.export(table.id, CYD))
        assert full["seed"] == 11
        assert len(full["answers"]) > 40
