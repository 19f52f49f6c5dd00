"""Cards that react to what happens while they are completed shipments."""

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


@pytest.mark.rule("IE-204", "IE-58")
def test_backpacks_draw_for_any_returning_ship() -> None:
    rival = Who(ships=(sea("rice"),))
    table = pirating(Who(), rival, Who(completed=("backpacks",))).go("take rice")
    assert len(table.hand(2)) == 1
    assert not table.ship(1).sea


@pytest.mark.rule("IE-204")
@pytest.mark.idle("backpacks")
def test_backpacks_do_not_draw_while_containers_are_left() -> None:
    rival = Who(ships=(sea("rice", "honey"),))
    assert pirating(Who(), rival, Who(completed=("backpacks",))).go("take rice").hand(2) == []


@pytest.mark.rule("IE-208", "IE-429")
def test_heavy_ammunition_takes_a_random_hand_card() -> None:
    own = Who(completed=("heavy-ammunition",))
    table = pirating(own, Who(hand=("cups",), ships=(sea("rice", "honey"),))).go("take rice")
    assert (table.hand(), table.hand(1)) == (["cups"], [])
    assert table.said("ie-gave-cards", to=(1, 0))
    assert not table.said("ie-gave-cards", to=None)


@pytest.mark.rule("IE-208")
@pytest.mark.parametrize("token", ["take pens", "take soap"])
def test_heavy_ammunition_wants_a_ship_of_another_player(token: str) -> None:
    own = Who(completed=("heavy-ammunition",), ships=(sea("pens", "paper"),))
    table = pirating(own, Who(hand=("cups",)), island=("soap",)).go(token)
    assert table.hand() == []


@pytest.mark.rule("IE-208")
@pytest.mark.idle("heavy-ammunition")
def test_heavy_ammunition_finds_an_empty_hand() -> None:
    own = Who(completed=("heavy-ammunition",))
    assert pirating(own, Who(ships=(sea("rice", "honey"),))).go("take rice").hand() == []


@pytest.mark.rule("IE-211")
def test_books_pay_once_if_anybody_else_imports() -> None:
    ships = Who(imports=("soap",), ships=(sea("rice", "honey"),))
    own = Who(completed=("books",), imports=(), hand=("cups",))
    table = scene(own, ships, Who(imports=("pens",))).go("lead cups").go("draw", 1).go("draw", 2)
    assert table.credits(0) == (12,)


@pytest.mark.rule("IE-211")
@pytest.mark.idle("books")
@pytest.mark.parametrize("who", [Who(imports=("rice",)), Who(imports=("honey",))])
def test_books_alone_pay_nothing(who: Who) -> None:
    table = scene(Who(completed=("books",), hand=("cups",)), who, seats=2)
    assert table.go("lead cups").go("draw", 1).credits(0) == (10,)


@pytest.mark.rule("IE-212", "IE-219", "IE-806")
def test_chocolate_and_lipstick_look_at_consumer_cards() -> None:
    owner = Who(ships=(sea("cups", "pens", "soap"),), completed=("chocolate",))
    table = importing(Who(), owner, Who(completed=("lipstick",)))
    table.go("import; take pens take soap; imports pens")
    assert table.credits() == (10, 10 + 4 + 4, 10 + 2 + 2)


@pytest.mark.rule("IE-212", "IE-219")
def test_moving_imports_to_goods_is_no_obtaining() -> None:
    own = Who(imports=("cups",), completed=("lipstick",))
    table = complete("soy-sauce", own, Who(completed=("chocolate",))).go("move cups")
    assert table.credits(0, 1) == (10 + 10 + 2, 14)


@pytest.mark.rule("IE-212", "IE-219")
@pytest.mark.idle("chocolate", "lipstick")
def test_other_types_bring_nothing() -> None:
    owner = Who(ships=(sea("rice", "honey"),), completed=("chocolate",))
    table = importing(Who(), owner, Who(completed=("lipstick",))).go("import; imports rice")
    assert table.credits() == (10, 14, 10)


