"""The deck, the end of the game, victories by a card, and the final scoring."""

from __future__ import annotations

import pytest

from engine.core.frame import Ctx, Finish
from engine.core.match import OptionValue
from engine.core.rng import Rng
from engine.games.import_export import scoring
from engine.games.import_export.ending import checkpoint
from tests.games.import_export.scenes import (
    HarbourScene,
    Who,
    complete,
    open_,
    port,
    scene,
    sea,
    window,
)


def points(*who: Who, seat: int = 0, **more: object) -> dict[str, int]:
    """What a player would score, without what is nothing."""
    table = scene(*who, seats=2, **more)  # type: ignore[arg-type]
    return {source: n for source, n in scoring.points(table.state, seat).items() if n}


def ended(*who: Who, **more: object) -> HarbourScene:
    """The captain draws, and the game ends because somebody is rich enough."""
    return scene(*who, **more).go("draw")  # type: ignore[arg-type]


def test_nobody_ends_a_poor_game() -> None:
    assert not ended(Who(credits=48)).over


@pytest.mark.rule("IE-47", "IE-526", "IE-809")
def test_the_deck_is_made_anew_from_the_discards() -> None:
    discards = ("rice", "cups", "pens", "soap", "beer", "pants", "paper")
    table = complete("potatoes", None, deck=("foxes",), discard=discards,
                     only_deck=True)  # fmt: skip
    assert table.said("ie-shuffled", n=7)
    assert len(table.state.box.deck) == 5
    assert table.table.ended == ""


@pytest.mark.rule("IE-49", "IE-526", "IE-809", "IE-48")
def test_an_empty_deck_ends_the_game_with_the_turn() -> None:
    deck, discards = ("foxes", "rice", "honey"), ("pens", "soap", "beer")
    table = complete("cups", None, deck=deck, discard=discards, only_deck=True)
    assert len(table.hand()) == 5
    assert table.table.ended == "deck"
    table.go("end")
    assert table.over
    assert table.match.outcome is not None
    assert table.match.outcome.ending == "deck"


@pytest.mark.rule("IE-809")
def test_one_card_left_is_no_end() -> None:
    table = complete("cups", None, deck=("foxes", "rice"), discard=("pens", "soap", "beer", "paper",
                     "shoes"), only_deck=True)  # fmt: skip
    assert (len(table.state.box.deck), table.table.ended) == (1, "")


@pytest.mark.rule("IE-809", "IE-411", "IE-40")
def test_nothing_comes_to_the_island_without_a_deck() -> None:
    table = complete("laptops", None, only_deck=True)
    assert (table.table.island, table.credits(0)) == ([], (16,))


@pytest.mark.rule("IE-49", "IE-525", "IE-48")
def test_the_turn_is_finished_after_the_trigger() -> None:
    second = Who(imports=("teslas",))
    table = window("supply", Who(credits=46, hand=("rice",)), second, after=(1,), island=("cups",))
    table.go("sell rice")
    assert table.table.ended == "credits"
    table.go("end").go("fetch cups; end", 1)
    assert table.over
    assert table.match.outcome is not None
    assert (table.match.outcome.ending, table.match.outcome.scores[0]) == ("credits", 50)


@pytest.mark.rule("IE-49", "IE-525", "IE-424")
@pytest.mark.parametrize(
    ("credits", "completed", "length", "over"),
    [
        (50, (), "50", True),
        (48, (), "50", False),
        (68, ("mri-machines",), "50", False),
        (70, ("mri-machines",), "80", True),
        (70, (), "80", False),
        (80, (), "80", True),
    ],
)
def test_thresholds(credits: int, completed: tuple[str, ...], length: str, over: bool) -> None:
    options: dict[str, OptionValue] = {"length": length}
    table = ended(Who(credits=credits), Who(completed=completed), options=options)
    assert table.over is over


@pytest.mark.rule("IE-423", "IE-813")
def test_mri_machines_count_at_their_own_checkpoint() -> None:
    assert complete("mri-machines", Who(credits=46)).table.ended == ""


@pytest.mark.rule("IE-813", "IE-49")
def test_a_trigger_stays_and_only_checkpoints_count() -> None:
    table = complete("delayed-deals", None, Who(credits=44))
    assert table.table.ended == ""
    rich = complete("delayed-deals", Who(credits=36), Who(credits=10))
    assert rich.table.ended == "credits"
    seed = next(n for n in range(1, 9) if Rng(n).below(2))  # tails
    tails = complete("flamethrowers", Who(credits=46), Who(), Who(), Who(), seed=seed)
    assert (tails.credits(0), tails.table.ended) == ((46,), "")


def first_to_win(table: HarbourScene) -> int | None:
    """Who wins at a checkpoint now."""
    found = checkpoint(Ctx(table.state, Rng(1)))
    return found.outcome.winners[0] if isinstance(found, Finish) else None


ILLEGAL = ("foxes", "tanks", "snakes", "pistols", "seeds", "mortars", "drugs", "cannons")


@pytest.mark.rule("IE-296", "IE-50", "IE-402", "IE-812", "IE-432")
def test_the_motherlode_wins_before_any_trigger() -> None:
    owner = Who(completed=("the-motherlode", "rice", "honey"), goods=ILLEGAL)
    assert first_to_win(scene(Who(credits=60), owner)) == 1
    with_ferraris = Who(completed=("the-motherlode", "ferraris"), goods=ILLEGAL[:7])
    assert first_to_win(scene(with_ferraris)) == 0
    assert first_to_win(scene(Who(completed=("the-motherlode",), goods=ILLEGAL[:7]))) is None


