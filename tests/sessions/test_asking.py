"""A live match keeps its questions: an answer works out what is open once, after it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from engine.core.decision import Decision
from engine.core.match import Match
from tests.sessions.tables import ADA, BO, begun, open_sessions, up


async def test_an_answer_asks_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    merge = Match.with_asides

    def counted(self: Match[Any], questions: Iterable[Decision]) -> tuple[Decision, ...]:
        asked.append(self.revision)
        return merge(self, questions)

    monkeypatch.setattr(Match, "with_asides", counted)
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        me = await up(sessions, table, ADA, BO)
        ask = await sessions.play.question(table.id, me)
        asked.clear()
        step = await sessions.play.answer(table.id, me, ask.asked, ("sail:1",))
        assert step.ask is not None
        assert len(asked) == 1, "before it the questions are known, after it they are worked out"
        asked.clear()
        for person in (ADA, BO):
            await sessions.show.text(table.id, person)
            await sessions.show.hand(table.id, person)
        await sessions.show.poster(table.id)
        assert asked == [], "looking asks nothing"
