"""A turn: up to two actions, then the confirmed end (YY-14 to YY-16)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice, zip_longest

from msgspec.structs import replace

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Call, Ctx, Frame, Json, Next
from engine.core.previews import preview
from engine.core.words import msg, ref
from engine.games.yellow_yangtze import rules
from engine.games.yellow_yangtze.actions import Replace, Riot
from engine.games.yellow_yangtze.board import Board, board_of
from engine.games.yellow_yangtze.data import BLUE, COLOURS, GREEN, RULES
from engine.games.yellow_yangtze.ending import end_turn
from engine.games.yellow_yangtze.leaders import PositionLeader
from engine.games.yellow_yangtze.menus import Place
from engine.games.yellow_yangtze.moves import begin_action
from engine.games.yellow_yangtze.outlook import in_short
from engine.games.yellow_yangtze.pagodas import EstablishPagoda
from engine.games.yellow_yangtze.prospects import scoring_places, tile_options
from engine.games.yellow_yangtze.state import State
from engine.games.yellow_yangtze.texts import places
from engine.games.yellow_yangtze.tiles import PlaceTile, put_tile
from engine.lib.order import clockwise

END, REPLACE = "end", "replace"
QUICK = 4  # places to score that are one touch away: two lines of buttons on a phone
# The public message leads to the places of a tile at once, whatever is in hand.
_SHORTCUTS = tuple(Option(f"tile:{colour}", msg(f"yy-start-{colour}")) for colour in COLOURS)
_cached = lru_cache(maxsize=1024)  # the same options are offered turn after turn


class Round(Frame[State], tag="yy.round"):
    """Turn after turn, clockwise (YY-1)."""

    def run(self, ctx: Ctx[State]) -> Next:
        table = ctx.state.table
        table.actions, table.chain, table.draw_due = RULES.actions_per_turn, None, False
        ctx.log("yy-begins", table.active)
        return Call(Turn(table.active))

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        table = ctx.state.table
        table.active = clockwise(ctx.state.seats, table.active)[1]
        table.turn += 1
        return None


class Turn(Frame[State], tag="yy.turn"):
    """Asks for each action, then for the end.

    A blue chain goes on from the same questions: nobody can tell from what is asked whether
    its player holds another farmer.
    """

    seat: Seat
    closing: bool = False

    def ask(self, state: State) -> Iterable[Decision]:
        if self.closing or state.table.actions == 0:
            yield _closing_question(state, self.seat)
        else:
            yield _action_question(state, self.seat)

    def take(self, ctx: Ctx[State], answer: Answer) -> Next:
        verb, what = answer.pick
        match verb:
            case "chain":
                self.closing = False
                return Call(put_tile(ctx, self.seat, BLUE, what))
            case "place":
                colour, _, hex = what.partition("-")
                begin_action(ctx)
                return Call(put_tile(ctx, self.seat, colour, hex))
            case "tile":
                return Call(PlaceTile(self.seat, what))
            case "leader":
                return Call(PositionLeader(self.seat, what))
            case "riot" | "riot-leader":
                return Call(Riot(self.seat, _way(verb)))
            case "pagoda" | "pagoda-leader":
                return Call(EstablishPagoda(self.seat, _way(verb)))
            case "replace":
                return Call(Replace(self.seat))
        return self._end(ctx, answer.decision)

    def _end(self, ctx: Ctx[State], decision: str) -> Next:
        """With actions left the end is confirmed once more."""
        if decision == END:
            return end_turn(ctx, self.seat)
        self.closing = True
        return None

    def resume(self, ctx: Ctx[State], result: Json) -> Next:
        """After a last action that nobody can take back there is nothing to confirm."""
        if ctx.state.table.actions == 0 and ctx.sealed:
            return end_turn(ctx, self.seat)
        return None


def _action_question(state: State, seat: Seat) -> Decision:
    table, board = state.table, board_of(state.table)
    options = [*_actions(state, seat, board)]
    if not options or not table.house.exactly_two_actions:
        options.append(Option(END, msg("yy-do-end"), group=msg("yy-group-end"), declines=True))
    chain = int(any(option.token.startswith("chain:") for option in options))
    bare = int(all(hex is None for hex in table.players[seat].leaders.values()))
    prompt = msg("yy-ask-action", left=table.actions, chain=chain, bare=bare)
    tokens = [option.token for option in options]
    fallback = next((token for token in (END, REPLACE) if token in tokens), tokens[0])
    return Decision(
        "action",
        seat,
        prompt,
        tuple(options),
        secret=True,
        fallback=(fallback,),
        menu=msg("yy-menu-action"),
        shortcuts=_SHORTCUTS,
    )


def _closing_question(state: State, seat: Seat) -> Decision:
    """Where a chain could go on it is secret, as its options tell whether there is a farmer.

    Then it is no mere confirmation either: a farmer placed from here leaves the turn open.
    """
    table, board = state.table, board_of(state.table)
    chain = bool(rules.chain_sites(table, board))
    return Decision(
        END,
        seat,
        msg("yy-ask-end", left=table.actions),
        (*_chain(state, seat, board), _end_option(chain)),
        secret=chain,
        confirms=not chain,
        fallback=(END,),
        menu=msg("yy-menu-end"),
    )


@_cached
def _end_option(chain: bool) -> Option:
    """A confirmation is final without saying so."""
    final = msg("yy-final-end") if chain else None
    return Option(END, msg("yy-end"), group=msg("yy-group-end"), final=final)


def _actions(state: State, seat: Seat, board: Board) -> Iterator[Option]:
    yield from preview(_quick, state, seat, board) or ()
    yield from _tiles(state, seat, board)
    others = [*_leaders(state, seat, board), *_costly(state, seat, board)]
    if state.hands[seat].size:
        others.append(Option(REPLACE, msg("yy-do-replace"), group=msg("yy-group-actions")))
    if chain := _chain(state, seat, board):  # in their menu: the tiles stay buttons
        group = msg("yy-group-chain-actions")
        others = [replace(option, group=group) for option in (*chain, *others)]
    yield from others


def _chain(state: State, seat: Seat, board: Board) -> list[Option]:
    """Another farmer beside the last one, in the same action (YY-29)."""
    if not state.hands[seat].tiles[BLUE]:
        return []
    sites = rules.chain_sites(state.table, board)
    found = tile_options("chain", state, board, seat, BLUE, sites)
    group = msg("yy-group-chain")
    return [
        replace(option, label=msg("yy-do-chain", hex=option.label), group=group) for option in found
    ]


def _quick(state: State, seat: Seat, board: Board) -> Iterator[Option]:
    """A tile and its hex at once: the best places to score, each colour in its turn."""
    colours = [colour for colour, held in state.hands[seat].tiles.items() if held]
    ranked = (
        scoring_places(state, board, seat, colour, rules.sites(board, colour)) for colour in colours
    )
    rounds = (zip(colours, places, strict=True) for places in zip_longest(*ranked))
    found = (_quick_option(colour, place) for each in rounds for colour, place in each if place)
    yield from islice(found, QUICK)


@_cached
def _quick_option(colour: str, place: Place) -> Option:
    return Option(
        f"place:{colour}-{place.hex}",
        msg(f"yy-do-place-{colour}", hex=place.hex),
        group=msg("yy-group-score"),
        about=in_short(place.brings.about()),
        at=places([place.hex]),
    )


def _tiles(state: State, seat: Seat, board: Board) -> Iterator[Option]:
    for colour in COLOURS:
        held = state.hands[seat].tiles[colour]
        if held and rules.sites(board, colour):
            yield _tile_option(colour, held)


@_cached
def _tile_option(colour: str, held: int) -> Option:
    label = msg(f"yy-do-tile-{colour}", n=held)  # short: all five share two rows of a phone
    return Option(f"tile:{colour}", label, group=msg("yy-group-tiles"))


def _leaders(state: State, seat: Seat, board: Board) -> Iterator[Option]:
    for colour, hex in state.table.players[seat].leaders.items():
        if hex is not None or rules.leader_sites(board, colour):
            yield _leader_option(colour, hex)


@_cached
def _leader_option(colour: str, hex: str | None) -> Option:
    """A leader to be moved from its hex, or placed."""
    token, name = f"leader:{colour}", ref("leader", colour)
    group = msg("yy-group-actions")  # one menu leaves room for the tiles as buttons
    if hex is None:
        return Option(token, msg("yy-do-place-leader", leader=name), group=group)
    label, about = msg("yy-do-move-leader", leader=name), msg("yy-about-leader", hex=hex)
    return Option(token, label, group=group, about=about, at=places([hex]))


def _costly(state: State, seat: Seat, board: Board) -> Iterator[Option]:
    """Riot and pagoda, for two tiles or for one and the leader (YY-39, YY-42)."""
    table, hand = state.table, state.hands[seat]
    kinds = [("riot", BLUE, RULES.riot_cost_blue_tiles)] if table.tiles else []
    if hand.tiles[GREEN] and any(rules.free_triangles(table, board, c) for c in COLOURS):
        kinds.append(("pagoda", GREEN, RULES.pagoda_action_cost_green_tiles))
    for verb, colour, cost in kinds:
        for way in rules.ways_to_pay(table, hand, seat, colour, cost):
            yield _costly_option(verb, way)


@_cached
def _costly_option(verb: str, way: str) -> Option:
    token = verb if way == rules.WITH_TILES else f"{verb}-{way}"
    return Option(token, msg(f"yy-do-{verb}-{way}"), group=msg("yy-group-actions"))


def _way(verb: str) -> str:
    """How an action is paid; one word, so that `leader G7` never reads as a riot."""
    return rules.WITH_LEADER if verb.endswith(rules.WITH_LEADER) else rules.WITH_TILES
