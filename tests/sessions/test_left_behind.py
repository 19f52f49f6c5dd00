"""Somebody else on the same file was faster: the first try is refused, the next one is not."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from engine.core.decision import Answer, Seat
from engine.core.errors import Refused, Stale
from sessions.context import Live
from sessions.ledger import Ledger
from sessions.sessions import Sessions
from sessions.shapes import Person
from sessions.turns import planned
from tests.sessions.tables import ADA, BO, begun, open_sessions, up


@dataclass
class Two:
    """The same table twice: `here` remembers what `there` has left behind."""

    here: Sessions
    there: Sessions
    me: Person
    other: Person


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[Two]:
    """A running game; both have read it."""
    async with AsyncExitStack() as stack:
        here, there = [
            await stack.enter_async_context(open_sessions(tmp_path / "harbor.db")) for _ in range(2)
        ]
        table = await begun(here, ADA, BO)
        me = await up(here, table, ADA, BO)
        await there.show.poster(table.id)
        yield Two(here, there, me, BO if me == ADA else ADA)


async def drafted(two: Two) -> None:
    """A step that `here` does not know of."""
    await two.there.play.typed(1, two.me, "sail 1")


async def drafted_again(two: Two) -> None:
    """Here knows a draft; there it was taken back and another one was made."""
    await two.here.play.typed(1, two.me, "sail 1")
    two.there.context.shelf.drop(1)
    await two.there.play.step_back(1, two.me)
    await two.there.play.typed(1, two.me, "sail 1")


async def handed_over(two: Two) -> None:
    """A whole turn that `here` does not know of."""
    await two.there.play.typed(1, two.me, "sail 1; end")


async def press_newest(two: Two) -> None:
    """A button that was made there."""
    ask = await two.there.play.question(1, two.me)
    await two.here.play.pick(1, two.me, ask.asked, (0,))


async def answer_newest(two: Two) -> None:
    """The first answer there is now."""
    ask = await two.there.play.question(1, two.me)
    await two.here.play.answer(1, two.me, None, (ask.decision.options[0].token,))


async def trade(two: Two) -> None:
    """An aside of the other beside a draft."""
    await two.here.play.typed(1, two.other, "trade favour")


async def step_back(two: Two) -> None:
    """Take back what was done there."""
    await two.here.play.step_back(1, two.me)


async def restart(two: Two) -> None:
    """Take back all that was done there."""
    await two.here.play.restart(1, two.me)


async def play_on(two: Two) -> None:
    """The other is up by now."""
    await two.here.play.typed(1, two.other, "sail 1")


Act = Callable[[Two], Awaitable[None]]


@pytest.mark.parametrize(
    ("before", "act"),
    [
        (drafted, press_newest),
        (drafted, answer_newest),
        (drafted, step_back),
        (drafted, restart),
        (drafted, trade),
        (drafted_again, press_newest),
        (drafted_again, answer_newest),
        (drafted_again, step_back),
        (drafted_again, restart),
        (drafted_again, trade),
        (handed_over, play_on),
    ],
)
async def test_the_next_try_goes_on_from_what_is_stored(two: Two, before: Act, act: Act) -> None:
    await before(two)
    try:
        await act(two)
    except Refused:
        await act(two)
    here = await two.here.context.live(await two.here.show.table(1))
    two.there.context.shelf.drop(1)
    there = await two.there.context.live(await two.there.show.table(1))
    assert here.match == there.match
    assert here.published == there.published


@pytest.mark.parametrize("writer", ["write", "draft", "reveal", "step_back"])
async def test_every_writer_forgets_the_copy_it_was_given(two: Two, writer: str) -> None:
    await two.here.play.typed(1, two.me, "sail 1")
    table = await two.here.show.table(1)
    live, seat = await two.here.context.live(table), table.seat_of(two.me.id)
    assert seat is not None
    two.there.context.shelf.drop(1)
    await two.there.play.step_back(1, two.me)
    ledger, plan = Ledger(two.here.context), planned(live, 1, _first_answer(live, seat))
    work: Mapping[str, Callable[[], Awaitable[object]]] = {
        "write": lambda: ledger.write(table, live, plan),
        "draft": lambda: ledger.draft(table, live),
        "reveal": lambda: ledger.reveal(table, live, live.match),
        "step_back": lambda: ledger.step_back(table, live, seat, whole_turn=False),
    }
    with pytest.raises(Stale):
        await work[writer]()
    assert two.here.context.shelf.get(1) is None


def _first_answer(live: Live, seat: Seat) -> Answer:
    decision = live.question(seat)
    assert decision is not None
    return Answer(seat, decision.name, decision.tokens()[:1])


async def test_a_table_that_was_ended_by_another_is_closed_here(two: Two) -> None:
    table = await two.there.show.table(1)
    host = next(person for person in (ADA, BO) if person.id == table.host)
    await two.there.lobby.end(1, host, manages=False)
    for act in (play_on, trade, step_back):
        with pytest.raises(Refused) as refused:
            await act(two)
        assert refused.value.why.key == "bot-ended"
