"""Faults at random in every request and every write: python -m tests.campaigns.faults."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from tests.campaigns.faults.campaign import Asked, Report, campaign


def main(arguments: list[str]) -> int:
    """Print all that was wrong and one line of figures; exit status 1 if anything was."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.faults")
    known = Asked()
    parser.add_argument("--games", type=int, default=known.games)
    parser.add_argument("--killed", type=int, help="games with kills; half of them if left out")
    parser.add_argument("--seed", type=int, default=known.seed)
    parser.add_argument("--tables", type=int, default=known.tables, help="at once")
    parser.add_argument("--most-answers", type=int, default=known.most_answers, help="per life")
    parser.add_argument("--patience", type=float, default=known.patience, help="in seconds")
    parser.add_argument("--pictures", action="store_true", help="draw them")
    parser.add_argument("--log", type=Path, help="where the bot's own log goes")
    asked = Asked(**vars(parser.parse_args(arguments)))
    start = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        report, _ = asyncio.run(campaign(Path(folder), asked))
    for problem in report.wrong:
        print(problem)
    print(figures(report, perf_counter() - start))
    return 1 if report.wrong else 0


def figures(report: Report, seconds: float) -> str:
    """The whole run in one line."""
    faults = ", ".join(f"{count} {kind}" for kind, count in sorted(report.faults.items()))
    early, late = report.memory
    memory = f"memory {early} to {late} kB" if early else "memory not judged"
    return (
        f"{report.games} games, {report.answers} acknowledged answers, {report.presses} presses"
        f" ({report.unanswered} unanswered), {report.kills} kills, faults: {faults};"
        f" {memory}; {len(report.wrong)} wrong; {seconds:.0f} s"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
