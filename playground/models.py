"""What the world is made of: people, servers, channels, messages."""

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag

from playground.errors import JsonObject

Locale = str


class ChannelType(IntEnum):
    """The kinds of channel this world has."""

    TEXT = 0
    DM = 1
    GROUP = 3
    CATEGORY = 4
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15


class MessageFlag(IntFlag):
    """The message flags a bot may set or see."""

    NONE = 0
    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class MessageType(IntEnum):
    """Ordinary messages and the few the platform writes itself."""

    DEFAULT = 0
    PINNED = 6
    THREAD_CREATED = 18
    REPLY = 19
    CHAT_INPUT_COMMAND = 20
    CONTEXT_MENU_COMMAND = 23


@dataclass(slots=True)
class User:
    """A person, or the bot."""

    id: int
    name: str
    locale: Locale = "en-US"
    is_bot: bool = False
    dms_closed: bool = False
    has_app: bool = False
    """Whether this person has installed the app for themselves."""


@dataclass(slots=True)
class Role:
    """A named bundle of permissions; the one with the server's id is everyone's."""

    id: int
    name: str
    permissions: int
    bot_id: int | None = None
    mentionable: bool = False


@dataclass(slots=True)
class Member:
    """A user's place in one server."""

    user_id: int
    joined_at: float
    roles: list[int] = field(default_factory=list)
    nick: str | None = None


@dataclass(slots=True)
class Overwrite:
    """What one channel grants or takes from a role (kind 0) or a member (kind 1)."""

    target_id: int
    kind: int
    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class StoredFile:
    """An uploaded file with its bytes."""

    id: int
    channel_id: int
    filename: str
    data: bytes
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass(slots=True)
class Message:
    """One message as the platform keeps it."""

    id: int
    channel_id: int
    author_id: int
    timestamp: float
    content: str = ""
    embeds: list[JsonObject] = field(default_factory=list)
    components: list[JsonObject] = field(default_factory=list)
    flags: MessageFlag = MessageFlag.NONE
    type: MessageType = MessageType.DEFAULT
    files: list[StoredFile] = field(default_factory=list)
    edited: float | None = None
    nonce: str | None = None
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    reference: JsonObject | None = None
    interaction: JsonObject | None = None
    command: str = ""
    """The words after the slash of the command this answers."""
    private_to: int | None = None
    pinned_at: float | None = None
    thread_id: int | None = None

    @property
    def is_v2(self) -> bool:
        """Whether the message is laid out by components alone."""
        return MessageFlag.COMPONENTS_V2 in self.flags

    @property
    def is_loading(self) -> bool:
        """Whether the application is still "thinking"."""
        return MessageFlag.LOADING in self.flags


@dataclass(slots=True)
class Channel:
    """A text channel, a forum, a category, a thread or a direct conversation."""

    id: int
    type: ChannelType
    name: str = ""
    guild_id: int | None = None
    position: int = 0
    topic: str | None = None
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    recipient_id: int = 0
    people: list[int] = field(default_factory=list)
    """Who talks in a group, in which the bot never is."""
    parent_id: int = 0
    owner_id: int = 0
    thread_members: dict[int, float] = field(default_factory=dict)
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 10080
    archive_changed: float = 0.0
    messages_sent: int = 0

    @property
    def is_thread(self) -> bool:
        """Whether this hangs under another channel."""
        return self.type in (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)

    @property
    def is_group(self) -> bool:
        """Whether this is a private conversation of several people."""
        return self.type is ChannelType.GROUP

    @property
    def is_dm(self) -> bool:
        """Whether this is a conversation of one person with the bot."""
        return self.type is ChannelType.DM

    @property
    def takes_messages(self) -> bool:
        """Whether one can write here: in a category or a forum there are only channels or posts."""
        return self.type not in (ChannelType.CATEGORY, ChannelType.FORUM)

    @property
    def last_message_id(self) -> int | None:
        """The newest message everyone here can see."""
        public = (m.id for m in reversed(self.messages.values()) if m.private_to is None)
        return next(public, None)


@dataclass(slots=True)
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    locale: Locale = "en-US"
    has_bot: bool = True
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    command_rules: dict[str, dict[int, bool]] = field(default_factory=dict)
    """What the Integrations page says: a command, then roles, people and channels."""
