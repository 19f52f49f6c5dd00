"""`make fuzz`: random games of every set-up with the day's seed."""

from __future__ import annotations

import argparse
import sys
import time

from engine.simulate import simulate
from tests.play import all_set_ups


def main() -> int:
    """Play and report; exit status 1 if any position broke an invariant."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("--games", type=int, default=500, help="for each game, over its set-ups")
    parser.add_argument("--seed", type=int, default=int(time.strftime("%Y%m%d")))
    asked = parser.parse_args()
    print(f"seed {asked.seed}")
    every = all_set_ups()
    games = {str(each.game.meta.id) for each in every}
    broken = 0
    for set_up in every:
        mixes = sum(each.game is set_up.game for each in every)
        share = -(-asked.games // mixes)
        report = simulate(set_up.game, set_up.seats, set_up.options, share, asked.seed)
        print(f"{set_up}: {report.line()}")
        for violation in report.violations:
            print(f"  {violation}")
        broken += len(report.violations)
    print(f"{len(games)} games on the shelf, {broken} violations")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
