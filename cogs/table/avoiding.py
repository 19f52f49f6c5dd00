"""Those who avoid somebody hear in private that they have sat down; nobody else learns of it."""

from __future__ import annotations

from cogs.discord_io.visit import Visit
from cogs.shown.avoiding import avoided_came
from locales import words
from sessions.house_words import channel
from sessions.shapes import Table


def tell_those_who_avoid(visit: Visit, table: Table) -> None:
    """Beside the answer to whoever sat down, so that this takes as long for them as for all."""
    visit.bot.chores.spawn(_tell(visit, table), "company", table=table.id)


async def _tell(visit: Visit, table: Table) -> None:
    game = visit.sessions.show.meta(table).title()
    for id in await visit.sessions.avoiding.to_tell(table.id, visit.person.id):
        user = await visit.sessions.show.known_user(id)
        page = avoided_came(table, game, channel(table.channel), words(user.language))
        await visit.bot.letters.whisper(user, page)
