"""The first reads of a fresh process, from several threads at once, with no reader left to make.

`python -m tests.all_games.first_reads <folder>` ends with status 0 if all of it went well.
"""

from __future__ import annotations

import asyncio
import gzip
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from engine.core.checks import violations
from engine.core.codec import copy, encode, load
from engine.core.flow import new_match
from engine.core.game import Game
from engine.core.registry import Registry
from engine.games import GAMES
from engine.games.yellow_yangtze.data import DATA
from sessions.keeper import Keeper
from sessions.sessions import Sessions
from sessions.shapes import Person

TESTS = Path(__file__).parents[1]
MAPS = {"yellow_yangtze": DATA / "designed-130-v1.json"}
THREADS = 4
READER = Person(100, "Player 0", "en")
_READERS = {
    msgspec: ("convert", "defstruct"),
    msgspec.json: ("Decoder", "decode"),
    msgspec.msgpack: ("Decoder", "decode"),
}


def forbid_readers() -> None:
    """From here on whoever makes a reader, or has one made in passing, fails."""
    for module, names in _READERS.items():
        for name in names:
            setattr(module, name, _untyped_only(name, getattr(module, name)))


def _untyped_only(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    def call(*args: Any, **more: Any) -> Any:
        if name != "decode" or "type" in more:
            raise AssertionError(f"msgspec makes a reader late: {name}")
        return function(*args, **more)

    return call


def read_everything(games: Registry, together: threading.Barrier) -> None:
    """Save, load, copy, upgrade and check a match of each game, new and stored."""
    together.wait()
    for game in games:
        for data in (_fresh(game), *_stored(game)):
            match = load(game, data)
            assert load(game, encode(copy(game, match))) == match
            assert list(violations(game, match)) == []


def _fresh(game: Game[Any, Any]) -> bytes:
    return encode(new_match(game, game.meta.seats[0], {}, 1).match)


def _stored(game: Game[Any, Any]) -> list[bytes]:
    """Matches of older programs, in the middle of everything."""
    folder = TESTS / "games" / game.meta.id / "stored"
    return [path.read_bytes() for path in sorted(folder.glob("*.json"))]


def in_threads(games: Registry) -> None:
    """All threads begin at the same moment; one that failed is heard."""
    together = threading.Barrier(THREADS)
    with ThreadPoolExecutor(THREADS) as pool:
        for done in [pool.submit(read_everything, games, together) for _ in range(THREADS)]:
            done.result()


async def in_sessions(folder: Path) -> None:
    """The keeper checks the games of an old database while they are shown for the first time."""
    file = folder / "harbor.db"
    stored = TESTS / "sessions" / "stored" / "first_version.db.gz"
    file.write_bytes(gzip.decompress(stored.read_bytes()))
    sessions = await Sessions.open(file, maps=MAPS)
    try:
        forbid_readers()
        shown = [sessions.show.poster(1), sessions.show.poster(2)]
        problems, *_ = await asyncio.gather(
            Keeper(sessions.context, file, folder / "backups").verify(),
            *shown,
            sessions.show.export(1, READER),
            sessions.show.log(2, READER, 0),
        )
        assert problems == []
        in_threads(sessions.context.games)
        in_threads(GAMES)
    finally:
        await sessions.close()


if __name__ == "__main__":
    sys.setswitchinterval(1e-6)  # threads take turns in the middle of everything
    asyncio.run(in_sessions(Path(sys.argv[1])))
