"""Placements, ways and recalls as options."""

from __future__ import annotations

from functools import lru_cache

from engine.core.decision import Option, Seat
from engine.core.seats import LETTERS
from engine.core.words import Msg, msg, ref
from engine.games.yokohama import places, rules
from engine.games.yokohama.city import SUPPLY, Pays, Way
from engine.games.yokohama.data import FEE
from engine.games.yokohama.state import Table
from engine.games.yokohama.texts import at_power, pays_words

_PLACE, _MOVE = msg("yk-group-place"), msg("yk-group-move")
NOBODY = Option("place:none", msg("yk-place-none"), group=_PLACE)
DONE_PLACING = Option("done", msg("yk-placed-enough"), declines=True)
END = Option("end", msg("yk-end"))


def place_option(table: Table, seat: Seat, area: str, *, pair: bool) -> Option:
    """One assistant on an area: what it costs, and the Power it makes with the president."""
    pays = tuple((rival, FEE) for rival in rules.rivals(table, seat, area))
    power = rules.power_of_president(table, seat, area, 1)
    return _place(area, tuple(sorted(pays)), power, pair)


@lru_cache(maxsize=4096)
def _place(area: str, pays: Pays, power: int, pair: bool) -> Option:
    label = msg("yk-place-pair" if pair else "yk-place", area=ref("area", area))
    effect = at_power(area, power)
    about = msg("yk-place-about", pays=pays_words(pays), effect=effect) if pays else effect
    return Option(f"place:{area}", label, group=_PLACE, about=about, at=(places.area(area),))


def way_options(table: Table, seat: Seat, found: list[Way]) -> dict[Way, Option]:
    """Each way with its cost, who is paid and what the action would bring."""
    options: dict[Way, Option] = {}
    known: set[str] = set()
    for way in found:
        cheapest = way.to not in known
        known.add(way.to)
        power = rules.power_of_president(table, seat, way.to)
        options[way] = _way(way, power, "" if cheapest else _suffix(way.pays))
    return options


def _suffix(pays: Pays) -> str:
    """What tells a dearer way from the cheapest: who is paid, `-b` or `-canal`."""
    names = ("canal" if seat == SUPPLY else LETTERS[seat].lower() for seat, _ in pays)
    return "".join(f"-{name}" for name in names)


@lru_cache(maxsize=4096)
def _way(way: Way, power: int, suffix: str) -> Option:
    effect = at_power(way.to, power)
    about = msg("yk-place-about", pays=pays_words(way.pays), effect=effect) if way.pays else effect
    label = msg(f"yk-go-{way.how}", area=ref("area", way.to))
    at = (places.area(way.to),)
    return Option(f"walk:{way.to}{suffix}", label, group=_MOVE, about=about, at=at)


def recall_options(table: Table, seat: Seat) -> tuple[Option, ...]:
    """Everybody, the president alone, or some: one answer for the usual ones (YK-33)."""
    standing = sum(there.assistants[seat] for there in table.areas.values())
    return _recalls(standing, table.players[seat].president is None)


@lru_cache(maxsize=64)
def _recalls(standing: int, in_hand: bool) -> tuple[Option, ...]:
    everybody = "yk-recall-assistants" if in_hand else "yk-recall-all"
    alone = "yk-recall-nobody" if in_hand else "yk-recall-president"
    some = "yk-recall-some-assistants" if in_hand else "yk-recall-some"
    if not standing:
        return (_recall("all", msg(alone)),)
    both = _recall("all", msg(everybody, n=standing)), _recall("president", msg(alone))
    return (*both, _recall("some", msg(some))) if standing > 1 else both


def _recall(who: str, label: Msg) -> Option:
    """Not to move: beside the ways, but not among them."""
    return Option(f"recall:{who}", label, declines=True)


@lru_cache(maxsize=512)
def take_back_option(area: str, n: int) -> Option:
    """Assistants that may come back from an area."""
    label, at = msg("yk-take-back", area=ref("area", area), n=n), (places.area(area),)
    return Option(f"back:{area}", label, limit=n, at=at)
