"""What could not be stored has not happened, and what was stored has, whoever was told so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.core.errors import Unstored
from sessions import ledger
from tests.db.disk import full_disk
from tests.sessions.tables import ADA, BO, begun, open_sessions, up


@pytest.mark.files
async def test_an_answer_on_a_full_disk_can_be_given_again(tmp_path: Path) -> None:
    async with open_sessions(tmp_path / "harbor.db") as sessions:
        table = await begun(sessions, ADA, BO)
        me = await up(sessions, table, ADA, BO)
        before = await sessions.play.question(table.id, me)
        with full_disk(), pytest.raises(Unstored):
            await sessions.play.typed(table.id, me, "sail 1")
        assert len(sessions.context.shelf) == 0, "nobody knows what a failing disk has kept"
        assert await sessions.play.question(table.id, me) == before
        step = await sessions.play.typed(table.id, me, "sail 1")
        assert step.ask is not None
        assert step.ask.can_step_back


async def test_an_answer_called_off_while_it_was_stored_is_not_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        me = await up(sessions, table, ADA, BO)
        before = await sessions.play.question(table.id, me)
        run, write, written = sessions.context.db.run, ledger._write, []

        def noticed(*given: Any) -> None:
            write(*given)
            written.append(True)

        async def called_off(work: Callable[[Any], Any]) -> Any:
            found = await run(work)
            if written:
                raise asyncio.CancelledError
            return found

        with monkeypatch.context() as patched:
            patched.setattr(ledger, "_write", noticed)
            patched.setattr(sessions.context.db, "run", called_off)
            with pytest.raises(asyncio.CancelledError):
                await sessions.play.typed(table.id, me, "sail 1")
        now = await sessions.play.question(table.id, me)
        assert now.asked > before.asked
        assert now.can_step_back
