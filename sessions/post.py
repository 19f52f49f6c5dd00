"""The outbox: what is owed, delivered or failed, and how long to wait before trying again."""

from __future__ import annotations

from collections.abc import Callable

from db import outbox, people, tables
from db.connection import Connection
from db.outbox import Notice
from db.tables import Table
from sessions.context import Context

_BATCH = 200
_FIRST_WAIT = 5
_LONGEST_WAIT = 3_600


class Post:
    """Use cases of the messenger that carries messages to Discord."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def when_owed(self, deliver: Callable[[], None]) -> None:
        """Who is told when something is owed that no press brought about."""
        self._context.nudge = deliver

    async def due(self) -> list[Notice]:
        """What should be sent now."""
        now = self._context.clock()
        return await self._context.db.run(lambda db: outbox.due(db, now, _BATCH))

    async def seconds_to_next(self) -> int | None:
        """How long until something is due; None when nothing is owed."""
        due_at = await self._context.db.run(outbox.next_due)
        return None if due_at is None else max(0, due_at - self._context.clock())

    async def owed(self) -> int:
        """How many messages wait to be sent."""
        return await self._context.db.run(outbox.count)

    async def sound(self) -> bool:
        """Whether what is written is stored."""
        return await self._context.db.sound()

    async def delivered(self, notice: Notice) -> None:
        """Sent, or no longer of any use."""
        await self._context.db.run(lambda db: outbox.delivered(db, notice.id))

    async def failed(self, notice: Notice, error: str) -> None:
        """Not sent: wait twice as long each time."""
        wait = min(_FIRST_WAIT * 2**notice.attempts, _LONGEST_WAIT)
        due_at = self._context.clock() + wait
        await self._context.db.run(lambda db: outbox.failed(db, notice.id, error, due_at))

    async def live(self) -> list[Table]:
        """All lobbies and running games of all servers."""
        return await self._context.db.run(tables.live)

    async def poster_lost(self, table: Table) -> None:
        """The table's poster is gone: owe a new one."""
        now = self._context.clock()

        def work(db: Connection) -> None:
            if tables.forget_poster(db, table.id, table.poster_message):
                outbox.owe(db, table.id, "poster", max(table.poster_revision, 0), now)

        await self._context.db.run(work)
        self._context.nudge()

    async def poster_changed(self, table: Table) -> None:
        """Owe an edit of the poster in place."""
        now = self._context.clock()
        await self._context.db.run(
            lambda db: outbox.owe(db, table.id, "refresh", max(table.poster_revision, 0), now)
        )
        self._context.nudge()

    async def poster_posted(self, table: int, message: int, revision: int) -> None:
        """The table's buttons are now on this message."""
        await self._context.db.run(lambda db: tables.set_poster(db, table, message, revision))

    async def hand_sent(self, user: int, table: int, channel: int, message: int) -> None:
        """A hand went out by direct message, to be edited in place from now on."""

        def work(db: Connection) -> None:
            people.keep_private_message(db, user, table, channel, message)
            people.set_dm(db, user, "on")

        await self._context.db.run(work)

    async def hand_message(self, user: int, table: int) -> tuple[int, int] | None:
        """Channel and message of a hand sent before."""
        return await self._context.db.run(lambda db: people.private_message(db, user, table))

    async def strangers_letters(self, table: int) -> list[tuple[int, int, int]]:
        """User, channel and message of hands that are somebody else's by now."""
        return await self._context.db.run(lambda db: people.strangers_letters(db, table))

    async def letter_closed(self, user: int, table: int) -> None:
        """This letter is not edited any more."""
        await self._context.db.run(lambda db: people.forget_private_message(db, user, table))

    async def direct_messages(self, user: int, state: str, error: str | None = None) -> None:
        """On, off by choice, or closed with the reason Discord gave."""
        await self._context.db.run(lambda db: people.set_dm(db, user, state, error))

    async def theme(self, user: int, theme: str) -> None:
        """Light or dark pictures in private."""
        await self._context.db.run(lambda db: people.set_theme(db, user, theme))

    async def kept(self, key: str) -> str | None:
        """A value kept from an earlier start."""
        return await self._context.db.run(lambda db: people.setting(db, key))

    async def keep(self, key: str, value: str) -> None:
        """Keep a value for the next start."""
        await self._context.db.run(lambda db: people.keep_setting(db, key, value))
