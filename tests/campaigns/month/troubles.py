"""What befalls a month: an outage, stops, a death, and people who cannot be relied on."""

from __future__ import annotations

from tests.campaigns.month.campaign import Event, Month
from tests.campaigns.month.harbour import START
from tests.campaigns.month.town import DAY, HOUR, MINUTE, Dweller

OUTAGE = 6 * HOUR
_RESTARTS = ((0.3, 10 * MINUTE), (0.72, 2 * HOUR))  # when, in shares of the month, and how long
_OUTAGE, _KILL = 0.5, 0.62
_MOVE = 0.45
_DEAD = 40 * MINUTE  # until somebody starts it again
_AWAY = ((3, "3 days"), (6, "1 week"), (9, "2 days"), (12, "5 days"), (15, "1 week"))
_SHORT_AWAY = "1 day"
_SHORT = 10  # days: in a month as short as this nobody goes away for long


def all_of_them(month: Month) -> None:
    """Everything once at least, spread over the month."""
    _of_the_bot(month)
    _of_people(month)
    month.at(_when(month, _MOVE), _moving(month))
    for moment in range(START + DAY // 2, month.end, DAY // 2):
        month.at(moment, _volunteers(month))


def _when(month: Month, share: float) -> int:
    return START + int(month.asked.days * DAY * share)


# -- of the bot -----------------------------------------------------------------------------------


def _of_the_bot(month: Month) -> None:
    for share, seconds in _RESTARTS:
        month.at(_when(month, share), _restart(month, seconds))
    month.at(_when(month, _OUTAGE), _outage(month))
    month.at(_when(month, _KILL), _kill(month))


def _restart(month: Month, seconds: int) -> Event:
    async def event() -> None:
        await month.look()
        await month.harbour.down(seconds)
        month.unreachable(seconds)
        month.figures["restarts"] += 1
        await month.look()

    return event


def _outage(month: Month) -> Event:
    """Discord cannot be reached; the bot goes on looking at its clock meanwhile."""

    async def begin() -> None:
        await month.look()
        await month.harbour.cut_off()
        month.at(month.harbour.now() + OUTAGE, end)

    async def end() -> None:
        await month.harbour.reconnect()
        month.figures["outages"] += 1
        await month.look()

    return begin


def _kill(month: Month) -> Event:
    async def event() -> None:
        await month.look()
        month.harbour.die_sending(_DEAD)

    return event


# -- of people ------------------------------------------------------------------------------------


def _of_people(month: Month) -> None:
    people, days = month.people, month.asked.days
    for n, (number, until) in enumerate(_AWAY):
        if number >= len(people):
            break
        until = until if days > _SHORT else _SHORT_AWAY
        at = _when(month, 0.2 + 0.12 * n)
        month.at(at, _away(month, people[number], until, with_bot=n % 2 == 1))
        if n == 2:
            month.at(at + DAY // 2, _back(month, people[number]))
    for n, each in enumerate(people):
        if each.way in ("dm", "both", "digest") and n % 4 == 2:
            month.at(_when(month, 0.25 + 0.02 * n), _mailbox(month, each, closed=True))
            month.at(_when(month, 0.55 + 0.01 * n), _mailbox(month, each, closed=False))
    for n, each in enumerate(people[1::9]):
        month.at(_when(month, 0.35 + 0.06 * n), _leaving(month, each))


def _when_reachable(month: Month, event: Event) -> Event:
    async def tried() -> None:
        if month.harbour.reachable:
            await event()
        else:
            month.at(month.harbour.now() + HOUR, tried)

    return tried


def _away(month: Month, each: Dweller, until: str, *, with_bot: bool) -> Event:
    async def event() -> None:
        await month.circle.go_away(each, until, with_bot=with_bot)

    return _when_reachable(month, event)


def _back(month: Month, each: Dweller) -> Event:
    async def event() -> None:
        await month.circle.come_back(each)

    return _when_reachable(month, event)


def _mailbox(month: Month, each: Dweller, *, closed: bool) -> Event:
    async def event() -> None:
        month.harbour.world.faults.close_dms(month.circle.person(each).user, closed=closed)
        month.figures["mailboxes closed"] += closed

    return event


def _leaving(month: Month, each: Dweller) -> Event:
    """For good, from one of their tables."""

    async def event() -> None:
        seen = await month.look()
        own = [t for (t, _), place in seen.seats.items() if place.user == each.user]
        company = [t for t in own if seen.tables[t].goes_on and not seen.practice(t)]
        if company:
            await month.circle.leave(each, company[0])

    return _when_reachable(month, event)


def _moving(month: Month) -> Event:
    """A host finds another channel for one of their tables."""

    async def event() -> None:
        seen = await month.look()
        to = month.harbour.world.channel(f"The Quay/pier-{month.asked.tables + 1}")
        for each in month.people:
            if each.vanishes is None and await month.circle.move_table(each, to, seen):
                month.figures["moved tables"] += 1
                return

    return _when_reachable(month, event)


def _volunteers(month: Month) -> Event:
    """Where a seat is to be had, somebody who plays little sits down."""

    async def event() -> None:
        seen = await month.look()
        for table in sorted(seen.tables):
            if not seen.tables[table].goes_on:
                continue
            sitting = {place.user for (t, _), place in seen.seats.items() if t == table}
            free = [p for p in month.people if p.user not in sitting and p.vanishes is None]
            each = min(free, key=lambda one: (one.tables, one.user))
            if await month.circle.take_seat(each, table):
                each.tables += 1
                seen = await month.look()

    return _when_reachable(month, event)
