"""Import: auctions, bids, what the winner takes (IE-28 to IE-34)."""

from __future__ import annotations

import pytest

from engine.core.words import msg
from tests.games.import_export.scenes import (
    NAMES,
    HarbourScene,
    Who,
    complete,
    following,
    scene,
    sea,
)
from tests.locales.ftl import strict

IMPORTS = ("backpacks", "glasses", "shoes", "books")
CARGO = ("rice", "honey", "pens", "soap")


def led(*who: Who, **more: object) -> HarbourScene:
    """Seat 0 has led Import; seats with a card of it in hand follow, the others draw."""
    table = scene(*who, **more).go("lead backpacks")  # type: ignore[arg-type]
    for seat in range(1, table.match.seats):
        follows = table.offers(seat, "follow")
        table.go(f"follow {min(follows)}" if follows else "draw", seat)
    return table


def hand(seat: int, **more: object) -> Who:
    """A player with an Import card to play."""
    return Who(hand=(IMPORTS[seat],), **more)  # type: ignore[arg-type]


@pytest.mark.rule("IE-30", "IE-32", "IE-33", "IE-408", "IE-514", "IE-702", "IE-601", "IE-805")
def test_an_auction() -> None:
    table = led(hand(0), hand(1), hand(2, ships=(sea(*CARGO),)))
    assert set(table.waiting) == {0, 1, 2}
    table.go("bid 4", 1)
    assert table.events[0].key == "ie-bid-ready"
    assert "bid" not in str(table.events[0].args)
    table.go("bid 4").go("bid 2", 2)
    table.go("take rice take pens; imports rice")
    assert table.credits() == (6, 10, 14)
    assert (table.player().imports, table.player().goods) == (["rice"], ["pens"])
    assert table.ship(2).cargo == ["honey", "soap"]


def test_bids_are_told_in_one_line_of_their_own() -> None:
    table = led(hand(0), hand(1), hand(2, ships=(sea(*CARGO),)))
    table.go("bid 4", 1).go("pass", 2).go("bid 2")
    lines = strict("en").turn(table.events, NAMES)
    assert lines[:2] == [
        "Ann has bid.",
        "The bids lie open: Ann 2 credits; Bo 4 credits; Cy pass.",
    ]


def test_the_menu_of_bids_says_how_far_it_goes() -> None:
    table = led(hand(0, credits=26), hand(1), Who(ships=(sea(*CARGO),)))
    groups = dict.fromkeys(strict("en").say(o.group) for o in table.asked(0).options if o.group)
    assert list(groups) == ["Bid 0 to 18 credits", "Bid 20 to 26 credits"]


def test_whoever_bids_or_imports_is_told_what_there_is_room_for() -> None:
    me = hand(0, imports=("pens",), goods=("soap",))
    table = led(me, hand(1), hand(2, ships=(sea(*CARGO[:2], "foxes"),)))
    assert "room for 0 imports and 1 good" in strict("en").say(table.asked(0).prompt, NAMES)
    table.go("bid 4").go("pass", 1).go("pass", 2)
    assert "room for 0 imports and 1 good" in strict("en").say(table.asked(0).prompt, NAMES)
    assert table.about("take:foxes") == "as an import: one more Pirate action"


@pytest.mark.rule("IE-30", "IE-805", "IE-236")
@pytest.mark.parametrize(
    ("bids", "foxes", "winner"),
    [
        (("4", "4", "2"), None, 0),
        (("4", "4", "4"), 2, 2),
        (("pass", "2", "2"), None, 1),
        (("0", "0", "0"), None, 0),
        (("2", "4", "6"), None, 2),
    ],
)
def test_ties_in_auctions(bids: tuple[str, ...], foxes: int | None, winner: int) -> None:
    owners = [("foxes",) if seat == foxes else () for seat in range(3)]
    who = [hand(seat, completed=owners[seat]) for seat in range(3)]
    table = led(*who, Who(ships=(sea(*CARGO),)))
    for seat, bid in enumerate(bids):
        table.go("pass" if bid == "pass" else f"bid {bid}", seat)
    assert table.said("ie-wins-auction", seat=winner)
    paid = 0 if bids[winner] == "pass" else int(bids[winner])
    assert table.credits(winner) == (10 - paid,)


