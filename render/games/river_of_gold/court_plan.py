"""Where everything on the pane of the court lies, in units of a picture 1,080 wide."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.river_of_gold.data import REGIONS, ROW_SLOTS
from render.toolkit.layout import Rect

_LEFT, _WIDTH = 6.0, 1068.0
_TRACK_TOP = 84.0
_PITCH, _TRACK = 43.0, 39.0
_CELLS, _CELL = 212.0, 40.6
_SLOT = (166.0, 74.0)
_LABEL = 28.0
_PATRON_LINE = 24.0  # how much higher players' panels are that name a patron


@dataclass(frozen=True)
class TrackParts:
    """One track: its number and sign, what its places are worth, start and spaces, two people."""

    whole: Rect
    number: Rect
    sign: Rect
    worth: Rect
    cells: tuple[Rect, ...]  # the start first
    artisan: Rect
    elder: Rect


@dataclass(frozen=True)
class Court:
    """The layout; where patrons are named, the tracks lie closer."""

    patrons: bool

    @property
    def _squeezed(self) -> float:
        return _PATRON_LINE if self.patrons else 0.0

    def head(self) -> TrackParts:
        """The line above the tracks that says what each space gives."""
        return track_parts(Rect(_LEFT, _TRACK_TOP - 35, _WIDTH, 33))

    def track(self, region: int) -> TrackParts:
        """A region's influence track."""
        less = self._squeezed / len(REGIONS)
        top = _TRACK_TOP + (region - 1) * (_PITCH - less)
        return track_parts(Rect(_LEFT, top, _WIDTH, _TRACK - less + 1))

    @property
    def _row_top(self) -> float:
        return 372.0 - self._squeezed

    def stacks(self) -> tuple[Rect, Rect]:
        """The two eras' stacks."""
        first, second = (Rect(8 + 174.0 * k, self._row_top, *_SLOT) for k in range(2))
        return first, second

    def slots(self) -> tuple[Rect, ...]:
        """The slots of the row, newest first."""
        return tuple(
            Rect(376 + 176.0 * k - (2 if k == ROW_SLOTS - 1 else 0), self._row_top, *_SLOT)
            for k in range(ROW_SLOTS)
        )

    def label(self, place: Rect) -> Rect:
        """The line above a tile."""
        return Rect(place.x, place.y - _LABEL, place.w, _LABEL - 2)

    def masteries(self, count: int) -> tuple[Rect, ...]:
        """One place for each mastery in play."""
        return Rect(_LEFT, self._row_top + 84, _WIDTH, 54).columns(count, 6)

    def players(self, seats: int) -> tuple[Rect, ...]:
        """One panel for each player."""
        top = 518.0 - self._squeezed
        return Rect(_LEFT, top, _WIDTH, 624 - top).columns(seats, 6)

    @property
    def foot(self) -> Rect:
        """The dark ground of the players' panels."""
        top = 512.0 - self._squeezed
        return Rect(0, top, 1080, 630 - top)


def track_parts(row: Rect) -> TrackParts:
    """The parts of a track that fills a row across the pane."""
    start = Rect(row.x + 138, row.y + 3, 62, row.h - 6)
    spaces = tuple(
        Rect(_CELLS + _CELL * k + 1.2, row.y + 3, _CELL - 2.4, row.h - 6) for k in range(18)
    )
    return TrackParts(
        row,
        Rect(row.x + 4, row.y, 34, row.h),
        Rect(row.x + 39, row.y, 32, row.h),
        Rect(row.x + 70, row.y, 66, row.h),
        (start, *spaces),
        Rect(950, row.y + 3, 59, row.h - 6),
        Rect(1012, row.y + 3, 59, row.h - 6),
    )
