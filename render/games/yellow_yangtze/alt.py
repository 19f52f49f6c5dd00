"""The pictures in a few sentences, for those who cannot see them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import Msg, msg
from engine.games.yellow_yangtze.board import Board
from engine.games.yellow_yangtze.data import COLOURS
from engine.games.yellow_yangtze.describe import describe
from engine.games.yellow_yangtze.scoring import in_words
from engine.games.yellow_yangtze.state import View
from render.games.yellow_yangtze.cardbook import card_text
from render.games.yellow_yangtze.conflict import stage, title
from render.games.yellow_yangtze.focus import focuses, leader_words
from render.games.yellow_yangtze.header import situation
from render.games.yellow_yangtze.score import known_score
from render.picture import Look, fitting

_HAND = ("yy-say-hand", "yy-say-points")
_STATE, _CONFLICT = ("yy-say-state",), ("yy-say-war", "yy-say-revolt", "yy-say-side")
_PLAYER = ("yy-say-player", "yy-say-on-board")
_MARKET = ("yy-say-market", "yy-say-supply")


def alt(view: View, look: Look, kind: str) -> str:
    """The picture in sentences: first what is special about its kind, then how the game stands."""
    plain, _, which = kind.partition(":")
    if plain == "card":
        return fitting([card_text(which, look)])
    return fitting(_sentences(view, look, plain, which))


def _sentences(view: View, look: Look, kind: str, token: str) -> Iterator[str]:
    if kind == "hand":
        yield from _told(view, look, _HAND)
    if kind == "focus":
        yield from _focus(view, look, token)
    if kind == "preview" and look.asked is not None:
        yield look.say(look.asked.prompt)
    if kind == "score":
        yield from _scores(view, look)
    yield look.say(describe(view)[0])
    if view.outcome is not None:
        yield f"{look.say(situation(view))}."
    yield from _fight(view, look)
    if look.changes and kind in ("board", "focus"):
        yield look.say(msg("yy-pic-alt-changes"))
        public = (event for event in look.changes if event.to is None)
        yield from (look.words.tell(event, look.names) for event in public)
    yield from _told(view, look, (*_PLAYER, "yy-say-bag"))


def _told(view: View, look: Look, keys: tuple[str, ...]) -> Iterator[str]:
    """Lines of the full text of the view, hand and points only where the picture shows them."""
    yield from (look.say(line) for line in _lines(view, keys))


def _lines(view: View, keys: tuple[str, ...]) -> Iterator[Msg]:
    own = len(_HAND)
    for line in describe(view):
        if line.key in keys and (line.key not in _HAND or own):
            own -= line.key in _HAND
            yield line


def _fight(view: View, look: Look) -> Iterator[str]:
    yield from _told(view, look, _CONFLICT)
    if view.table.conflict is not None:
        yield f"{look.say(stage(view, view.table.conflict))}."


def _focus(view: View, look: Look, token: str) -> Iterator[str]:
    kind, _, which = token.partition(":")
    yield f"{look.say(dict(focuses(view))[token])}."
    if kind == "states":
        yield from _told(view, look, _STATE)
    elif kind == "market":
        yield from _told(view, look, _MARKET)
    elif kind == "player":
        found = Board(view.table)
        for colour in COLOURS:
            name = look.say(msg(f"yy-leader-{colour}"))
            yield f"{name}: {look.say(leader_words(view, found, int(which), colour))}"
    elif kind == "conflict" and view.table.conflict is None and view.table.last_conflict:
        yield f"{look.say(title(view.table.last_conflict))}."
        yield look.say(stage(view, view.table.last_conflict))


def _scores(view: View, look: Look) -> Iterator[str]:
    for seat in range(view.seats):
        known = known_score(view, seat)
        if known is not None:
            yield look.say(msg("yy-final", player=f"seat:{seat}", result=in_words(known)))
