"""Wishes for seats: private, dealt as well as they can be, and open to be checked (L8)."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from itertools import permutations

import pytest

from db.tables import Table
from engine.core.rng import Rng
from engine.core.seats import LETTERS
from sessions.seating import Seated, came_out, fitted
from sessions.sessions import Sessions
from sessions.shapes import TableError
from tests.sessions.tables import ADA, BO, CYD, DI, HERE, open_sessions


@pytest.fixture
async def sessions() -> AsyncIterator[Sessions]:
    async with open_sessions() as opened:
        yield opened


async def lobby(sessions: Sessions, seating: str = "wishes") -> Table:
    """A lobby of three."""
    table = await sessions.lobby.open(HERE, ADA, "river_of_gold")
    await sessions.lobby.set_option(table.id, ADA, "seating", seating)
    await sessions.lobby.join(table.id, BO)
    return await sessions.lobby.join(table.id, CYD)


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (("B", "A"), [1, 0]),
        (("C", "CA", "CB"), [2, 0, 1]),
        (("", "A", ""), None),
        (("AB", "A", "B"), None),
    ],
)
def test_as_many_wishes_as_possible_come_true(
    wanted: Sequence[str], expected: list[int] | None
) -> None:
    found = fitted(wanted, Rng(7))
    assert sorted(found) == list(range(len(wanted)))
    if expected is not None:
        assert found == expected
    assert _lost(wanted, found) == (1 if wanted[0] == "AB" else 0)


def test_no_way_of_dealing_is_better_than_the_one_that_is_dealt() -> None:
    rng = Rng(5)
    for _ in range(40):
        wanted = [
            "".join(rng.choice(("A", "B", "C", "D")) for _ in range(rng.below(3))) for _ in range(4)
        ]
        lost = _lost(wanted, fitted(wanted, rng))
        assert lost == min(_lost(wanted, way) for way in permutations(range(4)))


def _some_wish(rng: Rng) -> str:
    letters = list(LETTERS[:4])
    rng.shuffle(letters)
    return "".join(letters[: rng.below(3)])


def _lost(wanted: Sequence[str], seats: Sequence[int]) -> int:
    """How many wished for something and got none of it."""
    pairs = zip(wanted, seats, strict=True)
    return sum(bool(wish) and LETTERS[seat] not in wish for wish, seat in pairs)


def test_chance_is_fair_to_those_who_want_the_same() -> None:
    got = [fitted(("A", "A"), Rng(seed)).index(0) for seed in range(200)]
    assert 60 < sum(got) < 140


async def test_wishes_are_kept_in_order_until_somebody_leaves(sessions: Sessions) -> None:
    table = await lobby(sessions)
    for seat in (2, 0, 2):
        await sessions.seat_wishes.add(table.id, BO, seat)
    assert await sessions.seat_wishes.of(table.id, BO) == "CA"
    await sessions.seat_wishes.clear(table.id, BO)
    assert await sessions.seat_wishes.of(table.id, BO) == ""
    await sessions.seat_wishes.add(table.id, BO, 1)
    await sessions.lobby.leave(table.id, BO)
    await sessions.lobby.join(table.id, BO)
    assert await sessions.seat_wishes.of(table.id, BO) == ""


async def test_who_may_wish_and_for_what(sessions: Sessions) -> None:
    table = await lobby(sessions)
    with pytest.raises(TableError, match="bot-not-at-table"):
        await sessions.seat_wishes.add(table.id, DI, 0)
    with pytest.raises(TableError, match="bot-no-such-seat"):
        await sessions.seat_wishes.add(table.id, ADA, 4)
    await sessions.lobby.set_option(table.id, ADA, "seating", "joined")
    with pytest.raises(TableError, match="lobby-no-wishes"):
        await sessions.seat_wishes.add(table.id, ADA, 0)
    await sessions.lobby.start(table.id, ADA)
    with pytest.raises(TableError, match="bot-started-already"):
        await sessions.seat_wishes.add(table.id, ADA, 0)


async def test_seats_are_dealt_by_wishes_and_it_can_be_checked_afterwards(
    sessions: Sessions,
) -> None:
    table = await lobby(sessions)
    for person, seat in ((ADA, 2), (BO, 0)):
        await sessions.seat_wishes.add(table.id, person, seat)
    begun = await sessions.lobby.start(table.id, ADA)
    assert begun.names() == ("Bo", "Cyd", "Ada")
    assert came_out(begun) == [Seated("C", 2), Seated("A", 0), Seated("", 1)]
    left = await sessions.context.db.run(
        lambda db: db.execute("SELECT * FROM seat_wishes").fetchall()
    )
    assert left == []


async def test_nobody_reads_them_in_an_export_while_the_game_runs(sessions: Sessions) -> None:
    table = await lobby(sessions)
    await sessions.seat_wishes.add(table.id, ADA, 2)
    await sessions.lobby.start(table.id, ADA)
    assert "seats" not in json.loads(await sessions.show.export(table.id, BO))


async def test_where_seats_stay_as_they_are_wishes_are_none(sessions: Sessions) -> None:
    table = await lobby(sessions, "joined")
    begun = await sessions.lobby.start(table.id, ADA)
    assert (begun.names(), came_out(begun)) == (("Ada", "Bo", "Cyd"), [])
