"""The honest person refuses what a screen would not offer; views hold only what one may see."""

import asyncio
from typing import Any

import pytest

from playground.changes import Change, ChangeKind
from playground.filestore import FileStore
from playground.models import Overwrite, StoredFile, User
from playground.offers import NotOffered, Offer
from playground.permissions import EVERYTHING, Permission, channel_permissions
from playground.view import channel_view, sidebar_view
from playground.world import World
from tests.playground.caller import Caller
from tests.playground.sample_bot import SampleBot, menus


async def test_commands_that_are_not_offered(world: World, bot: SampleBot) -> None:
    ada, edda = world.person("Ada"), world.person("Edda")
    for name in ("nothing", "game", "table end", "roll"):
        with pytest.raises(NotOffered):
            await ada.slash("tables", name)
    assert (await edda.slash("tables", "table end")).answer.content == "Ended"
    assert world.recorder.matching("POST", "/interactions/{interaction}/{token}/callback")


async def test_picker_speaks_the_readers_language(world: World, bot: SampleBot) -> None:
    lines = world.person("Bruno").offers("tables")
    shown = next(line for line in lines if line.name == "game new").shown("it")
    assert (shown["shown_name"], shown["description"]) == ("partita new", "Apri un tavolo")
    assert [option["name"] for option in shown["options"]] == ["game"]


async def test_choices_speak_the_readers_language() -> None:
    choices = [{"name": "River", "name_localizations": {"it": "Fiume"}, "value": "r"}]
    option = {"type": 3, "name": "game", "description": "Which", "choices": choices}
    line = Offer(({"name": "new", "description": "Open", "options": [option]},))
    for locale, name in (("it", "Fiume"), ("en-US", "River")):
        (shown,) = line.shown(locale)["options"]
        assert [(choice["name"], choice["value"]) for choice in shown["choices"]] == [(name, "r")]


@pytest.mark.parametrize(
    "answers",
    [
        {"sides": 1},
        {"sides": 101},
        {"sides": "six"},
        {"sides": True},
        {"sides": 6, "times": ""},
        {"sides": 6, "times": "1234"},
        {"sides": 6, "colour": "red"},
    ],
)
async def test_answers_an_option_does_not_take(
    world: World, bot: SampleBot, answers: dict[str, Any]
) -> None:
    with pytest.raises(NotOffered):
        await world.person("Ada").slash("tables", "roll", **answers)


async def test_suggestions_only_where_there_are_some(world: World, bot: SampleBot) -> None:
    with pytest.raises(NotOffered, match="no suggestions"):
        await world.person("Ada").complete("tables", "roll", option="times", typed="1")


async def test_buttons_and_menus_that_cannot_be_used(world: World, bot: SampleBot) -> None:
    ada = world.person("Ada")
    seen = (await ada.slash("tables", "game direct")).answer
    for wrong in ({"label": "Later"}, {"label": "Nowhere"}, {"custom_id": "x"}, {"index": 9}, {}):
        with pytest.raises(NotOffered):
            await ada.click(seen, **wrong)
    menu = (await ada.click(seen, label="Menu")).answer
    for values in ([], ["tea", "silk", "rice"], ["gold"], ["tea", "tea"]):
        with pytest.raises(NotOffered):
            await ada.select(menu, "goods", values)
    with pytest.raises(NotOffered):
        await ada.select(menu, "nowhere", ["tea"])
    stranger = User(1, "Stranger")
    world.users[1] = stranger
    with pytest.raises(NotOffered, match="not here"):
        await ada.select(menu, "people", [stranger])


async def test_modals_refuse_wrong_answers_and_wrong_people(world: World, bot: SampleBot) -> None:
    ada, dan = world.person("Ada"), world.person("Dan")
    seen = (await ada.slash("tables", "game direct")).answer
    modal = (await ada.click(seen, label="Name")).modal
    assert modal is not None
    for wrong in (
        {"name": "", "colour": ["red"]},
        {"name": "n" * 21, "colour": ["red"]},
        {"name": "n", "colour": ["pink"]},
        {"name": "n", "colour": ["red"], "more": "x"},
    ):
        with pytest.raises(NotOffered):
            await ada.submit(modal, wrong)
    with pytest.raises(NotOffered):
        await dan.submit(modal, {"name": "n", "colour": ["red"]})
    assert (await ada.submit(modal, {"name": "n", "colour": ["red"]})).answer.content == "n in red"


async def test_hidden_channels_cannot_be_seen_or_used(world: World, bot: SampleBot) -> None:
    tables = world.channel("tables")
    dan = world.person("Dan")
    tables.overwrites[dan.user.id] = Overwrite(dan.user.id, 1, deny=Permission.VIEW_CHANNEL)
    with pytest.raises(NotOffered):
        dan.visible(tables)
    with pytest.raises(NotOffered):
        await dan.slash(tables, "roll", sides=6)
    with pytest.raises(PermissionError):
        channel_view(world, dan.user, tables)
    assert tables.name not in str(sidebar_view(world, dan.user))
    with pytest.raises(NotOffered):
        world.person("Ada").visible(dan.dm)


async def test_read_only_channel(world: World, call: Caller) -> None:
    with pytest.raises(NotOffered, match="may not write"):
        world.person("Ada").say("notices", "hello")
    assert world.person("Edda").say("notices", "hello").author == "Edda"
    path = f"/channels/{world.channel('notices').id}/messages"
    assert (await call("POST", path, {"content": "x"})).status == 200


