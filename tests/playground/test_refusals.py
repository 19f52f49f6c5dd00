"""The error codes a bot meets around it: gone, forbidden, archived, too fast, too late."""

from typing import Any

import pytest

from playground.fixture import new_guild
from playground.ids import Clock, fixed_id
from playground.models import Member, User
from playground.permissions import Permission
from playground.world import World
from tests.playground.caller import Caller


def messages_of(world: World, name: str = "tables") -> str:
    """The path of a channel's messages."""
    return f"/channels/{world.channel(name).id}/messages"


async def test_unknown_things(world: World, call: Caller) -> None:
    tables = world.channel("tables").id
    guild = world.guild("The Quay").id
    for path, code in {
        "/channels/1": 10003,
        "/guilds/1": 10004,
        f"/guilds/{guild}/members/1": 10007,
        f"/channels/{tables}/messages/1": 10008,
        "/users/1": 10013,
    }.items():
        reply = await call("GET", path)
        assert (reply.status, reply.code) == (404, code), path


async def test_missing_access_and_missing_permission(world: World, call: Caller) -> None:
    tables = world.channel("tables")
    world.faults.deny(tables, Permission.ATTACH_FILES)
    refused = await call("POST", messages_of(world), {"content": "x"}, {"a.txt": b"x"})
    assert (refused.status, refused.code) == (403, 50013)
    assert (await call("POST", messages_of(world), {"content": "x"})).status == 200
    world.faults.deny(tables, Permission.EMBED_LINKS)
    assert (await call("POST", messages_of(world), {"embeds": [{"title": "x"}]})).code == 50013
    world.faults.deny(tables, Permission.SEND_MESSAGES)
    assert (await call("POST", messages_of(world), {"content": "x"})).code == 50013
    world.faults.deny(tables, Permission.VIEW_CHANNEL)
    assert (await call("POST", messages_of(world), {"content": "x"})).code == 50001
    assert (await call("GET", f"/channels/{tables.id}")).code == 50001
    world.faults.allow(tables, Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES)
    assert (await call("POST", messages_of(world), {"content": "x"})).status == 200
    assert world.complaints == []


async def test_direct_messages_closed_or_to_strangers(world: World, call: Caller) -> None:
    ada = world.user("Ada")
    opened = await call("POST", "/users/@me/channels", {"recipient_id": str(ada.id)})
    path = f"/channels/{opened.body['id']}/messages"
    assert (await call("POST", path, {"content": "x"})).status == 200
    world.faults.close_dms(ada)
    assert (await call("POST", path, {"content": "x"})).code == 50007
    world.faults.close_dms(ada, closed=False)
    for guild in world.guilds.values():
        del guild.members[ada.id]
    assert (await call("POST", path, {"content": "x"})).code == 50278


async def test_others_messages_cannot_be_edited(world: World, call: Caller) -> None:
    said = world.person("Ada").say("tables", "hello")
    reply = await call("PATCH", f"{messages_of(world)}/{said.id}", {"content": "x"})
    assert (reply.status, reply.code) == (403, 50005)
    assert (await call("DELETE", f"{messages_of(world)}/{said.id}")).code == 50013


async def test_archived_thread(world: World, call: Caller) -> None:
    made = await call(
        "POST", f"/channels/{world.channel('tables').id}/threads", {"name": "T", "type": 11}
    )
    thread = f"/channels/{made.body['id']}"
    sent = await call("POST", f"{thread}/messages", {"content": "x"})
    await call("PATCH", thread, {"archived": True})
    edited = await call("PATCH", f"{thread}/messages/{sent.body['id']}", {"content": "y"})
    assert (edited.status, edited.code) == (400, 50083)
    assert (await call("POST", f"{thread}/messages", {"content": "z"})).status == 200
    assert not world.channel("T").archived
    world.channel("T").archived = world.channel("T").locked = True
    assert (await call("POST", f"{thread}/messages", {"content": "z"})).code == 50083


async def test_thread_rules(world: World, call: Caller) -> None:
    tables = f"/channels/{world.channel('tables').id}"
    for wrong in ({"name": ""}, {"name": "n" * 101}, {"name": "n", "auto_archive_duration": 5}):
        assert (await call("POST", f"{tables}/threads", {**wrong, "type": 11})).code == 50035
    sent = await call("POST", f"{tables}/messages", {"content": "x"})
    start = f"{tables}/messages/{sent.body['id']}/threads"
    assert (await call("POST", start, {"name": "From a message"})).body["id"] == sent.body["id"]
    assert (await call("POST", start, {"name": "Again"})).code == 160004
    locked = await call("PATCH", f"/channels/{sent.body['id']}", {"locked": True})
    assert locked.code == 50013


