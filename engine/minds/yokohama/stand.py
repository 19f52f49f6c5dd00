"""How well a seat stands in the city: its assistants, and what its president may do next."""

from __future__ import annotations

from itertools import accumulate

from engine.games.yokohama.city import neighbours, reached
from engine.games.yokohama.data import CANAL, MOST_POWER
from engine.minds.yokohama.look import Look
from engine.minds.yokohama.reach import action

_BEST, _SECOND, _THIRD = 0.4, 0.2, 0.1  # of what the best areas would bring next
_FAR = 0.75  # where assistants must first make a way
_MORE = 2  # that can be placed on one area
_OUT = 0.5  # an assistant that stands in the city, beside what it is worth to have it
_POOL = (*[1.1] * 6, *[0.9] * 3, *[0.6] * 3, *[0.35] * 4, *[0.2] * 9)  # one more to send out
_CALM = 6  # turns in which they all find work
_BUSY = 0.9  # of what goes on where the president is
_HAVE = tuple(accumulate(_POOL, initial=0.0))


def stand(look: Look) -> float:
    """The best that can be done next, and assistants for what follows."""
    here, player = look.player.president, look.player
    busy = min(1.0, look.turns / _CALM)
    worth = busy * (_HAVE[player.assistants + look.all_out] + _OUT * look.out)
    if look.turns and look.near:
        best = sorted(_options(look), reverse=True)
        next_turns = _BEST * best[0] + _SECOND * best[1] + _THIRD * best[2]
        worth += min(1.0, look.turns / 2) * next_turns
    if here is not None and look.playing and look.table.areas[here].assistants[look.seat]:
        worth += _BUSY * action(look, here, min(MOST_POWER, look.power[here] + 1))
    return worth


def _options(look: Look) -> list[float]:
    """What each area would bring next turn, two more assistants being there."""
    here = look.player.president
    more, near, table = min(_MORE, look.player.assistants), _near(look), look.table
    found = [0.0, 0.0, 0.0]
    for n, area in enumerate(table.city):
        if area != CANAL and area != here and (more or table.areas[area].assistants[look.seat]):
            value = action(look, area, min(MOST_POWER, look.power[area] + more + 1))
            found.append(value if near >> n & 1 else value * _FAR)
    return found


def _near(look: Look) -> int:
    """The positions that the president reaches, or that touch those."""
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
