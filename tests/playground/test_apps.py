"""Commands on people and messages, apps that somebody has for themselves, and who may use what."""

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
from discord import app_commands

from playground.errors import JsonObject
from playground.models import Role
from playground.offers import NotOffered
from playground.permissions import MEMBER_DEFAULT
from playground.server import Addresses
from playground.world import World
from tests.playground.caller import Caller
from tests.playground.connect import running

BAR, TABLES = "The Tavern/bar", "The Quay/tables"
EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
BOTH = app_commands.AppInstallationType(guild=True, user=True)


class Handy(discord.Client):
    """Has one command for people's own use, one for servers, and one in each menu."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="here", description="For servers")(told)
        mine = self.tree.command(name="mine", description="For anybody")(told)
        mine.allowed_contexts, mine.allowed_installs = EVERYWHERE, BOTH
        for callback in (about, quoted):
            self.tree.add_command(
                app_commands.ContextMenu(name=callback.__name__, callback=callback)
            )

    async def setup_hook(self) -> None:
        """Syncs the commands."""
        await self.tree.sync()


async def told(interaction: discord.Interaction[Any]) -> None:
    """Says by whose installation it was reached."""
    by = (interaction.is_guild_integration(), interaction.is_user_integration())
    await interaction.response.send_message(f"server, user: {by}", ephemeral=True)


async def about(interaction: discord.Interaction[Any], member: discord.Member) -> None:
    """Says whom it was chosen on."""
    await interaction.response.send_message(f"about {member.name}", ephemeral=True)


async def quoted(interaction: discord.Interaction[Any], message: discord.Message) -> None:
    """Says on which message it was chosen."""
    await interaction.response.send_message(f"“{message.content}”", ephemeral=True)


@pytest.fixture
async def handy(addresses: Addresses) -> AsyncIterator[Handy]:
    """The bot, ready, its commands synced."""
    async with running(Handy(), addresses) as client:
        yield client


def names(world: World, who: str, place: str) -> set[str]:
    """What somebody is offered behind the slash."""
    return {line.name for line in world.person(who).offers(place)}


async def test_a_command_on_a_person_and_on_a_message(world: World, handy: Handy) -> None:
    ada, bruno = world.person("Ada"), world.user("Bruno")
    assert (await ada.use(TABLES, "about", bruno)).answer.content == "about bruno"
    said = ada.say(TABLES, "Good evening")
    assert (await ada.use(TABLES, "quoted", said)).answer.content == "“Good evening”"
    assert world.complaints == []
    assert names(world, "Ada", TABLES) == {"here", "mine"}, "menus are not behind the slash"


async def test_a_menu_has_only_its_own_commands(world: World, handy: Handy) -> None:
    ada, bruno = world.person("Ada"), world.user("Bruno")
    said = ada.say(TABLES, "Good evening")
    with pytest.raises(NotOffered):
        await ada.use(TABLES, "quoted", bruno)
    with pytest.raises(NotOffered):
        await ada.use(TABLES, "about", said)
    with pytest.raises(NotOffered):
        await ada.use(BAR, "about", bruno)


async def test_a_server_without_the_bot_has_what_people_brought(world: World, handy: Handy) -> None:
    assert names(world, "Ada", BAR) == {"mine"}
    assert names(world, "Gwen", BAR) == set(), "she has not installed it"
    assert names(world, "Gwen", TABLES) == {"here", "mine"}
    said = (await world.person("Ada").slash(BAR, "mine")).answer
    assert said.content == "server, user: (False, True)"
    said = (await world.person("Ada").slash(TABLES, "mine")).answer
    assert said.content == "server, user: (True, True)"
    said = (await world.person("Gwen").slash(TABLES, "mine")).answer
    assert said.content == "server, user: (True, False)"


async def test_a_group_without_the_bot_has_what_people_brought(world: World, handy: Handy) -> None:
    ada, group = world.person("Ada"), world.channel("Sunday round")
    assert names(world, "Ada", "Sunday round") == {"mine"}
    said = (await ada.slash(group, "mine")).answer
    assert said.content == "server, user: (False, True)"
    assert world.person("Bruno").visible(group) == []
    with pytest.raises(NotOffered):
        world.person("Dan").visible("Sunday round")
    with pytest.raises(discord.Forbidden):
        await handy.get_partial_messageable(group.id).send("Hello")


async def test_a_bot_that_is_invited_is_a_member(world: World, handy: Handy) -> None:
    world.invite_bot(world.guild("The Tavern"))
    await world.quiet()
    assert {guild.name for guild in handy.guilds} == {"The Quay", "Il Molo", "The Tavern"}
    assert names(world, "Ada", BAR) == {"here", "mine"}


async def test_integrations_say_who_may_use_a_command(world: World, handy: Handy) -> None:
    guild, ada = world.guild("The Quay"), world.user("Ada")
    hosts = guild.roles[5] = Role(5, "Hosts", int(MEMBER_DEFAULT))
    guild.command_rules["here"] = {guild.id: False, hosts.id: True}
    assert names(world, "Ada", TABLES) == {"mine"}
    guild.members[ada.id].roles.append(hosts.id)
    assert names(world, "Ada", TABLES) == {"here", "mine"}
    assert names(world, "Edda", TABLES) == {"here", "mine"}, "admins may do everything"
    guild.command_rules["here"] |= {ada.id: False}
    assert names(world, "Ada", TABLES) == {"mine"}, "a person comes before a role"
    guild.command_rules["here"] = {world.channel("river").id: False}
    assert names(world, "Ada", TABLES) == {"here", "mine"}
    assert names(world, "Ada", "The Quay/river") == {"mine"}


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"type": 2, "description": "About"}, "0"),
        ({"type": 3, "options": [{"type": 3, "name": "x", "description": "x"}]}, "0"),
        ({"type": 2, "name_localizations": {"it": "x" * 33}}, "0.name_localizations.it"),
        ({"type": 1, "description": "About", "contexts": [3]}, "0.contexts.0"),
        ({"type": 1, "description": "About", "integration_types": [2]}, "0.integration_types.0"),
    ],
)
async def test_commands_that_are_refused(
    world: World, call: Caller, wrong: JsonObject, field: str
) -> None:
    path = f"/applications/{world.bot.id}/commands"
    reply = await call("PUT", path, [{"name": "thing", **wrong}])
    assert reply.code == 50035
    assert f"{field}:" in str(world.complaints[-1])
