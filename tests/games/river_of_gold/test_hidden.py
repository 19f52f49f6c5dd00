"""What is public and what is not (RG-14, RG-125)."""

from __future__ import annotations

import pytest

from engine.core.codec import copy
from engine.core.rng import Rng
from engine.games.river_of_gold.data import TILES
from engine.games.river_of_gold.game import RIVER_OF_GOLD
from tests.games.river_of_gold.scenes import dealt, scene


@pytest.mark.rule("RG-125")
def test_only_the_top_of_each_stack_is_public() -> None:
    table = scene(era_1=("e1_shrine_6", "e1_shrine_4"), era_2=("e2_palace_3", "e2_palace_2"))
    counts = RIVER_OF_GOLD.view(table.match, None).counts
    assert (counts.era_1_top, counts.era_2_top) == ("e1_shrine_6", "e2_palace_3")
    assert (counts.era_1, counts.era_2) == (2, 2)
    seen = str(RIVER_OF_GOLD.view(table.match, 0))
    assert "e1_shrine_4" not in seen
    assert "e2_palace_2" not in seen


@pytest.mark.rule("RG-125")
def test_an_empty_stack_has_no_top() -> None:
    counts = RIVER_OF_GOLD.view(scene(era_1=0, era_2=3).match, None).counts
    assert (counts.era_1, counts.era_1_top) == (0, None)


@pytest.mark.rule("RG-14", "RG-125")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_dealing_anew_what_is_unseen_changes_no_view(seat: int | None) -> None:
    match = dealt(3).match
    before = RIVER_OF_GOLD.view(match, seat)
    blurred = [copy(RIVER_OF_GOLD, match) for _ in range(5)]
    for number, other in enumerate(blurred):
        RIVER_OF_GOLD.blur(other, seat, Rng(number))
        assert RIVER_OF_GOLD.view(other, seat) == before
        assert list(RIVER_OF_GOLD.invariants(other)) == []
        assert all(TILES[tile].era == 1 for tile in other.state.box.era_1)
    rivals = [s for s in range(3) if s != seat]
    hands = {str([other.state.hands[rival] for rival in rivals]) for other in blurred}
    assert len(hands) == len(blurred)


@pytest.mark.rule("RG-14")
def test_no_view_names_a_card_of_another_hand() -> None:
    match = dealt(4, seed=9).match
    for viewer in (0, 1, 2, 3, None):
        seen = str(RIVER_OF_GOLD.view(match, viewer))
        for seat in (seat for seat in range(4) if seat != viewer):
            assert not [card for card in match.state.hands[seat].customers if card in seen]


@pytest.mark.rule("RG-14")
def test_a_turn_shows_its_options_to_its_owner_only() -> None:
    table = dealt(3)
    assert table.asked(table.waiting[0]).secret


@pytest.mark.rule("RG-125")
@pytest.mark.parametrize("era", [1, 2])
def test_below_its_top_a_stack_may_hold_any_tile_of_its_era_that_is_out_of_sight(era: int) -> None:
    match = dealt(3).match
    lower = []
    for number in range(20):
        other = copy(RIVER_OF_GOLD, match)
        RIVER_OF_GOLD.blur(other, 0, Rng(number))
        lower.append((other.state.box.era_1 if era == 1 else other.state.box.era_2)[:-1])
    known = [*match.state.table.row, match.state.box.era_1[-1], match.state.box.era_2[-1]]
    unseen = {id for id, tile in TILES.items() if tile.era == era and id not in known}
    assert {tile for tiles in lower for tile in tiles} == unseen
    assert len({tuple(tiles) for tiles in lower}) == len(lower)


@pytest.mark.rule("RG-93", "D-3")
def test_a_paired_patron_is_known_to_whoever_chose_it_and_may_be_either_for_the_others() -> None:
    table = dealt(3, {"patrons": "pair"}, seed=6)
    both = table.offers(1, "patron")
    mine = min(both)
    table.answer(1, f"patron {mine}")
    for seat, guesses in ((0, both), (None, both), (1, {mine})):
        found = set()
        for number in range(20):
            other = copy(RIVER_OF_GOLD, table.match)
            RIVER_OF_GOLD.blur(other, seat, Rng(number))
            found.add(other.state.hands[1].chosen)
            assert other.state.hands[2].chosen is None
        assert found == {(f"patron:{guess}",) for guess in guesses}
