"""A database of the first version with running games: they go on where they were, mid-draft."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.ai.chance import random_answer
from engine.core.rng import Rng
from locales import LANGUAGES
from sessions.options import settings
from sessions.sessions import Sessions
from sessions.shapes import Person
from tests.locales.ftl import strict

STORED = Path(__file__).parent / "stored" / "first_version.db.gz"
PEOPLE = tuple(Person(100 + n, f"Player {n}", "en") for n in range(4))
TABLES = pytest.mark.parametrize("table", [1, 2], ids=["river_of_gold", "yellow_yangtze"])


@pytest.fixture
async def sessions(tmp_path: Path) -> AsyncIterator[Sessions]:
    """Today's program on that file."""
    file = tmp_path / "harbor.db"
    file.write_bytes(gzip.decompress(STORED.read_bytes()))
    opened = await Sessions.open(file, clock=lambda: 2_000)
    yield opened
    await opened.close()


@TABLES
async def test_the_log_still_reads(sessions: Sessions, table: int) -> None:
    live = await sessions.context.live(await sessions.show.table(table))
    log = await sessions.show.log(table, PEOPLE[0], 0)
    poster = await sessions.show.poster(table)
    told = [event for _, event in log.events] + list(poster.seen.changes)
    assert len(told) > 15
    for language in LANGUAGES:
        words = strict(language)
        names = poster.table.names()
        assert all(words.tell(event, names) for event in told)
        assert all(words.say(line, names) for line in poster.seen.lines())
    assert live.drafting


@TABLES
async def test_the_draft_can_be_taken_back(sessions: Sessions, table: int) -> None:
    live = await sessions.context.live(await sessions.show.table(table))
    assert live.drafter is not None
    drafter = PEOPLE[live.drafter]
    assert (await sessions.play.question(table, drafter)).can_step_back
    await sessions.play.restart(table, drafter)
    now = await sessions.context.live(await sessions.show.table(table))
    assert now.match.state == now.published.state


@TABLES
async def test_the_game_is_played_to_its_end(sessions: Sessions, table: int) -> None:
    rng = Rng(table)
    while (known := await sessions.show.table(table)).status == "playing":
        live = await sessions.context.live(known)
        seat = rng.choice(sorted(live.match.asked))
        ask = await sessions.play.question(table, PEOPLE[seat])
        picks = random_answer(ask.decision, rng).picks
        await sessions.play.answer(table, PEOPLE[seat], ask.asked, picks)
    assert known.status == "over"


@TABLES
async def test_options_that_are_new_since_then_read_as_their_defaults(
    sessions: Sessions, table: int
) -> None:
    known = await sessions.show.table(table)
    meta = sessions.show.meta(known)
    chosen = {setting.key: setting.chosen for setting in settings(known, meta)}
    assert {spec.key for spec in meta.options} < set(chosen)
    for spec in meta.options:
        assert chosen[spec.key] == known.options.get(spec.key, spec.default)


@TABLES
@pytest.mark.parametrize("kind", ["board", "preview", "score"])
async def test_its_pictures_can_be_drawn(sessions: Sessions, table: int, kind: str) -> None:
    live = await sessions.context.live(await sessions.show.table(table))
    assert live.drafter is not None
    show, drafter = sessions.show, PEOPLE[live.drafter]
    ask = await sessions.play.question(table, drafter)
    seen = ask.seen if kind == "preview" else await show.board(table)
    if kind != "preview" or show.has_preview(ask, ask.decision):
        assert (await show.drawn(seen, kind, limit=10**7)).data
    assert (await show.drawn(await show.hand(table, PEOPLE[0]), "hand", limit=10**7)).data
