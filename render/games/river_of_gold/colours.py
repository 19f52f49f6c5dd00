"""The colours of this game's world: golden water, six lands, four kinds of roof."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.games.river_of_gold.data import BUILDING_TYPES, REGIONS
from render.toolkit.palette import Colour, Theme, rgb


@dataclass(frozen=True)
class Land:
    """A region's colours: its ground, what grows there, the plate with its number."""

    ground: Colour
    motif: Colour
    plate: Colour


@dataclass(frozen=True)
class Colours:
    """Every colour of this game that is no theme's and no player's."""

    river: Colour
    bright: Colour
    deep: Colour
    foam: Colour
    shore: Colour
    boundary: Colour
    bar: Colour
    bar_raised: Colour
    bar_ink: Colour
    bar_muted: Colour
    card: Colour
    card_line: Colour
    number: Colour  # the disc of a river space
    gold: Colour
    hull: Colour
    buoy: Colour
    roofs: Mapping[str, Colour]
    lands: Mapping[int, Land]


def _lands(*codes: str) -> dict[int, Land]:
    return {
        region: Land(*map(rgb, code.split())) for region, code in zip(REGIONS, codes, strict=True)
    }


def _roofs(codes: str) -> dict[str, Colour]:
    return dict(zip(BUILDING_TYPES, map(rgb, codes.split()), strict=True))


_COLOURS = {
    "light": Colours(
        river=rgb("E8B23A"),
        bright=rgb("F4CC62"),
        deep=rgb("D59A26"),
        foam=rgb("FFF1C4"),
        shore=rgb("7A4E1B"),
        boundary=rgb("FBE3A0"),
        bar=rgb("3B2A1E"),
        bar_raised=rgb("54402F"),
        bar_ink=rgb("FFF8EA"),
        bar_muted=rgb("D9BE98"),
        card=rgb("FFFBF0"),
        card_line=rgb("4A3828"),
        number=rgb("FFF1C4"),
        gold=rgb("F4CC62"),
        hull=rgb("5A3516"),
        buoy=rgb("D6452A"),
        roofs=_roofs("C8483F C4741A 2F77A8 4F8B3E"),
        lands=_lands(
            "CDBBD6 9C82AC 6F4C86",
            "BAD3A4 6F9A63 3F7146",
            "EDE0A6 CDB65A 8C7413",
            "EDC3A4 D0794C B14A22",
            "B5D8CB 63A596 2C7A70",
            "BBD0E8 7196C4 3B639B",
        ),
    ),
    "dark": Colours(
        river=rgb("B37A16"),
        bright=rgb("CC9428"),
        deep=rgb("93610F"),
        foam=rgb("F0CF7C"),
        shore=rgb("3A2408"),
        boundary=rgb("E2B455"),
        bar=rgb("12161B"),
        bar_raised=rgb("2A3037"),
        bar_ink=rgb("F3ECDF"),
        bar_muted=rgb("C9BCA2"),
        card=rgb("2B313A"),
        card_line=rgb("0D0F12"),
        number=rgb("F0CF7C"),
        gold=rgb("F4CC62"),
        hull=rgb("4A2B10"),
        buoy=rgb("D6452A"),
        roofs=_roofs("B2463E B5701F 2F6C98 4B7D3D"),
        lands=_lands(
            "4A3F58 6A5A7E 7E5C97",
            "35492F 4E6E45 4D8555",
            "4F4A2A 7A6F35 93802A",
            "55392C 8C5234 B9562E",
            "2E4B48 47736C 3A8579",
            "33435B 50688E 4D76AF",
        ),
    ),
}


def colours(theme: Theme) -> Colours:
    """The colours of the world in a theme."""
    return _COLOURS[theme.name]
