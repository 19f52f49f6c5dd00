"""A small campaign of faults, and that it notices what it looks for."""

from __future__ import annotations

import asyncio
import copy
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace

import pytest

from playground.models import Message
from tests.campaigns.faults.align import aligned
from tests.campaigns.faults.campaign import Asked, Report, campaign
from tests.campaigns.faults.check import Checker
from tests.campaigns.faults.replay import Publication
from tests.campaigns.faults.wall import Made, ids
from tests.campaigns.faults.weight import weighed

Ran = tuple[Report, Checker]


@pytest.fixture(scope="module")
def ran(tmp_path_factory: pytest.TempPathFactory) -> Ran:
    """Two games in bad weather, with kills."""
    asked = Asked(games=2, killed=2, tables=2, seed=7, most_answers=300)
    return asyncio.run(campaign(tmp_path_factory.mktemp("faults"), asked))


def test_nothing_is_lost_or_doubled(ran: Ran) -> None:
    report, _ = ran
    assert report.wrong == []
    assert report.kills > 0
    assert report.answers > 100
    assert report.faults.total() > 0


def _posters(checker: Checker) -> tuple[dict[int, Message], dict[int, Made], list[Made]]:
    """The turns' posters of the first table, and where messages and posters are kept."""
    wall = checker.harbour.wall
    channel = next(iter(wall.made))
    turns = [made for made in wall.posters(channel) if not made.is_lobby]
    return wall.world.channels[channel].messages, wall.made[channel], turns


