"""Corners of what others do while somebody drafts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.core.codec import encode
from engine.core.errors import Stale
from engine.core.frame import Event
from engine.core.registry import Registry
from engine.games import GAMES
from engine.games.river_of_gold.data import GOODS, RIVER, RIVER_LENGTH, TILES
from engine.games.river_of_gold.state import Building
from sessions.context import Live
from sessions.sessions import Sessions
from sessions.shapes import Person, Place
from tests.core.mini import TALKATIVE
from tests.sessions.tables import ADA, BO, CYD, begun, open_sessions, up

PEOPLE = (ADA, BO, CYD)


@pytest.fixture
async def sessions(tmp_path: Path) -> AsyncIterator[Sessions]:
    """The talkative game for three: the first two have chosen, nothing is left to send."""
    opened = await _opened(tmp_path / "harbor.db")
    table = await opened.lobby.open(Place(1, 10, "en"), ADA, "mini")
    for person in (BO, CYD):
        await opened.lobby.join(table.id, person)
    await opened.lobby.start(table.id, ADA)
    for person in (ADA, BO):
        await opened.play.answer(1, person, None, ("send:1",))
    for notice in await opened.post.due():
        await opened.post.delivered(notice)
    yield opened
    await opened.close()


async def _opened(file: Path) -> Sessions:
    sessions = await Sessions.open(file, clock=lambda: 1_000)
    sessions.context.games = Registry([*GAMES, TALKATIVE])
    return sessions


async def live(sessions: Sessions) -> Live:
    """The match as it is kept."""
    return await sessions.context.live(await sessions.show.table(1))


async def owed(sessions: Sessions) -> list[str]:
    """The kinds of messages owed."""
    return [notice.kind for notice in await sessions.post.due()]


async def test_an_aside_that_asks_reveals_nothing_and_calls_nobody(sessions: Sessions) -> None:
    before = await live(sessions)
    step = await sessions.play.answer(1, CYD, None, ("muster",))
    assert not step.published, "the last to choose may still step back"
    assert await owed(sessions) == []
    assert (await live(sessions)).handed_over == before.handed_over


async def test_an_aside_with_a_question_takes_the_draft_back_and_says_so(
    sessions: Sessions,
) -> None:
    await sessions.play.answer(1, CYD, None, ("home:one",))
    await sessions.play.answer(1, ADA, None, ("muster",))
    assert not (await live(sessions)).drafting
    told = [event for event in await sessions.show.catch_up(1, CYD) if event.to == (2,)]
    assert [(event.key, event.args["steps"]) for event in told] == [("core-draft-cut", "home one")]


async def test_an_interjection_leaves_the_numbers_of_others_alone(sessions: Sessions) -> None:
    await sessions.play.answer(1, CYD, None, ("home:one",))
    before = await live(sessions)
    await sessions.play.answer(1, ADA, None, ("send:2",))
    after = await live(sessions)
    assert after.published.number(1) == before.published.number(1)
    assert after.match.number(2) == before.match.number(2), "the drafter's buttons stay good"
    (told,) = await sessions.post.due()
    assert (told.kind, told.seat) == ("hand", 0), "nobody else is told of a change of mind"


async def test_a_live_copy_that_was_left_behind_is_read_anew(
    sessions: Sessions, tmp_path: Path
) -> None:
    await sessions.play.answer(1, CYD, None, ("home:one",))
    other = await _opened(tmp_path / "harbor.db")
    await other.play.step_back(1, CYD)
    await other.play.answer(1, CYD, None, ("home:one",))
    await other.close()
    if not sessions.context.db.shared:  # a server's lock tells at once how far a table is
        with pytest.raises(Stale):
            await sessions.play.step_back(1, CYD)
    await sessions.play.step_back(1, CYD)
    assert (await live(sessions)).match.state.hands[2].soldiers == 3


async def test_what_a_draft_cannot_take_back_is_shown_before_an_aside_trips_over_it() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        sailor = await up(sessions, table, ADA, BO)
        owner = BO if sailor == ADA else ADA
        give, full = await _beside_a_full_store(sessions, table.seat_of(owner.id) or 0)
        await sessions.play.typed(table.id, sailor, "sail 1; draw card")
        ask = await sessions.play.question(table.id, owner)
        trade = (f"trade:{give}>{full}",)
        assert trade[0] in ask.decision.tokens(), "nobody knows of the draft"
        for notice in await sessions.post.due():
            await sessions.post.delivered(notice)
        with pytest.raises(Stale):
            await sessions.play.answer(table.id, owner, ask.asked, trade)
        owed = {(notice.kind, notice.seat) for notice in await sessions.post.due()}
        assert owed >= {("refresh", -1), ("hand", table.seat_of(sailor.id))}, "a card was drawn"
        now = await sessions.play.question(table.id, owner)
        assert trade[0] not in now.decision.tokens(), "what was drawn for has happened"
        assert "rog-drew" in [event.key for event in (await _changes(sessions))]
        assert (await sessions.play.question(table.id, sailor)).decision.name == "collect"


async def _changes(sessions: Sessions) -> tuple[Event, ...]:
    return (await sessions.show.poster(1)).seen.changes


async def _beside_a_full_store(sessions: Sessions, owner: int) -> tuple[str, str]:
    """A boat that will reach a market that lets draw, and a building whose owner has room for 1."""
    match = (await live(sessions)).match
    table = match.state.table
    market = next(
        space
        for space, building in table.shore.items()
        for reward in TILES[building.tile].visitor_rewards
        if reward.kind == "draw_then_discard_customer"
    )
    tile, good = next(
        (id, reward.good)
        for id, tile in TILES.items()
        for reward in tile.owner_rewards
        if reward.kind == "good"
    )
    goal, site = next(
        (number, space)
        for number, river in RIVER.items()
        if market in river.shore_spaces
        for space in river.shore_spaces
        if space not in table.shore
    )
    table.shore[site] = Building(tile, [owner])
    sailor = table.players[1 - owner]
    sailor.boats[0].space = (goal - 1 - sailor.die) % RIVER_LENGTH + 1
    give = next(other for other in GOODS if other != good)
    table.players[owner].goods = dict.fromkeys(GOODS, 0) | {give: 2, good: 5}
    match.put(match.questions(), match.numbers())
    saved = encode(match)
    await sessions.context.db.run(
        lambda db: db.execute("UPDATE matches SET state = ?, published = ?", (saved, saved)).close()
    )
    sessions.context.shelf.drop(1)
    return give, good


async def test_a_trade_is_not_ones_last_turn() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO, CYD)
        first = await up(sessions, table, *PEOPLE)
        await sessions.play.typed(table.id, first, "sail 1; end")
        second = await up(sessions, table, *PEOPLE)
        (third,) = (person for person in PEOPLE if person not in (first, second))
        missed = await sessions.show.catch_up(table.id, third)
        await sessions.play.typed(table.id, third, "trade favour")
        assert (await sessions.show.catch_up(table.id, third))[: len(missed)] == missed


async def test_a_line_that_cannot_be_played_is_not_completed_further() -> None:
    async with open_sessions() as sessions:
        table = await sessions.lobby.open(Place(1, 11, "en"), ADA, "yellow_yangtze")
        await sessions.lobby.join(table.id, BO)
        table = await sessions.lobby.start(table.id, ADA)
        me: Person = await up(sessions, table, ADA, BO)
        found = await sessions.play.suggest(table.id, me, "replace; " + "tile red " * 7)
        assert all(suggestion.text.startswith("replace") for suggestion in found)
