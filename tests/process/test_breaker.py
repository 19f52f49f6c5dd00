"""What is left undone under strain, in which order, and that it comes back by itself."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from process.breaker import (
    CALM,
    LIMITS,
    LONGEST_CALM,
    LONGEST_HOLD,
    RELEASE,
    RISE,
    Breaker,
    Share,
    Stage,
)
from process.lag import OFTEN, Lag

STEP = 0.5


@dataclass
class Felt:
    """A breaker on a clock that only the test moves."""

    now: float = 1_000.0
    breaker: Breaker = field(init=False)
    stages: list[Stage] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.breaker = Breaker(lambda: self.now)
        self.breaker.changed.append(lambda: self.stages.append(self.breaker.stage))

    def feel(self, seconds: float, **readings: float) -> Stage:
        """So long it is like that."""
        for _ in range(round(seconds / STEP)):
            self.now += STEP
            self.breaker.feel(dict.fromkeys(LIMITS, 0.0) | readings)
        return self.breaker.stage


@pytest.fixture
def felt() -> Felt:
    return Felt()


@pytest.mark.parametrize("cause", LIMITS)
def test_a_strain_that_lasts_stops_pictures_first(felt: Felt, cause: str) -> None:
    strained = {cause: LIMITS[cause].strained}
    assert felt.feel(RISE, **strained) is Stage.ALL
    assert felt.feel(STEP, **strained) is Stage.WORDS
    assert felt.feel(RISE, **strained) is Stage.WORDS
    assert felt.feel(60, **strained) is LIMITS[cause].most


@pytest.mark.parametrize("cause", ["drawing", "pens"])
def test_messages_do_not_wait_for_what_only_pictures_cause(felt: Felt, cause: str) -> None:
    assert felt.feel(600, **{cause: 1e6}) is Stage.WORDS


def test_a_moment_is_no_strain(felt: Felt) -> None:
    for _ in range(20):
        felt.feel(RISE, lag=5.0)
        felt.feel(STEP, lag=0.0)
    assert felt.stages == []


def test_it_comes_back_one_after_the_other(felt: Felt) -> None:
    felt.feel(2 * RISE + 2 * STEP, lag=1.0)
    assert felt.feel(CALM) is Stage.ANSWERS
    assert felt.feel(STEP) is Stage.WORDS
    assert felt.feel(CALM) is Stage.WORDS
    assert felt.feel(STEP) is Stage.ALL
    assert felt.stages == [Stage.WORDS, Stage.ANSWERS, Stage.WORDS, Stage.ALL]


def test_between_strain_and_calm_all_stays_as_it_is(felt: Felt) -> None:
    between = (LIMITS["lag"].strained + LIMITS["lag"].calm) / 2
    assert felt.feel(600, lag=between) is Stage.ALL
    felt.feel(RISE + STEP, lag=1.0)
    assert felt.feel(600, lag=between) is Stage.WORDS
    assert felt.feel(CALM + STEP) is Stage.ALL


def test_messages_go_again_while_the_pens_still_have_too_much_to_do(felt: Felt) -> None:
    felt.feel(2 * RISE + 2 * STEP, lag=1.0, drawing=60.0)
    assert felt.breaker.holds
    assert felt.feel(600, drawing=60.0) is Stage.WORDS


def test_messages_never_wait_for_long(felt: Felt) -> None:
    told = dict.fromkeys(Stage, 0.0)
    felt.feel(2 * RISE + 2 * STEP, lag=9.0)
    longest = felt.now
    for _ in range(round(1_800 / STEP)):
        before = felt.breaker.stage
        told[felt.feel(STEP, lag=9.0)] += STEP
        if before is Stage.ANSWERS and felt.breaker.stage is Stage.WORDS:
            assert felt.now - longest <= LONGEST_HOLD + STEP
        if not felt.breaker.holds:
            longest = felt.now
    assert told[Stage.ALL] == 0
    assert told[Stage.WORDS] / 1_800 > RELEASE / (LONGEST_HOLD + RELEASE) - 0.05


def test_what_comes_again_and_again_is_waited_for_longer(felt: Felt) -> None:
    waits = []
    for _ in range(8):
        felt.feel(RISE + STEP, lag=1.0)
        before = felt.now
        while felt.feel(STEP) is not Stage.ALL:
            assert felt.now - before <= LONGEST_CALM + STEP
        waits.append(felt.now - before - STEP)
    assert waits == [CALM, 2 * CALM, 4 * CALM, 8 * CALM, *[LONGEST_CALM] * 4]
    felt.feel(2 * LONGEST_CALM + STEP)
    felt.feel(RISE + STEP, lag=1.0)
    assert felt.feel(CALM + STEP) is Stage.ALL


def test_each_change_is_one_line(felt: Felt, caplog: pytest.LogCaptureFixture) -> None:
    felt.feel(60, drawing=60.0)
    felt.feel(60)
    said = [vars(record)["fields"] for record in caplog.records]
    assert [(each["was"], each["now"], each["why"]) for each in said] == [
        ("all", "words", "drawing"),
        ("words", "all", "calm"),
    ]


def test_the_health_file_tells_the_stage_and_why(felt: Felt) -> None:
    felt.feel(RISE + STEP, lag=1.23456)
    report = felt.breaker.report()
    assert (report["stage"], report["readings"]["lag"]) == ("words", 1.235)


def test_a_share_of_few_tries_says_nothing() -> None:
    now = 0.0
    share = Share(4, lambda: now, window=10.0)
    for wrong in (True, True, True):
        share.tried(wrong=wrong)
    assert share.wrong == 0.0
    share.tried(wrong=False)
    assert share.wrong == 0.75
    now = 10.5
    assert share.wrong == 0.0


async def test_one_late_moment_weighs_little_and_many_weigh_much() -> None:
    now, late, told = 0.0, 5.0, list[float]()

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds + late

    lag = Lag(lambda: now, sleep)
    lag.told.append(told.append)
    await lag.feel()
    assert told == [5.0]
    assert lag.lately == 1.0
    late = 0.0
    for _ in range(round(10 / OFTEN)):
        await lag.feel()
    assert lag.lately < 0.02
    late = 0.4
    for _ in range(round(10 / OFTEN)):
        await lag.feel()
    assert lag.lately > LIMITS["lag"].strained
