"""What somebody is led by in their first game, above their question."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.shown.labels import Say
from engine.core.words import msg
from sessions.shapes import Ask, Lesson


def lesson_lines(ask: Ask, say: Say, *, brief: bool = False) -> Iterator[str]:
    """Which step this is; before the first move of a turn what to look at and what to do now."""
    if (led := ask.lesson) is None:
        return
    heading = _brief(led) if brief else _heading(ask, led)
    yield f"> {say(msg(heading, n=led.number, of=led.of, title=led.title))}"
    if is_read(ask) and not brief:
        yield f"> {say(led.text)}"


def is_read(ask: Ask) -> bool:
    """Whether a lesson is to be read here: then the board is left to the message above.

    It is about one's own turn: where others bring one a question, that is all there is to read.
    """
    led = ask.lesson is not None and not (ask.lesson.done or ask.lesson.again)
    return led and not ask.begun and ask.decision.call is None


def _brief(led: Lesson) -> str:
    """The step alone: what it says was read before."""
    return "tours-step-checked" if led.done else "tours-step"


def _heading(ask: Ask, led: Lesson) -> str:
    if led.done and ask.decision.call is not None:  # it is another's turn, or another's doing
        return "tours-step-between-last" if led.is_last else "tours-step-between"
    if led.done:
        return "tours-step-last" if led.is_last else "tours-step-done"
    return "tours-step-other" if _is_played(ask) and not led.is_last else "tours-step"


def _is_played(ask: Ask) -> bool:
    """Whether nothing is left of the turn but to end it."""
    return ask.decision.confirms and len(ask.decision.answers()) == 1
