"""Posters say what they must, within Discord's limits, and call only whom they address."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.discord_io.views import alt_text, calling, classic, layout, modern
from cogs.shown.ids import Verb, to
from cogs.shown.posters import (
    PHONE_HEIGHT,
    Face,
    before_the_call,
    expiry_warning,
    lobby_face,
    table_face,
)
from cogs.shown.records import proof_page
from cogs.shown.rows import Button, People, lines_of
from cogs.shown.text import ROW, SMALL, points_of, rows_of
from db.tables import Chair
from engine.core.frame import Event, Outcome
from engine.core.match import View
from engine.core.words import Msg, ref
from engine.games import GAMES
from locales import LANGUAGES, words
from sessions.paces import AS_THEY_COME, written
from sessions.shapes import Picture, Poster, Seen
from tests.cogs.shown.questions import option, table

RIVER = GAMES.get("river_of_gold")
META = RIVER.meta
LINE = Event("bot-joined", {}, 0)  # never joined to the one before it
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
        "calls": {},
        "shortcuts": (),
    }
    known |= changes
    waiting, outcome = known["waiting"], known["outcome"]
    view: View[Any, Any, Any] = View(
        "river_of_gold", 2, {}, None, waiting, None, None, None, outcome
    )
    public = (known[key] for key in ("changes", "revision", "calls", "shortcuts"))
    seen = Seen(RIVER, known["table"], view, None, *public)
    return Poster(seen, "f" * 64, known["seed"], known["salt"])


def text(face: Face) -> str:
    return "\n".join((*face.above, *face.told, *face.below))


def test_a_turn_is_told_and_the_next_one_called() -> None:
    face = table_face(poster(), META, [PICTURE])
    assert face.told == ("- Ada completes a journey.",)
    assert "<@101>, it is your turn." in face.below


def test_public_text_speaks_the_servers_language() -> None:
    face = table_face(poster(table=table(language="it")), META, [PICTURE])
    assert "<@101>, tocca a te." in face.below


def test_whose_turn_it_is_is_said_once() -> None:
    ended = Event(
        "rog-rolled", {"player": ref("seat", 0), "face": 3, "region": ref("region", 3)}, 0
    )
    begins = Event("rog-begins", {"player": ref("seat", 1)}, 1)
    assert before_the_call((ended, begins)) == (ended,)
    assert before_the_call((begins, ended)) == (begins, ended)
    assert before_the_call(()) == ()


def buttons(face: Face) -> list[list[Button]]:
    rows = (row for row in face.rows if isinstance(row, tuple))
    return [[button for button in row if isinstance(button, Button)] for row in rows]


def labels(face: Face) -> list[list[str]]:
    return [[button.label for button in row] for row in buttons(face)]


def test_whoever_is_wanted_out_of_turn_is_told_for_what() -> None:
    call = Msg("rog-journey", {"player": ref("seat", 0)})
    face = table_face(poster(waiting=(0, 1), calls={1: call}), META, [PICTURE])
    assert face.below == ("<@101>, Ada completes a journey..", "<@100>, it is your turn.")


def test_several_who_are_wanted_have_a_line_each() -> None:
    calls = {seat: Msg("rog-title") for seat in (0, 1)}
    face = table_face(poster(waiting=(0, 1), calls=calls), META, [PICTURE])
    assert face.below == ("<@100>, River of Gold.", "<@101>, River of Gold.")


def test_the_fingerprint_is_short_and_stands_on_the_first_poster_only() -> None:
    first = table_face(poster(revision=0), META, [PICTURE])
    assert first.below[-1] == f"-# Shuffle {'f' * 12}"
    assert labels(first)[1] == ["Rules", "Follow", "In advance", "Table", "How to check"]
    later = table_face(poster(), META, [PICTURE])
    assert "fff" not in text(later)
    assert labels(later)[1] == ["Recap", "Rules", "Follow", "In advance", "Table"]


def test_first_picks_stand_below_play_until_the_game_is_over() -> None:
    shortcuts = tuple(option(n, label=f"Place {n}") for n in range(2))
    face = table_face(poster(shortcuts=shortcuts), META, [PICTURE])
    assert labels(face)[0][0] == "Play"
    assert [str(button.id) for button in buttons(face)[1]] == ["h1|pb|12|0", "h1|pb|12|1"]
    assert len(labels(table_face(over(shortcuts=shortcuts), META, [PICTURE]))) == 2


def test_more_lines_of_buttons_leave_fewer_lines_of_what_happened() -> None:
    told, row = tuple(f"- {n}" for n in range(60)), (Button("Place a tile", to(Verb.PLAY, 1)),)
    few, many = (Face(("Title",), told, rows=(row,) * lines).fitted(4000).told for lines in (3, 5))
    assert len(many) < len(few) < len(told)


def over(**changes: Any) -> Poster:
    """A poster at the end of a game."""
    outcome = Outcome("won", (40, 51), (2, 1))
    known = {"outcome": outcome, "waiting": (), "seed": 123456789, "salt": "abc"}
    return poster(**(known | {"table": table(status="over")} | changes))


def test_the_last_poster_names_the_winner_first_then_the_scores() -> None:
    face = table_face(over(), META, [PICTURE])
    assert face.above[0] == "### River of Gold"
    assert face.above[1].startswith("**Bo wins.**")
    assert face.above[2:] == ("1. Bo: 51 points", "2. Ada: 40 points")
    assert labels(face) == [["Rematch", "Export", "Log", "Board"], ["Rules", "How to check"]]


def test_that_a_game_may_lie_is_not_said_when_it_is_over() -> None:
    practice = table(chairs=(Chair(0, 100, "Ada", "on"), Chair(1, 0, "", "on", bot="easy")))
    said = words("en").say(Msg("bots-practice"))
    assert said in text(table_face(poster(table=practice, revision=0), META, [PICTURE]))
    assert said not in text(table_face(over(table=practice), META, [PICTURE]))


def test_a_shared_win_names_everybody_who_shares_it() -> None:
    face = table_face(over(outcome=Outcome("won", (51, 51), (1, 1))), META, [PICTURE])
    assert face.above[1].startswith("**Ada, Bo share the win.**")


def test_seed_and_salt_are_told_when_it_is_over() -> None:
    before, after = proof_page(poster(), words("en")), proof_page(over(), words("en"))
    assert all("f" * 64 in page.text for page in (before, after))
    assert "123456789:abc" in after.text
    assert "abc" not in before.text


def test_a_game_that_was_broken_off_can_be_played_again() -> None:
    ended = table_face(poster(table=table(status="ended")), META, [PICTURE])
    assert labels(ended) == [["Rematch", "Export", "Log", "Board"], ["Rules"]]


def test_a_closed_mailbox_is_not_named() -> None:
    chairs = (Chair(0, 100, "Ada", "closed"), Chair(1, 101, "Bo", "on"))
    said = text(table_face(poster(table=table(chairs=chairs), changes=()), META, [PICTURE]))
    assert "Hands: press My hand" in said
    assert "Ada" not in said


def test_without_a_picture_the_poster_says_what_to_press() -> None:
    assert "Press Board" in text(table_face(poster(), META, [None]))


def test_names_are_escaped() -> None:
    chairs = (Chair(0, 100, "**@everyone**", "on"), Chair(1, 101, "Bo", "on"))
    said = text(table_face(poster(table=table(chairs=chairs)), META, [PICTURE]))
    assert "@everyone" not in said
    assert "**" not in said


def test_each_picture_has_a_gallery_of_its_own() -> None:
    face = table_face(poster(), META, [PICTURE, PICTURE])
    sent = modern(face)
    (container,) = sent["view"].to_components()
    kinds = [part["type"] for part in container["components"]]
    assert kinds == [10, 12, 12, 10, 1, 1], "what happened, pictures, who is up, buttons"
    galleries = [part for part in container["components"] if part["type"] == 12]
    urls = [item["media"]["url"] for gallery in galleries for item in gallery["items"]]
    assert urls == ["attachment://board-1.png", "attachment://board-2.png"]
    assert [file.filename for file in sent["files"]] == ["board-1.png", "board-2.png"]


def test_a_picture_that_could_not_be_drawn_leaves_the_others() -> None:
    face = table_face(poster(), META, [PICTURE, None])
    assert face.pictures == (PICTURE,)
    assert "Press Board" in text(face)
    assert face.without_pictures("bot-picture-too-large").pictures == ()


@pytest.mark.parametrize(("pictures", "over"), [(0, 0), (1, 0), (2, 0), (3, 2 * ROW)])
def test_a_long_turn_leaves_the_message_on_a_phone(pictures: int, over: int) -> None:
    """Below three pictures something is told all the same."""
    face = table_face(poster(changes=(LINE,) * 99), META, [PICTURE] * pictures)
    shown = face.displayed
    rows = rows_of((*shown.above, *shown.told, *shown.below))
    assert 2 <= len(shown.told) < 45
    assert rows * ROW + 192 * pictures + 200 <= PHONE_HEIGHT + over


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_message_of_a_timed_game_is_no_higher_than_a_phone(language: str) -> None:
    chosen = table(terms=written(AS_THEY_COME["daily"]), language=language)
    first = poster(table=chosen, revision=0, changes=(LINE,) * 9)
    shown = table_face(first, META, [PICTURE] * 2).displayed
    said = points_of((*shown.above, *shown.told, *shown.below))
    assert said + 192 * 2 + 48 * sum(map(lines_of, shown.rows)) + 64 <= PHONE_HEIGHT
    small = [line for line in shown.below if line.startswith(SMALL)]
    assert rows_of(small) <= 1 + 2, "the shuffle, and the clock"


@pytest.mark.parametrize("lines", [1, 40, 400])
async def test_a_long_turn_fits_both_kinds_of_message(lines: int) -> None:
    face = table_face(poster(changes=(LINE,) * lines), META, [PICTURE])
    assert layout(face).content_length() <= 4_000
    sent = classic(face)
    assert len(sent["content"]) <= 2_000
    assert "<@101>, it is your turn." in sent["content"]
    if lines == 400:
        assert "lines more: see Log." in sent["content"]


async def test_a_view_is_sent_but_not_kept() -> None:
    face = table_face(poster(), META, [PICTURE])
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
    assert "Pace: relaxed, days for each turn" in face.above
    assert any("best with 3 or 4" in line for line in face.above)
    kinds = [type(row) for row in face.rows]
    assert kinds == [tuple, People, tuple]


def test_start_waits_for_enough_players() -> None:
    alone = lobby_face(table(status="lobby", chairs=table().chairs[:1]), META)
    assert not start_of(alone).enabled
    assert alone.above[-1] == "-# 1 more player is needed to start."


def start_of(face: Face) -> Button:
    """The last button of a lobby."""
    first = face.rows[0]
    assert isinstance(first, tuple)
    start = first[-1]
    assert isinstance(start, Button)
    return start


def test_start_waits_for_options_that_suit_the_number_of_players() -> None:
    yangtze = GAMES.get("yellow_yangtze").meta
    two = {"length": "short"}
    chairs = (*table().chairs, Chair(2, 102, "Cyd", "on"))
    known = {"status": "lobby", "game": "yellow_yangtze", "options": two}
    fine, forbidden = (
        lobby_face(table(**known), yangtze),
        lobby_face(table(**known, chairs=chairs), yangtze),
    )
    assert start_of(fine).enabled
    assert not start_of(forbidden).enabled
    assert forbidden.above[-1].startswith("-# These options do not go together: ")


def test_a_closed_lobby_has_nothing_to_press() -> None:
    assert lobby_face(table(status="ended"), META).rows == ()


def test_a_silent_lobby_of_one_person_and_bots_waits_for_nobody_else() -> None:
    ada, bo = table().chairs
    alone = table(status="lobby", chairs=(ada, Chair(1, 0, "Bot B", "off", bot="easy")))
    assert "Nobody else waits for it" in expiry_warning(alone, META)[0]
    assert "Nobody else" not in expiry_warning(table(status="lobby", chairs=(ada, bo)), META)[0]
