"""A hand in pictures: every card, and what it can do now; nothing of other hands."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.ai.chance import random_answer, random_question
from engine.core.codec import copy
from engine.core.decision import Decision
from engine.core.flow import apply
from engine.core.match import Match
from engine.core.rng import Rng
from engine.core.tokens import parts
from engine.core.words import msg
from engine.games.import_export.data import CARDS, TYPE
from engine.games.import_export.game import IMPORT_EXPORT
from engine.games.import_export.state import State, View
from locales import LANGUAGES, words
from render.games.import_export.hand import hand
from render.games.import_export.uses import How, use_of
from render.picture import Look
from render.toolkit.canvas import PANE, Canvas
from tests.games.import_export.scenes import (
    HarbourScene,
    Who,
    following,
    open_,
    port,
    scene,
    sea,
    window,
)

each_language = pytest.mark.parametrize("language", LANGUAGES)
LONG_NAME = "Massimiliano Bartolomeo Visconti"
SIZES = (*range(13), 17, 26)
HELPERS = (  # shipments that let cards be used otherwise, by seat
    ("3d-printers", "smart-cars"),
    ("neural-units", "robot-cats", "mineral-water"),
    ("rice-cookers", "oysters", "leds"),
)


def view_of(table: HarbourScene, seat: int = 0) -> View:
    """What a seat sees."""
    return IMPORT_EXPORT.view(table.match, seat)


def drawn(table: HarbourScene, seat: int = 0, language: str = "en", theme: str = "light") -> Canvas:
    """A seat's hand."""
    look = Look(words(language), theme, 1080, (LONG_NAME,) * table.match.seats)
    return hand(view_of(table, seat), look)


def said(canvas: Canvas) -> str:
    """All that is written, in reading order."""
    return " ".join(text.words for text in canvas.written)


def use(table: HarbourScene, card: str, seat: int = 0) -> tuple[How, str]:
    """What a card can do now, in English."""
    found = use_of(view_of(table, seat), card)
    return found.how, words("en").say(found.words)


@each_language
@pytest.mark.parametrize("size", SIZES)
def test_a_hand_of_any_size_can_be_read(size: int, language: str) -> None:
    cards = list(CARDS)[size * 2 : size * 3]
    table = following("pirate", Who(), Who(credits=98, hand=cards))
    canvas = drawn(table, 1, language, ("light", "dark")[size % 2])
    assert canvas.problems() == []
    assert canvas.height == PANE.h or size > 12
    names = [words(language).say(msg(f"ie-card-{card}")) for card in cards]
    assert [name for name in names if name not in said(canvas)] == []


def test_many_cards_have_a_mark_and_the_levels_at_the_head() -> None:
    me = Who(colour="green", goods=("drones", "laptops"), hand=list(CARDS)[36:44])
    canvas = drawn(scene(me))
    head = [text.words for text in canvas.written if text.ink.bottom < 54]
    assert head[-5:] == ["3", "0", "0", "0", "0"]


def test_the_captain_may_lead_with_every_card() -> None:
    table = scene(Who(hand=("rice", "foxes")))
    assert use(table, "foxes") == (How.ALONE, "Lead Pirate")
    assert "lead, or draw 3" in said(drawn(table))


def test_others_wait_while_the_captain_chooses() -> None:
    table = scene(Who(hand=("rice",)), Who(hand=("foxes", "snakes")))
    assert use(table, "foxes", 1) == (How.NOT, "Not now")


def test_following_takes_a_card_of_the_action_or_a_pair() -> None:
    me = Who(hand=("books", "rice", "coffee", "foxes"))
    table = following("import", Who(), me)
    found = [use(table, card, 1) for card in me.hand]
    pair = (How.PAIR, "In a pair")
    assert found == [(How.ALONE, "Follow: Import"), pair, pair, (How.NOT, "Not now")]
    assert "follow, or draw 1" in said(drawn(table, 1))


def test_cards_that_follow_otherwise() -> None:
    me = Who(hand=("drones", "rice"), completed=("neural-units",))
    table = following("import", Who(), me)
    assert use(table, "drones", 1) == (How.ALONE, "Follow: Load")
    assert use(table, "rice", 1)[0] is How.NOT
    table = following("import", Who(), Who(hand=("rice",), completed=("3d-printers",)))
    assert use(table, "rice", 1) == (How.ALONE, "Follow: Import")


def test_contracts_that_the_actions_allow() -> None:
    me = Who(hand=("rice", "apples", "saunas"), imports=("coffee",))
    table = window("contract", me, n=2)
    table.player().follows = "contract"
    assert use(table, "rice") == (How.ALONE, "Contract: 2 actions")
    assert use(table, "apples")[0] is How.NOT
    table.player().colour = "yellow"
    assert use(table, "rice") == (How.ALONE, "Contract it")


