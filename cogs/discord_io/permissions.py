"""What the bot must be allowed to do in a channel, and what is missing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord

from engine.core.words import Msg
from locales import Words

NEEDED = ("view_channel", "send_messages", "attach_files", "embed_links", "read_message_history")
_IN_THREADS = "send_messages_in_threads"
TO_POST = ("view_channel", "send_messages", "read_message_history")
TO_START_THREADS = (*NEEDED, "create_public_threads", _IN_THREADS)
TO_PLAY_APART = (*NEEDED, "create_private_threads", _IN_THREADS)


def missing_here(interaction: discord.Interaction[Any], spoken: Words) -> str:
    """The missing permissions by name, overwrites of this channel included; empty if none."""
    return lacking(interaction.app_permissions, to_play_in(interaction.channel), spoken)


def to_play_in(channel: object) -> list[str]:
    """What the bot must be allowed where a table stands."""
    thread = isinstance(channel, discord.Thread)
    return [_IN_THREADS if thread and name == "send_messages" else name for name in NEEDED]


def lacking(have: discord.Permissions, needed: Iterable[str], spoken: Words) -> str:
    """Those of the needed permissions that are missing, by name; empty if none is."""
    missing = missing_in(have, needed)
    return ", ".join(spoken.say(Msg(f"bot-permission-{name}")) for name in missing)


def missing_in(have: discord.Permissions, needed: Iterable[str]) -> list[str]:
    """The same as Discord's programs call them."""
    return [] if have.administrator else [name for name in needed if not getattr(have, name)]
