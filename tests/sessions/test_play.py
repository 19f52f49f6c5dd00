"""Turns: drafts are private and can be taken back; a confirmed turn is public and cannot."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from db import matches
from engine.ai.chance import random_answer
from engine.core.errors import IllegalAnswer, Refused, Stale
from engine.core.history import CannotUndo
from engine.core.rng import Rng
from sessions.sessions import Sessions
from sessions.shapes import Person, TableError
from tests.sessions.tables import ADA, BO, CYD, begun, open_sessions, up


async def test_a_draft_is_seen_by_its_owner_only() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        me = await up(sessions, table, ADA, BO)
        before = await sessions.show.poster(table.id)
        step = await sessions.play.typed(table.id, me, "sail 1")
        assert not step.published
        assert step.ask is not None
        assert step.ask.can_step_back
        after = await sessions.show.poster(table.id)
        assert after.seen.view == before.seen.view
        assert after.seen.revision == before.seen.revision


async def test_stepping_back_and_restarting() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        me = await up(sessions, table, ADA, BO)
        first = await sessions.play.question(table.id, me)
        await sessions.play.typed(table.id, me, "sail 1")
        step = await sessions.play.step_back(table.id, me)
        assert step.ask is not None
        assert step.ask.decision == first.decision
        assert step.ask.asked > first.asked, "an undo takes a new revision"
        assert step.ask.drafted == ()
        with pytest.raises(CannotUndo, match="core-nothing-to-undo"):
            await sessions.play.step_back(table.id, me)
        for line in ("trade favour", "sail 1"):
            await sessions.play.typed(table.id, me, line)
        step = await sessions.play.restart(table.id, me)
        assert step.ask is not None
        assert step.ask.decision == first.decision


async def test_confirming_publishes_once_and_closes_the_way_back() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        me = await up(sessions, table, ADA, BO)
        for notice in await sessions.post.due():
            await sessions.post.delivered(notice)
        step = await sessions.play.typed(table.id, me, "sail 1; end")
        assert step.published
        other = await up(sessions, table, ADA, BO)
        assert other != me
        owed = [(notice.kind, notice.seat) for notice in await sessions.post.due()]
        assert owed == [("poster", -1), ("hand", 0), ("hand", 1)], "both letters read otherwise"
        poster = await sessions.show.poster(table.id)
        assert [chair.user for chair in poster.seen.waiting] == [other.id]
        assert any(event.key == "rog-sailed" for event in poster.seen.changes)
        with pytest.raises(CannotUndo):
            await sessions.play.step_back(table.id, me)


async def test_a_sealed_choice_can_be_changed_in_silence_until_all_have_chosen() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO, patrons="pair")
        ask = await sessions.play.question(table.id, ADA)
        first, second = ((option.token,) for option in ask.decision.options)
        chosen = await sessions.play.answer(table.id, ADA, ask.asked, first)
        assert chosen.published, "that somebody has chosen is public"
        assert chosen.ask is not None
        assert (chosen.ask.decision.settled, chosen.ask.waiting) == (True, (1,))
        before, owed = await sessions.show.poster(table.id), await sessions.post.due()
        mine = table.seat_of(ADA.id)
        changed = await sessions.play.answer(table.id, ADA, chosen.ask.asked, second)
        assert not changed.published
        after = await sessions.show.poster(table.id)
        assert replace(after.seen, revision=before.seen.revision) == before.seen
        told = [notice for notice in await sessions.post.due() if notice not in owed]
        assert [(n.kind, n.seat) for n in told] == [("hand", mine)], "nobody else is told of it"
        with pytest.raises(Stale):
            await sessions.play.answer(table.id, ADA, chosen.ask.asked, first)
        other = await sessions.play.question(table.id, BO)
        assert (other.drafted, other.can_step_back) == ((), False)
        await sessions.play.pick(table.id, BO, other.asked, (0,))
        players = (await sessions.show.poster(table.id)).seen.view.table.players
        assert f"patron:{players[0].patron}" == second[0]


async def test_stale_double_and_foreign_clicks_change_nothing() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        me = await up(sessions, table, ADA, BO)
        other = BO if me == ADA else ADA
        ask = await sessions.play.question(table.id, me)
        await sessions.play.pick(table.id, me, ask.asked, (0,))
        state = (await sessions.context.live(table)).match.revision
        for person, asked, options, refusal in (
            (me, ask.asked, (0,), Stale),
            (other, state + 1, (0,), Stale),
            (CYD, ask.asked, (0,), TableError),
            (me, 10**15, (0,), Stale),
            (me, state, (99,), IllegalAnswer),
            (me, state, (-1,), IllegalAnswer),
        ):
            with pytest.raises(refusal):
                await sessions.play.pick(table.id, person, asked, options)
        assert (await sessions.context.live(table)).match.revision == state


async def test_ten_clicks_at_once_count_once() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        me = await up(sessions, table, ADA, BO)
        ask = await sessions.play.question(table.id, me)
        clicks = [sessions.play.pick(table.id, me, ask.asked, (0,)) for _ in range(10)]
        results = await asyncio.gather(*clicks, return_exceptions=True)
        assert sum(isinstance(result, Stale) for result in results) == 9
        answers = await sessions.context.db.run(lambda db: matches.answers(db, table.id))
        assert len(answers) == 1


async def test_another_process_was_faster(tmp_path: Path) -> None:
    path = tmp_path / "harbor.db"
    async with open_sessions(path) as one, open_sessions(path) as two:
        table = await begun(one, ADA, BO)
        me = await up(one, table, ADA, BO)
        ask = await two.play.question(table.id, me)
        await one.play.pick(table.id, me, ask.asked, (0,))
        with pytest.raises(Stale):
            await two.play.pick(table.id, me, ask.asked, (0,))
        assert (await two.play.question(table.id, me)).asked == ask.asked + 1


async def test_the_rest_of_a_line_is_refused_and_the_beginning_stands() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        me = await up(sessions, table, ADA, BO)
        step = await sessions.play.typed(table.id, me, "trade favour; dance 3")
        assert isinstance(step.refused, IllegalAnswer)
        assert [event.key for event in step.events] == ["rog-bought-favour"]
        for line, refusal in (("dance", IllegalAnswer), (" ; ", TableError)):
            with pytest.raises(refusal):
                await sessions.play.typed(table.id, me, line)


async def test_suggestions_follow_what_is_typed() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        me = await up(sessions, table, ADA, BO)
        assert {s.text for s in await sessions.play.suggest(table.id, me, "sa")} == {
            "sail 1",
            "sail 2",
        }
        further = await sessions.play.suggest(table.id, me, "sail 1; ")
        assert all(s.text.startswith("sail 1; ") for s in further)
        assert len(await sessions.play.suggest(table.id, me, "")) > 2
        assert await sessions.play.suggest(table.id, me, "x" * 5_000) == []
        revision = (await sessions.context.live(table)).match.revision
        assert revision == 0, "suggesting plays nothing"


async def test_a_game_survives_a_restart_at_any_answer(tmp_path: Path) -> None:
    path = tmp_path / "harbor.db"
    rng = Rng(5)
    async with open_sessions(path) as sessions:
        table = await begun(sessions, ADA, BO, CYD)
    for _ in range(30):
        async with open_sessions(path) as sessions:
            await random_turn(sessions, table.id, rng, 3)
    async with open_sessions(path) as sessions:
        while await random_turn(sessions, table.id, rng, 50):
            pass
        poster = await sessions.show.poster(table.id)
        assert poster.outcome is not None
        assert poster.seed is not None
        assert (await sessions.context.table(table.id)).status == "over"
        assert len(sessions.context.shelf) == 0
        with pytest.raises(Refused, match="core-over"):
            await sessions.play.question(table.id, ADA)


async def random_turn(sessions: Sessions, table: int, rng: Rng, answers: int) -> bool:
    """A few random answers by whoever is asked; false when the game is over."""
    known = await sessions.context.table(table)
    for _ in range(answers):
        live = await sessions.context.live(known)
        if not live.match.asked:
            return False
        decision = rng.choice(live.match.pending())
        chair = known.chairs[decision.seat]
        person = Person(chair.user, chair.name, "en")
        picks = random_answer(decision, rng).picks
        await sessions.play.answer(table, person, live.match.asked[decision.seat], picks)
    return True


async def test_the_log_shows_each_reader_what_they_may_know() -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        rng = Rng(1)
        while await random_turn(sessions, table.id, rng, 20):
            pass
        seen = {}
        for person in (ADA, BO, CYD):
            keys, page = [], 0
            while True:
                shown = await sessions.show.log(table.id, person, page)
                keys += [event for _, event in shown.events]
                if not shown.more:
                    break
                page += 1
            seen[person.name] = keys
        drawn = {name: sum(e.key == "rog-drew-what" for e in keys) for name, keys in seen.items()}
        assert drawn["Cyd"] == 0
        assert drawn["Ada"] > 0
        assert all(event.visible_to(0) for event in seen["Ada"])
        assert all(event.to is None for event in seen["Cyd"])
