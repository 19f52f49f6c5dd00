"""Every component of Yokohama has its names and texts, and the longest ones still fit."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from engine.core.words import msg, ref
from engine.games.yokohama.city import SUPPLY
from engine.games.yokohama.data import (
    ACHIEVEMENTS,
    COUNTRIES,
    EFFECTS,
    INDEPENDENT,
    KIND,
    PRODUCTS,
    REWARD_TOKENS,
    areas_in_play,
)
from engine.games.yokohama.game import YOKOHAMA
from engine.games.yokohama.sheets import STANDARD
from engine.games.yokohama.texts import (
    at_power,
    name_of_card,
    order_about,
    order_name,
    pays_words,
    reward_list,
    technology_text,
)
from locales import LANGUAGES
from tests.locales.ftl import messages, strict
from tests.play import SetUp, moments

each_language = pytest.mark.parametrize("language", LANGUAGES)
LABEL, ABOUT = 80, 100
AREAS = {area for seats in (2, 3, 4) for area in areas_in_play(seats)}
POINTS = (
    *("church", "customs", "port", "token", "shop", "house", "order", "achievement", "technology"),
    *("final_church", "final_customs", "final_technology", "final_countries", "final_agents"),
    *("final_imports", "final_yen", "final_products"),
)
FAMILIES: dict[str, Iterable[str]] = {
    "area": {*AREAS, "hand"},
    "good": PRODUCTS,
    "country": COUNTRIES,
    "technology": {*EFFECTS, "about"},
    "effect": EFFECTS,
    "achievement": ACHIEVEMENTS,
    "reward": REWARD_TOKENS,
    "cause": ("houses", "shops", "church", "customs", "port"),
    "source": POINTS,
    "why": (*POINTS, "area", "exchange", "house_income"),
}


@each_language
@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_all_its_members_and_no_stranger(family: str, language: str) -> None:
    stem = f"yk-{family}-"
    found = {key.removeprefix(stem) for key in messages(language) if key.startswith(stem)}
    assert found == set(FAMILIES[family])


@each_language
def test_agents_have_names(language: str) -> None:
    names = {strict(language).say(msg(f"yk-agent-{id}")) for id in (*COUNTRIES, INDEPENDENT)}
    assert len(names) == 6


@each_language
def test_areas_have_names_of_their_own(language: str) -> None:
    names = [strict(language).say(msg(f"yk-area-{area}")) for area in AREAS]
    assert len(set(names)) == len(names)
    assert all(KIND[area] in area for area in AREAS)


@each_language
@pytest.mark.parametrize("order", STANDARD.orders)
def test_an_order_fits_into_a_menu(order: str, language: str) -> None:
    words = strict(language)
    assert len(words.say(order_about(STANDARD, order))) <= ABOUT
    complete = msg("yk-complete", order=order_name(STANDARD.orders[order]))
    assert len(words.say(complete)) <= LABEL


@each_language
@pytest.mark.parametrize("card", STANDARD.cards)
def test_a_technology_fits_into_a_menu(card: str, language: str) -> None:
    words, text = strict(language), technology_text(STANDARD.cards[card].technology)
    price = msg("yk-units", yen=20, imports=10)
    assert len(words.say(msg("yk-technology-about", price=price, text=text))) <= ABOUT
    assert len(words.say(name_of_card(STANDARD, card))) <= LABEL


@each_language
@pytest.mark.parametrize("tile", STANDARD.tiles)
def test_a_building_tile_fits_into_a_menu(tile: str, language: str) -> None:
    known = STANDARD.tiles[tile]
    for reward in (*known.shop_slots, known.trading_house_slot):
        assert len(strict(language).say(reward_list(reward))) <= ABOUT


@each_language
@pytest.mark.parametrize("area", sorted(AREAS - {"canal"}))
def test_a_way_past_everybody_fits_into_a_menu(area: str, language: str) -> None:
    pays = pays_words(((1, 1), (2, 1), (3, 1), (SUPPLY, 1)))
    longest = msg("yk-place-about", pays=pays, effect=at_power(area, 5))
    assert len(strict(language).say(longest, ("Ann", "Ben", "Cleo", "Dora"))) <= ABOUT
    assert len(strict(language).say(msg("yk-go-station", area=ref("area", area)))) <= LABEL


def test_every_source_of_points_has_a_line_on_the_score_sheet() -> None:
    *_, last = moments(SetUp(YOKOHAMA, 2, {}), seed=4)
    sources = {s for player in last.after.match.state.table.players for s in player.points}
    assert {"final_church"} <= sources <= set(POINTS)
