"""One thinker: from a seat's question to what a player made of code answers.

As a program it is a process that does nothing else. It knows the engine alone, so it is small;
it thinks of one question at a time, a line in and a line out, until nobody asks any more.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from engine.ai.eyes import Eyes
from engine.ai.hints import Hint, hint
from engine.ai.mind import Mind
from engine.ai.players import Budget, plan
from engine.core.codec import load
from engine.core.decision import Answer, Seat
from engine.core.errors import without_values
from engine.core.flow import Applied
from engine.core.registry import Registry
from engine.core.rng import Rng
from engine.games import GAMES
from engine.minds import MINDS

READY = b"ready\n"
_MODEST = 10  # added to its niceness: whoever answers people goes first
_MOST_MEMORY = 256 * 2**20  # bytes of addresses, several times what it ever needs
_LONGEST = 60  # seconds; a thinker that nobody stops, stops itself


class Wanted(msgspec.Struct, frozen=True):
    """A question to think about."""

    game: str
    match: msgspec.Raw  # as the seat sees it
    seat: Seat
    strength: str
    seed: int  # of the thinker's own chance
    seconds: float  # for a strong player
    hint: bool = False  # what a steady player would do, and why
    goal: tuple[str, ...] = ()  # events that a step of a first game is there to show


class Thought(msgspec.Struct, frozen=True):
    """What came of it."""

    answers: tuple[Answer, ...] = ()
    hint: Hint | None = None
    failed: str = ""  # where thinking failed; never what was thought


class Thinker:
    """Thinks about all games that have a mind, on the operator's own maps."""

    def __init__(self, games: Registry) -> None:
        self._minds: Mapping[str, Mind[Any]] = {
            game.meta.id: replace(MINDS[game.meta.id], game=game)
            for game in games
            if game.meta.id in MINDS
        }

    def think(self, wanted: Wanted) -> Thought:
        """What a player answers; a mind that fails is told without what it knew."""
        try:
            return self._thought(wanted)
        except Exception as error:
            return Thought(failed=without_values(error))

    def _thought(self, wanted: Wanted) -> Thought:
        mind = self._minds[wanted.game]
        eyes = _eyes(mind, wanted)
        rng, budget = Rng(wanted.seed), Budget(seconds=wanted.seconds)
        if wanted.hint:
            return Thought(hint=hint(mind, eyes, rng, wanted.goal))
        return Thought(plan(wanted.strength, mind, eyes, rng, budget))


def _eyes(mind: Mind[Any], wanted: Wanted) -> Eyes[Any, Any]:
    match = load(mind.game, bytes(wanted.match))
    return Eyes(mind.game, Applied(match, (), False, match.questions()), wanted.seat)


_read = msgspec.json.Decoder(Wanted).decode
_read_maps = msgspec.json.Decoder(dict[str, str]).decode
_write = msgspec.json.Encoder().encode


def main(maps: str, asked: BinaryIO, told: BinaryIO) -> None:
    """Think until nobody asks any more."""
    paths = {name: Path(path) for name, path in _read_maps(maps).items()}
    thinker = Thinker(GAMES.with_maps(paths))
    _say(told, READY)
    for line in asked:
        _stop_after(_LONGEST)
        _say(told, _write(thinker.think(_read(line))) + b"\n")
        _stop_after(0)


def _say(told: BinaryIO, line: bytes) -> None:
    told.write(line)
    told.flush()


if sys.platform == "win32":

    def _stop_after(seconds: int) -> None: ...
    def _be_modest() -> None: ...

else:
    import resource

    def _stop_after(seconds: int) -> None:
        """Who began this process may be gone and stop it no more; 0: think on."""
        signal.alarm(seconds)

    def _be_modest() -> None:
        """Take what others leave of the processor, and only so much memory."""
        os.nice(_MODEST)
        resource.setrlimit(resource.RLIMIT_AS, (_MOST_MEMORY, _MOST_MEMORY))


if __name__ == "__main__":
    _be_modest()
    main(sys.argv[1], sys.stdin.buffer, sys.stdout.buffer)
