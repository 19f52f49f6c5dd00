"""What is in the box: the shapes of boards, tiles, tokens and cards."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct, field

Table: TypeAlias = dict[str, int | str]  # by number of players, with a source mark among them


class Reward(Struct, frozen=True, forbid_unknown_fields=True):
    """All that one icon strip brings."""

    vp: int = 0
    yen: int = 0
    copper: int = 0
    silk: int = 0
    tea: int = 0
    fish: int = 0
    any_product: int = 0
    imports: int = field(default=0, name="import")
    warehouse: int = 0
    move: int = 0
    independent_agent: int = 0


class Country(Struct, frozen=True):
    """A trading partner and how many of its agents there are."""

    id: str
    foreign_agent_tokens: int


class Start(Struct, frozen=True):
    """What a player begins with."""

    assistants_in_hand: int
    assistants_in_warehouse: int
    assistants_as_score_markers: int
    shops_in_hand: int
    shops_in_warehouse: int
    trading_houses_in_warehouse: int
    copper: int
    silk: int
    tea: int
    fish: int
    yen_first_player: int
    yen_other_players: int


class Removed(Struct, frozen=True):
    """The area boards that stay in the box."""

    areas: dict[str, int]


class SetUp(Struct, frozen=True):
    """How the table is laid."""

    player_start: Start
    orders_removed: Table
    orders_dealt_per_player: int
    order_hand_limit: int
    boards_removed: dict[str, Removed | str]


class WarehouseCost(Struct, frozen=True):
    """What it costs to take a piece from the warehouse."""

    assistant: int
    shop: int
    trading_house_by_number_taken: tuple[int, ...]


class Amount(Struct, frozen=True):
    """What is paid or gained in one exchange."""

    yen: int = 0
    copper: int = 0
    silk: int = 0
    tea: int = 0
    fish: int = 0
    imports: int = field(default=0, name="import")


class Exchange(Struct, frozen=True):
    """One exchange in Chinatown."""

    pay: Amount
    gain: Amount


class Either(Struct, frozen=True):
    """A price in yen or in imports."""

    either: tuple[Amount, ...]
    from_nth_card: int = 0


class Costs(Struct, frozen=True):
    """All prices."""

    president_fee_yen: int
    canal_fee_yen: int
    warehouse: WarehouseCost
    second_order_card: Either
    extra_technology_cost: Either
    exchanges: tuple[Exchange, ...]


class Power(Struct, frozen=True):
    """What Power is made of and what it allows."""

    assistant: int
    president: int
    shop: int
    trading_house: int
    station: int
    max: int
    build_at: int
    five_power_bonus_at: int
    trading_house_income_yen: int


class Placement(Struct, frozen=True):
    """How many assistants are placed."""

    option_a_max_areas: int
    option_b_assistants: int


class AreaAction(Struct, frozen=True):
    """What an area does, Power 1 first."""

    kind: str
    resource: str = ""
    by_power: tuple[int, ...] = ()
    exchanges_by_power: tuple[int, ...] = ()
    faith_by_power: tuple[int, ...] = ()
    max_imports_by_power: tuple[int, ...] = ()
    pieces_by_power: tuple[int, ...] = ()
    value_by_power: tuple[int, ...] = ()
    max_level_by_power: tuple[int, ...] = ()
    vp_by_power: tuple[int, ...] = ()


class AreaKind(Struct, frozen=True):
    """One of the 14 kinds of area."""

    id: str
    type: str | None
    copies: int
    action: AreaAction


class Layout(Struct, frozen=True):
    """The positions of a city and which touch which."""

    rows_top_to_bottom: tuple[int, ...]
    adjacency: dict[str, tuple[str, ...]]


class BoardSpace(Struct, frozen=True):
    """A space of the Church or Customs board."""

    index: int
    reward: Reward
    blocked_in_2_player: bool
    faith: int = 0
    imports: int = 0


class Places(Struct, frozen=True):
    """What first and second place are worth."""

    first: int
    second: int


class Board(Struct, frozen=True):
    """A management board."""

    min_players: int
    slots: int = 0
    slot_levels_left_to_right: tuple[int, ...] = ()
    slot_surcharge_left_to_right: tuple[int, ...] = ()
    spaces_left_to_right: tuple[BoardSpace, ...] = ()


class Effect(Struct, frozen=True):
    """The numbers of what a technology does."""

    gain: dict[str, int] = {}
    pay: dict[str, int] = {}
    max_assistants: int = 0
    refill_yen_to: int = 0
    may_leave_assistants: int = 0


class Technology(Struct, frozen=True):
    """A title; when it works is in the rules."""

    id: str
    production_value: int
    copies: int
    effect: Effect


class Card(Struct, frozen=True):
    """A technology card with its flag."""

    id: str
    technology: str
    country: str


class Order(Struct, frozen=True):
    """An order card."""

    id: str
    country: str
    cost: dict[str, int]
    reward: Reward


class Token(Struct, frozen=True):
    """A 5-Power token."""

    id: str
    reward: Reward


class Tile(Struct, frozen=True):
    """A building tile: four shop slots and one for a trading house."""

    id: str
    shop_slots: tuple[Reward, ...]
    trading_house_slot: Reward


class Buildings(Struct, frozen=True):
    """In how many areas of each type one must have built."""

    production: int
    commercial: int


class Requirement(Struct, frozen=True):
    """What an achievement asks for: exactly one of these."""

    own: dict[str, int] = {}
    technologies: int = 0
    agents_plus_five_power_tokens: int = 0
    completed_orders: int = 0
    areas_with_own_building: Buildings | None = None


class Achievement(Struct, frozen=True):
    """An achievement tile."""

    id: str
    category: str
    requirement: Requirement
    vp_first: int
    vp_later: int


class RewardToken(Struct, frozen=True):
    """A token of the first mini-expansion: a flag or an agent without country."""

    id: str
    kind: str
    country: str = ""


class MiniExpansion(Struct, frozen=True):
    """How many tokens of a mini-expansion are revealed."""

    revealed: int = 0


class EndConditions(Struct, frozen=True):
    """What brings the end."""

    trading_houses_built: int
    shops_built: int
    church_assistants: dict[str, int]
    customs_assistants: dict[str, int]


class Leftovers(Struct, frozen=True):
    """What is left in hand is worth a little."""

    unused_foreign_agent: int
    imports: int = field(name="import")
    yen_per_vp: int
    products_per_vp: int


class FinalScoring(Struct, frozen=True):
    """The points at the end."""

    church: Places
    customs: Places
    technology: Places
    country_sets: dict[str, int]
    leftovers: Leftovers


class Components(Struct, frozen=True):
    """The whole box."""

    countries: tuple[Country, ...]
    setup: SetUp
    costs: Costs
    power: Power
    placement: Placement
    areas: tuple[AreaKind, ...]
    layouts: dict[str, Layout]
    management_boards: dict[str, Board]
    technologies: tuple[Technology, ...]
    technology_cards: tuple[Card, ...]
    orders: tuple[Order, ...]
    five_power_tokens: tuple[Token, ...]
    five_power_tokens_mini_2: tuple[Token, ...]
    building_tiles: tuple[Tile, ...]
    achievements: tuple[Achievement, ...]
    achievement_rewards_mini_1: tuple[RewardToken, ...]
    mini_expansions: dict[str, MiniExpansion]
    end_conditions: EndConditions
    final_scoring: FinalScoring
