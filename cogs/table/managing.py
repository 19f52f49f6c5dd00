"""All tables of a server and what those who manage it can do; every press asks who presses."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import discord

from cogs.discord_io.permissions import lacking, to_play_in
from cogs.discord_io.router import ROUTER
from cogs.discord_io.visit import Visit
from cogs.shown.ids import BadId, Verb
from cogs.shown.managing import (
    Managed,
    points_page,
    seat_page,
    sure_page,
    table_page,
    tables_page,
)
from cogs.shown.pages import Page
from cogs.shown.text import clean_name, safe_name
from sessions.repairs import REASONS
from sessions.shapes import Chair, Person, Place, Point, Table, TableError


async def show_tables(visit: Visit, page: int = 0) -> Page:
    """All tables of the server this comes from, for those who manage it."""
    show = visit.sessions.show
    tables = await show.in_server(visit.place.server)
    found = [(await show.own(table, visit.person.id), show.title(table)) for table in tables]
    return tables_page(found, page, visit.words)


@ROUTER.on(Verb.TABLES)
async def tables(visit: Visit) -> None:
    """Another page of them."""
    await visit.update(await show_tables(visit, visit.numbers[0]), keep_picture=False)


@ROUTER.on(Verb.WHICH_TABLE)
async def which(visit: Visit) -> None:
    """One of them."""
    await _show(visit, await _managed(visit, visit.choice))


@ROUTER.on(Verb.TABLE)
async def table(visit: Visit) -> None:
    """Back to one table."""
    await _show(visit, await _managed(visit, visit.numbers[0]))


async def _managed(visit: Visit, number: int) -> Managed:
    """A table of this server to somebody who manages it; to others it is not there."""
    show = visit.sessions.show
    known = await show.table(number)
    if not visit.manages(known):
        raise TableError("bot-admins-only")
    own = await show.own(known, visit.person.id)
    troubles = tuple(await visit.sessions.repairs.troubles(number))
    plays = known.seat_of(visit.person.id) is not None
    return Managed(own, show.title(known), troubles, _channels(visit, known), plays)


async def _show(visit: Visit, managed: Managed, note: str = "") -> None:
    await visit.update(table_page(managed, visit.words, note), keep_picture=False)


def _channels(visit: Visit, known: Table) -> tuple[tuple[int, str], ...]:
    """Where a table could stand: I may post there, and whoever moves it can see it."""
    guild, user = visit.interaction.guild, visit.interaction.user
    if guild is None or not isinstance(user, discord.Member):
        return ()
    found: list[discord.TextChannel | discord.Thread] = [*guild.text_channels, *guild.threads]
    return tuple(
        (channel.id, channel.name)
        for channel in found
        if channel.id != known.channel
        and channel.permissions_for(user).view_channel
        and not lacking(channel.permissions_for(guild.me), to_play_in(channel), visit.words)
    )


# -- what is done at once -------------------------------------------------------------------------


@ROUTER.on(Verb.PAUSE)
async def pause(visit: Visit) -> None:
    """Nobody is called until it goes on."""
    if visit.choice >= len(REASONS):
        raise BadId("bot-button-broken")
    work = visit.sessions.repairs.pause
    number = (await _managed(visit, visit.numbers[0])).table.id
    await _do(visit, work(number, visit.person, REASONS[visit.choice]), "pause")


@ROUTER.on(Verb.RESUME)
async def resume(visit: Visit) -> None:
    """It goes on."""
    number = (await _managed(visit, visit.numbers[0])).table.id
    await _do(visit, visit.sessions.repairs.resume(number, visit.person), "resume")


@ROUTER.on(Verb.VACATE)
async def vacate(visit: Visit) -> None:
    """Nobody sits there any more."""
    number, seat, player = visit.numbers
    await _managed(visit, number)
    await _do(visit, visit.sessions.repairs.vacate(number, visit.person, seat, player), "vacate")


@ROUTER.on(Verb.REASSIGN)
async def reassign(visit: Visit) -> None:
    """Somebody else sits there."""
    number, seat, before = visit.numbers
    managed = await _managed(visit, number)
    player = _player(visit, managed.table)
    work = visit.sessions.repairs.reassign(number, visit.person, seat, before, player)
    name = safe_name(player.nickname or player.name)
    await _do(visit, work, "reassign", name=name)


def _player(visit: Visit, known: Table) -> Person:
    """Whom the menu of people named: somebody who is on this server and sees the table."""
    data: Any = visit.interaction.data or {}
    found, id = data.get("resolved") or {}, str(visit.choice)
    user, member = (found.get("users") or {}).get(id), (found.get("members") or {}).get(id)
    if user is None:
        raise BadId("bot-button-broken")
    if user.get("bot"):
        raise TableError("bot-only-people")
    name = clean_name(user.get("global_name")) or user["username"]
    nickname = clean_name((member or {}).get("nick")) or None
    if member is None:
        raise TableError("tables-cannot-see", name=nickname or name)
    return Person(int(id), name, known.language, known.server, nickname)


@ROUTER.on(Verb.MOVE)
async def move(visit: Visit) -> None:
    """To another channel of the server."""
    managed = await _managed(visit, visit.numbers[0])
    if visit.choice not in [channel for channel, _ in managed.channels]:
        raise TableError("tables-no-channel")
    place = Place(managed.table.server, visit.choice, managed.table.language)
    work = visit.sessions.repairs.move(managed.table.id, visit.person, place, manages=True)
    await _do(visit, work, "move", channel=f"<#{visit.choice}>")


async def _do(visit: Visit, work: Awaitable[Table], what: str, **args: str) -> None:
    """Whatever it is, the table's page then shows it; everybody else hears by the messenger."""
    done = await work
    await _show(visit, await _managed(visit, done.id), visit.say(f"tables-done-{what}", **args))


