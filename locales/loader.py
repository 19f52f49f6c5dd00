"""Turns messages into sentences with Project Fluent files, one folder a language."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from engine.core.decision import Seat
from engine.core.errors import Refused
from engine.core.frame import Event
from engine.core.words import Arg, Msg, Ref, ref

LANGUAGES = ("en", "it")
ALSO = "also"  # the short form of an event that befell whom the line before it spoke of last
OTHER = "other"  # the same for somebody else, whom it names
HINT = "hint"  # how a label that is short for its buttons is said in a hint
LESS = "less"  # how a reason to play something is said where it is the price
THEIRS = "theirs"  # the same of somebody else, where `less` speaks to the reader
BRIEF = "brief"  # what somebody did, after their name, where many turns are told at once
FATE = "fate"  # what befell the reader in others' turns, told apart
FORM = "."  # between a key and the short form that is meant
STOP = "."
LONG = 400  # characters of a line that takes in nothing more
_HERE = Path(__file__).parent
_PARSER = FluentParser(with_spans=False)  # where in its file a word stood takes much room
_log = logging.getLogger(__name__)


class MissingWords(LookupError):
    """A message, a name or an argument that a language does not have."""


@dataclass(slots=True)
class _Line:
    """A line about somebody, and whether anything was joined to it."""

    seat: Seat | None  # whom it spoke of last
    text: str
    joined: bool = False


class Words:
    """One language. Strict words raise on anything missing; otherwise the key itself is shown."""

    def __init__(self, language: str, *, strict: bool = False) -> None:
        self.language = language
        self.strict = strict
        self.bundle = FluentBundle([language], use_isolating=False)
        for path in ftl_files(language):
            self.bundle.add_resource(_PARSER.parse(path.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        """Whether this language knows the key, and has the short form of it (`key.form`)."""
        name, _, form = key.partition(FORM)
        known = bool(self.bundle.has_message(name))
        return known and (not form or form in self.bundle.get_message(name).attributes)

    def say(self, message: Msg, names: Sequence[str] = ()) -> str:
        """One sentence, or a short form of it (`key.form`); `names` are the players', by seat."""
        return self._say(message, names)

    def _say(self, message: Msg, names: Sequence[str], form: str = "") -> str:
        prefix = message.key.partition("-")[0]
        args = {name: self._arg(prefix, arg, names) for name, arg in message.args.items()}
        return self._format(message.key, args, form)

    def tell(self, event: Event, names: Sequence[str] = ()) -> str:
        """One line of the log; the event's own seat is its `player`."""
        return self._tell(event, names)

    def _tell(self, event: Event, names: Sequence[str], form: str = "") -> str:
        args: dict[str, Arg] = dict(event.args)
        if event.seat is not None:
            args["player"] = ref("seat", event.seat)
        return self._say(Msg(event.key, args), names, form)

    def short(self, event: Event, form: str, names: Sequence[str] = ()) -> str | None:
        """An event in one of its short forms, if it has that."""
        return self._tell(event, names, form) if form in self._attributes(event.key) else None

    def turn(self, events: Iterable[Event], names: Sequence[str] = ()) -> list[str]:
        """Events as lines: what came of the same cause is joined to the line of its cause."""
        lines: list[_Line] = []
        for event in events:
            form = self._joins(event, lines[-1]) if lines else None
            if form is None:
                lines.append(_Line(event.seat, self.tell(event, names)))
            else:
                self._join(lines[-1], self._tell(event, names, form), form)
                lines[-1].seat = event.seat
        return [line.text for line in lines]

    def begins(self, event: Event) -> bool:
        """Whether an event stands at the head of a line, whatever comes before it."""
        return self._attributes(event.key).keys().isdisjoint((ALSO, OTHER))

    def _joins(self, event: Event, line: _Line) -> str | None:
        """The short form in which an event is said in the line before it, if it has one."""
        form = ALSO if event.seat == line.seat else OTHER
        fits = len(line.text) < LONG and form in self._attributes(event.key)
        return form if fits else None

    def _join(self, line: _Line, part: str, form: str) -> None:
        """Behind a colon stands what came of it; a line that ends in a stop still does."""
        text, stop = line.text.removesuffix(STOP), line.text.endswith(STOP)
        joint = form if line.joined else "first"
        line.text = text + self._format(f"core-turn-{joint}", {}) + part + STOP * stop
        line.joined = True

    def refuse(self, refused: Refused, names: Sequence[str] = ()) -> str:
        """Why something was refused."""
        return self.say(refused.why, names)

    def player(self, seat: Seat, names: Sequence[str]) -> str:
        """A player's name, or "Player 2" where nobody has one."""
        if seat < len(names):
            return names[seat]
        return self._format("core-player", {"number": seat + 1})

    def _arg(self, prefix: str, arg: Arg, names: Sequence[str]) -> str | int:
        if isinstance(arg, Msg):
            return self.say(arg, names)
        if isinstance(arg, Ref):
            return self._name(prefix, arg, names)
        if isinstance(arg, tuple):
            return self._list([str(self._arg(prefix, each, names)) for each in arg])
        return arg

    def _list(self, parts: list[str]) -> str:
        return self._format("core-list-separator", {}).join(parts)

    def _name(self, prefix: str, thing: Ref, names: Sequence[str]) -> str:
        """What a language calls a thing: `<prefix>-tile-e1_port_4`; a seat, by its player."""
        if thing.kind == "seat":
            return self.player(int(thing.id), names)
        return self._format(f"{prefix}-{thing.kind}-{thing.id}", {})

    def _attributes(self, key: str) -> Mapping[str, Any]:
        return self.bundle.get_message(key).attributes if self.has(key) else {}

    def _pattern(self, key: str, form: str) -> Any:
        """What a message says, or says in a short form."""
        key, _, named = key.partition(FORM)
        if form := form or named:
            return self._attributes(key).get(form)
        return self.bundle.get_message(key).value if self.has(key) else None

    def _format(self, key: str, args: dict[str, str | int], form: str = "") -> str:
        problems: list[Exception] = []
        text = key
        if (pattern := self._pattern(key, form)) is not None:
            value, problems = self.bundle.format_pattern(pattern, args)
            text = str(value)
        else:
            problems.append(LookupError(key))
        if problems:
            self._missing(f"{self.language} {key}: {problems}")
        return text

    def _missing(self, what: str) -> None:
        if self.strict:
            raise MissingWords(what)
        _log.error("words missing: %s", what)


@lru_cache(maxsize=len(LANGUAGES))
def words(language: str) -> Words:
    """The words of a language, read once."""
    return Words(language if language in LANGUAGES else LANGUAGES[0])


def shell_words() -> Words:
    """The language of whoever reads the terminal."""
    return words(os.environ.get("LANG", "")[:2])


def ftl_files(language: str) -> Iterator[Path]:
    """The files of one language."""
    yield from sorted((_HERE / language).glob("*.ftl"))
