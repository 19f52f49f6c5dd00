"""Who works on this database, and who does the work of which shard (processes, berths, claims)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from db.dialect import Connection

HOUSE = -1  # in the place of a shard: what is done once for all servers
_COLUMNS = "shard, shards, holder, connected, wanted_by, arrived, shared, heard_at"


@dataclass(frozen=True, slots=True)
class Process:
    """A running bot."""

    id: str
    host: str
    machine: str
    pid: int
    shards: int  # in all
    since: int
    beat: int = 0


@dataclass(frozen=True, slots=True)
class Berth:
    """The work of one shard."""

    shard: int
    shards: int
    holder: str | None
    connected: bool
    wanted_by: str | None
    arrived: bool
    shared: bool
    heard_at: int | None


# -- who is there ---------------------------------------------------------------------------------


def sign_on(db: Connection, process: Process) -> None:
    """It is there from now on."""
    p = process
    db.execute(
        "INSERT INTO processes (id, host, machine, pid, shards, since) VALUES (?, ?, ?, ?, ?, ?)",
        (p.id, p.host, p.machine, p.pid, p.shards, p.since),
    )


def beat(db: Connection, process: str) -> bool:
    """It lives; false where the others have given it up."""
    query = "UPDATE processes SET beat = beat + 1 WHERE id = ?"
    return db.execute(query, (process,)).rowcount == 1


def processes(db: Connection) -> dict[str, Process]:
    """Everybody who is there, as far as anybody knows."""
    query = "SELECT id, host, machine, pid, shards, since, beat FROM processes ORDER BY since, id"
    return {row[0]: Process(*row) for row in db.execute(query).fetchall()}


def sign_off(db: Connection, process: str) -> None:
    """It does nothing any more, and what it did is anybody's."""
    db.execute("DELETE FROM processes WHERE id = ?", (process,))
    db.execute(
        "UPDATE berths SET holder = NULL, connected = 0, shared = 0 WHERE holder = ?", (process,)
    )
    db.execute("UPDATE berths SET wanted_by = NULL, arrived = 0 WHERE wanted_by = ?", (process,))


# -- who does what --------------------------------------------------------------------------------


def berths(db: Connection) -> dict[int, Berth]:
    """All that anybody has ever held."""
    found = db.execute(f"SELECT {_COLUMNS} FROM berths ORDER BY shard").fetchall()
    return {row[0]: _berth(*row) for row in found}


def _berth(
    shard: int,
    shards: int,
    holder: str | None,
    connected: int,
    wanted_by: str | None,
    arrived: int,
    shared: int,
    heard_at: int | None,
) -> Berth:
    flags = bool(connected), wanted_by, bool(arrived), bool(shared)
    return Berth(shard, shards, holder, *flags, heard_at)


def lay_out(db: Connection, shards: int, last: int | None) -> None:
    """There are so many shards from now on; only while nobody is there can that change.

    When somebody could last press something is then known of all of them alike.
    """
    was = db.execute("SELECT max(heard_at) FROM berths WHERE shards <> ?", (shards,)).fetchone()[0]
    db.execute("DELETE FROM berths WHERE shards <> ?", (shards,))
    for shard in (HOUSE, *range(shards)):
        db.execute(
            "INSERT INTO berths (shard, shards, heard_at) VALUES (?, ?, ?)"
            " ON CONFLICT (shard) DO NOTHING",
            (shard, shards, was or last),
        )


def release(db: Connection, shard: int) -> None:
    """Whoever held it is not there any more."""
    db.execute("UPDATE berths SET holder = NULL, connected = 0 WHERE shard = ?", (shard,))


def take(db: Connection, shard: int, process: str, *, connected: bool) -> bool:
    """A berth that is nobody's has a holder."""
    query = (
        "UPDATE berths SET holder = ?, connected = ?, wanted_by = NULL, arrived = 0, shared = 0"
        " WHERE shard = ? AND holder IS NULL"
    )
    return db.execute(query, (process, int(connected), shard)).rowcount == 1


def connect(db: Connection, shard: int, process: str, *, connected: bool) -> None:
    """Its holder hears what happens there, or does not."""
    db.execute(
        "UPDATE berths SET connected = ? WHERE shard = ? AND holder = ?",
        (int(connected), shard, process),
    )


def want(db: Connection, shard: int, process: str, *, arrived: bool) -> None:
    """Whoever holds it is asked to let it go."""
    db.execute(
        "UPDATE berths SET wanted_by = ?, arrived = ? WHERE shard = ?",
        (process, int(arrived), shard),
    )


def share(db: Connection, shard: int, process: str) -> None:
    """Its holder claims each press from now on before it is answered."""
    db.execute("UPDATE berths SET shared = 1 WHERE shard = ? AND holder = ?", (shard, process))


def hand_over(db: Connection, shard: int, process: str) -> bool:
    """Its holder lets it go to whoever wants it; false where nobody does any more."""
    query = (
        "UPDATE berths SET holder = wanted_by, connected = arrived, wanted_by = NULL, arrived = 0,"
        " shared = 0 WHERE shard = ? AND holder = ? AND wanted_by IS NOT NULL"
    )
    return db.execute(query, (shard, process)).rowcount == 1


def holds(db: Connection, shard: int, process: str) -> bool:
    """Whether a berth is somebody's right now, whatever they think."""
    query = "SELECT 1 FROM berths WHERE shard = ? AND holder = ?"
    return db.execute(query, (shard, process)).fetchone() is not None


# -- what is heard --------------------------------------------------------------------------------


def heard(db: Connection, shards: Iterable[int], now: int) -> None:
    """Whoever is on these shards can press something."""
    for shard in shards:
        db.execute("UPDATE berths SET heard_at = ? WHERE shard = ?", (now, shard))


def last_heard(db: Connection, shard: int) -> int | None:
    """When somebody could last press something there, as far as is known."""
    row = db.execute("SELECT heard_at FROM berths WHERE shard = ?", (shard,)).fetchone()
    return None if row is None else row[0]


def claim(db: Connection, interaction: int, now: int) -> bool:
    """Whether this press is answered here and not by another process that heard it, too."""
    query = (
        "INSERT INTO claims (interaction_id, at) VALUES (?, ?)"
        " ON CONFLICT (interaction_id) DO NOTHING"
    )
    return db.execute(query, (interaction, now)).rowcount == 1


def forget_claims(db: Connection, before: int) -> None:
    """Presses that Discord has long forgotten."""
    db.execute("DELETE FROM claims WHERE at < ?", (before,))
