"""What every game owes whoever answers in advance: legal, from the own view, in plain words."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.core.codec import copy
from engine.core.decision import Decision, Option, Seat
from engine.core.flow import question
from engine.core.frame import Event
from engine.core.game import Game
from engine.core.match import Match
from engine.core.rng import Rng
from engine.core.standing import MOST_CHOICES, Given, Standing, ahead
from engine.core.words import msg
from engine.games import GAMES
from locales import LANGUAGES
from tests.locales.ftl import strict
from tests.play import Moment, SetUp, moments, sampled

WITH_KINDS = [game for game in GAMES if game.standing]
SET_UPS = [set_up for game in WITH_KINDS for set_up in sampled(game)]
SET_ANEW = 40  # answers until everybody sets everything anew
BLURRED = 17  # one in so many is compared with a position dealt anew
RARE = {"good", "use", "pay"}  # so rare in random games that only scenes meet them
LABEL, ABOUT, VALUE = 80, 100, 100  # characters; Discord takes 100 of each
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Eve", "Flo")
each_set_up = pytest.mark.parametrize("set_up", SET_UPS, ids=str)
each_game = pytest.mark.parametrize("game", [*GAMES], ids=lambda game: game.meta.id)


@dataclass(frozen=True)
class Set:
    """One answer in advance."""

    kind: Standing[Any]
    seat: Seat
    choice: Option


@dataclass(frozen=True)
class Case:
    """It meets a question that it may answer."""

    set: Set
    match: Match[Any]
    asked: Decision
    since: tuple[Event, ...]

    def given(self, game: Game[Any, Any]) -> Given:
        """What it would answer; nothing once it has ended."""
        kind, view = self.set.kind, game.view(self.match, self.set.seat)
        if kind.ended(view, self.since, self.set.choice.token):
            return None
        return kind.picks(view, self.asked, self.since, self.set.choice.token)


@cache
def _played(n: int) -> tuple[Moment, ...]:
    return tuple(moments(SET_UPS[n], seed=41 + n))


def played(set_up: SetUp) -> tuple[Moment, ...]:
    """One random game of a set-up."""
    return _played(SET_UPS.index(set_up))


def on_offer(set_up: SetUp, match: Match[Any]) -> Iterator[Set]:
    """Everything that anybody could set now."""
    for seat in range(set_up.seats):
        view = set_up.game.view(match, seat)
        for kind in set_up.game.standing:
            yield from (Set(kind, seat, choice) for choice in kind.choices(view))


def cases(set_up: SetUp) -> Iterator[Case]:
    """All that meets a question in a game in which everybody sets everything, again and again."""
    since: list[Event] = []
    known: list[Set] = []
    for n, moment in enumerate(played(set_up)):
        match = moment.before.match
        if n % SET_ANEW == 0:
            since, known = [], list(on_offer(set_up, match))
        for asked in moment.before.pending:
            seen = tuple(event for event in since if event.visible_to(asked.seat))
            for each in known:
                if each.seat == asked.seat and asked.name in each.kind.answers:
                    yield Case(each, match, asked, seen)
        since += moment.after.events


@pytest.mark.parametrize("game", WITH_KINDS, ids=lambda game: game.meta.id)
def test_it_answers_what_is_legal_or_nothing(game: Game[Any, Any]) -> None:
    answered = set()
    for set_up in (each for each in SET_UPS if each.game is game):
        for case in cases(set_up):
            if (given := case.given(game)) is not None:
                case.asked.check(given)
                assert not case.asked.is_aside(given)
                answered.add(case.set.kind.key)
    assert answered >= {kind.key for kind in game.standing} - RARE


@each_set_up
def test_it_knows_no_more_than_its_owner(set_up: SetUp) -> None:
    game, compared = set_up.game, 0
    for n, case in enumerate(cases(set_up)):
        if n % BLURRED == 0:
            other = _blurred(game, case, n)
            assert other.given(game) == case.given(game)
            assert _choices(game, other) == _choices(game, case)
            compared += 1
    assert compared


def _blurred(game: Game[Any, Any], case: Case, n: int) -> Case:
    """The same case in a position in which all is dealt anew that its owner cannot see."""
    match = copy(game, case.match)
    game.blur(match, case.set.seat, Rng(n))
    asked = question(match.questions(), case.set.seat)
    return Case(case.set, match, asked, case.since)


def _choices(game: Game[Any, Any], case: Case) -> list[tuple[Option, ...]]:
    view = game.view(case.match, case.set.seat)
    return [kind.choices(view) for kind in game.standing]


@each_set_up
def test_who_is_asked_is_public(set_up: SetUp) -> None:
    names, found = ahead(set_up.game.standing), 0
    for moment in played(set_up):
        waiting = set_up.game.view(moment.before.match, None).waiting
        for asked in moment.before.pending:
            if asked.name in names:
                assert asked.seat in waiting
                found += 1
    assert found


@each_set_up
def test_choices_fit_one_menu_and_have_plain_words(set_up: SetUp) -> None:
    offered: dict[tuple[str, str, str], Option] = {}
    for moment in played(set_up)[::SET_ANEW]:
        _check_menus(set_up, moment.before.match)
        for each in on_offer(set_up, moment.before.match):
            option = each.choice
            offered.setdefault((each.kind.key, option.token, str(option.label)), option)
    assert offered
    for option in offered.values():
        assert len(option.token) <= VALUE
        assert option.about is not None, "it says what ends it"
        for language in LANGUAGES:
            words = strict(language)
            assert 0 < len(words.say(option.label, NAMES)) <= LABEL
            assert 0 < len(words.say(option.about, NAMES)) <= ABOUT


def _check_menus(set_up: SetUp, match: Match[Any]) -> None:
    for seat in range(set_up.seats):
        view = set_up.game.view(match, seat)
        for kind in set_up.game.standing:
            tokens = [choice.token for choice in kind.choices(view)]
            assert len(set(tokens)) == len(tokens) <= MOST_CHOICES


@each_game
def test_kinds_have_keys_of_their_own_and_titles(game: Game[Any, Any]) -> None:
    keys = [kind.key for kind in game.standing]
    assert len(set(keys)) == len(keys)
    for language in LANGUAGES:
        titles = [
            strict(language).say(msg(f"{game.meta.prefix}-standing-{key}"))
            for key in keys or ["none"]
        ]
        assert all(0 < len(title) <= ABOUT for title in titles)
        assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("game", WITH_KINDS, ids=lambda game: game.meta.id)
def test_what_it_answers_are_questions_of_the_game(game: Game[Any, Any]) -> None:
    assert ahead(game.standing) <= set(_names(game))


def _names(game: Game[Any, Any]) -> Iterator[str]:
    """Every string in the code of a game, but for what declares the answers."""
    folder = Path(__file__).parents[2] / "engine" / "games" / game.meta.id
    for path in sorted(folder.glob("*.py")):
        if path.name != "standing.py":
            tree = ast.parse(path.read_text(encoding="utf-8"))
            constants = (node for node in ast.walk(tree) if isinstance(node, ast.Constant))
            yield from (node.value for node in constants if isinstance(node.value, str))
