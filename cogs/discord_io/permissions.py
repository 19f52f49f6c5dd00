"""What the bot must be allowed to do in a channel, and what is missing."""

from __future__ import annotations

from typing import Any

import discord

from engine.core.words import Msg
from locales import Words

NEEDED = ("view_channel", "send_messages", "attach_files", "embed_links", "read_message_history")
_IN_THREADS = "send_messages_in_threads"


def missing_here(interaction: discord.Interaction[Any], spoken: Words) -> str:
    """The missing permissions by name, overwrites of this channel included; empty if none."""
    have = interaction.app_permissions
    if have.administrator:
        return ""
    thread = isinstance(interaction.channel, discord.Thread)
    needed = [_IN_THREADS if thread and name == "send_messages" else name for name in NEEDED]
    lacking = [name for name in needed if not getattr(have, name)]
    return ", ".join(spoken.say(Msg(f"bot-permission-{name}")) for name in lacking)
