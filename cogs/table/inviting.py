"""Inviting somebody to a lobby, and saying no to it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from logging import INFO, getLogger
from typing import Any, TypeAlias

import discord

from cogs.discord_io.router import ROUTER
from cogs.discord_io.views import NOBODY, calling, classic_view
from cogs.discord_io.visit import Visit
from cogs.shown.ids import BadId, Verb, option_of, to
from cogs.shown.invitations import invitation, settled_text
from cogs.shown.pages import Page
from cogs.shown.rows import Button
from cogs.shown.text import clean_name, safe_name
from process.logs import note
from process.wire import TROUBLE
from sessions.invite import Guest, InvitationOver, Invited
from sessions.shapes import Table, TableError

_ANSWERED_ALREADY = 40060
_Sending: TypeAlias = Callable[..., Awaitable[Any]]
_log = getLogger(__name__)


@ROUTER.on(Verb.INVITE)
async def invite(visit: Visit) -> None:
    """Call somebody to the table, in public, with buttons to join and to decline."""
    await invite_guest(visit, visit.numbers[0], guest_of(visit))


async def invite_guest(visit: Visit, table: int, guest: Guest) -> None:
    """The answer to a press or a command in the table's channel calls the guest."""
    invited = await visit.sessions.invite.begin(table, visit.person, guest)
    await _send(visit, invited, visit.interaction.response.send_message)
    if not invited.calls:
        await visit.tell(visit.say("bot-invited-quietly", name=safe_name(guest.name)))


async def invite_again(visit: Visit, table: Table, before: Table) -> None:
    """Ask those who sat at a table to its rematch; whoever wants no invitations gets none."""
    there = visit.bot.get_partial_messageable(table.channel, guild_id=table.server)
    for chair in (chair for chair in before.chairs if chair.taken):
        guest = Guest(chair.user, chair.name, bot=False, sees=True)
        try:
            invited = await visit.sessions.invite.begin(table.id, visit.person, guest)
            await _send(visit, invited, there.send)
        except TableError as refused:
            note(_log, "not_invited", level=INFO, table=table.id, why=refused.why.key)


async def _send(visit: Visit, invited: Invited, send: _Sending) -> None:
    """A public message, such as the answer to a press; one that fails takes the invitation back."""
    meta = visit.sessions.show.meta(invited.table)
    text, row = invitation(invited, visit.person.id, meta)
    called = calling(invited.guest) if invited.calls else NOBODY
    try:
        answered = await send(text, view=classic_view([row]), allowed_mentions=called)
    except TROUBLE as error:
        await visit.sessions.invite.unsent(invited.id, certain=_was_refused(error))
        raise TableError("bot-invite-unsent") from error
    if isinstance(answered, discord.Message):
        await visit.sessions.invite.sent(invited, answered.channel.id, answered.id)
    elif answered.message_id:
        await visit.sessions.invite.sent(invited, visit.place.channel, answered.message_id)


def _was_refused(error: BaseException) -> bool:
    """Whether Discord has said that there is no message; anything else may mean that there is."""
    return (
        isinstance(error, discord.HTTPException)
        and 400 <= error.status < 500
        and error.code != _ANSWERED_ALREADY
    )


def guest_of(visit: Visit) -> Guest:
    """Whom the menu of people named, as Discord describes them."""
    data: Any = visit.interaction.data or {}
    known = data.get("resolved") or {}
    id = str(option_of(visit.values[0])) if len(visit.values) == 1 else ""
    user, member = (known.get("users") or {}).get(id), (known.get("members") or {}).get(id)
    if user is None:
        raise BadId("bot-button-broken")
    names = ((member or {}).get("nick"), user.get("global_name"), user.get("username"))
    name = next(filter(None, map(clean_name, names)), "")
    return Guest(int(id), name, bool(user.get("bot")), _sees(member))


def _sees(member: dict[str, Any] | None) -> bool:
    """Whether somebody can see this channel, as far as Discord tells; strangers cannot."""
    if member is None:
        return False
    permissions = member.get("permissions")
    return permissions is None or discord.Permissions(int(permissions)).view_channel


@ROUTER.on(Verb.DECLINE)
async def decline(visit: Visit) -> None:
    """The guest says no: the invitation says so without calling anybody."""
    number, invited = visit.numbers
    try:
        table = await visit.sessions.invite.decline(number, visit.person, invited)
    except InvitationOver:
        await _tidy(visit, await visit.sessions.show.table(number), "over")
        raise
    visit.bot.invitations.wake()
    await _tidy(visit, table, "declined")
    row = (Button(visit.say("bot-invitations-turn-off"), to(Verb.INVITATIONS, 0)),)
    await visit.show(Page(visit.say("bot-declined"), (row,)))


async def _tidy(visit: Visit, table: Table, state: str) -> None:
    """The pressed invitation loses its buttons; anything else that was pressed stays as it is."""
    if not visit.pressed_its_own:
        return
    name = visit.person.nickname or visit.person.name
    await visit.interaction.response.edit_message(
        content=settled_text(table, state, name), view=None, allowed_mentions=NOBODY
    )
    if visit.interaction.message:
        await visit.sessions.invite.tidied(visit.interaction.message.id)
