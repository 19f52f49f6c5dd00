"""What somebody waits for is drawn before what nobody waits for, and everything has its turn."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import CancelledError, Future
from dataclasses import dataclass, field
from functools import partial
from threading import Event

import pytest

from sessions.pens import DRAWING_THREADS, FAIR, Pens, Urgency

LONG = 60  # seconds: a test that waits so long has failed


@dataclass
class Held:
    """Pens that all draw something until they are let go; then what was drawn in which order."""

    pens: Pens = field(default_factory=Pens)
    order: list[str] = field(default_factory=list)
    _go: Event = field(default_factory=Event)
    _last: list[Event] = field(default_factory=list)

    def hold(self) -> None:
        """Give every pen something to do; all but one stay so, that the order can be told."""
        begun = [Event() for _ in range(DRAWING_THREADS)]
        self._last = [self._go, *(Event() for _ in begun[1:])]
        for started, end in zip(begun, self._last, strict=True):
            self.pens.draw(partial(_busy, started, end), Urgency.AWAITED)
        assert all(started.wait(LONG) for started in begun)

    def ask(self, name: str, urgency: Urgency) -> Future[None]:
        """Have something drawn that only notes its name."""
        return self.pens.draw(lambda: self.order.append(name), urgency)

    def drawn(self, *asked: Future[None]) -> list[str]:
        """Let one pen go on, until all these are done."""
        self._go.set()
        for one in asked:
            one.result(LONG)
        return self.order

    def close(self) -> None:
        """Let all go."""
        for end in self._last:
            end.set()
        self.pens.close()


def _busy(started: Event, end: Event) -> None:
    started.set()
    assert end.wait(LONG)


@pytest.fixture
def held() -> Iterator[Held]:
    """All pens busy."""
    made = Held()
    made.hold()
    yield made
    made.close()


def test_what_is_awaited_comes_first_then_what_is_owed_each_in_its_order(held: Held) -> None:
    asked = [
        held.ask("sprites", Urgency.AHEAD),
        held.ask("poster", Urgency.OWED),
        held.ask("letter", Urgency.OWED),
        held.ask("preview", Urgency.AWAITED),
        held.ask("hand", Urgency.AWAITED),
    ]
    assert held.drawn(*asked) == ["preview", "hand", "poster", "letter", "sprites"]


def test_everything_has_its_turn_however_much_is_awaited(held: Held) -> None:
    late = [held.ask("sprites", Urgency.AHEAD), held.ask("poster", Urgency.OWED)]
    asked = [held.ask("preview", Urgency.AWAITED) for _ in range(3 * FAIR)]
    order = held.drawn(*late, *asked)
    assert [n for n, name in enumerate(order) if name == "sprites"] == [FAIR]
    assert [n for n, name in enumerate(order) if name == "poster"] == [2 * FAIR + 1]


def test_what_is_called_off_is_never_begun_and_keeps_no_pen(held: Held) -> None:
    off, kept = held.ask("off", Urgency.AWAITED), held.ask("kept", Urgency.AHEAD)
    assert off.cancel()
    assert held.drawn(kept) == ["kept"]


def test_a_failure_reaches_whoever_asked_and_the_pen_goes_on(held: Held) -> None:
    broken = held.pens.draw(lambda: 1 // 0, Urgency.AWAITED)
    assert held.drawn(held.ask("next", Urgency.AWAITED)) == ["next"]
    with pytest.raises(ZeroDivisionError):
        broken.result(LONG)


def test_closing_calls_off_what_waits(held: Held) -> None:
    waiting = [held.ask("late", urgency) for urgency in Urgency]
    held.pens._threads.shutdown(wait=False, cancel_futures=True)
    held.close()
    for one in waiting:
        with pytest.raises(CancelledError):
            one.result(LONG)
    assert held.order == []
