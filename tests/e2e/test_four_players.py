"""A whole game of four through the screen alone, to the final score poster."""

from __future__ import annotations

import random

from cogs.shown.ids import Verb
from tests.e2e.harbor import HERE, Harbor, begun, newest_poster, play_to_the_end, press, verbs

FOUR = ("Ada", "Bruno", "Chiara", "Dan")


async def test_a_game_of_four_by_random_presses(harbor: Harbor) -> None:
    await begun(harbor, *FOUR)
    ada = harbor.person("Ada")
    final = await play_to_the_end(harbor, ada, random.Random(4))
    assert all(f"{name}:" in final.text for name in FOUR)
    assert "win" in final.text.splitlines()[1]
    assert len(final.picture_urls) == 1
    assert len(final.alt_texts) == 1
    assert verbs(final)[0] is Verb.REMATCH
    assert set(verbs(final)) >= {Verb.BOARD, Verb.LOG, Verb.RULES}
    with_buttons = [m for m in ada.visible(HERE) if not m.is_private and m.buttons]
    assert [m.id for m in with_buttons] == [final.id]
    await press(ada, final, Verb.LOG)
    assert await harbor.sessions.post.seconds_to_next() is None
    for name in FOUR:
        letters = [m for m in harbor.person(name).dms() if m.picture_urls]
        assert len(letters) == 1, f"{name} has one letter for the whole game"
    assert newest_poster(harbor.person("Edda")).id == final.id
