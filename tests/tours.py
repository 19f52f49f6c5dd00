"""Records the first games anew: `python -m tests.tours river_of_gold --seeds 40`.

Plays games between a steady player on the learner's seat and an easy one, cuts each before the
learner's last five turns, and keeps the one that is best to learn from: whoever plays on from
there as the steps say can do what they show, and wins or comes near it; whoever follows hints
reads every step, and is soon done after the last.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from engine.ai.eyes import Eyes
from engine.ai.lessons import showing, widely
from engine.ai.players import Plan, plan
from engine.ai.turn import Line
from engine.core.decision import Answer, Seat
from engine.core.flow import Applied, new_match, play
from engine.core.frame import Event
from engine.core.match import OptionValue
from engine.core.rng import Rng
from engine.games import GAMES
from engine.minds import MINDS
from engine.tours import STEPS, Given, Step, Tour, path_of, progress

LEARNER, SEATS = 0, 2
PLAYED_ON = 8  # times from the cut, to see how it goes
MOST_TURNS = 8  # that a first game may take
NEAR = 6  # points behind the winner that are a good first game
OPTIONS: dict[str, dict[str, OptionValue]] = {"yellow_yangtze": {"scores": "open"}}  # else as usual
TURNS_LEFT = {  # where whoever plays otherwise may have one or two less than that
    "yellow_yangtze": 6,
    "yokohama": 6,
}
STEPS_OF: dict[str, tuple[Step, ...]] = {  # in the order in which they are best learnt
    "river_of_gold": (
        Step("sail", ("rog-sailed",)),
        Step("build", ("rog-built",)),
        Step("deliver", ("rog-delivered",)),
        Step("favour", ("rog-turned-die",)),
        Step("last", ("rog-sailed", "rog-built", "rog-delivered")),
    ),
    "yellow_yangtze": (
        Step("tiles", ("yy-placed",)),
        Step("leader", ("yy-placed-leader", "yy-moved-leader")),
        Step("pagoda", ("yy-pagoda", "yy-pagoda-moved")),
        Step("conflict", ("yy-revolt", "yy-war")),
        Step("last", ("yy-gained",)),
    ),
    "yokohama": (
        Step("walk", ("yk-acts",)),
        Step("order", ("yk-completed", "yk-took")),
        Step("build", ("yk-built-shop", "yk-built-house", "yk-token")),
        Step("boards", ("yk-researched", "yk-board", "yk-achieved")),
        Step("last", ("yk-acts",)),
    ),
    "import_export": (
        Step("lead", ("ie-leads",)),
        Step("follow", ("ie-follows",)),
        Step("ships", ("ie-contracted", "ie-loaded")),
        Step("island", ("ie-to-island", "ie-imports", "ie-pirated")),
        Step("last", ("ie-gained", "ie-scored")),
    ),
}


@dataclass(slots=True)
class Played:
    """A game, or the rest of one."""

    end: Applied[Any]
    given: list[Given] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)  # how much of it lies before each of the learner
    events: list[Event] = field(default_factory=list)

    def go_on(self, given: Given) -> None:
        """One more answer."""
        self.given.append(given)
        self.end = play(self.end.match, given.answer(), self.end.questions)
        for event in self.end.events:
            self.events.append(event)
            if _begins(event):
                self.turns.append(len(self.given))

    @property
    def own_turns(self) -> int:
        """How many turns the learner had, with the one in which it was taken up."""
        return len(self.turns) + 1

    @property
    def lead(self) -> int:
        """How far the learner was ahead at the end."""
        assert self.end.match.outcome is not None
        mine, *others = self.end.match.outcome.scores
        return mine - max(others)

    def done(self, tour: Tour) -> set[int]:
        """Which of the steps were done as they say."""
        found, step = set[int](), 0
        for event in self.events:
            step = min(step + _begins(event), STEPS - 1)
            if _shows(event, tour.steps[step]):
                found.add(step)
        return found


def _begins(event: Event) -> bool:
    return event.seat == LEARNER and event.key.endswith("-begins")


def _shows(event: Event, step: Step) -> bool:
    return event.seat == LEARNER and event.key in step.goal


Learner = Callable[[Tour, Played, Rng], Plan]


def whole(game: str, seed: int) -> Played:
    """A steady player on the learner's seat against an easy one."""
    found, rng = (
        Played(new_match(MINDS[game].game, SEATS, OPTIONS.get(game, {}), seed)),
        Rng(seed ^ 0xB07),
    )
    while found.end.match.outcome is None:
        seat = found.end.pending[0].seat
        found.go_on(_first(_planned("steady" if seat == LEARNER else "easy", found, seat, rng)))
    return found


def _planned(player: str, found: Played, seat: Seat, rng: Rng) -> Plan:
    mind = MINDS[found.end.match.game]
    return plan(player, mind, Eyes(mind.game, found.end, seat), rng)


