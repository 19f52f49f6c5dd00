"""Recorded matches: seed, options, every answer with a digest of what it caused, the outcome."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from engine.core.decision import Answer
from engine.core.flow import Applied, apply, new_match, question
from engine.core.frame import Event, Outcome
from engine.core.game import Game
from engine.core.match import OptionValue
from engine.core.notation import read, written
from engine.games import GAMES

FOLDER = Path(__file__).parent / "fixtures"
_DIGITS = 6  # of a digest: enough to notice a change, short enough to read past


class Head(msgspec.Struct):
    """The first line of a recorded match."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    seed: int


@dataclass(frozen=True)
class Recorded:
    """One recorded match."""

    head: Head
    lines: list[str]  # "seat question answer | event#digest event#digest"
    outcome: Outcome

    def game(self) -> Game[Any, Any]:
        """The game it was played with."""
        return GAMES.get(self.head.game)

    def write(self, path: Path) -> None:
        """One line an answer, so that a change of rules reads as a diff."""
        path.parent.mkdir(parents=True, exist_ok=True)
        head, outcome = (msgspec.json.encode(x).decode() for x in (self.head, self.outcome))
        path.write_text("\n".join((head, *self.lines, outcome)) + "\n", encoding="utf-8")


def recorded(path: Path) -> Recorded:
    """Read a recorded match."""
    head, *lines, outcome = path.read_text(encoding="utf-8").splitlines()
    return Recorded(
        msgspec.json.decode(head, type=Head), lines, msgspec.json.decode(outcome, type=Outcome)
    )


def paths(game: str) -> list[Path]:
    """All recorded matches of a game."""
    return sorted((FOLDER / game).glob("*.txt"))


def replay(record: Recorded) -> Iterator[tuple[str, Applied[Any]]]:
    """Play a recorded match again; yields each line as it comes out now."""
    game, head = record.game(), record.head
    now = new_match(game, head.seats, head.options, head.seed)
    for line in record.lines:
        seat, _, typed = line.split(" | ")[0].split(" ", 2)
        decision = question(now.questions, int(seat))
        picks, rest = read(decision, typed.split())
        assert not rest, f"{line!r} has words too many"
        answer = Answer(int(seat), decision.name, picks)
        now = apply(game, now.match, answer)
        yield line_of(answer, now), now


def line_of(answer: Answer, applied: Applied[Any]) -> str:
    """One answer and what it caused, as text."""
    events = " ".join(f"{event.key}#{digest(event)}" for event in applied.events)
    return f"{answer.seat} {answer.decision} {written(answer.picks)} | {events}".lower()


def digest(event: Event) -> str:
    """A few digits that differ if anything but the key of an event does."""
    told = msgspec.json.encode((event.args, event.seat, event.to, event.at), order="sorted")
    return sha256(told).hexdigest()[:_DIGITS]
