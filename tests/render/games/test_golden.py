"""Pictures look as they did when somebody last looked at them: python -m tests.golden records."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.games.river_of_gold import plan
from render.toolkit.palette import LIGHT
from tests.golden.scenes import SCENES, Scene

# Of 255: edges of letters may fall otherwise with another Pillow; anything that moved, changed
# colour or vanished is far above.
MEAN_DIFFERENCE = 1.5
WORST_BLOCK = 20.0
BLOCK = 12


def blocks(image: Image.Image) -> Image.Image:
    """The picture in coarse blocks: one wrong piece fills one."""
    size = max(1, image.width // BLOCK), max(1, image.height // BLOCK)
    return image.resize(size, Image.Resampling.BOX)


def worst(one: Image.Image, two: Image.Image) -> float:
    """The largest difference of any block in any channel."""
    difference = ImageChops.difference(blocks(one), blocks(two))
    return float(max(difference.tobytes()))


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: f"{scene.game}-{scene.name}")
def test_a_picture_looks_as_recorded(scene: Scene) -> None:
    kept = Image.open(scene.path).convert("RGB")
    drawn = scene.drawn().convert("RGB")
    assert drawn.size == kept.size
    mean = ImageStat.Stat(ImageChops.difference(drawn, kept)).mean
    assert max(mean) <= MEAN_DIFFERENCE
    assert worst(drawn, kept) <= WORST_BLOCK


def test_one_missing_piece_would_be_noticed() -> None:
    scene = next(scene for scene in SCENES if scene.name == "crowded")
    drawn = scene.drawn().convert("RGB")
    spoiled = drawn.copy()
    site = plan.sites()[1]
    x, y = (round(at * drawn.width / 1080) for at in (site.cx, site.y + 88))
    spoiled.paste(LIGHT.panel, (x - 6, y - 6, x + 6, y + 6))  # a player's token
    assert worst(drawn, spoiled) > WORST_BLOCK
