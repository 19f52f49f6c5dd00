"""What may be done at any time (IE-65), and what nobody else can see."""

from __future__ import annotations

import pytest

from engine.core.codec import copy
from engine.core.decision import Decision
from engine.core.rng import Rng
from engine.games.import_export.game import IMPORT_EXPORT
from tests.games.import_export.scenes import (
    HarbourScene,
    Who,
    complete,
    following,
    open_,
    port,
    scene,
    sea,
    window,
)


def asides(table: HarbourScene, seat: int) -> list[str]:
    """What a seat may do aside."""
    found: list[Decision] = [d for d in table.match.questions() if d.seat == seat]
    return [option.token for d in found for option in d.options if option.aside]


@pytest.mark.rule("IE-280", "IE-65", "IE-811")
def test_segways_move_only_within_the_limits_without_them() -> None:
    two = ("segways", "rice")
    full = Who(completed=two, imports=("cups", "pens", "soap"),
               goods=("beer", "pants", "paper", "shoes", "books"))  # fmt: skip
    assert asides(scene(Who(), full), 1) == []
    less = Who(completed=two, imports=("cups", "pens", "soap"), goods=("beer", "pants", "paper"))
    assert asides(scene(Who(), less), 1) == ["ride:segways:goods"]
    few = Who(completed=two, imports=("cups",))
    assert "ride:segways:imports" in asides(scene(Who(), few), 1)
    table = scene(Who(), less).go("ride segways goods", 1)
    assert (len(table.player(1).goods), table.player(1).completed) == (4, ["rice"])
    assert table.waiting == (0,)


@pytest.mark.rule("IE-280", "IE-811", "IE-65")
def test_segways_loaded_in_another_turn_complete_a_ship() -> None:
    own = Who(completed=("segways",), ships=(port(open_("laptops", "drones")),))
    table = scene(Who(completed=("bicycles",)), own).go("ride segways laptops", 1)
    assert table.player(1).completed == ["laptops"]
    assert table.credits(0, 1) == (10, 16)
    assert table.waiting == (0,)


@pytest.mark.rule("IE-293", "IE-65", "IE-432")
def test_telescopes_exchange_real_goods() -> None:
    own = Who(completed=("telescopes", "ferraris"), goods=("laptops", "rice"))
    table = scene(Who(), own)
    assert asides(table, 1) == ["exchange:laptops"]
    table.go("exchange laptops", 1)
    assert (table.credits(1), table.table.discard) == ((14,), ["laptops"])


@pytest.mark.rule("IE-244", "IE-65", "IE-427")
def test_mineral_water_sells_at_any_time() -> None:
    own = Who(completed=("mineral-water",), hand=("rice", "honey", "cups"))
    table = following("load", Who(), Who(), own)
    table.go("water rice", 2).go("water honey", 2)
    assert (table.credits(2), table.table.island, table.table.sold) == (
        (14,),
        ["rice", "honey"],
        [],
    )
    assert table.waiting == (1,)


@pytest.mark.rule("IE-251", "IE-65", "IE-291")
def test_lutefisk_is_contracted_at_any_time() -> None:
    own = Who(hand=("lutefisk",), completed=("sugar",))
    table = scene(Who(), own).go("lutefisk 2", 1)
    assert [made.card for made in table.ship(1, 2).contracts] == ["lutefisk"]
    assert table.credits(1) == (12,)


@pytest.mark.rule("IE-251")
@pytest.mark.idle("lutefisk")
def test_lutefisk_needs_a_ship_and_does_nothing_completed() -> None:
    away = Who(hand=("lutefisk",), ships=(sea("rice"), sea("cups")))
    assert asides(scene(Who(), away), 1) == []
    assert complete("lutefisk").credits(0) == (16,)


@pytest.mark.rule("IE-65", "IE-804")
def test_nothing_is_done_aside_while_something_is_resolved() -> None:
    own = Who(completed=("telescopes",), goods=("laptops",))
    asked = complete("beer", None, own)
    assert asked.name() == "beer"
    assert asides(asked, 1) == []
    captain = Who(hand=("backpacks",), ships=(port(open_("pants")),))
    bidding = scene(captain, Who(hand=("glasses",), ships=(sea("rice"),)), own)
    bidding.go("lead backpacks").go("follow glasses", 1).go("draw", 2)
    assert bidding.name() == "bid"
    assert asides(bidding, 2) == asides(bidding, 0) == []


@pytest.mark.rule("IE-601", "IE-602")
def test_views_show_what_is_open_and_the_own_hand() -> None:
    table = scene(Who(hand=("rice",)), Who(hand=("cups", "pens")), island=("soap",))
    match = table.match
    seen = IMPORT_EXPORT.view(match, 0)
    assert seen.hand is not None
    assert seen.hand.cards == ["rice"]
    assert (seen.counts.hands, seen.counts.deck) == ((1, 2, 0), len(match.state.box.deck))
    assert "'cups'" not in str(seen)
    assert IMPORT_EXPORT.view(match, None).hand is None


@pytest.mark.rule("IE-601", "IE-604")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_dealing_anew_what_is_unseen_changes_no_view(seat: int | None) -> None:
    table = scene(
        Who(hand=("backpacks",)), Who(hand=("glasses", "pens")), Who(ships=(sea("tanks"),))
    )
    table.go("lead backpacks").go("follow glasses", 1).go("draw", 2).go("bid 4", 1)
    before = IMPORT_EXPORT.view(table.match, seat)
    for number in range(5):
        other = copy(IMPORT_EXPORT, table.match)
        IMPORT_EXPORT.blur(other, seat, Rng(number))
        assert IMPORT_EXPORT.view(other, seat) == before
        assert list(IMPORT_EXPORT.invariants(other)) == []
        assert other.state.hands[1].chosen is not None


@pytest.mark.rule("IE-601", "IE-602")
def test_the_table_is_described_for_everybody_and_the_hand_for_its_owner() -> None:
    full = Who(
        hand=("rice",), imports=("cups",), goods=("pens",), completed=("helicopters", "laptops"),
        played=("soap",), ships=(port(open_("tablets", "drones")), sea("foxes")),
    )  # fmt: skip
    table = scene(full, Who(ships=(port(left=("beer",)),)), island=("tanks",), discard=("honey",),
                  stored=4)  # fmt: skip
    view = IMPORT_EXPORT.view(table.match, 0)
    parts = {part.name: part for part in IMPORT_EXPORT.describe(view)}
    assert next(iter(parts)) == "status"
    assert parts["hand"].private
    assert "hand" not in [
        p.name for p in IMPORT_EXPORT.describe(IMPORT_EXPORT.view(table.match, None))
    ]
    said = str(parts)
    for key in ("race", "player", "imports", "goods", "completed", "played", "at-sea", "left",
                "empty", "contract", "island", "discard", "effect", "stored", "card"):  # fmt: skip
        assert f"'ie-say-{key}'" in said, key


def test_a_window_posed_with_nothing_to_do_is_none() -> None:
    assert window("supply", Who()).name() == "act"
