"""The deck, the end of the game, victories by a card, and the final scoring."""

from __future__ import annotations

import pytest

from engine.core.frame import Ctx, Finish
from engine.core.match import OptionValue
from engine.core.rng import Rng
from engine.games.import_export.ending import checkpoint
from tests.games.import_export.scenes import (
    ILLEGAL,
    HarbourScene,
    Who,
    complete,
    ended,
    scene,
    sea,
    window,
)


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
    assert not table.said("ie-shuffled")


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


@pytest.mark.rule("IE-296", "IE-50", "IE-402", "IE-812", "IE-432")
@pytest.mark.idle("the-motherlode")
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
@pytest.mark.idle("graphics-cards")
def test_graphics_cards_win_with_three_majorities() -> None:
    goods = ("rice", "laptops", "cups")
    owner = Who(completed=("graphics-cards",), goods=goods)
    assert first_to_win(scene(owner)) == 0
    assert first_to_win(scene(owner, Who(goods=("pens",)))) is None
    foxy = Who(completed=("graphics-cards", "foxes"), goods=goods)
    assert first_to_win(scene(foxy, Who(goods=("pens",)))) == 0


@pytest.mark.rule("IE-328", "IE-236")
@pytest.mark.idle("exotic-fish")
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
    poor = Who(credits=0)
    owner = Who(completed=("exotic-fish",), credits=0, goods=("rice",))
    assert first_to_win(scene(owner, poor, poor)) is None
    owner = Who(completed=("exotic-fish",), credits=2, goods=("rice",))
    assert first_to_win(scene(owner, poor, poor)) == 0


@pytest.mark.rule("IE-402", "IE-401")
def test_of_two_winners_the_captain_is_first() -> None:
    one = Who(completed=("the-motherlode",), goods=ILLEGAL)
    goods = ("rice", "honey", "wheat", "cups", "pens", "soap", "beer", "laptops", "drones")
    other = Who(completed=("exotic-fish",), credits=40, goods=goods)
    assert [first_to_win(scene(other, one, captain=seat)) for seat in (0, 1, 2)] == [0, 1, 0]


@pytest.mark.rule("IE-47", "IE-526")
def test_an_empty_deck_is_made_anew_at_once() -> None:
    table = complete("laptops", None, deck=("foxes",), discard=("rice", "cups"), only_deck=True)
    assert table.table.island == ["foxes"]
    assert (len(table.state.box.deck), table.table.discard) == (2, [])


@pytest.mark.rule("IE-47")
def test_what_was_discarded_since_is_shuffled_when_a_card_is_needed() -> None:
    discards = ("pens", "soap", "beer", "pants", "paper")
    table = scene(Who(hand=("rice", "cups")), discard=discards, only_deck=True).go("draw")
    assert (len(table.hand()), len(table.state.box.deck), table.table.discard) == (5, 2, [])
    hands = {
        tuple(scene(Who(), discard=discards, only_deck=True, seed=n).go("draw").hand())
        for n in range(1, 9)
    }
    assert len(hands) > 1


@pytest.mark.rule("IE-62", "IE-47")
def test_to_draw_nothing_is_no_draw() -> None:
    table = scene(Who(), Who(completed=("chairs",), hand=("rice",)), only_deck=True).go("draw")
    assert table.over  # nobody was asked


@pytest.mark.rule("IE-49", "IE-47", "IE-437")
def test_a_discard_after_the_last_card_of_the_deck_keeps_the_game_going() -> None:
    own = Who(completed=("minivans",))
    table = window("pirate", own, deck=("rice",), only_deck=True).go("deck")
    assert (table.state.box.deck, table.table.discard) == ([], ["rice"])
    assert table.table.ended == ""


@pytest.mark.rule("IE-49")
def test_the_first_trigger_is_the_reason() -> None:
    own = Who(credits=46, hand=("rice",))
    table = window("supply", own, n=2, island=("cups",), only_deck=True)
    assert table.go("fetch cups").said("ie-end-deck")
    assert table.go("sell rice").events
    assert (table.credits(0), table.table.ended) == ((50,), "deck")
    assert not table.said("ie-end-credits")
