"""One press reminds whoever holds a table up: kindly, once, and it goes with the answer."""

from __future__ import annotations

import random

from cogs.shown.ids import Verb
from playground.person import Person
from playground.seen import SeenMessage
from sessions.paces import DAY
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    called,
    newest_poster,
    press,
    random_turn,
    rest,
    verbs,
)


def nudges(person: Person) -> list[SeenMessage]:
    """What reminds somebody in another's name."""
    return [m for m in person.visible(HERE) if "asks kindly" in m.text]


async def test_two_presses_remind_somebody_where_there_is_no_clock(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    (up,) = called(harbor, poster)
    (asks,) = (p for p in map(harbor.person, ("Ada", "Dan")) if p.user.id != up.user.id)
    page = (await press(asks, poster, Verb.VOTES)).private[0]
    early = await press(asks, page, Verb.NUDGE)
    assert "was called or reminded not long ago" in early.private[0].text
    await harbor.later(DAY)
    assert f"Remind {up.user.name} kindly" in [b.label for b in asks.look(page).buttons]
    await press(asks, page, Verb.NUDGE)
    assert f"{up.user.name} is reminded kindly" in asks.look(page).text
    await rest(harbor)
    (nudge,) = nudges(up)
    assert nudge.text.startswith(f"⏳ <@{up.user.id}>, {asks.user.name} asks kindly")
    assert [p.user.id for p in called(harbor, nudge)] == [up.user.id]
    again = await press(asks, page, Verb.NUDGE)
    assert "was called or reminded not long ago" in again.private[0].text
    await harbor.restart()
    await rest(harbor)
    assert [m.id for m in nudges(up)] == [nudge.id]
    mine = (await press(up, newest_poster(up), Verb.VOTES)).private[0]
    assert Verb.NUDGE not in verbs(mine)
    await random_turn(up, newest_poster(up), random.Random(1))
    await rest(harbor)
    assert nudges(up) == []
