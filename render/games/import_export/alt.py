"""What the pictures of Import / Export say to those who cannot see them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import msg, ref
from engine.games.import_export.describe import describe
from engine.games.import_export.state import View
from render.common.alt import Alt, standing, told_of_players
from render.games.import_export.cardbook import card_text
from render.games.import_export.focus import focuses, told_closer
from render.games.import_export.score import SOURCES, standings, winning_card, won_by_card
from render.picture import Look

_LINES = ("ie-say-player", "ie-say-completed")  # of a player, where there are many


def _score(view: View, look: Look) -> Iterator[str]:
    """Totals first, then where they come from."""
    if won_by_card(view):
        winner, card = winning_card(view)
        yield look.say(msg("ie-wins", player=ref("seat", winner), card=ref("card", card)))
        return
    found = standings(view)
    for seat, known in enumerate(found):
        yield look.say(msg("ie-scored", player=ref("seat", seat), n=known.vp))
    for seat, known in enumerate(found):
        for source in SOURCES:
            if n := known.points.get(source, 0):
                what = look.say(msg(f"ie-source-{source}"))
                yield f"{look.name(seat)}, {what}: {n}."


def _standing(view: View, look: Look) -> Iterator[str]:
    return standing(look, describe(view))


def _players(view: View, look: Look) -> Iterator[str]:
    return told_of_players(look, describe(view), _LINES)


ALT = Alt(
    describe, card_text, focuses, told_closer, _score, _standing, msg("ie-alt-changes"), _players
)
