"""Match to bytes and back; the only place that knows the save format."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, TypeVar, Union, cast

import msgspec

from engine.core.errors import BadSave
from engine.core.frame import Beside, Json
from engine.core.game import Game
from engine.core.match import Match
from engine.core.words import Msg, Ref

_OLD_REF = re.compile(r"([a-z_]+):([\w>]+)")
S = TypeVar("S")


@lru_cache(maxsize=64)
def match_type(game: Game[S, Any]) -> type[Match[S]]:
    """The match of this game with its own state and frames, so that loading checks every field."""
    frames: Any = Union.__getitem__((*game.frames, Beside))
    fields = [("state", game.state), ("stack", list[frames])]
    made: Any = msgspec.defstruct(
        f"{game.meta.id}_match", fields, bases=(Match,), namespace={"asides": game.asides}
    )
    return cast("type[Match[S]]", made)


@lru_cache(maxsize=64)
def _packer(game: Game[S, Any]) -> msgspec.msgpack.Decoder[Match[S]]:
    return msgspec.msgpack.Decoder(match_type(game))


@lru_cache(maxsize=64)
def _loader(game: Game[S, Any]) -> msgspec.json.Decoder[Match[S]]:
    return msgspec.json.Decoder(match_type(game))


_pack = msgspec.msgpack.Encoder()
_dump = msgspec.json.Encoder()


def copy(game: Game[S, Any], match: Match[S]) -> Match[S]:
    """A second match that shares nothing with the first; a round trip is the fastest deep copy."""
    return _packer(game).decode(_pack.encode(match))


def encode(match: Match[Any]) -> bytes:
    """The whole match as JSON."""
    return _dump.encode(match)


def load(game: Game[S, Any], data: bytes) -> Match[S]:
    """Read a saved match, upgrading an older schema step by step."""
    head = _head(data)
    if head.game != game.meta.id:
        raise BadSave("core-save-foreign", found=head.game, wanted=game.meta.id)
    if head.schema > game.schema:
        raise BadSave("core-save-newer", found=head.schema, known=game.schema)
    try:
        if head.schema < game.schema:
            return _upgraded(game, msgspec.json.decode(data), head.schema)
        return _loader(game).decode(data)
    except msgspec.MsgspecError as error:
        raise BadSave("core-save-broken", detail=str(error)) from error


def upgrade_event(data: bytes) -> bytes:
    """An event of the first format, where things of the game were strings like `good:rice`."""
    raw = msgspec.json.decode(data)
    raw["args"] = {name: _upgraded_arg(arg) for name, arg in raw.get("args", {}).items()}
    return _dump.encode(raw)


def _upgraded_arg(arg: Json) -> Json:
    if isinstance(arg, list):
        return [_upgraded_arg(each) for each in arg]
    if isinstance(arg, dict):
        args = {name: _upgraded_arg(each) for name, each in arg.get("args", {}).items()}
        return Msg(arg["key"], args)
    if isinstance(arg, str) and (found := _OLD_REF.fullmatch(arg)):
        return Ref(*found.groups())
    return arg


class _Head(msgspec.Struct):
    game: str
    schema: int


def _head(data: bytes) -> _Head:
    try:
        return msgspec.json.decode(data, type=_Head)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadSave("core-save-broken", detail=str(error)) from error


def _upgraded(game: Game[S, Any], raw: Json, schema: int) -> Match[S]:
    for old in range(schema, game.schema):
        if old not in game.upgrade:
            raise BadSave("core-save-no-upgrade", found=old, known=game.schema)
        raw = game.upgrade[old](raw)
        raw["schema"] = old + 1
    upgraded: Match[S] = msgspec.convert(raw, match_type(game), str_keys=True)
    upgraded.put(upgraded.questions(), upgraded.numbers())  # what may be asked may have changed
    return upgraded
