"""/admin config: the settings of a server, group by group, in forms that need no typing."""

from __future__ import annotations

from io import BytesIO

import discord

from cogs.discord_io.forms import filled, open_form
from cogs.discord_io.router import ROUTER
from cogs.discord_io.things import check_things, landmarks
from cogs.discord_io.visit import Visit
from cogs.shown.ids import BadId, Verb, to
from cogs.shown.settings import (
    changed_text,
    games_page,
    import_page,
    metas,
    settings_page,
)
from cogs.shown.settings_asked import Asked
from cogs.shown.settings_forms import FORMS, WITH_A_CHOICE, chosen, form, group_of
from sessions.carrying import MOST_BYTES
from sessions.house_words import lines
from sessions.settings import Changed
from sessions.shapes import TableError


async def show_settings(visit: Visit, note: str = "") -> None:
    """All settings in words; in place of the pressed page, if it was one."""
    settings, server = visit.sessions.settings, visit.place.server
    version = await settings.undoable(server)
    page = settings_page(settings.of(server), version, settings.games, visit.words, note)
    await visit.update(page, keep_picture=False)


@ROUTER.on(Verb.SETTINGS)
async def show(visit: Visit) -> None:
    """All settings."""
    await show_settings(visit)


@ROUTER.on(Verb.SETTINGS_GAME)
async def show_games(visit: Visit) -> None:
    """What is set about games; of one, where a menu named it."""
    game = visit.choice if visit.values else None
    await _show_games(visit, game)


async def _show_games(visit: Visit, game: int | None, note: str = "") -> None:
    asked = _asked(visit, game or 0)
    games = visit.sessions.settings.games
    await visit.update(games_page(asked, games, note, one=game is not None), keep_picture=False)


@ROUTER.on(Verb.SETTINGS_FORM)
async def ask(visit: Visit) -> None:
    """Open a form; the menu of options says which option it is about."""
    name, game = _form(visit.numbers[0]), visit.numbers[1]
    option = visit.choice if name in WITH_A_CHOICE else 0
    await open_form(visit, form(name, _asked(visit, game, option)))


@ROUTER.on(Verb.SETTINGS_SAVE)
async def save(visit: Visit) -> None:
    """A form was filled in: all of it counts, or nothing and why."""
    number, game, option = visit.numbers
    name, settings = _form(number), visit.sessions.settings
    values = chosen(name, _asked(visit, game, option), filled(visit))
    check_things(visit, values)
    changed = await settings.change(visit.place, visit.person, group_of(name), values)
    note = _told(visit, changed)
    if group_of(name) == "games":
        await _show_games(visit, None if name == "which" else game, note)
    else:
        await show_settings(visit, note)


@ROUTER.on(Verb.SETTINGS_UNDO)
async def undo(visit: Visit) -> None:
    """Back to what was set before."""
    changed = await visit.sessions.settings.undo(visit.place, visit.person, visit.numbers[0])
    await show_settings(visit, _told(visit, changed))


async def send_file(visit: Visit) -> None:
    """All settings as one readable file."""
    content = visit.sessions.settings.export(visit.place.server, landmarks(visit))
    file = discord.File(BytesIO(content), filename="harbormaster-settings.json")
    text = visit.say("admin-exported")
    await visit.interaction.response.send_message(text, file=file, ephemeral=True)


async def offer_file(visit: Visit, file: discord.Attachment) -> None:
    """What a file would change, in words; nothing is changed yet."""
    if file.size > MOST_BYTES:
        raise TableError("admin-file-foreign")
    await visit.think()
    settings = visit.sessions.settings
    data, here = await file.read(), landmarks(visit)
    offered = await settings.read_import(visit.place, visit.person, data, here)
    changed = offered.changed
    check_things(visit, {name: getattr(changed.after, name) for name in changed.fields})
    told = lines(changed.after, settings.games, changed.fields)
    id = to(Verb.SETTINGS_IMPORT, changed.version, offered.checksum)
    await visit.show(import_page(told, offered.lost, id, visit.words))


@ROUTER.on(Verb.SETTINGS_IMPORT)
async def take_file(visit: Visit) -> None:
    """Do what the file says, as it was explained."""
    version, checksum = visit.numbers
    settings = visit.sessions.settings
    changed = await settings.apply_import(visit.place, visit.person, version, checksum)
    await show_settings(visit, _told(visit, changed))


def _told(visit: Visit, changed: Changed) -> str:
    told = lines(changed.after, visit.sessions.settings.games, changed.fields)
    return changed_text(told, visit.words)


def _asked(visit: Visit, game: int = 0, option: int = 0) -> Asked:
    settings = visit.sessions.settings
    asked = Asked(settings.of(visit.place.server), metas(settings.games), visit.words, game, option)
    assert asked.meta
    return asked


def _form(number: int) -> str:
    if number >= len(FORMS):
        raise BadId("admin-set-broken")
    return FORMS[number]
