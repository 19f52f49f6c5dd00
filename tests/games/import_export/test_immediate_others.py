"""Cards that take effect once: those in which others have a part, gambles and actions."""

from __future__ import annotations

import pytest

from tests.games.import_export.scenes import Who, complete, open_, port, scene, sea, window


@pytest.mark.rule("IE-269", "IE-814")
def test_counterfeit_money() -> None:
    contract = port(open_("tablets", "drones", "batteries"))
    own = Who(ships=(port(open_("robot-cats")),))
    table = complete(
        "counterfeit-money", own, Who(ships=(contract,)), Who(ships=(sea("pens", "cups"),))
    )
    assert table.offers(0, "take") == {"drones", "batteries"}
    table.go("take drones; slot robot-cats; take pens")
    assert table.ship(1).contracts[0].loads == [["batteries"]]
    assert table.ship(0, 2).contracts[0].loads == [["drones"]]
    assert "pens" in table.hand()
    assert table.ship(2).cargo == ["cups"]


@pytest.mark.rule("IE-269")
@pytest.mark.idle("counterfeit-money")
def test_counterfeit_money_skips_who_has_nothing_and_may_keep_what_fits() -> None:
    own = Who(ships=(port(open_("robot-cats")),))
    table = complete("counterfeit-money", own, Who(), Who(ships=(sea("drones", "cups"),)))
    table.go("take drones; hand")
    assert table.hand() == ["drones"]


@pytest.mark.rule("IE-271", "IE-431", "IE-67")
def test_mortars_are_paid_in_three_ways() -> None:
    table = complete(
        "mortars",
        None,
        Who(credits=4),
        Who(completed=("onions",), credits=0),
        Who(goods=("rice", "cups", "soap")),
    )
    assert table.waiting == (3,)  # the others have no choice
    assert table.offers(3, "credits") == {""}
    table.go("goods; give rice give soap", 3)
    assert table.player().completed == ["mortars", "onions"]
    assert table.credits() == (24, 0, 0, 10)
    assert table.player().goods == ["rice", "soap"]
    assert table.player(3).goods == ["cups"]


@pytest.mark.rule("IE-271")
def test_four_credits_are_enough_for_mortars() -> None:
    table = complete("mortars", None, Who(completed=("onions",), credits=4), seats=2)
    assert set(table.tokens(1)) == {"credits", "shipment:onions"}


@pytest.mark.rule("IE-271", "IE-819")
@pytest.mark.idle("mortars")
def test_mortars_take_what_a_poor_player_has() -> None:
    table = complete("mortars", None, Who(credits=2, goods=("rice",)), Who(credits=0))
    assert table.credits() == (22, 0, 0)
    assert table.player(1).goods == ["rice"]


@pytest.mark.rule("IE-810")
def test_limits_while_gifts_arrive() -> None:
    own = Who(completed=("snakes",), goods=("beer", "soap", "pens", "shoes", "pants"))
    table = complete(
        "mortars",
        own,
        Who(credits=0, goods=("rice", "coffee")),
        Who(
            credits=0,
            completed=("honey", "laptops", "drones"),
            goods=("cups", "glasses", "backpacks", "bicycles", "paper", "books", "candy", "chairs"),
            imports=("almonds", "wheat", "sugar", "lumber"),
        ),
        Who(credits=0, goods=("tanks", "foxes")),
    )
    table.go("goods rice")  # one of the two stays
    assert table.player().goods[-1] == "rice"
    table.go("shipment honey", 2)
    assert len(table.player().goods) == 8
    assert table.player(2).completed == ["laptops", "drones"]
    assert (len(table.player(2).goods), len(table.player(2).imports)) == (8, 4)


@pytest.mark.rule("IE-273")
def test_rice_counts_itself() -> None:
    assert complete("rice", Who(completed=("honey", "cups"))).credits(0) == (20,)


@pytest.mark.rule("IE-275", "IE-50", "IE-812")
def test_rolls_royces_win_with_the_right_card() -> None:
    table = complete("rolls-royces", None, deck=("rice", "cups")).go("name cups")
    assert table.over
    assert table.match.outcome is not None
    assert (table.match.outcome.ending, table.match.outcome.winners) == ("card", (0,))


@pytest.mark.rule("IE-275")
@pytest.mark.idle("rolls-royces")
def test_rolls_royces_keep_any_other_card() -> None:
    table = complete("rolls-royces", None, deck=("rice", "cups")).go("name pens")
    assert not table.over
    assert table.hand() == ["cups"]


@pytest.mark.rule("IE-275", "IE-809")
def test_rolls_royces_without_a_deck() -> None:
    table = complete("rolls-royces", None, deck=("rice",), only_deck=True).go("name rice")
    assert not table.over
    assert table.hand() == []


