"""The bot's host without Discord, to be killed: plays random answers, tells each step on stdout.

Lines are JSON lists: `try`, then `ack` once the commit returned, `sent` for each message that left.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
from pathlib import Path

from engine.ai.chance import random_answer
from engine.core.errors import Refused
from engine.core.rng import Rng
from engine.core.seats import MOST_SEATS
from engine.games import GAMES
from sessions.host import Host
from sessions.shapes import Notice, Person, Place, Table

AT_ONCE = 6
TAKES_BACK = 0.05
PEOPLE = tuple(Person(number, f"Player {number}", "en") for number in range(1, MOST_SEATS + 1))
_SENDING = 0.001  # what a request to Discord takes at least, in seconds


def main() -> None:
    """Open or go on with the games of a file, until all of them are over or somebody kills us."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.kill_child")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    asked = parser.parse_args()
    asyncio.run(_run(asked.file, asked.games, random.Random(asked.seed)))


async def _run(file: Path, games: int, dice: random.Random) -> None:
    host = await Host.open(file)
    posting = asyncio.create_task(_post(host))
    left = list(range(1, games + 1))
    try:
        await asyncio.gather(*(_play_some(host, left, dice) for _ in range(AT_ONCE)))
        while await host.post.seconds_to_next() is not None:
            await asyncio.sleep(_SENDING)
    finally:
        posting.cancel()
        await host.close()


def _tell(*line: object) -> None:
    """One line, which a killed process leaves in the pipe."""
    print(json.dumps(line), flush=True)


async def _play_some(host: Host, left: list[int], dice: random.Random) -> None:
    while left:
        table = await _begun(host, left.pop(0))
        while table.status == "playing":
            await _answer(host, table, dice)
            table = await host.context.table(table.id)


async def _begun(host: Host, channel: int) -> Table:
    """The game of a channel, wherever the last process left it."""
    seats = 2 + channel % 3
    games = [game.meta.id for game in GAMES]
    game = games[channel % len(games)]
    try:
        table = await host.show.in_channel(channel)
    except Refused:
        table = await host.lobby.open(Place(1, channel, "en"), PEOPLE[0], game)
    for person in PEOPLE[len(table.chairs) : seats]:
        table = await host.lobby.join(table.id, person)
    return await host.lobby.start(table.id, PEOPLE[0]) if table.status == "lobby" else table


async def _answer(host: Host, table: Table, dice: random.Random) -> None:
    """One random answer of whoever is asked, now and then taken back."""
    match = (await host.context.live(table)).match
    seat = dice.choice(sorted(match.asked))
    person = PEOPLE[seat]
    ask = await host.play.question(table.id, person)
    if ask.can_step_back and dice.random() < TAKES_BACK:
        await host.play.step_back(table.id, person)
        return
    picks = random_answer(ask.decision, Rng(dice.getrandbits(32))).picks
    given = (table.id, match.revision + 1, seat, picks)
    _tell("try", *given)
    step = await host.play.answer(table.id, person, ask.asked, picks)
    _tell("ack", *given, step.published)


async def _post(host: Host) -> None:
    """Deliver as the messenger does: send, then forget."""
    while True:
        for notice in await host.post.due():
            await _send(host, notice)
        await asyncio.sleep(_SENDING)


async def _send(host: Host, notice: Notice) -> None:
    await asyncio.sleep(_SENDING)
    _tell("sent", notice.table, notice.revision, notice.seat, notice.kind)
    await host.post.delivered(notice)


if __name__ == "__main__":
    main()
