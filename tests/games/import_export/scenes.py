"""Positions of Import / Export, put together from keywords; what is not named is in the deck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine.core.decision import Option, Seat
from engine.core.frame import Frame
from engine.core.match import OptionValue
from engine.games.import_export.checks import all_cards
from engine.games.import_export.data import CARDS, COLOURS, TYPE
from engine.games.import_export.follow import Follow, Lead
from engine.games.import_export.game import IMPORT_EXPORT
from engine.games.import_export.setup import blank
from engine.games.import_export.state import Contract, Hand, Player, Ship, State, Table
from engine.games.import_export.turn import Round, Turn
from engine.games.import_export.window import Window
from tests.locales.ftl import strict
from tests.scene import Scene

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve", "Flo")
ALL: dict[str, OptionValue] = {"jutaku": "on", "kickstarter": "on", "captain": "on"}
ILLEGAL = ("foxes", "tanks", "snakes", "pistols", "seeds", "mortars", "drugs", "cannons")
PLAIN = {  # containers that do nothing aboard, in hand or elsewhere, by type
    kind: [
        card.id
        for card in reversed(list(CARDS.values()))
        if card.type == kind and card.set == "base" and card.timing != "hand" and card.level > 1
    ]
    for kind in ("technology", "agriculture", "consumer", "illegal", "luxury")
}


@dataclass(frozen=True)
class Who:
    """One player: 10 credits, no cards and two empty ships in port unless told."""

    colour: str = ""
    credits: int = 10
    hand: Sequence[str] = ()
    imports: Sequence[str] = ()
    goods: Sequence[str] = ()
    completed: Sequence[str] = ()
    ships: Sequence[Ship] = field(default_factory=tuple)
    played: Sequence[str] = ()
    delayed: int = 0


def port(*contracts: Contract, left: Sequence[str] = ()) -> Ship:
    """A ship in port with contracts, or with a container left aboard."""
    return Ship(contracts=list(contracts), cargo=list(left))


def open_(card: str, *containers: str, half: str | None = None) -> Contract:
    """An open contract with these containers on its slots."""
    return Contract(card, [[container] for container in containers], half)


def sea(*cargo: str) -> Ship:
    """A ship at sea."""
    return Ship(sea=True, cargo=list(cargo))


class HarbourScene(Scene[State]):
    """A scene with short names for what lies on this table."""

    @property
    def table(self) -> Table:
        """All that is open."""
        return self.state.table

    def player(self, seat: Seat = 0) -> Player:
        """One player's side of the table."""
        return self.table.players[seat]

    def credits(self, *seats: Seat) -> tuple[int, ...]:
        """Credits of some players, or of all."""
        return tuple(self.player(seat).credits for seat in seats or range(self.match.seats))

    def hand(self, seat: Seat = 0) -> list[str]:
        """The cards in a hand."""
        return self.state.hands[seat].cards

    def ship(self, seat: Seat = 0, number: int = 1) -> Ship:
        """A ship."""
        return self.player(seat).ships[number - 1]

    def option(self, token: str, seat: Seat = 0) -> Option:
        """An option on offer."""
        return next(option for option in self.asked(seat).options if option.token == token)

    def about(self, token: str, seat: Seat = 0) -> str:
        """What an option costs or brings, in English."""
        about = self.option(token, seat).about
        assert about is not None
        return strict("en").say(about, NAMES)

    def name(self, seat: Seat = 0) -> str:
        """Which question this seat is asked."""
        return self.asked(seat).name

    def tokens(self, seat: Seat = 0) -> tuple[str, ...]:
        """All that a seat may answer."""
        return self.asked(seat).tokens()

    def go(self, line: str, seat: Seat = 0) -> HarbourScene:
        """Type for one player."""
        return self.answer(seat, line)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.outcome is not None


def scene(
    *who: Who,
    seats: int = 3,
    captain: Seat = 0,
    stack: Sequence[Frame[State]] = (),
    led: str = "",
    deck: Sequence[str] = (),  # in the order in which they come up
    only_deck: bool = False,  # what is not named is out of reach
    island: Sequence[str] = (),
    discard: Sequence[str] = (),
    copied: str = "",
    stored: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 1,
) -> HarbourScene:
    """A turn of `captain`; without a stack the captain is about to choose."""
    seats = max(seats, len(who))
    chosen = IMPORT_EXPORT.meta.complete_options(seats, {**ALL, **(options or {})})
    state = blank(seats, chosen)
    table = state.table
    people = [*who, *(Who() for _ in range(seats - len(who)))]
    for seat, (person, colour) in enumerate(zip(people, _colours(people), strict=True)):
        table.players[seat] = _player(person, colour)
        state.hands[seat] = Hand(cards=list(person.hand))
    table.captain, table.led, table.turn = captain, led, 1
    table.island, table.discard = list(island), list(discard)
    table.copied, table.stored = copied, stored
    state.box.deck = []
    rest = [card for card in _in_play(table) if card not in {*all_cards(state), *deck}]
    if only_deck:  # they lie at sea, beyond everybody
        table.players[-1].ships[-1] = sea(*table.players[-1].ships[-1].cargo, *rest)
        rest = []
    state.box.deck = [*rest, *reversed(deck)]
    frames = [Round(), *(stack or (Turn(step="greet"), Lead(captain)))]
    return HarbourScene.posed(
        IMPORT_EXPORT, state, frames, seats=seats, options={**ALL, **(options or {})}, seed=seed
    )