@pytest.mark.rule("IE-30", "IE-805")
@pytest.mark.parametrize(
    ("bids", "winner"),
    [(("4", "4", "4"), 1), (("2", "0", "2"), 2), (("2", "pass", "0"), 0), (("0", "pass", "0"), 2)],
)
def test_ties_are_counted_from_the_captain_wherever_that_is(
    bids: tuple[str, ...], winner: int
) -> None:
    table = scene(*(hand(seat) for seat in range(3)), Who(ships=(sea(*CARGO),)), captain=1)
    table.go("lead glasses", 1).go("follow shoes", 2).go("draw", 3).go("follow backpacks")
    for seat, bid in enumerate(bids):
        table.go("pass" if bid == "pass" else f"bid {bid}", seat)
    assert table.said("ie-wins-auction", seat=winner)


@pytest.mark.rule("IE-30", "IE-805")
def test_nobody_bids() -> None:
    table = led(hand(0), hand(1), Who(ships=(sea(*CARGO),))).go("pass").go("pass", 1)
    assert table.table.captain == 1
    assert [event.args["bid"] for event in table.said("ie-bid")] == [msg("ie-passes")] * 2
    assert len(table.ship(2).cargo) == 4


@pytest.mark.rule("IE-605", "IE-30", "IE-2")
def test_bids_are_even_and_limited_by_credits() -> None:
    table = led(Who(hand=("backpacks",), credits=4), hand(1), Who(ships=(sea(*CARGO),)))
    assert table.offers(0, "bid") == {"0", "2", "4"}
    assert "pass" in table.tokens()
    with table.refuses():
        table.go("bid 3")
    with table.refuses():
        table.go("bid 6")


@pytest.mark.rule("IE-30", "IE-605")
def test_a_bid_may_be_changed_until_all_have_bid() -> None:
    table = led(hand(0), hand(1), Who(ships=(sea(*CARGO),)))
    table.go("bid 2").go("bid 8").go("bid 6", 1)
    assert table.said("ie-wins-auction", seat=0, n=8)


@pytest.mark.rule("IE-31", "IE-17", "IE-406")
def test_a_single_participant_imports_for_nothing_or_not_at_all() -> None:
    table = led(Who(hand=("backpacks",), ships=(sea(*CARGO),)))
    assert table.name() == "alone"
    table.go("import; take rice take pens; goods")
    assert (table.credits(0), table.player().goods) == ((10,), ["rice", "pens"])
    assert not table.said("ie-no-room")
    table = led(Who(hand=("backpacks",), ships=(sea(*CARGO),))).go("none")
    assert len(table.ship().cargo) == 4


@pytest.mark.rule("IE-406", "IE-33")
def test_owners_may_bid_and_get_no_fee_from_themselves() -> None:
    table = led(hand(0), hand(1, ships=(sea(*CARGO),))).go("bid 2").go("bid 6", 1)
    table.go("take rice take pens; goods", 1)
    assert table.credits(0, 1) == (10, 4)


@pytest.mark.rule("IE-28", "IE-515", "IE-29")
def test_three_auctions() -> None:
    captain = Who(
        hand=("backpacks",), imports=("cups",), ships=(sea("wheat", "lumber"), sea("beer"))
    )
    third = Who(imports=("paper", "candy", "bicycles"), ships=(sea(*CARGO), sea("tanks", "foxes")),
                completed=("rice-cookers", "drones"))  # fmt: skip
    table = led(captain, hand(1), third)
    assert table.name() == "ship"  # the captain chooses each time
    table.go("sea 0-2")
    assert set(table.waiting) == {0, 1, 2}
    table.go("bid 2").go("pass", 1).go("pass", 2)
    table.go("sea 2-1")
    assert set(table.waiting) == {0, 2}
    table.go("pass").go("bid 0", 2).go("take rice take honey", 2)
    table.go("sea 2-2")
    assert (table.waiting, table.name(2)) == ((2,), "alone")
    table.go("import", 2)
    assert table.player(2).goods == ["rice", "honey", "tanks", "foxes"]
    assert table.credits(2) == (10,)


@pytest.mark.rule("IE-806", "IE-18", "IE-43", "IE-412")
def test_actions_are_counted_before_the_first_auction() -> None:
    captain = Who(hand=("backpacks",), imports=("cups",), credits=8, completed=("drones",))
    table = led(captain, hand(1), Who(ships=(sea("pens", "rice"),)))
    table.go("bid 6").go("bid 4", 1).go("imports pens")
    assert table.credits(0) == (2,)
    assert not table.ship(2).sea
    assert table.said("ie-no-auction")  # the second action is lost
    assert table.table.captain == 1


