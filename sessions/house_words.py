"""A server's settings as lines to read: on the panel, when they change, in the log channel."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from engine.core.game import Meta
from engine.core.registry import Registry
from engine.core.words import Arg, Msg, Said, msg
from sessions.house import ServerSettings
from sessions.pace_words import numbers

_Line: TypeAlias = Callable[[ServerSettings, Registry], Arg]
_LINE = "admin-line-"
_TOLD_WITH = {  # settings that are told in the line of another
    "channels": "places",
    "category": "places",
    "threads_in": "places",
    "paces": "pace",
    "announce_role": "announce_channel",
}


def lines(settings: ServerSettings, games: Registry, fields: Iterable[str]) -> tuple[Msg, ...]:
    """What is set in these fields, each line once."""
    names = dict.fromkeys(_TOLD_WITH.get(field, field) for field in fields)
    return tuple(Msg(_LINE + name, {"what": _WHAT[name](settings, games)}) for name in names)


def field_of(line: Msg) -> str:
    """The setting that a line is called by."""
    return line.key.removeprefix(_LINE)


def channel(id: int) -> str:
    """A channel as Discord shows it to everybody by its name today."""
    return f"<#{id}>"


def role(id: int) -> str:
    """A role as Discord shows it."""
    return f"<@&{id}>"


def _games(settings: ServerSettings, games: Registry) -> Arg:
    named = tuple(game.meta.title() for game in games if game.meta.id in settings.games)
    return named or msg("admin-all")


def _options(settings: ServerSettings, games: Registry) -> Arg:
    return _each(games, lambda meta: tuple(_chosen(meta, settings))) or msg("admin-as-printed")


def _chosen(meta: Meta, settings: ServerSettings) -> Iterable[Msg]:
    for key, value in settings.options.get(meta.id, {}).items():
        name = f"{meta.prefix}-option-{key}"
        yield msg("admin-option", option=Msg(name), value=Msg(f"{name}-{value}"))


def _locked(settings: ServerSettings, games: Registry) -> Arg:
    def names(meta: Meta) -> tuple[Msg, ...]:
        locked = settings.locked.get(meta.id, ())
        return tuple(Msg(f"{meta.prefix}-option-{key}") for key in locked)

    return _each(games, names) or msg("admin-none")


def _seats(settings: ServerSettings, games: Registry) -> Arg:
    def counts(meta: Meta) -> str:
        return ", ".join(map(str, settings.seats.get(meta.id, ())))

    return _each(games, counts) or msg("admin-as-printed")


def _each(games: Registry, tell: Callable[[Meta], Arg]) -> tuple[Said, ...]:
    """What is set for single games, for those where something is."""
    told = ((game.meta, tell(game.meta)) for game in games)
    return tuple(msg("admin-of-game", game=meta.title(), what=what) for meta, what in told if what)


def _places(settings: ServerSettings, games: Registry) -> Arg:
    where = {
        "any": "",
        "channels": ", ".join(map(channel, settings.channels)),
        "category": channel(settings.category),
        "threads": channel(settings.threads_in),
    }
    return msg(f"admin-places-in-{settings.places}", where=where[settings.places])


def _who(roles: tuple[int, ...], otherwise: str) -> Arg:
    return ", ".join(map(role, roles)) or Msg(otherwise)


def _most(count: int) -> Arg:
    return str(count) if count else msg("admin-no-limit")


def _pace(settings: ServerSettings, games: Registry) -> Arg:
    offered = tuple(Msg(f"admin-pace-{pace}") for pace in settings.paces)
    return msg("admin-paces", pace=Msg(f"admin-pace-{settings.pace}"), offered=offered)


def _log(settings: ServerSettings, games: Registry) -> Arg:
    return channel(settings.log_channel) if settings.log_channel else msg("admin-nowhere")


def _announced(settings: ServerSettings, games: Registry) -> Arg:
    if not settings.announce_channel:
        return msg("admin-nowhere")
    where = channel(settings.announce_channel)
    if not settings.announce_role:
        return where
    return msg("admin-announced", where=where, who=role(settings.announce_role))


_WHAT: dict[str, _Line] = {
    "games": _games,
    "options": _options,
    "locked": _locked,
    "seats": _seats,
    "places": _places,
    "hands": lambda settings, _: Msg(f"admin-hands-{settings.hands}"),
    "open_roles": lambda settings, _: _who(settings.open_roles, "admin-everybody"),
    "manage_roles": lambda settings, _: _who(settings.manage_roles, "admin-nobody-else"),
    "most_tables": lambda settings, _: _most(settings.most_tables),
    "most_of_one": lambda settings, _: _most(settings.most_of_one),
    "starts": lambda settings, _: Msg(f"admin-starts-{settings.starts}"),
    "etiquette": lambda settings, _: settings.etiquette or msg("admin-none"),
    "by_record": lambda settings, _: msg("admin-yes") if settings.by_record else msg("admin-no"),
    "pace": _pace,
    "terms": lambda settings, _: numbers(settings.terms),
    "away_days": lambda settings, _: msg("clock-days", n=settings.away_days),
    "language": lambda settings, _: Msg(f"admin-language-{settings.language}"),
    "theme": lambda settings, _: Msg(f"admin-theme-{settings.theme}"),
    "panes": lambda settings, _: Msg(f"admin-panes-{settings.panes}"),
    "pictures": lambda settings, _: Msg(f"admin-pictures-{settings.pictures}"),
    "log_channel": _log,
    "announce_channel": _announced,
}
