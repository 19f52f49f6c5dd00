"""Wishes for seats: told in private, and dealt so that as many as possible come true (row L8).

The seed decides between equals. With it and the wishes, which are shown when the game is over,
anybody can deal the seats again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import TypeAlias

from db import people, seat_wishes, tables
from db.connection import Connection
from db.tables import Table
from engine.core.decision import Seat
from engine.core.rng import Rng
from engine.core.seats import LETTERS
from sessions.context import Context
from sessions.shapes import Person, TableError

_PAIR, _BETWEEN = ":", " "
_Work: TypeAlias = Callable[[Connection, Table], None]


@dataclass(frozen=True, slots=True)
class Seated:
    """What somebody wished for, in the order of the lobby, and the seat they got."""

    wish: str  # letters of seats, the most wanted first
    seat: Seat

    @property
    def rank(self) -> int | None:
        """Which of their wishes it was, from 0; None if it was none of them."""
        return _rank(self.wish, self.seat)


class SeatWishes:
    """Use cases of somebody in a lobby where wishes count."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def of(self, table: int, person: Person) -> str:
        """What they wish for, the most wanted seat first."""
        found = await self._context.db.run(lambda db: seat_wishes.of_table(db, table))
        return found.get(person.id, "")

    async def add(self, table: int, person: Person, seat: Seat) -> Table:
        """One more seat they would like, if they do not get those before it."""

        def work(db: Connection, known: Table) -> None:
            if seat >= self._context.meta(known).seats[-1]:
                raise TableError("bot-no-such-seat")
            before = seat_wishes.of_table(db, table).get(person.id, "")
            letter = LETTERS[seat]
            seat_wishes.keep(db, table, person.id, before if letter in before else before + letter)

        return await self._at(table, person, work)

    async def clear(self, table: int, person: Person) -> Table:
        """Any seat will do."""
        return await self._at(table, person, lambda db, _: seat_wishes.drop(db, table, person.id))

    async def _at(self, table: int, person: Person, work: _Work) -> Table:
        def checked(db: Connection) -> Table:
            known = tables.find(db, table)
            if known is None:
                raise TableError("bot-no-such-table")
            if known.status != "lobby":
                raise TableError("bot-started-already")
            if known.seat_of(person.id) is None:
                raise TableError("bot-not-at-table")
            if known.seating != "wishes":
                raise TableError("lobby-no-wishes")
            people.meet_user(db, person)
            work(db, known)
            return known

        async with self._context.lock(table):
            return await self._context.db.run(checked)


def fitted(wanted: Sequence[str], rng: Rng) -> list[Seat]:
    """A seat for each: as few as possible without any of their wishes, then the best wishes.

    There are at most 720 ways; between equally good ones chance decides.
    """
    ways = list(permutations(range(len(wanted))))
    best = min(_price(wanted, way) for way in ways)
    return list(rng.choice([way for way in ways if _price(wanted, way) == best]))


def _price(wanted: Sequence[str], way: Sequence[Seat]) -> tuple[int, int]:
    """How many get none of what they wish for; how far down the others find their seats."""
    ranks = [_rank(wish, seat) for wish, seat in zip(wanted, way, strict=True) if wish]
    return ranks.count(None), sum(rank for rank in ranks if rank is not None)


def _rank(wish: str, seat: Seat) -> int | None:
    found = wish.find(LETTERS[seat])
    return None if found < 0 else found


def written_down(seated: Iterable[Seated]) -> str:
    """As a table keeps it: wishes and seats, without names."""
    return _BETWEEN.join(f"{each.wish}{_PAIR}{LETTERS[each.seat]}" for each in seated)


def came_out(table: Table) -> list[Seated]:
    """How wishes became seats at a table, in the order of its lobby; nothing where they did not."""
    pairs = (each.partition(_PAIR) for each in table.seated.split())
    return [Seated(wish, LETTERS.index(letter)) for wish, _, letter in pairs]
