"""Posters say what they must, within Discord's limits, and call only whom they address."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.discord_io.views import alt_text, calling, classic, layout, modern
from cogs.shown.posters import Face, lobby_face, table_face
from cogs.shown.rows import Button, People
from db.tables import Chair
from engine.core.frame import Event, Outcome
from engine.core.match import View
from engine.games import GAMES
from sessions.shapes import Picture, Poster, Seen
from tests.cogs.shown.questions import table

RIVER = GAMES.get("river_of_gold")
META = RIVER.meta
PICTURE = Picture(b"png", "png", "image/png", "A board. " * 200, 10, 10)


def poster(**changes: Any) -> Poster:
    """A poster in the middle of a game."""
    known: dict[str, Any] = {
        "table": table(),
        "revision": 9,
        "waiting": (1,),
        "changes": (Event("rog-journey", {}, 0),),
        "outcome": None,
        "seed": None,
        "salt": None,
    }
    known |= changes
    waiting, outcome = known["waiting"], known["outcome"]
    view: View[Any, Any, Any] = View(
        "river_of_gold", 2, {}, None, waiting, None, None, None, outcome
    )
    seen = Seen(RIVER, known["table"], view, None, known["changes"], known["revision"])
    return Poster(seen, "f" * 64, known["seed"], known["salt"])


def text(face: Face) -> str:
    return "\n".join((*face.above, *face.below))


def test_a_turn_is_told_and_the_next_one_called() -> None:
    face = table_face(poster(), META, PICTURE)
    assert "- Ada completes a journey." in face.above
    assert "<@101>, it is your turn." in face.below
    assert face.mentions == (101,)


def test_public_text_speaks_the_servers_language() -> None:
    face = table_face(poster(table=table(language="it")), META, PICTURE)
    assert "<@101>, tocca a te." in face.below


def test_the_fingerprint_stands_on_the_first_poster_only() -> None:
    assert "f" * 64 in text(table_face(poster(revision=0), META, PICTURE))
    assert "f" * 64 not in text(table_face(poster(), META, PICTURE))


def test_the_result_reveals_seed_and_salt() -> None:
    outcome = Outcome("won", (40, 51), (2, 1))
    over = poster(
        outcome=outcome, waiting=(), seed=123456789, salt="abc", table=table(status="over")
    )
    face = table_face(over, META, PICTURE)
    assert face.below[1:3] == ("1. Bo: 51 points", "2. Ada: 40 points")
    assert "Seed 123456789, salt abc" in text(face)
    assert face.mentions == ()
    labels = [b.label for row in face.rows if isinstance(row, tuple) for b in row]
    assert labels == ["Board", "Log", "Rules"]


def test_a_closed_mailbox_is_not_named() -> None:
    chairs = (Chair(0, 100, "Ada", "closed"), Chair(1, 101, "Bo", "on"))
    said = text(table_face(poster(table=table(chairs=chairs), changes=()), META, PICTURE))
    assert "Hands: press My hand" in said
    assert "Ada" not in said


def test_without_a_picture_the_poster_says_what_to_press() -> None:
    assert "Press Board" in text(table_face(poster(), META, None))


def test_names_are_escaped() -> None:
    chairs = (Chair(0, 100, "**@everyone**", "on"), Chair(1, 101, "Bo", "on"))
    said = text(table_face(poster(table=table(chairs=chairs)), META, PICTURE))
    assert "@everyone" not in said
    assert "**" not in said


@pytest.mark.parametrize("lines", [1, 40, 400])
async def test_a_long_turn_fits_both_kinds_of_message(lines: int) -> None:
    face = table_face(poster(changes=(Event("rog-journey", {}, 0),) * lines), META, PICTURE)
    assert layout(face).content_length() <= 4_000
    sent = classic(face)
    assert len(sent["content"]) <= 2_000
    assert "<@101>, it is your turn." in sent["content"]
    if lines == 400:
        assert "lines more: see Log." in sent["content"]


async def test_a_view_is_sent_but_not_kept() -> None:
    face = table_face(poster(), META, PICTURE)
    assert modern(face)["view"].is_finished()
    assert classic(face)["view"].is_finished()


def test_alt_text_is_never_too_long() -> None:
    assert len(alt_text(PICTURE) or "") == 1_024


def test_only_the_addressed_are_called() -> None:
    assert dict(calling(101).to_dict()) == {"parse": [], "users": [101]}
    assert dict(calling().to_dict()) == {"parse": []}


def test_the_lobby_shows_seats_options_and_ways_in() -> None:
    face = lobby_face(table(status="lobby"), META)
    assert "**A** Ada (host) · red circle" in face.above
    assert "Pace: relaxed, a move when it suits" in face.above
    assert any("best with 3 or 4" in line for line in face.above)
    kinds = [type(row) for row in face.rows]
    assert kinds == [tuple, People]


def test_start_waits_for_enough_players() -> None:
    alone = lobby_face(table(status="lobby", chairs=table().chairs[:1]), META)
    first = alone.rows[0]
    assert isinstance(first, tuple)
    start = first[-1]
    assert isinstance(start, Button)
    assert not start.enabled


def test_a_closed_lobby_has_nothing_to_press() -> None:
    assert lobby_face(table(status="ended"), META).rows == ()
