"""REST: the application itself, its account, its commands, direct conversations."""

from playground.changes import Change, ChangeKind
from playground.command_rules import check_commands
from playground.errors import (
    UNKNOWN_COMMAND,
    UNKNOWN_USER,
    ApiError,
    JsonObject,
    refuse_field,
)
from playground.models import Guild
from playground.payloads import channel_json, own_user_json, user_json
from playground.routing import Call, Routes
from playground.world import World

_COMMAND_FIELDS = (
    "name",
    "name_localizations",
    "description_localizations",
    "options",
    "contexts",
    "integration_types",
    "dm_permission",
    "nsfw",
)
_SELF = "/applications/{application}"
_HERE = _SELF + "/guilds/{guild}"


def add_routes(routes: Routes) -> None:
    """Registers everything in this module."""
    routes.add("GET", "/gateway")(_gateway)
    routes.add("GET", "/gateway/bot")(_gateway_bot)
    for path in ("/oauth2/applications/@me", "/applications/@me"):
        routes.add("GET", path)(_application)
    routes.add("GET", "/users/@me")(lambda call: own_user_json(call.world.bot))
    routes.add("GET", "/users/@me/guilds")(_own_guilds)
    routes.add("DELETE", "/users/@me/guilds/{guild}")(_leave)
    routes.add("POST", "/users/@me/channels")(_open_dm)
    routes.add("GET", "/users/{user}")(_user)
    routes.add("GET", _HERE + "/commands/permissions")(_command_permissions)
    for scope in (_SELF, _HERE):
        routes.add("GET", scope + "/commands")(_commands)
        routes.add("PUT", scope + "/commands")(_overwrite_commands)
        routes.add("POST", scope + "/commands")(_upsert_command)
        routes.add("GET", scope + "/commands/{command}")(_command)
        routes.add("PATCH", scope + "/commands/{command}")(_edit_command)
        routes.add("DELETE", scope + "/commands/{command}")(_delete_command)


def _gateway(call: Call) -> JsonObject:
    return {"url": call.world.base_url.replace("http", "ws", 1) + "/gateway"}


def _gateway_bot(call: Call) -> JsonObject:
    left = 1000 - call.world.gateway.identified
    limit = {"total": 1000, "remaining": left, "reset_after": 86_400_000, "max_concurrency": 1}
    return _gateway(call) | {"shards": 1, "session_start_limit": limit}


def _application(call: Call) -> JsonObject:
    world = call.world
    owner = next(user for user in world.users.values() if not user.is_bot)
    nothing = dict.fromkeys(
        ["icon", "interactions_endpoint_url", "role_connections_verification_url", "team"]
    )
    return {
        **nothing,
        "id": str(world.bot.id),
        "name": world.bot.name,
        "description": "",
        "summary": "",
        "type": None,
        "flags": 0,
        "flags_new": "0",
        "verify_key": "0" * 64,
        "redirect_uris": [],
        "rpc_origins": [],
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": user_json(owner),
        "bot": user_json(world.bot),
        "approximate_guild_count": sum(guild.has_bot for guild in world.guilds.values()),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
    }


def _own_guilds(call: Call) -> list[JsonObject]:
    return [
        {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": "0",
            "features": [],
        }
        for guild in call.world.guilds.values()
        if guild.has_bot
    ]


def _leave(call: Call) -> None:
    call.world.remove_bot(call.world.guild_by_id(call.id("guild")))


def _user(call: Call) -> JsonObject:
    user = call.world.users.get(call.id("user"))
    if user is None:
        raise ApiError(UNKNOWN_USER)
    return user_json(user)


def _open_dm(call: Call) -> JsonObject:
    user = call.world.users.get(int(call.object.get("recipient_id") or 0))
    if user is None:
        raise ApiError(UNKNOWN_USER)
    if user.is_bot:
        raise refuse_field("recipient_id", "INVALID", "Cannot open a DM with a bot")
    return channel_json(call.world, call.world.dm_channel(user))


# -- commands -------------------------------------------------------------------------------------


def _scope(call: Call) -> int | None:
    """The server whose commands are meant; none for the global ones."""
    if call.id("application") != call.world.bot.id:
        raise ApiError(UNKNOWN_COMMAND)
    if "guild" not in call.params:
        return None
    return call.world.guild_by_id(call.id("guild")).id


def _commands(call: Call) -> list[JsonObject]:
    return call.world.commands.setdefault(_scope(call), [])


def _command_permissions(call: Call) -> list[JsonObject]:
    """What the server's Integrations page says about our commands."""
    guild = call.world.guild_by_id(call.id("guild"))
    common = {"application_id": str(call.world.bot.id), "guild_id": str(guild.id)}
    return [
        {
            **common,
            "id": command["id"],
            "permissions": [_rule(guild, *rule) for rule in rules.items()],
        }
        for command in call.world.commands.get(None, [])
        if (rules := guild.command_rules.get(command["name"]))
    ]


def _rule(guild: Guild, target: int, permission: bool) -> JsonObject:
    """About a role, a person or a channel."""
    kind = 1 if target in guild.roles else 3 if target in guild.channels else 2
    return {"id": str(target), "type": kind, "permission": permission}


def _registered(world: World, scope: int | None, body: JsonObject) -> JsonObject:
    """A command as Discord keeps it; the same name and type keeps its id."""
    key = (body["name"], body.get("type", 1))
    known = {(c["name"], c["type"]): c["id"] for c in world.commands.get(scope, [])}
    kept = {name: body[name] for name in _COMMAND_FIELDS if body.get(name) is not None}
    member_permissions = body.get("default_member_permissions")
    return {
        **kept,
        "id": known.get(key) or str(world.ids.next()),
        "application_id": str(world.bot.id),
        "version": str(world.ids.next()),
        "type": key[1],
        "description": body.get("description") or "",
        "default_member_permissions": (
            None if member_permissions is None else str(member_permissions)
        ),
        **({} if scope is None else {"guild_id": str(scope)}),
    }


def _store(call: Call, scope: int | None, commands: list[JsonObject]) -> None:
    call.world.commands[scope] = commands
    call.world.publish(Change(ChangeKind.COMMANDS))


def _overwrite_commands(call: Call) -> list[JsonObject]:
    scope = _scope(call)
    if not isinstance(call.body, list):
        raise refuse_field("commands", "LIST_TYPE_CONVERT", "Only iterables may be used.")
    check_commands(call.body)
    _store(call, scope, [_registered(call.world, scope, body) for body in call.body])
    return call.world.commands[scope]


def _upsert_command(call: Call) -> JsonObject:
    scope = _scope(call)
    others = [c for c in _commands(call) if c["name"] != call.object.get("name")]
    check_commands([*others, call.object])
    command = _registered(call.world, scope, call.object)
    _store(call, scope, [*others, command])
    return command


def _command(call: Call) -> JsonObject:
    for command in _commands(call):
        if command["id"] == call.params["command"]:
            return command
    raise ApiError(UNKNOWN_COMMAND)


def _edit_command(call: Call) -> JsonObject:
    old = _command(call)
    changed = {**old, **call.object}
    check_commands([changed])
    old.update(_registered(call.world, _scope(call), changed) | {"id": old["id"]})
    call.world.publish(Change(ChangeKind.COMMANDS))
    return old


def _delete_command(call: Call) -> None:
    gone = _command(call)
    _store(call, _scope(call), [c for c in _commands(call) if c is not gone])
