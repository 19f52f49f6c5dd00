"""The movement search against a slow and obvious second one, on random cities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.core.decision import Seat
from engine.core.rng import Rng
from engine.games.yokohama.city import SUPPLY, ways
from engine.games.yokohama.data import BOX, CANAL
from engine.games.yokohama.state import Table
from tests.games.yokohama.scenes import POSITIONS, scene

CITIES = 150
Paid = tuple[tuple[Seat, int], ...]


def random_table(seats: int, rng: Rng) -> Table:
    """Presidents, assistants, money and cards at random; seat 0 moves."""
    table = scene(seats=seats).table
    rng.shuffle(table.city)
    land = [area for area in table.city if area != CANAL]
    for player in table.players:
        player.president = rng.choice(land) if rng.below(4) else None
    for area in land:
        table.areas[area].assistants[0] = int(rng.below(5) < 3)
    table.players[0].yen = rng.below(4)
    cards = ("stagecoach_1", "postal_system_1", "tram_1", "station_1")
    table.players[0].technologies = [card for card in cards if not rng.below(4)]
    table.station = rng.choice(land) if rng.below(2) else None
    return table


def _owns(table: Table, title: str) -> bool:
    return f"{title}_1" in table.players[0].technologies


def _others(table: Table, area: str) -> list[Seat]:
    return [s for s, p in enumerate(table.players) if s != 0 and p.president == area]


def _price(table: Table, area: str) -> list[Seat]:
    """Who gets a yen when this area is entered."""
    if area == CANAL:
        return [SUPPLY]
    return [] if _owns(table, "stagecoach") else _others(table, area)


def _paths(table: Table, path: list[str]) -> Iterator[list[str]]:
    """Every way that enters no area twice, step by step (YK-29 to YK-32)."""
    seats = len(table.players)
    around = BOX.layouts[str(seats)].adjacency
    here = POSITIONS[seats][table.city.index(path[-1])]
    for position in around[here]:
        area = table.city[POSITIONS[seats].index(position)]
        if area in path or not (area == CANAL or table.areas[area].assistants[0]):
            continue
        longer = [*path, area]
        if sum(len(_price(table, each)) for each in longer[1:]) <= table.players[0].yen:
            yield longer
            yield from _paths(table, longer)


def _may_end(table: Table, area: str) -> bool:
    if area == CANAL or not table.areas[area].assistants[0]:
        return False
    return _owns(table, "postal_system") or not _others(table, area)


def slow(table: Table) -> dict[str, set[Paid]]:
    """Where the president can end, and what each way there pays."""
    found: dict[str, set[Paid]] = {}
    start = table.players[0].president
    walked = _paths(table, [start]) if start else ([area, area] for area in table.city)
    for path in walked:
        due = Counter(seat for area in path[1:] for seat in _price(table, area))
        if _may_end(table, path[-1]) and due.total() <= table.players[0].yen:
            found.setdefault(path[-1], set()).add(tuple(sorted(due.items())))
    for area in table.city:
        station = _owns(table, "station") and table.station == area
        tram = _owns(table, "tram") and not _others(table, area) and area != CANAL
        if (station or tram) and area != start:
            found.setdefault(area, set()).add(())
    return found


def _least(found: set[Paid]) -> set[Paid]:
    """Without what pays somebody more and nobody less than another."""
    return {
        each
        for each in found
        if not any(o != each and Counter(dict(o)) <= Counter(dict(each)) for o in found)
    }


@pytest.mark.rule("YK-29", "YK-30", "YK-31", "YK-32", "YK-110")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_search_finds_what_the_obvious_one_finds(seats: int) -> None:
    rng = Rng(1000 + seats)
    forks = fees = 0
    for _ in range(CITIES):
        table = random_table(seats, rng)
        fast: dict[str, list[Paid]] = {}
        for way in ways(table, 0):
            fast.setdefault(way.to, []).append(tuple(sorted(way.pays)))
        wanted = slow(table)
        assert set(fast) == set(wanted)
        for area, paid in fast.items():
            assert len(set(paid)) == len(paid)
            assert set(paid) == _least(wanted[area])
            costs = [sum(n for _, n in each) for each in paid]
            assert costs == sorted(costs)
            assert costs[0] == min(sum(n for _, n in each) for each in wanted[area])
            forks += len(paid) > 1
            fees += costs[0] > 0
    assert fees > 5
    assert forks > 3 or seats == 2
