"""What is in the box: the shapes of boards, tiles and cards."""

from __future__ import annotations

from msgspec import Struct


class Reward(Struct, frozen=True):
    """One thing gained: from a tile, a track space or a delivery."""

    kind: str
    n: int = 1
    good: str = ""
    building_type: str = ""
    target_building_owner: str = ""


class TrackSpace(Struct, frozen=True):
    """One space of an influence track."""

    pos: int
    rewards: tuple[Reward, ...]
    imperial_flower: bool = False


class Track(Struct, frozen=True):
    """An influence track after its start circle."""

    length: int
    imperial_flower_position: int
    spaces: tuple[TrackSpace, ...]


class Region(Struct, frozen=True):
    """One of the six lands along the river."""

    id: int
    influence_track: Track


class RiverSpace(Struct, frozen=True):
    """A space for boats, with the four shore spaces and the regions it touches."""

    id: int
    shore_spaces: tuple[int, ...]
    regions: tuple[int, ...]


class RiverEnd(Struct, frozen=True):
    """What a completed journey lets its player choose from."""

    reward_choice: tuple[tuple[Reward, ...], ...]


class River(Struct, frozen=True):
    """The ring of river spaces."""

    spaces: tuple[RiverSpace, ...]
    start_space: int
    mid_start_space: int
    river_end_panel: RiverEnd


class ShoreSpace(Struct, frozen=True):
    """A building site, or the fixed place of an imperial market."""

    id: int
    region: int
    bank: str
    kind: str
    koku_cost: int | None
    river_spaces: tuple[int, ...]


class Tile(Struct, frozen=True):
    """A building tile."""

    id: str
    kind: str
    era: int | None
    building_type: str
    build_influence: int | None
    visitor_rewards: tuple[Reward, ...]
    owner_rewards: tuple[Reward, ...]
    ownable: bool


class Ability(Struct, frozen=True):
    """A lasting or final effect, named by its code."""

    code: str
    n: int = 1
    vp: int = 0
    koku: int = 0
    koku_each: int = 0
    per_koku: int = 0
    per_goods: int = 0
    building_type: str = ""
    favour: int = 0
    own_influence_at_least: int = 0


class Customer(Struct, frozen=True):
    """An order card."""

    id: str
    type: str
    region: int
    cost: dict[str, int]
    delivery: tuple[Reward, ...]
    ongoing: Ability | None
    end_game: Ability | None


class CustomerNotes(Struct, frozen=True):
    """How many cards come after a delivery."""

    draw_after_delivery: int


class Requirement(Struct, frozen=True):
    """What a mastery asks for."""

    code: str
    at_least: int = 1
    position: int = 0
    regions: int = 0


class MasteryCard(Struct, frozen=True):
    """A race goal with the points of its slots for each side of the card."""

    id: str
    requirement: Requirement
    vp_slots: dict[str, tuple[int, ...]]


class MasteryNotes(Struct, frozen=True):
    """How many masteries a game has."""

    in_play: int


class ScoringSide(Struct, frozen=True):
    """What the places in a region are worth."""

    places: tuple[int, ...]
    second_place_max_distance: int | None


class ScoringTile(Struct, frozen=True):
    """A region scoring tile, one side for two players, one for more."""

    id: str
    sides: dict[str, ScoringSide]


class Patron(Struct, frozen=True):
    """A clan patron with its abilities."""

    id: str
    clan: str
    abilities: tuple[Ability, ...]


class Named(Struct, frozen=True):
    """A clan, a good, a type of buildings or of customers: here only its name counts."""

    id: str


class Limits(Struct, frozen=True):
    """How much a player can hold."""

    koku_max: int
    each_good_max: int
    favour_start: int
    favour_limit_start: int
    favour_limit_max: int
    tokens_per_building_max: int


class SetUp(Struct, frozen=True):
    """What everybody begins with."""

    starting_koku_by_turn_order: dict[int, int]
    starting_goods: dict[str, int]
    starting_customers: int
    tiles_by_player_count: dict[int, dict[str, int]]


class ShoreNotes(Struct, frozen=True):
    """What empty spaces give, and where the fixed and the starting buildings go."""

    empty_space_visit_reward: tuple[Reward, ...]
    imperial_market_spaces: tuple[int, ...]
    starting_building_spaces: dict[int, tuple[int, ...]]


class BuildingRow(Struct, frozen=True):
    """The tiles on offer, and what the one at the end brings its builder."""

    slots: int
    end_slot_build_bonus: tuple[Reward, ...]


class EndTrigger(Struct, frozen=True):
    """What the last tile brings."""

    active_player_reward: tuple[Reward, ...]


class EraEvents(Struct, frozen=True):
    """What happens when a stack is used up."""

    end_trigger: EndTrigger


class FinalScoring(Struct, frozen=True):
    """The table for completed customers."""

    completed_customers_vp: dict[str, int]


class Components(Struct, frozen=True):
    """Everything in the box."""

    goods: tuple[Named, ...]
    building_types: tuple[Named, ...]
    customer_types: tuple[Named, ...]
    regions: tuple[Region, ...]
    river: River
    shore_spaces: tuple[ShoreSpace, ...]
    shore_space_notes: ShoreNotes
    building_tiles: tuple[Tile, ...]
    building_row: BuildingRow
    customers: tuple[Customer, ...]
    customer_notes: CustomerNotes
    masteries: tuple[MasteryCard, ...]
    mastery_notes: MasteryNotes
    region_scoring_tiles: tuple[ScoringTile, ...]
    clan_patrons: tuple[Patron, ...]
    clans: tuple[Named, ...]
    limits: Limits
    setup: SetUp
    era_events: EraEvents
    final_scoring: FinalScoring
