"""Who has a say in what is asked at a table, and when it is decided: from public things alone.

A question has several answers, of which the first changes least: yes or no is one of two, what now
when somebody's time is up one of five. All are counted in one way.

Nothing here looks at a hand: who is asked is who sits there, and whom a question is about.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, get_args

from db import matches
from db.connection import Connection
from db.proposals import Proposal, Wish
from db.tables import Chair, Table
from sessions.shapes import BotPlays, Person, Point, TableError

HOUR = 3_600
DAY = 24 * HOUR
PAUSES = {"3d": 3 * DAY, "1w": 7 * DAY, "2w": 14 * DAY, "4w": 28 * DAY, "open": 0}
REASONS = ("slip", "rule", "agreed")  # why a turn is taken back
BY_MANAGERS = ("fallback", "rollback")  # asked for by those who manage the server and play
UNANIMOUS = (*BY_MANAGERS, "undo")
OF_A_POSITION = UNANIMOUS  # they count for the one they were asked in
ABOUT_A_SEAT = ("fallback", "bot", "replace")
LATE = "late"  # somebody's time is up: the clock asks the others what now
Choice: TypeAlias = Literal["wait", "fallback", "bot", "offer", "pause"]
CHOICES: tuple[Choice, ...] = get_args(Choice)
YES, NO = "yes", "no"
HELD_UP = ("bot", "replace")  # of a seat for which the table waits, as long as it does
_PATIENCE = {"live": 600}  # seconds after which silence counts as abstaining, by pace
_USUAL_PATIENCE = 48 * HOUR

Verdict: TypeAlias = Literal["", "table", "silence", "refused", "lapsed"]


@dataclass(frozen=True, slots=True)
class Vote:
    """What is asked at a table, who has a say in it, and who has said what."""

    table: Table
    proposal: Proposal
    voters: tuple[Chair, ...]  # whoever asks is among them, if they play here
    said: Mapping[int, str]
    point: Point | None = None  # that it would go back to

    @property
    def wish(self) -> Wish:
        """What is asked for."""
        return self.proposal.wish

    @property
    def others(self) -> tuple[Chair, ...]:
        """All who are asked."""
        return tuple(chair for chair in self.voters if chair.user != self.proposal.user)

    @property
    def missing(self) -> tuple[Chair, ...]:
        """Who has said nothing yet."""
        return tuple(chair for chair in self.others if chair.user not in self.said)

    def those(self, *, yes: bool) -> tuple[Chair, ...]:
        """Who is for it, or against it."""
        return self.for_this(YES if yes else NO)

    def for_this(self, choice: str) -> tuple[Chair, ...]:
        """Who would like it so."""
        return tuple(chair for chair in self.voters if self.said.get(chair.user) == choice)

    @property
    def choices(self) -> tuple[str, ...]:
        """What they may say; of two that as many want the first counts, which changes less."""
        return CHOICES if self.wish.kind == LATE else (NO, YES)

    @property
    def leading(self) -> str:
        """What most of them want by now."""
        return max(self.choices, key=lambda choice: len(self.for_this(choice)))

    @property
    def needed(self) -> int:
        """How many must want the same: the one who is there, else a majority."""
        return len(self.voters) // 2 + 1


def patience(table: Table) -> int:
    """How long a table waits for those who say nothing."""
    return _PATIENCE.get(table.pace, _USUAL_PATIENCE)


def voters(table: Table, user: int, wish: Wish) -> tuple[Chair, ...]:
    """Who has a say: no bot, no empty seat, and nobody about whose own seat it is.

    To go back concerns everybody who plays: each has seen the table since, and whose hand has
    changed must not show. Managers ask those for whom bots play, too, where nobody else is there.
    In all else nobody waits for those who are away, unless all the others are.
    """
    taken = [chair for chair in table.chairs if chair.taken and chair.user != wish.about]
    present = [chair for chair in taken if chair.present]
    if wish.kind in BY_MANAGERS and all(chair.user == user for chair in present):
        return tuple(taken)
    if wish.kind in UNANIMOUS:
        return tuple(present)
    here = [chair for chair in present if chair.user == user or not chair.away]
    return tuple(here if any(chair.user != user for chair in here) else present)


def verdict(vote: Vote, now: int) -> Verdict:
    """What has become of it by now; nothing yet where too few have said what they think."""
    if vote.wish.kind in UNANIMOUS:
        return _all_of_them(vote, now)
    for_it, late = len(vote.for_this(vote.leading)), now >= vote.proposal.closes_at
    if vote.leading == NO:
        is_enough = for_it and 2 * for_it >= len(vote.voters)
        return "refused" if is_enough else "lapsed" if late else ""
    if vote.others and for_it >= vote.needed:
        return "table"
    return "silence" if late and for_it else ""  # where nobody says a word it stays asked


def _all_of_them(vote: Vote, now: int) -> Verdict:
    """One who is against it is enough, and so is one who says nothing."""
    if vote.those(yes=False):
        return "refused"
    if vote.others and not vote.missing:
        return "table"
    return "lapsed" if now >= vote.proposal.closes_at else ""


def alone(table: Table, person: Person, wish: Wish) -> bool:
    """Whether nobody else could have anything to say about it."""
    others = [chair for chair in voters(table, person.id, wish) if chair.user != person.id]
    return not others and (wish.kind not in ABOUT_A_SEAT or not wish.about)


def concerned(db: Connection, table: Table, user: int) -> bool:
    """Whether somebody plays in this match or has played in it, also for another or no more."""
    return table.seat_played_by(user) is not None or matches.has_answered(db, table.id, user)


def wanted(vote: Vote) -> Wish:
    """What is to be done: of several answers the one that most have given."""
    return replace(vote.wish, detail=vote.leading) if vote.wish.kind == LATE else vote.wish


def in_whose_name(vote: Vote, by: Person | None) -> Person:
    """Whose it is told to be: whoever asked for it; of what now whoever made up the number."""
    if vote.wish.kind != LATE:
        return Person(vote.proposal.user, "", vote.table.language)
    return by or Person(vote.for_this(vote.leading)[0].user, "", vote.table.language)


def is_over(proposal: Proposal) -> TableError:
    """That it is not asked any more."""
    return TableError("clock-decided" if proposal.kind == LATE else "tables-poll-over")


def check_may_ask(known: Table, person: Person) -> None:
    """Whoever plays here themselves."""
    if known.status != "playing":
        raise TableError("votes-not-running")
    seat = known.seat_of(person.id)
    if seat is None:
        plays = known.seat_played_by(person.id) is not None
        raise TableError("deputy-no-vote" if plays else "votes-players-only")
    if known.chairs[seat].bot:
        raise BotPlays(known.id)
