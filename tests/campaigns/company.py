"""Whole games of one person against bots, by presses: python -m tests.campaigns.company."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from cogs.shown.ids import Verb
from engine.games import GAMES
from playground.person import Person
from playground.seen import SeenMessage
from sessions import drawing
from sessions.thinking import Thinkers
from tests.e2e.harbor import (
    HERE,
    Harbor,
    button,
    called,
    named,
    newest_poster,
    open_harbor,
    press,
    random_turn,
    rest,
    verbs,
)

SMALL = 400
SOON = 8  # seconds after which every bot at a practice table has moved
_ASKS = 0.1  # of all turns: before them somebody asks for a hint
_MOST_WAITS = 400  # moves of bots between two turns of a person


def main(arguments: list[str]) -> None:
    """Print one line a game: how many turns and presses it took, and how it ended."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.company", description=__doc__)
    games = [game.meta.id for game in GAMES]
    parser.add_argument("--game", choices=games, help="one game only")
    parser.add_argument("--bots", type=int, default=3)
    parser.add_argument("--strength", default="easy", choices=("easy", "steady", "strong"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--small", action="store_true", help="pictures of fewer pixels: faster")
    asked = parser.parse_args(arguments)
    if asked.small:
        drawing.PICTURE_WIDTH = SMALL
    for game in [asked.game] if asked.game else games:
        start = perf_counter()
        with tempfile.TemporaryDirectory() as folder:
            told = asyncio.run(
                _played(Path(folder), game, asked.bots, asked.strength, random.Random(asked.seed))
            )
        print(f"{game}, {asked.bots} bots: {told}; {perf_counter() - start:.0f} s", flush=True)


async def _played(folder: Path, game: str, bots: int, strength: str, dice: random.Random) -> str:
    """From the command to the last message; the stand-in refuses whatever Discord would refuse."""
    async with open_harbor(folder / "harbormaster.db") as harbor:
        ada, thinkers = harbor.person("Ada"), Thinkers(workers=1)
        harbor.sessions.context.thinkers = thinkers
        try:
            await ada.slash(HERE, "game practice", game=game, bots=bots, strength=strength)
            await rest(harbor)
            return await _against_bots(harbor, ada, dice)
        finally:
            await thinkers.close()


async def _against_bots(harbor: Harbor, ada: Person, dice: random.Random) -> str:
    """Every turn of one person by presses at random, every move of the bots by the clock."""
    turns = presses = hints = 0
    while poster := await _asked(harbor, ada):
        hints += await _hint(ada, poster, dice)
        presses += await random_turn(ada, poster, dice)
        turns += 1
        await rest(harbor)
    final = newest_poster(ada)
    assert Verb.REMATCH in verbs(final), final.text
    assert ada.dms() == [], "nobody is written to for practice"
    said = final.text.splitlines()
    return f"{turns} turns, {presses} presses, {hints} hints; {said[1]} {'; '.join(said[2:6])}"


async def _asked(harbor: Harbor, ada: Person) -> SeenMessage | None:
    """The poster that asks for her; nothing when the game is over."""
    for _ in range(_MOST_WAITS):
        poster = newest_poster(ada)
        assert called(harbor, poster) == [], "practice calls nobody"
        if Verb.PLAY not in verbs(poster):
            return None
        if named(harbor, poster):
            return poster
        await harbor.later(SOON)
    raise AssertionError(f"the bots do not move on: {poster.text}")


async def _hint(ada: Person, poster: SeenMessage, dice: random.Random) -> bool:
    """Now and then she asks what a steady player would do."""
    if dice.random() >= _ASKS:
        return False
    panel = (await press(ada, poster, Verb.PLAY)).private[0]
    button(panel, Verb.HINT)
    await press(ada, panel, Verb.HINT)
    return True


if __name__ == "__main__":
    main(sys.argv[1:])
