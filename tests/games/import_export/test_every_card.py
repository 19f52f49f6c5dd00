"""Every card has tests that would notice if it did nothing, and one where it finds no use."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import product
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from engine.core.decision import Seat
from engine.games.import_export import asides, complete, contract, rules, ships
from engine.games.import_export.data import CARDS
from engine.games.import_export.effects import ACCEPTS, ONCE, REACTIONS, SCORES, WILD, WINS
from engine.games.import_export.state import Table

FIRST = {"base": 201, "jutaku": 301, "kickstarter": 311, "captain": 326}  # rule of the first card
BY_NAME: dict[str, tuple[Any, str]] = {  # rules that know a card by its name alone
    "bok-choy": (complete, "_CHOY"),
    "flour": (contract, "FLOUR"),
    "lutefisk": (asides, "_LUTEFISK"),
    "tortillas": (ships, "_TORTILLAS"),
}
ALWAYS = {"almonds", "down-jackets", "gold-toilets", "rice"}  # always pay, if only for themselves


def rule_of(card: str) -> str:
    """The number of the rule of a card."""
    of_set = [each.id for each in CARDS.values() if each.set == CARDS[card].set]
    return f"IE-{FIRST[CARDS[card].set] + of_set.index(card)}"


def everything() -> list[FunctionType]:
    """All tests of this folder but those of the guard itself and of whole games."""
    names = sorted(path.stem for path in Path(__file__).parent.glob("test_*.py"))
    but = (Path(__file__).stem, "test_shared")
    found = [
        import_module(f"tests.games.import_export.{name}") for name in names if name not in but
    ]
    return [
        each
        for module in found
        for name, each in vars(module).items()
        if name.startswith("test_") and each.__module__ == module.__name__
    ]


def marked(test: FunctionType, mark: str) -> set[str]:
    """What a test has been marked with."""
    found = (each for each in getattr(test, "pytestmark", ()) if each.name == mark)
    return {str(named) for each in found for named in each.args}


TESTS = everything()
PROVING = {test: marked(test, "rule") for test in TESTS}
IDLE = {card for test in TESTS for card in marked(test, "idle")}


@contextmanager
def without(card: str) -> Iterator[None]:
    """The card is there and does nothing."""
    has, holders = rules.has, rules.holders

    def still_has(table: Table, seat: Seat, effect: str) -> bool:
        return effect != card and has(table, seat, effect)

    def still_holders(table: Table, seat: Seat, effect: str) -> list[str]:
        return holders(table, seat, effect) if effect != card else []

    with pytest.MonkeyPatch.context() as patch:
        for listed in (ONCE, SCORES, WINS, ACCEPTS, WILD, *REACTIONS.values()):
            patch.delitem(listed, card, raising=False)  # type: ignore[arg-type]
        patch.setattr(rules, "has", still_has)
        patch.setattr(rules, "holders", still_holders)
        if card in BY_NAME:
            patch.setattr(*BY_NAME[card], "")
        yield


def cases(test: FunctionType) -> Iterator[dict[str, Any]]:
    """The arguments with which a test is run."""
    given = [
        each.args[:2] for each in getattr(test, "pytestmark", ()) if each.name == "parametrize"
    ]
    for chosen in product(*(values for _, values in given)):
        found: dict[str, Any] = {}
        for (names, _), values in zip(given, chosen, strict=True):
            one = isinstance(names, str)
            found |= {names: values} if one else dict(zip(names, values, strict=True))
        yield found


def fails(test: FunctionType) -> bool:
    """Whether a test notices that something is wrong."""
    for arguments in cases(test):
        try:
            test(**arguments)
        except (Exception, pytest.fail.Exception):
            return True
    return False


@pytest.mark.parametrize("card", CARDS)
def test_a_card_that_did_nothing_would_be_noticed(card: str) -> None:
    own = [test for test, numbers in PROVING.items() if rule_of(card) in numbers]
    sound = [test for test in own if not fails(test)]
    with without(card):
        assert any(fails(test) for test in sound)


def test_every_card_is_tested_where_it_is_declined_or_of_no_use() -> None:
    assert sorted(set(CARDS) - IDLE) == sorted(ALWAYS)


def test_a_test_of_one_card_does_not_mind_another() -> None:
    test = next(test for test in TESTS if test.__name__ == "test_almonds")
    assert len(list(cases(test))) == 3
    with without("potatoes"):
        assert not fails(test)
