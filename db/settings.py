"""What the admins of each server have chosen: every version is kept, the newest counts."""

from __future__ import annotations

from dataclasses import dataclass

from db.dialect import Connection

_COLUMNS = "server_id, version, settings, undone_to, user_id, at"
_NEWEST = (
    f"SELECT {_COLUMNS} FROM server_settings WHERE server_id = ? ORDER BY version DESC LIMIT 1"
)


@dataclass(frozen=True, slots=True)
class Version:
    """All settings of a server at one time, and who brought them about."""

    server: int
    number: int
    settings: bytes  # JSON
    undone_to: int  # the version that undoing this one leads back to; 0: as everything comes
    user: int
    at: int


def newest(db: Connection, server: int) -> Version | None:
    """The version that counts; None while everything is as it comes."""
    row = db.execute(_NEWEST, (server,)).fetchone()
    return None if row is None else _version(row)


def numbered(db: Connection, server: int, version: int) -> Version | None:
    """An older version of a server's settings."""
    query = f"SELECT {_COLUMNS} FROM server_settings WHERE server_id = ? AND version = ?"
    row = db.execute(query, (server, version)).fetchone()
    return None if row is None else _version(row)


def all_newest(db: Connection) -> list[Version]:
    """The versions that count, of all servers."""
    query = (
        f"SELECT {_COLUMNS} FROM server_settings AS one WHERE version ="
        " (SELECT max(version) FROM server_settings WHERE server_id = one.server_id)"
    )
    return [_version(row) for row in db.execute(query).fetchall()]


def keep(db: Connection, version: Version) -> None:
    """From now on this one counts."""
    values = (version.server, version.number, version.settings.decode())
    db.execute(
        f"INSERT INTO server_settings ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)",
        (*values, version.undone_to, version.user, version.at),
    )


def show_in(db: Connection, server: int, language: str, theme: str) -> None:
    """The language and the colours of what everybody on a server sees."""
    db.execute("UPDATE servers SET language = ?, theme = ? WHERE id = ?", (language, theme, server))


def _version(row: tuple[int, int, str, int, int, int]) -> Version:
    server, number, settings, undone_to, user, at = row
    return Version(server, number, settings.encode(), undone_to, user, at)
