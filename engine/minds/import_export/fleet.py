"""What ships are worth: contracts with what is aboard, room for new ones, what they will pay."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

from engine.games.import_export.data import CARDS, PAYOUT
from engine.games.import_export.state import Ship
from engine.minds.import_export.cards import ENDING, LASTING, ONCE
from engine.minds.import_export.harbour import KIND, LOAD, LUXURY, PIRATE, Harbour, limit_of

_SLOT = 3.0  # room for one import and two goods, from the first turn to the last
_EFFORT = 3.2  # of a container still missing: a turn and a card
_HELP = 0.3  # of that turn for nothing, by an import that loads too
_EASE = 0.4  # of which is saved where the card is in hand
_PACE = 0.94  # how likely it comes, while there is time
_HURRY = 0.3  # of the game: then time grows short
_FREE = (3.0, 2.0)  # a first and a second ship in port without contracts
_AWAY, _FAR = 2.0, 0.3  # a ship at sea, and what each container delays its return
_PORT = 2  # a container in port at the end
_MOST = max(PAYOUT)


@dataclass(slots=True)
class Hull:
    """A ship in port with contracts."""

    number: int
    aboard: int
    missing: int
    prize: float  # of its contracts, beside what the bank pays
    needs: list[tuple[frozenset[int], int]]  # of each contract: colours, and how many
    aims: int = 0  # containers still missing that are in hand


def prize(harbour: Harbour, card: str) -> float:
    """What a shipment brings, once completed."""
    lasting = LASTING.get(card, 0.0) + _SLOT
    return ONCE.get(card, 0.0) + lasting * harbour.left + ENDING.get(card, 0.0)


def needed(harbour: Harbour, card: str) -> int:
    """The containers that a contract needs."""
    n = CARDS[card].containers
    return -(-n // 2) if KIND[card] == LUXURY and "prefab-houses" in harbour.effects else n


def hulls(harbour: Harbour) -> Iterator[Hull]:
    """The ships in port that have contracts."""
    for number, ship in enumerate(harbour.player.ships, start=1):
        if ship.contracts and not ship.sea:
            yield _hull(harbour, number, ship)


def _hull(harbour: Harbour, number: int, ship: Ship) -> Hull:
    hull = Hull(number, len(ship.cargo), 0, 0.0, [])
    for made in ship.contracts:
        free = max(0, needed(harbour, made.card) - len(made.loads))
        hull.aboard += len(made.loads)
        hull.missing += free
        hull.prize += prize(harbour, made.card)
        if free:
            hull.needs.append((harbour.takes(made.card), free))
    if harbour.hand is not None:
        hull.aims = fitting(hull, list(harbour.hand))
    return hull


def fitting(hull: Hull, there: list[int]) -> int:
    """How many of these fill free slots; they are taken away."""
    found = 0
    for colours, free in hull.needs:
        for kind in colours:
            n = min(free, there[kind])
            there[kind] -= n
            free -= n
            found += n
    return found


def value(harbour: Harbour, hull: Hull) -> float:
    """What will come of it, by how likely that is; or what lies aboard at the end."""
    aboard, missing, left = hull.aboard, hull.missing, harbour.left
    whole = aboard + missing
    full = PAYOUT[min(whole, _MOST)] + hull.prize + away(whole, left)
    if not missing:
        return full
    likely = (_PACE * sqrt(min(1.0, left / _HURRY))) ** missing
    hope = full - effort(harbour) * missing + _EASE * min(missing, hull.aims)
    return max(likely * hope + (1 - likely) * _PORT * aboard, left * _FREE[1])


def effort(harbour: Harbour) -> float:
    """What one more container costs: less where imports load or pirate as well."""
    kinds = [KIND[card] for card in harbour.player.imports]
    loads, pirates = kinds.count(LOAD), kinds.count(PIRATE)
    return _EFFORT / (1 + _HELP * max(loads, pirates) + 0.5 * _HELP * min(loads, pirates))


def away(containers: int, left: float) -> float:
    """A ship at sea: it brings fees, and is back when it is empty."""
    return left * max(0.0, _AWAY - _FAR * containers)


def ships(harbour: Harbour) -> float:
    """All ships of a seat."""
    total, free, left = 0.0, 0, harbour.left
    for ship in harbour.player.ships:
        if ship.sea:
            total += away(len(ship.cargo), left)
        elif not ship.contracts:
            total += left * _FREE[free] + _PORT * len(ship.cargo)
            free = 1
    return total + _completed_in_time(harbour)


def _completed_in_time(harbour: Harbour) -> float:
    """The ships with contracts; none is paid after the one that brings the end."""
    total, credits, limit = 0.0, harbour.player.credits, limit_of(harbour.table)
    for hull in sorted(hulls(harbour), key=lambda hull: hull.missing):
        total += value(harbour, hull) if credits < limit else _PORT * hull.aboard
        credits += PAYOUT[min(hull.aboard + hull.missing, _MOST)]
    return total
