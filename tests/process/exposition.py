"""Reads Prometheus' text format as strictly as it is described, and refuses anything else."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

_NAME = r"[a-zA-Z_:][a-zA-Z0-9_:]*"
_VALUE = r"(?:[-+]?(?:[0-9]+(?:\.[0-9]+)?(?:e[-+]?[0-9]+)?|Inf)|NaN)"
_PAIR = r'([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"'
_SAMPLE = re.compile(rf"({_NAME})(?:\{{({_PAIR}(?:,{_PAIR})*)\}})? ({_VALUE})")
_HELP = re.compile(rf"# HELP ({_NAME}) (\S.*)")
_TYPE = re.compile(rf"# TYPE ({_NAME}) (counter|gauge|histogram)")
_PARTS = ("_bucket", "_sum", "_count")


@dataclass
class Family:
    """One figure with all that was said of it."""

    name: str
    meaning: str
    sort: str = ""
    samples: dict[tuple[str, tuple[tuple[str, str], ...]], float] = field(default_factory=dict)

    def value(self, suffix: str = "", **labels: str) -> float:
        """One sample."""
        return self.samples[self.name + suffix, tuple(sorted(labels.items()))]


def read(told: str) -> dict[str, Family]:
    """All families by name."""
    assert told.endswith("\n")
    found: dict[str, Family] = {}
    current: Family | None = None
    for line in told.removesuffix("\n").split("\n"):
        if helped := _HELP.fullmatch(line):
            assert helped[1] not in found, f"told twice: {line}"
            current = found[helped[1]] = Family(helped[1], helped[2])
        elif typed := _TYPE.fullmatch(line):
            assert current is not None, line
            assert (typed[1], current.sort) == (current.name, ""), line
            current.sort = typed[2]
        else:
            assert current is not None, f"before its meaning: {line}"
            assert current.sort, f"before its type: {line}"
            _take(current, line)
    for family in found.values():
        _check(family)
    return found


def _take(family: Family, line: str) -> None:
    sample = _SAMPLE.fullmatch(line)
    assert sample is not None, f"no sample: {line}"
    names = {family.name, *(family.name + part for part in _PARTS if family.sort == "histogram")}
    assert sample[1] in names, line
    pairs = re.findall(_PAIR, sample[2] or "")
    assert len({name for name, _ in pairs}) == len(pairs), line
    key = (sample[1], tuple(sorted(pairs)))
    assert key not in family.samples, f"told twice: {line}"
    family.samples[key] = float(sample[sample.re.groups])


def _check(family: Family) -> None:
    if family.sort == "counter":
        assert family.name.endswith("_total"), family.name
        assert all(value >= 0 for value in family.samples.values()), family.name
    if family.sort == "histogram":
        _check_histogram(family)


def _check_histogram(family: Family) -> None:
    """Buckets grow to the number of all; every one has its sum."""
    series: dict[tuple[tuple[str, str], ...], list[tuple[float, float]]] = {}
    for (name, labels), value in family.samples.items():
        if name.endswith("_bucket"):
            bound = float(dict(labels)["le"])
            rest = tuple(pair for pair in labels if pair[0] != "le")
            series.setdefault(rest, []).append((bound, value))
    assert series, family.name
    for labels, buckets in series.items():
        assert buckets == sorted(buckets), family.name
        assert [count for _, count in buckets] == sorted(count for _, count in buckets)
        assert buckets[-1] == (float("inf"), family.samples[f"{family.name}_count", labels])
        assert family.samples[f"{family.name}_sum", labels] >= 0
