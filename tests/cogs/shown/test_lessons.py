"""What a step of a first game says, before and after what it is there to show."""

from __future__ import annotations

from dataclasses import replace

from msgspec.structs import replace as replace_in

from cogs.shown.lessons import lesson_lines
from cogs.shown.pages import panel_page
from engine.ai.hints import Hint, Pick
from engine.core.words import Msg, msg
from locales import words
from sessions.shapes import Ask, Lesson
from tests.cogs.shown.questions import ask, option
from tests.locales.ftl import strict

STEPS = 5
SHOWS = {True: "tours-hint", False: "tours-hint-other"}
HINT = Hint((Pick((msg("rog-good-silk"),)),), None)


def led(number: int, *, done: bool = False) -> Ask:
    """A question in one of five steps."""
    title, text = Msg("tours-rog-sail-title"), Msg("tours-rog-sail")
    return replace(ask(option(0), option(1)), lesson=Lesson(number, STEPS, title, text, done))


def test_the_last_step_does_not_promise_another_turn() -> None:
    (line,) = lesson_lines(led(1, done=True), strict("en").say)
    assert line.endswith("then press **Play** on its message.")
    (line,) = lesson_lines(led(STEPS, done=True), strict("en").say)
    assert "If the game is not over then" in line


def test_in_the_turn_of_another_nobody_is_told_to_finish_theirs() -> None:
    asked = led(1, done=True)
    called = replace_in(asked.decision, call=msg("rog-call-roll"))
    (line,) = lesson_lines(replace(asked, decision=called), strict("en").say)
    assert line.endswith("The next step comes with your next turn.")
    last = replace(led(STEPS, done=True), decision=called)
    (line,) = lesson_lines(last, strict("en").say)
    assert line.endswith("this question still goes with it.")


def test_what_the_last_step_says_is_read_once() -> None:
    asked = led(STEPS)
    assert asked.lesson is not None
    assert len(list(lesson_lines(asked, strict("en").say))) == 2
    again = replace(asked, lesson=replace(asked.lesson, again=True))
    (line,) = lesson_lines(again, strict("en").say)
    assert line == "> **Step 5 of 5: Sail**"


def test_a_hint_says_when_it_follows_the_step_rather_than_the_best_move_and_when_it_cannot() -> (
    None
):
    said = {shows: strict("en").say(Msg(key)) for shows, key in SHOWS.items()}
    for shows in (True, False, None):
        text = panel_page(led(1), words("en"), hint=replace_in(HINT, shows=shows)).text
        assert [key for key, line in said.items() if line in text] == [shows][: shows is not None]


def test_what_others_ask_in_their_turn_is_not_buried_under_what_ones_own_is_about() -> None:
    asked = led(1)
    called = replace(asked, decision=replace_in(asked.decision, call=msg("rog-call-roll")))
    assert len(list(lesson_lines(asked, strict("en").say))) == 2
    (line,) = lesson_lines(called, strict("en").say)
    assert line == "> **Step 1 of 5: Sail**"
