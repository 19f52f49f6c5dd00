"""Figures in the text format that Prometheus reads, written by hand: it is a few lines."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from bisect import bisect_left
from collections import Counter as Counted
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from threading import Lock
from typing import TypeAlias

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
OTHER = "other"  # whatever is none of the values that a label may have
_QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)
SECONDS = (*_QUICK, 5.0, 10.0)

Labels: TypeAlias = Mapping[str, str]
Sample: TypeAlias = tuple[str, Labels, float]  # what is added to the name, labels, value


class Family(ABC):
    """One figure, perhaps of several kinds of things, which are known beforehand.

    A label has the values it was made with and no others, so that no name, number or token of
    anybody can become one.
    """

    sort: str

    def __init__(
        self, name: str, meaning: str, label: str = "", values: Iterable[str] = ()
    ) -> None:
        self.name = name
        self.meaning = meaning
        self.label = label
        self._values = tuple(values)

    def lines(self) -> Iterator[str]:
        """All of it as it is told."""
        yield f"# HELP {self.name} {_escaped(self.meaning)}"
        yield f"# TYPE {self.name} {self.sort}"
        for suffix, labels, value in self.samples():
            yield f"{self.name}{suffix}{_braces(labels)} {_number(value)}"

    @abstractmethod
    def samples(self) -> Iterator[Sample]:
        """What it is now."""

    def known(self, value: str) -> str:
        """A value that the label may have."""
        return value if value in self._values or not self.label else OTHER

    def labelled(self, value: str) -> Labels:
        """The label with a value; none where there is no label."""
        return {self.label: value} if self.label else {}

    @property
    def all_values(self) -> Sequence[str]:
        """All that the label may have, told from the start, so that a first one is a rise."""
        return (*self._values, OTHER) if self.label else ("",)


class Counter(Family):
    """What only grows."""

    sort = "counter"

    def __init__(self, name: str, meaning: str, label: str = "", values: Iterable[str] = ()):
        super().__init__(name, meaning, label, values)
        self._counts: Counted[str] = Counted()

    def count(self, value: str = "") -> None:
        """Once more."""
        self._counts[self.known(value)] += 1

    def samples(self) -> Iterator[Sample]:
        """One for each value."""
        for value in self.all_values:
            yield "", self.labelled(value), self._counts[value]


class Histogram(Family):
    """How long something takes; whatever thread tells of it."""

    sort = "histogram"

    def __init__(
        self,
        name: str,
        meaning: str,
        label: str = "",
        values: Iterable[str] = (),
        bounds: Sequence[float] = SECONDS,
    ):
        super().__init__(name, meaning, label, values)
        self._bounds = bounds
        self._lock = Lock()
        self._counts = {value: [0] * (len(bounds) + 1) for value in self.all_values}
        self._sums = dict.fromkeys(self.all_values, 0.0)

    def observe(self, seconds: float, value: str = "") -> None:
        """It took so long."""
        value = self.known(value)
        with self._lock:
            self._counts[value][bisect_left(self._bounds, seconds)] += 1
            self._sums[value] += seconds

    def samples(self) -> Iterator[Sample]:
        """How many took at most so long; how many there were, and how long in all."""
        for value, counts in self._counts.items():
            labels, so_far = self.labelled(value), 0
            for bound, count in zip((*self._bounds, math.inf), counts, strict=True):
                so_far += count
                yield "_bucket", {**labels, "le": _number(bound)}, so_far
            yield "_count", labels, so_far
            yield "_sum", labels, self._sums[value]


class Reading(Family):
    """What is looked up when somebody asks; nothing where it cannot be told."""

    def __init__(
        self,
        name: str,
        meaning: str,
        read: Callable[[], Mapping[str, float]],
        label: str = "",
        values: Iterable[str] = (),
        *,
        sort: str = "gauge",
    ):
        super().__init__(name, meaning, label, values)
        self.sort = sort
        self._read = read

    def samples(self) -> Iterator[Sample]:
        """One for each thing that is there; what is unknown counts as one."""
        found: dict[str, float] = {}
        for value, figure in self._read().items():
            known = self.known(value)
            found[known] = found.get(known, 0) + figure
        for value, figure in found.items():
            yield "", self.labelled(value), figure


def text(families: Iterable[Family]) -> str:
    """All figures, as they are told to whoever asks."""
    return "".join(f"{line}\n" for family in families for line in family.lines())


def _braces(labels: Labels) -> str:
    if not labels:
        return ""
    pairs = (f'{label}="{_quoted(value)}"' for label, value in labels.items())
    return "{" + ",".join(pairs) + "}"


def _quoted(words: str) -> str:
    return _escaped(words).replace('"', r"\"")


def _escaped(words: str) -> str:
    return words.replace("\\", r"\\").replace("\n", r"\n")


def _number(value: float) -> str:
    if not math.isfinite(value):
        return {math.inf: "+Inf", -math.inf: "-Inf"}.get(value, "NaN")
    return str(int(value)) if value == int(value) else repr(float(value))
