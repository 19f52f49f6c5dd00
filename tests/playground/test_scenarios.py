"""What a games bot does, through the real discord.py, with an honest person on the other side."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import aiohttp
import discord
import pytest

from playground.forge import forge_click, forge_select, forge_slash, forge_submit
from playground.models import ChannelType
from playground.offers import NotOffered
from playground.permissions import Permission
from playground.person import NoResponse
from playground.server import Addresses
from playground.world import World
from tests.playground.connect import running
from tests.playground.sample_bot import SampleBot


@pytest.fixture(autouse=True)
def no_complaints(world: World, bot: SampleBot, request: pytest.FixtureRequest) -> Iterator[None]:
    """Each scenario must end without a mistake of the bot unless it says otherwise."""
    yield
    if "mistaken" not in request.keywords:
        assert [str(complaint) for complaint in world.complaints] == []
        assert bot.failures == []


async def test_commands_are_synced_with_translations_and_contexts(
    world: World, bot: SampleBot
) -> None:
    game = next(c for c in world.commands[None] if c["name"] == "game")
    new = next(option for option in game["options"] if option["name"] == "new")
    assert game["name_localizations"] == {"it": "partita"}
    assert new["description_localizations"] == {"it": "Apri un tavolo"}
    assert game["contexts"] == [0, 1]
    assert game["integration_types"] == [0, 1]


async def test_autocomplete(world: World, bot: SampleBot) -> None:
    ada = world.person("Ada")
    choices = await ada.complete("tables", "game new", option="game", typed="y")
    assert ("Yokohama", "yokohama") in choices
    assert ("River Of Gold", "river_of_gold") not in choices


async def test_board_after_defer_then_moves_by_button(world: World, bot: SampleBot) -> None:
    ada, bruno = world.person("Ada"), world.person("Bruno")
    seen = (await ada.slash("tables", "game new", game="yokohama")).answer
    assert seen.text == "Turn 1"
    assert seen.alt_texts == ["Board 1"]
    assert seen.payload["attachments"] == []
    moved = (await bruno.click(seen, label="Move")).edited[0]
    assert moved.text == "Turn 2"
    assert moved.picture_urls != seen.picture_urls


async def test_pictures_are_served_with_their_bytes(world: World, bot: SampleBot) -> None:
    seen = (await world.person("Ada").slash("tables", "game direct")).answer
    async with aiohttp.ClientSession() as session, session.get(seen.picture_urls[0]) as answer:
        assert (await answer.read()).startswith(b"\x89PNG")
        assert answer.content_type == "image/png"
    media = seen.payload["components"][0]["components"][1]["items"][0]["media"]
    assert (media["width"], media["height"]) == (64, 48)


async def test_stale_button_is_refused_privately(world: World, bot: SampleBot) -> None:
    ada, bruno = world.person("Ada"), world.person("Bruno")
    first = (await ada.slash("tables", "game direct")).answer
    await ada.click(first, label="Move")
    with pytest.raises(NotOffered):
        await bruno.click(first, custom_id="move|1")
    outcome = await forge_click(bruno, first, "move|1")
    assert [message.content for message in outcome.private] == ["Already moved"]
    assert "Already moved" not in [message.content for message in ada.visible("tables")]


async def test_two_fast_clicks_both_get_an_answer(world: World, bot: SampleBot) -> None:
    ada, bruno = world.person("Ada"), world.person("Bruno")
    seen = (await ada.slash("tables", "game direct")).answer
    outcomes = await asyncio.gather(ada.click(seen, label="Hand"), bruno.click(seen, label="Hand"))
    assert [len(outcome.private) for outcome in outcomes] == [1, 1]


async def test_private_picture_is_seen_by_one_person(world: World, bot: SampleBot) -> None:
    ada, bruno = world.person("Ada"), world.person("Bruno")
    seen = (await ada.slash("tables", "game direct")).answer
    hand = (await ada.click(seen, label="Hand")).private[0]
    assert hand.alt_texts == ["A red board"]
    assert hand.id not in [message.id for message in bruno.visible("tables")]
    with pytest.raises(NotOffered, match="not on the screen"):
        bruno.look(hand)


async def test_menus_of_goods_and_people(world: World, bot: SampleBot) -> None:
    ada = world.person("Ada")
    seen = (await ada.slash("tables", "game direct")).answer
    menu = (await ada.click(seen, label="Menu")).created[0]
    chosen = await ada.select(menu, "goods", ["tea", "rice"])
    assert chosen.private[0].content == "goods: tea,rice"
    people = await ada.select(menu, "people", ["Bruno"])
    assert people.private[0].content == f"people: {world.user('Bruno').id}"


async def test_modal_with_text_and_menu(world: World, bot: SampleBot) -> None:
    ada = world.person("Ada")
    seen = (await ada.slash("tables", "game direct")).answer
    modal = (await ada.click(seen, label="Name")).modal
    assert modal is not None
    assert modal.title == "Name your company"
    outcome = await ada.submit(modal, {"name": "Lanterns", "colour": ["red"]})
    assert outcome.answer.content == "Lanterns in red"
    with pytest.raises(NotOffered, match="not open"):
        await ada.submit(modal, {"name": "Again", "colour": ["red"]})


async def test_deferred_update_then_delete(world: World, bot: SampleBot) -> None:
    ada = world.person("Ada")
    seen = (await ada.slash("tables", "game direct")).answer
    assert (await ada.click(seen, label="Drop")).deleted == [seen.id]
    assert ada.visible("tables") == []


async def test_direct_message_with_file(world: World, bot: SampleBot) -> None:
    ada, bruno = world.person("Ada"), world.person("Bruno")
    await ada.slash("tables", "letter", to="Bruno")
    assert bruno.dms()[0].content == "For you"
    assert bruno.dms()[0].alt_texts == ["A navy board"]
    assert bruno.dms()[0].id not in [message.id for message in ada.everything()]


async def test_closed_direct_messages(world: World, bot: SampleBot) -> None:
    world.faults.close_dms(world.user("Bruno"))
    outcome = await world.person("Ada").slash("tables", "letter", to="Bruno")
    assert outcome.private[0].content == "Refused 50007"


async def test_command_in_a_direct_message(world: World, bot: SampleBot) -> None:
    ada = world.person("Ada")
    assert (await ada.slash(ada.dm, "roll", sides=6)).answer.content == "6 x 1"
    with pytest.raises(NotOffered):
        await world.person("Edda").slash(world.person("Edda").dm, "table end")


async def test_thread_with_edit_and_archive(world: World, bot: SampleBot) -> None:
    ada = world.person("Ada")
    await ada.slash("tables", "game thread", name="Lantern table")
    thread = world.channel("Lantern table")
    assert thread.type is ChannelType.PUBLIC_THREAD
    assert thread.archived
    message = ada.visible(thread)[0]
    assert (message.content, message.alt_texts) == ("Welcome all", ["A green board"])
    assert [m.payload["type"] for m in ada.visible("tables") if not m.is_private] == [18]
    assert ada.offers(thread) == []


async def test_second_server_is_its_own_place(world: World, bot: SampleBot) -> None:
    bruno = world.person("Bruno")
    await bruno.slash("tavoli", "roll", sides=4)
    assert [m.content for m in bruno.visible("tavoli")] == ["4 x 1"]
    assert bruno.visible("tables") == []


@pytest.mark.mistaken
async def test_silence_is_reported_to_the_person(impatient: World, bot: SampleBot) -> None:
    with pytest.raises(NoResponse):
        await impatient.person("Ada").slash("tables", "silent")
    assert "not acknowledged" in str(impatient.complaints[0])


@pytest.mark.mistaken
async def test_late_answer_is_unknown(impatient: World, bot: SampleBot) -> None:
    with pytest.raises(NoResponse):
        await impatient.person("Ada").slash("tables", "late", seconds=0.3)
    failure = await bot.failed()
    assert isinstance(failure, discord.NotFound)
    assert failure.code == 10062


@pytest.mark.mistaken
async def test_second_answer_is_refused(world: World, bot: SampleBot) -> None:
    await world.person("Ada").slash("tables", "twice")
    failure = await bot.failed()
    assert isinstance(failure, discord.HTTPException)
    assert failure.code == 40060
    assert "40060" in str(world.complaints[0])


async def test_forged_interactions_reach_the_bot(world: World, bot: SampleBot) -> None:
    ada = world.person("Ada")
    seen = (await ada.slash("tables", "game direct")).answer
    for outcome in (
        await forge_click(ada, seen, "never|offered"),
        await forge_select(ada, seen, "nowhere", ["x"]),
        await forge_submit(ada, "tables", "no-modal", {"name": "x"}),
    ):
        assert outcome.private[0].content == "What is that?"


@pytest.mark.mistaken
async def test_forged_command_ends_in_silence(impatient: World, bot: SampleBot) -> None:
    with pytest.raises(NoResponse):
        await forge_slash(impatient.person("Ada"), "tables", "unheard-of")
    assert isinstance(await bot.failed(), discord.app_commands.CommandNotFound)


async def test_old_buttons_work_after_a_restart(
    world: World, bot: SampleBot, addresses: Addresses
) -> None:
    ada = world.person("Ada")
    seen = (await ada.slash("tables", "game direct")).answer
    modal = (await ada.click(seen, label="Name")).modal
    assert modal is not None
    await bot.close()
    async with running(SampleBot(), addresses) as second:
        assert (await ada.click(seen, label="Move")).edited[0].text == "Turn 2"
        named = await ada.submit(modal, {"name": "Tea", "colour": ["blue"]})
        assert named.answer.content == "Tea in blue"
        assert second.failures == []


async def test_burst_of_two_hundred_commands(world: World, bot: SampleBot) -> None:
    world.settings = replace(world.settings, ack_deadline=60.0)  # however busy the machine is
    people = [world.person(name) for name in ("Ada", "Bruno", "Chiara", "Dan")]
    runs = [
        people[n % 4].slash("tables", "roll", until="acknowledged", sides=2 + n % 90)
        for n in range(200)
    ]
    await asyncio.gather(*runs)
    assert len(people[0].visible("tables")) == 200


async def test_missing_permission_shows_in_the_interaction(world: World, bot: SampleBot) -> None:
    tables = world.channel("tables")
    world.faults.deny(tables, Permission.SEND_MESSAGES)
    await world.quiet()
    channel = bot.get_channel(tables.id)
    assert isinstance(channel, discord.TextChannel)
    assert not channel.permissions_for(channel.guild.me).send_messages
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("Nobody hears this")
    assert refused.value.code == 50013


async def test_deleted_channel_leaves_the_bots_cache(world: World, bot: SampleBot) -> None:
    tables = world.channel("tables")
    channel = bot.get_channel(tables.id)
    world.faults.delete_channel(tables)
    await world.quiet()
    assert bot.get_channel(tables.id) is None
    assert isinstance(channel, discord.TextChannel)
    with pytest.raises(discord.NotFound) as refused:
        await channel.send("Nobody hears this")
    assert refused.value.code == 10003


async def test_nonce_sends_once(world: World, bot: SampleBot) -> None:
    channel = bot.get_partial_messageable(world.channel("tables").id)
    first = await channel.send("Turn 7", nonce="table:7")
    again = await channel.send("Turn 7", nonce="table:7")
    assert first.id == again.id
    assert len(world.person("Ada").visible("tables")) == 1
