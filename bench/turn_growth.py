"""What a stored answer costs beside many finished tables."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from statistics import fmean

from bench.figures import share
from bench.turn_tables import answered, begun, multiplied
from sessions.sessions import Sessions
from sessions.shapes import Person as Player
from sessions.shapes import Place

_HOST_GAMES, _HOST_GAME = 4, "river_of_gold"


async def print_growth(finished: int, seats: int) -> None:
    """Beside none, and beside so many."""
    print(
        "| stored answer, sessions only | answers | mean ms | p95 ms | first tenth | last tenth |"
    )
    print("|---|---:|---:|---:|---:|---:|")
    for count in (0, finished):
        with tempfile.TemporaryDirectory() as folder:
            await _session_costs(Path(folder) / "growth.db", count, seats)


async def _session_costs(file: Path, finished: int, seats: int) -> None:
    """The same games beside no and beside many finished tables."""
    people = [Player(number, f"Player {number}", "en") for number in range(1, seats + 1)]
    sessions = await Sessions.open(file)
    sessions.context.seed = lambda: 7
    first = await begun(sessions, Place(1, 1, "en"), people, _HOST_GAME)
    await answered(sessions, first.id, people, random.Random(1))
    await multiplied(sessions, first.id, finished)
    games = []
    for number in range(_HOST_GAMES):
        table = await begun(sessions, Place(1, 10 + number, "en"), people, _HOST_GAME)
        games.append(await answered(sessions, table.id, people, random.Random(number)))
    await sessions.close()
    costs = [cost for game in games for cost in game]
    early = [cost for game in games for cost in game[: len(game) // 10]]
    late = [cost for game in games for cost in game[-(len(game) // 10) :]]
    print(
        f"| {finished} finished tables | {len(costs)} | {1000 * fmean(costs):.2f} |"
        f" {share(costs, 95):.2f} | {1000 * fmean(early):.2f} | {1000 * fmean(late):.2f} |",
        flush=True,
    )
