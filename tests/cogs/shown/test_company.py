"""What is said of the company at a table: little, and nothing of what is hidden."""

from __future__ import annotations

import pytest

from cogs.shown.company import Company, seated_lines
from cogs.shown.posters import lobby_face
from cogs.shown.records import proof_page
from cogs.shown.text import rows_of
from engine.games import GAMES
from locales import LANGUAGES
from sessions.house import MOST_ETIQUETTE
from sessions.reliability import Record
from tests.cogs.shown.questions import table
from tests.cogs.shown.test_posters import over, poster
from tests.locales.ftl import strict

META = GAMES.get("river_of_gold").meta
MOST_ROWS = 24  # of a lobby on a phone, so that its buttons are near


@pytest.mark.parametrize(
    ("record", "said"),
    [
        (Record(), ""),
        (Record(9, None, 0, 5), ""),
        (Record(12, 91), " · 91 % in time"),
        (Record(12, 91, 0, 5), " · 91 % in time"),
        (Record(4, None, 2, 5), " · dropped 2 of 5"),
        (Record(12, 91, 1, 14), " · 91 % in time, dropped 1 of 14"),
        (Record(12, 91, 1, 14, hidden=True), " · record not shown"),
    ],
    ids=str,
)
def test_a_record_is_said_where_there_is_something_to_say(record: Record, said: str) -> None:
    chair = table().chairs[0]
    assert Company(records={chair.user: record}).of(chair, strict("en")) == said


def test_how_wishes_came_out_is_counted_and_nobody_named() -> None:
    (line,) = seated_lines(table(seated="BA:B A:C :A"))
    told = strict("en").say(line)
    assert told == (
        "Seats by wishes: 1 has the seat they wanted most, 1 had to take one they did not wish for."
    )
    (nobody,) = seated_lines(table(seated=":B :A"))
    assert "nobody had any" in strict("en").say(nobody)
    assert list(seated_lines(table())) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_wishes_are_shown_when_the_game_is_over(language: str) -> None:
    spoken = strict(language)
    done = over(table=table(seated="BA:B :A", status="over"), seed=7, salt="ab")
    assert "BA" in proof_page(done, spoken).text
    running = poster(table=table(seated="BA:B :A"))
    assert "BA" not in proof_page(running, spoken).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lobby_with_everything_on_stays_on_a_phone(language: str) -> None:
    manners = {"talk": "chatty", "newcomers": "welcome", "speech": "it"}
    everything = table(
        language=language,
        status="lobby",
        manners=manners,
        seating="wishes",
        starts="full",
    )
    records = {chair.user: Record(50, 98, 1, 14) for chair in everything.chairs}
    line = ("Say hello. " * 30)[:MOST_ETIQUETTE]
    face = lobby_face(everything, META, Company(line, records))
    assert rows_of(face.above) <= MOST_ROWS
