"""What a browser may ask for over its websocket."""

from base64 import b64decode
from typing import Any

import msgspec

from playground.command_rules import OptionKind
from playground.errors import JsonObject
from playground.models import Channel
from playground.offers import NotOffered, Offer
from playground.uploads import Upload
from playground.world import World


class _Request(msgspec.Struct, tag_field="op"):
    """Every request may carry a number, which its answer repeats."""

    id: int = 0


class Open(_Request, tag="open", kw_only=True):
    """Look at a channel."""

    channel: str


class Earlier(_Request, tag="earlier"):
    """Show more of the open channel's past."""


class Read(_Request, tag="read", kw_only=True):
    """The open channel has been read up to a message."""

    message: str


class Say(_Request, tag="say", kw_only=True):
    """Write an ordinary message."""

    text: str


class Slash(_Request, tag="slash", kw_only=True):
    """Run a command."""

    name: str
    answers: dict[str, str]


class Use(_Request, tag="use", kw_only=True):
    """Run a command from the menu of a person or of a message."""

    name: str
    user: str = ""
    message: str = ""


class Complete(_Request, tag="complete", kw_only=True):
    """Ask what autocomplete suggests."""

    name: str
    option: str
    answers: dict[str, str]


class Click(_Request, tag="click", kw_only=True):
    """Press a button."""

    message: str
    custom_id: str


class Select(_Request, tag="select", kw_only=True):
    """Choose from a menu."""

    message: str
    custom_id: str
    values: list[str]


class Submit(_Request, tag="submit", kw_only=True):
    """Send the open modal."""

    answers: dict[str, str | bool | list[str]]


class CloseModal(_Request, tag="close_modal"):
    """Put the open modal away."""


class Dismiss(_Request, tag="dismiss", kw_only=True):
    """Take an own or private message off the screen."""

    message: str


class Forward(_Request, tag="forward"):
    """Let the others play until it is this person's turn."""


class Halt(_Request, tag="halt"):
    """Stop that."""


Request = (
    Open
    | Earlier
    | Read
    | Say
    | Slash
    | Use
    | Complete
    | Click
    | Select
    | Submit
    | CloseModal
    | Dismiss
    | Forward
    | Halt
)

DECODER: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)

_YES_NO = {"true": True, "false": False}


def typed(world: World, channel: Channel, line: Offer, answers: dict[str, str]) -> dict[str, Any]:
    """Answers as the option's kind wants them; a browser only has text."""
    return {name: _value(world, channel, line.option(name), text) for name, text in answers.items()}


def _value(world: World, channel: Channel, option: JsonObject, text: str) -> Any:
    kind = OptionKind(option["type"])
    try:
        if kind is OptionKind.INTEGER:
            return int(text)
        if kind is OptionKind.NUMBER:
            return float(text)
        if kind is OptionKind.BOOLEAN:
            return _YES_NO[text]
        if kind is OptionKind.ATTACHMENT:
            name, _, content = text.rpartition(";")
            return Upload(name, b64decode(content, validate=True))
        if kind is OptionKind.USER:
            return world.users[int(text)]
        if kind is OptionKind.CHANNEL:
            return world.channels[int(text)]
        if kind is OptionKind.ROLE:
            guild = world.guild_of(channel)
            return guild.roles[int(text)] if guild else text
    except (ValueError, KeyError):
        raise NotOffered(f"{option['name']!r} takes no {text!r}") from None
    return text
