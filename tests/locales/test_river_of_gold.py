"""Every component of River of Gold has its names and texts, and the longest ones still fit."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from engine.core.flow import new_match
from engine.core.frame import Event
from engine.core.words import Msg, msg, ref
from engine.games.river_of_gold.choices import MUST, OPTIONS
from engine.games.river_of_gold.data import (
    BOX,
    BUILDING_TYPES,
    CUSTOMERS,
    GOODS,
    MASTERIES,
    PATRONS,
    REGIONS,
    SHORE,
    TILES,
)
from engine.games.river_of_gold.gains import why
from engine.games.river_of_gold.game import RIVER_OF_GOLD
from engine.games.river_of_gold.state import Player
from engine.games.river_of_gold.texts import (
    asks_for,
    customer_words,
    patron_words,
    reward_words,
    site_costs,
    tile_brings,
    tile_name,
    tile_speech,
)
from locales import LANGUAGES
from tests.locales.ftl import messages, strict
from tests.play import SetUp, moments, set_ups

each_language = pytest.mark.parametrize("language", LANGUAGES)

SOURCES = (  # of victory points
    *("visit", "owner", "emperor", "track", "mastery", "merchant", "noble", "patron", "last"),
    *("region", "customers", "abilities"),
)
NOW = (  # the most that building one tile brings at once: the end of the row and two track spaces
    *(msg("rog-plus-koku", n=2), msg("rog-plus-good", n=1, good=ref("good", "porcelain"))),
    *(msg("rog-plus-favour", n=1), msg("rog-plus-influence", n=5, region=1)),
)
TOPICS = (
    *("overview", "turn", "favour", "build", "sail", "deliver", "customers", "influence"),
    *("masteries", "trades", "emperor", "end", "scoring", "patrons"),
)
FAMILIES: dict[str, Iterable[str]] = {
    "region": [str(region) for region in REGIONS],
    "good": GOODS,
    "building": BUILDING_TYPES,
    "clan": [clan.id for clan in BOX.clans],
    "customer": CUSTOMERS,
    "text": {customer_words(card).key.removeprefix("rog-text-") for card in CUSTOMERS},
    "mastery": [f"{id}{end}" for id in MASTERIES for end in ("", "-text")],
    "patron": [f"{id}{end}" for id in PATRONS for end in ("", "-text", "-offer")],
    "choice": OPTIONS,
    "decline": set(OPTIONS) - set(MUST),
    "take": [*(set(OPTIONS) - {"own", "opponent"}), "token", "journey-koku"],
    "source": SOURCES,
    "rules": [f"{topic}{end}" for topic in TOPICS for end in ("", "-title")],
}


@each_language
@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_all_its_members_and_no_stranger(family: str, language: str) -> None:
    stem = f"rog-{family}-"
    found = {key.removeprefix(stem) for key in messages(language) if key.startswith(stem)}
    assert found == set(FAMILIES[family])


@each_language
@pytest.mark.parametrize("card", CUSTOMERS)
def test_a_customer_is_named_with_the_number_of_its_region(card: str, language: str) -> None:
    words = strict(language)
    assert f"({CUSTOMERS[card].region})" in words.say(msg(f"rog-customer-{card}"))
    assert len(words.say(customer_words(card))) > 30
    assert len(words.say(msg("rog-deliver", customer=ref("customer", card)))) <= 80
    assert len(words.say(asks_for(card))) <= 100


@each_language
@pytest.mark.parametrize("tile", TILES)
def test_a_tile_fits_into_a_button_and_can_be_read_aloud(tile: str, language: str) -> None:
    words = strict(language)
    assert len(words.say(tile_name(tile))) <= 80
    spoken = words.say(tile_speech(tile))
    assert "infl." not in spoken
    assert "·" not in spoken


@each_language
@pytest.mark.parametrize("tile", [tile for tile, known in TILES.items() if known.ownable])
def test_a_tile_fits_into_a_menu_with_all_it_brings(tile: str, language: str) -> None:
    words = strict(language)
    assert len(words.say(tile_brings(tile, NOW))) <= 100
    owner = tuple(map(reward_words, TILES[tile].owner_rewards))
    shared = msg("rog-on-tile", tile=tile_name(tile), player="W" * 32, owner=owner)
    assert len(words.say(shared)) <= 100


@each_language
def test_tiles_of_one_kind_have_names_of_their_own(language: str) -> None:
    words = strict(language)
    names = [words.say(tile_name(tile)) for tile, known in TILES.items() if known.era is not None]
    assert len(set(names)) == len(names)


@each_language
@pytest.mark.parametrize("patron", PATRONS)
def test_a_patron_is_offered_by_name_within_a_button(patron: str, language: str) -> None:
    words = strict(language)
    named, clan = ref("patron", patron), ref("clan", PATRONS[patron].clan)
    label = words.say(msg("rog-offered-patron", patron=named, clan=clan))
    assert label.startswith(words.say(msg(f"rog-patron-{patron}")))
    assert len(label) <= 80
    assert len(words.say(msg(f"rog-patron-{patron}-offer"))) <= 100
    assert words.say(patron_words(patron)).endswith(".")


@each_language
@pytest.mark.parametrize("space", [s for s, site in SHORE.items() if site.koku_cost is not None])
def test_the_longest_site_fits_into_a_button(space: int, language: str) -> None:
    words = strict(language)
    assert len(words.say(msg("rog-build", space=space))) <= 80
    taka = Player("crab", {}, {}, [], patron="yasuki_taka")
    assert len(words.say(site_costs(taka, space))) <= 100


@each_language
def test_all_open_choices_at_once_fit_into_one_prompt(language: str) -> None:
    what: tuple[Msg, ...] = tuple(msg(f"rog-choice-{kind}") for kind in OPTIONS if kind not in MUST)
    assert len(strict(language).say(msg("rog-collect", what=what))) <= 300


@each_language
@pytest.mark.parametrize("kind", ["good", "market", "journey", "sell", "draw", "discard", "royal"])
def test_every_choice_can_be_offered_at_the_start(kind: str, language: str) -> None:
    state = new_match(RIVER_OF_GOLD, 2, {}, seed=1).match.state
    labels = [strict(language).say(option.label) for option in OPTIONS[kind](state, 0)]
    assert labels
    assert max(map(len, labels)) <= 80


@each_language
def test_rare_lines_of_the_log_have_words(language: str) -> None:
    words = strict(language)
    sold = words.tell(Event("rog-sold", {"good": ref("good", "silk")}, 0), ("Ann",))
    assert sold.startswith("Ann ")
    both = msg("rog-say-standing-artisan-elder", player=ref("seat", 0), at=4)
    assert words.say(both, ("Ann",)).startswith("Ann 4 ")
    assert words.say(why("sale").words)


@each_language
@pytest.mark.parametrize("topic", TOPICS)
def test_a_rule_is_told_in_a_few_paragraphs(topic: str, language: str) -> None:
    words = strict(language)
    assert 300 <= len(words.say(msg(f"rog-rules-{topic}"))) <= 900
    assert len(words.say(msg(f"rog-rules-{topic}-title"))) <= 40


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Manor I-4"), ("it", "Palazzo I-4")], ids=LANGUAGES
)
def test_a_tile_is_named_by_type_era_and_number(language: str, said: str) -> None:
    assert strict(language).say(tile_name("e1_palace_4")) == said


@pytest.mark.parametrize(
    "set_up", [s for s in set_ups() if s.game.meta.prefix == "rog" and s.seats == 4], ids=str
)
def test_every_source_of_points_has_a_line_on_the_score_sheet(set_up: SetUp) -> None:
    *_, last = moments(set_up, seed=4)
    sources = {s for player in last.after.match.state.table.players for s in player.points}
    assert {"region", "last"} <= sources <= set(SOURCES)


ANYBODYS = ("gained",)
ONES_OWN = (
    *("journey", "tile-left", "royal", "second-token", "sold"),
    *("drew", "drew-what", "discarded", "discarded-what"),
)


@each_language
def test_consequences_are_joined_to_their_line_and_nothing_else_is(language: str) -> None:
    short = {
        key.removeprefix("rog-"): {form.id.name for form in message.attributes} - {"brief", "fate"}
        for key, message in messages(language).items()
        if key.startswith("rog-") and "-worth-" not in key
    }
    assert {key: forms for key, forms in short.items() if forms} == {
        **{key: {"also", "other"} for key in ANYBODYS},
        **{key: {"also"} for key in ONES_OWN},
    }