async def test_private_thread_is_for_its_members(world: World, call: Caller) -> None:
    path = f"/channels/{world.channel('tables').id}/threads"
    made = await call("POST", path, {"name": "Secret", "type": 12})
    thread, ada = world.channels[int(made.body["id"])], world.person("Ada")
    assert not ada.may(Permission.VIEW_CHANNEL, thread)
    await call("PUT", f"/channels/{thread.id}/thread-members/{ada.user.id}")
    assert ada.may(Permission.VIEW_CHANNEL, thread)
    listed = await call("GET", f"/channels/{thread.id}/thread-members")
    assert str(ada.user.id) in [member["user_id"] for member in listed.body]
    assert world.person("Edda").may(Permission.VIEW_CHANNEL, thread)
    await call("DELETE", f"/channels/{thread.id}/thread-members/@me")
    assert (await call("GET", f"/channels/{thread.id}")).code == 50001


async def test_old_messages_take_few_edits(world: World, call: Caller, clock: Clock) -> None:
    sent = await call("POST", messages_of(world), {"content": "x"})
    path = f"{messages_of(world)}/{sent.body['id']}"
    clock.advance(3601)
    replies = [await call("PATCH", path, {"content": str(n)}) for n in range(4)]
    assert [reply.status for reply in replies] == [200, 200, 200, 429]
    assert replies[3].code == 30046
    assert replies[3].body["retry_after"] > 0


async def test_rate_limit_headers_and_429(world: World, call: Caller) -> None:
    world.limits.routes["POST /channels/{channel}/messages"] = (2, 60.0)
    replies = [await call("POST", messages_of(world), {"content": "x"}) for _ in range(3)]
    assert [reply.status for reply in replies] == [200, 200, 429]
    assert [reply.headers["X-RateLimit-Remaining"] for reply in replies] == ["1", "0", "0"]
    last = replies[2]
    assert last.headers["Via"]
    assert last.headers["X-RateLimit-Scope"] == "user"
    assert float(last.headers["Retry-After"]) == last.body["retry_after"]
    other = await call("POST", messages_of(world, "river"), {"content": "x"})
    assert other.status == 200, "each channel has its own bucket"
    assert {"X-RateLimit-Bucket", "X-RateLimit-Limit", "X-RateLimit-Reset"} <= set(other.headers)
    assert other.headers["Content-Type"] == "application/json"


async def test_unknown_route_and_bad_requests_are_complaints(world: World, call: Caller) -> None:
    unknown = await call("GET", "/stage-instances/1")
    assert unknown.status == 404
    wrong_token = Caller(call.session, call.addresses, token="other")
    assert (await wrong_token("GET", "/users/@me")).status == 401
    assert (await call("POST", messages_of(world), [1])).code == 50109
    assert (await call("GET", "/channels/abc")).code == 50035
    assert [complaint.source.value for complaint in world.complaints[:2]] == ["routes", "limits"]
    assert [e.status for e in world.recorder.exchanges] == [404, 401, 400, 400]


async def test_history_is_paged_and_needs_its_permission(world: World, call: Caller) -> None:
    for number in range(5):
        await call("POST", messages_of(world), {"content": str(number)})
    newest = await call("GET", messages_of(world) + "?limit=2")
    assert [message["content"] for message in newest.body] == ["4", "3"]
    before = newest.body[-1]["id"]
    older = await call("GET", f"{messages_of(world)}?limit=2&before={before}")
    assert [message["content"] for message in older.body] == ["2", "1"]
    assert (await call("GET", messages_of(world) + "?limit=101")).code == 50035
    world.faults.deny(world.channel("tables"), Permission.READ_MESSAGE_HISTORY)
    assert (await call("GET", messages_of(world))).body == []
    assert (await call("GET", f"{messages_of(world)}/{before}")).code == 50013


async def test_pins(world: World, call: Caller) -> None:
    sent = await call("POST", messages_of(world), {"content": "x"})
    pins = messages_of(world) + "/pins"
    assert (await call("PUT", f"{pins}/{sent.body['id']}")).status == 204
    items = (await call("GET", pins)).body["items"]
    assert [item["message"]["id"] for item in items] == [sent.body["id"]]
    await call("DELETE", f"{pins}/{sent.body['id']}")
    assert (await call("GET", pins)).body["items"] == []
    world.faults.deny(world.channel("tables"), Permission.PIN_MESSAGES)
    assert (await call("PUT", f"{pins}/{sent.body['id']}")).code == 50013


async def test_channels_can_be_changed_by_those_who_may(world: World, call: Caller) -> None:
    tables = world.channel("tables")
    assert (await call("PATCH", f"/channels/{tables.id}", {"name": "x"})).code == 50013
    guild = world.guild("The Quay")
    role = next(role for role in guild.roles.values() if role.bot_id)
    role.permissions |= Permission.MANAGE_CHANNELS | Permission.MANAGE_ROLES
    assert (await call("PATCH", f"/channels/{tables.id}", {"name": "x"})).body["name"] == "x"
    made = await call("POST", f"/guilds/{guild.id}/channels", {"name": "new", "type": 0})
    target = f"/channels/{made.body['id']}/permissions/{guild.id}"
    await call("PUT", target, {"type": 0, "deny": str(int(Permission.SEND_MESSAGES))})
    assert not world.person("Ada").may(Permission.SEND_MESSAGES, "new")
    await call("DELETE", target)
    assert world.person("Ada").may(Permission.SEND_MESSAGES, "new")
    assert (await call("DELETE", f"/channels/{made.body['id']}")).status == 200
    assert (await call("GET", f"/channels/{made.body['id']}")).code == 10003


