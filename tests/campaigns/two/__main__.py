"""Two bots, one of them killed at random 100 times: python -m tests.campaigns.two."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from tests.campaigns.two.campaign import Asked, Report, campaign
from tests.stores import NoServer, kept, server


def main(arguments: list[str]) -> int:
    """Print all that was wrong and one line of figures; exit status 1 if anything was."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.two")
    known = Asked()
    parser.add_argument("--kills", type=int, default=known.kills)
    parser.add_argument("--seed", type=int, default=known.seed)
    parser.add_argument("--tables", type=int, default=known.tables, help="at once")
    parser.add_argument("--most-answers", type=int, default=known.most_answers, help="per life")
    parser.add_argument("--outage", type=float, default=known.outage, help="of the server, seconds")
    parser.add_argument("--stuck", type=float, default=known.stuck, help="in seconds")
    parser.add_argument("--minutes", type=float, default=known.minutes, help="of kills at most")
    parser.add_argument("--log", type=Path, help="where the bots' own log goes")
    asked = Asked(**vars(parser.parse_args(arguments)))
    start = perf_counter()
    try:
        with tempfile.TemporaryDirectory() as folder, kept():
            report = asyncio.run(campaign(Path(folder), server(), asked))
    except NoServer as missing:
        print(missing)
        return 2
    for problem in report.wrong:
        print(problem)
    print(figures(report, perf_counter() - start))
    return 1 if report.wrong else 0


def figures(report: Report, seconds: float) -> str:
    """The whole run in one line."""
    pace = report.pace
    return (
        f"{report.kills} kills, {report.games} games ({report.ended} more ended"
        f" before that), {report.answers} acknowledged answers,"
        f" {report.presses} presses ({report.unanswered} unanswered, {report.told} told that the"
        f" server was away), {pace.letters} turns by letter, {pace.dawdled} times too slow:"
        f" {report.reminders} reminders, {report.questions} questions what now;"
        f" longest without progress {pace.longest:.0f} s;"
        f" {len(report.wrong)} wrong; {seconds:.0f} s"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
