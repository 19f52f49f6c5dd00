"""What an option would bring is worked out for readers only."""

from __future__ import annotations

from engine.core.previews import preview, unread
from engine.core.words import Msg, msg


def told(n: int) -> Msg:
    """Something costly to work out."""
    return msg("core-pass", n=n)


def test_a_preview_is_made_where_somebody_reads_it() -> None:
    assert preview(told, 3) == told(3)


def test_none_is_made_where_nobody_does() -> None:
    with unread():
        with unread():
            assert preview(told, 3) is None
        assert preview(told, 3) is None
    assert preview(told, 3) == told(3)
