"""A digest comes once a day, whatever delays it and whatever its reader changes meanwhile (A4)."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from db.notices import Wishes
from sessions.digests import APART, SOONEST, counted, next_digest
from sessions.shapes import Person
from tests.sessions.dock import HOUR, MORNING, Dock, dock, playing
from tests.sessions.tables import ADA, BO

DAY = 24 * HOUR
HALF = HOUR // 2


@asynccontextmanager
async def reading(**wishes: Any) -> AsyncIterator[tuple[Dock, Person]]:
    """Somebody reads a digest at 9:00, and a table waits for them; it is 8:00."""
    async with playing() as (opened, table, _, other):
        await opened.wants(other, **{"way": "digest", "digest_at": 9 * 60, **wishes})
        await opened.turn(table, ADA, BO)
        yield opened, other


async def come(opened: Dock, hours: float) -> list[float]:
    """Time goes by, half an hour at a time; the hours of the first day and on at which one came."""
    found = []
    for _ in range(round(hours * 2)):
        await opened.later(HALF)
        found += [8 + (opened.now - MORNING) / HOUR for how, _ in opened.news() if how == "digest"]
    return found


def down(opened: Dock, hours: float) -> None:
    """Nobody is told anything for a while."""
    opened.now += round(hours * HOUR)


# -- late ones ------------------------------------------------------------------------------------


async def test_it_comes_at_its_hour_on_every_day() -> None:
    async with reading() as (opened, _):
        assert await come(opened, 72) == [9, 33, 57]


async def test_a_late_one_is_followed_at_the_usual_hour() -> None:
    async with reading() as (opened, _):
        down(opened, 6)
        assert await come(opened, 40) == [14.5, 33]


async def test_one_so_late_that_the_next_is_near_counts_for_it() -> None:
    async with reading() as (opened, _):
        down(opened, 24)
        assert await come(opened, 48) == [32.5, 57], "not at 33, half an hour later"


async def test_whoever_comes_back_just_before_the_hour_gets_one_digest() -> None:
    async with reading() as (opened, person):
        assert await come(opened, 2) == [9]
        await opened.sessions.absences.leave(person, opened.now + 7 * DAY)
        down(opened, 6 * 24 + 21.5)
        assert await come(opened, 0.5) == []
        await opened.sessions.absences.come_back(person)
        assert await come(opened, 48) == [176.5, 201], "none at 177, half an hour later"


async def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    path = str(tmp_path / "dock.db")
    async with dock(path) as opened:
        await opened.wants(ADA, way="digest", digest_at=9 * 60)
        kept = await opened.rows("SELECT digest_due FROM notice_settings")
        await opened.sessions.context.db.run(lambda db: _counts(db))
    async with dock(path) as opened:
        assert kept == [(MORNING + HOUR,)]
        await opened.wants(ADA, digest_at=12 * 60)
        due = await opened.rows("SELECT digest_due FROM notice_settings")
        assert due == [(MORNING + 28 * HOUR,)]


def _counts(db: Any) -> None:
    """Today's digest has come."""
    db.execute("UPDATE notice_settings SET digest_for = ?", (MORNING,))


# -- other wishes ---------------------------------------------------------------------------------

LATER = {"digest_at": 12 * 60}
WEST = {"zone": "America/New_York"}  # where it is 3:00, and soon 9:00 again
NAP = {"zone": "UTC", "quiet_from": 8 * 60, "quiet_to": 16 * 60}  # 9:00 would become 16:00


@pytest.mark.parametrize("change", [LATER, WEST, NAP], ids=["hour", "zone", "quiet hours"])
async def test_whoever_has_had_todays_gets_none_at_their_new_hour(change: dict[str, Any]) -> None:
    async with reading() as (opened, person):
        assert await come(opened, 2) == [9]
        await opened.wants(person, **change)
        (first, *_) = await come(opened, 47)
        assert first >= 9 + APART / HOUR


async def test_changing_the_way_and_back_brings_no_second_one() -> None:
    async with reading() as (opened, person):
        assert await come(opened, 2) == [9]
        for way in ("channel", "both", "digest"):
            await opened.wants(person, way=way, digest_at=11 * 60)
        assert await come(opened, 36) == [35]


