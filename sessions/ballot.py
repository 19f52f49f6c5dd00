"""Who has a say in what is asked at a table, and when it is decided: from public things alone.

Nothing here looks at a hand: who is asked is who sits there, and whom a question is about.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from db import matches
from db.connection import Connection
from db.proposals import Proposal, Wish
from db.tables import Chair, Table
from sessions.shapes import Person, Point

HOUR = 3_600
DAY = 24 * HOUR
PAUSES = {"3d": 3 * DAY, "1w": 7 * DAY, "2w": 14 * DAY, "4w": 28 * DAY, "open": 0}
REASONS = ("slip", "rule", "agreed")  # why a turn is taken back
BY_MANAGERS = ("fallback", "rollback")  # asked for by those who manage the server and play
UNANIMOUS = (*BY_MANAGERS, "undo")
OF_A_POSITION = UNANIMOUS  # they count for the one they were asked in
ABOUT_A_SEAT = ("fallback", "bot", "replace")
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
    said: Mapping[int, bool]
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
        return tuple(chair for chair in self.voters if self.said.get(chair.user) is yes)


def patience(table: Table) -> int:
    """How long a table waits for those who say nothing."""
    return _PATIENCE.get(table.pace, _USUAL_PATIENCE)


def voters(table: Table, user: int, wish: Wish) -> tuple[Chair, ...]:
    """Who has a say: no bot, no empty seat, and nobody about whose own seat it is.

    To go back concerns everybody who plays: each has seen the table since, and whose hand has
    changed must not show. Managers ask those for whom bots play, too, where nobody else is there.
    """
    taken = [chair for chair in table.chairs if chair.taken and chair.user != wish.about]
    present = [chair for chair in taken if chair.present]
    if wish.kind in BY_MANAGERS and all(chair.user == user for chair in present):
        return tuple(taken)
    return tuple(present)


def verdict(vote: Vote, now: int) -> Verdict:
    """What has become of it by now; nothing yet where too few have said what they think."""
    if vote.wish.kind in UNANIMOUS:
        return _all_of_them(vote, now)
    of, yes, no = len(vote.voters), len(vote.those(yes=True)), len(vote.those(yes=False))
    if vote.others and 2 * yes > of:
        return "table"
    if no and 2 * (of - no) <= of:
        return "refused"
    if now < vote.proposal.closes_at:
        return ""
    return "silence" if yes > no else "lapsed"


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
