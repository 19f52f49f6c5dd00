"""Decks, bags and dealing anew: nothing lost, nothing doubled, everything equally likely."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import chain, permutations

import pytest

from engine.core.frame import Ctx
from engine.core.rng import Rng
from engine.lib.piles import Bag, Deck, redeal, redeal_counts
from tests.lib.chances import chances


def test_cards_come_from_the_top() -> None:
    deck = Deck(["low", "middle", "top"])
    assert deck.draw(Rng(1), 2) == ["top", "middle"]
    assert deck == Deck(["low"])


def test_a_draw_goes_on_over_the_reshuffle() -> None:
    deck = Deck(["last"], ["a", "b", "c"])
    drawn = deck.draw(Rng(1), 3)
    assert drawn[0] == "last", "what is left of the deck comes first"
    assert sorted(drawn[1:] + deck.cards) == ["a", "b", "c"]
    assert deck.discarded == []


def test_the_discards_are_shuffled_fairly() -> None:
    orders = chances(lambda rng: tuple(Deck([], ["a", "b", "c"]).draw(rng, 3)))
    assert orders == {order: Fraction(1, 6) for order in permutations("abc")}


def test_the_discards_stay_while_the_deck_lasts() -> None:
    deck = Deck(["a", "b"], ["old"])
    deck.draw(Rng(1), 2)
    assert deck == Deck([], ["old"])
    deck.discard("a")
    assert deck == Deck([], ["old", "a"])


@pytest.mark.parametrize("n", [0, 1, 4, 5, 99])
def test_never_more_than_there_are(n: int) -> None:
    deck = Deck(["a", "b"], ["c", "d"])
    drawn = deck.draw(Rng(1), n)
    assert len(drawn) == min(n, 4)
    assert sorted(drawn + deck.cards + deck.discarded) == ["a", "b", "c", "d"]


def test_nothing_comes_from_an_empty_deck_or_bag() -> None:
    rng = Rng(1)
    assert Deck().draw(rng, 3) == []
    assert Bag().draw(rng, 3) == []
    assert Bag({"red": 0}).draw(rng) == []
    assert rng == Rng(1), "and nothing is sealed by it"


@pytest.mark.parametrize("pile", [Deck(["a", "b"]), Deck([], ["a"]), Bag({"red": 1})])
def test_whoever_draws_cannot_take_it_back(pile: Deck | Bag) -> None:
    ctx = Ctx(None, Rng(1))
    pile.draw(ctx.rng, 0)
    assert ctx.rng == Rng(1)
    pile.draw(ctx.rng)
    assert ctx.rng != Rng(1), "a match whose chance has moved is sealed"


def test_two_decks_share_no_cards() -> None:
    one, other = Deck(), Deck()
    one.discard("a")
    assert other == Deck([], [])


def test_each_piece_of_a_bag_is_equally_likely() -> None:
    pieces = {"red": 3, "blue": 1, "green": 0, "black": 2}
    each = [(kind, n) for kind, most in pieces.items() for n in range(most)]
    ways = Counter(tuple(kind for kind, _ in drawn) for drawn in permutations(each, 3))
    expected = {drawn: Fraction(n, 6 * 5 * 4) for drawn, n in ways.items()}
    assert chances(lambda rng: tuple(Bag(dict(pieces)).draw(rng, 3))) == expected


@pytest.mark.parametrize("n", [0, 2, 6, 7])
def test_a_bag_loses_what_is_drawn(n: int) -> None:
    bag = Bag({"red": 3, "blue": 1, "green": 0, "black": 2})
    drawn = Counter(bag.draw(Rng(n), n))
    assert bag.left == 6 - min(n, 6)
    assert drawn + Counter(bag.pieces) == Counter({"red": 3, "blue": 1, "black": 2})


def test_piles_dealt_anew_keep_their_sizes_and_lose_nothing() -> None:
    piles: list[list[str]] = [["a", "b"], [], ["c", "d", "e"]]
    kept = list(piles)
    redeal(Rng(5), piles)
    assert [len(pile) for pile in piles] == [2, 0, 3]
    assert sorted(chain(*piles)) == ["a", "b", "c", "d", "e"]
    assert all(pile is same for pile, same in zip(piles, kept, strict=True)), "the same piles"


def test_every_deal_is_equally_likely() -> None:
    def dealt(rng: Rng) -> tuple[str, ...]:
        piles = [["a"], ["b", "c"]]
        redeal(rng, piles)
        return tuple(chain(*piles))

    assert chances(dealt) == {order: Fraction(1, 6) for order in permutations("abc")}


def test_counted_piles_dealt_anew_keep_their_sizes_and_lose_nothing() -> None:
    piles = [{"red": 2, "blue": 0}, {"red": 1, "blue": 4}, {"red": 0, "blue": 0}]
    redeal_counts(Rng(5), piles)
    assert [sum(pile.values()) for pile in piles] == [2, 5, 0]
    assert [set(pile) for pile in piles] == [{"red", "blue"}] * 3
    assert sum(pile["red"] for pile in piles) == 3


def test_counted_piles_may_name_different_kinds() -> None:
    for seed in range(8):
        piles = [{"red": 1}, {"blue": 1}]
        redeal_counts(Rng(seed), piles)
        assert [sum(pile.values()) for pile in piles] == [1, 1]
        assert Counter(piles[0]) + Counter(piles[1]) == Counter(red=1, blue=1)


def test_every_deal_of_counted_piles_is_equally_likely() -> None:
    def dealt(rng: Rng) -> tuple[int, int]:
        piles = [{"red": 2, "blue": 0}, {"red": 0, "blue": 2}]
        redeal_counts(rng, piles)
        return piles[0]["red"], piles[1]["red"]

    assert chances(dealt) == {
        (2, 0): Fraction(1, 6),
        (1, 1): Fraction(4, 6),
        (0, 2): Fraction(1, 6),
    }