@pytest.mark.rule("IE-812", "IE-296")
def test_the_motherlode_wins_by_an_auction() -> None:
    own = Who(completed=("the-motherlode", "rice", "honey"), goods=ILLEGAL[:6], hand=("books",))
    owner = Who(credits=46, ships=(sea("drugs", "cannons", "cups"),))
    table = scene(own, owner, seats=2).go("lead books").go("draw", 1)
    table.go("import; take drugs take cannons; goods")
    assert table.over
    assert table.match.outcome is not None
    assert table.match.outcome.ending == "card"


@pytest.mark.rule("IE-304", "IE-68", "IE-402")
def test_graphics_cards_win_with_three_majorities() -> None:
    goods = ("rice", "laptops", "cups")
    owner = Who(completed=("graphics-cards",), goods=goods)
    assert first_to_win(scene(owner)) == 0
    assert first_to_win(scene(owner, Who(goods=("pens",)))) is None
    foxy = Who(completed=("graphics-cards", "foxes"), goods=goods)
    assert first_to_win(scene(foxy, Who(goods=("pens",)))) == 0


@pytest.mark.rule("IE-328", "IE-236")
@pytest.mark.parametrize(
    ("credits", "goods", "wins"),
    [(20, ("rice", "cups"), True), (18, ("rice", "cups"), False), (20, ("rice",), False)],
)
def test_exotic_fish(credits: int, goods: tuple[str, ...], wins: bool) -> None:
    owner = Who(completed=("exotic-fish",), credits=credits, goods=goods)
    table = scene(owner, Who(credits=10, goods=("pens",)), Who(credits=8))
    assert (first_to_win(table) == 0) is wins


@pytest.mark.rule("IE-328")
def test_exotic_fish_need_two_credits() -> None:
    owner = Who(completed=("exotic-fish",), credits=0, goods=("rice",))
    assert first_to_win(scene(owner, Who(credits=0), Who(credits=0))) is None


@pytest.mark.rule("IE-402", "IE-401")
def test_of_two_winners_the_captain_is_first() -> None:
    one = Who(completed=("the-motherlode",), goods=ILLEGAL)
    other = Who(
        completed=("exotic-fish",),
        credits=40,
        goods=("rice", "cups", "pens"),
    )
    both = scene(other, one, captain=1)
    assert first_to_win(both) == 1


# Scoring


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
def test_champagne() -> None:
    assert points(Who(credits=0, completed=("champagne", "cups"))) == {"cards": 8}
    tied = (Who(credits=0, completed=("champagne",)), Who(completed=("rice",)))
    assert points(*tied) == {}


@pytest.mark.rule("IE-222")
def test_perfumes() -> None:
    own = Who(credits=0, completed=("perfumes",), imports=("rice", "honey", "cups"))
    assert points(own) == {"cards": 8}
    assert points(Who(credits=0, completed=("perfumes",))) == {}


@pytest.mark.rule("IE-258", "IE-68")
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
def test_vintage_wines() -> None:
    one = ("laptops", "rice", "cups", "foxes", "teslas")
    two = (*one, "drones", "honey", "pens", "tanks", "poodles")
    assert points(Who(completed=("vintage-wines",), goods=two))["cards"] == 20
    assert "cards" not in points(Who(completed=("vintage-wines",), goods=two[:9]))


@pytest.mark.rule("IE-301")
def test_apple_watches() -> None:
    goods = ("teslas", "poodles", "showers", "cups", "pens")
    assert points(Who(completed=("apple-watches",), goods=goods))["cards"] == 12
    two = ("teslas", "poodles")
    assert points(Who(completed=("apple-watches",), goods=two))["cards"] == 6
    assert "cards" not in points(Who(completed=("apple-watches",), goods=("teslas", "cups")))


@pytest.mark.rule("IE-278", "IE-531", "IE-434")
def test_saunas_double_shares() -> None:
    own = Who(credits=0, completed=("saunas",), goods=("foxes",))
    assert points(own)["illegal"] == -12
    tied = Who(credits=0, completed=("saunas",), goods=("laptops",))
    assert points(tied, Who(goods=("drones",)))["technology"] == 6


@pytest.mark.rule("IE-318", "IE-433", "IE-434")
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
def test_segways_may_stay_or_become_a_container_that_completes_nothing() -> None:
    ships = (port(open_("laptops", "drones")),)
    own = Who(credits=50, completed=("segways",), ships=ships)
    table = ended(own).go("load segways laptops")
    assert table.over
    assert table.player().points["port"] == 4
    assert table.player().completed == []
    assert ended(own).go("none").player().completed == ["segways"]


@pytest.mark.rule("IE-293", "IE-51")
def test_telescopes_exchange_at_the_end() -> None:
    own = Who(credits=50, completed=("telescopes",), goods=("laptops", "drones", "rice"))
    table = ended(own).go("give laptops give drones")
    assert (table.credits(0), table.player().goods) == ((58,), ["rice"])
    assert ended(own).go("none").credits(0) == (50,)


@pytest.mark.rule("IE-225", "IE-51")
def test_diamond_rings_move_shipments_to_goods() -> None:
    own = Who(credits=50, completed=("diamond-rings", "champagne", "silk-shirts"))
    table = ended(own).go("move diamond-rings move silk-shirts")
    assert table.player().goods == ["diamond-rings", "silk-shirts"]
    assert table.over
    with ended(own).refuses():
        ended(own).go("move diamond-rings move silk-shirts move champagne")
    assert ended(own).go("none").player().goods == []


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
