"""Why something of the game is not on offer: in words, and never from what is hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.core.codec import copy
from engine.core.decision import Seat
from engine.core.rng import Rng
from engine.core.words import Msg, msg, ref
from engine.games.yellow_yangtze.data import COLOURS, RULES
from engine.games.yellow_yangtze.game import YELLOW_YANGTZE
from engine.games.yellow_yangtze.maps import STANDARD, geography
from engine.games.yellow_yangtze.outlook import owned
from engine.games.yellow_yangtze.state import Standing
from locales.loader import LANGUAGES
from tests.games.yellow_yangtze.games import SEEDS, Answered, answered
from tests.games.yellow_yangtze.scenes import YangtzeScene, scene
from tests.games.yellow_yangtze.wars import (
    ANDREA,
    BARBARA,
    LEFT,
    PAUL,
    RIGHT,
    fought,
    rulebook,
    three_states,
)
from tests.locales.ftl import strict

GEO = geography(STANDARD.rows)
HEXES = tuple(GEO.bit)
TRIANGLES = tuple("-".join(GEO.names(area)) for area in GEO.grid.triangles)
TILES = tuple(str(n + 1) for n in range(RULES.hand_size))
AMOUNTS = (*TILES, "leader", *(f"{n}-leader" for n in TILES))
NONSENSE = ("", ":", "x", "hex:", "hex:Z9", "tile:pink", "commit:0", "support:G6", "from:A4-A5")
NAMES = ("Ann", "Ben", "Cleo", "Dora")


def known_tokens() -> Iterator[str]:
    """Every token that the game has, but for ways from hex to hex, of which there are some."""
    yield from ("riot", "riot-leader", "pagoda", "pagoda-leader", "replace", "end")
    yield from ("back", "withdraw", "decline", "pass")
    yield from (f"{kind}:{colour}" for kind in ("tile", "leader", "take") for colour in COLOURS)
    yield from (f"{kind}:{hex}" for kind in ("hex", "chain", "side", "G6") for hex in HEXES)
    yield from (f"{kind}:{name}" for kind in ("triangle", "from") for name in TRIANGLES)
    yield from (f"place:{colour}-{hex}" for colour in COLOURS for hex in HEXES)
    yield from (f"commit:{amount}" for amount in AMOUNTS)
    yield from (f"support:{hex}-{amount}" for hex in HEXES for amount in AMOUNTS)


KNOWN = tuple(known_tokens())


def why(table: YangtzeScene, token: str, seat: Seat = 0) -> Msg | None:
    view = YELLOW_YANGTZE.view(table.match, seat)
    return YELLOW_YANGTZE.why_not(view, table.asked(seat), token)


def test_an_action_that_is_not_offered_has_its_reason() -> None:
    table = scene(hands={0: {"blue": 1, "red": 1}}, leaders={"G5": (0, "blue")})
    assert why(table, "tile:green") == msg("yy-no-held", tile=ref("tile", "green"))
    one = msg("yy-count-blue", n=2)
    assert why(table, "riot") == msg("yy-no-price", price=one, n=1)
    assert why(table, "riot-leader") == msg("yy-no-help", leader=ref("leader", "blue"))
    assert why(table, "pagoda") == msg("yy-no-free")
    assert why(table, "chain:D5") == msg("yy-no-chain")
    assert why(table, "place:green-A4") == msg("yy-no-held", tile=ref("tile", "green"))
    assert why(table, "place:red-D5") == msg("yy-no-river", hex="D5")
    assert why(table, "place:red-A4") == msg("yy-no-quick", tile=ref("tile", "red"), hex="A4")
    ready = scene(tiles={"red": "K5 L4 L5"}, hands={0: {}})
    price = msg("yy-count-green", n=1)
    assert why(ready, "pagoda-leader") == msg("yy-no-price", price=price, n=0)
    assert why(ready, "replace") == msg("yy-no-hand")
    strict = scene(hands={0: {"red": 1}}, options={"actions": "exactly_two"})
    assert why(strict, "end") == msg("yy-no-end", n=2)


def test_a_leader_without_any_place_and_a_tile_without_room() -> None:
    bare = scene(removed="F2 K4 E12 A10 G6 H9 B6", hands={0: {"blue": 1}})
    assert why(bare, "leader:red") == msg("yy-no-leader-room", leader=ref("leader", "red"))
    land = [hex for hex in GEO.names(GEO.land) if hex not in STANDARD.capitals.values()]
    tiles = {"black": land[:35], "red": land[35:65], "green": land[65:]}
    full = scene(
        tiles={colour: " ".join(hexes) for colour, hexes in tiles.items()},
        market=["blue"] * 6,
        hands={0: {"red": 1}},
    )
    assert why(full, "tile:red") == msg("yy-no-room", tile=ref("tile", "red"))


def test_a_hex_for_a_tile() -> None:
    table = scene(
        hands={0: {"red": 1, "blue": 1}}, tiles={"blue": "D5"}, leaders={"G5": (1, "green")}
    )
    table.answer(0, "tile red")
    assert why(table, "hex:D6") == msg("yy-no-river", hex="D6")
    assert why(table, "hex:G6") == msg("yy-no-taken", hex="G6", what=ref("tile", "black"))
    assert why(table, "hex:g5") == msg("yy-no-taken", hex="G5", what=owned(Standing(1, "green")))
    assert why(table, "withdraw") == msg("yy-no-asked", menu=msg("yy-menu-hex"))
    assert why(table, "hex:A4") is None, "it is offered"
    table.answer(0, "back").answer(0, "tile blue")
    assert why(table, "hex:A4") == msg("yy-no-land", hex="A4")
    assert why(table, "hex:D5") == msg("yy-no-taken", hex="D5", what=ref("tile", "blue"))


def test_a_farmer_of_a_chain() -> None:
    table = scene(hands={0: {"blue": 2}}).answer(0, "tile blue d5")
    assert why(table, "chain:E7") == msg("yy-no-beside", hex="E7", last="D5")
    assert why(table, "chain:D4") == msg("yy-no-land", hex="D4")
    table.answer(0, "chain d6")
    assert why(table, "chain:D5") == msg("yy-no-taken", hex="D5", what=ref("tile", "blue"))
    assert why(table, "chain:E6") == msg("yy-no-held", tile=ref("tile", "blue"))


def test_a_hex_for_a_leader() -> None:
    table = scene(tiles={"black": "G8"}, leaders={"G5": (1, "red"), "G9": (2, "red")})
    table.answer(0, "leader green")
    leaders = (ref("leader", "red"),)
    assert why(table, "hex:G7") == msg("yy-no-union", hex="G7", leaders=leaders)
    assert why(table, "hex:D5") == msg("yy-no-leader-river", hex="D5")
    assert why(table, "hex:I1") == msg("yy-no-governor", hex="I1")
    assert why(table, "hex:G6") == msg("yy-no-taken", hex="G6", what=ref("tile", "black"))
    green = ref("leader", "green")
    assert why(table, "withdraw") == msg("yy-no-away", leader=green)
    assert why(table, "G5:H6") == msg("yy-no-away", leader=green)
    table.answer(0, "h6").answer(0, "leader green")
    assert why(table, "hex:H5") == msg("yy-no-origin", leader=green, hex="H6")
    assert why(table, "H6:H6") == msg("yy-no-move", hex="H6")
    assert why(table, "H6:I1") == msg("yy-no-governor", hex="I1")


def test_a_leader_may_not_join_its_own_colour_with_another_state() -> None:
    table = scene(tiles={"black": "G8"}, leaders={"G5": (1, "red"), "G9": (2, "blue")})
    table.answer(0, "leader red")
    leaders = (ref("leader", "red"),)
    assert why(table, "hex:G7") == msg("yy-no-union", hex="G7", leaders=leaders)


def test_a_tile_for_a_riot() -> None:
    table = scene(hands={0: {"blue": 2}}, leaders={"G5": (1, "red")}).answer(0, "riot")
    assert why(table, "hex:A4") == msg("yy-no-tile", hex="A4")
    assert why(table, "hex:G5") == msg("yy-no-riot", hex="G5", leader=owned(Standing(1, "red")))
    assert why(table, "leader:red") == msg("yy-no-asked", menu=msg("yy-menu-riot"))


def test_a_triangle_for_a_pagoda() -> None:
    paid = scene(
        tiles={"red": "K5 L4 L5", "black": "C6 C7"},
        pagodas={"B6 C6 C7": "black"},
        hands={0: {"green": 2}},
    ).answer(0, "pagoda")
    assert why(paid, "triangle:B6-C6-C7") == msg("yy-no-covered", hexes="B6–C6–C7")
    assert why(paid, "triangle:K6-L5-L6") == msg("yy-no-triangle", hexes="K6–L5–L6")
    offered = scene(tiles={"red": "K5 L4 A5 A6 B5"}, hands={0: {"red": 1}}).answer(0, "tile red l5")
    assert why(offered, "triangle:A5-A6-B5") == msg("yy-no-new", hexes="A5–A6–B5")


def test_a_pagoda_to_move_and_a_tile_of_the_market() -> None:
    table = scene(
        tiles={"black": "C6 C7 F3 G3 L4 L5"},
        pagodas={"B6 C6 C7": "black", "F2 F3 G3": "black"},
        hands={0: {"black": 1, "green": 1}},
        market=["red"],
    ).answer(0, "tile black k5 triangle k5-l4-l5")
    pagoda = ref("pagoda", "black")
    assert why(table, "from:K5-L4-L5") == msg("yy-no-from", hexes="K5–L4–L5", pagoda=pagoda)
    table.answer(0, "from b6-c6-c7").answer(0, "tile green a4")
    assert why(table, "take:blue") == msg("yy-no-market", tile=ref("tile", "blue"))


def test_a_tile_to_discard() -> None:
    table = scene(hands={0: {"red": 1}}).answer(0, "replace")
    assert why(table, "tile:blue") == msg("yy-no-held", tile=ref("tile", "blue"))


def test_what_cannot_be_committed() -> None:
    table = scene(
        leaders={"G5": (1, "red"), "F3": (0, "black")},
        hands={0: {"black": 1}},
    ).answer(0, "leader red g7")
    assert why(table, "commit:leader") == msg("yy-no-help", leader=ref("leader", "black"))
    assert why(table, "commit:2") == msg("yy-no-more", tiles=msg("yy-count-black", n=1))
    table.answer(0, "pass")
    assert why(table, "commit:1", 1) == msg("yy-no-held", tile=ref("tile", "black"))


def test_support_a_winner_and_losses() -> None:
    table = rulebook()
    sides = tuple(msg("yy-hex", hex=hex) for hex in (LEFT, RIGHT))
    assert why(table, "support:A4-1", BARBARA) == msg("yy-no-side", hex="A4", sides=sides)
    more = msg("yy-no-more", tiles=msg("yy-count-red", n=2))
    assert why(table, f"support:{LEFT}-3", BARBARA) == more
    assert why(table, f"support:{LEFT}-1-leader", BARBARA) == msg(
        "yy-no-help", leader=ref("leader", "red")
    )
    lost = fought()
    assert why(lost, "hex:F6", ANDREA) == msg("yy-no-loss", hex="F6")
    table.answer(BARBARA, f"support {LEFT}-2").answer(PAUL, "pass").answer(ANDREA, "pass")
    assert why(table, "side:A4", ANDREA) == msg("yy-no-side", hex="A4", sides=sides)


def test_a_state_that_is_not_among_the_strongest_cannot_win() -> None:
    table = three_states().answer(1, "pass").answer(2, "pass")
    weak, other = (side.at for side in table.conflict.sides if side.base == 1)
    table.answer(0, f"support {weak}-1")
    assert table.asked(0).name == "winner"
    assert why(table, f"side:{other}") == msg("yy-no-strongest", hex=other)


def test_no_action_is_left_or_the_turn_is_being_closed() -> None:
    done = scene(hands={0: {"red": 1}}, actions=0)
    assert why(done, "tile:red") == msg("yy-no-action")
    closing = scene(hands={0: {"red": 1}}).answer(0, "end")
    assert why(closing, "tile:red") == msg("yy-no-closing")


def reasons(moment: Answered, tokens: tuple[str, ...]) -> list[Msg | None]:
    view = YELLOW_YANGTZE.view(moment.before.match, moment.decision.seat)
    return [YELLOW_YANGTZE.why_not(view, moment.decision, token) for token in tokens]


def some_moments() -> Iterator[Answered]:
    """Of each kind of question about as many."""
    seen: Counter[str] = Counter()
    for moment in (moment for seed in SEEDS for moment in answered(seed)):
        key = moment.decision.prompt.key
        seen[key] += 1
        if seen[key] <= 3:
            yield moment
    assert len(seen) > 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_token_of_the_game_that_is_not_offered_has_a_reason_in_words(language: str) -> None:
    words, said = strict(language), set()
    for moment in some_moments():
        offered = set(moment.decision.tokens())
        for token, reason in zip(KNOWN, reasons(moment, KNOWN), strict=True):
            assert (reason is None) == (token in offered), (token, moment.decision)
            if reason is not None and reason.key not in said:
                assert len(words.say(reason, NAMES)) <= 160
                said.add(reason.key)
        assert reasons(moment, NONSENSE) == [None] * len(NONSENSE)
    assert len(said) > 20


def test_a_reason_tells_nothing_hidden() -> None:
    tokens = KNOWN[::13]
    for n, moment in enumerate(some_moments()):
        match, asked = moment.before.match, moment.decision
        for seat in (None, *range(match.seats)):
            other = copy(YELLOW_YANGTZE, match)
            YELLOW_YANGTZE.blur(other, seat, Rng(n))
            views = YELLOW_YANGTZE.view(match, seat), YELLOW_YANGTZE.view(other, seat)
            told = [[YELLOW_YANGTZE.why_not(v, asked, t) for t in tokens] for v in views]
            assert told[0] == told[1]
