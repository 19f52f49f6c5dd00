"""Categories and forums; menus of roles and channels; what is untouched in a form; files."""

from typing import Any

import pytest

from playground.interactions import Interaction, InteractionType
from playground.modals import OpenModal, filled_modal
from playground.models import Channel, ChannelType, Role
from playground.offers import NotOffered, Offer, fill
from playground.permissions import Permission
from playground.uploads import Upload
from playground.world import World
from tests.playground.caller import Caller


def add(world: World, name: str, kind: ChannelType, parent: int = 0) -> Channel:
    """A channel of some kind on the first server."""
    guild = world.guild("The Quay")
    channel = Channel(world.ids.next(), kind, name, guild.id, 9, parent_id=parent)
    world.add_channel(channel)
    return channel


@pytest.mark.parametrize("kind", [ChannelType.CATEGORY, ChannelType.FORUM])
async def test_nobody_writes_into_a_category_or_a_forum(
    world: World, call: Caller, kind: ChannelType
) -> None:
    channel = add(world, "hall", kind)
    reply = await call("POST", f"/channels/{channel.id}/messages", {"content": "x"})
    assert (reply.status, reply.code) == (400, 50008)


async def test_a_post_begins_with_its_message(world: World, call: Caller) -> None:
    forum = add(world, "games", ChannelType.FORUM)
    path = f"/channels/{forum.id}/threads"
    refused = await call("POST", path, {"name": "a table"})
    assert (refused.status, refused.code) == (400, 50035)
    made = await call("POST", path, {"name": "a table", "message": {"content": "Hello"}})
    assert made.body["message"]["id"] == made.body["id"]
    assert (made.body["parent_id"], made.body["type"]) == (str(forum.id), 11)
    (seen,) = world.person("Ada").visible(world.channels[int(made.body["id"])])
    assert seen.text == "Hello"
    world.faults.deny(forum, Permission.SEND_MESSAGES)
    assert (await call("POST", path, {"name": "b", "message": {"content": "x"}})).code == 50013


async def test_a_channel_names_its_category(world: World, call: Caller) -> None:
    hall = add(world, "hall", ChannelType.CATEGORY)
    room = add(world, "room", ChannelType.TEXT, hall.id)
    assert (await call("GET", f"/channels/{room.id}")).body["parent_id"] == str(hall.id)


async def test_the_owner_of_a_private_thread_takes_people_out(world: World, call: Caller) -> None:
    tables, ada = world.channel("tables"), world.user("Ada")
    made = await call("POST", f"/channels/{tables.id}/threads", {"name": "hand", "type": 12})
    path = f"/channels/{made.body['id']}/thread-members/{ada.id}"
    assert (await call("PUT", path)).status == 204
    assert (await call("DELETE", path)).status == 204
    assert ada.id not in world.channels[int(made.body["id"])].thread_members


# -- forms ----------------------------------------------------------------------------------------


def opened(world: World, *inputs: dict[str, Any]) -> OpenModal:
    """A form on Edda's screen."""
    user, channel = world.user("Edda"), world.channel("tables")
    guild = world.guild_of(channel)
    made = Interaction(1, "t", InteractionType.COMMAND, user, channel, guild, {}, 0.0)
    parts = [
        {"type": 18, "id": n, "label": "L", "component": {"id": 50 + n, **one}}
        for n, one in enumerate(inputs)
    ]
    return OpenModal(made, {"title": "T", "custom_id": "m", "components": parts})


def sent(world: World, modal: OpenModal, **answers: Any) -> list[Any]:
    """What filling it in sends, field by field."""
    data = filled_modal(world.person("Edda"), modal, answers)
    parts = [part["component"] for part in data["components"]]
    return [part.get("values", part.get("value")) for part in parts]


def options(*chosen: bool) -> list[dict[str, Any]]:
    return [{"label": str(n), "value": str(n), "default": on} for n, on in enumerate(chosen)]


def test_what_nobody_touches_stays_as_it_was_opened(world: World) -> None:
    role = world.guild("The Quay").id + 1
    modal = opened(
        world,
        {"type": 21, "custom_id": "radio", "options": options(False, True)},
        {"type": 22, "custom_id": "boxes", "options": options(True, False, True)},
        {"type": 23, "custom_id": "box", "default": True},
        {
            "type": 6,
            "custom_id": "roles",
            "default_values": [{"id": str(role), "type": "role"}],
            "min_values": 0,
        },
    )
    assert sent(world, modal) == ["1", ["0", "2"], True, [str(role)]]
    changed = sent(world, modal, radio="0", boxes=["1"], box=False, roles=[])
    assert changed == ["0", ["1"], False, []]


def test_roles_and_channels_are_picked_by_name(world: World) -> None:
    guild = world.guild("The Quay")
    guild.roles[7] = Role(7, "League", 0)
    only_text = {"type": 8, "custom_id": "place", "channel_types": [0], "max_values": 2}
    modal = opened(world, {"type": 6, "custom_id": "who"}, only_text)
    river = world.channel("The Quay/river")
    assert sent(world, modal, who=["League"], place=["river"]) == [["7"], [str(river.id)]]


def test_a_menu_does_not_show_other_kinds_nor_other_servers(world: World) -> None:
    add(world, "games", ChannelType.FORUM)
    modal = opened(world, {"type": 8, "custom_id": "place", "channel_types": [0]})
    for other in ("games", "tavoli"):
        with pytest.raises(NotOffered):
            sent(world, modal, place=[other])


# -- files ----------------------------------------------------------------------------------------


def test_a_file_comes_with_a_command(world: World) -> None:
    option = {"name": "file", "type": 11, "required": True}
    line = Offer(({"id": "1", "name": "take", "options": [option]},))
    channel = world.channel("tables")
    filled = fill(world, channel, line, {"file": Upload("a b.json", b"{}")})
    (number,) = filled.resolved["attachments"]
    assert filled.options == [{"name": "file", "type": 11, "value": number}]
    assert filled.resolved["attachments"][number]["filename"] == "a_b.json"
    kept = world.files.get(int(number))
    assert kept is not None
    assert kept.data == b"{}"
    with pytest.raises(NotOffered):
        fill(world, channel, line, {"file": "not a file"})
