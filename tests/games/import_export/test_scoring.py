"""The final scoring, and what is used before it."""

from __future__ import annotations

import pytest

from engine.games.import_export import scoring
from tests.games.import_export.scenes import ILLEGAL, Who, ended, open_, port, scene, sea


def points(*who: Who, seat: int = 0, **more: object) -> dict[str, int]:
    """What a player would score, without what is nothing."""
    table = scene(*who, seats=2, **more)  # type: ignore[arg-type]
    return {source: n for source, n in scoring.points(table.state, seat).items() if n}


@pytest.mark.rule("IE-52", "IE-503", "IE-53", "IE-55")
def test_what_goods_are_worth() -> None:
    found = points(Who(colour="black", credits=0, goods=("laptops", "teslas", "foxes")))
    assert found == {"goods": 4, "technology": 6, "luxury": 8, "illegal": -6}


@pytest.mark.rule("IE-52", "IE-524")
def test_containers_in_port_are_worth_two() -> None:
    ships = (port(open_("tablets", "laptops", "drones")), sea("rice"))
    assert points(Who(credits=0, ships=ships)) == {"port": 4}
    assert points(Who(credits=0, ships=(port(left=("rice",)),))) == {"port": 2}


@pytest.mark.rule("IE-53", "IE-522")
@pytest.mark.parametrize(
    ("type", "n", "share"),
    [
        *(
            ("technology", n, share)
            for n, share in ((1, 6), (2, 3), (3, 2), (4, 2), (5, 2), (6, 1))
        ),
        *(("luxury", n, share) for n, share in ((1, 8), (2, 4), (3, 3), (4, 2), (5, 2), (6, 2))),
        *(
            ("illegal", n, share)
            for n, share in ((1, -6), (2, -3), (3, -2), (4, -1), (5, -1), (6, -1))
        ),
    ],
)
def test_tied_players_share(type: str, n: int, share: int) -> None:
    cards = {
        "technology": ("laptops", "drones", "tablets", "batteries", "segways", "nanobots"),
        "luxury": ("teslas", "poodles", "showers", "saunas", "ferraris", "champagne"),
        "illegal": ILLEGAL[1:7],
    }[type]
    table = scene(*(Who(goods=(card,)) for card in cards[:n]), seats=6)
    assert scoring.majority(table.table, 0, type) == share
    if n < 6:
        assert scoring.majority(table.table, 5, type) == 0


@pytest.mark.rule("IE-54", "IE-523")
def test_one_of_each_type() -> None:
    goods = ("laptops", "rice", "cups", "foxes", "teslas")
    assert points(Who(goods=goods))["each"] == 10
    assert "each" not in points(Who(goods=goods[:4]))


@pytest.mark.rule("IE-56")
def test_a_tie_is_a_shared_victory() -> None:
    table = ended(Who(credits=52), Who(credits=52), Who(credits=20))
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (0, 1)
    assert table.match.outcome.scores == (52, 52, 20)


@pytest.mark.rule("IE-404", "IE-56")
def test_totals_may_be_negative() -> None:
    table = ended(Who(credits=0, goods=("foxes",)), Who(credits=52))
    assert table.match.outcome is not None
    assert table.match.outcome.scores[0] == -4


@pytest.mark.rule("IE-218", "IE-433", "IE-442")
@pytest.mark.idle("champagne")
def test_champagne() -> None:
    assert points(Who(credits=0, completed=("champagne", "cups"))) == {"cards": 8}
    tied = (Who(credits=0, completed=("champagne",)), Who(completed=("rice",)))
    assert points(*tied) == {}


@pytest.mark.rule("IE-222")
@pytest.mark.idle("perfumes")
def test_perfumes() -> None:
    own = Who(credits=0, completed=("perfumes",), imports=("rice", "honey", "cups"))
    assert points(own) == {"cards": 8}
    assert points(Who(credits=0, completed=("perfumes",))) == {}


@pytest.mark.rule("IE-258", "IE-68")
@pytest.mark.idle("haute-couture")
def test_haute_couture() -> None:
    ships = (sea("rice", "cups"), port(open_("tablets", "laptops")))
    own = Who(credits=0, completed=("haute-couture",), ships=ships)
    assert points(own, Who(ships=(sea("pens", "soap"),)))["cards"] == 16
    assert "cards" not in points(own, Who(ships=(sea("pens", "soap", "beer"),)))


