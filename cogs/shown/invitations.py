"""An invitation to a lobby: what it says, and what is left of it when it is settled."""

from __future__ import annotations

from cogs.shown.ids import Verb, to
from cogs.shown.posters import mention
from cogs.shown.rows import Button, Row
from cogs.shown.text import safe_name
from engine.core.game import Meta
from engine.core.words import msg
from locales import words
from sessions.invite import Invited
from sessions.shapes import Table

_SETTLED = {"joined": "bot-has-joined", "declined": "bot-has-declined"}


def invitation(invited: Invited, host: int, meta: Meta) -> tuple[str, Row]:
    """Who invites whom to what; to join is for anybody, to decline for the guest."""
    table = invited.table
    spoken, seat = words(table.language), table.seat_of(host)
    name = safe_name(table.names()[seat]) if seat is not None else ""
    guest = mention(invited.guest)
    text = spoken.say(msg("bot-invited", guest=guest, name=name, game=meta.title()))
    decline = to(Verb.DECLINE, table.id, invited.id)
    return text, (
        Button(spoken.say(msg("bot-join")), to(Verb.JOIN, table.id), "success"),
        Button(spoken.say(msg("bot-decline")), decline),
    )


def settled_text(table: Table, state: str, name: str | None) -> str:
    """What an invitation says when there is nothing left to answer; it calls nobody."""
    spoken = words(table.language)
    if name is None or state not in _SETTLED:
        return spoken.say(msg("bot-invitation-over"))
    return spoken.say(msg(_SETTLED[state], name=safe_name(name)))
