"""A picture that is not taken for its size: everything comes without it."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from cogs.shown.ids import Verb
from playground.errors import TOO_LARGE
from playground.world import World
from sessions.letters import owe_letters
from tests.e2e.harbor import (
    HERE,
    begun,
    called,
    last_round,
    newest_poster,
    open_harbor,
    opened,
    press,
    random_turn,
    refreshed,
    rest,
)

TOO_LARGE_HERE = "Discord did not take the picture"
POSTS, EDITS = "POST /channels/*/messages", "PATCH /channels/*/messages/*"
DRAWN = "PATCH /webhooks/*/*/messages/@original"


def by_discord(world: World, route: str) -> None:
    """The next upload is refused as Discord's documentation has it."""
    world.faults.refuse_next(1, TOO_LARGE, route)


def by_the_wall(world: World, route: str) -> None:
    """The next upload does not get as far as Discord."""
    world.faults.answer_page_next(1, route, status=413)


either = pytest.mark.parametrize("refuse", [by_discord, by_the_wall])
Refuse = Callable[[World, str], None]


@either
async def test_a_new_poster(tmp_path: Path, refuse: Refuse) -> None:
    async with open_harbor(tmp_path / "harbor.db") as harbor:
        lobby = await opened(harbor, "Ada", "Bruno")
        refuse(harbor.world, POSTS)
        await press(harbor.person("Ada"), lobby, Verb.START)
        poster = newest_poster(harbor.person("Ada"))
        assert TOO_LARGE_HERE in poster.text
        assert poster.picture_urls == []
        (player,) = called(harbor, poster)
        await random_turn(player, poster, random.Random(1))
        assert newest_poster(player).picture_urls


@either
async def test_a_poster_that_is_edited(tmp_path: Path, refuse: Refuse) -> None:
    async with open_harbor(tmp_path / "harbor.db") as harbor:
        poster = await begun(harbor, "Ada", "Bruno")
        refuse(harbor.world, EDITS)
        await refreshed(harbor, 1)
        assert newest_poster(harbor.person("Ada")).id == poster.id
        assert TOO_LARGE_HERE in harbor.person("Ada").look(poster).text


@either
async def test_a_letter(tmp_path: Path, refuse: Refuse) -> None:
    async with open_harbor(tmp_path / "harbor.db") as harbor:
        poster = await begun(harbor, "Ada", "Dan")
        await harbor.world.quiet()
        (player,) = called(harbor, poster)
        (other,) = {"Ada", "Dan"} - {player.user.name}
        reader = harbor.person(other)
        refuse(harbor.world, f"PATCH /channels/{reader.dm.id}/messages/*")
        refuse(harbor.world, f"POST /channels/{reader.dm.id}/messages")
        await random_turn(player, poster, random.Random(1))
        await harbor.world.quiet()
        assert TOO_LARGE_HERE in reader.dms()[-1].text
        assert reader.dms()[-1].picture_urls == []


@either
async def test_a_last_letter(tmp_path: Path, refuse: Refuse) -> None:
    async with open_harbor(tmp_path / "harbor.db") as harbor:
        await begun(harbor, "Ada", "Bruno")
        ada = harbor.person("Ada")
        await last_round(harbor, ada, random.Random(7))
        await rest(harbor)
        refuse(harbor.world, f"PATCH /channels/{ada.dm.id}/messages/*")
        table, now = await harbor.sessions.show.table(1), harbor.now()
        await harbor.sessions.context.db.run(lambda db: owe_letters(db, table, 0, now, [0]))
        await harbor.later(0)
        assert TOO_LARGE_HERE in ada.dms()[-1].text
        assert await harbor.sessions.post.owed() == 0


@either
async def test_a_private_page(tmp_path: Path, refuse: Refuse) -> None:
    async with open_harbor(tmp_path / "harbor.db") as harbor:
        await begun(harbor, "Ada", "Bruno")
        ada = harbor.person("Ada")
        refuse(harbor.world, DRAWN)
        board = (await ada.slash(HERE, "board")).answer
        assert TOO_LARGE_HERE in board.text
        assert board.picture_urls == []
