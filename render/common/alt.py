"""The pictures in a few sentences, for those who cannot see them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any, Generic, TypeVar

from engine.core.match import View
from engine.core.ties import TieBreak, no_tie_break, ties
from engine.core.words import Msg, Part, ref
from render.picture import Look, Named, fitting

V = TypeVar("V", bound=View[Any, Any, Any])
Told = Iterable[str]


@dataclass(frozen=True)
class Alt(Generic[V]):
    """What a game has to say about its pictures; the rest is the same for all."""

    describe: Callable[[V], Sequence[Part]]
    card: Callable[[str, V, Look], str]
    focuses: Callable[[V], tuple[Named, ...]]
    focus: Callable[[V, Look, str], Told]  # what a close-up shows, beside its name
    score: Callable[[V, Look], Told]
    standing: Callable[[V, Look], Told]  # how the game stands, beside its first line
    changes: Msg  # what the last turn is introduced with
    players: Callable[[V, Look], Told]
    tie_break: TieBreak = no_tie_break

    def __call__(self, view: V, look: Look, kind: str) -> str:
        """What a picture shows, most important first, never longer than it may be."""
        plain, _, token = kind.partition(":")
        if plain == "card":
            return fitting([self.card(token, view, look)])
        return fitting(self._sentences(view, look, plain, token))

    def _sentences(self, view: V, look: Look, kind: str, token: str) -> Iterator[str]:
        parts = self.describe(view)
        if kind == "hand":
            yield from _own(view, look, parts)
            return  # how the game stands is not in this picture, and it is kept for longer
        if kind == "focus":
            yield f"{look.say(dict(self.focuses(view))[token])}."
            yield from self.focus(view, look, token)
        if kind == "preview" and look.asked is not None:
            yield look.say(look.asked.prompt)
        if kind == "score":
            yield from self._ties(view, look)
            yield from self.score(view, look)
        yield from islice(told(look, parts, ("status",)), 1)
        yield from self.standing(view, look)
        if look.changes and kind in ("board", "pane", "focus"):
            yield look.say(self.changes)
            yield from (look.words.tell(event, look.names) for event in look.changes)
        if kind != "score":
            yield from self.players(view, look)

    def _ties(self, view: V, look: Look) -> Iterator[str]:
        """What decided between equal scores, or that nothing did."""
        if view.outcome is not None:
            yield from map(look.say, ties(view.outcome, partial(self.tie_break, view)))


def _own(view: View[Any, Any, Any], look: Look, parts: Sequence[Part]) -> Iterator[str]:
    """What nobody else sees, and the line about its owner."""
    yield from told(look, (part for part in parts if part.private))
    lines = (line for part in parts if part.name == "players" for line in part.lines)
    mine = ref("seat", view.seat or 0)
    yield from (look.say(line) for line in lines if line.args.get("player") == mine)


def told(look: Look, parts: Iterable[Part], names: Sequence[str] | None = None) -> Iterator[str]:
    """The lines of some parts of a view; all of those given unless they are named."""
    for part in parts:
        if names is None or part.name in names:
            yield from (look.say(line) for line in part.lines)


def standing(look: Look, parts: Iterable[Part]) -> Iterator[str]:
    """How the game stands, without its first line."""
    return islice(told(look, parts, ("status",)), 1, None)


def told_of_players(look: Look, parts: Iterable[Part], keys: Collection[str]) -> Iterator[str]:
    """Some lines about every player, by their keys."""
    lines = (line for part in parts if part.name == "players" for line in part.lines)
    return (look.say(line) for line in lines if line.key in keys)
