"""A hot-seat game in the terminal: the seat's view as text, the question, numbered options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from engine.core import notation
from engine.core.decision import Answer, Decision, Option, Seat, closing
from engine.core.errors import IllegalAnswer, Refused
from engine.core.flow import Applied, new_match, question
from engine.core.frame import Event
from engine.core.game import Game
from engine.core.history import History
from engine.core.match import OptionValue
from engine.core.reasons import explained
from engine.core.ties import ties
from engine.core.tokens import short
from engine.core.words import Msg, msg, ref
from locales import Words


class Terminal:
    """One table, everybody at the same keyboard."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: Mapping[str, OptionValue],
        seed: int,
        words: Words,
    ) -> None:
        begun = new_match(game, seats, options, seed)
        self.game = game
        self.words = words
        self.history = History(game, begun.match)
        self.told: list[Event] = list(begun.events)
        self.shown: Seat | None = None  # whose view was printed last
        self.commands: dict[str, Callable[[Seat], None]] = {
            "undo": self._undo,
            "log": self._log,
            "view": self._view,
            "help": self._help,
        }

    def play(self) -> None:
        """Ask until the match is over or the input ends."""
        self._say(msg("core-terminal-welcome", game=self.game.meta.title()))
        self._tell(tuple(self.told), None)
        while self.history.match.outcome is None:
            decision = self.history.match.pending()[0]
            self._ask(decision)
            self._obey(input("> "), decision.seat)
        self._result()

    def _ask(self, decision: Decision) -> None:
        if self.shown != decision.seat:
            self._view(decision.seat)
        self.shown = decision.seat
        who = self.words.player(decision.seat, ())
        print(f"\n{who}: {self.words.say(decision.prompt)}")
        for number, option in enumerate(decision.options, start=1):
            print(f"{number:>3}. {self._label(option)}")

    def _label(self, option: Option) -> str:
        about = f" ({self.words.say(option.about)})" if option.about else ""
        return f"{self.words.say(option.label)}{about}  [{short(option.token)}]"

    def _obey(self, line: str, seat: Seat) -> None:
        """A command, an option's number, or notation; several steps are parted by `;`."""
        typed = line.strip().lower()
        try:
            if typed in self.commands:
                self.commands[typed](seat)
                return
            closes = False
            for step in notation.steps(typed):
                closes = self._answer(seat, step)
            if closes:
                self._end(seat)
        except Refused as refused:
            print(self.words.refuse(refused))

    def _answer(self, seat: Seat, step: list[str]) -> bool:
        """The words of a step may answer several questions in a row; whether they close a turn."""
        closes = False
        while step:
            decision = question(self.history.match.questions(), seat)
            try:
                picks, step = _by_number(decision, step) or notation.read(decision, step)
                applied = self.history.answer(Answer(seat, decision.name, picks))
            except IllegalAnswer as refused:
                view = self.game.view(self.history.match, seat)
                raise explained(self.game, view, decision, refused) from None
            closes = decision.closed_by(picks)
            self._happened(applied, seat)
        return closes

    def _end(self, seat: Seat) -> None:
        """End a turn whose last pick said it would, unless something is left to choose."""
        if end := closing(self.history.match.pending(), seat):
            self._happened(self.history.answer(end), seat)

    def _happened(self, applied: Applied[Any], seat: Seat) -> None:
        self.told += applied.events
        self._tell(applied.events, seat)

    def _tell(self, events: tuple[Event, ...], seat: Seat | None) -> None:
        for line in self.words.turn(event for event in events if event.visible_to(seat)):
            print(f"  · {line}")

    def _undo(self, seat: Seat) -> None:
        step = self.history.undo(seat)
        del self.told[len(self.told) - len(step.events) :]
        self._say(msg("core-terminal-undone", answer=notation.written(step.answer.picks)))

    def _log(self, seat: Seat) -> None:
        self._tell(tuple(self.told), seat)

    def _view(self, seat: Seat) -> None:
        print()
        for part in self.game.describe(self.game.view(self.history.match, seat)):
            for line in part.lines:
                self._say(line)

    def _help(self, seat: Seat) -> None:
        self._say(msg("core-terminal-help"))

    def _say(self, message: Msg) -> None:
        print(self.words.say(message))

    def _result(self) -> None:
        outcome = self.history.match.outcome
        assert outcome is not None
        for place, seat in sorted((place, seat) for seat, place in enumerate(outcome.places)):
            result = msg(
                "core-terminal-place",
                place=place,
                player=ref("seat", seat),
                points=outcome.scores[seat],
            )
            self._say(result)
        view = self.game.view(self.history.match, None)
        for line in ties(outcome, partial(self.game.tie_break, view)):
            self._say(line)


def _by_number(decision: Decision, step: list[str]) -> tuple[tuple[str, ...], list[str]] | None:
    """All-number input picks options by their printed numbers."""
    if not all(word.isdecimal() for word in step):
        return None
    tokens = decision.tokens()
    numbers = [int(word[:6]) for word in step]
    if any(not 1 <= number <= len(tokens) for number in numbers):
        return None
    return tuple(tokens[number - 1] for number in numbers), []
