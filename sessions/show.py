"""Looking: posters, hands, pictures, the log (rows T18, T22, P1 to P3, P11, I2, I3)."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from db import matches, people, tables
from db.connection import Connection
from db.people import User
from db.tables import Table
from engine.core.decision import Decision, Seat
from engine.core.errors import NotAsked
from engine.core.flow import question
from engine.core.frame import Event
from engine.core.game import Meta
from engine.core.match import Match, View
from locales import words
from render.picture import Look, Named, Picture, draw, renderer
from sessions.context import Context, Live
from sessions.export import exported
from sessions.shapes import HandShown, LogPage, Person, Poster, TableError

LOG_PAGE = 15
DRAWING_THREADS = 2
MOST_PICTURES = 32
MOST_NAME = 32
PICTURE_WIDTH = 1600


class Show:
    """Use cases that change nothing."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._pens = ThreadPoolExecutor(DRAWING_THREADS, thread_name_prefix="draw")
        self._drawn: OrderedDict[tuple[Any, ...], Picture] = OrderedDict()

    def close(self) -> None:
        """Let the drawing threads finish."""
        self._pens.shutdown(cancel_futures=True)

    async def in_channel(self, channel: int) -> Table:
        """The table of a channel: the live one, else the last one."""
        found = await self._context.db.run(lambda db: tables.find_in_channel(db, channel))
        if found is None:
            raise TableError("bot-no-table-here")
        return found

    async def in_server(self, server: int) -> list[Table]:
        """All live tables of a server."""
        return await self._context.db.run(lambda db: tables.live_in_server(db, server))

    async def of_user(self, user: int) -> list[tuple[Table, bool]]:
        """All live tables somebody sits at, and whether each waits for them."""
        mine = await self._context.db.run(lambda db: tables.live_of_user(db, user))
        return [(table, await self._waits_for(table, user)) for table in mine]

    async def _waits_for(self, table: Table, user: int) -> bool:
        if table.status != "playing":
            return False
        return table.seat_of(user) in (await self._context.live(table)).match.asked

    async def table(self, table: int) -> Table:
        """A table by its number."""
        return await self._context.table(table)

    def meta(self, table: Table) -> Meta:
        """What is known of a table's game without its rules."""
        return self._context.games.get(table.game).meta

    def games(self) -> list[Meta]:
        """All games that can be played here."""
        return [game.meta for game in self._context.games]

    def cards(self, table: Table) -> tuple[Named, ...]:
        """The cards of a table's game that have a picture of their own."""
        return renderer(table.game).cards()

    async def parts(self, table: int) -> tuple[Named, ...]:
        """The parts of the board that have a close-up now."""
        known = await self._context.table(table)
        live = await self._context.live(known)
        return renderer(known.game).focuses(live.game.view(live.published, None))

    async def known_user(self, user: int) -> User:
        """What is kept about somebody who has been met."""
        return await self._context.db.run(lambda db: people.find_user(db, user))

    async def user(self, person: Person) -> User:
        """What is kept about somebody."""
        return await self._context.db.run(
            lambda db: people.meet_user(db, person.id, person.name, person.language)
        )

    async def poster(self, table: int) -> Poster:
        """The public face of a table: the last published position and the turn that led to it."""
        known = await self._context.table(table)
        live = await self._context.live(known)
        shown = live.published
        since, until = live.since, shown.revision
        events = await self._context.db.run(
            lambda db: matches.events_between(db, table, since, until)
        )
        return Poster(
            table=known,
            revision=shown.revision,
            view=live.game.view(shown, None),
            waiting=tuple(chair for chair in known.chairs if chair.seat in shown.asked),
            changes=tuple(event for _, event in events if event.to is None),
            outcome=shown.outcome,
            fingerprint=fingerprint(shown.seed, live.salt),
            seed=shown.seed if shown.outcome is not None else None,
            salt=live.salt if shown.outcome is not None else None,
        )

    async def hand(self, table: int, person: Person) -> HandShown:
        """A seat's private page: the lines of its view that the public view does not have."""
        known, live, seat = await self._seated(table, person)
        match = _seen_by(live, seat)
        public = live.game.describe(live.game.view(match, None))
        lines = live.game.describe(live.game.view(match, seat))
        own = tuple(line for line in lines if line not in public)
        return HandShown(known, seat, own, seat in match.asked)

    async def text(self, table: int, person: Person) -> HandShown:
        """The whole view in words, for anybody: a spectator gets the public one."""
        known = await self._context.table(table)
        live = await self._context.live(known)
        seat = known.seat_of(person.id)
        match = live.published if seat is None else _seen_by(live, seat)
        lines = live.game.describe(live.game.view(match, seat))
        asked = seat is not None and seat in match.asked
        return HandShown(known, -1 if seat is None else seat, tuple(lines), asked)

    async def log(self, table: int, person: Person, page: int) -> LogPage:
        """A page of what this reader may know, newest page first."""
        known = await self._context.table(table)
        live = await self._context.live(known)
        seat = known.seat_of(person.id)
        until = live.published.revision

        def work(db: Connection) -> list[tuple[int, Event]]:
            return matches.visible_events(db, table, until, seat, LOG_PAGE + 1, page * LOG_PAGE)

        found = await self._context.db.run(work)
        events = tuple(reversed(found[:LOG_PAGE]))
        return LogPage(known, page, len(found) > LOG_PAGE, events)

    async def catch_up(self, table: int, person: Person) -> tuple[Event, ...]:
        """What has been published since this player's last answer (T21)."""
        _, live, seat = await self._seated(table, person)

        def work(db: Connection) -> list[tuple[int, Event]]:
            since = matches.last_revision_of(db, table, seat)
            return matches.events_between(db, table, since, live.published.revision)

        found = await self._context.db.run(work)
        return tuple(event for _, event in found if event.visible_to(seat))

    async def export(self, table: int, person: Person) -> bytes:
        """One's own view and log while the game runs; everything when it is over (P9)."""
        known = await self._context.table(table)
        live = await self._context.live(known)
        return await self._context.db.run(lambda db: exported(db, known, live, person.id))

    async def picture(
        self,
        table: int,
        kind: str,
        reader: Person | None,
        *,
        limit: int,
        theme: str | None = None,
        language: str | None = None,
    ) -> Picture:
        """Draw off the event loop; `reader` None means the public, by the server's settings."""
        known = await self._context.table(table)
        live = await self._context.live(known)
        view, decision, revision = self._eyes(known, live, kind, reader)
        spoken = language or (reader.language if reader else known.language)
        changes = () if kind == "preview" else (await self.poster(table)).changes
        look = Look(
            theme=theme or known.theme,
            width=PICTURE_WIDTH,
            words=words(spoken),
            names=tuple(name[:MOST_NAME] for name in known.names()),
            changes=changes,
            asked=decision,
        )
        key = (table, revision, kind, view.seat, spoken, look.theme, limit)
        return await self._draw(key, view, kind, look, limit)

    def _eyes(
        self, table: Table, live: Live, kind: str, reader: Person | None
    ) -> tuple[View[Any, Any, Any], Decision | None, int]:
        """Whose view is drawn, the question to mark on it, and the revision it is of."""
        seat = None if reader is None else table.seat_of(reader.id)
        if kind == "hand" and seat is None:
            raise TableError("bot-not-seated")
        if kind not in ("hand", "preview") or seat is None:
            return live.game.view(live.published, None), None, live.published.revision
        match = _seen_by(live, seat)
        try:
            decision = question(match.questions(), seat)
        except NotAsked:
            decision = None
        asked = decision if kind == "preview" else None
        return live.game.view(match, seat), asked, match.revision

    async def _draw(
        self, key: tuple[Any, ...], view: View[Any, Any, Any], kind: str, look: Look, limit: int
    ) -> Picture:
        if found := self._drawn.get(key):
            self._drawn.move_to_end(key)
            return found
        loop = asyncio.get_running_loop()
        picture = await loop.run_in_executor(self._pens, partial(draw, view, kind, look, limit))
        self._drawn[key] = picture
        if len(self._drawn) > MOST_PICTURES:
            self._drawn.popitem(last=False)
        return picture

    async def _seated(self, table: int, person: Person) -> tuple[Table, Live, Seat]:
        known = await self._context.table(table)
        live = await self._context.live(known)
        seat = known.seat_of(person.id)
        if seat is None:
            raise TableError("bot-not-seated")
        return known, live, seat


def _seen_by(live: Live, seat: Seat) -> Match[Any]:
    """A draft is seen by the seat that is asked, and by nobody else."""
    return live.published if live.match.number(seat) is None else live.match


def fingerprint(seed: int, salt: str) -> str:
    """Published at the start; the seed and salt at the end prove that nothing was chosen later."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()
