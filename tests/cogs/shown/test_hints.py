"""A hint in words, in both languages."""

from __future__ import annotations

import pytest

from cogs.shown.hints import hint_lines
from engine.ai.hints import Hint, Pick
from engine.ai.reasons import Why
from engine.core.words import Msg, msg
from tests.locales.ftl import strict

NAMES = ("Ann", "Ben")
SILK, RICE = msg("rog-good-silk"), msg("rog-good-rice")


def lines(hint: Hint, language: str = "en") -> list[str]:
    """As they are read."""
    return list(hint_lines(hint, "rog", strict(language), NAMES))


def why(reasons: Why, language: str = "en") -> str:
    """The last line alone."""
    return lines(Hint((Pick((SILK,)),), reasons), language)[-1]


def test_the_move_stands_out_and_what_comes_next_does_not() -> None:
    hint = Hint((Pick((SILK,)), Pick((RICE,)), Pick(())), None)
    assert lines(hint) == [
        "Hint: **silk**",
        "-# Then: rice; Choose nothing",
        "-# There is nothing else to choose.",
    ]


def test_a_long_turn_is_told_as_far_as_one_can_follow() -> None:
    hint = Hint((Pick((SILK,)), *(Pick((RICE,)) for _ in range(5))), None)
    assert lines(hint)[1] == "-# Then: rice; rice; rice; rice; …"


def test_a_label_that_is_short_for_its_buttons_is_said_in_full() -> None:
    short = msg("yy-do-tile-black", n=3)
    assert lines(Hint((Pick((short,)),), None))[0] == "Hint: **Place a black tile**"


def test_what_is_picked_several_times_is_counted() -> None:
    assert lines(Hint((Pick((RICE, SILK, RICE)),), None))[0] == "Hint: **2 × rice; silk**"


@pytest.mark.parametrize(
    ("reasons", "said"),
    [
        (Why(wins=True), "It wins the game."),
        (Why(), "Other moves look about as good."),
        (Why(("influence",)), "More than with other moves: influence on the tracks."),
        (
            Why((), hinders=1, loses="influence"),
            "It leaves Ben with less influence on the tracks.",
        ),
        (  # nothing that is said of them speaks to the reader
            Why((), hinders=1, loses="customers"),
            "It leaves Ben with fewer points from completed customers.",
        ),
        (
            Why(("influence", "goods"), "hand", 1, "goods"),
            "More than with other moves: influence on the tracks; goods, koku and favour in store."
            " It leaves Ben with fewer goods, koku and favour in store. The price: fewer"
            " customers near their delivery.",
        ),
    ],
)
def test_reasons_are_sentences(reasons: Why, said: str) -> None:
    assert why(reasons) == f"-# {said}"


def test_the_price_is_said_in_italian_too() -> None:
    said = why(Why(("regions",), "goods"), "it")
    assert said == (
        "-# Più che con altre mosse: punti dalle regioni alla fine."
        " Il prezzo: meno scorte da parte."
    )


def test_a_move_that_is_made_to_learn_is_not_called_as_good_as_others() -> None:
    assert "as good" in lines(Hint((Pick((SILK,)),), Why()))[-1]
    led = lines(Hint((Pick((SILK,)),), Why(), shows=True))
    assert led == ["Hint: **silk**", f"-# {strict('en').say(msg('tours-hint'))}"]


@pytest.mark.parametrize(
    ("label", "said"),
    [
        (msg("yy-hex", hex="C8"), "hex C8"),
        (msg("yy-do-place-red", hex="C8"), "Place a red tile on C8"),
        (msg("yk-build-shop", slot=1), "Build a shop on slot 1"),
        (msg("ie-none"), "Decline"),
        (msg("yk-helper-area"), "One from the area goes to the space"),
    ],
)
def test_a_bare_name_says_what_it_is(label: Msg, said: str) -> None:
    assert lines(Hint((Pick((label,)),), None))[0] == f"Hint: **{said}**"
