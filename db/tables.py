"""Tables and seats."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from db.dialect import Connection
from db.part import ALL, Part
from engine.core.decision import Seat
from engine.core.match import OptionValue
from engine.core.seats import LETTERS

VACANT = 0  # in the place of a user
_BOT = "Bot"  # with the letter of its seat the name of one: the same in every language
_MOST_NAME = 26  # of somebody for whom a bot plays, so that this can be said behind it
LIVE = ("lobby", "playing")
RESTING = "rest"  # why a table is paused that everybody has left alone
IS_LIVE = "status IN ('lobby', 'playing')"  # word for word as in the indexes of few rows
IS_LOBBY = f"{IS_LIVE} AND status = 'lobby'"
IS_PLAYING = f"{IS_LIVE} AND status = 'playing'"
IS_DONE = "status IN ('over', 'ended')"
_COLUMNS = (
    "tables.id, server_id, channel_id, game, status, host_id, options, pace, seating,"
    " poster_message_id, poster_revision, created_at, moved_at, rematch_of, started_at, parent_id,"
    " servers.language, servers.theme,"
    " (SELECT coalesce(names.name, users.name) FROM users LEFT JOIN names"
    " ON names.user_id = users.id AND names.server_id = tables.server_id"
    " WHERE users.id = paused_by), paused_why, parked, terms,"
    " starts, starts_at, manners, seated, paused_until"
)
_FROM = f"SELECT {_COLUMNS} FROM tables LEFT JOIN servers ON servers.id = server_id"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody on a seat, or a bot of some strength, or a bot that plays for somebody."""

    user: int
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat and who sits on it."""

    seat: Seat
    user: int
    name: str  # what they are called on the table's server
    dm: str
    offered: bool = False  # anybody may take this seat over
    bot: str | None = None  # how strong the bot is that plays here
    helped: bool = False  # a hint was given here
    away: int = 0  # until when its owner is; 0: they are here
    deputy: int = VACANT  # who plays it for its owner, who has asked them to
    deputy_name: str = ""

    @property
    def taken(self) -> bool:
        """Whether a person sits here, also one for whom a bot plays."""
        return self.user != VACANT

    @property
    def vacant(self) -> bool:
        """Whether nobody plays here; the seat is called by its letter then."""
        return not self.taken and self.bot is None

    @property
    def present(self) -> bool:
        """Whether a person plays here, so that they can be called, asked and reminded."""
        return self.taken and self.bot is None

    @property
    def called(self) -> str:
        """Their name wherever it is shown; of somebody for whom a bot plays it says so."""
        return (
            f"{self.name[:_MOST_NAME]} ({_BOT.lower()})" if self.taken and self.bot else self.name
        )

    @property
    def acting(self) -> int:
        """Who is called, asked and reminded for this seat."""
        return self.deputy or self.user

    @property
    def sitter(self) -> Sitter:
        """Who goes where this seat's owner goes."""
        return Sitter(self.user, self.bot)


@dataclass(frozen=True, slots=True)
class Table:
    """One table in one channel."""

    id: int
    server: int
    channel: int
    game: str
    status: str
    host: int
    options: Mapping[str, OptionValue]
    pace: str
    seating: str
    poster_message: int | None
    poster_revision: int
    created_at: int
    moved_at: int
    rematch_of: int | None  # the table whose people play again
    started_at: int
    parent: int | None  # the channel in which a thread was made for it; None: it has none
    language: str
    theme: str
    paused_by: str | None  # who has stopped it for a while, by name
    paused_why: str
    parked: str | None  # gone, closed, locked, left: why nothing can be posted where it stands
    chairs: tuple[Chair, ...]
    terms: str = ""  # what its pace means in numbers; fixed when its game begins
    starts: str = "press"  # by a press of its host, or by itself once it is full
    starts_at: int | None = None  # when it starts by itself, if its minute is running
    manners: Mapping[str, str] = field(default_factory=dict)  # the company its host has in mind
    seated: str = ""  # how wishes became seats, if they did
    paused_until: int = 0  # when it goes on by itself; 0: when somebody lets it

    @property
    def people(self) -> tuple[int, ...]:
        """Who sits here, by seat; a vacant one has nobody."""
        return tuple(chair.user for chair in self.chairs if chair.taken)

    @property
    def bots(self) -> frozenset[Seat]:
        """The seats that bots play, whoever owns them."""
        return frozenset(chair.seat for chair in self.chairs if chair.bot)

    @property
    def practice(self) -> bool:
        """Whether one person plays here against bots alone: unrated, and nobody else's business."""
        others = [chair for chair in self.chairs if not chair.taken]
        return len(self.people) == 1 and bool(others) and all(chair.bot for chair in others)

    @property
    def resting(self) -> bool:
        """Whether it was put away because nothing happened; its people wake it up."""
        return self.paused_by is not None and self.paused_why == RESTING

    def seat_of(self, user: int) -> Seat | None:
        """Where this user sits, if at all; a vacant seat is nobody's."""
        taken = (chair for chair in self.chairs if chair.taken)
        return next((chair.seat for chair in taken if chair.user == user), None)

    def seat_played_by(self, user: int) -> Seat | None:
        """The seat whose hand somebody sees and may play: their own, or that of a friend."""
        friends = (chair for chair in self.chairs if chair.deputy == user != VACANT)
        return next((chair.seat for chair in friends), self.seat_of(user))

    def names(self) -> tuple[str, ...]:
        """Players' names by seat."""
        return tuple(chair.called for chair in self.chairs)


