"""A tiny game of numbers that takes turns by a poster and a private panel.

Its panels end a turn in every way a bot may offer, with detours and ways out beside it.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from tests.playground.sample_bot import button

ROUNDS = 4
LEFT = "has left"

_Style = discord.ButtonStyle
_ENDINGS = (("Confirm", _Style.success), ("End the turn", _Style.primary), ("Close", _Style.gray))

_Interaction = discord.Interaction[Any]
_seats: dict[int, list[int]] = {}
_posters: dict[int, discord.Message] = {}


def _poster(turn: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(button("Play", f"turn|{turn}", style=_Style.primary, disabled=turn >= ROUNDS))
    view.add_item(button("Leave", "leave|0", style=_Style.danger))
    return view


def _panel(turn: int, chosen: str) -> discord.ui.LayoutView:
    """Choose first; then there is one way to end the turn, and four that do not."""
    view = discord.ui.LayoutView(timeout=None)
    words = discord.ui.TextDisplay[Any](f"Chosen: {chosen}" if chosen else "Choose a number")
    row = discord.ui.ActionRow[Any](*_ways(turn)) if chosen else _numbers(turn)
    view.add_item(discord.ui.Container(words, row))
    return view


def _numbers(turn: int) -> discord.ui.ActionRow[Any]:
    options = [discord.SelectOption(label=f"Number {n}", value=str(n)) for n in range(1, 4)]
    menu: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=f"number|{turn}", options=options, placeholder="A number"
    )
    return discord.ui.ActionRow(menu)


def _ways(turn: int) -> list[discord.ui.Button[Any]]:
    label, style = _ENDINGS[turn % len(_ENDINGS)]
    return [
        button("My hand", f"hand|{turn}"),
        button("Refresh", f"refresh|{turn}"),
        button("Back", f"turn|{turn}"),
        button(label, f"confirm|{turn}", style=style),
        button("Leave", "leave|1", style=_Style.danger),
    ]


async def _play(interaction: _Interaction, turn: int) -> None:
    await interaction.response.send_message(view=_panel(turn, ""), ephemeral=True)


async def _number(interaction: _Interaction, turn: int) -> None:
    data: Any = interaction.data
    await interaction.response.edit_message(view=_panel(turn, data["values"][0]))


async def _refresh(interaction: _Interaction, turn: int) -> None:
    await interaction.response.edit_message(view=_panel(turn, "as before"))


async def _hand(interaction: _Interaction, turn: int) -> None:
    view = discord.ui.LayoutView(timeout=None)
    play = button("Play", f"refresh|{turn}", style=_Style.success)
    view.add_item(discord.ui.Section(discord.ui.TextDisplay("Your hand"), accessory=play))
    await interaction.response.send_message(view=view, ephemeral=True)


async def _leave(interaction: _Interaction, turn: int) -> None:
    await interaction.response.send_message(f"{interaction.user.name} {LEFT}")


async def _confirmed(interaction: _Interaction, turn: int) -> None:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay("Played."))
    await interaction.response.edit_message(view=view)
    await _announce(interaction.channel, turn + 1)


PRESSED: dict[str, Callable[[_Interaction, int], Awaitable[None]]] = {
    "turn": _play,
    "number": _number,
    "refresh": _refresh,
    "hand": _hand,
    "leave": _leave,
    "confirm": _confirmed,
}


async def _announce(channel: Any, turn: int) -> None:
    """A new poster calls the next player; the one before loses its buttons."""
    players = _seats[channel.id]
    up = players[turn % len(players)]
    words = f"<@{up}> is up, turn {turn}" if turn < ROUNDS else "The end"
    before = _posters.pop(channel.id, None)
    _posters[channel.id] = await channel.send(words, view=_poster(turn))
    if turn and before is not None:
        await before.edit(view=None)


def add_count(tree: app_commands.CommandTree[Any]) -> None:
    """The command that begins it."""

    @tree.command(description="A game of numbers")
    async def count(interaction: _Interaction, rival: discord.User) -> None:
        channel: Any = interaction.channel
        _seats[channel.id] = [rival.id, interaction.user.id]
        await interaction.response.send_message("Begin", ephemeral=True)
        await _announce(channel, 0)
