"""Quiet hours and hours of the day, also where clocks change."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from sessions.quiet import clock, minutes, next_time, quiet_until, zone
from sessions.shapes import TableError
from sessions.wishes import zone_named

ROME = "Europe/Rome"
NIGHT = (22 * 60, 7 * 60)


def at(text: str, where: str = ROME, *, fold: int = 0) -> int:
    """A moment as clocks there show it."""
    there = datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(where), fold=fold)
    return int(there.timestamp())


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-01-10 21:59", None),
        ("2026-01-10 22:00", "2026-01-11 07:00"),
        ("2026-01-10 23:59", "2026-01-11 07:00"),
        ("2026-01-11 00:00", "2026-01-11 07:00"),
        ("2026-01-11 06:59", "2026-01-11 07:00"),
        ("2026-01-11 07:00", None),
    ],
)
def test_a_night_goes_over_midnight(now: str, until: str | None) -> None:
    assert quiet_until(at(now), ROME, *NIGHT) == (at(until) if until else None)


def test_hours_of_one_day_end_on_it() -> None:
    assert quiet_until(at("2026-01-10 13:30"), ROME, 13 * 60, 15 * 60) == at("2026-01-10 15:00")
    assert quiet_until(at("2026-01-10 12:59"), ROME, 13 * 60, 15 * 60) is None


@pytest.mark.parametrize("hours", [(None, None), (60, 60), (None, 60)])
def test_no_hours_are_never_quiet(hours: tuple[int | None, int | None]) -> None:
    assert quiet_until(at("2026-01-10 01:00"), ROME, *hours) is None


def test_the_night_to_summer_time_is_an_hour_shorter_and_the_one_back_longer() -> None:
    summer = quiet_until(at("2026-03-28 22:00"), ROME, *NIGHT)
    assert summer == at("2026-03-29 07:00") == at("2026-03-28 22:00") + 8 * 3_600
    winter = quiet_until(at("2026-10-24 22:00"), ROME, *NIGHT)
    assert winter == at("2026-10-25 07:00") == at("2026-10-24 22:00") + 10 * 3_600


def test_an_end_that_is_skipped_comes_when_clocks_go_on() -> None:
    until = quiet_until(at("2026-03-29 01:45"), ROME, 23 * 60, 150)
    assert until == at("2026-03-29 03:30")


def test_an_end_that_comes_twice_is_the_later_one() -> None:
    until = at("2026-10-25 02:30", fold=1)
    assert quiet_until(at("2026-10-25 01:45"), ROME, 23 * 60, 150) == until
    assert quiet_until(at("2026-10-25 02:10", fold=1), ROME, 23 * 60, 150) == until


def test_every_hour_comes_once_a_day() -> None:
    assert next_time(at("2026-01-10 07:59"), ROME, 480) == at("2026-01-10 08:00")
    assert next_time(at("2026-01-10 08:00"), ROME, 480) == at("2026-01-11 08:00")
    first = next_time(at("2026-10-25 00:00"), ROME, 150)
    assert first == at("2026-10-25 02:30")
    assert next_time(first, ROME, 150) == at("2026-10-26 02:30"), "not when it is shown again"


def test_clocks_show_the_time_of_their_place() -> None:
    noon = at("2026-01-10 12:05", "UTC")
    assert [clock(minutes(noon, where)) for where in ("UTC", ROME, "Asia/Kolkata")] == [
        "12:05",
        "13:05",
        "17:35",
    ]


def test_a_zone_that_is_gone_is_the_worlds() -> None:
    assert zone("Europe/Atlantis") is zone("../etc/passwd") is UTC


@pytest.mark.parametrize("typed", ["Europe/Rome", "europe/rome", " Rome ", "ROME"])
def test_a_zone_may_be_called_by_its_city(typed: str) -> None:
    assert zone_named(typed) == ROME


def test_cities_of_two_words_are_found() -> None:
    assert zone_named("new york") == zone_named("America/New_York") == "America/New_York"


def test_a_zone_that_does_not_exist_has_neighbours() -> None:
    with pytest.raises(TableError) as refused:
        zone_named("Romme")
    assert ROME in str(refused.value.why.args["names"])
