"""Scenes: a match put at a chosen position and played by typing; invariants hold throughout."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Generic, Self, TypeVar

import pytest

from engine.core import notation
from engine.core.checks import violations
from engine.core.codec import encode
from engine.core.decision import Answer, Decision, Seat
from engine.core.errors import Refused
from engine.core.flow import apply, new_match, question
from engine.core.frame import Event, Frame
from engine.core.game import Game
from engine.core.match import Match, OptionValue
from engine.core.rng import Rng
from engine.core.ties import ties
from engine.core.words import Arg
from locales import words as speaking

S = TypeVar("S")


def said_of_ties(scene: Scene[Any]) -> list[str]:
    """What is said of equal scores when the game is over, in English."""
    outcome, view = scene.match.outcome, scene.game.view(scene.match, None)
    assert outcome is not None
    lines = ties(outcome, partial(scene.game.tie_break, view))
    return [speaking("en").say(line) for line in lines]


class Scene(Generic[S]):
    """One match, what was said on the way to it, and the means to go on."""

    def __init__(self, game: Game[S, Any], match: Match[S], events: Sequence[Event] = ()) -> None:
        self.game = game
        self.match = match
        self.events = list(events)  # of the last line typed
        self.sealed = False  # whether the last answer may no longer be taken back
        self._keep_invariants()

    @classmethod
    def posed(
        cls,
        game: Game[S, Any],
        state: S,
        stack: Sequence[Frame[S]],
        *,
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        seed: int = 1,
    ) -> Self:
        """A position without set-up; the last frame of the stack is the one that asks."""
        match = game.form.match(
            game=game.meta.id,
            schema=game.schema,
            rules_version=game.rules_version,
            seats=seats,
            options=game.meta.complete_options(seats, options or {}),
            seed=seed,
            rng=Rng(seed),
            state=state,
            stack=list(stack),
        )
        match.put(match.questions(), {})
        assert match.asked, "the last frame of a posed stack must ask somebody"
        return cls(game, match)

    @classmethod
    def dealt(
        cls,
        game: Game[S, Any],
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        seed: int = 1,
    ) -> Self:
        """A match as the game itself sets it up."""
        applied = new_match(game, seats, options or {}, seed)
        return cls(game, applied.match, applied.events)

    @property
    def state(self) -> S:
        """The position now."""
        return self.match.state

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Who is asked now."""
        return tuple(decision.seat for decision in self.match.pending())

    def asked(self, seat: Seat) -> Decision:
        """The question of one seat."""
        return question(self.match.questions(), seat)

    def offers(self, seat: Seat, kind: str) -> set[str]:
        """What of one kind is on offer: the ids after `kind`."""
        tokens = (token.partition(":") for token in self.asked(seat).tokens())
        return {what for found, _, what in tokens if found == kind}

    def answer(self, seat: Seat, line: str) -> Self:
        """Type one line; its words may answer several questions in a row."""
        self.events = []
        for words in notation.steps(line):
            rest: Sequence[str] = words
            while rest:
                decision = self.asked(seat)
                picks, rest = notation.read(decision, rest)
                self._apply(Answer(seat, decision.name, picks))
        return self

    def said(
        self,
        key: str,
        seat: Seat | None = None,
        to: tuple[Seat, ...] | None = None,
        **args: Arg,
    ) -> list[Event]:
        """What the last line said under this key, to these seats, with at least these arguments."""
        return [
            event
            for event in self.events
            if event.key == key
            and event.to == to
            and (seat is None or event.seat == seat)
            and args.items() <= event.args.items()
        ]

    @contextmanager
    def refuses(self, key: str = "") -> Iterator[None]:
        """What is typed inside is refused and changes nothing."""
        before = encode(self.match)
        with pytest.raises(Refused) as caught:
            yield
        assert encode(self.match) == before
        assert key in ("", caught.value.why.key)

    def _apply(self, answer: Answer) -> None:
        applied = apply(self.game, self.match, answer)
        self.match = applied.match
        self.events += applied.events
        self.sealed = applied.sealed
        self._keep_invariants()

    def _keep_invariants(self) -> None:
        """The game's own, and that whoever leaves can be played for."""
        assert list(violations(self.game, self.match)) == []
        for decision in self.match.pending():
            decision.check(decision.fallback)
