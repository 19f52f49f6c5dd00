"""A form that Discord opens over the screen, as plain values: its fields and what was filled in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from cogs.shown.ids import BadId, Id, number_of
from cogs.shown.rows import Choice

MOST_TITLE = 45
MOST_FIELDS = 5
MOST_RADIOS = 10
ChannelKind: TypeAlias = Literal["text", "news", "forum", "category"]


@dataclass(frozen=True, slots=True)
class Radios:
    """One of a few choices, all of them to be seen."""

    key: str
    label: str
    choices: tuple[Choice, ...]
    about: str = ""


@dataclass(frozen=True, slots=True)
class Ticks:
    """Some of a few choices, at least one."""

    key: str
    label: str
    choices: tuple[Choice, ...]
    about: str = ""


@dataclass(frozen=True, slots=True)
class Tick:
    """Yes or no."""

    key: str
    label: str
    ticked: bool
    about: str = ""


@dataclass(frozen=True, slots=True)
class Pick:
    """One of many choices, in a menu."""

    key: str
    label: str
    choices: tuple[Choice, ...]
    about: str = ""


@dataclass(frozen=True, slots=True)
class Channels:
    """Some of the server's channels, or none."""

    key: str
    label: str
    kinds: tuple[ChannelKind, ...]
    chosen: tuple[int, ...]
    most: int = 1
    about: str = ""


@dataclass(frozen=True, slots=True)
class Roles:
    """Some of the server's roles, or none."""

    key: str
    label: str
    chosen: tuple[int, ...]
    most: int = 1
    about: str = ""


Field: TypeAlias = Radios | Ticks | Tick | Pick | Channels | Roles


@dataclass(frozen=True, slots=True)
class Form:
    """What is asked in one go; it is sent as a whole or not at all."""

    title: str
    id: Id
    fields: tuple[Field, ...]


class Filled:
    """What came back of a form; nothing of it is believed before it was compared with the form."""

    def __init__(self, answers: Mapping[str, Sequence[str]]) -> None:
        self._answers = answers

    def of(self, field: Field) -> tuple[int, ...]:
        """The numbers that were chosen in a field: of its choices, or of channels and roles."""
        given = self._answers.get(field.key)
        if given is None:
            raise BadId("admin-set-broken")
        if isinstance(field, Tick):
            return (1,) if given == ["true"] else ()
        return _fitting(field, tuple(dict.fromkeys(map(number_of, given))))

    def one_of(self, field: Radios | Pick) -> int:
        """The one choice that was made."""
        return self.of(field)[0]


def _fitting(
    field: Radios | Ticks | Pick | Channels | Roles, given: tuple[int, ...]
) -> tuple[int, ...]:
    if isinstance(field, Channels | Roles):
        fits = len(given) <= field.most
    else:
        many = isinstance(field, Ticks)
        fits = bool(given) and (many or len(given) == 1) and max(given) < len(field.choices)
    if not fits:
        raise BadId("admin-set-broken")
    return given
