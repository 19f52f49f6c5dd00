"""Use cases around a server's settings: read, change, undo, carry to another server (row M1)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeAlias
from zlib import crc32

from msgspec import MsgspecError
from msgspec.json import Decoder, Encoder
from msgspec.structs import asdict

from db import audit, outbox, people, tables
from db import settings as stored
from db.connection import Change, Connection
from db.settings import Version
from engine.core.errors import Unstored
from engine.core.registry import Registry
from engine.core.words import Msg
from sessions import carrying
from sessions.carrying import Landmarks
from sessions.context import Context
from sessions.house import AS_IT_COMES, GROUPS, ServerSettings, Values
from sessions.house import manages as manages
from sessions.house_rules import check, terms_of
from sessions.house_words import lines
from sessions.letters import owe_letters
from sessions.paces import written
from sessions.shapes import Person, Place, TableError

_DECODER = Decoder(ServerSettings)
_ENCODER = Encoder(order="deterministic")
_ON_POSTERS = {
    *("language", "theme", "panes", "pictures"),
    *("locked", "seats", "paces", "terms", "etiquette"),
}


@dataclass(frozen=True, slots=True)
class Changed:
    """What a change has made of a server's settings."""

    before: ServerSettings
    after: ServerSettings
    version: int

    @property
    def fields(self) -> tuple[str, ...]:
        """The settings that are not what they were."""
        return tuple(
            name
            for name in ServerSettings.__struct_fields__
            if getattr(self.before, name) != getattr(self.after, name)
        )


@dataclass(frozen=True, slots=True)
class Offered:
    """What a file would change on this server, what of it is not there, and its check sum."""

    changed: Changed
    lost: tuple[Msg, ...]
    checksum: int


