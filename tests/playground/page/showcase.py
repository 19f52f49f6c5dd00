"""A real bot that shows one of everything the page can draw, and a tiny game taking turns."""

import asyncio
from typing import Any

import discord
from discord import app_commands

from tests.playground.page import boxes, counting
from tests.playground.sample_bot import NameModal, button, menus, picture

SCRIPT = "<script>window.hacked = true</script><img src=x onerror='window.hacked = true'>"
MARKDOWN = f"""# Harbour news
## What happened
**bold** *italic* ***both*** __under__ ~~struck~~ `code` ||secret||
- rice
  - white
- tea
1. first
2. second
> quoted **words**
-# small print
[rules](https://example.org/rules) <t:1700000000:R> <@{{me}}> <#{{channel}}>
```py
print("hello")
```
{SCRIPT}"""
BOMB = "*" * 900 + "_" * 500 + "`" * 300 + "||" * 100
ITALIAN = {"game": "partita", "new": "nuova"}


class Italian(app_commands.Translator):
    """The few names that are different in Italian."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        """A name in a language, if it has one there."""
        return ITALIAN.get(string.message) if locale is discord.Locale.italian else None


class Showcase(discord.Client):
    """Answers ``/show <thing>`` and plays ``/count``."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(_show_group())
        self.tree.add_command(_game_group())
        _add_pick(self.tree)
        _add_menus(self.tree)
        counting.add_count(self.tree)
        boxes.add_boxes(self.tree)

    async def setup_hook(self) -> None:
        """Syncs the commands."""
        await self.tree.set_translator(Italian())
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """No waiting in tests."""

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Everything that is no command."""
        data: Any = interaction.data
        name, _, argument = str((data or {}).get("custom_id", "")).partition("|")
        answer = interaction.response
        if name in counting.PRESSED:
            await counting.PRESSED[name](interaction, int(argument))
        elif name in ("goods", "people"):
            await answer.send_message(f"{name}: {','.join(data['values'])}", ephemeral=True)
        elif name == "edit":
            await answer.edit_message(content="Changed", view=None)
        elif name == "name":
            await answer.send_modal(NameModal())
        elif name == "name-modal":
            fields = [part["component"] for part in data["components"]]
            await answer.send_message(f"{fields[0]['value']} in {fields[1]['values'][0]}")


def layout() -> discord.ui.LayoutView:
    """Containers, sections, thumbnails, galleries, separators and rows."""
    gallery = discord.ui.MediaGallery[Any]()
    gallery.add_item(media="attachment://board.png", description="A navy board")
    container = discord.ui.Container[Any](
        discord.ui.TextDisplay("### The harbour\nA **quiet** morning."),
        discord.ui.Section(
            discord.ui.TextDisplay("A section with a button"),
            accessory=button("Press", "edit-later"),
        ),
        discord.ui.Section(
            discord.ui.TextDisplay("A section with a small picture"),
            accessory=discord.ui.Thumbnail("attachment://board.png", description="Small board"),
        ),
        discord.ui.Separator(),
        gallery,
        discord.ui.ActionRow(*styles()),
        accent_colour=discord.Colour(0x12656B),
    )
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(container)
    return view


def styles() -> list[discord.ui.Button[Any]]:
    """A button of each style."""
    style = discord.ButtonStyle
    return [
        button("Play", "a", style=style.primary, emoji="⚓"),
        button("My hand", "b", style=style.secondary),
        button("Confirm", "c", style=style.success, disabled=True),
        button("Leave", "d", style=style.danger),
        discord.ui.Button(label="Rules", url="https://example.org/rules"),
    ]


def _show_group() -> app_commands.Group:
    group = app_commands.Group(name="show", description="One of everything")

    @group.command(description="Text with all marks")
    async def markdown(interaction: discord.Interaction[Any]) -> None:
        text = MARKDOWN.format(me=interaction.user.id, channel=interaction.channel_id)
        await interaction.response.send_message(text)

    @group.command(description="Text that tries to be slow or too wide")
    async def bomb(interaction: discord.Interaction[Any]) -> None:
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.TextDisplay("W" * 3999))
        await interaction.response.send_message(BOMB)
        await interaction.followup.send(view=view)

    @group.command(name="layout", description="Components V2")
    async def show_layout(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(view=layout(), file=picture())

    @group.command(description="An embed")
    async def embed(interaction: discord.Interaction[Any]) -> None:
        body = discord.Embed(title="Final score", description="**Ada** wins", colour=0xD9982C)
        body.add_field(name="Ada", value="41").add_field(name="Bruno", value="38")
        body.set_image(url="attachment://board.png").set_footer(text="River of Gold")
        await interaction.response.send_message(embed=body, file=picture())

    @group.command(name="menus", description="Menus of things and people")
    async def show_menus(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("Choose", view=menus())

    @group.command(description="A form")
    async def form(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(NameModal())

    @group.command(description="For your eyes only")
    async def private(interaction: discord.Interaction[Any], secret: str) -> None:
        await interaction.response.send_message(secret, file=picture("red"), ephemeral=True)

    @group.command(description="Thinks for a moment")
    async def think(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        await asyncio.sleep(1)
        await interaction.edit_original_response(content="Thought")

    @group.command(description="Never answers")
    async def silent(interaction: discord.Interaction[Any]) -> None:
        interaction.extras["ignored"] = True

    @group.command(description="A message that changes")
    async def change(interaction: discord.Interaction[Any]) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(button("Change", "edit"))
        await interaction.response.send_message("Before", view=view)

    @group.command(description="A letter")
    async def letter(interaction: discord.Interaction[Any], words: str) -> None:
        await interaction.user.send(words)
        await interaction.response.send_message("Sent", ephemeral=True)

    @group.command(description="A private thread for one person")
    async def thread(interaction: discord.Interaction[Any], words: str) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.response.send_message("Opening", ephemeral=True)
        made = await interaction.channel.create_thread(name="back room")
        await made.add_user(interaction.user)
        await made.send(words)

    return group


def _game_group() -> app_commands.Group:
    group = app_commands.Group(name="game", description="Tables")

    @group.command(description="Open a table")
    async def new(interaction: discord.Interaction[Any], title: str) -> None:
        await interaction.response.send_message(f"A table called {title}")

    return group


def _add_menus(tree: app_commands.CommandTree[Any]) -> None:
    @tree.context_menu(name="Wave at")
    async def wave(interaction: discord.Interaction[Any], member: discord.Member) -> None:
        await interaction.response.send_message(f"waves at {member.name}", ephemeral=True)

    @tree.context_menu(name="Quote")
    async def quote(interaction: discord.Interaction[Any], message: discord.Message) -> None:
        await interaction.response.send_message(f"quotes {message.content}", ephemeral=True)


def _add_pick(tree: app_commands.CommandTree[Any]) -> None:
    games = ("River of Gold", "Yokohama", "Yellow & Yangtze", "Import / Export")

    @tree.command(description="Pick a game")
    @app_commands.describe(game="Which game", seats="How many seats", rival="Against whom")
    async def pick(
        interaction: discord.Interaction[Any],
        game: str,
        seats: app_commands.Range[int, 2, 5],
        rival: discord.User | None = None,
        until: str = "the end",
    ) -> None:
        rest = f" with {rival.mention}" if rival else ""
        await interaction.response.send_message(f"{game} for {seats}{rest}, until {until}")

    @pick.autocomplete("game")
    async def suggest(
        interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        found = [name for name in games if current.lower() in name.lower()]
        return [app_commands.Choice(name=f"{n} (game)", value=n.lower()) for n in found]
