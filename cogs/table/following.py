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
    await visit.show(_page(visit, notices))
    if notices:
        await _tell_now(visit)


@ROUTER.on(Verb.NOTICES)
async def notices(visit: Visit) -> None:
    """A direct message that is kept up to date, or none."""
    table, wanted = visit.numbers
    if wanted > 1:
        raise BadId("bot-button-broken")
    await visit.sessions.follow.notices(table, visit.person, wanted=bool(wanted))
    await visit.update(_page(visit, bool(wanted)))
    if wanted:
        await _tell_now(visit)


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


async def _tell_now(visit: Visit) -> None:
    """The first notice comes at once: it shows that notices arrive."""
    bot, number = visit.bot, visit.numbers[0]
    table = await visit.sessions.show.table(number)
    user = await visit.sessions.show.user(visit.person)
    bot.chores.spawn(bot.letters.news(table, user), "follow", table=number)
