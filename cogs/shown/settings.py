"""The settings of a server as private pages: all of them in words, and a button for each group."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.shown.ids import Id, Verb, to
from cogs.shown.pages import Page
from cogs.shown.rows import MOST_CHOICE_LABEL, MOST_CHOICES, Button, Choice, Menu, Row
from cogs.shown.settings_asked import Asked
from cogs.shown.settings_forms import FORMS
from cogs.shown.settings_paces import TIMED
from cogs.shown.text import MOST_CONTENT, cut
from engine.core.game import Meta
from engine.core.registry import Registry
from engine.core.words import Msg, msg
from locales import Words
from sessions.house import GROUPS, ServerSettings
from sessions.house_rules import first_options, seat_counts
from sessions.house_words import field_of, lines

_AT_ONCE = {
    *("by_record", "hands", "manage_roles"),
    *("language", "theme", "panes", "pictures", "log_channel"),
}
_IN_LOBBIES = {"locked", "seats", "pace", "etiquette"}
_IN_A_ROW = 4


def settings_page(
    settings: ServerSettings, version: int, games: Registry, spoken: Words, note: str = ""
) -> Page:
    """Everything that is set, what of it counts for tables that are there, and what changes it."""
    shown = [*([note, ""] if note else []), f"### {spoken.say(msg('admin-settings'))}"]
    for group in GROUPS:
        shown.append(f"**{spoken.say(Msg(f'admin-group-{group}'))}**")
        shown += [f"- {line}" for line in _lines(settings, group, games, spoken)]
    shown.append(f"-# {spoken.say(msg('admin-marks'))}")
    return Page(cut("\n".join(shown), MOST_CONTENT), tuple(_rows(version, spoken)))


def _lines(settings: ServerSettings, group: str, games: Registry, spoken: Words) -> Iterator[str]:
    """What is set in a group; a mark says where it counts beyond new tables."""
    for line in lines(settings, games, GROUPS[group]):
        field = field_of(line)
        mark = "⟳ " if field in _AT_ONCE else "◷ " if field in _IN_LOBBIES else ""
        yield mark + spoken.say(line)


def _rows(version: int, spoken: Words) -> Iterator[Row]:
    buttons = [
        Button(
            spoken.say(Msg(f"admin-group-{group}")),
            to(Verb.SETTINGS_GAME)
            if group == "games"
            else to(Verb.SETTINGS_FORM, FORMS.index(group), 0),
            "primary",
        )
        for group in GROUPS
    ]
    if version:
        buttons.append(Button(spoken.say(msg("admin-undo")), to(Verb.SETTINGS_UNDO, version)))
    yield tuple(buttons[:_IN_A_ROW])
    yield tuple(buttons[_IN_A_ROW:])
    id = to(Verb.SETTINGS_FORM, FORMS.index("terms"), 0)
    yield Menu(spoken.say(msg("clock-choose-terms")), id, _menu(list(_terms(spoken))))


def _terms(spoken: Words) -> Iterator[str]:
    """Each pace with a clock: its times, and how it treats answers and nights."""
    for pace in TIMED:
        name = Msg(f"admin-pace-{pace}")
        yield spoken.say(msg("clock-terms-times", pace=name))
        yield spoken.say(msg("clock-terms-manners", pace=name))


def games_page(asked: Asked, games: Registry, note: str = "", *, one: bool = False) -> Page:
    """Which games may be played; of one of them, how many people and which options."""
    spoken = asked.spoken
    shown = [*([note, ""] if note else []), f"### {spoken.say(msg('admin-group-games'))}"]
    if one:
        shown += _about_one(asked)
    else:
        shown += [f"- {line}" for line in _lines(asked.settings, "games", games, spoken)]
    shown.append(f"-# {spoken.say(msg('admin-marks'))}")
    return Page(cut("\n".join(shown), MOST_CONTENT), tuple(_game_rows(asked, one)))


def _about_one(asked: Asked) -> Iterator[str]:
    """What new tables of a game begin with."""
    spoken, meta, first = asked.spoken, asked.meta, first_options(asked.settings, asked.meta)
    locked = asked.settings.locked.get(meta.id, ())
    yield f"**{spoken.say(meta.title())}**"
    counts = ", ".join(map(str, seat_counts(asked.settings, meta)))
    yield f"- {spoken.say(msg('admin-line-seats', what=counts))}"
    for spec in meta.options:
        stem = f"{meta.prefix}-option-{spec.key}"
        line = msg("admin-option", option=Msg(stem), value=Msg(f"{stem}-{first[spec.key]}"))
        yield f"- {'🔒 ' if spec.key in locked else ''}{spoken.say(line)}"


def _game_rows(asked: Asked, one: bool) -> Iterator[Row]:
    spoken = asked.spoken
    titles = [spoken.say(meta.title()) for meta in asked.games]
    picked = asked.game if one else None
    yield Menu(spoken.say(msg("admin-choose-game")), to(Verb.SETTINGS_GAME), _menu(titles, picked))
    if one:
        names = [spoken.say(Msg(f"{asked.meta.prefix}-option-{o.key}")) for o in asked.meta.options]
        id = to(Verb.SETTINGS_FORM, FORMS.index("option"), asked.game)
        yield Menu(spoken.say(msg("admin-choose-option")), id, _menu(names))
    seats = to(Verb.SETTINGS_FORM, FORMS.index("seats"), asked.game)
    which = to(Verb.SETTINGS_FORM, FORMS.index("which"), 0)
    yield (
        Button(spoken.say(msg("admin-which-games")), which, "primary"),
        *((Button(spoken.say(msg("admin-seat-counts")), seats, "primary"),) if one else ()),
        Button(spoken.say(msg("admin-all-settings")), to(Verb.SETTINGS)),
    )


def _menu(labels: Sequence[str], chosen: int | None = None) -> tuple[Choice, ...]:
    return tuple(
        Choice(cut(label, MOST_CHOICE_LABEL), str(n), "", n == chosen)
        for n, label in enumerate(labels[:MOST_CHOICES])
    )


def changed_text(told: Sequence[Msg], spoken: Words) -> str:
    """What a form has changed, in words."""
    if not told:
        return spoken.say(msg("admin-unchanged"))
    return "\n".join(
        (f"✅ {spoken.say(msg('admin-changed'))}", *(f"- {spoken.say(m)}" for m in told))
    )


def import_page(told: Sequence[Msg], lost: Sequence[Msg], id: Id, spoken: Words) -> Page:
    """What a file would change, and what of it this server does not have; a press does it."""
    shown = [f"- {spoken.say(line)}" for line in told]
    shown = (
        [spoken.say(msg("admin-import")), *shown] if told else [spoken.say(msg("admin-unchanged"))]
    )
    if lost:
        shown += [spoken.say(msg("admin-import-lost")), *(f"- {spoken.say(line)}" for line in lost)]
    button = Button(spoken.say(msg("admin-import-do")), id, "success")
    return Page(cut("\n".join(shown), MOST_CONTENT), ((button,),) if told else ())


def metas(games: Registry) -> tuple[Meta, ...]:
    """All games, in the order in which forms number them."""
    return tuple(game.meta for game in games)