@pytest.mark.rule("IE-214", "IE-807")
def test_marijuana_is_paid_for_each_import_with_illegal_containers() -> None:
    owner = Who(ships=(sea("foxes", "tanks", "rice"),))
    table = importing(Who(), owner, Who(completed=("marijuana",)))
    table.go("import; take foxes take tanks; goods")
    assert table.credits() == (8, 14, 12)


@pytest.mark.rule("IE-214")
@pytest.mark.idle("marijuana")
def test_marijuana_is_not_paid_by_its_owner_or_for_other_types() -> None:
    owner = Who(ships=(sea("foxes", "tanks"),))
    table = importing(Who(completed=("marijuana",)), owner).go("import; goods")
    assert table.credits() == (10, 14, 10)
    table = importing(Who(), Who(ships=(sea("cups", "rice"),), completed=("marijuana",)))
    assert table.go("import; goods").credits(0, 1) == (10, 14)


@pytest.mark.rule("IE-217", "IE-425")
@pytest.mark.idle("chairs")
def test_chairs_discard_after_any_draw() -> None:
    own = Who(hand=("rice",), completed=("chairs",))
    table = scene(Who(), own).go("draw").go("discard rice", 1)
    assert (table.hand(1), table.table.discard) == ([], ["rice"])
    mine = scene(Who(completed=("chairs",))).go("draw")
    assert mine.waiting == (0,)
    assert len(mine.tokens()) == 6  # five cards, or none
    assert mine.go("none").waiting == (1,)


@pytest.mark.rule("IE-217", "IE-601")
def test_chairs_with_an_empty_hand_ask_nothing() -> None:
    assert scene(Who(), Who(completed=("chairs",))).go("draw").table.captain == 1


@pytest.mark.rule("IE-227", "IE-703")
@pytest.mark.idle("drones")
def test_drones_may_draw_for_a_contract() -> None:
    assert len(contracting("potatoes", Who(completed=("drones",))).go("draw").hand()) == 1
    assert contracting("potatoes", Who(completed=("drones",))).go("none").hand() == []
    assert contracting("potatoes", Who(), Who(completed=("drones",))).name() == "end"


@pytest.mark.rule("IE-229", "IE-428", "IE-801")
def test_pirated_dvds_react_after_the_completion() -> None:
    assert complete("almonds", Who(completed=("pirated-dvds",))).credits(0) == (28,)


@pytest.mark.rule("IE-229", "IE-428")
def test_pirated_dvds_look_at_the_net_change_of_each_player() -> None:
    owner = Who(completed=("pirated-dvds",))
    table = complete("snakes", None, owner, Who(), Who())
    assert table.credits() == (10 + 6 + 6, 10 - 2 + 2 + 2, 8, 8)


@pytest.mark.rule("IE-229", "IE-428")
@pytest.mark.idle("pirated-dvds")
@pytest.mark.parametrize(("line", "credits"), [("sell rice", 12), ("fetch cups", 10)])
def test_four_credits_are_enough_for_pirated_dvds(line: str, credits: int) -> None:
    owner = Who(completed=("pirated-dvds",))
    table = window("supply", Who(hand=("rice",)), owner, island=("cups",)).go(line)
    assert table.credits(1) == (credits,)


@pytest.mark.rule("IE-231")
def test_bicycles_count_load_actions_of_anybody() -> None:
    own = Who(hand=("laptops", "drones"), ships=(port(open_("tablets")),))
    table = window("load", own, Who(completed=("bicycles",)), n=2)
    table.go("load laptops tablets; load drones tablets")
    assert table.credits(1) == (14,)


@pytest.mark.rule("IE-231")
@pytest.mark.idle("bicycles")
def test_bicycles_do_not_count_pirated_containers() -> None:
    own = Who(ships=(port(open_("tablets")),))
    rival = Who(completed=("bicycles",), ships=(sea("laptops", "drones"),))
    assert pirating(own, rival).go("take laptops").credits(1) == (10,)


