"""Hexes as options: what brings something first, then the rest of the map by rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby, pairwise
from typing import NamedTuple, Protocol, TypeAlias

from engine.core.decision import Option
from engine.core.words import Msg, msg
from engine.games.yellow_yangtze.texts import places

SCORE, FIGHT, FALLS = "score", "fight", "falls"
_FIRST = (SCORE, FIGHT, FALLS)
_LINES = 24  # of one menu, beside the way back
_MENUS = 4  # on one screen


class Prospect(Protocol):
    """What choosing a hex would bring about."""

    @property
    def group(self) -> str:
        """The menu it belongs to, empty for that of its row."""

    @property
    def final(self) -> Msg | None:
        """Why it cannot be taken back."""

    def about(self) -> Msg | None:
        """It in words."""

    def __hash__(self) -> int:
        """The same prospects come up over and over."""


class Place(NamedTuple):
    """A hex that may be chosen, what that brings, and how much more than others of its menu."""

    hex: str
    brings: Prospect
    worth: int = 0


def hex_options(kind: str, found: Iterable[Place]) -> tuple[Option, ...]:
    """Where one scores or fights, then everything else by rows."""
    menus: dict[str, list[Place]] = {name: [] for name in (*_FIRST, "")}
    for place in found:
        menus[place.brings.group].append(place)
    menus[SCORE].sort(key=lambda place: -place.worth)
    first = [(name, n) for name in _FIRST for n in range(0, len(menus[name]), _LINES)]
    shared = {(name, n): menus[name][n : n + _LINES] for name, n in first}
    options = [
        _option(kind, *each[:2], (f"yy-group-{name}{'-more' * bool(n)}",))
        for (name, n), places in shared.items()
        for each in places
    ]
    rest = tuple(place.hex for place in menus[""])
    band = _bands(rest, tuple(map(len, shared.values())))
    return (*options, *(_option(kind, *each[:2], band[each.hex]) for each in menus[""]))


@lru_cache(maxsize=1024)
def plain_option(kind: str, hex: str) -> Option:
    """A hex where nobody reads what it would bring, nor in which menu it is."""
    return Option(f"{kind}:{hex}", msg("yy-hex", hex=hex), at=places([hex]))


Title: TypeAlias = tuple[str, ...]  # of a menu: its words, and what it begins and ends with


@lru_cache(maxsize=2048)
def _option(kind: str, hex: str, brings: Prospect, title: Title) -> Option:
    """A hex by its short name; what cannot be taken back spends the piece that is put there."""
    key, *ends = title
    return Option(
        f"{kind}:{hex}",
        msg("yy-hex", hex=hex),
        group=msg(key, **dict(zip(("first", "last"), ends, strict=False))),
        about=brings.about(),
        at=places([hex]),
        risky=brings.group == FIGHT,
        final=brings.final,
        spends=brings.final is not None,
    )


@lru_cache(maxsize=512)
def _bands(rest: tuple[str, ...], first: tuple[int, ...]) -> dict[str, Title]:
    """For each hex its menu, behind menus of such lengths; whole rows where the screen has room."""
    bands = _by_rows(rest, first) or _cut(rest, first) or _filled(rest, _LINES)
    return {hex: _title(bands, band) for band in bands for hex in band}


def _title(bands: list[list[str]], band: list[str]) -> Title:
    """A menu by its rows; where a row lies in two, by its hexes."""
    rows = [letter for each in bands for letter in {hex[0] for hex in each}]
    first, last = band[0], band[-1]
    if rows.count(first[0]) > 1 or rows.count(last[0]) > 1:
        return "yy-hexes", first, last
    return ("yy-row", first[0]) if first[0] == last[0] else ("yy-rows", first[0], last[0])


def _by_rows(rest: Sequence[str], first: Sequence[int]) -> list[list[str]]:
    """As few menus as hold whole rows, each about as long; none if the screen has no room for them.

    Where there are too many the first one is kept short enough to be shown with what is before it.
    """
    fewest = len(_filled(rest, _LINES))
    full, load = (len(first), 0) if fewest + len(first) <= _MENUS else _packed(first)
    least = (len(rest) + load) // max(1, fewest)
    for lines in range(least, _LINES + 1):
        found = _filled(rest, lines, load)
        apart = bool(load and found and load + len(found[0]) > _LINES)
        if len(found) <= fewest and full + apart + len(found) <= _MENUS:
            return found
    return []


def _cut(rest: Sequence[str], first: Sequence[int]) -> list[list[str]]:
    """As many hexes as each menu holds, whatever their rows; none if that is still too much."""
    full, load = _packed(first)
    starts = [0, *range(_LINES - load, len(rest), _LINES)]
    bands = [list(rest[a:b]) for a, b in pairwise((*starts, len(rest)))]
    return bands if full + len(bands) <= _MENUS else []


def _packed(first: Sequence[int]) -> tuple[int, int]:
    """Side by side in as few menus as hold them: how many are full, what stands in the next one."""
    full = load = 0
    for size in first:
        if load + size > _LINES:
            full, load = full + 1, 0
        load += size
    return (full + 1, 0) if load == _LINES else (full, load)


def _filled(rest: Sequence[str], lines: int, load: int = 0) -> list[list[str]]:
    """Rows in menus of at most so many lines, some of the first one being taken."""
    bands: list[list[str]] = []
    for _, row in groupby(rest, key=lambda hex: hex[0]):
        hexes = list(row)
        if fits := load + len(hexes) <= lines:
            load += len(hexes)
        else:
            load = len(hexes)
        if not (bands and fits):
            bands.append([])
        bands[-1] += hexes
    return bands