@pytest.mark.rule("IE-284", "IE-603")
@pytest.mark.idle("showers")
@pytest.mark.parametrize(
    ("named", "credits"), [("technology", 24), ("consumer", 24), ("luxury", 16)]
)
def test_showers(named: str, credits: int) -> None:
    assert "none" not in complete("showers").tokens()
    table = complete("showers", None, deck=("rice", "laptops", "cups")).go(f"type {named}")
    assert table.credits(0) == (credits,)
    assert set(table.hand()) == {"laptops", "cups"}


@pytest.mark.rule("IE-285", "IE-811")
@pytest.mark.idle("poodles")
def test_poodles_move_to_goods_if_there_is_room_without_them() -> None:
    table = complete("poodles", Who(goods=("rice",))).go("move")
    assert (table.player().goods, table.player().completed) == (["rice", "poodles"], [])
    assert complete("poodles").go("none").player().completed == ["poodles"]
    full = complete("poodles", Who(goods=("rice", "cups")))
    assert full.name() == "end"


@pytest.mark.rule("IE-289")
def test_soy_sauce_pays_for_what_is_discarded_too() -> None:
    own = Who(imports=("cups", "laptops", "rice"), goods=("pens", "soap"))
    table = complete("soy-sauce", own)
    table.go("move rice move cups move laptops")
    assert table.credits(0) == (10 + 10 + 6,)
    assert table.player().goods == ["pens", "soap", "rice", "cups"]
    assert table.table.discard[-1:] == ["laptops"]


@pytest.mark.rule("IE-289")
@pytest.mark.idle("soy-sauce")
def test_soy_sauce_may_move_nothing() -> None:
    table = complete("soy-sauce", Who(imports=("cups",))).go("none")
    assert (table.credits(0), table.player().imports) == ((20,), ["cups"])


@pytest.mark.rule("IE-290", "IE-431", "IE-817")
def test_stolen_research_takes_a_technology_shipment() -> None:
    table = complete(
        "stolen-research", None, Who(completed=("laptops", "cups")), Who(completed=("rice",))
    )
    assert table.player().completed == ["laptops"]  # the only one: nothing to choose
    assert table.player(1).completed == ["stolen-research", "cups"]
    assert table.credits(0) == (16,)


@pytest.mark.rule("IE-290")
@pytest.mark.idle("stolen-research")
def test_stolen_research_without_a_target() -> None:
    table = complete("stolen-research", Who(completed=("laptops",)), Who(completed=("cups",)))
    assert table.player().completed == ["laptops", "stolen-research"]


@pytest.mark.rule("IE-300", "IE-817")
def test_wind_turbines_copy_beer_and_are_sold() -> None:
    table = complete("wind-turbines", None, Who(completed=("beer",)), deck=("rice",))
    assert table.name() == "beer"
    table.go("sell")
    assert table.credits(0) == (22,)
    assert table.table.island == ["rice", "wind-turbines"]
    assert table.table.copied == ""


@pytest.mark.rule("IE-300")
@pytest.mark.idle("wind-turbines")
def test_wind_turbines_copy_low_levels_only_and_no_card_for_the_hand() -> None:
    rival = Who(completed=("lumber", "generators", "bok-choy", "mouthwash", "foxes"))
    table = complete("wind-turbines", None, rival)
    assert table.offers(0, "copy") == {"mouthwash", "foxes"}
    assert complete("wind-turbines").player().completed == ["wind-turbines"]


@pytest.mark.rule("IE-817", "IE-300")
def test_a_copy_stays_and_is_lost_with_its_card() -> None:
    rival = Who(completed=("foxes",))
    table = complete(
        "stolen-research", None, Who(completed=("wind-turbines",)), rival, copied="foxes"
    )
    assert table.offers(0, "copy") == {"stolen-research", "foxes"}
    assert table.go("copy foxes").table.copied == "foxes"
    assert table.player().completed == ["wind-turbines"]
    assert table.player(1).completed == ["stolen-research"]


@pytest.mark.rule("IE-303")
@pytest.mark.idle("vacuum-cleaners")
def test_vacuum_cleaners() -> None:
    table = complete(
        "vacuum-cleaners", None, Who(goods=("teslas",), hand=("rice",)), Who(hand=("cups", "pens"))
    )
    table.go("give teslas", 1)
    assert table.player().goods == ["teslas"]
    assert set(table.hand()) == {"cups", "pens"}
    assert table.hand(1) == ["rice"]


@pytest.mark.rule("IE-303", "IE-429")
def test_vacuum_cleaners_take_the_hand_where_luxury_is_kept() -> None:
    table = complete("vacuum-cleaners", None, Who(goods=("teslas",), hand=("rice",)))
    table.go("hand", 1)
    assert (table.player(1).goods, table.hand()) == (["teslas"], ["rice"])
    assert not table.said("ie-gave-cards", to=None)


