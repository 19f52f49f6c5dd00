"""The typeface: Source Sans Pro (SIL Open Font License) in three weights."""

from contextlib import ExitStack
from enum import Enum
from functools import cache, lru_cache
from importlib.resources import as_file, files
from pathlib import Path

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


# Every open face keeps a quarter of a megabyte of its file; to open it again takes 30 µs.
_OPEN = 16
_files = ExitStack()  # until the process ends


@lru_cache(maxsize=_OPEN)
def face(weight: Weight, pixels: int) -> ImageFont.FreeTypeFont:
    """The typeface in that weight at that many pixels."""
    # The basic layout places letters the same on every machine; the other one depends on
    # a system library and joins letters such as tt, which split badly at small sizes.
    return ImageFont.truetype(_file(weight), pixels, layout_engine=ImageFont.Layout.BASIC)


@cache
def _file(weight: Weight) -> Path:
    """Where the typeface lies: to ask takes longer than to open it."""
    source = files("font_source_sans_pro") / "files" / f"SourceSansPro-{weight.value}.ttf"
    return _files.enter_context(as_file(source))
