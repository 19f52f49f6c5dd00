"""What many games among equals show of a game: how it ends, where points come from, what wins."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean
from typing import Any, Generic, TypeVar

from engine.ai.mind import Mind
from engine.ai.tournament import SURE, played
from engine.core.decision import Seat
from engine.core.frame import Event
from engine.core.match import Match, OptionValue, View
from engine.core.words import Ref

V = TypeVar("V", bound=View[Any, Any, Any])


@dataclass(frozen=True, slots=True)
class Tally(Generic[V]):
    """What one game counts when a match of it is over."""

    points: Callable[[V, Seat], Mapping[str, int]]  # of a score, by where they came from
    owned: Callable[[V, Seat], Iterable[Ref]]  # cards, tiles, orders ... that a seat has got
    around: Callable[[V], Iterable[Ref]]  # of these, all that were in this match
    causes: Sequence[str]  # lines of the log that say why the game ends: `key` or `key:thing`


@dataclass(frozen=True, slots=True)
class Owners:
    """Those who got one thing, and how often they won."""

    games: int  # in which it was around
    shares: tuple[float, ...]  # of the victory, each owner's
    usual: float  # how many owners of any thing of its kind win

    @property
    def won(self) -> float:
        """How many of them won."""
        return fmean(self.shares)

    @property
    def off(self) -> float:
        """How many more than usual."""
        return self.won - self.usual

    @property
    def spread(self) -> float:
        """How far off it may be by chance alone, 95 times of 100."""
        return SURE * sqrt(self.usual * (1 - self.usual) / len(self.shares))


@dataclass(slots=True)
class Balance:
    """All that was counted."""

    seats: int
    rounds: list[float] = field(default_factory=list)  # of each game
    endings: Counter[str] = field(default_factory=Counter)
    causes: Counter[str] = field(default_factory=Counter)
    scores: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)  # by turn order
    sources: Counter[str] = field(default_factory=Counter)  # points of everybody in all games
    around: Counter[Ref] = field(default_factory=Counter)  # in so many games
    owners: dict[Ref, list[float]] = field(default_factory=lambda: defaultdict(list))

    @property
    def games(self) -> int:
        """How many were played."""
        return len(self.rounds)

    def by_kind(self) -> dict[str, dict[str, Owners]]:
        """The things of each kind by their names."""
        shares: dict[str, list[float]] = defaultdict(list)
        for thing, won in self.owners.items():
            shares[thing.kind] += won
        kinds: dict[str, dict[str, Owners]] = defaultdict(dict)
        for thing, games in self.around.items():
            usual = fmean(shares[thing.kind]) if shares[thing.kind] else 0.0
            kinds[thing.kind][thing.id] = Owners(games, tuple(self.owners[thing]), usual)
        return kinds


@dataclass(frozen=True, slots=True)
class Count:
    """All that one game showed."""

    rounds: float
    ending: str
    causes: tuple[str, ...]
    scores: tuple[int, ...]
    wins: tuple[float, ...]  # by turn order
    sources: tuple[Mapping[str, int], ...]  # each seat's points
    around: tuple[Ref, ...]
    owners: tuple[tuple[Ref, float], ...]  # each with its owner's share of the victory


@dataclass(frozen=True, slots=True)
class Equals(Generic[V]):
    """What is played, by whom, and what is counted of it."""

    mind: Mind[V]
    tally: Tally[V]
    players: tuple[str, ...]
    options: Mapping[str, OptionValue]

    def count(self, seed: int) -> Count:
        """One game; turns are told by the lines of the log with which they begin."""
        begins, log, match = f"{self.mind.game.meta.prefix}-begins", list[Event](), None
        for now in played(self.mind, self.players, self.options, seed):
            log += now.events
            match = now.match
        assert match is not None
        return self._counted(match, log, [event.seat for event in log if event.key == begins])

    def _counted(self, match: Match[Any], log: list[Event], turns: list[Seat | None]) -> Count:
        outcome, view, tally = match.outcome, self.mind.game.view(match, None), self.tally
        first, seats = turns[0], range(match.seats)
        assert outcome is not None
        assert first is not None
        won = [(seat in outcome.winners) / len(outcome.winners) for seat in seats]
        return Count(
            rounds=len(turns) / match.seats,
            ending=outcome.ending,
            causes=tuple(cause for cause in map(_named, log) if cause in tally.causes),
            scores=tuple(outcome.scores),
            wins=tuple(won[(first + nth) % match.seats] for nth in seats),
            sources=tuple(dict(tally.points(view, seat)) for seat in seats),
            around=tuple(tally.around(view)),
            owners=tuple((one, won[at]) for at in seats for one in set(tally.owned(view, at))),
        )


def balance(equals: Equals[V], games: Iterable[Count]) -> Balance:
    """What many games showed, given what each did."""
    found = Balance(len(equals.players), wins=[0.0] * len(equals.players))
    found.endings.update(dict.fromkeys(equals.mind.game.meta.endings, 0))
    found.causes.update(dict.fromkeys(equals.tally.causes, 0))
    for game in games:
        _enter(found, game)
    return found


def _enter(found: Balance, game: Count) -> None:
    """Count one game more."""
    found.rounds.append(game.rounds)
    found.endings[game.ending] += 1
    found.causes.update(game.causes)
    found.around.update(game.around)
    found.scores += game.scores
    found.wins = [sum(both) for both in zip(found.wins, game.wins, strict=True)]
    for points in game.sources:
        found.sources.update(points)
    for thing, won in game.owners:
        found.owners[thing].append(won)


def _named(event: Event) -> str:
    """A line of the log with the things it names, as `Tally.causes` has it."""
    things = (arg.id for arg in event.args.values() if isinstance(arg, Ref))
    return ":".join((event.key, *things))