# -- one seat -------------------------------------------------------------------------------------


@ROUTER.on(Verb.SEAT)
async def seat(visit: Visit) -> None:
    """What can be done about one seat."""
    managed = await _managed(visit, visit.numbers[0])
    chair = _chair(managed.table, visit.choice)
    revision = await visit.sessions.repairs.revision(managed.table)
    await visit.update(seat_page(managed, chair, revision, visit.words), keep_picture=False)


def _chair(known: Table, seat: int) -> Chair:
    if seat >= len(known.chairs):
        raise BadId("bot-button-broken")
    return known.chairs[seat]


@ROUTER.on(Verb.STAND_IN)
async def stand_in(visit: Visit) -> None:
    """Answer for a seat that is missed, or ask the others whether one may."""
    number, chair, revision = visit.numbers
    await _managed(visit, number)
    done = await visit.sessions.votes.stand_in(number, visit.person, chair, revision)
    await _done(visit, number, "tables-asked" if done.asked else "tables-done-stand-in")


async def _done(visit: Visit, number: int, key: str) -> None:
    await _show(visit, await _managed(visit, number), visit.say(key))


# -- the way back ---------------------------------------------------------------------------------


@ROUTER.on(Verb.POINTS)
async def points(visit: Visit) -> None:
    """Where the game could go back to."""
    managed = await _managed(visit, visit.numbers[0])
    found = await visit.sessions.repairs.points(managed.table.id)
    await visit.update(points_page(managed, found, visit.words), keep_picture=False)


@ROUTER.on(Verb.POINT)
async def point(visit: Visit) -> None:
    """Asked once more: what was chosen, and what it means."""
    managed = await _managed(visit, visit.numbers[0])
    found = await _point(visit, managed.table, visit.choice)
    revision = await visit.sessions.repairs.revision(managed.table)
    await visit.update(sure_page(managed, found, revision, visit.words), keep_picture=False)


async def _point(visit: Visit, known: Table, revision: int) -> Point:
    found = await visit.sessions.repairs.point(known.id, revision)
    if found is None:
        raise TableError("tables-no-such-point")
    return found


@ROUTER.on(Verb.ROLL_BACK)
async def roll_back(visit: Visit) -> None:
    """Go back, or ask the others whether one may."""
    number, to, revision = visit.numbers
    await _managed(visit, number)
    done = await visit.sessions.votes.roll_back(number, visit.person, to, revision)
    await _done(visit, number, "tables-asked" if done.asked else "tables-done-roll-back")
