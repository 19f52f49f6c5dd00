"""The whole view in lines of text: for the terminal, for screen readers, for search."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.decision import Seat
from engine.core.words import Msg, Part, Ref, msg, ref
from engine.games.import_export import rules
from engine.games.import_export.cards import names
from engine.games.import_export.data import CARDS, TYPE
from engine.games.import_export.state import Contract, Ship, View

_NO_LIMIT = 0


def describe(view: View) -> list[Part]:
    """Everything this pair of eyes can see, most important first."""
    seats = rules.from_captain(view.table)
    found = {
        "status": _status(view),
        "hand": _hand(view),
        "players": (line for seat in seats for line in _player(view, seat)),
        "ships": (line for seat in seats for line in _fleet(view, seat)),
        "island": _common(view),
        "effects": (line for seat in seats for line in _effects(view, seat)),
    }
    parts = (Part(name, tuple(lines), name == "hand") for name, lines in found.items())
    return [part for part in parts if part.lines]


def _seats(seats: Iterable[Seat]) -> tuple[Ref, ...]:
    return tuple(ref("seat", seat) for seat in seats)


def _status(view: View) -> Iterator[Msg]:
    table = view.table
    if view.outcome is not None:
        yield msg("ie-say-over", winners=_seats(view.outcome.winners))
        return
    captain = ref("seat", table.captain)
    if table.led:
        action = ref("action", table.led)
        yield msg("ie-say-led", turn=table.turn, captain=captain, action=action)
    else:
        yield msg("ie-say-turn", turn=table.turn, captain=captain)
    if table.ended:
        yield msg("ie-say-last-turn")
    else:
        yield msg("ie-say-race", n=rules.threshold(table), deck=view.counts.deck)


def _hand(view: View) -> Iterator[Msg]:
    if view.hand is None:
        return
    yield msg("ie-say-hand", n=len(view.hand.cards))
    for card in view.hand.cards:
        yield card_line("ie-say-card", card)


def card_line(key: str, card: str) -> Msg:
    """A card with all that is printed on it."""
    known = CARDS[card]
    return msg(
        key,
        card=ref("card", card),
        type=ref("type", known.type),
        action=ref("action", rules.action_of(card)),
        level=known.level,
        n=known.containers,
        effect=msg(f"ie-effect-{card}"),
    )


def _player(view: View, seat: Seat) -> Iterator[Msg]:
    player, who = view.table.players[seat], ref("seat", seat)
    colour = ref("colour", player.colour)
    n = view.counts.hands[seat]
    yield msg("ie-say-player", player=who, colour=colour, credits=player.credits, n=n)
    yield msg("ie-say-imports", player=who, cards=_typed(player.imports), n=_limit(view, seat))
    most = 2 * len(player.completed) + 2
    yield msg("ie-say-goods", player=who, cards=_typed(player.goods), n=most)
    if player.completed:
        yield msg("ie-say-completed", player=who, cards=names(player.completed))
    if player.played:
        yield msg("ie-say-played", player=who, cards=names(player.played))


def _limit(view: View, seat: Seat) -> int:
    """The most imports; no limit is told as none."""
    player = view.table.players[seat]
    return _NO_LIMIT if player.unlimited else len(player.completed) + 1


def _typed(cards: Iterable[str]) -> tuple[Msg, ...]:
    found = tuple(_with_type(card) for card in cards)
    return found or (msg("ie-say-nothing"),)


def _with_type(card: str) -> Msg:
    return msg("ie-say-typed", card=ref("card", card), type=ref("type", TYPE[card]))


def _fleet(view: View, seat: Seat) -> Iterator[Msg]:
    for number, ship in enumerate(view.table.players[seat].ships, start=1):
        yield from _ship(view, seat, number, ship)


def _ship(view: View, seat: Seat, number: int, ship: Ship) -> Iterator[Msg]:
    who = ref("seat", seat)
    if ship.sea:
        yield msg("ie-say-at-sea", player=who, ship=number, cards=_typed(ship.cargo))
        return
    most = rules.capacity(view.table, seat)
    if ship.cargo:
        yield msg("ie-say-left", player=who, ship=number, cards=_typed(ship.cargo))
    elif not ship.contracts:
        yield msg("ie-say-empty", player=who, ship=number, n=most)
    for made in ship.contracts:
        yield from _contract(view, seat, number, made)


def _contract(view: View, seat: Seat, number: int, made: Contract) -> Iterator[Msg]:
    yield msg(
        "ie-say-contract",
        player=ref("seat", seat),
        ship=number,
        card=ref("card", made.card),
        type=ref("type", TYPE[made.card]),
        n=len(made.loads),
        needs=rules.needed(view.table, seat, made.card),
        cards=_typed(made.aboard),
    )


def _common(view: View) -> Iterator[Msg]:
    table = view.table
    yield msg("ie-say-island", cards=_typed(table.island))
    if table.discard:
        yield msg("ie-say-discard", n=len(table.discard), cards=names(table.discard))


def _effects(view: View, seat: Seat) -> Iterator[Msg]:
    """What each completed shipment does, with what it keeps."""
    table = view.table
    for card, effect in rules.effects(table, seat):
        text = msg(f"ie-effect-{effect}") if effect else msg("ie-say-nothing")
        yield msg("ie-say-effect", player=ref("seat", seat), card=ref("card", card), effect=text)
        if card == "helicopters" and table.stored:
            yield msg("ie-say-stored", card=ref("card", card), n=table.stored)
