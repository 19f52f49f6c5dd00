"""First games: each plays again as it was recorded, and what its steps show can be done."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.frame import Event
from engine.core.words import Msg
from engine.games import GAMES
from engine.minds import MINDS
from engine.tours import STEPS, TOURS, Progress, Tour, path_of, progress
from locales import LANGUAGES, Words
from tests.tours import MOST_TURNS, NEAR, STEPS_OF, begun, followed, hinted

MOST_TEXT, MOST_TITLE, MOST_LINE = 300, 24, 80
EVERY = pytest.mark.parametrize("tour", TOURS.values(), ids=TOURS)


def test_every_game_has_one() -> None:
    assert set(TOURS) == set(STEPS_OF)
    assert set(TOURS) <= {game.meta.id for game in GAMES}


@EVERY
def test_it_plays_again_up_to_a_turn_of_the_learner(tour: Tour) -> None:
    """After a fix of a rule that changes it: `python -m tests.tours`."""
    now = begun(tour)
    assert now.match.outcome is None
    assert [asked.seat for asked in now.pending] == [tour.learner] != [tour.begun[-1].seat]
    assert any(event.key.endswith("-begins") for event in now.events)
    assert tour.steps == STEPS_OF[tour.game]
    assert len(tour.steps) == STEPS


@pytest.mark.parametrize("tour", [tour for tour in TOURS.values() if tour.game in MINDS])
def test_whoever_does_as_the_steps_say_can_and_ends_well(tour: Tour) -> None:
    """The rest of a game is played, about 1 s: nothing less shows that its steps can be done."""
    played = followed(tour, 1)
    assert len(played.done(tour)) >= STEPS - 1
    assert played.lead >= -NEAR


@EVERY
@pytest.mark.parametrize("chance", range(3))
def test_whoever_follows_hints_reads_every_step_and_is_soon_done(tour: Tour, chance: int) -> None:
    """About 1 s each: whatever others do, and however the dice fall, nobody is led on and on."""
    played = hinted(tour, chance)
    assert STEPS <= played.own_turns <= MOST_TURNS
    assert played.lead >= -NEAR


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY
def test_it_has_words(tour: Tour, language: str) -> None:
    prefix = GAMES.get(tour.game).meta.prefix
    say = Words(language, strict=True).say
    assert len(say(Msg(f"tours-{prefix}-line"))) <= MOST_LINE
    for step in tour.steps:
        assert len(say(Msg(f"tours-{prefix}-{step.id}-title"))) <= MOST_TITLE
        assert len(say(Msg(f"tours-{prefix}-{step.id}"))) <= MOST_TEXT


def _done(*keys: str) -> Progress:
    tour = TOURS["river_of_gold"]
    return progress(tour, (Event(key, seat=tour.learner) for key in keys))


def test_a_step_is_a_turn() -> None:
    assert _done() == Progress(0, done=False)
    assert _done("rog-built") == Progress(0, done=False)
    assert _done("rog-sailed") == Progress(0, done=True)
    assert _done("rog-sailed", "rog-begins") == Progress(1, done=False)
    assert _done("rog-begins", "rog-built") == Progress(1, done=True)
    assert _done(*["rog-begins"] * (STEPS - 1)) == Progress(STEPS - 1, done=False)
    assert _done(*["rog-begins"] * STEPS) == Progress(STEPS - 1, done=False, again=True)


def test_what_others_do_is_no_step() -> None:
    tour = TOURS["river_of_gold"]
    others = (Event(key, seat=1) for key in ("rog-sailed", "rog-begins"))
    assert progress(tour, others) == Progress(0, done=False)


def test_a_file_is_called_after_its_game() -> None:
    assert all(path_of(game).is_file() for game in TOURS)
    assert path_of("chess") == Path(path_of("chess").parent, "chess.json")
