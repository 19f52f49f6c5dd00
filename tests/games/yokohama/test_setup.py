"""Setting the table (YK-1 to YK-11)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.yokohama.city import neighbours
from engine.games.yokohama.data import (
    ACHIEVEMENTS,
    BOX,
    CANAL,
    KIND,
    areas_in_play,
    kinds_in_play,
)
from engine.games.yokohama.game import YOKOHAMA
from engine.games.yokohama.sheets import STANDARD
from engine.games.yokohama.state import NEUTRAL
from tests.games.yokohama.scenes import POSITIONS, CityScene, dealt

each_count = pytest.mark.parametrize("seats", [2, 3, 4])


def chosen(seats: int, seed: int = 1, **options: str) -> CityScene:
    """A table where everybody has kept the first order dealt."""
    table = dealt(seats, options, seed)
    for seat in range(seats):
        table.answer(seat, min(table.asked(seat).tokens()).replace(":", " "))
    return table


@pytest.mark.rule("YK-1")
def test_two_to_four_play_and_the_first_player_stays_first() -> None:
    assert list(YOKOHAMA.meta.seats) == [2, 3, 4]
    assert {dealt(3, seed=seed).table.first for seed in range(12)} == {0, 1, 2}
    table = chosen(3, seed=4)
    first = table.table.first
    for step in range(4):
        seat = (first + step) % 3
        assert table.waiting == (seat,)
        table.answer(seat, f"place {min(table.offers(seat, 'place'))}; done; recall all; end")
        assert table.table.first == first
    assert table.table.round == 2


@pytest.mark.rule("YK-2", "EX-17", "YK-100")
def test_boards_by_player_count() -> None:
    gone = {"lab_b": 1, "port_b": 1, "chinatown": 1, CANAL: 1}
    full = Counter(kinds_in_play(4))
    twins = ("copper", "silk", "tea", "fish")
    assert full - Counter(kinds_in_play(2)) == Counter({**gone, **dict.fromkeys(twins, 1)})
    three = {"lab_b": 1, "copper": 1, "silk": 1, "tea": 1}
    assert full - Counter(kinds_in_play(3)) == Counter(three)
    assert [len(areas_in_play(seats)) for seats in (2, 3, 4)] == [10, 14, 18]
    boards = {2: {"port_a", "lab_a"}, 3: {"port_a", "port_b", "lab_a"}}
    boards[4] = {"port_a", "port_b", "lab_a", "lab_b"}
    assert {seats: set(dealt(seats).table.boards) for seats in boards} == boards


@pytest.mark.rule("YK-3")
@each_count
def test_the_city_is_shuffled_onto_its_positions(seats: int) -> None:
    rows = {2: [4, 3, 2, 1], 3: [5, 4, 3, 2], 4: [6, 5, 4, 3]}[seats]
    assert list(POSITIONS[seats]) == [f"r{r}c{c}" for r, n in enumerate(rows) for c in range(n)]
    cities = [dealt(seats, seed=seed).table.city for seed in range(5)]
    assert all(sorted(city) == sorted(areas_in_play(seats)) for city in cities)
    assert len({tuple(city) for city in cities}) == 5


@pytest.mark.rule("YK-4")
@each_count
def test_positions_touch_in_a_row_and_across_half_a_board(seats: int) -> None:
    places = {(int(name[1]), int(name[3:])): n for n, name in enumerate(POSITIONS[seats])}
    for (row, col), n in places.items():
        near = [(row, col - 1), (row, col + 1), (row - 1, col), (row - 1, col + 1)]
        near += [(row + 1, col - 1), (row + 1, col)]
        found = neighbours(seats)[n]
        assert found == sum(1 << places[place] for place in near if place in places)


@pytest.mark.rule("YK-5", "EX-17")
@each_count
def test_every_area_but_the_canal_has_a_tile_and_a_token(seats: int) -> None:
    table = dealt(seats).table
    tiles = [area.tile for id, area in table.areas.items() if id != CANAL]
    tokens = [area.token for id, area in table.areas.items() if id != CANAL]
    assert len(set(tiles)) == len(set(tokens)) == {2: 10, 3: 13, 4: 17}[seats]
    assert None not in (*tiles, *tokens)
    assert not any(str(token).startswith("p5_ind") for token in tokens)
    if seats > 2:
        assert (table.areas[CANAL].tile, table.areas[CANAL].token) == (None, None)


@pytest.mark.rule("YK-6")
def test_agents_are_limited() -> None:
    assert dealt(3).table.agents == {"us": 2, "nl": 1, "gb": 3, "fr": 2, "de": 2}
    assert dealt(3).table.station is None


@pytest.mark.rule("YK-7", "YK-129")
@each_count
def test_what_a_player_begins_with(seats: int) -> None:
    table = dealt(seats, seed=3).table
    for seat, player in enumerate(table.players):
        assert player.president is None
        assert (player.assistants, player.shops, player.houses) == (8, 2, 0)
        assert (player.stored_assistants, player.stored_shops, player.stored_houses) == (12, 6, 4)
        assert player.goods == {"copper": 1, "silk": 1, "tea": 1, "fish": 1}
        assert (player.imports, player.vp) == (0, 0)
        assert player.yen == (3 if seat == table.first else 4)
    start = BOX.setup.player_start
    usable = start.assistants_in_hand + start.assistants_in_warehouse
    assert usable + start.assistants_as_score_markers == 23


@pytest.mark.rule("YK-8")
def test_one_achievement_of_each_category() -> None:
    seen = set()
    for seed in range(40):
        tiles = [tile.id for tile in dealt(2, seed=seed).table.achievements]
        assert [ACHIEVEMENTS[id].category for id in tiles] == ["A", "B", "C"]
        seen.update(tiles)
    assert seen == set(ACHIEVEMENTS)


@pytest.mark.rule("YK-9")
@pytest.mark.parametrize(("seats", "left"), [(2, 24), (3, 24), (4, 18)])
def test_laboratories_are_filled(seats: int, left: int) -> None:
    table = dealt(seats)
    labs = [cards for board, cards in table.table.boards.items() if board.startswith("lab")]
    assert [len(cards) for cards in labs] == [6] * (2 if seats == 4 else 1)
    assert len(table.state.box.technologies) == left


@pytest.mark.rule("YK-10", "EX-17")
@pytest.mark.parametrize(("seats", "gone", "left"), [(2, 16, 10), (3, 5, 13), (4, 0, 16)])
def test_orders_are_removed_laid_out_and_dealt(seats: int, gone: int, left: int) -> None:
    table = dealt(seats)
    assert len(table.state.box.removed) == gone
    assert [len(hand.orders) for hand in table.state.hands] == [2] * seats
    ports = [cards for board, cards in table.table.boards.items() if board.startswith("port")]
    assert [len(cards) for cards in ports] == [6] * (1 if seats == 2 else 2)
    assert len(table.state.box.orders) == left


@pytest.mark.rule("YK-10", "D-1", "YK-146")
def test_all_keep_one_order_at_once_and_the_other_leaves_unseen() -> None:
    table = dealt(3, seed=5)
    assert set(table.waiting) == {0, 1, 2}
    before = [list(hand.orders) for hand in table.state.hands]
    assert all(table.asked(seat).secret for seat in range(3))
    table.answer(1, f"keep {before[1][1][-2:]}")
    assert table.said("yk-ready", seat=1)
    assert set(table.waiting) == {0, 2}
    table.answer(1, f"keep {before[1][0][-2:]}")  # a change of mind, told to nobody
    assert not table.events
    table.answer(0, f"keep {before[0][1][-2:]}")
    table.answer(2, f"keep {before[2][0][-2:]}")
    assert [table.orders(seat) for seat in range(3)] == [
        [before[0][1]],
        [before[1][0]],
        [before[2][0]],
    ]
    assert {before[0][0], before[1][1], before[2][1]} <= set(table.state.box.removed)
    told = str(table.events)
    assert not [order for order in STANDARD.orders if order in told]


@pytest.mark.rule("YK-11", "YK-100")
def test_neutral_assistants_block_one_space_of_each_board_with_two_players() -> None:
    for seats, blocked in ((2, True), (3, False), (4, False)):
        table = dealt(seats).table
        for board in ("church", "customs"):
            marked = [space.blocked_in_2_player for space in STANDARD.spaces(board)]
            wanted = [NEUTRAL if mark and blocked else None for mark in marked]
            assert table.spaces[board] == wanted


def test_twins_are_numbered_and_single_areas_are_not() -> None:
    assert {"tea", "fish_1", "fish_2", "copper"} <= set(areas_in_play(3))
    assert {KIND[area] for area in areas_in_play(4)} == set(kinds_in_play(4))
