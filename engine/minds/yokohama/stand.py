"""How well a seat stands in the city: its assistants, and what its president may do next."""

from __future__ import annotations

from engine.games.yokohama import rules
from engine.games.yokohama.city import neighbours, reached
from engine.games.yokohama.data import CANAL
from engine.minds.yokohama.look import Look
from engine.minds.yokohama.reach import action

_NEXT = (0.5, 0.25, 0.15)  # of what the best areas bring
_FAR = 0.75  # where assistants must first make a way
_PAIR = 2  # that can be placed on one area
_READY, _HANDY = 0.4, 3  # an assistant in hand that can be placed next turn
_SPARE = 0.2  # any other one in hand
_OUT = 0.45  # one that stands in the city
_BUSY = 0.9  # of what goes on where the president is


def stand(look: Look) -> float:
    """The best that can be done next, and assistants for what follows."""
    table, seat, player = look.table, look.seat, look.player
    out = sum(there.assistants[seat] for there in table.areas.values())
    hand = player.assistants
    pool = _READY * min(hand, _HANDY) + _SPARE * max(0, hand - _HANDY) + _OUT * out
    soon = min(1.0, look.turns / 2)
    worth = pool * look.time
    if soon:
        worth += soon * sum(map(_times, _NEXT, sorted(_options(look), reverse=True)))
    here = player.president
    if here is not None and table.areas[here].assistants[seat]:
        worth += _BUSY * action(look, here, rules.power(table, seat, here))
    return worth


def _times(weight: float, value: float) -> float:
    return weight * value


def _options(look: Look) -> list[float]:
    """What each area would bring next turn, two more assistants being there."""
    table, seat, player = look.table, look.seat, look.player
    more = min(_PAIR, player.assistants)
    near = _near(look)
    found = []
    for n, area in enumerate(table.city):
        if area == CANAL or area == player.president:
            continue
        if not (more or table.areas[area].assistants[seat]):
            continue
        power = rules.power_of_president(table, seat, area, more)
        found.append(action(look, area, power) * (1.0 if near >> n & 1 else _FAR))
    return found


def _near(look: Look) -> int:
    """The positions that the president reaches, or touches what it reaches."""
    table, seat, start = look.table, look.seat, look.player.president
    if start is None:
        return -1
    around = neighbours(len(table.players))
    mine = 0
    for n, area in enumerate(table.city):
        if area == CANAL or table.areas[area].assistants[seat]:
            mine |= 1 << n
    at = 1 << table.city.index(start)
    found = near = at | reached(around, at, mine)
    while found:
        lowest = found & -found
        near |= around[lowest.bit_length() - 1]
        found ^= lowest
    return near
