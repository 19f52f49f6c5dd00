"""The table in lines of text: what lies open is told to everybody, a hand to its owner."""

from __future__ import annotations

import pytest

from engine.core.words import Msg, msg, ref
from engine.games.river_of_gold.game import RIVER_OF_GOLD
from tests.games.river_of_gold.scenes import LATE_ROW, RiverScene, Who, dealt, goods, scene


def told(table: RiverScene, key: str, seat: int | None = None) -> list[Msg]:
    """The lines of one kind that this seat, or a spectator, is told."""
    parts = RIVER_OF_GOLD.describe(RIVER_OF_GOLD.view(table.match, seat))
    return [line for part in parts for line in part.lines if line.key == key]


@pytest.mark.rule("RG-92", "D-2")
def test_patrons_on_offer_are_told_until_the_draft_is_over() -> None:
    table = dealt(2, {"patrons": "draft"}, seed=4)
    for left in (4, 3):
        offered = table.state.table.offered_patrons
        assert len(offered) == left
        offers = [line.args["patron"] for line in told(table, "rog-say-offer")]
        assert offers == [ref("patron", id) for id in offered]
        table.answer(table.waiting[0], f"patron {offered[0]}")
    assert told(table, "rog-say-offer") == []


@pytest.mark.rule("RG-92", "D-2")
def test_before_the_first_turn_it_is_told_who_chooses() -> None:
    table = dealt(3, {"patrons": "draft"}, seed=4)
    last = table.waiting[0]
    assert told(table, "rog-say-set-up") == [msg("rog-say-set-up", who=(ref("seat", last),))]
    assert told(table, "rog-say-turn") == []
    assert told(scene(Who()), "rog-say-set-up") == []
    assert told(scene(Who()), "rog-say-turn") == [
        msg("rog-say-turn", turn=1, player=ref("seat", "0"), era=1)
    ]


@pytest.mark.rule("RG-91", "RG-84")
def test_with_two_players_the_distance_of_the_second_place_is_told() -> None:
    regions = {1: "region_tile_4", 2: "region_tile_1"}
    near = told(scene(seats=2, regions=regions), "rog-say-region-near")
    places = (msg("rog-amount-vp", n=8), msg("rog-amount-vp", n=4))
    assert near[0] == msg(
        "rog-say-region-near", number=1, region=ref("region", "1"), worth=places, near=5
    )
    assert [line.args["number"] for line in near] == [1, 3, 4, 5, 6]  # tile 1 has no second place
    assert told(scene(seats=3, regions=regions), "rog-say-region-near") == []


@pytest.mark.rule("RG-14", "RG-41", "RG-42")
def test_a_hand_is_told_to_its_owner_with_what_the_die_and_the_goods_allow() -> None:
    who = Who(die=3, goods=goods(silk=2), hand=("artisan_3", "artisan_4"))
    table = scene(who)
    assert [line.args["customer"] for line in told(table, "rog-say-card-now", 0)] == [
        ref("customer", "artisan_3")
    ]
    assert [line.args["customer"] for line in told(table, "rog-say-card", 0)] == [
        ref("customer", "artisan_4")
    ]
    for other in (1, 2, None):
        seen = str(RIVER_OF_GOLD.describe(RIVER_OF_GOLD.view(table.match, other)))
        assert "artisan_3" not in seen
        assert "artisan_4" not in seen


@pytest.mark.rule("RG-125")
def test_the_tops_of_the_stacks_are_told() -> None:
    table = scene(era_1=("e1_shrine_6", "e1_shrine_4"), era_2=("e2_palace_3", "e2_palace_2"))
    assert len(told(table, "rog-say-next")) == 2
    assert len(told(scene(era_1=0, era_2=3), "rog-say-next")) == 1


@pytest.mark.rule("RG-8", "RG-82")
@pytest.mark.parametrize(("tiles", "slots"), [(4, [1, 2, 3, 4]), (3, [2, 3, 4]), (1, [4])])
def test_the_row_is_told_slot_by_slot_up_to_its_end(tiles: int, slots: list[int]) -> None:
    table = scene(seats=4, row=LATE_ROW[:tiles], era_1=0, era_2=0, ended_by=1)
    assert [line.args["slot"] for line in told(table, "rog-say-slot")] == slots


def test_the_view_is_told_in_named_parts_and_only_the_hand_is_private() -> None:
    def parts(seat: int | None, table: RiverScene) -> list[tuple[str, bool]]:
        found = RIVER_OF_GOLD.describe(RIVER_OF_GOLD.view(table.match, seat))
        assert all(part.lines for part in found)
        return [(part.name, part.private) for part in found]

    public = [(name, False) for name in ("status", "players", "row", "masteries", "regions")]
    table = scene(Who(), masteries=("air",))
    assert parts(None, table) == public
    assert parts(0, table) == [*public, ("hand", True)]
    drafting = dealt(2, {"patrons": "draft"}, seed=4)
    assert ("offers", False) in parts(None, drafting)
