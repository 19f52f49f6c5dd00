"""Questions say what is wanted, because of which card and of whom."""

from __future__ import annotations

import pytest

from tests.games.import_export.scenes import NAMES, HarbourScene, Who, complete, scene, sea
from tests.locales.ftl import strict


def asked(table: HarbourScene, seat: int, language: str = "en") -> str:
    """What a seat reads."""
    return strict(language).say(table.asked(seat).prompt, NAMES)


@pytest.mark.rule("IE-701", "IE-236", "IE-805")
@pytest.mark.parametrize(
    ("completed", "said"),
    [((), "ties go to the captain"), (("foxes",), "ties go to Foxes, then to the captain")],
)
def test_a_bid_tells_who_wins_ties(completed: tuple[str, ...], said: str) -> None:
    who = Who(hand=("glasses",), completed=completed)
    table = scene(Who(hand=("books",)), who, Who(ships=(sea("rice", "cups"),)))
    table.go("lead books").go("follow glasses", 1).go("draw", 2)
    assert said in asked(table, 0)
    assert said in asked(table, 1)


@pytest.mark.rule("IE-701")
@pytest.mark.parametrize(
    ("card", "said", "detto"),
    [
        ("mortars", "Mortars of Ann: give 4 credits", "Mortai di Ann: dai 4 crediti"),
        ("vacuum-cleaners", "Vacuum Cleaners of Ann: give", "Folletto di Ann: dai"),
        ("animal-feed", "Animal Feed of Ann: buy it", "Mangime di Ann: comprarlo"),
    ],
)
def test_who_must_pay_is_told_whom_and_why(card: str, said: str, detto: str) -> None:
    rival = Who(goods=("teslas", "rice"), hand=("cups",))
    table = complete(card, None, rival)
    assert asked(table, 1).startswith(said)
    assert asked(table, 1, "it").startswith(detto)
