"""Which commands a person is offered where, and which answers their options take."""

import mimetypes
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from playground.command_rules import CommandKind, Context, Install, OptionKind, context_of
from playground.component_rules import Kind
from playground.errors import JsonObject
from playground.models import Channel, Guild, Locale, StoredFile, User
from playground.payloads import channel_json, file_json, member_json, role_json, user_json
from playground.permissions import EVERYTHING, Permission
from playground.seen import SeenSelect
from playground.uploads import Upload, safe_name

if TYPE_CHECKING:
    from playground.world import World

MAX_STRING_OPTION = 6000
_THINGS = {
    Kind.USER_SELECT: OptionKind.USER,
    Kind.ROLE_SELECT: OptionKind.ROLE,
    Kind.CHANNEL_SELECT: OptionKind.CHANNEL,
}
"""What menus of people, roles and channels name."""


class NotOffered(Exception):
    """A person could not do this: it is not on the screen, or the client refuses it."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One command line a person may type, such as ``game new``."""

    nodes: tuple[JsonObject, ...]
    """The command, then the group and the subcommand below it, if any."""

    @property
    def command(self) -> JsonObject:
        """The registered command this line belongs to."""
        return self.nodes[0]

    @property
    def path(self) -> tuple[str, ...]:
        """The words after the slash, one by one."""
        return tuple(node["name"] for node in self.nodes)

    @property
    def name(self) -> str:
        """The words after the slash."""
        return " ".join(self.path)

    @property
    def options(self) -> list[JsonObject]:
        """What can be filled in."""
        return list(self.nodes[-1].get("options") or [])

    def shown(self, locale: Locale) -> JsonObject:
        """The line as a picker shows it in a language: names, descriptions and options."""
        return {
            "name": self.name,
            "shown_name": " ".join(translated(node, "name", locale) for node in self.nodes),
            "description": translated(self.nodes[-1], "description", locale),
            "options": [_shown_option(option, locale) for option in self.options],
        }

    def option(self, name: str) -> JsonObject:
        """The option of that name."""
        for option in self.options:
            if option["name"] == name:
                return option
        raise NotOffered(f"/{self.name} has no option {name!r}")

    def data(self, filled: "Filled") -> JsonObject:
        """The filled-in line as an interaction carries it."""
        data = {**command_data(self.command), "options": self._nested(filled.options)}
        return data | ({"resolved": filled.resolved} if filled.resolved else {})

    def _nested(self, options: list[JsonObject]) -> list[JsonObject]:
        """Wraps filled-in options into the subcommands they belong to."""
        kinds = (OptionKind.SUBCOMMAND, OptionKind.GROUP)
        for kind, word in zip(kinds, reversed(self.path[1:]), strict=False):
            options = [{"type": int(kind), "name": word, "options": options}]
        return options


def command_data(command: JsonObject) -> JsonObject:
    """Which command was run, as an interaction carries it."""
    return {key: command[key] for key in ("id", "name", "type", "guild_id") if key in command}


def offers(world: "World", user: User, channel: Channel) -> list[Offer]:
    """Every command line this person is offered in this channel."""
    commands = offered(world, user, channel, CommandKind.SLASH)
    return [line for command in commands for line in _lines((command,))]


def offered(world: "World", user: User, channel: Channel, kind: CommandKind) -> list[JsonObject]:
    """The commands of one kind that this person may use in this channel."""
    if channel.archived:
        return []
    scopes = [*world.commands.get(None, []), *world.commands.get(channel.guild_id or 0, [])]
    return [c for c in scopes if c["type"] == kind and _is_offered(world, user, channel, c)]


def offer(world: "World", user: User, channel: Channel, name: str) -> Offer:
    """The offered command line of that name."""
    for candidate in offers(world, user, channel):
        if candidate.name == name:
            return candidate
    raise NotOffered(f"/{name} is not offered to {user.name} here")


def translated(thing: JsonObject, key: str, locale: Locale) -> str:
    """A name or description in a language, else as registered."""
    words = thing.get(f"{key}_localizations") or {}
    return str(words.get(locale) or thing[key])


