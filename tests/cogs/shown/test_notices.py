"""What people are told by direct message, and the page of how they want it, as plain values."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.shown.forms import Filled
from cogs.shown.ids import Verb, to
from cogs.shown.notices import ZONES, digest_page, hours_form, read_hours, turns_page, wishes_lines
from cogs.shown.rows import Button, Link
from cogs.shown.text import MOST_CONTENT
from db.activations import Activation
from engine.core.words import Msg, msg
from locales import words
from sessions.notices import Turn
from sessions.shapes import Own
from sessions.wishes import Chosen, Wishes
from tests.cogs.shown.questions import table
from tests.cogs.shown.test_posters import poster

ENGLISH = words("en")
NOW = 1_800_000_000
TITLE = Msg("rog-title")


def turn(seat: int = 1, until: int | None = None, **changes: object) -> Turn:
    """Bo is up."""
    return Turn(poster(**changes), Activation(12, seat, 9, NOW, NOW), until)


def test_one_table_is_told_with_what_happened_and_until_when() -> None:
    page = turns_page([turn(until=NOW + 60)], ENGLISH)
    assert page.text.split("\n") == [
        f"**River of Gold** · <#{table().channel}>",
        "It is your turn.",
        "Before you: Ada completes a journey.",
        f"Answer until <t:{NOW + 60}:R>.",
    ]
    ((link, how),) = [row for row in page.rows if isinstance(row, tuple)]
    assert isinstance(link, Link)
    assert isinstance(how, Button)
    assert how.id.verb is Verb.TOLD


def test_whoever_is_wanted_out_of_turn_is_told_for_what() -> None:
    call = Msg("rog-journey", msg("rog-journey").args | {"player": "Ada"})
    page = turns_page([turn(calls={1: call})], ENGLISH)
    assert "You are wanted out of turn: Ada completes a journey." in page.text


def test_a_table_that_cannot_be_read_is_told_of_all_the_same() -> None:
    assert turns_page([], ENGLISH).text == "A table waits for you: /mine says where."


def test_many_tables_fit_one_message() -> None:
    turns = [turn(until=NOW, calls={1: Msg("rog-rules-sail")}) for _ in range(30)]
    page = turns_page(turns, ENGLISH)
    assert page.text.startswith("**30 tables wait for you**")
    assert page.text.endswith("And 23 more: /mine lists all.")
    assert len(page.text) <= MOST_CONTENT


def test_a_digest_says_what_waits_for_oneself_and_then_for_whom_the_others_wait() -> None:
    there = table()
    own = [Own(there, waits=True, since=NOW), Own(there, waiting=there.chairs[:1], since=NOW)]
    lines = digest_page(own, [TITLE, TITLE], ENGLISH).text.split("\n")
    assert lines[0] == "**Your tables today: 1 waits for you**"
    assert f"your turn since <t:{NOW}:R>" in lines[1]
    assert lines[2] == "The others:"
    assert lines[3].endswith(": waits for Ada")


def test_a_digest_of_many_tables_fits_one_message() -> None:
    own = [Own(table(), waiting=table().chairs * 10) for _ in range(40)]
    page = digest_page(own, [TITLE] * 40, ENGLISH)
    assert len(page.text) <= MOST_CONTENT
    assert page.text.endswith("And 33 more: /mine lists all.")


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        (Wishes(), "Quiet hours: none. Your clock shows 8:00 (UTC)."),
        (Wishes(quiet_from=1320, quiet_to=420), "Quiet hours: 22:00 to 7:00."),
        (Wishes(way="both"), "by direct message."),
        (Wishes(), "Reminders: two at most"),
        (Wishes(reminders=False), "Reminders: none."),
        (Wishes(closed=True, error="*no*", error_at=NOW), "“\\*no\\*”. You are called in the"),
        (Wishes(error="503", error_at=NOW), "has not arrived yet"),
    ],
)
def test_the_page_says_what_was_chosen_and_what_is_wrong(wishes: Wishes, said: str) -> None:
    assert said in "\n".join(wishes_lines(Chosen(wishes, digest=False, now=NOW), ENGLISH))


def test_the_form_of_the_hours_reads_what_it_wrote() -> None:
    chosen = Chosen(Wishes(), digest=True, now=NOW)
    form = hours_form(chosen, ENGLISH)
    rome = str(ZONES.index("Europe/Rome"))
    given = {"zone": [rome], "typed": [], "from": ["22"], "to": ["7"], "digest": ["9"]}
    zone, change = read_hours(form, Filled(given))
    expected = Wishes(zone="Europe/Rome", quiet_from=1320, quiet_to=420, digest_at=540)
    assert change(Wishes(), zone) == expected
    never = read_hours(form, Filled(given | {"from": ["24"], "typed": ["Nome"]}))
    assert never[0] == "Nome"
    assert never[1](expected, "UTC") == replace(Wishes(), digest_at=540)
    assert form.id == to(Verb.TOLD_SAVE, 0)
