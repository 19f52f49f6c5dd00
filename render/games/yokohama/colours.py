"""The colours of this game's world: streets and quays, the sea, a ground for each kind of area."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.games.yokohama.data import CANAL, KIND, KINDS
from render.toolkit.palette import PLAYERS, Colour, Theme, mix, rgb

_ROOF_SHADE = 0.36  # how much darker a roof is than its owner's walls


@dataclass(frozen=True)
class Ground:
    """The two colours of an area: its plaza, and the band with its name."""

    plaza: Colour
    band: Colour


@dataclass(frozen=True)
class Colours:
    """Every colour of this game that is no theme's and no player's."""

    street: Colour
    kerb: Colour
    sea: Colour
    shallow: Colour
    wave: Colour
    quay: Colour
    slot: Colour  # the walls of a house that is not built yet
    eaves: Colour  # and its roof
    token: Colour
    token_edge: Colour
    gold: Colour  # the lower half of an order
    wood: Colour  # notice boards and plates
    brick: Colour  # the bridge, gates, red roofs
    stone: Colour
    lit: Colour  # windows: by night there is light
    value: Colour  # the disc of a technology's value
    grounds: Mapping[str, Ground]

    def ground(self, area: str) -> Ground:
        """The colours of an area."""
        return self.grounds[KIND[area]]


_LANDS = tuple(kind for kind in KINDS if kind != CANAL)


def _grounds(**codes: str) -> dict[str, Ground]:
    """Ports and laboratories share theirs."""
    named = {kind: codes[kind.partition("_")[0]] for kind in _LANDS}
    return {kind: Ground(*map(rgb, code.split())) for kind, code in named.items()}


_COLOURS = {
    "light": Colours(
        street=rgb("E6D6B8"),
        kerb=rgb("C4AE86"),
        sea=rgb("9CCBDD"),
        shallow=rgb("86BACF"),
        wave=rgb("B5DBE8"),
        quay=rgb("B79B78"),
        slot=rgb("FFF8E8"),
        eaves=rgb("B9A27C"),
        token=rgb("FFF3C4"),
        token_edge=rgb("B8860B"),
        gold=rgb("FFF1C4"),
        wood=rgb("8A6142"),
        brick=rgb("C0432F"),
        stone=rgb("FBF6EA"),
        lit=rgb("8B98A6"),
        value=rgb("5A6672"),
        grounds=_grounds(
            copper="E9C6A6 D3A27A",
            silk="E7D5EA CDB2D3",
            tea="CFE2B0 AECB85",
            fish="BFE0EA 97C8D9",
            bank="EFDFA6 DCC578",
            chinatown="F3C7B8 E3A08A",
            church="DDE3EE B9C5D9",
            customs="DCD2C2 BFB09A",
            agency="EAD9BE D2B98F",
            lab="D5E3DC AEC9BC",
            port="C6DCEB 9DBFD6",
        ),
    ),
    "dark": Colours(
        street=rgb("33373D"),
        kerb=rgb("50545A"),
        sea=rgb("123348"),
        shallow=rgb("0D2839"),
        wave=rgb("1E4861"),
        quay=rgb("6B5A48"),
        slot=rgb("2C333B"),
        eaves=rgb("616A70"),
        token=rgb("4A3D14"),
        token_edge=rgb("E8BC45"),
        gold=rgb("4A3D14"),
        wood=rgb("7A573C"),
        brick=rgb("A93A28"),
        stone=rgb("D9D2C2"),
        lit=rgb("FFD36B"),
        value=rgb("7C8894"),
        grounds=_grounds(
            copper="5A3B26 744D30",
            silk="4A3852 61496B",
            tea="34482A 476138",
            fish="1E4654 2B5E6F",
            bank="554A22 6E602C",
            chinatown="5E3128 7A4034",
            church="343F54 48566F",
            customs="453F36 5B5347",
            agency="4D4130 65563F",
            lab="2C463C 3C5C4F",
            port="25435A 335A77",
        ),
    ),
}


def colours(theme: Theme) -> Colours:
    """The colours of the world in a theme."""
    return _COLOURS[theme.name]


def roof(theme: Theme, seat: int) -> Colour:
    """The roof of a player's building: their colour in the shade."""
    return mix(PLAYERS[seat].colour, theme.outline, _ROOF_SHADE)
