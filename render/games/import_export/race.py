"""How far each player's credits have come on the way to the end of the game."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.games.import_export import rules
from engine.games.import_export.state import Table
from render.games.import_export.colours import GOLD
from render.toolkit.canvas import Canvas
from render.toolkit.layout import Rect

_CAN_OPENERS = "can-openers"


def racing(table: Table, seat: Seat) -> bool:
    """Whether the credits of a player bring the end at all."""
    return not rules.has(table, seat, _CAN_OPENERS)


def leaders(table: Table) -> list[Seat]:
    """Who is nearest to the end: credits that bring it, the most of all."""
    seats = [seat for seat in range(len(table.players)) if racing(table, seat)]
    most = max((table.players[seat].credits for seat in seats), default=0)
    return [seat for seat in seats if table.players[seat].credits == most]


def meter(canvas: Canvas, track: Rect, table: Table, seat: Seat) -> None:
    """A player's way to the end as a thin bar; nothing where the end does not come by credits."""
    if not racing(table, seat):
        return
    canvas.fill(track, canvas.theme.line)
    share = min(1.0, table.players[seat].credits / rules.threshold(table))
    canvas.fill(Rect(track.x, track.y, track.w * share, track.h), GOLD)
