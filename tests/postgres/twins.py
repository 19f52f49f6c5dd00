"""The same operations on a file and on a server, one by one, and what each answers.

`python -m tests.postgres.twins --operations 10000` prints the first difference, if there is one.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from unittest.mock import patch

from db.connection import Connection
from db.move import shapes
from engine.core.errors import Refused
from sessions.sessions import Sessions
from tests.postgres.operations import OPERATIONS, Operation, Twin
from tests.stores import kept, server

LOOK_AT_ALL = 250  # operations between two looks at every row


@dataclass(frozen=True, slots=True)
class Compared:
    """What came of it."""

    done: Counter[str]  # by operation, those that were not refused
    refused: Counter[str]
    difference: str  # empty: there is none


@asynccontextmanager
async def twins(file: Path, address: str) -> AsyncIterator[tuple[Twin, Twin]]:
    """Both, with nothing on them."""
    async with AsyncExitStack() as stack:
        found = []
        for where in (file, address):
            sessions = await Sessions.open(where, thinkers=0)
            stack.push_async_callback(sessions.close)
            twin = Twin(sessions)
            context = sessions.context
            context.clock = lambda twin=twin: twin.now  # type: ignore[misc]
            for name in ("seed", "draw"):
                setattr(context, name, lambda twin=twin: twin.chance.getrandbits(64))
            for name in ("pause", "brief"):
                setattr(context, name, lambda twin=twin: twin.chance.randint(3, 90))
            found.append(twin)
        yield found[0], found[1]


async def compare(both: tuple[Twin, Twin], operations: int, seed: int) -> Compared:
    """The same operations, one by one, until they answer differently."""
    dice, done, refused = random.Random(seed), Counter[str](), Counter[str]()
    names, weights = list(OPERATIONS), [weight for weight, _ in OPERATIONS.values()]
    for number in range(1, operations + 1):
        (name,), own = dice.choices(names, weights), dice.getrandbits(64)
        told = [await _outcome(twin, OPERATIONS[name][1], own) for twin in both]
        (refused if told[0].startswith("refused") else done)[name] += 1
        if told[0] != told[1]:
            return Compared(done, refused, f"{number} {name}:\n{told[0]}\n{told[1]}")
        if number % LOOK_AT_ALL == 0 or number == operations:
            for here, there in zip(*[await _all(twin) for twin in both], strict=True):
                if here != there:
                    return Compared(done, refused, f"{number} rows:\n{here}\n{there}")
    return Compared(done, refused, "")


async def _outcome(twin: Twin, work: Operation, seed: int) -> str:
    with patch("sessions.dealing.secrets.token_hex", lambda size: "ab" * size):
        try:
            return repr(await work(twin, random.Random(seed)))
        except Refused as error:
            return f"refused {error}"


async def _all(twin: Twin) -> list[str]:
    def work(db: Connection) -> list[str]:
        return [f"{s.name} {row}" for s in shapes() for row in db.execute(s.read).fetchall()]

    return await twin.sessions.context.db.look(work)


def main(arguments: list[str]) -> int:
    """Exit status 1 if they ever answer differently."""
    parser = argparse.ArgumentParser(prog="python -m tests.postgres.twins")
    parser.add_argument("--operations", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    start = perf_counter()

    async def run(folder: Path) -> Compared:
        async with twins(folder / "twin.db", server().made()) as both:
            return await compare(both, asked.operations, asked.seed)

    with kept(), tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(run(Path(folder)))
    for name in OPERATIONS:
        print(f"{name}: {found.done[name]} done, {found.refused[name]} refused")
    print(found.difference or "the same answers and the same rows")
    print(f"{asked.operations} operations, {perf_counter() - start:.0f} s")
    return 1 if found.difference else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