@pytest.mark.rule("IE-407", "IE-517", "IE-34", "IE-33")
@pytest.mark.parametrize(("cargo", "fee"), [(("rice",), 2), (("rice", "honey"), 4)])
def test_the_last_containers_bring_the_ship_home(cargo: tuple[str, ...], fee: int) -> None:
    table = led(hand(0), Who(ships=(sea(*cargo),))).go("import; goods")
    assert (table.ship(1).sea, table.ship(1).aboard) == (False, [])
    told = [event.key for event in table.events]
    assert told.index("ie-gained") < told.index("ie-returned") < told.index("ie-stowed-good")
    assert table.credits(1) == (10 + fee,)


@pytest.mark.rule("IE-32", "IE-409", "IE-410", "IE-45")
def test_what_has_no_room_is_discarded() -> None:
    own = Who(hand=("backpacks",), goods=("cups", "beer"))
    table = led(own, Who(ships=(sea(*CARGO),))).go("import; take rice take pens")
    assert set(table.tokens()) == {"imports:rice", "imports:pens"}  # room must be used
    table.go("imports rice")
    assert (table.player().imports, table.table.discard) == (["rice"], ["pens", "backpacks"])
    assert table.said("ie-no-room", seat=0)


@pytest.mark.rule("IE-32", "IE-810")
def test_the_winner_chooses_what_is_kept() -> None:
    own = Who(hand=("backpacks",), goods=("cups",), imports=("beer",))
    table = led(own, Who(ships=(sea(*CARGO),))).go("import; take rice take pens")
    assert set(table.tokens()) == {"goods:rice", "goods:pens"}
    table.go("goods pens")
    assert (table.player().goods, table.table.discard[:1]) == (["cups", "pens"], ["rice"])


@pytest.mark.rule("IE-807")
def test_the_order_inside_an_import() -> None:
    owner = Who(ships=(sea("foxes", "rice", "honey", "soap"),), completed=("pants",))
    captain = Who(hand=("backpacks",), completed=("marijuana", "chairs"))
    second = Who(hand=("glasses",), completed=("shampoo",))
    third = Who(completed=("sextants", "pirated-dvds", "shoes"))
    table = led(captain, second, third, owner)
    while table.waiting == (0,):
        table.go("none")
    table.go("bid 4").go("bid 6", 1)
    table.go("take foxes take rice take honey; goods", 1)
    assert table.credits() == (12, 10 - 6 - 2, 14, 22)
    table.go("take soap; goods", 2)
    assert table.credits(2) == (14,)
    assert not table.ship(3).sea


@pytest.mark.rule("IE-818")
def test_following_in_another_way() -> None:
    loader = Who(
        hand=("segways",), imports=("laptops", "drones", "cups"), completed=("neural-units",)
    )
    printer = Who(hand=("lumber",), completed=("3d-printers",))
    drawer = Who(completed=("glasses",), ships=(sea(*CARGO),))
    captain = Who(hand=("backpacks",), completed=("books",))
    table = scene(captain, loader, printer, drawer).go("lead backpacks")
    table.go("neural segways", 1).go("follow lumber", 2).go("draw", 3)
    assert set(table.waiting) == {0, 2, 3}
    assert table.credits(0) == (12,)


@pytest.mark.rule("IE-64", "IE-412")
@pytest.mark.idle("pocky")
def test_a_free_import_without_a_ship_is_skipped() -> None:
    table = complete("pocky", Who(completed=("flash-drives", "jet-engines")))
    for _ in range(2):
        table.go(table.tokens()[0].replace(":", " "))
    assert len(table.offers(0, "take")) in (0, 1)
    assert following("load", Who()).name(1) == "follow"


@pytest.mark.rule("IE-46", "IE-409")
def test_above_a_fallen_limit_nothing_is_added() -> None:
    goods, imports = ("cups", "beer", "foxes", "tanks"), ("soap", "pants")
    own = Who(hand=("backpacks",), goods=goods, imports=imports)
    table = led(own, Who(ships=(sea("rice", "honey", "wheat"),)))
    table.go("import; take rice take honey")
    assert (table.player().goods, table.player().imports) == (list(goods), list(imports))
    assert table.table.discard[:2] == ["rice", "honey"]
