"""Why something that exists is not offered now."""

from __future__ import annotations

from engine.core.decision import Decision
from engine.core.words import Msg
from engine.games.import_export.state import View


def why_not(view: View, asked: Decision, token: str) -> Msg | None:
    """The reason for one token, if there is one to tell."""
    return None
