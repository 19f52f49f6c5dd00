"""Who plays in this month: people of five time zones, their hours and habits, and their tables."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from engine.games import GAMES
from playground import fixture
from playground.ids import fixed_id
from playground.models import User
from playground.world import World
from sessions.quiet import quiet_until
from tests.campaigns.month.harbour import START

DAY, HOUR, MINUTE = 86_400, 3_600, 60
ZONES = (
    "Europe/Rome",
    "America/New_York",
    "Asia/Tokyo",
    "Australia/Sydney",
    "America/Sao_Paulo",
)
WAYS = ("channel", "dm", "both", "digest")
PACES = ("brisk", "daily", "relaxed", "friends")
_LIVE = 3  # the table of people who wanted to play it in an evening
_SERVER = "The Quay"
_FIRST_ID = 5_000
_OPENING = 0.3  # of the month: in it tables are opened
_MOST_TABLES = 6  # of one person


@dataclass
class Dweller:
    """Somebody who lives somewhere and looks at Discord a few times a day."""

    user: int
    name: str
    zone: str
    way: str
    quiet: tuple[int, int] | None  # hours of the day
    digest: int
    looks: tuple[int, ...]  # hours of the day, about
    vanishes: int | None = None  # from this moment on nobody sees them
    tables: int = 0

    def is_quiet(self, moment: int) -> bool:
        """Whether they want to be left alone, by their own clock."""
        if self.quiet is None:
            return False
        start, end = (hour * 60 for hour in self.quiet)
        return quiet_until(moment, self.zone, start, end) is not None

    def moments(self, days: int, dice: random.Random) -> Iterator[int]:
        """When they look, as long as they do."""
        first = datetime.fromtimestamp(START, UTC).date()
        for n in range(days + 1):
            for hour in self.looks:
                at = _local(first + timedelta(n), hour, self.zone) + dice.randrange(HOUR)
                if START < at < START + days * DAY and at < (self.vanishes or at + 1):
                    yield at


@dataclass(frozen=True)
class Plan:
    """A table that somebody opens: who is to play, beside how many bots."""

    number: int
    channel: str
    game: str
    pace: str
    at: int
    people: tuple[Dweller, ...]  # the host first
    bots: int
    options: dict[str, str] = field(default_factory=dict)

    @property
    def practice(self) -> bool:
        """Whether somebody plays against bots alone."""
        return len(self.people) == 1


def _local(day: date, hour: int, zone: str) -> int:
    return int(datetime.combine(day, time(hour), ZoneInfo(zone)).timestamp())


def dwellers(number: int, days: int, dice: random.Random) -> list[Dweller]:
    """People of all zones and ways; every eighth vanishes in the middle of the month."""
    found = []
    for n in range(number):
        zone, way = ZONES[n % len(ZONES)], WAYS[(n // 2) % len(WAYS)]
        city = zone.rpartition("/")[2].replace("_", " ")
        quiet = [(22, 7), (23, 8), None][n % 3]
        looks = tuple(sorted(dice.sample(range(8, 22), dice.choice((3, 4, 4)))))
        vanishes = START + int(days * DAY * dice.uniform(0.3, 0.6)) if n % 8 == 5 else None
        name = f"{city} {n // len(ZONES) + 1}"
        user = fixed_id(_FIRST_ID + n)
        found.append(Dweller(user, name, zone, way, quiet, dice.randrange(8, 20), looks, vanishes))
    return found


def plans(tables: int, days: int, people: list[Dweller], dice: random.Random) -> list[Plan]:
    """All games by turns; mostly people, some with bots, every tenth one against bots alone."""
    games = [game.meta.id for game in GAMES]
    found = []
    for n in range(tables):
        seats = 2 + (n // len(games)) % 2 + (n % 7 == 3)
        bots = (1 if n % 3 == 2 else 0) if n % 10 != 4 else seats - 1
        free = [each for each in people if each.tables < _MOST_TABLES]
        least = sorted(free, key=lambda each: (each.tables, dice.random()))
        playing = tuple(least[: seats - bots] if bots < seats else least[:1])
        for each in playing:
            each.tables += 1
        at = START + HOUR + int(days * DAY * _OPENING * n / tables)
        game = games[n % len(games)]
        options = {"clans": "chosen"} if game == "river_of_gold" and n % 8 < 4 else {}
        pace = PACES[(n // len(games)) % len(PACES)] if n != _LIVE else "live"
        found.append(Plan(n + 1, f"pier-{n + 1}", game, pace, at, playing, bots, options))
    return found


def build(world: World, people: list[Dweller], tables: int) -> None:
    """The usual world with a channel for every table, and all these people in it."""
    fixture.two_servers(world)
    guild = world.guild(_SERVER)
    for each in people:
        user = User(each.user, each.name, "it" if each.zone == ZONES[0] else "en-US")
        world.users[user.id] = user
        fixture.join(guild, user)
    for number in range(1, tables + 2):  # the last one is for a table that moves
        fixture.add_text_channel(world, guild, f"pier-{number}", 10 + number)
