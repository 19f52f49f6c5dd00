"""What Import / Export counts: the shipments that everybody has completed."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ai.balance import Tally
from engine.core.words import Ref, ref
from engine.games.import_export.data import CARDS
from engine.games.import_export.effects import WINS
from engine.games.import_export.state import View

_BY_DRAW = "rolls-royces"  # wins by a card that is drawn


def _around(view: View) -> Iterator[Ref]:
    sets = view.table.house.sets
    yield from (ref("card", card.id) for card in CARDS.values() if card.set in sets)


TALLY: Tally[View] = Tally(
    points=lambda view, seat: view.table.players[seat].points,
    owned=lambda view, seat: [ref("card", card) for card in view.table.players[seat].completed],
    around=_around,
    causes=("ie-end-credits", "ie-end-deck", *(f"ie-wins:{card}" for card in (*WINS, _BY_DRAW))),
)
