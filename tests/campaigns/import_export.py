"""Many positions of Import / Export with many effects at work, played on at random.

`python -m tests.campaigns.import_export --games 2000` deals each player completed shipments, goods,
imports and almost full contracts, plays on at random with all invariants, and tells how often every
card was completed and which effects have met in one completion: in every other game one ship of
four contracts, with all that may follow from it, is dealt for one pair of effects.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations
from typing import TypeAlias

import pytest

from engine.ai.chance import random_answer, random_question
from engine.core import flow
from engine.core.checks import violations
from engine.core.decision import Answer, Option
from engine.core.flow import new_match
from engine.core.frame import Ctx, Event, Next
from engine.core.match import Match, OptionValue
from engine.core.rng import Rng
from engine.core.words import Ref
from engine.games.import_export import complete, ending, resolve, rules
from engine.games.import_export.data import CARDS, RULES, TYPE
from engine.games.import_export.effects import REACTIONS
from engine.games.import_export.game import IMPORT_EXPORT
from engine.games.import_export.kinds import ANYBODY
from engine.games.import_export.state import Contract, Player, Ship, State, Trigger
from engine.games.import_export.turn import Round, Turn
from engine.games.import_export.window import Window

Chooser: TypeAlias = Callable[[Match[State], Rng], Answer]
EVERY: dict[str, OptionValue] = {"jutaku": "on", "kickstarter": "on", "captain": "on"}
EXPANSIONS: list[dict[str, OptionValue]] = [
    {}, {"jutaku": "on"}, {"kickstarter": "on"}, {"captain": "on"}, EVERY
]  # fmt: skip
MOST_DECISIONS, MOST_OF_A_GAME = 60, 20_000
MAKERS = ("platinum-rings", "stretch-goals", "bamboo", "apples")  # what brings further contracts
# Effects that a completed ship can set off: of itself, or by what follows from it.
_SET_OFF = ("completed", "sailed", "credits", "drew", "goods", "obtained", "returned", "loaded",
            "contracted")  # fmt: skip
REACTING = sorted({card for what in _SET_OFF for card in REACTIONS[what]})
PAIRS = list(combinations(REACTING, 2))
# One ship with contracts of four types, and so many draws and actions that all else may follow.
GRAND = ("cell-phones", "pants", "ammunition", "potatoes")
NEXT = "dragon-fruit"  # the contract on the other ship
HELPERS = ("tablets", "rice-cookers", "nanobots", "paper", "shoes")
HELD = ("champagne", "showers", "almonds", "animal-feed", "tortillas", "rice")
OF_OTHERS = ("lumber", "pistols", "tanks", "hydroponics")  # what the captain's rival must own
OF_ANYBODY = {card for what in _SET_OFF for card, when in REACTIONS[what].items()
              if when.whose == ANYBODY}  # fmt: skip


@dataclass
class Report:
    """What some games have shown."""

    games: int = 0
    decisions: int = 0
    completed: Counter[str] = field(default_factory=Counter)
    met: Counter[tuple[str, str]] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def rare(self, least: int) -> list[str]:
        """Cards that were completed less often."""
        return [card for card in CARDS if self.completed[card] < least]

    def strangers(self) -> list[tuple[str, str]]:
        """Effects that have never met."""
        return [pair for pair in PAIRS if not self.met[pair]]

    def line(self) -> str:
        """The closing line."""
        least = min(self.completed[card] for card in CARDS)
        pairs = len(PAIRS)
        return (
            f"{self.games} games, {self.decisions} decisions, {len(self.wrong)} violations; "
            f"each card completed at least {least} times; "
            f"{pairs - len(self.strangers())} of {pairs} pairs of effects met"
        )


def dealt(seed: int) -> Match[State]:
    """A Load turn in the middle of everything, in which two effects wait for a ship."""
    rng, (number, grand) = Rng(seed), divmod(seed, 2)
    match = new_match(IMPORT_EXPORT, 2 + rng.below(5), {**EVERY, **_following(number)}, seed).match
    table, pair = match.state.table, PAIRS[number % len(PAIRS)]
    _gather(match.state)
    if grand:
        _deal_grandly(match.state, pair, rng)
    else:
        _deal_at_random(match.state, pair, _contract(pair, number, rng), rng)
    table.led = "load"
    for player in table.players:
        player.follows = "load"
    order = rules.from_captain(table)
    match.stack = [Round(), Turn(step="act", windows=order[1:]), Window(order[0], ["load"], 2)]
    match.put(match.questions(), {})
    return match


def _following(number: int) -> dict[str, OptionValue]:
    """In some games all followers decide together."""
    return {"following": "order" if number % 3 else "together"}


def _deal_at_random(state: State, pair: tuple[str, str], contract: str, rng: Rng) -> None:
    """All can complete a ship, the captain the one with this contract."""
    table, deck = state.table, state.box.deck
    owners = [table.players[table.captain]] if rng.below(2) else table.players
    for card in pair:
        _owner(owners, rng).completed.append(_drawn(deck, card))
    _fill_ship(state, table.captain, contract, rng)
    for seat in range(state.seats):
        _enrich(state, seat, rng)


def _deal_grandly(state: State, pair: tuple[str, str], rng: Rng) -> None:
    """The captain lacks one container on a ship with four contracts; much follows from it."""
    deck, (first, second) = state.box.deck, rules.from_captain(state.table)[:2]
    captain, rival = state.table.players[first], state.table.players[second]
    for player in state.table.players:
        deck += player.ships[1].cargo
        player.ships = [Ship(), Ship()]
    rng.shuffle(deck)
    for card in pair:
        either = card in OF_ANYBODY and card not in HELPERS
        away = card in OF_OTHERS or (either and rng.below(2))
        (rival if away else captain).completed.append(_taken(deck, card))
    captain.completed += [_taken(deck, card) for card in HELPERS if card in deck]
    state.hands[first].cards += [_taken(deck, card) for card in HELD]
    full = [_filled(deck, card) for card in GRAND]
    state.hands[first].cards += full[-1].loads.pop()
    captain.ships = [Ship(contracts=full), Ship(contracts=[Contract(_taken(deck, NEXT))])]
    left = _of_type(deck, "consumer", 2 if "hydroponics" in pair else 1)
    rival.ships[1] = Ship(sea=True, cargo=left)


def _filled(deck: list[str], card: str) -> Contract:
    """A contract with all its containers."""
    deck.remove(card)
    return Contract(card, [[each] for each in _of_type(deck, TYPE[card], CARDS[card].containers)])


def _of_type(deck: list[str], type: str, n: int) -> list[str]:
    """So many cards of a type, taken from the deck."""
    found = [card for card in deck if TYPE[card] == type and card not in (*GRAND, NEXT)][:n]
    return [_taken(deck, card) for card in found]


def _taken(deck: list[str], card: str) -> str:
    deck.remove(card)
    return card


def _contract(pair: tuple[str, str], seed: int, rng: Rng) -> str:
    """Which contract the captain completes: one that may set off both effects, or any card."""
    if set(pair) & set(REACTIONS["contracted"]) and rng.below(2):
        return rng.choice(MAKERS)
    every = list(CARDS)
    return "drones" if "rare-metals" in pair else every[seed % len(every)]


def _gather(state: State) -> None:
    """Everything that was dealt goes back into the deck, but for the ships at sea."""
    state.box.deck += [*state.table.island, *(card for hand in state.hands for card in hand.cards)]
    state.table.island.clear()
    for hand in state.hands:
        hand.cards.clear()


def _owner(players: list[Player], rng: Rng) -> Player:
    return players[rng.below(len(players))]


def _drawn(deck: list[str], card: str) -> str:
    """This card, if it is in the deck; otherwise the top one."""
    if card in deck:
        deck.remove(card)
        return card
    return deck.pop()


def _enrich(state: State, seat: int, rng: Rng) -> None:
    """Shipments, goods, imports, credits, a hand, and a ship that lacks one container."""
    player, deck = state.table.players[seat], state.box.deck
    few = len(deck) // 12
    player.completed += [deck.pop(rng.below(len(deck))) for _ in range(min(rng.below(7), few))]
    player.goods = [deck.pop() for _ in range(min(rng.below(5), few))]
    player.imports = [deck.pop() for _ in range(min(rng.below(3), few))]
    player.credits = 2 * rng.below(16)
    if not player.ships[0].contracts:
        _fill_ship(state, seat, deck[rng.below(len(deck))], rng)
    state.hands[seat].cards += [deck.pop() for _ in range(min(3, few))]


def _fill_ship(state: State, seat: int, card: str, rng: Rng) -> None:
    """A contract that lacks one container, which is in the hand."""
    deck = state.box.deck
    made = Contract(_drawn(deck, card))
    fitting = [each for each in deck if TYPE[each] == TYPE[made.card]]
    load = fitting[: CARDS[made.card].containers]
    for each in load:
        deck.remove(each)
    state.hands[seat].cards += load[:1]
    made.loads = [[each] for each in load[1:]]
    ship = Ship(contracts=[made])
    state.table.players[seat].ships[0] = ship
    if deck and rng.below(2):
        beside = "pants" if card == "drones" else deck[rng.below(len(deck))]
        _add_full(deck, ship, _drawn_from(deck, beside))


def _drawn_from(deck: list[str], card: str) -> str:
    """This card if it is there, otherwise the top one; it stays in the deck."""
    return card if card in deck else deck[-1]


def _add_full(deck: list[str], ship: Ship, card: str) -> None:
    """A second contract with all its containers, if there is room for both."""
    n = CARDS[card].containers
    load = [each for each in deck if TYPE[each] == TYPE[card] and each != card][:n]
    if len(load) == n and len(ship.aboard) + 1 + n <= RULES.ship_capacity.value:
        for each in (card, *load):
            deck.remove(each)
        ship.contracts.append(Contract(card, [[each] for each in load]))


def play(seed: int, report: Report) -> None:
    """One dealt position, until the game ends or has shown enough."""
    match = dealt(seed)
    if match.pending():  # otherwise nothing can be loaded
        choose = _eagerly if seed % 2 else _answer
        _play_on(match, Rng(seed ^ 0xCAFE), choose, MOST_DECISIONS, f"seed {seed}", report)


def play_whole(seed: int, report: Report) -> None:
    """One game from set-up to end, for any number of players, with each expansion or all."""
    seats, sets = 2 + seed % 5, EXPANSIONS[seed // 5 % len(EXPANSIONS)]
    match = new_match(IMPORT_EXPORT, seats, {**sets, **_following(seed)}, seed).match
    where = f"whole game {seed}"
    _play_on(match, Rng(seed ^ 0xCAFE), _any_answer, MOST_OF_A_GAME, where, report)
    if match.outcome is None and not report.wrong:
        report.wrong.append(f"{where}: does not end")


def _play_on(
    match: Match[State], rng: Rng, choose: Chooser, most: int, where: str, report: Report
) -> None:
    for _ in range(most):
        if match.outcome is not None:
            break
        before = _credits(match)
        try:
            now = flow.play(match, choose(match, rng))
            wrong = [*violations(IMPORT_EXPORT, match), *_leaks(match)]
            if _credits(match) - before != sum(map(_from_bank, now.events)):
                wrong.append("credits lost or found")
        except Exception as error:
            wrong = [f"{type(error).__name__}: {error}"]
        report.decisions += 1
        if wrong:
            report.wrong += [f"{where}: {each}" for each in wrong]
            return
        report.completed.update(_completed(now.events))
    report.games += 1


def _leaks(match: Match[State]) -> Iterator[str]:
    """A question that everybody sees may not name hand cards of whom it asks.

    Rolls Royces ask for any card there is.
    """
    for decision in match.pending():
        if decision.name == "rolls-royces":
            continue
        named = {part for o in decision.answers() for part in o.token.split(":")}
        if not decision.secret and named & set(match.state.hands[decision.seat].cards):
            yield f"{decision.name} shows a hand"


def _credits(match: Match[State]) -> int:
    return sum(player.credits for player in match.state.table.players)


def _from_bank(event: Event) -> int:
    """What the bank pays or gets by this line; between players nothing is lost."""
    sign = {"ie-gained": 1, "ie-paid-bank": -1}.get(event.key, 0)
    return sign * int(str(event.args["n"])) if sign else 0


def _answer(match: Match[State], rng: Rng) -> Answer:
    """Loading comes before anything else; then any answer."""
    questions = match.questions()
    for decision in questions:
        loads = [token for token in decision.tokens() if token.startswith("load:")]
        if loads and decision.waits and rng.below(8):
            return Answer(decision.seat, decision.name, (rng.choice(loads),))
    return _any_answer(match, rng)


def _any_answer(match: Match[State], rng: Rng) -> Answer:
    return random_answer(random_question(match.questions(), rng), rng)


def _eagerly(match: Match[State], rng: Rng) -> Answer:
    """Nearly everything that may be used is used; one way of it is as likely as another."""
    decision = random_question(match.questions(), rng)
    ways: dict[str, list[Option]] = {}
    for option in decision.options:
        if not option.declines:
            ways.setdefault(f"{option.token.partition(':')[0]} {option.group}", []).append(option)
    if not ways or decision.at_most > 1 or not rng.below(12):
        return random_answer(decision, rng)
    way = ways[rng.choice(sorted(ways))]
    return Answer(decision.seat, decision.name, (rng.choice(way).token,))


def _completed(told: tuple[Event, ...]) -> Iterator[str]:
    for event in told:
        if event.key in ("ie-completed", "ie-added") and isinstance(event.args["card"], Ref):
            yield event.args["card"].id


@contextmanager
def watched(report: Report) -> Iterator[None]:
    """Every reaction is noted; those to one completion and to what follows from it have met."""
    kept, ends, pays = resolve.react, ending.checkpoint, complete.Complete.pay
    found: set[str] | None = None  # since a ship was paid for, until all has been worked off

    def react(ctx: Ctx[State], trigger: Trigger) -> Next:
        lies_there = (trigger.card, trigger.effect) in rules.effects(ctx.state.table, trigger.seat)
        if found is not None and lies_there:
            for other in found:
                report.met[min(trigger.effect, other), max(trigger.effect, other)] += 1
            found.add(trigger.effect)
        return kept(ctx, trigger)

    def pay(self: complete.Complete, ctx: Ctx[State]) -> Next:
        nonlocal found
        found = set()
        return pays(self, ctx)

    def checkpoint(ctx: Ctx[State]) -> Next:
        nonlocal found
        found = None
        return ends(ctx)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(complete, "react", react)
        patch.setattr(complete, "checkpoint", checkpoint)
        patch.setattr(complete.Complete, "pay", pay)
        yield


def main() -> int:
    """Play, report, and fail if anything was wrong or two effects have never met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--whole", type=int, default=0, help="also whole games from set-up")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    report = Report()
    with watched(report):
        for seed in range(options.seed, options.seed + options.games):
            play(seed, report)
        for seed in range(options.seed, options.seed + options.whole):
            play_whole(seed, report)
    print("\n".join(report.wrong[:20]))
    print("completed seldom:", ", ".join(report.rare(50)) or "none")
    print("never met:", ", ".join(" + ".join(pair) for pair in report.strangers()) or "none")
    print(report.line())
    return int(bool(report.wrong or report.strangers()))


if __name__ == "__main__":
    raise SystemExit(main())
