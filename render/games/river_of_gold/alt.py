"""What the pictures of River of Gold say to those who cannot see them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.decision import Seat
from engine.core.words import msg, ref
from engine.games.river_of_gold.describe import describe
from engine.games.river_of_gold.scoring import tie_break
from engine.games.river_of_gold.state import View
from render.common.alt import Alt, told
from render.games.river_of_gold.cardbook import card_text
from render.games.river_of_gold.focus import focuses
from render.games.river_of_gold.header import until
from render.games.river_of_gold.score import SOURCES
from render.picture import Look


def _focus(view: View, look: Look, token: str) -> Iterator[str]:
    yield from told(look, describe(view), (token,))


def _score(view: View, look: Look) -> Iterator[str]:
    for seat, player in enumerate(view.table.players):
        yield _player(view, look, seat)
        for source in SOURCES:
            if points := player.points.get(source, 0):
                yield f"{look.say(msg(f'rog-source-{source}'))}: {points}."


def _standing(view: View, look: Look) -> Iterator[str]:
    if view.outcome is None:
        yield f"{look.say(until(view))}."


def _players(view: View, look: Look) -> Iterator[str]:
    yield from (_player(view, look, seat) for seat in range(view.seats))


def _player(view: View, look: Look, seat: Seat) -> str:
    player = view.table.players[seat]
    said = msg("rog-pic-alt-player", player=ref("seat", seat), vp=player.vp, koku=player.koku)
    return look.say(said)


ALT = Alt(
    describe,
    card_text,
    focuses,
    _focus,
    _score,
    _standing,
    msg("rog-pic-alt-changes"),
    _players,
    tie_break,
)
