"""What follows from an event has a short form, to be said in the line of its cause."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.frame import Event
from engine.core.words import Msg, msg, ref
from locales.loader import LANGUAGES
from tests.games.yellow_yangtze.games import SEEDS, answered
from tests.locales.ftl import messages, strict

NAMES = ("Ann", "Ben", "Cleo", "Dora")
MAIN = {  # what somebody did, or what ended a conflict or the game
    *("yy-first", "yy-begins", "yy-placed", "yy-placed-leader", "yy-moved-leader", "yy-withdrew"),
    *("yy-rioted-tiles", "yy-rioted-leader", "yy-establishes-tiles", "yy-establishes-leader"),
    *("yy-replaced", "yy-commits", "yy-commits-nothing", "yy-supports", "yy-supports-nobody"),
    *("yy-revolt-won", "yy-war-won", "yy-final"),
}
OF_RECAPS = {"brief", "fate"}  # forms of what is told of many turns at once
OWN = {"yy-revolt", "yy-war", "yy-replaced-what"}  # always of the player whose line it is


def forms(language: str, key: str) -> dict[str, Any]:
    """The short forms of a message, by name."""
    return {found.id.name: found.value for found in messages(language)[key].attributes}


def said(language: str, event: Event, form: str) -> str:
    """One short form with the arguments of its event."""
    words = strict(language)
    args = dict(event.args) | ({} if event.seat is None else {"player": ref("seat", event.seat)})
    given = {name: 2 if isinstance(arg, int) else "x" for name, arg in args.items()}
    pattern = words.bundle.get_message(event.key).attributes[form]
    text, problems = words.bundle.format_pattern(pattern, given)
    assert problems == []
    return str(text)


def test_every_event_is_a_cause_or_has_its_short_form() -> None:
    keys = {event.key for seed in SEEDS for each in answered(seed) for event in each.after.events}
    for key in keys:
        wanted = set() if key in MAIN or key.startswith("yy-over-") else {"also", "other"}
        joined = set(forms("en", key)) - OF_RECAPS
        assert joined == wanted - ({"other"} if key in OWN else set()), key
    assert len(keys) > 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_short_forms(language: str) -> None:
    for key in messages("en"):
        if key.startswith("yy-"):
            assert set(forms(language, key)) == set(forms("en", key)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_form_needs_no_more_than_its_event_has(language: str) -> None:
    told: dict[str, Msg] = {}
    for event in (e for seed in SEEDS for each in answered(seed) for e in each.after.events):
        for form in forms(language, event.key) if event.key not in told else ():
            text = said(language, event, form)
            assert text == text.strip() != ""
            assert not text.endswith("."), "it stands in the middle of a line"
        told[event.key] = Msg(event.key)


@pytest.mark.parametrize(("language", "origin"), [("en", "from pagodas"), ("it", "dalle pagode")])
def test_points_from_pagodas_say_so(language: str, origin: str) -> None:
    words = strict(language)
    pattern = words.bundle.get_message("yy-gained").attributes["also"]
    for why, ends in (("pagodas", True), ("tile", False)):
        given = {"n": 1, "vp": "x", "why": words.say(msg(f"yy-why-{why}"))}
        text, _ = words.bundle.format_pattern(pattern, given)
        assert str(text).endswith(origin) == ends