def _a_second_poster(checker: Checker) -> Callable[[], object]:
    """A copy that is to nobody who sits there, so that no turn can have owed it."""
    messages, made, turns = _posters(checker)
    poster = turns[len(turns) // 2]
    twin = copy.copy(messages[poster.id])
    twin.id = max(messages) + 1
    messages[twin.id] = twin
    made[twin.id] = replace(poster, id=twin.id, mentions=(1,), names=(1,))
    return lambda: (messages.pop(twin.id), made.pop(twin.id))


def _no_posters(checker: Checker) -> Callable[[], object]:
    """None at all: a single turn may need none, if whoever is up had already gone on."""
    messages, made, turns = _posters(checker)
    taken = {poster.id: messages.pop(poster.id) for poster in turns}
    made.update({poster.id: replace(poster, table=0) for poster in turns})

    def back() -> None:
        messages.update(taken)
        made.update({poster.id: poster for poster in turns})

    return back


def _old_buttons(checker: Checker) -> Callable[[], object]:
    messages, _, turns = _posters(checker)
    old, newest = (
        messages[turns[len(turns) // 2].id],
        next(m for m in reversed(messages.values()) if ids(m)),
    )
    stripped, old.components = old.components, newest.components
    return lambda: setattr(old, "components", stripped)


def _another_answer_acknowledged(checker: Checker) -> Callable[[], object]:
    taken = checker.harbour.ledger.taken
    question = next(iter(taken))
    stored, taken[question] = taken[question], {(98, 99)}
    return lambda: taken.update({question: stored})


def _an_answer_nobody_gave(checker: Checker) -> Callable[[], object]:
    ledger = checker.harbour.ledger
    question = next(iter(ledger.taken))
    tried = ledger.tried.pop(question)
    return lambda: ledger.tried.update({question: tried})


def _more_letters(checker: Checker) -> Callable[[], object]:
    """Two more of one letter: who looks on may get two in all."""
    world, about = checker.harbour.world, checker.about
    mailboxes = [world.dm_channel(user).messages for user in list(world.users.values())]
    box, letter = next((box, m) for box in mailboxes for m in box.values() if about(m))
    twins = [max(box) + 1, max(box) + 2]
    for number in twins:
        box[number] = copy.copy(letter)
        box[number].id = number
    return lambda: [box.pop(number) for number in twins]


@pytest.mark.parametrize(
    ("harm", "word"),
    [
        (_a_second_poster, "one too many"),
        (_no_posters, "has no poster"),
        (_old_buttons, "still have their buttons"),
        (_another_answer_acknowledged, "lost:"),
        (_an_answer_nobody_gave, "doubled:"),
        (_more_letters, "letters of table"),
    ],
)
def test_the_campaign_notices(
    ran: Ran, harm: Callable[[Checker], Callable[[], object]], word: str
) -> None:
    _, checker = ran
    known = list(checker.wrong())
    undo = harm(checker)
    try:
        noticed = set(checker.wrong()) - set(known)
    finally:
        undo()
    assert any(word in problem for problem in noticed)
    assert list(checker.wrong()) == known


def test_the_campaign_notices_a_lost_row(ran: Ran) -> None:
    _, checker = ran
    with closing(sqlite3.connect(checker.harbour.bot.file)) as db:
        kept = db.execute("SELECT * FROM answers WHERE table_id = 1 AND revision = 3").fetchall()
        db.execute("DELETE FROM answers WHERE table_id = 1 AND revision = 3")
        db.commit()
        try:
            assert any("table 1" in p and "lost:" in p for p in checker.wrong())
        finally:
            marks = ", ".join("?" * len(kept[0]))
            db.execute(f"INSERT INTO answers VALUES ({marks})", kept[0])
            db.commit()
    assert not any("lost" in problem for problem in checker.wrong())


def _turn(up: str, called: str | None = None, *, goes_on: bool = False) -> Publication:
    at_once = up if called is None else called
    return Publication(0, frozenset(map(ord, up)), frozenset(map(ord, at_once)), (), goes_on)


def _poster(n: int, names: str, mentions: str) -> Made:
    return Made(n, 1, frozenset(), tuple(map(ord, mentions)), tuple(map(ord, names)))


@pytest.mark.parametrize(
    ("owed", "made", "wrong"),
    [
        ([_turn("a"), _turn("b")], "ab", (0, 0)),
        ([_turn("a"), _turn("b")], "aab", (0, 1)),
        ([_turn("a"), _turn("b"), _turn("a")], "aa", (1, 0)),
        ([_turn("a", goes_on=True), _turn("a")], "a", (0, 0)),
        ([_turn("a"), _turn("a", goes_on=True)], "a", (0, 0)),
        ([_turn("a"), _turn("a")], "a", (1, 0)),
        ([_turn("a"), _turn("b")], "ac", (1, 1)),
    ],
)
def test_posters_are_held_against_turns(
    owed: list[Publication], made: str, wrong: tuple[int, int]
) -> None:
    posters = [_poster(n, who, who) for n, who in enumerate(made)]
    missing, surplus = aligned(owed, posters)
    assert (len(missing), len(surplus)) == wrong


@pytest.mark.parametrize(
    ("owed", "mentions", "fits"),
    [
        (_turn("ab", "a"), "a", True),
        (_turn("ab", "a"), "ab", True),  # somebody was called before
        (_turn("ab", "a"), "b", False),
        (_turn("ab", "a"), "ac", False),
        (_turn("ab", ""), "", True),
        (_turn("ab"), "", False),
    ],
)
def test_who_may_have_answered_in_advance_may_be_called_later(
    owed: Publication, mentions: str, fits: bool
) -> None:
    missing, surplus = aligned([owed], [_poster(1, "ab", mentions)])
    assert (not missing and not surplus) is fits


@pytest.mark.parametrize(
    ("weight", "fat"),
    [
        (lambda game: 70_000, False),
        (lambda game: 70_000 + 6_000 * (game > 60), False),  # once, and never again
        (lambda game: 70_000 + 100 * game, True),
        (lambda game: 70_000 + 20_000 * (game > 60), True),
    ],
)
def test_memory_that_creeps_is_told_from_memory_that_was_lifted_once(
    weight: Callable[[int], int], fat: bool
) -> None:
    found = weighed([(game, weight(game)) for game in range(100)], 100)
    assert found is not None
    assert bool(found.wrong) is fat
