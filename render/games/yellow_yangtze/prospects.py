"""What choosing a hex would bring about, read off the second lines of options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.decision import Option, Seat
from engine.core.words import Arg, Msg, Ref
from engine.games.yellow_yangtze.data import BLACK, RED

_GAIN, _WAR, _REVOLT = "yy-about-gain", "yy-about-war", "yy-about-revolt"


class Prospect(NamedTuple):
    """Who would gain a point, or who would fight whom and with what."""

    gains: Seat | None = None
    fights: tuple[Seat, ...] = ()
    weapon: str = ""  # the colour that decides the fight


def prospect(option: Option, asker: Seat) -> Prospect:
    """What an option says that would follow."""
    about = option.about
    if about is None:
        return Prospect()
    if about.key == _GAIN:
        return Prospect(gains=next(_seats(about), None))
    if about.key == _WAR:
        return Prospect(fights=_one_a_side(about), weapon=RED)
    if about.key == _REVOLT:
        return Prospect(fights=(asker, *_seats(about))[:2], weapon=BLACK)
    return Prospect()


def _one_a_side(war: Msg) -> tuple[Seat, ...]:
    """One player for each of two sides; different ones wherever their leaders differ."""
    sides = war.args.get("sides", ())
    each = [list(_seats(side)) for side in sides] if isinstance(sides, tuple) else []
    found: list[Seat] = []
    for seats in each:
        found += [seat for seat in seats if seat not in found][:1] or seats[:1]
    return tuple(found[:2])


def _seats(arg: Arg) -> Iterator[Seat]:
    """Every player that a message names, in order."""
    if isinstance(arg, Ref):
        if arg.kind == "seat":
            yield int(arg.id)
    elif isinstance(arg, Msg):
        for inner in arg.args.values():
            yield from _seats(inner)
    elif isinstance(arg, tuple):
        for one in arg:
            yield from _seats(one)