def _shown_option(option: JsonObject, locale: Locale) -> JsonObject:
    """An option as a picker shows it in a language, with its choices."""
    choices = option.get("choices") or []
    return {
        **option,
        "shown_name": translated(option, "name", locale),
        "description": translated(option, "description", locale),
        "choices": [{**choice, "name": translated(choice, "name", locale)} for choice in choices],
    }


def _lines(nodes: tuple[JsonObject, ...]) -> list[Offer]:
    options = nodes[-1].get("options") or []
    below = [o for o in options if o["type"] in (OptionKind.SUBCOMMAND, OptionKind.GROUP)]
    if not below:
        return [Offer(nodes)]
    return [line for part in below for line in _lines((*nodes, part))]


def _is_offered(world: "World", user: User, channel: Channel, command: JsonObject) -> bool:
    context, contexts = context_of(channel), command.get("contexts")
    if contexts is not None and context not in contexts:
        return False
    installs = command.get("integration_types") or [Install.GUILD]
    brought = user.has_app and Install.USER in installs
    if context is Context.BOT_DM:
        return contexts is not None or command.get("dm_permission", True) is not False
    if context is Context.PRIVATE:
        return contexts is not None and brought
    guild = world.guild_of(channel)
    by_server = guild is not None and guild.has_bot and Install.GUILD in installs
    return (by_server or brought) and _is_allowed(world, user, channel, command)


def _is_allowed(world: "World", user: User, channel: Channel, command: JsonObject) -> bool:
    have = world.permissions(user, channel)
    if have == EVERYTHING:
        return True
    if Permission.USE_APPLICATION_COMMANDS not in have:
        return False
    ruled = _by_integrations(world.guild_of(channel), user, channel, command["name"])
    if ruled is not None:
        return ruled
    needed = command.get("default_member_permissions")
    if needed is None:
        return True
    return int(needed) != 0 and int(needed) & ~int(have) == 0


def _by_integrations(
    guild: Guild | None, user: User, channel: Channel, command: str
) -> bool | None:
    """What the Integrations page says: the channel first, then the person, roles, everyone."""
    if guild is None or not (rules := guild.command_rules.get(command)):
        return None
    if rules.get(channel.parent_id or channel.id) is False:
        return False
    if user.id in rules:
        return rules[user.id]
    by_role = [rules[role] for role in guild.members[user.id].roles if role in rules]
    return any(by_role) if by_role else rules.get(guild.id)


@dataclass(slots=True)
class Filled:
    """Options as an interaction carries them, with the things they name."""

    options: list[JsonObject]
    resolved: JsonObject


def fill(
    world: "World", channel: Channel, line: Offer, answers: Mapping[str, Any], focused: str = ""
) -> Filled:
    """Turns typed answers into interaction options; refuses what the client would refuse."""
    filled = Filled([], {})
    for name in answers:
        line.option(name)
    for option in line.options:
        if option["name"] in answers:
            value = answers[option["name"]]
            is_focused = option["name"] == focused
            filled.options.append(_filled(world, channel, option, value, is_focused, filled))
        elif option.get("required") and not focused:
            raise NotOffered(f"/{line.name} needs {option['name']!r}")
    return filled


def _filled(
    world: "World",
    channel: Channel,
    option: JsonObject,
    value: Any,
    is_focused: bool,
    filled: Filled,
) -> JsonObject:
    body: JsonObject = {"name": option["name"], "type": option["type"]}
    if is_focused:
        return body | {"value": value, "focused": True}
    kind = OptionKind(option["type"])
    if kind in (OptionKind.USER, OptionKind.CHANNEL, OptionKind.ROLE):
        return body | {"value": str(resolve(world, channel, kind, value, filled.resolved))}
    if kind is OptionKind.ATTACHMENT:
        return body | {"value": str(_attach(world, channel, value, filled.resolved))}
    _check_value(option, kind, value)
    return body | {"value": value}


def _attach(world: "World", channel: Channel, file: Any, resolved: JsonObject) -> int:
    """A file that somebody sends with a command, kept where a link leads to it."""
    if not isinstance(file, Upload):
        raise NotOffered(f"this takes a file, not {file!r}")
    kind = mimetypes.guess_type(file.filename)[0] or "application/octet-stream"
    name = safe_name(file.filename)
    stored = StoredFile(world.ids.next(), channel.id, name, file.data, kind)
    world.files.add(stored)
    resolved.setdefault("attachments", {})[str(stored.id)] = file_json(world, stored)
    return stored.id


