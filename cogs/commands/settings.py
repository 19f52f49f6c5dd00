"""/settings: how somebody is told, what comes to them, how it looks: one page for one person."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from cogs.commands.company import company_button
from cogs.discord_io.forms import filled, open_form
from cogs.discord_io.router import ROUTER
from cogs.discord_io.visit import Visit
from cogs.shown.ids import BadId, Verb, to
from cogs.shown.notices import hours_form, read_hours, wishes_lines, wishes_rows
from cogs.shown.pages import Page
from cogs.shown.rows import Button, Row
from engine.core.errors import Refused
from sessions.shapes import LIVE, Table, TableError, User
from sessions.wishes import WAYS, Chosen, zone_named

T = TypeVar("T")
THEMES = ("light", "dark")


async def settings_page(visit: Visit, note: str = "", table: int = 0) -> Page:
    """What is kept about this person, and what changes it; of the table they look from, too."""
    user = await visit.sessions.show.user(visit.person)
    chosen = await _chosen(visit, table)
    lines = [*wishes_lines(chosen, visit.words), "", visit.say("notices-else")]
    lines += [
        visit.say(f"bot-messages-{user.dm}"),
        visit.say(f"bot-theme-{user.theme}"),
        visit.say(f"bot-invitations-{user.invitations}"),
    ]
    if user.dm_error:
        lines.append(visit.say("bot-messages-error", detail=user.dm_error))
    if note:
        lines.append(note)
    return Page("\n".join(lines), (*wishes_rows(chosen, visit.words), _others(visit, user)))


def _others(visit: Visit, user: User) -> Row:
    """Letters, pictures and invitations."""
    on, closed = user.dm != "off", user.invitations == "off"
    theme = THEMES[user.theme == THEMES[0]]
    return (
        Button(
            visit.say("bot-messages-turn-off" if on else "bot-messages-turn-on"),
            to(Verb.MESSAGES, int(not on)),
        ),
        Button(visit.say(f"bot-theme-take-{theme}"), to(Verb.THEME, THEMES.index(theme))),
        Button(
            visit.say("bot-invitations-turn-on" if closed else "bot-invitations-turn-off"),
            to(Verb.INVITATIONS, int(closed)),
        ),
        company_button(visit),
    )


async def _chosen(visit: Visit, table: int) -> Chosen:
    """How they are told, as it looks from this table or from where they are."""
    return await visit.sessions.notices.chosen(visit.person, await _looked_from(visit, table))


async def _looked_from(visit: Visit, number: int) -> Table | None:
    """The lobby or running game they sit at that is meant, if any."""
    try:
        found = await (visit.sessions.show.table(number) if number else visit.table())
    except Refused:
        return None
    seated = found.seat_of(visit.person.id) is not None
    return found if seated and found.status in LIVE else None


# -- how they are told ----------------------------------------------------------------------------


@ROUTER.on(Verb.TOLD)
async def told(visit: Visit) -> None:
    """All settings, from a notice."""
    await visit.show(await settings_page(visit, table=visit.numbers[0]))


@ROUTER.on(Verb.TOLD_BY)
async def told_by(visit: Visit) -> None:
    """Of all tables in this way from now on."""
    way = _way(visit.choice, WAYS)
    await visit.sessions.notices.choose(visit.person, lambda known: replace(known, way=way))
    await visit.update(await settings_page(visit, table=visit.numbers[0]))


@ROUTER.on(Verb.TOLD_BY_AT)
async def told_by_at(visit: Visit) -> None:
    """Of one table in another way, or as of all others."""
    number, way = visit.numbers[0], _way(visit.choice, (None, *WAYS))
    if await _looked_from(visit, number) is None:
        raise TableError("bot-not-at-table")
    await visit.sessions.notices.choose_at(visit.person, number, way)
    await visit.update(await settings_page(visit, table=number))


@ROUTER.on(Verb.TOLD_WHEN)
async def told_when(visit: Visit) -> None:
    """The form of the hours."""
    await open_form(visit, hours_form(await _chosen(visit, visit.numbers[0]), visit.words))


@ROUTER.on(Verb.TOLD_SAVE)
async def told_save(visit: Visit) -> None:
    """Another time zone, other quiet hours, another hour of the digest."""
    form = hours_form(await _chosen(visit, visit.numbers[0]), visit.words)
    typed, change = read_hours(form, filled(visit))
    zone = await to_thread(zone_named, typed)
    await visit.sessions.notices.choose(visit.person, lambda known: change(known, zone))
    await visit.update(await settings_page(visit, table=visit.numbers[0]))


@ROUTER.on(Verb.REMINDED)
async def reminded(visit: Visit) -> None:
    """Reminders on or off."""
    table, wanted = visit.numbers
    if wanted > 1:
        raise BadId("bot-button-broken")
    on = bool(wanted)
    await visit.sessions.notices.choose(visit.person, lambda known: replace(known, reminders=on))
    await visit.update(await settings_page(visit, table=table))


def _way(number: int, ways: Sequence[T]) -> T:
    if number >= len(ways):
        raise BadId("bot-button-broken")
    return ways[number]


# -- letters, pictures, invitations ---------------------------------------------------------------


@ROUTER.on(Verb.MESSAGES)
async def messages(visit: Visit) -> None:
    """Direct messages on or off."""
    if visit.numbers[0] > 1:
        raise BadId("bot-button-broken")
    await visit.sessions.show.user(visit.person)
    state = "on" if visit.numbers[0] else "off"
    await visit.sessions.post.direct_messages(visit.person.id, state)
    await visit.update(await settings_page(visit))


@ROUTER.on(Verb.THEME)
async def theme(visit: Visit) -> None:
    """Light or dark pictures."""
    if visit.numbers[0] >= len(THEMES):
        raise BadId("bot-button-broken")
    await visit.sessions.show.user(visit.person)
    await visit.sessions.post.theme(visit.person.id, THEMES[visit.numbers[0]])
    await visit.update(await settings_page(visit))


@ROUTER.on(Verb.INVITATIONS)
async def invitations(visit: Visit) -> None:
    """Whether others may invite this person."""
    if visit.numbers[0] > 1:
        raise BadId("bot-button-broken")
    await visit.sessions.invite.wanted(visit.person, wanted=bool(visit.numbers[0]))
    await visit.update(await settings_page(visit))


@ROUTER.on(Verb.TEST)
async def test(visit: Visit) -> None:
    """Try a direct message now."""
    await visit.sessions.show.user(visit.person)
    failed = await visit.bot.letters.test(visit.person)
    note = visit.say("bot-messages-not-arrived" if failed else "bot-messages-arrived")
    await visit.update(await settings_page(visit, note))
