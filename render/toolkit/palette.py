"""Colours: two themes, and marks that tell players apart by colour, shape and letter."""

from dataclasses import dataclass
from enum import Enum

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """The colour of a six-digit hexadecimal code."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def mix(one: Colour, two: Colour, share: float) -> Colour:
    """`one` with that share (0 to 1) of `two` in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, two, strict=True))
    return red, green, blue


class Tone(Enum):
    """The colours things are drawn in, by what they look like."""

    BODY = "body"
    LINE = "line"
    INK = "ink"
    GOLD = "gold"
    CLAY = "clay"
    ROSE = "rose"
    PLUM = "plum"
    SKY = "sky"
    WATER = "water"
    LEAF = "leaf"
    PINE = "pine"
    WOOD = "wood"
    STONE = "stone"
    CREAM = "cream"
    NIGHT = "night"
    SKIN = "skin"


@dataclass(frozen=True)
class Theme:
    """Every colour of a picture except the players' own."""

    name: str
    paper: Colour
    panel: Colour
    panel_alt: Colour
    line: Colour
    shade: Colour
    ink: Colour
    muted: Colour
    accent: Colour
    on_accent: Colour
    warn: Colour
    good: Colour
    highlight: Colour
    rim: Colour
    outline: Colour
    rims_icons: bool
    tones: dict[Tone, Colour]
    series: tuple[Colour, ...]

    def tone(self, tone: Tone) -> Colour:
        """The colour of the tone in this theme."""
        return self.tones[tone]

    def __hash__(self) -> int:
        """Themes are told apart by name."""
        return hash(self.name)


# Parts of a score in a stacked bar: neighbours differ in lightness, so bars read without colour.
_SERIES = tuple(
    rgb(code)
    for code in ("2E6E8E", "F0C46A", "8C4A3C", "A9CDB0", "5A4B7D", "E79F7A", "3F6B4C", "CFC3E6",
                 "7A6A58", "F3DCA8", "275060", "D98BA0")
)  # fmt: skip

LIGHT = Theme(
    name="light",
    paper=rgb("F3EADB"),
    panel=rgb("FFFBF3"),
    panel_alt=rgb("F0E5D1"),
    line=rgb("D5C4A6"),
    shade=rgb("DFD1B8"),
    ink=rgb("2C2723"),
    muted=rgb("665C50"),
    accent=rgb("A94A26"),
    on_accent=rgb("FFFFFF"),
    warn=rgb("A8341F"),
    good=rgb("2F6E43"),
    highlight=rgb("D6246E"),
    rim=rgb("FFFDF8"),
    outline=rgb("3A302A"),
    rims_icons=False,
    tones={
        Tone.LINE: rgb("3A302A"),
        Tone.INK: rgb("2C2723"),
        Tone.GOLD: rgb("EBB93F"),
        Tone.CLAY: rgb("C4633C"),
        Tone.ROSE: rgb("DD8C8C"),
        Tone.PLUM: rgb("8A5E93"),
        Tone.SKY: rgb("8FBBD6"),
        Tone.WATER: rgb("B5D5DC"),
        Tone.LEAF: rgb("93B570"),
        Tone.PINE: rgb("4C7F5C"),
        Tone.WOOD: rgb("B1834F"),
        Tone.STONE: rgb("B4AB9D"),
        Tone.CREAM: rgb("FBF1DC"),
        Tone.NIGHT: rgb("4B567E"),
        Tone.SKIN: rgb("F0CFAE"),
    },
    series=_SERIES,
)

DARK = Theme(
    name="dark",
    paper=rgb("1B1F25"),
    panel=rgb("272D35"),
    panel_alt=rgb("333B45"),
    line=rgb("4C5763"),
    shade=rgb("12161B"),
    ink=rgb("F3ECDF"),
    muted=rgb("B9B0A2"),
    accent=rgb("F0A670"),
    on_accent=rgb("241C16"),
    warn=rgb("FF9A85"),
    good=rgb("8FD3A2"),
    highlight=rgb("FF7FB2"),
    rim=rgb("F3ECDF"),
    outline=rgb("14110F"),
    rims_icons=True,
    tones={
        Tone.LINE: rgb("14110F"),
        Tone.INK: rgb("F3ECDF"),
        Tone.GOLD: rgb("EDBE4B"),
        Tone.CLAY: rgb("D0714B"),
        Tone.ROSE: rgb("E09A9A"),
        Tone.PLUM: rgb("A67BB0"),
        Tone.SKY: rgb("8FBBD6"),
        Tone.WATER: rgb("2F4F5E"),
        Tone.LEAF: rgb("9CBF79"),
        Tone.PINE: rgb("629A74"),
        Tone.WOOD: rgb("BD9060"),
        Tone.STONE: rgb("AFA89C"),
        Tone.CREAM: rgb("F6EAD2"),
        Tone.NIGHT: rgb("6A78A8"),
        Tone.SKIN: rgb("EBC9A7"),
    },
    series=_SERIES,
)

THEMES: dict[str, Theme] = {theme.name: theme for theme in (LIGHT, DARK)}


class Shape(Enum):
    """The outline of a player's pieces."""

    CIRCLE = "circle"
    SQUARE = "square"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"
    PLUS = "plus"
    STAR = "star"
    HEXAGON = "hexagon"


@dataclass(frozen=True)
class PlayerMark:
    """How one player's pieces look: colour, shape and letter say the same thing three times."""

    colour: Colour
    on_colour: Colour
    shape: Shape
    letter: str


_WHITE = rgb("FFFFFF")
_BLACK = rgb("241C16")

# In the order of the seats. Six hardly fit at PLAYER_DISTANCE: between this blue, the cyan, the
# ivory and the yellow there is no slack. With 2C7FBC as blue, which an eye can hardly tell from
# this one, the best two more of the whole sRGB cube come to 24.7.
PLAYERS: tuple[PlayerMark, ...] = (
    PlayerMark(rgb("B5382A"), _WHITE, Shape.CIRCLE, "A"),
    PlayerMark(rgb("267BBB"), _WHITE, Shape.SQUARE, "B"),
    PlayerMark(rgb("F2CB45"), _BLACK, Shape.TRIANGLE, "C"),
    PlayerMark(rgb("3B1D50"), _WHITE, Shape.DIAMOND, "D"),
    PlayerMark(rgb("00D8FC"), _BLACK, Shape.PLUS, "E"),
    PlayerMark(rgb("F8FFF1"), _BLACK, Shape.STAR, "F"),
)
NEUTRAL = PlayerMark(rgb("8A8175"), _BLACK, Shape.HEXAGON, "•")

# CIEDE2000 units that any two player colours keep apart, for full colour vision and for each of
# the three common deficiencies; about 2 is the least an eye can tell, 10 is plain at a glance.
PLAYER_DISTANCE = 25.0


def ink_on(colour: Colour) -> Colour:
    """Black or white, whichever reads better on the colour."""
    red, green, blue = colour
    return _BLACK if 0.299 * red + 0.587 * green + 0.114 * blue > 150 else _WHITE
