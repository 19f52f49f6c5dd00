"""A small real bot for trying the stand-in: one of everything a games bot does."""

import asyncio
import io
import sys
from typing import Any

import discord
from discord import app_commands
from PIL import Image

from playground.server import Addresses
from tests.playground.connect import pointed_at

GAMES = ("river_of_gold", "yokohama", "yellow_yangtze", "import_export")
ITALIAN = {"game": "partita", "Start a table": "Apri un tavolo"}


def picture(colour: str = "navy") -> discord.File:
    """A small picture with alternative text."""
    data = io.BytesIO()
    Image.new("RGB", (64, 48), colour).save(data, "PNG")
    data.seek(0)
    return discord.File(data, "board.png", description=f"A {colour} board")


def button(label: str, custom_id: str, **more: Any) -> discord.ui.Button[Any]:
    """A button that lives by its id alone."""
    return discord.ui.Button(label=label, custom_id=custom_id, **more)


def board(revision: int) -> discord.ui.LayoutView:
    """A Components V2 board: picture, text, buttons of this revision."""
    gallery = discord.ui.MediaGallery[Any]()
    gallery.add_item(media="attachment://board.png", description=f"Board {revision}")
    container = discord.ui.Container[Any](
        discord.ui.TextDisplay(f"Turn {revision}"),
        gallery,
        discord.ui.Separator(),
        discord.ui.ActionRow(
            button("Move", f"move|{revision}"),
            button("Hand", "hand"),
            button("Menu", "menu"),
            button("Later", "later", disabled=True),
        ),
        discord.ui.ActionRow(button("Name", "name"), button("Drop", "drop")),
    )
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(container)
    return view


def menus() -> discord.ui.View:
    """A classic view with a menu of goods and one of people."""
    view = discord.ui.View(timeout=None)
    goods: discord.ui.Select[Any] = discord.ui.Select(
        custom_id="goods",
        min_values=1,
        max_values=2,
        options=[
            discord.SelectOption(label=name.title(), value=name) for name in ("tea", "silk", "rice")
        ],
    )
    view.add_item(goods)
    view.add_item(discord.ui.UserSelect(custom_id="people", max_values=2))
    return view


class NameModal(discord.ui.Modal):
    """Asks for a name and a colour."""

    def __init__(self) -> None:
        super().__init__(title="Name your company", custom_id="name-modal")
        self.add_item(
            discord.ui.Label(
                text="Name", component=discord.ui.TextInput(custom_id="name", max_length=20)
            )
        )
        colours = [discord.SelectOption(label=c, value=c) for c in ("red", "blue")]
        self.add_item(
            discord.ui.Label(
                text="Colour", component=discord.ui.Select(custom_id="colour", options=colours)
            )
        )


class Italian(app_commands.Translator):
    """Translates a few words."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The Italian word, if there is one."""
        return ITALIAN.get(string.message) if locale is discord.Locale.italian else None


class _Commands(app_commands.CommandTree["SampleBot"]):
    """Counts the commands that are being carried out."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Everything may be done; typing a command is not yet doing it."""
        self.client.at_work += interaction.type is discord.InteractionType.application_command
        return True


