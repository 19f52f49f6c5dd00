"""Starting and stopping: one line for each mistake, an orderly end."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import aiohttp
import pytest

import bot
from playground.server import serve
from playground.world import World

ROOT = Path(__file__).parents[2]
TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder without settings, and an environment without any."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "HARBORMASTER_DB", "HARBORMASTER_METRICS", "LOG_LEVEL", "PORT"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    return tmp_path


async def started(folder: Path, *arguments: str, **environment: str) -> Process:
    """The bot as a process of its own."""
    known = {**os.environ, "PYTHONPATH": str(ROOT), **environment}
    program = (sys.executable, str(ROOT / "bot.py"), *arguments)
    return await asyncio.create_subprocess_exec(
        *program, cwd=folder, env=known, stdout=PIPE, stderr=PIPE
    )


@pytest.mark.usefixtures("elsewhere")
def test_a_wrong_setting_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LOG_LEVEL", "loud")
    assert bot.main([]) == bot.MISTAKE
    assert capsys.readouterr().err.splitlines() == [
        "LOG_LEVEL is “loud”. Choose one of: DEBUG, INFO, WARNING, ERROR."
    ]


@pytest.mark.usefixtures("elsewhere")
def test_a_taken_port_of_the_figures_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setenv("HARBORMASTER_METRICS", str(port))
        assert bot.main(["--port", "0"]) == bot.MISTAKE
    lines = capsys.readouterr().err.splitlines()
    assert [line for line in lines if f"127.0.0.1, port {port}" in line] == lines[-1:]


@pytest.mark.usefixtures("elsewhere")
def test_a_taken_port_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert bot.main(["--port", str(port)]) == bot.MISTAKE
    assert f"Port {port} is in use." in capsys.readouterr().err


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.host.invalid", "a..b"])
def test_a_wrong_host_is_one_line(host: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert bot.main(["--host", host, "--port", "0"]) == bot.MISTAKE
    assert capsys.readouterr().err.splitlines() == [
        f"“{host}” is no address of this machine."
        " Leave “--host” out to listen on this machine only."
    ]


def test_a_broken_database_is_one_line(
    elsewhere: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = elsewhere / "broken.db"
    broken.write_bytes(b"not a database, but long enough to look at" * 100)
    monkeypatch.setenv("HARBORMASTER_DB", str(broken))
    assert bot.main(["--port", "0"]) == bot.MISTAKE
    assert "cannot be read" in capsys.readouterr().err


async def test_the_playground_says_where_it_is_and_stops_when_told(elsewhere: Path) -> None:
    process = await started(elsewhere, "--port", "0")
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), 20)).decode()
    assert line.startswith("The playground is ready. Open http://127.0.0.1:")
    async with aiohttp.ClientSession() as session, session.get(line.split()[5]) as page:
        assert page.status == 200
    process.send_signal(signal.SIGTERM)
    _, errors = await asyncio.wait_for(process.communicate(), 20)
    assert (process.returncode, errors.decode()) == (0, "")
    assert (elsewhere / "data" / "playground.db").exists()


async def test_a_refused_token_is_one_line_and_no_secret(elsewhere: Path) -> None:
    async with serve(World()) as addresses:
        process = await started(
            elsewhere,
            DISCORD_TOKEN=TOKEN,
            DISCORD_API_BASE=addresses.api,
            DISCORD_GATEWAY_URL=addresses.gateway,
        )
        _, errors = await asyncio.wait_for(process.communicate(), 20)
    assert process.returncode == bot.MISTAKE
    assert "Discord refused the token." in errors.decode()
    assert TOKEN not in errors.decode()
