"""Days as people type them."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from sessions.dates import until
from sessions.paces import DAY, HOUR

NOW = int(datetime(2026, 11, 19, 18, 0, tzinfo=UTC).timestamp())


def end_of(year: int, month: int, day: int) -> int:
    """Midnight after a day of the world's clock."""
    return int(datetime(year, month, day, tzinfo=UTC).timestamp()) + DAY


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2026-12-01", end_of(2026, 12, 1)),
        (" 2026-12-1 ", end_of(2026, 12, 1)),
        ("1.12.2026", end_of(2026, 12, 1)),
        ("1/12/2026", end_of(2026, 12, 1)),
        ("3 days", NOW + 3 * DAY),
        ("1 day", NOW + DAY),
        ("3 Giorni", NOW + 3 * DAY),
        ("2 weeks", NOW + 14 * DAY),
        ("una settimana", NOW + 7 * DAY),
        ("a week", NOW + 7 * DAY),
        ("un giorno", NOW + DAY),
        ("tomorrow", end_of(2026, 11, 20)),
        ("domani", end_of(2026, 11, 20)),
        ("2020-01-01", end_of(2020, 1, 1)),
    ],
)
def test_what_people_type(typed: str, meant: int) -> None:
    assert until(typed, NOW, "UTC") == meant


@pytest.mark.parametrize(
    "typed", ["", "soon", "2026-13-01", "2026-02-30", "3", "days", "9999-12-31", "0/0/2026", "1 1"]
)
def test_what_nobody_can_mean(typed: str) -> None:
    assert until(typed, NOW, "UTC") is None


def test_a_date_ends_where_somebody_lives() -> None:
    assert until("2026-12-01", NOW, "Europe/Rome") == end_of(2026, 12, 1) - HOUR
