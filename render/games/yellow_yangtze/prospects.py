"""What choosing a hex would bring about, read off the tokens and second lines of options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.core.decision import Option, Seat
from engine.core.tokens import parts
from engine.core.words import Arg, Msg, Ref
from engine.games.yellow_yangtze.data import BLACK, RED

# Second lines of options; those about a triangle also say that a pagoda may be built.
_WAR, _REVOLT = "yy-about-war", "yy-about-revolt"
_GAINS = ("yy-about-gain", "yy-about-own", "yy-about-both", "yy-about-both-own")
_BUILDS = ("yy-about-both", "yy-about-pagoda")
_YOU = "yy-you"  # who is asked, where a message names players


class Prospect(NamedTuple):
    """Who would gain a point, or who would fight whom and with what."""

    gains: Seat | None = None
    fights: tuple[Seat, ...] = ()
    weapon: str = ""  # the colour that decides the fight
    builds: bool = False  # a pagoda may follow
    tiles: tuple[str, ...] = ()  # which tile goes there, where that is chosen with the hex


def prospect(options: Sequence[Option], asker: Seat) -> Prospect:
    """What the options of one hex say that would follow."""
    picked = (parts(option.token) for option in options)
    tiles = tuple(pick.id.partition("-")[0] for pick in picked if pick.kind == "place")
    about = options[0].about
    key = about.key if about is not None else ""
    ahead = Prospect(builds=key.startswith(_BUILDS), tiles=tiles)
    if about is None:
        return ahead
    if key in _GAINS:
        return ahead._replace(gains=next(_seats(about.args.get("player", ()), asker), asker))
    if key == _WAR:
        return ahead._replace(fights=_one_a_side(about, asker), weapon=RED)
    if key == _REVOLT:
        return ahead._replace(fights=(asker, *_seats(about, asker))[:2], weapon=BLACK)
    return ahead


def _one_a_side(war: Msg, asker: Seat) -> tuple[Seat, ...]:
    """One player for each of two sides; different ones wherever their leaders differ."""
    sides = war.args.get("sides", ())
    each = [list(_seats(side, asker)) for side in sides] if isinstance(sides, tuple) else []
    found: list[Seat] = []
    for seats in each:
        found += [seat for seat in seats if seat not in found][:1] or seats[:1]
    return tuple(found[:2])


def _seats(arg: Arg, asker: Seat) -> Iterator[Seat]:
    """Every player that a message names, in order."""
    if isinstance(arg, Ref):
        if arg.kind == "seat":
            yield int(arg.id)
    elif isinstance(arg, Msg):
        if arg.key == _YOU:
            yield asker
        for inner in arg.args.values():
            yield from _seats(inner, asker)
    elif isinstance(arg, tuple):
        for one in arg:
            yield from _seats(one, asker)
