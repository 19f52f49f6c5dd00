"""The typeface: Source Sans Pro (SIL Open Font License) in three weights."""

from enum import Enum
from functools import lru_cache
from importlib.resources import as_file, files

from PIL import ImageFont


class Weight(Enum):
    """How heavy the letters are."""

    REGULAR = "Regular"
    SEMIBOLD = "Semibold"
    BOLD = "Bold"


# Shares of the font size, measured on the typeface: how high capitals stand over the baseline,
# how far accents and tails reach.
CAP_HEIGHT = 0.66
ACCENT_REACH = 0.90
TAIL_REACH = 0.22

# Every sign beyond ASCII that the pictures may use; a test draws each in every weight.
SIGNS = "àèéìíòóùúÀÈÉÌÍÒÓÙÚçñöüß«»“”‘’–—·•…×÷−±≤≥½¼¾°€→←↑↓✓▲■◆"


@lru_cache(maxsize=256)
def face(weight: Weight, pixels: int) -> ImageFont.FreeTypeFont:
    """The typeface in that weight at that many pixels."""
    source = files("font_source_sans_pro") / "files" / f"SourceSansPro-{weight.value}.ttf"
    with as_file(source) as path:
        # The basic layout places letters the same on every machine; the other one depends on
        # a system library and joins letters such as tt, which split badly at small sizes.
        return ImageFont.truetype(path, pixels, layout_engine=ImageFont.Layout.BASIC)
