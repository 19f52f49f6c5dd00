"""The bot's sessions without Discord, to be killed: random answers, each step told on stdout.

Lines are JSON lists: `try`, then `ack` once the commit returned, `sent` for each message that left.
In every other game the last seat is a bot's, and people let bots play for them for a while.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
from typing import Any, cast

from db.connection import Connection
from db.due import Due
from engine.ai.chance import random_answer
from engine.core.decision import Seat
from engine.core.errors import Refused, Stale
from engine.core.rng import Rng
from engine.core.seats import MOST_SEATS
from engine.games import GAMES
from sessions.context import Live
from sessions.play import Found, Play
from sessions.sessions import Sessions
from sessions.shapes import Notice, Person, Place, Table
from sessions.standing import StandingAnswers
from sessions.thinking import Thinkers
from sessions.turns import BOT
from tests.sessions.bots import Fools

AT_ONCE = 6
TAKES_BACK = 0.05
INTERJECTS = 0.2
SETTLES = 0.1
HANDS_OVER = 0.01  # to a bot
RETURNS = 0.1
PEOPLE = tuple(Person(number, f"Player {number}", "en") for number in range(1, MOST_SEATS + 1))
_SENDING = 0.001  # what a request to Discord takes at least, in seconds


def main() -> None:
    """Open or go on with the games of a file, until all of them are over or somebody kills us."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.kill_child")
    parser.add_argument("where")
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    asked = parser.parse_args()
    asyncio.run(_run(asked.where, asked.games, random.Random(asked.seed)))


async def _run(where: str, games: int, dice: random.Random) -> None:
    sessions = await Sessions.open(where, thinkers=0)
    _think_at_once(sessions)
    _tell_settled(sessions.standing)
    _tell_bots(sessions.play)
    aside = [asyncio.create_task(work) for work in (_post(sessions), sessions.context.db.tidy())]
    left = list(range(1, games + 1))
    try:
        await asyncio.gather(*(_play_some(sessions, left, dice) for _ in range(AT_ONCE)))
        while await sessions.post.seconds_to_next() is not None:
            await asyncio.sleep(_SENDING)
    finally:
        for task in aside:
            task.cancel()
        await sessions.close()


def _tell(*line: object) -> None:
    """One line, which a killed process leaves in the pipe."""
    print(json.dumps(line), flush=True)


async def _play_some(sessions: Sessions, left: list[int], dice: random.Random) -> None:
    while left:
        table = await _begun(sessions, left.pop(0))
        while table.status == "playing":
            await _hand_over(sessions, table, dice)
            table = await sessions.context.table(table.id)
            if dice.random() < SETTLES:
                await _settle(sessions, table, dice)
            if not await _bot_moves(sessions, table) and not await _see_to(sessions, table):
                await _answer(sessions, table, dice)
            table = await sessions.context.table(table.id)


async def _begun(sessions: Sessions, channel: int) -> Table:
    """The game of a channel, wherever the last process left it."""
    seats = 2 + channel % 3
    games = [game.meta.id for game in GAMES]
    game = games[channel % len(games)]
    try:
        table = await sessions.show.in_channel(channel)
    except Refused:
        table = await sessions.lobby.open(Place(1, channel, "en"), PEOPLE[0], game)
    for person in PEOPLE[len(table.chairs) : seats - channel % 2]:
        table = await sessions.lobby.join(table.id, person)
    for _ in range(len(table.chairs), seats):
        table = await sessions.lobby.add_bot(table.id, PEOPLE[0], "easy")
    return await sessions.lobby.start(table.id, PEOPLE[0]) if table.status == "lobby" else table


def _seats(table: Table, live: Live, dice: random.Random) -> list[Seat]:
    """Whoever is asked; now and then anybody who may do something, also while somebody drafts."""
    if dice.random() >= INTERJECTS:
        return sorted(live.match.asked.keys() - table.bots)
    everybody = set(range(live.match.seats)) - table.bots
    return [seat for seat in sorted(everybody) if live.question(seat) is not None]


def _ahead(live: Live, seat: Seat) -> int:
    """How many revisions the next answer takes: one more where a draft is put aside first."""
    return 2 if live.drafting and seat != live.drafter else 1


