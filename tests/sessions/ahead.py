"""A small war game in which everything may be answered in advance, on a clock that is moved."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from db.connection import Connection
from db.tables import Table
from engine.core.decision import Decision, Option
from engine.core.frame import Event
from engine.core.registry import Registry
from engine.core.standing import Given, Standing, befell, if_offered, owner
from engine.core.words import Msg, msg
from sessions.sessions import Sessions
from sessions.shapes import Person, Place
from tests.core.mini import TALKATIVE, View, mini
from tests.sessions.tables import ADA, BO, HERE

PAUSE = 40
_COMMIT = frozenset({"commit"})


def _choices(view: View) -> tuple[Option, ...]:
    return tuple(
        Option(str(n), msg("core-player", number=n), about=Msg("core-stale")) for n in _ANY
    )


_ANY = range(6)  # more than anybody has


def _send(view: View, asked: Decision, since: Sequence[Event], choice: str) -> Given:
    return if_offered(asked, f"send:{choice}")


def _illegal(view: View, asked: Decision, since: Sequence[Event], choice: str) -> Given:
    return ("send:99",)


def _has_fought(view: View, since: Sequence[Event], choice: str) -> bool:
    return befell(since, owner(view), "core-player")


def _fails(view: View, *more: Any) -> Any:
    """What it says of itself holds what was settled."""
    raise ZeroDivisionError(f"settled-{more[-1]}")


KINDS: tuple[Standing[View], ...] = (
    Standing("first", _COMMIT, _choices, _send, once=True),
    Standing("until", _COMMIT, _choices, _send, _has_fought),
    Standing("always", _COMMIT, _choices, _send),
    Standing("wrong", _COMMIT, _choices, _illegal),
    Standing("broken", _COMMIT, _choices, _fails, _fails),
)


@dataclass
class Quay:
    """Sessions on a clock of one's own, with a running war."""

    sessions: Sessions
    table: Table
    now: int = 1_000

    async def later(self, seconds: int) -> bool:
        """Time goes by, and whoever is due is seen to; whether anything came of it."""
        await self.post()
        self.now += seconds
        return await self.sessions.standing.see_to_all()

    async def commit(self, person: Person, n: int) -> None:
        """By hand."""
        await self.sessions.play.answer(self.table.id, person, None, (f"send:{n}",))

    async def war(self, *people: Person) -> None:
        """These commit nothing, by hand."""
        for person in people:
            await self.commit(person, 0)

    async def give(self, person: Person, kind: str, choice: int) -> None:
        """Settle something in advance."""
        await self.sessions.standing.give(self.table.id, person, kind, str(choice))

    async def given(self, person: Person) -> list[tuple[str, str]]:
        """What somebody has settled."""
        found = await self.sessions.standing.look(self.table.id, person, tell=False)
        return [(given.key, given.choice) for given in found.given]

    async def became(self, person: Person) -> list[tuple[str, int]]:
        """What they are told of it now."""
        found = await self.sessions.standing.became(self.table.id, person)
        return [(each.what, each.times) for each in found]

    async def asked(self) -> list[int]:
        """The seats that the table waits for."""
        live = await self.sessions.context.live(await self.sessions.context.table(self.table.id))
        return sorted(live.published.asked)

    async def rows(self, query: str, *values: int) -> list[Any]:
        """What the database answers."""

        def work(db: Connection) -> list[Any]:
            return list(db.execute(query, values).fetchall())

        return await self.sessions.context.db.run(work)

    async def answers(self) -> list[tuple[int, int, str]]:
        """Who has answered what, oldest first."""
        return await self.rows("SELECT seat, user_id, picks FROM answers ORDER BY revision")

    async def to_call(self) -> list[int]:
        """Whom the table has to call apart from its poster."""
        owed = await self.rows("SELECT 1 FROM outbox WHERE kind = 'call'")
        query = "SELECT seat FROM activations WHERE open = 1 AND tell_at <= ? ORDER BY seat"
        return [seat for (seat,) in await self.rows(query, self.now)] if owed else []

    async def post(self) -> None:
        """The poster that is owed arrives."""
        post = self.sessions.post
        for notice in await post.due():
            if notice.kind == "poster":
                revision = await self.sessions.repairs.revision(self.table)
                begun = await post.begin(self.table.id, "poster", notice.id, revision)
                await post.poster_posted(begun, 1_000 + notice.id)


async def opened(path: str | Path, quay: Quay | None = None) -> Sessions:
    """All use cases; a second start finds what the first has left."""
    sessions = await Sessions.open(path)
    sessions.context.games = Registry([mini(standing=KINDS, asides=TALKATIVE.asides)])
    sessions.context.seed = lambda: 11
    sessions.context.pause = lambda: PAUSE
    if quay is not None:
        sessions.context.clock = lambda: quay.now
    return sessions


@asynccontextmanager
async def war(*people: Person, path: str | Path = ":memory:") -> AsyncIterator[Quay]:
    """Everybody is asked for the first time."""
    sessions, place = await opened(path), Place(HERE.server, HERE.channel, "en")
    first, *others = people or (ADA, BO)
    sessions.context.clock = lambda: 1_000
    table = await sessions.lobby.open(place, first, "mini")
    for person in others:
        table = await sessions.lobby.join(table.id, person)
    quay = Quay(sessions, await sessions.lobby.start(table.id, first))
    sessions.context.clock = lambda: quay.now
    try:
        yield quay
    finally:
        await quay.sessions.close()