async def test_a_digest_of_one_table_counts_like_that_of_all() -> None:
    async with reading() as (opened, person):
        assert await come(opened, 2) == [9]
        await opened.wants(person, way="channel", digest_at=11 * 60)
        await opened.sessions.notices.choose_at(person, 1, "digest")
        assert await come(opened, 36) == [35]


async def test_whoever_has_had_none_today_gets_one_at_their_new_hour() -> None:
    async with reading() as (opened, person):
        await opened.wants(person, digest_at=12 * 60)
        assert await come(opened, 30) == [12, 36]


async def test_hours_at_night_that_end_at_noon_bring_one_every_day() -> None:
    late = {"quiet_from": 22 * 60, "quiet_to": 12 * 60, "digest_at": 22 * 60}
    async with reading(zone="UTC", **late) as (opened, _):
        assert await come(opened, 72) == [12, 36, 60]


# -- what may have arrived ------------------------------------------------------------------------


async def test_one_that_may_have_arrived_counts_when_nothing_waits_any_more() -> None:
    async with playing() as (opened, table, _, other):
        await opened.wants(other, way="digest", digest_at=9 * 60)
        await opened.turn(table, ADA, BO)
        opened.now += HOUR
        assert await opened.written(other.id) is not None
        await opened.sessions.notices.failed(other.id, "nobody knows")
        await opened.turn(table, ADA, BO)
        assert await come(opened, 2) == []
        await opened.wants(other, digest_at=12 * 60)
        await opened.turn(table, ADA, BO)
        assert await come(opened, 36) == [36]


async def test_one_that_may_have_arrived_is_not_looked_for_when_none_is_wanted() -> None:
    async with reading() as (opened, person):
        opened.now += HOUR
        assert await opened.written(person.id) is not None
        await opened.sessions.notices.failed(person.id, "nobody knows")
        await opened.wants(person, way="channel", digest_at=11 * 60)
        assert await opened.rows("SELECT 1 FROM sendings WHERE user_id = ?", person.id) == []
        await opened.wants(person, way="digest")
        assert await come(opened, 36) == [35], "what came at 9:00 was today's"


# -- by construction ------------------------------------------------------------------------------

ZONES = ("UTC", "Europe/Rome", "America/New_York", "Australia/Lord_Howe", "Pacific/Kiritimati")


def _changed(wishes: Wishes, dice: random.Random) -> Wishes:
    start, end = dice.randrange(24) * 60, dice.randrange(24) * 60
    quiet = (start, end) if dice.random() < 0.5 else (None, None)
    hour, zone = dice.randrange(24) * 60, dice.choice(ZONES)
    return replace(wishes, digest_at=hour, zone=zone, quiet_from=quiet[0], quiet_to=quiet[1])


@pytest.mark.parametrize("seed", range(40))
def test_two_are_never_near_each_other(seed: int) -> None:
    """Whatever is changed, and however late one comes."""
    dice = random.Random(seed)
    wishes, now, came = _changed(Wishes(), dice), MORNING, list[int]()
    for _ in range(200):
        if dice.random() < 0.3:
            now += dice.randrange(6 * HOUR)
            wishes = _changed(wishes, dice)
        due = next_digest(wishes, now)
        assert now < due <= now + 3 * DAY, "nor does anybody wait for long"
        now = due + (dice.randrange(30 * HOUR) if dice.random() < 0.3 else 0)
        wishes = counted(wishes, now)
        came.append(now)
    assert min(after - before for before, after in pairwise(came)) >= SOONEST


@pytest.mark.parametrize("seed", range(40))
def test_one_comes_every_day_as_long_as_none_is_late(seed: int) -> None:
    dice = random.Random(seed)
    wishes, now = _changed(Wishes(), dice), MORNING
    for n in range(400):
        due = next_digest(wishes, now)
        assert n == 0 or APART <= due - now <= 28 * HOUR
        now = due
        wishes = counted(wishes, now)