def open_table(
    db: Connection,
    server: int,
    channel: int,
    game: str,
    host: int,
    options: Mapping[str, OptionValue],
    pace: str,
    terms: str,
    now: int,
    rematch_of: int | None = None,
    parent: int | None = None,
) -> int:
    """A new lobby with its host on the first seat; fails if the channel has a live table.

    One in a thread of its own names the channel in which that was made.
    """
    chosen = json.dumps(dict(options))
    db.execute(
        "INSERT INTO tables (server_id, channel_id, game, status, host_id, options, pace, terms,"
        " created_at, moved_at, rematch_of, parent_id)"
        " VALUES (?, ?, ?, 'lobby', ?, ?, ?, ?, ?, ?, ?, ?)",
        (server, channel, game, host, chosen, pace, terms, now, now, rematch_of, parent),
    )
    live = db.execute(f"SELECT id FROM tables WHERE channel_id = ? AND {IS_LIVE}", (channel,))
    table = int(live.fetchone()[0])  # the only one there; RETURNING would look through other tables
    set_chairs(db, table, [Sitter(host)])
    return table


def find(db: Connection, table: int) -> Table | None:
    """A table by its number."""
    return _one(db, db.execute(f"{_FROM} WHERE tables.id = ?", (table,)).fetchone())


def find_in_channel(db: Connection, channel: int) -> Table | None:
    """The live table of a channel, or the last one there was."""
    there = f"{_FROM} WHERE channel_id = ?"
    row = db.execute(f"{there} AND {IS_LIVE}", (channel,)).fetchone()
    last = f"{there} ORDER BY tables.id DESC LIMIT 1"
    return _one(db, row or db.execute(last, (channel,)).fetchone())


def _where(db: Connection, condition: str, values: tuple[int | str, ...]) -> list[Table]:
    """All tables of which something is true."""
    rows = db.execute(f"{_FROM} WHERE {condition}", values).fetchall()
    return [_table(db, row) for row in rows]


def live(db: Connection) -> list[Table]:
    """All lobbies and running games."""
    return _where(db, f"{IS_LIVE} ORDER BY tables.id", ())


def done_since(db: Connection, moment: int) -> list[Table]:
    """Tables that were played out or broken off after a moment."""
    lately = f"SELECT id FROM tables WHERE {IS_DONE} AND moved_at >= ?"
    return _where(db, f"tables.id IN ({lately}) ORDER BY tables.id", (moment,))


def live_in_server(db: Connection, server: int) -> list[Table]:
    """All lobbies and running games of a server."""
    return _where(db, f"server_id = ? AND {IS_LIVE} ORDER BY tables.id", (server,))


def live_of_user(db: Connection, user: int) -> list[Table]:
    """All lobbies and running games somebody sits at, on any server."""
    seated = "tables.id IN (SELECT table_id FROM seats WHERE user_id = ?)"
    return _where(db, f"{seated} AND {IS_LIVE} ORDER BY moved_at DESC, tables.id", (user,))


