"""A sentence that is not yet in any language."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Ref(Struct, frozen=True, tag="ref", tag_field="is"):
    """A thing of the game that each language names: a tile, a region, a seat."""

    kind: str
    id: str


class Msg(Struct, frozen=True, tag="msg", tag_field="is"):
    """A key and what goes into it."""

    key: str
    args: dict[str, Arg] = {}


Said: TypeAlias = Msg | Ref
Arg: TypeAlias = str | int | Ref | Msg | tuple[Said, ...]


class Part(Struct, frozen=True):
    """A named part of a view in words; a private one is for the view's own seat only."""

    name: str
    lines: tuple[Msg, ...]
    private: bool = False


def msg(key: str, **args: Arg) -> Msg:
    """Write a message as it reads: `msg("rog-sailed", boat=2)`."""
    return Msg(key, args)


def ref(kind: str, id: str | int) -> Ref:
    """Point at a thing: `ref("region", 3)`."""
    return Ref(kind, str(id))
