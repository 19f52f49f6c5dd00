"""Random games of every set-up: all that is said has words, and fits where it is shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec
import pytest

from engine.core.decision import Decision
from engine.core.flow import Applied, new_match
from engine.core.frame import Event
from engine.core.rng import Rng
from engine.core.words import Arg, Msg
from engine.simulate import random_step
from locales import LANGUAGES
from tests.locales.ftl import strict
from tests.play import SetUp, set_ups

GAMES_EACH = 4
ENOUGH = 2_500  # answers, after which no further game is begun
EVERY = 30  # answers between two full descriptions of the table
PROMPT = 360
BUTTON = 80
MENU = 100
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Eva", "Finn")

SET_UPS = {str(set_up): set_up for set_up in set_ups()}
each_set_up = pytest.mark.parametrize("name", SET_UPS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@dataclass
class Said:
    """What was said in some games, each thing once."""

    prompts: dict[bytes, Msg] = field(default_factory=dict)
    labels: dict[bytes, Msg] = field(default_factory=dict)
    abouts: dict[bytes, Msg] = field(default_factory=dict)
    groups: dict[bytes, Msg] = field(default_factory=dict)
    lines: dict[bytes, Msg] = field(default_factory=dict)
    events: dict[bytes, Event] = field(default_factory=dict)
    turns: list[tuple[Event, ...]] = field(default_factory=list)

    def hear(self, decision: Decision) -> None:
        """Keep a question's words."""
        _keep(self.prompts, decision.prompt)
        for short in (decision.menu, decision.call):
            if short is not None:
                _keep(self.groups, short)
        for option in decision.options:
            _keep(self.labels, option.label)
            if option.about is not None:
                _keep(self.abouts, option.about)
            if option.group is not None:
                _keep(self.groups, option.group)
            if option.final is not None:
                _keep(self.abouts, option.final)


_pack = msgspec.msgpack.Encoder().encode


def _keep(things: dict[bytes, Msg], thing: Msg) -> None:
    things.setdefault(_pack(thing), thing)


def _alike(arg: Arg) -> Arg:
    """Numbers above two never need other words, so log and table lines may share them."""
    if isinstance(arg, Msg):
        return Msg(arg.key, {name: _alike(each) for name, each in arg.args.items()})
    if isinstance(arg, tuple):
        return tuple(_alike(each) for each in arg)  # type: ignore[misc]
    return min(arg, 3) if isinstance(arg, int) else arg


def _positions(set_up: SetUp, seed: int) -> Iterator[Applied[Any]]:
    now: Applied[Any] = new_match(set_up.game, set_up.seats, set_up.options, seed)
    rng = Rng(seed + 1)
    yield now
    while now.match.outcome is None:
        now = random_step(now, rng)
        yield now


@cache
def _said(name: str) -> Said:
    said, set_up = Said(), SET_UPS[name]
    for seed in range(GAMES_EACH):
        if len(said.turns) > ENOUGH:
            break
        for n, now in enumerate(_positions(set_up, seed)):
            for decision in now.questions:
                said.hear(decision)
            said.turns.append(now.events)
            for event in now.events:
                like = msgspec.structs.replace(event, args=_alike(Msg("", event.args)).args)  # type: ignore[union-attr]
                said.events.setdefault(_pack(like), event)
            if n % EVERY == 0 or now.match.outcome is not None:
                _describe(said, set_up, now)
    return said


def _describe(said: Said, set_up: SetUp, now: Applied[Any]) -> None:
    """The table as every seat and a spectator see it."""
    for seat in (None, *range(set_up.seats)):
        for part in set_up.game.describe(set_up.game.view(now.match, seat)):
            for line in part.lines:
                said.lines.setdefault(_pack(_alike(line)), line)


@each_language
@each_set_up
def test_everything_said_has_words(name: str, language: str) -> None:
    said, words = _said(name), strict(language)
    for message in (*said.groups.values(), *said.lines.values()):
        assert words.say(message, NAMES).strip()
    for event in said.events.values():
        assert words.tell(event, NAMES).strip()
    assert said.lines
    assert said.events


@each_language
@each_set_up
def test_what_happened_reads_in_at_most_as_many_lines(name: str, language: str) -> None:
    words = strict(language)
    for events in _said(name).turns:
        lines = words.turn(events, NAMES)
        assert len(lines) <= len(events)
        assert all(line.strip() for line in lines)


@each_language
@each_set_up
def test_what_is_said_fits_where_it_is_shown(name: str, language: str) -> None:
    said, words = _said(name), strict(language)
    long = [text for m in said.prompts.values() if len(text := words.say(m, NAMES)) > PROMPT]
    for message in (*said.labels.values(), *said.groups.values()):
        text = words.say(message, NAMES)
        assert text == text.strip() != ""
        if len(text) > BUTTON:
            long.append(text)
    long += [text for m in said.abouts.values() if len(text := words.say(m, NAMES)) > MENU]
    assert said.prompts
    assert long == []
