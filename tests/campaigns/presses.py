"""Whole games on the screen alone, pressed at random: python -m tests.campaigns.presses."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from engine.games import GAMES
from tests.e2e.harbor import begun, called, newest_poster, open_harbor, random_turn

PEOPLE = ("Ada", "Bruno", "Chiara", "Dan")


def main(arguments: list[str]) -> None:
    """Print one line a game: how many turns and presses it took, and how it ended."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.presses", description=__doc__)
    games = [game.meta.id for game in GAMES]
    parser.add_argument("--game", choices=games, help="one game only")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    for game in [asked.game] if asked.game else games:
        for players in asked.players:
            start = perf_counter()
            with tempfile.TemporaryDirectory() as folder:
                told = asyncio.run(_played(Path(folder), game, players, asked.seed))
            print(f"{game}, {players} players: {told}; {perf_counter() - start:.0f} s", flush=True)


async def _played(folder: Path, game: str, players: int, seed: int) -> str:
    """From the lobby to the last message; the stand-in refuses whatever Discord would refuse."""
    dice, turns, presses = random.Random(seed), 0, 0
    async with open_harbor(folder / "harbormaster.db") as harbor:
        ada = harbor.person(PEOPLE[0])
        await begun(harbor, *PEOPLE[:players], game=game)
        while up := called(harbor, newest_poster(ada)):
            presses += await random_turn(dice.choice(up), newest_poster(ada), dice)
            turns += 1
            await harbor.world.quiet()
        final = newest_poster(ada).text
    return f"{turns} turns, {presses} presses, {final.splitlines()[1]}"


if __name__ == "__main__":
    main(sys.argv[1:])