@pytest.mark.rule("IE-239", "IE-442")
def test_gold_toilets() -> None:
    assert points(Who(credits=0, completed=("gold-toilets", "teslas", "rice"))) == {"cards": 12}


@pytest.mark.rule("IE-242")
def test_helicopters_bring_their_credits() -> None:
    assert points(Who(credits=0, completed=("helicopters",)), stored=12) == {"cards": 12}


@pytest.mark.rule("IE-249")
def test_leather_jackets() -> None:
    own = Who(credits=0, completed=("leather-jackets",), goods=("teslas", "poodles"))
    assert points(own) == {"goods": 6, "luxury": 8}


@pytest.mark.rule("IE-297", "IE-439")
def test_silk_shirts() -> None:
    own = Who(credits=0, completed=("silk-shirts",), hand=("rice", "cups"), played=("pens",))
    assert points(own) == {"cards": 2}


@pytest.mark.rule("IE-298")
@pytest.mark.idle("vintage-wines")
def test_vintage_wines() -> None:
    one = ("laptops", "rice", "cups", "foxes", "teslas")
    two = (*one, "drones", "honey", "pens", "tanks", "poodles")
    assert points(Who(completed=("vintage-wines",), goods=two))["cards"] == 20
    assert "cards" not in points(Who(completed=("vintage-wines",), goods=two[:9]))


@pytest.mark.rule("IE-301")
@pytest.mark.idle("apple-watches")
def test_apple_watches() -> None:
    goods = ("teslas", "poodles", "showers", "cups", "pens")
    assert points(Who(completed=("apple-watches",), goods=goods))["cards"] == 12
    two = ("teslas", "poodles")
    assert points(Who(completed=("apple-watches",), goods=two))["cards"] == 6
    assert "cards" not in points(Who(completed=("apple-watches",), goods=("teslas", "cups")))


