"""A board of several panes: each picture whole, in the channel, in letters and in private."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cogs.shown.ids import Verb
from engine.core.errors import Refused
from playground.component_rules import Kind, walk
from playground.errors import TOO_LARGE
from playground.permissions import Permission
from playground.seen import SeenMessage
from render.games import RENDERERS
from render.picture import Look
from render.toolkit.canvas import Canvas
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    called,
    newest_poster,
    open_harbor,
    opened,
    press,
    random_turn,
    refreshed,
    rest,
    verbs,
)

POSTS = "POST /channels/*/messages"


@pytest.fixture(autouse=True)
def panes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A River of Gold of three panes, two of which are shown with every turn."""
    river = RENDERERS["river_of_gold"]
    first = river.panes[0]
    three = (first, first, replace(first, each_turn=False))
    monkeypatch.setitem(RENDERERS, "river_of_gold", replace(river, panes=three))


def galleries(message: SeenMessage) -> list[list[str]]:
    """The file names in each gallery."""
    found = [c for _, c in walk(message.payload["components"]) if c["type"] == Kind.MEDIA_GALLERY]
    return [[item["media"]["url"].rpartition("/")[2] for item in c["items"]] for c in found]


async def test_a_poster_carries_the_panes_of_every_turn(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    assert galleries(poster) == [["board-1.png"], ["board-2.png"]]
    assert len(poster.alt_texts) == 2
    kinds = [c["type"] for _, c in walk(poster.payload["components"])]
    shown = [kind for kind in kinds if kind in (Kind.TEXT_DISPLAY, Kind.MEDIA_GALLERY)]
    text, picture = Kind.TEXT_DISPLAY, Kind.MEDIA_GALLERY
    assert shown == [text, picture, picture, text], "what happened, pictures, who is up"
    (player,) = called(harbor, poster)
    await random_turn(player, poster, random.Random(1))
    old = player.look(poster)
    assert (verbs(old), len(galleries(old))) == ([], 2), "it keeps its pictures"


async def test_an_edited_poster_has_its_pictures_once(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    await refreshed(harbor, 1)
    again = newest_poster(harbor.person("Ada"))
    assert again.id == poster.id
    assert galleries(again) == [["board-1.png"], ["board-2.png"]]


async def test_what_is_too_large_comes_in_words(tmp_path: Path) -> None:
    async with open_harbor(tmp_path / "harbor.db") as harbor:
        lobby = await opened(harbor, "Ada", "Dan")
        harbor.world.faults.refuse_next(1, TOO_LARGE, POSTS)
        await press(harbor.person("Ada"), lobby, Verb.START)
        poster = newest_poster(harbor.person("Ada"))
        assert (galleries(poster), "too large" in poster.text) == ([], True)


async def test_where_no_files_are_allowed_the_poster_comes_in_words(tmp_path: Path) -> None:
    async with open_harbor(tmp_path / "harbor.db") as harbor:
        lobby = await opened(harbor, "Ada", "Dan")
        harbor.world.faults.deny(harbor.world.channel(HERE), Permission.ATTACH_FILES)
        await press(harbor.person("Ada"), lobby, Verb.START)
        poster = newest_poster(harbor.person("Ada"))
        assert (galleries(poster), "Attach Files" in poster.text) == ([], True)


async def test_where_the_new_kind_is_refused_the_old_one_carries_them_all(tmp_path: Path) -> None:
    async with open_harbor(tmp_path / "harbor.db") as harbor:
        harbor.world.faults.refuse_v2_uploads = True
        await begun(harbor, "Ada", "Dan")
        await refreshed(harbor, 1)
        poster = newest_poster(harbor.person("Ada"))
        assert len(poster.picture_urls) == 2
        ada = harbor.person("Ada")
        board = (await press(ada, poster, Verb.BOARD)).private[0]
        assert (len(board.payload["attachments"]), board.content != "") == (3, True)
        harbor.world.faults.refuse_v2_uploads = False
        modern = (await press(ada, poster, Verb.BOARD)).private[0]
        harbor.world.faults.refuse_v2_uploads = True
        await ada.select(modern, modern.selects[0].custom_id, ["region:1"])
        beside = ada.visible(HERE)[-1]
        assert (beside.id != modern.id, len(beside.payload["attachments"])) == (True, 1)


def _broken(view: Any, look: Look) -> Canvas:
    raise RuntimeError("no ink")


async def test_a_pane_that_cannot_be_drawn_leaves_the_others(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    river = RENDERERS["river_of_gold"]
    broken = replace(river.panes[1], name="broken", draw=_broken)
    monkeypatch.setitem(RENDERERS, "river_of_gold", replace(river, panes=(river.panes[0], broken)))
    poster = await begun(harbor, "Ada", "Dan")
    assert galleries(poster) == [["board-1.png"]]
    assert "could not be drawn" in poster.text


async def test_a_pane_that_a_table_does_not_need_is_nowhere(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    river = RENDERERS["river_of_gold"]
    needless = replace(river.panes[1], name="needless", exists=lambda view: view.seats > 2)
    panes = (river.panes[0], needless)
    monkeypatch.setitem(RENDERERS, "river_of_gold", replace(river, panes=panes))
    poster = await begun(harbor, "Ada", "Dan")
    assert galleries(poster) == [["board-1.png"]]
    seen = await harbor.sessions.show.board(1)
    assert harbor.sessions.show.board_pictures(seen) == ("pane:river",)
    with pytest.raises(Refused):
        harbor.sessions.show.kind(seen, "pane:needless")


async def test_followers_get_the_first_pane(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    gwen = harbor.person("Edda")
    await press(gwen, poster, Verb.FOLLOW)
    await rest(harbor)
    assert [len(letter.picture_urls) for letter in gwen.dms()] == [1]


async def test_the_board_shows_every_pane_and_the_whole_as_one_file(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    edda = harbor.person("Edda")
    board = (await press(edda, poster, Verb.BOARD)).private[0]
    assert galleries(board) == [["board-1.png"], ["board-2.png"], ["board-3.png"]]
    assert Verb.TEXT in verbs(board)
    file = (await press(edda, board, Verb.WHOLE)).private[0]
    assert (file.id != board.id, len(file.payload["attachments"])) == (True, 1)
    typed = (await edda.slash(HERE, "board")).answer
    assert len(galleries(typed)) == 3
