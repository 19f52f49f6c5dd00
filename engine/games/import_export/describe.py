"""The whole view in lines of text: for the terminal, for screen readers, for search."""

from __future__ import annotations

from engine.core.words import Part
from engine.games.import_export.state import View


def describe(view: View) -> list[Part]:
    """Everything this pair of eyes can see, most important first."""
    return []
