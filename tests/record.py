"""`make fixtures`: record matches anew, one for each ending and several for each set-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeAlias

from engine.ai.chance import random_answer, random_question
from engine.core.decision import Answer, Decision
from engine.core.flow import new_match, play
from engine.core.game import Game
from engine.core.match import Match
from engine.core.rng import Rng
from engine.games import GAMES
from tests.fixtures import FOLDER, Head, Recorded, line_of, paths
from tests.play import SetUp, all_set_ups

Player: TypeAlias = Callable[[Decision, Match[Any], Rng], Answer]
PER_GAME = 20
MOST_SEEDS = 20_000


def by_chance(decision: Decision, match: Match[Any], rng: Rng) -> Answer:
    """Any legal answer."""
    return random_answer(decision, rng)


def absent(decision: Decision, match: Match[Any], rng: Rng) -> Answer:
    """What is answered for those who never come: in the end the deck is used up."""
    if not decision.waits:
        return random_answer(decision, rng)
    return Answer(decision.seat, decision.name, decision.fallback)


def all_knowing(decision: Decision, match: Match[Any], rng: Rng) -> Answer:
    """Chance, but whoever must name the next card of the deck has seen it."""
    answer = random_answer(decision, rng)
    if decision.name != "rolls-royces":
        return answer
    return Answer(decision.seat, decision.name, (f"name:{match.state.box.deck[-1]}",))


# Who plays on when endings are missing that chance alone hardly ever brings.
SEEKERS: dict[str, tuple[Player, ...]] = {"import_export": (all_knowing, absent)}


def main() -> None:
    """Forget the old recordings and make new ones."""
    for game in GAMES:
        for path in paths(game.meta.id):
            path.unlink()
        _record(game)


def _record(game: Game[Any, Any]) -> None:
    """Enough matches of every set-up, then a search for endings that have not occurred."""
    mixes = [set_up for set_up in all_set_ups() if set_up.game is game]
    seen: Counter[str] = Counter()
    for seed in range(MOST_SEEDS):
        set_up = mixes[seed % len(mixes)]
        seekers = SEEKERS.get(game.meta.id, ()) if seed >= PER_GAME else ()
        player = seekers[seed % len(seekers)] if seekers else by_chance
        record = _play(set_up, seed, player)
        if seed < PER_GAME or record.outcome.ending not in seen:
            seen[record.outcome.ending] += 1
            record.write(FOLDER / game.meta.id / f"{record.outcome.ending}-{seed}.txt")
        if seed >= PER_GAME and set(seen) == set(game.meta.endings):
            print(f"{game.meta.id}: {sum(seen.values())} matches, {dict(seen)}")
            return
    raise SystemExit(f"{game.meta.id}: no match ended by {set(game.meta.endings) - set(seen)}")


def _play(set_up: SetUp, seed: int, player: Player) -> Recorded:
    now = new_match(set_up.game, set_up.seats, set_up.options, seed)
    rng = Rng(seed)
    lines = []
    while now.match.outcome is None:
        answer = player(random_question(now.questions, rng), now.match, rng)
        now = play(now.match, answer, now.questions)
        lines.append(line_of(answer, now))
    head = Head(set_up.game.meta.id, set_up.seats, set_up.options, seed)
    return Recorded(head, lines, now.match.outcome)


if __name__ == "__main__":
    main()
