"""What every card does: the list of cards, each with its effect as data.

`Once` happens when the contract is completed, `When` whenever its event happens while the card is a
completed shipment, `Scores` and `Prepares` at the end of the game, `Wins` at every checkpoint.
`Accepts` and `Wild` are about colours. `Rule` changes a rule: the rule itself asks for it by name.
`Anytime` is an aside, `InHand` works without being completed.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core.decision import Seat
from engine.games.import_export import rules
from engine.games.import_export.data import TYPE
from engine.games.import_export.kinds import (
    ANYBODY,
    OTHERS,
    OWN,
    Accepts,
    Amount,
    Anytime,
    Ask,
    Collect,
    Do,
    Draw,
    Effect,
    Fine,
    Gain,
    InHand,
    Once,
    Op,
    Prepares,
    Rule,
    Scores,
    Test,
    When,
    Wild,
    Wins,
)
from engine.games.import_export.state import Cause, State


def _once(*ops: Op) -> tuple[Effect, ...]:
    return (Once(ops),)


def _of(type: str) -> Test:
    """The card it is about, the first one, is of this type."""
    return lambda state, seat, cause: TYPE[cause.cards[0]] == type


def _among(type: str) -> Test:
    return lambda state, seat, cause: any(TYPE[card] == type for card in cause.cards)


def _by_action(state: State, seat: Seat, cause: Cause) -> bool:
    return cause.at == "action"


def _single(type: str) -> Test:
    """A single container of this type: a pair of Robot Cats is technology."""
    return lambda state, seat, cause: len(cause.cards) == 1 and TYPE[cause.cards[0]] == type


def _counted(state: State, seat: Seat, cause: Cause) -> bool:
    return cause.n > 0


def _import_shared(state: State, seat: Seat, cause: Cause) -> bool:
    return state.table.led == "import" and cause.n > 0


def _pirate_led(state: State, seat: Seat, cause: Cause) -> bool:
    return state.table.led == "pirate"


def _first_of_turn(state: State, seat: Seat, cause: Cause) -> bool:
    return cause.n == 1


def _from_rival(state: State, seat: Seat, cause: Cause) -> bool:
    return bool(cause.at)


def _left_aboard(state: State, seat: Seat, cause: Cause) -> bool:
    return bool(cause.at) and rules.has_cargo(state.table, cause.at)


def _both_types(state: State, seat: Seat, cause: Cause) -> bool:
    return {"technology", "consumer"} <= {TYPE[card] for card in cause.cards}


def _stayed_aboard(state: State, seat: Seat, cause: Cause) -> bool:
    owner, number = rules.ship_at(cause.at)
    return bool(state.table.players[owner].ships[number - 1].cargo)


def _almonds(state: State, seat: Seat, cause: Cause) -> int:
    return 8 if state.table.players[seat].credits < 18 else 4


def _two_each(count: Callable[[State, Seat], int]) -> Amount:
    return lambda state, seat, cause: 2 * count(state, seat)


def _on_table(type: str) -> Callable[[State, Seat], int]:
    return lambda state, seat: sum(
        rules.goods_of(state.table, each, type) for each in range(state.seats)
    )


def _shipments(type: str = "") -> Callable[[State, Seat], int]:
    return lambda state, seat: rules.shipments(state.table, seat, type)


def _has_illegal(state: State, seat: Seat) -> bool:
    return rules.goods_of(state.table, seat, "illegal") > 0


def _stolen_rice(state: State, seat: Seat, cause: Cause) -> int:
    return 2 * sum(TYPE[card] == "agriculture" for card in cause.cards)


def _most_shipments(state: State, seat: Seat) -> int:
    found = [rules.shipments(state.table, each) for each in range(state.seats)]
    return 8 if rules.has_most(state.table, seat, found) else 0


def _best_imports(state: State, seat: Seat) -> int:
    found = [TYPE[card] for card in state.table.players[seat].imports]
    return 4 * max(map(found.count, found), default=0)


def _most_containers(state: State, seat: Seat) -> int:
    found = [sum(len(ship.aboard) for ship in player.ships) for player in state.table.players]
    return 16 if rules.has_most(state.table, seat, found) else 0


def _luxury_shipments(state: State, seat: Seat) -> int:
    return 6 * rules.shipments(state.table, seat, "luxury")


def _stored(state: State, seat: Seat) -> int:
    return state.table.stored


def _hand(state: State, seat: Seat) -> int:
    return len(state.hands[seat].cards)


def _two_of_each(state: State, seat: Seat) -> int:
    return 20 if min(rules.final_goods(state.table, seat).values()) >= 2 else 0


def _pairs(state: State, seat: Seat) -> int:
    goods = rules.final_goods(state.table, seat)
    return 6 * (goods["luxury"] // 2 + goods["consumer"] // 2)


def _motherlode(state: State, seat: Seat) -> bool:
    return rules.goods_of(state.table, seat, "illegal") >= 8


def _three_majorities(state: State, seat: Seat) -> bool:
    return len(rules.majorities_now(state.table, seat)) >= 3


def _exotic_fish(state: State, seat: Seat) -> bool:
    credits = [player.credits for player in state.table.players]
    others = credits[:seat] + credits[seat + 1 :]
    goods = [rules.all_goods(state.table, each) for each in range(state.seats)]
    rich = credits[seat] >= max(2, 2 * max(others))
    return rich and rules.has_most(state.table, seat, goods)


EFFECTS: dict[str, tuple[Effect, ...]] = {
    "almonds": _once(Gain(_almonds)),
    "ammunition": _once(Collect(2, _has_illegal)),
    "apples": _once(Ask("apples")),
    "backpacks": (When("returned", Draw(1)),),
    "bamboo": _once(Ask("bamboo")),
    "batteries": (Rule(),),
    "beer": _once(Ask("beer")),
    "heavy-ammunition": (When("pirated", Do(), OWN, _from_rival),),
    "black-panthers": (Wild("illegal"),),
    "bok-choy": (InHand(),),
    "books": (When("followed", Gain(2), OWN, _import_shared),),
    "chocolate": (When("goods", Gain(4), ANYBODY, _of("consumer")),),
    "candy": (Accepts("consumer"),),
    "marijuana": (When("imported", Fine(2), OTHERS, _among("illegal")),),
    "cannons": (Rule(),),
    "cell-phones": (Rule(),),
    "chairs": (When("drew", Ask("chairs")),),
    "champagne": (Scores(_most_shipments),),
    "lipstick": (When("obtained", Gain(2), ANYBODY, _of("consumer")),),
    "animal-feed": _once(Do()),
    "coffee": (Accepts("agriculture"),),
    "perfumes": (Scores(_best_imports),),
    "cups": _once(Draw(5)),
    "snakes": _once(Collect(2)),
    "diamond-rings": (Prepares(),),
    "dinosaur-bones": _once(Do()),
    "drones": (When("contracted", Ask("draw"), OWN),),
    "drugs": (Rule(),),
    "pirated-dvds": (When("credits", Gain(2)),),
    "ferraris": (Rule(),),
    "bicycles": (When("loaded", Gain(2), ANYBODY, _by_action),),
    "flamethrowers": _once(Do()),
    "flash-drives": (Rule(),),
    "flour": (InHand(),),
    "down-jackets": _once(Gain(_two_each(_shipments()))),
    "foxes": (Rule(),),
    "generators": (Accepts("technology"),),
    "glasses": (Rule(),),
    "gold-toilets": (Scores(_luxury_shipments),),
    "gold-watches": (Accepts("luxury"),),
    "hawaiian-salt": _once(Do()),
    "helicopters": (When("contracted", Do(), ANYBODY, _of("luxury")), Scores(_stored)),
    "honey": _once(Gain(_two_each(_on_table("agriculture")))),
    "mineral-water": (Anytime(),),
    "maseratis": (Wild("luxury"),),
    "green-tea": (Rule(),),
    "jet-engines": (Rule(),),
    "laptops": (When("completed", Draw(2), OWN, _counted),),
    "leather-jackets": (Rule(),),
    "lumber": (When("drew", Ask("draw"), OTHERS),),
    "lutefisk": (InHand(),),
    "massage-tables": _once(Do()),
    "minivans": (Rule(),),
    "mouthwash": (When("completed", Gain(2), ANYBODY, _of("consumer")),),
    "mri-machines": (Rule(),),
    "nanobots": (When("drew", Do(), OWN),),
    "neural-units": (Rule(),),
    "haute-couture": (Scores(_most_containers),),
    "onions": (When("completed", Gain(2), OWN, _of("agriculture"), itself=True),),
    "pants": (Rule(),),
    "paper": (When("completed", Ask("free-import"), OWN, _of("consumer"), itself=True),),
    "paprika": (When("contracted", Do(), OWN),),
    "pens": _once(Gain(_two_each(_on_table("consumer")))),
    "pistols": (When("completed", Fine(2), OTHERS, _of("illegal")),),
    "platinum-rings": _once(Do()),
    "playstations": (Rule(),),
    "poison-bottles": (When("pirated", Fine(2), OTHERS, _first_of_turn),),
    "potatoes": _once(Gain(2), Draw(2)),
    "counterfeit-money": _once(Do()),
    "sextants": (When("imported", Ask("sextants"), ANYBODY, _left_aboard),),
    "mortars": _once(Do()),
    "refrigerators": (Rule(),),
    "rice": _once(Gain(_two_each(_shipments("agriculture")))),
    "robot-cats": (Rule(),),
    "rolls-royces": _once(Ask("rolls-royces")),
    "rope": (Rule(),),
    "satellites": (When("sailed", Ask("satellites")),),
    "saunas": (Rule(),),
    "seeds": (Accepts("illegal"),),
    "segways": (Anytime(), Prepares()),
    "shampoo": (Rule(),),
    "shoes": (When("completed", Ask("draw"), ANYBODY, itself=True),),
    "shotguns": (When("pirated", Do(), OWN, _first_of_turn),),
    "showers": _once(Ask("showers")),
    "poodles": _once(Ask("poodles")),
    "tanks": (When("completed", Do(), OTHERS),),
    "smart-cars": (Rule(),),
    "soap": (Wild("consumer"),),
    "soy-sauce": _once(Ask("soy-sauce")),
    "stolen-research": _once(Ask("stolen-research")),
    "sugar": (When("contracted", Gain(2), OWN, _of("agriculture")),),
    "tablets": (Rule(),),
    "telescopes": (Anytime(), Prepares()),
    "televisions": (Wild("technology"),),
    "teslas": (Prepares(),),
    "the-motherlode": (Wins(_motherlode),),
    "silk-shirts": (Scores(_hand),),
    "vintage-wines": (Scores(_two_of_each),),
    "wheat": (Wild("agriculture"),),
    "wind-turbines": _once(Ask("wind-turbines")),
    "apple-watches": (Scores(_pairs),),
    "clothing": (Prepares(),),
    "vacuum-cleaners": _once(Do()),
    "graphics-cards": (Wins(_three_majorities),),
    "leds": (Rule(),),
    "oysters": (Rule(),),
    "pocky": _once(Gain(2), Draw(2), Ask("import-one")),
    "rice-cookers": (Rule(),),
    "stem-cells": (Rule(),),
    "whole-wheat": (When("loaded", Ask("whole-wheat"), ANYBODY, _single("agriculture")),),
    "3d-printers": (Rule(),),
    "hydroponics": (Rule(), When("returned", Ask("hydroponics"), OWN, _stayed_aboard)),
    "board-games": (Rule(),),
    "can-openers": (Rule(),),
    "ceramics": (Rule(),),
    "delayed-deals": _once(Do()),
    "dragon-fruit": (When("led", Ask("dragon-fruit"), OWN, _pirate_led),),
    "ivory": (Rule(),),
    "scotch-whisky": (Rule(),),
    "prefab-houses": (Rule(),),
    "rare-metals": (When("sailed", Gain(4), OWN, _both_types),),
    "stolen-rice": (When("pirated", Gain(_stolen_rice), OWN, _among("agriculture")),),
    "stolen-tires": (When("pirated", Do(), OWN),),
    "stretch-goals": _once(Do()),
    "tortillas": (InHand(),),
    "dark-flight-games": (Rule(),),
    "exclusive-cards": _once(Ask("exclusive-cards")),
    "exotic-fish": (Wins(_exotic_fish),),
}
REACTIONS: dict[str, dict[str, When]] = {}  # by event and card
ONCE: dict[str, Once] = {}
SCORES: dict[str, Scores] = {}
WINS: dict[str, Wins] = {}
for _card, _effects in EFFECTS.items():
    for _effect in _effects:
        match _effect:
            case When():
                REACTIONS.setdefault(_effect.what, {})[_card] = _effect
            case Once():
                ONCE[_card] = _effect
            case Scores():
                SCORES[_card] = _effect
            case Wins():
                WINS[_card] = _effect
ACCEPTS = {c: e.type for c, each in EFFECTS.items() for e in each if isinstance(e, Accepts)}
WILD = {c: e.type for c, each in EFFECTS.items() for e in each if isinstance(e, Wild)}
