"""What the states of a moment give to their leaders."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.decision import Seat
from engine.games.yellow_yangtze.board import Board, Realm
from engine.games.yellow_yangtze.data import RED
from engine.games.yellow_yangtze.state import View


class Footing(NamedTuple):
    """What a leader on the board can count on."""

    hex: str
    governors: int  # beside it: its strength in a revolt
    soldiers: int  # in its state: the strength of that in a war
    pagodas: int  # of its colour in its state: points at the end of each turn of its player


def footing(view: View, found: Board, seat: Seat, kind: str) -> Footing | None:
    """What a leader can count on, if it is on the board."""
    hex = view.table.players[seat].leaders[kind]
    if hex is None:
        return None
    bit = found.geo.bit[hex]
    state = next(state for state in found.states if state.area & bit)
    governors = found.governors(bit).bit_count()
    return Footing(hex, governors, soldiers(found, state), pagodas_in(view, found, state, kind))


def soldiers(found: Board, state: Realm) -> int:
    """The strength of a state in a war."""
    return (found.tiles[RED] & state.area).bit_count()


def pagodas_in(view: View, found: Board, state: Realm, kind: str | None = None) -> int:
    """The pagodas of a state, all or those of one colour."""
    return sum(
        bool(found.geo.bit[pagoda.hexes[0]] & state.area)
        for pagoda in view.table.pagodas
        if kind in (None, pagoda.colour)
    )
