"""A form that Discord opens over the screen, as plain values: its fields and what was filled in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from cogs.shown.ids import BadId, Id, number_of
from cogs.shown.rows import Choice
from cogs.shown.text import cut

MOST_TITLE = 45
MOST_FIELDS = 5
MOST_RADIOS = 10
ChannelKind: TypeAlias = Literal["text", "news", "forum", "category"]


@dataclass(frozen=True, slots=True)
class Choose:
    """One of a few choices, all of them to be seen; some of them, at least one; or one of many."""

    key: str
    label: str
    choices: tuple[Choice, ...]
    how: Literal["one", "some", "menu"] = "one"
    about: str = ""


@dataclass(frozen=True, slots=True)
class Tick:
    """Yes or no."""

    key: str
    label: str
    ticked: bool
    about: str = ""


@dataclass(frozen=True, slots=True)
class Name:
    """Some of the server's roles, or of its channels of some kinds, or none."""

    key: str
    label: str
    kinds: tuple[ChannelKind, ...]  # none: roles
    chosen: tuple[int, ...]
    most: int = 1
    about: str = ""


@dataclass(frozen=True, slots=True)
class Write:
    """A few words of one's own, or none."""

    key: str
    label: str
    text: str
    most: int
    about: str = ""


Field: TypeAlias = Choose | Tick | Name


@dataclass(frozen=True, slots=True)
class Form:
    """What is asked in one go; it is sent as a whole or not at all."""

    title: str
    id: Id
    fields: tuple[Field | Write, ...]


class Filled:
    """What came back of a form; nothing of it is believed before it was compared with the form."""

    def __init__(self, answers: Mapping[str, Sequence[str]]) -> None:
        self._answers = answers

    def of(self, field: Field) -> tuple[int, ...]:
        """The numbers that were chosen in a field: of its choices, or of channels and roles."""
        given = self._given(field)
        if isinstance(field, Tick):
            return (1,) if given == ["true"] else ()
        return _fitting(field, tuple(dict.fromkeys(map(number_of, given))))

    def text(self, field: Write) -> str:
        """What was written."""
        return cut(" ".join(self._given(field)).strip(), field.most)

    def _given(self, field: Field | Write) -> Sequence[str]:
        given = self._answers.get(field.key)
        if given is None:
            raise BadId("admin-set-broken")
        return given


def _fitting(field: Choose | Name, given: tuple[int, ...]) -> tuple[int, ...]:
    if isinstance(field, Name):
        fits = len(given) <= field.most
    else:
        few = field.how == "some" or len(given) == 1
        fits = bool(given) and few and max(given) < len(field.choices)
    if not fits:
        raise BadId("admin-set-broken")
    return given
