"""Playing: a new match, one answer, one undo."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.core.codec import copy, match_type
from engine.core.decision import Answer, Decision, Seat
from engine.core.errors import IllegalAnswer, NotAsked, Stale
from engine.core.frame import Become, Call, Ctx, Done, Event, Finish, Frame, Next
from engine.core.game import Game
from engine.core.match import Match, OptionValue
from engine.core.rng import Rng

S = TypeVar("S")
MOST_STEPS = 10_000  # between two questions; more means a rule that never ends


@dataclass(frozen=True, slots=True)
class Applied(Generic[S]):
    """What one answer did."""

    match: Match[S]
    events: tuple[Event, ...]
    sealed: bool  # undo may not go behind this answer
    pending: tuple[Decision, ...]  # the questions now open


def new_match(
    game: Game[S, Any], seats: int, options: Mapping[str, OptionValue], seed: int
) -> Applied[S]:
    """Set the table: everything random comes from the seed."""
    chosen = game.meta.settle_options(seats, options)
    rng = Rng(seed & ((1 << 64) - 1))
    match = match_type(game)(
        game=game.meta.id,
        schema=game.schema,
        rules_version=game.rules_version,
        seats=seats,
        options=chosen,
        seed=rng.state,
        rng=rng,
        state=game.blank(seats, chosen),
        stack=[],
    )
    ctx = Ctx(match.state, match.rng)
    match.stack.append(game.setup(ctx))
    pending = _settle(match, ctx, None)
    match.asked = {decision.seat: 0 for decision in pending}
    return Applied(match, tuple(ctx.events), True, pending)


def apply(game: Game[S, Any], match: Match[S], answer: Answer) -> Applied[S]:
    """One answer in, a new match out; the old one is untouched."""
    return play(copy(game, match), answer)


def play(
    match: Match[S], answer: Answer, pending: tuple[Decision, ...] | None = None
) -> Applied[S]:
    """One answer, in place: for playouts. `pending`, if known, saves asking again."""
    before = match.pending() if pending is None else pending
    _checked(match, before, answer)
    drawn = match.rng.state
    ctx = Ctx(match.state, match.rng)
    after = _settle(match, ctx, match.stack[-1].take(ctx, answer))
    _renumber(match, before, after, answer.seat)
    sealed = ctx.sealed or match.rng.state != drawn
    return Applied(match, tuple(ctx.events), sealed, after)


def rewind(game: Game[S, Any], now: Match[S], to: Match[S]) -> Match[S]:
    """Undo: the older position under a new revision, so that no old button fits a new question."""
    back = copy(game, to)
    back.revision = now.revision
    back.asked = dict(now.asked)
    _renumber(back, now.pending(), back.pending(), None)
    return back


def question(pending: Iterable[Decision], seat: Seat) -> Decision:
    """The open question of one seat."""
    for decision in pending:
        if decision.seat == seat:
            return decision
    raise NotAsked("core-not-asked")


def _checked(match: Match[Any], pending: tuple[Decision, ...], answer: Answer) -> None:
    if match.outcome is not None:
        raise Stale("core-over")
    decision = question(pending, answer.seat)
    if answer.asked is not None and answer.asked != match.asked.get(answer.seat):
        raise Stale("core-stale")
    if answer.decision != decision.name:
        raise IllegalAnswer("core-other-question", asked=decision.name, answered=answer.decision)
    decision.check(answer.picks)


def _renumber(
    match: Match[Any],
    before: tuple[Decision, ...],
    after: tuple[Decision, ...],
    answered: Seat | None,
) -> None:
    """An unchanged question keeps its number while others answer; a new one gets a new one."""
    match.revision += 1
    known = {d.seat: d for d in before if d.seat != answered}
    match.asked = {
        d.seat: match.asked[d.seat] if known.get(d.seat) == d else match.revision for d in after
    }


def _settle(match: Match[S], ctx: Ctx[S], then: Next) -> tuple[Decision, ...]:
    """Run the stack until somebody must be asked or the match is over."""
    for _ in range(MOST_STEPS):
        _transit(match, ctx, then)
        if not match.stack:
            return ()
        if pending := match.pending():
            return pending
        then = match.stack[-1].run(ctx)
    raise AssertionError(f"{match.stack[-1]} never asks and never ends")


def _transit(match: Match[S], ctx: Ctx[S], then: Next) -> None:
    """Carry out one returned transition, and those that it brings about."""
    stack: list[Frame[S]] = match.stack
    while then is not None:
        match then:
            case Call(frame):
                stack.append(frame)
                then = None
            case Become(frame):
                stack[-1] = frame
                then = None
            case Done(result):
                stack.pop()
                then = stack[-1].resume(ctx, result)
            case Finish(outcome):
                stack.clear()
                match.outcome = outcome
                then = None
