"""One input as it reaches the bot, and as it is written down to be sent again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playground.command_rules import OptionKind
from playground.interactions import Interaction, InteractionType
from playground.world import World

_NESTED = (OptionKind.SUBCOMMAND, OptionKind.GROUP)
_LONG = 80


@dataclass(frozen=True)
class Input:
    """Who sends what where; a press has the message it is on."""

    kind: str
    user: int
    channel: int
    type: InteractionType
    data: dict[str, Any]
    message: int | None = None

    @property
    def command(self) -> str:
        """The words after the slash."""
        words, options = [str(self.data.get("name"))], self.data.get("options") or []
        while options and options[0]["type"] in _NESTED:
            words.append(options[0]["name"])
            options = options[0].get("options") or []
        return " ".join(words)

    @property
    def answers(self) -> dict[str, Any]:
        """The options of a command by name."""
        options = self.data.get("options") or []
        while options and options[0]["type"] in _NESTED:
            options = options[0].get("options") or []
        return {option["name"]: option.get("value") for option in options}

    def send(self, world: World) -> Interaction:
        """As Discord would: nothing is checked on the way."""
        channel = world.channels[self.channel]
        source = None if self.message is None else channel.messages[self.message]
        user = world.users[self.user]
        return world.interactions.create(self.type, user, channel, self.data, source)

    def shown(self, world: World) -> dict[str, Any]:
        """For a report: names instead of numbers, long texts shortened."""
        channel = world.channels[self.channel]
        guild = world.guild_of(channel)
        found: dict[str, Any] = {
            "as": world.users[self.user].name,
            "in": f"{guild.name}/{channel.name}" if guild else "direct messages",
            "type": self.type.name.lower(),
        }
        if self.message is not None:
            source = channel.messages.get(self.message)
            private = source is None or source.private_to is not None
            found["on"] = "a private page" if private else "a public message"
        return found | {"data": _shortened(self.data)}


def _shortened(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _shortened(value) for key, value in data.items()}
    if isinstance(data, list):
        return [_shortened(value) for value in data[:4]] + (["…"] if len(data) > 4 else [])
    if isinstance(data, str) and len(data) > _LONG:
        return f"{data[:40]}… ({len(data)} characters)"
    return data
