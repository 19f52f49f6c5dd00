"""What waits while there is too much to do: pictures first, then messages, never answers."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from logging import WARNING, getLogger
from typing import Any

from process.logs import note

RISE = 3.0  # seconds of strain until something more is left undone
CALM = 30.0  # seconds of calm until it is done again
LONGEST_CALM = 480.0  # where it comes again and again
LONGEST_HOLD = 120.0  # seconds that messages wait: perhaps it is not us who cause the strain
RELEASE = 60.0  # seconds in which they then go out whatever there is to do
_log = getLogger(__name__)


class Stage(IntEnum):
    """How much is done."""

    ALL = 0
    WORDS = 1  # no pictures that nobody has asked for; what goes out goes out in words
    ANSWERS = 2  # whoever does something is answered; what is owed waits


@dataclass(frozen=True, slots=True)
class Limit:
    """From where on a reading is a strain, below what it is calm, and what it may stop."""

    strained: float
    calm: float
    most: Stage = Stage.ANSWERS


LIMITS: Mapping[str, Limit] = {
    "lag": Limit(0.25, 0.1),  # seconds that the event loop is late, over some seconds
    "database": Limit(0.5, 0.1),  # seconds that whoever waits longest has waited
    "sending": Limit(0.5, 0.1),  # share of requests that Discord limits or fails
    "drawing": Limit(10.0, 2.0, Stage.WORDS),  # seconds that the oldest drawing has waited
    "pens": Limit(0.5, 0.1, Stage.WORDS),  # share of drawings that fail
}


class Share:
    """How much of what was lately tried went wrong."""

    def __init__(
        self, least: int, clock: Callable[[], float] = time.monotonic, window: float = 30.0
    ) -> None:
        self._least = least  # tries: fewer say nothing
        self._clock = clock
        self._window = window
        self._tries: deque[tuple[float, bool]] = deque(maxlen=1_000)

    def tried(self, *, wrong: bool) -> None:
        """One more."""
        self._tries.append((self._clock(), wrong))

    @property
    def wrong(self) -> float:
        """Between 0 and 1."""
        since = self._clock() - self._window
        while self._tries and self._tries[0][0] < since:
            self._tries.popleft()
        tries = list(self._tries)  # threads may try meanwhile
        return sum(wrong for _, wrong in tries) / len(tries) if len(tries) >= self._least else 0.0


class Breaker:
    """Goes up a stage where a strain lasts, and down one where all is calm for a while."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._strained_since: float | None = None
        self._calm_since: float | None = None
        self._calm = CALM
        self._recovered_at = self._released_at = -LONGEST_CALM
        self.stage = Stage.ALL
        self.since = clock()
        self.readings: Mapping[str, float] = dict.fromkeys(LIMITS, 0.0)
        self.changed: list[Callable[[], None]] = []

    @property
    def words_only(self) -> bool:
        """Whether nothing is drawn that nobody has asked for."""
        return self.stage >= Stage.WORDS

    @property
    def holds(self) -> bool:
        """Whether what is owed waits."""
        return self.stage >= Stage.ANSWERS

    def report(self) -> dict[str, Any]:
        """How it stands, for the health file."""
        readings = {cause: round(value, 3) for cause, value in self.readings.items()}
        return {"stage": self.stage.name.lower(), "readings": readings}

    def feel(self, readings: Mapping[str, float]) -> None:
        """How things are now; to be told often."""
        self.readings = readings
        now = self.clock()
        if self.holds and now - self.since >= LONGEST_HOLD:
            self._released_at = now
            self._go(Stage.WORDS, now, ["held"])
        strains = [cause for cause, value in readings.items() if value >= LIMITS[cause].strained]
        if now - self._released_at >= RELEASE and any(
            LIMITS[cause].most > self.stage for cause in strains
        ):
            self._strained(now, strains)
        else:
            self._strained_since = None
        self._rest(now, calm=self._is_calm(readings))

    def _strained(self, now: float, strains: list[str]) -> None:
        if self._strained_since is None:
            self._strained_since = now
        if now - self._strained_since >= RISE:
            if self.stage is Stage.ALL:
                again = now - self._recovered_at < 2 * self._calm
                self._calm = min(2 * self._calm, LONGEST_CALM) if again else CALM
            self._go(Stage(self.stage + 1), now, strains)

    def _rest(self, now: float, *, calm: bool) -> None:
        if self.stage is Stage.ALL or not calm:
            self._calm_since = None
            return
        if self._calm_since is None:
            self._calm_since = now
        if now - self._calm_since >= self._calm:
            self._recovered_at = now
            self._go(Stage(self.stage - 1), now, [])

    def _is_calm(self, readings: Mapping[str, float]) -> bool:
        """Whether nothing that could have led here speaks against going back."""
        causes = (cause for cause, limit in LIMITS.items() if limit.most >= self.stage)
        return all(readings.get(cause, 0.0) < LIMITS[cause].calm for cause in causes)

    def _go(self, stage: Stage, now: float, strains: list[str]) -> None:
        before, self.stage = self.stage, stage
        lasted, self.since = round(now - self.since), now
        self._strained_since = self._calm_since = None
        why, names = ",".join(strains) or "calm", (before.name.lower(), stage.name.lower())
        note(_log, "breaker", level=WARNING, was=names[0], now=names[1], why=why, after_s=lasted)
        for told in self.changed:
            told()
