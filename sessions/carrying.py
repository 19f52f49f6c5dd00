"""Settings as a file for another server: ids go with names, as that one has ids of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from msgspec import MsgspecError, Struct
from msgspec.json import Decoder, Encoder, format
from msgspec.structs import asdict

from engine.core.words import Msg, msg
from sessions.house import ServerSettings
from sessions.shapes import TableError

MOST_BYTES = 64 * 1024
_FORMAT = 1
_KIND = "harbormaster-settings"
_FIELDS = {  # of settings that name things of a server, and what these are
    "channels": "channel",
    "category": "category",
    "threads_in": "channel",
    "open_roles": "role",
    "manage_roles": "role",
    "log_channel": "channel",
    "announce_channel": "channel",
    "announce_role": "role",
}


class _File(Struct):
    """What is in the file."""

    kind: str
    format: int
    names: dict[str, str]  # of the channels and roles, by their ids
    settings: dict[str, Any]


_FILE = Decoder(_File)
_SETTINGS = Decoder(ServerSettings)
_ENCODER = Encoder(order="deterministic")


@dataclass(frozen=True, slots=True)
class Landmarks:
    """The channels, categories and roles of a server, by id."""

    channel: Mapping[int, str]
    category: Mapping[int, str]
    role: Mapping[int, str]

    def of(self, kind: str) -> Mapping[int, str]:
        """All of one kind."""
        found: Mapping[int, str] = getattr(self, kind)
        return found

    def here(self, kind: str, id: int, name: str) -> int | None:
        """The same thing on this server: by its id, or the only one of its name."""
        known = self.of(kind)
        if id in known:
            return id
        alike = [one for one, called in known.items() if called == name]
        return alike[0] if len(alike) == 1 else None


@dataclass(frozen=True, slots=True)
class Read:
    """What a file holds for this server, and what of it is not there."""

    settings: ServerSettings
    lost: tuple[Msg, ...]


def written(settings: ServerSettings, there: Landmarks) -> bytes:
    """All settings, readable, with the names of what they name."""
    names = {
        str(id): there.of(kind).get(id, "?")
        for field, kind in _FIELDS.items()
        for id in _ids(getattr(settings, field))
    }
    return format(_ENCODER.encode(_File(_KIND, _FORMAT, names, asdict(settings))), indent=2)


def read(data: bytes, here: Landmarks) -> Read:
    """Settings for this server; a file that is not one of ours is refused whole."""
    file = _file(data)
    unknown = sorted(set(file.settings) - set(ServerSettings.__struct_fields__))
    if unknown:
        raise TableError("admin-file-newer", names=", ".join(unknown)[:100])
    try:
        settings = _SETTINGS.decode(_ENCODER.encode(file.settings))
    except (MsgspecError, RecursionError) as error:
        raise TableError("admin-file-broken", detail=str(error)[:100]) from error
    return _at_home(settings, file.names, here)


def _file(data: bytes) -> _File:
    try:
        file = _FILE.decode(data)
    except (MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise TableError("admin-file-broken", detail=str(error)[:100]) from error
    if file.kind != _KIND:
        raise TableError("admin-file-foreign")
    if file.format != _FORMAT:
        raise TableError(
            "admin-file-newer", names=msg("admin-file-format", number=str(file.format))
        )
    return file


def _at_home(settings: ServerSettings, names: Mapping[str, str], here: Landmarks) -> Read:
    """The same with the channels and roles of this server; what it has not is left out."""
    values = asdict(settings)
    lost: list[Msg] = []
    for field, kind in _FIELDS.items():
        known = _ids(values[field])
        found = [here.here(kind, id, names.get(str(id), "")) for id in known]
        kept = tuple(dict.fromkeys(id for id in found if id is not None))
        values[field] = kept if isinstance(values[field], tuple) else next(iter(kept), 0)
        gone = [id for id, there in zip(known, found, strict=True) if there is None]
        lost += [_lost(kind, names.get(str(id), "?")) for id in gone]
    lost += _anywhere(values)
    return Read(ServerSettings(**values), tuple(lost))


def _lost(kind: str, name: str) -> Msg:
    return msg(f"admin-lost-{kind}", name=name[:100])


def _anywhere(values: dict[str, Any]) -> Iterator[Msg]:
    """Where no place is left in which tables may stand, they may stand anywhere."""
    needs = {"channels": "channels", "category": "category", "threads": "threads_in"}
    if (field := needs.get(values["places"])) and not values[field]:
        values["places"] = "any"
        yield msg("admin-lost-places")


def _ids(value: int | tuple[int, ...]) -> tuple[int, ...]:
    return value if isinstance(value, tuple) else (value,) if value else ()
