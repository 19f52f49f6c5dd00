"""What a browser is sent: exactly what its person may see, with unread marks."""

from dataclasses import dataclass, field

from playground.errors import JsonObject
from playground.menus import shown_menus
from playground.models import Channel, Locale, Message, User
from playground.payloads import role_json, user_json
from playground.view import channel_view, may_see_channel, may_see_message, sidebar_view
from playground.world import World

PAGE_LENGTH = 50


@dataclass(slots=True)
class ReadMarks:
    """How far each person has read each channel."""

    _last: dict[tuple[int, int], int] = field(default_factory=dict)

    def mark(self, user: User, channel: Channel, message_id: int) -> bool:
        """Notes a message as read; says whether that is news."""
        before = self._last.get((user.id, channel.id), 0)
        self._last[user.id, channel.id] = max(before, message_id)
        return message_id > before

    def unread(self, world: World, user: User, channel: Channel) -> list[Message]:
        """The messages of others this person sees and has not read."""
        since = self._last.get((user.id, channel.id), 0)
        found: list[Message] = []
        for message in reversed(channel.messages.values()):
            if message.id <= since:
                break
            if message.author_id != user.id and may_see_message(world, user, message):
                found.append(message)
        return found


def people(world: World) -> list[User]:
    """Everybody who can be played."""
    return [user for user in world.users.values() if not user.is_bot]


def hello(world: World, user: User) -> JsonObject:
    """What stays the same while a person sits here."""
    return {
        "ev": "hello",
        "me": user_json(user) | {"locale": user.locale},
        "bot": user_json(world.bot) | {"global_name": world.bot.name},
        "base": world.base_url,
    }


def sidebar(world: World, marks: ReadMarks, user: User) -> JsonObject:
    """Servers, channels, the conversation with the bot, and who else can be played."""
    seen = [c for c in world.channels.values() if may_see_channel(world, user, c)]
    body = sidebar_view(world, user)
    for guild in body["guilds"]:
        roles = world.guilds[int(guild["id"])].roles.values()
        guild["roles"] = [role_json(role, number) for number, role in enumerate(roles)]
    return body | {
        "ev": "sidebar",
        "unread": {str(c.id): mark for c in seen if (mark := _unread(world, marks, user, c))},
        "people": [_person(world, marks, user, other) for other in people(world)],
        "online": world.gateway.is_connected,
    }


def _unread(world: World, marks: ReadMarks, user: User, channel: Channel) -> JsonObject | None:
    waiting = marks.unread(world, user, channel)
    if not waiting:
        return None
    return {
        "count": len(waiting),
        "mentions": sum(channel.is_dm or user.id in message.mentions for message in waiting),
    }


def _person(world: World, marks: ReadMarks, viewer: User, other: User) -> JsonObject:
    """Somebody to switch to, with the number of calls to them that the viewer can see as well."""
    calls = [
        message
        for channel in world.channels.values()
        if not channel.is_dm
        for message in marks.unread(world, other, channel)
        if other.id in message.mentions and may_see_message(world, viewer, message)
    ]
    return {
        "id": str(other.id),
        "name": other.name,
        "locale": other.locale,
        "is_admin": any(guild.owner_id == other.id for guild in world.guilds.values()),
        "calls": len(calls),
    }


def open_channel(world: World, user: User, channel: Channel, newest: int) -> JsonObject:
    """The open channel with its newest messages."""
    body = channel_view(world, user, channel, newest + 1)
    has_more = len(body["messages"]) > newest
    for message in body["messages"]:
        if "thread" in message and not _sees(world, user, int(message["thread"]["id"])):
            del message["thread"]
    return body | {
        "ev": "channel",
        "messages": body["messages"][-newest:],
        "has_more": has_more,
    }


def _sees(world: World, user: User, channel_id: int) -> bool:
    return may_see_channel(world, user, world.channels[channel_id])


def commands(world: World, user: User, channel: Channel, language: Locale) -> JsonObject:
    """The commands offered in a channel, in the language of the page."""
    lines = [line.shown(language) for line in world.person(user.name).offers(channel)]
    menus = shown_menus(world, user, channel, language)
    return {"ev": "commands", "offers": lines, "menus": menus}


def first_channel(world: World, user: User) -> Channel:
    """Where somebody who asks for no place finds themselves."""
    for channel in world.channels.values():
        if channel.guild_id and not channel.is_thread and may_see_channel(world, user, channel):
            return channel
    return world.dm_channel(user)
