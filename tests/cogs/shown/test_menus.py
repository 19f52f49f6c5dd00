"""Every panel of random games: menus that are called by what is in them, and all within reach."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from cogs.shown.hints import hint_lines
from cogs.shown.pages import Opened, panel_page
from cogs.shown.posters import before_the_call
from cogs.shown.rows import MOST_ROWS, Menu, lines_of
from cogs.shown.text import MOST_CONTENT, ROW, SMALL, rows_of
from engine.ai.hints import Hint, Pick
from engine.ai.reasons import Why
from engine.core.decision import Decision
from engine.core.flow import Applied, new_match
from engine.core.rng import Rng
from engine.core.words import Msg, msg
from engine.games import GAMES
from engine.simulate import random_step
from locales import LANGUAGES
from sessions.shapes import Ask, Seen
from tests.cogs.shown.questions import table
from tests.locales.ftl import messages, strict

GAMES_EACH = 2
EVERY = 3  # questions between two that are looked at
SEATS = 2
SCREEN = 844 - 174  # points of a phone below the name of the channel and above where one writes
PICTURE, BUTTONS, SMALL_ROW = 184, 48, 18  # points, with the gaps between them


def asks(game: Any, now: Applied[Any]) -> list[Ask]:
    """What everybody is asked now."""

    def ask(asked: Decision) -> Ask:
        view = game.view(now.match, asked.seat)
        there = table(game=game.meta.id)
        seen = Seen(game, there, view, asked, now.events, now.match.revision)
        return Ask(seen, asked, 1, now.events, True, True)

    return [ask(asked) for asked in now.questions]


@cache
def asked_in(name: str) -> tuple[Ask, ...]:
    """Some questions of random games."""
    game, found = GAMES.get(name), []
    for seed in range(GAMES_EACH):
        now: Applied[Any] = new_match(game, SEATS, {}, seed)
        rng = Rng(seed + 1)
        while now.match.outcome is None:
            found += asks(game, now)
            now = random_step(now, rng)
    return tuple(found[::EVERY])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [game.meta.id for game in GAMES])
def test_no_menu_is_called_by_a_cut_sentence(name: str, language: str) -> None:
    titles: set[str] = set()
    for ask in asked_in(name):
        page = panel_page(ask, strict(language))
        assert 0 < len(page.rows) <= MOST_ROWS
        titles |= {row.placeholder for row in page.rows if isinstance(row, Menu)}
    assert titles
    assert [title for title in titles if title.endswith("…")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [game.meta.id for game in GAMES])
def test_the_question_stays_on_the_screen_with_its_buttons(name: str, language: str) -> None:
    for ask in asked_in(name):
        page = panel_page(ask, strict(language))
        prompt = strict(language).say(ask.decision.prompt, ask.table.names())
        assert f"**{prompt}**" in page.text
        assert len(page.text) <= MOST_CONTENT
        assert height(page) <= SCREEN, page.text


def height(page: Opened) -> int:
    """How many points a panel takes on a phone, about."""
    lines = page.text.split("\n")
    small = [line for line in lines if line.startswith(SMALL)]
    text = ROW * (rows_of(lines) - rows_of(small)) + SMALL_ROW * rows_of(small)
    return text + PICTURE + BUTTONS * sum(map(lines_of, page.rows))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_missed_is_told_or_counted_but_never_left_out(language: str) -> None:
    for ask in asked_in("river_of_gold"):
        page = panel_page(ask, strict(language), missed=ask.drafted)
        told = strict(language).turn(before_the_call(ask.drafted), ask.table.names())
        above, _, _ = page.text.partition("**")
        begun = [line[2:].removesuffix("…") for line in above.split("\n") if line[2:]]
        shown = [line for line in told if line.startswith(tuple(begun))]
        log = strict(language).say(msg("bot-log"))
        assert len(shown) == len(told) or log in above, page.text


def test_without_a_picture_there_is_more_room_for_what_happened() -> None:
    def rows(pictured: bool) -> int:
        pages = [
            panel_page(ask, strict("en"), pictured=lambda asked: pictured)
            for ask in asked_in("river_of_gold")
        ]
        return sum(len(page.text) for page in pages)

    assert rows(False) > rows(True)


def longest_hint(ask: Ask, language: str) -> Hint:
    """A turn of many steps, for all the reasons that take most words."""
    prefix = ask.seen.game.meta.prefix
    begins = f"{prefix}-worth-"
    reasons = [key for key in messages(language) if key.startswith(begins)]
    reasons.sort(key=lambda key: len(strict(language).say(Msg(key))))
    gains = tuple(key.removeprefix(begins) for key in reasons[-2:])
    pick = Pick((max(ask.decision.options, key=lambda each: len(str(each.label))).label,))
    why = Why(gains, price=gains[0], hinders=1, loses=gains[1])
    return Hint((pick,) * 5, why, shows=False)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [game.meta.id for game in GAMES])
def test_a_hint_stays_on_the_screen_with_its_question(name: str, language: str) -> None:
    for ask in asked_in(name):
        hint = longest_hint(ask, language)
        page = panel_page(ask, strict(language), hint=hint)
        names, prefix = ask.table.names(), ask.seen.game.meta.prefix
        assert f"**{strict(language).say(ask.decision.prompt, names)[:20]}" in page.text
        first = next(hint_lines(hint, prefix, strict(language), names))
        assert first in page.text
        assert height(page) <= SCREEN, page.text
