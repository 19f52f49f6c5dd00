"""Many turns at once, in every game: marked so that all can be read, and told in few words."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from engine.ai.chance import random_answer
from engine.core.codec import copy
from engine.core.flow import new_match, play
from engine.core.frame import BEGINS, Event
from engine.core.match import Match
from engine.core.rng import Rng
from engine.games import GAMES
from locales import LANGUAGES, words
from locales.loader import BRIEF, FATE
from render.games import RENDERERS
from render.picture import Look, Told, changed_panes, compose
from render.toolkit.marks import Pins
from tests.locales.ftl import strict
from tests.shares import share

each_game = pytest.mark.parametrize("game", RENDERERS)
ANSWERS, TURNS, OLDER = 200, 9, 4
MOST_BRIEF = 60  # characters of what was done at once; names of several cards may be longer


@cache
def played(name: str) -> tuple[Match[Any], list[Event]]:
    """A random game some way in, and all that happened in it."""
    game = GAMES.get(name)
    now, rng, events = new_match(game, game.meta.seats[-1], {}, 7), Rng(3), list[Event]()
    for _ in range(ANSWERS):
        if now.match.outcome is not None:
            break
        now = play(now.match, random_answer(rng.choice(now.pending), rng), now.questions)
        events += now.events
    return now.match, events


def told(events: list[Event]) -> tuple[Told, ...]:
    """The last turns, the newest of them with numbers."""
    turns: list[list[Event]] = []
    for event in events:
        if event.key.endswith(BEGINS):
            turns.append([])
        elif turns and event.to is None and words("en").has(f"{event.key}.{BRIEF}"):
            turns[-1].append(event)
    few = [turn for turn in turns if turn][-TURNS - OLDER :]
    numbers = [None] * OLDER + [*range(1, TURNS + 1)]
    return tuple(Told(n, tuple(turn)) for n, turn in zip(numbers, few, strict=True))


@each_game
def test_marks_hide_nothing_and_numbers_stand_clear_of_each_other(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    known, pinned = GAMES.get(game), list[Pins]()
    made = Pins.__init__

    def keeping(self: Pins, *args: Any, **named: Any) -> None:
        made(self, *args, **named)
        pinned.append(self)

    monkeypatch.setattr(Pins, "__init__", keeping)
    match, events = played(game)
    view, turns = known.view(match, None), told(events)
    panes = changed_panes(view, turns)
    assert panes
    for kind, _ in panes:
        assert compose(view, kind, Look(words("it"), width=1080, turns=turns)).problems() == []
    points = [pins.taken for pins in pinned if pins.apart > 30]
    assert any(points)
    for taken in points:
        for n, (x, y) in enumerate(taken):
            assert all(max(abs(x - a), abs(y - b)) > 30 for a, b in taken[:n])


@each_game
def test_every_deed_has_a_few_words(game: str) -> None:
    _, events = played(game)
    names = ("Ada", "Bo", "Cyd", "Di", "Eli", "Fay")
    for language in LANGUAGES:
        spoken = strict(language)
        said = [spoken.short(event, form, names) for event in events for form in (BRIEF, FATE)]
        brief = [each for each in said if each is not None]
        assert brief
        assert all(each and not each.endswith(".") for each in brief)
        assert share([len(each) <= MOST_BRIEF for each in brief]) > 0.9


@each_game
def test_points_are_told_as_far_as_eyes_know_them(game: str) -> None:
    known = GAMES.get(game)
    match = copy(known, played(game)[0])
    public = known.points(known.view(match, None))
    for seat in range(match.seats):
        own = known.points(known.view(match, seat))
        assert seat in own
        assert {each: own[each] for each in public} == public
        other = Rng(seat)
        known.blur(match, seat, other)
        assert known.points(known.view(match, seat)) == own
