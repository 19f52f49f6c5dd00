"""What the people of a table are asked, by one of them or by the clock, and who has said what."""

from __future__ import annotations

from dataclasses import dataclass

from db.dialect import Connection, replacing
from db.part import ALL, Part

_SAY = replacing("votes", "proposal_id, user_id, choice", "proposal_id, user_id")
_COLUMNS = (
    "id, table_id, user_id, kind, subject, revision, about_user_id, detail, closes_at, state,"
    " by_user_id, channel_id, message_id"
)


@dataclass(frozen=True, slots=True)
class Wish:
    """What is asked for."""

    kind: str  # fallback, rollback, undo, pause, resume, bot, replace, end; late: what now?
    subject: int = 0  # the revision to go back to, or the seat
    revision: int = 0  # of the position, or the number of the question, that it counts for
    about: int = 0  # who sits on that seat
    detail: str = ""  # how strong a bot, how long a pause, why; what was chosen


@dataclass(frozen=True, slots=True)
class Proposal:
    """One wish that waits for the others, or what became of it."""

    id: int
    table: int
    user: int  # who would like it
    wish: Wish
    closes_at: int
    state: str  # open; table, silence, manager: done; refused, withdrawn, lapsed, over
    decided_by: int  # a manager alone
    channel: int | None  # the message that asks
    message: int | None

    @property
    def kind(self) -> str:
        """Of what is asked for."""
        return self.wish.kind

    @property
    def open(self) -> bool:
        """Whether it still waits for anybody."""
        return self.state == "open"


def add(db: Connection, table: int, user: int, wish: Wish, now: int, closes_at: int) -> int:
    """A new one; its number."""
    values = (wish.kind, wish.subject, wish.revision, wish.about, wish.detail)
    added = db.execute(
        "INSERT INTO proposals (table_id, user_id, kind, subject, revision, about_user_id, detail,"
        " at, closes_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        (table, user, *values, now, closes_at),
    )
    return int(added.fetchone()[0])


def find(db: Connection, proposal: int) -> Proposal | None:
    """One by its number."""
    found = _where(db, "id = ?", (proposal,))
    return found[0] if found else None


def open_at(db: Connection, table: int) -> list[Proposal]:
    """What waits for the people of a table."""
    return _where(db, "state = 'open' AND table_id = ?", (table,))


def open_of(
    db: Connection, kind: str, table: int | None = None, part: Part = ALL
) -> list[Proposal]:
    """What of one kind waits, at a table or anywhere."""
    query = f"SELECT {_COLUMNS} FROM proposals WHERE state = 'open' AND kind = ?"
    query += f" AND {part.at('table_id')}"
    rows = db.execute(
        f"{query} AND table_id = coalesce(?, table_id) ORDER BY table_id", (kind, table)
    )
    return [_proposal(*row) for row in rows.fetchall()]


def open_anywhere(db: Connection, part: Part = ALL) -> list[Proposal]:
    """What waits for anybody."""
    return _where(db, f"state = 'open' AND {part.at('table_id')}", ())


def stale(db: Connection, part: Part = ALL) -> list[Proposal]:
    """Those whose message does not say yet what became of them."""
    return _where(db, f"stale = 1 AND message_id IS NOT NULL AND {part.at('table_id')}", ())


def _where(db: Connection, condition: str, values: tuple[int, ...]) -> list[Proposal]:
    query = f"SELECT {_COLUMNS} FROM proposals WHERE {condition} ORDER BY id"
    return [_proposal(*row) for row in db.execute(query, values).fetchall()]


def _proposal(
    id: int,
    table: int,
    user: int,
    kind: str,
    subject: int,
    revision: int,
    about: int,
    detail: str,
    closes_at: int,
    state: str,
    decided_by: int,
    channel: int | None,
    message: int | None,
) -> Proposal:
    wish = Wish(kind, subject, revision, about, detail)
    return Proposal(id, table, user, wish, closes_at, state, decided_by, channel, message)


def settle(db: Connection, proposal: int, state: str, by: int = 0) -> bool:
    """It waits for nobody any more, and its message will say so; false if it did not already."""
    settled = db.execute(
        "UPDATE proposals SET state = ?, by_user_id = ?, stale = 1 WHERE id = ? AND state = 'open'",
        (state, by, proposal),
    )
    return settled.rowcount == 1


def chosen(db: Connection, proposal: int, choice: str) -> None:
    """What of several was wanted."""
    db.execute("UPDATE proposals SET detail = ? WHERE id = ?", (choice, proposal))


def posted(db: Connection, proposal: int, channel: int | None, message: int | None) -> None:
    """This message asks for it; None: none does yet."""
    db.execute(
        "UPDATE proposals SET channel_id = ?, message_id = ? WHERE id = ?",
        (channel, message, proposal),
    )


def shown(db: Connection, proposal: int) -> None:
    """Its message says what became of it, or is gone."""
    db.execute("UPDATE proposals SET stale = 0 WHERE id = ?", (proposal,))


def say(db: Connection, proposal: int, user: int, choice: str) -> None:
    """What somebody would like; the last word counts."""
    db.execute(_SAY, (proposal, user, choice))


def said(db: Connection, proposal: int) -> dict[int, str]:
    """Who has said what."""
    query = "SELECT user_id, choice FROM votes WHERE proposal_id = ? ORDER BY user_id"
    return dict(db.execute(query, (proposal,)).fetchall())
