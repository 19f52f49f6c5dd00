"""The generator: the same for ever, and fair."""

from __future__ import annotations

from collections import Counter

from engine.core.rng import Rng


def test_known_values_never_change() -> None:
    rng = Rng(0)
    assert [rng.next() for _ in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


def test_a_die_is_fair_enough() -> None:
    rng = Rng(7)
    faces = Counter(rng.roll() for _ in range(60_000))
    assert set(faces) == set(range(1, 7))
    assert max(abs(count - 10_000) for count in faces.values()) < 400


def test_a_shuffle_keeps_the_cards() -> None:
    rng, cards = Rng(3), list(range(52))
    rng.shuffle(cards)
    assert sorted(cards) == list(range(52))
    assert cards != list(range(52))