@pytest.mark.rule("IE-301", "IE-435")
def test_apple_watches_count_virtual_goods() -> None:
    own = Who(completed=("apple-watches", "ceramics", "ferraris"), goods=("cups", "pens", "soap"))
    assert points(own)["cards"] == 6 * (4 // 2 + 3 // 2)  # luxury: Ferraris, and Ceramics twice


@pytest.mark.rule("IE-278", "IE-531", "IE-434")
def test_saunas_double_shares() -> None:
    own = Who(credits=0, completed=("saunas",), goods=("foxes",))
    assert points(own)["illegal"] == -12
    tied = Who(credits=0, completed=("saunas",), goods=("laptops",))
    assert points(tied, Who(goods=("drones",)))["technology"] == 6


@pytest.mark.rule("IE-318", "IE-433", "IE-434")
@pytest.mark.idle("ivory")
def test_ivory_turns_the_penalty() -> None:
    own = Who(credits=0, completed=("ivory",), goods=("foxes",))
    assert points(own)["illegal"] == 6
    assert points(own, Who(goods=("tanks",)))["illegal"] == 3
    assert points(Who(completed=("ivory", "saunas"), goods=("foxes",)))["illegal"] == 12
    assert points(own, Who(goods=("tanks", "snakes"))) == {"goods": 2}


@pytest.mark.rule("IE-433", "IE-236")
def test_foxes_pay_the_whole_penalty() -> None:
    own = Who(credits=0, completed=("foxes",), goods=("tanks",))
    assert points(own, Who(goods=("snakes",)))["illegal"] == -6
    assert "illegal" not in points(own, Who(goods=("snakes",)), seat=1)


@pytest.mark.rule("IE-315", "IE-435")
@pytest.mark.idle("ceramics")
def test_ceramics() -> None:
    own = Who(credits=0, completed=("ceramics",), goods=("cups", "pens", "soap"))
    assert points(own) == {"goods": 4, "consumer": 6, "luxury": 8}
    assert "luxury" not in points(Who(credits=0, completed=("ceramics",), goods=("cups",)))


@pytest.mark.rule("IE-820", "IE-435", "IE-432", "IE-51", "IE-295")
def test_scoring_with_virtual_goods() -> None:
    completed = ("ferraris", "teslas", "ceramics", "leather-jackets", "saunas")
    ships = (port(open_("tablets", "laptops", "drones")),)
    own = Who(credits=44, goods=("cups", "pens", "foxes"), imports=("rice", "honey", "wheat"),
              completed=completed, ships=ships)  # fmt: skip
    # Technology and agriculture go to others, consumer goods are tied.
    rival = Who(credits=50, colour="red", goods=("soap", "beer", "shoes", "lumber", "coffee",
                "nanobots", "segways"))  # fmt: skip
    table = ended(own, rival, seats=2)
    assert table.name() == "end-teslas"
    assert "none" not in table.tokens()
    table.go("type luxury")
    assert table.player().points == {
        "credits": 44, "port": 4, "goods": 24, "each": 10, "consumer": 6, "luxury": 16,
        "illegal": -12,
    }  # fmt: skip
    assert table.match.outcome is not None
    assert table.match.outcome.scores[0] == 92


@pytest.mark.rule("IE-295", "IE-51")
@pytest.mark.idle("teslas")
def test_teslas_without_imports_ask_nothing() -> None:
    assert ended(Who(credits=50, completed=("teslas",))).over


@pytest.mark.rule("IE-280", "IE-51")
@pytest.mark.parametrize("where", ["imports", "goods"])
def test_segways_move_once_more(where: str) -> None:
    own = Who(credits=50, completed=("segways",), goods=("rice", "cups", "pens", "soap"))
    table = ended(own).go(where)
    assert "segways" in getattr(table.player(), where)
    assert table.over


@pytest.mark.rule("IE-280", "IE-51")
@pytest.mark.idle("segways")
def test_segways_may_stay_or_become_a_container_that_completes_nothing() -> None:
    ships = (port(open_("laptops", "drones")),)
    own = Who(credits=50, completed=("segways",), ships=ships)
    table = ended(own).go("load segways laptops")
    assert table.over
    assert table.player().points["port"] == 4
    assert table.player().completed == []
    assert ended(own).go("none").player().completed == ["segways"]


@pytest.mark.rule("IE-293", "IE-51")
@pytest.mark.idle("telescopes")
def test_telescopes_exchange_at_the_end() -> None:
    own = Who(credits=50, completed=("telescopes",), goods=("laptops", "drones", "rice"))
    table = ended(own).go("give laptops give drones")
    assert (table.credits(0), table.player().goods) == ((58,), ["rice"])
    assert ended(own).go("none").credits(0) == (50,)


@pytest.mark.rule("IE-225", "IE-51")
@pytest.mark.idle("diamond-rings")
def test_diamond_rings_move_shipments_to_goods() -> None:
    own = Who(credits=50, completed=("diamond-rings", "champagne", "silk-shirts"))
    table = ended(own).go("move diamond-rings move silk-shirts")
    assert table.player().goods == ["diamond-rings", "silk-shirts"]
    assert table.over
    with ended(own).refuses():
        ended(own).go("move diamond-rings move silk-shirts move champagne")
    assert ended(own).go("none").player().goods == []


@pytest.mark.rule("IE-225", "IE-302", "IE-51")
def test_what_diamond_rings_have_moved_does_nothing_any_more() -> None:
    completed = ("diamond-rings", "clothing")
    table = ended(Who(credits=50, completed=completed, imports=("rice", "cups")))
    table.go("move clothing")
    assert (table.player().imports, table.player().goods) == (["rice", "cups"], ["clothing"])


@pytest.mark.rule("IE-302", "IE-51")
def test_clothing_moves_all_imports() -> None:
    own = Who(credits=50, completed=("clothing",), imports=("rice", "cups", "pens"))
    assert ended(own).player().goods == ["rice", "cups", "pens"]


@pytest.mark.rule("IE-51", "IE-229", "IE-212")
def test_nothing_reacts_to_the_last_moves() -> None:
    own = Who(
        credits=50, completed=("telescopes", "clothing"), goods=("laptops",), imports=("cups",)
    )
    table = ended(own, Who(completed=("chocolate", "pirated-dvds"))).go("give laptops")
    assert table.credits(1) == (10,)
