"""The forms of the settings: what each asks, and what was chosen in it as settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, get_args

from cogs.shown.forms import (
    MOST_RADIOS,
    MOST_TITLE,
    ChannelKind,
    Choose,
    Field,
    Filled,
    Form,
    Name,
    Tick,
    Write,
)
from cogs.shown.ids import Verb, to
from cogs.shown.rows import MOST_CHOICE_LABEL
from cogs.shown.settings_asked import MOST_LABEL, Asked, numbered
from cogs.shown.settings_paces import paced, read_terms, terms_fields
from cogs.shown.text import cut
from engine.core.words import Msg
from sessions.house import (
    MOST_CHANNELS,
    MOST_ETIQUETTE,
    STARTS,
    Hands,
    Language,
    Panes,
    Pictures,
    Places,
    Theme,
    Values,
)
from sessions.house_rules import first_options, may_play, seat_counts
from sessions.pace_words import lasting
from sessions.paces import DAY, PACES

_COUNTS = (0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50, 100)
_AWAY = (0, 7, 14, 21, 30, 45, 60, 90, 180)  # days
_Maker: TypeAlias = Callable[["Asked", str], Field | Write]
_Reader: TypeAlias = Callable[["Asked", str, Any], object]  # numbers, or what was typed


@dataclass(frozen=True, slots=True)
class _Setting:
    """How one setting is asked for, and what was chosen as its value."""

    made: _Maker
    read: _Reader


def _radios(values: Sequence[str], stem: str) -> _Setting:
    def made(asked: Asked, name: str) -> Field:
        labels = [asked.say(stem + value) for value in values]
        chosen = [value == getattr(asked.settings, name) for value in values]
        choices = numbered(labels, chosen)
        return Choose(name, asked.label(name), choices, about=asked.about(name))

    return _Setting(made, lambda asked, name, numbers: values[numbers[0]])


def _ticks(values: Sequence[str], stem: str) -> _Setting:
    def made(asked: Asked, name: str) -> Field:
        labels = [asked.say(stem + value) for value in values]
        chosen = [value in getattr(asked.settings, name) for value in values]
        choices = numbered(labels, chosen)
        return Choose(name, asked.label(name), choices, "some", asked.about(name))

    return _Setting(made, lambda asked, name, numbers: tuple(values[n] for n in sorted(numbers)))


def _count() -> _Setting:
    def offered(asked: Asked, name: str) -> list[int]:
        return sorted({*_COUNTS, getattr(asked.settings, name)})

    def made(asked: Asked, name: str) -> Field:
        counts, now = offered(asked, name), getattr(asked.settings, name)
        labels = [str(count) if count else asked.say("admin-no-limit") for count in counts]
        choices = numbered(labels, [count == now for count in counts])
        return Choose(name, asked.label(name), choices, "menu", asked.about(name))

    return _Setting(made, lambda asked, name, numbers: offered(asked, name)[numbers[0]])


def _line(most: int) -> _Setting:
    def made(asked: Asked, name: str) -> Write:
        typed = getattr(asked.settings, name)
        return Write(name, asked.label(name), typed, most, asked.about(name))

    return _Setting(made, lambda asked, name, typed: typed)


def _tick() -> _Setting:
    def made(asked: Asked, name: str) -> Field:
        return Tick(name, asked.label(name), getattr(asked.settings, name), asked.about(name))

    return _Setting(made, lambda asked, name, numbers: bool(numbers))


def _named(*kinds: ChannelKind, most: int = 1) -> _Setting:
    """Channels of these kinds; without any, roles."""

    def made(asked: Asked, name: str) -> Field:
        now = _ids(getattr(asked.settings, name))
        return Name(name, asked.label(name), kinds, now, most, asked.about(name))

    def read(asked: Asked, name: str, numbers: tuple[int, ...]) -> object:
        return numbers if most > 1 else next(iter(numbers), 0)

    return _Setting(made, read)


def _ids(known: int | tuple[int, ...]) -> tuple[int, ...]:
    return known if isinstance(known, tuple) else (known,) if known else ()


def _away() -> _Setting:
    """How many days in a year somebody may be away."""

    def offered(asked: Asked) -> list[int]:
        return sorted({*_AWAY, asked.settings.away_days})

    def made(asked: Asked, name: str) -> Field:
        labels = [
            asked.spoken.say(lasting(days * DAY)) if days else asked.say("admin-none")
            for days in offered(asked)
        ]
        choices = numbered(labels, [days == asked.settings.away_days for days in offered(asked)])
        return Choose(name, asked.label(name), choices, "menu", asked.about(name))

    return _Setting(made, lambda asked, name, numbers: offered(asked)[numbers[0]])


_SETTINGS: Mapping[str, _Setting] = {
    "places": _radios(get_args(Places), "admin-places-"),
    "channels": _named("text", "news", "forum", most=MOST_CHANNELS),
    "category": _named("category"),
    "threads_in": _named("text", "forum"),
    "hands": _radios(get_args(Hands), "admin-hands-"),
    "open_roles": _named(most=MOST_CHANNELS),
    "manage_roles": _named(most=MOST_CHANNELS),
    "most_tables": _count(),
    "most_of_one": _count(),
    "pace": _radios(PACES, "admin-pace-"),
    "paces": _ticks(PACES, "admin-pace-"),
    "away_days": _away(),
    "starts": _radios(STARTS, "admin-starts-"),
    "etiquette": _line(MOST_ETIQUETTE),
    "by_record": _tick(),
    "language": _radios(get_args(Language), "admin-language-"),
    "theme": _radios(get_args(Theme), "admin-theme-"),
    "panes": _radios(get_args(Panes), "admin-panes-"),
    "pictures": _radios(get_args(Pictures), "admin-pictures-"),
    "log_channel": _named("text", "news"),
    "announce_channel": _named("text", "news"),
    "announce_role": _named(),
}


# -- games ----------------------------------------------------------------------------------------


def _which(asked: Asked) -> tuple[Field, ...]:
    """The games that may be played."""
    labels = [cut(asked.spoken.say(meta.title()), MOST_CHOICE_LABEL) for meta in asked.games]
    chosen = [may_play(asked.settings, meta.id) for meta in asked.games]
    return (Choose("games", asked.label("games"), numbered(labels, chosen), "some"),)


def _read_which(asked: Asked, filled: Filled) -> Values:
    """All of them is no restriction, also of games that come later."""
    numbers = filled.of(_which(asked)[0])
    every = len(numbers) == len(asked.games)
    return {"games": () if every else tuple(asked.games[n].id for n in sorted(numbers))}


def _seats(asked: Asked) -> tuple[Field, ...]:
    """How many may play one game."""
    allowed = seat_counts(asked.settings, asked.meta)
    chosen = [count in allowed for count in asked.meta.seats]
    labels = [str(count) for count in asked.meta.seats]
    return (Choose("seats", asked.label("seats"), numbered(labels, chosen), "some"),)


def _read_seats(asked: Asked, filled: Filled) -> Values:
    numbers = filled.of(_seats(asked)[0])
    counts = tuple(asked.meta.seats[n] for n in sorted(numbers))
    every = len(counts) == len(asked.meta.seats)
    return {"seats": _with(asked.settings.seats, asked.meta.id, () if every else counts)}


def _option(asked: Asked) -> tuple[Field, ...]:
    """What new tables of a game begin with, and whether a host may change it."""
    spec, meta = asked.spec, asked.meta
    now = first_options(asked.settings, meta)[spec.key]
    stem = f"{meta.prefix}-option-{spec.key}"
    labels = [asked.say(f"{stem}-{choice}") for choice in spec.choices]
    choices = numbered(labels, [choice == now for choice in spec.choices])
    name, few = cut(asked.say(stem), MOST_LABEL), len(choices) <= MOST_RADIOS
    locked = spec.key in asked.settings.locked.get(meta.id, ())
    return (
        Choose("option", name, choices, "one" if few else "menu", asked.about("option")),
        Tick("locked", asked.label("locked"), locked, asked.about("locked")),
    )


def _read_option(asked: Asked, filled: Filled) -> Values:
    choice, lock = _option(asked)
    settings, meta, spec = asked.settings, asked.meta, asked.spec
    value = spec.choices[filled.of(choice)[0]]
    chosen = {key: v for key, v in settings.options.get(meta.id, {}).items() if key != spec.key}
    if value != spec.default:
        chosen[spec.key] = value
    keys = {*settings.locked.get(meta.id, ())} - {spec.key} | (
        {spec.key} if filled.of(lock) else set()
    )
    locked = tuple(option.key for option in meta.options if option.key in keys)
    return {
        "options": _with(settings.options, meta.id, chosen),
        "locked": _with(settings.locked, meta.id, locked),
    }


def _with(known: Mapping[str, Any], game: str, value: Any) -> dict[str, Any]:
    """What is set for each game, with something else for one; nothing set is not kept."""
    others = {name: kept for name, kept in known.items() if name != game}
    return others | ({game: value} if value else {})


# -- forms ----------------------------------------------------------------------------------------


_Fields: TypeAlias = Callable[[Asked], tuple[Field | Write, ...]]
_Form: TypeAlias = tuple[_Fields, Callable[[Asked, Filled], Values]]


def _group(*names: str) -> _Form:
    """A form of plain settings."""

    def fields(asked: Asked) -> tuple[Field | Write, ...]:
        return tuple(_SETTINGS[name].made(asked, name) for name in names)

    def read(asked: Asked, filled: Filled) -> Values:
        return {
            field.key: _SETTINGS[field.key].read(asked, field.key, _given(filled, field))
            for field in fields(asked)
        }

    return fields, read


def _given(filled: Filled, field: Field | Write) -> str | tuple[int, ...]:
    return filled.text(field) if isinstance(field, Write) else filled.of(field)


_FORMS: Mapping[str, _Form] = {
    "which": (_which, _read_which),
    "seats": (_seats, _read_seats),
    "option": (_option, _read_option),
    "places": _group("places", "channels", "category", "threads_in", "hands"),
    "people": _group("open_roles", "manage_roles", "most_tables", "most_of_one"),
    "pace": _group("pace", "paces", "away_days"),
    "terms": (terms_fields, read_terms),
    "looks": _group("language", "theme", "panes", "pictures"),
    "notices": _group("log_channel", "announce_channel", "announce_role"),
    "lobby": _group("starts", "etiquette", "by_record"),
}
FORMS = tuple(_FORMS)
_GROUP_OF = {"which": "games", "seats": "games", "option": "games", "terms": "pace"}
WITH_A_CHOICE = ("option", "terms")  # of which a menu says what exactly they are about


def form(name: str, asked: Asked) -> Form:
    """A form as it opens."""
    fields, _ = _FORMS[name]
    about = _title(name, asked)
    id = to(Verb.SETTINGS_SAVE, FORMS.index(name), asked.game, asked.option)
    return Form(cut(asked.spoken.say(about), MOST_TITLE), id, fields(asked))


def _title(name: str, asked: Asked) -> Msg:
    if name in ("seats", "option"):
        return asked.meta.title()
    if name == "terms":
        return Msg(f"admin-pace-{paced(asked)[0]}")
    return Msg(f"admin-group-{group_of(name)}")


def chosen(name: str, asked: Asked, filled: Filled) -> Values:
    """What was chosen in a form."""
    return _FORMS[name][1](asked, filled)


def group_of(name: str) -> str:
    """The group of settings that a form is about."""
    return _GROUP_OF.get(name, name)