def _in_play(table: Table) -> Iterator[str]:
    return (card.id for card in CARDS.values() if card.set in table.house.sets)


def _colours(people: Sequence[Who]) -> list[str]:
    """Wanted colours, and for the rest those left, the light grey first: it gives no level."""
    wanted = {person.colour for person in people}
    free = [colour for colour in reversed(COLOURS) if colour not in wanted]
    return [person.colour or free.pop(0) for person in people]


def _player(person: Who, colour: str) -> Player:
    ships = [*person.ships, *(Ship() for _ in range(2 - len(person.ships)))]
    return Player(
        colour,
        ships,
        person.credits,
        list(person.played),
        list(person.imports),
        list(person.goods),
        list(person.completed),
        unlimited="board-games" in person.completed
        and len(set(map(TYPE.get, person.completed))) > 4,
        delayed=person.delayed,
    )


def window(
    action: str, *who: Who, n: int = 1, seat: Seat = 0, after: Sequence[Seat] = (), **more: Any
) -> HarbourScene:
    """The window of a player in a turn of this action."""
    kinds = [action]
    frames = [Turn(step="act", windows=list(after)), Window(seat, kinds, n)]
    return scene(*who, stack=frames, led=action, **more)


def following(led: str, *who: Who, seats: int = 3, **more: Any) -> HarbourScene:
    """The captain, seat 0, has led; seat 1 decides."""
    frames = [Turn(step="report"), Follow(list(range(1, max(seats, len(who)))))]
    table = scene(*who, seats=seats, stack=frames, led=led, **more)
    table.player(0).follows = led
    return table


def fillers(kind: str, n: int, but: Iterable[str] = ()) -> list[str]:
    """Containers of a type that are of no account."""
    taken = set(but)
    return [card for card in PLAIN[kind] if card not in taken][:n]


def completing(
    card: str, me: Who | None = None, *others: Who, second: Sequence[Ship] = (), **more: Any
) -> HarbourScene:
    """One Load action will complete the contract of a card; seat 0 types `last(card)`."""
    own = me or Who()
    taken = _named((own, *others), more, second)
    load = fillers(TYPE[card], CARDS[card].containers, but={card, *taken})
    ship = port(open_(card, *load[1:]))
    mine = replace(own, hand=(load[0], *own.hand), ships=(ship, *(second or own.ships)))
    return window("load", mine, *others, **more)


def last(card: str, taken: Iterable[str] = ()) -> str:
    """What `completing` leaves to be typed, with nothing else named."""
    return f"load {fillers(TYPE[card], 1, but={card, *taken})[0]} {card}"


def finish(table: HarbourScene, card: str) -> HarbourScene:
    """Load the last container of a posed contract."""
    token = next(t for t in table.tokens() if t.startswith("load:") and t.endswith(f":{card}"))
    return table.go(token.replace(":", " "))


def complete(card: str, me: Who | None = None, *others: Who, **more: Any) -> HarbourScene:
    """The same, with the last container loaded."""
    return finish(completing(card, me, *others, **more), card)


def contracting(card: str, me: Who, *others: Who, **more: Any) -> HarbourScene:
    """Seat 0 makes a contract of level 0 with its only action."""
    own = replace(me, hand=(card, *me.hand))
    return window("contract", own, *others, **more).go(f"contract {card} 1")


def pirating(me: Who, *others: Who, n: int = 1, **more: Any) -> HarbourScene:
    """Seat 0 may pirate."""
    return window("pirate", me, *others, n=n, **more)


def importing(*who: Who, actions: int = 1, **more: Any) -> HarbourScene:
    """Seat 0 has led Import; all others draw."""
    first = replace(who[0], hand=("backpacks", *who[0].hand))
    table = scene(first, *who[1:], **more).go("lead backpacks")
    for seat in range(1, table.match.seats):
        if table.waiting == (seat,) and table.name(seat) == "follow":
            table.go("draw", seat)
    return table


def ended(*who: Who, **more: Any) -> HarbourScene:
    """The captain draws, and the game ends because somebody is rich enough."""
    return scene(*who, **more).go("draw")


def _named(people: Iterable[Who], more: Mapping[str, Any], second: Sequence[Ship]) -> set[str]:
    found: set[str] = set()
    for person in people:
        found |= {*person.hand, *person.imports, *person.goods, *person.completed}
        for ship in person.ships:
            found |= {*ship.aboard, *(made.card for made in ship.contracts)}
    for ship in second:
        found |= {*ship.aboard, *(made.card for made in ship.contracts)}
    for name in ("deck", "island", "discard"):
        found |= set(more.get(name, ()))
    return found
