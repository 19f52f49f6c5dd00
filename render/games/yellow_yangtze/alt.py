"""What the pictures of Yellow & Yangtze say to those who cannot see them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import msg, ref
from engine.games.yellow_yangtze.board import board_before_war
from engine.games.yellow_yangtze.data import COLOURS
from engine.games.yellow_yangtze.describe import describe
from engine.games.yellow_yangtze.scoring import in_words, known_score, tie_break
from engine.games.yellow_yangtze.state import View
from render.common.alt import Alt, told
from render.games.yellow_yangtze.cardbook import card_text
from render.games.yellow_yangtze.conflict import stage
from render.games.yellow_yangtze.focus import focuses, leader_words
from render.games.yellow_yangtze.head import situation
from render.picture import Look

_SHOWN = {"states": ("states",), "market": ("supplies",)}  # parts of the view in a close-up


def _focus(view: View, look: Look, token: str) -> Iterator[str]:
    kind, _, which = token.partition(":")
    yield from told(look, describe(view), _SHOWN.get(kind, ()))
    if kind == "player":
        found = board_before_war(view.table)
        for colour in COLOURS:
            name = look.say(msg(f"yy-leader-{colour}"))
            yield f"{name}: {look.say(leader_words(view, found, int(which), colour))}"


def _score(view: View, look: Look) -> Iterator[str]:
    for seat in range(view.seats):
        known = known_score(view, seat)
        if known is not None:
            yield look.say(msg("yy-final", player=ref("seat", seat), result=in_words(known)))


def _standing(view: View, look: Look) -> Iterator[str]:
    if view.outcome is not None:
        yield f"{look.say(situation(view))}."
    yield from told(look, describe(view), ("conflict",))
    if view.table.conflict is not None:
        yield f"{look.say(stage(view, view.table.conflict))}."


def _players(view: View, look: Look) -> Iterator[str]:
    yield from told(look, describe(view), ("players", "supplies"))


ALT = Alt(
    describe,
    card_text,
    focuses,
    _focus,
    _score,
    _standing,
    msg("yy-pic-alt-changes"),
    _players,
    tie_break,
)
