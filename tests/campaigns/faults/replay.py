"""A stored game played again from its seed: who answered what, and what the channel was owed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from db import matches
from db.connection import Connection
from db.matches import Given
from db.tables import Table
from engine.core.codec import load
from engine.core.decision import Answer, Decision, Seat
from engine.core.errors import Refused
from engine.core.flow import Applied, apply, new_match, question
from engine.core.match import Match
from engine.games import GAMES
from sessions.pace import unhurried
from sessions.turns import THE_HOUSE, Showing, showing


@dataclass(frozen=True, slots=True)
class Publication:
    """A moment that owes the channel a new poster, which names these users."""

    revision: int
    up: frozenset[int]
    called: frozenset[int]  # at once: none of them can have answered in advance
    asked: tuple[tuple[int, int], ...]  # users with a question they did not have before
    goes_on: bool  # somebody who is up has begun without waiting for the poster, or is a bot


@dataclass
class Played:
    """What the log says."""

    answers: dict[tuple[int, int], tuple[Given, Decision]] = field(default_factory=dict)
    publications: list[Publication] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)


def replay(db: Connection, table: Table) -> Played:
    """Play the standing answers of a table's log again."""
    played, saved = Played(), matches.find(db, table.id)
    if saved is None:
        return played
    match = load(GAMES.get(table.game), saved.state)
    for step in _steps(db, table, match):
        step.book(played, table)
    return played


@dataclass(frozen=True, slots=True)
class _Step:
    """One answer, the position before it, the position after it, the position last shown."""

    given: Given | None
    before: Applied[Any] | None
    after: Applied[Any]
    shown: dict[Seat, int]  # who was asked what when the channel was last shown something
    how: Showing

    def book(self, played: Played, table: Table) -> None:
        match = self.after.match
        if self.given is not None and self.before is not None:
            self._book_answer(played, self.given, self.before)
        fresh = [seat for seat, n in match.asked.items() if self.shown.get(seat) != n]
        over = match.outcome is not None
        if self.how in (Showing.DRAFT, Showing.SILENT):
            return
        if over or (fresh and self.how is Showing.TURN):
            users = {seat: table.chairs[seat].user for seat in match.asked.keys() - table.bots}
            again = self.given is not None and self.given.seat in fresh
            again = again or not table.bots.isdisjoint(fresh)
            asked = tuple((users[seat], match.asked[seat]) for seat in fresh if seat in users)
            up = frozenset() if over else frozenset(users.values())
            called = frozenset(users[n] for n in set(fresh) - self._called_later() if n in users)
            played.publications.append(Publication(match.revision, up, called, asked, again))

    def _called_later(self) -> frozenset[Seat]:
        return unhurried(GAMES.get(self.after.match.game), self.after.questions)

    def _book_answer(self, played: Played, given: Given, before: Applied[Any]) -> None:
        if self.after.match.revision != given.revision:
            played.wrong.append(f"answer {given.revision} is at {self.after.match.revision} again")
        number = before.match.number(given.seat)
        if given.user > THE_HOUSE and number is not None:
            decision = question(before.questions, given.seat)
            played.answers[given.user, number] = (given, decision)


def _steps(db: Connection, table: Table, match: Match[Any]) -> Iterator[_Step]:
    game = GAMES.get(table.game)
    now = new_match(game, match.seats, match.options, match.seed)
    shown: dict[Seat, int] = {}
    yield _Step(None, None, now, shown, Showing.TURN)
    shown = dict(now.match.asked)
    for given in matches.answers(db, table.id):
        if given.undone:
            continue
        answer = Answer(given.seat, given.decision, given.picks)
        try:
            after = apply(game, now.match, answer, now.questions)
        except Refused:
            return  # the check of the stored games says so
        asked = question(now.questions, given.seat)
        how = showing(now.match, asked, answer, after.match)
        yield _Step(given, now, after, shown, how)
        if how is not Showing.DRAFT:
            shown = dict(after.match.asked)
        now = after
