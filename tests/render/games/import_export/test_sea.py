"""The pane of the sea: the turn, ships, island, and what everybody needs."""

from __future__ import annotations

import pytest

from engine.core.frame import Event
from engine.core.words import ref
from engine.games.import_export import places, rules
from engine.games.import_export.data import CARDS
from engine.games.import_export.state import Sale
from engine.games.import_export.turn import number_of_actions
from render.games.import_export import plan
from render.games.import_export.island import places_of
from render.games.import_export.race import leaders
from render.games.import_export.rail import middle
from render.games.import_export.sea import at_sea
from render.games.import_export.ships import HIGH, WIDE, berths, code, places_aboard
from render.games.import_export.spots import sea_spots
from render.games.import_export.strips import needs
from render.toolkit.canvas import PANE
from tests.games.import_export.scenes import Who, open_, port, scene, sea
from tests.golden.import_export.positions import bidding, crowded, halfway, outbid
from tests.render.games.import_export.seen import inside, pane, said, spectator

each_count = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


@each_count
def test_everybody_has_a_strip_with_credits_cards_and_shipments(seats: int) -> None:
    table = halfway(seats)
    canvas, view = pane(table, "sea"), spectator(table)
    for seat, rect in enumerate(plan.strips(seats)):
        player, found = view.table.players[seat], inside(canvas, rect)
        counts = (player.credits, view.counts.hands[seat], len(player.completed))
        assert {*map(str, counts)} <= set(found)
        assert found[0] == "ABCDEF"[seat]


def test_a_strip_tells_what_the_open_contracts_still_need() -> None:
    ships = (port(open_("laptops", "drones"), open_("wheat")), port(open_("onions", "rice")))
    table = scene(Who("red", ships=ships), seats=2)
    wanted = {"technology": 1, "agriculture": CARDS["wheat"].containers + 2}
    assert needs(table.table, 0) == wanted
    found = inside(pane(table, "sea"), plan.strips(2)[0])
    assert found[-2:] == [str(n) for n in wanted.values()]
    assert needs(table.table, 1) == {}


def test_needs_of_many_types_are_added_up_where_there_is_no_room() -> None:
    ships = (port(open_("laptops"), open_("rice")), port(open_("snakes"), open_("books")))
    table = scene(Who("red", ships=ships), seats=2)
    wanted = needs(table.table, 0)
    assert len(wanted) == 4
    first, second, *others = wanted.values()
    found = inside(pane(table, "sea"), plan.strips(2)[0])
    assert found[-3:] == [str(first), str(second), str(sum(others))]


