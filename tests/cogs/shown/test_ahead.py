"""The page of answers in advance fits, whatever is settled, and holds a press for each."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.discord_io.views import classic_view
from cogs.shown.ahead import ahead_page
from cogs.shown.ids import Verb
from cogs.shown.pages import Page
from cogs.shown.rows import MOST_CHOICES, MOST_ROWS, Button, Menu
from cogs.shown.text import MOST_CONTENT
from db.standing import Wording
from engine.core.decision import Option
from engine.core.words import Msg, msg, ref
from locales import words
from sessions.desk import MOST, Advance, Became, Given, Kind
from tests.cogs.shown.questions import table

LABEL, ENDS = msg("ie-ahead-bid", n=4, type=ref("type", "luxury")), Msg("ie-ahead-won")
TITLE = Msg("ie-standing-bid-on")
SAID = Wording(LABEL, ENDS)


def kind(number: int, choices: int = 3) -> Kind:
    """One of the game's kinds."""
    options = tuple(Option(f"luxury:{n}", LABEL, about=ENDS) for n in range(choices))
    return Kind(number, f"kind-{number}", TITLE, options)


def given(n: int) -> Given:
    """The n-th thing that was settled."""
    return Given(n, 1_000 + n, "bid-on", f"luxury:{n}", TITLE, SAID)


def advance(**changes: object) -> Advance:
    """Two kinds, of which nothing is settled."""
    nothing = Msg("ahead-nothing")
    known = Advance(table(), (kind(1), kind(4)), (), (), asked=False, nothing=nothing)
    return replace(known, **changes)  # type: ignore[arg-type]


def menus(page: Page) -> list[Menu]:
    return [row for row in page.rows if isinstance(row, Menu)]


def cancelling(page: Page) -> list[Button]:
    rows = [row for row in page.rows if isinstance(row, tuple)]
    return [button for row in rows for button in row if isinstance(button, Button)]


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("settled", range(MOST + 1))
def test_it_fits_however_much_is_settled(language: str, settled: int) -> None:
    kinds = tuple(kind(n, MOST_CHOICES) for n in range(8))
    became = (Became("used", TITLE, SAID, 3), Became("ended", TITLE, SAID, 1))
    everything = advance(
        kinds=kinds, given=tuple(map(given, range(settled))), became=became, asked=True
    )
    page = ahead_page(everything, words(language))
    classic_view(page.rows)  # it may be sent
    assert len(page.rows) <= MOST_ROWS
    assert len(page.text) <= MOST_CONTENT
    assert page.text.count("\n") >= settled
    assert len(cancelling(page)) == settled
    assert len(menus(page)) == (0 if settled == MOST else 2)


def test_each_button_names_what_it_cancels_by_its_owners_number() -> None:
    page = ahead_page(advance(given=(given(3), given(7))), words("en"))
    found = [(button.label, button.id.numbers[1:]) for button in cancelling(page)]
    assert found == [("Cancel 1", (3, 1_003)), ("Cancel 2", (7, 1_007))]


def test_no_id_holds_what_was_chosen() -> None:
    page = ahead_page(advance(given=(given(3),)), words("en"))
    ids = [str(button.id) for button in cancelling(page)] + [str(m.id) for m in menus(page)]
    assert ids
    assert [id for id in ids if "luxury" in id or "bid" in id] == []


def test_the_chosen_kind_is_open_by_its_number_in_the_game() -> None:
    what, how = menus(ahead_page(advance(), words("en"), 4))
    assert [(line.value, line.chosen) for line in what.choices] == [("1", False), ("4", True)]
    assert (how.id.verb, how.id.numbers[1]) == (Verb.SETTLE, 4)
    assert menus(ahead_page(advance(), words("en"), 3))[1].id.numbers[1] == 1, "not there now"


def test_two_menus_are_told_apart() -> None:
    what, how = menus(ahead_page(advance(), words("en")))
    assert words("en").say(TITLE) in [line.label for line in what.choices if line.chosen]
    assert how.placeholder == "Choose the answer"


def test_one_kind_alone_needs_no_menu_of_kinds() -> None:
    (how,) = menus(ahead_page(advance(kinds=(kind(2),)), words("en")))
    assert how.id.verb is Verb.SETTLE
    assert how.placeholder == words("en").say(TITLE)


def test_which_of_several_answers_is_said() -> None:
    said = words("en").say(Msg("ahead-order"))
    one, two = (ahead_page(advance(given=tuple(map(given, range(n)))), words("en")) for n in (1, 2))
    assert said not in one.text
    assert said in two.text


def test_where_nothing_can_be_settled_it_says_why() -> None:
    page = ahead_page(advance(kinds=(), nothing=Msg("yk-standing-none")), words("en"))
    assert page.rows == ()
    assert "Yokohama" in page.text
