"""The outbox: what is owed, delivered or failed, and how long to wait before trying again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from db import (
    activations,
    counts,
    due,
    followers,
    hand_threads,
    left_behind,
    matches,
    moments,
    notices,
    outbox,
    people,
    sendings,
    tables,
)
from db.activations import BY_POSTER
from db.connection import Connection, Stamp
from db.outbox import Going, Notice
from db.sendings import Sending
from db.tables import Table
from sessions import calls, telling
from sessions.context import Context
from sessions.telling import NOTICE

_BATCH = 200
_FIRST_WAIT = 5
_LONGEST_WAIT = 900  # whoever is to be called after an outage should not wait for an hour
_LATELY = 3 * 24 * 3_600
PICTURE_WAITS = 30  # seconds until it is seen again whether it can be drawn
LETTER, LAST = 0, 1  # what a letter is owed for: to be edited in place, or to stay as it is


def wait_after(failures: int, longest: int = _LONGEST_WAIT) -> int:
    """How long to wait before trying again: twice as long each time."""
    return min(_FIRST_WAIT << min(failures, 20), longest)


class Post:
    """Use cases of the messenger that carries messages to Discord."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def when_owed(self, deliver: Callable[[], None]) -> None:
        """Who is told when something is owed that no press brought about."""
        self._context.nudge = deliver

    async def due(self, going: Going = Going.ALL) -> list[Notice]:
        """What should be sent now, of what goes out."""
        now, part = self._context.clock(), self._context.duty.part

        def work(db: Connection) -> tuple[list[Notice], dict[int, Stamp]]:
            owed = outbox.due(db, now, _BATCH, part, going)
            tables = {notice.table for notice in owed} if self._context.db.shared else ()
            found = {table: matches.stamp(db, table) for table in tables}
            return owed, {table: Stamp(*far) for table, far in found.items() if far}

        owed, stamps = await self._context.db.look(work)
        for table, stamp in stamps.items():  # what is owed may be known before its news arrive
            self._context.drop_unless(table, stamp)
        return owed

    async def seconds_to_next(self, going: Going = Going.ALL) -> int | None:
        """How long until something is due; None when nothing is owed."""
        part = self._context.duty.part
        due_at = await self._context.db.look(lambda db: outbox.next_due(db, part, going))
        return None if due_at is None else max(0, due_at - self._context.clock())

    async def owed(self) -> int:
        """How many messages wait to be sent."""
        return await self._context.db.look(outbox.count)

    async def standing(self) -> counts.Standing:
        """How much is owed, and how many tables live."""
        return await self._context.db.look(counts.standing)

    async def sound(self) -> bool:
        """Whether what is written is stored."""
        return await self._context.db.sound()

    @property
    def damaged(self) -> bool:
        """Whether the file was found damaged while it is in use."""
        return self._context.db.damage is not None

    async def delivered(self, notice: Notice) -> None:
        """Sent, or no longer of any use."""
        await self._context.db.run(lambda db: outbox.delivered(db, notice))

    async def failed(self, notice: Notice, error: str) -> None:
        """Not sent: wait twice as long each time."""
        due_at = self._context.clock() + wait_after(notice.attempts)
        await self._context.db.run(lambda db: outbox.failed(db, notice, error, due_at))

    async def put_off_for_posters(self, notice: Notice) -> bool:
        """Whether something is still to be done to a table's messages, which comes first."""
        now = self._context.clock()

        def work(db: Connection) -> bool:
            due_at = outbox.public_due(db, notice.table)
            if due_at is not None:
                outbox.put_off(db, notice, max(due_at, now))
            return due_at is not None

        return await self._context.db.run(work)

    async def wait(self, notice: Notice) -> None:
        """Its picture is added once there is less to do."""
        due_at = self._context.clock() + PICTURE_WAITS
        await self._context.db.run(lambda db: outbox.put_off(db, notice, due_at))

    def now(self) -> int:
        """The time by which things are due."""
        return self._context.clock()

    async def live(self) -> list[Table]:
        """All lobbies and running games of the servers whose work is done here."""
        part = self._context.duty.part
        return [t for t in await self._context.db.run(tables.live) if part.has(t.server)]

    async def lately_done(self) -> list[Table]:
        """Tables whose game has ended within days: somebody may still press their buttons."""
        since = self._context.clock() - _LATELY
        return await self._context.db.run(lambda db: tables.done_since(db, since))

    # -- what is sent once ------------------------------------------------------------------------

    async def begin(
        self, table: int, kind: str, notice: int, revision: int, *, user: int = 0
    ) -> Sending:
        """Write down that something is about to be sent, or find that it may have been already."""
        now = self._context.clock()

        def work(db: Connection) -> Sending:
            self._check(db, table, kind)
            after = _newest(db, table, kind, user)
            wanted = Sending(0, table, kind, user, notice, revision, after, now)
            begun = sendings.begin(db, wanted)
            return replace(begun, calls=telling.begin(db, begun, now))

        return await self._context.db.run(work)

    def _check(self, db: Connection, table: int, kind: str) -> None:
        """Another process may do this by now; what concerns people is done where letters come."""
        known = None if kind == NOTICE else tables.find(db, table)
        duty = self._context.duty
        duty.check(db, 0 if known is None else duty.own.shard_of(known.server))

    async def never_arrived(self, sending: Sending) -> None:
        """What was begun is not there, and something newer takes its place."""

        def work(db: Connection) -> None:
            activations.not_told(db, sending.id)
            sendings.settle(db, sending.id)

        await self._context.db.run(work)

    async def unknown(self, messages: list[int]) -> list[int]:
        """Those of some messages that are recorded nowhere."""
        return await self._context.db.run(lambda db: sendings.unknown(db, messages))

    async def announced(self, sending: Sending, message: int) -> None:
        """A warning has arrived; it is never edited, and never taken for the next one."""

        def work(db: Connection) -> None:
            people.keep_setting(db, _warning(sending.table), str(message))
            sendings.settle(db, sending.id)
            outbox.fulfilled(db, sending.notice)

        await self._context.db.run(work)

    async def word_sent(self, sending: Sending, message: int) -> None:
        """A message of its own has arrived; it is never looked at again."""

        def work(db: Connection) -> None:
            sendings.settle(db, sending.id)
            outbox.fulfilled(db, sending.notice)

        await self._context.db.run(work)

    async def left_threads(self, table: int) -> list[tuple[int, bool]]:
        """Threads that were made for a table which has moved out, and whether they say so."""
        return await self._context.db.run(lambda db: left_behind.threads(db, table))

    async def left_thread_told(self, sending: Sending, message: int) -> None:
        """The thread says where its table went."""

        def work(db: Connection) -> None:
            sendings.settle(db, sending.id)
            left_behind.thread_told(db, sending.table)

        await self._context.db.run(work)

    async def left_threads_done(self, table: int) -> None:
        """They are put away, or cannot be."""
        await self._context.db.run(lambda db: left_behind.threads_done(db, table))

    # -- posters ----------------------------------------------------------------------------------

    async def poster_posted(self, sending: Sending, message: int, *, bare: bool = False) -> None:
        """The table's buttons are now on this message, and leave the one before it.

        One that was found after a while may show what is no longer so: it is edited. One that was
        sent bare is owed its picture.
        """
        now = self._context.clock()

        def work(db: Connection) -> None:
            before = _poster(db, sending.table)
            if before not in (0, message):
                outbox.retire(db, sending.table, before, now)
            if before != message:
                calls.retire(db, sending.table, now)
            tables.set_poster(db, sending.table, message, sending.revision)
            moments.keep(db, message, sending.table, sending.revision)
            activations.called(db, sending.id, BY_POSTER)
            sendings.settle(db, sending.id)
            outbox.fulfilled(db, sending.notice)
            if sending.again or bare:
                later = now if sending.again else now + PICTURE_WAITS
                outbox.owe(db, sending.table, "refresh", max(sending.revision, 0), later)

        await self._context.db.run(work)

    async def poster_lost(self, table: Table, *, kept: bool = False) -> None:
        """The table's poster is gone, or is kept but cannot be edited: owe a new one."""
        now, message = self._context.clock(), table.poster_message

        def work(db: Connection) -> None:
            if not tables.forget_poster(db, table.id, message):
                return
            if kept and message is not None:
                outbox.retire(db, table.id, message, now)
            if not outbox.is_owed(db, table.id, "poster"):
                outbox.owe(db, table.id, "poster", max(table.poster_revision, 0), now)

        await self._context.db.run(work)
        self._context.nudge()

    async def retire(self, table: int, strays: Mapping[int, bool]) -> None:
        """Messages with a table's buttons that are not its poster; True for mere copies.

        One that is newer than the poster may be a poster about to be recorded.
        """
        now = self._context.clock()

        def work(db: Connection) -> None:
            poster, sent = _poster(db, table), sendings.is_open(db, table, "poster")
            for message, surplus in strays.items():
                if message < poster or (message > poster and not sent):
                    outbox.retire(db, table, message, now, surplus=surplus)

        await self._context.db.run(work)

    # -- letters ----------------------------------------------------------------------------------

    async def hand_sent(
        self, sending: Sending, channel: int, message: int, *, by_mail: bool
    ) -> None:
        """A letter went out, to be edited in place unless it is the last."""
        user, table = sending.user, sending.table

        def work(db: Connection) -> None:
            people.keep_private_message(db, user, table, channel, message)
            if by_mail:
                people.learn_dm(db, user, "on")
            sendings.settle(db, sending.id)
            if sending.notice == LAST:
                followers.follow(db, table, user, notices=False)

        await self._context.db.run(work)

    async def hand_message(self, user: int, table: int) -> tuple[int, int] | None:
        """Channel and message of a hand sent before."""
        return await self._context.db.run(lambda db: people.private_message(db, user, table))

    async def hand_thread(self, user: int, table: int) -> int | None:
        """The private thread that was made for somebody's hand."""
        return await self._context.db.run(lambda db: hand_threads.find(db, table, user))

    async def hand_threads(self, table: int) -> list[int]:
        """All private threads that were made for a table."""
        return await self._context.db.run(lambda db: hand_threads.of_table(db, table))

    async def keep_hand_thread(self, user: int, table: int, thread: int) -> None:
        """A private thread was made; nobody has been let in yet."""
        await self._context.db.run(lambda db: hand_threads.keep(db, table, user, thread))

    async def hand_thread_gone(self, user: int, table: int) -> None:
        """Somebody has deleted it, and the letter with it."""

        def work(db: Connection) -> None:
            hand_threads.forget(db, table, user)
            people.forget_private_message(db, user, table)

        await self._context.db.run(work)

    async def strangers_letters(self, table: int) -> list[tuple[int, int, int]]:
        """User, channel and message of hands that are somebody else's by now."""
        return await self._context.db.run(lambda db: people.strangers_letters(db, table))

    async def letter_closed(self, user: int, table: int) -> None:
        """This letter is not edited any more."""
        await self._context.db.run(lambda db: people.forget_private_message(db, user, table))

    async def direct_messages(self, user: int, state: str, error: str | None = None) -> None:
        """On, off by choice, or closed with the reason Discord gave."""
        await self._context.db.run(lambda db: people.set_dm(db, user, state, error))

    async def mailbox_open(self, user: int) -> None:
        """A message has arrived."""
        await self._context.db.run(lambda db: people.learn_dm(db, user, "on"))

    async def mailbox_closed(self, user: int, error: str) -> None:
        """A letter was refused, with the reason Discord gave."""
        await self._context.db.run(lambda db: people.learn_dm(db, user, "closed", error))

    async def theme(self, user: int, theme: str) -> None:
        """Light or dark pictures in private."""
        await self._context.db.run(lambda db: people.set_theme(db, user, theme))

    async def kept(self, key: str) -> str | None:
        """A value kept from an earlier start."""
        return await self._context.db.run(lambda db: people.setting(db, key))

    async def keep(self, key: str, value: str) -> None:
        """Keep a value for the next start."""
        await self._context.db.run(lambda db: people.keep_setting(db, key, value))


def _newest(db: Connection, table: int, kind: str, user: int) -> int:
    """The newest message known where something is about to be sent."""
    if user:
        return max(people.newest_private_message(db, user), notices.of(db, user).message)
    warning = people.setting(db, _warning(table)) if kind == "expiry" else None
    call = due.call_message(db, table) if kind == "call" else None
    return max(_poster(db, table), int(warning or 0), call[1] if call else 0)


def _warning(table: int) -> str:
    """Where the last warning that a lobby will close is kept."""
    return f"warning:{table}"


def _poster(db: Connection, table: int) -> int:
    """The message with the table's buttons; 0 if there is none."""
    known = tables.find(db, table)
    return known.poster_message or 0 if known else 0
