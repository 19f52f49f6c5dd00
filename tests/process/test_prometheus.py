"""Figures are told in the format, and a label never takes a value that was not foreseen."""

from __future__ import annotations

import math

import pytest

from process.prometheus import Counter, Family, Histogram, Reading, text
from tests.process.exposition import read


def test_a_counter_tells_of_what_has_not_happened_yet() -> None:
    sends = Counter("sends_total", "Messages.", "kind", ("poster", "hand"))
    sends.count("hand")
    sends.count("hand")
    found = read(text([sends]))["sends_total"]
    assert (found.sort, found.meaning) == ("counter", "Messages.")
    assert found.value(kind="poster") == 0
    assert found.value(kind="hand") == 2


def test_a_value_that_was_not_foreseen_is_other() -> None:
    secret = 'Edda "the token"\n'
    sends = Counter("sends_total", "Messages.", "kind", ("poster",))
    took = Histogram("took_seconds", "Time.", "kind", ("poster",))
    owed = Reading("owed", "Owed.", lambda: {secret: 2, "poster": 1, "x": 3}, "kind", ("poster",))
    sends.count(secret)
    took.observe(1.0, secret)
    told = text([sends, took, owed])
    found = read(told)
    assert found["sends_total"].value(kind="other") == 1
    assert found["took_seconds"].value("_count", kind="other") == 1
    assert found["owed"].value(kind="other") == 5
    assert "Edda" not in told


def test_a_histogram_counts_what_took_at_most_so_long() -> None:
    took = Histogram("took_seconds", "Time.", bounds=(0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7.0):
        took.observe(seconds)
    found = read(text([took]))["took_seconds"]
    assert [found.value("_bucket", le=bound) for bound in ("0.1", "1", "+Inf")] == [2, 3, 4]
    assert found.value("_sum") == pytest.approx(7.65)


def test_what_cannot_be_looked_up_is_left_out() -> None:
    assert read(text([Reading("owed", "Owed.", dict)]))["owed"].samples == {}


@pytest.mark.parametrize("value", [math.inf, -math.inf, 0, 1, -3.25, 1e-9, 1e300, True])
def test_any_number_can_be_told(value: float) -> None:
    assert read(text([Reading("x", "X.", lambda: {"": value})]))["x"].value() == value


def test_words_are_escaped() -> None:
    odd: list[Family] = [Reading("x", 'a\\b\n"c"', lambda: {'\\"\n': 1}, "is", ('\\"\n',))]
    assert text(odd) == '# HELP x a\\\\b\\n"c"\n# TYPE x gauge\nx{is="\\\\\\"\\n"} 1\n'
    read(text(odd))


@pytest.mark.parametrize(
    "told",
    [
        "x 1\n",
        "# HELP x X.\nx 1\n",
        "# HELP x X.\n# TYPE x gauge\nx 1",
        "# HELP x X.\n# TYPE x gauge\ny 1\n",
        "# HELP x X.\n# TYPE x gauge\nx 1\nx 1\n",
        "# HELP x X.\n# TYPE x gauge\nx{a=b} 1\n",
        "# HELP x X.\n# TYPE x counter\nx 1\n",
        '# HELP x X.\n# TYPE x histogram\nx_bucket{le="1"} 2\nx_count 2\nx_sum 1\n',
    ],
)
def test_the_reader_refuses_what_is_not_the_format(told: str) -> None:
    with pytest.raises(AssertionError):
        read(told)
