"""Interactions: made by a person, owed an answer within seconds, usable for fifteen minutes."""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING

from playground.command_rules import CommandKind, OptionKind, context_of
from playground.errors import (
    ALREADY_ACKNOWLEDGED,
    INVALID_TOKEN,
    UNKNOWN_INTERACTION,
    UNKNOWN_WEBHOOK,
    ApiError,
    JsonObject,
)
from playground.models import Channel, Guild, Message, User
from playground.payloads import channel_json, member_json, message_json, user_json
from playground.recorder import Source

if TYPE_CHECKING:
    from playground.world import World


class InteractionType(IntEnum):
    """What a person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class CallbackType(IntEnum):
    """How the bot answered."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(slots=True)
class Interaction:
    """One thing a person did, and what has become of it."""

    id: int
    token: str
    type: InteractionType
    user: User
    channel: Channel
    guild: Guild | None
    data: JsonObject
    created: float
    source: Message | None = None
    metadata: JsonObject = field(default_factory=dict)
    callback: CallbackType | None = None
    original: Message | None = None
    modal: JsonObject | None = None
    choices: list[JsonObject] = field(default_factory=list)
    follow_ups: int = 0
    expired: bool = False
    concluded: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def thinking(self) -> Message | None:
        """The message the bot promised and has not written yet."""
        return self.original if self.original and self.original.is_loading else None

    @property
    def is_user_install(self) -> bool:
        """Whether only the user installed the app: the bot itself is not where this is."""
        return self.channel.is_group or (self.guild is not None and not self.guild.has_bot)

    @property
    def is_menu(self) -> bool:
        """Whether a command was chosen on a person or a message."""
        kind = self.data.get("type", CommandKind.SLASH)
        return self.type is InteractionType.COMMAND and kind != CommandKind.SLASH

    @property
    def command(self) -> str:
        """The words after the slash; nothing unless such a command was run."""
        if self.type is not InteractionType.COMMAND or self.is_menu:
            return ""
        words, options = [self.data["name"]], self.data.get("options") or []
        while options and options[0]["type"] in (OptionKind.SUBCOMMAND, OptionKind.GROUP):
            words.append(options[0]["name"])
            options = options[0].get("options") or []
        return " ".join(words)

    @property
    def label(self) -> str:
        """A short name for complaints."""
        what = self.data.get("custom_id") or self.data.get("name")
        return f"{self.type.name.lower()} {what} by {self.user.name}"


