"""What somebody is led by in their first game, above their question."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.shown.labels import Say
from engine.core.words import msg
from sessions.shapes import Ask, Lesson


def lesson_lines(ask: Ask, say: Say) -> Iterator[str]:
    """Which step this is, what to look at and what to do now; less once the turn is played."""
    if (led := ask.lesson) is None:
        return
    yield f"> {say(msg(_heading(ask, led), n=led.number, of=led.of, title=led.title))}"
    if not led.done and not _is_played(ask):
        yield f"> {say(led.text)}"


def _heading(ask: Ask, led: Lesson) -> str:
    if led.done:
        return "tours-step-done"
    return "tours-step-other" if _is_played(ask) else "tours-step"


def _is_played(ask: Ask) -> bool:
    """Whether nothing is left of the turn but to end it."""
    return ask.decision.confirms and len(ask.decision.answers()) == 1
