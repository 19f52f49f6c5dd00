"""Messages become sentences; what is missing is loud in tests and harmless in play."""

from __future__ import annotations

import logging

import pytest
from fluent.runtime import FluentResource

from engine.core.errors import IllegalAnswer
from engine.core.frame import Event
from engine.core.words import Msg, msg, ref
from locales import LANGUAGES, Words, words
from locales.loader import MissingWords

SAMPLE = """
x-fish =
    { $n ->
        [one] one fish
       *[other] { $n } fishes
    }
x-caught = { $player } caught { $what }.
x-river-blue = Blue River
x-at = at the { $river }
x-sailed = { $player } sails to { $to }.
x-gained = { $player } gains { $n } koku.
    .also = +{ $n } koku
    .other = { $player } +{ $n } koku
x-rested = { $player } rests.
    .also = rests
x-night = Night falls
"""


def sample(language: str = "en", *, strict: bool = True) -> Words:
    """A language with a few words of its own."""
    made = Words(language, strict=strict)
    made.bundle.add_resource(FluentResource(SAMPLE))
    return made


@pytest.mark.parametrize(("n", "said"), [(0, "0 fishes"), (1, "one fish"), (2, "2 fishes")])
def test_a_number_decides_the_plural(n: int, said: str) -> None:
    assert sample().say(msg("x-fish", n=n)) == said


def test_a_thing_is_called_by_its_name() -> None:
    assert sample().say(msg("x-at", river=ref("river", "blue"))) == "at the Blue River"


def test_a_short_form_can_be_said_by_name() -> None:
    gained = Msg("x-gained.also", {"n": 2, "player": "Ann"})
    assert sample().say(msg("x-at", river=gained)) == "at the +2 koku"
    with pytest.raises(MissingWords):
        sample().say(Msg("x-night.also"))


def test_players_are_called_by_their_names() -> None:
    caught = msg("x-caught", player=ref("seat", 1), what="nothing")
    assert sample().say(caught, ("Ann", "Ben")) == "Ben caught nothing."


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Player 2 caught 7."), ("it", "Giocatore 2 caught 7.")]
)
def test_a_seat_without_a_name_has_a_number(language: str, said: str) -> None:
    assert sample(language).say(msg("x-caught", player=ref("seat", 1), what=7)) == said


def test_a_message_may_stand_in_another() -> None:
    caught = msg("x-caught", player=ref("seat", 0), what=msg("x-fish", n=1))
    assert sample().say(caught, ("Ann",)) == "Ann caught one fish."


def test_lists_are_joined_by_the_separator() -> None:
    fishes = (msg("x-fish", n=1), msg("x-fish", n=3))
    caught = msg("x-caught", player=ref("seat", 0), what=fishes)
    assert sample().say(caught, ("Ann",)) == "Ann caught one fish, 3 fishes."


def test_things_stand_in_a_list_like_messages() -> None:
    caught = msg("x-caught", player=ref("seat", 0), what=(ref("river", "blue"), msg("x-fish", n=1)))
    assert sample().say(caught, ("Ann",)) == "Ann caught Blue River, one fish."


@pytest.mark.parametrize("name", ["seat:0", "river:blue", "::", "12:30"])
def test_text_that_looks_like_a_thing_is_text(name: str) -> None:
    assert sample().say(msg("x-caught", player=name, what=1)) == f"{name} caught 1."


def test_the_log_names_the_seat_of_its_event() -> None:
    assert sample().tell(Event("x-caught", {"what": 2}, 1), ("Ann", "Ben")) == "Ben caught 2."


def turn(*events: Event) -> list[str]:
    """Some events of Ann and Ben."""
    return sample().turn(events, ("Ann", "Ben"))


def sailed(seat: int = 0) -> Event:
    return Event("x-sailed", {"to": 9}, seat)


def gained(seat: int | None, n: int) -> Event:
    return Event("x-gained", {"n": n}, seat)


def test_events_of_one_cause_are_one_line() -> None:
    told = turn(sailed(), gained(0, 2), gained(0, 3), gained(1, 1), sailed(1))
    assert told == ["Ann sails to 9: +2 koku, +3 koku; Ben +1 koku.", "Ben sails to 9."]


def test_whoever_is_spoken_of_next_is_named_behind_a_semicolon() -> None:
    told = turn(sailed(), gained(1, 1), gained(1, 4), gained(0, 2))
    assert told == ["Ann sails to 9: Ben +1 koku, +4 koku; Ann +2 koku."]


def test_what_has_no_cause_before_it_is_a_line_of_its_own() -> None:
    assert turn(gained(0, 2), gained(0, 3)) == ["Ann gains 2 koku: +3 koku."]
    assert turn() == []


def test_what_has_no_form_for_somebody_else_begins_a_line() -> None:
    assert turn(sailed(), Event("x-rested", {}, 1)) == ["Ann sails to 9.", "Ben rests."]
    assert turn(sailed(), Event("x-rested", {}, 0)) == ["Ann sails to 9: rests."]


def test_a_line_about_nobody_takes_in_what_befell_somebody() -> None:
    assert turn(Event("x-night"), gained(1, 2)) == ["Night falls: Ben +2 koku"]


def test_a_long_line_takes_in_nothing_more() -> None:
    told = turn(sailed(), *(gained(0, n) for n in range(200)))
    assert len(told) > 3
    assert all(len(line) < 500 for line in told)
    assert sum(line.count("koku") for line in told) == 200


def test_a_short_form_that_lacks_an_argument_is_missed() -> None:
    with pytest.raises(MissingWords):
        turn(sailed(), Event("x-gained", {}, 0))


def test_an_unknown_event_is_a_line_of_its_own() -> None:
    told = sample(strict=False).turn([sailed(), Event("x-no-such-key")], ("Ann",))
    assert told == ["Ann sails to 9.", "x-no-such-key"]


def test_a_refusal_says_why() -> None:
    refused = IllegalAnswer("core-not-offered", ("build:14", "sail:1"), pick="build 99")
    said = words("en").refuse(refused)
    assert "build 99" in said
    assert said.endswith("build 14, sail 1")


MISSING = [
    pytest.param(msg("x-no-such-key"), "x-no-such-key", id="key"),
    pytest.param(msg("x-at"), "at the river", id="argument"),
    pytest.param(msg("x-at", river=ref("river", "dry")), "at the x-river-dry", id="name"),
]


@pytest.mark.parametrize(("message", "shown"), MISSING)
def test_strict_words_raise_on_anything_missing(message: Msg, shown: str) -> None:
    with pytest.raises(MissingWords):
        sample().say(message)


@pytest.mark.parametrize(("message", "shown"), MISSING)
def test_in_play_the_key_is_shown_and_logged(
    message: Msg, shown: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, logger="locales.loader"):
        assert sample(strict=False).say(message) == shown
    assert "words missing" in caplog.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_read_once(language: str) -> None:
    assert words(language).language == language
    assert words(language) is words(language)


def test_an_unknown_language_is_english() -> None:
    assert words("tlh").language == "en"
