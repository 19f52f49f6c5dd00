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


def missing_here(interaction: discord.Interaction[Any], spoken: Words) -> str:
    """The missing permissions by name, overwrites of this channel included; empty if none."""
    thread = isinstance(interaction.channel, discord.Thread)
    needed = [_IN_THREADS if thread and name == "send_messages" else name for name in NEEDED]
    return lacking(interaction.app_permissions, needed, spoken)


def lacking(have: discord.Permissions, needed: Iterable[str], spoken: Words) -> str:
    """Those of the needed permissions that are missing, by name; empty if none is."""
    missing = [] if have.administrator else [name for name in needed if not getattr(have, name)]
    return ", ".join(spoken.say(Msg(f"bot-permission-{name}")) for name in missing)
