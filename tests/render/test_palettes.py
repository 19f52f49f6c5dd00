"""The colours that are kept are those of the boards as they are drawn now."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import ImageChops

from engine.games import GAMES
from locales import words
from render.games import RENDERERS
from render.palettes import keep
from render.picture import Look, _palette, compose, found_palette, renderer
from render.sample import sample
from render.toolkit.cache import CACHE
from render.toolkit.canvas import DESIGN_WIDTH
from render.toolkit.encode import Palette
from render.toolkit.palette import THEMES

each_game = pytest.mark.parametrize("game", RENDERERS)


@each_game
@pytest.mark.parametrize("theme", THEMES)
def test_kept_colours_are_those_of_the_swatch(game: str, theme: str) -> None:
    assert _palette(game, theme) == found_palette(game, theme), "python -m render.palettes"


@each_game
def test_a_picture_depends_on_nothing_drawn_before(game: str) -> None:
    look = Look(words("en"), "light", DESIGN_WIDTH)
    CACHE.clear()
    for seats in (2, 4):  # pieces of nearly the same size
        match = sample(GAMES.get(game), seats, {}, 3, 60).match
        compose(GAMES.get(game).view(match, None), "board", look)
    after = renderer(game).swatch(look).image
    CACHE.clear()
    assert ImageChops.difference(after, renderer(game).swatch(look).image).getbbox() is None


def test_a_palette_comes_back_from_its_file_as_it_was() -> None:
    for colours in (b"", b"\x01\x02\xff", bytes(range(240)), bytes(768)):
        assert Palette.of_rows(Palette(colours).rows()).colours == colours


def test_colours_that_are_not_kept_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, theme = next(iter(RENDERERS)), next(iter(THEMES))
    file = tmp_path / "palette.json"
    monkeypatch.setattr("render.picture.palette_file", lambda _: file)
    monkeypatch.setattr("render.palettes.palette_file", lambda _: file)
    monkeypatch.setattr(
        "render.picture.found_palette", lambda *asked: Palette(repr(asked).encode())
    )
    _palette.cache_clear()
    assert _palette(game, theme) == Palette(repr((game, theme)).encode())
    monkeypatch.setattr("render.palettes.found_palette", lambda *_: Palette(b"xyz"))
    keep(game)
    _palette.cache_clear()
    assert _palette(game, theme) == Palette(b"xyz")
    _palette.cache_clear()