def _first(found: Plan) -> Given:
    answer = found[0]
    return Given(answer.seat, answer.decision, answer.picks)


def begun(tour: Tour) -> Applied[Any]:
    """The position from which a tour is played."""
    now = new_match(GAMES.get(tour.game), tour.seats, tour.options, tour.seed)
    for given in tour.begun:
        now = play(now.match, given.answer(), now.questions)
    return now


def followed(tour: Tour, chance: int) -> Played:
    """The rest of a tour, as somebody plays it who does what the steps say, if they see how."""
    return _played_on(tour, chance, _as_told)


def hinted(tour: Tour, chance: int) -> Played:
    """The same as somebody plays it who asks for a hint each time, and does that."""
    return _played_on(tour, chance, _as_hinted)


def _played_on(tour: Tour, chance: int, learner: Learner) -> Played:
    found, rng = Played(begun(tour)), Rng(chance)
    while found.end.match.outcome is None:
        seat = found.end.pending[0].seat
        if seat == LEARNER:
            found.go_on(_first(learner(tour, found, rng)))
        else:
            found.go_on(_first(_planned(tour.opponents, found, seat, rng)))
    return found


def _as_told(tour: Tour, found: Played, rng: Rng) -> Plan:
    """What does as the step says, if there is a way; once it is done, what looks best."""
    shown = _showing(tour, found, rng)
    return shown[0].answers if shown else _planned("steady", found, LEARNER, rng)


def _as_hinted(tour: Tour, found: Played, rng: Rng) -> Plan:
    """What a hint says: the same, but once it is done the best of more than a player looks at."""
    mind = MINDS[tour.game]
    eyes = Eyes(mind.game, found.end, LEARNER)
    if (only := eyes.asked.only()) is not None:
        return (Answer(LEARNER, eyes.asked.name, only),)
    best = _showing(tour, found, rng) or widely(mind, eyes, eyes.world(rng), rng)
    return best[0].answers


def _showing(tour: Tour, found: Played, rng: Rng) -> list[Line]:
    """The turns that show what the step is about, until it is done; the last one shows nothing."""
    now, mind = progress(tour, found.events), MINDS[tour.game]
    goal = () if now.done or now.step == STEPS - 1 else tour.steps[now.step].goal
    return showing(mind, Eyes(mind.game, found.end, LEARNER), goal, rng) if goal else []


def candidates(game: str, seeds: int, first: int) -> Iterator[Tour]:
    """Games that are long enough, from the moment at which five turns are left."""
    for seed in range(first, first + seeds):
        found = whole(game, seed)
        left = TURNS_LEFT.get(game, STEPS)
        cut = found.turns[-left] if len(found.turns) >= left else 0
        options = dict(found.end.match.options)
        print(f"seed {seed}: {found.lead:+d}", flush=True)
        head = tuple(found.given[:cut])
        if found.lead > 0 and head and head[-1].seat != LEARNER:  # nobody is in a turn of theirs
            yield Tour(game, SEATS, LEARNER, "easy", options, seed, STEPS_OF[game], head)


def good(leads: Sequence[int]) -> int:
    """How often that was a win or a near one."""
    return sum(lead >= -NEAR for lead in leads)


def brief(took: Sequence[int]) -> int:
    """How often every step was read, and the game soon over after the last."""
    return sum(STEPS <= turns <= MOST_TURNS for turns in took)


def recorded(game: str, seeds: int, first: int = 1) -> Tour | None:
    """The candidate on which what the steps say can be done most often, and ends well and soon."""
    best: tuple[tuple[int, int], Tour] | None = None
    for tour in candidates(game, seeds, first):
        found = [followed(tour, chance) for chance in range(PLAYED_ON)]
        leads, each_done = sorted(each.lead for each in found), [each.done(tour) for each in found]
        each_step = [sum(n in done for done in each_done) for n in range(STEPS)]
        took = sorted(hinted(tour, chance).own_turns for chance in range(PLAYED_ON))
        rank = sum(each_step) + 3 * (good(leads) + brief(took)), leads[0]
        print(f"  of {len(found)} each step is done {each_step}, ends {leads}", flush=True)
        print(f"  with hints that takes turns {took}", flush=True)
        if best is None or rank > best[0]:
            best = rank, tour
    return None if best is None else best[1]


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="tests.tours", description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(STEPS_OF))
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--first", type=int, default=1)
    arguments = parser.parse_args()
    for game in arguments.games:
        if tour := recorded(game, arguments.seeds, arguments.first):
            path_of(game).write_bytes(msgspec.json.encode(tour) + b"\n")
            print(f"{game}: seed {tour.seed}, {len(tour.begun)} answers", flush=True)


if __name__ == "__main__":
    main()
