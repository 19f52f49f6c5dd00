"""Every refusal carries a message for a person; nothing has changed when one is raised."""

from __future__ import annotations

from traceback import format_tb

from engine.core.tokens import short
from engine.core.words import Arg, Msg


class Refused(Exception):
    """Base of all refusals: `why` says the reason in the reader's language."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key, args)
        self.why = Msg(key, args)

    def __str__(self) -> str:
        """Readable in a log even before any language is known."""
        told = ", ".join(f"{name}={value}" for name, value in self.why.args.items())
        return f"{self.why.key} ({told})" if told else self.why.key


class Unstored(Exception):
    """The store cannot be written or read now: nothing was changed, and later it may work again."""


class Stale(Refused):
    """The question has been answered, or the position has moved on since it was put."""


class NotAsked(Refused):
    """This seat has no open question."""


class IllegalAnswer(Refused):
    """The picks are not among what was offered.

    `nearest` holds the closest legal tokens, `wanted` those that somebody may have meant.
    """

    def __init__(
        self,
        key: str,
        nearest: tuple[str, ...] = (),
        wanted: tuple[str, ...] = (),
        /,
        **args: Arg,
    ) -> None:
        super().__init__(key, **args, nearest=", ".join(map(short, nearest)))
        self.nearest = nearest
        self.wanted = wanted


class BadSetup(Refused):
    """No match can be made of this game, seat count and options."""


class BadSave(Refused):
    """These bytes are not a match this program can load."""


class BadData(Refused):
    """A game's data file does not describe the game in the box."""


class UnknownGame(Refused):
    """No game of this name is registered."""


def without_values(error: Exception) -> str:
    """For a log: what went wrong and where; what it says itself might be somebody's secret."""
    return f"{type(error).__name__}:\n{''.join(format_tb(error.__traceback__))}"
