"""The city as a graph, and the ways a president can take through it (YK-4, YK-26 to YK-32)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from msgspec import Struct

from engine.core.decision import Seat
from engine.games.yokohama import rules
from engine.games.yokohama.data import BOX, CANAL, CANAL_FEE, FEE
from engine.games.yokohama.state import Table

SUPPLY = -1  # who is paid at the Canal
Bits: TypeAlias = int  # a set of positions
Pays: TypeAlias = tuple[tuple[Seat, int], ...]  # who is paid how much, by seat, the supply last


class Way(Struct, frozen=True):
    """One outcome of a movement: where it ends, what it costs and who is paid."""

    to: str
    pays: Pays = ()
    how: str = "walk"  # or: hand, tram, station

    @property
    def cost(self) -> int:
        """What the mover pays in all."""
        return sum(n for _, n in self.pays)


@lru_cache(maxsize=8)
def neighbours(seats: int) -> tuple[Bits, ...]:
    """The neighbours of each position (YK-4)."""
    around = BOX.layouts[str(seats)].adjacency
    bit = {name: 1 << n for n, name in enumerate(around)}
    return tuple(sum(bit[each] for each in around[name]) for name in around)


def beside(table: Table, area: str) -> list[str]:
    """The areas that touch an area."""
    around = neighbours(len(table.players))[table.city.index(area)]
    return [each for n, each in enumerate(table.city) if around >> n & 1]


def reached(near: Sequence[Bits], start: Bits, among: Bits) -> Bits:
    """All that can be walked to from the start through these positions."""
    found, edge = start, start
    while edge:
        grown = 0
        while edge:
            lowest = edge & -edge
            grown |= near[lowest.bit_length() - 1]
            edge ^= lowest
        edge = grown & among & ~found
        found |= edge
    return found & ~start


def ways(table: Table, seat: Seat) -> list[Way]:
    """Every movement worth telling apart, the cheapest first for each destination (YK-110).

    A way that pays somebody more and nobody less than another to the same area is left out; so
    is every walk to where Tram or Station take one for nothing.
    """
    found = {way.to: [way] for way in _direct(table, seat)}
    direct = set(found)
    usual = _from_hand if table.players[seat].president is None else _walks
    for way in usual(table, seat):
        if way.to not in direct:
            found.setdefault(way.to, []).append(way)
    return [way for area in table.city for way in sorted(found.get(area, ()), key=_by_cost)]


def _by_cost(way: Way) -> tuple[int, Pays]:
    return way.cost, way.pays


def _direct(table: Table, seat: Seat) -> Iterator[Way]:
    """Station and Tram: no path and no fee (YK-81, YK-83)."""
    player = table.players[seat]
    station = table.station if rules.owns(table, seat, "station") else None
    tram = rules.owns(table, seat, "tram")
    for area in table.city if tram or station else ():
        if area in (CANAL, player.president) or not _may_ride(table, seat, area):
            continue
        if area == station:
            yield Way(area, how="station")
        elif tram and not rules.rivals(table, seat, area):
            yield Way(area, how="tram")


def _may_ride(table: Table, seat: Seat, area: str) -> bool:
    """Some tables want an assistant where the Tram or the Station takes one."""
    return not table.house.direct_needs_assistant or table.areas[area].assistants[seat] > 0


def _ends(table: Table, seat: Seat, area: str) -> bool:
    """An area with an own assistant and, without Postal System, no opposing president (YK-27)."""
    if area == CANAL or not table.areas[area].assistants[seat]:
        return False
    return rules.owns(table, seat, "postal_system") or not rules.rivals(table, seat, area)


def _fees(table: Table, seat: Seat, area: str) -> Pays:
    """What it costs to enter an area (YK-31, YK-32, YK-78)."""
    if area == CANAL:
        return ((SUPPLY, CANAL_FEE),)
    if rules.owns(table, seat, "stagecoach"):
        return ()
    return tuple((rival, FEE) for rival in rules.rivals(table, seat, area))


def _from_hand(table: Table, seat: Seat) -> Iterator[Way]:
    """From the hand to any legal destination (YK-28, YK-77)."""
    for area in table.city:
        if _ends(table, seat, area):
            pays = _fees(table, seat, area)
            if sum(n for _, n in pays) <= table.players[seat].yen:
                yield Way(area, pays, "hand")


def _walks(table: Table, seat: Seat) -> Iterator[Way]:
    """Along areas with own assistants; where fees are due, by the fewest of them (YK-29 to 32)."""
    start = table.players[seat].president
    assert start is not None
    tolls, free, ends = _terrain(table, seat, start)
    near, at = neighbours(len(table.players)), 1 << table.city.index(start)
    settled: list[tuple[frozenset[Bits], Bits]] = []
    for chosen, pays in _chosen_tolls(tolls, table.players[seat].yen):
        there = reached(near, at, free | sum(chosen)) & ends
        for fewer, known in settled:
            if fewer <= chosen:
                there &= ~known
        settled.append((chosen, there))
        yield from (Way(area, pays) for n, area in enumerate(table.city) if there >> n & 1)


def _terrain(table: Table, seat: Seat, start: str) -> tuple[dict[Bits, Pays], Bits, Bits]:
    """Where entering costs something, where it does not, and where one may end."""
    tolls: dict[Bits, Pays] = {}
    free = ends = 0
    for n, area in enumerate(table.city):
        if area == start or not (area == CANAL or table.areas[area].assistants[seat]):
            continue
        if pays := _fees(table, seat, area):
            tolls[1 << n] = pays
        else:
            free |= 1 << n
        if _ends(table, seat, area):
            ends |= 1 << n
    return tolls, free, ends


def _chosen_tolls(tolls: Mapping[Bits, Pays], yen: int) -> Iterator[tuple[frozenset[Bits], Pays]]:
    """Every affordable set of places to pay at, smaller ones first."""
    for size in range(len(tolls) + 1):
        for chosen in combinations(tolls, size):
            pays = sum_up(pay for bit in chosen for pay in tolls[bit])
            if sum(n for _, n in pays) <= yen:
                yield frozenset(chosen), pays


def sum_up(pays: Iterator[tuple[Seat, int]]) -> Pays:
    """Payments added up by receiver, seats in order and the supply last."""
    total: dict[Seat, int] = {}
    for seat, n in pays:
        total[seat] = total.get(seat, 0) + n
    return tuple(sorted(total.items(), key=lambda pay: (pay[0] == SUPPLY, pay[0])))
