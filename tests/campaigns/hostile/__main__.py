"""100,000 hostile inputs: 0 changes, 0 exceptions, 0 mentions, 0 leaks.

Forged, garbled, stale, foreign and oversized presses, menus, modals, commands and autocompletes
reach the real bot from a stand-in of Discord with two servers, tables in every state and people of
every kind. Nothing that is sent is its sender's right, so nothing may change, nobody may be called,
nothing may be public, and whoever may not know something is not told. A share of the inputs is sent
into two worlds that differ only in what their sender cannot know: the answers must be the same.

Pictures are not drawn: their descriptions are real, their pixels are one dot. `--pictures` draws.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from playground.world import World
from tests.campaigns.hostile.campaign import Finding, Report, opened
from tests.campaigns.hostile.scene import pictures, plans

MOST_CAUSES, MOST_DETAIL = 5, 300


def main(arguments: list[str]) -> int:
    """Print every finding and one line of figures; exit status 1 if there was any."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.hostile", description=__doc__)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pictures", action="store_true", help="draw pictures, which takes longer")
    asked = parser.parse_args(arguments)
    start = perf_counter()
    with tempfile.TemporaryDirectory() as folder, pictures(drawn=asked.pictures):
        report, world = asyncio.run(_run(Path(folder) / "hostile.db", asked.inputs, asked.seed))
    for finding in sorted(report.findings.values(), key=lambda found: -found.about.total()):
        print(described(finding, world))
    print(figures(report), f"{perf_counter() - start:.0f} s")
    return 1 if report.findings else 0


async def _run(path: Path, inputs: int, seed: int) -> tuple[Report, World]:
    async with opened(path, seed, plans()) as campaign:
        return await campaign.run(inputs), campaign.scene.world


def described(finding: Finding, world: World) -> str:
    """One finding, with what led to it most often, and the input that led to it first."""
    lines = [f"{finding.about.total()} x {finding.what}"]
    for about, count in finding.about.most_common(MOST_CAUSES):
        lines.append(f"    {count} x {about}")
    if len(finding.about) > MOST_CAUSES:
        lines.append(f"    … and {len(finding.about) - MOST_CAUSES} other kinds")
    if finding.detail:
        lines.append(f"    {finding.detail[:MOST_DETAIL]}")
    if finding.first is not None:
        sent = "alone" if finding.alone else "only beside others"
        lines.append(f"    {sent}: {json.dumps(finding.first.shown(world), ensure_ascii=False)}")
    return "\n".join(lines)


def figures(report: Report) -> str:
    """One line."""
    sent = ", ".join(f"{count} {kind}" for kind, count in report.inputs.most_common())
    told = ", ".join(f"{count} {kind}" for kind, count in report.answers.most_common())
    total = sum(report.inputs.values())
    return (
        f"{total} inputs ({sent}); {report.compared} in two worlds; answers: {told};"
        f" {report.late} batches sent again after a pause of this machine;"
        f" {len(report.findings)} findings;"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