def live_played_by(db: Connection, user: int) -> list[Table]:
    """The same with the running games that they play for others."""
    seated = "tables.id IN (SELECT table_id FROM seats WHERE user_id = ?1 OR deputy_id = ?1)"
    return _where(db, f"{seated} AND {IS_LIVE} ORDER BY moved_at DESC, tables.id", (user,))


def has_played(db: Connection, user: int, table: Table) -> bool:
    """Whether somebody has a seat at another table of this game that has begun, on any server."""
    seated = "tables.id IN (SELECT table_id FROM seats WHERE user_id = ?)"
    others = f"{seated} AND game = ? AND tables.id != ? AND started_at > 0 LIMIT 1"
    return bool(_where(db, others, (user, table.game, table.id)))


def of_server(db: Connection, server: int) -> list[Table]:
    """All tables of a server, also those that are over."""
    return _where(db, "server_id = ? ORDER BY tables.id", (server,))


def live_followed_by(db: Connection, user: int) -> list[Table]:
    """All lobbies and running games somebody follows without a seat."""
    followed = "tables.id IN (SELECT table_id FROM followers WHERE user_id = ?)"
    return _where(db, f"{followed} AND {IS_LIVE} ORDER BY moved_at DESC, tables.id", (user,))


def playing(db: Connection) -> list[Table]:
    """All running games, wherever they are."""
    return _where(db, f"{IS_PLAYING} ORDER BY tables.id", ())


def touch(db: Connection, table: int, now: int) -> None:
    """Something happened at this table."""
    db.execute("UPDATE tables SET moved_at = ?, warned = 0 WHERE id = ?", (now, table))


def set_status(db: Connection, table: int, status: str, now: int) -> None:
    """Lobby, playing, over (played out) or ended (broken off)."""
    db.execute(
        "UPDATE tables SET status = ?, moved_at = ?, warned = 0 WHERE id = ?", (status, now, table)
    )


def begin(db: Connection, table: int, now: int) -> None:
    """Its game is dealt."""
    set_status(db, table, "playing", now)
    db.execute("UPDATE tables SET started_at = ? WHERE id = ?", (now, table))


def set_options(db: Connection, table: int, options: Mapping[str, OptionValue]) -> None:
    """What was chosen in the lobby."""
    db.execute("UPDATE tables SET options = ? WHERE id = ?", (json.dumps(dict(options)), table))


def set_pace(db: Connection, table: int, pace: str, terms: str) -> None:
    """How fast everybody has agreed to play, and what that means in numbers."""
    db.execute("UPDATE tables SET pace = ?, terms = ? WHERE id = ?", (pace, terms, table))


def set_seating(db: Connection, table: int, seating: str) -> None:
    """Whether seats stay as they are or are drawn when the game starts."""
    db.execute("UPDATE tables SET seating = ? WHERE id = ?", (seating, table))


def starting(db: Connection, part: Part = ALL) -> list[Table]:
    """The lobbies that are about to start by themselves, the first one first."""
    own = part.of("server_id")
    query = f"{IS_LOBBY} AND starts_at IS NOT NULL AND {own} ORDER BY starts_at, tables.id"
    return _where(db, query, ())


def set_host(db: Connection, table: int, user: int) -> None:
    """Who may change options, start and end."""
    db.execute("UPDATE tables SET host_id = ? WHERE id = ?", (user, table))


def set_poster(db: Connection, table: int, message: int, revision: int) -> None:
    """The message whose buttons are alive now."""
    db.execute(
        "UPDATE tables SET poster_message_id = ?, poster_revision = ? WHERE id = ?",
        (message, revision, table),
    )


def forget_poster(db: Connection, table: int, message: int | None) -> bool:
    """The message with the buttons is gone; false if another has taken its place meanwhile."""
    forgotten = db.execute(
        "UPDATE tables SET poster_message_id = NULL, poster_revision = -1"
        " WHERE id = ? AND coalesce(poster_message_id, 0) = coalesce(?, 0)",
        (table, message),
    )
    return forgotten.rowcount == 1


def set_chairs(db: Connection, table: int, sitters: Iterable[Sitter]) -> None:
    """Who sits where, from seat 0 on."""
    db.execute("DELETE FROM seats WHERE table_id = ?", (table,))
    rows = [(table, seat, each.user or None, each.bot) for seat, each in enumerate(sitters)]
    db.executemany("INSERT INTO seats (table_id, seat, user_id, bot) VALUES (?, ?, ?, ?)", rows)


