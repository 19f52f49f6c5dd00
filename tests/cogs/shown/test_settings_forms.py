"""Every form of the settings fits in every language, and reads back what it shows."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.shown.forms import MOST_FIELDS, MOST_TITLE, Choose, Field, Filled, Form, Name, Tick, Write
from cogs.shown.ids import BadId
from cogs.shown.rows import MOST_CHOICE_LABEL, MOST_CHOICES, MOST_ROWS
from cogs.shown.settings import games_page, metas, settings_page
from cogs.shown.settings_asked import Asked
from cogs.shown.settings_forms import FORMS, chosen, form
from cogs.shown.settings_paces import TIMED
from cogs.shown.text import MOST_CONTENT
from engine.games import GAMES
from locales import LANGUAGES
from sessions.house import AS_IT_COMES, ServerSettings
from sessions.paces import DAY, HOUR, Terms
from tests.locales.ftl import messages, strict, text

SOME = ServerSettings(
    games=("river_of_gold",),
    options={"river_of_gold": {"patrons": "draft"}},
    locked={"river_of_gold": ("clans",)},
    seats={"river_of_gold": (2, 3)},
    places="channels",
    channels=(4, 5),
    category=6,
    threads_in=7,
    hands="thread",
    open_roles=(8, 9),
    manage_roles=(10,),
    most_tables=7,
    most_of_one=3,
    starts="full",
    etiquette="Say hello, be kind, play on to the end. " * 4 + "Thank you.",
    by_record=True,
    pace="daily",
    paces=("daily", "live"),
    terms={"daily": Terms(3 * DAY, 5 * HOUR, 4 * DAY, DAY, 0, (30, 60), quiet=True)},
    away_days=17,
    language="it",
    theme="dark",
    panes="all",
    pictures="round",
    log_channel=11,
    announce_channel=12,
    announce_role=13,
)
MOST_LABEL, MOST_HINT = 45, 100


def every_form(settings: ServerSettings, language: str = "en") -> list[tuple[str, Asked, Form]]:
    """All forms; those about an option for every option of every game."""
    games, found = metas(GAMES), []
    for name in FORMS:
        for game in range(len(games) if name in ("seats", "option") else 1):
            many = {"option": len(games[game].options), "terms": 2 * len(TIMED)}.get(name, 1)
            for option in range(many):
                asked = Asked(settings, games, strict(language), game, option)
                found.append((name, asked, form(name, asked)))
    return found


def untouched(field: Field | Write) -> list[str]:
    """What Discord sends of a field that nobody has touched."""
    if isinstance(field, Tick):
        return [str(field.ticked).lower()]
    if isinstance(field, Name):
        return [str(id) for id in field.chosen]
    if isinstance(field, Write):
        return [field.text]
    return [choice.value for choice in field.choices if choice.chosen]


@pytest.mark.parametrize("settings", [AS_IT_COMES, SOME], ids=["as it comes", "all set"])
def test_a_form_that_nobody_touches_changes_nothing(settings: ServerSettings) -> None:
    for name, asked, shown in every_form(settings):
        filled = Filled({field.key: untouched(field) for field in shown.fields})
        values: dict[str, Any] = dict(chosen(name, asked, filled))
        assert replace(settings, **values) == settings, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_fits(language: str) -> None:
    for name, _, shown in every_form(SOME, language):
        assert 0 < len(shown.title) <= MOST_TITLE
        assert 0 < len(shown.fields) <= MOST_FIELDS, name
        for field in shown.fields:
            assert 0 < len(field.label) <= MOST_LABEL
            assert len(field.about) <= MOST_HINT
            if isinstance(field, Choose):
                most = {"one": 10, "some": 10, "menu": MOST_CHOICES}[field.how]
                assert (2 if field.how == "one" else 1) <= len(field.choices) <= most
                assert all(0 < len(choice.label) <= MOST_CHOICE_LABEL for choice in field.choices)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_and_no_hint_of_ours_is_cut(language: str) -> None:
    lengths = {"admin-ask-": MOST_LABEL, "admin-hint-": MOST_HINT}
    for key, message in messages(language).items():
        for stem, most in lengths.items():
            if key.startswith(stem):
                assert len(text(message)) <= most, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_with_everything_set(language: str) -> None:
    spoken = strict(language)
    page = settings_page(SOME, 4, GAMES, spoken)
    assert len(page.text) <= MOST_CONTENT
    assert not page.text.endswith("…")
    for game in range(len(metas(GAMES))):
        one = games_page(Asked(SOME, metas(GAMES), spoken, game), GAMES, one=True)
        assert len(one.rows) <= MOST_ROWS
        assert not one.text.endswith("…")


@pytest.mark.parametrize("answers", [{}, {"theme": ["2"]}, {"theme": []}, {"theme": ["0", "1"]}])
def test_an_answer_that_the_form_does_not_offer_is_refused(answers: dict[str, list[str]]) -> None:
    asked = Asked(AS_IT_COMES, metas(GAMES), strict("en"))
    rest = {"language": ["0"], "panes": ["0"], "pictures": ["0"]}
    with pytest.raises(BadId):
        chosen("looks", asked, Filled(rest | answers))


@pytest.mark.parametrize(("game", "option"), [(99, 0), (0, 99)])
def test_a_game_or_an_option_that_is_not_there_is_refused(game: int, option: int) -> None:
    with pytest.raises(BadId):
        form("option", Asked(AS_IT_COMES, metas(GAMES), strict("en"), game, option))
