"""The whole view in lines of text: for the terminal, for screen readers, for search."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import Msg, Part, msg
from engine.games.yokohama.state import View


def describe(view: View) -> list[Part]:
    """Everything this pair of eyes can see, most important first."""
    return [Part("status", tuple(_status(view)))]


def _status(view: View) -> Iterator[Msg]:
    yield msg("yk-say-round", round=view.table.round)
