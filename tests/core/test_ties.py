"""Equal scores at the end: what put one before another, or that nothing did."""

from __future__ import annotations

import pytest

from engine.core.frame import Outcome
from engine.core.ties import no_tie_break, ties
from engine.core.words import Msg, msg
from locales import words

NAMES = ("Ada", "Bo", "Cyd")


def said(scores: tuple[int, ...], places: tuple[int, ...], *, decides: bool) -> list[str]:
    """In English, by a game in which something decides or nothing does."""

    def why(before: int, after: int) -> Msg | None:
        clause = msg("rog-tie-favour", more=10 * before, less=10 * after)
        return clause if decides else no_tie_break(None, before, after)

    return [words("en").say(line, NAMES) for line in ties(Outcome("won", scores, places), why)]


@pytest.mark.parametrize(
    ("scores", "places", "lines"),
    [
        ((9, 8, 7), (1, 2, 3), []),
        ((7, 9, 9), (3, 2, 1), ["Tie on 9: Cyd before Bo, with more favour (20 to 10)."]),
        (
            (9, 9, 9),
            (2, 1, 3),
            [
                "Tie on 9: Bo before Ada, with more favour (10 to 0).",
                "Tie on 9: Ada before Cyd, with more favour (0 to 20).",
            ],
        ),
        ((9, 9, 7), (1, 1, 3), ["Tie on 9 in everything that counts: Ada, Bo share place 1."]),
    ],
)
def test_every_tie_is_explained(
    scores: tuple[int, ...], places: tuple[int, ...], lines: list[str]
) -> None:
    assert said(scores, places, decides=True) == lines


def test_places_that_have_nothing_to_do_with_scores_are_no_ties() -> None:
    assert said((9, 9, 7), (1, 2, 2), decides=False) == []
