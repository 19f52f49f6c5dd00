"""What is counted of games among equals."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.ai.balance import Balance, Equals, Owners, balance
from engine.ai.mind import Mind
from engine.core.words import ref
from engine.games import GAMES
from engine.tallies import TALLIES
from terminal.balance import lines

GAMES_EACH = 3


@pytest.fixture(scope="module", params=TALLIES)
def counted(request: pytest.FixtureRequest) -> tuple[str, Balance]:
    """Some games among players who answer anything: no mind is asked."""
    game = GAMES.get(request.param)
    mind: Mind[Any] = Mind(game, worth=lambda view, seat: {})
    equals = Equals(mind, TALLIES[request.param], ("random",) * game.meta.seats[1], {})
    return request.param, balance(equals, map(equals.count, range(GAMES_EACH)))


def test_every_game_is_counted() -> None:
    assert set(TALLIES) == {game.meta.id for game in GAMES}


def test_each_game_has_one_end_one_cause_and_one_victory(counted: tuple[str, Balance]) -> None:
    name, found = counted
    assert found.games == GAMES_EACH
    assert found.endings.total() == found.causes.total() == GAMES_EACH
    assert set(found.endings) == set(GAMES.get(name).meta.endings)
    assert sum(found.wins) == pytest.approx(GAMES_EACH)
    assert min(found.rounds) > 3


def test_who_owns_a_thing_owns_one_that_was_around(counted: tuple[str, Balance]) -> None:
    name, found = counted
    assert found.owners.keys() <= found.around.keys()
    if name != "import_export":  # by chance alone hardly any shipment is completed
        assert any(found.owners.values())
    for thing, shares in found.owners.items():
        assert len(shares) <= found.around[thing] * found.seats


def test_points_are_those_of_the_scores(counted: tuple[str, Balance]) -> None:
    name, found = counted
    if name == "yellow_yangtze":  # the lowest colour counts, not the sum
        assert found.sources.total() >= sum(found.scores)
    else:
        assert found.sources.total() == sum(found.scores)


def test_all_of_it_is_told(counted: tuple[str, Balance]) -> None:
    _, found = counted
    told = "\n".join(lines(found))
    assert told.startswith(f"{GAMES_EACH} games of {found.seats}\nrounds: ")
    never = re.findall(r"^  never taken: (.*)$", told, re.MULTILINE)
    named = {*re.findall(r"^  ([\w-]+): \d", told, re.MULTILINE), *", ".join(never).split(", ")}
    assert {thing.id for thing in found.around} <= named


def found_of(**owners: list[float]) -> list[str]:
    """The lines on things of one kind, each around in 300 games."""
    found = Balance(2, [9.0], scores=[1, 2], wins=[1.0, 0.0])
    for name, shares in owners.items():
        found.around[ref("card", name)] = 300
        found.owners[ref("card", name)] = shares
    return list(lines(found))[6:]


def test_what_wins_far_more_than_its_kind_is_marked() -> None:
    assert found_of(tea=[1.0, 0.0] * 50, gold=[1.0] * 90 + [0.0] * 10, rice=[]) == [
        "by turn order: 1. 100.0 % (21–100), 2. 0.0 % (0–79) (share 50.0 %)",
        "card: owners win 70.0 %",
        "  never taken: rice",
        "  tea: 100 times in 300 games, wins 50.0 %, -20.0 ± 9.0",
        "  gold: 100 times in 300 games, wins 90.0 %, +20.0 ± 9.0",
    ]
    assert found_of(tea=[1.0, 0.0] * 50, gold=[1.0] * 100)[-1].endswith("+25.0 ± 8.5  !")


def test_few_owners_prove_little() -> None:
    assert Owners(9, (1.0, 1.0), 0.5).spread > 0.6
