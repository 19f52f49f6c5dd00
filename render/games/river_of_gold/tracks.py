"""Influence: every token on the tracks keeps its letter, however many share a space."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.decision import Seat
from engine.games.river_of_gold import rules
from engine.games.river_of_gold.data import SCORING_TILES, side
from engine.games.river_of_gold.state import View
from render.games.river_of_gold import plan
from render.games.river_of_gold.ground import GOOD_ROOM, GOOD_SPACE
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.layout import Point, Rect
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import token
from render.toolkit.text import TextStyle, fit

ALONE, SHARED = 36.0, 31.0  # how large a token is
_LANE = 13.0  # from the middle of a track to its upper and its lower lane
_BESIDE = 14.5  # from the middle of a space to either of two tokens in one lane
_PAIR = 2  # as many fit above each other; from the next on they also stand side by side


def track(canvas: Canvas, view: View, region: int, row: Rect) -> None:
    """Everybody's influence in a region, what its places are worth, artisan and elder."""
    _, worth, strip, artisan, elder = plan.track_parts(row)
    places = SCORING_TILES[view.table.regions[region]].sides[side(view.seats)].places
    fit(canvas, worth, " · ".join(map(str, places)), TextStyle(26, Weight.BOLD))
    players = view.table.players
    for seat, (x, y), size in standing(strip, [p.influence[region] for p in players]):
        token(canvas, PLAYERS[seat], x, y, size)
    for seat, player in enumerate(players):
        if rules.has_artisan(player, region):
            token(canvas, PLAYERS[seat], artisan.x + 48, artisan.cy, ALONE)
        if rules.has_elder(player, region):
            token(canvas, PLAYERS[seat], elder.x + 48, elder.cy, ALONE)


def standing(strip: Rect, reached: Sequence[int]) -> Iterator[tuple[Seat, Point, float]]:
    """Where on a track each seat's token stands, and how large; upper lane first."""
    crowds = {space for space in reached if reached.count(space) > _PAIR}
    for space, cell in enumerate(plan.cells(strip)):
        here = [seat for seat, at in enumerate(reached) if at == space]
        room = cell.take_left(GOOD_ROOM)[1] if space == GOOD_SPACE else cell
        pushed = bool(crowds & {space - 1, space + 1})
        for seat, (across, down) in zip(here, _spread(len(here), pushed), strict=True):
            size = SHARED if down else ALONE
            yield seat, (room.cx + across * _BESIDE, room.cy + down * _LANE), size


def _spread(count: int, pushed: bool) -> tuple[Point, ...]:
    """Tokens on one space; beside a crowd, which is wide above, a single one keeps low."""
    if count == 1:
        return ((0, 1),) if pushed else ((0, 0),)
    if count == _PAIR:
        return (0, -1), (0, 1)
    below: tuple[Point, ...] = ((0, 1),) if count == _PAIR + 1 else ((-1, 1), (1, 1))
    return ((-1, -1), (1, -1), *below)[:count]
