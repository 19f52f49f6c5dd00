"""A short month with everything in it, and proof that the long one would notice what is wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from sessions.turns import BOT, CLOCK, STAND_IN
from tests.campaigns.month.campaign import Asked, campaign
from tests.campaigns.month.ledger import Ledger
from tests.campaigns.month.posts import Kind, Post
from tests.campaigns.month.report import figures
from tests.campaigns.month.skipped import Deed
from tests.campaigns.month.store import Answer, Board, Clock, Decided, Key, Place, Snapshot, Up
from tests.campaigns.month.told import DAILY, PROMPT
from tests.campaigns.month.town import HOUR
from tests.campaigns.month.troubles import all_of_them

ADA, DAN, GWEN = 100, 200, 300
CHANNEL = 7
UP: Key = (1, 0)  # Ada's seat
BOARD = Board("river_of_gold", "playing", None, None, "daily", CHANNEL)
SEATS: Mapping[Key, Place] = {UP: Place(ADA), (1, 1): Place(DAN)}
NIGHT = range(100 * HOUR, 108 * HOUR)  # of Ada


def quiet(user: int, at: int) -> bool:
    """Only Ada wants to be left alone, and only for one night."""
    return user == ADA and at in NIGHT


def stands(at: int, **other: object) -> Snapshot:
    """Ada is up at the one table."""
    seen = Snapshot(at, {1: BOARD}, SEATS, {UP: Up(1, 5)})
    return replace(seen, **other)  # type: ignore[arg-type]


def told(kind: Kind, at: int, *users: int) -> Post:
    """A message that calls or writes to these about the table."""
    return Post(at, kind, users or (ADA,), (CHANNEL,))


def clock(left: int, *, runs: bool = True, **other: object) -> Mapping[Key, Clock]:
    """Ada's."""
    return {UP: replace(Clock(5, left, 9_000, runs), **other)}  # type: ignore[arg-type]


def seen(*steps: tuple[Snapshot, list[Post], list[Deed]], gone: int = 0) -> list[str]:
    """What the ledger says of all this; nobody could be reached for a while before the last."""
    ledger = Ledger(quiet)
    for n, (now, posts, deeds) in enumerate(steps):
        ledger.see(now, posts, deeds, gone if n == len(steps) - 1 else 0)
    ledger.end()
    return ledger.wrong


def after(now: Snapshot, *posts: Post) -> tuple[Snapshot, list[Post], list[Deed]]:
    """What came, and how it stands then; nobody has done anything."""
    return now, list(posts), []


def doing(now: Snapshot, *deeds: Deed) -> tuple[Snapshot, list[Post], list[Deed]]:
    """What was done, and how it stands then."""
    return now, [], list(deeds)


def only(wrong: list[str], what: str) -> None:
    """Exactly this is wrong."""
    assert [line for line in wrong if what in line] == wrong != [], wrong


BEGUN = after(stands(0), told("poster", 0))


def test_told_once_is_right() -> None:
    assert seen(BEGUN, after(stands(DAILY * 2))) == []


# -- notices --------------------------------------------------------------------------------------


def test_a_second_call_is_noticed() -> None:
    only(seen(BEGUN, after(stands(60), told("call", 60))), "told 2 times by channel")


def test_a_second_letter_is_noticed() -> None:
    ways = {ADA: "dm"}
    first = after(stands(0, ways=ways), told("notice", 0))
    assert seen(first, after(stands(60, ways=ways))) == []
    only(seen(first, after(stands(60, ways=ways), told("notice", 60))), "told 2 times by dm")


def test_one_message_of_several_tables_counts_at_each() -> None:
    other = replace(BOARD, channel=CHANNEL + 1)
    seats = {**SEATS, (2, 0): Place(ADA), (2, 1): Place(DAN)}
    ups = {UP: Up(1, 5), (2, 0): Up(2, 3)}
    two = stands(0, tables={1: BOARD, 2: other}, seats=seats, ups=ups, ways={ADA: "dm"})
    merged = Post(0, "notice", (ADA,), (CHANNEL, CHANNEL + 1))
    assert seen(after(two, merged), after(replace(two, at=2 * PROMPT))) == []
    again = after(replace(two, at=60), Post(60, "notice", (ADA,), (CHANNEL + 1,)))
    only(seen(after(two, merged), again), "told 2 times by dm: table 2")


@pytest.mark.parametrize(("way", "kind"), [("dm", "poster"), ("digest", "call")])
def test_a_way_that_was_not_chosen_is_noticed(way: str, kind: Kind) -> None:
    ways = {ADA: way}
    only(seen(after(stands(0, ways=ways), told(kind, 0))), "though they want")


