"""Match to bytes and back; the only place that knows the save format."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from engine.core.errors import BadSave
from engine.core.frame import Json
from engine.core.game import Game
from engine.core.match import Match
from engine.core.words import Msg, Ref

_OLD_REF = re.compile(r"([a-z_]+):([\w>]+)")
S = TypeVar("S")
_pack = msgspec.msgpack.Encoder()
_dump = msgspec.json.Encoder()


def copy(game: Game[S, Any], match: Match[S]) -> Match[S]:
    """A second match that shares nothing with the first; a round trip is the fastest deep copy."""
    return game.form.unpack(_pack.encode(match))


def copies(game: Game[S, Any], match: Match[S]) -> Callable[[], Match[S]]:
    """The same, for many copies of the match as it is now."""
    packed, unpack = _pack.encode(match), game.form.unpack
    return lambda: unpack(packed)


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
        return game.form.load(data)
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


_read_head = msgspec.json.Decoder(_Head).decode


def _head(data: bytes) -> _Head:
    try:
        return _read_head(data)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadSave("core-save-broken", detail=str(error)) from error


def _upgraded(game: Game[S, Any], raw: Json, schema: int) -> Match[S]:
    for old in range(schema, game.schema):
        if old not in game.upgrade:
            raise BadSave("core-save-no-upgrade", found=old, known=game.schema)
        raw = game.upgrade[old](raw)
        raw["schema"] = old + 1
    upgraded = game.form.load(_dump.encode(raw))
    upgraded.put(upgraded.questions(), upgraded.numbers())  # what may be asked may have changed
    return upgraded
