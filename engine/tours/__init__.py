"""First games: a recorded beginning, and five turns in which somebody new learns by playing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec
from msgspec import Struct

from engine.core.decision import Answer, Seat
from engine.core.frame import BEGINS, Event
from engine.core.match import OptionValue

STEPS = 5
_FOLDER = Path(__file__).parent


class Step(Struct, frozen=True):
    """One turn of the learner, and what it is there to show; its words are `<prefix>-tour-<id>`."""

    id: str
    goal: tuple[str, ...]  # events of one's own; any of them shows that it was done


class Given(Struct, frozen=True, array_like=True):
    """One answer of the beginning."""

    seat: Seat
    decision: str
    picks: tuple[str, ...]

    def answer(self) -> Answer:
        """As it is given again."""
        return Answer(self.seat, self.decision, self.picks)


class Tour(Struct, frozen=True):
    """A game that was played up to a moment from which somebody new plays it to the end."""

    game: str
    seats: int
    learner: Seat
    opponents: str  # how strong the others play
    options: dict[str, OptionValue]
    seed: int
    steps: tuple[Step, ...]
    begun: tuple[Given, ...]


@dataclass(frozen=True, slots=True)
class Progress:
    """Which step somebody is at, from 0, and whether what it shows was done in this turn."""

    step: int
    done: bool
    again: bool = False  # it is the last one, and was read in an earlier turn


def progress(tour: Tour, events: Iterable[Event]) -> Progress:
    """How far what has happened since the tour began has led: a step is one's own turn.

    Where more turns are left than there are steps, the last one stays.
    """
    step, done, again, last = 0, False, False, len(tour.steps) - 1
    for event in events:
        if event.seat != tour.learner:
            continue
        if event.key.endswith(BEGINS):
            again = step == last
            step, done = min(step + 1, last), False
        elif event.key in tour.steps[step].goal:
            done = True
    return Progress(step, done, again)


def path_of(game: str) -> Path:
    """Where the tour of a game is kept."""
    return _FOLDER / f"{game}.json"


_read = msgspec.json.Decoder(Tour).decode


def _all() -> Iterator[Tour]:
    for path in sorted(_FOLDER.glob("*.json")):
        yield _read(path.read_bytes())


TOURS: Mapping[str, Tour] = {tour.game: tour for tour in _all()}
