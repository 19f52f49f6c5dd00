"""What exists but is not offered is refused with the game's own reason (T16)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import fields
from typing import Any

import pytest

from engine.core.decision import Decision
from engine.core.errors import IllegalAnswer
from engine.core.game import Game
from engine.core.words import Msg, msg, ref
from engine.games import GAMES
from locales import words
from sessions.sessions import Sessions
from sessions.shapes import Explained, Person
from tests.sessions.tables import ADA, BO, begun, open_sessions, up

REASON = msg("rog-journey", player=ref("seat", 1))
SHORE = "build:99"


def why_not(view: Any, asked: Decision, token: str) -> Msg | None:
    """A game that knows of one more shore."""
    assert view.seat == asked.seat, "it looks with its owner's eyes"
    return REASON if token == SHORE else None


@pytest.fixture
async def sessions() -> AsyncIterator[Sessions]:
    """A running game that says why."""
    async with open_sessions() as opened:
        await begun(opened, ADA, BO)
        game = GAMES.get("river_of_gold")
        told: Game[Any, Any] = Game(
            **{
                f.name: getattr(game, f.name)
                for f in fields(game)
                if f.init and f.name != "why_not"
            },
            why_not=why_not,
        )
        live = await opened.context.live(await opened.show.table(1))
        opened.context.shelf.put(1, type(live)(told, *_rest(live)))
        yield opened


def _rest(live: Any) -> list[Any]:
    return [getattr(live, field.name) for field in fields(live)[1:]]


async def player(sessions: Sessions) -> Person:
    return await up(sessions, await sessions.show.table(1), ADA, BO)


@pytest.mark.parametrize("line", ["build 99", "BUILD 99", "build:99", "build 99; end"])
async def test_a_typed_move_is_told_why_not(sessions: Sessions, line: str) -> None:
    with pytest.raises(Explained) as refused:
        await sessions.play.typed(1, await player(sessions), line)
    assert refused.value.why.args["reason"] == REASON
    assert refused.value.nearest
    said = words("en").refuse(refused.value, refused.value.names)
    assert said.startswith("“build 99” is not possible now: Bo completes a journey.")
    assert said.splitlines()[-1], "and what would be possible"


async def test_a_forged_pick_is_told_why_not(sessions: Sessions) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        await sessions.play.answer(1, await player(sessions), None, (SHORE,))
    assert refused.value.why.key == "core-not-now"


@pytest.mark.parametrize("line", ["build 98", "nonsense", "build " + "9" * 500])
async def test_what_the_game_knows_nothing_of_is_refused_as_before(
    sessions: Sessions, line: str
) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        await sessions.play.typed(1, await player(sessions), line)
    assert refused.value.why.key == "core-not-understood"


async def test_a_suggestion_says_why_there_is_none(sessions: Sessions) -> None:
    (found,) = await sessions.play.suggest(1, await player(sessions), "build 99")
    assert (found.text, found.label) == ("build 99", REASON)
    assert await sessions.play.suggest(1, await player(sessions), "build 98") == []
    assert len(await sessions.play.suggest(1, await player(sessions), "")) > 1
