"""In the terminal too a pick that closes a turn closes it."""

from __future__ import annotations

import pytest

from engine.core.history import History
from engine.games.river_of_gold.data import CUSTOMERS
from engine.games.river_of_gold.game import RIVER_OF_GOLD
from locales import words
from terminal.hot_seat import Terminal
from tests.games.river_of_gold.scenes import Who, scene


def typed(line: str, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Seat 0 has delivered, must discard a customer, and types one line."""
    who = Who(die=3, goods=CUSTOMERS["artisan_3"].cost, koku=5, hand=("artisan_3", "elder_1"))
    table = scene(who).answer(0, "deliver artisan_3")
    terminal = Terminal(RIVER_OF_GOLD, 2, {}, 5, words("en"))
    terminal.history = History(RIVER_OF_GOLD, table.match)
    lines = iter([line])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    with pytest.raises(StopIteration):
        terminal.play()
    return terminal


@pytest.mark.parametrize("line", ["discard elder_1", "discard elder_1; end"])
def test_the_discard_after_a_delivery_ends_the_turn(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert set(typed(line, monkeypatch).history.match.asked) == {1}


def test_a_trade_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(typed("trade favour", monkeypatch).history.match.asked) == {0}
