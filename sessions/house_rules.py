"""What a server's settings mean for its games: which, how many people, which options are free."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from engine.core.errors import BadSetup
from engine.core.game import Meta, OptionSpec
from engine.core.match import OptionValue
from engine.core.registry import Registry
from engine.core.words import Msg, msg
from sessions.house import MOST_CHANNELS, MOST_ETIQUETTE, ServerSettings
from sessions.house_words import channel, role
from sessions.paces import AS_THEY_COME, PACES, Terms, sane
from sessions.shapes import Place, TableError

MOST_TABLES = 1_000
MOST_AWAY = 366  # days
_MOST_ID = 2**63 - 1


def may_play(settings: ServerSettings, game: str) -> bool:
    """Whether a game may be played on a server."""
    return not settings.games or game in settings.games


def seat_counts(settings: ServerSettings, meta: Meta) -> tuple[int, ...]:
    """How many people may play a game on a server."""
    return settings.seats.get(meta.id) or tuple(meta.seats)


def first_options(settings: ServerSettings, meta: Meta) -> dict[str, OptionValue]:
    """The options that a new table begins with on a server."""
    return {spec.key: spec.default for spec in meta.options} | settings.options.get(meta.id, {})


def terms_of(settings: ServerSettings, pace: str) -> Terms:
    """What a pace means on a server in numbers."""
    return settings.terms.get(pace, AS_THEY_COME[pace])


def again(
    settings: ServerSettings, meta: Meta, before: Mapping[str, OptionValue]
) -> dict[str, OptionValue]:
    """The options of a rematch: those from before, but what is locked as the server has it now."""
    first, locked = first_options(settings, meta), settings.locked.get(meta.id, ())
    return {key: first[key] if key in locked else before.get(key, first[key]) for key in first}


def here(
    settings: ServerSettings, meta: Meta, chosen: Mapping[str, OptionValue] | None = None
) -> Meta:
    """A game as it may be played on a server; at a table, what is locked stays as it was."""
    counts, first = seat_counts(settings, meta), first_options(settings, meta)
    locked = settings.locked.get(meta.id, ())
    stays = first | dict(chosen or {})

    def option(spec: OptionSpec) -> OptionSpec:
        choices = (stays[spec.key],) if spec.key in locked else spec.choices
        return OptionSpec(spec.key, choices, first[spec.key])

    def forbids(seats: int, options: Mapping[str, OptionValue]) -> Msg | None:
        if seats not in counts:
            return msg("admin-seats-not-here", counts=", ".join(map(str, counts)))
        return meta.forbids(seats, options)

    return replace(
        meta,
        seats=range(min(counts), max(counts) + 1),
        best_seats=tuple(n for n in meta.best_seats if n in counts) or counts,
        options=tuple(map(option, meta.options)),
        forbids=forbids,
    )


def check_opening(
    settings: ServerSettings, place: Place, roles: Sequence[int], *, manages: bool
) -> None:
    """Refuse a table to who may not open one, and where none may stand."""
    if settings.open_roles and not manages and not set(settings.open_roles) & set(roles):
        who = ", ".join(map(role, settings.open_roles))
        raise TableError("admin-not-your-role", who=who)
    check_place(settings, place)


def check_place(settings: ServerSettings, place: Place) -> None:
    """Refuse a table where none may stand; it is said where one may."""
    allowed = _allowed_places(settings)
    if allowed and not set(allowed) & {place.channel, *place.within}:
        raise TableError("admin-not-here", where=", ".join(map(channel, allowed)))


def _allowed_places(settings: ServerSettings) -> tuple[int, ...]:
    """The channels or the category in which tables may stand; none: anywhere."""
    if settings.places == "category":
        return (settings.category,)
    return settings.channels if settings.places == "channels" else ()


def check_game(settings: ServerSettings, games: Registry, game: str) -> None:
    """Refuse a game that is not played on a server."""
    if not may_play(settings, game):
        played = tuple(g.meta.title() for g in games if may_play(settings, g.meta.id))
        raise TableError("admin-not-this-game", games=played)


def check(games: Registry, settings: ServerSettings) -> None:
    """Refuse settings that mean nothing, or under which nobody could play."""
    for problem in (*_broken(games, settings), *_useless(games, settings)):
        raise TableError(problem.key, **problem.args)


def _broken(games: Registry, settings: ServerSettings) -> Iterator[Msg]:
    """What no menu of ours offers."""
    known = {game.meta.id: game.meta for game in games}
    named = (*settings.games, *settings.options, *settings.locked, *settings.seats)
    counts = (settings.most_tables, settings.most_of_one)
    ids = (*settings.channels, *settings.open_roles, *settings.manage_roles, settings.category)
    single = (settings.threads_in, settings.log_channel, settings.announce_channel)
    fits = (
        set(named) <= set(known),
        all(_fits(known[name], settings) for name in {*named} & {*known}),
        {*settings.paces, *settings.terms} <= set(PACES),
        0 <= settings.away_days <= MOST_AWAY,
        all(0 <= count <= MOST_TABLES for count in counts),
        all(0 <= id <= _MOST_ID for id in (*ids, *single, settings.announce_role)),
        len(settings.channels) <= MOST_CHANNELS,
        len(settings.etiquette) <= MOST_ETIQUETTE,
        max(len(settings.open_roles), len(settings.manage_roles)) <= MOST_CHANNELS,
    )
    if not all(fits):
        yield msg("admin-set-broken")


def _fits(meta: Meta, settings: ServerSettings) -> bool:
    """Whether what is said about a game is about things that it has."""
    choices = {spec.key: spec.choices for spec in meta.options}
    first, locked = settings.options.get(meta.id, {}), settings.locked.get(meta.id, ())
    return (
        all(value in choices.get(key, ()) for key, value in first.items())
        and set(locked) <= set(choices)
        and set(settings.seats.get(meta.id, ())) <= set(meta.seats)
    )


def _useless(games: Registry, settings: ServerSettings) -> Iterator[Msg]:
    """What can be chosen, but not together."""
    needs = {
        "channels": settings.channels,
        "category": settings.category,
        "threads": settings.threads_in,
    }
    if not needs.get(settings.places, True):
        yield Msg(f"admin-set-no-{settings.places}")
    for pace, terms in settings.terms.items():
        if pace in PACES and not sane(pace, terms):
            yield msg("clock-set-insane")
    if not settings.paces:
        yield msg("admin-set-no-paces")
    elif settings.pace not in settings.paces:
        yield msg("admin-set-other-pace")
    for game in games:
        if (reason := _unplayable(here(settings, game.meta))) is not None:
            yield msg("admin-set-no-start", game=game.meta.title(), reason=reason)


def _unplayable(meta: Meta) -> Msg | None:
    """Why no number of people could begin with these options; None if some can."""
    reason: Msg | None = None
    for seats in meta.seats:
        try:
            meta.complete_options(seats, {})
        except BadSetup as refused:
            reason = refused.why
        else:
            return None
    return reason
