"""`make fuzz`: random games of every set-up with the day's seed, forwards and back and forth.

Of those that go back and forth some are played by bots on every other seat, so that positions of
real play are met as well.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from engine.ai.chance import random_answer, random_question
from engine.ai.eyes import Eyes
from engine.ai.mind import Mind
from engine.ai.turn import Breadth, lines
from engine.core.checks import violations
from engine.core.codec import encode, load
from engine.core.decision import Answer, Decision
from engine.core.flow import Applied, new_match
from engine.core.history import CannotUndo, History
from engine.core.match import Match
from engine.core.rng import Rng
from engine.minds import MINDS
from engine.simulate import MOST_DECISIONS, simulate, unawaited
from tests.play import SetUp, all_set_ups

ONE_IN = 4  # games are played again with undo; answers are taken back
ONE_IN_BY_BOTS = 16  # games are played a third time, with bots
_AT_A_GLANCE = Breadth(lines=1, answers=3, steps=8, asides=1, patience=1)


@dataclass(slots=True)
class Wandered:
    """What games showed that were saved, loaded and taken back at random."""

    games: int = 0
    answers: int = 0
    unawaited: int = 0
    undone: int = 0
    thought: int = 0  # answers of bots
    violations: list[str] = field(default_factory=list)

    def line(self) -> str:
        """The second half of a set-up's line."""
        return (
            f"with undo {self.games} games, {self.answers} answers "
            f"({self.unawaited} asides and changed minds, {self.thought} by bots), "
            f"{self.undone} taken back, "
            f"{len(self.violations)} violations"
        )


def wander(
    set_up: SetUp,
    games: int,
    seed: int,
    mind: Mind[Any] | None = None,
    found: Wandered | None = None,
) -> Wandered:
    """Play games with consecutive seeds back and forth; a game stops at its first violation.

    With a mind, every other seat is a bot's.
    """
    found = found or Wandered()
    for each in range(seed, seed + games):
        start = new_match(set_up.game, set_up.seats, set_up.options, each)
        history, rng = History(set_up.game, start.match), Rng(each ^ 0xBACC)
        found.games += 1
        try:
            wrong = next(_wander(history, rng, found, mind), "")
        except Exception as error:
            wrong = f"{type(error).__name__}: {error}"
        if wrong:
            how = "with undo" if mind is None else "with undo and bots"
            found.violations.append(f"{how}, seed {each}: {wrong}")
    return found


def _wander(
    history: History[Any], rng: Rng, found: Wandered, mind: Mind[Any] | None
) -> Iterator[str]:
    """One game: save and load, answer, now and then go back; yields what is wrong."""
    for _ in range(MOST_DECISIONS):
        yield from _saved(history)
        if history.match.outcome is not None:
            return
        questions = history.match.questions()
        decision = random_question(questions, rng)
        if mind is not None and decision.waits and decision.seat % 2:
            answer = _thought(mind, history.match, questions, decision, rng)
            found.thought += 1
        else:
            answer = random_answer(decision, rng, history.match.number(decision.seat))
        history.answer(answer)
        found.answers += 1
        found.unawaited += unawaited(decision, answer)
        while rng.below(ONE_IN) == 0 and history.steps:
            yield from _taken_back(history, found)
    yield "the game does not end"


def _thought(
    mind: Mind[Any],
    match: Match[Any],
    questions: tuple[Decision, ...],
    asked: Decision,
    rng: Rng,
) -> Answer:
    """What a bot answers that looks at little."""
    eyes = Eyes(mind.game, Applied(match, (), False, questions), asked.seat)
    return lines(mind, eyes.world(rng), asked.seat, _AT_A_GLANCE, rng)[0].answers[0]


def _saved(history: History[Any]) -> Iterator[str]:
    """Go on with the match as it comes back from a save."""
    loaded = load(history.game, encode(history.match))
    if loaded != history.match:
        yield f"revision {loaded.revision} comes back different from a save"
    history.match = loaded
    yield from violations(history.game, loaded)
    if set(loaded.numbers()) != {decision.seat for decision in loaded.questions()}:
        yield f"numbers {loaded.numbers()} for other questions"


def _taken_back(history: History[Any], found: Wandered) -> Iterator[str]:
    """One step back where it is allowed, to where it came from and to no older number."""
    last, revision = history.steps[-1], history.match.revision
    try:
        history.undo(last.answer.seat)
    except CannotUndo:
        if not last.sealed:
            yield f"{last.answer} cannot be taken back"
        return
    found.undone += 1
    if last.sealed or last.before.rng != history.match.rng:
        yield f"{last.answer} was taken back over a seal"
    if _position(history.match) != _position(last.before):
        yield f"{last.answer} was taken back to another position"
    if history.match.revision <= revision:
        yield f"revision {revision} was counted backwards"


def _position(match: Match[Any]) -> tuple[Any, ...]:
    """A match without the numbers that count on."""
    return match.state, match.stack, match.outcome


def main(arguments: list[str] | None = None) -> int:
    """Play and report; exit status 1 if any position broke an invariant."""
    asked = _parser().parse_args(arguments)
    print(f"seed {asked.seed}")
    every = all_set_ups()
    broken = 0
    for set_up in every:
        mixes = sum(each.game is set_up.game for each in every)
        share = -(-asked.games // mixes)
        report = simulate(set_up.game, set_up.seats, set_up.options, share, asked.seed)
        wandered = wander(set_up, -(-share // ONE_IN), asked.seed)
        if mind := MINDS.get(set_up.game.meta.id):
            wander(set_up, -(-share // ONE_IN_BY_BOTS), asked.seed, mind, wandered)
        print(f"{set_up}: {report.line()}; {wandered.line()}")
        for violation in (*report.violations, *wandered.violations):
            print(f"  {violation}")
            broken += 1
    games = {str(each.game.meta.id) for each in every}
    print(f"{len(games)} games on the shelf, {broken} violations")
    return 1 if broken else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("--games", type=int, default=500, help="for each game, over its set-ups")
    parser.add_argument("--seed", type=int, default=int(time.strftime("%Y%m%d")))
    return parser


if __name__ == "__main__":
    sys.exit(main())
