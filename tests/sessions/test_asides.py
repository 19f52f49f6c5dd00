"""What others do while somebody drafts: the draft stays private, the aside is public at once."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.ai.chance import random_answer
from engine.core.errors import Refused, Stale
from engine.core.frame import Ctx, Frame
from engine.core.game import Game
from engine.core.registry import Registry
from engine.core.rng import Rng
from engine.games import GAMES
from engine.games.import_export.game import IMPORT_EXPORT
from engine.games.import_export.state import State
from sessions.sessions import Sessions
from sessions.shapes import Ask, Person, Place, Table
from tests.core.mini import TALKATIVE

PEOPLE = tuple(Person(100 + n, f"Player {n}", "en") for n in range(6))
EXCHANGES = (  # shipments that may be moved or given something up for, and goods to give up
    (("segways",), ("drones",)),
    (("telescopes",), ("laptops", "tablets")),
    ((), ()),
)


def _dealt_with_exchanges(ctx: Ctx[State]) -> Frame[State]:
    """Import / Export as it may be after many turns: in the first ones nobody has asides."""
    deck, owned = ctx.state.box.deck, EXCHANGES[: ctx.state.seats]
    for card in (card for cards in owned for part in cards for card in part):
        deck.remove(card)
    first = IMPORT_EXPORT.setup(ctx)
    for player, (completed, goods) in zip(ctx.state.table.players, owned, strict=True):
        player.completed += completed
        player.goods += goods
    return first


SHELF = Registry([*GAMES, TALKATIVE, replace(IMPORT_EXPORT, setup=_dealt_with_exchanges)])
WITH_ASIDES: list[Game[Any, Any]] = [game for game in SHELF if game.asides is not None]
PRESSES, TRIED, MOST = 60, 10, 12  # presses and asides at least, games at most
_number = count()


def _copied(file: Path) -> Path:
    copy = file.with_name(f"copy{next(_number)}.db")
    for ending in ("", "-wal"):
        if Path(f"{file}{ending}").exists():
            shutil.copy(f"{file}{ending}", f"{copy}{ending}")
    return copy


@dataclass
class House:
    """Sessions on a file that can be copied at any moment."""

    folder: Path
    sessions: Sessions
    table: Table

    @property
    def people(self) -> tuple[Person, ...]:
        """Who plays."""
        return PEOPLE[: len(self.table.chairs)]

    def save(self) -> Path:
        """A copy of the database as it is now."""
        return _copied(self.folder / "harbor.db")

    @asynccontextmanager
    async def fork(self, saved: Path) -> AsyncIterator[House]:
        """Another world that goes on from a copy, which stays as it is."""
        sessions = await Sessions.open(_copied(saved), clock=lambda: 1_000)
        sessions.context.games = SHELF
        try:
            yield House(self.folder, sessions, self.table)
        finally:
            await sessions.close()

    async def ask(self, person: Person) -> Ask | None:
        """Somebody's open question, if they have one."""
        try:
            return await self.sessions.play.question(self.table.id, person)
        except Refused:
            return None

    async def received(self, person: Person) -> bytes:
        """Every byte that somebody can get to see, but for the numbers of questions."""
        table, show = self.table.id, self.sessions.show
        poster, own = await show.poster(table), await show.text(table, person)
        ask = await self.ask(person)
        public = poster.seen
        return msgspec.json.encode(
            (
                [public.view, public.changes, poster.fingerprint],
                [own.view, own.question, own.changes, own.lines(), own.own_lines()],
                replace(ask, asked=0, seen=replace(ask.seen, revision=0)) if ask else None,
                [event for _, event in (await show.log(table, person, 0)).events],
                await show.catch_up(table, person),
                await show.export(table, person),
            ),
            enc_hook=str,
        )

    async def deliver(self) -> None:
        """Whatever is owed is sent."""
        for notice in await self.sessions.post.due():
            await self.sessions.post.delivered(notice)

    async def owed(self) -> set[str]:
        """The kinds of messages owed now."""
        return {notice.kind for notice in await self.sessions.post.due()}


@asynccontextmanager
async def playing(
    game: Game[Any, Any], seats: int, seed: int, folder: Path
) -> AsyncIterator[House]:
    """A running game with nothing left to send."""
    sessions = await Sessions.open(folder / "harbor.db", clock=lambda: 1_000)
    sessions.context.games = SHELF
    sessions.context.seed = lambda: seed
    try:
        table = await sessions.lobby.open(Place(1, 10, "en"), PEOPLE[0], game.meta.id)
        for person in PEOPLE[1:seats]:
            table = await sessions.lobby.join(table.id, person)
        table = await sessions.lobby.start(table.id, PEOPLE[0])
        house = House(folder, sessions, table)
        await house.deliver()
        yield house
    finally:
        await sessions.close()


def tries(ask: Ask | None) -> list[str]:
    """What somebody else than the drafter may do now: asides, else answer their own question."""
    if ask is None:
        return []
    decision = ask.decision
    asides = [option.token for option in decision.options if option.aside]
    return asides or [option.token for option in decision.answers()]