def test_no_contract_without_room_on_a_ship() -> None:
    me = Who(hand=("potatoes",), ships=(port(open_("satellites")), sea("laptops")))
    table = window("contract", me)
    table.player().follows = "contract"
    assert use(table, "potatoes")[0] is How.NOT


def test_what_is_loaded_and_on_which_ship() -> None:
    me = Who(hand=("rice", "foxes"), ships=(port(), port(open_("potatoes"))))
    table = window("load", me)
    assert use(table, "rice") == (How.ALONE, "Load on ship 2")
    assert use(table, "foxes")[0] is How.NOT


def test_pairs_are_loaded_with_robot_cats() -> None:
    me = Who(
        hand=("rice", "coffee", "foxes"),
        completed=("robot-cats",),
        ships=(port(open_("laptops")),),
    )
    table = window("load", me)
    assert [use(table, card)[0] for card in me.hand] == [How.PAIR, How.PAIR, How.NOT]


def test_one_sale_a_turn() -> None:
    table = window("supply", Who(hand=("rice",)))
    assert use(table, "rice") == (How.ALONE, "Sell for 4")
    table.table.sold.append(0)
    assert use(table, "rice")[0] is How.NOT


def test_what_works_at_any_time() -> None:
    table = scene(Who(), Who(hand=("lutefisk", "drones"), completed=("mineral-water",)))
    assert use(table, "lutefisk", 1) == (How.ALONE, "Sell for 2")
    assert use(table, "drones", 1)[0] is How.NOT
    table = scene(Who(), Who(hand=("lutefisk",)))
    assert use(table, "lutefisk", 1) == (How.ALONE, "Contract at any time")


def played(seed: int, decisions: int) -> Iterator[Match[State]]:
    """A random game in which everybody has completed what lets cards be used otherwise."""
    rest = [card for card in CARDS if card not in {*HELPERS[0], *HELPERS[1], *HELPERS[2]}]
    hands = [rest[seed * 7 + seat :: 17] for seat in range(len(HELPERS))]
    people = [Who(completed=done, hand=held) for done, held in zip(HELPERS, hands, strict=True)]
    match, rng = scene(*people, seed=seed).match, Rng(seed)
    for _ in range(decisions):
        decision = random_question(match.questions(), rng)
        answer = random_answer(decision, rng, match.number(decision.seat))
        match = apply(IMPORT_EXPORT, match, answer).match
        if match.outcome is not None:
            return
        yield match


def usable(asked: Decision, held: list[str]) -> dict[str, How]:
    """How the options use each card of a hand."""
    found = dict.fromkeys(held, How.NOT)
    for kind, id in map(parts, asked.tokens()):
        first = id.partition(":")[0]
        for card in held:
            if kind == "pair" and first in (card, TYPE[card]):
                found[card] = found[card] if found[card] is How.ALONE else How.PAIR
            elif card in (kind, first):
                found[card] = How.ALONE
    return found


def test_marks_agree_with_what_the_rules_offer() -> None:
    checked = []
    for match in (one for seed in (1, 2, 3) for one in played(seed, 250)):
        for asked in match.questions():
            if asked.name in ("turn", "follow", "act"):
                view = IMPORT_EXPORT.view(match, asked.seat)
                assert view.hand is not None
                offered = usable(asked, view.hand.cards)
                marked = {card: use_of(view, card).how for card in offered}
                if asked.name == "act":  # of several actions some may be used up
                    marked = {card: marked[card] for card in offered if offered[card] != How.NOT}
                    offered = {card: offered[card] for card in marked}
                assert marked == offered, (asked.name, view.table.led)
                checked += [(asked.name, how) for how in marked.values()]
    assert {("turn", How.ALONE), ("follow", How.PAIR), ("act", How.ALONE)} <= set(checked)


@pytest.mark.parametrize("seed", [1, 2])
def test_what_others_hold_changes_nothing(seed: int) -> None:
    *_, match = played(seed, 60)
    other = copy(IMPORT_EXPORT, match)
    IMPORT_EXPORT.blur(other, 0, Rng(seed))
    assert other.state.hands[1].cards != match.state.hands[1].cards
    look = Look(words("en"), "light", 720)
    one, two = (hand(IMPORT_EXPORT.view(match, 0), look) for match in (match, other))
    assert one.image.tobytes() == two.image.tobytes()
    assert said(one) == said(two)


@pytest.mark.parametrize(
    ("cards", "columns", "rows"), [(1, 1, 1), (2, 2, 1), (3, 3, 1), (4, 2, 2), (6, 3, 2)]
)
def test_the_fewer_cards_the_larger_they_are(cards: int, columns: int, rows: int) -> None:
    held = ("rice", "foxes", "books", "snakes", "coffee", "laptops")[:cards]
    names = {words("en").say(msg(f"ie-card-{card}")) for card in held}
    found = [text.ink for text in drawn(scene(Who(hand=held))).written if text.words in names]
    assert len({round(ink.x) // 100 for ink in found}) == columns
    assert len({round(ink.y) // 100 for ink in found}) == rows
