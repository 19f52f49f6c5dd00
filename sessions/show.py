"""Looking: posters, hands, pictures, the log (rows T18, T22, P1 to P3, P11, I2, I3)."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from db import deputies, matches, people, tables
from db.connection import Connection
from db.deputies import Acted
from db.people import User
from db.tables import Table
from engine.core.decision import Decision, Seat
from engine.core.errors import UnknownGame
from engine.core.frame import Event
from engine.core.game import Game, Meta
from engine.core.tokens import shown
from engine.core.words import Msg, msg
from locales import words
from render.picture import (
    Look,
    Named,
    Picture,
    changed_panes,
    each_turn,
    has_preview,
    panes,
    renderer,
    spelled,
)
from sessions.context import Context, Live
from sessions.deadlines import deadlines
from sessions.drawing import Drawing
from sessions.export import exported
from sessions.pens import Urgency
from sessions.shapes import Ask, LogPage, Own, Person, Poster, Seen, Since, TableError, Told
from sessions.sight import happened, seen, seen_in_public, seen_then
from sessions.since import away, since
from sessions.tour import farewell

LOG_PAGE = 15
_log = logging.getLogger(__name__)


class Show:
    """Use cases that change nothing."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.drawing = Drawing()

    async def in_channel(self, channel: int) -> Table:
        """The table of a channel: the live one, else the last one."""
        found = await self._context.db.look(lambda db: tables.find_in_channel(db, channel))
        if found is None:
            raise TableError("bot-no-table-here")
        return found

    async def in_server(self, server: int) -> list[Table]:
        """All live tables of a server."""
        return await self._context.db.look(lambda db: tables.live_in_server(db, server))

    async def of_user(self, user: int) -> list[Own]:
        """All live tables somebody plays at, for others too; whether each waits for them."""
        mine = await self._context.db.look(lambda db: tables.live_played_by(db, user))
        return [await self.own(table, user) for table in mine]

    async def own(self, table: Table, user: int) -> Own:
        """How a table stands for somebody: whom it waits for, and since when.

        One that cannot be read must not hide the others, whatever is wrong with it.
        """
        if table.status != "playing":
            return Own(table)
        try:
            live = await self._context.live(table)
        except Exception:
            _log.exception("table %d cannot be read", table.id)
            return Own(table, readable=False)
        asked = live.published.asked
        waiting = tuple(chair for chair in table.chairs if chair.seat in asked)
        since = await self._asked_at(table, min(asked.values(), default=0))
        seat = table.seat_played_by(user)
        by_hand = seat in live.match.asked and seat not in table.bots
        waits = table.paused_by is None and by_hand and _is_called(table, user)
        clocks = await self._context.db.look(lambda db: deadlines(db, table.id))
        deadline = clocks.get(seat) if waits and seat is not None else None
        return Own(table, waits, True, waiting, since, deadline)

    async def _asked_at(self, table: Table, revision: int) -> int:
        """When a question of this number was put."""
        found = await self._context.db.look(lambda db: matches.answered_at(db, table.id, revision))
        return table.started_at if found is None else found

    async def table(self, table: int) -> Table:
        """A table by its number."""
        return await self._context.look(table)

    def meta(self, table: Table) -> Meta:
        """What is known of a table's game without its rules."""
        return self._context.meta(table)

    def rules(self, table: Table) -> Game[Any, Any]:
        """A table's game, where it can be played."""
        return self._context.games.get(table.game)

    def title(self, table: Table) -> Msg:
        """What a table's game is called, also where this program does not know it."""
        try:
            return self.meta(table).title()
        except UnknownGame:
            return msg("bot-unknown-game", game=shown(table.game))

    def game(self, name: str) -> Meta:
        """What is known of a game by its name."""
        return self._context.games.get(name).meta

    def games(self) -> list[Meta]:
        """All games that can be played here."""
        return [game.meta for game in self._context.games]

    def cards(self, table: Table) -> tuple[Named, ...]:
        """The cards of a table's game that have a picture of their own."""
        return renderer(table.game).cards()

    def parts(self, there: Seen) -> tuple[Named, ...]:
        """The parts of the board that have a close-up in this position."""
        return renderer(there.table.game).focuses(there.view)

    def kind(self, there: Seen, wanted: str) -> str:
        """The kind of picture somebody asked for, or a refusal if there is none of it now."""
        return spelled(there.view, wanted)

    async def known_user(self, user: int) -> User:
        """What is kept about somebody who has been met."""
        return await self._context.db.look(lambda db: people.find_user(db, user))

    async def user(self, person: Person) -> User:
        """What is kept about somebody."""
        return await self._context.db.run(lambda db: people.meet_user(db, person))

    async def poster(self, table: int, *, catching_up: bool = False) -> Poster:
        """The public face of a table: the last published position and the turn that led to it.

        One that catches up also tells of turns whose own poster never came.
        """
        known = await self._context.look(table)
        live = await self._context.live(known)
        late = catching_up and 0 <= known.poster_revision < live.since
        if late:
            live = replace(live, since=known.poster_revision)
        seed, over = live.published.seed, live.published.outcome is not None
        goodbye = await self._context.db.look(lambda db: farewell(db, known, live.published))
        clocks = await self._context.db.look(lambda db: deadlines(db, table))
        return Poster(
            seen=await seen(self._context, known, live, None),
            fingerprint=fingerprint(seed, live.salt),
            seed=seed if over else None,
            salt=live.salt if over else None,
            late=late,
            farewell=goodbye,
            deadlines=clocks,
        )

    def public_pictures(self, poster: Poster) -> tuple[str, ...]:
        """The one place that says which pictures a poster carries, by kind."""
        rules, view = self._context.rules(poster.table.server), poster.seen.view
        if poster.outcome:
            return ("score",)
        if rules.pictures == "demand" or (rules.pictures == "round" and not _opens_round(poster)):
            return ()
        every = panes(view)
        return {"chosen": each_turn(view), "first": every[:1], "all": every}[rules.panes]

    def board_pictures(self, there: Seen) -> tuple[str, ...]:
        """The pictures that make up the whole board, by kind."""
        return panes(there.view)

    def has_preview(self, ask: Ask, asked: Decision) -> bool:
        """Whether a question, or a part of it, has a picture."""
        there = ask.seen
        look = Look(words(there.table.language), changes=there.changes, asked=asked)
        return has_preview(there.view, look)

    async def board(self, table: int) -> Seen:
        """What everybody sees."""
        known = await self._context.look(table)
        return await seen(self._context, known, await self._context.live(known), None)

    async def moment(self, message: int) -> Seen:
        """What everybody saw on a message of a table."""
        return await seen_then(self._context, message)

    async def hand(self, table: int, person: Person) -> Seen:
        """What somebody who sits at the table sees."""
        async with self._context.lock(table):  # a draft must not be replayed between two reads
            return await seen(self._context, *await self._seated(table, person))

    async def letter(self, table: int, person: Person) -> Seen:
        """What the letter of somebody who sits at the table tells: their hand in public."""
        return await seen_in_public(self._context, *await self._seated(table, person))

    async def text(self, table: int, person: Person) -> Seen:
        """What anybody sees: a spectator the public face."""
        async with self._context.lock(table):
            known = await self._context.look(table)
            live = await self._context.live(known)
            return await seen(self._context, known, live, known.seat_played_by(person.id))

    async def log(self, table: int, person: Person, page: int) -> LogPage:
        """A page of what this reader may know, newest page first; each begins with a whole line."""
        known = await self._context.look(table)
        live = await self._context.live(known)
        seat = known.seat_played_by(person.id)
        until, newer = live.published.revision, min(page, 1)  # one event of the page before
        most, skip = newer + 2 * LOG_PAGE + 1, page * LOG_PAGE - newer

        def work(db: Connection) -> tuple[list[tuple[int, Event]], list[Acted]]:
            events = matches.visible_events(db, table, until, seat, most, skip)
            first = events[-1][0] - 1 if events else until
            return events, deputies.acted(db, table, first, until)

        (found, acted), begins = await self._context.db.look(work), words(person.language).begins
        heads = [begins(event) for _, event in found]
        end = _whole(heads, newer + LOG_PAGE)
        events = found[_whole(heads, newer) if newer else 0 : end]
        friends = {each.revision: (each.seat, each.name) for each in acted}
        return LogPage(known, page, len(found) > end, tuple(reversed(events)), friends)

    async def catch_up(
        self, table: int, person: Person, until: int | None = None
    ) -> tuple[Event, ...]:
        """What has been published since this player's last answer (T21), up to a revision."""
        known, live, seat = await self._seated(table, person)
        last = live.published.revision if until is None else until

        def work(db: Connection) -> tuple[Event, ...]:
            return happened(db, known, matches.last_revision_of(db, table, seat), last, seat)

        return await self._context.db.look(work)

    async def since(self, table: int, person: Person) -> Since:
        """All that has been published since one's last own turn; to others, the last round."""
        async with self._context.lock(table):  # a draft must not be replayed between two reads
            known = await self._context.look(table)
            live = await self._context.live(known)
            return await since(self._context, known, live, person.id)

    async def away(self, table: int, person: Person, events: int) -> int | None:
        """When somebody answered last, if that is long ago or so many events are many."""
        _, _, seat = await self._seated(table, person)
        return await away(self._context, table, seat, person.id, events)

    def changed(self, there: Seen, turns: tuple[Told, ...]) -> tuple[Named, ...]:
        """The kinds of picture on which some turns changed anything, the most changed first."""
        return changed_panes(there.view, turns)

    async def export(self, table: int, person: Person) -> bytes:
        """One's own view and log while the game runs; everything when it is over (P9)."""
        known = await self._context.look(table)
        live = await self._context.live(known)
        return await self._context.db.look(lambda db: exported(db, known, live, person.id))

    async def drawn(
        self,
        there: Seen,
        kind: str,
        *,
        limit: int,
        theme: str | None = None,
        language: str | None = None,
        asked: Decision | None = None,
        urgency: Urgency = Urgency.AWAITED,
        turns: tuple[Told, ...] = (),
    ) -> Picture:
        """What somebody has seen, as a picture; by the server's settings unless told otherwise."""
        look = {"theme": theme or there.table.theme, "language": language or there.table.language}
        return await self.drawing.picture(
            there, kind, limit=limit, asked=asked, urgency=urgency, turns=turns, **look
        )

    async def _seated(self, table: int, person: Person) -> tuple[Table, Live, Seat]:
        known = await self._context.look(table)
        live = await self._context.live(known)
        seat = known.seat_played_by(person.id)
        if seat is None:
            raise TableError("bot-not-seated")
        return known, live, seat


def _is_called(table: Table, user: int) -> bool:
    """Whether a table that waits for somebody's seat calls them, not a friend who plays it."""
    return user in (chair.acting for chair in table.chairs)


def _whole(heads: Sequence[bool], at: int) -> int:
    """Where a page of the log ends, newest first: not before the head of its oldest line."""
    last = at - 1 + LOG_PAGE  # a line that is longer than a page is cut after all
    within = (n + 1 for n in range(at - 1, min(last, len(heads))) if heads[n])
    return next(within, at if last < len(heads) else len(heads))


def _opens_round(poster: Poster) -> bool:
    """Whether the turn has come round: the first seat is up, as at the beginning."""
    return poster.seen.revision == 0 or 0 in poster.seen.view.waiting


def fingerprint(seed: int, salt: str) -> str:
    """Published at the start; the seed and salt at the end prove that nothing was chosen later."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()
