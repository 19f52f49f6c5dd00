"""What an answer makes of a turn: a draft, a turn for all to see, or something aside.

Pure: positions in, a plan of what is to be stored out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from db.matches import Given
from engine.core.decision import Answer, Decision, Option, Seat, closing
from engine.core.errors import Refused
from engine.core.flow import Applied, apply, question, rewind
from engine.core.frame import Event
from engine.core.match import Match
from engine.core.notation import written
from engine.core.words import Arg, ref
from sessions.context import Live

THE_HOUSE = 0  # the user a forced answer is booked under
STAND_IN = -2  # the user an answer for a missed seat is booked under: nobody's own
CLOCK = -4  # the user an answer is booked under that was played when time was up
BOT = -3  # the user whatever a bot answers is booked under, also for somebody who is away


class Showing(Enum):
    """What the channel gets to see of an answer."""

    DRAFT = "nothing: its owner may still step back"
    SILENT = "nothing: a change of mind that nobody is told of"
    ASIDE = "its message, edited in place"
    TURN = "a turn, and whoever is up is called"


@dataclass(frozen=True, slots=True)
class Move:
    """One answer that is to be stored: who gave it, where, and what it did."""

    answer: Answer
    user: int
    before: Match[Any]
    applied: Applied[Any]


@dataclass(frozen=True, slots=True)
class Plan:
    """All that one press brings about, to be stored in one transaction."""

    moves: tuple[Move, ...]
    public: int  # how many of them the channel gets to see
    showing: Showing
    undone: tuple[Given, ...] = ()  # of a draft that is played again on top
    told: tuple[Event, ...] = ()  # to the owner of that draft

    @property
    def last(self) -> Applied[Any]:
        """Where it all leads."""
        return self.moves[-1].applied

    @property
    def shown(self) -> Applied[Any]:
        """The position the channel gets to see."""
        return self.moves[self.public - 1].applied


def showing(before: Match[Any], asked: Decision, answer: Answer, after: Match[Any]) -> Showing:
    """The channel is shown a turn when it is confirmed or somebody else must decide."""
    aside = asked.is_aside(answer.picks)
    if asked.settled and answer.seat in after.settled and not aside:
        return Showing.SILENT
    if set(before.asked) == set(after.asked) == {answer.seat}:
        confirmed = asked.confirms and answer.picks == asked.fallback
        revealed = before.settled and not after.settled and not aside
        return Showing.TURN if confirmed or revealed else Showing.DRAFT
    return Showing.ASIDE if aside else Showing.TURN


def planned(live: Live, user: int, answer: Answer, *, more: bool = False) -> Plan:
    """An answer to the newest question, and what is forced after it unless `more` was typed."""
    match, questions = live.match, live.questions
    moves: list[Move] = []
    shown, given, by = Showing.DRAFT, answer, user
    closes = not more and question(questions, answer.seat).closed_by(answer.picks)
    while True:
        applied = apply(live.game, match, given, questions)
        moves.append(Move(given, by, match, applied))
        shown = showing(match, question(questions, given.seat), given, applied.match)
        end = closing(applied.pending, answer.seat) if closes else None
        forced = end or _forced(applied, answer.seat)
        if shown is not Showing.DRAFT or forced is None:
            return Plan(tuple(moves), 0 if shown is Showing.DRAFT else len(moves), shown)
        match, questions, given, by = applied.match, applied.questions, forced, THE_HOUSE


def _forced(applied: Applied[Any], seat: Seat) -> Answer | None:
    """A question with one possible answer is answered for its owner, unless that tells (T13)."""
    for decision in applied.pending:
        if decision.seat == seat and not decision.secret and not decision.confirms:
            return _only(decision, decision.options)
    return None


def _only(asked: Decision, options: Sequence[Option]) -> Answer | None:
    if len(options) == 1 and asked.at_least == asked.at_most == 1:
        return Answer(asked.seat, asked.name, (options[0].token,))
    return None


def thought_of(asked: Decision, plan: Sequence[Answer], *, begun: bool) -> Answer | None:
    """What a bot answers: what it has thought of, what is left to choose, or the fallback.

    Once it has begun there is something new to think of instead.
    """
    if plan and plan[0].decision == asked.name and asked.allows(plan[0].picks):
        return Answer(asked.seat, asked.name, plan[0].picks)
    only = _only(asked, asked.answers())
    return only or (None if begun else Answer(asked.seat, asked.name, asked.fallback))


def interjected(
    live: Live, user: int, answer: Answer, tail: Sequence[Given], base: Match[Any]
) -> Plan:
    """An answer of another seat while somebody drafts.

    It is applied to `base`, what is public and what the draft cannot take back any more; then
    the rest of the draft, its `tail`, is played again on top while it still fits.
    """
    under = rewind(live.game, live.match, base)
    _keep_public_numbers(live, under)
    applied = apply(live.game, under.match, answer, under.questions)
    asked = question(under.questions, answer.seat)
    first = Move(answer, user, under.match, applied)
    again = _played_again(live, applied, tail)
    _keep_number(live, again[-1].applied if again else applied)
    told = _told(live, answer, tail[len(again) :])
    shown = showing(under.match, asked, answer, applied.match)
    if shown is Showing.SILENT and (base.state, base.stack) != _public(live):
        shown = Showing.ASIDE  # what the draft cannot take back shows with it
    return Plan((first, *again), 1, shown, tuple(tail), told)


def _public(live: Live) -> tuple[Any, Any]:
    return live.published.state, live.published.stack


def _keep_public_numbers(live: Live, under: Applied[Any]) -> None:
    """Whoever is asked what the channel knows already keeps the buttons they have."""
    known = {asked.seat: asked for asked in live.offered}
    same = [asked.seat for asked in under.questions if known.get(asked.seat) == asked]
    numbers = live.published.numbers()
    under.match.put(under.questions, under.match.numbers() | {seat: numbers[seat] for seat in same})


def _played_again(live: Live, onto: Applied[Any], tail: Sequence[Given]) -> list[Move]:
    """As many answers as are still legal and still private."""
    moves: list[Move] = []
    for given in tail:
        answer = Answer(given.seat, given.decision, given.picks)
        if given.user == THE_HOUSE and _forced(onto, given.seat) != answer:
            break  # there is something to choose now
        try:
            applied = apply(live.game, onto.match, answer, onto.questions)
        except Refused:
            break
        asked = question(onto.questions, given.seat)
        shown = showing(onto.match, asked, answer, applied.match)
        if applied.sealed or shown is not Showing.DRAFT:
            break
        moves.append(Move(answer, given.user, onto.match, applied))
        onto = applied
    return moves


def _keep_number(live: Live, now: Applied[Any]) -> None:
    """The drafter's buttons stay good where their question has not changed."""
    seat = live.drafter
    assert seat is not None
    before = question(live.questions, seat)
    if any(decision == before for decision in now.questions):
        now.match.asked[seat] = live.match.asked[seat]


def _told(live: Live, answer: Answer, lost: Sequence[Given]) -> tuple[Event, ...]:
    """What the drafter is told if something no longer fits."""
    if not lost or live.drafter is None:
        return ()
    steps = "; ".join(written(given.picks) for given in lost)
    args: dict[str, Arg] = {"other": ref("seat", answer.seat), "steps": steps}
    return (Event("core-draft-cut", args, to=(live.drafter,)),)
