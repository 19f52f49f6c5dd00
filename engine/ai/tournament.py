"""Games among players made of code, with the seats going round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from engine.ai.eyes import Eyes
from engine.ai.mind import Mind
from engine.ai.players import USUAL, Budget, Plan, plan
from engine.core.decision import Answer, Decision, Seat
from engine.core.errors import IllegalAnswer
from engine.core.flow import Applied, new_match, play, question
from engine.core.match import OptionValue
from engine.core.rng import Rng

SURE = 1.96  # standard deviations on either side hold 95 of 100
MOST_ANSWERS = 20_000  # ten times a long game


class Endless(Exception):
    """These players go round in circles: a mistake in what they value, to be mended there."""


@dataclass(slots=True)
class Standings:
    """How many games each player won; a shared win counts its share."""

    players: tuple[str, ...]
    games: int = 0
    wins: dict[str, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.wins = dict.fromkeys(self.players, 0.0) | self.wins

    def enter(self, winners: Sequence[str]) -> None:
        """One more game, won by all of these."""
        self.games += 1
        for winner in winners:
            self.wins[winner] += 1 / len(winners)

    def line(self) -> str:
        """The closing line of the command."""
        first = self.players[0]
        low, high = interval(self.wins[first], self.games)
        won = ", ".join(f"{name} {wins:.1f}" for name, wins in self.wins.items())
        return f"{won} of {self.games}, {first} {100 * low:.0f}–{100 * high:.0f} % at 95 %"


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval."""
    share, z = wins / games, SURE
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def seated(players: Sequence[str], seats: int, game: int) -> tuple[str, ...]:
    """The first player takes one seat, a new one each game; the others share the rest in turn."""
    rest = players[1:] or players
    others = [rest[n % len(rest)] for n in range(seats - 1)]
    at = game % seats
    return (*others[:at], players[0], *others[at:])


@dataclass(slots=True)
class Mover:
    """One seat's player: it thinks once, then follows its plan while that holds."""

    player: str
    mind: Mind[Any]
    rng: Rng
    budget: Budget
    ahead: Plan = ()  # what it will answer next

    def answer(self, now: Applied[Any], seat: Seat) -> Answer:
        """Its answer to the open question."""
        if not (self.ahead and fits(self.ahead[0], question(now.questions, seat))):
            eyes = Eyes(self.mind.game, now, seat)
            self.ahead = plan(self.player, self.mind, eyes, self.rng, self.budget)
        first, *rest = self.ahead
        self.ahead = tuple(rest)
        return first

    def hear(self, sealed: bool) -> None:
        """Somebody answered: where something new was seen, the plan is thought over."""
        if sealed:
            self.ahead = ()


def fits(answer: Answer, asked: Decision) -> bool:
    """Whether an answer that was planned is still one to this question."""
    try:
        asked.check(answer.picks)
    except IllegalAnswer:
        return False
    return answer.decision == asked.name


def played(
    mind: Mind[Any],
    players: Sequence[str],
    options: Mapping[str, OptionValue],
    seed: int,
    budget: Budget = USUAL,
) -> Iterator[Applied[Any]]:
    """One whole game, answer by answer, in place: a player for each seat."""
    now = new_match(mind.game, len(players), options, seed)
    yield now
    rng = Rng(seed ^ 0xB07)
    movers = [Mover(player, mind, rng, budget) for player in players]
    while now.match.outcome is None:
        if now.match.revision >= MOST_ANSWERS:
            raise Endless(f"no end in sight: {mind.game.meta.id}, seed {seed}, {players}")
        seat = now.pending[0].seat
        now = play(now.match, movers[seat].answer(now, seat), now.questions)
        yield now
        for mover in movers:
            mover.hear(now.sealed)


def play_game(
    mind: Mind[Any],
    players: Sequence[str],
    options: Mapping[str, OptionValue],
    seed: int,
    budget: Budget = USUAL,
) -> Applied[Any]:
    """The end of one whole game."""
    *_, end = played(mind, players, options, seed, budget)
    return end


@dataclass(frozen=True, slots=True)
class Series:
    """What is played, by whom, and how much they may think."""

    mind: Mind[Any]
    players: tuple[str, ...]
    seats: int
    options: Mapping[str, OptionValue]
    budget: Budget = USUAL

    def winners(self, game: int, seed: int) -> tuple[str, ...]:
        """Who won one game; the same deal is played once with each seat rotated."""
        at = seated(self.players, self.seats, game)
        deal = seed + game // self.seats
        outcome = play_game(self.mind, at, self.options, deal, self.budget).match.outcome
        assert outcome is not None
        return tuple(at[seat] for seat in outcome.winners)


def tournament(players: tuple[str, ...], results: Iterable[Sequence[str]]) -> Standings:
    """Who won how often, given who won each game."""
    standings = Standings(players)
    for winners in results:
        standings.enter(winners)
    return standings
