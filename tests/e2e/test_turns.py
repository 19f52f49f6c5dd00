"""A turn in all its ways: drafts, stepping back, clicks that come twice, late or from others."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from cogs.shown.ids import Verb
from db.__main__ import main as db_command
from engine.core.codec import load
from playground.component_rules import Kind
from playground.person import Person
from playground.seen import SeenButton, SeenMessage
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    button,
    called,
    named,
    newest_poster,
    offers,
    open_panel,
    opened,
    press,
    random_step,
    random_turn,
    verbs,
    wanted,
)
from tests.e2e.test_lobby import choose
from tests.store import Instead


async def up(harbor: Harbor, *names: str) -> tuple[Person, Person, SeenMessage]:
    """A running game: who is up, who is not, the poster."""
    poster = await begun(harbor, *(names or ("Ada", "Bruno")))
    (player,) = called(harbor, poster)
    other = next(n for n in ("Ada", "Bruno") if n != player.user.name)
    return player, harbor.person(other), poster


async def sail(player: Person, panel: SeenMessage) -> SeenMessage:
    """Choose the first sailing; the panel after it."""
    for menu in panel.selects:
        for option in menu.options:
            if option.label.startswith(("Sail", "Barca")):
                await player.select(panel, menu.custom_id, [option.value])
                return player.look(panel)
    label = next(b.label for b in panel.buttons if b.label.startswith(("Sail", "Barca")))
    await player.click(panel, label=label)
    return player.look(panel)


async def test_a_turn_stays_private_until_it_is_confirmed(harbor: Harbor) -> None:
    player, other, poster = await up(harbor)
    before = [m.id for m in other.visible(HERE)]
    panel = await sail(player, await open_panel(player, poster))
    assert panel.is_private
    assert panel.picture_urls
    assert [m.id for m in other.visible(HERE)] == before
    assert other.look(poster).text == poster.text
    while offers(panel):
        await random_step(player, panel, random.Random(1))
        panel = player.look(panel)
    assert newest_poster(other).id != poster.id
    assert other.user.name in panel.text


async def test_back_and_restart(harbor: Harbor) -> None:
    player, _, poster = await up(harbor)
    first = await open_panel(player, poster)
    assert Verb.BACK not in verbs(first)
    panel = await sail(player, first)
    await press(player, panel, Verb.BACK)
    assert player.look(panel).text == first.text
    panel = await sail(player, player.look(panel))
    await press(player, panel, Verb.RESTART)
    assert player.look(panel).text == first.text


async def test_undo_by_command(harbor: Harbor) -> None:
    player, _, poster = await up(harbor)
    first = await open_panel(player, poster)
    await sail(player, first)
    again = (await player.slash(HERE, "undo")).answer
    assert again.text == first.text
    refused = (await player.slash(HERE, "undo")).answer
    assert refused.is_private
    assert not refused.buttons


async def test_a_double_click_plays_once(harbor: Harbor) -> None:
    player, _, poster = await up(harbor)
    panel = await sail(player, await open_panel(player, poster))
    confirm = button(panel, Verb.ANSWER).custom_id
    await asyncio.gather(*(player.press(panel, Kind.BUTTON, confirm) for _ in range(2)))
    live = await harbor.sessions.context.live(await harbor.sessions.show.table(1))
    assert live.match.revision == live.published.revision == 2


async def test_an_old_button_shows_the_newest_question(harbor: Harbor) -> None:
    player, _, poster = await up(harbor)
    old = await open_panel(player, poster)
    stale = offers(old)[-1].custom_id
    panel = await sail(player, await open_panel(player, poster))
    kind = Kind.STRING_SELECT if "|s|" in stale else Kind.BUTTON
    await player.press(old, kind, stale, values=["0"] if kind is Kind.STRING_SELECT else None)
    shown = player.look(old)
    assert shown.text.endswith(panel.text.splitlines()[-1])
    assert "⚠️" in shown.text


async def test_others_are_told_whose_turn_it_is(harbor: Harbor) -> None:
    player, other, poster = await up(harbor)
    assert player.user.name in (await press(other, poster, Verb.PLAY)).private[0].text
    stranger = harbor.person("Dan")
    said = (await press(stranger, poster, Verb.PLAY)).private[0].text
    assert said == f"You have no seat at this table. It waits for: {player.user.name}."


async def test_a_stranger_has_no_hand_and_may_look_at_the_board(harbor: Harbor) -> None:
    _, _, poster = await up(harbor)
    dan = harbor.person("Dan")
    assert "no seat" in (await press(dan, poster, Verb.HAND)).private[0].text
    assert (await press(dan, poster, Verb.BOARD)).private[0].picture_urls


async def test_my_hand_is_mine(harbor: Harbor) -> None:
    player, other, poster = await up(harbor)
    hand = (await press(player, poster, Verb.HAND)).private[0]
    assert hand.picture_urls
    assert not [m for m in other.visible(HERE) if m.id == hand.id]
    own = hand.text.splitlines()[2]
    for message in other.everything():
        assert own not in message.text
        assert own not in " ".join(message.alt_texts)


async def test_yesterdays_poster_still_opens_todays_question(harbor: Harbor) -> None:
    player, other, poster = await up(harbor)
    await random_turn(player, poster, random.Random(1))
    outcome = await other.press(poster, Kind.BUTTON, "h1|p|1")
    assert offers(outcome.private[0])


@pytest.mark.parametrize(
    "forged",
    ["x", "h1", "h1|a|1", "h1|zz|1", "h1|p|99", "h1|a|1|0|999", "h1|l|1|999999", "h1|u|1|99"],
)
async def test_forged_ids_get_a_sentence(harbor: Harbor, forged: str) -> None:
    player, _, poster = await up(harbor)
    panel = await open_panel(player, poster)
    outcome = await player.press(panel, Kind.BUTTON, forged)
    assert outcome.answer.is_private
    assert "bot-" not in outcome.answer.text


@pytest.mark.parametrize("values", [["999"], ["x"], [], ["0", "0"], ["0", "1"]])
async def test_forged_values_get_a_sentence(harbor: Harbor, values: list[str]) -> None:
    player, _, poster = await up(harbor)
    panel = await open_panel(player, poster)
    outcome = await player.press(panel, Kind.STRING_SELECT, "h1|s|1|0|0", values=values)
    assert outcome.answer.is_private
    live = await harbor.sessions.context.live(await harbor.sessions.show.table(1))
    assert live.match.revision == 0


async def test_a_failure_gets_a_number(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    player, _, poster = await up(harbor)

    async def broken(*_: object) -> None:
        raise RuntimeError("wires crossed")

    monkeypatch.setattr(harbor.sessions.play, "question", broken)
    said = (await press(player, poster, Verb.PLAY)).private[0].text
    (record,) = [r for r in caplog.records if r.getMessage() == "failed"]
    fields = record.__dict__["fields"]
    assert fields["error_id"] in said
    assert (fields["table"], fields["revision"]) == (1, 0)


async def test_a_failure_can_be_looked_up_and_played_again(
    harbor: Harbor,
    store: Instead | None,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    (player,) = called(harbor, poster)
    live = harbor.sessions.context.shelf.get(1)
    assert live is not None

    async def broken(*_: object) -> None:
        raise RuntimeError("a wheel came off")

    monkeypatch.setattr(harbor.sessions.play, "question", broken)
    said = (await press(player, poster, Verb.PLAY)).private[0].text
    number = said.rpartition(" ")[2]
    out = tmp_path / "match.json"
    where = str(harbor.path) if store is None else await store.address(harbor.path)
    assert db_command(["trouble", where, number, "--out", str(out)]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"h1|p|1 (table 1, revision 0, user {player.user.id})")
    assert "a wheel came off" in told
    assert load(live.game, out.read_bytes()) == live.match
    assert db_command(["trouble", where, "ffff"]) == 2


async def test_a_picture_that_fails_fails_no_turn(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, other, poster = await up(harbor)

    def broken(*_: object) -> None:
        raise RuntimeError("no ink")

    monkeypatch.setattr("sessions.drawing.draw", broken)
    await random_turn(player, poster, random.Random(1))
    shown = newest_poster(other)
    assert shown.id != poster.id
    assert shown.picture_urls == []
    assert any(word in shown.text for word in ("Press Board", "Premi Tabellone"))


async def test_a_typed_line_stops_where_it_cannot_be_played(harbor: Harbor) -> None:
    player, _, _ = await up(harbor)
    page = (await player.slash(HERE, "play", move="sail 1; fly 3")).answer
    assert "⚠️" in page.text
    assert "fly 3" in page.text
    assert offers(page)


async def test_play_without_a_move_opens_the_panel(harbor: Harbor) -> None:
    player, _, poster = await up(harbor)
    assert (await player.slash(HERE, "play")).answer.text == (await open_panel(player, poster)).text


async def test_everybody_chooses_at_once_and_may_think_again(harbor: Harbor) -> None:
    ada, dan = harbor.person("Ada"), harbor.person("Dan")
    lobby = await opened(harbor, "Ada", "Dan")
    page = (await press(ada, lobby, Verb.OPTIONS)).private[0]
    await choose(ada, page, 0, 2)
    await press(ada, lobby, Verb.START)
    poster = newest_poster(ada)
    assert len(named(harbor, poster)) == 2
    assert called(harbor, poster) == [], "either of them may have answered in advance"
    panel = await open_panel(dan, poster)
    for number in (0, 1):
        before = newest_poster(ada).text
        patrons = [b for b in offers(dan.look(panel)) if isinstance(b, SeenButton)]
        await dan.click(panel, custom_id=patrons[number].custom_id)
        assert "The table waits for: Ada." in dan.look(panel).text
    assert newest_poster(ada).text == before, "nobody sees that somebody thought again"
    assert [person.user for person in named(harbor, newest_poster(ada))] == [ada.user]
    assert [person.user for person in await wanted(harbor, ada)] == [ada.user]
    await random_step(ada, await open_panel(ada, newest_poster(ada)), random.Random(1))
    shown = newest_poster(ada)
    assert shown.text.count("as patron") == 2
    assert len(called(harbor, shown)) == 1
