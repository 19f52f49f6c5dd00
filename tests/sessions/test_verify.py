"""Stored games are checked: invariants, and the log played again from the seed."""

from __future__ import annotations

from pathlib import Path

from engine.core.rng import Rng
from sessions.keeper import Keeper
from tests.sessions.tables import ADA, BO, begun, open_sessions, up
from tests.sessions.test_play import random_turn


async def test_sound_games_pass_even_with_answers_taken_back(tmp_path: Path) -> None:
    async with open_sessions(tmp_path / "harbor.db") as sessions:
        table = await begun(sessions, ADA, BO)
        me = await up(sessions, table, ADA, BO)
        await sessions.play.typed(table.id, me, "sail 1")
        await sessions.play.step_back(table.id, me)
        await random_turn(sessions, table.id, Rng(3), 25)
        keeper = Keeper(sessions.context, tmp_path / "harbor.db", tmp_path / "backups")
        assert await keeper.verify() == []
        copy = await keeper.back_up()
        assert sessions.context.db.shared or (copy and copy.is_file())


async def test_a_doctored_game_is_found(tmp_path: Path) -> None:
    async with open_sessions(tmp_path / "harbor.db") as sessions:
        table = await begun(sessions, ADA, BO)
        await random_turn(sessions, table.id, Rng(3), 5)
        keeper = Keeper(sessions.context, tmp_path / "harbor.db", tmp_path / "backups")
        await sessions.context.db.run(
            lambda db: db.execute("UPDATE answers SET undone = 1 WHERE revision = 1")
        )
        (found,) = await keeper.verify()
        assert found.startswith(f"table {table.id}, revision 5")
        await sessions.context.db.run(
            lambda db: db.execute("UPDATE matches SET state = substr(state, 1, 1)")
        )
        (found,) = await keeper.verify()
        assert "core-save-broken" in found
