"""People's data: to be read, to be forgotten, and not to be kept for ever (rows M10, M11)."""

from __future__ import annotations

import io
import zipfile
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass
from typing import Any

import msgspec

from db import audit, berths, clocks, lobbies, outbox, privacy, retention, tables
from db import deputies as db_deputies
from db.connection import Connection
from db.part import ALL, Part
from db.tables import Table
from engine.core.errors import Refused
from engine.core.seats import LETTERS
from engine.core.words import msg
from sessions import deputies, owing
from sessions.context import Context
from sessions.export import exported
from sessions.house import AS_IT_COMES
from sessions.seats import leave
from sessions.shapes import Person

DAY = 24 * 3_600
SERVER_DAYS, LOBBY_DAYS, TROUBLE_DAYS, AUDIT_DAYS, INVITATION_DAYS = 30, 30, 90, 365, 30
ABSENCE_DAYS = 731  # no budget looks back further than a year
FORMAT = 1
_ALL = 1_000_000
_NOBODY = 0


@dataclass(frozen=True, slots=True)
class Kept:
    """What is stored, in numbers."""

    playing: int = 0  # running games
    lobbies: int = 0
    over: int = 0  # games that have ended


class Privacy:
    """Use cases about what is stored."""

    def __init__(self, context: Context) -> None:
        self._context = context

    # -- one person -------------------------------------------------------------------------------

    async def kept(self, user: int) -> Kept:
        """At how many tables somebody sits."""
        return await self._context.db.look(lambda db: _kept(privacy.count_of_user(db, user)))

    async def export(self, user: int) -> bytes:
        """Everything that is stored about somebody, to be read."""
        found = await self._context.db.look(lambda db: privacy.about(db, user))
        return _readable({"format": FORMAT, "user": user, **found})

    async def forget(self, person: Person) -> None:
        """They leave every table and nothing names them any more; the games live on."""
        live = await self._context.db.run(lambda db: tables.live_played_by(db, person.id))
        async with AsyncExitStack() as held:
            for table in sorted(table.id for table in live):
                await held.enter_async_context(self._context.lock(table))
            await self._context.db.run(lambda db: self._forget(db, person.id))
        self._context.nudge()

    def _forget(self, db: Connection, user: int) -> None:
        now = self._context.clock()
        deputies.relieve_all(db, user, now)
        for table in tables.live_of_user(db, user):
            _give_up(db, table, user, now)
        for letter, channel, message in privacy.letters(db, user):
            outbox.retire(db, letter, message, now, surplus=True, channel=channel)
        db_deputies.forget(db, user, now)
        privacy.forget(db, user)

    # -- one server -------------------------------------------------------------------------------

    async def kept_of_server(self, server: int) -> Kept:
        """How many tables a server has."""
        return await self._context.db.look(lambda db: _kept(privacy.count_of_server(db, server)))

    async def export_server(self, server: int) -> bytes:
        """Everything about a server that is nobody's secret, as an archive of readable files."""
        found = await self._context.db.run(lambda db: tables.of_server(db, server))
        files = {"server.json": await self._server_file(server)}
        for table in found:
            files[f"table-{table.id}.json"] = await self._table_file(table)
        return _archive(files)

    async def _server_file(self, server: int) -> bytes:
        lines = await self._context.db.run(lambda db: audit.latest(db, server, _ALL))
        settings = msgspec.to_builtins(self._context.house.get(server, AS_IT_COMES))
        done = [msgspec.to_builtins(line) for line in lines]
        return _readable({"format": FORMAT, "server": server, "settings": settings, "audit": done})

    async def _table_file(self, table: Table) -> bytes:
        """As somebody sees it who does not sit there."""
        try:
            live = await self._context.live(table)
            return await self._context.db.look(lambda db: exported(db, table, live, _NOBODY))
        except Refused:  # it never began, or cannot be read
            return _readable(asdict(table))

    async def forget_server(self, server: int) -> None:
        """All its tables and settings are gone for good."""
        gone = await self._context.db.run(lambda db: retention.drop_server(db, server))
        self._context.house.pop(server, None)
        for table in gone:
            self._context.shelf.drop(table)

    # -- by the clock -----------------------------------------------------------------------------

    async def present(self, servers: set[int]) -> None:
        """On which servers the bot is now, as far as this process hears of them."""
        now, own = self._context.clock(), self._context.duty.own
        await self._context.db.run(lambda db: retention.note_presence(db, servers, now, own))
        self._context.presence_known = True

    async def retire(self) -> None:
        """Forget what has been kept for long enough."""
        now = self._context.clock()

        def work(db: Connection) -> None:
            retention.drop_unplayed(db, now - LOBBY_DAYS * DAY)
            retention.drop_troubles(db, now - TROUBLE_DAYS * DAY)
            retention.drop_audit(db, now - AUDIT_DAYS * DAY)
            retention.drop_votes(db, now - AUDIT_DAYS * DAY)
            retention.drop_invitations(db, now - INVITATION_DAYS * DAY)
            clocks.drop_absences(db, now - ABSENCE_DAYS * DAY)
            retention.drop_calls(db, now - INVITATION_DAYS * DAY)

        await self._context.db.run(work)
        await self._forget_servers_left(now - SERVER_DAYS * DAY)
        await self._context.db.run(privacy.drop_strangers)

    async def _forget_servers_left(self, before: int) -> None:
        """Where nobody knows who is there just now, one may have invited the bot again."""
        known = await self._context.db.run(self._known)
        for server in await self._context.db.run(lambda db: retention.left_before(db, before)):
            if known.has(server):
                await self.forget_server(server)

    def _known(self, db: Connection) -> Part:
        """The servers of which Discord has said whether the bot is there."""
        duty = self._context.duty
        if duty.process is None:
            return ALL if self._context.presence_known else ALL.only(frozenset())
        heard = {berth.shard for berth in berths.berths(db).values() if berth.connected}
        return Part(frozenset(heard), duty.own.count)


def _give_up(db: Connection, table: Table, user: int, now: int) -> None:
    """A lobby loses a seat; in a running game it is vacant, unless nobody else sits there."""
    left = [other for other in table.people if other != user]
    if not left:
        _close(db, table, now)
    elif table.status == "lobby":
        stay = [chair.sitter for chair in table.chairs if chair.user != user]
        tables.set_chairs(db, table.id, stay)
        lobbies.set_starts_at(db, table.id, None)
        if table.host == user:
            tables.set_host(db, table.id, left[0])
        owing.changed(db, table, now)
    else:
        chair = next(chair for chair in table.chairs if chair.user == user)
        leave(db, table, chair, now)
        owing.told(db, table, user, msg("people-did-leave", letter=LETTERS[chair.seat]), now)
        owing.named(db, table, now)
        owing.changed(db, table, now)


def _close(db: Connection, table: Table, now: int) -> None:
    """Nobody is left to play."""
    if table.status == "lobby":
        tables.set_chairs(db, table.id, [])
    tables.set_status(db, table.id, "ended", now)
    owing.closed(db, table.id, now)
    owing.changed(db, table, now, fresh=table.status == "playing")


def _kept(by: dict[str, int]) -> Kept:
    playing, lobbies = by.get("playing", 0), by.get("lobby", 0)
    return Kept(playing, lobbies, by.get("over", 0) + by.get("ended", 0))


def _readable(content: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(content), indent=1)


def _archive(files: dict[str, bytes]) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return data.getvalue()
