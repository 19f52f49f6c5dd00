"""What the pictures of Yokohama say to those who cannot see them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import msg, ref
from engine.games.yokohama.describe import area_lines, describe
from engine.games.yokohama.scoring import tie_break
from engine.games.yokohama.state import View
from render.common.alt import Alt, standing, told_of_players
from render.games.yokohama.cardbook import card_text
from render.games.yokohama.focus import focuses, powers
from render.games.yokohama.score import SOURCES
from render.picture import Look

_LINES = ("yk-say-player", "yk-say-pieces")  # of a player, where there are many


def _focus(view: View, look: Look, token: str) -> Iterator[str]:
    kind, _, which = token.partition(":")
    if kind == "area":
        yield from (look.say(line) for line in area_lines(view, which))
        yield from (f"{look.say(line)}." for line in powers(which))
    else:
        yield from _of(view, look, int(which))


def _of(view: View, look: Look, seat: int) -> Iterator[str]:
    """All lines about one player: those that begin with a name are followed by the rest."""
    lines = next(part.lines for part in describe(view) if part.name == "players")
    mine = False
    for line in lines:
        if line.key == _LINES[0]:
            mine = line.args["player"] == ref("seat", seat)
        if mine:
            yield look.say(line)


def _score(view: View, look: Look) -> Iterator[str]:
    for seat, player in enumerate(view.table.players):
        yield look.say(msg("yk-pic-alt-player", player=ref("seat", seat), vp=player.vp))
        for source in SOURCES:
            if points := player.points.get(source, 0):
                yield f"{look.say(msg(f'yk-source-{source}'))}: {points}."


def _standing(view: View, look: Look) -> Iterator[str]:
    return standing(look, describe(view))


def _players(view: View, look: Look) -> Iterator[str]:
    return told_of_players(look, describe(view), _LINES)


ALT = Alt(
    describe,
    card_text,
    focuses,
    _focus,
    _score,
    _standing,
    msg("yk-pic-alt-changes"),
    _players,
    tie_break,
)
