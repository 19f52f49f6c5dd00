"""Whole games on the screen alone, pressed at random: python -m tests.campaigns.presses."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from cogs.shown.ids import Verb
from engine.games import GAMES
from playground.person import Person
from playground.seen import SeenMessage
from sessions import drawing
from sessions.pace import CALL_AFTER
from tests.e2e.harbor import (
    Harbor,
    begun,
    called,
    named,
    newest_poster,
    open_harbor,
    press,
    random_turn,
    verbs,
)

PEOPLE = ("Ada", "Bruno", "Chiara", "Dan", "Fabio", "Gwen")
SMALL = 400
_SETTLING = 0.2  # of all turns: before them somebody answers in advance


def main(arguments: list[str]) -> None:
    """Print one line a game: how many turns and presses it took, and how it ended."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.presses", description=__doc__)
    games = [game.meta.id for game in GAMES]
    parser.add_argument("--game", choices=games, help="one game only")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--small", action="store_true", help="pictures of fewer pixels: faster")
    asked = parser.parse_args(arguments)
    if asked.small:
        drawing.PICTURE_WIDTH = SMALL
    for game in [asked.game] if asked.game else games:
        for players in asked.players:
            start = perf_counter()
            with tempfile.TemporaryDirectory() as folder:
                told = asyncio.run(_played(Path(folder), game, players, asked.seed))
            print(f"{game}, {players} players: {told}; {perf_counter() - start:.0f} s", flush=True)


async def _played(folder: Path, game: str, players: int, seed: int) -> str:
    """From the lobby to the last message; the stand-in refuses whatever Discord would refuse."""
    async with open_harbor(folder / "harbormaster.db") as harbor:
        await begun(harbor, *PEOPLE[:players], game=game)
        people = [harbor.person(name) for name in PEOPLE[:players]]
        return await _Game(harbor, people, random.Random(seed)).played()


@dataclass
class _Game:
    """A running game, and what has been done in it."""

    harbor: Harbor
    people: list[Person]
    dice: random.Random
    turns: int = 0
    presses: int = 0
    settled: int = 0
    answered: int = 0
    _watcher: Person = field(init=False)

    def __post_init__(self) -> None:
        self._watcher = self.people[0]

    async def played(self) -> str:
        """To its end."""
        while up := await self._up():
            if self.dice.random() < _SETTLING:
                await self._settle(self.dice.choice(self.people))
            poster = newest_poster(self._watcher)
            self.presses += await random_turn(self.dice.choice(up), poster, self.dice)
            self.turns += 1
            await self.harbor.world.quiet()
        final = newest_poster(self._watcher)
        assert Verb.PROOF in verbs(final), final.text
        ahead = f"{self.settled} answers set in advance, {self.answered} times some were given"
        return f"{self.turns} turns, {self.presses} presses, {ahead}; {final.text.splitlines()[1]}"

    async def _up(self) -> list[Person]:
        """Who is up; time goes by first where somebody may have answered in advance."""
        poster = newest_poster(self._watcher)
        while Verb.PLAY in verbs(poster):
            if found := called(self.harbor, poster):
                return found
            await self.harbor.later(CALL_AFTER)
            before, poster = poster, newest_poster(self._watcher)
            if poster.text == before.text:
                return named(self.harbor, poster)
            self.answered += 1
        return []

    async def _settle(self, person: Person) -> None:
        """Anything that may be settled, or nothing any more of what was settled first."""
        page = (await press(person, newest_poster(person), Verb.ADVANCE)).private[0]
        if Verb.UNSETTLE in verbs(page) and self.dice.random() < _SETTLING:
            await press(person, page, Verb.UNSETTLE)
        elif page.selects:
            await self._chosen(person, page, Verb.SETTLE_WHAT)
            self.settled += await self._chosen(person, person.look(page), Verb.SETTLE)

    async def _chosen(self, person: Person, page: SeenMessage, verb: Verb) -> bool:
        """One line of a menu, if there is such a menu."""
        found = [s for s in page.selects if s.custom_id.split("|")[1] == verb]
        for select in found:
            await person.select(page, select.custom_id, [self.dice.choice(select.options).value])
        return bool(found)


if __name__ == "__main__":
    main(sys.argv[1:])