async def _answer(sessions: Sessions, table: Table, dice: random.Random) -> None:
    """One random answer, now and then taken back."""
    live = await sessions.context.live(table)
    if not (seats := _seats(table, live, dice)):
        return
    seat = dice.choice(seats)
    person = PEOPLE[seat]
    ask = await sessions.play.question(table.id, person)
    if ask.can_step_back and dice.random() < TAKES_BACK:
        await sessions.play.step_back(table.id, person)
        return
    picks = random_answer(ask.decision, Rng(dice.getrandbits(32))).picks
    given = (table.id, live.match.revision + _ahead(live, seat), seat, picks)
    _tell("try", *given)
    try:
        step = await sessions.play.answer(table.id, person, ask.asked, picks)
    except Stale:  # it no longer fits what somebody's draft has brought to light: look again
        return
    _tell("ack", *given, step.published)


async def _hand_over(sessions: Sessions, table: Table, dice: random.Random) -> None:
    """Now and then somebody lets a bot play for them; after a while they play again."""
    for chair in table.chairs:
        if not chair.taken:
            continue
        person = PEOPLE[chair.seat]
        if chair.seat not in table.bots and dice.random() < HANDS_OVER:
            bots = sessions.bots
            await bots.set_to_play(table.id, person, chair.seat, "easy", manages=False)
        elif chair.seat in table.bots and dice.random() < RETURNS:
            await sessions.bots.play_again(table.id, person)


async def _bot_moves(sessions: Sessions, table: Table) -> bool:
    """A bot moves if one is asked, with nobody else at it: what is told is where it goes."""
    for wanted in await sessions.bots.asked():
        if wanted.table == table.id:
            return await sessions.bots.move(wanted)
    return False


async def _settle(sessions: Sessions, table: Table, dice: random.Random) -> None:
    """Somebody answers something in advance, if there is anything, or cancels what is full."""
    here = [chair.seat for chair in table.chairs if not chair.bot]
    if not here:
        return
    person = PEOPLE[dice.choice(here)]
    found = await sessions.standing.look(table.id, person)
    if found.is_full:
        first = found.given[0]
        await sessions.standing.cancel(table.id, person, first.n, first.set_at)
    elif found.kinds:
        kind = dice.choice(found.kinds)
        choice = dice.choice(kind.options).token
        await sessions.standing.give(table.id, person, kind.number, choice)


async def _see_to(sessions: Sessions, table: Table) -> bool:
    """Whoever has settled what they are asked answers; whether anybody has."""

    def asked(db: Connection) -> list[Due]:
        query = "SELECT table_id, seat, asked, reply_at FROM due WHERE table_id = ?"
        return [Due(*row) for row in db.execute(f"{query} AND replied = 0", (table.id,))]

    for wanted in await sessions.context.db.run(asked):
        if wanted.seat not in table.bots and await sessions.standing._see_to(wanted):
            return True
    return False


def _tell_settled(standing: StandingAnswers) -> None:
    """What is answered in advance is told like any other answer before it is given."""
    settled = standing._settled

    async def told(wanted: Due, table: Table, live: Live, seat: Seat, begun: bool) -> Found | None:
        if found := await settled(wanted, table, live, seat, begun):
            revision = live.match.revision + _ahead(live, seat)
            _tell("try", table.id, revision, seat, found.answer.picks)
        return found

    standing._settled = told  # type: ignore[method-assign]


def _think_at_once(sessions: Sessions) -> None:
    """What bots think is not what is tested here, nor how long they wait."""
    sessions.context.thinkers = cast(Thinkers, Fools())
    sessions.context.pause = sessions.context.brief = lambda: 0


def _tell_bots(play: Play) -> None:
    """What bots answer is told like any other answer before it is given."""
    planned = play._planned

    async def told(table: Table, live: Live, user: int, answer: Any, **more: Any) -> Any:
        if user == BOT:
            revision = live.match.revision + _ahead(live, answer.seat)
            _tell("try", table.id, revision, answer.seat, answer.picks)
        return await planned(table, live, user, answer, **more)

    play._planned = told  # type: ignore[method-assign]


async def _post(sessions: Sessions) -> None:
    """Deliver as the messenger does: send, then forget."""
    while True:
        for notice in await sessions.post.due():
            await _send(sessions, notice)
        await asyncio.sleep(_SENDING)


async def _send(sessions: Sessions, notice: Notice) -> None:
    await asyncio.sleep(_SENDING)
    _tell("sent", notice.table, notice.revision, notice.seat, notice.kind)
    await sessions.post.delivered(notice)


if __name__ == "__main__":
    main()
