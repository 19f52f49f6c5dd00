"""A month on the stand-in, with a clock that is moved: python -m tests.campaigns.month.

Tables of all four games with bots and people of five time zones, who answer at human hours,
vanish, close their direct messages, go away, are replaced and answer in advance; an outage of six
hours, two restarts and a kill. After everything that happens the ledger asks whether everybody was
told once and at their own hours, whether a clock ran that should not have, and whether anybody was
skipped.

Pictures are not drawn, and bots play anything: neither is what this is about.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from tests.campaigns.month.campaign import Asked, campaign
from tests.campaigns.month.report import figures
from tests.campaigns.month.troubles import all_of_them


def main(arguments: list[str]) -> int:
    """Print the figures, and each violation in one line; exit status 1 if there is any."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.month", description=__doc__)
    parser.add_argument("--tables", type=int, default=Asked.tables)
    parser.add_argument("--days", type=int, default=Asked.days)
    parser.add_argument("--seed", type=int, default=Asked.seed)
    asked = parser.parse_args(arguments)
    start = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        wanted = Asked(asked.tables, asked.days, asked.seed)
        month = asyncio.run(campaign(Path(folder), wanted, all_of_them, tell=_tell))
    for line in figures(month):
        print(line)
    for line in month.ledger.wrong:
        print(line)
    print(f"violations: {len(month.ledger.wrong) or 'none'}; {perf_counter() - start:.0f} s")
    return 1 if month.ledger.wrong else 0


def _tell(line: str) -> None:
    """How far it is, for whoever waits."""
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
