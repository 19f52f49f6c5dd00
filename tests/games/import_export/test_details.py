"""Details that turn on a single condition: one more, one less, somebody else."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng
from tests.games.import_export.scenes import (
    Who,
    complete,
    following,
    open_,
    pirating,
    port,
    scene,
    sea,
    window,
)


@pytest.mark.rule("IE-310")
def test_cards_drawn_for_whole_wheat_cannot_be_taken_back() -> None:
    loader = Who(hand=("rice",), ships=(port(open_("sugar")),))
    table = window("load", loader, Who(completed=("whole-wheat",))).go("load rice sugar")
    assert table.option("cards", 1).final is not None
    assert table.option("credits", 1).final is None


@pytest.mark.rule("IE-300", "IE-817")
def test_a_copy_is_not_disturbed_by_another_theft() -> None:
    third = Who(completed=("wind-turbines",))
    table = complete("stolen-research", None, Who(completed=("laptops",)), third, copied="foxes")
    table.go("steal laptops")
    assert table.table.copied == "foxes"


@pytest.mark.rule("IE-35", "IE-312")
def test_what_is_left_aboard_in_port_is_not_at_sea() -> None:
    table = pirating(Who(), Who(ships=(port(left=("rice",)), sea("cups"))))
    assert table.offers(0, "take") == {"cups"}


@pytest.mark.rule("IE-280", "IE-811")
def test_segways_find_no_room_in_imports_that_are_full_without_them() -> None:
    two = ("segways", "rice")
    table = scene(Who(completed=two, imports=("cups", "pens"))).asked(0)
    assert "ride:segways:imports" not in [option.token for option in table.options]


@pytest.mark.rule("IE-265", "IE-62")
def test_eight_cards_are_enough_for_platinum_rings() -> None:
    own = Who(hand=("rice", "cups", "pens", "soap", "beer", "shoes", "pants", "paper"))
    assert not complete("platinum-rings", own).said("ie-drew")


@pytest.mark.rule("IE-229", "IE-232", "IE-428")
def test_what_flamethrowers_pay_is_one_loss() -> None:
    seed = next(n for n in range(1, 20) if Rng(n).below(2))  # tails
    table = complete("flamethrowers", Who(completed=("pirated-dvds",)), seed=seed)
    assert table.credits() == (10 + 6 - 4 + 2 + 2, 12, 12)


@pytest.mark.rule("IE-248", "IE-274")
def test_a_pair_of_any_colour_is_a_technology_container_for_laptops() -> None:
    own = Who(hand=("rice", "honey", "cups", "pens"), ships=(port(open_("drones")),),
              completed=("robot-cats", "laptops"))  # fmt: skip
    table = window("load", own, n=2)
    table.go("pair rice drones; half honey; pair cups drones; half pens")
    assert len(table.hand()) == 2


@pytest.mark.rule("IE-233", "IE-247", "IE-300")
def test_nothing_is_asked_when_nothing_is_left_to_take() -> None:
    own = Who(completed=("flash-drives", "jet-engines", "wind-turbines"))
    table = complete("potatoes", own, copied="jet-engines")
    for _ in range(2):
        assert table.name() == "aboard"
        table.go(table.tokens()[0].replace(":", " "))
    assert table.player().completed[-1] == "potatoes"
    assert not table.ship().sea


@pytest.mark.rule("IE-203", "IE-282")
def test_what_apples_add_is_no_further_completion() -> None:
    table = complete("apples", Who(hand=("rice",)), Who(completed=("shoes",))).go("add rice")
    table.go("draw", 1)
    assert (len(table.hand(1)), table.waiting) == (1, (0,))


@pytest.mark.rule("IE-274", "IE-815")
def test_nothing_else_goes_on_a_slot_where_a_half_waits() -> None:
    ships = (port(open_("laptops", "drones", half="tanks")),)
    own = Who(completed=("robot-cats",), ships=ships)
    table = pirating(own, island=("batteries", "foxes"), n=2).go("take batteries")
    assert table.table.discard == ["batteries"]
    table.go("take foxes")
    assert table.player().completed == ["robot-cats", "laptops"]
    assert table.ship().cargo == ["drones", "tanks", "foxes"]


@pytest.mark.rule("IE-257")
def test_neural_units_change_nothing_where_load_is_led() -> None:
    own = Who(completed=("neural-units",), hand=("segways",))
    table = following("load", Who(), own)
    assert (table.offers(1, "neural"), table.offers(1, "follow")) == (set(), {"segways"})


@pytest.mark.rule("IE-274", "IE-815")
def test_a_pair_needs_a_free_slot() -> None:
    ships = (port(open_("laptops", "drones", "batteries"), open_("potatoes")),)
    own = Who(completed=("robot-cats",), hand=("cups", "pens"), ships=ships)
    assert window("load", own).offers(0, "pair") == set()
