"""Commands found on a person or on a message: what the menu shows, and what choosing sends."""

from typing import TYPE_CHECKING

from playground.command_rules import CommandKind, OptionKind
from playground.errors import JsonObject
from playground.models import Channel, Locale, Message, User
from playground.offers import NotOffered, command_data, offered, resolve, translated
from playground.payloads import message_json

if TYPE_CHECKING:
    from playground.world import World

_WORDS = {CommandKind.USER: "user", CommandKind.MESSAGE: "message"}


def shown_menus(world: "World", user: User, channel: Channel, locale: Locale) -> list[JsonObject]:
    """The lines of both menus in a channel, as a person reads them."""
    return [
        {"name": c["name"], "shown_name": translated(c, "name", locale), "on": word}
        for kind, word in _WORDS.items()
        for c in offered(world, user, channel, kind)
    ]


def menu_data(
    world: "World", user: User, channel: Channel, name: str, target: User | Message
) -> JsonObject:
    """A command on somebody or on a message, as an interaction carries it."""
    kind = CommandKind.USER if isinstance(target, User) else CommandKind.MESSAGE
    for command in offered(world, user, channel, kind):
        if command["name"] == name:
            resolved = _resolved(world, channel, target)
            target_id = str(target.id)
            return {**command_data(command), "target_id": target_id, "resolved": resolved}
    raise NotOffered(f"{name!r} is not offered to {user.name} on a {_WORDS[kind]} here")


def _resolved(world: "World", channel: Channel, target: User | Message) -> JsonObject:
    resolved: JsonObject = {}
    if isinstance(target, User):
        resolve(world, channel, OptionKind.USER, target, resolved)
    else:
        resolved["messages"] = {str(target.id): message_json(world, target)}
    return resolved
