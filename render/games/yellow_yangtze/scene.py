"""A map that is being drawn: what lies on it, how near it is seen, and which part of it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from functools import cached_property

from engine.core.decision import Seat
from engine.games.yellow_yangtze.state import Table, View
from render.games.yellow_yangtze.plan import Chart, chart
from render.picture import Look
from render.toolkit.canvas import DESIGN_WIDTH, LEAST, LEAST_IN_WINDOW, PANE, Canvas, Need
from render.toolkit.layout import Rect

WIDE = 0.86  # the share of a hex's width that words may take
_THREE_SIGNS = 1.75  # how wide the longest names are, in sizes of their letters
_TIP = 10.0  # of a hex may be cut off before its name goes with it


@dataclass(frozen=True)
class Scene:
    """A canvas with a map on it, and what of it a reader sees."""

    canvas: Canvas
    view: View
    look: Look
    cover: Rect | None = None  # where a legend hides the map
    hidden: Collection[str] = field(default=frozenset())  # hexes whose names somebody else writes

    @property
    def table(self) -> Table:
        """What everybody sees."""
        return self.view.table

    @cached_property
    def chart(self) -> Chart:
        """Where the hexes lie."""
        return chart(self.table.map.rows)

    @cached_property
    def leaders(self) -> dict[str, tuple[Seat, str]]:
        """Whose leader of which colour stands where."""
        return {
            hex: (seat, kind)
            for seat, player in enumerate(self.table.players)
            for kind, hex in player.leaders.items()
            if hex is not None
        }

    @cached_property
    def capitals(self) -> dict[str, str]:
        """The names of the capitals by their hexes."""
        return {hex: name for name, hex in self.table.map.capitals.items()}

    @property
    def near(self) -> float:
        """The share of the pane's width that is seen."""
        return 1.0 if self.look.window is None else self.look.window.w / DESIGN_WIDTH

    def least(self, need: Need = Need.HELPS) -> float:
        """How large words must be that are needed so much."""
        if self.look.window is None:
            return LEAST[need]
        return LEAST_IN_WINDOW[need] * self.near

    @cached_property
    def roomy(self) -> bool:
        """Whether the hexes are large enough for their names."""
        return self.chart.radius * 3**0.5 * WIDE >= self.least() * _THREE_SIGNS

    def shows(self, rect: Rect) -> bool:
        """Whether all of a part of the pane is seen."""
        hidden = self.cover is not None and self.cover.overlaps(rect)
        return (self.look.window or PANE).holds(rect) and not hidden

    def whole(self, hex: str) -> bool:
        """Whether a hex is seen so far that what is written on it can be read."""
        return self.shows(self.chart.box(hex).inset(0, _TIP * self.chart.k))

    def some(self, hex: str) -> bool:
        """Whether anything of a hex is seen."""
        window = self.look.window
        return window is None or window.inset(-8).overlaps(self.chart.box(hex))

    def without(self, hidden: Collection[str]) -> Scene:
        """The same, the names of some hexes being written by somebody else."""
        return replace(self, hidden=hidden)
