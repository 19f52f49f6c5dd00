"""What a table's own thread is called."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.shown.text import cut, plain_names

_MOST_NAME = 100


def thread_name(title: str, people: Sequence[str]) -> str:
    """The game and the people at the table."""
    return cut(f"{title} · {', '.join(plain_names(people))}", _MOST_NAME)
