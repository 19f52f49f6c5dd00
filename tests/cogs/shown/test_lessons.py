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


def test_a_hint_says_that_it_is_not_the_step() -> None:
    said = strict("en").say(Msg("tours-hint"))
    assert said in panel_page(led(1), words("en"), hint=HINT).text
    assert said not in panel_page(led(1), words("en")).text
    assert said not in panel_page(led(1, done=True), words("en"), hint=HINT).text
