"""What a form of the settings is about, and the small parts that all of them are made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from cogs.shown.ids import BadId
from cogs.shown.rows import MOST_CHOICE_LABEL, Choice
from cogs.shown.text import cut
from engine.core.game import Meta, OptionSpec
from engine.core.words import Msg
from locales import Words
from sessions.house import ServerSettings

T = TypeVar("T")
MOST_LABEL = 45


@dataclass(frozen=True, slots=True)
class Asked:
    """What a form is filled in with before anybody touches it, and which game it is about."""

    settings: ServerSettings
    games: Sequence[Meta]
    spoken: Words
    game: int = 0
    option: int = 0

    @property
    def meta(self) -> Meta:
        """The game."""
        return nth(self.games, self.game)

    @property
    def spec(self) -> OptionSpec:
        """One of its options."""
        return nth(self.meta.options, self.option)

    def say(self, key: str) -> str:
        """One of several choices."""
        return cut(self.spoken.say(Msg(key)), MOST_CHOICE_LABEL)

    def label(self, name: str) -> str:
        """What a field is called."""
        return cut(self.spoken.say(Msg(f"admin-ask-{name}")), MOST_LABEL)

    def about(self, name: str) -> str:
        """What is said below that, if anything."""
        key = f"admin-hint-{name}"
        return self.say(key) if self.spoken.has(key) else ""


def nth(things: Sequence[T], number: int) -> T:
    """One of several by its number in an id, which may be of another day."""
    if number >= len(things):
        raise BadId("admin-set-broken")
    return things[number]


def numbered(labels: Sequence[str], chosen: Sequence[bool]) -> tuple[Choice, ...]:
    """Choices by their numbers, so that what comes back needs no trust."""
    pairs = zip(labels, chosen, strict=True)
    return tuple(Choice(label, str(n), chosen=on) for n, (label, on) in enumerate(pairs))
