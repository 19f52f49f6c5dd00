"""Who may do what where: role permissions, channel overwrites, threads."""

from collections.abc import Iterable
from enum import IntFlag

from playground.models import Channel, ChannelType, Guild, Member, Overwrite


class Permission(IntFlag):
    """The permission bits this world looks at."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


EVERYTHING = Permission(sum(Permission))

MEMBER_DEFAULT = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.ADD_REACTIONS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)

IN_DM = MEMBER_DEFAULT & ~(Permission.CREATE_PUBLIC_THREADS | Permission.SEND_MESSAGES_IN_THREADS)


def base_permissions(guild: Guild, member: Member) -> Permission:
    """What a member's roles grant on the whole server."""
    if member.user_id == guild.owner_id:
        return EVERYTHING
    granted = guild.roles[guild.id].permissions
    for role_id in member.roles:
        granted |= guild.roles[role_id].permissions
    permissions = Permission(granted)
    return EVERYTHING if Permission.ADMINISTRATOR in permissions else permissions


def channel_permissions(guild: Guild, member: Member, channel: Channel) -> Permission:
    """What a member may do in a channel; a thread takes its parent's overwrites."""
    permissions = base_permissions(guild, member)
    if permissions == EVERYTHING:
        return permissions
    place = guild.channels[channel.parent_id] if channel.is_thread else channel
    permissions = _overwritten(permissions, guild, member, place.overwrites)
    if Permission.VIEW_CHANNEL not in permissions or _is_closed_thread(
        channel, member, permissions
    ):
        return Permission(0)
    return permissions


def _overwritten(
    permissions: Permission, guild: Guild, member: Member, overwrites: dict[int, Overwrite]
) -> Permission:
    """Everyone's overwrite first, then all roles together, then the member's own."""
    layers: list[Iterable[int]] = [[guild.id], member.roles, [member.user_id]]
    for targets in layers:
        layer = [overwrites[target] for target in targets if target in overwrites]
        for overwrite in layer:
            permissions &= ~Permission(overwrite.deny)
        for overwrite in layer:
            permissions |= Permission(overwrite.allow)
    return permissions


def _is_closed_thread(channel: Channel, member: Member, permissions: Permission) -> bool:
    """A private thread is there only for its members and for those who manage threads."""
    return (
        channel.type is ChannelType.PRIVATE_THREAD
        and member.user_id not in channel.thread_members
        and Permission.MANAGE_THREADS not in permissions
    )


def sending_permission(channel: Channel) -> Permission:
    """The bit that lets one write in this kind of channel."""
    if channel.is_thread:
        return Permission.SEND_MESSAGES_IN_THREADS
    return Permission.SEND_MESSAGES
