"""What Yellow & Yangtze counts: points by colour and dynasties, since nothing else is anybody's."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ai.balance import Tally
from engine.core.words import Ref, ref
from engine.games.yellow_yangtze.state import View

_CAUSES = ("hand", "replace", "market", "undrawn", "standstill")


def _around(view: View) -> Iterator[Ref]:
    yield from (ref("dynasty", player.dynasty) for player in view.table.players)


TALLY: Tally[View] = Tally(
    points=lambda view, seat: view.table.final[seat].points,
    owned=lambda view, seat: [ref("dynasty", view.table.players[seat].dynasty)],
    around=_around,
    causes=tuple(f"yy-over-{cause}" for cause in _CAUSES),
)
