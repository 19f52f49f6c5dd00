"""Windows of private questions: what may be chosen is named or marked where it lies."""

from __future__ import annotations

import pytest

from engine.core.decision import Seat
from engine.core.words import msg
from engine.games.import_export.data import CARDS
from engine.games.import_export.game import IMPORT_EXPORT
from locales import LANGUAGES, words
from render.picture import Look, compose
from render.toolkit.canvas import Canvas, Need
from tests.campaigns.import_export import dealt
from tests.games.import_export.scenes import Who, open_, port, scene, sea, window
from tests.golden.import_export.positions import bidding
from tests.render.games.import_export import seen
from tests.render.games.import_export.seen import NAMES, said

CARGO = ("drones", "rice", "snakes", "ferraris")


def names(*cards: str) -> set[str]:
    """What cards are called in English."""
    return {Look(words("en")).say(msg(f"ie-card-{card}")) for card in cards}


def chosen_words(canvas: Canvas) -> list[str]:
    """What is written as large as the words of a button."""
    return [text.words for text in canvas.written if text.need is Need.CHOOSE]


def test_containers_to_choose_from_are_named_and_say_from_which_ship() -> None:
    mine = Who("red", ships=(port(open_("laptops")), port()))
    table = window("pirate", mine, Who(ships=(sea(*CARGO), port())), seats=2, island=("cups",))
    canvas = seen.window(table, 0)
    assert names(*CARGO, "cups") <= set(chosen_words(canvas))
    assert said(canvas).count("B1") == len(CARGO)
    assert canvas.problems() == []


def test_too_many_containers_are_marked_where_they_lie() -> None:
    ships = (sea(*list(CARDS)[:6]), sea(*list(CARDS)[6:12]))
    mine = Who("red", ships=(port(open_("laptops")), sea(*list(CARDS)[20:26])))
    canvas = seen.window(window("pirate", mine, Who(ships=ships), seats=2), 0)
    assert chosen_words(canvas) == []
    assert {"A2", "B1", "B2"} <= set(said(canvas))
    assert canvas.problems() == []


def test_the_ship_that_is_bid_for_carries_its_code_on_a_plate() -> None:
    canvas = seen.window(bidding(), 2)
    assert chosen_words(canvas) == ["B1"]
    assert said(canvas).count("B1") == 1, "it stands in place of the one on the hull"
    assert canvas.problems() == []


def test_a_contract_to_load_is_seen_in_its_harbour() -> None:
    mine = Who("red", hand=("drones",), ships=(port(open_("laptops")), port()))
    canvas = seen.window(window("load", mine, seats=2), 0)
    assert names("laptops") <= set(said(canvas))
    assert canvas.window is not None
    assert canvas.problems() == []


def test_cards_that_come_to_the_hand_are_seen_whole() -> None:
    mine = Who("red", hand=("wheat",), completed=("rope",))
    table = scene(mine, seats=2, island=("cups", "rice")).go("swap rope")
    canvas = seen.window(table, 0)
    told = " ".join(said(canvas))
    assert names("cups", "rice") <= set(said(canvas))
    assert "draw 5 cards" in told
    assert canvas.problems() == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [3, 12, 25, 51])
def test_no_window_of_a_rich_position_is_cut_or_covered(seed: int, language: str) -> None:
    match = dealt(seed)
    drawn = 0
    for asked in match.questions():
        view = IMPORT_EXPORT.view(match, asked.seat)
        look = Look(words(language), "light", 1080, NAMES, asked=asked)
        if any(option.at for option in asked.options):
            assert compose(view, "preview", look).problems() == [], asked.name
            drawn += 1
    assert drawn


def test_windows_show_nothing_of_other_hands() -> None:
    def picture(hand: tuple[str, ...], eyes: Seat) -> bytes:
        mine = Who("red", hand=("drones",), ships=(port(open_("laptops")), port()))
        return seen.window(window("load", mine, Who(hand=hand), seats=2), eyes).image.tobytes()

    assert picture(("cups",), 0) == picture(("wheat",), 0)