@pytest.mark.rule("IE-303", "IE-45")
def test_a_good_above_the_limit_is_discarded() -> None:
    own = Who(goods=("rice", "cups", "pens", "soap"))
    table = complete("vacuum-cleaners", own, Who(goods=("teslas",))).go("give teslas", 1)
    assert table.table.discard == ["teslas"]


@pytest.mark.rule("IE-307", "IE-64")
def test_pocky() -> None:
    table = complete("pocky", None, Who(ships=(sea("rice", "cups"),)))
    assert "none" not in table.tokens()
    table.go("take rice; goods")
    assert table.credits() == (18, 10, 10)  # the owner is not paid
    assert table.player().goods == ["rice"]
    assert len(table.hand()) == 2


@pytest.mark.rule("IE-307", "IE-64", "IE-34")
def test_pocky_imports_from_its_own_ship() -> None:
    table = complete("pocky")
    assert len(table.offers(0, "take")) == 3


@pytest.mark.rule("IE-316", "IE-436")
def test_delayed_deals() -> None:
    table = complete("delayed-deals", None, Who(credits=4), Who(credits=20))
    assert table.credits() == (24, 0, 10)
    table.go("end")
    for captain in (1, 2, 0, 0, 1):
        assert table.waiting == (captain,)
        table.go("draw", captain)


@pytest.mark.rule("IE-324", "IE-808")
def test_stretch_goals() -> None:
    rival = Who(ships=(sea("rice", "cups", "pens", "soap"),))
    own = Who(hand=("honey",), colour="yellow")
    table = complete("stretch-goals", own, rival, seats=2)
    table.go("take rice; goods").go("take cups; goods", 1)
    assert table.credits() == (10 + 10 + 2, 12)
    assert (table.player().goods, table.player(1).goods) == (["rice"], ["cups"])
    table.go("contract honey 2")  # level 2: ship colour and a good
    table.go("sell") if "sell:" in table.tokens() else table.go("none")
    assert [made.card for made in table.ship(0, 2).contracts] == ["honey"]


@pytest.mark.rule("IE-324")
@pytest.mark.idle("stretch-goals")
def test_stretch_goals_import_two_for_nothing_and_may_stop() -> None:
    rival = Who(ships=(sea("rice", "cups", "pens", "soap"),))
    table = complete("stretch-goals", None, rival, seats=2)
    table.go("take rice; goods").go("take cups; goods", 1)
    table.go("sea 1-1; goods; none")
    assert table.player().goods == ["rice", "pens", "soap"]
    assert table.credits(1) == (16,)
    assert table.name() == "end"


@pytest.mark.rule("IE-327")
@pytest.mark.parametrize(("named", "credits"), [("consumer", 70), ("luxury", 20)])
def test_exclusive_cards(named: str, credits: int) -> None:
    table = complete("exclusive-cards", Who(credits=40), deck=("rice", "cups")).go(f"type {named}")
    assert table.credits(0) == (credits,)
    assert table.hand() == ["cups"]


@pytest.mark.rule("IE-327", "IE-61")
@pytest.mark.idle("exclusive-cards")
def test_exclusive_cards_are_optional_and_need_thirty_credits() -> None:
    assert complete("exclusive-cards", Who(credits=30)).go("none").credits(0) == (40,)
    assert complete("exclusive-cards", Who(credits=30)).option("type:luxury").spends
    assert complete("exclusive-cards", Who(credits=18)).name() == "end"


@pytest.mark.rule("IE-265", "IE-808")
def test_platinum_rings_play_hand_cards() -> None:
    laptops = port(open_("laptops", "drones"))
    rival = Who(ships=(sea("honey", "sugar"),))
    deck = (
        "rice",
        "batteries",
        "teslas",
        "champagne",
        "cups",
        "segways",
        "tanks",
        "paper",
        "wheat",
    )
    table = complete("platinum-rings", Who(ships=(laptops,)), rival, deck=deck, seats=2)
    assert len(table.hand()) == 8
    table.go("play teslas; sell tanks; play champagne; fetch rice")
    assert table.credits(0) == (10 + 14 + 4,)
    assert table.player().imports == ["rice"]
    table.go("play cups; sea 1-1; goods")
    assert table.credits(1) == (14,)
    assert not table.ship(1).sea
    table.go("play segways; load batteries laptops")
    assert "laptops" not in table.player().completed  # its ship waits
    table.go("none")
    assert table.player().completed == ["platinum-rings", "laptops"]
    assert table.credits(0) == (28 + 6,)


@pytest.mark.rule("IE-265")
@pytest.mark.idle("platinum-rings")
def test_platinum_rings_need_not_be_used() -> None:
    own = Who(hand=("rice", "cups", "pens", "soap", "beer", "shoes", "pants", "paper", "wheat"))
    table = complete("platinum-rings", own)
    assert len(table.hand()) == 9  # nothing is drawn
    assert table.go("none").name() == "end"


def test_a_window_of_the_five_kinds_is_posed() -> None:
    assert window("supply").name() == "act"
    assert scene().name() == "turn"
