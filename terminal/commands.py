"""The commands of `python -m engine`: what they are asked, and what they answer."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

from engine.ai.balance import Count, Equals, balance
from engine.ai.players import PLAYERS, PLAYOUTS, Budget
from engine.ai.tournament import Series, tournament
from engine.core.errors import Refused
from engine.core.game import Meta
from engine.core.match import OptionValue
from engine.games import GAMES
from engine.minds import MINDS
from engine.simulate import simulate
from engine.tallies import TALLIES
from locales import LANGUAGES, words
from terminal.balance import lines
from terminal.hot_seat import Terminal

T = TypeVar("T")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; a refusal is one clear line and exit status 2."""
    asked = _parser().parse_args(arguments)
    try:
        return _COMMANDS[asked.command](asked)
    except Refused as refused:
        print(words(getattr(asked, "lang", "en")).refuse(refused), file=sys.stderr)
        return 2
    except (EOFError, KeyboardInterrupt):
        print()
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine")
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="a hot-seat game in the terminal")
    play.add_argument("--lang", choices=LANGUAGES, default="en")
    play.add_argument("--seed", type=int)
    run = commands.add_parser("simulate", help="random games with every invariant checked")
    run.add_argument("--games", type=int, default=100)
    run.add_argument("--seed", type=int, default=1)
    rounds = commands.add_parser("tournament", help="players made of code against each other")
    rounds.add_argument("--games", type=int, default=100)
    rounds.add_argument("--seed", type=int, default=1)
    rounds.add_argument("--playouts", type=int, default=PLAYOUTS, help="of a strong player")
    equals = commands.add_parser("balance", help="equal players: who wins, with what, from where")
    equals.add_argument("--games", type=int, default=400)
    equals.add_argument("--seed", type=int, default=1)
    equals.add_argument("--strength", choices=PLAYERS, default="steady")
    for command in (rounds, equals):
        command.add_argument("--jobs", type=int, default=1, help="games played at the same time")
        command.add_argument("game", choices=MINDS)
    for command in (play, run):
        command.add_argument("game")
    for command in (play, run, rounds, equals):
        command.add_argument("--players", type=int, default=2)
        command.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    rounds.add_argument("strengths", nargs="+", choices=PLAYERS, help="the first one is measured")
    return parser


def _options(meta: Meta, pairs: Sequence[str]) -> dict[str, OptionValue]:
    """`--set` values as the game's own: text is matched with the choices as printed."""
    printed = {(s.key, str(choice)): choice for s in meta.options for choice in s.choices}
    named = (pair.partition("=") for pair in pairs)
    return {key: printed.get((key, value), value) for key, _, value in named}


def _play(asked: argparse.Namespace) -> int:
    game = GAMES.get(asked.game)
    seed = secrets.randbits(64) if asked.seed is None else asked.seed
    options = _options(game.meta, asked.set)
    Terminal(game, asked.players, options, seed, words(asked.lang)).play()
    return 0


def _simulate(asked: argparse.Namespace) -> int:
    game = GAMES.get(asked.game)
    options = _options(game.meta, asked.set)
    report = simulate(game, asked.players, options, asked.games, asked.seed)
    for violation in report.violations:
        print(violation, file=sys.stderr)
    print(report.line())
    return 1 if report.violations else 0


def _tournament(asked: argparse.Namespace) -> int:
    series = _series(asked)
    with _hands(asked.jobs) as each:
        results = each(partial(_winners, asked), range(asked.games))
        print(tournament(series.players, results).line())
    return 0


def _series(asked: argparse.Namespace) -> Series:
    mind = MINDS[asked.game]
    options = _options(mind.game.meta, asked.set)
    mind.game.meta.complete_options(asked.players, options)
    players = tuple(dict.fromkeys(asked.strengths))
    return Series(mind, players, asked.players, options, Budget(asked.playouts))


def _winners(asked: argparse.Namespace, game: int) -> tuple[str, ...]:
    return _series(asked).winners(game, asked.seed)


@contextmanager
def _hands(jobs: int) -> Iterator[Callable[[Callable[[int], T], range], Iterable[T]]]:
    """Something that plays games, several at a time if wished."""
    if jobs == 1:
        yield map
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield pool.map


def _balance(asked: argparse.Namespace) -> int:
    seeds = range(asked.seed, asked.seed + asked.games)
    with _hands(asked.jobs) as each:
        found = balance(_equals(asked), each(partial(_count, asked), seeds))
    for line in lines(found):
        print(line)
    return 0


def _equals(asked: argparse.Namespace) -> Equals[Any]:
    mind, players = MINDS[asked.game], (asked.strength,) * asked.players
    options = _options(mind.game.meta, asked.set)
    mind.game.meta.complete_options(asked.players, options)
    return Equals(mind, TALLIES[asked.game], players, options)


def _count(asked: argparse.Namespace, seed: int) -> Count:
    return _equals(asked).count(seed)


_COMMANDS = {
    "play": _play,
    "simulate": _simulate,
    "tournament": _tournament,
    "balance": _balance,
}
