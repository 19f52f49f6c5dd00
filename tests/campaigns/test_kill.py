"""A small kill -9 campaign, and the real bot killed once in the middle of a turn."""

from __future__ import annotations

import asyncio
import os
import random
import sys
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from cogs.shown.ids import Verb
from db import tables
from playground.person import Person
from playground.seen import SeenButton, SeenMessage
from playground.server import Addresses, serve
from playground.world import Settings, World
from sessions.turns import BOT
from tests.campaigns.kill import Told, campaign, losses, opened
from tests.e2e.harbor import HERE, button, newest_poster, offers, verbs
from tests.stores import Server

ROOT = Path(__file__).parents[2]
PATIENCE = 90  # seconds; a process starts slowly on a busy machine
TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"


@pytest.fixture(scope="module")
def killed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[str, Told]:
    """Two games in processes that were killed, and what these had said."""
    where = _place(request, tmp_path_factory.mktemp("killed") / "killed.db")
    return where, campaign(where, games=2, seed=5, most_answers=900)


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a bot keeps everything."""
    return _place(request, tmp_path / "bot.db")


def _place(request: pytest.FixtureRequest, file: Path) -> str:
    if request.config.getoption("--store") == "sqlite":
        return str(file)
    server: Server = request.getfixturevalue("postgres")
    return server.made()


def test_killed_games_lose_nothing(killed: tuple[str, Told]) -> None:
    _, told = killed
    assert told.wrong == []
    assert told.kills > 0
    assert told.acknowledged


def test_bots_are_killed_in_the_middle_of_it_too(killed: tuple[str, Told]) -> None:
    where, _ = killed
    with opened(where) as db:
        query = "SELECT count(*) FROM answers WHERE user_id = ? AND table_id = ?"
        for table in (1, 2):  # a bot's own seat, and people's for a while
            assert db.execute(query, (BOT, table)).fetchone()[0] > 0


@pytest.mark.parametrize(
    ("harm", "word"),
    [
        ("DELETE FROM answers WHERE table_id = 1 AND revision = ?", "stored is None"),
        ("UPDATE answers SET picks = '[\"x\"]' WHERE table_id = 1 AND revision = ?", "never given"),
    ],
)
def test_the_campaign_notices_a_loss(killed: tuple[str, Told], harm: str, word: str) -> None:
    where, told = killed
    revision = next(revision for table, revision in told.acknowledged if table == 1)
    with opened(where) as db:
        db.execute("BEGIN")
        db.execute(harm, (revision,))
        table = tables.find(db, 1)
        assert table is not None
        assert any(word in problem for problem in losses(db, table, told))
        db.execute("ROLLBACK")


@asynccontextmanager
async def bot_process(
    folder: Path, addresses: Addresses, world: World, place: str, log: int = DEVNULL
) -> AsyncIterator[Process]:
    """bot.py as a process of its own, on the stand-in; connected, and gone at the end."""
    known = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API_BASE": addresses.api,
        "DISCORD_GATEWAY_URL": addresses.gateway,
        "HARBORMASTER_DB": place,
    }
    program = (sys.executable, "-m", "tests.process.quick_bot")
    process = await asyncio.create_subprocess_exec(
        *program, cwd=folder, env=known, stdout=DEVNULL, stderr=log
    )
    try:
        await until(lambda: world.gateway.is_connected)
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
        await until(lambda: not world.gateway.is_connected)


async def until(holds: Callable[[], bool]) -> None:
    """Wait for what another process does."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


def has_poster(person: Person, besides: SeenMessage) -> bool:
    """Whether a poster with Play has come after another message."""
    shown = [m for m in person.visible(HERE) if not m.is_private and Verb.PLAY in verbs(m)]
    return bool(shown) and shown[-1].id != besides.id


async def pressed(person: Person, message: SeenMessage, verb: Verb) -> SeenMessage:
    """Press a button of a bot whose work cannot be watched; what was answered at once."""
    custom_id = button(person.look(message), verb).custom_id
    return (await person.click(message, custom_id=custom_id, until="acknowledged")).answer


async def acknowledged(person: Person, message: SeenMessage, verb: Verb) -> None:
    """Press a button that is answered by an edit of the poster, sooner or later."""
    custom_id = button(person.look(message), verb).custom_id
    await person.click(message, custom_id=custom_id, until="acknowledged")


async def stepped(person: Person, panel: SeenMessage, dice: random.Random) -> SeenMessage:
    """One random answer on a panel."""
    chosen = dice.choice(offers(panel))
    if isinstance(chosen, SeenButton):
        await person.click(panel, custom_id=chosen.custom_id, until="acknowledged")
    else:
        value = dice.choice(chosen.options).value
        await person.select(panel, chosen.custom_id, [value], until="acknowledged")
    return person.look(panel)


async def test_the_real_bot_killed_in_a_draft_goes_on(tmp_path: Path, place: str) -> None:
    world, dice = World(Settings(token=TOKEN)), random.Random(1)
    ada, bruno = world.person("Ada"), world.person("Bruno")
    async with serve(world) as addresses:
        async with bot_process(tmp_path, addresses, world, place) as process:
            await ada.slash(HERE, "game new", until="acknowledged", game="river_of_gold")
            lobby = await ada.wait_for(lambda message: Verb.JOIN in verbs(message), PATIENCE)
            await acknowledged(bruno, lobby, Verb.JOIN)
            await until(lambda: button(ada.look(lobby), Verb.START).is_enabled)
            await pressed(ada, lobby, Verb.START)
            await until(lambda: has_poster(ada, lobby))
            poster = newest_poster(ada)
            player = next(p for p in (ada, bruno) if f"<@{p.user.id}>" in poster.text)
            panel = await stepped(player, await pressed(player, poster, Verb.PLAY), dice)
            process.kill()
            await process.wait()
        async with bot_process(tmp_path, addresses, world, place):
            drafted = panel.text
            panel = await pressed(player, poster, Verb.PLAY)
            assert player.look(panel).text == drafted
            while offers(panel := player.look(panel)):
                await stepped(player, panel, dice)
            await until(lambda: has_poster(ada, poster))
    assert world.complaints == []
    assert world.own_faults == []
