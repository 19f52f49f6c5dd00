"""Whose doing a card reacts to, and that its owner is no debtor of their own (IE-58)."""

from __future__ import annotations

import pytest

from tests.games.import_export.scenes import (
    Who,
    complete,
    contracting,
    importing,
    open_,
    pirating,
    port,
    scene,
    sea,
    window,
)


@pytest.mark.rule("IE-58", "IE-214", "IE-267")
def test_nobody_pays_themselves() -> None:
    owner = Who(ships=(sea("foxes", "tanks"),))
    table = importing(Who(completed=("marijuana",)), owner).go("import; goods")
    assert not table.said("ie-paid")
    table = pirating(Who(completed=("poison-bottles",)), Who(ships=(sea("rice", "cups"),)))
    assert not table.go("take rice").said("ie-paid")


@pytest.mark.rule("IE-58", "IE-208")
@pytest.mark.parametrize("ships", [(sea("rice", "cups"),), (port(), sea("rice", "cups"))])
def test_heavy_ammunition_is_for_the_own_piracy_of_other_ships(ships: tuple[object, ...]) -> None:
    owner = Who(hand=("pens",), completed=("heavy-ammunition",))
    victim = Who(hand=("soap",), ships=ships)  # type: ignore[arg-type]
    assert not pirating(Who(), victim, owner).go("take rice").said("ie-gave")
    own = Who(hand=("pens",), completed=("heavy-ammunition",), ships=ships)  # type: ignore[arg-type]
    assert not pirating(own).go("take rice").said("ie-gave")


@pytest.mark.rule("IE-58", "IE-262")
def test_paprika_load_for_contracts_of_their_owner() -> None:
    owner = Who(hand=("rice",), completed=("paprika",), ships=(port(open_("sugar")),))
    table = window("contract", Who(hand=("potatoes",)), owner).go("contract potatoes 1")
    assert table.waiting == (0,)


@pytest.mark.rule("IE-211")
def test_books_pay_for_a_single_importer() -> None:
    owner = Who(imports=("soap",), ships=(sea("rice", "honey"),))
    table = scene(Who(completed=("books",), hand=("cups",)), owner).go("lead cups")
    assert table.go("draw", 1).go("draw", 2).credits(0) == (12,)


@pytest.mark.rule("IE-58", "IE-212", "IE-219", "IE-270")
def test_the_own_import_is_one_of_somebody() -> None:
    own = Who(completed=("chocolate", "lipstick", "sextants"))
    table = importing(own, Who(ships=(sea("cups", "rice", "honey"),)))
    table.go("import; take cups take rice; goods")
    assert (table.credits(0), table.offers(0, "take")) == ((10 + 4 + 2,), {"honey"})


@pytest.mark.rule("IE-58", "IE-242")
def test_helicopters_count_luxury_contracts_of_their_owner_too() -> None:
    assert contracting("showers", Who(completed=("helicopters",))).table.stored == 4


@pytest.mark.rule("IE-58", "IE-248", "IE-264")
def test_contracts_of_others_bring_laptops_nothing_and_own_ones_pistols() -> None:
    assert complete("drones", None, Who(completed=("laptops",))).hand(1) == []
    assert not complete("the-motherlode", Who(completed=("pistols",))).said("ie-paid")
    assert not complete("pistols").said("ie-paid")
