"""Every component of Import / Export has its names and texts, and the longest ones still fit."""

from __future__ import annotations

import json
from collections.abc import Iterable
from operator import itemgetter
from typing import Any

import pytest

from engine.core.words import msg, ref
from engine.games.import_export.data import ACTIONS, CARDS, COLOURS, DATA, TYPES
from engine.games.import_export.describe import card_line
from engine.games.import_export.resolve import DOES
from engine.games.import_export.scoring import points
from locales import LANGUAGES
from tests.games.import_export.scenes import scene
from tests.locales.ftl import messages, strict

each_language = pytest.mark.parametrize("language", LANGUAGES)
LABEL, ABOUT, MENU, SHORT = 80, 100, 40, 28
MAY = {"en": {"may"}, "it": {"puoi", "può", "possono"}}
PARTLY = {"dinosaur-bones", "hydroponics"}  # one half of these is compulsory
PRINTED = json.loads(DATA.read_text(encoding="utf-8"))["cards"]
LONGEST = max(CARDS, key=lambda card: len(strict("it").say(msg(f"ie-card-{card}"))))
FAMILIES: dict[str, Iterable[str]] = {
    "card": CARDS,
    "effect": CARDS,
    "short": CARDS,
    "type": TYPES,
    "action": ACTIONS,
    "colour": COLOURS,
    "why": ("ship", "sale", "fee", "bid"),
    "source": points(scene().state, 0),
}


@each_language
@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_all_its_members_and_no_stranger(family: str, language: str) -> None:
    stem = f"ie-{family}-"
    found = {key.removeprefix(stem) for key in messages(language) if key.startswith(stem)}
    assert found == set(FAMILIES[family])


@each_language
def test_cards_have_names_of_their_own(language: str) -> None:
    names = {strict(language).say(msg(f"ie-card-{card}")) for card in CARDS}
    assert len(names) == len(CARDS)


@each_language
@pytest.mark.parametrize("card", CARDS)
def test_a_card_fits_where_it_is_shown(card: str, language: str) -> None:
    words, named, other = strict(language), ref("card", card), ref("card", LONGEST)
    assert len(words.say(msg(f"ie-effect-{card}"))) <= ABOUT
    assert len(words.say(msg(f"ie-short-{card}"))) <= SHORT
    for key in ("load", "pair-load", "ride-load"):
        assert len(words.say(msg(f"ie-{key}", card=named, contract=other))) <= LABEL
    for key in ("sell", "fetch", "take", "discard", "half-load", "cars", "give-up", "swap-want"):
        assert len(words.say(msg(f"ie-{key}", card=named))) <= LABEL
    assert len(words.say(msg("ie-contract", card=named, ship=2))) <= LABEL
    assert len(words.say(msg("ie-menu-card", card=named))) <= MENU
    assert len(words.say(msg("ie-drop", card=named, n=8))) <= LABEL
    assert words.say(card_line("ie-say-card", card)).count(":") >= 1


@each_language
@pytest.mark.parametrize("card", PRINTED, ids=itemgetter("id"))
def test_only_what_may_be_left_is_said_to_be_a_choice(card: dict[str, Any], language: str) -> None:
    said = strict(language).say(msg(f"ie-effect-{card['id']}"))
    choice = bool(MAY[language] & set(said.replace(",", "").split()))
    assert choice is (card["optional"] or card["id"] in PARTLY)


@each_language
def test_what_is_pirated_may_fit_many_contracts(language: str) -> None:
    names = tuple(ref("card", card) for card in sorted(CARDS, key=len)[-4:])
    assert len(strict(language).say(msg("ie-about-onto", contracts=names))) <= ABOUT


def test_effects_with_deeds_of_their_own_are_cards() -> None:
    assert set(DOES) <= set(CARDS)