@pytest.mark.parametrize("count", range(1, 13))
def test_ships_never_overlap_and_stay_off_the_island(count: int) -> None:
    for seats in range((count + 1) // 2, 7):
        room = plan.roads(max(2, seats))
        boxes = [berth.box for berth in berths(room, count)]
        assert len(boxes) == count
        assert all(room.holds(box, 0.01) for box in boxes)
        pairs = [(one, two) for n, one in enumerate(boxes) for two in boxes[n + 1 :]]
        assert not any(one.overlaps(two, 0.01) for one, two in pairs)
        assert all(abs(box.w / box.h - WIDE / HIGH) < 0.01 for box in boxes)


def test_every_ship_at_sea_is_named_and_carries_what_it_carries() -> None:
    table = crowded()
    canvas, view = pane(table, "sea"), spectator(table)
    lying = at_sea(view.table)
    assert len(lying) == 12
    for seat, number, ship, berth in lying:
        assert inside(canvas, berth.box) == ["ABCDEF"[seat], code(seat, number)]
        assert len(places_aboard(berth, len(ship.cargo))) == len(ship.cargo)
        assert all(berth.box.holds(place) for place in places_aboard(berth, len(ship.cargo)))
    assert {len(ship.cargo) for _, _, ship, _ in lying} == {6, 8}


@pytest.mark.parametrize("count", [0, 1, 8, 20, 40])
def test_the_island_has_room_for_many_cards(count: int) -> None:
    room = plan.stack(6)
    found = places_of(room, count)
    assert len(found) == count
    assert all(room.holds(place) for place in found)


def test_the_rail_tells_the_action_who_follows_and_how_many_actions_that_gives() -> None:
    table = halfway()
    canvas, view = pane(table, "sea"), spectator(table)
    assert inside(canvas, plan.action()) == ["Load"]
    for seat, cell in plan.cells(6, view.table.captain).items():
        n = number_of_actions(view.table, seat, "load")
        assert inside(canvas, cell) == ["ABCDEF"[seat], *([f"×{n}"] if n else [])]


def test_the_rail_begins_with_the_captain_and_goes_clockwise() -> None:
    order = sorted(plan.cells(5, 3).items(), key=lambda one: one[1].x)
    assert [seat for seat, _ in order] == [3, 4, 0, 1, 2]


def test_a_bid_is_secret_until_all_have_bid() -> None:
    secret, free = bidding(), bidding()
    free.state.hands[4].chosen = ("bid:2",)
    pictures = [pane(one, "sea").image.tobytes() for one in (secret, free)]
    assert pictures[0] == pictures[1]
    nobody = bidding()
    nobody.state.hands[4].chosen = None
    nobody.match.put(nobody.match.questions(), {})
    assert pane(nobody, "sea").image.tobytes() != pictures[0], "that somebody has bid is seen"
    cells = plan.cells(6, 2)
    canvas = pane(secret, "sea")
    assert all("8" not in inside(canvas, cell) for cell in cells.values())
    opened = pane(outbid(), "sea")
    assert [inside(opened, cells[seat])[-1] for seat in (2, 4, 0)] == ["6", "8", "pass"]


def test_the_bar_says_what_is_awaited() -> None:
    table = scene(Who(), seats=3)
    assert "leads or draws" in said(pane(table, "sea"))
    assert "bid for B1" in said(pane(bidding(), "sea"))
    assert "to act" in said(pane(halfway(), "sea"))
    outcome = halfway()
    assert "44 of 50" in said(pane(outcome, "sea"))
    outcome.table.ended = "deck"
    assert "Last turn" in said(pane(outcome, "sea"))


def test_who_has_can_openers_does_not_lead_the_race() -> None:
    table = scene(Who(credits=48, completed=("can-openers",)), Who(credits=20), Who(credits=14))
    assert leaders(table.table) == [1]
    assert "20 of 50" in said(pane(table, "sea"))


def test_the_race_ends_later_in_a_long_game_and_with_mri_machines() -> None:
    long = scene(Who(credits=12), options={"length": "80"})
    assert "12 of 80" in said(pane(long, "sea"))
    scanned = scene(Who(credits=12, completed=("mri-machines",)))
    assert f"12 of {rules.threshold(scanned.table)}" in said(pane(scanned, "sea"))
    assert rules.threshold(scanned.table) == 70


def test_numbers_of_the_last_turn_stand_where_it_happened() -> None:
    table = halfway()
    seat, number, _, berth = at_sea(table.table)[3]
    pirated = Event(
        "ie-pirated", {"card": ref("card", "drugs")}, 2, at=(places.ship(seat, number),)
    )
    shown = Event("ie-island", {"card": ref("card", "teslas")}, at=(places.ISLAND,))
    canvas = pane(table, "sea", pirated, shown)
    assert "1" in inside(canvas, berth.box.inset(-8))
    assert "2" in inside(canvas, plan.island(6))
    assert [word for word in inside(canvas, plan.LAST) if word.isdigit()] == ["1", "2"]
    assert canvas.problems() == []


@each_count
def test_what_somebody_did_is_numbered_beside_their_mark(seats: int) -> None:
    table = halfway(seats)
    for seat, cell in plan.cells(seats, table.table.captain).items():
        room = middle(cell)
        for token in (places.harbour(seat), *map(places.card, table.player(seat).played)):
            x, y = sea_spots(spectator(table))[token].markers[0]
            assert room.x + 80 < x < room.right
            assert y == room.cy


def test_before_anything_is_led_the_number_stands_right_beside_the_mark() -> None:
    table = scene(seats=2)
    for seat, cell in plan.cells(2, 0).items():
        x, _ = sea_spots(spectator(table))[places.harbour(seat)].markers[0]
        assert x - middle(cell).x < 70


def test_where_bids_stand_what_somebody_did_is_numbered_at_the_corner() -> None:
    spots = sea_spots(spectator(outbid()))
    assert all(spots[places.harbour(seat)].markers[0][1] < plan.RAIL.cy - 20 for seat in range(6))


def test_a_turn_too_long_for_its_line_says_how_much_is_left_out() -> None:
    table = halfway()
    gains = [
        Event("ie-drew", {"n": 12}, seat, at=(places.player(seat), places.DECK))
        for seat in range(6)
    ]
    deeds = [
        Event("ie-leads", {"action": ref("action", "load")}, at=(places.harbour(n),))
        for n in range(6)
    ]
    canvas = pane(table, "sea", *gains, *deeds)
    told = inside(canvas, plan.LAST)
    last = int(told[-1].removeprefix("+"))
    assert last == 9 - max(int(word) for word in told if word.isdigit())
    assert canvas.problems() == []


def test_every_place_of_the_sea_has_a_spot() -> None:
    table = halfway()
    spots = sea_spots(spectator(table))
    elsewhere = ("completed:",)
    named = {place for place in places.every(table.table) if not place.startswith(elsewhere)}
    in_port = {
        places.ship(seat, number) for seat, number, ship in rules.ships(table.table) if not ship.sea
    }
    assert named - in_port <= set(spots)
    afloat = {card for _, _, ship in rules.afloat(table.table) for card in ship.cargo}
    assert {places.card(card) for card in (*afloat, *table.table.island)} <= set(spots)
    assert all(PANE.holds(spot.box) for spot in spots.values())


def test_an_auction_without_a_ship_waits_for_the_captain() -> None:
    table = halfway()
    table.table.led, table.table.sale = "import", Sale(2, [0, 1])
    canvas = pane(table, "sea")
    assert "picks a ship" in said(canvas)
    assert sorted(inside(canvas, plan.action())) == ["Import", "auction 2"]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_cargo_beyond_all_limits_still_fits(theme: str) -> None:
    cards = list(CARDS)
    table = scene(Who(ships=(sea(*cards[:8]), sea(*cards[8:14]))), seats=2, island=cards[20:40])
    assert pane(table, "sea", theme=theme).problems() == []
