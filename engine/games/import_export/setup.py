"""Setting the table (IE-7 to IE-11)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.decision import Seat
from engine.core.frame import Ctx, Frame
from engine.core.match import OptionValue
from engine.core.words import ref
from engine.games.import_export import places
from engine.games.import_export.data import BOX, COLOURS, EXPANSIONS, GREY, RULES, SETS, SHIPS_EACH
from engine.games.import_export.state import Box, Hand, House, Player, Ship, State, Table
from engine.games.import_export.turn import Round

_MOST_COLOURED = 5  # players; a sixth has the light grey ships


def blank(seats: int, options: Mapping[str, OptionValue]) -> State:
    """Harbours with ships of any colour, everything else still in the box."""
    sets = (SETS[0], *(each for each in EXPANSIONS if options[each] == "on"))
    house = House(sets, int(options["length"]), options["following"] == "together")
    players = [
        Player(colour, [Ship() for _ in range(SHIPS_EACH)]) for colour in list(COLOURS)[:seats]
    ]
    deck = [card.id for card in BOX.cards if card.set in sets]
    return State(Table(house, players), [Hand() for _ in range(seats)], Box(deck))


def setup(ctx: Ctx[State]) -> Frame[State]:
    """Colours, the deck, ships at sea, island, hands, and the first captain."""
    state = ctx.state
    table, rng, deck = state.table, ctx.rng, state.box.deck
    colours = [colour for colour in COLOURS if colour != GREY or state.seats > _MOST_COLOURED]
    rng.shuffle(colours)
    rng.shuffle(deck)
    for player, colour in zip(table.players, colours, strict=False):
        player.colour = colour
        player.credits = RULES.start_credits.value + COLOURS[colour].extra_start_credits
        player.ships[1].sea = True
    for player in table.players:
        player.ships[1].cargo = _dealt(deck, RULES.sea_ship_start_containers.value)
    table.island = _dealt(deck, state.seats)
    for hand in state.hands:
        hand.cards = _dealt(deck, RULES.start_hand.value)
    table.captain = rng.below(state.seats)
    _tell(ctx, table.captain)
    return Round()


def _dealt(deck: list[str], n: int) -> list[str]:
    return [deck.pop() for _ in range(n)]


def _tell(ctx: Ctx[State], captain: Seat) -> None:
    for seat, player in enumerate(ctx.state.table.players):
        ctx.log("ie-colour", seat, at=(places.player(seat),), colour=ref("colour", player.colour))
    ctx.log("ie-first", captain, at=(places.player(captain),))
