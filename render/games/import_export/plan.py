"""Where everything on the pane of the sea lies, in units of a picture 1,080 wide."""

from __future__ import annotations

from functools import cache

from engine.core.decision import Seat
from render.toolkit.layout import Rect

HEADER = Rect(0, 0, 1080, 54)
LAST = Rect(0, 54, 1080, 38)  # the last turn in signs
RAIL = Rect(6, 96, 1068, 58)  # the action of the turn, and what everybody does about it
_TOP, _EDGE = 158.0, 8.0  # of the sea, of the quay's edge
_STRIP, _ROW, _WIDE, _LEFT, _BELOW = 67.0, 70.0, 533.0, 4.0, 4.0
_ISLAND = 284.0
_ACTION = 206.0  # the part of the rail that names the action


def _rows(seats: int) -> int:
    return (seats + 1) // 2


@cache
def strips(seats: int) -> tuple[Rect, ...]:
    """A strip for each player, two in a row."""
    top = 630 - _BELOW - _ROW * _rows(seats) + (_ROW - _STRIP)
    room = Rect(_LEFT, top, 1080 - 2 * _LEFT, _ROW * _rows(seats))
    gap = room.w - 2 * _WIDE
    return room.in_pairs(seats, _STRIP, gap, _ROW - _STRIP)


@cache
def quay(seats: int) -> Rect:
    """The striped edge between the sea and the players."""
    return Rect(0, strips(seats)[0].y - _EDGE - 3, 1080, _EDGE)


@cache
def sea(seats: int) -> Rect:
    """All water with what swims on it."""
    return Rect(0, _TOP, 1080, quay(seats).y - _TOP)


@cache
def roads(seats: int) -> Rect:
    """Where ships lie: the sea but for the island."""
    return Rect(4, _TOP + 2, 1080 - _ISLAND - 8, sea(seats).h - 4)


@cache
def island(seats: int) -> Rect:
    """The supply island and what lies off it."""
    return Rect(1080 - _ISLAND, _TOP, _ISLAND, sea(seats).h)


@cache
def sand(seats: int) -> Rect:
    """The line on the island that tells of deck and discards."""
    return island(seats).take_bottom(34)[0].inset(10, 0)


@cache
def stack(seats: int) -> Rect:
    """Where the cards of the island stand, from the sand upwards."""
    room = island(seats).inset(8, 0)
    return Rect(room.x, room.y + 82, room.w, room.h - 82 - 34)


@cache
def hook(seats: int) -> Rect:
    """Where containers hang that are on their way from one place to another."""
    return Rect(island(seats).x + 8, _TOP + 46, _ISLAND - 16, 34)


def action() -> Rect:
    """The action of the turn in the rail."""
    return RAIL.take_left(_ACTION)[0]


@cache
def cells(seats: int, captain: Seat) -> dict[Seat, Rect]:
    """Everybody's part of the rail, clockwise from the captain."""
    places = RAIL.take_left(_ACTION)[1].columns(seats)
    return {(captain + k) % seats: place for k, place in enumerate(places)}