async def test_views_and_changes_keep_private_things_private(world: World, bot: SampleBot) -> None:
    changes: list[Change] = []
    stop = world.subscribe(changes.append)
    ada, bruno = world.person("Ada"), world.person("Bruno")
    seen = (await ada.slash("tables", "game direct")).answer
    hand = (await ada.click(seen, label="Hand")).private[0]
    tables = world.channel("tables")
    mine = channel_view(world, ada.user, tables)["messages"]
    theirs = channel_view(world, bruno.user, tables)["messages"]
    assert [message["is_private"] for message in mine] == [False, True]
    assert "Your hand" not in str(theirs)
    assert len(channel_view(world, ada.user, tables, newest=1)["messages"]) == 1
    private = [c for c in changes if c.message_id == hand.id]
    assert [(c.kind, c.private_to) for c in private] == [(ChangeKind.MESSAGE_CREATED, ada.user.id)]
    stop()
    count = len(changes)
    ada.say("tables", "hello")
    assert len(changes) == count


async def test_wait_for_sees_what_comes_later(world: World, bot: SampleBot) -> None:
    dan = world.person("Dan")
    waiting = asyncio.create_task(dan.wait_for(lambda message: message.content == "For you"))
    await world.person("Ada").slash("tables", "letter", to="Dan")
    assert (await waiting).channel_id == dan.dm.id
    with pytest.raises(TimeoutError):
        await dan.wait_for(lambda message: False, timeout=0.02)


async def test_quiet_waits_for_work_the_bot_admits_to(world: World, bot: SampleBot) -> None:
    busy = [True]
    world.add_busy_check(lambda: busy[0])
    with pytest.raises(TimeoutError):
        await world.quiet(timeout=0.05)
    busy[0] = False
    await world.quiet(timeout=1)


def test_permissions_by_roles_and_overwrites(world: World) -> None:
    guild, tables = world.guild("The Quay"), world.channel("tables")
    ada = guild.members[world.user("Ada").id]
    role = next(role for role in guild.roles.values() if role.name == "Admin")

    def may(permission: Permission) -> bool:
        return permission in channel_permissions(guild, ada, tables)

    assert may(Permission.SEND_MESSAGES)
    tables.overwrites[guild.id] = Overwrite(guild.id, 0, deny=Permission.SEND_MESSAGES)
    assert not may(Permission.SEND_MESSAGES)
    ada.roles.append(role.id)
    assert channel_permissions(guild, ada, tables) == EVERYTHING
    role.permissions = Permission(0)
    tables.overwrites[role.id] = Overwrite(role.id, 0, allow=Permission.SEND_MESSAGES)
    assert may(Permission.SEND_MESSAGES)
    own = Overwrite(ada.user_id, 1, deny=Permission.SEND_MESSAGES)
    tables.overwrites[ada.user_id] = own
    assert not may(Permission.SEND_MESSAGES)
    own.deny, own.allow = 0, Permission.MANAGE_MESSAGES
    assert may(Permission.MANAGE_MESSAGES)
    tables.overwrites[guild.id].deny |= Permission.VIEW_CHANNEL
    assert channel_permissions(guild, ada, tables) == Permission(0)
    owner = guild.members[guild.owner_id]
    assert channel_permissions(guild, owner, tables) == EVERYTHING


def test_ids_of_the_fixture_are_the_same_in_every_run() -> None:
    first, second = World(), World()
    assert list(first.channels) == list(second.channels)
    assert first.dm_channel(first.user("Ada")).id == second.dm_channel(second.user("Ada")).id
    assert len({guild_id >> 22 for guild_id in first.guilds}) == len(first.guilds)


def test_names_must_be_clear(world: World) -> None:
    with pytest.raises(LookupError):
        world.channel("nowhere")
    world.channel("river").name = "tables"
    with pytest.raises(LookupError):
        world.channel("The Quay/tables")


async def test_deleting_messages(world: World, bot: SampleBot) -> None:
    ada, edda = world.person("Ada"), world.person("Edda")
    board = (await ada.slash("tables", "game direct")).answer
    hand = (await ada.click(board, label="Hand")).private[0]
    with pytest.raises(NotOffered, match="may not delete"):
        ada.delete(board)
    ada.delete(hand)
    edda.delete(board)
    assert ada.visible("tables") == []
    with pytest.raises(NotOffered, match="not on the screen"):
        await ada.click(board, label="Hand")


async def test_click_opens_an_archived_thread_unless_it_is_locked(
    world: World, bot: SampleBot
) -> None:
    ada = world.person("Ada")
    await ada.slash("tables", "game thread", name="Old")
    thread = world.channel("Old")
    sent = await bot.get_partial_messageable(thread.id).send("Again", view=menus())
    message = ada.visible(thread, newest=1)[0]
    assert message.id == sent.id
    world.faults.archive(thread)
    await ada.select(message, "goods", ["tea"])
    assert not thread.archived
    world.faults.archive(thread, locked=True)
    with pytest.raises(NotOffered, match="closed"):
        await ada.select(message, "goods", ["tea"])


def test_old_files_make_room_for_new_ones() -> None:
    store = FileStore(capacity=10)
    for number in range(4):
        store.add(StoredFile(number, 1, "a.bin", b"12345", "application/octet-stream"))
    assert [store.get(number) is not None for number in range(4)] == [False, False, True, True]
