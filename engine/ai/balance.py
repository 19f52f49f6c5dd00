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


def balance(
    mind: Mind[V],
    tally: Tally[V],
    players: Sequence[str],
    options: Mapping[str, OptionValue],
    seeds: Iterable[int],
) -> Balance:
    """One game for each seed."""
    seats = len(players)
    found = Balance(seats, wins=[0.0] * seats)
    found.endings.update(dict.fromkeys(mind.game.meta.endings, 0))
    found.causes.update(dict.fromkeys(tally.causes, 0))
    for seed in seeds:
        _enter(found, mind, tally, _Game.played(mind, players, options, seed))
    return found


@dataclass(frozen=True, slots=True)
class _Game:
    """One game that is over."""

    match: Match[Any]
    first: Seat
    turns: int
    log: tuple[Event, ...]

    @staticmethod
    def played(
        mind: Mind[Any], players: Sequence[str], options: Mapping[str, OptionValue], seed: int
    ) -> _Game:
        """Who began and how many turns there were is told by the lines with which turns begin."""
        begins, log, match = f"{mind.game.meta.prefix}-begins", list[Event](), None
        for now in played(mind, players, options, seed):
            log += now.events
            match = now.match
        assert match is not None
        begun = [event.seat for event in log if event.key == begins]
        assert begun[0] is not None
        return _Game(match, begun[0], len(begun), tuple(log))


def _enter(found: Balance, mind: Mind[V], tally: Tally[V], game: _Game) -> None:
    """Count one game."""
    outcome, view = game.match.outcome, mind.game.view(game.match, None)
    assert outcome is not None
    found.rounds.append(game.turns / found.seats)
    found.endings[outcome.ending] += 1
    found.causes.update(cause for cause in map(_named, game.log) if cause in found.causes)
    found.around.update(tally.around(view))
    found.scores += outcome.scores
    for seat in range(found.seats):
        won = (seat in outcome.winners) / len(outcome.winners)
        found.wins[(seat - game.first) % found.seats] += won
        found.sources.update(tally.points(view, seat))
        for thing in set(tally.owned(view, seat)):
            found.owners[thing].append(won)


def _named(event: Event) -> str:
    """A line of the log with the things it names, as `Tally.causes` has it."""
    things = (arg.id for arg in event.args.values() if isinstance(arg, Ref))
    return ":".join((event.key, *things))
