"""Was everybody told once, in their own way, at their own hours, each time a table came to wait?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from tests.campaigns.month.posts import CALLS, Post
from tests.campaigns.month.store import Key, Snapshot
from tests.campaigns.month.town import HOUR, MINUTE

PROMPT = 20 * MINUTE  # in which whoever can be told is
DAILY = 33 * HOUR  # the same of whoever wants a digest, quiet hours and an outage included
_DIGESTS_APART, _AFTER_A_LATE_ONE = 20 * HOUR, 12 * HOUR
_DAY, _MOMENT = 24 * HOUR, 5 * MINUTE
_MOST_REMINDERS = 2


@dataclass
class Spell:
    """A table waits for somebody, from the moment they come up until they have answered."""

    table: int
    seat: int
    user: int
    up: int  # its number in the bot's own book
    asked: int
    began: int
    owed: bool  # they are to be told
    ways: set[str]
    told: Counter[str] = field(default_factory=Counter)  # how often by each way
    reminders: int = 0  # by the clock
    nudges: int = 0  # as another player asked
    reminded: int = 0  # when they last were
    waited: int = 0  # seconds in which they could have been told and were not

    def __str__(self) -> str:
        """For a line that says what is wrong."""
        return f"table {self.table}, seat {self.seat}, up since {self.began}"


@dataclass(frozen=True, slots=True)
class Digest:
    """One that somebody got."""

    at: int
    tables: int
    due: int | None  # as the bot had written it down before

    def __str__(self) -> str:
        """For a line that says what is wrong."""
        return f"{self.tables} tables at {self.at}, due {self.due}"


@dataclass(frozen=True, slots=True)
class Causes:
    """What people and answers given in advance have brought about between two looks."""

    again: frozenset[tuple[int, int]] = frozenset()  # table and user: a seat taken back from a bot
    replied: frozenset[Key] = frozenset()  # seats for which an answer given in advance replied
    reminded: frozenset[tuple[int, int]] = frozenset()  # table and user: another player wished it


@dataclass
class Told:
    """All spells of a month, as they go by."""

    quiet: Callable[[int, int], bool]  # whether somebody wants to be left alone at a moment
    open: dict[Key, Spell] = field(default_factory=dict)
    past: dict[Key, Spell] = field(default_factory=dict)  # the last one of each seat
    digests: dict[int, list[Digest]] = field(default_factory=dict)  # of each user
    figures: Counter[str] = field(default_factory=Counter)
    _gone: int = -_DAY  # when nobody could be reached last
    _away: dict[int, int] = field(default_factory=dict)  # when somebody was not there last
    _closed: dict[Key, Spell] = field(default_factory=dict)  # since the last look

    def see(
        self,
        before: Snapshot,
        now: Snapshot,
        posts: Iterable[Post],
        causes: Causes,
        *,
        gone: int = 0,
    ) -> Iterator[str]:
        """What is wrong with what has happened between two looks.

        For `gone` seconds nobody could be reached.
        """
        self._closed = {}
        self._gone = now.at if gone else self._gone
        self._away |= dict.fromkeys(before.away | before.overdue, now.at)
        yield from self._wait(before, now, gone)
        yield from self._spells(before, now, causes.again)
        yield from self._posts(before, now, posts, causes)
        for key in causes.replied:
            spell = self._closed.get(key)
            if spell is not None and (spell.told["channel"] or spell.told["dm"]):
                yield f"told though an answer given in advance replied: {spell}"
        for spell in self._closed.values():
            yield from _overdone(spell)

    def left(self) -> Iterator[str]:
        """The same of all that still are up, when the month is over."""
        for spell in self.open.values():
            yield from _overdone(spell)

    # -- spells -----------------------------------------------------------------------------------

    def _spells(
        self, before: Snapshot, now: Snapshot, again: frozenset[tuple[int, int]]
    ) -> Iterator[str]:
        for key, spell in list(self.open.items()):
            up, place = now.ups.get(key), now.seats.get(key)
            same = up is not None and up.id == spell.up
            if not same or place is None or place.user != spell.user or place.bot:
                self._close(key)
            elif _resumed(before, now, key[0]):
                self._close(key)
                self._begin(now, key, owed=True)
            else:
                spell.ways.add(now.way(spell.user, spell.table))
        for key, up in now.ups.items():
            place = now.seats[key]
            if key in self.open or not place.user or place.bot:
                continue
            knows = (key[0], place.user) in again
            last = self.past.get(key)
            self._begin(now, key, owed=not knows)
            if last is None or (last.user, last.asked) != (place.user, up.asked) or knows:
                continue
            was = before.seats.get(key)
            freed = was is not None and (was.bot is not None or was.user != place.user)
            if (
                place.user not in before.away | before.overdue
                and not freed
                and not _resumed(before, now, key[0])
            ):
                yield f"came up anew for no reason: {self.open[key]}"

    def _begin(self, now: Snapshot, key: Key, *, owed: bool) -> None:
        user, up = now.seats[key].user, now.ups[key]
        owed = owed and not now.practice(key[0])
        ways = {now.way(user, key[0])}
        self.open[key] = Spell(*key, user, up.id, up.asked, now.at, owed, ways)
        self.figures["came up"] += 1

    def _close(self, key: Key) -> None:
        self._closed[key] = self.past[key] = self.open.pop(key)

    # -- what they were told ----------------------------------------------------------------------

    def _posts(
        self, before: Snapshot, now: Snapshot, posts: Iterable[Post], causes: Causes
    ) -> Iterator[str]:
        for post in posts:
            if post.kind in CALLS:
                yield from self._called(now, post)
            elif post.kind == "notice":
                yield from self._written(now, post)
            elif post.kind == "digest":
                yield from self._digested(before, now, post)
            elif post.kind == "reminder":
                yield from self._reminded(now, post, causes)

    def _called(self, now: Snapshot, post: Post) -> Iterator[str]:
        for user in post.users:
            self.figures["mentions"] += 1
            yield from self._hushed(post, user)
            if (spell := self._of(now, user, post.channels[0])) is None:
                yield f"called, but no table waits: user {user} at {post.at}"
            else:
                spell.told["channel"] += 1

    def _written(self, now: Snapshot, post: Post) -> Iterator[str]:
        user = post.users[0]
        self.figures["direct messages"] += 1
        self.figures["merged"] += len(post.channels) > 1
        self.figures["tables told of in merged ones"] += len(post.channels) * (
            len(post.channels) > 1
        )
        yield from self._hushed(post, user)
        for channel in post.channels:
            if (spell := self._of(now, user, channel)) is None:
                yield f"told of a table that does not wait: user {user} at {post.at}"
            else:
                spell.told["dm"] += 1

    def _digested(self, before: Snapshot, now: Snapshot, post: Post) -> Iterator[str]:
        user = post.users[0]
        self.figures["digests"] += 1
        yield from self._hushed(post, user)
        due = before.digests.get(user)
        yield from self._apart(user, Digest(post.at, len(post.channels), due))
        for channel in post.channels:
            spell = self._of(now, user, channel)
            if spell is None:
                continue  # a digest lists all tables
            spell.waited = 0
            spell.told["digest"] += 1

    def _apart(self, user: int, digest: Digest) -> Iterator[str]:
        """One a day; sooner only after one that came late."""
        known = self.digests.setdefault(user, [])
        if known:
            excused = max(self._gone, self._away.get(user, -_DAY)) >= known[-1].at - _DAY
            least = _AFTER_A_LATE_ONE if excused else _DIGESTS_APART
            if digest.at - known[-1].at < least:
                all_of_them = "; ".join(map(str, [*known, digest]))
                yield f"two digests within a day: user {user}: {all_of_them}"
        known.append(digest)

    def _reminded(self, now: Snapshot, post: Post, causes: Causes) -> Iterator[str]:
        for user in post.users:
            self.figures["reminders"] += 1
            yield from self._hushed(post, user)
            found = [self._of(now, user, channel, closed=False) for channel in post.channels]
            spell = next((each for each in found if each is not None), None)
            if spell is None:
                yield f"reminded of nothing: user {user} at {post.at}"
                continue
            yield from self._counted(now, post, spell, (spell.table, user) in causes.reminded)
            if user in now.away or not now.tables[spell.table].goes_on:
                yield f"reminded though the table does not wait for them: {spell}"

    def _counted(self, now: Snapshot, post: Post, spell: Spell, nudge: bool) -> Iterator[str]:
        """One that another player asked for takes the place of one by the clock, once a day."""
        if nudge:
            self.figures["nudges"] += 1
            often = _MOMENT if now.tables[spell.table].pace == "live" else _DAY
            if post.at - max(spell.began, spell.reminded) < often - _MOMENT:
                yield f"reminded too soon as another player asked: {spell}"
            spell.nudges += 1
        else:
            spell.reminders += 1
        if not nudge and spell.reminders + spell.nudges > _MOST_REMINDERS:
            yield f"reminded {spell.reminders} times, {spell.nudges} as somebody asked: {spell}"
        if spell.ways == {"digest"}:
            yield f"reminded, though their digest says it: {spell}"
        spell.reminded = post.at

    def _hushed(self, post: Post, user: int) -> Iterator[str]:
        if self.quiet(user, post.at):
            yield f"a {post.kind} in quiet hours: user {user} at {post.at}"

    def _of(self, now: Snapshot, user: int, channel: int, *, closed: bool = True) -> Spell | None:
        """What somebody is told of; they may have answered in this very moment."""
        for book in (self.open, self._closed if closed else {}):
            for spell in book.values():
                if spell.user == user and now.tables[spell.table].channel == channel:
                    return spell
        return None

    # -- whom nobody tells ------------------------------------------------------------------------

    def _wait(self, before: Snapshot, now: Snapshot, gone: int) -> Iterator[str]:
        """How long those have waited by now who could have been told all the time."""
        for key, spell in self.open.items():
            told = spell.told["channel"] or spell.told["dm"]
            if told or not spell.owed or now.ups.get(key) is None or gone:
                spell.waited = 0
                continue
            if not _reachable(before, key, spell) or not _reachable(now, key, spell):
                spell.waited = 0
                continue
            digest = "digest" in spell.ways
            if not digest and any(self.quiet(spell.user, each.at) for each in (before, now)):
                spell.waited = 0
                continue
            spell.waited += now.at - before.at
            if spell.waited > (DAILY if digest else PROMPT):
                yield f"not told for {spell.waited} s: {spell}"
                spell.owed = False  # said once


def _reachable(seen: Snapshot, key: Key, spell: Spell) -> bool:
    place, board = seen.seats.get(key), seen.tables.get(key[0])
    if place is None or board is None or not board.goes_on:
        return False
    return place.user == spell.user and not place.bot and spell.user not in seen.away


def _resumed(before: Snapshot, now: Snapshot, table: int) -> bool:
    """Whether a table that stood still goes on."""
    was = before.tables.get(table)
    return was is not None and not was.goes_on and now.tables[table].goes_on


def _overdone(spell: Spell) -> Iterator[str]:
    """More than one notice, or by a way that they did not choose."""
    told, ways = spell.told, spell.ways
    for way in ("channel", "dm"):
        if told[way] > 1:
            yield f"told {told[way]} times by {way}: {spell}"
        if told[way] and not ways & {way, "both"}:
            yield f"told by {way}, though they want {', '.join(sorted(ways))}: {spell}"
    if told["channel"] and told["dm"] and "both" not in ways:
        yield f"told by mention and by direct message: {spell}"
    if not spell.owed and (told["channel"] or told["dm"]) and not spell.waited:
        yield f"told what they knew, or in practice: {spell}"