@pytest.mark.files  # a copy of one is tried out at every step
@pytest.mark.parametrize("game", WITH_ASIDES, ids=lambda game: game.meta.id)
@pytest.mark.parametrize("seats", [2, 3])
async def test_asides_against_drafts_at_every_step(
    game: Game[Any, Any], seats: int, tmp_path: Path
) -> None:
    presses = asides = 0
    for seed in range(MOST):
        folder = tmp_path / str(seed)
        folder.mkdir()
        async with playing(game, seats, seed, folder) as house:
            pressed, tried = await _play(house, Rng(seed), PRESSES)
        presses, asides = presses + pressed, asides + tried
        if presses >= PRESSES and asides >= TRIED:
            break
    assert asides >= TRIED, "the games must have tried the rule"


async def _play(house: House, rng: Rng, most: int) -> tuple[int, int]:
    """Random presses of whoever is asked; how many there were, and how many asides were tried."""
    asides = 0
    published = await _moment(house)
    for pressed in range(most):
        live = await house.sessions.context.live(await house.sessions.show.table(1))
        if live.match.outcome is not None:
            return pressed, asides
        if live.drafting:
            asides += await _check_draft(house, published)
        else:
            published = await _moment(house)
        await _press(house, house.people[rng.choice(sorted(live.match.asked))], rng)
    return most, asides


@dataclass
class Moment:
    """What everybody saw when the last turn was published, and a copy of that world."""

    copy: Path
    received: dict[int, bytes]


async def _moment(house: House) -> Moment:
    return Moment(house.save(), {p.id: await house.received(p) for p in house.people})


async def _press(house: House, person: Person, rng: Rng) -> None:
    ask = await house.ask(person)
    assert ask is not None
    picks = random_answer(ask.decision, rng).picks
    await house.sessions.play.answer(house.table.id, person, ask.asked, picks)
    await house.deliver()


async def _check_draft(house: House, published: Moment) -> int:
    """Nobody sees the draft; every aside of every other seat is public at once, and only that."""
    live = await house.sessions.context.live(await house.sessions.show.table(1))
    asides = 0
    for person in house.people:
        if house.table.seat_of(person.id) == live.drafter:
            continue
        assert await house.received(person) == published.received[person.id]
        tokens = tries(await house.ask(person))
        if tokens:
            await _check_other(house, published, person, tokens[asides % len(tokens)])
            asides += 1
    return asides


async def _check_other(house: House, published: Moment, person: Person, token: str) -> None:
    """The same press in a world with the draft and in one without it looks the same to others."""
    async with house.fork(house.save()) as drafted, house.fork(published.copy) as plain:
        drafter = await _drafter(drafted)
        sealed = await _is_sealed(drafted)
        if sealed and await _comes_too_late(drafted, person, token):
            return
        for world in (drafted, plain):
            await _press_other(world, person, token)
        if not sealed:
            for other in house.people:
                if other != drafter:
                    assert await drafted.received(other) == await plain.received(other)
        await _check_way_back(drafted, drafter)


async def _comes_too_late(drafted: House, person: Person, token: str) -> bool:
    """What has happened for good may leave no room for it: then that is public from now on."""
    async with drafted.fork(drafted.save()) as world:
        before = await _published(world)
        try:
            await _press_other(world, person, token)
        except Stale:
            assert await _published(world) > before
            assert token not in tries(await world.ask(person))
            return True
    return False


async def _published(world: House) -> int:
    """The revision that everybody sees."""
    live = await world.sessions.context.live(await world.sessions.show.table(1))
    return live.published.revision


async def _press_other(world: House, person: Person, token: str) -> None:
    ask = await world.ask(person)
    assert ask is not None
    step = await world.sessions.play.answer(1, person, ask.asked, (token,))
    aside = ask.decision.is_aside((token,))
    assert step.published or ask.decision.settled, "only a change of mind is silent"
    if aside:
        assert step.published
        assert await world.owed() <= {"refresh", "hand"}, "nobody is called by an aside"
        assert "refresh" in await world.owed()


async def _drafter(house: House) -> Person:
    live = await house.sessions.context.live(await house.sessions.show.table(1))
    assert live.drafter is not None
    return house.people[live.drafter]


async def _is_sealed(house: House) -> bool:
    """Whether some of the draft has already happened for good."""
    live = await house.sessions.context.live(await house.sessions.show.table(1))
    return (await house.sessions.play._ledger.draft(house.table, live))[1] != live.published


async def _check_way_back(house: House, drafter: Person) -> None:
    """The drafter can still take back what could be taken back, down to what is public."""
    live = await house.sessions.context.live(await house.sessions.show.table(1))
    if not live.drafting:
        return
    ask = await house.ask(drafter)
    assert ask is not None
    assert ask.can_step_back
    await house.sessions.play.restart(1, drafter)
    now = await house.sessions.context.live(await house.sessions.show.table(1))
    assert now.match.state == now.published.state
    assert now.match.stack == now.published.stack
