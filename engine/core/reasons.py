"""Why something that exists is not possible now, in the words of its game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.decision import Decision
from engine.core.errors import IllegalAnswer
from engine.core.game import Game
from engine.core.match import View
from engine.core.tokens import short, shown
from engine.core.words import Msg

MOST_TOKEN = 60  # characters of anything that a game could have named


def why_not(
    game: Game[Any, Any], view: View[Any, Any, Any], asked: Decision, wanted: Sequence[str]
) -> tuple[str, Msg] | None:
    """The first of some tokens that the game knows and does not offer now, and the reason."""
    for token in wanted:
        known = len(token) <= MOST_TOKEN and token not in asked.tokens()
        if known and (reason := game.why_not(view, asked, token)):
            return token, reason
    return None


def explained(
    game: Game[Any, Any], view: View[Any, Any, Any], asked: Decision, refused: IllegalAnswer
) -> IllegalAnswer:
    """The same refusal with the game's reason, where it has one."""
    found = why_not(game, view, asked, refused.wanted)
    if found is None:
        return refused
    token, reason = found
    pick = shown(short(token))
    return IllegalAnswer("core-not-now", refused.nearest, refused.wanted, pick=pick, reason=reason)