class Settings:
    """All servers' settings are few and small: they are kept in memory as the database has them."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._reading: asyncio.Future[None] | None = None

    async def load(self) -> None:
        """Read them all, once, before anybody asks."""
        found = await self._context.db.run(stored.all_newest)
        self._context.house.clear()
        self._context.house.update({version.server: _read(version) for version in found})

    def changed(self, change: Change) -> None:
        """Another process has stored settings: they are read again."""
        if change.kind in ("server", "all"):
            self._reading = asyncio.ensure_future(self._read_again())

    async def _read_again(self) -> None:
        async with self._context.house_lock:
            with suppress(Unstored):  # after a silence all is read once more
                await self.load()

    def of(self, server: int | None) -> ServerSettings:
        """What counts on a server; nowhere else has anybody chosen anything."""
        return self._context.rules(server or 0)

    @property
    def games(self) -> Registry:
        """All games that there are something to set about."""
        return self._context.games

    def language(self, place: Place) -> str:
        """What everybody reads there."""
        chosen = self.of(place.server).language
        return place.language if chosen == "discord" else chosen

    async def undoable(self, server: int) -> int:
        """The number of the version that can be undone; 0 if there is nothing to go back to."""
        found = await self._context.db.run(lambda db: _now(db, server))
        return 0 if found.settings == AS_IT_COMES and not found.undone_to else found.number

    async def change(self, place: Place, person: Person, group: str, values: Values) -> Changed:
        """Change some settings of one group, all of them or none."""
        assert set(values) <= set(GROUPS[group]), values

        def new(db: Connection, now: _Now) -> tuple[ServerSettings, int]:
            after = converted({**asdict(now.settings), **values})
            check(self._context.games, after)
            return after, now.number

        return await self._store(place, person, new, "admin-did-change")

    async def undo(self, place: Place, person: Person, version: int) -> Changed:
        """Back to what was before a version; pressed again, to what was before that."""

        def new(db: Connection, now: _Now) -> tuple[ServerSettings, int]:
            if now.number != version or not version:
                raise TableError("admin-undo-stale")
            before = stored.numbered(db, place.server, now.undone_to)
            return (_read(before), before.undone_to) if before else (AS_IT_COMES, 0)

        return await self._store(place, person, new, "admin-did-undo")

    def export(self, server: int, there: Landmarks) -> bytes:
        """All settings as a readable file."""
        return carrying.written(self.of(server), there)

    async def read_import(
        self, place: Place, person: Person, data: bytes, here: Landmarks
    ) -> Offered:
        """What a file would change; it is kept for this person until they say so."""
        found = carrying.read(data, here)
        check(self._context.games, found.settings)
        encoded = _ENCODER.encode(found.settings)

        def work(db: Connection) -> Offered:
            now = _now(db, place.server)
            people.keep_setting(db, _kept_for(place, person), encoded.decode())
            changed = Changed(now.settings, found.settings, now.number)
            return Offered(changed, found.lost, crc32(encoded))

        return await self._context.db.run(work)

    async def apply_import(
        self, place: Place, person: Person, version: int, checksum: int
    ) -> Changed:
        """Do what was offered, if nothing was changed since."""

        def new(db: Connection, now: _Now) -> tuple[ServerSettings, int]:
            key = _kept_for(place, person)
            kept = (people.setting(db, key) or "").encode()
            if now.number != version or crc32(kept) != checksum:
                raise TableError("admin-import-stale")
            after = _DECODER.decode(kept)
            check(self._context.games, after)
            people.drop_settings(db, key)
            return after, now.number

        return await self._store(place, person, new, "admin-did-import")

    async def _store(self, place: Place, person: Person, new: _New, did: str) -> Changed:
        """All that a change brings with it is stored with it."""
        now = self._context.clock()

        def work(db: Connection) -> Changed:
            people.meet_server(db, place.server, place.language)
            people.meet_user(db, person)
            before = _now(db, place.server)
            after, undone_to = new(db, before)
            if after == before.settings:
                return Changed(after, after, before.number)
            changed = Changed(before.settings, after, before.number + 1)
            row = (place.server, changed.version, _ENCODER.encode(after), undone_to, person.id, now)
            stored.keep(db, Version(*row))
            _spread(db, place, changed, now)
            told = lines(after, self._context.games, changed.fields)
            what = Msg(did, {"changes": told})
            audit.write(db, place.server, person.id, now, what)
            return changed

        async with self._context.house_lock:
            changed = await self._context.db.run(work)
            self._context.house[place.server] = changed.after
        self._context.nudge()
        return changed


@dataclass(frozen=True, slots=True)
class _Now:
    """The version that counts."""

    settings: ServerSettings = AS_IT_COMES
    number: int = 0
    undone_to: int = 0


_New: TypeAlias = Callable[[Connection, _Now], tuple[ServerSettings, int]]


def _now(db: Connection, server: int) -> _Now:
    found = stored.newest(db, server)
    return _Now(_read(found), found.number, found.undone_to) if found else _Now()


def _spread(db: Connection, place: Place, changed: Changed, now: int) -> None:
    """What the change means for the tables that are there already."""
    after = changed.after
    spoken = place.language if after.language == "discord" else after.language
    stored.show_in(db, place.server, spoken, after.theme)
    for table in tables.live_in_server(db, place.server):
        if table.status == "lobby":
            tables.set_pace(db, table.id, table.pace, written(terms_of(after, table.pace)))
        if not _ON_POSTERS.isdisjoint(changed.fields):
            outbox.owe(db, table.id, "refresh", max(table.poster_revision, 0), now)
        if "hands" in changed.fields:
            owe_letters(db, table, max(table.poster_revision, 0), now)


def _kept_for(place: Place, person: Person) -> str:
    """Where the file that somebody has sent is kept until they say so."""
    return people.import_key(place.server, person.id)


def _read(version: Version) -> ServerSettings:
    return _DECODER.decode(version.settings)


def converted(values: Values) -> ServerSettings:
    """Values of the right kinds as settings; anything else was not chosen from what we offered."""
    try:
        return _DECODER.decode(_ENCODER.encode(values))
    except MsgspecError as error:
        raise TableError("admin-set-broken") from error