def test_by_both_ways_is_right_only_for_those_who_want_both() -> None:
    posts = told("poster", 0), told("notice", 0)
    assert seen(after(stands(0, ways={ADA: "both"}), *posts)) == []
    changed = after(stands(0), posts[0]), after(stands(60, ways={ADA: "dm"}), posts[1])
    only(seen(*changed), "by mention and by direct message")


def test_nobody_told_is_noticed() -> None:
    untold = after(stands(0)), after(stands(PROMPT))
    assert seen(*untold) == []
    only(seen(*untold, after(stands(2 * PROMPT))), "not told for")


@pytest.mark.parametrize(
    "other",
    [
        {"tables": {1: replace(BOARD, paused="wish")}},
        {"away": frozenset({ADA})},
        {"ways": {ADA: "digest"}},
        {"seats": {UP: Place(ADA), (1, 1): Place(0, "easy")}},
    ],
    ids=["paused", "away", "digest", "practice"],
)
def test_whoever_cannot_be_told_yet_is_not_missed(other: dict[str, object]) -> None:
    steps = [after(stands(n * PROMPT, **other)) for n in range(5)]
    assert seen(*steps) == []


def test_a_digest_that_never_comes_is_noticed() -> None:
    ways = {ADA: "digest"}
    only(
        seen(*(after(stands(n * DAILY // 2, ways=ways)) for n in range(4))),
        "not told for",
    )


def test_two_digests_within_a_day_are_noticed() -> None:
    ways = {ADA: "digest"}
    first = after(stands(0, ways=ways), told("digest", 0))
    only(seen(first, after(stands(HOUR, ways=ways), told("digest", HOUR))), "two digests")


def test_a_digest_may_come_soon_after_one_that_was_late() -> None:
    ways = {ADA: "digest"}
    late = after(stands(30 * HOUR, ways=ways), told("digest", 30 * HOUR))
    begun, out = after(stands(0, ways=ways)), after(stands(29 * HOUR, ways=ways))
    for hours, wrong in ((13, False), (11, True)):
        at = (30 + hours) * HOUR
        ledger = Ledger(quiet)
        for (now, posts, deeds), gone in ((begun, 0), (out, 6 * HOUR), (late, 0)):
            ledger.see(now, posts, deeds, gone)
        ledger.see(stands(at, ways=ways, digests={ADA: at}), [told("digest", at)], [])
        assert bool(ledger.wrong) is wrong, ledger.wrong


def test_two_digests_are_said_with_all_that_is_known_of_them() -> None:
    ways = {ADA: "digest"}
    first = after(stands(0, ways=ways), told("digest", 0))
    hour = after(stands(HOUR, ways=ways, digests={ADA: 7 * HOUR}))
    second = after(stands(2 * HOUR, ways=ways), told("digest", 2 * HOUR))
    (line,) = seen(first, hour, second)
    known = "1 tables at 0, due None; 1 tables at 7200, due 25200"
    assert line == f"two digests within a day: user {ADA}: {known}"


def test_a_call_where_nobody_is_waited_for_is_noticed() -> None:
    only(seen(BEGUN, after(stands(60), told("call", 60, DAN))), "called, but no table waits")
    only(seen(BEGUN, after(stands(60), told("notice", 60, DAN))), "does not wait")


def test_coming_up_anew_needs_a_reason() -> None:
    anew = stands(60, ups={UP: Up(2, 5)})
    only(seen(BEGUN, after(anew, told("call", 60))), "came up anew for no reason")
    other_question = stands(60, ups={UP: Up(2, 6)})
    assert seen(BEGUN, after(other_question, told("call", 60))) == []
    away = after(stands(30, away=frozenset({ADA})))
    assert seen(BEGUN, away, after(anew, told("call", 60))) == []
    paused = after(stands(30, tables={1: replace(BOARD, paused="late")}))
    assert seen(BEGUN, paused, after(stands(60), told("call", 60))) == []


def test_a_notice_though_it_was_answered_in_advance_is_noticed() -> None:
    settled = frozenset({(1, ADA)})
    answered = stands(90, ups={(1, 1): Up(2, 6)}, answers=(Answer(1, 0, ADA),))
    steps = stands(0, standing=settled), answered
    assert seen(after(steps[0]), after(steps[1], told("poster", 90, DAN))) == []
    wrong = seen(after(steps[0], told("call", 0)), after(steps[1], told("poster", 90, DAN)))
    only(wrong, "though an answer given in advance replied")


@pytest.mark.parametrize("kind", ["call", "notice", "digest", "reminder"])
def test_quiet_hours_are_kept(kind: Kind) -> None:
    way = {"notice": "dm", "digest": "digest"}.get(kind, "channel")
    night, ways = NIGHT[0], {ADA: way}
    steps = after(stands(night - 1, ways=ways)), after(stands(night, ways=ways), told(kind, night))
    only(seen(*steps), f"a {kind} in quiet hours")


def test_a_third_reminder_is_noticed() -> None:
    reminders = [told("reminder", n) for n in range(3)]
    assert seen(BEGUN, after(stands(60), *reminders[:2])) == []
    only(seen(BEGUN, after(stands(60), *reminders)), "reminded 3 times")


NUDGE = Deed(1, DAN, "remind", ADA)
DAY = 24 * HOUR


def nudged(at: int) -> tuple[Snapshot, list[Post], list[Deed]]:
    """Dan asks, and Ada is reminded."""
    return stands(at), [told("reminder", at)], [NUDGE]


def test_a_player_may_remind_another_once_a_day() -> None:
    assert seen(BEGUN, *(nudged(n * DAY) for n in (1, 2, 3, 4))) == []
    only(seen(BEGUN, nudged(DAY // 2)), "reminded too soon")
    only(seen(BEGUN, nudged(DAY), nudged(DAY + HOUR)), "reminded too soon")
    live = replace(stands(HOUR), tables={1: replace(BOARD, pace="live")})
    assert seen(BEGUN, (live, [told("reminder", HOUR)], [NUDGE])) == []


def test_what_a_player_asks_for_takes_the_place_of_the_clock() -> None:
    by_clock = [after(stands(DAY + n), told("reminder", DAY + n)) for n in (1, 2)]
    assert seen(BEGUN, nudged(DAY), by_clock[0]) == []
    only(seen(BEGUN, nudged(DAY), *by_clock), "reminded 2 times, 1 as somebody asked")


def test_a_reminder_of_whoever_reads_a_digest_is_noticed() -> None:
    ways = {ADA: "digest"}
    reminded = after(stands(60, ways=ways), told("reminder", 60))
    only(seen(after(stands(0, ways=ways)), reminded), "their digest says it")


def test_a_reminder_of_somebody_who_does_not_hold_the_table_up_is_noticed() -> None:
    only(seen(BEGUN, after(stands(60), told("reminder", 60, DAN))), "reminded of nothing")
    away = stands(60, away=frozenset({ADA}))
    only(seen(BEGUN, after(away, told("reminder", 60))), "does not wait for them")


# -- clocks ---------------------------------------------------------------------------------------


def test_a_clock_that_runs_while_nobody_can_be_reached_is_noticed() -> None:
    before = after(stands(0, clocks=clock(9_000)), told("poster", 0))
    credited = after(stands(6 * HOUR, clocks=clock(9_000)))
    assert seen(before, credited, gone=6 * HOUR) == []
    ran = after(stands(6 * HOUR, clocks=clock(0)))
    only(seen(before, ran, gone=6 * HOUR)[:1], "a clock ran 9000 s where it might have run 0")


def test_a_clock_that_runs_too_fast_or_while_it_stands_is_noticed() -> None:
    before = after(stands(0, clocks=clock(9_000)), told("poster", 0))
    assert seen(before, after(stands(60, clocks=clock(8_940)))) == []
    only(seen(before, after(stands(60, clocks=clock(8_800)))), "a clock ran 200 s")
    paused = {"tables": {1: replace(BOARD, paused="late")}}
    still = after(stands(0, clocks=clock(9_000, runs=False), **paused), told("poster", 0))
    ran = after(stands(60, clocks=clock(8_940, runs=False), **paused))
    only(seen(still, ran), "might have run 0")


def test_a_clock_of_somebody_who_is_there_must_not_stand_still() -> None:
    still = stands(60, clocks=clock(9_000, runs=False))
    only(seen(BEGUN, after(still)), "a clock stands still though somebody is waited for")
    untimed = stands(60, clocks=clock(0, runs=False, off_turn=True, given=0))
    assert seen(BEGUN, after(untimed)) == []


def test_whoever_is_not_taken_back_on_their_day_is_missed() -> None:
    away = {"ways": {ADA: "dm"}, "overdue": frozenset({ADA})}
    steps = [after(stands(n * PROMPT, clocks=clock(9_000, runs=False), **away)) for n in range(3)]
    wrong = seen(*steps)
    assert [line for line in wrong if "stands still" in line]
    assert [line for line in wrong if "not told for" in line]


def test_a_clock_of_somebody_away_or_asleep_must_not_run() -> None:
    away = stands(60, clocks=clock(9_000), away=frozenset({ADA}))
    only(seen(BEGUN, after(away)), "a clock runs though nobody is waited for")
    night = NIGHT[0]
    early = after(stands(night, clocks=clock(9_000, rests=True)))
    late = after(stands(night + HOUR, clocks=clock(5_400, rests=True)))
    only(seen(early, late), "in quiet hours")


# -- turns and seats ------------------------------------------------------------------------------


def test_a_turn_that_somebody_else_played_is_noticed() -> None:
    mine = stands(60, answers=(Answer(1, 0, ADA),))
    assert seen(BEGUN, doing(mine, Deed(1, ADA, "play"))) == []
    only(seen(BEGUN, doing(mine, Deed(1, DAN, "play"))), "not by its owner")


def test_a_default_before_its_time_is_noticed() -> None:
    answered = after(stands(60, answers=(Answer(1, 0, CLOCK),)))
    in_time = clock(60, off_turn=True, deadline=60)
    before = after(stands(0, clocks=in_time), told("poster", 0))
    assert seen(before, answered) == []
    for early in (clock(99, off_turn=True, deadline=99), clock(60, deadline=60), {}):
        before = after(stands(0, clocks=early), told("poster", 0))
        only(seen(before, answered), "the clock answered before the time was up")


def test_a_fallback_needs_somebody_who_said_so() -> None:
    answered = stands(60, answers=(Answer(1, 0, STAND_IN),))
    assert seen(BEGUN, doing(answered, Deed(1, DAN, "late-fallback"))) == []
    voted = replace(answered, decided=(Decided(1, "fallback", 0),))
    assert seen(BEGUN, after(voted)) == []
    only(seen(BEGUN, doing(answered, Deed(1, DAN, "late-wait"))), "nobody has said so")


def test_a_bot_plays_only_where_one_was_set() -> None:
    only(seen(BEGUN, after(stands(60, answers=(Answer(1, 0, BOT),)))), "a bot answered")
    seats = {**SEATS, UP: Place(ADA, "steady")}
    played = stands(60, seats=seats, answers=(Answer(1, 0, BOT),))
    for why in (Deed(1, ADA, "bot"), Deed(1, DAN, "late-bot")):
        assert seen(BEGUN, doing(played, why)) == []
    assert seen(BEGUN, after(replace(played, decided=(Decided(1, "bot", 0),)))) == []
    only(seen(BEGUN, doing(played, Deed(1, DAN, "bot"))), "a bot took over, though nobody")


def test_a_seat_changes_hands_only_when_somebody_takes_it() -> None:
    seats = {**SEATS, UP: Place(GWEN)}
    taken = stands(60, seats=seats, ups={UP: Up(2, 5)})
    posts = [told("call", 60, GWEN)]
    assert seen(BEGUN, (taken, posts, [Deed(1, GWEN, "take")])) == []
    only(seen(BEGUN, (taken, posts, [])), "lost their seat")
    offered = stands(60, seats={**SEATS, UP: Place(ADA, offered=True)})
    only(seen(BEGUN, after(offered)), "a seat is on offer")
    assert seen(BEGUN, after(replace(offered, decided=(Decided(1, "replace", 0),)))) == []


# -- the end --------------------------------------------------------------------------------------


def test_a_table_that_waits_for_nobody_is_noticed() -> None:
    only(seen(BEGUN, doing(stands(60, ups={}), Deed(1, ADA, "play"))), "waits for nobody")
    done = stands(60, tables={1: replace(BOARD, status="over")}, ups={}, seats={})
    assert seen(BEGUN, after(done)) == []


def test_a_clock_at_zero_of_which_nobody_is_asked_is_noticed() -> None:
    up = stands(9_000, clocks=clock(0))
    before = after(stands(0, clocks=clock(9_000)), told("poster", 0))
    only(seen(before, after(up)), "nobody is asked what now")
    assert seen(before, after(replace(up, stalls=frozenset({1})))) == []


# -- all of it ------------------------------------------------------------------------------------


def test_a_short_month(tmp_path: Path) -> None:
    month = asyncio.run(campaign(tmp_path, Asked(tables=5, days=4, seed=4), all_of_them))
    told_of = "\n".join(figures(month))
    assert month.ledger.wrong == [], told_of
    assert (month.figures["outages"], month.figures["restarts"]) == (1, 2), told_of
    assert month.figures["kills"] == 1, told_of
    assert month.circle.figures["went away"] > 0, told_of
    assert month.figures["moved tables"] == 1, told_of
    assert month.ledger.told.figures["nudges"] > 0, told_of
    assert month.ledger.told.figures["mentions"] > 0, told_of
    assert month.ledger.told.figures["direct messages"] > 0, told_of
