"""Set-up of the table and of the players (rules parts 1, 2 and 12)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.errors import BadSetup
from engine.core.flow import new_match
from engine.core.frame import Ctx
from engine.core.rng import Rng
from engine.core.words import ref
from engine.games.river_of_gold.data import BOX, CUSTOMERS, PATRONS, REGIONS, TILES
from engine.games.river_of_gold.game import RIVER_OF_GOLD
from engine.games.river_of_gold.setup import blank, setup
from tests.games.river_of_gold.scenes import ALL_FULL, RiverScene, Who, dealt, scene

COUNTS = (2, 3, 4)
SEEDS = range(12)
TILES_KEPT = {2: (3, 6, 12, 9), 3: (3, 3, 14, 11), 4: (3, 0, 16, 13)}
STARTING_SPACES = {2: {3, 7, 11, 14, 22, 23}, 3: {3, 11, 22}, 4: set()}


class Loaded(Rng):
    """A die that always shows 3."""

    def roll(self) -> int:
        """Three, every time."""
        return 3


@pytest.mark.rule("RG-1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        new_match(RIVER_OF_GOLD, seats, {}, 1)


@pytest.mark.rule("RG-2")
@pytest.mark.parametrize("seats", COUNTS)
def test_each_region_gets_one_scoring_tile_at_random(seats: int) -> None:
    deals = [dealt(seats, seed=seed).state.table.regions for seed in SEEDS]
    for regions in deals:
        assert sorted(regions) == list(REGIONS)
        assert len(set(regions.values())) == 6
    assert len({tuple(regions.values()) for regions in deals}) > 1


@pytest.mark.rule("RG-3")
@pytest.mark.parametrize("seats", COUNTS)
def test_three_random_masteries_are_in_play(seats: int) -> None:
    drawn = [{m.id for m in dealt(seats, seed=seed).state.table.masteries} for seed in SEEDS]
    assert {len(three) for three in drawn} == {3}
    assert set().union(*drawn) == {"air", "courts", "earth", "fire", "void", "water"}


@pytest.mark.rule("RG-4")
def test_the_other_customers_are_a_shuffled_deck() -> None:
    decks = [dealt(4, seed=seed).state.box.customers.cards for seed in SEEDS]
    assert {len(deck) for deck in decks} == {22}
    assert len({tuple(deck) for deck in decks}) == len(SEEDS)


@pytest.mark.rule("RG-4")
def test_the_supply_never_runs_out() -> None:
    rich = Who(koku=24, goods=ALL_FULL, boats=(1, 8))
    table = scene(*[rich] * 4).answer(0, "sail 1")
    assert sum(player.koku for player in table.state.table.players) == 97
    assert sum(player.goods["silk"] for player in table.state.table.players) == 24


@pytest.mark.rule("RG-5")
@pytest.mark.parametrize("seats", COUNTS)
def test_imperial_markets_stand_on_their_spaces_at_random(seats: int) -> None:
    lay = [dealt(seats, seed=seed).state.table.shore for seed in SEEDS]
    order = {tuple(shore[space].tile for space in (6, 17, 29)) for shore in lay}
    assert {frozenset(tiles) for tiles in order} == {
        frozenset({"imperial_porcelain", "imperial_rice", "imperial_silk"})
    }
    assert len(order) > 1


@pytest.mark.rule("RG-6")
@pytest.mark.parametrize("seats", COUNTS)
def test_starting_buildings_by_player_count(seats: int) -> None:
    for seed in SEEDS:
        state = dealt(seats, seed=seed).state
        starting = {
            space for space, b in state.table.shore.items() if TILES[b.tile].kind == "starting"
        }
        assert starting == STARTING_SPACES[seats]
        gone = [tile for tile in state.box.removed if TILES[tile].kind == "starting"]
        assert len(gone) == 6 - len(starting)


@pytest.mark.rule("RG-7")
@pytest.mark.parametrize("seats", COUNTS)
def test_tiles_kept_by_player_count(seats: int) -> None:
    state = dealt(seats).state
    imperial, starting, era_1, era_2 = TILES_KEPT[seats]
    assert len(state.table.shore) == imperial + starting
    assert len(state.box.era_1) + len(state.table.row) == era_1
    assert len(state.box.era_2) == era_2
    gone = Counter(TILES[tile].kind for tile in state.box.removed)
    assert (gone["era_1"], gone["era_2"]) == (24 - era_1, 16 - era_2)


@pytest.mark.rule("RG-8")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_row_begins_with_four_tiles_of_the_first_era(seats: int) -> None:
    row = dealt(seats).row
    assert [TILES[tile].era for tile in row] == [1, 1, 1, 1]


@pytest.mark.rule("RG-9")
def test_the_first_player_is_random_and_begins() -> None:
    begun = [dealt(4, seed=seed) for seed in range(40)]
    assert {table.state.table.first for table in begun} == {0, 1, 2, 3}
    for table in begun:
        assert table.waiting == (table.state.table.first,)
        assert table.said("rog-first", seat=table.state.table.first)


@pytest.mark.rule("RG-9", "RG-67")
def test_turn_order_is_clockwise_and_never_changes() -> None:
    table = dealt(4, seed=3)
    first = table.state.table.first
    for turn in range(9):
        seat = (first + turn) % 4
        assert table.waiting == (seat,)
        table.answer(seat, "sail 1")
        _decline_all(table, seat)
        table.end(seat)


def _decline_all(table: RiverScene, seat: int) -> None:
    while table.asked(seat).name == "collect":
        token = table.asked(seat).fallback[0]
        table.answer(seat, token.replace(":", " "))


@pytest.mark.rule("RG-10")
@pytest.mark.parametrize("seats", COUNTS)
def test_clans_differ(seats: int) -> None:
    deals = [[p.clan for p in dealt(seats, seed=seed).state.table.players] for seed in SEEDS]
    assert all(len(set(clans)) == seats for clans in deals)
    assert set().union(*deals) == {"crab", "crane", "mantis", "scorpion"}


@pytest.mark.rule("D-1", "RG-10")
def test_clans_may_be_chosen_in_turn_order() -> None:
    table = dealt(3, {"clans": "chosen"}, seed=2)
    order = [(table.state.table.first + step) % 3 for step in range(3)]
    left = {"crab", "crane", "mantis", "scorpion"}
    for seat, clan in zip(order, ("scorpion", "crab", "crane"), strict=True):
        assert table.waiting == (seat,)
        assert table.offers(seat, "clan") == left
        table.answer(seat, clan)
        assert table.said("rog-takes-clan", seat, clan=ref("clan", clan))
        left.remove(clan)
    assert [table.player(seat).clan for seat in order] == ["scorpion", "crab", "crane"]
    assert table.asked(order[0]).name == "turn"


@pytest.mark.rule("RG-10", "RG-92", "D-1", "D-2")
@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("options", [{"clans": "chosen"}, {"patrons": "draft"}])
def test_clans_differ_while_they_are_being_chosen(seats: int, options: dict[str, str]) -> None:
    for seed in SEEDS:
        table = dealt(seats, options, seed)
        while (decision := table.asked(table.waiting[0])).name in ("clan", "patron"):
            table.answer(decision.seat, decision.tokens()[-1].replace(":", " "))
            assert len({player.clan for player in table.state.table.players}) == seats


@pytest.mark.rule("RG-11", "RG-12", "RG-14")
@pytest.mark.parametrize("seats", COUNTS)
def test_what_each_player_begins_with(seats: int) -> None:
    table = dealt(seats)
    for seat in range(seats):
        player = table.player(seat)
        assert [boat.royal for boat in player.boats] == [False, False]
        assert (player.favour, player.favour_limit, player.vp) == (2, 3, 0)
        assert player.goods == {"silk": 1, "rice": 1, "porcelain": 1}
        assert player.influence == dict.fromkeys(REGIONS, 0)
        assert len(table.hand(seat)) == 2


@pytest.mark.rule("RG-14")
def test_hands_are_secret_to_their_owner() -> None:
    match = dealt(3).match
    for seat in range(3):
        view = RIVER_OF_GOLD.view(match, seat)
        assert view.hand == match.state.hands[seat]
        assert view.counts.hands == (2, 2, 2)
    assert RIVER_OF_GOLD.view(match, None).hand is None


@pytest.mark.rule("RG-13", "WE-1")
def test_a_roll_of_three_puts_the_boats_on_four_and_eleven() -> None:
    ctx = Ctx(blank(2, RIVER_OF_GOLD.meta.complete_options(2, {})), Loaded(1))
    opening = setup(ctx)
    for player in ctx.state.table.players:
        assert [boat.space for boat in player.boats] == [1, 8]
    opening.run(ctx)
    for player in ctx.state.table.players:
        assert [boat.space for boat in player.boats] == [4, 11]
    assert {player.koku for player in ctx.state.table.players} == {7, 8}


@pytest.mark.rule("RG-13")
def test_each_boat_has_a_roll_of_its_own() -> None:
    moved = [
        (first.space - 1, second.space - 8)
        for seed in SEEDS
        for first, second in (player.boats for player in dealt(4, seed=seed).state.table.players)
    ]
    assert any(first != second for first, second in moved)
    assert any(first == second for first, second in moved)


@pytest.mark.rule("RG-13")
def test_boats_begin_one_to_six_spaces_ahead_without_rewards() -> None:
    tables = [dealt(4, seed=seed) for seed in SEEDS]
    boats = [player.boats for table in tables for player in table.state.table.players]
    assert {first.space for first, _ in boats} == set(range(2, 8))
    assert {second.space for _, second in boats} == set(range(9, 15))
    for table in tables:
        assert not table.said("rog-gained")


@pytest.mark.rule("RG-13", "RG-9")
@pytest.mark.parametrize("first", range(4))
def test_boats_are_rolled_in_turn_order(first: int) -> None:
    table = next(t for t in (dealt(4, seed=s) for s in range(60)) if t.state.table.first == first)
    launched = [event.seat for event in table.said("rog-launched")]
    assert launched == [(first + step) % 4 for step in range(4)]


@pytest.mark.rule("RG-15", "DC-22")
def test_koku_by_turn_order() -> None:
    table = dealt(4, seed=5)
    first = table.state.table.first
    assert [table.player((first + n) % 4).koku for n in range(4)] == [7, 8, 9, 10]


@pytest.mark.rule("RG-16")
def test_everybody_has_rolled_for_the_first_turn() -> None:
    rolled = [p.die for seed in SEEDS for p in dealt(4, seed=seed).state.table.players]
    assert set(rolled) == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("RG-92", "D-2", "RG-95")
def test_patrons_are_drafted_from_last_to_first() -> None:
    table = dealt(3, {"patrons": "draft"}, seed=4)
    offered = list(table.state.table.offered_patrons)
    assert sorted(PATRONS[patron].clan for patron in offered) == [
        "crab",
        "crane",
        "mantis",
        "scorpion",
    ]
    first = table.state.table.first
    order = [(first + step) % 3 for step in (2, 1, 0)]
    for seat, patron in zip(order, offered[:3], strict=True):
        assert table.waiting == (seat,)
        assert patron in table.offers(seat, "patron")
        table.answer(seat, f"patron {patron}")
        clan = PATRONS[patron].clan
        assert (table.player(seat).patron, table.player(seat).clan) == (patron, clan)
        assert table.said("rog-follows", seat, patron=ref("patron", patron), clan=ref("clan", clan))
        assert patron not in table.state.table.offered_patrons
    assert table.state.table.offered_patrons == []


@pytest.mark.rule("RG-92")
def test_the_patron_of_each_clan_on_offer_is_random() -> None:
    offers = [dealt(2, {"patrons": "draft"}, seed).state.table.offered_patrons for seed in SEEDS]
    assert set().union(*offers) == set(PATRONS)


@pytest.mark.rule("RG-93", "D-3", "RG-95")
def test_each_may_choose_between_the_two_patrons_of_a_dealt_clan() -> None:
    table = dealt(3, {"patrons": "pair"}, seed=6)
    assert table.waiting == (0, 1, 2)
    clans = [table.player(seat).clan for seat in range(3)]
    for seat in (2, 0, 1):
        both = {patron.id for patron in BOX.clan_patrons if patron.clan == clans[seat]}
        assert table.offers(seat, "patron") == both
        table.answer(seat, f"patron {min(both)}")
    followed = [table.player(seat).patron for seat in range(3)]
    assert [PATRONS[patron].clan for patron in followed if patron] == clans


@pytest.mark.rule("RG-93")
def test_paired_patrons_stay_unknown_until_all_have_chosen() -> None:
    table = dealt(2, {"patrons": "pair"}, seed=6)
    table.answer(1, f"patron {sorted(table.offers(1, 'patron'))[0]}")
    assert table.player(1).patron is None
    assert not table.said("rog-follows")


@pytest.mark.rule("RG-93", "D-3")
def test_a_paired_patron_can_be_changed_in_silence_until_all_have_chosen() -> None:
    table = dealt(2, {"patrons": "pair"}, seed=6)
    first, second = sorted(table.offers(1, "patron"))
    assert table.answer(1, f"patron {first}").said("rog-ready", seat=1)
    assert table.waiting == (0,)
    assert not table.answer(1, f"patron {second}").events
    table.answer(0, f"patron {min(table.offers(0, 'patron'))}")
    assert table.player(1).patron == second


@pytest.mark.rule("RG-134", "DC-22")
@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_kaiu_shihobu_begins_with_ten_koku_more(place: int) -> None:
    table = _drafted("kaiu_shihobu", place)
    seat = (table.state.table.first + place - 1) % 4
    assert table.player(seat).koku == 16 + place


@pytest.mark.rule("RG-94", "RG-135")
def test_yoritomo_begins_with_three_customers() -> None:
    table = _drafted("yoritomo", 2)
    seat = (table.state.table.first + 1) % 4
    assert len(table.hand(seat)) == 3
    assert RIVER_OF_GOLD.view(table.match, None).counts.hands.count(2) == 3


def _drafted(patron: str, place: int) -> RiverScene:
    """A drafted match in which the player of that place in turn order follows a patron."""
    seed = next(s for s in range(50) if patron in _offered(s))
    table = dealt(4, {"patrons": "draft"}, seed)
    wanted = (table.state.table.first + place - 1) % 4
    while table.asked(table.waiting[0]).name == "patron":
        seat = table.waiting[0]
        others = sorted(table.offers(seat, "patron") - {patron})
        table.answer(seat, f"patron {patron if seat == wanted else others[0]}")
    while table.asked(table.waiting[0]).name == "roll":
        table.answer(table.waiting[0], "roll")
    return table


def _offered(seed: int) -> list[str]:
    return dealt(4, {"patrons": "draft"}, seed).state.table.offered_patrons


@pytest.mark.rule("RG-138", "D-4")
def test_kakita_ryoku_may_name_her_first_face() -> None:
    seed = next(s for s in range(50) if "kakita_ryoku" in _offered(s))
    table = dealt(4, {"patrons": "draft"}, seed)
    while table.asked(table.waiting[0]).name == "patron":
        seat = table.waiting[0]
        wanted = table.offers(seat, "patron")
        table.answer(seat, "kakita_ryoku" if "kakita_ryoku" in wanted else sorted(wanted)[0])
    hers = next(s for s in range(4) if table.player(s).patron == "kakita_ryoku")
    assert table.waiting == (hers,)
    faces = {f"face:{face}" for face in range(1, 7)}
    assert {option.token for option in table.asked(hers).answers()} == {"roll", *faces}
    assert not table.asked(hers).confirms
    table.answer(hers, "face 5")
    assert (table.player(hers).die, table.player(hers).favour) == (5, 1)


@pytest.mark.rule("RG-10", "RG-92")
def test_clans_are_not_chosen_where_patrons_bring_theirs() -> None:
    with pytest.raises(BadSetup):
        new_match(RIVER_OF_GOLD, 3, {"patrons": "draft", "clans": "chosen"}, 1)


@pytest.mark.rule("RG-133")
def test_clan_tokens_never_run_out() -> None:
    sites = [s.id for s in BOX.shore_spaces if s.kind == "normal"][:22]
    tiles = [tile.id for tile in BOX.building_tiles if tile.ownable][:22]
    shore = {site: (tile, 0, 0) for site, tile in zip(sites, tiles, strict=True)}
    row = tuple(_later_tiles())
    table = scene(Who(die=6, koku=25), shore=shore, era_1=0, era_2=3, row=row)
    assert sum(len(b.tokens) for b in table.state.table.shore.values()) == 44
    table.answer(0, f"build 30 {row[0]}")
    assert table.tokens(30) == [0]


def _later_tiles() -> list[str]:
    return [tile.id for tile in BOX.building_tiles if tile.era == 2][-4:]


def test_every_customer_is_dealt_or_in_the_deck() -> None:
    state = dealt(4).state
    held = [card for hand in state.hands for card in hand.customers]
    assert sorted(held + state.box.customers.cards) == sorted(CUSTOMERS)
