"""The lobby card: join, leave, options, invite, start."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from cogs.cards import lobby_face, mention, option_rows
from cogs.ids import BadId, Verb, option_of, to
from cogs.pages import Page
from cogs.router import ROUTER
from cogs.rows import Button
from cogs.text import safe_name
from cogs.views import calling, classic_view, layout
from cogs.visit import Visit
from engine.core.words import msg
from locales import words
from sessions.lobby import PACES
from sessions.shapes import Table, TableError


@ROUTER.on(Verb.JOIN)
async def join(visit: Visit) -> None:
    """Take a seat; try at once whether direct messages arrive."""
    table = await _change(
        visit, visit.host.lobby.join(visit.numbers[0], visit.person), "host-joined"
    )
    visit.bot.chores.spawn(
        visit.bot.letters.welcome(table, visit.person), "welcome", table=table.id
    )


@ROUTER.on(Verb.LEAVE)
async def leave(visit: Visit) -> None:
    """Give up a seat."""
    await _change(visit, visit.host.lobby.leave(visit.numbers[0], visit.person), "host-left")


@ROUTER.on(Verb.START)
async def start(visit: Visit) -> None:
    """Deal: the first card and the hands go out by the messenger."""
    table = await visit.host.lobby.start(visit.numbers[0], visit.person)
    visit.bot.messenger.wake()
    await visit.tell(visit.say("host-started", game=visit.host.show.meta(table).title()))


@ROUTER.on(Verb.OPTION)
async def option(visit: Visit) -> None:
    """One option, or the pace."""
    number, which = visit.numbers
    meta = visit.host.show.meta(await visit.host.show.table(number))
    keys = [*(spec.key for spec in meta.options), "pace"]
    values = [*(spec.choices for spec in meta.options), PACES]
    try:
        key, value = keys[which], values[which][option_of(visit.values[0])]
    except IndexError:
        raise BadId("host-button-broken") from None
    work = visit.host.lobby.set_option(number, visit.person, key, value)
    await _change(visit, work, "host-option-set")


@ROUTER.on(Verb.INVITE)
async def invite(visit: Visit) -> None:
    """Call somebody to the table, in public, with a button to join."""
    table = await visit.host.show.table(visit.numbers[0])
    guest = _guest(visit, table)
    spoken = words(table.language)
    text = spoken.say(
        msg(
            "host-invited",
            guest=mention(guest),
            name=safe_name(visit.person.name),
            game=visit.host.show.meta(table).title(),
        )
    )
    row = (Button(spoken.say(msg("host-join")), to(Verb.JOIN, table.id), "success"),)
    await visit.interaction.response.send_message(
        text, view=classic_view([row]), allowed_mentions=calling(guest)
    )


@ROUTER.on(Verb.RENEW)
async def renew(visit: Visit) -> None:
    """This lobby is still wanted: the warning gives way to the good news."""
    table = await visit.host.lobby.renew(visit.numbers[0], visit.person)
    text = words(table.language).say(msg("host-lobby-renewed"))
    await visit.interaction.response.edit_message(content=text, view=None)


def _guest(visit: Visit, table: Table) -> int:
    """Whom the menu of people named, if they can be invited."""
    if table.status != "lobby":
        raise TableError("host-started-already")
    data: Any = visit.interaction.data or {}
    people = (data.get("resolved") or {}).get("users") or {}
    guest = option_of(visit.values[0]) if visit.values else 0
    if people.get(str(guest), {}).get("bot"):
        raise TableError("host-no-bots")
    if table.seat_of(guest) is not None:
        raise TableError("host-seated-already")
    return guest


async def _change(visit: Visit, work: Awaitable[Table], said: str) -> Table:
    """Change a lobby and show it, one change at a time, so that no older card comes last."""
    async with visit.bot.lobby_cards.of(visit.numbers[0]):
        table = await work
        await _show(visit, table, said)
    return table


async def _show(visit: Visit, table: Table, said: str) -> None:
    """Show the new lobby: on the card itself if that was pressed, else beside it."""
    pressed = visit.interaction.message
    meta = visit.host.show.meta(table)
    if pressed is not None and pressed.id == table.card_message:
        await visit.interaction.response.edit_message(view=layout(lobby_face(table, meta)))
        return
    if pressed is not None and pressed.flags.ephemeral:
        await visit.update(options_page(visit, table))
    else:
        await visit.tell(visit.say(said))
    await visit.host.post.card_changed(table)
    visit.bot.messenger.wake()


def options_page(visit: Visit, table: Table) -> Page:
    """The options in private, for a host who has lost sight of the card."""
    meta = visit.host.show.meta(table)
    return Page(visit.say("host-options"), tuple(option_rows(table, meta, visit.words))[:5])
