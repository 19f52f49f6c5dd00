"""The world a newcomer finds: two servers with the bot, one without, six players, one admin."""

from typing import TYPE_CHECKING

from playground.ids import fixed_id, seconds_of
from playground.models import (
    Channel,
    ChannelType,
    Guild,
    Locale,
    Member,
    Overwrite,
    Role,
    User,
)
from playground.permissions import MEMBER_DEFAULT, Permission

if TYPE_CHECKING:
    from playground.world import World

BOT_ID = fixed_id(1)
PEOPLE: dict[str, Locale] = {
    "Ada": "en-US",
    "Bruno": "it",
    "Chiara": "it",
    "Dan": "en-US",
    "Fabio": "it",
    "Gwen": "en-US",
}
ADMIN = "Edda"
SERVERS: dict[str, tuple[Locale, tuple[str, ...]]] = {
    "The Quay": ("en-US", ("tables", "river", "notices")),
    "Il Molo": ("it", ("tavoli", "fiume")),
}
READ_ONLY = "notices"
FOREIGN = "The Tavern"
"""A server without the bot, where those who have it for themselves may use it."""
GROUP = "Sunday round"
"""A private conversation without the bot."""
WITHOUT_APP = ("Gwen",)
BOT_PERMISSIONS = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.PIN_MESSAGES
)


def bot_user(name: str) -> User:
    """The bot's account; its id is the application's too."""
    return User(BOT_ID, name, is_bot=True)


def two_servers(world: "World") -> None:
    """Fills an empty world. Every id is the same in each run."""
    people = [User(fixed_id(10 + n), *entry) for n, entry in enumerate(PEOPLE.items())]
    admin = User(fixed_id(20), ADMIN)
    for user in (*people, admin):
        user.has_app = user.name not in WITHOUT_APP
    world.users.update({user.id: user for user in [*people, admin]})
    for number, (name, (locale, channels)) in enumerate(SERVERS.items()):
        guild = new_guild(world, fixed_id(100 * (number + 1)), name, admin, locale)
        for user in people:
            join(guild, user)
        for position, channel in enumerate(channels):
            add_text_channel(world, guild, channel, position)
    _tavern(world, people, admin)
    _group(world, people[:3])


def _group(world: "World", people: list[User]) -> None:
    """Some of them talk among themselves, where no bot is."""
    first = people[0].id
    group = Channel(fixed_id(400), ChannelType.GROUP, GROUP, owner_id=first)
    group.people = [user.id for user in people]
    world.channels[group.id] = group


def _tavern(world: "World", people: list[User], owner: User) -> None:
    guild = new_guild(world, fixed_id(300), FOREIGN, owner, "en-US")
    guild.has_bot = False
    del guild.members[world.bot.id]
    for user in people:
        join(guild, user)
    add_text_channel(world, guild, "bar", 0)


def new_guild(world: "World", guild_id: int, name: str, owner: User, locale: Locale) -> Guild:
    """A server with its owner as admin and the bot invited with what it asks for."""
    guild = Guild(guild_id, name, owner.id, locale)
    admin = Role(guild_id + 1, "Admin", Permission.ADMINISTRATOR)
    ours = Role(guild_id + 2, world.bot.name, BOT_PERMISSIONS, bot_id=world.bot.id)
    everyone = Role(guild_id, "@everyone", MEMBER_DEFAULT)
    guild.roles = {role.id: role for role in (everyone, ours, admin)}
    join(guild, owner, admin)
    join(guild, world.bot, ours)
    world.guilds[guild.id] = guild
    return guild


def join(guild: Guild, user: User, *roles: Role) -> Member:
    """Makes a user a member."""
    member = Member(user.id, seconds_of(guild.id), [role.id for role in roles])
    guild.members[user.id] = member
    return member


def add_text_channel(world: "World", guild: Guild, name: str, position: int) -> Channel:
    """A text channel; the one for notices lets only the bot and admins write."""
    channel_id = guild.id + ((position + 1) << 22)
    channel = Channel(channel_id, ChannelType.TEXT, name, guild.id, position)
    if name == READ_ONLY:
        channel.overwrites[guild.id] = Overwrite(guild.id, 0, deny=Permission.SEND_MESSAGES)
        channel.overwrites[world.bot.id] = Overwrite(
            world.bot.id, 1, allow=Permission.SEND_MESSAGES
        )
    world.channels[channel.id] = channel
    guild.channels[channel.id] = channel
    return channel
