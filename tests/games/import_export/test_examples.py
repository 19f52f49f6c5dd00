"""Examples of the rules with their numbers, where no other test plays them through."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng
from engine.games.import_export.window import Window
from tests.games.import_export.scenes import (
    HarbourScene,
    Who,
    complete,
    contracting,
    open_,
    pirating,
    port,
    scene,
    sea,
    window,
)


def window_of(table: HarbourScene) -> Window:
    """The window in which somebody acts."""
    frame = table.match.stack[-1]
    assert isinstance(frame, Window)
    return frame


def last_of(card: str, *who: Who, **more: object) -> HarbourScene:
    """Seat 0 loads the only card of its hand, the last that is missing on `card`."""
    table = window("load", *who, **more)  # type: ignore[arg-type]
    return table.go(f"load {table.hand()[0]} {card}")


@pytest.mark.rule("IE-805", "IE-29")
def test_a_captain_without_import_actions_wins_no_tie() -> None:
    """The second auction is for B and C alone."""
    who = [
        Who(hand=("backpacks",)),
        Who(hand=("glasses",), imports=("cups",)),
        Who(hand=("shoes",), imports=("pens",)),
        Who(ships=(sea("rice", "honey", "wheat"), sea("tanks"))),
    ]
    table = scene(*who).go("lead backpacks").go("follow glasses", 1).go("follow shoes", 2)
    table.go("draw", 3).go("sea 3-1").go("pass").go("pass", 1).go("pass", 2).go("sea 3-2")
    assert set(table.waiting) == {1, 2}
    table.go("bid 2", 1).go("bid 2", 2)
    assert table.said("ie-wins-auction", seat=1, n=2)


@pytest.mark.rule("IE-807", "IE-204", "IE-214", "IE-229", "IE-260", "IE-270", "IE-281")
def test_everything_that_follows_from_one_import() -> None:
    who = [
        Who(hand=("books",), completed=("marijuana",)),
        Who(hand=("glasses",), completed=("shampoo",)),
        Who(completed=("sextants",)),
        Who(completed=("pants", "backpacks", "pirated-dvds"),
            ships=(sea("rice", "honey", "tanks", "soap"),)),
    ]  # fmt: skip
    table = scene(*who).go("lead books").go("follow glasses", 1).go("draw", 2).go("draw", 3)
    table.go("bid 0").go("bid 6", 1).go("take rice take honey take tanks; imports rice", 1)
    assert (table.waiting, len(table.hand(3))) == ((2,), 5)
    table.go("take soap; goods", 2)
    assert table.credits() == (12, 10 - 6 - 2, 10, 10 + 12 + 2 + 2)
    assert (table.ship(3).sea, len(table.hand(3))) == (False, 6)


@pytest.mark.rule("IE-807", "IE-312")
def test_a_ship_that_comes_home_early_leaves_nothing_for_sextants() -> None:
    owner = Who(completed=("hydroponics",), ships=(sea("rice", "honey", "cups"),))
    table = scene(Who(hand=("books",)), Who(hand=("glasses",)), Who(completed=("sextants",)), owner)
    table.go("lead books").go("follow glasses", 1).go("draw", 2).go("draw", 3)
    table.go("bid 0").go("bid 2", 1).go("take rice take honey; goods", 1)
    assert table.credits() == (10, 8, 10, 14)
    assert (table.ship(3).sea, table.ship(3).cargo) == (False, ["cups"])
    assert table.table.captain == 1


@pytest.mark.rule("IE-813", "IE-232")
@pytest.mark.parametrize(("coin", "credits", "ended"), [(1, 46, ""), (0, 64, "credits")])
def test_only_what_is_left_at_the_checkpoint_counts(coin: int, credits: int, ended: str) -> None:
    seed = next(n for n in range(1, 20) if Rng(n).below(2) == coin)
    rings = open_("diamond-rings", "teslas", "poodles", "showers", "saunas")
    own = Who(credits=38, hand=("tanks",), ships=(port(open_("flamethrowers", "foxes"), rings),))
    table = last_of("flamethrowers", own, Who(), Who(), Who(), seed=seed)
    assert (table.credits(0), table.table.ended) == ((credits,), ended)


@pytest.mark.rule("IE-813", "IE-316", "IE-49")
def test_who_pays_after_the_trigger_does_not_undo_it() -> None:
    rich = Who(credits=44, hand=("laptops",), ships=(port(open_("drones", "tablets")),))
    filled = port(open_("delayed-deals", "teslas", "poodles", "showers", "saunas", "champagne"))
    second = Who(hand=("silk-shirts",), imports=("segways",), ships=(filled,))
    table = window("load", rich, second, after=(1,)).go("load laptops drones; end")
    assert (table.credits(0), table.table.ended) == ((50,), "credits")
    table.go("load silk-shirts delayed-deals", 1)
    assert table.credits(0) == (40,)
    assert table.go("end", 1).over


@pytest.mark.rule("IE-214")
def test_marijuana_is_paid_again_for_the_next_import() -> None:
    owner = Who(ships=(sea("tanks", "foxes", "rice", "honey"), sea("snakes", "pistols")))
    captain = Who(hand=("books",), imports=("cups",), completed=("rice-cookers", "drones"))
    table = scene(captain, owner, Who(completed=("marijuana",))).go("lead books")
    table.go("draw", 1).go("draw", 2)
    table.go("sea 1-1; import; take tanks take foxes; goods")
    assert table.credits(0, 2) == (8, 12)
    table.go("sea 1-2; import; goods")
    assert table.credits(0, 2) == (6, 14)


@pytest.mark.rule("IE-262")
def test_paprika_load_any_own_contract() -> None:
    own = Who(hand=("laptops",), completed=("paprika",),
              ships=(port(), port(open_("tablets"))))  # fmt: skip
    table = contracting("potatoes", own).go("load laptops tablets")
    assert table.ship(0, 2).contracts[0].loads == [["laptops"]]


@pytest.mark.rule("IE-266")
def test_four_goods_and_two_actions_load_six_containers() -> None:
    hand = ("laptops", "drones", "batteries", "segways", "robot-cats", "cell-phones")
    own = Who(hand=hand, completed=("playstations",), ships=(port(open_("satellites")),),
              goods=("televisions", "generators", "nanobots", "refrigerators"))  # fmt: skip
    table = window("load", own, n=2)
    for card in hand:
        table.go(f"load {card} satellites")
    assert table.player().completed == ["playstations", "satellites"]
    assert table.credits(0) == (24,)


@pytest.mark.rule("IE-282", "IE-803")
def test_shoes_draw_twice_for_two_contracts_on_a_ship() -> None:
    ship = port(open_("potatoes", "rice", "honey"), open_("drones", "laptops"))
    own = Who(hand=("tablets",), ships=(ship,))
    table = last_of("drones", own, Who(completed=("shoes",)))
    table.go("draw", 1).go("draw", 1)
    assert len(table.hand(1)) == 2


@pytest.mark.rule("IE-310", "IE-35")
def test_whole_wheat_see_pirated_containers_too() -> None:
    own = Who(ships=(port(open_("sugar")),))
    table = pirating(own, Who(completed=("whole-wheat",), ships=(sea("rice", "cups"),)))
    table.go("take rice")
    assert (table.waiting, table.name(1)) == ((1,), "whole-wheat")
    assert len(table.go("cards", 1).hand(1)) == 2


@pytest.mark.rule("IE-308", "IE-14")
def test_rice_cookers_add_both_kinds_of_imports() -> None:
    own = Who(hand=("drones",), imports=("laptops", "honey"), completed=("rice-cookers",),
              ships=(port(open_("tablets")),))  # fmt: skip
    table = scene(Who(hand=("segways",)), own, seats=2).go("lead segways").go("follow drones", 1)
    assert (table.waiting, window_of(table).left) == ((1,), 3)


@pytest.mark.rule("IE-265")
def test_imports_do_not_count_for_platinum_rings() -> None:
    hand = ("champagne", "rice", "cups", "pens", "soap", "beer", "shoes", "pants")
    own = Who(hand=hand, imports=("teslas", "showers"), completed=("drones",))
    table = complete("platinum-rings", own, island=("tanks", "foxes"))
    table.go("play champagne; fetch tanks")
    assert table.name() == "play"  # one card, one action
    assert table.player().imports == ["teslas", "showers", "tanks"]


@pytest.mark.rule("IE-271")
def test_mortars_take_what_can_be_paid_in_full() -> None:
    rival = Who(credits=2, goods=("rice",), completed=("cups",))
    table = complete("mortars", None, rival, seats=2)
    assert table.player().completed == ["mortars", "cups"]
    assert (table.credits(1), table.player(1).goods) == ((2,), ["rice"])


@pytest.mark.rule("IE-241")
def test_hawaiian_salt_pays_six_for_three() -> None:
    rival = Who(hand=("rice", "honey", "cups"))
    table = complete("hawaiian-salt", None, rival, Who(hand=("wheat",)))
    assert table.credits(0) == (10 + 10 + 6,)


@pytest.mark.rule("IE-243", "IE-441")
def test_honey_pays_ten_for_five() -> None:
    own, rival = Who(goods=("rice", "wheat")), Who(goods=("coffee", "sugar", "lumber"))
    assert complete("honey", own, rival).credits(0) == (10 + 6 + 10,)


@pytest.mark.rule("IE-814", "IE-253")
def test_a_container_stolen_in_port_may_complete_a_ship() -> None:
    rival = Who(ships=(port(open_("laptops", "drones")),))
    own = Who(completed=("minivans", "heavy-ammunition"), ships=(port(open_("robot-cats",
              "tablets")),))  # fmt: skip
    table = pirating(own, Who(hand=("rice",), ships=rival.ships)).go("take drones")
    assert table.player().completed == ["minivans", "heavy-ammunition", "robot-cats"]
    assert table.ship(1).contracts[0].loads == []
    assert (table.credits(0), table.hand(1)) == ((16,), ["rice"])