@pytest.mark.rule("IE-242")
@pytest.mark.idle("helicopters")
def test_helicopters_keep_credits_for_luxury_contracts_of_anybody() -> None:
    table = contracting("showers", Who(), Who(completed=("helicopters",)))
    assert (table.table.stored, table.credits(1)) == (4, (10,))
    assert table.said("ie-stored", seat=1, n=4, total=4)
    assert contracting("potatoes", Who(), Who(completed=("helicopters",))).table.stored == 0


@pytest.mark.rule("IE-242")
def test_credits_on_helicopters_are_lost_or_go_with_them() -> None:
    owner = Who(completed=("helicopters",), credits=0)
    assert complete("mortars", None, owner, stored=8).table.stored == 8


@pytest.mark.rule("IE-248", "IE-41")
@pytest.mark.idle("laptops")
def test_laptops_draw_for_contracts_with_technology_aboard() -> None:
    own = Who(completed=("laptops",))
    assert len(complete("drones", own).hand()) == 2
    assert complete("pens", own).hand() == []
    assert complete("laptops").hand() == []  # not for itself


@pytest.mark.rule("IE-248", "IE-816", "IE-247", "IE-233", "IE-504")
def test_taking_containers_before_sailing() -> None:
    own = Who(
        completed=("flash-drives", "jet-engines", "laptops", "televisions"),
    )
    filled = port(open_("mri-machines", "batteries", "tablets"), open_("drones", "segways"))
    table = window("load", Who(completed=own.completed, hand=("nanobots",), ships=(filled,))).go(
        "load nanobots drones"
    )
    assert table.credits(0) == (20,)
    assert table.offers(0, "take") == {"batteries", "tablets", "segways", "nanobots"}
    assert table.go("take segways").offers(0, "take") == {"batteries", "tablets"}
    assert table.go("take batteries").offers(0, "take") == {"nanobots"}
    table.go("take nanobots")
    assert set(table.hand()) >= {"segways", "batteries", "nanobots"}
    assert table.ship(0).cargo == ["tablets"]
    assert len(table.hand()) == 3 + 2 + 2


@pytest.mark.rule("IE-233", "IE-247")
@pytest.mark.idle("flash-drives", "jet-engines")
def test_taking_nothing_before_sailing() -> None:
    own = Who(completed=("flash-drives", "jet-engines"))
    table = complete("potatoes", own).go("none; none")
    assert len(table.ship(0).cargo) == 2


@pytest.mark.rule("IE-816")
def test_an_emptied_ship_is_back_at_once() -> None:
    own = Who(completed=("flash-drives", "jet-engines"))
    table = complete("potatoes", own, Who(completed=("backpacks",)))
    for _ in range(2):
        table.go(table.tokens()[0].replace(":", " "))
    assert not table.ship(0).sea
    assert (table.credits(0), len(table.hand()), len(table.hand(1))) == ((18,), 4, 1)


@pytest.mark.rule("IE-250", "IE-802")
@pytest.mark.idle("lumber")
def test_lumber_draws_when_others_do() -> None:
    table = scene(Who(), Who(completed=("lumber",))).go("draw").go("draw", 1)
    assert len(table.hand(1)) == 1
    assert scene(Who(), Who(completed=("lumber",))).go("draw").go("none", 1).hand(1) == []
    assert scene(Who(completed=("lumber",))).go("draw").table.captain == 1  # not for oneself


@pytest.mark.rule("IE-254", "IE-41")
@pytest.mark.idle("mouthwash")
def test_mouthwash_is_paid_for_later_consumer_contracts_of_anybody() -> None:
    assert complete("pants", None, Who(completed=("mouthwash",))).credits(1) == (12,)
    assert complete("rice", None, Who(completed=("mouthwash",))).credits(1) == (10,)
    assert complete("mouthwash").credits(0) == (16,)
