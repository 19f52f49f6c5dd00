"""A sentence that is not yet in any language."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Msg(Struct, frozen=True):
    """A key and what goes into it; `kind:id` strings are tokens that each language names."""

    key: str
    args: dict[str, Arg] = {}


Arg: TypeAlias = str | int | Msg | tuple[Msg, ...]


def msg(key: str, **args: Arg) -> Msg:
    """Write a message as it reads: `msg("rog-sailed", boat=2)`."""
    return Msg(key, args)
