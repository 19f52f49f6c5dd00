"""Hexes as options: what brings something first, then the rest of the map by rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
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


def hex_options(kind: str, found: Sequence[Place]) -> list[Option]:
    """Where one scores or fights, then everything else by rows."""
    menus: dict[str, list[Place]] = {name: [] for name in (*_FIRST, "")}
    for place in found:
        menus[place.brings.group].append(place)
    menus[SCORE].sort(key=lambda place: -place.worth)
    options = [_option(kind, *each[:2], (name,)) for name in _FIRST for each in menus[name]]
    band = _band_of_row(menus[""], len(options), sum(map(bool, map(menus.get, _FIRST))))
    return options + [_option(kind, *each[:2], band[each.hex[0]]) for each in menus[""]]


@lru_cache(maxsize=2048)
def _option(kind: str, hex: str, brings: Prospect, group: tuple[str, ...]) -> Option:
    """A hex by its short name; what cannot be taken back spends the piece that is put there."""
    return Option(
        f"{kind}:{hex}",
        msg("yy-hex", hex=hex),
        group=_title(group),
        about=brings.about(),
        at=places([hex]),
        final=brings.final,
        spends=brings.final is not None,
    )


def _title(group: tuple[str, ...]) -> Msg:
    if len(group) == 1:
        return msg(f"yy-group-{group[0]}")
    first, last = group
    return msg("yy-row", row=first) if first == last else msg("yy-rows", first=first, last=last)


def _band_of_row(rest: Iterable[Place], before: int, menus: int) -> dict[str, tuple[str, str]]:
    """For each row the first and the last row of its menu."""
    sizes: dict[str, int] = {}
    for place in rest:
        sizes[place.hex[0]] = sizes.get(place.hex[0], 0) + 1
    return _bands(tuple(sizes.items()), before, menus)


_Rows: TypeAlias = tuple[tuple[str, int], ...]  # the letter of each row and its hexes


@lru_cache(maxsize=512)
def _bands(rows: _Rows, before: int, menus: int) -> dict[str, tuple[str, str]]:
    """Neighbouring rows share a menu: as few menus as hold them, each about as long.

    Where the screen has no room for all of them the first one is kept short enough to be shown
    together with what comes before.
    """
    fewest = len(_filled(rows, _LINES))
    load = before if fewest + menus > _MENUS else 0
    least = (sum(size for _, size in rows) + load) // max(1, fewest)
    tried = (_filled(rows, lines, load) for lines in range(least, _LINES))
    bands = next((found for found in tried if len(found) <= fewest), _filled(rows, _LINES))
    return {row: (band[0], band[-1]) for band in bands for row in band}


def _filled(rows: _Rows, lines: int, load: int = 0) -> list[list[str]]:
    """The rows in menus of at most so many lines, some of the first one being taken."""
    bands: list[list[str]] = []
    for row, size in rows:
        load += size
        if not bands or load > lines:
            bands.append([])
            load = size if len(bands) > 1 else load
        bands[-1].append(row)
    return bands
