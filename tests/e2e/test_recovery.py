"""Nothing is lost: restarts, deleted posters, closed channels, refused uploads."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cogs.shown.ids import Verb
from playground.errors import Problem
from playground.permissions import Permission
from playground.person import Person
from playground.seen import SeenMessage
from playground.world import World
from sessions import owing
from tests.e2e.harbor import (
    HERE,
    PATIENT,
    Harbor,
    begun,
    button,
    called,
    named,
    newest_poster,
    offers,
    open_harbor,
    open_panel,
    opened,
    press,
    random_step,
    random_turn,
    rest,
    verbs,
)


def public(person: Person) -> list[SeenMessage]:
    """What everybody can see."""
    return [m for m in person.visible(HERE) if not m.is_private]


async def test_a_panel_goes_on_after_a_restart(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,) = called(harbor, poster)
    panel = await open_panel(player, poster)
    await random_step(player, panel, random.Random(1))
    drafted = player.look(panel)
    posted = len(public(player))
    await harbor.restart()
    assert len(public(player)) == posted
    panel = await open_panel(player, poster)
    assert player.look(panel).text == drafted.text
    while offers(player.look(panel)):
        await random_step(player, player.look(panel), random.Random(2))
    assert newest_poster(player).id != poster.id


async def test_a_lobby_goes_on_after_a_restart(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada")
    await harbor.restart()
    await press(harbor.person("Bruno"), lobby, Verb.JOIN)
    await press(harbor.person("Ada"), lobby, Verb.START)
    assert called(harbor, newest_poster(harbor.person("Ada")))


async def test_a_turn_stored_but_not_posted_is_posted_after_the_restart(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,) = called(harbor, poster)
    monkeypatch.setattr(harbor.bot.messenger, "wake", lambda: None)
    await random_turn(player, poster, random.Random(1))
    assert newest_poster(player).id == poster.id
    await harbor.restart()
    assert newest_poster(player).id != poster.id
    assert [m.id for m in public(player) if verbs(m)] == [newest_poster(player).id]


async def test_an_answer_lost_on_the_way_is_not_posted_twice(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,) = called(harbor, poster)
    before = len(public(player))
    harbor.world.faults.lose_answers(1, "POST */channels/*/messages")
    await random_turn(player, poster, random.Random(1))
    await harbor.later(60)
    assert len(public(player)) == before + 1


async def test_a_poster_deleted_while_the_bot_was_away_comes_back(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    await harbor.stop()
    harbor.person("Edda").delete(poster)
    await harbor.start()
    (player,), again = called(harbor, poster), newest_poster(harbor.person("Ada"))
    assert again.id != poster.id
    assert [p.user for p in named(harbor, again)] == [player.user], "it names whoever is up"
    assert called(harbor, again) == [], "and calls nobody a second time"
    assert await random_turn(player, newest_poster(player), random.Random(1))


async def test_a_new_world_gets_its_posters_again(tmp_path: Path) -> None:
    path = tmp_path / "harbor.db"
    async with open_harbor(path) as first:
        await begun(first, "Ada", "Bruno")
        await opened(first, "Ada", place="Il Molo/tavoli")
    async with open_harbor(path, World(PATIENT)) as second:
        ada = second.person("Ada")
        poster = newest_poster(ada)
        (player,) = named(second, poster)
        assert await random_turn(player, poster, random.Random(1))
        lobby = newest_poster(ada, "Il Molo/tavoli")
        await press(second.person("Dan"), lobby, Verb.JOIN)
        assert "**B** Dan" in ada.look(lobby).text
        assert second.world.complaints == []


async def test_where_components_are_refused_a_classic_poster_comes(tmp_path: Path) -> None:
    async with open_harbor(tmp_path / "harbor.db") as harbor:
        lobby = await opened(harbor, "Ada", "Bruno")
        refused = Problem(400, 50035, "Invalid Form Body")
        harbor.world.faults.refuse_next(1, refused, "POST */channels/*/messages")
        await press(harbor.person("Ada"), lobby, Verb.START)
        poster = newest_poster(harbor.person("Ada"))
        assert poster.content
        assert poster.picture_urls
        assert len(poster.payload["mentions"]) == 1
        (player,) = called(harbor, poster)
        await random_turn(player, poster, random.Random(1))
        assert newest_poster(player).id != poster.id
        assert player.look(poster).buttons == []


async def test_a_poster_that_cannot_be_edited_is_posted_anew(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    harbor.world.faults.refuse_v2_uploads = True
    table, context = await harbor.sessions.show.table(1), harbor.sessions.context
    await context.db.run(lambda db: owing.changed(db, table, context.clock()))
    await harbor.later(0)
    assert newest_poster(harbor.person("Ada")).id == poster.id, "nobody is called for one refusal"
    for _ in range(3):
        await harbor.later(60)
    again = newest_poster(harbor.person("Ada"))
    assert again.id != poster.id
    up = [person.user for person in called(harbor, poster)]
    assert [person.user for person in named(harbor, again)] == up
    assert called(harbor, again) == [], "they have been called"
    assert harbor.person("Ada").look(poster).buttons == []
    harbor.world.complaints.clear()  # the refusal that was asked for


async def test_without_permission_to_attach_the_poster_is_text(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,) = called(harbor, poster)
    harbor.world.faults.deny(harbor.world.channel(HERE), Permission.ATTACH_FILES)
    await random_turn(player, poster, random.Random(1))
    shown = newest_poster(player)
    assert shown.id != poster.id
    assert shown.picture_urls == []
    assert "Attach Files" in shown.text
    assert button(shown, Verb.PLAY).is_enabled


async def test_a_closed_channel_is_explained_to_the_host_and_tried_again(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,) = called(harbor, poster)
    channel = harbor.world.channel(HERE)
    harbor.world.faults.deny(channel, Permission.SEND_MESSAGES)
    await random_turn(player, poster, random.Random(1))
    assert newest_poster(player).id == poster.id
    warned = [m for m in harbor.person("Ada").dms() if "Send Messages" in m.text]
    assert len(warned) == 1
    await harbor.later(60)
    assert len(harbor.person("Ada").dms()) == len(warned) + 1
    harbor.world.faults.allow(channel, Permission.SEND_MESSAGES)
    await harbor.later(600)
    assert newest_poster(player).id != poster.id


async def test_a_warning_of_the_host_that_is_cut_off_keeps_nothing_back(
    harbor: Harbor, caplog: pytest.LogCaptureFixture
) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (player,), ada = called(harbor, poster), harbor.person("Ada")
    harbor.world.faults.deny(harbor.world.channel(HERE), Permission.SEND_MESSAGES)
    harbor.world.faults.lose_answers(1, f"POST */channels/{ada.dm.id}/messages")
    await random_turn(player, poster, random.Random(1))
    await rest(harbor)
    assert "delivery_failed" not in [record.getMessage() for record in caplog.records]
    assert len(ada.dms()) == 2, "the hand, and the warning that had arrived"


async def test_a_deleted_channel_harms_no_other_table(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    other = await begun(harbor, "Ada", "Chiara", place="Il Molo/fiume")
    (player,) = called(harbor, poster)
    letter = player.dms()[0]
    harbor.world.faults.delete_channel(harbor.world.channel(HERE))
    await random_turn(player, letter, random.Random(1))
    assert any("no longer exists" in m.text for m in harbor.person("Ada").dms())
    (player,) = called(harbor, other)
    await random_turn(player, other, random.Random(1))
    assert newest_poster(player, "Il Molo/fiume").id != other.id


async def test_commands_are_synced_only_when_they_changed(harbor: Harbor) -> None:
    await harbor.restart()
    await harbor.restart()
    route = "/applications/{application}/commands"
    assert len(harbor.world.recorder.matching("PUT", route)) == 1


async def test_a_turn_whose_poster_never_came_is_told_by_the_next(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (first,), channel = called(harbor, poster), harbor.world.channel(HERE).id
    (second,) = (p for p in map(harbor.person, ("Ada", "Bruno")) if p.user != first.user)
    harbor.world.faults.fail_next(1, f"POST */channels/{channel}/messages", status=503)
    await random_turn(first, poster, random.Random(1))
    assert newest_poster(first).id == poster.id, "it could not be sent"
    await random_turn(second, newest_poster(second), random.Random(1))
    await harbor.later(60)
    told = newest_poster(first)
    assert told.id != poster.id
    for name in ("Ada", "Bruno"):
        assert any(line.startswith(f"- {name}") for line in told.text.splitlines()), told.text
