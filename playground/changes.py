"""What subscribers of the world are told."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum


class ChangeKind(Enum):
    """What happened to something people may be looking at."""

    MESSAGE_CREATED = "message created"
    MESSAGE_EDITED = "message edited"
    MESSAGE_DELETED = "message deleted"
    CHANNEL = "channel changed"
    CHANNEL_DELETED = "channel deleted"
    GUILD = "server changed"
    COMMANDS = "commands changed"
    INTERACTION = "interaction answered"


@dataclass(frozen=True, slots=True)
class Change:
    """One change; a message for one person's eyes names that person."""

    kind: ChangeKind
    channel_id: int = 0
    message_id: int = 0
    private_to: int | None = None
    interaction_id: int = 0


Subscriber = Callable[[Change], None]