def offer_seat(db: Connection, table: int, seat: Seat, *, offered: bool) -> None:
    """Whether anybody may take a seat over."""
    db.execute(
        "UPDATE seats SET offered = ? WHERE table_id = ? AND seat = ?", (offered, table, seat)
    )


def hand_over(db: Connection, table: int, seat: Seat, user: int) -> None:
    """Somebody else sits on this seat from now on."""
    db.execute(
        "UPDATE seats SET user_id = ?, offered = 0, bot = NULL WHERE table_id = ? AND seat = ?",
        (user, table, seat),
    )


def set_bot(db: Connection, table: int, seat: Seat, bot: str | None) -> None:
    """A bot plays this seat from now on, or none does; a seat that one plays is not on offer."""
    db.execute(
        "UPDATE seats SET bot = ?, offered = 0 WHERE table_id = ? AND seat = ?", (bot, table, seat)
    )


def vacate(db: Connection, table: int, seat: Seat) -> None:
    """Nobody sits here from now on; anybody may."""
    db.execute(
        "UPDATE seats SET user_id = NULL, offered = 1, bot = NULL WHERE table_id = ? AND seat = ?",
        (table, seat),
    )


def note_help(db: Connection, table: int, seat: Seat) -> None:
    """A hint was given on this seat."""
    db.execute("UPDATE seats SET helped = 1 WHERE table_id = ? AND seat = ?", (table, seat))


def pause(db: Connection, table: int, user: int | None, why: str = "", until: int = 0) -> None:
    """Stopped for a while by somebody, with or without a date; by nobody: it goes on."""
    db.execute(
        "UPDATE tables SET paused_by = ?, paused_why = ?, paused_until = ? WHERE id = ?",
        (user, why, until, table),
    )


def park(db: Connection, table: int, why: str | None) -> None:
    """Why nothing can be posted where it stands; None: everything can."""
    db.execute("UPDATE tables SET parked = ? WHERE id = ?", (why, table))


def told_parked(db: Connection, table: int, since: int, now: int) -> bool:
    """Whether its people are to be told now that it is parked: not again within a while."""
    told = db.execute(
        "UPDATE tables SET told_parked_at = ? WHERE id = ? AND told_parked_at <= ?",
        (now, table, since),
    )
    return told.rowcount == 1


def move(db: Connection, table: int, channel: int) -> None:
    """Where it stands from now on; fails if the channel has a live table."""
    db.execute(
        "UPDATE tables SET channel_id = ?, parent_id = NULL, parked = NULL, told_parked_at = 0"
        " WHERE id = ?",
        (channel, table),
    )


def _one(db: Connection, row: Any) -> Table | None:
    return None if row is None else _table(db, row)


def _table(db: Connection, row: Any) -> Table:
    columns: list[Any] = [*row]
    *columns, terms, starts, starts_at, manners, seated, until = columns
    columns[6] = json.loads(columns[6])
    chairs = db.execute(
        "SELECT seat, users.id, coalesce(names.name, users.name), dm, offered, bot, helped,"
        " coalesce(absences.until, 0), coalesce(deputy_id, 0),"
        " (SELECT coalesce(names.name, users.name) FROM users LEFT JOIN names"
        " ON names.user_id = users.id AND names.server_id = ?1 WHERE users.id = deputy_id)"
        " FROM seats LEFT JOIN users ON users.id = seats.user_id"
        " LEFT JOIN names ON names.user_id = users.id AND names.server_id = ?1"
        " LEFT JOIN absences ON absences.user_id = seats.user_id AND back_at IS NULL"
        " WHERE table_id = ?2 ORDER BY seat",
        (row[1], row[0]),
    ).fetchall()
    columns.append(tuple(map(_chair, chairs)))
    columns += (terms, starts, starts_at, json.loads(manners), seated, until)
    return Table(*columns)


def _chair(row: Any) -> Chair:
    seat, user, name, dm, offered, bot, helped, away, deputy, friend = row
    if user is None:
        name = f"{_BOT} {LETTERS[seat]}" if bot else LETTERS[seat]
        user, dm = VACANT, "off"
    told = bool(offered), bot, bool(helped), away, deputy, friend or ""
    return Chair(seat, user, name, dm, *told)
