"""Following a table without a seat."""

from __future__ import annotations

from cogs.discord_io.router import ROUTER
from cogs.discord_io.visit import Visit
from cogs.shown.ids import BadId, Verb, to
from cogs.shown.pages import Page
from cogs.shown.rows import Button


@ROUTER.on(Verb.FOLLOW)
async def follow(visit: Visit) -> None:
    """Follow from now on, or see how one follows already."""
    notices = await visit.sessions.follow.begin(visit.numbers[0], visit.person)
    visit.bot.messenger.wake()
    await visit.show(_page(visit, notices))


@ROUTER.on(Verb.NOTICES)
async def notices(visit: Visit) -> None:
    """A direct message that is kept up to date, or none."""
    table, wanted = visit.numbers
    if wanted > 1:
        raise BadId("bot-button-broken")
    await visit.sessions.follow.notices(table, visit.person, wanted=bool(wanted))
    visit.bot.messenger.wake()
    await visit.update(_page(visit, bool(wanted)))


@ROUTER.on(Verb.UNFOLLOW)
async def unfollow(visit: Visit) -> None:
    """Follow no more."""
    await visit.sessions.follow.end(visit.numbers[0], visit.person)
    await visit.update(Page(visit.say("bot-unfollowed")))


def _page(visit: Visit, notices: bool) -> Page:
    table = visit.numbers[0]
    turn = "bot-notices-turn-off" if notices else "bot-notices-turn-on"
    row = (
        Button(visit.say(turn), to(Verb.NOTICES, table, int(not notices))),
        Button(visit.say("bot-unfollow"), to(Verb.UNFOLLOW, table)),
    )
    return Page(visit.say("bot-following-told" if notices else "bot-following"), (row,))