class Interactions:
    """All interactions a token can still reach."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self._by_token: dict[str, Interaction] = {}
        self._owed: list[Interaction] = []

    @property
    def has_unanswered(self) -> bool:
        """Whether the bot still owes somebody an answer."""
        self._owed = [i for i in self._owed if self._is_owed(i)]
        return bool(self._owed)

    def _is_owed(self, interaction: Interaction) -> bool:
        message = interaction.thinking
        if message is None or message.id not in interaction.channel.messages:
            return not interaction.concluded.is_set()
        return not self._is_past(interaction)

    def create(
        self,
        type_: InteractionType,
        user: User,
        channel: Channel,
        data: JsonObject,
        source: Message | None = None,
        parent: Interaction | None = None,
    ) -> Interaction:
        """Makes an interaction, sends it to the bot and starts the clock."""
        self._forget_old()
        world, guild = self._world, self._world.guild_of(channel)
        number = world.ids.next()
        token = f"token-{number}-{secrets.token_urlsafe(24)}"
        now = world.clock.now()
        interaction = Interaction(number, token, type_, user, channel, guild, data, now, source)
        interaction.metadata = self._metadata(interaction, parent)
        self._by_token[interaction.token] = interaction
        self._owed.append(interaction)
        world.gateway.dispatch(
            "INTERACTION_CREATE", self._payload(interaction), guild.id if guild else None
        )
        loop = asyncio.get_running_loop()
        loop.call_later(world.settings.ack_deadline, self._deadline, interaction)
        return interaction

    def open_for_callback(self, interaction_id: int, token: str) -> Interaction:
        """The interaction a first answer names; refused when late, unknown or answered."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise ApiError(UNKNOWN_INTERACTION)
        if interaction.callback is not None:
            raise ApiError(ALREADY_ACKNOWLEDGED)
        if interaction.expired or self._age(interaction) > self._world.settings.ack_deadline:
            raise ApiError(UNKNOWN_INTERACTION)
        return interaction

    def by_token(self, token: str) -> Interaction:
        """The acknowledged interaction behind a webhook address, while its token lives."""
        interaction = self._by_token.get(token)
        if interaction is not None and self._is_past(interaction):
            raise ApiError(INVALID_TOKEN)
        if interaction is None or interaction.callback is None:
            raise ApiError(UNKNOWN_WEBHOOK)
        return interaction

    def acknowledge(self, interaction: Interaction, callback: CallbackType) -> None:
        """Notes the first answer."""
        interaction.callback = callback
        interaction.concluded.set()
        self._world.interaction_changed(interaction)

    def _deadline(self, interaction: Interaction) -> None:
        if interaction.callback is None:
            interaction.expired = True
            interaction.concluded.set()
            self._world.complain(
                Source.DEADLINE, interaction.label, "not acknowledged before the deadline"
            )
            self._world.interaction_changed(interaction)

    def lapse(self, hears: Callable[[int | None], bool] = lambda _: True) -> None:
        """A bot is gone: whatever it has heard and not acknowledged runs out of time now."""
        for interaction in [*self._owed]:
            if hears(interaction.channel.guild_id):
                self._deadline(interaction)

    def _age(self, interaction: Interaction) -> float:
        return self._world.clock.now() - interaction.created

    def _is_past(self, interaction: Interaction) -> bool:
        return self._age(interaction) > self._world.settings.token_lifetime

    def _forget_old(self) -> None:
        """Drops what no token reaches any more, long after it died."""
        limit = 2 * self._world.settings.token_lifetime
        while self._by_token:
            token, oldest = next(iter(self._by_token.items()))
            if self._age(oldest) <= limit:
                return
            del self._by_token[token]

    def _owners(self, interaction: Interaction) -> dict[str, str]:
        """Who installed the app, user or server or both; "0" stands for a DM with the bot."""
        user, guild = interaction.user, interaction.guild
        by_user = {"1": str(user.id)} if user.has_app or interaction.is_user_install else {}
        if interaction.is_user_install:
            return by_user
        return {"0": str(guild.id if guild else 0), **by_user}

    def _metadata(self, interaction: Interaction, parent: Interaction | None) -> JsonObject:
        body: JsonObject = {
            "id": str(interaction.id),
            "type": int(interaction.type),
            "user": user_json(interaction.user),
            "authorizing_integration_owners": self._owners(interaction),
        }
        if interaction.is_menu:
            body |= self._target(interaction)
        if interaction.type is InteractionType.COMPONENT and interaction.source:
            body["interacted_message_id"] = str(interaction.source.id)
        if interaction.type is InteractionType.MODAL_SUBMIT:
            unknown = {**body, "type": int(InteractionType.COMMAND)}
            body["triggering_interaction_metadata"] = parent.metadata if parent else unknown
        return body

    def _target(self, interaction: Interaction) -> JsonObject:
        """What a command was chosen on."""
        number = interaction.data["target_id"]
        if interaction.data["type"] == CommandKind.MESSAGE:
            return {"target_message_id": number}
        return {"target_user": user_json(self._world.users[int(number)])}

    def _payload(self, interaction: Interaction) -> JsonObject:
        world, channel = self._world, interaction.channel
        mine = str(int(world.permissions(interaction.user, channel)))
        body: JsonObject = {
            "id": str(interaction.id),
            "application_id": str(world.bot.id),
            "type": int(interaction.type),
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": str(channel.id),
            "channel": channel_json(world, channel) | {"permissions": mine},
            "locale": interaction.user.locale,
            "app_permissions": str(int(world.permissions(world.bot, channel))),
            "attachment_size_limit": world.settings.file_size_limit,
            "entitlements": [],
            "authorizing_integration_owners": self._owners(interaction),
            "context": int(context_of(channel)),
        }
        if interaction.source is not None:
            body["message"] = message_json(world, interaction.source)
        return body | self._who(interaction, mine)

    def _who(self, interaction: Interaction, permissions: str) -> JsonObject:
        guild = interaction.guild
        if guild is None:
            return {"user": user_json(interaction.user)}
        member = member_json(self._world, guild.members[interaction.user.id])
        return {
            "member": member | {"permissions": permissions},
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
        }
