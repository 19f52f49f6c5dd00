"""The form of a game's match: its type and its readers, ready before anything is read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, Union, cast

import msgspec

from engine.core.frame import Beside, Frame
from engine.core.match import Asides, Match

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Form(Generic[S]):
    """The match of one game with its own state and frames, so that reading checks every field.

    Made together with its game: msgspec works out what it knows of a type when the first reader
    of it is made, and two threads that do so at once bring the process down.
    """

    match: type[Match[S]]
    load: Callable[[bytes], Match[S]]  # from JSON
    unpack: Callable[[bytes], Match[S]]  # from MessagePack


def form_of(
    name: str, state: type[S], frames: tuple[type[Frame[S]], ...], asides: Asides[S] | None
) -> Form[S]:
    """The form of matches with this state and these frames."""
    frame: Any = Union.__getitem__((*frames, Beside))
    fields = [("state", state), ("stack", list[frame])]
    made: Any = msgspec.defstruct(
        f"{name}_match", fields, bases=(Match,), namespace={"asides": asides}
    )
    match = cast("type[Match[S]]", made)
    return Form(match, msgspec.json.Decoder(match).decode, msgspec.msgpack.Decoder(match).decode)
