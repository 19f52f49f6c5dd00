"""What the admins of a server have chosen for it; without a choice everything is as it comes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from engine.core.match import OptionValue
from sessions.paces import PACES, Terms

MOST_CHANNELS = 25  # what one menu takes
STARTS = ("press", "full")
MOST_ETIQUETTE = 200  # characters
Places: TypeAlias = Literal["any", "channels", "category", "threads"]
Hands: TypeAlias = Literal["dm", "thread", "demand"]
Starts: TypeAlias = Literal["press", "full"]  # by the host, or by itself once a lobby is full
Language: TypeAlias = Literal["discord", "en", "it"]
Theme: TypeAlias = Literal["light", "dark"]
Panes: TypeAlias = Literal["chosen", "first", "all"]
Pictures: TypeAlias = Literal["turn", "round", "demand"]
_MANAGE, _ADMINISTRATOR = 1 << 5, 1 << 3  # Discord's bits for *Manage Server* and for everything


class ServerSettings(Struct, frozen=True):
    """All settings of a server; each field's default is how things are before anybody chooses."""

    games: tuple[str, ...] = ()  # that may be played; none named: all
    options: dict[str, dict[str, OptionValue]] = {}  # by game: what a new table begins with
    locked: dict[str, tuple[str, ...]] = {}  # by game: the options that no host may change
    seats: dict[str, tuple[int, ...]] = {}  # by game: how many may play; none named: as printed
    places: Places = "any"  # where tables may stand
    channels: tuple[int, ...] = ()
    category: int = 0
    threads_in: int = 0  # the channel or forum in which each table gets a thread of its own
    hands: Hands = "dm"  # by direct message, in private threads, or only on demand
    open_roles: tuple[int, ...] = ()  # who may open tables; none named: everybody
    manage_roles: tuple[int, ...] = ()  # who may manage them besides those who manage the server
    most_tables: int = 0  # live ones on the server; 0: as many as people like
    most_of_one: int = 0  # live ones that one person sits at
    starts: Starts = "press"  # of new tables
    etiquette: str = ""  # a line on the message of every lobby
    by_record: bool = False  # whether the limit for one depends on how reliable they are
    pace: str = PACES[0]  # that a new table begins with
    paces: tuple[str, ...] = PACES  # on offer
    terms: dict[str, Terms] = {}  # by pace: its numbers; none named: as they come
    away_days: int = 30  # that somebody may be away in a year
    language: Language = "discord"  # of what everybody sees
    theme: Theme = "light"
    panes: Panes = "chosen"  # with a turn: those that the game chooses, the first alone, or all
    pictures: Pictures = "turn"  # with each turn, once a round, or only on demand
    log_channel: int = 0  # where it is told what admins do; 0: nowhere
    announce_channel: int = 0  # where new lobbies are announced; 0: nowhere
    announce_role: int = 0  # whom an announcement calls; 0: nobody


AS_IT_COMES = ServerSettings()


def manages(settings: ServerSettings, roles: Iterable[int], permissions: int) -> bool:
    """Whether these roles, or Discord's own permissions, make somebody a manager of tables."""
    if permissions & (_MANAGE | _ADMINISTRATOR):
        return True
    return not set(settings.manage_roles).isdisjoint(roles)


Values: TypeAlias = Mapping[str, object]
GROUPS: Mapping[str, tuple[str, ...]] = {
    "games": ("games", "options", "locked", "seats"),
    "places": ("places", "channels", "category", "threads_in", "hands"),
    "people": ("open_roles", "manage_roles", "most_tables", "most_of_one"),
    "pace": ("pace", "paces", "terms", "away_days"),
    "looks": ("language", "theme", "panes", "pictures"),
    "notices": ("log_channel", "announce_channel", "announce_role"),
    "lobby": ("starts", "etiquette", "by_record"),
}
