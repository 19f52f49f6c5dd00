"""Words and picture of a message tell of one position, and what comes too late is no error."""

from __future__ import annotations

import asyncio
import logging
import random
from pathlib import Path
from typing import Any

import pytest

from cogs.shown.ids import Verb, to
from engine.core.decision import Seat
from locales import words
from playground.component_rules import Kind
from playground.person import Person
from playground.seen import SeenButton, SeenMessage
from render.picture import Look, panes, renderer
from sessions.shapes import Person as Actor
from sessions.shapes import User
from tests.e2e.harbor import (
    Harbor,
    begun,
    button,
    called,
    newest_poster,
    offers,
    open_harbor,
    open_panel,
    press,
    rest,
)
from tests.e2e.test_turns import sail

FAST: Any = "acknowledged"  # a person who does not wait for pictures


async def fast_turn(person: Person, poster: SeenMessage, dice: random.Random) -> None:
    """From Play until the panel has nothing left to press, without waiting for any picture."""
    play = button(poster, Verb.PLAY).custom_id
    panel = (await person.click(poster, custom_id=play, until=FAST)).private[0]
    while offered := offers(panel):
        chosen = dice.choice(offered)
        if isinstance(chosen, SeenButton):
            await person.click(panel, custom_id=chosen.custom_id, until=FAST)
        else:
            count = dice.randint(max(1, chosen.at_least), chosen.at_most)
            values = [option.value for option in dice.sample(chosen.options, count)]
            await person.select(panel, chosen.custom_id, values, until=FAST)
        panel = person.look(panel)


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_fast_game_leaves_no_complaint_in_the_log(
    harbor: Harbor, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    poster, dice = await begun(harbor, "Ada", "Bruno"), random.Random(seed)
    while up := called(harbor, poster):
        await fast_turn(up[0], poster, dice)
        await harbor.world.quiet()
        poster = newest_poster(up[0])
    assert "wins." in poster.text or "share the win" in poster.text
    assert [line for line in caplog.records if line.levelno >= logging.WARNING] == []
    assert [line for line in caplog.records if line.exc_info] == []


async def test_a_bot_that_stops_amid_presses_leaves_no_complaint(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_harbor(tmp_path / "harbor.db") as harbor:
        poster = await begun(harbor, "Ada", "Bruno")
        (player,) = called(harbor, poster)
        await player.click(poster, custom_id=button(poster, Verb.PLAY).custom_id, until=FAST)
    assert [line for line in caplog.records if line.levelno >= logging.WARNING] == []
    assert [line for line in caplog.records if line.exc_info] == []


class Gate:
    """Keeps pictures from being begun: they wait for what is known of their reader."""

    def __init__(self, harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached, self.open = asyncio.Event(), asyncio.Event()
        find = harbor.sessions.show.user

        async def user(person: Actor) -> User:
            self.reached.set()
            await self.open.wait()
            return await find(person)

        monkeypatch.setattr(harbor.sessions.show, "user", user)


async def described(harbor: Harbor, person: Person, seat: Seat) -> str:
    """How a preview of what this seat sees now would be described."""
    table = await harbor.sessions.show.table(1)
    live = await harbor.sessions.context.live(table)
    match, _ = live.seen_by(seat)
    language = person.user.locale[:2]
    look = Look(words(language), names=table.names(), asked=live.question(seat))
    return renderer(table.game).alt(live.game.view(match, seat), look, "preview")


async def two(harbor: Harbor) -> tuple[SeenMessage, Person, Seat, Actor]:
    """A poster, who is up and where they sit, and somebody who may trade meanwhile."""
    poster = await begun(harbor, "Ada", "Bruno")
    await rest(harbor)
    (player,) = called(harbor, poster)
    other = harbor.person("Bruno" if player.user.name == "Ada" else "Ada")
    seat = (await harbor.sessions.show.table(1)).seat_of(player.user.id)
    assert seat is not None
    return poster, player, seat, Actor(other.user.id, other.user.name, "en")


async def test_a_preview_is_of_the_moment_its_panel_tells_of(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    poster, player, seat, other = await two(harbor)
    draft = await sail(player, await open_panel(player, poster))
    gate = Gate(harbor, monkeypatch)
    back = button(draft, Verb.BACK).custom_id
    await player.click(draft, custom_id=back, until=FAST)
    await gate.reached.wait()
    before = await described(harbor, player, seat)
    text = player.look(draft).text
    await harbor.sessions.play.typed(1, other, "trade favour")
    after = await described(harbor, player, seat)
    assert before != after, "the trade would show"
    gate.open.set()
    await rest(harbor)
    assert player.look(draft).alt_texts == [before]
    assert player.look(draft).text == text


async def test_a_board_is_of_the_moment_its_menu_tells_of(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    poster, player, _, other = await two(harbor)
    gate = Gate(harbor, monkeypatch)
    pressing = asyncio.create_task(press(player, poster, Verb.BOARD))
    await gate.reached.wait()
    seen = (await harbor.sessions.show.poster(1)).seen
    look = Look(words(player.user.locale[:2]), names=seen.table.names(), changes=seen.changes)
    alt = renderer(seen.table.game).alt
    before = [alt(seen.view, look, kind) for kind in panes(seen.view)]
    await harbor.sessions.play.typed(1, other, "trade favour")
    gate.open.set()
    assert (await pressing).private[0].alt_texts == before


async def test_turning_a_page_does_not_leave_an_old_picture_beside_new_words(
    harbor: Harbor,
) -> None:
    poster, player, seat, other = await two(harbor)
    panel = await open_panel(player, poster)
    old = player.look(panel).alt_texts
    await harbor.sessions.play.typed(1, other, "trade favour")
    number = (await harbor.sessions.play.question(1, Actor(player.user.id, "x", "en"))).asked
    await player.press(panel, Kind.BUTTON, str(to(Verb.TURN_TO, 1, number, 0, 0, 0)))
    await rest(harbor)
    now = player.look(panel)
    assert now.alt_texts == [await described(harbor, player, seat)]
    assert now.alt_texts != old


async def test_turning_a_page_of_the_same_position_draws_nothing(harbor: Harbor) -> None:
    poster, player, _, _ = await two(harbor)
    panel = await open_panel(player, poster)
    pictures = player.look(panel).picture_urls
    number = (await harbor.sessions.play.question(1, Actor(player.user.id, "x", "en"))).asked
    await player.press(panel, Kind.BUTTON, str(to(Verb.TURN_TO, 1, number, 0, 0, 0)))
    await rest(harbor)
    assert player.look(panel).picture_urls == pictures


async def test_what_was_missed_ends_at_the_moment_of_the_question(harbor: Harbor) -> None:
    _, player, _, other = await two(harbor)
    me = Actor(player.user.id, player.user.name, "en")
    ask = await harbor.sessions.play.question(1, me)
    before = await harbor.sessions.show.catch_up(1, me)
    await harbor.sessions.play.typed(1, other, "trade favour")
    show = harbor.sessions.show
    assert await show.catch_up(1, me, ask.seen.revision) == before
    assert len(await show.catch_up(1, me)) > len(before)
