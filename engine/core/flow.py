"""Playing: a new match, one answer, one undo."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.core.codec import copy
from engine.core.decision import Answer, Decision, Seat
from engine.core.errors import IllegalAnswer, NotAsked, Stale
from engine.core.frame import Become, Beside, Call, Ctx, Done, Event, Finish, Frame, Next
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
    questions: tuple[Decision, ...]  # all that may be answered now

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The questions that the match waits for."""
        return tuple(decision for decision in self.questions if decision.waits)


def new_match(
    game: Game[S, Any], seats: int, options: Mapping[str, OptionValue], seed: int
) -> Applied[S]:
    """Set the table: everything random comes from the seed."""
    chosen = game.meta.complete_options(seats, options)
    rng = Rng(seed & ((1 << 64) - 1))
    match = game.form.match(
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
    questions = _run_on(match, ctx, None)
    match.put(questions, {})
    return Applied(match, tuple(ctx.events), True, questions)


def apply(
    game: Game[S, Any],
    match: Match[S],
    answer: Answer,
    questions: tuple[Decision, ...] | None = None,
) -> Applied[S]:
    """One answer in, a new match out; the old one is untouched."""
    return play(copy(game, match), answer, questions)


def play(
    match: Match[S], answer: Answer, questions: tuple[Decision, ...] | None = None
) -> Applied[S]:
    """One answer, in place: for playouts. `questions`, if known, saves asking again."""
    before = match.questions() if questions is None else questions
    decision = _checked(match, before, answer)
    drawn = match.rng.state
    ctx = Ctx(match.state, match.rng)
    take = _take_aside if decision.is_aside(answer.picks) else _take
    after = _run_on(match, ctx, take(match, ctx, answer))
    _renumber(match, before, after, answer.seat)
    sealed = ctx.sealed or match.rng.state != drawn
    return Applied(match, tuple(ctx.events), sealed, after)


def rewind(game: Game[S, Any], now: Match[S], to: Match[S]) -> Applied[S]:
    """Undo: the older position under a new revision, so that no old button fits a new question."""
    back = copy(game, to)
    back.revision = now.revision
    back.asked, back.settled, back.beside = dict(now.asked), dict(now.settled), dict(now.beside)
    questions = back.questions()
    _renumber(back, now.questions(), questions, None)
    return Applied(back, (), False, questions)


def question(questions: Iterable[Decision], seat: Seat) -> Decision:
    """The question of one seat."""
    for decision in questions:
        if decision.seat == seat:
            return decision
    raise NotAsked("core-not-asked")


def _checked(match: Match[Any], questions: tuple[Decision, ...], answer: Answer) -> Decision:
    if match.outcome is not None:
        raise Stale("core-over")
    decision = question(questions, answer.seat)
    if answer.asked is not None and answer.asked != match.number(answer.seat):
        raise Stale("core-stale")
    if answer.decision != decision.name:
        raise IllegalAnswer("core-other-question", asked=decision.name, answered=answer.decision)
    decision.check(answer.picks)
    return decision


def _take(match: Match[S], ctx: Ctx[S], answer: Answer) -> Next:
    return match.stack[-1].take(ctx, answer)


def _take_aside(match: Match[S], ctx: Ctx[S], answer: Answer) -> Next:
    """Carry out an aside; what it calls stands apart from the frame that asks."""
    assert match.asides is not None
    then = match.asides.take(ctx, answer)
    assert then is None or isinstance(then, Call | Finish), "an aside ends no frame that asks"
    if isinstance(then, Call):
        match.stack.append(Beside())
    return then


def _renumber(
    match: Match[Any],
    before: tuple[Decision, ...],
    after: tuple[Decision, ...],
    answered: Seat | None,
) -> None:
    """An unchanged question keeps its number while others answer; a new one gets a new one."""
    match.revision += 1
    known = {d.seat: d for d in before if d.seat != answered}
    old = match.numbers()
    kept = {d.seat: old[d.seat] for d in after if d.seat in old and known.get(d.seat) == d}
    match.put(after, kept)


def _run_on(match: Match[S], ctx: Ctx[S], then: Next) -> tuple[Decision, ...]:
    """Run the stack until somebody must be asked or the match is over."""
    for _ in range(MOST_STEPS):
        _transit(match, ctx, then)
        if not match.stack:
            return ()
        asked = tuple(match.stack[-1].ask(match.state))
        if any(decision.waits for decision in asked):
            return match.with_asides(asked)
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
                beside = isinstance(stack.pop(), Beside)
                then = None if beside else stack[-1].resume(ctx, result)
            case Finish(outcome):
                stack.clear()
                match.outcome = outcome
                then = None
