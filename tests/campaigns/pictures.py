"""Every state of many random games drawn for all eyes: python -m tests.campaigns.pictures."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from time import perf_counter
from typing import Any

from engine.ai.chance import random_answer
from engine.core.decision import Decision, Seat
from engine.core.flow import Applied, new_match, play
from engine.core.rng import Rng
from locales import LANGUAGES, words
from render.games import RENDERERS
from render.picture import MOST_ALT, Look, compose, renderer
from tests.all_games.test_pictures import LONG_NAMES, kinds
from tests.play import SetUp, set_ups

_THEMES = ("light", "dark")
_SMALL = 320  # pixels: letters are a few pixels high, so only failures count


def main(arguments: list[str]) -> int:
    """Print what was drawn and all that was wrong; exit status 1 if anything was."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.pictures")
    parser.add_argument("--game", choices=sorted(RENDERERS), help="one game only")
    parser.add_argument("--games", type=int, default=50, help="of each game")
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--every", type=int, default=1, help="draw one state in so many")
    asked = parser.parse_args(arguments)
    start = perf_counter()
    drawn: Counter[str] = Counter()
    wrong: Counter[str] = Counter()
    for game in [asked.game] if asked.game else RENDERERS:
        mixes = [set_up for set_up in set_ups() if set_up.game.meta.id == game]
        for number in range(asked.games):
            _game(mixes[number % len(mixes)], asked.seed + number, asked.every, drawn, wrong)
            print(f"{game} {number + 1}: {drawn['states']} states", file=sys.stderr)
    for problem, times in wrong.most_common():
        print(f"{times} × {problem}")
    figures = ", ".join(f"{times} {kind}" for kind, times in sorted(drawn.items()))
    print(f"{figures}; {wrong.total()} problems; {perf_counter() - start:.0f} s")
    return 1 if wrong else 0


def _game(set_up: SetUp, seed: int, every: int, drawn: Counter[str], wrong: Counter[str]) -> None:
    states = _states(set_up, seed)
    for number, now in islice(enumerate(states), seed % every, None, every):
        drawn["states"] += 1
        for seat in (None, *range(set_up.seats)):
            _draw_all(set_up, now, seat, number, drawn, wrong)


def _states(set_up: SetUp, seed: int) -> Iterator[Applied[Any]]:
    """Every state of a game that tries all kinds of option about equally often."""
    now: Applied[Any] = new_match(set_up.game, set_up.seats, set_up.options, seed)
    rng = Rng(seed)
    yield now
    while now.match.outcome is None:
        decision = rng.choice(now.pending)
        answer = random_answer(_of_one_kind(decision, rng), rng)
        now = play(now.match, answer, now.questions)
        yield now


def _of_one_kind(decision: Decision, rng: Rng) -> Decision:
    """The same question with one kind of option only, where one pick is all it wants."""
    if decision.at_most != 1:
        return decision
    groups = sorted({token.partition(":")[0] for token in decision.tokens()})
    kind = rng.choice(groups)
    options = tuple(o for o in decision.options if o.token.partition(":")[0] == kind)
    return Decision(decision.name, decision.seat, decision.prompt, options, decision.at_least)


def _draw_all(
    set_up: SetUp,
    now: Applied[Any],
    seat: Seat | None,
    number: int,
    drawn: Counter[str],
    wrong: Counter[str],
) -> None:
    """All that these eyes can ask for: the shared board checked once, small for each seat."""
    view = set_up.game.view(now.match, seat)
    public = tuple(event for event in now.events if event.to is None)
    asked = next((one for one in now.pending if one.seat == seat), None)
    language, other = (words(LANGUAGES[(number + k) % 2]) for k in (0, 1))
    names = LONG_NAMES[: set_up.seats]
    look = Look(language, _THEMES[number // 2 % 2], 1080, names, public, asked)
    offered = kinds(view, look)
    closer = [kind for kind in offered if kind.startswith("focus")]
    if seat is None:
        wanted = [("board", look), ("board", replace(look, words=other)), ("score", look)]
        wanted.append((closer[number % len(closer)], look))
    else:
        wanted = [("board", replace(look, width=_SMALL)), ("hand", look)]
        wanted += [("preview", look)] if "preview" in offered else []
    for kind, one in wanted:
        drawn[kind.partition(":")[0]] += 1
        wrong.update(_wrong(view, kind, one))


def _wrong(view: Any, kind: str, look: Look) -> list[str]:
    try:
        canvas = compose(view, kind, look)
        problems = canvas.problems() if look.width > _SMALL else []
        found = [f"{kind} {look.words.language}: {problem}" for problem in problems]
        alt = renderer(view.game).alt(view, look, kind)
    except Exception as error:  # every kind of failure is a finding here
        return [f"{kind}: {type(error).__name__}: {error}"]
    return found if 0 < len(alt) <= MOST_ALT else [*found, f"{kind}: {len(alt)} characters"]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
