"""Commands that post pictures of given sizes in every way a message can carry them."""

import io
from functools import cache
from typing import Any

import discord
from discord import app_commands
from PIL import Image

from tests.playground.sample_bot import button

_Interaction = discord.Interaction[Any]
LONG = "Build on shore 14 beside river 6 and 7, Kitsune Woods, for 9 koku and 2 rice"


@cache
def _drawn(size: str) -> bytes:
    """A picture such as ``1080x630``, of one bit a pixel because only its shape counts."""
    width, height = map(int, size.split("x"))
    data = io.BytesIO()
    Image.new("1", (width, height)).save(data, "PNG")
    return data.getvalue()


def _file(number: int, size: str) -> discord.File:
    data = io.BytesIO(_drawn(size))
    return discord.File(data, f"pane{number}.png", description=f"Pane of {size}")


def _files(sizes: str) -> list[discord.File]:
    return [_file(number, size) for number, size in enumerate(sizes.split(","))]


def _galleries(files: list[discord.File], each: int) -> list[discord.ui.MediaGallery[Any]]:
    """Galleries with so many pictures each."""
    made = []
    for start in range(0, len(files), each):
        gallery = discord.ui.MediaGallery[Any]()
        for file in files[start : start + each]:
            gallery.add_item(media=f"attachment://{file.filename}", description=file.description)
        made.append(gallery)
    return made


def _view(parts: list[Any], card: bool) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    for part in [discord.ui.Container(*parts)] if card else parts:
        view.add_item(part)
    return view


def add_boxes(tree: app_commands.CommandTree[Any]) -> None:
    """``/boxes …`` with the sizes separated by commas."""
    group = app_commands.Group(name="boxes", description="Pictures of all shapes")

    @group.command(description="Attachments of a classic message")
    async def classic(interaction: _Interaction, sizes: str) -> None:
        await interaction.response.send_message("Classic", files=_files(sizes))

    @group.command(description="Components V2, each picture in a gallery of its own")
    async def alone(interaction: _Interaction, sizes: str, card: bool = False) -> None:
        files = _files(sizes)
        view = _view(_galleries(files, 1), card)
        await interaction.response.send_message(view=view, files=files)

    @group.command(description="Components V2, all pictures in one gallery")
    async def together(interaction: _Interaction, sizes: str) -> None:
        files = _files(sizes)
        view = _view(_galleries(files, len(files)), card=False)
        await interaction.response.send_message(view=view, files=files)

    @group.command(description="Buttons and a menu with long labels")
    async def labels(interaction: _Interaction) -> None:
        view = discord.ui.View(timeout=None)
        for number, label in enumerate((LONG, "Play", "My hand", LONG[:50])):
            view.add_item(button(label, f"long{number}", row=min(number, 1)))
        line = discord.SelectOption(label=LONG, value="a", description=LONG[::-1])
        view.add_item(discord.ui.Select(placeholder=LONG, options=[line], row=2))
        await interaction.response.send_message("Labels", view=view)

    tree.add_command(group)