_PYTHON_TYPES: dict[OptionKind, tuple[type, ...]] = {
    OptionKind.STRING: (str,),
    OptionKind.INTEGER: (int,),
    OptionKind.BOOLEAN: (bool,),
    OptionKind.NUMBER: (int, float),
}


def _check_value(option: JsonObject, kind: OptionKind, value: Any) -> None:
    name = option["name"]
    is_misplaced_bool = isinstance(value, bool) and kind is not OptionKind.BOOLEAN
    if not isinstance(value, _PYTHON_TYPES.get(kind, ())) or is_misplaced_bool:
        raise NotOffered(f"{name!r} takes no {value!r}")
    choices = [choice["value"] for choice in option.get("choices") or []]
    if choices and value not in choices:
        raise NotOffered(f"{name!r} offers {choices}, not {value!r}")
    if isinstance(value, str):
        low, high = option.get("min_length") or 0, option.get("max_length") or MAX_STRING_OPTION
        if not low <= len(value) <= high:
            raise NotOffered(f"{name!r} takes {low} to {high} characters")
    elif not isinstance(value, bool):
        low, high = option.get("min_value"), option.get("max_value")
        if (low is not None and value < low) or (high is not None and value > high):
            raise NotOffered(f"{name!r} takes {low} to {high}")


def resolve(
    world: "World", channel: Channel, kind: OptionKind, value: Any, resolved: JsonObject
) -> int:
    """The id of a user, channel or role a person picked, noted with its details."""
    guild = world.guild_of(channel)
    if kind is OptionKind.USER:
        return _resolve_user(world, channel, value, resolved)
    if guild is None:
        raise NotOffered("there are no channels or roles to pick in a direct message")
    if kind is OptionKind.CHANNEL:
        picked = next((c for c in guild.channels.values() if c.name == value or c is value), None)
        if picked is None:
            raise NotOffered(f"no channel {value!r} here")
        body = channel_json(world, picked) | {"permissions": "0"}
        resolved.setdefault("channels", {})[str(picked.id)] = body
        return picked.id
    for position, role in enumerate(guild.roles.values()):
        if role.name == value or role is value:
            resolved.setdefault("roles", {})[str(role.id)] = role_json(role, position)
            return role.id
    raise NotOffered(f"no role {value!r} here")


def picks(
    world: "World", channel: Channel, menu: SeenSelect, values: Iterable[Any], resolved: JsonObject
) -> list[str]:
    """The ids of the people, roles or channels that somebody picks from a menu."""
    guild, kind = world.guild_of(channel), _THINGS[menu.kind]
    things = [_picked(guild, menu, value) for value in values]
    return [str(resolve(world, channel, kind, thing, resolved)) for thing in things]


def _picked(guild: Guild | None, menu: SeenSelect, value: Any) -> Any:
    """The role or channel behind an id; one of a kind that a menu does not show is refused."""
    number = int(value) if isinstance(value, str) and value.isdecimal() else 0
    if guild is None or menu.kind is Kind.USER_SELECT:
        return value
    if menu.kind is Kind.ROLE_SELECT:
        return guild.roles.get(number, value)
    named = (channel for channel in guild.channels.values() if channel.name == value)
    found = guild.channels.get(number) or next(named, None)
    if found and menu.channel_types and found.type not in menu.channel_types:
        raise NotOffered(f"the menu does not show {found.name!r}")
    return found or value


def _resolve_user(world: "World", channel: Channel, value: Any, resolved: JsonObject) -> int:
    guild = world.guild_of(channel)
    user = value if isinstance(value, User) else world.user(str(value))
    talking = channel.people if channel.is_group else (channel.recipient_id, world.bot.id)
    ids = set(guild.members) if guild else set(talking)
    if user.id not in ids:
        raise NotOffered(f"{user.name} is not here")
    resolved.setdefault("users", {})[str(user.id)] = user_json(user)
    if guild:
        body = member_json(world, guild.members[user.id])
        permissions = str(int(world.permissions(user, channel)))
        kept = {k: v for k, v in body.items() if k not in ("user", "mute", "deaf")}
        resolved.setdefault("members", {})[str(user.id)] = kept | {"permissions": permissions}
    return user.id
