"""Goods cards in every room: all that is printed on them can be read."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.decision import Decision, Option
from engine.core.words import msg, ref
from engine.games.import_export.data import CARDS
from engine.games.import_export.game import IMPORT_EXPORT
from engine.games.import_export.state import View
from locales import LANGUAGES, words
from render.games.import_export.cardbook import about, cards
from render.games.import_export.cardfaces import card, lying, sheet, wide
from render.games.import_export.faces import Face, face_of
from render.picture import Look
from render.toolkit.canvas import PANE, Canvas
from render.toolkit.layout import Rect
from tests.games.import_export.scenes import HarbourScene, Who, following, scene, window

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_card = pytest.mark.parametrize("id", CARDS)
STANDING, LYING = Rect(4, 4, 354, 283), Rect(4, 4, 533, 91)
SPREADS = (1, 2, 3, 4, 6, 8, 9, 12)  # cards side by side


def view_of(table: HarbourScene, seat: int | None = 0) -> View:
    """What a seat sees."""
    return IMPORT_EXPORT.view(table.match, seat)


def blank(language: str, n: int) -> tuple[Look, Canvas]:
    """An empty picture; every other one is dark."""
    look = Look(words(language), ("light", "dark")[n % 2], 1080)
    return look, Canvas.blank(look.style, PANE.h)


def text(canvas: Canvas) -> str:
    """All that is written, in reading order."""
    return " ".join(text.words for text in canvas.written)


VIEW = view_of(scene())


def drawn(id: str, language: str, room: Rect, *, lies: bool = False) -> tuple[Canvas, Face]:
    """A card as it is in a hand."""
    look, canvas = blank(language, CARDS[id].level)
    face = face_of(id, VIEW, look)
    (lying if lies else wide)(canvas, sheet(canvas, room), face)
    return canvas, face


@each_language
@each_card
def test_a_card_in_a_hand_says_all_that_is_printed_on_it(id: str, language: str) -> None:
    canvas, face = drawn(id, language, Rect(STANDING.x, STANDING.y, STANDING.w, 245))
    assert canvas.problems() == []
    found = text(canvas)
    assert all(part in found for part in (face.title, face.action_word, face.level_word))
    assert found.endswith(f"{face.pays} {face.effect}")


@each_language
@each_card
def test_a_lying_card_still_says_what_it_does(id: str, language: str) -> None:
    canvas, face = drawn(id, language, LYING, lies=True)
    assert canvas.problems() == []
    assert text(canvas) == f"{face.title} {face.needs} {face.pays} {face.effect}"


@each_language
@pytest.mark.parametrize("count", SPREADS)
def test_cards_to_choose_from_can_be_read(count: int, language: str) -> None:
    rows = -(-count // 4)
    columns = -(-count // rows)
    room = Rect(10, 10, min(560, 1060 / columns) - 20, 610 / rows - 20)
    look = Look(words(language), "light", 1080)
    told = []
    for n, id in enumerate(CARDS):
        if count == 9 or n % 2 == count % 2:
            canvas = replace(Canvas.blank(look.style, PANE.h), window=PANE)
            face = face_of(id, VIEW, look)
            card(canvas, room, face)
            assert canvas.problems() == [], id
            told.append(face.effect in text(canvas))
            assert told[-1] or face.short in text(canvas), id
    assert all(told) or count > 8, "there is room for all words"


def test_the_level_is_told_beside_the_readers_own() -> None:
    table = scene(Who(colour="yellow", goods=("bamboo", "honey")), Who())
    look = Look(words("en"))
    mine, theirs = (face_of("apples", view_of(table, seat), look) for seat in (0, 1))
    assert (mine.level_word, mine.met) == ("level 3, you 3", True)
    assert (theirs.level_word, theirs.met) == ("level 3, you 0", False)
    assert face_of("apples", view_of(table, None), look).level_word == "level 3"


def test_prefab_houses_halve_what_their_owner_needs() -> None:
    table = scene(Who(completed=("prefab-houses",)), Who())
    look = Look(words("en"))
    found = [face_of("diamond-rings", view_of(table, seat), look) for seat in (0, 1, None)]
    assert [(face.needs, face.pays) for face in found] == [(2, 6), (4, 10), (4, 10)]


# The cards that a question is about


def asked_about(table: HarbourScene, seat: int = 0) -> list[str]:
    """The cards that are shown with a seat's question."""
    found = about(view_of(table, seat), table.asked(seat))
    assert set(found) <= {token for token, _ in cards()}
    return [token.removeprefix("card:") for token in found]


def test_whoever_leads_chooses_from_the_hand() -> None:
    assert asked_about(scene(Who(hand=("rice", "foxes", "books")))) == ["rice", "foxes", "books"]


def test_whoever_follows_sees_the_whole_hand() -> None:
    me = Who(hand=("rice", "foxes", "books", "snakes", "coffee"))
    table = following("import", Who(), me)
    assert asked_about(table, 1) == ["rice", "foxes", "books", "snakes", "coffee"]
    table = following("import", Who(), Who(hand=("rice", "books", "foxes")))
    assert asked_about(table, 1) == ["rice", "books", "foxes"], "to see what it would be for"
    table = following("contract", Who(), Who(hand=("foxes",)))
    assert asked_about(table, 1) == ["foxes"], "who can only draw, too"


def test_contracts_are_chosen_from_cards() -> None:
    table = window("contract", Who(hand=("rice", "potatoes", "apples")), n=2)
    assert asked_about(table) == ["rice", "potatoes"]


def test_a_card_that_asks_is_shown_itself() -> None:
    options = (Option("sell", msg("ie-do-sell")), Option("none", msg("ie-none")))
    asked = Decision("beer", 0, msg("ie-ask-beer"), options)
    assert about(VIEW, asked) == ("card:beer",)
    offered = Decision("feed", 1, msg("ie-ask-feed"), options)
    assert about(VIEW, offered) == ("card:animal-feed",)
    guess = Option("name:rice", msg("ie-name", card=ref("card", "rice")))
    held = view_of(scene(Who(hand=("rice",))), 0)
    asked = Decision("rolls-royces", 0, msg("ie-ask-rolls-royces"), (guess,))
    assert about(held, asked) == ("card:rolls-royces",), "not what is held and named by chance"
    other = Decision("bid", 0, msg("ie-ask-bid"), options)
    assert about(VIEW, other) == ()


def test_too_many_cards_are_not_shown_too_small() -> None:
    twelve = [id for id in CARDS if CARDS[id].set == "base"][:12]
    assert asked_about(scene(Who(hand=twelve))) == twelve
    assert asked_about(scene(Who(hand=(*twelve, "wheat")))) == []
