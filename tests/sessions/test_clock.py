"""The arithmetic of clocks: never below zero, pauses commute, rest and outages do not count."""

from __future__ import annotations

import random

import pytest

from sessions.clock import Clock, after, asked, banked, worked
from sessions.paces import AS_THEY_COME, DAY, HOUR, NO_CLOCK, PACES, Terms, read, sane, written

DAILY = AS_THEY_COME["daily"]


def nights(moment: int) -> tuple[bool, int]:
    """From ten in the evening to seven in the morning."""
    hour, day = moment % DAY, moment - moment % DAY
    if hour < 7 * HOUR:
        return True, day + 7 * HOUR
    if hour < 22 * HOUR:
        return False, day + 22 * HOUR
    return True, day + DAY + 7 * HOUR


def test_a_clock_runs_down_and_stops_at_nothing() -> None:
    clock = asked(100).running(50)
    assert (clock.at(50), clock.at(90), clock.at(150), clock.at(500)) == (100, 60, 0, 0)
    assert clock.runs_out() == 150
    assert clock.running(70) == clock


def test_a_clock_that_stands_still_runs_out_never() -> None:
    stopped = asked(100).running(0).stopped(30)
    assert stopped == Clock(70, 100)
    assert (stopped.at(10_000), stopped.runs_out(), stopped.reminds((50,))) == (70, None, ())
    assert stopped.running(200).runs_out() == 270


def test_reminders_come_when_shares_of_what_there_was_are_gone() -> None:
    clock = asked(1_000).running(0)
    assert clock.reminds((50, 90)) == (500, 900)
    again = clock.stopped(300).running(2_000)
    assert again.reminds((50, 90)) == (2_200, 2_600)
    assert again.stopped(2_500).running(3_000).reminds((50, 90)) == (3_000, 3_100)


def test_nights_do_not_count_where_the_pace_says_so() -> None:
    assert worked(0, DAY, nights) == 15 * HOUR
    assert worked(20 * HOUR, DAY + 8 * HOUR, nights) == 3 * HOUR
    assert after(20 * HOUR, 3 * HOUR, nights) == DAY + 8 * HOUR
    clock = asked(30 * HOUR).running(7 * HOUR)
    assert clock.runs_out(nights) == DAY + 22 * HOUR
    assert clock.at(DAY, nights) == 15 * HOUR
    assert clock.reminds((50,), nights) == (22 * HOUR,)


def test_a_turn_adds_its_increment_up_to_the_cap_and_takes_nothing_away() -> None:
    assert banked(DAILY, DAY) == DAY + 12 * HOUR
    assert banked(DAILY, 7 * DAY - HOUR) == 7 * DAY
    assert banked(DAILY, 8 * DAY) == 8 * DAY


def test_an_outage_is_as_if_it_had_not_been() -> None:
    clock = asked(100).running(1_000)
    assert clock.credited(1_040, 9_000).at(9_000) == clock.at(1_040)
    assert clock.credited(500, 9_000).at(9_000) == 100  # asked while nobody could know of it
    assert clock.credited(1_040, 1_040).runs_out() == clock.runs_out()
    assert asked(100).credited(0, 9_000) == asked(100)


@pytest.mark.parametrize("seed", range(40))
def test_whatever_happens_nothing_goes_below_zero_and_only_running_time_counts(seed: int) -> None:
    dice, now, ran = random.Random(seed), 0, 0
    clock = asked(dice.randrange(1, 3 * DAY))
    for _ in range(60):
        before, now = now, now + dice.randrange(0, DAY // 4)
        ran += worked(before, now, nights) if clock.since is not None else 0
        what = dice.choice(("stop", "run", "outage", "look"))
        if what == "stop":
            clock = clock.stopped(now, nights)
        elif what == "run":
            clock = clock.running(now)
        elif what == "outage":
            later = now + dice.randrange(0, DAY)
            clock, now = clock.credited(now, later, nights), later
        left = clock.at(now, nights)
        assert left == max(0, clock.given - ran)
        if clock.since is not None and left:
            assert clock.at(clock.runs_out(nights) or 0, nights) == 0


@pytest.mark.parametrize("seed", range(20))
def test_pauses_commute(seed: int) -> None:
    """How long it stood still counts, not when."""
    dice = random.Random(seed)
    runs = [dice.randrange(0, 500) for _ in range(6)]
    pauses = [dice.randrange(0, 500) for _ in range(6)]

    def left(order: list[int]) -> int:
        clock, now = asked(5_000).running(0), 0
        for run, pause in zip(order, pauses, strict=True):
            now += run
            clock = clock.stopped(now).running(now + pause)
            now += pause
        return clock.at(now)

    assert left(runs) == left(runs[::-1]) == left(sorted(runs)) == 5_000 - sum(runs)


def test_every_pace_as_it_comes_can_be_played_and_kept() -> None:
    assert set(AS_THEY_COME) == set(PACES)
    for pace, terms in AS_THEY_COME.items():
        assert sane(pace, terms)
        assert read(written(terms)) == terms
        assert terms.timed is (pace != "friends")
    assert read("") == NO_CLOCK


@pytest.mark.parametrize(
    "terms",
    [
        Terms(),
        Terms(DAY, cap=HOUR),
        Terms(DAY, cap=61 * DAY),
        Terms(DAY, -1, DAY),
        Terms(DAY, 0, DAY, off_turn=60),
        Terms(DAY, 0, DAY, extension=0),
        Terms(DAY, 0, DAY, reminders=(10, 20, 30)),
        Terms(DAY, 0, DAY, reminders=(100,)),
    ],
)
def test_numbers_that_nobody_could_play_by_are_none(terms: Terms) -> None:
    assert not sane("daily", terms)
    assert not sane("friends", Terms(DAY, 0, DAY))
