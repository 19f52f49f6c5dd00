"""The data file fits the box, and every card has an effect."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.errors import BadData
from engine.core.words import msg
from engine.games.import_export.data import ACTION, BOX, CARDS, DATA, read
from engine.games.import_export.effects import EFFECTS, REACTIONS
from engine.games.import_export.kinds import (
    Accepts,
    Anytime,
    Ask,
    Do,
    InHand,
    Once,
    Prepares,
    When,
    Wild,
    Wins,
)
from engine.games.import_export.resolve import ASKS, DOES
from engine.games.import_export.scoring import _FRAMES, _PREPARES
from tests.locales.ftl import strict

RAW = json.loads(DATA.read_text(encoding="utf-8"))


def spoilt(**changes: Any) -> bytes:
    """The data file with the first card changed."""
    data = json.loads(DATA.read_text(encoding="utf-8"))
    data["cards"][0] |= changes
    return json.dumps(data).encode()


def test_every_card_has_its_effect_and_no_other_is_listed() -> None:
    assert list(EFFECTS) == list(CARDS)


@pytest.mark.rule("IE-57")
def test_the_timing_fits_the_kind_of_effect() -> None:
    for card, effects in EFFECTS.items():
        kinds = {type(effect) for effect in effects}
        timing = CARDS[card].timing
        assert (Once in kinds) == (timing == "immediate"), card
        assert (InHand in kinds) == (timing == "hand"), card
        assert timing == "ongoing" or not kinds & {When, Wins, Accepts, Wild, Anytime}, card


def test_what_effects_ask_and_do_exists() -> None:
    for card, effects in EFFECTS.items():
        for effect in effects:
            ops = effect.ops if isinstance(effect, Once) else ()
            ops = (effect.op,) if isinstance(effect, When) else ops
            for op in ops:
                assert not isinstance(op, Ask) or op.kind in ASKS, card
                assert not isinstance(op, Do) or card in DOES, card


def test_what_is_used_before_the_scoring_has_its_place_there() -> None:
    prepares = {card for card, each in EFFECTS.items() if Prepares() in each}
    assert prepares == set(_PREPARES) == set(_FRAMES)


@pytest.mark.rule("IE-1", "IE-4")
def test_twenty_cards_of_each_type_in_the_base_set() -> None:
    base = [card.type for card in BOX.cards if card.set == "base"]
    assert {kind: base.count(kind) for kind in ACTION} == dict.fromkeys(ACTION, 20)


def test_card_names_are_the_printed_ones() -> None:
    for card in RAW["cards"]:
        for language in ("en", "it"):
            name = card["name"][language].replace("'", "’")
            assert strict(language).say(msg(f"ie-card-{card['id']}")) == name


@pytest.mark.parametrize(
    "changes",
    [{"id": "ammunition"}, {"type": "food"}, {"level": 4}, {"containers": 1}, {"containers": 9},
     {"set": "jutaku"}, {"level": 1}, {"level_source": "guessed"}],
)  # fmt: skip
def test_a_wrong_card_is_named(changes: dict[str, Any]) -> None:
    with pytest.raises(BadData):
        read(spoilt(**changes))


def test_the_file_itself_is_right() -> None:
    assert read(DATA.read_bytes()) == BOX
    assert len(REACTIONS["completed"]) == 7