async def test_reading_servers_members_and_roles(world: World, call: Caller) -> None:
    guild = world.guild("Il Molo")
    assert (await call("GET", f"/guilds/{guild.id}")).body["preferred_locale"] == "it"
    roles = (await call("GET", f"/guilds/{guild.id}/roles")).body
    assert "Admin" in [role["name"] for role in roles]
    member = await call("GET", f"/guilds/{guild.id}/members/{world.user('Ada').id}")
    assert member.body["user"]["global_name"] == "Ada"
    channels = (await call("GET", f"/guilds/{guild.id}/channels")).body
    assert [channel["name"] for channel in channels] == ["tavoli", "fiume"]
    assert (await call("GET", f"/guilds/{guild.id}/threads/active")).body["threads"] == []
    assert (await call("GET", "/gateway/bot")).body["shards"] == 1
    assert len((await call("GET", "/users/@me/guilds")).body) == 2


def _command(**changes: Any) -> dict[str, Any]:
    return {"name": "play", "description": "Play a move", "type": 1, **changes}


def _option(**changes: Any) -> dict[str, Any]:
    return {"type": 3, "name": "move", "description": "The move", **changes}


WRONG_COMMANDS: dict[str, list[dict[str, Any]]] = {
    "capitals": [_command(name="Play")],
    "long name": [_command(name="p" * 33)],
    "space": [_command(name="play it")],
    "no description": [_command(description="")],
    "long description": [_command(description="d" * 101)],
    "translated name": [_command(name_localizations={"it": "Gioca!"})],
    "language": [_command(name_localizations={"xx": "gioca"})],
    "twice": [_command(), _command()],
    "26 options": [_command(options=[_option(name=f"o{n}") for n in range(26)])],
    "26 choices": [
        _command(options=[_option(choices=[{"name": "c", "value": str(n)} for n in range(26)])])
    ],
    "choice name": [_command(options=[_option(choices=[{"name": "c" * 101, "value": "v"}])])],
    "required last": [_command(options=[_option(), _option(name="b", required=True)])],
    "same option": [_command(options=[_option(), _option()])],
    "8,000 characters": [
        _command(
            options=[
                _option(
                    name=f"o{n}",
                    choices=[{"name": "c" * 90, "value": "v" * 90} for _ in range(5)],
                )
                for n in range(10)
            ]
        )
    ],
}


@pytest.mark.parametrize("name", WRONG_COMMANDS)
async def test_wrong_commands_are_refused(world: World, call: Caller, name: str) -> None:
    path = f"/applications/{world.bot.id}/commands"
    reply = await call("PUT", path, WRONG_COMMANDS[name])
    assert (reply.status, reply.code) == (400, 50035)
    assert world.commands[None] == []


async def test_commands_keep_their_ids_and_can_be_changed_singly(
    world: World, call: Caller
) -> None:
    path = f"/applications/{world.bot.id}/commands"
    first = (await call("PUT", path, [_command()])).body[0]
    again = (await call("PUT", path, [_command(description="Other")])).body[0]
    assert first["id"] == again["id"]
    one = f"{path}/{first['id']}"
    assert (await call("PATCH", one, {"description": "Third"})).body["description"] == "Third"
    assert (await call("GET", one)).body["description"] == "Third"
    await call("POST", path, _command(name="other"))
    assert len((await call("GET", path)).body) == 2
    assert (await call("DELETE", one)).status == 204
    assert (await call("GET", one)).code == 10063
    many = [_command(name=f"c{n}") for n in range(101)]
    assert (await call("PUT", path, many)).code == 30032


async def test_commands_of_one_server(world: World, call: Caller) -> None:
    guild = world.guild("The Quay")
    path = f"/applications/{world.bot.id}/guilds/{guild.id}/commands"
    assert (await call("PUT", path, [_command()])).body[0]["guild_id"] == str(guild.id)
    ada = world.person("Ada")
    assert [line.name for line in ada.offers("tables")] == ["play"]
    assert ada.offers("tavoli") == []
    assert ada.offers(ada.dm) == []


async def test_app_installed_by_a_user_only(world: World, call: Caller) -> None:
    """In a server without the bot, commands for user installs are offered; the bot sees nothing."""
    owner = world.user("Edda")
    guild = new_guild(world, fixed_id(900), "Elsewhere", owner, "en-US")
    guild.has_bot = False
    guild.members[world.user("Ada").id] = Member(world.user("Ada").id, 0.0)
    stranger = User(fixed_id(999), "Stranger")
    world.users[stranger.id] = stranger
    assert (await call("GET", f"/guilds/{guild.id}")).code == 10004
    assert len((await call("GET", "/users/@me/guilds")).body) == 2