class SampleBot(discord.Client):
    """Routes components by their ids, so that they work after a restart."""

    def __init__(self, intents: discord.Intents | None = None, **options: Any) -> None:
        super().__init__(
            intents=intents or discord.Intents(guilds=True),
            guild_ready_timeout=0.05,
            max_messages=None,
            **options,
        )
        self.tree = _Commands(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        self.failures: list[BaseException] = []
        self.at_work = 0  # commands that are not done yet, whether they have answered or not
        self.resumes = 0
        self.tree.error(self._on_command_error)
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        """Translates and syncs the commands."""
        await self.tree.set_translator(Italian())
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """No waiting in tests."""

    async def on_resumed(self) -> None:
        """Counts resumed sessions."""
        self.resumes += 1

    async def failed(self) -> BaseException:
        """The one thing that went wrong; it may come to light after the person was answered."""
        async with asyncio.timeout(60):
            while not self.failures:
                await asyncio.sleep(0.01)
        (failure,) = self.failures
        return failure

    async def _on_command_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        self.at_work -= 1
        self.failures.append(getattr(error, "original", error))

    async def on_app_command_completion(self, *_: Any) -> None:
        """A command is done, and all that came after its answer."""
        self.at_work -= 1

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Components and modals; commands go through the tree."""
        if interaction.type in (
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        ):
            try:
                data: Any = interaction.data
                await self.route(interaction, data["custom_id"])
            except discord.DiscordException as error:
                self.failures.append(error)

    async def route(self, interaction: discord.Interaction[Any], custom_id: str) -> None:
        """One click, choice or submitted modal."""
        answer = interaction.response
        name, _, argument = custom_id.partition("|")
        data: Any = interaction.data
        if name == "move":
            await self.move(interaction, int(argument))
        elif name == "hand":
            await answer.send_message("Your hand", file=picture("red"), ephemeral=True)
        elif name == "menu":
            await answer.send_message("Choose", view=menus())
        elif name in ("goods", "people"):
            await answer.send_message(f"{name}: {','.join(data['values'])}", ephemeral=True)
        elif name == "name":
            await answer.send_modal(NameModal())
        elif name == "name-modal":
            fields = [part["component"] for part in data["components"]]
            await answer.send_message(f"{fields[0]['value']} in {fields[1]['values'][0]}")
        elif name == "drop":
            await answer.defer()
            await interaction.delete_original_response()
        else:
            await answer.send_message("What is that?", ephemeral=True)

    async def move(self, interaction: discord.Interaction[Any], revision: int) -> None:
        """The next board in place of this one; an old button changes nothing."""
        text = str(interaction.message and interaction.message.components)
        if f"move|{revision}" not in text:
            await interaction.response.send_message("Already moved", ephemeral=True)
            return
        view = board(revision + 1)
        await interaction.response.edit_message(view=view, attachments=[picture("green")])


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """All commands of the sample."""
    tree.add_command(game_group())
    tree.add_command(table_group())

    @tree.command(description="Answers at once")
    @app_commands.describe(sides="How many sides", times="How often")
    async def roll(
        interaction: discord.Interaction[Any],
        sides: app_commands.Range[int, 2, 100],
        times: app_commands.Range[str, 1, 3] = "1",
    ) -> None:
        await interaction.response.send_message(f"{sides} x {times}")

    @tree.command(description="Never answers")
    async def silent(interaction: discord.Interaction[Any]) -> None:
        interaction.extras["ignored"] = True

    @tree.command(description="Answers after a while")
    async def late(interaction: discord.Interaction[Any], seconds: float) -> None:
        await asyncio.sleep(seconds)
        await interaction.response.send_message("Late")

    @tree.command(description="Answers twice")
    async def twice(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("Once")
        await discord.InteractionResponse(interaction).send_message("Twice")

    @tree.command(description="Sends a direct message")
    async def letter(interaction: discord.Interaction[Any], to: discord.User) -> None:
        try:
            await to.send("For you", file=picture())
            await interaction.response.send_message("Sent", ephemeral=True)
        except discord.Forbidden as error:
            await interaction.response.send_message(f"Refused {error.code}", ephemeral=True)


def game_group() -> app_commands.Group:
    """Commands about games, translated."""
    group = app_commands.Group(name=app_commands.locale_str("game"), description="Games")

    @group.command(name="new", description=app_commands.locale_str("Start a table"))
    async def new(interaction: discord.Interaction[Any], game: str) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(view=board(1), attachments=[picture()])

    @new.autocomplete("game")
    async def suggest(
        interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        found = [name for name in GAMES if current in name]
        return [app_commands.Choice(name=n.replace("_", " ").title(), value=n) for n in found]

    @group.command(name="direct", description="Start a table without a defer")
    async def direct(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(view=board(1), file=picture())

    @group.command(name="thread", description="Start a table in a thread")
    async def thread(interaction: discord.Interaction[Any], name: str) -> None:
        await interaction.response.send_message("Opening", ephemeral=True)
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        made = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        sent = await made.send("Welcome", file=picture())
        await sent.edit(content="Welcome all", attachments=[picture("green")])
        await made.edit(archived=True)

    return group


def table_group() -> app_commands.Group:
    """Commands for admins and for servers only."""
    group = app_commands.Group(
        name="table",
        description="Tables",
        default_permissions=discord.Permissions(manage_guild=True),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False),
    )

    @group.command(name="end", description="End a table")
    async def end(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("Ended")

    return group


def main() -> None:
    """Runs the bot alone: ``python -m tests.playground.sample_bot <base address>``."""
    with pointed_at(Addresses(sys.argv[1])):
        SampleBot().run("playground", log_handler=None)


if __name__ == "__main__":
    main()
