"""/privacy export, delete; /admin privacy: what is stored, to be read and to be forgotten."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.commands.reach import BY_ANYBODY, EVERYWHERE
from cogs.commands.spoken import named
from cogs.discord_io.router import ROUTER
from cogs.discord_io.visit import UPLOAD_LIMIT, Visit
from cogs.shown.ids import BadId, Verb, to
from cogs.shown.pages import Page
from cogs.shown.rows import Button
from sessions.shapes import TableError

if TYPE_CHECKING:
    from cogs.client import Harbormaster

_FILE = "harbormaster"


def privacy_commands(bot: Harbormaster) -> app_commands.Group:
    """For everybody, wherever they are: what is stored about them."""
    group = app_commands.Group(
        **named("privacy"), allowed_contexts=EVERYWHERE, allowed_installs=BY_ANYBODY
    )

    @group.command(**named("export-data"))
    async def export(interaction: discord.Interaction[Any]) -> None:
        await read_data(Visit(interaction, bot))

    @group.command(**named("delete-data"))
    async def delete(interaction: discord.Interaction[Any]) -> None:
        visit = Visit(interaction, bot)
        await visit.show(await own_data_page(visit))

    return group


async def own_data_page(visit: Visit) -> Page:
    """What would become of everything that is stored about this person."""
    kept = await visit.sessions.privacy.kept(visit.person.id)
    text = visit.say("people-data", playing=kept.playing, lobbies=kept.lobbies, over=kept.over)
    read = Button(visit.say("people-read-data"), to(Verb.READ_DATA))
    return Page(text, ((read, Button(visit.say("people-forget"), to(Verb.FORGET), "danger")),))


@ROUTER.on(Verb.OWN_DATA)
async def own_data(visit: Visit) -> None:
    """The same from another page."""
    await visit.show(await own_data_page(visit))


@ROUTER.on(Verb.READ_DATA)
async def read_data(visit: Visit) -> None:
    """Everything that is stored about this person, as a file."""
    content = await visit.sessions.privacy.export(visit.person.id)
    await _hand_out(visit, visit.say("people-data-read"), content, f"{_FILE}.json")


@ROUTER.on(Verb.FORGET)
async def forget(visit: Visit) -> None:
    """For good: this was asked in words, and is the second press."""
    await visit.sessions.privacy.forget(visit.person)
    visit.bot.messenger.wake()
    visit.bot.invitations.wake()
    await visit.update(Page(visit.say("people-forgotten")))


# -- a server -------------------------------------------------------------------------------------


async def server_data_page(visit: Visit) -> Page:
    """What is stored about a server, and what would become of it."""
    kept = await visit.sessions.privacy.kept_of_server(visit.place.server)
    text = visit.say(
        "people-server-data", playing=kept.playing, lobbies=kept.lobbies, over=kept.over
    )
    read = Button(visit.say("people-read-data"), to(Verb.READ_SERVER))
    away = Button(visit.say("people-forget-server"), to(Verb.FORGET_SERVER, 0), "danger")
    return Page(text, ((read, away),))


@ROUTER.on(Verb.READ_SERVER)
async def read_server(visit: Visit) -> None:
    """Everything about this server that is nobody's secret, as a file."""
    await visit.interaction.response.defer(ephemeral=True, thinking=True)
    content = await visit.sessions.privacy.export_server(visit.place.server)
    await _hand_out(visit, visit.say("people-server-read"), content, f"{_FILE}.zip")


@ROUTER.on(Verb.FORGET_SERVER)
async def forget_server(visit: Visit) -> None:
    """Asked once more; then everything is gone and the bot leaves."""
    if not visit.interaction.permissions.manage_guild:  # a role of ours is not enough for this
        raise TableError("bot-admins-only")
    if visit.numbers[0] > 1:
        raise BadId("bot-button-broken")
    if not visit.numbers[0]:
        sure = Button(visit.say("people-forget-sure"), to(Verb.FORGET_SERVER, 1), "danger")
        await visit.update(Page(visit.say("people-forget-server-sure"), ((sure,),)))
        return
    server = visit.place.server
    await visit.sessions.privacy.forget_server(server)
    try:
        await visit.update(Page(visit.say("people-server-forgotten")))
    finally:  # there is nothing left to stay for
        await _leave(visit, server)


async def _leave(visit: Visit, server: int) -> None:
    guild = visit.bot.get_guild(server)
    if guild is not None:
        await guild.leave()


async def _hand_out(visit: Visit, text: str, content: bytes, name: str) -> None:
    """A file for this person alone."""
    if len(content) > UPLOAD_LIMIT:
        raise TableError("people-too-much")
    await visit.hand_out(text, discord.File(BytesIO(content), filename=name))
