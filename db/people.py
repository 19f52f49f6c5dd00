"""Servers and the people on them."""

from __future__ import annotations

from dataclasses import dataclass

from db.dialect import Connection, replacing


@dataclass(frozen=True, slots=True)
class Person:
    """Who acts, as Discord knows them now."""

    id: int
    name: str  # what they are called everywhere
    language: str
    server: int | None = None  # where they act; None in direct messages
    nickname: str | None = None  # what they are called there, if that is another name


@dataclass(frozen=True, slots=True)
class User:
    """Somebody who has used the bot."""

    id: int
    name: str  # what they are called everywhere, never a nickname
    language: str
    theme: str
    dm: str  # on, off (by choice), closed (the last message was refused)
    dm_error: str | None
    invitations: str  # on, or off: nobody may invite them


_KEEP_MESSAGE = replacing(
    "private_messages", "user_id, table_id, channel_id, message_id", "user_id, table_id"
)
KEEP_SETTING = replacing("settings", "key, value", "key")
USER_COLUMNS = "users.id, name, language, theme, dm, dm_error, invitations"


@dataclass(frozen=True, slots=True)
class Server:
    """A Discord server and how the bot speaks there."""

    id: int
    language: str
    theme: str


def meet_user(db: Connection, person: Person) -> User:
    """Remember somebody, with the names and the language they have today."""
    db.execute(
        "INSERT INTO users (id, name, language) VALUES (?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language"
        " WHERE (users.name, users.language) <> (excluded.name, excluded.language)",
        (person.id, person.name, person.language),
    )
    if person.server is not None:
        _keep_nickname(db, person.server, person.id, person.nickname)
    return find_user(db, person.id)


def introduce(db: Connection, person: Person) -> None:
    """Remember somebody who has not acted yet; whoever has is known better by that."""
    db.execute(
        "INSERT INTO users (id, name, language) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING",
        (person.id, person.name, person.language),
    )
    if person.server is not None:
        _keep_nickname(db, person.server, person.id, person.nickname)


def _keep_nickname(db: Connection, server: int, user: int, name: str | None) -> None:
    """What somebody is called on a server with tables, and on no other."""
    if name is None:
        db.execute("DELETE FROM names WHERE server_id = ? AND user_id = ?", (server, user))
        return
    db.execute(
        "INSERT INTO names SELECT id, ?, ? FROM servers WHERE id = ?"
        " ON CONFLICT (server_id, user_id) DO UPDATE SET name = excluded.name"
        " WHERE names.name <> excluded.name",
        (user, name, server),
    )


def find_user(db: Connection, user: int) -> User:
    """A user who has been met."""
    row = db.execute(f"SELECT {USER_COLUMNS} FROM users WHERE id = ?", (user,)).fetchone()
    return User(*row)


def meet_server(db: Connection, server: int, language: str) -> Server:
    """Remember a server; its language is asked of Discord once, then it is a setting."""
    db.execute(
        "INSERT INTO servers (id, language) VALUES (?, ?) ON CONFLICT (id) DO NOTHING",
        (server, language),
    )
    row = db.execute("SELECT id, language, theme FROM servers WHERE id = ?", (server,)).fetchone()
    return Server(*row)


def server_language(db: Connection, server: int) -> str:
    """What everybody reads on a server that has been met."""
    row = db.execute("SELECT language FROM servers WHERE id = ?", (server,)).fetchone()
    return str(row[0])


def set_dm(db: Connection, user: int, dm: str, error: str | None = None) -> None:
    """How direct messages reach this user, and the last error if they do not."""
    db.execute("UPDATE users SET dm = ?, dm_error = ? WHERE id = ?", (dm, error, user))


def learn_dm(db: Connection, user: int, dm: str, error: str | None = None) -> None:
    """How a letter fared; whoever wants none, perhaps since it was begun, still wants none."""
    query = "UPDATE users SET dm = ?, dm_error = ? WHERE id = ? AND dm <> 'off'"
    db.execute(query, (dm, error, user))


def set_invitations(db: Connection, user: int, state: str) -> None:
    """Whether others may invite this user to tables."""
    db.execute("UPDATE users SET invitations = ? WHERE id = ?", (state, user))


def set_theme(db: Connection, user: int, theme: str) -> None:
    """Light or dark pictures in private."""
    db.execute("UPDATE users SET theme = ? WHERE id = ?", (theme, user))


def private_message(db: Connection, user: int, table: int) -> tuple[int, int] | None:
    """Channel and message of this user's hand, to be edited in place."""
    row: tuple[int, int] | None = db.execute(
        "SELECT channel_id, message_id FROM private_messages WHERE user_id = ? AND table_id = ?",
        (user, table),
    ).fetchone()
    return row


def keep_private_message(db: Connection, user: int, table: int, channel: int, message: int) -> None:
    """Remember where this user's hand was sent."""
    db.execute(_KEEP_MESSAGE, (user, table, channel, message))


def newest_private_message(db: Connection, user: int) -> int:
    """The newest message known to be in somebody's mailbox; 0 if none is."""
    query = "SELECT coalesce(max(message_id), 0) FROM private_messages WHERE user_id = ?"
    found: int = db.execute(query, (user,)).fetchone()[0]
    return found


def strangers_letters(db: Connection, table: int) -> list[tuple[int, int, int]]:
    """User, channel and message of hands whose readers no longer have a seat at a table."""
    return db.execute(
        "SELECT user_id, channel_id, message_id FROM private_messages WHERE table_id = ?1"
        " AND user_id NOT IN (SELECT user_id FROM seats"
        " WHERE table_id = ?1 AND user_id IS NOT NULL)"
        " AND user_id NOT IN (SELECT user_id FROM followers WHERE table_id = ?1) ORDER BY user_id",
        (table,),
    ).fetchall()


def forget_private_message(db: Connection, user: int, table: int) -> None:
    """The next message to this user about this table is a new one."""
    db.execute("DELETE FROM private_messages WHERE user_id = ? AND table_id = ?", (user, table))


def setting(db: Connection, key: str) -> str | None:
    """A value the program keeps for itself."""
    row = db.execute("SELECT value FROM settings WHERE key = ?", (key,)).fetchone()
    return None if row is None else str(row[0])


def import_key(server: int | str, user: int | str) -> str:
    """Under which key the settings file that somebody has sent to a server waits; `*` is any."""
    return f"import:{server}:{user}"


def drop_settings(db: Connection, keys: str) -> None:
    """Forget the values whose keys are like this one; `*` in it is anything."""
    db.execute("DELETE FROM settings WHERE key LIKE ?", (keys.replace("*", "%"),))


def keep_setting(db: Connection, key: str, value: str) -> None:
    """Keep a value for the next start."""
    db.execute(KEEP_SETTING, (key, value))
