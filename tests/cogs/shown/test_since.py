"""The recap: after two weeks and forty turns it still fits one screen of a phone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest
from msgspec import structs

from cogs.shown.ids import Verb
from cogs.shown.rows import BUTTONS, PICTURE, SCREEN, Button, lines_of
from cogs.shown.since import MOST_TOLD, Recap, deeds, recap
from cogs.shown.text import ROW, rows_of
from engine.core.frame import Event
from engine.core.words import Arg, msg, ref
from locales import LANGUAGES, words
from sessions.shapes import Since, Turn
from tests.cogs.shown.test_posters import poster

PANES = (("pane:river", msg("rog-pane-river")), ("pane:court", msg("rog-pane-court")))
GAINED: dict[str, Arg] = {
    "what": (msg("rog-amount-koku", n=1),),
    "why": msg("rog-why-visit", space=4),
}


def sailed(seat: int, goal: int = 9) -> Event:
    """A turn's deed."""
    return Event("rog-sailed", {"boat": 1, "origin": 5, "goal": goal}, seat, at=(f"river:{goal}",))


def since(
    *turns: Turn,
    points: Mapping[int, int] | None = None,
    before: Mapping[int, int] | None = None,
    own: bool = True,
) -> Since:
    """What a spectator, or the seat of the view, has missed."""
    seen = poster().seen
    return Since(seen, turns, own, 1_000, points or {}, before or {})


def told(found: Since, language: str = "en", number: int = 0) -> Recap:
    """The same as a page."""
    return recap(found, words(language), PANES, number)


def test_a_turn_that_a_friend_played_says_so_and_no_other_does() -> None:
    shown = told(since(Turn(1, (sailed(1),), {1: "Cyd"}), Turn(1, (sailed(1),))))
    assert "**1** Cyd for Bo: sails" in shown.text
    assert "**2** Bo: sails" in shown.text
    assert "Cyd per Bo" in told(since(Turn(1, (sailed(1),), {1: "Cyd"})), "it").text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("turns", [0, 1, 5, 40])
def test_it_fits_one_screen_and_numbers_what_it_tells(language: str, turns: int) -> None:
    many = [Turn(n % 2, (sailed(n % 2, n % 14 + 1),)) for n in range(turns)]
    shown = told(since(*many, points={0: 30, 1: 41}, before={0: 28, 1: 40}), language)
    buttons = BUTTONS * sum(map(lines_of, shown.rows))
    assert rows_of(shown.text.splitlines()) * ROW + PICTURE + buttons <= SCREEN
    numbers = [one.number for one in shown.told]
    kept = [n for n in numbers if n is not None]
    assert len(numbers) == turns
    assert kept == [*range(1, min(len(kept), MOST_TOLD) + 1)]
    assert numbers[len(numbers) - len(kept) :] == kept, "the newest are told"
    assert all(f"**{n}**" in shown.text for n in kept)
    assert bool(kept) == bool(turns)


def test_older_turns_are_counted_and_lead_to_the_log() -> None:
    shown = told(since(*(Turn(0, (sailed(0),)) for _ in range(40))))
    left_out = sum(one.number is None for one in shown.told)
    assert f"{left_out} turns more before: Log" in shown.text
    verbs = [b.id.verb for row in shown.rows for b in row if isinstance(b, Button)]  # type: ignore[union-attr]
    assert Verb.LOG in verbs


def test_points_say_what_has_changed_and_the_first_come_first() -> None:
    shown = told(since(points={0: 30, 1: 41}, before={0: 32, 1: 40}))
    assert "Points: Bo 41 (+1) · Ada 30 (−2)" in shown.text


def test_a_turn_is_one_line_of_who_did_what() -> None:
    card: dict[str, Arg] = {"customer": ref("customer", "monk_2")}
    turn = Turn(1, (sailed(1, 12), Event("rog-gained", GAINED, 0), Event("rog-delivered", card, 1)))
    assert "**1** Bo: sails to river 12, delivers to Monk (2)" in told(since(turn)).text


def test_a_turn_without_deeds_is_told_by_its_first_line() -> None:
    dice = Event("rog-turned-die", {"face": 3, "cost": 1}, 1)
    assert "**1** Bo turns the die to 3 for 1 favour" in told(since(Turn(1, (dice,)))).text


def test_private_lines_are_no_deeds() -> None:
    hidden = Event("rog-drew-what", {"what": (ref("customer", "monk_2"),)}, 1, to=(0,))
    assert deeds(since(Turn(1, (hidden,))), words("en")) == ()
    shown = told(since(Turn(1, (hidden,))))
    assert "Monk" not in shown.text
    assert shown.told == ()


def test_the_other_pane_is_one_press_away() -> None:
    turn = Turn(1, (sailed(1),))
    for number, (pane, other) in ((0, (0, 2)), (1, (0, 2)), (2, (1, 1)), (9, (1, 1))):
        shown = told(since(turn), number=number)
        assert shown.pane == PANES[pane][0]
        (button,) = shown.rows[1]  # type: ignore[misc]
        assert button.id.numbers == (12, other)  # type: ignore[union-attr]


def test_what_befell_the_reader_stands_first_and_is_counted() -> None:
    found = since(Turn(1, (sailed(1), *(Event("rog-gained", GAINED, 0) for _ in range(3)))))
    mine = replace(found, seen=replace(found.seen, view=structs.replace(found.seen.view, seat=0)))
    lines = told(mine).text.splitlines()
    assert lines[1] == "**For you:** +1 koku ×3"
    assert "For you" not in told(found).text, "a spectator has no part in it"
