"""A PostgreSQL server for tests: on a socket in a temporary folder, stopped when they are done."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from urllib.parse import quote

import psycopg

from db.server import make_ready

FOLDER = "HARBORMASTER_TEST_SERVER"  # where it is kept, told to the processes that run the tests
RUN = "HARBORMASTER_TEST_RUN"  # the process that keeps it
_TEMPLATE = "harbor"
_NOBODY = "nobody"
_CALM = (  # what is on disk when a test machine loses its power is no matter
    *("-c", "fsync=off"),
    *("-c", "full_page_writes=off"),
    *("-c", "synchronous_commit=off"),
    *("-c", "listen_addresses="),
    *("-c", "max_connections=200"),
    *("-c", "autovacuum=off"),
    *("-c", "wal_level=minimal"),
    *("-c", "max_wal_senders=0"),
)
_HANG_UP = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
_CLEAN = """
DO $$
DECLARE name text;
BEGIN
    SET LOCAL session_replication_role = replica;
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public'
        AND tablename <> 'schema_version'
    LOOP EXECUTE 'DELETE FROM ' || name; END LOOP;
    FOR name IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public'
    LOOP EXECUTE 'ALTER SEQUENCE ' || name || ' RESTART'; END LOOP;
END $$
"""
_numbers = count(1)


class NoServer(Exception):
    """PostgreSQL is not installed here."""


def programs() -> Path:
    """Where the server's programs are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parts[-2]))
    if found:
        return found[-1]
    if path := shutil.which("initdb"):
        return Path(path).resolve().parent
    raise NoServer("PostgreSQL is not installed (Debian: apt-get install postgresql)")


class Server:
    """One cluster of databases in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._clean: list[str] = []

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def address(self, name: str) -> str:
        """By which a database is reached."""
        return f"postgresql://{_NOBODY}@/{name}?host={quote(str(self.folder), safe='')}"

    def start(self) -> None:
        """Make it, and wait until it answers."""
        bin = programs()
        if not self._data.exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            if os.getuid() == 0:
                shutil.chown(self.folder, _NOBODY)
            options = ("-U", _NOBODY, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
            self._run(str(bin / "initdb"), "-D", str(self._data), *options)
        said = ("-o", " ".join((*_CALM, "-k", str(self.folder))))
        log = str(self.folder / "log")
        self._run(str(bin / "pg_ctl"), "-D", str(self._data), "-w", "-l", log, *said, "start")

    def stop(self, how: str = "immediate") -> None:
        """At once, whoever is connected."""
        self._run(str(programs() / "pg_ctl"), "-D", str(self._data), "-m", how, "-w", "stop")

    @property
    def pid(self) -> int:
        """Of its first process."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    @property
    def running(self) -> bool:
        """Whether it has been started and not stopped."""
        return (self._data / "postmaster.pid").exists()

    def _run(self, *command: str) -> None:
        """As somebody without any powers: it does not run for root."""
        who = ("setpriv", "--reuid", _NOBODY, "--regid", "nogroup", "--clear-groups")
        whole = (*who, *command) if os.getuid() == 0 else command
        done = subprocess.run(whole, capture_output=True, text=True, cwd="/", check=False)
        if done.returncode:
            raise AssertionError(f"{command[0]}: {done.stdout}{done.stderr}")

    def do(self, *statements: str) -> None:
        """Something that is done to databases, not in one."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as raw:
            for statement in statements:
                raw.execute(statement.encode())

    def empty(self) -> str:
        """A new database with nothing in it."""
        name = f"empty_{os.getpid()}_{next(_numbers)}"
        self.do(f"CREATE DATABASE {name}")
        return self.address(name)

    def made(self) -> str:
        """A database with all tables and nothing in them, as a first start makes it."""
        if self._clean:
            return self._clean.pop()
        name = f"made_{os.getpid()}_{next(_numbers)}"
        self.do(f"CREATE DATABASE {name} TEMPLATE {_TEMPLATE} STRATEGY FILE_COPY")
        return self.address(name)

    def clean(self, address: str) -> None:
        """A test is done with one, and another may have it: quicker than a new one."""
        with psycopg.connect(address, autocommit=True) as raw:
            raw.execute(_HANG_UP)
            raw.execute(_CLEAN)
        self._clean.append(address)

    def drop(self, address: str) -> None:
        """Nobody wants it any more."""
        name = re.sub(r".*/(\w+)\?.*", r"\1", address)
        self.do(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


@cache
def server() -> Server:
    """The one of this run, started by whoever needs it first."""
    folder = Path(os.environ[FOLDER])
    found = Server(folder / "cluster")
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not found.running:
            found.start()
            found.do(f"CREATE DATABASE {_TEMPLATE}")
            make_ready(found.address(_TEMPLATE))
            _watch(folder, found.pid)
    return found


def _watch(folder: Path, server: int) -> None:
    """A run that is killed leaves no server behind."""
    run = os.environ[RUN]
    gone = f"while kill -0 {run} 2>/dev/null; do sleep 2; done; test -d {folder} || exit 0"
    script = f"{gone}; kill -QUIT {server}; sleep 1; rm -rf {folder}"
    background = ("setsid", "sh", "-c", f"({script}) </dev/null >/dev/null 2>&1 &")
    subprocess.run(background, cwd="/", check=True)


@contextmanager
def kept() -> Iterator[None]:
    """A folder for the server of a run, and nothing left of either at the end."""
    with tempfile.TemporaryDirectory(prefix="hm-pg-", dir="/tmp") as folder:
        os.chmod(folder, 0o755)
        os.environ[FOLDER], os.environ[RUN] = folder, str(os.getpid())
        try:
            yield
        finally:
            del os.environ[FOLDER], os.environ[RUN]
            if (found := Server(Path(folder) / "cluster")).running:
                os.kill(found.pid, signal.SIGINT)
                found.stop()
