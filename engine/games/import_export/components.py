"""What is in the box: the shapes of cards, ships and values."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Kind: TypeAlias = Literal["technology", "agriculture", "consumer", "illegal", "luxury"]
Source: TypeAlias = Literal["rulebook", "public", "designed"]


class Card(Struct, frozen=True):
    """A goods card: its type, its level and how many containers a contract of it needs."""

    id: str
    set: Literal["base", "jutaku", "kickstarter", "captain"]
    type: Kind
    type_source: Source
    level: int
    level_source: Source
    containers: int
    containers_source: Source
    timing: Literal["immediate", "ongoing", "endgame", "hand"]


class Type(Struct, frozen=True):
    """A type of goods, the action on its cards and what its goods score."""

    id: Kind
    colour: str
    action: Literal["load", "contract", "import", "pirate", "supply"]
    goods_value: int
    majority: int


class ShipColour(Struct, frozen=True):
    """The colour of a player's ships and the type in which it gives a level."""

    colour: str
    level_bonus: Kind | None
    extra_start_credits: int = 0


class Value(Struct, frozen=True):
    """One number of the rulebook."""

    value: int
    source: Source


class Capacity(Struct, frozen=True):
    """What a ship can carry."""

    value: int
    with_tablets: int


class Payouts(Struct, frozen=True):
    """What the bank pays, by containers aboard: `2-3`."""

    value: dict[str, int]


class Threshold(Struct, frozen=True):
    """The credits that bring the end."""

    value: int
    with_mri_machines: int


class Constants(Struct, frozen=True):
    """The numbers of the rulebook."""

    start_credits: Value
    start_hand: Value
    hand_refill_to: Value
    draw_if_full: Value
    sea_ship_start_containers: Value
    ship_capacity: Capacity
    payout_table: Payouts
    import_take: Value
    owner_fee_per_container: Value
    supply_sale_price: Value
    end_threshold: Threshold
    score_container_in_port: Value
    score_one_of_each_type: Value


class Checks(Struct, frozen=True):
    """How many cards there must be."""

    by_set: dict[str, int]
    base_by_type_level: dict[str, tuple[int, ...]]


class Components(Struct, frozen=True):
    """The whole data file."""

    types: tuple[Type, ...]
    ship_colours: tuple[ShipColour, ...]
    constants: Constants
    checks: Checks
    cards: tuple[Card, ...]
